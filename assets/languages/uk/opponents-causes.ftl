# Причина, яку назвав би тренер, — одним реченням не довшим за 18 слів: хід і одна причина.
# $action починається з малої літери: застосунок сам ставить велику на початку речення. $point — текст із
# цього файлу. Він буває й окремим реченням: «Так Q♠ K♠ лишаться разом.»
# «Це» і «так» у причинах — сам хід. $subject — карти чи поля; $known: чи можна їх показати читачеві.

## Заголовки

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = іншого ходу немає
point-symmetric = усі ходи тут рівноцінні, дошка симетрична
point-book = це хід із книги дебютів
point-all-win = уже виграно, годиться будь-який хід
point-all-draw = хоч як ходи, за найкращої гри буде нічия
point-all-lose = уже програно, хіба що суперник помилиться
point-close-call = різниця мала, явно кращого ходу немає
point-deep-tactic = далекий розрахунок, сенс ходу відкриється згодом
point-deep-tactic-on-move = далекий розрахунок, сенс відкриється на { $move }-му ході
point-own-rule = так велить власне правило

## Значення ходу й того, що можна було б зробити замість нього, за одиницями

compared-chance = { $chosen } % проти { $instead } %
compared-proved = { $chosen ->
    [100] виграш
    [50] нічия
   *[other] програш
} замість { $instead ->
    [100] виграшу
    [50] нічиєї
   *[other] програшу
}
compared-judged = { $chosen } % проти { $instead } %
compared-discs = { $chosen } проти { $instead }
answer-chance = Це рятує у { $instead } % розкладів, а не у { $chosen } %.
answer-proved = { $instead ->
    [100] Це теж виграш.
    [50] Це лише нічия.
   *[other] Це програш.
}
answer-judged = Шанс не лишитися в дурнях — близько { $instead } %, а не { $chosen } %.
answer-discs = Тоді різниця в кінці буде { $instead ->
    [one] { $instead } фішка
    [few] { $instead } фішки
    [many] { $instead } фішок
   *[other] { $instead } фішки
}, а не { $chosen }.
answer-potential = Тоді рука була б варта { $instead } на карту, а не { $chosen }.
answer-cards-left = Тоді карт лишиться { $instead }, а не { $chosen }.
answer-hand-value = Тоді ціна руки — { $instead ->
    [one] { $instead } очко
    [few] { $instead } очки
    [many] { $instead } очок
   *[other] { $instead } очка
}, а не { $chosen }.
answer-points = Це дає { $instead ->
    [one] { $instead } очко
    [few] { $instead } очки
    [many] { $instead } очок
   *[other] { $instead } очка
}, а не { $chosen }.
answer-votes = Це правильно в { $instead } % розкладів, а не в { $chosen } %.

## Чому не інакше?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } Це приблизно так само добре ({ $worth }).
# Про хід, який обрав би читач.
reader-as-good = Ваш хід нічим не гірший.
reader-close = Ваш хід приблизно рівноцінний.
reader-about-as-good = Ваш хід приблизно рівноцінний ({ $worth }).

why-not-attack = Чому не піти з { $cards }?
why-not-beat = Чому не покласти { $cards } на { $attacks }?
why-not-transfer = Чому не перевести картою { $cards }?
why-not-show = Чому не перевести, показавши { $cards }?
why-not-throw = Чому не підкинути { $cards }?
why-not-pass = Чому не спасувати?
why-not-take = Чому не взяти?
why-not-redeal = Чому не попросити перездати?
why-not-keep = Чому не лишити свої карти?
why-not-place = Чому не { $square }?
why-not-pass-turn = Чому не спасувати?
why-not-nothing = Чому не лишити все як є?
why-not-plan = Чому не зіграти { $plan }?

## Що робити

advice-attack = ходіть із { $cards }
advice-beat = покладіть { $cards } на { $attacks }
advice-transfer = переведіть картою { $cards }
advice-show = переведіть, показавши { $cards }
advice-throw = підкиньте { $cards }
advice-pass = не підкидайте
advice-take = беріть
advice-redeal = попросіть перездати
advice-keep = лишіть свої карти
advice-place = ставте на { $square }
advice-pass-turn = пасуйте
advice-nothing = нічого не робіть
advice-plan = зіграйте { $plan }

## Правила на майбутнє: «Із зайвим дрібним козирем краще було б побити козирем.»

thumb = { $change } краще було б { $then }.
thumb-spare-low-trump = із зайвим дрібним козирем
thumb-spare-high-trump = із зайвим великим козирем
thumb-one-trump-fewer = якби козирів було на один менше,
thumb-higher-trump = зі старшим козирем
thumb-lower-trump = із молодшим козирем
thumb-plain-card-that-beats = із некозирною картою, яка це б’є,
thumb-another-pair = із ще однією парою
thumb-one-pair-fewer = без однієї з пар
thumb-against-a-trump = проти козиря
thumb-against-a-plain-card = проти некозирної карти
thumb-against-a-lower-card = проти молодшої карти
thumb-against-a-higher-card = проти старшої карти
thumb-against-another-suit = проти карти іншої масті
thumb-shorter-talon = ближче до кінця колоди
thumb-longer-talon = якби в колоді було більше карт,
thumb-smaller-hand = якби в іншого гравця було менше карт,
thumb-corner-own = якби кут { $square } був уже взятий,
thumb-corner-theirs = якби кут { $square } був уже відданий,
thumb-then-lead-several = піти з кількох карт
thumb-then-lead-a-trump = піти з козиря
thumb-then-lead-a-plain-card = піти з некозирної карти
thumb-then-beat-with-a-trump = побити козирем
thumb-then-beat-with-a-plain-card = побити некозирною картою
thumb-then-pass-the-attack-on = перевести
thumb-then-throw-in-a-trump = підкинути козиря
thumb-then-throw-in-a-plain-card = підкинути некозирну карту
thumb-then-hold-back = не підкидати
thumb-then-pick-up = взяти
thumb-then-new-deal = попросити перездати
thumb-then-keep-the-hand = грати своїми картами
thumb-then-place = поставити на { $square }

## Причини в «дурні»

cause-durak-lone-high-trump = { $known ->
    [yes] краще приберегти { $subject }, найстаршого козиря в грі
   *[no] найстаршого козиря в грі краще приберегти
}
cause-durak-spend-trumps-late = { $known ->
    [yes] козир { $subject } ще знадобиться
   *[no] козир ще знадобиться
}
cause-durak-spend-lower-trump = { $known ->
    [yes] досить молодшого козиря, а { $subject } ще знадобиться
   *[no] досить молодшого козиря, старший ще знадобиться
}
cause-durak-keep-pairs = { $known ->
    [yes] так { $subject } лишаться разом
   *[no] так пара лишиться цілою
}
cause-durak-lead-low = { $known ->
    [yes] ходять із молодших, а { $subject } бережуть для захисту
   *[no] ходять із молодших, а старші бережуть для захисту
}
cause-durak-lead-several = від кількох карт одразу важче відбитися
cause-durak-keep-high-cards = { $known ->
    [yes] { $subject } краще приберегти для захисту
   *[no] старшу карту краще приберегти для захисту
}
cause-durak-draw-out-trumps = без козиря цього не побити
cause-durak-throw-in-to-strip = кожна підкинута карта вимотує захисника
cause-durak-load-the-taker = якщо вже беруть, хай забирають і це
cause-durak-hold-back = { $known ->
    [yes] { $subject } потім більше { $count ->
        [1] стане
       *[other] стануть
    } в пригоді
   *[no] карта потім більше стане в пригоді
}
cause-durak-take-good-cards = { $known ->
    [yes] { $subject } варто забрати собі
   *[no] на столі добрі карти, їх варто забрати
}
cause-durak-take-early = { $known ->
    [yes] щоб відбитися, довелося б віддати { $subject }
   *[no] щоб відбитися, довелося б віддати добру карту
}
cause-durak-beat-rather = взяти — це набрати карт і втратити хід
cause-durak-close-ranks = цей номінал уже на столі, нового не підкинуть
cause-durak-hard-to-beat = це важче побити
cause-durak-beat-surely = те, що підкинуть, буде легше побити
cause-durak-who-leads-last = це дає наступний хід, а він вирішальний
cause-durak-leads-last = так більше шансів почати останній раунд
cause-durak-keep-the-lead = так більше шансів здобути наступний хід
cause-durak-lead-more = так потім частіше буде свій хід
cause-durak-others-pick-up = так більше шансів, що візьме суперник
cause-durak-fewer-cards-taken = так потім доведеться брати менше карт
cause-durak-more-trumps-left = так лишаться сильніші козирі
cause-durak-stronger-hand = так карти на руках лишаться сильніші
cause-durak-their-trumps = суперникові це коштуватиме більше козирів
cause-durak-fewer-cards-left = коли скінчиться колода, карт лишиться менше
cause-durak-pairs-left = так лишиться більше пар
cause-durak-fewer-cards-known = так суперник менше дізнається про карти на руках
cause-durak-count-the-last-bout = карти пораховано, цей раунд може стати останнім
cause-durak-counted-out = пораховано до кінця
cause-durak-weak-hand = нові карти, мабуть, будуть кращі
cause-durak-good-hand = нові карти навряд чи будуть кращі

## Причини в реверсі

cause-reversi-take-corner = це кут, його вже не перевернути
cause-reversi-corners = хід на { $instead } віддав би суперникові { $subject }
cause-reversi-leave-corner = після { $instead } суперник міг би взяти { $subject }
cause-reversi-x-squares = { $instead } — поле X, кут { $subject } опинився б під ударом
cause-reversi-c-squares = { $instead } — поле C, кут { $subject } опинився б під ударом
cause-reversi-wedges = це виграє боротьбу за край, клин там не перевернути
cause-reversi-no-wedge = після { $instead } суперник поставив би на краю клин
cause-reversi-edge-traps = хід на { $instead } лишив би край під ударом
cause-reversi-mobility = у суперника менше відповідей, ніж після { $instead }
cause-reversi-frontier = на межі лишиться менше своїх фішок, ніж після { $instead }
cause-reversi-stable-discs = стійких фішок одразу стане більше
cause-reversi-tempo = у суперника не лишається безпечних ходів
cause-reversi-parity = це дає останній хід у цій частині дошки
cause-reversi-passes = суперникові нікуди ходити
cause-reversi-more-choice = так лишається більше ходів на вибір
cause-reversi-less-choice = у суперника потім буде менше ходів на вибір
cause-reversi-safe-moves = так у запасі більше безпечних ходів
cause-reversi-fewer-safe-moves = у суперника потім лишиться менше безпечних ходів
cause-reversi-corner-later = так потім удасться взяти кут
cause-reversi-no-corner-later = так суперникові важче взяти кут
cause-reversi-edges = так згодом буде більше фішок на краях
cause-reversi-quiet-move = це тихий хід, він відкриває суперникові менше, ніж { $instead }
cause-reversi-exposed-later = так потім на межі буде менше своїх фішок
cause-reversi-more-stable = зрештою стійких фішок буде більше
cause-reversi-last-moves = так останній хід дістанеться в більшій кількості ділянок
cause-reversi-forced-passes = згодом суперник муситиме пасувати
cause-reversi-count-out = так краще, якщо порахувати до кінця
cause-reversi-wipe-out = так суперник утратить усі фішки
cause-reversi-wiped-out = хід на { $instead } коштував би всіх фішок

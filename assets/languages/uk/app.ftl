# Тексти самого застосунку. У суперників свої файли.

app-name = Козир
app-line = Дурень і реверсі із суперниками, які пояснюють свої ходи
durak = Дурень
reversi = Реверсі
back = Назад
close = Закрити
cancel = Скасувати
thinks = Думає
thinks-so-far = { $depth ->
    [0] Думає… { $percent } %
   *[other] Думає… { $percent } % (глибина { $depth })
}
move-now = Нехай ходить
told-to-move = обдумано, %
best-so-far = Найкраще, що встигло знайтися: { $action }.
why-moved-early = Довелося ходити, не додумавши. Якби було більше часу, хід був би такий: { $action }.
undo = Назад
redo = Вперед
hint = Порада
why = Чому?
black = Чорні
white = Білі
help = Довідка
credits = Про гру

first-durak-question = Ви вже грали в дурня?
first-yes = Так, роздавайте
first-yes-line = Ви проти одного суперника, звичайні правила
first-no = Ні, навчіть
first-no-line = Навчальна партія, карта за картою
first-look = Спершу роздивитися
home-continue = Продовжити
home-your-turn = Ваш хід
home-their-turn = Хід суперника
home-next-to-beat = Кого обіграти далі
home-durak-line = 2–6 гравців, різні правила
home-reversi-line = Від новачка до непереможного
watch = Дивитися гру
watch-pause = Пауза
watch-go-on = Продовжити
watch-step = Крок
watch-slow = Повільно
watch-normal = Помірно
watch-fast = Швидко
watch-utmost = Миттю
trees = Дерева гри

new-start = Почати
new-players = Гравці
new-opponent = Суперник
new-opponents = Суперники, за годинниковою стрілкою
new-opponents-watched = Хто грає
adjust = Налаштувати суперника
adjust-reset = Скинути
family-ply = Завбачливий
family-ply-line = Дивиться на кілька ходів уперед
family-engine = Рушій
family-engine-line = Самоук, дванадцять рівнів
family-apprentice = Підмайстер
family-apprentice-line = Забуває карти, як люди; чотири рівні
family-master = Майстер
family-master-line = Уявляє закриті карти; п’ять рівнів
new-colour = Ви граєте за
new-handicap = Фора чорним: кути
new-corners = { $count ->
    [0] Немає
    [one] { $count } кут
    [few] { $count } кути
   *[other] { $count } кутів
}
new-rules = Правила

rules-classic = Класика
rules-classic-line = Підкидний: підкидають усі, до шести карт
rules-first-five = Перший відбій — п’ять
rules-first-five-line = До першого відбою — не більше п’яти карт атаки
rules-transfer = Перевідний
rules-transfer-line = Картою того ж номіналу хід переводять далі
rules-partnership = Партнери
rules-partnership-line = Дві команди, партнери сидять через одного
rules-duel = Дуель
rules-duel-line = Підкидає лише нападник, навздогін не можна
rules-own = Свої правила
rules-own-line = Як налаштовано нижче
rules-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
rules-all = Показати всі правила
rules-who-throws-in = Хто підкидає
rules-throw-all = Усі
rules-throw-neighbours = Сусіди
rules-throw-attacker = Нападник
rules-after-take = Хто підкидає навздогін
rules-after-take-same = Ті самі
rules-after-take-attacker = Лише нападник
rules-after-take-nobody = Ніхто
rules-attack-limit = Найбільше карт атаки за раунд
rules-attack-limit-hand = Скільки на руках
rules-passing-on = Переведення
rules-transfer-off = Не можна
rules-transfer-playing = Картою
rules-transfer-showing = Картою або показом
rules-showing = Переведення показом
rules-showing-deal = Раз за партію
rules-showing-bout = Раз за раунд
rules-showing-always = Скільки завгодно
rules-first-attack = Хто ходить у наступній партії
rules-first-on-fool = Під дурня
rules-first-lowest-trump = Наймолодший козир
rules-after-draw = Хто ходить після нічиєї
rules-after-draw-lowest = Знову наймолодший козир
rules-after-draw-same = Той самий гравець
rules-after-draw-next = Наступний гравець
rules-five = До першого відбою — не більше п’яти карт
rules-sides = Дві команди, партнери через одного
rules-redeal = П’ять карт однієї масті — перездача
rules-last-defender = Без нічиїх: у дурнях той, хто відбивався останнім

opponent-random = Випадковий
opponent-random-line = Ходить навмання, аби за правилами
opponent-random-about = Ходить навмання, аби за правилами. Щоб програти йому, має дуже не пощастити.
opponent-potential-fixed = Упертий потенціал
opponent-potential-fixed-line = Береже козирі до самого кінця
opponent-potential-fixed-about = Як Їжак, але ніколи не міняє тактики. Береже силу руки, навіть коли колода скінчилася, тож часто лишається в дурнях із чудовими картами.
opponent-novice = Новачок
opponent-novice-line = Хапає якнайбільше фішок
opponent-novice-about = Оцінює хід за тим, що він переверне: два очки за фішку на краю, одне за будь-яку іншу, ще трохи за кути й краї. Бере найбільшу суму й не думає про вашу відповідь.
opponent-professional = Професіонал
opponent-professional-line = Зважає на вашу найкращу відповідь
opponent-professional-about = Рахує як Щеня, а тоді віднімає найбільше, що ви можете виграти у відповідь.
opponent-ply-3 = Завбачливий 3
opponent-ply-3-line = Дивиться на три ходи вперед
opponent-ply-3-about = Оцінює як Борсук, але дивиться на три ходи вперед, а не на два.
opponent-ply-4 = Завбачливий 4
opponent-ply-4-line = Дивиться на чотири ходи вперед
opponent-ply-4-about = Оцінює як Борсук, але дивиться на чотири ходи вперед, а не на два.
opponent-ply-5 = Завбачливий 5
opponent-ply-5-line = Дивиться на п’ять ходів уперед
opponent-ply-5-about = Оцінює як Борсук, але дивиться на п’ять ходів уперед, а не на два.
opponent-ply-6 = Завбачливий 6
opponent-ply-6-line = Дивиться на шість ходів уперед
opponent-ply-6-about = Оцінює як Борсук, але дивиться на шість ходів уперед, а не на два.

question-start-over = Почати нову партію? Попередню ще не закінчено.
question-go-on = Грати далі
question-keep = Зберегти й почати
question-start-anyway = Почати без збереження
question-leave = Вийти з партії? Її можна буде продовжити пізніше.
question-stay = Грати далі
question-take = Взяти карти? Ви ще можете відбитися.
question-take-them = Взяти

pause = Меню
pause-go-on = Продовжити
pause-leave = Вийти з партії

games = Ваші партії
games-none = Тут з’являться дограні та збережені партії. Їх можна переглянути хід за ходом або продовжити.
games-saved = Збережені
games-finished = Нещодавно дограні
games-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
saved-games = Збережені партії
saved-games-save = Зберегти партію
saved-games-copy = Копіювати текстом
saved-games-paste = Вставити
saved-games-copied = Скопійовано: ходи, причини й саму партію.
saved-games-none = Збережених партій ще немає. Збережену партію можна будь-коли продовжити або зіграти ще раз тими самими картами.
saved-games-saved-as = Збережено як партію { $number }.
saved-games-not-a-game = Цей текст — не збережена партія: { $reason }
link-broken = Посилання не працює: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } хід, не закінчено
    [few] { $count } ходи, не закінчено
   *[other] { $count } ходів, не закінчено
}
saved-games-over = { $count ->
    [one] { $count } хід, закінчено
    [few] { $count } ходи, закінчено
   *[other] { $count } ходів, закінчено
}
saved-games-delete = Видалити партію { $number }
saved-games-confirm-delete = Точно видалити партію { $number }?

shuffle = Чесна роздача
shuffle-about = Порядок усіх карт визначає таємне число — зерно. Воно випадає ще до роздачі, і його відбиток видно одразу. Після партії ви побачите й саме зерно, тож кожен зможе перевірити і відбиток, і карти.
shuffle-commitment = Відбиток зерна (SHA-256)
shuffle-copy = Копіювати відбиток
shuffle-later = Зерно ви побачите після партії: воно видало б усі закриті карти.
shuffle-seed = Зерно
shuffle-check = Перевірити роздачу
shuffle-fair = Перевірено: ці карти випливають із зерна, а зерна ніхто не вибирав.
shuffle-unfair = Не сходиться: із зерна виходять інші карти.

trees-figure-10 = Приклад: виграш чи ні
trees-figure-11 = Приклад: оцінки
trees-reversi = { $plies ->
    [one] Дошка, { $plies } хід
    [few] Дошка, { $plies } ходи
   *[other] Дошка, { $plies } ходів
}
trees-pasted = Вставлене
trees-and-or = Виграш чи ні
trees-minimax = Мінімакс
trees-alpha-beta = Альфа-бета
trees-first = На початок
trees-back = Крок назад
trees-on = Крок уперед
trees-last = У кінець
trees-step = Крок { $step } з { $count }
trees-before = Перебір ще не почався. Зробіть крок.
trees-solved = Оцінка { $root }: { $value }. Найкраща гра: { $line }.
trees-solved-position = Оцінка позиції: { $value }. Найкраща гра: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = позиція
trees-won = { $root } — виграш: { $line }.
trees-lost = { $root } — не виграш.
trees-skipped = Пропущено вершин: { $skipped } з { $count }.
trees-touch = Торкніться вершини, щоб запитати про неї. Оцінку листка можна змінити.
trees-max = { $name }: ходить Макс, йому потрібна найбільша оцінка.
trees-min = { $name }: ходить Мін, йому потрібна найменша оцінка.
trees-again = Знову { $name }: ця вершина вже є в іншому місці, разом з усім, що під нею.
trees-node-again = { $name } знову
trees-ask-won = { $name } — це виграш?
trees-ask-won-player = { $name } — це виграш, якщо ходить Макс?
trees-ask-won-game = { $name } — це виграш у грі від { $root }?
trees-ask-worth = Яка оцінка { $name }?
trees-leaf = Листок { $name }
trees-less = Менше
trees-more = Більше
trees-make-lost = Зробити програшем
trees-make-won = Зробити виграшем
trees-copy = Копіювати
trees-paste = Вставити дерево
trees-copied = Скопійовано: по вершині на рядок, нащадки після стрілки, оцінка після знака рівності.
trees-legend = Квадрати: ходить Макс. Кола: ходить Мін. ✓ виграш, ✗ програш. Золотом — найкраща гра. Закреслене пропущено. Пунктир і ↺ — та сама позиція знову. Перетягуйте дерево; масштаб — щипком або коліщатком.

saved-games-unreadable = Збережену партію не вдалося прочитати.

why-nothing-yet = Рішень іще не було.
why-recalling = Пригадує причини…
why-shown = Показано: { $action }.
why-shown-guessed = Показано: { $action } (здогад).
why-next = Далі: { $action }.
why-next-guessed = Далі, мабуть: { $action }.
why-shown-hidden = Цей хід ви побачите після партії.
why-step = Крок { $step } з { $steps }
why-step-back = Крок назад у варіанті
why-step-on = Крок уперед у варіанті
ask-hint = Як би зіграли ви? Спробуйте: це ще не хід.
ask-opponent = { $name }: а як на цьому місці зіграли б ви?
ask-this = Ось так
ask-tell = Показати
ask-same = Ваша відповідь така сама!
axis-bout = Раунд
axis-price = Середня сила карт
axis-degree = Належність, від 0 до 1
axis-move = Хід
axis-game = Партія
axis-review-durak = Шанс, %
axis-review-reversi = Різниця фішок
axis-rating = Рейтинг
axis-score = Результат, %
axis-discs = Різниця фішок
axis-accuracy = Добрі рішення, %
why-everyone = Усі
why-reasons = Причини
details = Докладніше
why-fuzzy = Таблиці
why-chart = Сила
why-belief = Здогади
belief-line = { $name }: ось що можна вирахувати про закриті карти.
belief-legend = Що яскравіша клітинка, то ймовірніша карта. Обведено: напевно. Закреслено: неможливо.
review-chances = { $percent } % шансів
why-review = Розбір
why-log = Ходи
review-progress = Розбираю партію: { $done } з { $count }
review-tally-durak = { $name }: найкращих рішень — { $best } з { $count }. Втрачено в середньому: { $lost }.
review-tally-reversi = { $name }: найкращих ходів — { $best } з { $count }. Втрачено загалом: { $lost }.
review-proved = Пораховано до кінця з ходу { $move }: далі все доведено.
review-turned = { $count ->
    [1] Найдорожче рішення. Погляньте на нього ще раз.
    [one] { $count } найдорожче рішення. Погляньте на кожне ще раз.
    [few] { $count } найдорожчі рішення. Погляньте на кожне ще раз.
   *[other] { $count } найдорожчих рішень. Погляньте на кожне ще раз.
}
review-flawless = Жодної помилки: кожне рішення не гірше за найкраще. Чудова гра!
review-steady = Без переломних моментів, лише дрібні втрати. Гарна гра!
review-better = Краще: { $best }
review-cost = Хід { $move } · втрата: { $lost }
review-cost-about = Хід { $move } · втрата: { $lost } (±{ $error })
review-cost-proved = Хід { $move } · втрата: { $lost }, доведено
review-turns-on = Прийоми
review-show-better = Як краще
review-show-played = Як було
review-ask = Як би ви зіграли тут? Спробуйте.
review-ask-tell = Показати, що було краще
review-show-answer = Ваш варіант
review-answer-right = Ваша відповідь: { $answer }. Це і є найкращий хід!
review-answer-same = Ваша відповідь: { $answer }, як і в партії.
review-answer-waits = Ваша відповідь: { $answer }. Рахую, чого вона варта…
review-answer-cost = Ваша відповідь: { $answer }. Втрата: { $lost }.
review-answer-cost-about = Ваша відповідь: { $answer }. Втрата: { $lost } (±{ $error }).
review-answer-as-good = Ваша відповідь: { $answer }. У межах похибки не гірше за найкраще.
review-as-good = У межах похибки не гірше за найкраще.
review-practise-this = Потренувати це
review-kept = Збережено: повернеться в розділі «Ваші помилки».
review-practise = Що потренувати
review-concept-cost = { $count ->
    [one] { $count } така помилка коштувала { $lost }.
    [few] { $count } такі помилки разом коштували { $lost }.
   *[other] { $count } таких помилок разом коштували { $lost }.
}
review-try-problem = Розв’язати задачу
review-discs = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[other] { $count } фішок
}
chart-line = Середня сила карт на руках після кожного раунду.
chart-hidden = Лінії суперників буде видно, коли відкриються їхні карти.
fuzzy-now = Зараз
fuzzy-last-decision = Останнє рішення
fuzzy-at-rest = Зараз нема чого вирішувати.
fuzzy-asks-lead = З якої карти піти?
fuzzy-asks-defend = Бити чи брати?
fuzzy-asks-add-to-taker = Підкинути навздогін?
fuzzy-asks-add-to-beater = Підкинути карту?
fuzzy-own-hand = Своя рука: { $quality }, середня сила карт { $mean }
    погана { $bad } · середня { $medium } · добра { $good }
fuzzy-their-hand = Рука суперника, один розклад: { $cards }
    { $quality }, середня сила карт { $mean }
fuzzy-their-hand-known = Рука суперника: { $cards }
    { $quality }, середня сила карт { $mean }
fuzzy-uncertainty = Невизначеність: { $bits } біт ({ $hidden } з { $unknown } невідомих карт). Розкладів: { $count }.
tables = Таблиці рішень
tables-about = За цими таблицями грає нечіткий суперник. Торкніться клітинки, щоб змінити її; змінені обведено. Ваші таблиці діятимуть із наступної партії.
tables-usual = Змінити його таблиці
tables-own = Грає за вашими таблицями
tables-reset = Скинути
tables-copy = Копіювати
tables-paste = Вставити
tables-copied = Скопійовано текстом.
tables-wrong = У цьому тексті немає таблиць: { $reason }
hint-coming = Шукаю найкращий хід…

result-won = Ви виграли
result-lost = Ви програли
result-drawn = Нічия
result-winner = Перемога: { $name }
result-over = Партію зіграно
result-rematch = Зіграти ще
result-review = Розбір
result-turned = Переломні моменти
result-leave = Вийти

reversi-your-turn = Ваш хід
reversi-refused-occupied = На { $square } вже стоїть фішка.
reversi-refused-turns-none = На { $square } нічого не перевернеться, тож ставити туди не можна.
reversi-refused-pass = Вам нікуди ходити: натисніть «Пас».
reversi-their-turn = Хід суперника
reversi-you-must-pass = Вам нікуди ходити
reversi-they-must-pass = Суперник мусить пасувати
reversi-they-passed = Суперник пасує: знову ваш хід
reversi-to-move = Ходить { $name }
reversi-passes = { $name } пасує
reversi-pass = Пас
reversi-discs = Чорні { $score } Білі
reversi-log-move = { $name } → { $square }
reversi-log-pass = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } козир
   *[other] { $suit } козир · { $count }
}
durak-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
durak-out = без карт
durak-they-attack = { $name } ходить
durak-they-defend = { $name } відбивається
durak-they-defend-you = { $name } відбивається від вас
durak-they-throw-in = { $name } може підкинути
durak-you-attack = Ваш хід
durak-you-defend = Побийте { $cards } або беріть
durak-you-cannot-beat = Побити { $cards } нічим
durak-you-throw-in = Підкидайте або кажіть «Бито»
durak-you-add = Бере: підкидайте або кажіть «Пас»
durak-refused-too-low = Карта { $card } молодша за { $attack }.
durak-refused-other-suit = { $card } — не козир і не тієї масті, що { $attack }.
durak-refused-beats-none = { $card } не б’є жодної з цих карт.
durak-refused-other-rank = На столі немає карт того ж номіналу, що й { $card }.
durak-refused-transfer-late = Ви вже побили карту, тож переводити пізно.
durak-refused-transfer-too-many = Не перевести: у наступного гравця замало карт.
durak-you-may-redeal = П’ять карт однієї масті: перездати?
durak-button-take = Взяти { $count }
durak-button-done = Бито
durak-button-pass = Пас
durak-keep = Граємо
durak-redeal = Перездати
durak-which = Як саме?
durak-choice-beat = побити { $card }
durak-choice-transfer = перевести
durak-choice-show = показати й перевести
durak-plan-pass = не підкидати
durak-plan-take = взяти
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } б’є { $attack }
durak-transferred = { $person ->
    [second] Ви переводите: { $card }
   *[third] { $name } переводить: { $card }
}
durak-showed = { $person ->
    [second] Ви показуєте { $card } і переводите
   *[third] { $name } показує { $card } і переводить
}
durak-threw-in = { $person ->
    [second] Ви підкидаєте { $card }
   *[third] { $name } підкидає { $card }
}
durak-passed = { $person ->
    [second] Ви не підкидаєте
   *[third] { $name } не підкидає
}
durak-took = { $person ->
    [second] Ви берете
   *[third] { $name } бере
}
durak-asked-redeal = { $person ->
    [second] Ви просите перездати
   *[third] { $name } просить перездати
}
durak-kept = { $person ->
    [second] Ви лишаєте свої карти
   *[third] { $name } лишає свої карти
}
word-take = беру
word-done = бито
word-pass = пас
durak-is-fool = { $person ->
    [second] Ви лишилися в дурнях
   *[third] У дурнях — { $name }
}
durak-nobody-left = Карт не лишилося ні в кого
durak-stalled = Гра зайшла в глухий кут

credits-text = «Козир», автори Kozyr. Ліцензія: MIT або Apache 2.0.

    Колода «Атласні» — зі збірки карт GNOME, за оригіналом у суспільному надбанні; LGPL 3 або новіша. Шрифт — Inter, SIL Open Font Licence. Зроблено на Bevy, egui та Kira.

    Звуки, великі карти, фішки та стіл створено для «Козиря».

# Тэксты самой праграмы. У сапернікаў свае файлы.

app-name = Козыр
app-line = Дурань і рэверсі з сапернікамі, якія тлумачаць свае хады
durak = Дурань
reversi = Рэверсі
back = Назад
close = Закрыць
cancel = Скасаваць
thinks = Думае
thinks-so-far = { $depth ->
    [0] Думае… { $percent } %
   *[other] Думае… { $percent } % (глыбіня { $depth })
}
move-now = Няхай ходзіць
told-to-move = абдумана, %
best-so-far = Найлепшае, што пакуль знайшлося: { $action }.
why-moved-early = Давялося хадзіць, не дадумаўшы. Калі б часу хапіла, ход быў бы такі: { $action }.
undo = Назад
redo = Уперад
hint = Падказка
why = Чаму?
black = Чорныя
white = Белыя
help = Даведка
credits = Пра праграму

first-durak-question = Вы ўжо гулялі ў дурня?
first-yes = Так, раздавайце
first-yes-line = Вы і адзін сапернік, звычайныя правілы
first-no = Не, навучыце
first-no-line = Першая партыя з падказкамі, карта за картай
first-look = Спачатку агледзецца
home-continue = Працягнуць
home-your-turn = Ваш ход
home-their-turn = Ход саперніка
home-next-to-beat = Каго абыграць далей
home-durak-line = 2–6 гульцоў, розныя правілы
home-reversi-line = Ад пачаткоўца да ідэалу
watch = Глядзець партыю
watch-pause = Паўза
watch-go-on = Далей
watch-step = Крок
watch-slow = Павольна
watch-normal = Звычайна
watch-fast = Хутка
watch-utmost = Імгненна
trees = Дрэвы гульні

new-start = Пачаць
new-players = Гульцы
new-opponent = Сапернік
new-opponents = Сапернікі па гадзіннікавай стрэлцы
new-opponents-watched = Хто гуляе
adjust = Наладзіць саперніка
adjust-reset = Скінуць
family-ply = Хады наперад
family-ply-line = Глядзіць на пэўны лік хадоў наперад
family-engine = Рухавік
family-engine-line = Самавук, дванаццаць узроўняў
family-apprentice = Падмайстар
family-apprentice-line = Забывае карты, як людзі, чатыры ўзроўні
family-master = Майстар
family-master-line = Уяўляе закрытыя карты, пяць узроўняў
new-colour = Ваш колер
new-handicap = Фора чорным: вуглы
new-corners = { $count ->
    [0] Няма
    [one] { $count } вугал
    [few] { $count } вуглы
   *[many] { $count } вуглоў
}
new-rules = Правілы

rules-classic = Класіка
rules-classic-line = Падкідны: падкідваюць усе, да шасці карт
rules-first-five = Першы адбой — пяць
rules-first-five-line = Да першага адбою не больш за пяць карт
rules-transfer = Пераводны
rules-transfer-line = Картай той жа вартасці ход пераводзяць далей
rules-partnership = Партнёры
rules-partnership-line = Дзве каманды, партнёры сядзяць праз аднаго
rules-duel = Двубой
rules-duel-line = Падкідвае толькі нападнік, наўздагон нельга
rules-own = Свае правілы
rules-own-line = Як наладжана ніжэй
rules-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
rules-all = Паказаць усе правілы
rules-who-throws-in = Хто падкідвае
rules-throw-all = Усе
rules-throw-neighbours = Суседзі
rules-throw-attacker = Нападнік
rules-after-take = Хто падкідвае наўздагон
rules-after-take-same = Тыя ж
rules-after-take-attacker = Толькі нападнік
rules-after-take-nobody = Ніхто
rules-attack-limit = Найбольш карт нападу за кон
rules-attack-limit-hand = Колькі ў абаронцы
rules-passing-on = Перавод
rules-transfer-off = Нельга
rules-transfer-playing = Картай
rules-transfer-showing = Або паказаўшы козыр
rules-showing = Перавод паказам
rules-showing-deal = Раз за партыю
rules-showing-bout = Раз за кон
rules-showing-always = Колькі заўгодна
rules-first-attack = Хто ходзіць у наступнай партыі
rules-first-on-fool = Пад дурня
rules-first-lowest-trump = Наймалодшы козыр
rules-after-draw = Хто ходзіць пасля нічыёй
rules-after-draw-lowest = Зноў наймалодшы козыр
rules-after-draw-same = Той жа гулец
rules-after-draw-next = Наступны гулец
rules-five = Да першага адбою не больш за пяць карт
rules-sides = Дзве каманды, партнёры праз аднаго
rules-redeal = Пераздача пры пяці картах адной масці
rules-last-defender = Без нічыёй: дурань — хто адбіваўся апошнім

opponent-random = Выпадковы
opponent-random-line = Ходзіць наўздагад
opponent-random-about = Ходзіць наўздагад. Прайграць яму можна, толькі калі зусім не шанцуе.
opponent-potential-fixed = Упарты патэнцыял
opponent-potential-fixed-line = Беражэ козыры да апошняга
opponent-potential-fixed-about = Як Вожык, але тактыкі не мяняе. Нават калі калода скончылася, беражэ сярэднюю сілу рукі і таму часта застаецца ў дурнях з цудоўнымі картамі.
opponent-novice = Пачатковец
opponent-novice-line = Хапае фішак як мага больш
opponent-novice-about = Ацэньвае ход па тым, што ён пераварочвае: два ачкі за фішку на краі, адно за любую іншую і яшчэ крыху за вугал або край. Бярэ найбольшую суму і не думае пра ваш адказ.
opponent-professional = Прафесіянал
opponent-professional-line = Улічвае ваш найлепшы адказ
opponent-professional-about = Лічыць ход, як Шчанюк, а потым адымае найбольшае, што вы можаце атрымаць у адказ.
opponent-ply-3 = 3 хады
opponent-ply-3-line = Глядзіць на тры хады наперад
opponent-ply-3-about = Ацэньвае, як Барсук, але глядзіць не на два, а на тры хады наперад.
opponent-ply-4 = 4 хады
opponent-ply-4-line = Глядзіць на чатыры хады наперад
opponent-ply-4-about = Ацэньвае, як Барсук, але глядзіць не на два, а на чатыры хады наперад.
opponent-ply-5 = 5 хадоў
opponent-ply-5-line = Глядзіць на пяць хадоў наперад
opponent-ply-5-about = Ацэньвае, як Барсук, але глядзіць не на два, а на пяць хадоў наперад.
opponent-ply-6 = 6 хадоў
opponent-ply-6-line = Глядзіць на шэсць хадоў наперад
opponent-ply-6-about = Ацэньвае, як Барсук, але глядзіць не на два, а на шэсць хадоў наперад.

question-start-over = Пачаць новую партыю? Папярэдняя яшчэ не скончана.
question-go-on = Гуляць далей
question-keep = Захаваць і пачаць
question-start-anyway = Пачаць без захавання
question-leave = Выйсці з-за стала? Партыю можна будзе працягнуць пазней.
question-stay = Гуляць далей
question-take = Узяць карты? Іх можна пабіць.
question-take-them = Узяць

pause = Меню
pause-go-on = Працягнуць
pause-leave = Выйсці з-за стала

games = Вашы партыі
games-none = Тут з’явяцца партыі, якія вы дагуляеце або захаваеце. Іх можна перагледзець ход за ходам або працягнуць.
games-saved = Захаваныя
games-finished = Нядаўна скончаныя
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хады
   *[many] { $count } хадоў
}
saved-games = Захаваныя партыі
saved-games-save = Захаваць гэту партыю
saved-games-copy = Капіяваць тэкстам
saved-games-paste = Уставіць
saved-games-copied = Скапіявана: хады, прычыны і сама партыя.
saved-games-none = Захаваных партый пакуль няма. Захаваную партыю можна калі заўгодна працягнуць або перагуляць з тымі ж картамі.
saved-games-saved-as = Захавана як партыя { $number }.
saved-games-not-a-game = Гэты тэкст — не захаваная партыя: { $reason }
link-broken = Спасылка не працуе: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } ход, не скончана
    [few] { $count } хады, не скончана
   *[many] { $count } хадоў, не скончана
}
saved-games-over = { $count ->
    [one] { $count } ход, скончана
    [few] { $count } хады, скончана
   *[many] { $count } хадоў, скончана
}
saved-games-delete = Выдаліць партыю { $number }
saved-games-confirm-delete = Сапраўды выдаліць партыю { $number }?

shuffle = Сумленная раздача
shuffle-about = Парадак усіх карт вызначае тайны лік, зерне. Яно выпадае да раздачы, і яго адбітак відаць адразу. Пасля партыі вы ўбачыце і само зерне, і кожны зможа праверыць адбітак і карты.
shuffle-commitment = Адбітак зерня (SHA-256)
shuffle-copy = Капіяваць адбітак
shuffle-later = Зерне вы ўбачыце пасля партыі: яно выдала б усе закрытыя карты.
shuffle-seed = Зерне
shuffle-check = Праверыць раздачу
shuffle-fair = Праверана: карты вынікаюць з зерня, а зерня ніхто не падбіраў.
shuffle-unfair = Не сышлося: зерне дае іншыя карты.

trees-figure-10 = Прыклад: выйгрыш ці не
trees-figure-11 = Прыклад: ацэнкі
trees-reversi = { $plies ->
    [one] Дошка, { $plies } ход
    [few] Дошка, { $plies } хады
   *[many] Дошка, { $plies } хадоў
}
trees-pasted = Устаўленае
trees-and-or = Выйгрыш ці не
trees-minimax = Мінімакс
trees-alpha-beta = Альфа-бэта
trees-first = У пачатак
trees-back = Крок назад
trees-on = Крок наперад
trees-last = У канец
trees-step = Крок { $step } з { $count }
trees-before = Перабор яшчэ не пачаўся. Зрабіце крок.
trees-solved = Ацэнка { $root }: { $value }. Найлепшая гульня: { $line }.
trees-solved-position = Ацэнка пазіцыі: { $value }. Найлепшая гульня: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = пазіцыя
trees-won = { $root } выйграна: { $line }.
trees-lost = { $root } не выйграна.
trees-skipped = Не спатрэбілася вяршынь: { $skipped } з { $count }.
trees-touch = Націсніце на вяршыню, каб спытаць пра яе. Ацэнку ліста можна змяніць.
trees-max = { $name }: ходзіць Макс, яму трэба найбольшая ацэнка.
trees-min = { $name }: ходзіць Мін, яму трэба найменшая ацэнка.
trees-again = { $name } зноў: тая ж вяршыня ёсць і ў іншым месцы, з усім, што пад ёй.
trees-node-again = { $name } зноў
trees-ask-won = Ці выйграна { $name }?
trees-ask-won-player = Ці выйграна { $name }, калі ходзіць Макс?
trees-ask-won-game = Ці выйграна { $name } у гульні ад { $root }?
trees-ask-worth = Чаго вартая { $name }?
trees-leaf = Ліст { $name }
trees-less = Менш
trees-more = Больш
trees-make-lost = Зрабіць пройгрышам
trees-make-won = Зрабіць выйгрышам
trees-copy = Капіяваць
trees-paste = Уставіць дрэва
trees-copied = Скапіявана: у кожным радку адна вяршыня, нашчадкі пасля стрэлкі, ацэнка пасля знака роўнасці.
trees-legend = Квадраты: ходзіць Макс. Кругі: ходзіць Мін. ✓ выйгрыш, ✗ пройгрыш. Золата: найлепшая гульня. Закрэслена: не спатрэбілася. Пункцір і ↺: тая ж пазіцыя зноў. Цягніце, каб рухаць; маштаб — двума пальцамі або колцам.

saved-games-unreadable = Захаваную партыю не ўдалося прачытаць.

why-nothing-yet = Пакуль нічога не вырашана.
why-recalling = Успамінае, чаму так…
why-shown = Паказана: { $action }.
why-shown-guessed = Паказана: { $action } (здагадка).
why-next = Далей чакаецца: { $action }.
why-next-guessed = Далей, хутчэй за ўсё: { $action }.
why-shown-hidden = Гэты ход вы ўбачыце пасля партыі.
why-step = Крок { $step } з { $steps }
why-step-back = Назад па працягу
why-step-on = Далей па працягу
ask-hint = Як згулялі б вы? Паспрабуйце: гэта яшчэ не ход.
ask-opponent = Тут вырашае { $name }. А як згулялі б вы?
ask-this = Адказаць
ask-tell = Паказаць
ask-same = Супала з вашым адказам!
axis-bout = Кон
axis-price = Сярэдняя сіла карты
axis-degree = Ступень, ад 0 да 1
axis-move = Ход
axis-game = Партыя
axis-review-durak = Шансы, %
axis-review-reversi = Розніца, фішак
axis-rating = Рэйтынг
axis-score = Вынік, %
axis-discs = Розніца, фішак
axis-accuracy = Добрыя рашэнні, %
why-everyone = Усе
why-reasons = Прычыны
details = Падрабязней
why-fuzzy = Табліцы
why-chart = Сіла
why-belief = Здагадкі
belief-line = { $name }: вось што адсюль вядома пра закрытыя карты.
belief-legend = Чым ярчэйшая клетка, тым імавернейшая карта. У рамцы: дакладна тут. Закрэслена: быць не можа.
review-chances = { $percent } % шансаў
why-review = Разбор
why-log = Хады
review-progress = Разбіраем партыю: { $done } з { $count }
review-tally-durak = { $name }: найлепшых рашэнняў { $best } з { $count }. Сярэдняя страта: { $lost }.
review-tally-reversi = { $name }: найлепшых хадоў { $best } з { $count }. Агульная страта: { $lost }.
review-proved = З ходу { $move } партыя пралічана: далей усё даказана.
review-turned = { $count ->
    [one] Найдаражэй абышлося { $count } рашэнне. Гляньце на яго яшчэ раз.
    [few] Найдаражэй абышліся { $count } рашэнні. Гляньце на іх яшчэ раз.
   *[many] Найдаражэй абышлося { $count } рашэнняў. Гляньце на іх яшчэ раз.
}
review-flawless = Ніводнай памылкі: кожнае рашэнне не горшае за найлепшае. Выдатная гульня!
review-steady = Пераломных момантаў не было, страты дробныя. Добрая гульня!
review-better = Лепш: { $best }
review-cost = Ход { $move } · страта: { $lost }
review-cost-about = Ход { $move } · страта: { $lost } (±{ $error })
review-cost-proved = Ход { $move } · страта: { $lost }, даказана
review-turns-on = Прыёмы
review-show-better = Лепшы ход
review-show-played = У партыі
review-ask = Як згулялі б тут вы? Паспрабуйце.
review-ask-tell = Паказаць лепшы ход
review-show-answer = Ваш адказ
review-answer-right = Ваш адказ: { $answer }. Гэта і ёсць лепшы ход!
review-answer-same = Ваш адказ: { $answer }, як і ў партыі.
review-answer-waits = Ваш адказ: { $answer }. Правяраем, чаго ён варты…
review-answer-cost = Ваш адказ: { $answer }. Страта: { $lost }.
review-answer-cost-about = Ваш адказ: { $answer }. Страта: { $lost } (±{ $error }).
review-answer-as-good = Ваш адказ: { $answer }. У межах хібнасці не горш за найлепшае.
review-as-good = У межах хібнасці не горш за найлепшае.
review-practise-this = Патрэніраваць гэта
review-kept = Захавана: зноў трапіцца ў раздзеле «Вашы памылкі».
review-practise = Што патрэніраваць
review-concept-cost = { $count ->
    [one] { $count } такая памылка каштавала { $lost }.
    [few] { $count } такія памылкі разам каштавалі { $lost }.
   *[other] { $count } такіх памылак разам каштавалі { $lost }.
}
review-try-problem = Рашыць задачу
review-discs = { $count ->
    [one] { $count } фішка
    [few] { $count } фішкі
    [many] { $count } фішак
   *[other] { $count } фішкі
}
chart-line = Сярэдняя сіла карты на руках пасля кожнага кону.
chart-hidden = Лініі сапернікаў з’явяцца, калі адкрыюцца іх карты.
fuzzy-now = Цяпер
fuzzy-last-decision = Апошняе рашэнне
fuzzy-at-rest = Цяпер вырашаць няма чаго.
fuzzy-asks-lead = З чаго хадзіць?
fuzzy-asks-defend = Біць ці браць?
fuzzy-asks-add-to-taker = Падкінуць наўздагон?
fuzzy-asks-add-to-beater = Падкінуць карту?
fuzzy-own-hand = Свая рука: { $quality }, сярэдняя сіла карты { $mean }
    дрэнная { $bad } · сярэдняя { $medium } · добрая { $good }
fuzzy-their-hand = Рука саперніка, адзін з раскладаў: { $cards }
    { $quality }, сярэдняя сіла карты { $mean }
fuzzy-their-hand-known = Рука саперніка: { $cards }
    { $quality }, сярэдняя сіла карты { $mean }
fuzzy-uncertainty = Нявызначанасць: { $bits } біт (у саперніка { $hidden } з { $unknown } невядомых карт). Раскладаў: { $count }.
tables = Табліцы рашэнняў
tables-about = Па гэтых табліцах гуляе нячоткі сапернік. Націсніце на клетку, каб змяніць яе; змененыя клеткі ў рамцы. Вашы табліцы дзейнічаюць з наступнай партыі.
tables-usual = Змяніць табліцы
tables-own = Гуляе па вашых табліцах
tables-reset = Скінуць
tables-copy = Копія
tables-paste = Уставіць
tables-copied = Скапіявана тэкстам.
tables-wrong = У гэтым тэксце няма табліц: { $reason }
hint-coming = Шукаем найлепшы ход…

result-won = Вы выйгралі
result-lost = Вы прайгралі
result-drawn = Нічыя
result-winner = Перамога: { $name }
result-over = Партыя скончана
result-rematch = Яшчэ раз
result-review = Разбор
result-turned = Пераломныя моманты
result-leave = Выйсці

reversi-your-turn = Ваш ход
reversi-refused-occupied = На { $square } ужо стаіць фішка.
reversi-refused-turns-none = На { $square } нічога не перавернецца, таму хадзіць туды нельга.
reversi-refused-pass = Хадзіць вам няма куды: націсніце «Пас».
reversi-their-turn = Ход саперніка
reversi-you-must-pass = Вам няма куды хадзіць
reversi-they-must-pass = Саперніку няма куды хадзіць
reversi-they-passed = Сапернік пасуе: зноў ваш ход
reversi-to-move = Ходзіць { $name }
reversi-passes = { $name } пасуе
reversi-pass = Пас
reversi-discs = Чорныя { $score } Белыя
reversi-log-move = { $name } → { $square }
reversi-log-pass = { $name }: пас

durak-trump = { $count ->
    [0] Козыр { $suit }
   *[other] Козыр { $suit } · { $count }
}
durak-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
durak-out = без карт
durak-they-attack = { $name } ходзіць
durak-they-defend = { $name } адбіваецца
durak-they-defend-you = { $name } адбіваецца ад вас
durak-they-throw-in = { $name } можа падкінуць
durak-you-attack = Ваш ход
durak-you-defend = Пабіце { $cards } або бярыце
durak-you-cannot-beat = Няма чым пабіць { $cards }
durak-you-throw-in = Падкідвайце або скажыце «Біта»
durak-you-add = Сапернік бярэ: падкідвайце або пас
durak-refused-too-low = { $card } малодшая за { $attack }.
durak-refused-other-suit = { $card } не козыр і не той масці, што { $attack }.
durak-refused-beats-none = { $card } не б’е ніводнай з гэтых карт.
durak-refused-other-rank = На стале няма карт той жа вартасці, што { $card }.
durak-refused-transfer-late = Вы ўжо пабілі карту: перавесці больш нельга.
durak-refused-transfer-too-many = У наступнага гульца замала карт: перавесці нельга.
durak-you-may-redeal = Пяць карт адной масці: пераздаць?
durak-button-take = Узяць { $count }
durak-button-done = Біта
durak-button-pass = Пас
durak-keep = Гуляем
durak-redeal = Пераздаць
durak-which = Як згуляць?
durak-choice-beat = пабіць { $card }
durak-choice-transfer = перавесці
durak-choice-show = паказаць і перавесці
durak-plan-pass = пас
durak-plan-take = узяць
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } б’е { $attack }
durak-transferred = { $person ->
    [second] Вы пераводзіце: { $card }
   *[third] { $name } пераводзіць: { $card }
}
durak-showed = { $person ->
    [second] Вы паказваеце { $card } і пераводзіце
   *[third] { $name } паказвае { $card } і пераводзіць
}
durak-threw-in = { $person ->
    [second] Вы падкідваеце { $card }
   *[third] { $name } падкідвае { $card }
}
durak-passed = { $person ->
    [second] Вы не падкідваеце
   *[third] { $name } не падкідвае
}
durak-took = { $person ->
    [second] Вы бераце
   *[third] { $name } бярэ
}
durak-asked-redeal = { $person ->
    [second] Вы просіце пераздаць
   *[third] { $name } просіць пераздаць
}
durak-kept = { $person ->
    [second] Вы пакідаеце свае карты
   *[third] { $name } пакідае свае карты
}
word-take = бяру
word-done = біта
word-pass = пас
durak-is-fool = { $person ->
    [second] Вы засталіся ў дурнях
   *[third] У дурнях — { $name }
}
durak-nobody-left = Карт не засталося ні ў кога
durak-stalled = Гульня зайшла ў тупік

credits-text = «Козыр», аўтары Kozyr. Ліцэнзія: MIT або Apache 2.0.

    Калода «Атласныя» — са збору карт GNOME, паводле арыгінала ў грамадскім здабытку; LGPL 3 або навейшая. Шрыфт Inter, SIL Open Font Licence. Зроблена на Bevy, egui і Kira.

    Гукі, буйныя карты, фішкі і стол зроблены для «Козыра».

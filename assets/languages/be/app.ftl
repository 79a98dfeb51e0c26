# Што кажа сама праграма. У сапернікаў свае файлы.

app-name = Козыр
app-line = Дурань і рэверсі з сапернікамі, якія тлумачаць свае хады
durak = Дурань
reversi = Рэверсі
back = Назад
close = Закрыць
cancel = Скасаваць
thinks = думае
thinks-so-far = { $depth ->
    [0] думае: { $percent } %
   *[other] думае: { $percent } %, глыбіня { $depth }
}
move-now = Няхай ходзіць
told-to-move = загадана хадзіць, калі абдумана, %
best-so-far = { $action } — найлепшае, што ён знайшоў да таго часу, калі яму загадалі хадзіць.
why-moved-early = Давялося хадзіць, не дадумаўшы. Калі даць падумаць да канца, адказ такі: { $action }.
undo = Назад
redo = Уперад
hint = Парада
why = Чаму?
black = Чорныя
white = Белыя
help = Даведка
credits = Пра праграму

first-durak-question = Вы гулялі ў дурня?
first-yes = Так, раздавайце
first-yes-line = Вы і адзін сапернік, звычайныя правілы
first-no = Не, навучыце
first-no-line = Першая партыя за сталом, карта за картай.
first-look = Спачатку агледзецца
home-continue = Працягнуць
home-your-turn = ваш ход
home-their-turn = ход саперніка
home-next-to-beat = Каго абыграць наступным
home-durak-line = 2–6 гульцоў, любыя правілы
home-reversi-line = пачатковец · прафесіянал
watch = Глядзець гульню
watch-pause = Стоп
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
adjust-reset = Як звычайна
family-ply = Паўхады
family-ply-line = Глядзіць на зададзены лік хадоў наперад
family-engine = Рухавік
family-engine-line = Навучыўся на ўласных партыях, дванаццаць узроўняў
family-apprentice = Падмайстар
family-apprentice-line = Забывае карты, як людзі, чатыры ўзроўні
family-master = Майстар
family-master-line = Уяўляе закрытыя карты, пяць узроўняў
new-colour = Вы гуляеце за
new-handicap = Фора чорным, вуглоў
new-corners = { $count ->
    [0] няма
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
rules-partnership = Пара на пару
rules-partnership-line = Дзве каманды, партнёры сядзяць насупраць
rules-duel = Адзін на адзін
rules-duel-line = Падкідвае толькі нападнік, наўздагон нельга
rules-own = Свае правілы
rules-own-line = Як вы наладзілі ніжэй
rules-deck = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
rules-all = Усе правілы
rules-who-throws-in = Хто падкідвае
rules-throw-all = усе
rules-throw-neighbours = суседзі
rules-throw-attacker = нападнік
rules-passing-on = Перавод
rules-transfer-off = нельга
rules-transfer-playing = картай
rules-transfer-showing = або паказаўшы козыр
rules-first-attack = Хто ходзіць у наступнай раздачы
rules-first-on-fool = пад дурня
rules-first-lowest-trump = малодшы козыр
rules-adding = Можна падкідваць наўздагон
rules-five = Да першага адбою не больш за пяць карт
rules-sides = Дзве каманды, партнёры насупраць
rules-redeal = Пераздача пры пяці картах адной масці
rules-last-defender = Без нічыіх: дурань — хто адбіваўся апошнім

opponent-random = Выпадковы
opponent-random-line = Ходзіць абы-як паводле правілаў
opponent-random-about = Выбірае наўздагад з усяго, што дазваляюць правілы. Прайграць яму — вялікае няшчасце.
opponent-potential-fixed = Упарты патэнцыял
opponent-potential-fixed-line = Беражэ козыры да самага канца
opponent-potential-fixed-about = Той самы гулец без змены тактыкі: і без калоды трымае сярэдні патэнцыял высокім — і часта застаецца з цудоўнымі картамі ў дурнях.
opponent-novice = Пачатковец
opponent-novice-line = Бярэ пабольш адразу
opponent-novice-about = Лічыць перавернутыя фішкі: два ачкі за фішку на краі, адно за іншыя, крыху больш за вугал і край, і бярэ найбольшую суму, не думаючы пра адказ.
opponent-professional = Прафесіянал
opponent-professional-line = Памятае пра ваш найлепшы адказ
opponent-professional-about = Лічыць як пачатковец і адымае найлепшае, што зможа выйграць сапернік ходам у адказ.
opponent-ply-3 = 3 хады
opponent-ply-3-line = Глядзіць на тры хады наперад
opponent-ply-3-about = Ацэнка прафесіянала, але на тры хады наперад замест двух.
opponent-ply-4 = 4 хады
opponent-ply-4-line = Глядзіць на чатыры хады наперад
opponent-ply-4-about = Ацэнка прафесіянала, але на чатыры хады наперад замест двух.
opponent-ply-5 = 5 хадоў
opponent-ply-5-line = Глядзіць на пяць хадоў наперад
opponent-ply-5-about = Ацэнка прафесіянала, але на пяць хадоў наперад замест двух.
opponent-ply-6 = 6 хадоў
opponent-ply-6-line = Глядзіць на шэсць хадоў наперад
opponent-ply-6-about = Ацэнка прафесіянала, але на шэсць хадоў наперад замест двух.

question-start-over = Гульня яшчэ не скончана. Новая зойме яе месца.
question-go-on = Працягнуць яе
question-keep = Захаваць яе і пачаць
question-start-anyway = Пачаць не захоўваючы
question-leave = Устаць з-за стала? Гульня застанецца як ёсць.
question-stay = Застацца
question-take = Узяць карты, хоць можна адбіцца?
question-take-them = Узяць

pause = Паўза
pause-go-on = Працягнуць
pause-leave = Выйсці з-за стала

games = Вашы гульні
games-none = Сюды трапляюць дагуляныя і захаваныя гульні: іх можна перагледзець ход за ходам або працягнуць.
games-saved = Захаваныя
games-finished = Нядаўна дагуляныя
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хады
   *[many] { $count } хадоў
}
games-paste = Уставіць гульню з буфера
saved-games = Захаваныя гульні
saved-games-save = Захаваць гэту гульню
saved-games-copy = Скапіяваць тэкстам
saved-games-paste = Уставіць
saved-games-copied = Скапіявана: хады, прычыны і сама гульня.
saved-games-none = Пакуль нічога не захавана. Захаваную гульню можна працягнуць у любы час і колькі хочаце разоў, з тымі ж картамі.
saved-games-saved-as = Захавана пад нумарам { $number }.
saved-games-not-a-game = У гэтым тэксце няма захаванай гульні: { $reason }
link-broken = Гэта спасылка нікуды не вядзе: { $reason }
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
saved-games-delete = Выдаліць нумар { $number }
saved-games-confirm-delete = Сапраўды выдаліць нумар { $number }

shuffle = Сумленная раздача
shuffle-about = Усе карты гэтай партыі вынікаюць з аднаго тайнага ліку, зерня. Яно выбрана да першай карты. Яго адбітак паказаны адразу і не мяняецца; калі партыя скончана, паказана і само зерне, і кожны можа нанова атрымаць з яго і адбітак, і карты.
shuffle-commitment = Адбітак зерня (SHA-256)
shuffle-copy = Скапіяваць адбітак
shuffle-later = Зерне будзе паказана, калі партыя скончыцца: па ім можна даведацца пра ўсе закрытыя карты.
shuffle-seed = Зерне
shuffle-check = Раздаць нанова і параўнаць
shuffle-fair = Даказана: гэтыя карты вынікаюць з зерня, і ніхто іх не выбіраў.
shuffle-unfair = Не даказана: зерне дае іншыя карты.

trees-figure-10 = Падручнік: выйгрыш ці не
trees-figure-11 = Падручнік: ацэнкі
trees-reversi = { $plies ->
    [one] Дошка, { $plies } паўход
    [few] Дошка, { $plies } паўхады
   *[many] Дошка, { $plies } паўхадоў
}
trees-pasted = Устаўленае
trees-and-or = Выйгрыш ці не
trees-minimax = Мінімакс
trees-alpha-beta = Альфа-бэта
trees-first = У пачатак
trees-back = Крок назад
trees-on = Крок наперад
trees-last = У канец
trees-step = крок { $step } з { $count }
trees-before = Пошук яшчэ не пачаты. Зрабіце крок.
trees-solved = { $root } ацэньваецца ў { $value }. Найлепшая гульня: { $line }.
trees-won = { $root } выйграна: { $line }.
trees-lost = { $root } не выйграна.
trees-skipped = Вяршынь, якія не спатрэбіліся: { $skipped } з { $count }.
trees-touch = Дакраніцеся да вяршыні, каб спытаць пра яе. Ацэнку ліста можна змяніць.
trees-max = { $name }: ходзіць Макс, яму патрэбна найбольшая ацэнка.
trees-min = { $name }: ходзіць Мін, яму патрэбна найменшая ацэнка.
trees-again = { $name } зноў: пазіцыя ўжо стаіць там, і ўсё, што за ёй, таксама.
trees-node-again = { $name } зноў
trees-ask-won = Ці выйграна { $name }?
trees-ask-worth = Чаго вартая { $name }?
trees-leaf = Ліст { $name }
trees-less = Менш
trees-more = Больш
trees-make-lost = Зрабіць пройгрышам
trees-make-won = Зрабіць выйгрышам
trees-copy = Скапіяваць
trees-paste = Уставіць дрэва
trees-copied = Скапіявана: па вяршыні ў радку, пасля стрэлкі дзеці, пасля знака роўнасці ацэнка.
trees-legend = Квадраты: ходзіць Макс. Кругі: ходзіць Мін. ✓ выйгрыш, ✗ пройгрыш. Золатам — найлепшая гульня. Закрэслена — не спатрэбілася. Пункцір і ↺ — тая ж пазіцыя зноў. Перацягвайце, маштаб — шчыпком або колцам.

saved-games-unreadable = Захаваную гульню не ўдалося прачытаць.

why-nothing-yet = Яшчэ нічога не вырашаў.
why-recalling = Успамінае, пра што думаў …
why-shown = На стале: { $action }.
why-shown-guessed = На стале: { $action } — гэта здагадка.
why-next = Далей чакаецца: { $action }.
why-next-guessed = Далей, паводле здагадкі: { $action }.
why-shown-hidden = Што гэта было б, схавана.
why-step = Крок { $step } з { $steps }
why-step-back = Назад па варыянце
why-step-on = Далей па варыянце
ask-hint = Як зрабілі б вы? Выберыце на стале: пакуль гэта не будзе сыграна.
ask-opponent = { $name }: як зрабілі б вы на гэтым месцы?
ask-this = Вось гэта
ask-tell = Расказаць адразу
ask-same = Вы зрабілі б гэтак жа.
axis-bout = Кон
axis-price = Сярэдняя цана карты
axis-degree = Ступень, ад 0 да 1
axis-move = Ход
axis-game = Гульня
axis-review-durak = Шанцы, %
axis-review-reversi = Перавага, фішак
axis-rating = Рэйтынг
axis-score = Лік, %
axis-discs = Перавага, фішак
axis-accuracy = Рашэнняў не горшых за найлепшыя, %
why-log = Хады
why-everyone = Усе
why-reasons = Прычыны
why-fuzzy = Табліцы
why-chart = Расклады
why-belief = Здагадкі
belief-line = Дзе нябачаныя карты, як разважыў бы майстар на гэтым месцы: { $name }.
belief-legend = Чым цяплейшае поле, тым больш верагодная карта. Абведзена: дакладна. Закрэслена: быць не можа.
review-chances = { $percent } % шанцаў
why-review = Разбор
review-progress = Разбіраю партыю: { $done } з { $count }
review-tally-durak = { $name }: не горшыя за найлепшыя { $best } з { $count } рашэнняў; у сярэднім рашэнне губляе { $lost }.
review-tally-reversi = { $name }: не горшыя за найлепшыя { $best } з { $count } хадоў; згублена: { $lost }.
review-proved = Пралічана да канца з хода { $move }: далей усё даказана.
review-turned = { $count ->
    [one] Найдаражэй абышлося { $count } рашэнне. Паглядзіце на яго яшчэ раз.
    [few] Найдаражэй абышліся { $count } рашэнні. Паглядзіце на іх па чарзе.
    [many] Найдаражэй абышліся { $count } рашэнняў. Паглядзіце на іх па чарзе.
   *[other] Найдаражэй абышліся { $count } рашэння. Паглядзіце на іх па чарзе.
}
review-flawless = Ніводнай памылкі: кожнае рашэнне было не горшае за найлепшае. Выдатная гульня!
review-steady = Пераломаў не было: згублены толькі дробязі. Добрая гульня.
review-better = Лепш: { $best }
review-cost = Ход { $move } · цана: { $lost }
review-cost-about = Ход { $move } · цана: { $lost }, ± { $error }
review-cost-proved = Ход { $move } · цана: { $lost }, даказана
review-turns-on = У чым сутнасць
review-show-better = Што было лепш
review-show-played = Што сыграна
review-ask = Як бы вы сыгралі тут? Выберыце на стале.
review-ask-tell = Паказаць, што было лепш
review-show-answer = Што сыгралі б вы
review-answer-right = Ваш адказ: { $answer }. Гэта і ёсць найлепшае!
review-answer-same = Ваш адказ: { $answer }, як і ў партыі.
review-answer-waits = Ваш адказ: { $answer }. Гляджу, чаго ён варты …
review-answer-cost = Ваш адказ: { $answer }. Цана была б: { $lost }.
review-answer-cost-about = Ваш адказ: { $answer }. Цана была б: { $lost }, ± { $error }.
review-answer-as-good = Ваш адказ: { $answer }. Не горш за найлепшае, наколькі можна меркаваць.
review-as-good = Не горш за найлепшае, наколькі можна меркаваць.
review-practise-this = Патрэніраваць гэта
review-kept = Захавана: вернецца сярод вашых памылак.
review-practise = Што патрэніраваць
review-discs = { $count ->
    [one] { $count } фішка
    [few] { $count } фішкі
    [many] { $count } фішак
   *[other] { $count } фішкі
}
chart-line = Сярэдняя цана карты на руках, кон за конам.
chart-hidden = Лініі сапернікаў відаць, калі карты адкрытыя.
fuzzy-at-rest = Цяпер няма над чым думаць.
fuzzy-asks-lead = З чаго б ён пайшоў?
fuzzy-asks-defend = Біць ці браць?
fuzzy-asks-add-to-taker = Дадаць карту таму, хто бярэ?
fuzzy-asks-add-to-beater = Падкінуць карту?
fuzzy-own-hand = Яго расклад: { $quality }, сярэдняя цана { $mean }
    дрэнны { $bad } · сярэдні { $medium } · добры { $good }
fuzzy-their-hand = Меркаваны расклад саперніка: { $cards }
    { $quality }, сярэдняя цана { $mean }
fuzzy-their-hand-known = Расклад саперніка: { $cards }
    { $quality }, сярэдняя цана { $mean }
fuzzy-uncertainty = Невядомых карт { $unknown }, з іх у саперніка { $hidden }: { $bits } біт. Выбарак: { $count }.
tables = Кіроўныя табліцы
tables-about = Паводле гэтых табліц гуляе нячоткі сапернік. Дакраніцеся да клеткі, каб змяніць яе; абведзены адрозненні ад крыніцы. Вашы табліцы дзейнічаюць з наступнай партыі.
tables-usual = Змяніць яго табліцы
tables-own = Гуляе паводле вашых табліц
tables-reset = Скінуць
tables-copy = Копія
tables-paste = Уставіць
tables-copied = Скапіявана тэкстам.
tables-wrong = У гэтым тэксце няма табліц: { $reason }
hint-coming = Шукаю найлепшы ход …

result-won = Вы выйгралі
result-lost = Вы прайгралі
result-drawn = Нічыя
result-winner = Перамога: { $name }
result-over = Партыя скончана
result-rematch = Яшчэ раз
result-review = Разбор
result-turned = Дзе ўсё вырашылася
result-leave = Выйсці

reversi-your-turn = Ваш ход
reversi-refused-occupied = На { $square } ужо стаіць фішка.
reversi-refused-turns-none = На { $square } нічога не перавернецца, таму ставіць туды нельга.
reversi-refused-pass = Хадзіць вам няма куды: націсніце «Пас».
reversi-their-turn = Ход саперніка
reversi-you-must-pass = Вам няма куды хадзіць
reversi-they-must-pass = Саперніку няма куды хадзіць
reversi-they-passed = Сапернік прапусціў ход: зноў вы
reversi-to-move = Ходзіць { $name }
reversi-passes = { $name } прапускае ход
reversi-pass = Пас
reversi-discs = Чорныя { $score } Белыя
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } козыр
   *[other] { $suit } козыр · { $count }
}
durak-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
durak-out = выйшаў
durak-they-attack = { $name } ходзіць
durak-they-defend = { $name } адбіваецца
durak-they-defend-you = { $name } адбіваецца ад вас
durak-they-throw-in = { $name } можа падкінуць
durak-you-attack = Ваш ход
durak-you-defend = Пабіце { $cards } або бярыце
durak-you-cannot-beat = Няма чым пабіць { $cards }
durak-you-throw-in = Падкідвайце, або біта
durak-you-add = Бярэ: падкідвайце наўздагон
durak-refused-too-low = { $card } малодшая за { $attack }.
durak-refused-other-suit = { $card } іншай масці, чым { $attack }, і не козыр.
durak-refused-beats-none = { $card } не б’е ніводнай з гэтых карт.
durak-refused-other-rank = Карт такой вартасці, як { $card }, на стале няма.
durak-refused-transfer-late = Адна карта ўжо пабіта: перавесці больш нельга.
durak-refused-transfer-too-many = Перавесці нельга: у наступнага гульца замала карт.
durak-you-may-redeal = Пяць карт адной масці: пераздаць?
durak-button-take = Узяць { $count }
durak-button-done = Біта
durak-button-pass = Пас
durak-keep = Гуляем
durak-redeal = Пераздаць
durak-which = Як менавіта?
durak-choice-beat = пабіць { $card }
durak-choice-transfer = перавесці
durak-choice-show = паказаць і перавесці
durak-plan-pass = не падкідваць
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
    [second] Вы гуляеце з гэтай рукой
   *[third] { $name } гуляе з гэтай рукой
}
word-take = бяру
word-done = біта
word-pass = пас
durak-is-fool = { $person ->
    [second] На гэты раз дурань — вы
   *[third] Дурань: { $name }
}
durak-nobody-left = Карт не засталося ні ў кога
durak-stalled = Гульня зайшла ў тупік

credits-text = «Козыр», аўтары Kozyr. Ліцэнзія MIT або Apache 2.0.

    Калода «Атласныя» ўзята са збору карт GNOME, паводле арыгінала ў грамадскім здабытку; LGPL 3 або навейшая. Шрыфт Inter, SIL Open Font Licence. Зроблена на Bevy, egui і Kira.

    Гукі, буйныя карты, фішкі і стол зроблены для «Козыра».

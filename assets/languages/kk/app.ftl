# Қолданбаның өз мәтіндері. Қарсыластардың файлдары бөлек.

app-name = Көзір
app-line = Дурак пен реверси: қарсыластар әр жүрісін түсіндіреді
durak = Дурак
reversi = Реверси
back = Артқа
close = Жабу
cancel = Бас тарту
thinks = Ойланып отыр
thinks-so-far = { $depth ->
    [0] Ойланып отыр… { $percent }%
   *[other] Ойланып отыр… { $percent }% ({ $depth } жүріс)
}
move-now = Жүрсін
told-to-move = ойланып үлгергені, %
best-so-far = Сол кездегі ең жақсысы: { $action }.
why-moved-early = Ойланып бітпей жүруге тура келді. Уақыты жетсе, мынаны таңдар еді: { $action }.
undo = Артқа
redo = Алға
hint = Кеңес
why = Неге?
black = Қара
white = Ақ
help = Анықтама
credits = Ойын туралы

first-durak-question = Бұрын дурак ойнадыңыз ба?
first-yes = Иә, карта таратыңыз
first-yes-line = Бір қарсыласпен, әдеттегі ережемен
first-no = Жоқ, үйретіңіз
first-no-line = Алғашқы партияны бірге ойнаймыз
first-look = Алдымен қарап шығу
home-continue = Жалғастыру
home-your-turn = Кезек сізде
home-their-turn = Қарсылас кезегі
home-next-to-beat = Енді осыны жеңіңіз
home-durak-line = 2–6 ойыншы, түрлі ереже
home-reversi-line = Кез келген деңгейге сай
watch = Ойын көру
watch-pause = Кідірту
watch-go-on = Жалғастыру
watch-step = Қадам
watch-slow = Баяу
watch-normal = Қалыпты
watch-fast = Жылдам
watch-utmost = Лезде
trees = Ойын ағаштары

new-start = Бастау
new-players = Ойыншылар
new-opponent = Қарсылас
new-opponents = Қарсыластар сағат тілімен
new-opponents-watched = Кім ойнайды
adjust = Қарсыласты баптау
adjust-reset = Әдепкі күйі
family-ply = Алға қарау
family-ply-line = Санаулы жүріс алға қарайды
family-engine = Есепшіл
family-engine-line = Өз бетімен үйренген, он екі деңгей
family-apprentice = Шәкірт
family-apprentice-line = Карталарды адамша ұмытады, төрт деңгей
family-master = Шебер
family-master-line = Жабық карталарды елестетеді, бес деңгей
new-colour = Сіздің түсіңіз
new-handicap = Қараға фора: бұрыш саны
new-corners = { $count ->
    [0] Жоқ
   *[other] { $count } бұрыш
}
new-rules = Ережелер

rules-classic = Классика
rules-classic-line = Бәрі қосады, алты картаға дейін
rules-first-five = Басында бес карта
rules-first-five-line = Бірінші отбойға дейін бес картадан асырмай жүреді
rules-transfer = Аудармалы
rules-transfer-line = Дәрежесі бірдей картамен шабуылды әрі аударады
rules-partnership = Топпен
rules-partnership-line = Екі топ, серіктестер кезектесіп отырады
rules-duel = Жекпе-жек
rules-duel-line = Тек жүрген адам қосады, алып жатқанға қосылмайды
rules-own = Өз ережелерім
rules-own-line = Өзіңіз таңдағандай
rules-cards = { $count } карта
rules-all = Барлық ережені көрсету
rules-who-throws-in = Кім қоса алады
rules-throw-all = Бәрі
rules-throw-neighbours = Көршілер
rules-throw-attacker = Жүрген адам
rules-after-take = Алып жатқанға кім қосады
rules-after-take-same = Сол ойыншылар
rules-after-take-attacker = Тек шабуылдаушы
rules-after-take-nobody = Ешкім
rules-attack-limit = Бір айналымда ең көп шабуыл картасы
rules-attack-limit-hand = Қолдағы картаға қарай
rules-passing-on = Аудару
rules-transfer-off = Болмайды
rules-transfer-playing = Картамен
rules-transfer-showing = Картамен не көрсетіп
rules-showing = Көрсетіп аудару
rules-showing-deal = Партияда бір рет
rules-showing-bout = Айналымда бір рет
rules-showing-always = Шектеусіз
rules-first-attack = Келесі партияда бірінші жүріс
rules-first-on-fool = Дуракқа қарсы
rules-first-lowest-trump = Кіші көзірден
rules-after-draw = Тең ойыннан кейін бірінші жүріс
rules-after-draw-lowest = Қайтадан кіші көзірден
rules-after-draw-same = Бұрын бастаған ойыншы
rules-after-draw-next = Келесі ойыншы
rules-five = Бірінші отбойға дейін бес картадан аспайды
rules-sides = Екі топ, серіктестер кезектесіп
rules-redeal = Бір мастьтен бес карта келсе, қайта тарату
rules-last-defender = Тең ойын жоқ: соңғы қорғанған — дурак

opponent-random = Кездейсоқ
opponent-random-line = Қалай болса солай жүреді
opponent-random-about = Ережеге сай жүрістің кез келгенін көзін жұмып таңдайды. Оған ұтылу үшін жолыңыз мүлде болмауы керек.
opponent-potential-fixed = Қыңыр әлеует
opponent-potential-fixed-line = Көзірді соңына дейін аяйды
opponent-potential-fixed-about = Кірпі сияқты, бірақ әдісін өзгертпейді. Колода біткенде де қолындағы картаның орташа құнын түсірмейді, сондықтан керемет карталарымен жиі дурак болып қалады.
opponent-novice = Әуесқой
opponent-novice-line = Барынша көп тас төңкереді
opponent-novice-about = Жүрісті төңкеретін тастарымен бағалайды: жиектегісіне екі ұпай, басқасына бір ұпай, бұрыш пен жиекке сәл үстеме. Ең көп ұпай әкелетінін таңдайды, сіздің жауабыңызды ойламайды.
opponent-professional = Кәсіпқой
opponent-professional-line = Сіздің ең жақсы жауабыңызды ескереді
opponent-professional-about = Жүрісті Күшік сияқты бағалайды да, сіз жауап жүріспен ұта алатын ең көп ұпайды шегереді.
opponent-ply-3 = Алға қарау 3
opponent-ply-3-line = Үш жүріс алға қарайды
opponent-ply-3-about = Борсық сияқты бағалайды, бірақ екі емес, үш жүріс алға қарайды.
opponent-ply-4 = Алға қарау 4
opponent-ply-4-line = Төрт жүріс алға қарайды
opponent-ply-4-about = Борсық сияқты бағалайды, бірақ екі емес, төрт жүріс алға қарайды.
opponent-ply-5 = Алға қарау 5
opponent-ply-5-line = Бес жүріс алға қарайды
opponent-ply-5-about = Борсық сияқты бағалайды, бірақ екі емес, бес жүріс алға қарайды.
opponent-ply-6 = Алға қарау 6
opponent-ply-6-line = Алты жүріс алға қарайды
opponent-ply-6-about = Борсық сияқты бағалайды, бірақ екі емес, алты жүріс алға қарайды.

question-start-over = Жаңа ойын бастайсыз ба? Мына ойын әлі біткен жоқ.
question-go-on = Ойнай беру
question-keep = Сақтап бастау
question-start-anyway = Сақтамай бастау
question-leave = Ойыннан шығасыз ба? Кейін жалғастыра аласыз.
question-stay = Ойнай беру
question-take = Жабуға болады. Сонда да аласыз ба?
question-take-them = Алу

pause = Мәзір
pause-go-on = Жалғастыру
pause-leave = Ойыннан шығу

games = Ойындарыңыз
games-none = Аяқталған және сақталған ойындар осында жиналады. Оларды жүріс-жүрісімен қайта көруге не жалғастыруға болады.
games-saved = Сақталған
games-finished = Жақында аяқталған
games-moves = { $count } жүріс
saved-games = Сақталған ойындар
saved-games-save = Осы ойынды сақтау
saved-games-copy = Мәтін ретінде көшіру
saved-games-paste = Қою
saved-games-copied = Көшірілді: жүрістер, себептер және ойынның өзі.
saved-games-none = Сақталған ойын әзірге жоқ. Сақтағаныңызды кез келген уақытта жалғастыруға не сол карталармен қайта ойнауға болады.
saved-games-saved-as = { $number }-ойын болып сақталды.
saved-games-not-a-game = Бұл мәтін — сақталған ойын емес: { $reason }
link-broken = Бұл сілтеме ашылмайды: { $reason }
saved-games-in-progress = { $count } жүріс, аяқталмаған
saved-games-over = { $count } жүріс, аяқталған
saved-games-delete = { $number }-ойынды жою
saved-games-confirm-delete = { $number }-ойынды шынымен жою

shuffle = Адал тарату
shuffle-about = Барлық картаның ретін бір құпия сан анықтайды. Ол таратудан бұрын таңдалады, таңбасын бірден көресіз. Партия біткенде құпия санның өзін де көресіз: сонда таңбаны да, карталарды да кез келген адам тексере алады.
shuffle-commitment = Құпия сан таңбасы (SHA-256)
shuffle-copy = Таңбаны көшіру
shuffle-later = Құпия санды партия біткенде көресіз: ол барлық жабық картаны ашып қояр еді.
shuffle-seed = Құпия сан
shuffle-check = Таратуды тексеру
shuffle-fair = Тексерілді: карталар құпия санға сай, ал оны ешкім таңдаған жоқ.
shuffle-unfair = Сәйкес келмейді: құпия саннан басқа карталар шығады.

trees-figure-10 = Мысал: ұтыс па, жоқ па
trees-figure-11 = Мысал: бағалар
trees-reversi = Тақта, { $plies } жүріс
trees-pasted = Өз ағашыңыз
trees-and-or = Ұтыс па, жоқ па
trees-minimax = Минимакс
trees-alpha-beta = Альфа-бета
trees-first = Басына
trees-back = Қадам артқа
trees-on = Қадам алға
trees-last = Соңына
trees-step = Қадам: { $step } / { $count }
trees-before = Іздеу әлі басталған жоқ. Бір қадам жасаңыз.
trees-solved = Түйін { $root }: бағасы { $value }. Ең жақсы ойын: { $line }.
trees-solved-position = Позицияның бағасы: { $value }. Ең жақсы ойын: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = позиция
trees-won = Түйін { $root }: ұтыс. Жолы: { $line }.
trees-lost = Түйін { $root }: ұтыс емес.
trees-skipped = Қаралмаған түйін: { $skipped } / { $count }.
trees-touch = Түйін туралы сұрау үшін оны түртіңіз. Жапырақтың бағасын өзгертуге болады.
trees-max = { $name }: Макс жүреді, оған ең үлкен баға керек.
trees-min = { $name }: Мин жүреді, оған ең кіші баға керек.
trees-again = { $name } тағы да: осы түйін басқа жерде де бар, астындағысының бәрі — сонда.
trees-node-again = { $name } тағы да
trees-ask-won = { $name } ұтыс па?
trees-ask-won-player = Макс жүрсе, { $name } ұтыс па?
trees-ask-won-game = { $root } түйінінен басталған ойында { $name } ұтыс па?
trees-ask-worth = { $name } бағасы қандай?
trees-leaf = Жапырақ { $name }
trees-less = Кем
trees-more = Көп
trees-make-lost = Ұтылысқа айналдыру
trees-make-won = Ұтысқа айналдыру
trees-copy = Көшіру
trees-paste = Ағаш қою
trees-copied = Көшірілді: әр жолда бір түйін, көрсеткіден кейін балалары, теңдік белгісінен кейін бағасы.
trees-legend = Шаршылар: Макс жүреді. Дөңгелектер: Мин жүреді. ✓ ұтыс, ✗ ұтылыс. Алтын түсті: ең жақсы ойын. Сызылған: қаралмаған. Үзік сызық пен ↺: сол позиция қайтадан. Жылжыту үшін сүйреңіз, үлкейту үшін екі саусақпен ашыңыз не дөңгелекті айналдырыңыз.

saved-games-unreadable = Сақталған ойынды оқу мүмкін болмады.

why-nothing-yet = Әзірге ештеңе шешкен жоқ.
why-recalling = Не ойлағанын еске түсіріп жатыр…
why-shown = Көрсетілгені: { $action }.
why-shown-guessed = Көрсетілгені: { $action } (болжам).
why-next = Сосын: { $action }.
why-next-guessed = Сосын, сірә: { $action }.
why-shown-hidden = Бұл жүрісті партия біткенде көресіз.
why-step = Қадам: { $step } / { $steps }
why-step-back = Нұсқа бойынша артқа
why-step-on = Нұсқа бойынша алға
ask-hint = Сіз қалай ойнар едіңіз? Байқап көріңіз: бұл әлі жүріс емес.
ask-opponent = { $name } орнында сіз қалай ойнар едіңіз?
ask-this = Жауабым
ask-tell = Бірден көрсету
ask-same = Сіздің жауабыңызбен бірдей!
axis-bout = Айналым
axis-price = Картаның орташа күші
axis-degree = Тиістілігі, 0–1
axis-move = Жүріс
axis-game = Ойын
axis-review-durak = Мүмкіндік, %
axis-review-reversi = Тас айырмасы
axis-rating = Рейтинг
axis-score = Ұпай, %
axis-discs = Тас айырмасы
axis-accuracy = Жақсы шешім, %
why-everyone = Бәрі
why-reasons = Себептер
details = Толығырақ
why-fuzzy = Кестелер
why-chart = График
why-belief = Болжам
belief-line = { $name }: көрінбеген карталар туралы осынша білуге болады.
belief-legend = Ұяшық неғұрлым ашық болса, карта соғұрлым ықтимал. Қоршалғаны — анық, сызылғаны — мүмкін емес.
review-chances = { $percent }% мүмкіндік
why-review = Талдау
why-log = Жүрістер
review-progress = Ойын талданып жатыр: { $done } / { $count }
review-tally-durak = { $name }: ең жақсы шешім — { $best } / { $count }. Орташа шығын: { $lost }.
review-tally-reversi = { $name }: ең жақсы жүріс — { $best } / { $count }. Жалпы шығын: { $lost }.
review-proved = { $move }-жүрістен бастап бәрі дәлелденген: ойын соңына дейін есептелді.
review-turned = { $count ->
    [1] Ең қымбатқа түскен шешім — осы. Оған тағы бір қараңыз.
   *[other] Ең қымбатқа түскен { $count } шешім. Әрқайсысына тағы бір қараңыз.
}
review-flawless = Бірде-бір қате жоқ: әр шешім ең жақсысынан кем болған жоқ. Жарайсыз!
review-steady = Шешуші сәт болған жоқ, ұсақ-түйек шығын ғана. Жақсы ойнадыңыз!
review-better = Дұрысы: { $best }
review-cost = { $move }-жүріс · шығыны: { $lost }
review-cost-about = { $move }-жүріс · шығыны: { $lost } (±{ $error })
review-cost-proved = { $move }-жүріс · шығыны: { $lost }, дәлелденген
review-turns-on = Тәсілі
review-show-better = Дұрысы
review-show-played = Ойналғаны
review-ask = Сіз мұнда қалай ойнар едіңіз? Байқап көріңіз.
review-ask-tell = Дұрысын көрсету
review-show-answer = Сіздікі
review-answer-right = Жауабыңыз: { $answer }. Дәл осы дұрысы!
review-answer-same = Жауабыңыз: { $answer }, ойындағыдай.
review-answer-waits = Жауабыңыз: { $answer }. Қандай екенін тексеріп жатырмыз…
review-answer-cost = Жауабыңыз: { $answer }. Шығыны: { $lost }.
review-answer-cost-about = Жауабыңыз: { $answer }. Шығыны: { $lost } (±{ $error }).
review-answer-as-good = Жауабыңыз: { $answer }. Ең жақсысынан кем емес (дәлдік шегінде).
review-as-good = Ең жақсысынан кем емес (дәлдік шегінде).
review-practise-this = Осыны пысықтау
review-kept = Сақталды: ол «Қателеріңіз» ішінде қайта келеді.
review-practise = Енді нені пысықтаған жөн
review-concept-cost = { $count ->
   *[other] Осындай { $count } қатенің құны: { $lost }.
}
review-try-problem = Есеп шығару
review-discs = { $count } тас
chart-line = Қолдағы картаның орташа күші, әр айналымнан кейін.
chart-hidden = Қарсыластардың сызығын карталары ашылғанда көресіз.
fuzzy-now = Қазір
fuzzy-last-decision = Соңғы шешімі
fuzzy-at-rest = Қазір шешетін ештеңе жоқ.
fuzzy-asks-lead = Ол немен жүрер еді?
fuzzy-asks-defend = Жабу ма, алу ма?
fuzzy-asks-add-to-taker = Алып жатқанға қосу керек пе?
fuzzy-asks-add-to-beater = Карта қосу керек пе?
fuzzy-own-hand = Өз картасы: { $quality }, орташа күші { $mean }
    нашар { $bad } · орташа { $medium } · жақсы { $good }
fuzzy-their-hand = Қарсыласта болуы мүмкін карта: { $cards }
    { $quality }, орташа күші { $mean }
fuzzy-their-hand-known = Қарсыластың картасы: { $cards }
    { $quality }, орташа күші { $mean }
fuzzy-uncertainty = Белгісіздік: { $bits } бит (белгісіз карта — { $unknown }, оның қарсыластағысы — { $hidden }). Орналасу саны: { $count }.
tables = Шешім кестелері
tables-about = «Бұлыңғыр» қарсылас осы кестелермен ойнайды. Өзгерту үшін ұяшықты түртіңіз; өзгертілгені қоршалады. Кестелеріңіз келесі партиядан бастап қолданылады.
tables-usual = Кестелерін өзгерту
tables-own = Сіздің кестелеріңізбен ойнайды
tables-reset = Бастапқысы
tables-copy = Көшіру
tables-paste = Қою
tables-copied = Мәтін ретінде көшірілді.
tables-wrong = Бұл мәтінде кесте жоқ: { $reason }
hint-coming = Ең жақсы жүрісті іздеп жатырмыз…

result-won = Сіз жеңдіңіз
result-lost = Сіз жеңілдіңіз
result-drawn = Тең ойын
result-winner = Жеңімпаз: { $name }
result-over = Партия бітті
result-rematch = Қайта ойнау
result-review = Талдау
result-turned = Шешуші сәттер
result-leave = Шығу

reversi-your-turn = Кезек сізде
reversi-refused-occupied = { $square } бос емес: онда тас тұр.
reversi-refused-turns-none = { $square }: мұнда ештеңе төңкерілмейді, сондықтан тас қоюға болмайды.
reversi-refused-pass = Сізде жүретін жер жоқ: «Пас» түймесін басыңыз.
reversi-their-turn = Қарсылас кезегі
reversi-you-must-pass = Сізде жүретін жер жоқ
reversi-they-must-pass = Қарсыласта жүретін жер жоқ
reversi-they-passed = Қарсылас пас берді: кезек тағы сізде
reversi-to-move = { $name } жүреді
reversi-passes = { $name } пас береді
reversi-pass = Пас
reversi-discs = Қара { $score } Ақ
reversi-log-move = { $name } → { $square }
reversi-log-pass = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } көзір
   *[other] { $suit } көзір · { $count }
}
durak-count = { $count } карта
durak-out = шықты
durak-they-attack = { $name } жүреді
durak-they-defend = { $name } қорғанады
durak-they-defend-you = { $name } сізден қорғанады
durak-they-throw-in = { $name } қоса алады
durak-you-attack = Сіз жүресіз
durak-you-defend = Жабыңыз не алыңыз: { $cards }
durak-you-cannot-beat = Жаба алмайсыз: { $cards }
durak-you-throw-in = Қосыңыз не «Жабылды» деңіз
durak-you-add = Алып жатыр: қосасыз ба?
durak-refused-too-low = { $card } — { $attack } картасынан кіші.
durak-refused-other-suit = { $card } — көзір де емес, { $attack } мастінен де емес.
durak-refused-beats-none = { $card } бұл карталардың ешқайсысын жаппайды.
durak-refused-other-rank = Үстелде { $card } дәрежесіндегі карта жоқ.
durak-refused-transfer-late = Карта жауып қойдыңыз: енді аудара алмайсыз.
durak-refused-transfer-too-many = Аударуға болмайды: келесі ойыншының картасы аз.
durak-you-may-redeal = Бір мастьтен бес карта: қайта таратылсын ба?
durak-button-take = Алу { $count }
durak-button-done = Жабылды
durak-button-pass = Пас
durak-keep = Ойнаймыз
durak-redeal = Қайта тарату
durak-which = Қалай?
durak-choice-beat = жабу: { $card }
durak-choice-transfer = аудару
durak-choice-show = көрсетіп аудару
durak-plan-pass = қоспау
durak-plan-take = алу
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $attack } үстіне { $card }
durak-transferred = { $person ->
    [second] Сіз аударасыз: { $card }
   *[third] { $name } аударады: { $card }
}
durak-showed = { $person ->
    [second] Сіз көрсетіп аударасыз: { $card }
   *[third] { $name } көрсетіп аударады: { $card }
}
durak-threw-in = { $person ->
    [second] Сіз қосасыз: { $card }
   *[third] { $name } қосады: { $card }
}
durak-passed = { $person ->
    [second] Сіз қоспайсыз
   *[third] { $name } қоспайды
}
durak-took = { $person ->
    [second] Сіз аласыз
   *[third] { $name } алады
}
durak-asked-redeal = { $person ->
    [second] Сіз қайта таратуды сұрайсыз
   *[third] { $name } қайта таратуды сұрайды
}
durak-kept = { $person ->
    [second] Сіз осы картамен ойнайсыз
   *[third] { $name } осы картамен ойнайды
}
word-take = аламын
word-done = жабылды
word-pass = пас
durak-is-fool = { $person ->
    [second] Дурак — сіз
   *[third] Дурак — { $name }
}
durak-nobody-left = Ешкімде карта қалмады
durak-stalled = Ойын тұйыққа тірелді

credits-text = «Көзір» ойынын Kozyr авторлары жасаған. Лицензиясы: MIT немесе Apache 2.0.

    «Атлас» (Атласные) колодасы GNOME карталар жинағынан алынған, түпнұсқасы қоғамдық игілікте; LGPL 3 немесе одан кейінгі нұсқасы. Қарпі: Inter, SIL Open Font Licence. Bevy, egui және Kira негізінде жасалған.

    Дыбыстар, ірі карталар, тастар мен үстел «Көзір» үшін жасалған.

# Қолданбаның өз сөзі. Қарсыластардың файлдары бөлек.

app-name = Көзір
app-line = Дурак пен реверси: қарсыластар әр жүрісін түсіндіреді
durak = Дурак
reversi = Реверси
back = Артқа
close = Жабу
cancel = Бас тарту
thinks = ойлануда
thinks-so-far = { $depth ->
    [0] ойлануда: { $percent } %
   *[other] ойлануда: { $percent } %, тереңдігі { $depth }
}
move-now = Жүрсін
told-to-move = «жүр» дегенде ойланып үлгергені, %
best-so-far = { $action } — «жүр» дегенге дейін тапқанының ең жақсысы.
why-moved-early = Ойлап бітпей жүруге тура келді. Соңына дейін ойланса, жауабы мынау: { $action }.
undo = Артқа
redo = Алға
hint = Кеңес
why = Неге?
black = Қара
white = Ақ
help = Анықтама
credits = Ойын туралы

first-durak-question = Дурак ойнап көрдіңіз бе?
first-yes = Иә, карта таратыңыз
first-yes-line = Сіз және бір қарсылас, әдеттегі ереже
first-no = Жоқ, үйретіңіз
first-no-line = Үстел басындағы алғашқы партия, карта соңынан карта.
first-look = Алдымен қарап шығу
home-continue = Жалғастыру
home-your-turn = кезек сізде
home-their-turn = қарсылас кезегі
home-next-to-beat = Келесі ұтатын қарсылас
home-durak-line = 2–6 ойыншы, кез келген ереже
home-reversi-line = бастаушы · кәсіпқой
watch = Ойын көру
watch-pause = Тоқта
watch-go-on = Әрі қарай
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
adjust-reset = Әдеттегідей
family-ply = Жарты жүріс
family-ply-line = Берілген сан бойынша алға қарайды
family-engine = Қозғалтқыш
family-engine-line = Өз партияларынан үйренген, он екі деңгей
family-apprentice = Шәкірт
family-apprentice-line = Карталарды адамша ұмытады, төрт деңгей
family-master = Шебер
family-master-line = Жабық карталарды елестетеді, бес деңгей
new-colour = Сіздің түсіңіз
new-handicap = Қараға фора, бұрыш
new-corners = { $count ->
    [0] жоқ
   *[other] { $count } бұрыш
}
new-rules = Ережелер

rules-classic = Классика
rules-classic-line = Бәрі қосады, алты картаға дейін
rules-first-five = Бірінші отбой — бес
rules-first-five-line = Бірінші отбойға дейін бес картадан аспайды
rules-transfer = Аудармалы
rules-transfer-line = Дәрежесі бірдей карта жүрісті әрі аударады
rules-partnership = Жұппен
rules-partnership-line = Екі топ, серіктестер қарама-қарсы отырады
rules-duel = Бетпе-бет
rules-duel-line = Тек жүрген адам қосады, алғанға қосылмайды
rules-own = Өз ережелерім
rules-own-line = Төменде өзіңіз қойғандай
rules-deck = { $count } карта
rules-all = Барлық ереже
rules-who-throws-in = Кім қосады
rules-throw-all = бәрі
rules-throw-neighbours = көршілер
rules-throw-attacker = жүрген адам
rules-passing-on = Аудару
rules-transfer-off = болмайды
rules-transfer-playing = картамен
rules-transfer-showing = не көзірді көрсетіп
rules-first-attack = Келесі таратуда кім жүреді
rules-first-on-fool = дуракқа қарсы
rules-first-lowest-trump = кіші көзір
rules-adding = Алып жатқанға қосуға болады
rules-five = Бірінші отбойға дейін бес картадан аспайды
rules-sides = Екі топ, серіктестер қарама-қарсы
rules-redeal = Бір мастьтен бес карта келсе, қайта тарату
rules-last-defender = Тең ойын жоқ: соңғы қорғанған — дурак

opponent-random = Кездейсоқ
opponent-random-line = Ереже шегінде қалай болса солай жүреді
opponent-random-about = Ереже рұқсат еткеннің бәрінен көзін жұмып таңдайды. Оған ұтылу — үлкен сәтсіздік.
opponent-potential-fixed = Қыңыр әлеует
opponent-potential-fixed-line = Көзірді соңына дейін сақтайды
opponent-potential-fixed-about = Әдісін өзгертпейтін дәл сол ойыншы: колода біткенде де орташа әлеуетті жоғары ұстайды, сөйтіп керемет карталарымен жиі дурак болып қалады.
opponent-novice = Бастаушы
opponent-novice-line = Бірден көбірек алады
opponent-novice-about = Төңкерілетін тастарды санайды: жиектегісіне екі ұпай, басқасына бір ұпай, бұрыш пен жиекке сәл артық; ең үлкен қосындыны алады, жауабын ойламайды.
opponent-professional = Кәсіпқой
opponent-professional-line = Сіздің ең жақсы жауабыңызды ескереді
opponent-professional-about = Бастаушыдай санайды да, қарсыластың жауап жүріспен ұта алатын ең көбін шегереді.
opponent-ply-3 = 3 жүріс
opponent-ply-3-line = Үш жүріс алға қарайды
opponent-ply-3-about = Кәсіпқойдың бағасы, бірақ екі емес, үш жүріс алға.
opponent-ply-4 = 4 жүріс
opponent-ply-4-line = Төрт жүріс алға қарайды
opponent-ply-4-about = Кәсіпқойдың бағасы, бірақ екі емес, төрт жүріс алға.
opponent-ply-5 = 5 жүріс
opponent-ply-5-line = Бес жүріс алға қарайды
opponent-ply-5-about = Кәсіпқойдың бағасы, бірақ екі емес, бес жүріс алға.
opponent-ply-6 = 6 жүріс
opponent-ply-6-line = Алты жүріс алға қарайды
opponent-ply-6-about = Кәсіпқойдың бағасы, бірақ екі емес, алты жүріс алға.

question-start-over = Ойын әлі біткен жоқ. Оның орнын жаңасы басады.
question-go-on = Соны жалғастыру
question-keep = Оны сақтап, бастау
question-start-anyway = Сақтамай бастау
question-leave = Үстелден тұрасыз ба? Ойын сол күйінде қалады.
question-stay = Қалу
question-take = Жабуға болса да, карталарды аласыз ба?
question-take-them = Алу

pause = Үзіліс
pause-go-on = Жалғастыру
pause-leave = Үстелден тұру

games = Ойындарыңыз
games-none = Аяқталған және сақталған ойындар осында түседі: оларды жүріс-жүрісімен қайта қарауға не жалғастыруға болады.
games-saved = Сақталған
games-finished = Жақында аяқталған
games-moves = { $count } жүріс
games-paste = Ойынды буферден қою
saved-games = Сақталған ойындар
saved-games-save = Осы ойынды сақтау
saved-games-copy = Мәтін ретінде көшіру
saved-games-paste = Қою
saved-games-copied = Көшірілді: жүрістер, себептер және ойынның өзі.
saved-games-none = Әзірге ештеңе сақталмаған. Сақталған ойынды кез келген уақытта, қанша рет болса да, сол карталармен жалғастыруға болады.
saved-games-saved-as = Сақталды, нөмірі { $number }.
saved-games-not-a-game = Бұл мәтінде сақталған ойын жоқ: { $reason }
link-broken = Бұл сілтеме ешқайда апармайды: { $reason }
saved-games-in-progress = { $count } жүріс, аяқталмаған
saved-games-over = { $count } жүріс, аяқталған
saved-games-delete = Жою: { $number }
saved-games-confirm-delete = Шынымен жою: { $number }

shuffle = Адал тарату
shuffle-about = Осы партияның барлық картасы бір құпия саннан, дәннен шығады. Ол бірінші картаға дейін таңдалған. Оның таңбасы бірден көрсетіледі және өзгермейді; партия біткенде дәннің өзі де көрсетіледі, сонда кез келген адам одан таңбаны да, карталарды да қайта шығара алады.
shuffle-commitment = Дән таңбасы (SHA-256)
shuffle-copy = Таңбаны көшіру
shuffle-later = Дән партия біткенде көрсетіледі: ол арқылы барлық жабық картаны білуге болады.
shuffle-seed = Дән
shuffle-check = Қайта таратып, салыстыру
shuffle-fair = Дәлелденді: бұл карталар дәннен шығады, оларды ешкім таңдаған жоқ.
shuffle-unfair = Дәлелденбеді: дәннен басқа карталар шығады.

trees-figure-10 = Оқулық: ұтыс па, жоқ па
trees-figure-11 = Оқулық: бағалар
trees-reversi = Тақта, { $plies } жарты жүріс
trees-pasted = Қойылған
trees-and-or = Ұтыс па, жоқ па
trees-minimax = Минимакс
trees-alpha-beta = Альфа-бета
trees-first = Басына
trees-back = Қадам артқа
trees-on = Қадам алға
trees-last = Соңына
trees-step = қадам: { $step } / { $count }
trees-before = Іздеу әлі басталған жоқ. Бір қадам жасаңыз.
trees-solved = { $root } бағасы — { $value }. Ең жақсы ойын: { $line }.
trees-won = { $root } ұтады: { $line }.
trees-lost = { $root } ұтпайды.
trees-skipped = Керек болмаған түйіндер: { $skipped } / { $count }.
trees-touch = Түйін туралы сұрау үшін оны түртіңіз. Жапырақ бағасын өзгертуге болады.
trees-max = { $name }: Макс жүреді, оған ең үлкен баға керек.
trees-min = { $name }: Мин жүреді, оған ең кіші баға керек.
trees-again = { $name } тағы да: бұл позиция онда тұр, одан кейінгісі де сонда.
trees-node-again = { $name } тағы да
trees-ask-won = { $name } ұта ма?
trees-ask-worth = { $name } бағасы қандай?
trees-leaf = Жапырақ { $name }
trees-less = Кем
trees-more = Көп
trees-make-lost = Ұтылысқа айналдыру
trees-make-won = Ұтысқа айналдыру
trees-copy = Көшіру
trees-paste = Ағаш қою
trees-copied = Көшірілді: әр жолда бір түйін, көрсеткіден кейін балалары, теңдік белгісінен кейін бағасы.
trees-legend = Шаршылар: Макс жүреді. Дөңгелектер: Мин жүреді. ✓ ұтыс, ✗ ұтылыс. Алтын түсті — ең жақсы ойын. Сызылған — керек болмады. Үзік сызық пен ↺ — сол позиция қайтадан. Сүйреңіз, шымшып не дөңгелекпен масштабтаңыз.

saved-games-unreadable = Сақталған ойынды оқу мүмкін болмады.

why-nothing-yet = Әзірге ештеңе шешкен жоқ.
why-recalling = Не ойлағанын еске түсіруде …
why-shown = Үстелде: { $action }.
why-shown-guessed = Үстелде: { $action } — бұл болжам.
why-next = Әрі қарай күтілетіні: { $action }.
why-next-guessed = Әрі қарай, болжам бойынша: { $action }.
why-shown-hidden = Оның не болатыны жасырын.
why-step = Қадам: { $step } / { $steps }
why-step-back = Нұсқа бойынша артқа
why-step-on = Нұсқа бойынша алға
ask-hint = Сіз не істер едіңіз? Үстелден таңдаңыз: ол әзірге ойналмайды.
ask-opponent = { $name }: осы орында сіз не істер едіңіз?
ask-this = Осыны
ask-tell = Бірден айту
ask-same = Сіз де солай істер едіңіз.
axis-bout = Айналым
axis-price = Картаның орташа құны
axis-degree = Дәреже, 0–1
axis-move = Жүріс
axis-game = Ойын
axis-review-durak = Мүмкіндік, %
axis-review-reversi = Басымдық, тас
axis-rating = Рейтинг
axis-score = Ұпай, %
axis-discs = Басымдық, тас
axis-accuracy = Ең жақсысынан кем емес шешім, %
why-log = Жүрістер
why-everyone = Бәрі
why-reasons = Себептер
why-fuzzy = Кестелер
why-chart = График
why-belief = Болжам
belief-line = Көрінбеген карталар қайда — осы орында шебер қалай пайымдар еді: { $name }.
belief-legend = Ұяшық неғұрлым жылы болса, карта соғұрлым ықтимал. Қоршалғаны: анық. Сызылғаны: болуы мүмкін емес.
review-chances = мүмкіндік { $percent } %
why-review = Талдау
review-progress = Партия талдануда: { $done } / { $count }
review-tally-durak = { $name }: ең жақсысынан кем емес шешім — { $best } / { $count }; бір шешім орташа есеппен жоғалтады: { $lost }.
review-tally-reversi = { $name }: ең жақсысынан кем емес жүріс — { $best } / { $count }; жоғалтқаны: { $lost }.
review-proved = { $move }-жүрістен бастап соңына дейін есептелді: әрі қарай бәрі дәлелденген.
review-turned = { $count ->
    [1] Ең қымбатқа түскені — бір шешім. Оған тағы бір қараңыз.
   *[other] Ең қымбатқа түскені — { $count } шешім. Оларды кезекпен қараңыз.
}
review-flawless = Бірде-бір қате жоқ: әр шешім ең жақсысынан кем болған жоқ. Тамаша ойын!
review-steady = Ойынды бұрған сәт болған жоқ: тек ұсақ-түйек жоғалды. Жақсы ойын.
review-better = Дұрысы: { $best }
review-cost = { $move }-жүріс · құны: { $lost }
review-cost-about = { $move }-жүріс · құны: { $lost }, ± { $error }
review-cost-proved = { $move }-жүріс · құны: { $lost }, дәлелденген
review-turns-on = Мәні неде
review-show-better = Қайсысы жақсырақ еді
review-show-played = Қалай ойналды
review-ask = Мұнда сіз қалай ойнар едіңіз? Үстелден таңдаңыз.
review-ask-tell = Қайсысы жақсырақ еді, көрсету
review-show-answer = Сіз ойнайтыны
review-answer-right = Жауабыңыз: { $answer }. Ең дұрысы осы!
review-answer-same = Жауабыңыз: { $answer }, ойындағыдай.
review-answer-waits = Жауабыңыз: { $answer }. Оның құны қаралуда …
review-answer-cost = Жауабыңыз: { $answer }. Құны: { $lost }.
review-answer-cost-about = Жауабыңыз: { $answer }. Құны: { $lost }, ± { $error }.
review-answer-as-good = Жауабыңыз: { $answer }. Шамалауға болатындай, ең жақсысынан кем емес.
review-as-good = Шамалауға болатындай, ең жақсысынан кем емес.
review-practise-this = Осыны жаттығу
review-kept = Сақталды: қателеріңіздің арасында қайта келеді.
review-practise = Нені жаттыққан жөн
review-discs = { $count } тас
chart-line = Қолдағы картаның орташа құны, айналым сайын.
chart-hidden = Қарсылас сызықтары карталар ашық болғанда көрінеді.
fuzzy-at-rest = Қазір ойланатын ештеңе жоқ.
fuzzy-asks-lead = Ол немен жүрер еді?
fuzzy-asks-defend = Жабу ма, алу ма?
fuzzy-asks-add-to-taker = Алғанға карта қосу керек пе?
fuzzy-asks-add-to-beater = Карта қосу керек пе?
fuzzy-own-hand = Оның қолы: { $quality }, орташа құны { $mean }
    нашар { $bad } · орташа { $medium } · жақсы { $good }
fuzzy-their-hand = Қарсыластың болжамды қолы: { $cards }
    { $quality }, орташа құны { $mean }
fuzzy-their-hand-known = Қарсыластың қолы: { $cards }
    { $quality }, орташа құны { $mean }
fuzzy-uncertainty = Белгісіз карта — { $unknown }, оның қарсыласта — { $hidden }: { $bits } бит. Іріктеме: { $count }.
tables = Басқару кестелері
tables-about = Бұлыңғыр қарсылас осы кестелермен ойнайды. Өзгерту үшін ұяшықты түртіңіз; дереккөзден айырмасы қоршалған. Кестелеріңіз келесі партиядан бастап күшіне енеді.
tables-usual = Кестелерін өзгерту
tables-own = Сіздің кестелеріңізбен ойнайды
tables-reset = Бастапқысы
tables-copy = Көшірме
tables-paste = Қою
tables-copied = Мәтін ретінде көшірілді.
tables-wrong = Бұл мәтінде кесте жоқ: { $reason }
hint-coming = Ең жақсы жүріс ізделуде …

result-won = Сіз жеңдіңіз
result-lost = Сіз жеңілдіңіз
result-drawn = Тең ойын
result-winner = Жеңіс: { $name }
result-over = Партия аяқталды
result-rematch = Қайтадан
result-review = Талдау
result-turned = Шешуші сәтті көру
result-leave = Шығу

reversi-your-turn = Кезек сізде
reversi-refused-occupied = { $square }: мұнда тас тұр.
reversi-refused-turns-none = { $square }: мұнда ештеңе төңкерілмейді, сондықтан тас қоюға болмайды.
reversi-refused-pass = Жүретін жеріңіз жоқ: «Пас» түймесін басыңыз.
reversi-their-turn = Қарсылас кезегі
reversi-you-must-pass = Сізде жүретін жер жоқ
reversi-they-must-pass = Қарсыласта жүретін жер жоқ
reversi-they-passed = Қарсылас кезегін жіберді: тағы сіз
reversi-to-move = { $name } жүреді
reversi-passes = { $name } кезегін жібереді
reversi-pass = Пас
reversi-discs = Қара { $score } Ақ
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: пас

durak-trump = { $count ->
    [0] { $suit } көзір
   *[other] { $suit } көзір · { $count }
}
durak-count = { $count } карта
durak-out = шықты
durak-they-attack = { $name } жүреді
durak-they-defend = { $name } жабады
durak-they-defend-you = { $name } сізге қарсы жабады
durak-they-throw-in = { $name } қоса алады
durak-you-attack = Сіз жүресіз
durak-you-defend = Жабыңыз не алыңыз: { $cards }
durak-you-cannot-beat = Жабатын карта жоқ: { $cards }
durak-you-throw-in = Қосыңыз не «жабылды» деңіз
durak-you-add = Алып жатыр: тағы қосыңыз
durak-refused-too-low = { $card } кіші, ал { $attack } үлкен.
durak-refused-other-suit = { $card }, { $attack }: мастьтері бөлек, алғашқысы көзір емес.
durak-refused-beats-none = { $card } бұл карталардың ешқайсысын жаппайды.
durak-refused-other-rank = { $card } — үстелде мұндай дәрежелі карта жоқ.
durak-refused-transfer-late = Бір карта жабылып қойды: енді аударуға болмайды.
durak-refused-transfer-too-many = Аударуға болмайды: келесі ойыншының картасы тым аз.
durak-you-may-redeal = Бір мастьтен бес карта: қайта таратылсын ба?
durak-button-take = Алу { $count }
durak-button-done = Жабылды
durak-button-pass = Пас
durak-keep = Ойнаймыз
durak-redeal = Қайта тарату
durak-which = Дәл қалай?
durak-choice-beat = жабу: { $card }
durak-choice-transfer = аудару
durak-choice-show = көрсетіп аудару
durak-plan-pass = қоспау
durak-plan-take = алу
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card }, жабылғаны { $attack }
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
    [second] Сіз осы қолмен ойнайсыз
   *[third] { $name } осы қолмен ойнайды
}
word-take = аламын
word-done = жабылды
word-pass = пас
durak-is-fool = { $person ->
    [second] Бұл жолы дурак — сіз
   *[third] Дурак: { $name }
}
durak-nobody-left = Ешкімде карта қалмады
durak-stalled = Ойын тұйыққа тірелді

credits-text = «Көзір», авторлары — Kozyr авторлары. Лицензиясы — MIT немесе Apache 2.0.

    «Атласные» колодасы GNOME карталар жинағынан алынған, түпнұсқасы қоғамдық игілікте; LGPL 3 немесе одан кейінгі. Қарпі — Inter, SIL Open Font Licence. Bevy, egui және Kira негізінде жасалған.

    Дыбыстар, ірі карталар, тастар мен үстел «Көзір» үшін жасалған.

# «Дурактағы» қарсыластар неге дәл осылай істеді.

## random

random-any = Кездейсоқ таңдау: { $count ->
    [1] басқа мүмкіндік болған жоқ.
   *[other] { $count } мүмкіндіктің бірі, бәрі тең.
}

## lowest

lowest-keep = Әрқашан таратылған картамен ойнайды.
lowest-lead = Кіші картасымен жүреді, { $card }; көзірмен — тек басқа ештеңе болмаса.
lowest-beat = { $attack } картасын жарайтындарының ең кішісімен жабады, { $card }; көзірмен — тек қажет болса.
lowest-transfer = { $attack } картасын жабатын ештеңе жоқ, сондықтан аударады.
lowest-take = { $attack } картасын жабатын ештеңе жоқ, сондықтан алады.
lowest-throw = Жарайтын ең кіші жай картаны қосады, { $card }.
lowest-pass = Жарайтын жай карта жоқ, ал көзірді ешқашан қоспайды.

## greedy

greedy-keep = Әрқашан таратылған картамен ойнайды.
greedy-lead = Дәрежесі бірдей жай картаның мүмкіндігінше көбімен жүреді; тең топтардан — ең кішісімен.
greedy-lead-trump = Қолында тек көзір: ең кішісімен жүреді, { $card }.
greedy-defend = Болса, жай картамен аударады; болмаса, бәрін ең арзан бағамен жабады; ол да болмаса, көзірмен аударады.
greedy-forced = Бәрін жаба алмайды, сондықтан алады.
greedy-throw-in = Жарайтын жай картаның бәрін кішісінен бастап қосады; көзірді — ешқашан.
greedy-group = Бірдей карталармен жүру
greedy-cover = Бәрін жабу
greedy-transfer = Аудару
greedy-take = Алу
greedy-throw = Қосу
greedy-pass = Қоспау
greedy-cards = кеткен карта
greedy-price = құны

## potential

potential-keep = Қайта таратуды сұрайтын себеп жоқ: карталар қалады.
potential-redeal = Қолының әлеуеті колоданың орташасынан төмен болса, қайта таратуды сұрайды.
potential-keep-hand = Карталарды қалдыру
potential-new-hand = Қайта таратуды сұрау
potential-lead = Қалған карталардың әлеуеті ең үлкен болатындай жүреді.
potential-shed-lead = Колода бос: картасы мүмкіндігінше аз қалатындай жүреді.
potential-lowest-plain = Кіші жай карта
potential-equal-cards = Жұп карталар
potential-lowest-trump = Кіші көзір
potential-awkward-suit = Қорғанушыға қолайсыз масть
potential-throw = Қолы содан жеткілікті ұтса не аз ғана жоғалтса, қосады; қанша екені тәуекелге бейімі мен соңының жақындығына байланысты.
potential-shed-throw = Колода бос: болатынның бәрін қосады.
potential-add = Қосу
potential-pass = Қоспау
potential-forced = Бәрін жабу мүмкін емес: алуға тура келеді.
potential-beat = Қалған карталардың әлеуеті ең үлкен болатындай жабады; шығыны тым көп, ал соңы алыс болса, алады.
potential-late-beat = Соңы жақын: ең үлкен әлеуетті сақтап, жаба алатынның бәрін жабады.
potential-shed-beat = Колода бос: жаба алатынын ешқашан алмайды.
potential-suit = Мастьтің кішісі
potential-trump = Кіші көзір
potential-trump-of-rank = Сол дәрежелі көзір
potential-transfer = Аудару
potential-take = Алу
potential-now = қазіргі әлеует
potential-after = кейінгі әлеует
potential-cards-left = қалатын карта
potential-talon-share = колоданың үлесі
potential-least-gain = талап етілетін өсім (0-ден төмен — рұқсат етілген шығын)
potential-awkward = қолайсыз мастьтің салмағы

## hand-value

opponent-hand-value = Қол құны
opponent-hand-value-line = Әр қолдың құнын біледі
opponent-hand-value-about = Қол құнын қосады: екілік үшін −600-ден тұз үшін 600-ге дейін, көзірге тағы 1300, дәрежесі бірдей карталарға үстеме, біркелкі емес мастьтер мен артық картаға шегерім. Содан кейін қосынды ең үлкен болатын картамен ойнайды, теңдерінен — бұрын келгенімен, ал жабу тым қымбат болса, алады. Шыққан карталарды санамайды.
opponent-hand-value-published = Бағдарламадағы қол құны
opponent-hand-value-published-line = OpenFool, шешімі дәлме-дәл
opponent-hand-value-published-about = Автордың өз бағдарламасы, OpenFool (MIT лицензиясы), шешімі дәлме-дәл. Мақаладан айырмасы: дәрежелер колоданың ортасынан саналады, қосындының әр бөлігі бүтінге дейін қиылады, дәрежесі бірдей карталардың салмағы жүз есе аз, ал карта үлесі бүтін санға бөлінеді, сондықтан жұптың да, қол өлшемінің де мәні жоққа тән.

hand-value-keep = Қайта таратуды сұрайтын себеп жоқ: карталар қалады.
hand-value-redeal = Бірде-бір көзір жоқ, ең көбі біреуінен басқа карталардың бәрі бір мастьтен: қайта таратуды сұрайды.
hand-value-keep-hand = Көзір бар не басқа мастьтерден бірден көп карта бар: карталар қалады.
hand-value-lead = Қолдың қалғаны кейін қосуға болатынымен бірге ең қымбат болатын картамен жүреді.
hand-value-lead-card = Жүру
hand-value-throw = Қол колода рұқсат еткеннен көп жоғалтпаса, ең жақсы картаны қосады.
hand-value-add = Қосу
hand-value-pass = Қоспау
hand-value-forced = Жабатын карта жоқ: алуға тура келеді.
hand-value-beat = Бірінші картаны қалғаны ең қымбат болатындай жабады; бұл да тым қымбат болса — өзінше де, алумен салыстырғанда да — алады.
hand-value-late-beat = Колода бос: жаба алса, бірінші картаны қалғаны ең қымбат болатындай жабады.
hand-value-beat-card = Жабу
hand-value-take = Алу
hand-value-transfer = Аударады: қол бұдан аз жоғалтады.
hand-value-pass-on = Аудару (есепте бұл дәреженің карталарынсыз)
hand-value-now = қолдың қазіргі құны
hand-value-ranks = дәрежелер
hand-value-trumps = көзірлер
hand-value-equals = жұп карталар
hand-value-suits = біркелкі емес мастьтер
hand-value-number = карта саны
hand-value-out = ойыннан шықты
hand-value-follow-up = соңынан қосуға болатыны
hand-value-on-table = үстелде бұрыннан бар дәреже
hand-value-with-table = үстелмен бірге құны
hand-value-loss-allowed = рұқсат етілген шығын
hand-value-bar = қанша қалуы керек

## Қарсыласта нені өзгертуге болады

parameter-trump_bonus = Көзір қаншалықты қымбат
parameter-risk = Тәуекелге бейімі
parameter-sharp_drop = Қанша шығында алған дұрыс
parameter-finale = Соңы басталатын колода үлесі
parameter-awkward = Қорғанушыға қолайсыз мастьтің салмағы
parameter-pair_scale = Жұп карталар бірлігі
parameter-imbalance = Біркелкі емес мастьтерге шегерім
parameter-many_cards = Артық картаға шегерім
parameter-throw_loss = Қосқанда рұқсат етілген шығын
parameter-throw_talon = … колоданың әр картасына кемиді
parameter-beat_loss = Жапқанда рұқсат етілген шығын
parameter-take_loss = Алумен салыстырғанда рұқсат етілген шығын
parameter-take_talon = … колоданың әр картасына кемиді
parameter-on_table = Үстелдегі дәрежеге үстеме
parameter-transfer_loss = Аударғанда рұқсат етілген шығын

# The reason that a coach would give, in one sentence of at most 18 words: the action and one cause.
# $action is a text that starts in lower case; the app capitalises the start of each sentence. $point is a text
# from this file. It also stands alone: “This keeps Q♠ for later.”
# In causes, “this” is the action. $subject names cards or squares; $known says whether the reader may see them.

## Headlines

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = басқа жүріс жоқ
point-symmetric = тақта бұрылса не айнадағыдай аударылса, жүрістердің бәрі бірдей
point-book = дебют кітабындағы жүріс
point-all-win = жеңіс қолда, кез келген жүріс ұтады
point-all-draw = қатесіз ойналса, қалай жүрсе де тең бітеді
point-all-lose = қарсылас қателеспесе, ұтылыс анық
point-close-call = айырма аз, анық артығы жоқ
point-deep-tactic = терең есеп, мәні кейін ғана көрінеді
point-deep-tactic-on-move = терең есеп, мәні { $move }-жүрісте көрінеді
point-own-rule = өз ережесі солай

## Values of the action and of the alternative, by unit

compared-chance = мұнда { $chosen }%, онда { $instead }%
compared-proved = { $instead ->
    [100] ұтыс
    [50] тең ойын
   *[other] ұтылыс
} емес, { $chosen ->
    [100] ұтыс
    [50] тең ойын
   *[other] ұтылыс
}
compared-judged = мұнда { $chosen }%, онда { $instead }%
compared-discs = мұнда { $chosen }, онда { $instead }
answer-chance = Онда { $chosen }% емес, { $instead }% жағдайда аман қалуға болады.
answer-proved = { $instead ->
    [100] Ол да жеңіске жеткізеді.
    [50] Ол тек тең ойынға жеткізеді.
   *[other] Ол ұтылысқа апарады.
}
answer-judged = Онда аман қалу мүмкіндігі { $chosen }% емес, шамамен { $instead }%.
answer-discs = Онда ойын соңындағы тас айырмасы { $chosen } емес, { $instead } болады.
answer-potential = Онда қолдағы әлеует карта басына { $chosen } емес, { $instead } болады.
answer-cards-left = Онда { $chosen } емес, { $instead } карта қалады.
answer-hand-value = Онда қолдағы құн { $chosen } емес, { $instead } ұпай болады.
answer-points = Ол { $chosen } емес, { $instead } ұпай әкеледі.
answer-votes = Ол орналасулардың { $chosen }%-ында емес, { $instead }%-ында дұрыс.

## Why not the alternative?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } Ол да осымен шамалас ({ $worth }).
# Оқырман таңдаған жүріс туралы.
reader-as-good = Сіздің жүрісіңіз де кем емес.
reader-close = Сіздің жүрісіңіз де осымен шамалас.
reader-about-as-good = Сіздің жүрісіңіз де осымен шамалас ({ $worth }).

why-not-attack = Неге { $cards } картасымен жүрмеске?
why-not-beat = Неге { $attacks } үстіне { $cards } салмасқа?
why-not-transfer = Неге { $cards } картасымен аудармасқа?
why-not-show = Неге { $cards } көрсетіп аудармасқа?
why-not-throw = Неге { $cards } қоспасқа?
why-not-pass = Неге карта қоспай-ақ қоймасқа?
why-not-take = Неге алмасқа?
why-not-redeal = Неге қайта таратуды сұрамасқа?
why-not-keep = Неге осы картамен ойнамасқа?
why-not-place = Неге { $square } емес?
why-not-pass-turn = Неге пас бермеске?
why-not-nothing = Неге ештеңе істемей-ақ қоймасқа?
why-not-plan = Неге { $plan } емес?

## What to do

advice-attack = { $cards } картасымен жүріңіз
advice-beat = { $attacks } үстіне { $cards } салып жабыңыз
advice-transfer = { $cards } картасымен аударыңыз
advice-show = { $cards } көрсетіп аударыңыз
advice-throw = { $cards } қосыңыз
advice-pass = карта қоспаңыз
advice-take = алыңыз
advice-redeal = қайта таратуды сұраңыз
advice-keep = осы картамен ойнаңыз
advice-place = тасты { $square } шаршысына қойыңыз
advice-pass-turn = пас беріңіз
advice-nothing = ештеңе істемеңіз
advice-plan = { $plan } ойнаңыз

## Келешекке арналған ережелер: «Артық кіші көзір болса, көзірмен жабу жөн болар еді.»

thumb = { $change } { $then } жөн болар еді.
thumb-spare-low-trump = артық кіші көзір болса,
thumb-spare-high-trump = артық үлкен көзір болса,
thumb-one-trump-fewer = бір көзір кем болса,
thumb-higher-trump = үлкенірек көзір болса,
thumb-lower-trump = кішірек көзір болса,
thumb-plain-card-that-beats = оны жабатын жай карта болса,
thumb-another-pair = тағы бір жұп болса,
thumb-one-pair-fewer = бір жұп кем болса,
thumb-against-a-trump = көзірге қарсы
thumb-against-a-plain-card = жай картаға қарсы
thumb-against-a-lower-card = кішірек картаға қарсы
thumb-against-a-higher-card = үлкенірек картаға қарсы
thumb-against-another-suit = басқа масть картасына қарсы
thumb-shorter-talon = колода таусылуға жақындаса,
thumb-longer-talon = колодада карта көбірек қалса,
thumb-smaller-hand = басқа ойыншыда карта азырақ болса,
thumb-corner-own = егер { $square } бұрышы алынған болса,
thumb-corner-theirs = егер { $square } бұрышы қолдан кеткен болса,
thumb-then-lead-several = бірнеше картамен жүру
thumb-then-lead-a-trump = көзірмен жүру
thumb-then-lead-a-plain-card = жай картамен жүру
thumb-then-beat-with-a-trump = көзірмен жабу
thumb-then-beat-with-a-plain-card = жай картамен жабу
thumb-then-pass-the-attack-on = аудару
thumb-then-throw-in-a-trump = көзір қосу
thumb-then-throw-in-a-plain-card = жай карта қосу
thumb-then-hold-back = карта қоспау
thumb-then-pick-up = алу
thumb-then-new-deal = қайта таратуды сұрау
thumb-then-keep-the-hand = қайта таратпай ойнау
thumb-then-place = { $square } шаршысына жүру

## Causes in Durak

cause-durak-lone-high-trump = { $known ->
    [yes] ойындағы ең үлкен көзір { $subject } қолда қалады
   *[no] ойындағы ең үлкен көзір қолда қалады
}
cause-durak-spend-trumps-late = { $known ->
    [yes] { $subject } кейінге сақталады
   *[no] көзір кейінге сақталады
}
cause-durak-spend-lower-trump = { $known ->
    [yes] үлкенірек көзір { $subject } қолда қалады
   *[no] үлкенірек көзір қолда қалады
}
cause-durak-keep-pairs = { $known ->
    [yes] { $subject } бірге қалады
   *[no] дәрежесі бірдей карталар бірге қалады
}
cause-durak-lead-low = { $known ->
    [yes] алдымен ұсағы, ал { $subject } кейін жабуға жарайды
   *[no] алдымен ұсағы, ал үлкендері кейін жабуға жарайды
}
cause-durak-lead-several = бірнеше картаны бірден жабу қиынырақ
cause-durak-keep-high-cards = { $known ->
    [yes] { $subject } жабуға сақталады
   *[no] үлкен карта жабуға сақталады
}
cause-durak-draw-out-trumps = мұны жабуға көзір кетеді
cause-durak-throw-in-to-strip = қосылған әр карта қорғанушыны қажытады
cause-durak-load-the-taker = бәрібір алып жатыр, мұны да ала кетеді
cause-durak-hold-back = { $known ->
    [yes] { $count ->
        [1] { $subject } картасы кейін керегірек
       *[other] { $subject } карталары кейін керегірек
    }
   *[no] бұл карта кейін керегірек
}
cause-durak-take-good-cards = { $known ->
    [yes] { $subject } қолға түседі
   *[no] жақсы карталар қолға түседі
}
cause-durak-take-early = { $known ->
    [yes] жабу үшін { $subject } кетер еді
   *[no] жабу үшін жақсы карта кетер еді
}
cause-durak-beat-rather = алғанда карта көбейіп, келесі шабуыл да қолдан кетеді
cause-durak-close-ranks = бұл дәреже үстелде бар, қосатын жаңа ештеңе шықпайды
cause-durak-hard-to-beat = мұны жабу қиынырақ
cause-durak-beat-surely = қосылатын карталарды жабу оңайырақ болады
cause-durak-who-leads-last = партияны шешетін жүрісті әпереді
cause-durak-leads-last = соңғы айналымды бастау мүмкіндігі артады
cause-durak-keep-the-lead = келесі айналымды бастау мүмкіндігі артады
cause-durak-lead-more = кейін айналымды жиірек бастатады
cause-durak-others-pick-up = қарсыластың карта алу мүмкіндігі артады
cause-durak-fewer-cards-taken = осылай кейін азырақ карта алынады
cause-durak-more-trumps-left = осылай мықтырақ көзір қалады
cause-durak-stronger-hand = осылай қолда мықтырақ карта қалады
cause-durak-their-trumps = қарсыластың көзірі көбірек кетеді
cause-durak-fewer-cards-left = колода біткенде қолда азырақ карта қалады
cause-durak-pairs-left = осылай көбірек жұп қалады
cause-durak-fewer-cards-known = қарсылас қолдағы картаны азырақ біледі
cause-durak-count-the-last-bout = санап қарағанда, осы айналым соңғысы бола алады
cause-durak-counted-out = соңына дейін саналған
cause-durak-weak-hand = жаңа карта бұдан мықтырақ болар еді
cause-durak-good-hand = жаңа карта бұдан жақсы бола қоймас

## Causes in Reversi

cause-reversi-take-corner = бұл бұрыш, оны енді ешкім төңкере алмайды
cause-reversi-corners = { $instead } шаршысындағы тас { $subject } бұрышын беріп қояр еді
cause-reversi-leave-corner = { $instead } жүрісінен кейін қарсылас { $subject } бұрышын ала алар еді
cause-reversi-x-squares = { $instead } — X шаршысы, { $subject } бұрышына қауіп төндіреді
cause-reversi-c-squares = { $instead } — C шаршысы, { $subject } бұрышына қауіп төндіреді
cause-reversi-wedges = жиек үшін таласты ұтып береді, ондағы сына төңкерілмейді
cause-reversi-no-wedge = { $instead } жүрісінен кейін қарсылас жиекке сына қағар еді
cause-reversi-edge-traps = { $instead } таңдалса, жиек шабуылға ашық қалар еді
cause-reversi-mobility = { $instead } жүрісіне қарағанда қарсыласқа азырақ жауап қалады
cause-reversi-frontier = { $instead } жүрісіне қарағанда бос шаршылардың жанында өз тастар азырақ тұрады
cause-reversi-stable-discs = көбірек тас тұрақты болады
cause-reversi-tempo = қарсыластың қауіпсіз жүрісі қалмайды
cause-reversi-parity = осы аймақта соңғы жүрісті әпереді
cause-reversi-passes = қарсылас пас беруге мәжбүр болады
cause-reversi-more-choice = таңдайтын жүріс көбірек қалады
cause-reversi-less-choice = кейін қарсыластың таңдайтын жүрісі азаяды
cause-reversi-safe-moves = қауіпсіз жүріс көбірек сақталады
cause-reversi-fewer-safe-moves = кейін қарсыластың қауіпсіз жүрісі азаяды
cause-reversi-corner-later = бұрыш алуға жол ашады
cause-reversi-no-corner-later = қарсыласқа бұрыш алу қиындайды
cause-reversi-edges = кейін жиекте тас көбірек болады
cause-reversi-quiet-move = тыныш жүріс, { $instead } жүрісіне қарағанда қарсыласқа азырақ жол ашады
cause-reversi-exposed-later = кейін бос шаршылардың жанында өз тастар азырақ тұрады
cause-reversi-more-stable = кейін тұрақты тас көбірек болады
cause-reversi-last-moves = көбірек аймақта соңғы жүрісті әпереді
cause-reversi-forced-passes = қарсыласты кейін пас беруге мәжбүрлейді
cause-reversi-count-out = соңына дейін санағанда, осы жақсырақ
cause-reversi-wipe-out = қарсылас барлық тасынан айырылады
cause-reversi-wiped-out = { $instead } таңдалса, барлық тас қарсыласқа өтер еді

# Қарсыластар шешімінің себебі, бір-екі сөйлеммен.
# Бөліктер кіші әріптен басталады: сөйлем басындағы әріпті қолданба үлкейтеді.
# $action, $other, $then, $because, $amount, $contrast және $change — осы файлдың мәтіндері.

## Sentences: the action with its reason, and the runner-up

reason-action = { $action }. { $rule }
untold = Шешімінің себебін айтпайды.
reason-hidden = Ережесін айтса, жабық карта белгілі болып қалады.
reason-undisclosed = Жүрісі де, себебі де жасырын.
reason-chosen = { $action }: { $because }.
reason-next = Екінші таңдау — { $other } ({ $amount }).
reason-next-trump = { $other } үшін көзір кетер еді ({ $amount }).
reason-next-contrast = Екінші таңдау — { $other } ({ $amount }); онда { $contrast }.
reason-next-loosely = { $other } жақсырақ көрінді ({ $amount }), бірақ бұл деңгей ең жақсысын таңдай бермейді.
reason-next-closed = Екінші таңдау — { $other }.
reason-next-in-order = Тізімде келесісі — { $other }.
reason-differs = { $other } таңдалса, { $contrast }.
reason-tie = { $other } бұдан кем емес ({ $amount }).
reason-tie-within-error = { $other } да осымен шамалас ({ $amount }, ±{ $error }).
reason-tie-closed = { $other } бұдан кем емес.
reason-otherwise = { $change }, таңдауы басқа болар еді: { $then }.

## Actions, and alternatives to them

action-attack = { $cards } картасымен жүреді
alternative-attack = { $hidden ->
    [plain] басқа жай картамен жүру
    [trump] көзірмен жүру
    [several] бірдей бірнеше картамен жүру
   *[no] { $cards } картасымен жүру
}
action-beat = { $attacks } үстіне { $cards } салып жабады
alternative-beat = { $hidden ->
    [plain] { $attacks } үстіне басқа жай карта салу
    [trump] { $attacks } үстіне көзір салу
    [several] { $attacks } үстіне басқа карталар салу
   *[no] { $attacks } үстіне { $cards } салу
}
action-transfer = { $cards } картасымен аударады
alternative-transfer = { $hidden ->
    [plain] жай картамен аудару
    [trump] көзірмен аудару
    [several] аудару
   *[no] { $cards } картасымен аудару
}
action-show = { $cards } көрсетіп аударады
alternative-show = { $hidden ->
    [plain] аудару
    [trump] көзірді көрсетіп аудару
    [several] аудару
   *[no] { $cards } көрсетіп аудару
}
action-throw = { $cards } қосады
alternative-throw = { $hidden ->
    [plain] басқа жай карта қосу
    [trump] көзір қосу
    [several] басқа карталарды қосу
   *[no] { $cards } қосу
}
action-pass = карта қоспайды
alternative-pass = карта қоспау
action-take = алады
alternative-take = алу
action-redeal = қайта таратуды сұрайды
alternative-redeal = қайта таратуды сұрау
action-keep = осы картамен ойнайды
alternative-keep = осы картамен ойнау
action-place = тасын { $square } шаршысына қояды
alternative-place = тасты { $square } шаршысына қою
action-pass-turn = пас береді
alternative-pass-turn = пас беру
action-nothing = ештеңе істемейді
alternative-nothing = ештеңе істемеу
action-plan = { $plan } ойнайды
alternative-plan = { $plan } ойнау
alternative-hidden = жасырын жүріс

## Reasons, for each label or rule

because-potential-keep-hand = қолындағы карта орташадан жақсы
because-potential-new-hand = қолындағы карта орташадан нашар
because-potential-lowest-plain = ең кіші жай картасы
because-potential-equal-cards = дәрежесі бірдей карталар
because-potential-lowest-trump = ең кіші көзірі
because-potential-awkward-suit = қорғанушы бұл мастьтен әлсіз сияқты
because-potential-add = бұл картасыз да болады
because-potential-pass = қосуға тұрарлық карта жоқ
because-potential-suit = сол мастьтің жабатын ең кіші картасы
because-potential-trump = жабатын ең кіші көзір
because-potential-trump-of-rank = дәрежесі бірдей көзір
because-potential-transfer = аударған бәрінен арзан
because-potential-take = мұндай ерте кезде жабу тым қымбат
because-hand-value-lead-card = қолында ең күшті карталар қалады
because-hand-value-add = картасы айтарлықтай әлсіремейді
because-hand-value-pass = қосса, картасы тым әлсірейді
because-hand-value-beat-card = қолында ең күшті карталар қалады
because-hand-value-take = жапса, картасы тым әлсірейді
because-hand-value-pass-on = аударғаннан картасы айтарлықтай әлсіремейді
because-greedy-group = осылай бірдей жай картадан ең көп құтылады
because-greedy-cover = бәрін жабудың ең арзан жолы
because-greedy-transfer = алдымен аударуға тырысады
because-greedy-take = бәрін жаба алмайды
because-greedy-throw = жарайтын жай картаның бәрін қосады
because-greedy-pass = жарайтын жай карта жоқ
because-fuzzy-choice-beat = жапқаннан кейін де картасы жаман емес
because-fuzzy-choice-pass-on = аударғаннан кейін де картасы жаман емес
because-fuzzy-choice-take = үстелдегі карталар алуға тұрады
because-fuzzy-choice-bad = мұнда нашар карта да жетеді
because-fuzzy-choice-medium = мұнда орташа карта дәл келеді
because-fuzzy-choice-good = енді күшті карта керек
because-fuzzy-choice-add = қазір қосқан тиімді
because-fuzzy-choice-pass = карталарды әзірге сақтаған дұрыс
because-master-weighed = бұдан қауіпсізі көрінбейді
because-master-judged = бұдан қауіпсізі көрінбейді
because-master-lines = осыдан басталатын жолы ең қауіпсіз
because-master-ruled-out = әлі ұта алатындардың ең жақсысы
because-master-redeal = осылай қауіпсіздеу
because-master-won = осыдан кейін қарсылас не істесе де, ұтады
because-master-drawn = осыдан кейін қатесіз ойналса, тең бітеді
because-master-lost = ұтылып тұр, бірақ қарсылас әлі қателесуі мүмкін
because-apprentice-erred = бұл деңгей кейде қателеседі
because-reversi-greatest-gain = бірден ең көп ұпай әкеледі
because-reversi-greatest-gain-less-reply = ең жақсы жауаптан кейін де ең көп ұпай қалдырады
because-reversi-greatest-gain-in-plies = { $plies } жүріс алға қарағанда ең көп ұпай әкеледі
because-engine-searched = { $depth } жүріс алға қарағанда ең жақсысы
because-engine-erred = жаман көрінбеді
because-engine-solved = соңына дейін қатесіз ойналса, ең жақсысы
because-engine-book = дебют кітабында бар
because-engine-takes-corner = бұрышты алады
because-engine-gives-corner = бұрышты ашса да, ең жақсысы
because-engine-leaves-no-reply = қарсыласқа жүріс қалдырмайды
because-engine-leaves-few-replies = қарсыласқа аз жүріс қалдырады
because-engine-makes-stable = тастарын тұрақты етеді
because-engine-keeps-parity = бос шаршысы тақ аймаққа жүреді

## What the bars show, with the unit

unit-potential = Қолда қалатын әлеует, карта басына
unit-cards-left = Қалатын карта
unit-hand-value = Қолдағы құн, ұпай
unit-points = Таза ұтыс, ұпай
unit-votes = Осыны қолдайтын орналасулар, %
unit-chance = Ойнап көргенде аман қалуы, %
unit-judged = Аман қалу мүмкіндігі, %
unit-proved = Дәлелденген нәтиже
unit-discs = Күтілетін тас айырмасы

## Values

amount-potential = карта басына { $value }
amount-cards-left = { $value } карта қалады
amount-hand-value = { $value } ұпай
amount-points = { $value } ұпай
amount-votes = орналасулардың { $value }%-ында
amount-chance = { $value }% жағдайда аман қалады
amount-judged = мүмкіндігі { $value }%
amount-proved = { $value ->
    [0] дәлелденген ұтылыс
    [50] дәлелденген тең ойын
   *[100] дәлелденген ұтыс
}
amount-discs = { $value } тас
amount-at-most = ең көбі { $amount }
amount-at-least = кемінде { $amount }
amount-instead = { $chosen } емес, { $amount }

## Differences: the runner-up has $runner, the chosen action $chosen

contrast-cards-taken = { $chosen } емес, { $runner } карта алады
contrast-cards-taken-closed = { $way ->
    [less] азырақ карта алады
   *[more] көбірек карта алады
}
contrast-trumps-kept = колода біткенде қолында { $chosen } емес, { $runner } көзір болады
contrast-trumps-kept-closed = { $way ->
    [less] колода біткенде қолында азырақ көзір болады
   *[more] колода біткенде қолында көбірек көзір болады
}
contrast-leads-last = соңғы айналымды бастау мүмкіндігі { $chosen }% емес, { $runner }% болады
contrast-leads-last-closed = { $way ->
    [less] соңғы айналымды бастау мүмкіндігі азаяды
   *[more] соңғы айналымды бастау мүмкіндігі артады
}
contrast-attack-beaten = шабуылдың жабылу мүмкіндігі { $chosen }% емес, { $runner }% болады
contrast-attack-beaten-closed = { $way ->
    [less] шабуылдың жабылу мүмкіндігі азаяды
   *[more] шабуылдың жабылу мүмкіндігі артады
}
contrast-pairs-kept = { $chosen } емес, { $runner } жұп сақталады
contrast-pairs-kept-closed = { $way ->
    [less] азырақ жұп сақталады
   *[more] көбірек жұп сақталады
}
contrast-highest-trump = жұмсалған ең үлкен көзірдің дәрежесі { $chosen } емес, { $runner } болады (екілік — 1)
contrast-highest-trump-closed = { $way ->
    [less] кішірек көзірлер жұмсалады
   *[more] үлкенірек көзірлер жұмсалады
}
contrast-trumps-spent = { $chosen } емес, { $runner } көзір жұмсалады
contrast-trumps-spent-closed = { $way ->
    [less] азырақ көзір жұмсалады
   *[more] көбірек көзір жұмсалады
}
contrast-hand-at-end = колода біткенде қолында { $chosen } емес, { $runner } карта болады
contrast-hand-at-end-closed = { $way ->
    [less] колода біткенде қолында азырақ карта болады
   *[more] колода біткенде қолында көбірек карта болады
}
contrast-high-kept = колода біткенде қолындағы жай король мен тұз { $chosen } емес, { $runner } болады
contrast-high-kept-closed = { $way ->
    [less] колода біткенде жай король мен тұз азырақ қалады
   *[more] колода біткенде жай король мен тұз көбірек қалады
}
contrast-cards-known = басқалар оның { $chosen } емес, { $runner } картасын біледі
contrast-cards-known-closed = { $way ->
    [less] басқалар оның азырақ картасын біледі
   *[more] басқалар оның көбірек картасын біледі
}
contrast-others-take = басқалар { $chosen } емес, { $runner } карта алады
contrast-others-take-closed = { $way ->
    [less] басқалар азырақ карта алады
   *[more] басқалар көбірек карта алады
}
contrast-bouts-led = { $chosen } емес, { $runner } айналым бастайды
contrast-bouts-led-closed = { $way ->
    [less] азырақ айналым бастайды
   *[more] көбірек айналым бастайды
}
contrast-mobility = { $after } жүрістен кейін жүріс еркіндігінің айырмасы { $chosen } емес, { $runner } болады
contrast-corners = { $after } жүрістен кейін бұрыш айырмасы { $chosen } емес, { $runner } болады
contrast-stable = { $after } жүрістен кейін тұрақты тас айырмасы { $chosen } емес, { $runner } болады
contrast-frontier = { $after } жүрістен кейін шекара тастарының айырмасы { $chosen } емес, { $runner } болады
contrast-parity = { $after } жүрістен кейін тақ аймақ { $chosen } емес, { $runner } болады

## Counterfactuals: changes that would have changed the decision

change-card = Егер { $card } орнында { $other } болса
change-trump = Егер { $card } орнында { $other } болса
change-card-gone = Егер { $card } орнында { $other } болып, { $card } отбойда жатса
change-card-held = Егер { $card } орнында { $other } болып, { $card } басқа ойыншыда болса
change-attack = Егер үстелге { $card } емес, { $other } түссе
change-talon-shorter = Егер колодада { $count } карта кем болса
change-talon-longer = Егер колодада { $count } карта артық болса
change-hand-smaller = Егер { $seat }-орында бір карта кем болса (барлығы { $count })
change-flipped = Егер { $square } шаршысындағы тас төңкерілген болса
change-removed = Егер { $square } шаршысы бос болса
change-corner-own = Егер { $square } шаршысында өз тасы болса
change-corner-theirs = Егер { $square } шаршысында қарсыласының тасы болса
change-parameter = Егер «{ $parameter }» мәні { $now } емес, { $value } болса

# Қарсыластар шешімдерінің бір-екі сөйлемдік себептері.
# Бөліктер кіші әріптен басталады: үлкенін сөйлем құраған қояды.

## The sentence: what was done and why, and what came next

reason-action = { $action }. { $rule }
untold = Себебін айтпай шешеді.
reason-hidden = Ереже жасырын картаны атап қояр еді.
reason-undisclosed = Не ойналары жасырын, себептері де.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because }, { $worth }.
reason-next = Құны бойынша келесісі — { $other }: { $amount }.
reason-next-trump = { $other } көзір жұмсау болар еді: { $amount }.
reason-next-contrast = Құны бойынша келесісі — { $other }: { $amount }; { $contrast }.
reason-next-loosely = { $other } жақсырақ көрінді, { $amount }; бұл деңгейде әрқашан ең жақсысы таңдала бермейді.
reason-next-closed = Құны бойынша келесісі — { $other }.
reason-next-in-order = Реті бойынша келесісі — { $other }.
reason-differs = { $other } болса: { $contrast }.
reason-tie = { $other } бұдан кем болмас еді: { $amount }.
reason-tie-within-error = { $other } шамамен кем емес: { $amount }, қателігі { $error }.
reason-tie-closed = { $other } бұдан кем болмас еді.
reason-otherwise = { $change }, таңдау басқа болар еді: { $then }.

## What is done, and what might be done instead

action-attack = { $cards } тастайды
alternative-attack = { $hidden ->
    [plain] басқа жай картамен жүру
    [trump] көзірмен жүру
    [several] дәрежесі бірдей бірнеше картамен жүру
   *[no] { $cards } тастау
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
action-pass = ештеңе қоспайды
alternative-pass = ештеңе қоспау
action-take = алады
alternative-take = алу
action-redeal = қайта таратуды сұрайды
alternative-redeal = қайта таратуды сұрау
action-keep = картасын қалдырады
alternative-keep = картаны қалдыру
action-place = { $square } шаршысына қояды
alternative-place = { $square } шаршысына қою
action-pass-turn = кезегін жібереді
alternative-pass-turn = кезекті жіберу
action-nothing = ештеңе істемейді
alternative-nothing = ештеңе істемеу
action-plan = { $plan } ойнайды
alternative-plan = { $plan } ойнау
alternative-hidden = жасырын бірдеңе

## Why: the words for a label or a rule

because-potential-keep-hand = картасының әлеуеті колоданың орташасынан жоғары
because-potential-new-hand = колоданың орташа әлеуеті бұл карталардан жоғары
because-potential-lowest-plain = бұл — кіші жай карта
because-potential-equal-cards = бұл — дәрежесі бірдей карталар
because-potential-lowest-trump = бұл — кіші көзір
because-potential-awkward-suit = бұл масть қорғанушыға қолайсыз
because-potential-add = бұл картасыз да болады
because-potential-pass = қосуға тиімді карта жоқ
because-potential-suit = бұл — мастьтің жететін ең кіші картасы
because-potential-trump = бұл — жететін ең кіші көзір
because-potential-trump-of-rank = бұл — дәрежесі бірдей көзір
because-potential-transfer = аударған ең арзан
because-potential-take = жабу тым қымбат, ал соңы алыс
because-hand-value-lead-card = бұдан кейін қалғаны ең қымбат
because-hand-value-add = қол бұдан аз жоғалтады
because-hand-value-pass = кез келген карта рұқсат етілген шығыннан қымбат болар еді
because-hand-value-beat-card = бұдан кейін қалғаны ең қымбат
because-hand-value-take = жабу тым қымбат
because-hand-value-pass-on = аударудан қол аз жоғалтады
because-greedy-group = осылай дәрежесі бірдей жай карта ең көп кетеді
because-greedy-cover = бұл — бәрін жабудың ең арзан жолы
because-greedy-transfer = алдымен аударған жөн
because-greedy-take = бәрін жабу мүмкін емес
because-greedy-throw = жарайтын жай картаның бәрі қосылады
because-greedy-pass = жарайтын жай карта жоқ
because-fuzzy-choice-beat = жапқаннан кейін қол жеткілікті жақсы қалады
because-fuzzy-choice-pass-on = аударғаннан кейін қол жеткілікті жақсы қалады
because-fuzzy-choice-take = үстелдегіні алған жөн
because-fuzzy-choice-bad = кестелер нашар картаны талап етеді
because-fuzzy-choice-medium = кестелер орташа картаны талап етеді
because-fuzzy-choice-good = кестелер жақсы картаны талап етеді
because-fuzzy-choice-add = кестелер қос дейді
because-fuzzy-choice-pass = кестелер картаны сақта дейді
because-master-weighed = осылай дурак болып ең сирек қалады
because-master-judged = осылай дурак болып ең сирек қалады
because-master-lines = осы жерден ең жақсы жалғаспен дурак болып ең сирек қалады
because-master-redeal = осылай дурак болып сирегірек қалады
because-master-won = осы жерден ұтыс, бәрі соңына дейін есептелді
because-master-drawn = осы жерден тең, бәрі соңына дейін есептелді
because-master-lost = бәрі ұтылды, бірақ осылай қарсылас әлі қателесуі мүмкін
because-apprentice-erred = бұл деңгейде қателер болады
because-reversi-greatest-gain = бірден ең көп ұтыс осылай
because-reversi-greatest-gain-less-reply = ең жақсы жауапты шегергендегі ұтыс осылай ең көп
because-reversi-greatest-gain-in-plies = { $plies } жарты жүрісті ескергендегі ұтыс осылай ең көп
because-engine-searched = { $depth } тереңдікке қарағанда бұл — ең жақсысы
because-engine-erred = бұл жеткілікті жақсы көрінді
because-engine-solved = бұл — ең жақсысы, бәрі соңына дейін есептелді
because-engine-book = бұл жүріс дебют кітабында бар
because-engine-takes-corner = бұл бұрышты алады
because-engine-gives-corner = бұрышты ашса да, бұл — ең жақсысы
because-engine-leaves-no-reply = қарсыласта қоятын жер жоқ
because-engine-leaves-few-replies = қарсыласта таңдау аз қалады
because-engine-makes-stable = тастар біржола мызғымас болады
because-engine-keeps-parity = бұл — бос шаршысы тақ аймаққа жүріс

## What bars mean, with the unit

unit-potential = Қалған әлеует, бір картаға
unit-cards-left = Қанша карта қалады
unit-hand-value = Қол құны, ұпай
unit-points = Басымдық, ұпай
unit-votes = Бұған қанша сынама, %
unit-chance = Басқа біреу дурак болатын орналасу, %
unit-judged = Дурак болып қалмау мүмкіндігінің бағасы, %
unit-proved = Дәлелденген: 0 — ұтылыс, 50 — тең ойын, 100 — ұтыс
unit-discs = Күтілетін басымдық, тас

## What it is worth: after a reason, and by itself

worth-potential = қалғаны бір картаға { $value }
amount-potential = бір картаға { $value }
worth-cards-left = { $value } карта қалады
amount-cards-left = { $value } карта қалады
worth-hand-value = барлығы { $value } ұпай
amount-hand-value = { $value } ұпай
worth-points = барлығы { $value } ұпай
amount-points = { $value } ұпай
worth-votes = сынаманың { $value } %-ы осылай
amount-votes = сынаманың { $value } %-ы
worth-chance = соңына дейін ойналған жағдайлардың { $value } %-ында дурак — басқа біреу
amount-chance = жағдайлардың { $value } %-ында дурак емес
worth-judged = дурак болып қалмау мүмкіндігі — шамамен { $value } %
amount-judged = мүмкіндігі — шамамен { $value } %
amount-proved = { $value ->
    [0] дәлелденген ұтылыс
    [50] дәлелденген тең ойын
   *[100] дәлелденген ұтыс
}
worth-discs = басымдық — { $value } тас
amount-discs = басымдық — { $value } тас
amount-at-most = ең көбі: { $amount }
amount-at-least = кем дегенде: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

contrast-cards-taken = алынған карта — { $runner }, ал таңдалғанда — { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] алынған карта — аз
   *[more] алынған карта — көп
}
contrast-trumps-kept = колода соңындағы көзір — { $runner }, ал таңдалғанда — { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] колода соңындағы көзір — аз
   *[more] колода соңындағы көзір — көп
}
contrast-leads-last = соңғы жүріс осы қолда болатын партия үлесі — { $runner }, ал таңдалғанда — { $chosen }
contrast-leads-last-closed = { $way ->
    [less] соңғы жүріс осы қолда сирегірек
   *[more] соңғы жүріс осы қолда жиірек
}
contrast-attack-beaten = шабуыл жабылатын партия үлесі — { $runner }, ал таңдалғанда — { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] шабуыл сирегірек жабылады
   *[more] шабуыл жиірек жабылады
}
contrast-pairs-kept = сақталған жұп — { $runner }, ал таңдалғанда — { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] сақталған жұп — аз
   *[more] сақталған жұп — көп
}
contrast-highest-trump = жұмсалған ең үлкен көзірдің дәрежесі — { $runner }, ал таңдалғанда — { $chosen }, екілік 1 деп саналса
contrast-highest-trump-closed = { $way ->
    [less] жұмсалған көзірлер — кішірек
   *[more] жұмсалған көзірлер — үлкенірек
}
contrast-trumps-spent = жұмсалған көзір — { $runner }, ал таңдалғанда — { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] жұмсалған көзір — аз
   *[more] жұмсалған көзір — көп
}
contrast-hand-at-end = колода біткенде қолдағы карта — { $runner }, ал таңдалғанда — { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] колода біткенде қолдағы карта — аз
   *[more] колода біткенде қолдағы карта — көп
}
contrast-high-kept = колода соңындағы жай король мен тұз — { $runner }, ал таңдалғанда — { $chosen }
contrast-high-kept-closed = { $way ->
    [less] колода соңындағы жай король мен тұз — аз
   *[more] колода соңындағы жай король мен тұз — көп
}
contrast-cards-known = басқаларға белгілі карта — { $runner }, ал таңдалғанда — { $chosen }
contrast-cards-known-closed = { $way ->
    [less] басқаларға белгілі карта — аз
   *[more] басқаларға белгілі карта — көп
}
contrast-others-take = басқалар алған карта — { $runner }, ал таңдалғанда — { $chosen }
contrast-others-take-closed = { $way ->
    [less] басқалар алған карта — аз
   *[more] басқалар алған карта — көп
}
contrast-bouts-led = осы қол бастаған айналым — { $runner }, ал таңдалғанда — { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] осы қол бастаған айналым — аз
   *[more] осы қол бастаған айналым — көп
}
contrast-mobility = { $after } жарты жүрістен кейін жүріс басымдығы — { $runner }, ал таңдалғанда — { $chosen }
contrast-corners = { $after } жарты жүрістен кейін бұрыш басымдығы — { $runner }, ал таңдалғанда — { $chosen }
contrast-stable = { $after } жарты жүрістен кейін мызғымас тас басымдығы — { $runner }, ал таңдалғанда — { $chosen }
contrast-frontier = { $after } жарты жүрістен кейін бос шаршы жанындағы тас басымдығы — { $runner }, ал таңдалғанда — { $chosen }
contrast-parity = { $after } жарты жүрістен кейін тақ аймақ басымдығы — { $runner }, ал таңдалғанда — { $chosen }

## What would have had to be otherwise

change-card = { $card } емес, { $other } болса
change-trump = { $card } емес, { $other } болса
change-card-gone = { $card } ойыннан шығып, орнында { $other } болса
change-card-held = { $card } басқа біреуде болып, орнында { $other } болса
change-attack = Үстелде { $card } емес, { $other } болса
change-talon-shorter = Колодада { $count } карта кем болса
change-talon-longer = Колодада { $count } карта артық болса
change-hand-smaller = { $seat }-орын бір карта кем алса (барлығы: { $count })
change-flipped = { $square } шаршысындағы тас төңкерілген болса
change-removed = { $square } бос болса
change-parameter = «{ $parameter }» мәні { $now } емес, { $value } болса

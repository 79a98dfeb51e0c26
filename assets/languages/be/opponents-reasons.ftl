# Прычыны рашэнняў сапернікаў у адным або двух сказах.
# Часткі пачынаюцца з малой літары: вялікую ставіць той, хто складае сказы.

## The sentence: what was done and why, and what came next

reason-action = { $action }. { $rule }
untold = Вырашае, не кажучы чаму.
reason-hidden = Правіла назвала б схаваную карту.
reason-undisclosed = Што было б згуляна, схавана, і прычыны таксама.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because }, { $worth }.
reason-next = Наступнае па каштоўнасці — { $other }: { $amount }.
reason-next-trump = { $other } — гэта значыла б патраціць козыр: { $amount }.
reason-next-contrast = Наступнае па каштоўнасці — { $other }: { $amount }; { $contrast }.
reason-next-loosely = { $other } — гэта выглядала лепш, { $amount }; на гэтым узроўні найлепшае выбіраецца не заўсёды.
reason-next-closed = Наступнае па каштоўнасці — { $other }.
reason-next-in-order = Наступнае па парадку — { $other }.
reason-differs = { $other } — гэта значыць: { $contrast }.
reason-tie = { $other } было б не горш: { $amount }.
reason-tie-within-error = { $other } не горш, наколькі можна меркаваць: { $amount }, хібнасць { $error }.
reason-tie-closed = { $other } было б не горш.
reason-otherwise = { $change }: тады выбар быў бы — { $then }.

## What is done, and what might be done instead

action-attack = ходзіць { $cards }
alternative-attack = { $hidden ->
    [plain] пайсці іншай простай картай
    [trump] пайсці козырам
    [several] пайсці некалькімі картамі адной вартасці
   *[no] пайсці { $cards }
}
action-beat = б’е { $attacks } картай { $cards }
alternative-beat = { $hidden ->
    [plain] пабіць { $attacks } іншай простай картай
    [trump] пабіць { $attacks } козырам
    [several] пабіць { $attacks } іншымі картамі
   *[no] пабіць { $attacks } картай { $cards }
}
action-transfer = пераводзіць картай { $cards }
alternative-transfer = { $hidden ->
    [plain] перавесці простай картай
    [trump] перавесці козырам
    [several] перавесці
   *[no] перавесці картай { $cards }
}
action-show = пераводзіць, паказаўшы { $cards }
alternative-show = { $hidden ->
    [plain] перавесці
    [trump] перавесці, паказаўшы козыр
    [several] перавесці
   *[no] перавесці, паказаўшы { $cards }
}
action-throw = падкідвае { $cards }
alternative-throw = { $hidden ->
    [plain] падкінуць іншую простую карту
    [trump] падкінуць козыр
    [several] падкінуць іншыя карты
   *[no] падкінуць { $cards }
}
action-pass = нічога не падкідвае
alternative-pass = нічога не падкідваць
action-take = бярэ
alternative-take = узяць
action-redeal = просіць пераздачы
alternative-redeal = прасіць пераздачы
action-keep = пакідае свае карты
alternative-keep = пакінуць карты
action-place = ставіць на { $square }
alternative-place = паставіць на { $square }
action-pass-turn = прапускае ход
alternative-pass-turn = прапусціць ход
action-nothing = нічога не робіць
alternative-nothing = нічога не рабіць
action-plan = гуляе { $plan }
alternative-plan = згуляць { $plan }
alternative-hidden = нешта схаванае

## Why: the words for a label or a rule

because-potential-keep-hand = патэнцыял яго карт вышэйшы, чым у сярэднім у калоды
because-potential-new-hand = у калоды ў сярэднім патэнцыял вышэйшы, чым у гэтых карт
because-potential-lowest-plain = гэта малодшая простая карта
because-potential-equal-cards = гэта карты адной вартасці
because-potential-lowest-trump = гэта малодшы козыр
because-potential-awkward-suit = гэта масць нязручная абаронцу
because-potential-add = без гэтай карты можна абысціся
because-potential-pass = няма чаго падкідваць з выгадай
because-potential-suit = гэта малодшая карта масці, якой хапае
because-potential-trump = гэта малодшы козыр, якога хапае
because-potential-trump-of-rank = гэта козыр той жа вартасці
because-potential-transfer = перавесці найтанней
because-potential-take = адбівацца занадта дорага, а да канца далёка
because-hand-value-lead-card = астатняе пасля гэтага каштуе больш за ўсё
because-hand-value-add = рука губляе ад гэтага мала
because-hand-value-pass = любая карта каштавала б больш, чым можна страціць
because-hand-value-beat-card = астатняе пасля гэтага каштуе больш за ўсё
because-hand-value-take = адбівацца занадта дорага
because-hand-value-pass-on = ад пераводу рука губляе мала
because-greedy-group = так ідзе больш за ўсё простых карт адной вартасці
because-greedy-cover = гэта самы танны спосаб пабіць усё
because-greedy-transfer = спачатку варта перавесці
because-greedy-take = пабіць можна не ўсё
because-greedy-throw = падкідваюцца ўсе простыя карты, якія падыходзяць
because-greedy-pass = прыдатных простых карт няма
because-fuzzy-choice-beat = калі адбіцца, рука застаецца дастаткова добрай
because-fuzzy-choice-pass-on = пасля пераводу рука застаецца дастаткова добрай
because-fuzzy-choice-take = тое, што на стале, варта ўзяць
because-fuzzy-choice-bad = табліцы патрабуюць дрэннай карты
because-fuzzy-choice-medium = табліцы патрабуюць сярэдняй карты
because-fuzzy-choice-good = табліцы патрабуюць добрай карты
because-fuzzy-choice-add = табліцы загадваюць падкінуць
because-fuzzy-choice-pass = табліцы загадваюць карты берагчы
because-master-weighed = так дурнем застаюцца радзей за ўсё
because-master-judged = так дурнем застаюцца радзей за ўсё
because-master-lines = з найлепшым працягам адсюль дурнем застаюцца радзей за ўсё
because-master-redeal = так дурнем застаюцца радзей
because-master-won = адсюль выйграна, усё пралічана да канца
because-master-drawn = адсюль нічыя, усё пралічана да канца
because-master-lost = усё прайграна, але так сапернік яшчэ можа памыліцца
because-apprentice-erred = на гэтым узроўні здараюцца памылкі
because-reversi-greatest-gain = так адразу найбольшы выйгрыш
because-reversi-greatest-gain-less-reply = выйгрыш, калі адняць найлепшы адказ, так найбольшы
because-reversi-greatest-gain-in-plies = выйгрыш з улікам { $plies } паўхадоў так найбольшы
because-engine-searched = гэта найлепшае, калі глядзець на глыбіню { $depth }
because-engine-erred = гэта выглядала дастаткова добра
because-engine-solved = гэта найлепшае, усё пралічана да канца
because-engine-book = гэты ход ёсць у дэбютнай кнізе
because-engine-takes-corner = гэта займае вугал
because-engine-gives-corner = гэта найлепшае, хоць і адкрывае вугал
because-engine-leaves-no-reply = саперніку няма куды ставіць
because-engine-leaves-few-replies = у саперніка застаецца мала выбару
because-engine-makes-stable = фішкі становяцца непарушнымі назаўсёды
because-engine-keeps-parity = гэта ход у вобласць з няцотным лікам пустых палёў

## What bars mean, with the unit

unit-potential = Патэнцыял рэшты, на карту
unit-cards-left = Колькі карт застаецца
unit-hand-value = Каштоўнасць рукі, ачкі
unit-points = Перавага, ачкі
unit-votes = Колькі спроб за гэта, %
unit-chance = Расклады, дзе дурань хтосьці іншы, %
unit-judged = Ацэнка шанцу не застацца дурнем, %
unit-proved = Даказана: 0 — пройгрыш, 50 — нічыя, 100 — выйгрыш
unit-discs = Чаканая перавага, фішкі

## What it is worth: after a reason, and by itself

worth-potential = і рэшта каштуе { $value } на карту
amount-potential = { $value } на карту
worth-cards-left = застаецца { $value ->
    [one] { $value } карта
    [few] { $value } карты
    [many] { $value } карт
   *[other] { $value } карты
}
amount-cards-left = застаецца { $value ->
    [one] { $value } карта
    [few] { $value } карты
    [many] { $value } карт
   *[other] { $value } карты
}
worth-hand-value = разам { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}
amount-hand-value = { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}
worth-points = разам { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}
amount-points = { $value ->
    [one] { $value } ачко
    [few] { $value } ачкі
    [many] { $value } ачкоў
   *[other] { $value } ачка
}
worth-votes = так у { $value } % спроб
amount-votes = { $value } % спроб
worth-chance = і ў { $value } % дагуляных раскладаў дурань хтосьці іншы
amount-chance = не дурань у { $value } % раскладаў
worth-judged = шанц не застацца дурнем — прыкладна { $value } %
amount-judged = шанц — прыкладна { $value } %
amount-proved = { $value ->
    [0] даказаны пройгрыш
    [50] даказаная нічыя
   *[100] даказаны выйгрыш
}
worth-discs = перавага — { $value ->
    [one] { $value } фішка
    [few] { $value } фішкі
    [many] { $value } фішак
   *[other] { $value } фішкі
}
amount-discs = перавага — { $value ->
    [one] { $value } фішка
    [few] { $value } фішкі
    [many] { $value } фішак
   *[other] { $value } фішкі
}
amount-at-most = самае большае: { $amount }
amount-at-least = самае меншае: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

contrast-cards-taken = узята карт — { $runner } замест { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] узята карт — менш
   *[more] узята карт — больш
}
contrast-trumps-kept = козыраў да канца калоды — { $runner } замест { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козыраў да канца калоды — менш
   *[more] козыраў да канца калоды — больш
}
contrast-leads-last = доля партый, дзе апошні ход за гэтай рукой, — { $runner } замест { $chosen }
contrast-leads-last-closed = { $way ->
    [less] апошні ход за гэтай рукой радзей
   *[more] апошні ход за гэтай рукой часцей
}
contrast-attack-beaten = доля партый, дзе атака адбіта, — { $runner } замест { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] атака адбіта радзей
   *[more] атака адбіта часцей
}
contrast-pairs-kept = захаваных пар — { $runner } замест { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] захаваных пар — менш
   *[more] захаваных пар — больш
}
contrast-highest-trump = вартасць старэйшага патрачанага козыра — { $runner } замест { $chosen }, калі двойка — 1
contrast-highest-trump-closed = { $way ->
    [less] козыры патрачаны малодшыя
   *[more] козыры патрачаны старэйшыя
}
contrast-trumps-spent = патрачана козыраў — { $runner } замест { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] патрачана козыраў — менш
   *[more] патрачана козыраў — больш
}
contrast-hand-at-end = карт на руках, калі канчаецца калода — { $runner } замест { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках, калі канчаецца калода — менш
   *[more] карт на руках, калі канчаецца калода — больш
}
contrast-high-kept = простых каралёў і тузоў да канца калоды — { $runner } замест { $chosen }
contrast-high-kept-closed = { $way ->
    [less] простых каралёў і тузоў да канца калоды — менш
   *[more] простых каралёў і тузоў да канца калоды — больш
}
contrast-cards-known = карт, вядомых іншым — { $runner } замест { $chosen }
contrast-cards-known-closed = { $way ->
    [less] карт, вядомых іншым — менш
   *[more] карт, вядомых іншым — больш
}
contrast-others-take = карт, узятых іншымі — { $runner } замест { $chosen }
contrast-others-take-closed = { $way ->
    [less] карт, узятых іншымі — менш
   *[more] карт, узятых іншымі — больш
}
contrast-bouts-led = конаў, пачатых гэтай рукой — { $runner } замест { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] конаў, пачатых гэтай рукой — менш
   *[more] конаў, пачатых гэтай рукой — больш
}
contrast-mobility = перавага ў хадах — { $runner } замест { $chosen } праз { $after ->
    [one] { $after } паўход
    [few] { $after } паўхады
   *[many] { $after } паўхадоў
}
contrast-corners = перавага ў вуглах — { $runner } замест { $chosen } праз { $after ->
    [one] { $after } паўход
    [few] { $after } паўхады
   *[many] { $after } паўхадоў
}
contrast-stable = перавага ў непарушных фішках — { $runner } замест { $chosen } праз { $after ->
    [one] { $after } паўход
    [few] { $after } паўхады
   *[many] { $after } паўхадоў
}
contrast-frontier = перавага ў фішках каля пустых палёў — { $runner } замест { $chosen } праз { $after ->
    [one] { $after } паўход
    [few] { $after } паўхады
   *[many] { $after } паўхадоў
}
contrast-parity = перавага ў няцотных абласцях — { $runner } замест { $chosen } праз { $after ->
    [one] { $after } паўход
    [few] { $after } паўхады
   *[many] { $after } паўхадоў
}

## What would have had to be otherwise

change-card = З { $other } замест { $card }
change-trump = З { $other } замест { $card }
change-card-gone = З { $other } замест { $card }, якая б выйшла з гульні
change-card-held = З { $other } замест { $card } (яна была б у іншага)
change-attack = З { $other } на стале замест { $card }
change-talon-shorter = Калі б у калодзе было на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} менш
change-talon-longer = Калі б у калодзе было на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} больш
change-hand-smaller = Калі б месца { $seat } узяло на адну карту менш (усяго карт: { $count })
change-flipped = З перавернутай фішкай на { $square }
change-removed = З пустым { $square }
change-parameter = З «{ $parameter }» { $value } замест { $now }

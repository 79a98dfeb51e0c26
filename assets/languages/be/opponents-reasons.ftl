# Прычыны рашэнняў сапернікаў у адным або двух сказах.
# Часткі пачынаюцца з малой літары: вялікую ў пачатку сказа ставіць праграма.
# $action, $other, $then, $because, $amount, $contrast і $change — тэксты з гэтага файла.

## Сказы: ход і яго прычына, а потым другі найлепшы

reason-action = { $action }. { $rule }
untold = Прычын свайго рашэння не называе.
reason-hidden = Правіла назвала б закрытую карту.
reason-undisclosed = Ход закрыты, і прычына таксама.
reason-chosen = { $action }: { $because }.
reason-next = На другім месцы: { $other } ({ $amount }).
reason-next-trump = { $other } — значыць патраціць козыр ({ $amount }).
reason-next-contrast = На другім месцы: { $other } ({ $amount }), тады { $contrast }.
reason-next-loosely = Здавалася, лепш { $other } ({ $amount }), але на гэтым узроўні не заўсёды выбіраюць найлепшае.
reason-next-closed = На другім месцы: { $other }.
reason-next-in-order = Наступнае ў спісе: { $other }.
reason-differs = { $other }? Тады { $contrast }.
reason-tie = Не горш было б { $other } ({ $amount }).
reason-tie-within-error = Прыкладна гэтак жа добра было б { $other } ({ $amount }, ±{ $error }).
reason-tie-closed = Не горш было б { $other }.
reason-otherwise = { $change }, выбар быў бы іншы: { $then }.

## Хады і варыянты замест іх

action-attack = ходзіць з { $cards }
alternative-attack = { $hidden ->
    [plain] пайсці з іншай простай карты
    [trump] пайсці з козыра
    [several] пайсці з некалькіх карт адной вартасці
   *[no] пайсці з { $cards }
}
action-beat = кладзе { $cards } на { $attacks }
alternative-beat = { $hidden ->
    [plain] пабіць { $attacks } іншай простай картай
    [trump] пабіць { $attacks } козырам
    [several] пабіць { $attacks } іншымі картамі
   *[no] пакласці { $cards } на { $attacks }
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
action-pass = не падкідвае
alternative-pass = не падкідваць
action-take = бярэ
alternative-take = узяць
action-redeal = просіць пераздаць
alternative-redeal = папрасіць пераздаць
action-keep = пакідае свае карты
alternative-keep = пакінуць свае карты
action-place = ходзіць на { $square }
alternative-place = пайсці на { $square }
action-pass-turn = пасуе
alternative-pass-turn = спасаваць
action-nothing = нічога не робіць
alternative-nothing = нічога не рабіць
action-plan = гуляе { $plan }
alternative-plan = згуляць { $plan }
alternative-hidden = згуляць інакш (гэты ход закрыты)

## Прычыны, для кожнага ярлыка або правіла

because-potential-keep-hand = рука лепшая за сярэднюю
because-potential-new-hand = рука горшая за сярэднюю
because-potential-lowest-plain = гэта наймалодшая простая карта
because-potential-equal-cards = гэта карты адной вартасці
because-potential-lowest-trump = гэта наймалодшы козыр
because-potential-awkward-suit = гэтая масць у абаронцы, відаць, слабая
because-potential-add = без гэтай карты можна абысціся
because-potential-pass = ніводную карту падкідваць не варта
because-potential-suit = гэта наймалодшая карта той жа масці, якой хапае
because-potential-trump = гэта наймалодшы козыр, якога хапае
because-potential-trump-of-rank = гэта козыр той жа вартасці
because-potential-transfer = перавесці найтанней
because-potential-take = біць занадта дорага, а да канца яшчэ далёка
because-hand-value-lead-card = так рука застаецца самай моцнай
because-hand-value-add = рука амаль не слабее
because-hand-value-pass = калі падкінуць, рука занадта аслабне
because-hand-value-beat-card = так рука застаецца самай моцнай
because-hand-value-take = калі пабіць, рука занадта аслабне
because-hand-value-pass-on = калі перавесці, рука амаль не аслабне
because-greedy-group = так сыходзіць найбольш простых карт адной вартасці
because-greedy-cover = так пабіць усё найтанней
because-greedy-transfer = перавод перш за ўсё
because-greedy-take = усяго не пабіць
because-greedy-throw = падкідвае ўсе простыя карты, якія падыходзяць
because-greedy-pass = ніводная простая карта не падыходзіць
because-fuzzy-choice-beat = калі пабіць, рука застанецца дастаткова добрай
because-fuzzy-choice-pass-on = калі перавесці, рука застанецца дастаткова добрай
because-fuzzy-choice-take = карты на стале варта ўзяць
because-fuzzy-choice-bad = тут хопіць і слабай карты
because-fuzzy-choice-medium = тут дарэчная сярэдняя карта
because-fuzzy-choice-good = самы час для моцнай карты
because-fuzzy-choice-add = цяпер выгадна падкінуць
because-fuzzy-choice-pass = карты пакуль лепш прытрымаць
because-master-weighed = так найбяспечней
because-master-judged = так найбяспечней
because-master-lines = з найлепшым працягам так найбяспечней
because-master-ruled-out = найлепшае з таго, што яшчэ можа выйграць
because-master-redeal = так бяспечней
because-master-won = адсюль верны выйгрыш
because-master-drawn = пры найлепшай гульні адсюль нічыя
because-master-lost = прайграна, але сапернік яшчэ можа памыліцца
because-apprentice-erred = на гэтым узроўні бываюць памылкі
because-reversi-greatest-gain = так адразу найбольш ачкоў
because-reversi-greatest-gain-less-reply = так найбольш ачкоў пасля найлепшага адказу
because-reversi-greatest-gain-in-plies = так найбольш ачкоў, калі глядзець на { $plies ->
    [one] { $plies } ход
    [few] { $plies } хады
   *[many] { $plies } хадоў
} наперад
because-engine-searched = гэта найлепшае, калі глядзець на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хады
   *[many] { $depth } хадоў
} наперад
because-engine-erred = гэта выглядала дастаткова добра
because-engine-solved = гэта найлепшае, пралічана да канца
because-engine-book = гэта ход з дэбютнай кнігі
because-engine-takes-corner = гэта займае вугал
because-engine-gives-corner = гэта найлепшае, хоць і адкрывае вугал
because-engine-leaves-no-reply = у саперніка не застаецца хадоў
because-engine-leaves-few-replies = у саперніка застаецца мала хадоў
because-engine-makes-stable = фішкі становяцца стабільнымі
because-engine-keeps-parity = гэта ход на няцотны ўчастак

## Што паказваюць палоскі, з адзінкай

unit-potential = Патэнцыял рэшты, на карту
unit-cards-left = Застаецца карт
unit-hand-value = Цана рукі, ачкі
unit-points = Чысты прырост, ачкі
unit-votes = Раскладаў «за», %
unit-chance = Не ў дурнях, % раскладаў
unit-judged = Ацэнка шансу не застацца ў дурнях, %
unit-proved = Даказаны вынік
unit-discs = Чаканая розніца, фішкі

## Лікі

amount-potential = { $value } на карту
amount-cards-left = { $value ->
    [one] застаецца { $value } карта
    [few] застаюцца { $value } карты
    [many] застаецца { $value } карт
   *[other] застаецца { $value } карты
}
amount-hand-value = { $value ->
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
amount-votes = { $value } % раскладаў
amount-chance = не ў дурнях у { $value } %
amount-judged = шанс { $value } %
amount-proved = { $value ->
    [0] даказаны пройгрыш
    [50] даказаная нічыя
   *[100] даказаны выйгрыш
}
amount-discs = { $value ->
    [one] { $value } фішка
    [few] { $value } фішкі
    [many] { $value } фішак
   *[other] { $value } фішкі
}
amount-at-most = найбольш { $amount }
amount-at-least = найменш { $amount }
amount-instead = { $amount }, а не { $chosen }

## Адрозненні: у другога найлепшага $runner, у выбранага $chosen

contrast-cards-taken = карт давядзецца ўзяць { $runner } замест { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] карт давядзецца ўзяць менш
   *[more] карт давядзецца ўзяць больш
}
contrast-trumps-kept = козыраў, калі скончыцца калода, застанецца { $runner } замест { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] козыраў, калі скончыцца калода, застанецца менш
   *[more] козыраў, калі скончыцца калода, застанецца больш
}
contrast-leads-last = шанс пачаць апошні кон будзе { $runner } % замест { $chosen } %
contrast-leads-last-closed = { $way ->
    [less] шанс пачаць апошні кон будзе меншы
   *[more] шанс пачаць апошні кон будзе большы
}
contrast-attack-beaten = шанс, што напад адаб’юць, будзе { $runner } % замест { $chosen } %
contrast-attack-beaten-closed = { $way ->
    [less] шанс, што напад адаб’юць, будзе меншы
   *[more] шанс, што напад адаб’юць, будзе большы
}
contrast-pairs-kept = пар захаваецца { $runner } замест { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] пар захаваецца менш
   *[more] пар захаваецца больш
}
contrast-highest-trump = старэйшы патрачаны козыр будзе вартасці { $runner } замест { $chosen } (двойка — 1)
contrast-highest-trump-closed = { $way ->
    [less] патрацяцца малодшыя козыры
   *[more] патрацяцца старэйшыя козыры
}
contrast-trumps-spent = козыраў патраціцца { $runner } замест { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] козыраў патраціцца менш
   *[more] козыраў патраціцца больш
}
contrast-hand-at-end = карт на руках, калі скончыцца калода, застанецца { $runner } замест { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] карт на руках, калі скончыцца калода, застанецца менш
   *[more] карт на руках, калі скончыцца калода, застанецца больш
}
contrast-high-kept = простых каралёў і тузоў, калі скончыцца калода, застанецца { $runner } замест { $chosen }
contrast-high-kept-closed = { $way ->
    [less] простых каралёў і тузоў, калі скончыцца калода, застанецца менш
   *[more] простых каралёў і тузоў, калі скончыцца калода, застанецца больш
}
contrast-cards-known = карт, вядомых іншым, будзе { $runner } замест { $chosen }
contrast-cards-known-closed = { $way ->
    [less] карт, вядомых іншым, будзе менш
   *[more] карт, вядомых іншым, будзе больш
}
contrast-others-take = карт іншыя возьмуць { $runner } замест { $chosen }
contrast-others-take-closed = { $way ->
    [less] карт іншыя возьмуць менш
   *[more] карт іншыя возьмуць больш
}
contrast-bouts-led = пачатых конаў будзе { $runner } замест { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] пачатых конаў будзе менш
   *[more] пачатых конаў будзе больш
}
contrast-mobility = праз { $after ->
    [one] { $after } ход
    [few] { $after } хады
   *[many] { $after } хадоў
} розніца ў рухомасці будзе { $runner } замест { $chosen }
contrast-corners = праз { $after ->
    [one] { $after } ход
    [few] { $after } хады
   *[many] { $after } хадоў
} розніца ў вуглах будзе { $runner } замест { $chosen }
contrast-stable = праз { $after ->
    [one] { $after } ход
    [few] { $after } хады
   *[many] { $after } хадоў
} розніца ў стабільных фішках будзе { $runner } замест { $chosen }
contrast-frontier = праз { $after ->
    [one] { $after } ход
    [few] { $after } хады
   *[many] { $after } хадоў
} розніца ў фішках мяжы будзе { $runner } замест { $chosen }
contrast-parity = праз { $after ->
    [one] { $after } ход
    [few] { $after } хады
   *[many] { $after } хадоў
} няцотных участкаў будзе { $runner } замест { $chosen }

## Што змяніла б рашэнне

change-card = Калі б замест { $card } была карта { $other }
change-trump = Калі б замест { $card } была карта { $other }
change-card-gone = Калі б замест { $card } была карта { $other } (а { $card } — у адбоі)
change-card-held = Калі б замест { $card } была карта { $other } (а { $card } — у іншага гульца)
change-attack = Калі б на стале замест { $card } ляжала карта { $other }
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
change-hand-smaller = Калі б на месцы { $seat } было на карту менш (усяго { $count })
change-flipped = Калі б фішка на { $square } была іншага колеру
change-removed = Калі б поле { $square } было пустое
change-corner-own = Калі б на { $square } стаяла свая фішка
change-corner-theirs = Калі б на { $square } стаяла чужая фішка
change-parameter = Калі б параметр «{ $parameter }» быў { $value } замест { $now }

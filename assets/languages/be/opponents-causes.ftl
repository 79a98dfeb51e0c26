# Прычына, якую назваў бы трэнер, — адным сказам не даўжэйшым за 18 слоў: ход і адна прычына.
# $action пачынаецца з малой літары: вялікую ў пачатку сказа ставіць праграма. $point — тэкст з гэтага
# файла. Ён бывае і асобным сказам: «Так Q♠ K♠ застануцца разам.»
# «Гэта» і «так» у прычынах — сам ход. $subject — карты або палі; $known: ці можна іх паказаць чытачу.

## Загалоўкі

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = іншага ходу няма
point-symmetric = усе хады тут раўнацэнныя, дошка сіметрычная
point-book = гэта ход з дэбютнай кнігі
point-all-win = ужо выйграна, падыдзе любы ход
point-all-draw = як ні хадзі, пры найлепшай гульні будзе нічыя
point-all-lose = ужо прайграна, хіба што сапернік памыліцца
point-close-call = розніца малая, відавочна лепшага ходу няма
point-deep-tactic = далёкі разлік, сэнс ходу адкрыецца пазней
point-deep-tactic-on-move = далёкі разлік, сэнс адкрыецца на { $move }-м ходзе
point-own-rule = так кажа ўласнае правіла

## Лікі ходу і таго, што можна было б зрабіць замест яго, па адзінках

compared-chance = { $chosen } % супраць { $instead } %
compared-proved = { $chosen ->
    [100] выйгрыш
    [50] нічыя
   *[other] пройгрыш
} замест { $instead ->
    [100] выйгрышу
    [50] нічыёй
   *[other] пройгрышу
}
compared-judged = { $chosen } % супраць { $instead } %
compared-discs = { $chosen } супраць { $instead }
answer-chance = Гэта ратуе ў { $instead } % раскладаў, а не ў { $chosen } %.
answer-proved = { $instead ->
    [100] Гэта таксама выйгрыш.
    [50] Гэта толькі нічыя.
   *[other] Гэта пройгрыш.
}
answer-judged = Шанс не застацца ў дурнях — каля { $instead } %, а не { $chosen } %.
answer-discs = Тады розніца ў канцы будзе { $instead ->
    [one] { $instead } фішка
    [few] { $instead } фішкі
    [many] { $instead } фішак
   *[other] { $instead } фішкі
}, а не { $chosen }.
answer-potential = Тады рука была б вартая { $instead } на карту, а не { $chosen }.
answer-cards-left = Тады карт застанецца { $instead }, а не { $chosen }.
answer-hand-value = Тады цана рукі — { $instead ->
    [one] { $instead } ачко
    [few] { $instead } ачкі
    [many] { $instead } ачкоў
   *[other] { $instead } ачка
}, а не { $chosen }.
answer-points = Гэта дае { $instead ->
    [one] { $instead } ачко
    [few] { $instead } ачкі
    [many] { $instead } ачкоў
   *[other] { $instead } ачка
}, а не { $chosen }.
answer-votes = Гэта слушна ў { $instead } % раскладаў, а не ў { $chosen } %.

## Чаму не інакш?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } Прыкладна гэтак жа добра ({ $worth }).
# Пра ход, які абраў бы чытач.
reader-as-good = Ваш ход нічым не горшы.
reader-close = Ваш ход прыкладна раўнацэнны.
reader-about-as-good = Ваш ход прыкладна раўнацэнны ({ $worth }).

why-not-attack = Чаму не пайсці з { $cards }?
why-not-beat = Чаму не пакласці { $cards } на { $attacks }?
why-not-transfer = Чаму не перавесці картай { $cards }?
why-not-show = Чаму не перавесці, паказаўшы { $cards }?
why-not-throw = Чаму не падкінуць { $cards }?
why-not-pass = Чаму не спасаваць?
why-not-take = Чаму не ўзяць?
why-not-redeal = Чаму не папрасіць пераздаць?
why-not-keep = Чаму не пакінуць свае карты?
why-not-place = Чаму не { $square }?
why-not-pass-turn = Чаму не спасаваць?
why-not-nothing = Чаму не пакінуць усё як ёсць?
why-not-plan = Чаму не згуляць { $plan }?

## Што рабіць

advice-attack = хадзіце з { $cards }
advice-beat = пакладзіце { $cards } на { $attacks }
advice-transfer = перавядзіце картай { $cards }
advice-show = перавядзіце, паказаўшы { $cards }
advice-throw = падкіньце { $cards }
advice-pass = не падкідвайце
advice-take = бярыце
advice-redeal = папрасіце пераздаць
advice-keep = пакіньце свае карты
advice-place = хадзіце на { $square }
advice-pass-turn = пасуйце
advice-nothing = нічога не рабіце
advice-plan = згуляйце { $plan }

## Правілы на будучыню: «З лішнім дробным козырам лепш было б пабіць козырам.»

thumb = { $change } лепш было б { $then }.
thumb-spare-low-trump = з лішнім дробным козырам
thumb-spare-high-trump = з лішнім буйным козырам
thumb-one-trump-fewer = калі б козыраў было на адзін менш,
thumb-higher-trump = са старэйшым козырам
thumb-lower-trump = з малодшым козырам
thumb-plain-card-that-beats = з простай картай, якая гэта б’е,
thumb-another-pair = з яшчэ адной парай
thumb-one-pair-fewer = без адной з пар
thumb-against-a-trump = супраць козыра
thumb-against-a-plain-card = супраць простай карты
thumb-against-a-lower-card = супраць малодшай карты
thumb-against-a-higher-card = супраць старэйшай карты
thumb-against-another-suit = супраць карты іншай масці
thumb-shorter-talon = бліжэй да канца калоды
thumb-longer-talon = калі б у калодзе было больш карт,
thumb-smaller-hand = калі б у іншага гульца было менш карт,
thumb-corner-own = калі б вугал { $square } быў ужо ўзяты,
thumb-corner-theirs = калі б вугал { $square } быў ужо аддадзены,
thumb-then-lead-several = пайсці з некалькіх карт
thumb-then-lead-a-trump = пайсці з козыра
thumb-then-lead-a-plain-card = пайсці з простай карты
thumb-then-beat-with-a-trump = пабіць козырам
thumb-then-beat-with-a-plain-card = пабіць простай картай
thumb-then-pass-the-attack-on = перавесці
thumb-then-throw-in-a-trump = падкінуць козыр
thumb-then-throw-in-a-plain-card = падкінуць простую карту
thumb-then-hold-back = не падкідваць
thumb-then-pick-up = узяць
thumb-then-new-deal = папрасіць пераздаць
thumb-then-keep-the-hand = гуляць сваімі картамі
thumb-then-place = пайсці на { $square }

## Прычыны ў «дурні»

cause-durak-lone-high-trump = { $known ->
    [yes] лепш прыберагчы { $subject }, найстарэйшы козыр у гульні
   *[no] найстарэйшы козыр у гульні лепш прыберагчы
}
cause-durak-spend-trumps-late = { $known ->
    [yes] козыр { $subject } яшчэ спатрэбіцца
   *[no] козыр яшчэ спатрэбіцца
}
cause-durak-spend-lower-trump = { $known ->
    [yes] хопіць малодшага козыра, а { $subject } яшчэ спатрэбіцца
   *[no] хопіць малодшага козыра, старэйшы яшчэ спатрэбіцца
}
cause-durak-keep-pairs = { $known ->
    [yes] так { $subject } застануцца разам
   *[no] так пара застанецца цэлай
}
cause-durak-lead-low = { $known ->
    [yes] ходзяць з малодшых, а { $subject } берагуць для абароны
   *[no] ходзяць з малодшых, а старэйшыя берагуць для абароны
}
cause-durak-lead-several = ад некалькіх карт адразу цяжэй адбіцца
cause-durak-keep-high-cards = { $known ->
    [yes] { $subject } лепш прыберагчы для абароны
   *[no] старэйшую карту лепш прыберагчы для абароны
}
cause-durak-draw-out-trumps = без козыра гэтага не пабіць
cause-durak-throw-in-to-strip = кожная падкінутая карта раззбройвае абаронцу
cause-durak-load-the-taker = калі ўжо бяруць, няхай забіраюць і гэта
cause-durak-hold-back = { $known ->
    [yes] { $subject } потым больш { $count ->
        [1] спатрэбіцца
       *[other] спатрэбяцца
    }
   *[no] карта потым больш спатрэбіцца
}
cause-durak-take-good-cards = { $known ->
    [yes] { $subject } варта забраць сабе
   *[no] на стале добрыя карты, іх варта забраць
}
cause-durak-take-early = { $known ->
    [yes] каб адбіцца, давялося б аддаць { $subject }
   *[no] каб адбіцца, давялося б аддаць добрую карту
}
cause-durak-beat-rather = узяць — значыць набраць карт і страціць ход
cause-durak-close-ranks = гэтая вартасць ужо на стале, новай не падкінуць
cause-durak-hard-to-beat = гэта цяжэй пабіць
cause-durak-beat-surely = тое, што падкінуць, будзе лягчэй пабіць
cause-durak-who-leads-last = гэта дае наступны ход, а ён вырашальны
cause-durak-leads-last = так больш шанцаў пачаць апошні кон
cause-durak-keep-the-lead = так больш шанцаў атрымаць наступны ход
cause-durak-lead-more = так потым часцей будзе свой ход
cause-durak-others-pick-up = так больш шанцаў, што возьме сапернік
cause-durak-fewer-cards-taken = так потым давядзецца браць менш карт
cause-durak-more-trumps-left = так застануцца мацнейшыя козыры
cause-durak-stronger-hand = так карты на руках застануцца мацнейшыя
cause-durak-their-trumps = саперніку гэта будзе каштаваць больш козыраў
cause-durak-fewer-cards-left = калі скончыцца калода, карт застанецца менш
cause-durak-pairs-left = так застанецца больш пар
cause-durak-fewer-cards-known = так сапернік менш даведаецца пра карты на руках
cause-durak-count-the-last-bout = карты палічаныя, гэты кон можа стаць апошнім
cause-durak-counted-out = палічана да канца
cause-durak-weak-hand = новыя карты, мабыць, будуць лепшыя
cause-durak-good-hand = новыя карты наўрад ці будуць лепшыя

## Прычыны ў рэверсі

cause-reversi-take-corner = гэта вугал, яго ўжо не перавярнуць
cause-reversi-corners = ход на { $instead } аддаў бы саперніку { $subject }
cause-reversi-leave-corner = пасля { $instead } сапернік мог бы ўзяць { $subject }
cause-reversi-x-squares = { $instead } — поле X, вугал { $subject } трапіў бы пад удар
cause-reversi-c-squares = { $instead } — поле C, вугал { $subject } трапіў бы пад удар
cause-reversi-wedges = гэта выйграе барацьбу за край, клін там не перавярнуць
cause-reversi-no-wedge = пасля { $instead } сапернік паставіў бы на краі клін
cause-reversi-edge-traps = ход на { $instead } пакінуў бы край пад ударам
cause-reversi-mobility = у саперніка менш адказаў, чым пасля { $instead }
cause-reversi-frontier = на мяжы застанецца менш сваіх фішак, чым пасля { $instead }
cause-reversi-stable-discs = стабільных фішак адразу стане больш
cause-reversi-tempo = у саперніка не застаецца бяспечных хадоў
cause-reversi-parity = гэта дае апошні ход у гэтай частцы дошкі
cause-reversi-passes = саперніку няма куды хадзіць
cause-reversi-more-choice = так застаецца больш хадоў на выбар
cause-reversi-less-choice = у саперніка потым будзе менш хадоў на выбар
cause-reversi-safe-moves = так у запасе больш бяспечных хадоў
cause-reversi-fewer-safe-moves = у саперніка потым застанецца менш бяспечных хадоў
cause-reversi-corner-later = так потым удасца ўзяць вугал
cause-reversi-no-corner-later = так саперніку цяжэй узяць вугал
cause-reversi-edges = так потым будзе больш фішак на краях
cause-reversi-quiet-move = гэта ціхі ход, ён адкрывае саперніку менш, чым { $instead }
cause-reversi-exposed-later = так потым на мяжы будзе менш сваіх фішак
cause-reversi-more-stable = у выніку стабільных фішак будзе больш
cause-reversi-last-moves = так апошні ход дастанецца ў большай колькасці ўчасткаў
cause-reversi-forced-passes = потым саперніку давядзецца пасаваць
cause-reversi-count-out = так лепш, калі палічыць да канца
cause-reversi-wipe-out = так у саперніка не застанецца ніводнай фішкі
cause-reversi-wiped-out = ход на { $instead } каштаваў бы ўсіх фішак

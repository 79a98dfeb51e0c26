# The reason that a coach would give, in one sentence of at most 18 words: the action and one cause.
# $action is a text that starts in lower case; the app capitalises the start of each sentence. $point is a text
# from this file. It also stands alone: “This keeps Q♠ for later.”
# In causes, “this” is the action. $subject names cards or squares; $known says whether the reader may see them.

## Headlines

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = innego ruchu nie ma
point-symmetric = wszystkie ruchy są tu takie same, tylko obrócone albo odbite
point-book = ruch z księgi otwarć
point-all-win = już wygrane, każdy ruch wystarczy
point-all-draw = przy bezbłędnej grze każdy ruch daje remis
point-all-lose = już przegrane, chyba że przeciwnik się pomyli
point-close-call = niewielka różnica, nic nie jest wyraźnie lepsze
point-deep-tactic = głęboki pomysł, jego sens widać dopiero później
point-deep-tactic-on-move = głęboki pomysł, jego sens widać dopiero w ruchu { $move }
point-own-rule = taka jest zasada tego gracza

## Values of the action and of the alternative, by unit

compared-chance = { $chosen }% wobec { $instead }%
compared-proved = { $chosen ->
    [100] wygrana
    [50] remis
   *[other] przegrana
} zamiast { $instead ->
    [100] wygranej
    [50] remisu
   *[other] przegranej
}
compared-judged = { $chosen }% wobec { $instead }%
compared-discs = { $chosen } wobec { $instead }
answer-chance = Wtedy wychodzi się cało w { $instead }% partii, a nie w { $chosen }%.
answer-proved = { $instead ->
    [100] To też wygrywa.
    [50] To daje tylko remis.
   *[other] To przegrywa.
}
answer-judged = Szanse, że wyjdzie się cało, to wtedy około { $instead }%, a nie { $chosen }%.
answer-discs = Końcowa różnica pionków to wtedy { $instead }, a nie { $chosen }.
answer-potential = Ręka byłaby wtedy warta { $instead } na kartę, a nie { $chosen }.
answer-cards-left = { $instead ->
    [one] Zostałaby wtedy { $instead } karta
    [few] Zostałyby wtedy { $instead } karty
    [many] Zostałoby wtedy { $instead } kart
   *[other] Zostałoby wtedy { $instead } karty
}, a nie { $chosen }.
answer-hand-value = Ręka byłaby wtedy warta { $instead ->
    [one] { $instead } punkt
    [few] { $instead } punkty
    [many] { $instead } punktów
   *[other] { $instead } punktu
}, a nie { $chosen }.
answer-points = To daje { $instead ->
    [one] { $instead } punkt
    [few] { $instead } punkty
    [many] { $instead } punktów
   *[other] { $instead } punktu
}, a nie { $chosen }.
answer-votes = To dobre w { $instead }% układów, a nie w { $chosen }%.

## Why not the alternative?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } To prawie tak samo dobre ({ $worth }).
# About the move that the reader would have played.
reader-as-good = Twój ruch jest równie dobry.
reader-close = Twój ruch jest prawie tak samo dobry.
reader-about-as-good = Twój ruch jest prawie tak samo dobry ({ $worth }).

why-not-attack = Dlaczego nie zagrać { $cards }?
why-not-beat = Dlaczego nie położyć { $cards } na { $attacks }?
why-not-transfer = Dlaczego nie przerzucić ataku kartą { $cards }?
why-not-show = Dlaczego nie przerzucić ataku, pokazując { $cards }?
why-not-throw = Dlaczego nie dorzucić { $cards }?
why-not-pass = Dlaczego nie spasować?
why-not-take = Dlaczego nie wziąć kart?
why-not-redeal = Dlaczego nie poprosić o nowe rozdanie?
why-not-keep = Dlaczego nie zostać przy tych kartach?
why-not-place = Dlaczego nie { $square }?
why-not-pass-turn = Dlaczego nie spasować?
why-not-nothing = A może nic nie robić?
why-not-plan = Dlaczego nie { $plan }?

## What to do

advice-attack = zagraj { $cards }
advice-beat = połóż { $cards } na { $attacks }
advice-transfer = przerzuć atak kartą { $cards }
advice-show = przerzuć atak, pokazując { $cards }
advice-throw = dorzuć { $cards }
advice-pass = nie dorzucaj
advice-take = weź karty
advice-redeal = poproś o nowe rozdanie
advice-keep = zostań przy swoich kartach
advice-place = zagraj { $square }
advice-pass-turn = spasuj
advice-nothing = nic nie rób
advice-plan = zagraj { $plan }

## Rules of thumb: “With a low trump to spare, picking up would be better.”

thumb = { $change } lepiej byłoby { $then }.
thumb-spare-low-trump = mając w zapasie niski atut,
thumb-spare-high-trump = mając w zapasie wysoki atut,
thumb-one-trump-fewer = z jednym atutem mniej
thumb-higher-trump = z wyższym atutem
thumb-lower-trump = z niższym atutem
thumb-plain-card-that-beats = ze zwykłą kartą, która to bije,
thumb-another-pair = z jeszcze jedną parą
thumb-one-pair-fewer = bez jednej z par
thumb-against-a-trump = przeciw atutowi
thumb-against-a-plain-card = przeciw zwykłej karcie
thumb-against-a-lower-card = przeciw niższej karcie
thumb-against-a-higher-card = przeciw wyższej karcie
thumb-against-another-suit = przeciw karcie innego koloru
thumb-shorter-talon = bliżej końca talonu
thumb-longer-talon = gdyby w talonie było więcej kart,
thumb-smaller-hand = gdyby inny gracz miał mniej kart,
thumb-corner-own = gdyby róg { $square } był już zdobyty,
thumb-corner-theirs = gdyby róg { $square } był już stracony,
thumb-then-lead-several = zagrać kilka kart
thumb-then-lead-a-trump = zagrać atut
thumb-then-lead-a-plain-card = zagrać zwykłą kartę
thumb-then-beat-with-a-trump = pobić atutem
thumb-then-beat-with-a-plain-card = pobić zwykłą kartą
thumb-then-pass-the-attack-on = przerzucić atak
thumb-then-throw-in-a-trump = dorzucić atut
thumb-then-throw-in-a-plain-card = dorzucić zwykłą kartę
thumb-then-hold-back = nie dorzucać
thumb-then-pick-up = wziąć karty
thumb-then-new-deal = prosić o nowe rozdanie
thumb-then-keep-the-hand = zostać przy swoich kartach
thumb-then-place = zagrać { $square }

## Causes in Durak

cause-durak-lone-high-trump = { $known ->
    [yes] na ręce zostaje { $subject }, najwyższy atut w grze
   *[no] na ręce zostaje najwyższy atut w grze
}
cause-durak-spend-trumps-late = { $known ->
    [yes] to oszczędza { $subject } na później
   *[no] to oszczędza atut na później
}
cause-durak-spend-lower-trump = { $known ->
    [yes] to oszczędza wyższy atut, { $subject }
   *[no] to oszczędza wyższy atut
}
cause-durak-keep-pairs = { $known ->
    [yes] tak { $subject } zostają razem
   *[no] tak karty jednej rangi zostają razem
}
cause-durak-lead-low = { $known ->
    [yes] najpierw niskie karty, a { $subject } do bicia
   *[no] najpierw niskie karty, a wysokie do bicia
}
cause-durak-lead-several = kilka kart naraz trudniej pobić
cause-durak-keep-high-cards = { $known ->
    [yes] to pozwala zachować { $subject } do bicia
   *[no] to pozwala zachować wysoką kartę do bicia
}
cause-durak-draw-out-trumps = żeby to pobić, trzeba wydać atut
cause-durak-throw-in-to-strip = każda karta do pobicia osłabia obrońcę
cause-durak-load-the-taker = kto już bierze, weźmie i to
cause-durak-hold-back = { $known ->
    [yes] { $count ->
        [1] { $subject } bardziej przyda się później
       *[other] { $subject } bardziej przydadzą się później
    }
   *[no] ta karta bardziej przyda się później
}
cause-durak-take-good-cards = { $known ->
    [yes] to daje na rękę { $subject }
   *[no] to daje na rękę dobre karty
}
cause-durak-take-early = { $known ->
    [yes] bicie kosztowałoby { $subject }
   *[no] bicie kosztowałoby dobrą kartę
}
cause-durak-beat-rather = wzięcie kart zapełnia rękę i kosztuje następny atak
cause-durak-close-ranks = to nie otwiera nowej rangi do dorzucania
cause-durak-hard-to-beat = to trudniej pobić
cause-durak-beat-surely = to, co jeszcze dorzucą, będzie łatwiej pobić
cause-durak-who-leads-last = to daje następny atak, a on rozstrzyga końcówkę
cause-durak-leads-last = to zwiększa szansę na atak w ostatniej rundzie
cause-durak-keep-the-lead = to zwiększa szansę na następny atak
cause-durak-lead-more = z czasem daje to więcej ataków
cause-durak-others-pick-up = tak prędzej weźmie przeciwnik
cause-durak-fewer-cards-taken = tak później będzie mniej kart do wzięcia
cause-durak-more-trumps-left = tak zostają mocniejsze atuty
cause-durak-stronger-hand = tak zostaje mocniejsza ręka
cause-durak-their-trumps = to kosztuje przeciwnika więcej atutów
cause-durak-fewer-cards-left = tak zostanie mniej kart na ręce, gdy skończy się talon
cause-durak-pairs-left = tak zostaje więcej par
cause-durak-fewer-cards-known = tak przeciwnik wie mniej o kartach na ręce
cause-durak-count-the-last-bout = z liczenia kart wynika, że ta runda może być ostatnia
cause-durak-counted-out = policzone do końca
cause-durak-weak-hand = przeciętna nowa ręka jest mocniejsza
cause-durak-good-hand = nowa ręka raczej nie byłaby lepsza

## Causes in Reversi

cause-reversi-take-corner = to zajmuje róg, a pionka w rogu nikt nie odwróci
cause-reversi-corners = ruch { $instead } oddałby { $subject }
cause-reversi-leave-corner = ruch { $instead } zostawiłby { $subject } do wzięcia
cause-reversi-x-squares = pole X { $instead } naraziłoby róg { $subject }
cause-reversi-c-squares = pole C { $instead } naraziłoby róg { $subject }
cause-reversi-wedges = to wygrywa krawędź, bo klina nikt nie odwróci
cause-reversi-no-wedge = po { $instead } przeciwnik wbiłby klin na krawędzi
cause-reversi-edge-traps = ruch { $instead } wystawiłby krawędź na atak
cause-reversi-mobility = to zostawia przeciwnikowi mniej odpowiedzi niż { $instead }
cause-reversi-frontier = to zostawia mniej własnych pionków na granicy niż { $instead }
cause-reversi-stable-discs = to daje więcej stabilnych pionków
cause-reversi-tempo = przeciwnik nie ma już bezpiecznego ruchu
cause-reversi-parity = to daje ostatni ruch w tym obszarze
cause-reversi-passes = przeciwnik musi spasować
cause-reversi-more-choice = tak zostaje większy wybór ruchów
cause-reversi-less-choice = przeciwnik będzie miał mniejszy wybór ruchów
cause-reversi-safe-moves = tak zostaje więcej bezpiecznych ruchów w zapasie
cause-reversi-fewer-safe-moves = przeciwnikowi zostanie mniej bezpiecznych ruchów
cause-reversi-corner-later = to prowadzi do zajęcia rogu
cause-reversi-no-corner-later = to utrudnia przeciwnikowi zajęcie rogu
cause-reversi-edges = z czasem da to więcej pionków na krawędziach
cause-reversi-quiet-move = to cichy ruch, który otwiera przeciwnikowi mniej niż { $instead }
cause-reversi-exposed-later = z czasem mniej własnych pionków będzie na granicy
cause-reversi-more-stable = z czasem da to więcej stabilnych pionków
cause-reversi-last-moves = to daje ostatni ruch w większej liczbie obszarów
cause-reversi-forced-passes = to w końcu zmusi przeciwnika do pasa
cause-reversi-count-out = po policzeniu do końca wychodzi lepiej
cause-reversi-wipe-out = to zabiera przeciwnikowi wszystkie pionki
cause-reversi-wiped-out = ruch { $instead } kosztowałby wszystkie pionki

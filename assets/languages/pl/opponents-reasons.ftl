# The reasons of opponents in a sentence or two.
# Parts begin small: whoever puts sentences together writes the first letter large.
# $action, $other, $then, $because, $worth, $amount, $error, $contrast, $change are texts from here.

## The sentence: what was done and why, and what came next

reason-action = { $action }. { $rule }
untold = Decyduje, nie mówiąc dlaczego.
reason-hidden = Zasada wymieniłaby zakrytą kartę.
reason-undisclosed = Co by zostało zagrane, jest zakryte, powody też.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because }, { $worth }.
reason-next = Drugie co do wartości: { $other }, { $amount }.
reason-next-trump = { $other } kosztowałoby atut: { $amount }.
reason-next-contrast = Drugie co do wartości: { $other }, { $amount }; { $contrast }.
reason-next-loosely = { $other } wyglądało lepiej, { $amount }; na tym poziomie nie zawsze wybiera się najlepsze.
reason-next-closed = Drugie co do wartości: { $other }.
reason-next-in-order = Następne w kolejności: { $other }.
reason-differs = { $other } oznaczałoby: { $contrast }.
reason-tie = { $other } byłoby równie dobre: { $amount }.
reason-tie-within-error = { $other } jest równie dobre, o ile da się ocenić: { $amount }, plus minus { $error }.
reason-tie-closed = { $other } byłoby równie dobre.
reason-otherwise = { $change } wybór byłby inny: { $then }.

## What is done, and what might be done instead

action-attack = zagrywa { $cards }
alternative-attack = { $hidden ->
    [plain] zagranie innej zwykłej karty
    [trump] zagranie atutu
    [several] zagranie kilku kart jednej rangi
   *[no] zagranie { $cards }
}
action-beat = bije { $attacks } kartą { $cards }
alternative-beat = { $hidden ->
    [plain] pobicie { $attacks } inną zwykłą kartą
    [trump] pobicie { $attacks } atutem
    [several] pobicie { $attacks } innymi kartami
   *[no] pobicie { $attacks } kartą { $cards }
}
action-transfer = przerzuca atak kartą { $cards }
alternative-transfer = { $hidden ->
    [plain] przerzucenie ataku zwykłą kartą
    [trump] przerzucenie ataku atutem
    [several] przerzucenie ataku
   *[no] przerzucenie ataku kartą { $cards }
}
action-show = przerzuca atak, pokazując { $cards }
alternative-show = { $hidden ->
    [plain] przerzucenie ataku
    [trump] przerzucenie ataku pokazaniem atutu
    [several] przerzucenie ataku
   *[no] przerzucenie ataku pokazaniem { $cards }
}
action-throw = dorzuca { $cards }
alternative-throw = { $hidden ->
    [plain] dorzucenie innej zwykłej karty
    [trump] dorzucenie atutu
    [several] dorzucenie innych kart
   *[no] dorzucenie { $cards }
}
action-pass = nic nie dorzuca
alternative-pass = niedorzucanie
action-take = zabiera
alternative-take = zabranie
action-redeal = prosi o nowe rozdanie
alternative-redeal = nowe rozdanie
action-keep = zatrzymuje karty
alternative-keep = zatrzymanie kart
action-place = stawia na { $square }
alternative-place = postawienie na { $square }
action-pass-turn = pasuje
alternative-pass-turn = spasowanie
action-nothing = nic nie robi
alternative-nothing = nierobienie niczego
action-plan = gra { $plan }
alternative-plan = zagranie { $plan }
alternative-hidden = coś zakrytego

## Why: the words for a label or a rule

because-potential-keep-hand = ta ręka ma większy potencjał niż średnio talia
because-potential-new-hand = talia ma średnio większy potencjał niż ta ręka
because-potential-lowest-plain = to najniższa zwykła karta
because-potential-equal-cards = to karty jednej rangi
because-potential-lowest-trump = to najniższy atut
because-potential-awkward-suit = ten kolor jest niewygodny dla broniącego
because-potential-add = bez tej karty można się obejść
because-potential-pass = żadnej karty nie warto dorzucać
because-potential-suit = to najniższa karta koloru, która wystarczy
because-potential-trump = to najniższy atut, który wystarczy
because-potential-trump-of-rank = to atut tej samej rangi
because-potential-transfer = przerzucenie ataku kosztuje najmniej
because-potential-take = bicie kosztowałoby za dużo, a koniec jest daleko
because-hand-value-lead-card = po tym reszta jest warta najwięcej
because-hand-value-add = ręka mało na tym traci
because-hand-value-pass = każda karta kosztowałaby więcej, niż wolno stracić
because-hand-value-beat-card = po tym reszta jest warta najwięcej
because-hand-value-take = bicie kosztowałoby za dużo
because-hand-value-pass-on = ręka mało traci na przerzuceniu ataku
because-greedy-group = tak odchodzi najwięcej zwykłych kart jednej rangi
because-greedy-cover = tak wszystko zostaje pobite najtaniej
because-greedy-transfer = przerzucenie ataku ma pierwszeństwo
because-greedy-take = nie da się pobić wszystkiego
because-greedy-throw = dorzuca każdą pasującą zwykłą kartę
because-greedy-pass = żadna zwykła karta nie pasuje
because-fuzzy-choice-beat = po pobiciu ręka wygląda dość dobrze
because-fuzzy-choice-pass-on = po przerzuceniu ataku ręka wygląda dość dobrze
because-fuzzy-choice-take = to, co leży, warto mieć
because-fuzzy-choice-bad = tabele żądają złej karty
because-fuzzy-choice-medium = tabele żądają średniej karty
because-fuzzy-choice-good = tabele żądają dobrej karty
because-fuzzy-choice-add = tabele każą dorzucić
because-fuzzy-choice-pass = tabele każą zatrzymać karty
because-master-weighed = tak najrzadziej zostaje się durniem
because-master-judged = tak najrzadziej zostaje się durniem
because-master-lines = z najlepszym dalszym ciągiem stąd najrzadziej zostaje się durniem
because-master-redeal = tak rzadziej zostaje się durniem
because-master-won = stąd wygrana, policzona do końca
because-master-drawn = stąd remis, policzony do końca
because-master-lost = wszystko stracone, ale tak przeciwnik może się jeszcze pomylić
because-apprentice-erred = na tym poziomie zdarzają się błędy
because-reversi-greatest-gain = to daje od razu najwięcej
because-reversi-greatest-gain-less-reply = to daje najwięcej po odjęciu najlepszej odpowiedzi
because-reversi-greatest-gain-in-plies = to daje najwięcej, patrząc { $plies ->
    [one] { $plies } półruch
    [few] { $plies } półruchy
   *[many] { $plies } półruchów
} w przód
because-engine-searched = to najlepsze, patrząc { $depth ->
    [one] { $depth } półruch
    [few] { $depth } półruchy
   *[many] { $depth } półruchów
} w przód
because-engine-erred = to wyglądało wystarczająco dobrze
because-engine-solved = to najlepsze, policzone do końca
because-engine-book = ten ruch jest w księdze otwarć
because-engine-takes-corner = to zajmuje róg
because-engine-gives-corner = to najlepsze, choć otwiera róg
because-engine-leaves-no-reply = przeciwnik nie ma gdzie postawić
because-engine-leaves-few-replies = przeciwnik ma mały wybór
because-engine-makes-stable = to zabezpiecza pionki na zawsze
because-engine-keeps-parity = to ruch w obszar o nieparzystej liczbie pustych pól

## What bars mean, with the unit

unit-potential = Potencjał reszty, na kartę
unit-cards-left = Karty, które zostają
unit-hand-value = Wartość ręki, punkty
unit-points = Przewaga, punkty
unit-votes = Próby, które za tym są, %
unit-chance = Partie, gdzie dureń to ktoś inny, %
unit-judged = Oceniana szansa, by nie zostać durniem, %
unit-proved = Udowodnione: 0 to przegrana, 50 remis, 100 wygrana
unit-discs = Oczekiwana przewaga, pionki

## What it is worth: after a reason, and by itself

worth-potential = a reszta jest warta { $value } na kartę
amount-potential = { $value } na kartę
worth-cards-left = zostaje { $value ->
    [one] { $value } karta
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
amount-cards-left = zostaje { $value ->
    [one] { $value } karta
    [few] { $value } karty
    [many] { $value } kart
   *[other] { $value } karty
}
worth-hand-value = razem { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
amount-hand-value = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
worth-points = razem { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
amount-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
worth-votes = tak w { $value }% prób
amount-votes = { $value }% prób
worth-chance = a w { $value }% rozegranych układów dureń to ktoś inny
amount-chance = nie dureń w { $value }% układów
worth-judged = szansa, by nie zostać durniem, to około { $value }%
amount-judged = szansa około { $value }%
amount-proved = { $value ->
    [0] przegrana, udowodniona
    [50] remis, udowodniony
   *[100] wygrana, udowodniona
}
worth-discs = przewaga: { $value ->
    [one] { $value } pionek
    [few] { $value } pionki
    [many] { $value } pionków
   *[other] { $value } pionka
}
amount-discs = przewaga: { $value ->
    [one] { $value } pionek
    [few] { $value } pionki
    [many] { $value } pionków
   *[other] { $value } pionka
}
amount-at-most = najwyżej: { $amount }
amount-at-least = co najmniej: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

contrast-cards-taken = zabrane karty: { $runner } zamiast { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] zabrane karty: mniej
   *[more] zabrane karty: więcej
}
contrast-trumps-kept = atuty zachowane do końca stosu: { $runner } zamiast { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] atuty zachowane do końca stosu: mniej
   *[more] atuty zachowane do końca stosu: więcej
}
contrast-leads-last = ostatnia runda z własnym zagraniem w { $runner } zamiast { $chosen } wszystkich partii
contrast-leads-last-closed = { $way ->
    [less] rzadziej własne zagranie w ostatniej rundzie
   *[more] częściej własne zagranie w ostatniej rundzie
}
contrast-attack-beaten = atak pobity w { $runner } zamiast { $chosen } wszystkich partii
contrast-attack-beaten-closed = { $way ->
    [less] atak pobity rzadziej
   *[more] atak pobity częściej
}
contrast-pairs-kept = zachowane pary: { $runner } zamiast { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] zachowane pary: mniej
   *[more] zachowane pary: więcej
}
contrast-highest-trump = najwyższy wydany atut rangi { $runner } zamiast { $chosen }, licząc dwójkę za 1
contrast-highest-trump-closed = { $way ->
    [less] wydane niższe atuty
   *[more] wydane wyższe atuty
}
contrast-trumps-spent = wydane atuty: { $runner } zamiast { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] wydane atuty: mniej
   *[more] wydane atuty: więcej
}
contrast-hand-at-end = karty na ręce, gdy stos się kończy: { $runner } zamiast { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] karty na ręce, gdy stos się kończy: mniej
   *[more] karty na ręce, gdy stos się kończy: więcej
}
contrast-high-kept = zwykłe króle i asy zachowane do końca stosu: { $runner } zamiast { $chosen }
contrast-high-kept-closed = { $way ->
    [less] zwykłe króle i asy zachowane do końca stosu: mniej
   *[more] zwykłe króle i asy zachowane do końca stosu: więcej
}
contrast-cards-known = karty znane innym: { $runner } zamiast { $chosen }
contrast-cards-known-closed = { $way ->
    [less] karty znane innym: mniej
   *[more] karty znane innym: więcej
}
contrast-others-take = karty zabrane przez innych: { $runner } zamiast { $chosen }
contrast-others-take-closed = { $way ->
    [less] karty zabrane przez innych: mniej
   *[more] karty zabrane przez innych: więcej
}
contrast-bouts-led = rundy z własnym zagraniem: { $runner } zamiast { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] rundy z własnym zagraniem: mniej
   *[more] rundy z własnym zagraniem: więcej
}
contrast-mobility = przewaga w ruchach: { $runner } zamiast { $chosen } po { $after ->
    [one] { $after } półruchu
    [few] { $after } półruchach
   *[many] { $after } półruchach
}
contrast-corners = przewaga w rogach: { $runner } zamiast { $chosen } po { $after ->
    [one] { $after } półruchu
    [few] { $after } półruchach
   *[many] { $after } półruchach
}
contrast-stable = przewaga w pionkach bezpiecznych na zawsze: { $runner } zamiast { $chosen } po { $after ->
    [one] { $after } półruchu
    [few] { $after } półruchach
   *[many] { $after } półruchach
}
contrast-frontier = przewaga w pionkach obok pustych pól: { $runner } zamiast { $chosen } po { $after ->
    [one] { $after } półruchu
    [few] { $after } półruchach
   *[many] { $after } półruchach
}
contrast-parity = przewaga w nieparzystych obszarach: { $runner } zamiast { $chosen } po { $after ->
    [one] { $after } półruchu
    [few] { $after } półruchach
   *[many] { $after } półruchach
}

## What would have had to be otherwise

change-card = Gdyby zamiast { $card } była { $other },
change-trump = Gdyby zamiast { $card } była { $other },
change-card-gone = Gdyby zamiast { $card }, wtedy już poza grą, była { $other },
change-card-held = Gdyby zamiast { $card }, wtedy u kogoś innego, była { $other },
change-attack = Gdyby na stole zamiast { $card } leżała { $other },
change-talon-shorter = Gdyby w stosie było o { $count ->
    [1] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} mniej,
change-talon-longer = Gdyby w stosie było o { $count ->
    [1] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} więcej,
change-hand-smaller = Gdyby miejsce { $seat } miało o jedną kartę mniej, razem { $count },
change-flipped = Gdyby pionek na { $square } był odwrócony,
change-removed = Gdyby { $square } było puste,
change-parameter = Gdyby „{ $parameter }” wynosiło { $value } zamiast { $now },

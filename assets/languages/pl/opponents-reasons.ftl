# The reasons of opponents, in one or two sentences.
# Fragments start in lower case; the app capitalises the start of each sentence.
# $action, $other, $then, $because, $worth, $amount, $contrast and $change are texts from this file.

## Sentences: the action with its reason, and the runner-up

reason-action = { $action }. { $rule }
untold = Nie podaje powodów swojej decyzji.
reason-hidden = Powód zdradziłby zakrytą kartę.
reason-undisclosed = Jego ruch jest zakryty, powód też.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because } ({ $worth }).
reason-next = Drugi wybór: { $other } ({ $amount }).
reason-next-trump = { $other } kosztowałoby atut ({ $amount }).
reason-next-contrast = Drugi wybór: { $other } ({ $amount }), a to { $contrast }.
reason-next-loosely = { $other } wyglądało lepiej ({ $amount }), ale ten poziom nie zawsze wybiera najlepsze.
reason-next-closed = Drugi wybór: { $other }.
reason-next-in-order = Następne na liście: { $other }.
reason-differs = { $other } to { $contrast }.
reason-tie = { $other } jest równie dobre ({ $amount }).
reason-tie-within-error = { $other } jest mniej więcej tak samo dobre ({ $amount }, ± { $error }).
reason-tie-closed = { $other } jest równie dobre.
reason-otherwise = { $change } lepsze byłoby { $then }.

## Actions, and alternatives to them

action-attack = zagrywa { $cards }
alternative-attack = { $hidden ->
    [plain] zagranie innej zwykłej karty
    [trump] zagranie atutu
    [several] zagranie kilku kart jednej rangi
   *[no] zagranie { $cards }
}
action-beat = bije { $attacks }, kładąc { $cards }
alternative-beat = { $hidden ->
    [plain] pobicie { $attacks } inną zwykłą kartą
    [trump] pobicie { $attacks } atutem
    [several] pobicie { $attacks } innymi kartami
   *[no] pobicie { $attacks } przez { $cards }
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
    [trump] przerzucenie ataku przez pokazanie atutu
    [several] przerzucenie ataku
   *[no] przerzucenie ataku przez pokazanie { $cards }
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
action-take = bierze
alternative-take = wzięcie kart
action-redeal = prosi o nowe rozdanie
alternative-redeal = nowe rozdanie
action-keep = zostawia swoje karty
alternative-keep = zostawienie kart
action-place = gra { $square }
alternative-place = zagranie { $square }
action-pass-turn = pasuje
alternative-pass-turn = spasowanie
action-nothing = nic nie robi
alternative-nothing = czekanie
action-plan = gra { $plan }
alternative-plan = zagranie { $plan }
alternative-hidden = coś zakrytego

## Reasons, for each label or rule

because-potential-keep-hand = ta ręka ma większy potencjał niż średnia talii
because-potential-new-hand = ta ręka ma mniejszy potencjał niż średnia talii
because-potential-lowest-plain = to najniższa zwykła karta
because-potential-equal-cards = to karty jednej rangi
because-potential-lowest-trump = to najniższy atut
because-potential-awkward-suit = ten kolor jest niewygodny dla obrońcy
because-potential-add = tej karty nie szkoda
because-potential-pass = żadnej karty nie warto dorzucać
because-potential-suit = to najniższa karta koloru, która wystarczy
because-potential-trump = to najniższy atut, który wystarczy
because-potential-trump-of-rank = to atut tej samej rangi
because-potential-transfer = przerzucenie kosztuje najmniej
because-potential-take = bicie kosztuje za dużo, a do końca daleko
because-hand-value-lead-card = tak zostaje najcenniejsza ręka
because-hand-value-add = ręka mało na tym traci
because-hand-value-pass = dorzucenie kosztowałoby za dużo
because-hand-value-beat-card = tak zostaje najcenniejsza ręka
because-hand-value-take = bicie kosztowałoby za dużo
because-hand-value-pass-on = ręka mało traci na przerzuceniu
because-greedy-group = tak odchodzi najwięcej zwykłych kart jednej rangi
because-greedy-cover = tak najtaniej bije wszystko
because-greedy-transfer = przerzucenie ma pierwszeństwo
because-greedy-take = nie może pobić wszystkiego
because-greedy-throw = dorzuca każdą pasującą zwykłą kartę
because-greedy-pass = żadna zwykła karta nie pasuje
because-fuzzy-choice-beat = po pobiciu ręka wygląda dość dobrze
because-fuzzy-choice-pass-on = po przerzuceniu ręka wygląda dość dobrze
because-fuzzy-choice-take = karty na stole warto mieć
because-fuzzy-choice-bad = tabele każą zagrać złą kartę
because-fuzzy-choice-medium = tabele każą zagrać średnią kartę
because-fuzzy-choice-good = tabele każą zagrać dobrą kartę
because-fuzzy-choice-add = tabele każą dorzucić
because-fuzzy-choice-pass = tabele każą zatrzymać karty
because-master-weighed = to najbezpieczniejszy wybór
because-master-judged = to najbezpieczniejszy wybór
because-master-lines = najlepszy dalszy ciąg jest stąd najbezpieczniejszy
because-master-redeal = to bezpieczniejszy wybór
because-master-won = stąd wygrywa, policzone do końca
because-master-drawn = stąd remisuje, policzone do końca
because-master-lost = to przegrane, ale przeciwnik może się jeszcze pomylić
because-apprentice-erred = na tym poziomie czasem się myli
because-reversi-greatest-gain = to daje od razu najwięcej
because-reversi-greatest-gain-less-reply = to daje najwięcej po najlepszej odpowiedzi
because-reversi-greatest-gain-in-plies = { $plies ->
    [one] to daje najwięcej, licząc { $plies } półruch naprzód
    [few] to daje najwięcej, licząc { $plies } półruchy naprzód
   *[many] to daje najwięcej, licząc { $plies } półruchów naprzód
}
because-engine-searched = { $depth ->
    [one] to najlepsze, licząc { $depth } półruch naprzód
    [few] to najlepsze, licząc { $depth } półruchy naprzód
   *[many] to najlepsze, licząc { $depth } półruchów naprzód
}
because-engine-erred = to wyglądało wystarczająco dobrze
because-engine-solved = to najlepsze przy bezbłędnej grze do końca
because-engine-book = ten ruch jest w księdze otwarć
because-engine-takes-corner = zajmuje róg
because-engine-gives-corner = to najlepsze, choć otwiera róg
because-engine-leaves-no-reply = przeciwnikowi nie zostaje żaden ruch
because-engine-leaves-few-replies = przeciwnikowi zostaje mało ruchów
because-engine-makes-stable = przybywa stabilnych pionków
because-engine-keeps-parity = to ruch w nieparzysty obszar, dla parzystości

## What the bars show, with the unit

unit-potential = Pozostały potencjał na kartę
unit-cards-left = Pozostałe karty
unit-hand-value = Wartość ręki, punkty
unit-points = Zysk netto, punkty
unit-votes = Losowania za tym wyborem, %
unit-chance = Partie, w których nie jest durniem, %
unit-judged = Oceniana szansa, by nie być durniem, %
unit-proved = Na pewno: 0 przegrana, 50 remis, 100 wygrana
unit-discs = Oczekiwana różnica pionków

## Values: after a reason (worth), and on their own (amount)

worth-potential = zostaje ręka warta { $value } na kartę
amount-potential = { $value } na kartę
worth-cards-left = { $value ->
    [one] zostaje { $value } karta
    [few] zostają { $value } karty
    [many] zostaje { $value } kart
   *[other] zostaje { $value } karty
}
amount-cards-left = { $value ->
    [one] zostaje { $value } karta
    [few] zostają { $value } karty
    [many] zostaje { $value } kart
   *[other] zostaje { $value } karty
}
worth-hand-value = { $value ->
    [one] ręka warta { $value } punkt
    [few] ręka warta { $value } punkty
    [many] ręka warta { $value } punktów
   *[other] ręka warta { $value } punktu
}
amount-hand-value = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
worth-points = { $value ->
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
worth-votes = { $value }% losowań
amount-votes = { $value }% losowań
worth-chance = nie zostaje durniem w { $value }% symulacji
amount-chance = nie zostaje durniem w { $value }%
worth-judged = na oko { $value }% szans, by nie zostać durniem
amount-judged = { $value }% szans
amount-proved = { $value ->
    [0] pewna przegrana
    [50] pewny remis
   *[100] pewna wygrana
}
worth-discs = oczekiwana różnica pionków: { $value }
amount-discs = { $value ->
    [one] { $value } pionek
    [few] { $value } pionki
    [many] { $value } pionków
   *[other] { $value } pionka
}
amount-at-most = najwyżej: { $amount }
amount-at-least = co najmniej: { $amount }

## Differences: the runner-up has $runner, the chosen action $chosen

contrast-cards-taken = { $runner } zamiast { $chosen } wziętych kart
contrast-cards-taken-closed = { $way ->
    [less] mniej wziętych kart
   *[more] więcej wziętych kart
}
contrast-trumps-kept = { $runner } zamiast { $chosen } atutów na koniec talonu
contrast-trumps-kept-closed = { $way ->
    [less] mniej atutów na koniec talonu
   *[more] więcej atutów na koniec talonu
}
contrast-leads-last = szansa { $runner } zamiast { $chosen } na atak w ostatniej rundzie
contrast-leads-last-closed = { $way ->
    [less] mniejsza szansa na atak w ostatniej rundzie
   *[more] większa szansa na atak w ostatniej rundzie
}
contrast-attack-beaten = szansa { $runner } zamiast { $chosen }, że atak zostanie odparty
contrast-attack-beaten-closed = { $way ->
    [less] mniejsza szansa, że atak zostanie odparty
   *[more] większa szansa, że atak zostanie odparty
}
contrast-pairs-kept = { $runner } zamiast { $chosen } zachowanych par
contrast-pairs-kept-closed = { $way ->
    [less] mniej zachowanych par
   *[more] więcej zachowanych par
}
contrast-highest-trump = najwyższy wydany atut rangi { $runner } zamiast { $chosen } (dwójka to 1)
contrast-highest-trump-closed = { $way ->
    [less] wydanie niższych atutów
   *[more] wydanie wyższych atutów
}
contrast-trumps-spent = { $runner } zamiast { $chosen } wydanych atutów
contrast-trumps-spent-closed = { $way ->
    [less] mniej wydanych atutów
   *[more] więcej wydanych atutów
}
contrast-hand-at-end = { $runner } zamiast { $chosen } kart na ręce na koniec talonu
contrast-hand-at-end-closed = { $way ->
    [less] mniej kart na ręce na koniec talonu
   *[more] więcej kart na ręce na koniec talonu
}
contrast-high-kept = { $runner } zamiast { $chosen } zwykłych króli i asów na koniec talonu
contrast-high-kept-closed = { $way ->
    [less] mniej zwykłych króli i asów na koniec talonu
   *[more] więcej zwykłych króli i asów na koniec talonu
}
contrast-cards-known = { $runner } zamiast { $chosen } kart znanych innym
contrast-cards-known-closed = { $way ->
    [less] mniej kart znanych innym
   *[more] więcej kart znanych innym
}
contrast-others-take = { $runner } zamiast { $chosen } kart wziętych przez innych
contrast-others-take-closed = { $way ->
    [less] mniej kart wziętych przez innych
   *[more] więcej kart wziętych przez innych
}
contrast-bouts-led = { $runner } zamiast { $chosen } własnych ataków
contrast-bouts-led-closed = { $way ->
    [less] mniej własnych ataków
   *[more] więcej własnych ataków
}
contrast-mobility = { $after ->
    [one] różnica mobilności { $runner } zamiast { $chosen } po { $after } półruchu
   *[other] różnica mobilności { $runner } zamiast { $chosen } po { $after } półruchach
}
contrast-corners = { $after ->
    [one] różnica rogów { $runner } zamiast { $chosen } po { $after } półruchu
   *[other] różnica rogów { $runner } zamiast { $chosen } po { $after } półruchach
}
contrast-stable = { $after ->
    [one] różnica stabilnych pionków { $runner } zamiast { $chosen } po { $after } półruchu
   *[other] różnica stabilnych pionków { $runner } zamiast { $chosen } po { $after } półruchach
}
contrast-frontier = { $after ->
    [one] różnica pionków na granicy { $runner } zamiast { $chosen } po { $after } półruchu
   *[other] różnica pionków na granicy { $runner } zamiast { $chosen } po { $after } półruchach
}
contrast-parity = { $after ->
    [one] { $runner } zamiast { $chosen } nieparzystych obszarów po { $after } półruchu
   *[other] { $runner } zamiast { $chosen } nieparzystych obszarów po { $after } półruchach
}

## Counterfactuals: changes that would have changed the decision

change-card = Przy { $other } zamiast { $card }
change-trump = Przy { $other } zamiast { $card }
change-card-gone = Przy { $other } zamiast { $card } ({ $card } w odrzuconych)
change-card-held = Przy { $other } zamiast { $card } (wtedy u innego gracza)
change-attack = Przy { $other } na stole zamiast { $card }
change-talon-shorter = { $count ->
    [one] Przy talonie krótszym o { $count } kartę
    [few] Przy talonie krótszym o { $count } karty
   *[many] Przy talonie krótszym o { $count } kart
}
change-talon-longer = { $count ->
    [one] Przy talonie dłuższym o { $count } kartę
    [few] Przy talonie dłuższym o { $count } karty
   *[many] Przy talonie dłuższym o { $count } kart
}
change-hand-smaller = Przy jednej karcie mniej u miejsca { $seat } (razem { $count })
change-flipped = Przy odwróconym pionku na { $square }
change-removed = Przy pustym polu { $square }
change-parameter = Przy ustawieniu „{ $parameter }” na { $value } zamiast { $now }

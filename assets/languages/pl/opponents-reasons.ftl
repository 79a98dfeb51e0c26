# The reasons of opponents, in one or two sentences.
# Fragments start in lower case; the app capitalises the start of each sentence.
# $action, $other, $then, $because, $amount, $contrast and $change are texts from this file.

## Sentences: the action with its reason, and the runner-up

reason-action = { $action }. { $rule }
untold = Nie podaje powodów swojej decyzji.
reason-hidden = Powód zdradziłby zakrytą kartę.
reason-undisclosed = Ruch jest zakryty, więc powód też.
reason-chosen = { $action }: { $because }.
reason-next = Drugi wybór: { $other } ({ $amount }).
reason-next-trump = Drugi wybór: { $other }, ale kosztem atutu ({ $amount }).
reason-next-contrast = Drugi wybór: { $other } ({ $amount }), a to { $contrast }.
reason-next-loosely = Lepiej wyglądało: { $other } ({ $amount }), ale ten poziom nie zawsze wybiera to, co najlepsze.
reason-next-closed = Drugi wybór: { $other }.
reason-next-in-order = Następny na liście: { $other }.
reason-differs = Inna opcja, { $other }: { $contrast }.
reason-tie = Równie dobre: { $other } ({ $amount }).
reason-tie-within-error = Mniej więcej tak samo dobre: { $other } ({ $amount }, ±{ $error }).
reason-tie-closed = Równie dobre: { $other }.
reason-otherwise = { $change } wybór byłby inny: { $then }.

## Actions, and alternatives to them

action-attack = zagrywa { $cards }
alternative-attack = { $hidden ->
    [plain] inna zwykła karta
    [trump] atut
    [several] kilka kart jednej rangi
   *[no] { $cards }
}
action-beat = kładzie { $cards } na { $attacks }
alternative-beat = { $hidden ->
    [plain] inna zwykła karta na { $attacks }
    [trump] atut na { $attacks }
    [several] inne karty na { $attacks }
   *[no] { $cards } na { $attacks }
}
action-transfer = przerzuca atak kartą { $cards }
alternative-transfer = { $hidden ->
    [plain] przerzucenie zwykłą kartą
    [trump] przerzucenie atutem
    [several] przerzucenie ataku
   *[no] przerzucenie kartą { $cards }
}
action-show = przerzuca atak, pokazując { $cards }
alternative-show = { $hidden ->
    [plain] przerzucenie ataku
    [trump] przerzucenie przez pokazanie atutu
    [several] przerzucenie ataku
   *[no] przerzucenie przez pokazanie { $cards }
}
action-throw = dorzuca { $cards }
alternative-throw = { $hidden ->
    [plain] dorzucenie innej zwykłej karty
    [trump] dorzucenie atutu
    [several] dorzucenie innych kart
   *[no] dorzucenie { $cards }
}
action-pass = pasuje
alternative-pass = pas
action-take = bierze
alternative-take = wzięcie kart
action-redeal = prosi o nowe rozdanie
alternative-redeal = nowe rozdanie
action-keep = zostaje przy swoich kartach
alternative-keep = pozostanie przy swoich kartach
action-place = gra { $square }
alternative-place = ruch { $square }
action-pass-turn = pasuje
alternative-pass-turn = pas
action-nothing = nic nie robi
alternative-nothing = brak ruchu
action-plan = gra { $plan }
alternative-plan = wariant { $plan }
alternative-hidden = coś zakrytego

## Reasons, for each label or rule

because-potential-keep-hand = ta ręka jest lepsza od przeciętnej
because-potential-new-hand = ta ręka jest gorsza od przeciętnej
because-potential-lowest-plain = to najniższa zwykła karta
because-potential-equal-cards = to karty jednej rangi
because-potential-lowest-trump = to najniższy atut
because-potential-awkward-suit = obrońca wydaje się słaby w tym kolorze
because-potential-add = tej karty nie szkoda
because-potential-pass = żadnej karty nie warto dorzucać
because-potential-suit = to najniższa karta, która wystarczy
because-potential-trump = to najniższy atut, który wystarczy
because-potential-trump-of-rank = to atut tej samej rangi
because-potential-transfer = przerzucenie kosztuje najmniej
because-potential-take = bicie kosztowałoby za dużo, a do końca daleko
because-hand-value-lead-card = tak zostaje najsilniejsza ręka
because-hand-value-add = ręka prawie na tym nie traci
because-hand-value-pass = dorzucenie zbyt osłabiłoby rękę
because-hand-value-beat-card = tak zostaje najsilniejsza ręka
because-hand-value-take = bicie zbyt osłabiłoby rękę
because-hand-value-pass-on = przerzucenie prawie nie osłabia ręki
because-greedy-group = tak odchodzi najwięcej zwykłych kart jednej rangi
because-greedy-cover = tak najtaniej bije wszystko
because-greedy-transfer = przerzucenie ma pierwszeństwo
because-greedy-take = nie może pobić wszystkiego
because-greedy-throw = dorzuca każdą pasującą zwykłą kartę
because-greedy-pass = żadna zwykła karta nie pasuje
because-fuzzy-choice-beat = po pobiciu ręka wygląda dość dobrze
because-fuzzy-choice-pass-on = po przerzuceniu ręka wygląda dość dobrze
because-fuzzy-choice-take = karty na stole warto mieć
because-fuzzy-choice-bad = tu wystarczy słaba karta
because-fuzzy-choice-medium = tu najlepiej pasuje średnia karta
because-fuzzy-choice-good = teraz czas na silną kartę
because-fuzzy-choice-add = teraz dorzucenie się opłaca
because-fuzzy-choice-pass = karty lepiej na razie zatrzymać
because-master-weighed = nic nie wygląda bezpieczniej
because-master-judged = nic nie wygląda bezpieczniej
because-master-lines = przy najlepszym dalszym ciągu tak jest najbezpieczniej
because-master-ruled-out = najlepsze z tego, co jeszcze może wygrać
because-master-redeal = tak jest bezpieczniej
because-master-won = wygrana jest już pewna
because-master-drawn = przy bezbłędnej grze będzie remis
because-master-lost = to przegrane, ale przeciwnik może się jeszcze pomylić
because-apprentice-erred = na tym poziomie czasem się myli
because-reversi-greatest-gain = to daje od razu najwięcej
because-reversi-greatest-gain-less-reply = to daje najwięcej po najlepszej odpowiedzi
because-reversi-greatest-gain-in-plies = { $plies ->
    [one] to daje najwięcej, licząc { $plies } ruch naprzód
    [few] to daje najwięcej, licząc { $plies } ruchy naprzód
   *[many] to daje najwięcej, licząc { $plies } ruchów naprzód
}
because-engine-searched = { $depth ->
    [one] to najlepsze, licząc { $depth } ruch naprzód
    [few] to najlepsze, licząc { $depth } ruchy naprzód
   *[many] to najlepsze, licząc { $depth } ruchów naprzód
}
because-engine-erred = to wyglądało wystarczająco dobrze
because-engine-solved = to najlepsze przy bezbłędnej grze do końca
because-engine-book = ten ruch jest w księdze otwarć
because-engine-takes-corner = zajmuje róg
because-engine-gives-corner = to najlepsze, choć otwiera róg
because-engine-leaves-no-reply = przeciwnikowi nie zostaje żaden ruch
because-engine-leaves-few-replies = przeciwnikowi zostaje mało ruchów
because-engine-makes-stable = przybywa stabilnych pionków
because-engine-keeps-parity = wchodzi w obszar z nieparzystą liczbą pól

## What the bars show, with the unit

unit-potential = Potencjał na kartę po ruchu
unit-cards-left = Karty po ruchu
unit-hand-value = Wartość ręki w punktach
unit-points = Zysk w punktach
unit-votes = Głosy za tym wyborem
unit-chance = Jak często wychodzi cało
unit-judged = Szacowane szanse, że wyjdzie cało
unit-proved = Pewny wynik
unit-discs = Przewidywana różnica pionków

## Values

amount-potential = { $value } na kartę
amount-cards-left = { $value ->
    [one] zostaje { $value } karta
    [few] zostają { $value } karty
    [many] zostaje { $value } kart
   *[other] zostaje { $value } karty
}
amount-hand-value = { $value ->
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
amount-votes = { $value }% głosów
amount-chance = { $value }%
amount-judged = { $value }% szans
amount-proved = { $value ->
    [0] pewna przegrana
    [50] pewny remis
   *[100] pewna wygrana
}
amount-discs = { $value ->
    [one] { $value } pionek
    [few] { $value } pionki
    [many] { $value } pionków
   *[other] { $value } pionka
}
amount-at-most = najwyżej { $amount }
amount-at-least = co najmniej { $amount }
amount-instead = { $amount }, a nie { $chosen }

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
contrast-leads-last = szansa na atak w ostatniej rundzie { $runner }% zamiast { $chosen }%
contrast-leads-last-closed = { $way ->
    [less] mniejsza szansa na atak w ostatniej rundzie
   *[more] większa szansa na atak w ostatniej rundzie
}
contrast-attack-beaten = szansa na odparcie ataku { $runner }% zamiast { $chosen }%
contrast-attack-beaten-closed = { $way ->
    [less] mniejsza szansa na odparcie ataku
   *[more] większa szansa na odparcie ataku
}
contrast-pairs-kept = { $runner } zamiast { $chosen } zachowanych par
contrast-pairs-kept-closed = { $way ->
    [less] mniej zachowanych par
   *[more] więcej zachowanych par
}
contrast-highest-trump = najwyższy wydany atut rangi { $runner } zamiast { $chosen } (dwójka to 1)
contrast-highest-trump-closed = { $way ->
    [less] niższe wydane atuty
   *[more] wyższe wydane atuty
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
    [one] bilans mobilności { $runner } zamiast { $chosen } po { $after } ruchu
   *[other] bilans mobilności { $runner } zamiast { $chosen } po { $after } ruchach
}
contrast-corners = { $after ->
    [one] bilans rogów { $runner } zamiast { $chosen } po { $after } ruchu
   *[other] bilans rogów { $runner } zamiast { $chosen } po { $after } ruchach
}
contrast-stable = { $after ->
    [one] bilans stabilnych pionków { $runner } zamiast { $chosen } po { $after } ruchu
   *[other] bilans stabilnych pionków { $runner } zamiast { $chosen } po { $after } ruchach
}
contrast-frontier = { $after ->
    [one] bilans pionków na granicy { $runner } zamiast { $chosen } po { $after } ruchu
   *[other] bilans pionków na granicy { $runner } zamiast { $chosen } po { $after } ruchach
}
contrast-parity = { $after ->
    [one] { $runner } zamiast { $chosen } nieparzystych obszarów po { $after } ruchu
   *[other] { $runner } zamiast { $chosen } nieparzystych obszarów po { $after } ruchach
}

## Counterfactuals: changes that would have changed the decision

change-card = Z { $other } zamiast { $card }
change-trump = Z { $other } zamiast { $card }
change-card-gone = Z { $other } zamiast { $card } (gdyby { $card } leżało w odrzuconych)
change-card-held = Z { $other } zamiast { $card } (gdyby { $card } trzymał inny gracz)
change-attack = Gdyby na stole leżało { $other } zamiast { $card },
change-talon-shorter = { $count ->
    [one] Gdyby talon był o { $count } kartę krótszy,
    [few] Gdyby talon był o { $count } karty krótszy,
   *[many] Gdyby talon był o { $count } kart krótszy,
}
change-talon-longer = { $count ->
    [one] Gdyby talon był o { $count } kartę dłuższy,
    [few] Gdyby talon był o { $count } karty dłuższy,
   *[many] Gdyby talon był o { $count } kart dłuższy,
}
change-hand-smaller = Gdyby na miejscu { $seat } było o kartę mniej (razem { $count }),
change-flipped = Gdyby pionek na { $square } był odwrócony,
change-removed = Gdyby pole { $square } było puste,
change-corner-own = Gdyby na { $square } stał własny pionek,
change-corner-theirs = Gdyby na { $square } stał pionek przeciwnika,
change-parameter = Gdyby ustawienie „{ $parameter }” wynosiło { $value } zamiast { $now },

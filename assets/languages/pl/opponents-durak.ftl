# Why the Durak opponents did what they did.

## random

random-any = Wybór losowy: { $count ->
    [1] była tylko jedna możliwość.
    [few] { $count } możliwości, wszystkie równie dobre.
   *[many] { $count } możliwości, wszystkie równie dobre.
}

## lowest

lowest-keep = Zawsze gra rozdanymi kartami.
lowest-lead = Zagrywa najniższą kartę, { $card }; atut tylko wtedy, gdy nie ma nic innego.
lowest-beat = Bije { $attack } najniższą kartą, która wystarczy, { $card }; atutem tylko z konieczności.
lowest-transfer = Nie ma czym pobić { $attack }, więc przerzuca atak.
lowest-take = Nie ma czym pobić { $attack }, więc zabiera.
lowest-throw = Dorzuca najniższą pasującą zwykłą kartę, { $card }.
lowest-pass = Żadna zwykła karta nie pasuje, a atutów nigdy nie dorzuca.

## greedy

greedy-keep = Zawsze gra rozdanymi kartami.
greedy-lead = Zagrywa jak najwięcej zwykłych kart jednej rangi; z równych grup najniższą.
greedy-lead-trump = Na ręce same atuty: zagrywa najniższy, { $card }.
greedy-defend = Przerzuca atak zwykłą kartą, jeśli wolno; inaczej bije wszystko najtaniej; inaczej przerzuca atutem.
greedy-forced = Nie może pobić wszystkiego, więc zabiera.
greedy-throw-in = Dorzuca każdą pasującą zwykłą kartę, od najniższej, i żadnych atutów.
greedy-group = Zagrać równe karty
greedy-cover = Pobić wszystko
greedy-transfer = Przerzucić
greedy-take = Zabrać
greedy-throw = Dorzucić
greedy-pass = Nie dorzucać
greedy-cards = oddane karty
greedy-price = cena

## potential

potential-keep = Nie ma o co prosić: karty zostają.
potential-redeal = Prosi o nowe rozdanie, jeśli ręka ma mniejszy potencjał niż średnio talia.
potential-keep-hand = Zatrzymać karty
potential-new-hand = Prosić o nowe rozdanie
potential-lead = Zagrywa tak, by karty na ręce miały największy potencjał.
potential-shed-lead = Stos jest pusty: zagrywa tak, by zostało jak najmniej kart.
potential-lowest-plain = Najniższa zwykła karta
potential-equal-cards = Karty jednej rangi
potential-lowest-trump = Najniższy atut
potential-awkward-suit = Kolor niewygodny dla broniącego
potential-throw = Dorzuca kartę, jeśli ręka dość na tym zyskuje albo dość mało traci; ile, zależy od skłonności do ryzyka i od tego, jak blisko jest koniec.
potential-shed-throw = Stos jest pusty: dorzuca wszystko, co wolno.
potential-add = Dorzucić
potential-pass = Nie dorzucać
potential-forced = Nie da się pobić wszystkiego: musi zabrać.
potential-beat = Bije tak, by pozostałe karty miały największy potencjał; zabiera, jeśli i to kosztuje za dużo, a koniec jest daleko.
potential-late-beat = Koniec blisko: bije, co może, tak by pozostałe karty miały największy potencjał.
potential-shed-beat = Stos jest pusty: nigdy nie zabiera tego, co może pobić.
potential-suit = Najniższa karta koloru
potential-trump = Najniższy atut
potential-trump-of-rank = Atut tej samej rangi
potential-transfer = Przerzucić
potential-take = Zabrać
potential-now = potencjał teraz
potential-after = potencjał potem
potential-cards-left = zostaje kart
potential-talon-share = część stosu, która została
potential-least-gain = wymagany zysk (poniżej 0: dopuszczalna strata)
potential-awkward = waga niewygodnego koloru

## greedy, lowest, potential

opponent-lowest = Najniższa karta
opponent-lowest-line = Zawsze najtańsza karta
opponent-lowest-about = Zagrywa najniższą kartę, bije najniższą, która wystarczy, najpierw bez atutów, zabiera tylko z konieczności i dorzuca najniższą zwykłą kartę. Tak gra większość prostych programów.
opponent-greedy = Zachłanny
opponent-greedy-line = Pozbywa się, ile może
opponent-greedy-about = Zagrywa największą grupę równych zwykłych kart, bije cały stół możliwie najtaniej i dorzuca każdą pasującą zwykłą kartę.
opponent-potential = Potencjał
opponent-potential-line = Trzyma mocną rękę, potem ją opróżnia
opponent-potential-about = Ocenia każdą możliwość według względnego potencjału kart, które zostaną: M = (1/n) Σ (rᵢ + 9·kᵢ), gdzie r to ranga liczona od jednego, a k to 1 dla atutu. Gdy stos się kończy, zmienia taktykę i pozbywa się kart.

## hand-value

opponent-hand-value = Wartość ręki
opponent-hand-value-line = Wie, ile warta jest każda ręka
opponent-hand-value-about = Sumuje rękę: od −600 za dwójkę do 600 za asa, 1300 więcej za atut, coś za karty jednej rangi, mniej za nierówne kolory i za dużo kart. Gra kartą, po której suma jest największa, z równych tą, która przyszła wcześniej, i zabiera, gdy bicie kosztowałoby za dużo. Kart nie liczy.
opponent-hand-value-published = Wartość jak w programie
opponent-hand-value-published-line = OpenFool, decyzja w decyzję
opponent-hand-value-published-about = Program samego autora, OpenFool (licencja MIT), decyzja w decyzję. Inaczej niż w tekście rangi liczą się od środka talii, każda część sumy jest obcinana do liczby całkowitej, karty jednej rangi liczą się w setnej części, a udział ręki we wszystkich kartach dzieli się całkowicie, więc ani pary, ani wielkość ręki wiele nie znaczą.

hand-value-keep = Nie ma o co prosić: karty zostają.
hand-value-redeal = Ani jednego atutu, a wszystkie karty poza najwyżej jedną są jednego koloru: prosi o nowe rozdanie.
hand-value-keep-hand = Jest atut albo więcej niż jedna karta innych kolorów: karty zostają.
hand-value-lead = Zagrywa kartę, po której reszta, razem z tym, co może pójść za nią, jest warta najwięcej.
hand-value-lead-card = Zagrać
hand-value-throw = Dorzuca najlepszą kartę, jeśli ręka nie traci więcej, niż pozwala stos.
hand-value-add = Dorzucić
hand-value-pass = Nie dorzucać
hand-value-forced = Żadna karta nie bije ataku: musi zabrać.
hand-value-beat = Bije pierwszą kartę ataku tak, by reszta była warta najwięcej; zabiera, jeśli i to kosztuje za dużo, samo w sobie i w porównaniu z zabraniem.
hand-value-late-beat = Stos jest pusty: bije pierwszą kartę ataku, jeśli może, tak by reszta była warta najwięcej.
hand-value-beat-card = Pobić
hand-value-take = Zabrać
hand-value-transfer = Przerzuca atak: ręka mało na tym traci.
hand-value-pass-on = Przerzucić, licząc bez kart tej rangi
hand-value-now = wartość ręki teraz
hand-value-ranks = rangi
hand-value-trumps = atuty
hand-value-equals = karty jednej rangi
hand-value-suits = nierówne kolory
hand-value-number = liczba kart
hand-value-out = poza grą
hand-value-follow-up = równe karty do dorzucenia
hand-value-on-table = ranga już na stole
hand-value-with-table = wartość razem ze stołem
hand-value-loss-allowed = dopuszczalna strata
hand-value-bar = tyle musi zostać

## What can be changed about an opponent

parameter-trump_bonus = O ile atut jest droższy
parameter-risk = Skłonność do ryzyka
parameter-sharp_drop = Strata, przy której lepiej zabrać
parameter-finale = Część stosu, od której zaczyna się koniec
parameter-awkward = Waga koloru niewygodnego dla broniącego
parameter-pair_scale = Jednostka dla kart jednej rangi
parameter-imbalance = Kara za nierówne kolory
parameter-many_cards = Kara za dużo kart
parameter-throw_loss = Dopuszczalna strata przy dorzucaniu
parameter-throw_talon = … mniej za każdą kartę stosu
parameter-beat_loss = Dopuszczalna strata przy biciu
parameter-take_loss = Dopuszczalna strata wobec zabrania
parameter-take_talon = … mniej za każdą kartę stosu
parameter-on_table = Premia za rangę na stole
parameter-transfer_loss = Dopuszczalna strata przy przerzucaniu

# Reasons of the Durak opponents.

## random

random-any = { $count ->
    [1] Wybór losowy: była tylko jedna możliwość.
    [few] Wybór losowy: { $count } możliwości, wszystkie równie dobre.
   *[many] Wybór losowy: { $count } możliwości, wszystkie równie dobre.
}

## lowest

lowest-keep = Zawsze gra tym, co mu rozdano.
lowest-lead = Zagrywa najniższą kartę, { $card }; atut tylko wtedy, gdy nie ma nic innego.
lowest-beat = Bije { $attack } najniższą kartą, która wystarczy: { $card }. Atutem tylko z konieczności.
lowest-transfer = Nie ma czym pobić { $attack }, więc przerzuca atak.
lowest-take = Nie ma czym pobić { $attack }, więc bierze.
lowest-throw = Dorzuca najniższą pasującą zwykłą kartę, { $card }.
lowest-pass = Żadna zwykła karta nie pasuje, a atutów nigdy nie dorzuca.

## greedy

greedy-keep = Zawsze gra tym, co mu rozdano.
greedy-lead = Zagrywa jak najwięcej zwykłych kart jednej rangi; z równie licznych grup najniższą.
greedy-lead-trump = Na ręce same atuty: zagrywa najniższy, { $card }.
greedy-defend = Przerzuca atak zwykłą kartą, jeśli może. Jeśli nie, bije wszystko jak najtaniej, a gdy się nie da, przerzuca atutem.
greedy-forced = Nie może pobić wszystkiego, więc bierze.
greedy-throw-in = Dorzuca każdą pasującą zwykłą kartę, od najniższej, ale żadnych atutów.
greedy-group = Zagrać karty jednej rangi
greedy-cover = Pobić wszystko
greedy-transfer = Przerzucić atak
greedy-take = Wziąć
greedy-throw = Dorzucić
greedy-pass = Spasować
greedy-cards = oddane karty
greedy-price = koszt

## potential

potential-keep = O nowe rozdanie nie można prosić: zostaje przy swoich kartach.
potential-redeal = Prosi o nowe rozdanie, jeśli ręka ma mniejszy potencjał niż średnia talii.
potential-keep-hand = Zostać przy swoich kartach
potential-new-hand = Prosić o nowe rozdanie
potential-lead = Zagrywa tak, żeby na ręce został największy potencjał.
potential-shed-lead = Talon jest pusty: zagrywa tak, żeby zostało jak najmniej kart.
potential-lowest-plain = Najniższa zwykła karta
potential-equal-cards = Karty jednej rangi
potential-lowest-trump = Najniższy atut
potential-awkward-suit = Kolor niewygodny dla obrońcy
potential-throw = Dorzuca kartę, jeśli ręka dość na tym zyskuje albo mało traci. Ile to jest, zależy od skłonności do ryzyka i od tego, jak blisko koniec.
potential-shed-throw = Talon jest pusty: dorzuca wszystko, co może.
potential-add = Dorzucić
potential-pass = Spasować
potential-forced = Nie może pobić wszystkiego, więc musi wziąć.
potential-beat = Bije tak, żeby został największy potencjał. Bierze, jeśli nawet to kosztuje za dużo, a do końca daleko.
potential-late-beat = Koniec blisko: bije, co może, i zostawia jak największy potencjał.
potential-shed-beat = Talon jest pusty: nigdy nie bierze tego, co może pobić.
potential-suit = Najniższa, która bije
potential-trump = Najniższy atut
potential-trump-of-rank = Atut tej samej rangi
potential-transfer = Przerzucić atak
potential-take = Wziąć
potential-now = potencjał teraz
potential-at-attack = potencjał przed obroną
potential-after = potencjał potem
potential-cards-left = pozostałe karty
potential-talon-share = pozostała część talonu
potential-least-gain = wymagany zysk (poniżej 0: dopuszczalna strata)
potential-awkward = waga niewygodnego koloru

## greedy, lowest, potential

opponent-lowest = Najniższa karta
opponent-lowest-line = Zawsze najtańsza karta
opponent-lowest-about = Zagrywa najniższą kartę, bije najniższą, która wystarczy, i woli zwykłe karty od atutów. Bierze tylko z konieczności, a dorzuca najniższą zwykłą kartę. Tak gra większość prostych programów.
opponent-greedy = Zachłanny
opponent-greedy-line = Pozbywa się kart, ile może
opponent-greedy-about = Zagrywa największą grupę zwykłych kart jednej rangi, bije cały stół jak najtaniej i dorzuca każdą pasującą zwykłą kartę.
opponent-potential = Potencjał
opponent-potential-line = Trzyma mocną rękę, potem ją opróżnia
opponent-potential-about = Ceni wysokie rangi, a jeszcze bardziej atuty: wybiera to, po czym zostaną najlepsze karty. Gdy talon się skończy, zmienia taktykę i po prostu pozbywa się kart.

## hand-value

opponent-hand-value = Wartość ręki
opponent-hand-value-line = Wie, ile warta jest każda ręka
opponent-hand-value-about = Podlicza swoją rękę: od −600 za dwójkę do 600 za asa, 1300 więcej za atut, premia za karty jednej rangi, kara za nierówne kolory i za dużo kart. Gra kartą, po której suma jest największa (z równych tą, która przyszła wcześniej), a bierze, gdy bicie kosztowałoby za dużo. Kart nie liczy.
opponent-hand-value-published = Wartość jak w programie
opponent-hand-value-published-line = OpenFool, decyzja w decyzję
opponent-hand-value-published-about = Program samego autora, OpenFool (licencja MIT), decyzja w decyzję. Różni się od słów artykułu: rangi liczy od środka talii, a premia za karty jednej rangi to jedna setna, tak jak w wydrukowanym tam kodzie. Udział ręki we wszystkich kartach dzieli całkowicie, więc ani pary, ani liczba kart wiele nie znaczą.

hand-value-keep = O nowe rozdanie nie można prosić: zostaje przy swoich kartach.
hand-value-redeal = Ani jednego atutu i najwyżej jedna karta poza jednym kolorem: prosi o nowe rozdanie.
hand-value-keep-hand = Jest atut albo więcej niż jedna karta innych kolorów: zostaje przy swoich kartach.
hand-value-lead = Zagrywa kartę, po której zostaje najcenniejsza ręka, licząc też to, co może dorzucić później.
hand-value-lead-card = Zagrać
hand-value-throw = Dorzuca najlepszą kartę, jeśli ręka nie traci więcej, niż pozwala talon.
hand-value-add = Dorzucić
hand-value-pass = Spasować
hand-value-forced = Nie ma czym pobić ataku, więc musi wziąć.
hand-value-beat = Bije pierwszą kartę ataku tak, żeby została najcenniejsza ręka. Bierze, jeśli nawet to kosztuje za dużo: samo w sobie i w porównaniu z wzięciem.
hand-value-late-beat = Talon jest pusty: bije pierwszą kartę ataku, jeśli może, i zostawia najcenniejszą rękę.
hand-value-beat-card = Pobić
hand-value-take = Wziąć
hand-value-transfer = Przerzuca atak: ręka mało na tym traci.
hand-value-pass-on = Przerzucić atak (bez kart tej rangi)
hand-value-now = wartość ręki teraz
hand-value-ranks = rangi
hand-value-trumps = atuty
hand-value-equals = karty jednej rangi
hand-value-suits = nierówne kolory
hand-value-number = liczba kart
hand-value-out = bez kart
hand-value-follow-up = karty tej rangi do dorzucenia
hand-value-on-table = ranga już na stole
hand-value-with-table = wartość razem ze stołem
hand-value-loss-allowed = dopuszczalna strata
hand-value-bar = tyle musi zostać

## Parameters of opponents

parameter-trump_bonus = Premia za atut
parameter-risk = Skłonność do ryzyka
parameter-sharp_drop = Strata, przy której bierze
parameter-finale = Część talonu, od której zaczyna się koniec
parameter-awkward = Waga koloru niewygodnego dla obrońcy
parameter-pair_scale = Jednostka dla kart jednej rangi: 100 według słów artykułu, 1 według jego kodu
parameter-imbalance = Kara za nierówne kolory
parameter-many_cards = Kara za dużo kart
parameter-throw_loss = Dopuszczalna strata przy dorzucaniu
parameter-throw_talon = … mniej za każdą kartę talonu
parameter-beat_loss = Dopuszczalna strata przy biciu
parameter-take_loss = Dopuszczalna strata w porównaniu z wzięciem
parameter-take_talon = … mniej za każdą kartę talonu
parameter-on_table = Premia za rangę na stole
parameter-transfer_loss = Dopuszczalna strata przy przerzucaniu

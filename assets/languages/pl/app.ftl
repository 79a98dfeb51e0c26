# Texts of the app itself. Opponents have their own files.

app-name = Kozyr
app-line = Dureń i Reversi z przeciwnikami, którzy tłumaczą swoje ruchy
durak = Dureń
reversi = Reversi
back = Wstecz
close = Zamknij
cancel = Anuluj
thinks = Myśli
thinks-so-far = { $depth ->
    [0] Myśli… { $percent }%
   *[other] Myśli… { $percent }% (głębokość { $depth })
}
move-now = Graj już
told-to-move = wykonana część namysłu, %
best-so-far = Najlepsze, co udało się znaleźć: { $action }.
why-moved-early = Ruch padł przed końcem namysłu. Mając więcej czasu, wybiera: { $action }.
undo = Cofnij
redo = Ponów
hint = Porada
why = Czemu?
black = Czarne
white = Białe
help = Pomoc
credits = O programie

first-durak-question = Umiesz grać w Durnia?
first-yes = Tak, rozdaj karty
first-yes-line = Ty i jeden przeciwnik, zwykłe zasady
first-no = Nie, naucz mnie
first-no-line = Pierwsza partia z przewodnikiem, karta po karcie
first-look = Najpierw się rozejrzę
home-continue = Graj dalej
home-your-turn = Twój ruch
home-their-turn = Ruch przeciwnika
home-next-to-beat = Do ogrania
home-durak-line = 2–6 graczy, różne zasady
home-reversi-line = Od nowicjusza do geniusza
watch = Oglądaj grę
watch-pause = Pauza
watch-go-on = Wznów
watch-step = Krok
watch-slow = Wolno
watch-normal = Normalnie
watch-fast = Szybko
watch-utmost = Migiem
trees = Drzewa gry

new-start = Graj
new-players = Gracze
new-opponent = Przeciwnik
new-opponents = Przeciwnicy, zgodnie z zegarem
new-opponents-watched = Kto gra
adjust = Dostosuj przeciwnika
adjust-reset = Domyślne
family-ply = Rachmistrz
family-ply-line = Liczy kilka ruchów naprzód
family-engine = Silnik
family-engine-line = Samouk, dwanaście poziomów
family-apprentice = Czeladnik
family-apprentice-line = Zapomina karty jak człowiek, cztery poziomy
family-master = Mistrz
family-master-line = Symuluje zakryte karty, pięć poziomów
new-colour = Twój kolor
new-handicap = Fory dla czarnych (rogi)
new-corners = { $count ->
    [0] Brak
    [one] { $count } róg
    [few] { $count } rogi
   *[many] { $count } rogów
}
new-rules = Zasady

rules-classic = Klasyka
rules-classic-line = Z dorzucaniem: dorzucają wszyscy, do sześciu kart
rules-first-five = Najpierw pięć
rules-first-five-line = Do pierwszej udanej obrony najwyżej pięć kart ataku
rules-transfer = Z przerzucaniem
rules-transfer-line = Kartą tej samej rangi przerzucasz atak dalej
rules-partnership = Drużyny
rules-partnership-line = Dwie drużyny, gracze siedzą na przemian
rules-duel = Pojedynek
rules-duel-line = Dorzuca tylko atakujący, a biorącemu nikt
rules-own = Własne zasady
rules-own-line = Tak jak ustawisz poniżej
rules-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
rules-all = Pokaż wszystkie zasady
rules-who-throws-in = Kto dorzuca
rules-throw-all = Wszyscy
rules-throw-neighbours = Sąsiedzi
rules-throw-attacker = Atakujący
rules-after-take = Kto dorzuca biorącemu
rules-after-take-same = Ci sami gracze
rules-after-take-attacker = Tylko atakujący
rules-after-take-nobody = Nikt
rules-attack-limit = Najwięcej kart ataku w rundzie
rules-attack-limit-hand = Ile ma obrońca
rules-passing-on = Przerzucanie
rules-transfer-off = Niedozwolone
rules-transfer-playing = Kartą
rules-transfer-showing = Także pokazując atut
rules-showing = Pokazywanie atutu
rules-showing-deal = Raz w partii
rules-showing-bout = Raz w rundzie
rules-showing-always = Bez ograniczeń
rules-first-attack = Kto zaczyna następną partię
rules-first-on-fool = Dureń się broni
rules-first-lowest-trump = Najniższy atut
rules-after-draw = Kto zaczyna po remisie
rules-after-draw-lowest = Znowu najniższy atut
rules-after-draw-same = Ten sam gracz
rules-after-draw-next = Następny gracz
rules-five = Do pierwszej udanej obrony najwyżej pięć kart
rules-sides = Dwie drużyny, na przemian
rules-redeal = Nowe rozdanie przy pięciu w kolorze
rules-last-defender = Bez remisów: ostatni obrońca to dureń

opponent-random = Losowy
opponent-random-line = Gra, co popadnie
opponent-random-about = Wybiera losowy dozwolony ruch. Żeby z nim przegrać, trzeba mieć wielkiego pecha.
opponent-potential-fixed = Uparty potencjał
opponent-potential-fixed-line = Strzeże atutów do samego końca
opponent-potential-fixed-about = Gra jak Jeż, ale nie zmienia taktyki. Nawet gdy talon się skończy, dba o wysoką średnią ręki, więc często przegrywa z pięknymi kartami.
opponent-novice = Nowicjusz
opponent-novice-line = Zgarnia od razu, ile się da
opponent-novice-about = Liczy punkty za to, co ruch odwraca: dwa za pionek na krawędzi, jeden za każdy inny i trochę ekstra za rogi i krawędzie. Wybiera największą sumę i nie patrzy na twoją odpowiedź.
opponent-professional = Zawodowiec
opponent-professional-line = Liczy się z twoją odpowiedzią
opponent-professional-about = Ocenia ruch jak Szczeniak, a potem odejmuje to, co najlepszego możesz zyskać odpowiedzią.
opponent-ply-3 = Rachmistrz 3
opponent-ply-3-line = Liczy trzy ruchy naprzód
opponent-ply-3-about = Ocenia jak Borsuk, ale liczy trzy ruchy naprzód zamiast dwóch.
opponent-ply-4 = Rachmistrz 4
opponent-ply-4-line = Liczy cztery ruchy naprzód
opponent-ply-4-about = Ocenia jak Borsuk, ale liczy cztery ruchy naprzód zamiast dwóch.
opponent-ply-5 = Rachmistrz 5
opponent-ply-5-line = Liczy pięć ruchów naprzód
opponent-ply-5-about = Ocenia jak Borsuk, ale liczy pięć ruchów naprzód zamiast dwóch.
opponent-ply-6 = Rachmistrz 6
opponent-ply-6-line = Liczy sześć ruchów naprzód
opponent-ply-6-about = Ocenia jak Borsuk, ale liczy sześć ruchów naprzód zamiast dwóch.

question-start-over = Zacząć nową grę? Masz niedokończoną.
question-go-on = Graj dalej
question-keep = Zapisz ją i zacznij
question-start-anyway = Zacznij bez zapisu
question-leave = Odejść od stołu? Do tej gry możesz wrócić później.
question-stay = Graj dalej
question-take = Wziąć karty? Możesz je pobić.
question-take-them = Biorę

pause = Menu
pause-go-on = Wróć do gry
pause-leave = Odejdź od stołu

games = Twoje gry
games-none = Tu trafiają gry dokończone i zapisane. Możesz je obejrzeć ruch po ruchu albo grać dalej.
games-saved = Zapisane
games-finished = Ostatnio dokończone
games-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
saved-games = Zapisane gry
saved-games-save = Zapisz tę grę
saved-games-copy = Kopiuj jako tekst
saved-games-paste = Wklej
saved-games-copied = Skopiowano: ruchy, powody i samą grę.
saved-games-none = Nie masz jeszcze zapisanych gier. Zapisaną grę możesz w każdej chwili wznowić albo zagrać od nowa tymi samymi kartami.
saved-games-saved-as = Zapisano jako grę { $number }.
saved-games-not-a-game = Ten tekst to nie zapisana gra: { $reason }
link-broken = Ten link nie działa: { $reason }
saved-games-in-progress = { $count ->
    [one] { $count } ruch, w toku
    [few] { $count } ruchy, w toku
   *[many] { $count } ruchów, w toku
}
saved-games-over = { $count ->
    [one] { $count } ruch, koniec
    [few] { $count } ruchy, koniec
   *[many] { $count } ruchów, koniec
}
saved-games-delete = Usuń grę { $number }
saved-games-confirm-delete = Tak, usuń grę { $number }

shuffle = Uczciwe tasowanie
shuffle-about = O kolejności kart decyduje tajna liczba, ziarno. Losujemy je przed rozdaniem pierwszej karty, a jego odcisk widzisz od razu. Po partii zobaczysz też ziarno, więc każdy może sprawdzić i odcisk, i karty.
shuffle-commitment = Odcisk ziarna (SHA-256)
shuffle-copy = Kopiuj odcisk
shuffle-later = Ziarno zobaczysz po partii: zdradza wszystkie zakryte karty.
shuffle-seed = Ziarno
shuffle-check = Sprawdź to rozdanie
shuffle-fair = Zgadza się: karty wynikają z ziarna, a ziarna nikt nie wybierał.
shuffle-unfair = Nie zgadza się: z ziarna wychodzą inne karty.

trees-figure-10 = Przykład 1: wygrana
trees-figure-11 = Przykład 2: wartości
trees-reversi = { $plies ->
    [one] Plansza, { $plies } ruch
    [few] Plansza, { $plies } ruchy
   *[many] Plansza, { $plies } ruchów
}
trees-pasted = Wklejone
trees-and-or = Wygrana czy nie
trees-minimax = Minimaks
trees-alpha-beta = Alfa-beta
trees-first = Na początek
trees-back = Krok wstecz
trees-on = Krok naprzód
trees-last = Na koniec
trees-step = Krok { $step } z { $count }
trees-before = Przeszukiwanie jeszcze się nie zaczęło. Zrób krok.
trees-solved = Wartość { $root }: { $value }. Najlepsza gra: { $line }.
trees-solved-position = Wartość pozycji: { $value }. Najlepsza gra: { $line }.
# The position that a tree was made from, as the name of its root.
trees-position = pozycja
trees-won = Węzeł { $root } to wygrana: { $line }.
trees-lost = Węzeł { $root } to nie wygrana.
trees-skipped = Pominięte węzły: { $skipped } z { $count }.
trees-touch = Dotknij węzła, aby o niego zapytać. Wartość liścia możesz zmienić.
trees-max = Węzeł { $name }: ruch Maksa, który chce jak najwięcej.
trees-min = Węzeł { $name }: ruch Mina, który chce jak najmniej.
trees-again = Węzeł { $name } znowu: jest już gdzie indziej, ze wszystkim, co pod nim.
trees-node-again = Węzeł { $name } znowu
trees-ask-won = Czy { $name } to wygrana?
trees-ask-won-player = Czy { $name } to wygrana przy ruchu Maksa?
trees-ask-won-game = Czy { $name } to wygrana w grze od { $root }?
trees-ask-worth = Ile jest wart { $name }?
trees-leaf = Liść { $name }
trees-less = Mniej
trees-more = Więcej
trees-make-lost = Ustaw przegraną
trees-make-won = Ustaw wygraną
trees-copy = Kopiuj
trees-paste = Wklej drzewo
trees-copied = Skopiowano: jeden węzeł w wierszu, dzieci po strzałce, wartości po znaku równości.
trees-legend = Kwadraty: ruch Maksa. Koła: ruch Mina. ✓ wygrana, ✗ przegrana. Złoto: najlepsza gra. Przekreślone: pominięte. Przerywane z ↺: ta sama pozycja znowu. Przeciągaj, żeby przesunąć; powiększaj palcami lub kółkiem.

saved-games-unreadable = Nie udało się odczytać zapisanej gry.

why-nothing-yet = Jeszcze o niczym nie decyduje.
why-recalling = Odtwarza swoje powody…
why-shown = Teraz: { $action }.
why-shown-guessed = Teraz: { $action } (przykład).
why-next = Potem zapewne: { $action }.
why-next-guessed = Potem może: { $action }.
why-shown-hidden = Ten ruch zobaczysz po partii.
why-step = Krok { $step } z { $steps }
why-step-back = Wstecz w wariancie
why-step-on = Dalej w wariancie
ask-hint = Co zagrasz? Pokaż swój ruch: to jeszcze tylko próba.
ask-opponent = Co zagrasz jako { $name }?
ask-this = Tak gram
ask-tell = Pokaż od razu
ask-same = Ten sam ruch!
axis-bout = Runda
axis-price = Średnia siła karty
axis-degree = Stopień, od 0 do 1
axis-move = Ruch
axis-game = Gra
axis-review-durak = Szanse, %
axis-review-reversi = Różnica pionków
axis-rating = Ranking
axis-score = Wynik, %
axis-discs = Różnica pionków
axis-accuracy = Dobre decyzje, %
why-everyone = Wszyscy
why-reasons = Powody
details = Szczegóły
why-fuzzy = Tabele
why-chart = Siła
why-belief = Domysły
belief-line = Gdzie są zakryte karty? Zgaduje: { $name }.
belief-legend = Im jaśniejsze pole, tym pewniejsza karta. W ramce: na pewno. Przekreślone: na pewno nie.
review-chances = { $percent }% szans
why-review = Analiza
why-log = Ruchy
review-progress = Analizuję grę: { $done } z { $count }
review-tally-durak = { $name }: najlepsze decyzje { $best } z { $count }. Średnia strata: { $lost }.
review-tally-reversi = { $name }: najlepsze ruchy { $best } z { $count }. Łączna strata: { $lost }.
review-proved = Od ruchu { $move } wszystko jest policzone do końca: dalej nie ma wątpliwości.
review-turned = { $count ->
    [1] Ta decyzja kosztowała najwięcej.
    [few] Te { $count } decyzje kosztowały najwięcej.
   *[many] Tych { $count } decyzji kosztowało najwięcej.
}
review-flawless = Ani jednego błędu: każda decyzja tak dobra jak najlepsza. Świetna gra!
review-steady = Żadnych punktów zwrotnych, tylko drobne straty. Dobra gra!
review-better = Lepiej: { $best }
review-cost = Ruch { $move } · strata: { $lost }
review-cost-about = Ruch { $move } · strata: { $lost } (±{ $error })
review-cost-proved = Ruch { $move } · strata: { $lost }, na pewno
review-turns-on = Motywy
review-show-better = Lepszy ruch
review-show-played = Zagrany ruch
review-ask = Co tu zagrasz? Pokaż swój ruch.
review-ask-tell = Pokaż lepszy ruch
review-show-answer = Twój ruch
review-answer-right = Twój ruch: { $answer }. Właśnie ten jest lepszy!
review-answer-same = Twój ruch: { $answer }, tak samo jak w grze.
review-answer-waits = Twój ruch: { $answer }. Sprawdzam, ile jest wart…
review-answer-cost = Twój ruch: { $answer }. Strata: { $lost }.
review-answer-cost-about = Twój ruch: { $answer }. Strata: { $lost } (±{ $error }).
review-answer-as-good = Twój ruch: { $answer }. Tak dobry jak najlepszy, w granicach błędu.
review-as-good = Tak dobry jak najlepszy, w granicach błędu.
review-practise-this = Poćwicz to
review-kept = Zapisano: wróci w dziale „Twoje błędy”.
review-practise = Co poćwiczyć
review-concept-cost = { $count ->
    [one] Jeden taki błąd kosztował { $lost }.
    [few] { $count } takie błędy kosztowały razem { $lost }.
   *[other] { $count } takich błędów kosztowało razem { $lost }.
}
review-try-problem = Rozwiąż zadanie
review-discs = { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
}
chart-line = Średnia siła karty na ręce po każdej rundzie.
chart-hidden = Linie przeciwników zobaczysz, gdy ich karty będą odkryte.
fuzzy-now = Teraz
fuzzy-last-decision = Ostatnia decyzja
fuzzy-at-rest = Teraz nie ma o czym decydować.
fuzzy-asks-lead = Co zagrać?
fuzzy-asks-defend = Bić czy brać?
fuzzy-asks-add-to-taker = Dorzucić biorącemu?
fuzzy-asks-add-to-beater = Dorzucić kartę?
fuzzy-own-hand = Jego ręka: { $quality }, siła kart { $mean }
    zła { $bad } · średnia { $medium } · dobra { $good }
fuzzy-their-hand = Ręka przeciwnika, wylosowana: { $cards }
    { $quality }, siła kart { $mean }
fuzzy-their-hand-known = Ręka przeciwnika: { $cards }
    { $quality }, siła kart { $mean }
fuzzy-uncertainty = Niepewność w bitach: { $bits } ({ $hidden } z { $unknown } nieznanych kart). Losowania: { $count }.
tables = Tabele decyzji
tables-about = Według tych tabel gra Kot. Dotknij komórki, aby ją zmienić; komórki w ramce różnią się od oryginału. Twoje tabele działają od następnej partii.
tables-usual = Zmień jego tabele
tables-own = Gra według twoich tabel
tables-reset = Przywróć
tables-copy = Kopiuj
tables-paste = Wklej
tables-copied = Skopiowano jako tekst.
tables-wrong = W tym tekście nie ma tabel: { $reason }
hint-coming = Szukam najlepszego ruchu…

result-won = Wygrana
result-lost = Przegrana
result-drawn = Remis
result-winner = Wygrywa { $name }
result-over = Koniec partii
result-rematch = Jeszcze raz
result-review = Pełna analiza
result-turned = Punkty zwrotne
result-leave = Wyjdź

reversi-your-turn = Twój ruch
reversi-refused-occupied = Na { $square } już leży pionek.
reversi-refused-turns-none = Pionek na { $square } niczego by nie odwrócił, więc nie możesz go tam postawić.
reversi-refused-pass = Nie masz ruchu: naciśnij „Pas”.
reversi-their-turn = Ruch przeciwnika
reversi-you-must-pass = Nie masz ruchu
reversi-they-must-pass = Przeciwnik musi spasować
reversi-they-passed = Przeciwnik pasuje: znowu twój ruch
reversi-to-move = Ruch: { $name }
reversi-passes = { $name } musi spasować
reversi-pass = Pas
reversi-discs = Czarne { $score } Białe
reversi-log-move = { $name }: { $square }
reversi-log-pass = { $name }: pas

durak-trump = { $count ->
    [0] Atut { $suit }
   *[other] Atut { $suit } · { $count }
}
durak-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
durak-out = bez kart
durak-they-attack = { $name } atakuje
durak-they-defend = { $name } się broni
durak-they-defend-you = { $name } broni się przed tobą
durak-they-throw-in = { $name } może dorzucić
durak-you-attack = Twój atak
durak-you-defend = Bij { $cards } albo bierz
durak-you-cannot-beat = Nie masz czym pobić { $cards }
durak-you-throw-in = Dorzuć albo naciśnij „Gotowe”
durak-you-add = Bierze: dorzuć albo spasuj
durak-refused-too-low = { $card } nie pobije { $attack }: za nisko.
durak-refused-other-suit = { $card } to ani atut, ani ten sam kolor co { $attack }.
durak-refused-beats-none = { $card } nie bije żadnej z tych kart.
durak-refused-other-rank = Na stole nie ma karty tej samej rangi co { $card }.
durak-refused-transfer-late = Jedna karta jest już pobita, więc ataku nie można przerzucić.
durak-refused-transfer-too-many = Nie można przerzucić: następny gracz ma za mało kart.
durak-you-may-redeal = Pięć w jednym kolorze: nowe rozdanie?
durak-button-take = Biorę { $count }
durak-button-done = Gotowe
durak-button-pass = Pas
durak-keep = Gramy
durak-redeal = Nowe rozdanie
durak-which = Co wybierasz?
durak-choice-beat = pobić { $card }
durak-choice-transfer = przerzucić
durak-choice-show = pokazać i przerzucić
durak-plan-pass = pas
durak-plan-take = wzięcie kart
durak-attacked = { $name }: atak { $cards }
durak-beat = { $name }: { $card } bije { $attack }
durak-transferred = { $person ->
    [second] Przerzucasz kartą { $card }
   *[third] { $name } przerzuca kartą { $card }
}
durak-showed = { $person ->
    [second] Pokazujesz { $card } i przerzucasz
   *[third] { $name } pokazuje { $card } i przerzuca
}
durak-threw-in = { $person ->
    [second] Dorzucasz { $card }
   *[third] { $name } dorzuca { $card }
}
durak-passed = { $person ->
    [second] Pasujesz
   *[third] { $name } pasuje
}
durak-took = { $person ->
    [second] Bierzesz
   *[third] { $name } bierze
}
durak-asked-redeal = { $person ->
    [second] Prosisz o nowe rozdanie
   *[third] { $name } prosi o nowe rozdanie
}
durak-kept = { $person ->
    [second] Zostajesz przy swoich kartach
   *[third] { $name } zostaje przy swoich kartach
}
word-take = biorę
word-done = gotowe
word-pass = pas
durak-is-fool = { $person ->
    [second] Zostajesz durniem
   *[third] Durniem zostaje { $name }
}
durak-nobody-left = Nikt nie ma już kart
durak-stalled = Gra stanęła w miejscu

credits-text = Kozyr, dzieło autorów Kozyra. Licencja: MIT lub Apache 2.0.

    Talia „Atłasnyje” pochodzi ze zbioru kart GNOME, na podstawie oryginału z domeny publicznej; LGPL 3 lub nowsza. Krój pisma: Inter, SIL Open Font Licence. Powstało z użyciem Bevy, egui i Kira.

    Dźwięki, duże karty, pionki i stół powstały dla Kozyra.

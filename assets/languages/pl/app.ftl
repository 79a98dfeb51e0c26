# What the app itself says. The opponents speak in files of their own.

app-name = Kozyr
app-line = Dureń i Reversi z przeciwnikami, którzy tłumaczą swoje ruchy
durak = Dureń
reversi = Reversi
back = Wstecz
close = Zamknij
cancel = Anuluj
thinks = myśli
thinks-so-far = { $depth ->
    [0] myśli: { $percent }%
   *[other] myśli: { $percent }%, głębokość { $depth }
}
move-now = Graj już
told-to-move = ruch na żądanie po takiej części namysłu, %
best-so-far = { $action } – to najlepsze, co było znalezione do chwili ponaglenia.
why-moved-early = Ruch padł przed końcem namysłu. Gdyby starczyło czasu, odpowiedź brzmi: { $action }.
undo = Cofnij
redo = Ponów
hint = Rada
why = Czemu?
black = Czarne
white = Białe
help = Pomoc
credits = O programie

first-durak-question = Znasz już grę w Durnia?
first-yes = Tak, rozdaj karty
first-yes-line = Ty i jeden przeciwnik, zwykłe zasady
first-no = Nie, pokaż mi, jak się gra
first-no-line = Pierwsza partia przy stole, karta po karcie.
first-look = Najpierw się rozejrzę
home-continue = Graj dalej
home-your-turn = twój ruch
home-their-turn = ruch przeciwnika
home-next-to-beat = Kogo pokonać teraz
home-durak-line = 2–6 graczy, dowolne zasady
home-reversi-line = nowicjusz · zawodowiec
watch = Oglądaj grę
watch-pause = Stop
watch-go-on = Dalej
watch-step = Krok
watch-slow = Wolno
watch-normal = Zwykle
watch-fast = Szybko
watch-utmost = Migiem
trees = Drzewa gry

new-start = Zacznij
new-players = Gracze
new-opponent = Przeciwnik
new-opponents = Przeciwnicy, zgodnie z zegarem
new-opponents-watched = Kto gra
adjust = Dostosuj przeciwnika
adjust-reset = Jak zwykle
family-ply = Półruchy
family-ply-line = Patrzy w przód o wybraną liczbę ruchów
family-engine = Silnik
family-engine-line = Uczył się na własnych partiach, dwanaście poziomów
family-apprentice = Czeladnik
family-apprentice-line = Zapomina karty jak ludzie, cztery poziomy
family-master = Mistrz
family-master-line = Wyobraża sobie zakryte karty, pięć poziomów
new-colour = Twój kolor
new-handicap = Fory dla czarnych, w rogach
new-corners = { $count ->
    [0] brak
    [one] { $count } róg
    [few] { $count } rogi
   *[many] { $count } rogów
}
new-rules = Zasady

rules-classic = Klasyka
rules-classic-line = Dorzucają wszyscy, do sześciu kart
rules-first-five = Najpierw pięć
rules-first-five-line = Do pierwszego odrzucenia najwyżej pięć kart
rules-transfer = Z przerzucaniem
rules-transfer-line = Karta tej samej rangi przerzuca atak dalej
rules-partnership = Para na parę
rules-partnership-line = Dwie drużyny, partnerzy naprzeciw siebie
rules-duel = Pojedynek
rules-duel-line = Dorzuca tylko atakujący, zabierającemu już nic
rules-own = Własne zasady
rules-own-line = Tak jak ustawisz poniżej
rules-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
rules-all = Wszystkie zasady
rules-who-throws-in = Kto dorzuca
rules-throw-all = wszyscy
rules-throw-neighbours = sąsiedzi
rules-throw-attacker = atakujący
rules-passing-on = Przerzucanie
rules-transfer-off = niedozwolone
rules-transfer-playing = kartą
rules-transfer-showing = lub pokazując atut
rules-first-attack = Kto zaczyna następną partię
rules-first-on-fool = pod durnia
rules-first-lowest-trump = najniższy atut
rules-adding = Można dorzucać zabierającemu
rules-five = Do pierwszego odrzucenia najwyżej pięć kart
rules-sides = Dwie drużyny, partnerzy naprzeciw
rules-redeal = Nowe rozdanie przy pięciu kartach koloru
rules-last-defender = Bez remisów: dureń to ostatni broniący

opponent-random = Losowy
opponent-random-line = Gra byle co zgodnie z zasadami
opponent-random-about = Wybiera na oślep spośród wszystkiego, na co pozwalają zasady. Przegrać z nim to wielki pech.
opponent-potential-fixed = Uparty potencjał
opponent-potential-fixed-line = Strzeże atutów do samego końca
opponent-potential-fixed-about = Ten sam przeciwnik bez zmiany taktyki: także bez stosu trzyma wysoką średnią ręki i często zostaje z pięknymi kartami jako dureń.
opponent-novice = Nowicjusz
opponent-novice-line = Bierze od razu najwięcej
opponent-novice-about = Liczy, co ruch odwraca: dwa punkty za pionki na krawędzi, jeden za inne, trochę więcej za rogi i krawędzie, i bierze największą sumę, nie patrząc na odpowiedź.
opponent-professional = Zawodowiec
opponent-professional-line = Liczy się z twoją odpowiedzią
opponent-professional-about = Liczy jak nowicjusz i odejmuje to, co przeciwnik mógłby najlepiej zyskać odpowiedzią.
opponent-ply-3 = 3 półruchy
opponent-ply-3-line = Patrzy trzy ruchy w przód
opponent-ply-3-about = Ocena zawodowca, ale na trzy ruchy w przód zamiast dwóch.
opponent-ply-4 = 4 półruchy
opponent-ply-4-line = Patrzy cztery ruchy w przód
opponent-ply-4-about = Ocena zawodowca, ale na cztery ruchy w przód zamiast dwóch.
opponent-ply-5 = 5 półruchów
opponent-ply-5-line = Patrzy pięć ruchów w przód
opponent-ply-5-about = Ocena zawodowca, ale na pięć ruchów w przód zamiast dwóch.
opponent-ply-6 = 6 półruchów
opponent-ply-6-line = Patrzy sześć ruchów w przód
opponent-ply-6-about = Ocena zawodowca, ale na sześć ruchów w przód zamiast dwóch.

question-start-over = Gra jeszcze trwa. Nowa zajęłaby jej miejsce.
question-go-on = Graj dalej
question-keep = Zapisz ją i zacznij
question-start-anyway = Zacznij bez zapisu
question-leave = Wstać od stołu? Gra zostanie, jak jest.
question-stay = Zostań
question-take = Zabrać karty, choć można bić?
question-take-them = Zabierz

pause = Pauza
pause-go-on = Dalej
pause-leave = Wstań od stołu

games = Twoje gry
games-none = Tu trafiają gry skończone i zapisane: możesz je obejrzeć ruch po ruchu albo grać dalej.
games-saved = Zapisane
games-finished = Ostatnio skończone
games-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
games-paste = Wklej grę skądinąd
saved-games = Zapisane gry
saved-games-save = Zapisz tę grę
saved-games-copy = Kopiuj jako tekst
saved-games-paste = Wklej
saved-games-copied = Skopiowano: ruchy, powody i samą grę.
saved-games-none = Jeszcze nic nie zapisano. Do zapisanej gry możesz wracać, kiedy i ile razy chcesz, z tymi samymi kartami.
saved-games-saved-as = Zapisano pod numerem { $number }.
saved-games-not-a-game = W tym tekście nie ma zapisanej gry: { $reason }
link-broken = Ten link donikąd nie prowadzi: { $reason }
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
saved-games-delete = Usuń numer { $number }
saved-games-confirm-delete = Na pewno usuń numer { $number }

shuffle = Uczciwe tasowanie
shuffle-about = Wszystkie karty tej partii wynikają z jednej tajnej liczby, ziarna. Wylosowano je przed pierwszą kartą. Jego odcisk jest ustalony i widoczny od razu; po partii widać też ziarno i każdy może z niego odtworzyć odcisk i karty.
shuffle-commitment = Odcisk ziarna (SHA-256)
shuffle-copy = Kopiuj odcisk
shuffle-later = Ziarno zobaczysz po partii: zdradza wszystkie zakryte karty.
shuffle-seed = Ziarno
shuffle-check = Rozdaj ponownie i porównaj
shuffle-fair = Dowiedzione: te karty wynikają z ziarna i nikt ich nie wybierał.
shuffle-unfair = Bez dowodu: ziarno daje inne karty.

trees-figure-10 = Podręcznik: wygrana czy nie
trees-figure-11 = Podręcznik: oceny
trees-reversi = Plansza, { $plies ->
    [one] { $plies } półruch
    [few] { $plies } półruchy
   *[many] { $plies } półruchów
}
trees-pasted = Wklejone
trees-and-or = Wygrana czy nie
trees-minimax = Minimaks
trees-alpha-beta = Alfa-beta
trees-first = Na początek
trees-back = Krok wstecz
trees-on = Krok dalej
trees-last = Na koniec
trees-step = krok { $step } z { $count }
trees-before = Szukanie jeszcze się nie zaczęło. Zrób krok.
trees-solved = Wartość { $root } to { $value }. Najlepsza gra obu stron: { $line }.
trees-won = { $root }: wygrana, { $line }.
trees-lost = { $root }: brak wygranej.
trees-skipped = Węzły nigdy nieoglądane: { $skipped } z { $count }.
trees-touch = Dotknij węzła, aby o niego zapytać. Wartość liścia można zmienić.
trees-max = { $name }: ruch ma Maks i chce największej wartości.
trees-min = { $name }: ruch ma Min i chce najmniejszej wartości.
trees-again = { $name } znowu: ta pozycja już tam jest, razem z tym, co dalej.
trees-node-again = { $name } znowu
trees-ask-won = Czy { $name } to wygrana?
trees-ask-worth = Ile jest wart { $name }?
trees-leaf = Liść { $name }
trees-less = Mniej
trees-more = Więcej
trees-make-lost = Ustaw przegraną
trees-make-won = Ustaw wygraną
trees-copy = Kopiuj
trees-paste = Wklej drzewo
trees-copied = Skopiowano: po węźle w wierszu, dzieci po strzałce, wartości po znaku równości.
trees-legend = Kwadraty: ruch ma Maks. Koła: ruch ma Min. ✓ wygrana, ✗ przegrana. Złoto: najlepsza gra. Przekreślone: nigdy nieoglądane. Przerywane z ↺: ta sama pozycja znowu. Przeciągaj, powiększaj palcami lub kółkiem.

saved-games-unreadable = Nie udało się odczytać zapisanej gry.

why-nothing-yet = Jeszcze żadnej decyzji.
why-recalling = Przypomina sobie, co myśli …
why-shown = Na stole: { $action }.
why-shown-guessed = Na stole: { $action } – to domysł.
why-next = Potem oczekiwane: { $action }.
why-next-guessed = Potem, według domysłu: { $action }.
why-shown-hidden = Co by to było, jest zakryte.
why-step = Krok { $step } z { $steps }
why-step-back = Wstecz w wariancie
why-step-on = Dalej w wariancie
ask-hint = Jaki byłby twój ruch? Wybierz go na stole: jeszcze nie zostanie zagrany.
ask-opponent = { $name }: jaka byłaby tu twoja decyzja?
ask-this = To tutaj
ask-tell = Powiedz od razu
ask-same = Twoja decyzja byłaby taka sama.
axis-bout = Runda
axis-price = Średnia cena karty
axis-degree = Stopień, od 0 do 1
axis-move = Ruch
axis-game = Gra
axis-review-durak = Szanse, %
axis-review-reversi = Przewaga, pionki
axis-rating = Ranking
axis-score = Wynik, %
axis-discs = Przewaga, pionki
axis-accuracy = Dobre decyzje, %
why-log = Ruchy
why-everyone = Wszyscy
why-reasons = Powody
why-fuzzy = Tabele
why-chart = Układy
why-belief = Domysły
belief-line = Gdzie są niewidziane karty, jak oceniłby mistrz na tym miejscu: { $name }.
belief-legend = Im cieplejsze pole, tym bardziej prawdopodobna karta. Obwódka: na pewno. Przekreślone: niemożliwe.
review-chances = { $percent }% szans
why-review = Analiza
review-progress = Analizuję partię: { $done } z { $count }
review-tally-durak = { $name }: decyzje nie gorsze od najlepszych: { $best } z { $count }; średnia strata { $lost }.
review-tally-reversi = { $name }: ruchy nie gorsze od najlepszych: { $best } z { $count }; strata: { $lost }.
review-proved = Policzone do końca od ruchu { $move }: wszystko dalej jest dowiedzione.
review-turned = { $count ->
    [one] Najwięcej kosztowała { $count } decyzja. Spójrz na nią jeszcze raz.
    [few] Najwięcej kosztowały { $count } decyzje. Spójrz na nie po kolei.
    [many] Najwięcej kosztowało { $count } decyzji. Spójrz na nie po kolei.
   *[other] Najwięcej kosztowało { $count } decyzji. Spójrz na nie po kolei.
}
review-flawless = Ani jednego błędu: każda decyzja była nie gorsza od najlepszej. Świetna gra!
review-steady = Nic nie odwróciło gry: stracone zostały tylko drobiazgi. Dobra gra.
review-better = Lepiej: { $best }
review-cost = Ruch { $move } · strata: { $lost }
review-cost-about = Ruch { $move } · strata: { $lost }, ± { $error }
review-cost-proved = Ruch { $move } · strata: { $lost }, dowiedziona
review-turns-on = Na czym to polega
review-show-better = Co było lepsze
review-show-played = Co zagrano
review-ask = Jaki byłby tu twój ruch? Wybierz go na stole.
review-ask-tell = Pokaż, co było lepsze
review-show-answer = Twój ruch teraz
review-answer-right = Twoja odpowiedź: { $answer }. To właśnie jest lepsze!
review-answer-same = Twoja odpowiedź: { $answer }, jak w partii.
review-answer-waits = Twoja odpowiedź: { $answer }. Sprawdzam, ile jest warta …
review-answer-cost = Twoja odpowiedź: { $answer }. Strata: { $lost }.
review-answer-cost-about = Twoja odpowiedź: { $answer }. Strata: { $lost }, ± { $error }.
review-answer-as-good = Twoja odpowiedź: { $answer }. Nie gorsza od najlepszej, o ile da się to ocenić.
review-as-good = Nie gorsze od najlepszego, o ile da się to ocenić.
review-practise-this = Poćwicz to
review-kept = Zapisane: wróci wśród twoich błędów.
review-practise = Co poćwiczyć
review-discs = { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
}
chart-line = Średnia cena karty na ręce, runda po rundzie.
chart-hidden = Linie przeciwników widać, gdy karty leżą odkryte.
fuzzy-at-rest = Teraz nie ma nad czym myśleć.
fuzzy-asks-lead = Co by zagrał?
fuzzy-asks-defend = Bić czy zabrać?
fuzzy-asks-add-to-taker = Dołożyć kartę zabierającemu?
fuzzy-asks-add-to-beater = Dorzucić kartę?
fuzzy-own-hand = Jego ręka: { $quality }, średnia cena { $mean }
    zła { $bad } · średnia { $medium } · dobra { $good }
fuzzy-their-hand = Przypuszczalna ręka przeciwnika: { $cards }
    { $quality }, średnia cena { $mean }
fuzzy-their-hand-known = Ręka przeciwnika: { $cards }
    { $quality }, średnia cena { $mean }
fuzzy-uncertainty = Nieznane karty: { $unknown }, z tego u przeciwnika: { $hidden }; bity: { $bits }. Próby: { $count }.
tables = Tabele sterujące
tables-about = Według tych tabel gra rozmyty przeciwnik. Dotknij komórki, aby ją zmienić; komórki w ramce różnią się od źródła. Twoje tabele działają od następnej partii.
tables-usual = Zmień jego tabele
tables-own = Gra według twoich tabel
tables-reset = Przywróć
tables-copy = Kopiuj
tables-paste = Wklej
tables-copied = Skopiowano jako tekst.
tables-wrong = W tym tekście nie ma tabel: { $reason }
hint-coming = Szukam najlepszego ruchu …

result-won = Wygrana
result-lost = Przegrana
result-drawn = Remis
result-winner = Zwycięstwo: { $name }
result-over = Koniec partii
result-rematch = Jeszcze raz
result-review = Analiza
result-turned = Gdzie się odwróciło
result-leave = Wyjdź

reversi-your-turn = Twój ruch
reversi-refused-occupied = Na { $square } już leży pionek.
reversi-refused-turns-none = Pionek na { $square } niczego by nie odwrócił, więc nie wolno go tam postawić.
reversi-refused-pass = Nie masz ruchu: naciśnij „Pas”.
reversi-their-turn = Ruch przeciwnika
reversi-you-must-pass = Nie masz ruchu
reversi-they-must-pass = Przeciwnik musi spasować
reversi-they-passed = Przeciwnik pasuje: znowu twój ruch
reversi-to-move = Ruch: { $name }
reversi-passes = { $name }: pas z konieczności
reversi-pass = Pas
reversi-discs = Czarne { $score } Białe
reversi-deed-placed = { $name } → { $square }
reversi-deed-passed = { $name }: pas

durak-trump = { $count ->
    [0] { $suit } atut
   *[other] { $suit } atut · { $count }
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
durak-you-defend = Pobij { $cards } albo zabierz
durak-you-cannot-beat = Nie masz czym pobić { $cards }
durak-you-throw-in = Dorzuć albo gotowe
durak-you-add = Zabiera: dorzuć albo pas
durak-refused-too-low = { $card } jest niższa niż { $attack }.
durak-refused-other-suit = { $card } jest innego koloru niż { $attack } i nie jest atutem.
durak-refused-beats-none = { $card } nie bije żadnej z tych kart.
durak-refused-other-rank = Na stole nie ma karty tej samej rangi co { $card }.
durak-refused-transfer-late = Jedna karta jest już pobita: nie można przerzucić ataku.
durak-refused-transfer-too-many = Nie można przerzucić: następny gracz ma za mało kart.
durak-you-may-redeal = Pięć jednego koloru: nowe rozdanie?
durak-button-take = Zabierz { $count }
durak-button-done = Gotowe
durak-button-pass = Pas
durak-keep = Gramy
durak-redeal = Nowe rozdanie
durak-which = Jak dokładnie?
durak-choice-beat = pobić { $card }
durak-choice-transfer = przerzucić
durak-choice-show = pokazać i przerzucić
durak-plan-pass = nie dorzucać
durak-plan-take = zabrać
durak-attacked = { $name } → { $cards }
durak-beat = { $name }: { $card } bije { $attack }
durak-transferred = { $person ->
    [second] Przerzucasz: { $card }
   *[third] { $name } przerzuca: { $card }
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
    [second] Nie dorzucasz
   *[third] { $name } nie dorzuca
}
durak-took = { $person ->
    [second] Zabierasz
   *[third] { $name } zabiera
}
durak-asked-redeal = { $person ->
    [second] Prosisz o nowe rozdanie
   *[third] { $name } prosi o nowe rozdanie
}
durak-kept = { $person ->
    [second] Grasz tymi kartami
   *[third] { $name } gra swoimi kartami
}
word-take = biorę
word-done = gotowe
word-pass = pas
durak-is-fool = { $person ->
    [second] Tym razem dureń to ty
   *[third] Dureń: { $name }
}
durak-nobody-left = Nikt nie ma już kart
durak-stalled = Gra utknęła w miejscu

credits-text = Kozyr, dzieło autorów Kozyra. Licencja: MIT albo Apache 2.0.

    Talia „Atłasnyje” pochodzi ze zbioru kart GNOME, według oryginału z domeny publicznej; LGPL 3 lub nowsza. Krój pisma: Inter, SIL Open Font Licence. Wykonano z użyciem Bevy, egui i Kira.

    Dźwięki, duże karty, pionki i stół powstały dla Kozyra.

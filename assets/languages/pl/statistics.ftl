# Statistics, ratings and rated games.

statistics = Statystyki
statistics-none = Nie masz jeszcze dokończonej gry. Liczy się tu każda dokończona gra z komputerem: wyniki, serie, twój ranking i to, jak się zmieniają.
statistics-play = Zagraj
statistics-all = Wszystkie gry
statistics-rated = Rankingowe
statistics-casual = Zwykłe
statistics-everybody = Wszyscy
statistics-rating = Twój ranking
statistics-games = Gry
statistics-score = Wynik
statistics-won-drawn-lost = Wygrane · remisy · przegrane
statistics-streak = Obecna seria wygranych
statistics-losing-streak = Obecna seria przegranych
statistics-best-streak = Najdłuższa seria wygranych
statistics-fools = Ile razy durniem
statistics-discs = Średnia różnica pionków
statistics-accuracy = Dobre decyzje
statistics-about = Gry oglądane, lekcje, powtórki i gry kilku osób się nie liczą. Decyzje są oceniane, gdy analizujesz grę; dobra nie traci prawie nic.
statistics-costs = Co kosztuje cię najwięcej
statistics-cost-recent = Ostatnie 30 dni: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}, { $games ->
    [one] { $games } przeanalizowana partia
    [few] { $games } przeanalizowane partie
    [many] { $games } przeanalizowanych partii
   *[other] { $games } przeanalizowanej partii
}; strata na partię: { $lost }
statistics-cost-earlier = Wcześniej: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}, { $games ->
    [one] { $games } przeanalizowana partia
    [few] { $games } przeanalizowane partie
    [many] { $games } przeanalizowanych partii
   *[other] { $games } przeanalizowanej partii
}; strata na partię: { $lost }
statistics-cost-better = Lepiej niż wcześniej!
statistics-curve = Gra po grze
statistics-curve-rating = Ranking
statistics-curve-rating-line = Twój ranking po każdej grze rankingowej; pas pokazuje jego niepewność.
statistics-curve-score = Wynik
statistics-curve-score-line = Twój średni wynik w ostatnich grach (do { $count }).
statistics-curve-discs = Pionki
statistics-curve-discs-line = Twoja średnia różnica pionków w ostatnich grach (do { $count }).
statistics-curve-accuracy = Dokładność
statistics-curve-accuracy-line = Twój odsetek dobrych decyzji w ostatnich przeanalizowanych grach (do { $count }).
statistics-no-rated = Nie ma tu jeszcze gier rankingowych. Zaczynając grę, wybierz „Gra rankingowa”.
statistics-no-reviews = Żadna z tych gier nie jest jeszcze przeanalizowana. Przycisk znajdziesz przy wyniku gry.
statistics-no-points = Nie ma jeszcze czego rysować.
statistics-form = { $count ->
    [1] Ostatnia gra:
    [few] Ostatnie { $count } gry, najnowsza po prawej:
   *[many] Ostatnie { $count } gier, najnowsza po prawej:
}
statistics-opponents = Przeciwnicy
statistics-against = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
statistics-export = Twoje dane
statistics-copy-json = Kopiuj jako JSON
statistics-copy-csv = Kopiuj jako CSV
statistics-save = Zapisz jako pliki
statistics-import = Wklej JSON
statistics-wipe = Usuń wszystko
statistics-copied-json = Skopiowano wszystkie gry jako JSON. Możesz je tu wkleić z powrotem.
statistics-copied-csv = Skopiowano wszystkie gry jako tabelę.
statistics-saved = Zapisano:
    { $path }
statistics-not-saved = Nie udało się zapisać plików: { $reason }
statistics-imported = { $count ->
    [0] Wszystkie te gry już tu są.
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
statistics-not-imported = W tym tekście nie ma gier: { $reason }
statistics-wiped = Usunięto wszystkie statystyki.
question-wipe-statistics = Usunąć ze statystyk wszystkie gry, razem z rankingami? Tego nie można cofnąć.
question-wipe = Usuń wszystko

strength = Ranking { $rating }
strength-about = Rankingi przeciwników zmierzono w tysiącach gier między nimi. Nowi gracze zaczynają od 1500; 400 punktów więcej to dziesięć wygranych na jedną przegraną.

rated = Gra rankingowa
rated-line = Bez porad, cofania i odkrytych kart. Co myśleli przeciwnicy, zobaczysz po grze. Wyjście liczy się jako przegrana.
rated-rules = Klasyczne zasady: dorzucanie, 36 kart, każdy za siebie. Według nich zmierzono rankingi przeciwników.
rated-opening = Pierwsze sześć ruchów jest losowanych z wyrównanych otwarć, więc nie da się nauczyć gry na pamięć.
rated-badge = Rankingowa
rated-your-rating = Twój ranking: { $rating }
rated-change = Ranking { $before } → { $after } ({ $change })
rated-given-up = Gra poddana. { $change }
rated-give-up = Poddaj się
question-give-up = To gra rankingowa. Wyjście liczy się jako przegrana.
question-forsake = Trwa gra rankingowa. Jeśli zaczniesz inną, tamta liczy się jako przegrana.
question-forsake-yes = Poddaj ją i zacznij

# Statistics, ratings and rated games.

statistics = Statystyki
statistics-none = Nie masz jeszcze dokończonej gry. Liczy się tu każda dokończona gra z przeciwnikami programu: wyniki, serie, twój ranking i to, jak się zmieniają.
statistics-play = Zagraj
statistics-all = Wszystkie gry
statistics-rated = Rankingowe
statistics-casual = Zwykłe
statistics-everybody = Wszyscy
statistics-rating = twój ranking
statistics-games = gry
statistics-score = wynik
statistics-won-drawn-lost = wygrane · remisy · przegrane
statistics-streak = obecna seria wygranych
statistics-losing-streak = obecna seria przegranych
statistics-best-streak = najdłuższa seria wygranych
statistics-fools = razy durniem
statistics-discs = średnia różnica pionków
statistics-accuracy = dobre decyzje
statistics-about = Gry oglądane, lekcje, powtórki i gry kilku osób się nie liczą. Decyzje są oceniane, gdy analizujesz grę; dobra nie traci prawie nic.
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
statistics-copied-json = Skopiowano wszystkie gry jako JSON. Możesz je tu z powrotem wkleić.
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
question-wipe = Usuń je

strength = siła { $rating }
strength-about = Siłę zmierzono w tysiącach gier między przeciwnikami. Nowi gracze zaczynają od 1500; 400 punktów więcej to dziesięć wygranych na jedną przegraną.

rated = Gra rankingowa
rated-line = Bez porad, cofania i odkrytych kart; co myśleli przeciwnicy, zobaczysz potem. Wyjście liczy się jako przegrana.
rated-rules = Klasyczne zasady: dorzucanie, 36 kart, każdy za siebie. Według nich zmierzono siłę przeciwników.
rated-opening = Pierwsze sześć ruchów jest losowanych z wyrównanych otwarć, więc nie da się nauczyć gry na pamięć.
rated-badge = rankingowa
rated-your-rating = Twój ranking: { $rating }
rated-change = Ranking { $before } → { $after } ({ $change })
rated-given-up = Gra poddana. { $change }
rated-give-up = Poddaj się
question-give-up = To gra rankingowa. Wyjście liczy się jako przegrana.
question-forsake = Trwa gra rankingowa. Jeśli zaczniesz inną, tamta liczy się jako przegrana.
question-forsake-yes = Przegraj ją i zacznij

# Statistics, ratings, and games that are played for one.

statistics = Statystyki
statistics-none = Żadna gra nie jest jeszcze skończona. Każda gra dokończona przeciw programowi liczy się tutaj: wyniki, serie, twój ranking i to, jak się zmieniają.
statistics-play = Zagraj
statistics-all = Wszystkie gry
statistics-rated = Rankingowe
statistics-casual = Zwykłe
statistics-everybody = Wszyscy
statistics-rating = twój ranking
statistics-games = gry
statistics-score = wynik
statistics-won-drawn-lost = wygrane · remisy · przegrane
statistics-streak = wygrane z rzędu teraz
statistics-losing-streak = przegrane z rzędu teraz
statistics-best-streak = najdłuższa seria wygranych
statistics-fools = razy durniem
statistics-discs = średnia przewaga w pionkach
statistics-accuracy = dobre decyzje
statistics-about = Gry oglądane, lekcje, powtórki i gry kilku osób się nie liczą. Decyzje są oceniane przy analizie gry: dobre to te, które prawie nic nie tracą.
statistics-curve = Od gry do gry
statistics-curve-rating = Ranking
statistics-curve-rating-line = Twój ranking po każdej grze rankingowej; pas pokazuje, jak bardzo jest niepewny.
statistics-curve-score = Wynik
statistics-curve-score-line = Średni wynik ostatnich gier (do { $count }).
statistics-curve-discs = Pionki
statistics-curve-discs-line = Średnia przewaga w pionkach w ostatnich grach (do { $count }).
statistics-curve-accuracy = Dokładność
statistics-curve-accuracy-line = Udział dobrych decyzji w ostatnich analizowanych grach (do { $count }).
statistics-no-rated = Wśród tych gier nie ma jeszcze rankingowych. Wybierz „Gra rankingowa”, zaczynając nową.
statistics-no-reviews = Żadna z tych gier nie była jeszcze analizowana. Przycisk do tego jest przy wyniku gry.
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
statistics-copied-json = Skopiowano: wszystkie gry jako JSON, który można tu znowu wkleić.
statistics-copied-csv = Skopiowano: wszystkie gry jako tabelę.
statistics-saved = Zapisano:
    { $path }
statistics-not-saved = Nie udało się zapisać plików: { $reason }
statistics-imported = { $count ->
    [0] Wszystkie te gry były już znane.
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
statistics-not-imported = W tym tekście nie ma gier: { $reason }
statistics-wiped = Wszystkie statystyki usunięto.
question-wipe-statistics = Usunąć ze statystyk wszystkie gry razem z rankingami? Tego nie da się cofnąć.
question-wipe = Usuń je

strength = siła { $rating }
strength-about = Liczby to siła zmierzona w tysiącach gier przeciwników między sobą: od 1500 zaczyna nowy gracz, 400 więcej to dziesięć wygranych na jedną przegraną.

rated = Gra rankingowa
rated-line = Bez rad, bez cofania, bez odkrytych kart; o czym myśleli przeciwnicy, dowiesz się potem. Wyjście to przegrana.
rated-rules = Klasyczne zasady: dorzucanie, 36 kart, każdy za siebie. Według nich zmierzono siłę przeciwników.
rated-opening = Pierwsze sześć ruchów jest losowane po równo, żeby żadnej gry nie dało się wykuć na pamięć.
rated-badge = rankingowa
rated-your-rating = Twój ranking: { $rating }
rated-change = Ranking { $before } → { $after } ({ $change })
rated-given-up = Gra poddana. { $change }
rated-give-up = Poddaj się
question-give-up = To gra rankingowa. Wyjście liczy się jako przegrana.
question-forsake = Trwa gra rankingowa. Rozpoczęcie innej liczy się jako jej przegrana.
question-forsake-yes = Przegraj ją i zacznij

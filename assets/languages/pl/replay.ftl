# Matches seen again, shared, and positions set up.

replay-moment = Chwila partii
replay-beginning = Początek
replay-first = Na początek
replay-back = Krok wstecz
replay-last = Na koniec
replay-play-on = Graj stąd dalej
replay-hands = Karty
replay-close = Zamknij powtórkę
review-here = Ocena: { $value }. Najlepiej: { $best }

saved-games-copy-link = Kopiuj do wysłania
saved-games-link-copied = Skopiowano: jeden wiersz do wysłania komuś, kto wklei go tutaj.
saved-games-replay = Obejrzyj numer { $number } jeszcze raz
saved-games-transcript = Kopiuj ruchy
saved-games-ggf = Kopiuj jako GGF
saved-games-notation-copied = Skopiowano.

board = Plansza
board-turn = Obróć planszę
board-mirror = Odbij planszę

set-up = Ustaw pozycję
set-up-black = Czarny pionek
set-up-white = Biały pionek
set-up-empty = Puste pole
set-up-black-moves = Ruch czarnych
set-up-white-moves = Ruch białych
set-up-clear = Wyczyść
set-up-usual = Początek
set-up-copy = Kopiuj
set-up-analyse = Analiza
set-up-play = Graj stąd
set-up-over = Żadna strona nie miałaby ruchu: nie byłoby w co grać.
set-up-must-pass = { $colour ->
    [black] Czarne musiałyby spasować.
   *[white] Białe musiałyby spasować.
}
set-up-sound = Dotykaj lub maluj, by układać pionki; tak można grać.
set-up-not-a-position = W tym tekście nie ma pozycji: { $reason }
new-from-position = Od ustawionej pozycji
new-usual-start = Zacznij jak zwykle

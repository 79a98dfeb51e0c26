# Replays, sharing, and the position editor.

replay-moment = Moment gry
replay-beginning = Początek
replay-first = Na początek
replay-back = Krok wstecz
replay-last = Na koniec
replay-play-on = Graj stąd
replay-hands = Karty
replay-close = Zamknij powtórkę
review-here = Ocena: { $value }. Najlepiej: { $best }

saved-games-copy-link = Kopiuj do wysłania
saved-games-link-copied = Skopiowano: jeden wiersz, który możesz komuś wysłać, a on wklei go tutaj.
saved-games-replay = Obejrzyj grę { $number }
saved-games-transcript = Kopiuj ruchy
saved-games-ggf = Kopiuj jako GGF
saved-games-notation-copied = Skopiowano.
saved-games-save-file = Zapisz do pliku
saved-games-share = Udostępnij
saved-games-save-as = Zapisz jako:
saved-games-share-as = Udostępnij jako:
saved-games-as-record = Kozyr
saved-games-as-moves = Ruchy
saved-games-as-ggf = GGF
saved-games-file-saved = Zapisano: { $file }
saved-games-file-not-saved = Nie udało się zapisać pliku: { $reason }

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
set-up-analyse = Analizuj
set-up-play = Graj stąd
set-up-over = Żadna strona nie ma ruchu, więc nie ma w co grać.
set-up-must-pass = { $colour ->
    [black] Czarne musiałyby spasować.
   *[white] Białe musiałyby spasować.
}
set-up-sound = Dotykaj lub przeciągaj, żeby układać pionki.
set-up-not-a-position = Ten tekst to nie pozycja: { $reason }
new-from-position = Z ustawionej pozycji
new-usual-start = Zacznij zwyczajnie

# Opening games and positions from files, pasted text and dropped files.
import = Otwórz grę
import-about = Tu otworzysz gry i pozycje z innych programów: listy ruchów, diagramy, pliki GGF, bazę WTHOR albo grę zapisaną w Kozyrze.
import-drop = Możesz też przeciągnąć pliki na to okno.
import-drop-here = Upuść, żeby otworzyć
import-choose = Wybierz pliki
import-paste = Wklej
import-nothing-copied = Jeszcze nic nie skopiowano.
import-reading = Czytam…
import-failed = Nie udało się tego otworzyć
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = Na przykład:
import-search = Gracz, rok albo turniej
import-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
import-none-found = Żadna gra nie pasuje.
# A game whose file doesn’t name the players.
import-unnamed = Gra { $number }
# A position without moves.
import-position = Pozycja { $number }
import-unknown-player = ?
import-replay = Przejrzyj
import-play = Graj od tej pozycji
import-resume = Graj dalej
import-save = Zapisz
# Where and why a text can’t be read.
import-at-line = Wiersz { $line }, kolumna { $column }: { $problem }
import-empty = Nie ma tu żadnej gry ani pozycji.
import-too-long = Za duże: ponad { $size } MB.
import-too-large = Plik { $file } ma ponad { $size } MB.
import-unreadable = Nie udało się odczytać pliku { $file }.
import-no-move = „{ $found }” to ani pole w rodzaju f5, ani pas (--).
import-illegal-game-over = ruch { $move } jest zapisany już po końcu gry.
import-illegal-occupied = { $move } to niedozwolony ruch, bo na tym polu już leży pionek.
import-illegal-flips-nothing = { $move } to niedozwolony ruch, bo niczego by nie odwrócił.
import-illegal-must-pass = { $move } to niedozwolony ruch, bo nie ma gdzie zagrać i trzeba spasować.
import-illegal-cannot-pass = tu nie wolno spasować, bo jest dozwolony ruch.
import-after-result = po wyniku jest jeszcze „{ $found }”, a wiersz powinien się tam kończyć.
import-one-or-several = w tych wierszach może być jedna gra albo kilka. Oddziel gry pustym wierszem albo ponumeruj ruchy.
import-no-square = „{ $found }” to ani pionek (X, O), ani puste pole (-).
import-two-symbols = „{ $first }” i „{ $second }” znaczyłyby to samo. Oznaczaj takie same pola jednym znakiem.
import-too-few-squares = plansza kończy się po { $squares ->
    [one] { $squares } polu
   *[many] { $squares } polach
}; powinna mieć 64.
import-too-many-squares = plansza ma więcej niż 64 pola.
import-row-length = rząd { $row } ma { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}; powinien mieć 8.
import-too-few-rows = plansza kończy się po { $rows ->
    [one] { $rows } rzędzie
   *[many] { $rows } rzędach
}; powinna mieć 8.
import-no-scored-move = „{ $found }” to nie ruch z oceną w rodzaju F5:+2.
import-open-tag = ten znacznik nie ma końca; znacznik wygląda tak: [Black "Imię"].
import-ggf-cut-short = tekst urywa się w środku gry; gra GGF kończy się znakami ;)
import-ggf-no-property = „{ $found }” tu nie pasuje; powinna tu być właściwość, na przykład PB[imię], albo ;)
import-other-game = można odczytać tylko gry w Othello, a nie „{ $found }”.
import-other-kind = można odczytać tylko gry na planszy 8 na 8, a nie „{ $found }”.
import-ggf-board = nie można odczytać planszy; powinny tu być 64 pola i informacja, czyj jest ruch.
import-ggf-no-board = gra nie ma planszy (BO).
import-ggf-second-board = gra ma dwie plansze (BO).
import-no-result = „{ $found }” to nie wynik w rodzaju +4.00 albo ?
import-wrong-turn = to nie kolej { $colour ->
    [black] czarnych
   *[white] białych
}.
import-wthor-damaged = Plik jest uszkodzony albo nie należy do bazy WTHOR.
import-wthor-other = Można odczytać tylko gry na planszy 8 na 8.
import-wthor-illegal = Ruch { $number } w grze { $game } jest niedozwolony.
import-only-names = W tym pliku są tylko nazwiska albo nazwy turniejów. Otwórz go razem z plikiem .wtb, w którym są gry.
import-not-text = To ani tekst, ani plik bazy WTHOR.

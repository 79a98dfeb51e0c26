# Opening games and positions from files, pasted text and dropped files.
import = Spiel öffnen
import-about = Öffne Spiele und Stellungen aus anderen Programmen: Zuglisten, Diagramme, GGF-Dateien, die WTHOR-Datenbank oder ein in Kozyr gespeichertes Spiel.
import-drop = Du kannst Dateien auch in dieses Fenster ziehen.
import-drop-here = Zum Öffnen loslassen
import-choose = Dateien wählen
import-paste = Einfügen
import-nothing-copied = Du hast noch nichts kopiert.
import-reading = Wird gelesen …
import-failed = Das ließ sich nicht öffnen
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = Zum Beispiel:
import-search = Spieler, Jahr oder Turnier
import-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
import-none-found = Kein passendes Spiel.
# A game whose file doesn’t name the players.
import-unnamed = Spiel { $number }
# A position without moves.
import-position = Stellung { $number }
import-unknown-player = ?
import-replay = Ansehen
import-play = Ab dieser Stellung spielen
import-resume = Fortsetzen
import-save = Speichern
# Where and why a text can’t be read.
import-at-line = Zeile { $line }, Spalte { $column }: { $problem }
import-empty = Darin ist weder ein Spiel noch eine Stellung.
import-too-long = Das sind mehr als { $size } MB.
import-too-large = { $file } ist größer als { $size } MB.
import-unreadable = { $file } ließ sich nicht lesen.
import-no-move = „{ $found }“ ist weder ein Feld wie f5 noch Passen (--).
import-illegal-game-over = { $move } steht nach dem Ende des Spiels.
import-illegal-occupied = { $move } ist ungültig, denn auf diesem Feld liegt schon ein Stein.
import-illegal-flips-nothing = { $move } ist ungültig, denn damit würde nichts umgedreht.
import-illegal-must-pass = { $move } ist ungültig, denn hier gibt es keinen gültigen Zug. Es muss gepasst werden.
import-illegal-cannot-pass = Passen ist hier nicht erlaubt, denn es gibt einen gültigen Zug.
import-after-result = Nach dem Ergebnis steht noch „{ $found }“; die Zeile sollte dort enden.
import-one-or-several = Diese Zeilen könnten ein Spiel sein oder mehrere. Setz eine Leerzeile zwischen die Spiele oder nummeriere die Züge.
import-no-square = „{ $found }“ ist weder ein Stein (X, O) noch ein leeres Feld (-).
import-two-symbols = „{ $first }“ und „{ $second }“ würden dasselbe bedeuten. Verwende für gleiche Felder nur ein Zeichen.
import-too-few-squares = Das Brett endet nach { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
}; es sollte 64 haben.
import-too-many-squares = Das Brett hat mehr als 64 Felder.
import-row-length = Reihe { $row } hat { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}; sie sollte 8 haben.
import-too-few-rows = Das Brett endet nach { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}; es sollte 8 haben.
import-no-scored-move = „{ $found }“ ist kein Zug mit Bewertung wie F5:+2.
import-open-tag = Diese Angabe endet nicht; richtig ist zum Beispiel [Black "Name"].
import-ggf-cut-short = Der Text bricht mitten in einem Spiel ab; ein GGF-Spiel endet mit ;)
import-ggf-no-property = „{ $found }“ gehört nicht hierher; hier sollte eine Eigenschaft wie PB[Name] stehen oder ;)
import-other-game = Gelesen werden nur Othello-Spiele, nicht „{ $found }“.
import-other-kind = Gelesen werden nur Spiele auf Brettern mit 8 mal 8 Feldern, nicht „{ $found }“.
import-ggf-board = Das Brett ist nicht lesbar; hier sollten 64 Felder stehen und wer am Zug ist.
import-ggf-no-board = Das Spiel hat kein Brett (BO).
import-ggf-second-board = Das Spiel hat zwei Bretter (BO).
import-no-result = „{ $found }“ ist kein Ergebnis wie +4.00 oder ?
import-wrong-turn = { $colour ->
    [black] Schwarz
   *[white] Weiß
} ist nicht am Zug.
import-wthor-damaged = Die Datei ist beschädigt oder gehört nicht zur WTHOR-Datenbank.
import-wthor-other = Gelesen werden nur Spiele auf Brettern mit 8 mal 8 Feldern.
import-wthor-illegal = Zug { $number } in Spiel { $game } ist ungültig.
import-only-names = Diese Datei enthält nur Namen. Öffne sie zusammen mit einer .wtb-Datei mit Spielen.
import-not-text = Das ist weder Text noch eine Datei der WTHOR-Datenbank.

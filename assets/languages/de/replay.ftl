# Replays, sharing, and the position editor.

replay-moment = Stelle der Partie
replay-beginning = Anfang
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-last = Zum Ende
replay-play-on = Von hier spielen
replay-hands = Karten
replay-close = Wiedergabe schließen
review-here = Wert: { $value }. Am besten: { $best }

saved-games-copy-link = Zum Verschicken kopieren
saved-games-link-copied = Kopiert: eine Zeile zum Verschicken. Wer sie bekommt, kann sie hier einfügen.
saved-games-replay = Spiel { $number } noch einmal ansehen
saved-games-transcript = Züge kopieren
saved-games-ggf = Als GGF kopieren
saved-games-notation-copied = Kopiert.
saved-games-save-file = Als Datei speichern
saved-games-share = Teilen
saved-games-save-as = Speichern als:
saved-games-share-as = Teilen als:
saved-games-as-record = Kozyr
saved-games-as-moves = Züge
saved-games-as-ggf = GGF
saved-games-file-saved = Gespeichert: { $file }
saved-games-file-not-saved = Die Datei ließ sich nicht speichern: { $reason }

board = Brett
board-turn = Brett drehen
board-mirror = Brett spiegeln

set-up = Stellung aufbauen
set-up-black = Schwarzer Stein
set-up-white = Weißer Stein
set-up-empty = Leeres Feld
set-up-black-moves = Schwarz am Zug
set-up-white-moves = Weiß am Zug
set-up-clear = Leeren
set-up-usual = Anfang
set-up-copy = Kopieren
set-up-analyse = Analyse
set-up-play = Von hier spielen
set-up-over = Keine Seite könnte setzen: Es gäbe nichts zu spielen.
set-up-must-pass = { $colour ->
    [black] Schwarz müsste passen.
   *[white] Weiß müsste passen.
}
set-up-sound = Tippe oder zieh, um Steine zu legen.
set-up-not-a-position = Dieser Text ist keine Stellung: { $reason }

new-from-position = Ab der aufgebauten Stellung
new-usual-start = Grundstellung

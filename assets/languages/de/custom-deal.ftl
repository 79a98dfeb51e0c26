# Deals whose cards somebody wrote down, and the log of moves.

custom-deal = Vorgegebene Partie
custom-deal-about = Schreib auf, wer welche Karten hat, und spiele das, so oft du willst. Eine Karte ist ein Rang und eine Farbe: 6s, 10c, Jd, Qh (Pik s, Kreuz c, Karo d, Herz h). Zwischen den Händen (hands) stehen Striche, deine kommt zuerst. Vom Talon (talon) wird von links gezogen; die letzte Karte liegt offen und bestimmt den Trumpf. Der Angreifer (attacker) ist ein Platz, deiner ist 0. Solche Partien zählen in keiner Statistik.
custom-deal-text = Die Partie als Text
custom-deal-sound = { $players } Spieler, { $cards } Karten, Trumpf { $trump }. { $leads ->
    [rules] Wer beginnt, folgt aus den Regeln.
   *[other] Platz { $leads } beginnt.
}
custom-deal-play = Diese Partie spielen
custom-deal-shuffle = Mischen
custom-deal-last = Die zuletzt gespielte
custom-deal-copy = Kopieren
custom-deal-paste = Einfügen
custom-deal-undo = Rückgängig
custom-deal-save = Speichern
custom-deal-copied = Kopiert.
custom-deal-none-played = Noch keine Partie wurde beendet.
custom-deal-not-a-deal = In diesem Text steckt keine Partie. { $reason }
custom-deal-saved = Gespeicherte
custom-deal-name = Partie { $number }
custom-deal-edit = Partie ändern
custom-deal-shuffled = Wie üblich mischen
shuffle-given = Die Karten dieser Partie wurden nicht gemischt: Jemand hat sie aufgeschrieben.

this-deal = Diese Partie
this-deal-later = Die Karten sind nach der Partie zu lesen: Bis dahin sind sie verdeckt.
this-deal-again = Diese Partie noch einmal spielen
this-deal-edit = Diese Partie ändern
this-deal-copy = Partie kopieren

move-log = Zugprotokoll
move-log-write = Zugprotokoll führen
move-log-about = Jeder Zug wird sofort notiert: die Hand, aus der er kam, Bewertungen und Preise, und was der Gegner abgewogen hat.
move-log-later = Es nennt verdeckte Karten, deshalb ist es erst nach der Partie zu lesen.
move-log-rated = Solange es um die Wertung geht, wird nichts protokolliert.
move-log-none = Zu dieser Partie gibt es kein Protokoll.
move-log-copy = Protokoll kopieren
move-log-copied = Kopiert: das Zugprotokoll.
move-log-save = Protokoll in Datei speichern
move-log-saved = Gespeichert:
    { $path }
move-log-not-saved = Das Protokoll ließ sich nicht speichern: { $reason }

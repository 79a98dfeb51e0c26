# Deals written down by hand, and the move log.

custom-deal = Karten vorgeben
custom-deal-about = Schreib auf, wer welche Karten hat, und spiel diese Partie, so oft du willst. Eine Karte besteht aus Rang und Farbe: 6s, Tc oder 10c, Jd, Qh (Pik s, Kreuz c, Karo d, Herz h). Zwischen den Blättern (hands) stehen Striche, deins kommt zuerst. Vom Stapel (talon) wird von links gezogen; die letzte Karte liegt offen und bestimmt den Trumpf. Der Angreifer (attacker) ist die Nummer eines Platzes, deiner ist 0. Solche Partien zählen nicht für die Statistik.
custom-deal-text = Die Partie als Text
custom-deal-sound = { $players } Spieler, { $cards } Karten, Trumpf { $trump }. { $leads ->
    [rules] Wer anfängt, bestimmen die Regeln.
   *[other] Platz { $leads } fängt an.
}
custom-deal-play = Diese Partie spielen
custom-deal-shuffle = Mischen
custom-deal-last = Letzte Partie
custom-deal-copy = Kopieren
custom-deal-paste = Einfügen
custom-deal-undo = Rückgängig
custom-deal-save = Speichern
custom-deal-copied = Kopiert.
custom-deal-none-played = Du hast noch keine Partie zu Ende gespielt.
custom-deal-not-a-deal = Dieser Text ist keine Partie. { $reason }
custom-deal-saved = Gespeichert
custom-deal-name = Partie { $number }
custom-deal-edit = Partie ändern
custom-deal-shuffled = Normal mischen

shuffle-given = Die Karten dieser Partie wurden nicht gemischt: Jemand hat sie aufgeschrieben.

this-deal = Diese Partie
this-deal-later = Die Karten kannst du nach der Partie sehen. Bis dahin sind sie verdeckt.
this-deal-again = Diese Partie noch einmal spielen
this-deal-edit = Diese Partie ändern
this-deal-copy = Partie kopieren

move-log = Zugprotokoll
move-log-write = Zugprotokoll führen
move-log-about = Hält jeden Zug sofort fest: das Blatt, seine Bewertung und was der Gegner abgewogen hat.
move-log-later = Es nennt verdeckte Karten, deshalb kannst du es erst nach der Partie lesen.
move-log-rated = Solange es um die Wertung geht, wird nichts protokolliert.
move-log-none = Zu dieser Partie gibt es kein Protokoll.
move-log-copy = Protokoll kopieren
move-log-copied = Zugprotokoll kopiert.
move-log-save = Protokoll in Datei speichern
move-log-saved = Gespeichert:
    { $path }
move-log-not-saved = Das Protokoll ließ sich nicht speichern: { $reason }

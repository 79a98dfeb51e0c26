# Statistics, ratings and rated games.

statistics = Statistik
statistics-none = Du hast noch kein Spiel beendet. Jedes Spiel gegen den Computer, das du beendest, zählt hier: Ergebnisse, Serien, deine Wertung und wie sich alles entwickelt.
statistics-play = Spielen
statistics-all = Alle Spiele
statistics-rated = Gewertet
statistics-casual = Ungewertet
statistics-everybody = Alle Gegner
statistics-rating = Deine Wertung
statistics-games = Spiele
statistics-score = Quote
statistics-won-drawn-lost = Siege · Unentschieden · Niederlagen
statistics-streak = Siege in Folge
statistics-losing-streak = Niederlagen in Folge
statistics-best-streak = Längste Siegesserie
statistics-fools = Mal der Durak
statistics-discs = Steindifferenz im Schnitt
statistics-accuracy = Gute Entscheidungen
statistics-about = Zuschauen, Lektionen, Wiedergaben und Spiele zu mehreren an einem Gerät zählen nicht. Entscheidungen werden beurteilt, wenn du ein Spiel analysierst: Eine gute kostet so gut wie nichts.
statistics-costs = Was dich am meisten kostet
statistics-cost-recent = Letzte 30 Tage: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} in { $games ->
    [one] { $games } analysierten Spiel
   *[other] { $games } analysierten Spielen
}, Verlust je Spiel: { $lost }
statistics-cost-earlier = Davor: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} in { $games ->
    [one] { $games } analysierten Spiel
   *[other] { $games } analysierten Spielen
}, Verlust je Spiel: { $lost }
statistics-cost-better = Besser als zuvor!
statistics-curve = Spiel für Spiel
statistics-curve-rating = Wertung
statistics-curve-rating-line = Deine Wertung nach jedem gewerteten Spiel; das Band zeigt, wie ungewiss sie ist.
statistics-curve-score = Quote
statistics-curve-score-line = Deine Quote in den letzten { $count } Spielen.
statistics-curve-discs = Steine
statistics-curve-discs-line = Deine mittlere Steindifferenz in den letzten { $count } Spielen.
statistics-curve-accuracy = Genauigkeit
statistics-curve-accuracy-line = Dein Anteil guter Entscheidungen in den letzten { $count } Spielen, die du analysiert hast.
statistics-no-rated = Hier gibt es noch keine gewerteten Spiele. Wähle „Gewertetes Spiel“, wenn du eins beginnst.
statistics-no-reviews = Du hast noch keins dieser Spiele analysiert. Den Knopf dafür findest du beim Ergebnis eines Spiels.
statistics-no-points = Noch gibt es nichts zu zeichnen.
statistics-form = { $count ->
    [1] Das letzte Spiel:
   *[other] Die letzten { $count } Spiele, das neueste rechts:
}
statistics-opponents = Gegner
statistics-against = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
statistics-export = Deine Daten
statistics-copy-json = Als JSON kopieren
statistics-copy-csv = Als CSV kopieren
statistics-save = Als Dateien speichern
statistics-import = JSON einfügen
statistics-wipe = Alles löschen
statistics-copied-json = Kopiert: alle Spiele als JSON. Du kannst sie hier wieder einfügen.
statistics-copied-csv = Kopiert: alle Spiele als Tabelle.
statistics-saved = Gespeichert:
    { $path }
statistics-not-saved = Die Dateien ließen sich nicht speichern: { $reason }
statistics-imported = { $count ->
    [0] Diese Spiele hattest du alle schon.
    [one] { $count } Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
statistics-not-imported = Dieser Text enthält keine Spiele: { $reason }
statistics-wiped = Die ganze Statistik ist gelöscht.
question-wipe-statistics = Alle Spiele aus der Statistik löschen, samt deinen Wertungen? Das lässt sich nicht rückgängig machen.
question-wipe = Löschen

strength = Wertung { $rating }
strength-about = Diese Zahlen wurden in Tausenden von Spielen der Gegner untereinander gemessen. Neue Spieler beginnen bei 1500; 400 Punkte mehr heißt: zehn Siege auf jede Niederlage.

rated = Gewertetes Spiel
rated-line = Keine Tipps, kein Zug zurück, keine offenen Karten. Was die Gegner dachten, siehst du danach. Wer geht, verliert.
rated-rules = Klassische Regeln: Nachlegen, 36 Karten, jeder für sich. Nach diesen Regeln wurden die Wertungen der Gegner gemessen.
rated-opening = Die ersten sechs Züge werden aus ausgeglichenen Eröffnungen ausgelost, damit du kein Spiel auswendig lernen kannst.
rated-badge = Gewertet
rated-your-rating = Deine Wertung: { $rating }
rated-change = Wertung { $before } → { $after } ({ $change })
rated-given-up = Du hast aufgegeben. { $change }
rated-give-up = Aufgeben
question-give-up = Dieses Spiel ist gewertet. Wenn du gehst, zählt es als verloren.
question-forsake = Ein gewertetes Spiel läuft noch. Beginnst du ein anderes, zählt es als verloren.
question-forsake-yes = Aufgeben und beginnen

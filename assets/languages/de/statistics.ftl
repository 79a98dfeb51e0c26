# Statistics, ratings, and games that are played for one.

statistics = Statistik
statistics-none = Noch kein Spiel ist zu Ende gespielt. Jedes Spiel, das du gegen die Gegner des Programms beendest, zählt hier: Ergebnisse, Serien, deine Wertung und wie sich alles verändert.
statistics-play = Spielen
statistics-all = Alle Spiele
statistics-rated = Gewertet
statistics-casual = Ungewertet
statistics-everybody = Alle
statistics-rating = deine Wertung
statistics-games = Spiele
statistics-score = Ergebnis
statistics-won-drawn-lost = Siege · Remis · Niederlagen
statistics-streak = Siege in Folge jetzt
statistics-losing-streak = Niederlagen in Folge jetzt
statistics-best-streak = längste Siegesserie
statistics-fools = Mal der Durak
statistics-discs = mittlerer Vorsprung in Steinen
statistics-accuracy = gute Entscheidungen
statistics-about = Zuschauen, Lektionen, Wiedergaben und Spiele mehrerer Menschen zählen nicht. Entscheidungen werden beurteilt, wenn du ein Spiel analysierst: Gut sind die, die fast nichts verlieren.
statistics-curve = Von Spiel zu Spiel
statistics-curve-rating = Wertung
statistics-curve-rating-line = Deine Wertung nach jedem gewerteten Spiel; das Band zeigt, wie ungewiss sie ist.
statistics-curve-score = Ergebnis
statistics-curve-score-line = Das mittlere Ergebnis der letzten Spiele (bis zu { $count }).
statistics-curve-discs = Steine
statistics-curve-discs-line = Der mittlere Vorsprung in Steinen in den letzten Spielen (bis zu { $count }).
statistics-curve-accuracy = Genauigkeit
statistics-curve-accuracy-line = Der Anteil guter Entscheidungen in den letzten analysierten Spielen (bis zu { $count }).
statistics-no-rated = Noch kein gewertetes Spiel dabei. Wähle „Gewertetes Spiel“, wenn du ein neues beginnst.
statistics-no-reviews = Noch keines dieser Spiele wurde analysiert. Am Ende eines Spiels gibt es einen Knopf dafür.
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
statistics-copied-json = Kopiert: alle Spiele als JSON, das sich hier wieder einfügen lässt.
statistics-copied-csv = Kopiert: alle Spiele als Tabelle.
statistics-saved = Gespeichert:
    { $path }
statistics-not-saved = Die Dateien ließen sich nicht speichern: { $reason }
statistics-imported = { $count ->
    [0] Alle diese Spiele waren schon bekannt.
    [one] { $count } Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
statistics-not-imported = In diesem Text stecken keine Spiele: { $reason }
statistics-wiped = Die ganze Statistik ist gelöscht.
question-wipe-statistics = Alle Spiele aus der Statistik löschen, samt deinen Wertungen? Das lässt sich nicht rückgängig machen.
question-wipe = Löschen

strength = Stärke { $rating }
strength-about = Die Zahlen sind Stärken, gemessen in Tausenden von Spielen der Gegner untereinander: Bei 1500 beginnt ein neuer Spieler, 400 mehr gewinnen zehnmal je Niederlage.

rated = Gewertetes Spiel
rated-line = Keine Tipps, nichts zurücknehmen, keine offenen Karten; was die Gegner dachten, erfährst du danach. Wer geht, verliert.
rated-rules = Klassische Regeln: Nachlegen, 36 Karten, jeder für sich. Nach ihnen wurde die Stärke der Gegner gemessen.
rated-opening = Die ersten sechs Züge werden gleichmäßig ausgelost, damit sich kein Spiel auswendig lernen lässt.
rated-badge = gewertet
rated-your-rating = Deine Wertung: { $rating }
rated-change = Wertung { $before } → { $after } ({ $change })
rated-given-up = Aufgegeben. { $change }
rated-give-up = Aufgeben
question-give-up = Dieses Spiel ist gewertet. Wenn du gehst, zählt es als verloren.
question-forsake = Ein gewertetes Spiel läuft noch. Beginnst du ein anderes, zählt es als verloren.
question-forsake-yes = Verlieren und beginnen

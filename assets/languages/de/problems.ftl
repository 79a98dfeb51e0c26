# Problems, and your own mistakes, which come back as exercises.

problems = Aufgaben
problems-today = Aufgabe des Tages
problems-today-line = { $level } · heute für alle dieselbe
problems-today-solved = { $level } · gelöst
problems-by-level = Nach Schwierigkeit
problems-by-concept = Nach Thema
problems-solved = { $solved } von { $count } gelöst
problem-waits = Mal sehen …
problem-right = Richtig!
problem-wrong-durak = Damit wirst du der Durak. So geht es weiter:
problem-wrong-reversi = Das gewinnt nicht. So geht es weiter:
problem-solution = Die Lösung: { $action }.
problem-turns-on = Worauf es ankommt: { $concepts }.
problem-solve = Lösung zeigen
problem-again = Noch einmal
problem-next = Weiter
problem-close = Alle Aufgaben
problem-leave = Aufgabe verlassen
problem-close-table = Aufgabe schließen
durak-they-hold = Der Gegner hat { $cards }.
reversi-you-are-black = Du bist Schwarz.
reversi-you-are-white = Du bist Weiß.

exercises = Deine Fehler
exercise = Dein Fehler
exercises-none = Noch keine Fehler zum Üben. Hier kommen sie nach 1, 3, 7, 14 und 30 Tagen wieder, bis du jeden zweimal hintereinander gelöst hast.
exercises-today = { $count ->
    [one] { $count } Fehler üben
   *[other] { $count } Fehler üben
}
exercises-later = { $count ->
    [one] { $count } Fehler wartet.
   *[other] { $count } Fehler warten.
} { $days ->
    [1] Der nächste kommt morgen wieder.
   *[other] Der nächste kommt in { $days } Tagen wieder.
}
exercises-more = { $count ->
    [one] Und noch { $count }.
   *[other] Und noch { $count }.
}
exercise-line = { $tried ->
    [0] Dein Zug: { $played }
    [one] Dein Zug: { $played } · { $tried } neuer Versuch
   *[other] Dein Zug: { $played } · { $tried } neue Versuche
}
exercise-delete = „{ $played }“ entfernen
exercise-confirm-delete = „{ $played }“ wirklich entfernen
exercise-asked = Dein Zug hier: { $played }. Finde einen besseren.
exercise-wrong = Nicht der beste Zug. So geht es weiter:

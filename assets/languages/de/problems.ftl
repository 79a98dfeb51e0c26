# Aufgaben und die eigenen Fehler des Spielers, die als Übungen wiederkommen.

problems = Aufgaben
problems-today = Aufgabe des Tages
problems-today-line = { $level } · heute für alle dieselbe
problems-today-solved = { $level } · gelöst
problems-by-level = Nach Schwierigkeit
problems-by-concept = Nach Ideen
problems-solved = { $solved } von { $count } gelöst

problem-waits = Mal sehen…
problem-right = Richtig!
problem-wrong-durak = So wirst du der Durak:
problem-wrong-reversi = Das gewinnt nicht, denn:
problem-solution = Die Lösung: { $action }.
problem-turns-on = Es kommt an auf: { $concepts }.
problem-solve = Lösung zeigen
problem-again = Noch einmal
problem-next = Weiter
problem-close = Alle Aufgaben
problem-leave = Aufgabe verlassen
problem-close-table = Aufgabe schließen
durak-they-hold = Gegner hat { $cards }
reversi-you-are-black = Du spielst Schwarz.
reversi-you-are-white = Du spielst Weiß.

exercises = Deine Fehler
exercise = Dein Fehler
exercises-none = Noch nichts, woraus du lernen könntest. Was du falsch machst, kommt hier nach 1, 3, 7, 14 und 30 Tagen wieder, bis du es zweimal hintereinander gelöst hast.
exercises-today = { $count ->
    [one] Heute { $count } Übung
   *[other] Heute { $count } Übungen
}
exercises-later = { $count ->
    [one] { $count } Fehler ist gemerkt.
   *[other] { $count } Fehler sind gemerkt.
} { $days ->
    [1] Der nächste kommt morgen wieder.
    [one] Der nächste kommt in { $days } Tag wieder.
   *[other] Der nächste kommt in { $days } Tagen wieder.
}
exercises-more = { $count ->
    [one] Und noch { $count }.
   *[other] Und noch { $count }.
}
exercise-line = { $tried ->
    [0] dein Zug: { $played }
    [one] dein Zug: { $played } · noch { $tried } Mal versucht
   *[other] dein Zug: { $played } · noch { $tried } Mal versucht
}
exercise-delete = { $played } entfernen
exercise-confirm-delete = { $played } wirklich entfernen
exercise-asked = Dein Zug war hier: { $played }. Finde einen besseren.
exercise-wrong = Es geht besser. Das folgt darauf:

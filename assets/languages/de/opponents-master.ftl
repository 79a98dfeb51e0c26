# Reasons of the Durak master.

master-forced = Es gab nur eine Möglichkeit.
master-had-no-time = Keine Zeit zum Überlegen: der erste Zug, der erlaubt war.
master-weighed = Hat jede von { $count } Möglichkeiten mit { $worlds ->
    [1] einer möglichen Kartenverteilung
   *[other] bis zu { $worlds } möglichen Kartenverteilungen
} zu Ende gespielt. Mit dieser wird man am seltensten der Durak.
master-judged = Hat jede von { $count } Möglichkeiten mit { $worlds ->
    [1] einer möglichen Kartenverteilung
   *[other] bis zu { $worlds } möglichen Kartenverteilungen
} weitergespielt, bis höchstens zehn Karten im Stapel lagen, und dann das Ergebnis geschätzt. Mit dieser wird man am seltensten der Durak.
master-lines = Nichts ist mehr verdeckt, aber es sind noch mehrere Spieler übrig. Hat zu jeder von { $count } Möglichkeiten die beste eigene Fortsetzung gesucht, gegen { $worlds ->
    [1] eine Art
   *[other] { $worlds } Arten
}, wie die anderen spielen könnten. Mit dieser wird man am seltensten der Durak.
master-ruled-out = Hat jede Möglichkeit { $worlds }-mal mit möglichen Verteilungen zu Ende gespielt. Was dort besser abschnitt, gewinnt bei bester Gegenwehr nicht, wie die Rechnung zeigt. Daher fiel die Wahl auf eine der anderen Möglichkeiten.
master-redeal = Hat dieses Blatt und mögliche neue Blätter zu Ende gespielt, je { $worlds }-mal.
master-proved-won = Nichts ist mehr verdeckt, alles ist durchgerechnet: sicher gewonnen, was der Gegner auch tut.
master-proved-drawn = Nichts ist mehr verdeckt, alles ist durchgerechnet: unentschieden, wenn keiner einen Fehler macht. So hat der Gegner die meisten Gelegenheiten dazu.
master-proved-lost = Nichts ist mehr verdeckt, alles ist durchgerechnet: verloren, wenn der Gegner keinen Fehler macht. So hat er die meisten Gelegenheiten dazu.
master-won = Gewonnen
master-drawn = Unentschieden
master-lost = Verloren
master-fool = am Ende der Durak, %
master-worlds = durchgespielte Verteilungen
master-agreed = davon war nichts besser
master-nodes = geprüfte Stellungen
apprentice-erred = Hat unter { $count } Möglichkeiten eine bessere gesehen und nicht gewählt: Auf dieser Stufe kommen Fehler vor.
apprentice-forgotten = gesehene und vergessene Karten

## The master introduces itself

master-about = Vergisst keine Karte. Er stellt sich viele mögliche Kartenverteilungen vor, wahrscheinlichere öfter, und nimmt die Möglichkeit, mit der er am seltensten der Durak wird. Am Anfang der Partie schätzt er, wie sie ausgehen; ist nichts mehr verdeckt, rechnet er bis zum Ende durch. Höhere Stufen spielen mehr Verteilungen durch, und ab dem Bären erkennt er auch, welchem Gegner die anderen ähneln.
opponent-master-1 = Meister 1
opponent-master-1-line = Spielt 8 Kartenverteilungen durch
opponent-master-1-about = { master-about }
opponent-master-2 = Meister 2
opponent-master-2-line = Spielt 64 Kartenverteilungen durch
opponent-master-2-about = { master-about }
opponent-master-3 = Meister 3
opponent-master-3-line = Spielt 512 Kartenverteilungen durch
opponent-master-3-about = { master-about }
opponent-master-4 = Meister 4
opponent-master-4-line = Erkennt, wie andere spielen; 2048 Verteilungen
opponent-master-4-about = { master-about }
opponent-master-5 = Meister 5
opponent-master-5-line = Erkennt, wie andere spielen; 8192 Verteilungen
opponent-master-5-about = { master-about }

apprentice-about = Denkt wie der Waschbär, ist aber vergesslich. Der schwächste vergisst alles, die anderen merken sich nur Trümpfe, Asse und die letzten Runden. Eine vergessene Karte kann wieder überall sein. Die drei schwächeren Stufen machen auch mal Fehler, aber nie ganz wilde.
opponent-apprentice-1 = Lehrling 1
opponent-apprentice-1-line = Vergisst jede Karte, macht oft Fehler
opponent-apprentice-1-about = { apprentice-about }
opponent-apprentice-2 = Lehrling 2
opponent-apprentice-2-line = Merkt sich Trümpfe und Asse, einige Fehler
opponent-apprentice-2-about = { apprentice-about }
opponent-apprentice-3 = Lehrling 3
opponent-apprentice-3-line = Merkt sich die letzten zwei Runden, wenige Fehler
opponent-apprentice-3-about = { apprentice-about }
opponent-apprentice-4 = Lehrling 4
opponent-apprentice-4-line = Merkt sich die letzten sechs Runden
opponent-apprentice-4-about = { apprentice-about }

## Habits of another player that it counted on, as everyone could see them

habit-takes-early-often = Hat beobachtet: Der andere nimmt auf, was er schlagen könnte ({ $done } von { $chances } Mal).
habit-takes-early-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie aufgenommen, was er schlagen konnte (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere nimmt selten auf, was er schlagen könnte ({ $done } von { $chances } Mal).
}
habit-hoards-trumps-often = Hat beobachtet: Der andere nimmt lieber auf, als einen Trumpf einzusetzen ({ $done } von { $chances } Mal).
habit-hoards-trumps-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie aufgenommen, um einen Trumpf zu sparen (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere nimmt selten auf, um einen Trumpf zu sparen ({ $done } von { $chances } Mal).
}
habit-keeps-low-cards-often = Hat beobachtet: Der andere hält niedrige Karten zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
habit-keeps-low-cards-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie eine niedrige Karte zurückgehalten, die er nachlegen konnte (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere hält selten niedrige Karten zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
}
habit-keeps-high-cards-often = Hat beobachtet: Der andere hält hohe Karten zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
habit-keeps-high-cards-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie eine hohe Karte zurückgehalten, die er nachlegen konnte (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere hält selten hohe Karten zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
}
habit-throws-trumps-often = Hat beobachtet: Der andere legt Trümpfe nach, bevor der Stapel leer ist ({ $done } von { $chances } Mal).
habit-throws-trumps-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie einen Trumpf nachgelegt, bevor der Stapel leer war (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere legt selten Trümpfe nach, bevor der Stapel leer ist ({ $done } von { $chances } Mal).
}
habit-beats-dearly-often = Hat beobachtet: Der andere schlägt oft höher als nötig ({ $done } von { $chances } Mal).
habit-beats-dearly-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie höher geschlagen als nötig (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere schlägt selten höher als nötig ({ $done } von { $chances } Mal).
}
habit-leads-high-often = Hat beobachtet: Der andere spielt hoch aus und behält niedrigere Karten ({ $done } von { $chances } Mal).
habit-leads-high-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie hoch ausgespielt und eine niedrigere Karte behalten (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere spielt selten hoch aus, wenn er niedrigere Karten hat ({ $done } von { $chances } Mal).
}
habit-leads-groups-often = Hat beobachtet: Der andere spielt mehrere gleiche Karten auf einmal aus ({ $done } von { $chances } Mal).
habit-leads-groups-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie zwei gleiche Karten auf einmal ausgespielt (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere spielt selten mehrere gleiche Karten auf einmal aus ({ $done } von { $chances } Mal).
}
habit-leads-trumps-often = Hat beobachtet: Der andere spielt Trümpfe aus, bevor der Stapel leer ist ({ $done } von { $chances } Mal).
habit-leads-trumps-seldom = { $done ->
    [0] Hat beobachtet: Der andere hat noch nie einen Trumpf ausgespielt, bevor der Stapel leer war (0 von { $chances } Mal).
   *[other] Hat beobachtet: Der andere spielt selten Trümpfe aus, bevor der Stapel leer ist ({ $done } von { $chances } Mal).
}

## Which opponent the others play like

plays-like-greedy = Hat beobachtet: Der andere spielt am ehesten wie der Hamster ({ $percent } %).
plays-like-lowest = Hat beobachtet: Der andere spielt am ehesten wie die Maus ({ $percent } %).
plays-like-hand-value = Hat beobachtet: Der andere spielt am ehesten wie der Maulwurf ({ $percent } %).
plays-like-hand-value-published = Hat beobachtet: Der andere spielt am ehesten wie die Elster ({ $percent } %).
plays-like-potential = Hat beobachtet: Der andere spielt am ehesten wie der Igel ({ $percent } %).

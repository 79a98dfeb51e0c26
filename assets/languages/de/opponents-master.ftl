# What the master of Durak says of its decisions.

master-forced = Es gab nur eine Möglichkeit.
master-had-no-time = Für Überlegungen war keine Zeit: das Erste, was die Regeln erlauben.
master-weighed = Jede von { $count } Möglichkeiten wurde zu Ende gespielt, mit bis zu { $worlds } Verteilungen der verdeckten Karten. Mit dieser bleibt er am seltensten der Durak.
master-judged = Jede von { $count } Möglichkeiten wurde mit bis zu { $worlds } Verteilungen der verdeckten Karten weitergespielt, bis höchstens zehn Karten im Talon lagen, und von da an nach der Erfahrung aus vielen Partien beurteilt. Mit dieser bleibt er am seltensten der Durak.
master-lines = Nichts ist mehr verdeckt, aber mehrere sind noch dabei: Nach jeder von { $count } Möglichkeiten wurde die beste eigene Fortsetzung gesucht, gegen { $worlds } Arten, wie die anderen spielen mögen. Mit dieser bleibt er am seltensten der Durak.
master-redeal = Diese Hand und andere, die stattdessen kommen könnten, wurden je { $worlds } Mal zu Ende gespielt.
master-proved-won = Nichts ist mehr verdeckt, alles ist ausgezählt: gewonnen, was der Gegner auch tut.
master-proved-drawn = Nichts ist mehr verdeckt, alles ist ausgezählt: unentschieden bei bestem Spiel. So irrt sich der Gegner am ehesten.
master-proved-lost = Nichts ist mehr verdeckt, alles ist ausgezählt: verloren bei bestem Spiel des Gegners. So irrt er sich am ehesten.
master-won = Von hier gewonnen
master-drawn = Von hier unentschieden
master-lost = Von hier verloren
master-fool = endet als Durak, %
master-worlds = geprüfte Verteilungen
master-agreed = Verteilungen, in denen nichts besser war
master-nodes = ausgezählte Stellungen
apprentice-erred = Von { $count } Möglichkeiten war eine bessere zu sehen, gewählt wurde sie nicht: Auf dieser Stufe kommen Fehler vor.
apprentice-forgotten = gesehene und vergessene Karten

## The master introduces itself

master-about = Vergisst keine Karte. Was er nicht sieht, stellt er sich auf viele Arten vor, die wahrscheinlicheren öfter, auch danach, was die anderen nicht getan haben; in jeder spielt er alle Möglichkeiten zu Ende und wählt, womit er am seltensten der Durak ist. Ist nichts mehr verdeckt, zählt er bis zum Ende. Die Stufen unterscheiden sich darin, wie viel er sich vorstellt. Ab Stufe 4 findet er auch heraus, wem die anderen in ihrer Spielweise gleichen, und rechnet damit; gegen Unbekannte spielt er weiter, bis höchstens zehn Karten im Talon liegen, und urteilt von da an nach der Erfahrung aus vielen Partien.
opponent-master-1 = Meister 1
opponent-master-1-line = Stellt sich 8 Kartenverteilungen vor
opponent-master-1-about = { master-about }
opponent-master-2 = Meister 2
opponent-master-2-line = Stellt sich 64 Kartenverteilungen vor
opponent-master-2-about = { master-about }
opponent-master-3 = Meister 3
opponent-master-3-line = Stellt sich 512 Kartenverteilungen vor
opponent-master-3-about = { master-about }
opponent-master-4 = Meister 4
opponent-master-4-line = Erkennt, wie andere spielen; 2048 Verteilungen
opponent-master-4-about = { master-about }
opponent-master-5 = Meister 5
opponent-master-5-line = Erkennt, wie andere spielen; 8192 Verteilungen
opponent-master-5-about = { master-about }

apprentice-about = Denkt wie der erste Meister, vergisst aber: der schwächste alles, die anderen alles außer Trümpfen, Assen und den letzten Runden. Was vergessen ist, kann wieder überall sein. Die drei schwächeren Stufen wählen außerdem manchmal nachlässig, aber nie völlig verrückt.
opponent-apprentice-1 = Lehrling 1
opponent-apprentice-1-line = Vergisst jede Karte, irrt oft
opponent-apprentice-1-about = { apprentice-about }
opponent-apprentice-2 = Lehrling 2
opponent-apprentice-2-line = Merkt sich Trümpfe und Asse, irrt manchmal
opponent-apprentice-2-about = { apprentice-about }
opponent-apprentice-3 = Lehrling 3
opponent-apprentice-3-line = Merkt sich zwei Runden, irrt selten
opponent-apprentice-3-about = { apprentice-about }
opponent-apprentice-4 = Lehrling 4
opponent-apprentice-4-line = Merkt sich die letzten sechs Runden
opponent-apprentice-4-about = { apprentice-about }

## What it counted on: habits of another, from what everybody could see

habit-takes-early-often = Eine Gewohnheit war eingerechnet: Der Gegner nimmt auf, was er schlagen könnte ({ $done } von { $chances } Mal).
habit-takes-early-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie aufgenommen, was er schlagen konnte (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner nimmt selten auf, was er schlagen könnte ({ $done } von { $chances } Mal).
}
habit-hoards-trumps-often = Eine Gewohnheit war eingerechnet: Der Gegner nimmt lieber auf, als einen Trumpf auszugeben ({ $done } von { $chances } Mal).
habit-hoards-trumps-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie aufgenommen, um einen Trumpf zu sparen (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner gibt lieber Trümpfe aus, als aufzunehmen ({ $done } von { $chances } Mal).
}
habit-keeps-low-cards-often = Eine Gewohnheit war eingerechnet: Der Gegner hält niedrige Karten zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
habit-keeps-low-cards-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie eine niedrige Karte zurückgehalten, die er nachlegen konnte (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner hält kaum je eine niedrige Karte zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
}
habit-keeps-high-cards-often = Eine Gewohnheit war eingerechnet: Der Gegner hält hohe Karten zurück, die er nachlegen könnte ({ $done } von { $chances } Mal).
habit-keeps-high-cards-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie eine hohe Karte zurückgehalten, die er nachlegen konnte (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner legt auch hohe Karten nach ({ $done } von { $chances } Mal).
}
habit-throws-trumps-often = Eine Gewohnheit war eingerechnet: Der Gegner legt Trümpfe nach, solange es einen Talon gibt ({ $done } von { $chances } Mal).
habit-throws-trumps-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie einen Trumpf nachgelegt, solange es einen Talon gab (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner legt selten einen Trumpf nach, solange es einen Talon gibt ({ $done } von { $chances } Mal).
}
habit-beats-dearly-often = Eine Gewohnheit war eingerechnet: Der Gegner schlägt oft mit einer teureren Karte als nötig ({ $done } von { $chances } Mal).
habit-beats-dearly-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie mit einer teureren Karte geschlagen als nötig (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner schlägt mit der billigsten Karte ({ $done } von { $chances } Mal).
}
habit-leads-high-often = Eine Gewohnheit war eingerechnet: Der Gegner spielt hohe Karten aus und behält niedrigere ({ $done } von { $chances } Mal).
habit-leads-high-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie eine Karte ausgespielt, solange er eine niedrigere hatte (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner spielt niedrig aus ({ $done } von { $chances } Mal).
}
habit-leads-groups-often = Eine Gewohnheit war eingerechnet: Der Gegner spielt alle Karten eines Rangs auf einmal aus ({ $done } von { $chances } Mal).
habit-leads-groups-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie zwei Karten eines Rangs auf einmal ausgespielt (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner behält gleiche Karten und spielt sie einzeln aus ({ $done } von { $chances } Mal).
}
habit-leads-trumps-often = Eine Gewohnheit war eingerechnet: Der Gegner spielt Trümpfe aus, solange es einen Talon gibt ({ $done } von { $chances } Mal).
habit-leads-trumps-seldom = { $done ->
    [0] Eine Gewohnheit war eingerechnet: Der Gegner hat nie einen Trumpf ausgespielt, solange es einen Talon gab (Gelegenheiten: { $chances }).
   *[other] Eine Gewohnheit war eingerechnet: Der Gegner spielt selten einen Trumpf aus, solange es einen Talon gibt ({ $done } von { $chances } Mal).
}

## Wem die anderen gleichen

plays-like-greedy = Eingerechnet war, wie der Gegner spielt: am ehesten so wie „{ opponent-greedy }“ ({ $percent } %).
plays-like-lowest = Eingerechnet war, wie der Gegner spielt: am ehesten so wie „{ opponent-lowest }“ ({ $percent } %).
plays-like-hand-value = Eingerechnet war, wie der Gegner spielt: am ehesten so wie „{ opponent-hand-value }“ ({ $percent } %).
plays-like-hand-value-published = Eingerechnet war, wie der Gegner spielt: am ehesten so wie „{ opponent-hand-value-published }“ ({ $percent } %).
plays-like-potential = Eingerechnet war, wie der Gegner spielt: am ehesten so wie „{ opponent-potential }“ ({ $percent } %).

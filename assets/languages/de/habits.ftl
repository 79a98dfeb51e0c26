# How you play, as everyone at the table could see it.

habits = Deine Gewohnheiten
habits-about = So spielst du: Partie für Partie gezählt, und nur, was alle am Tisch sehen konnten. Das bleibt auf diesem Gerät. Nur wenn du eine Partie teilst, steht darin, was die Gegner über dich wussten.
habits-shared = Gegner dürfen sie nutzen (nie in gewerteten Spielen)
habits-deals = { $deals ->
    [0] Noch keine Partie gezählt
    [1] Eine Partie gezählt
   *[other] { $deals } Partien gezählt
}
habits-of = { $done } von { $chances } Mal
habits-none = Noch nicht gesehen
habits-usual = Die Marke auf jeder Linie zeigt, was bei einfachen Gegnern üblich ist.
habits-like = Du spielst am ehesten wie „{ $opponent }“ ({ $percent } %).
habits-like-nobody = Du spielst wie keiner der einfachen Gegner.
habits-delete = Gewohnheiten löschen
habits-confirm-delete = Gewohnheiten wirklich löschen
own-habit-takes-early = Aufnehmen, was du schlagen könntest
own-habit-hoards-trumps = Aufnehmen, um einen Trumpf zu sparen
own-habit-keeps-low-cards = Niedrige Karten zurückhalten
own-habit-keeps-high-cards = Hohe Karten zurückhalten
own-habit-throws-trumps = Trümpfe nachlegen, bevor der Stapel leer ist
own-habit-beats-dearly = Höher schlagen als nötig
own-habit-leads-high = Hoch ausspielen trotz niedriger Karten
own-habit-leads-groups = Gleiche Karten auf einmal ausspielen
own-habit-leads-trumps = Trümpfe ausspielen, bevor der Stapel leer ist

# How the person plays, as far as everybody at the table could see.

habits = Deine Gewohnheiten
habits-about = Was alle am Tisch davon sehen konnten, wie du spielst, Partie für Partie gezählt. Es bleibt auf diesem Gerät; nur eine Partie, die du teilst, zeigt, was ihre Gegner wussten.
habits-told = Meister und Lehrlinge dürfen damit rechnen, nie in gewerteten Partien
habits-deals = { $deals ->
    [0] Noch keine Partie gezählt
    [1] Eine Partie gezählt
   *[other] { $deals } Partien gezählt
}
habits-of = { $done } von { $chances } Mal
habits-none = noch nicht gesehen
habits-usual = Die Marke auf jeder Zeile ist, was bei den Gegnern nach Regeln üblich ist.
habits-like = Du spielst am ehesten wie „{ $opponent }“ ({ $percent } %).
habits-like-nobody = Du spielst wie keiner der Gegner nach Regeln.
habits-delete = Alles vergessen
habits-confirm-delete = Alles vergessen: ja
own-habit-takes-early = Aufnehmen, was zu schlagen wäre
own-habit-hoards-trumps = Aufnehmen, um einen Trumpf zu sparen
own-habit-keeps-low-cards = Kleine Karten zurückhalten
own-habit-keeps-high-cards = Hohe Karten zurückhalten
own-habit-throws-trumps = Trümpfe zulegen, solange ein Talon da ist
own-habit-beats-dearly = Teurer schlagen als nötig
own-habit-leads-high = Hoch ausspielen trotz kleinerer Karten
own-habit-leads-groups = Gleiche Karten zugleich ausspielen
own-habit-leads-trumps = Trümpfe ausspielen, solange ein Talon da ist

# What searches of game trees say, and what can be wrong with the text of a tree.
# { $node }, { $by }, { $name } are names of nodes; a value is a number, `won` or `lost`.

tree-step-visit = Betrachte { $node }.
tree-step-visit-above = Betrachte { $node }. Wichtig ist nur, was für Max besser ist als { $alpha ->
    [lost] eine Niederlage
    [won] ein Sieg
   *[other] { $alpha }
}.
tree-step-visit-below = Betrachte { $node }. Wichtig ist nur, was für Min besser ist als { $beta ->
    [lost] eine Niederlage von Max
    [won] ein Sieg von Max
   *[other] { $beta }
}.
tree-step-visit-between = Betrachte { $node }. Wichtig ist nur, was zwischen { $alpha ->
    [lost] Niederlage
    [won] Sieg
   *[other] { $alpha }
} und { $beta ->
    [lost] Niederlage
    [won] Sieg
   *[other] { $beta }
} liegt.
tree-step-improve = { $by } ist bisher der beste Zug von { $node } aus: { $value ->
    [lost] verloren
    [won] gewonnen
   *[other] { $value }
}.
tree-step-cut = Schnitt: { $node } hat schon { $value ->
    [lost] eine Niederlage
    [won] einen Sieg
   *[other] { $value }
}, und { $limit ->
    [lost] eine Niederlage
    [won] ein Sieg
   *[other] { $limit }
} genügte, um es zu meiden. Nie betrachtet: { $skipped }.
tree-step-decided = { $node } ist schon { $value ->
    [won] gewonnen
   *[lost] nicht gewonnen
}. Nie betrachtet: { $skipped }.
tree-step-repeat = { $node } steht schon früher in dieser Variante: Im Kreis zu gehen gewinnt nichts.
tree-step-leaf = { $value ->
    [won] { $node } ist ein Blatt und gewonnen.
    [lost] { $node } ist ein Blatt und verloren.
   *[other] { $node } ist ein Blatt mit dem Wert { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } ist gewonnen.
    [lost] { $node } ist nicht gewonnen.
   *[other] { $node } ist { $value } wert.
}
tree-step-at-least = { $value ->
    [won] { $node } ist gewonnen.
    [lost] { $node } ist eine Niederlage oder besser.
   *[other] { $node } ist { $value } oder mehr wert.
}
tree-step-at-most = { $value ->
    [won] { $node } ist ein Sieg oder schlechter.
    [lost] { $node } ist verloren.
   *[other] { $node } ist { $value } oder weniger wert.
}

tree-fault-empty = Zeile { $line }, Spalte { $column }: Im Text gibt es keinen Knoten.
tree-fault-no-name = Zeile { $line }, Spalte { $column }: Hier sollte ein Name stehen.
tree-fault-no-relation = Zeile { $line }, Spalte { $column }: Nach { $name } sollten -> und die Kinder folgen, oder = und der Wert.
tree-fault-no-children = Zeile { $line }, Spalte { $column }: Nach dem Pfeil folgt kein Kind von { $name }.
tree-fault-no-value = Zeile { $line }, Spalte { $column }: Nach dem Gleichheitszeichen folgt kein Wert von { $name }.
tree-fault-bad-value = Zeile { $line }, Spalte { $column }: { $name } ist kein Wert. Das ist eine Zahl wie -2.5, oder won, oder lost.
tree-fault-surplus = Zeile { $line }, Spalte { $column }: Hier sollte nichts mehr folgen, aber es folgt { $name }.
tree-fault-twice = Zeile { $line }, Spalte { $column }: { $name } ist schon in Zeile { $earlier } beschrieben.
tree-fault-inner-value = Zeile { $line }, Spalte { $column }: { $name } hat Kinder und einen eigenen Wert; das andere steht in Zeile { $earlier }.
tree-fault-child-twice = Zeile { $line }, Spalte { $column }: { $name } steht zweimal unter den Kindern.
tree-fault-other-side = Zeile { $line }, Spalte { $column }: Hier zieht die andere Seite, das kann also nicht { $name } sein.
tree-fault-cycle = Zeile { $line }, Spalte { $column }: ein Kreis. { $name } darf nur dann unter sich selbst stehen, wenn alle Blätter gewonnen oder verloren sind.
tree-fault-too-many-ways = Zeile { $line }, Spalte { $column }: Zu vieles ist gemeinsam; es gibt mehr als { $ways } Wege.
tree-fault-unreached = Zeile { $line }, Spalte { $column }: Kein Zug führt von { $root } zu { $name }.
tree-fault-no-leaf-value = Zeile { $line }, Spalte { $column }: { $name } hat weder Kinder noch einen Wert.
tree-fault-second-root = Zeile { $line }, Spalte { $column }: { $name } ist eine zweite Wurzel, denn auch { $root } hat keinen Elternknoten.
tree-fault-side-twice = Zeile { $line }, Spalte { $column }: Wer den ersten Zug hat, steht schon in Zeile { $earlier }.
tree-fault-too-deep = Zeile { $line }, Spalte { $column }: { $name } steht mehr als { $depth } Züge unter der Wurzel.

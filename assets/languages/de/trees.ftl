# Messages of the game tree searches, and errors in the text of a tree.
# { $node }, { $by }, { $name } are names of nodes; a value is a number, `won` or `lost`.

tree-step-visit = Besuche Knoten { $node }.
tree-step-visit-above = Besuche Knoten { $node }. Für Max zählen nur Werte über { $alpha ->
    [lost] einer Niederlage
    [won] einem Sieg
   *[other] { $alpha }
}.
tree-step-visit-below = Besuche Knoten { $node }. Für Min zählen nur Werte unter { $beta ->
    [lost] einer Niederlage
    [won] einem Sieg
   *[other] { $beta }
}.
tree-step-visit-between = Besuche Knoten { $node }. Es zählen nur Werte zwischen { $alpha ->
    [lost] Niederlage
    [won] Sieg
   *[other] { $alpha }
} und { $beta ->
    [lost] Niederlage
    [won] Sieg
   *[other] { $beta }
}.
tree-step-improve = Bester Zug von { $node } aus ist bisher { $by }: { $value ->
    [lost] verloren
    [won] gewonnen
   *[other] { $value }
}.
tree-step-cut = Schnitt: Knoten { $node } hat schon { $value ->
    [lost] eine Niederlage
    [won] einen Sieg
   *[other] { $value }
}, und { $limit ->
    [lost] eine Niederlage
    [won] ein Sieg
   *[other] { $limit }
} hat gereicht, um das zu vermeiden. Übersprungen: { $skipped }.
tree-step-decided = Knoten { $node } ist schon { $value ->
    [won] gewonnen
   *[lost] nicht gewonnen
}. Übersprungen: { $skipped }.
tree-step-repeat = Knoten { $node } kommt in dieser Variante schon früher vor: Im Kreis zu gehen gewinnt nichts.
tree-step-leaf = { $value ->
    [won] Blatt { $node } ist gewonnen.
    [lost] Blatt { $node } ist verloren.
   *[other] Blatt { $node } hat den Wert { $value }.
}
tree-step-settle = { $value ->
    [won] Knoten { $node } ist gewonnen.
    [lost] Knoten { $node } ist nicht gewonnen.
   *[other] Knoten { $node } ist { $value } wert.
}
tree-step-at-least = { $value ->
    [won] Knoten { $node } ist gewonnen.
    [lost] Knoten { $node } ist eine Niederlage oder besser.
   *[other] Knoten { $node } ist mindestens { $value } wert.
}
tree-step-at-most = { $value ->
    [won] Knoten { $node } ist ein Sieg oder schlechter.
    [lost] Knoten { $node } ist verloren.
   *[other] Knoten { $node } ist höchstens { $value } wert.
}

tree-fault-empty = Zeile { $line }, Spalte { $column }: Der Text enthält keine Knoten.
tree-fault-no-name = Zeile { $line }, Spalte { $column }: Hier fehlt ein Name.
tree-fault-no-relation = Zeile { $line }, Spalte { $column }: Nach { $name } fehlt -> mit den Kindern oder = mit einem Wert.
tree-fault-no-children = Zeile { $line }, Spalte { $column }: Nach dem Pfeil fehlen die Kinder von { $name }.
tree-fault-no-value = Zeile { $line }, Spalte { $column }: Nach dem Gleichheitszeichen fehlt der Wert von { $name }.
tree-fault-bad-value = Zeile { $line }, Spalte { $column }: { $name } ist kein Wert. Nimm eine Zahl wie -2.5, oder won, oder lost.
tree-fault-surplus = Zeile { $line }, Spalte { $column }: { $name } gehört nicht hierher; hier sollte nichts mehr folgen.
tree-fault-twice = Zeile { $line }, Spalte { $column }: { $name } ist schon in Zeile { $earlier } definiert.
tree-fault-inner-value = Zeile { $line }, Spalte { $column }: { $name } hat sowohl Kinder als auch einen Wert; siehe Zeile { $earlier }.
tree-fault-child-twice = Zeile { $line }, Spalte { $column }: { $name } steht zweimal unter den Kindern.
tree-fault-other-side = Zeile { $line }, Spalte { $column }: Hier ist die andere Seite am Zug, das kann also nicht { $name } sein.
tree-fault-cycle = Zeile { $line }, Spalte { $column }: ein Kreis. { $name } darf unter sich selbst nur stehen, wenn alle Blätter gewonnen oder verloren sind.
tree-fault-too-many-ways = Zeile { $line }, Spalte { $column }: zu viele gemeinsame Knoten, mehr als { $ways } Wege.
tree-fault-unreached = Zeile { $line }, Spalte { $column }: { $name } ist von { $root } aus nicht erreichbar.
tree-fault-no-leaf-value = Zeile { $line }, Spalte { $column }: { $name } hat weder Kinder noch einen Wert.
tree-fault-second-root = Zeile { $line }, Spalte { $column }: { $name } ist eine zweite Wurzel, denn auch { $root } hat keinen Elternknoten.
tree-fault-side-twice = Zeile { $line }, Spalte { $column }: Wer zuerst zieht, steht schon in Zeile { $earlier }.
tree-fault-too-deep = Zeile { $line }, Spalte { $column }: { $name } steht mehr als { $depth } Züge unter der Wurzel.

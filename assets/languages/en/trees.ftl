# What searches of game trees say, and what can be wrong with the text of a tree.
# { $node }, { $by }, { $name } are names of nodes; a value is a number, `won` or `lost`.

tree-step-visit = Look at { $node }.
tree-step-visit-above = Look at { $node }. Only what is better than { $alpha ->
    [lost] a loss
    [won] a win
   *[other] { $alpha }
} for Max matters.
tree-step-visit-below = Look at { $node }. Only what is better than { $beta ->
    [lost] a loss
    [won] a win
   *[other] { $beta }
} for Min matters.
tree-step-visit-between = Look at { $node }. Only what lies between { $alpha ->
    [lost] a loss
    [won] a win
   *[other] { $alpha }
} and { $beta ->
    [lost] a loss
    [won] a win
   *[other] { $beta }
} matters.
tree-step-improve = { $by } is the best move from { $node } so far: { $value ->
    [lost] lost
    [won] won
   *[other] { $value }
}.
tree-step-cut = Cut: { $node } has { $value ->
    [lost] a loss
    [won] a win
   *[other] { $value }
} already, and { $limit ->
    [lost] a loss
    [won] a win
   *[other] { $limit }
} was enough to avoid it. Never looked at: { $skipped }.
tree-step-decided = { $node } is { $value ->
    [won] won
   *[lost] not won
} already. Never looked at: { $skipped }.
tree-step-repeat = { $node } stands earlier in this line: going round wins nothing.
tree-step-leaf = { $value ->
    [won] { $node } is a leaf, and won.
    [lost] { $node } is a leaf, and lost.
   *[other] { $node } is a leaf, worth { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } is won.
    [lost] { $node } is not won.
   *[other] { $node } is worth { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } is won.
    [lost] { $node } is a loss or better.
   *[other] { $node } is worth { $value } or more.
}
tree-step-at-most = { $value ->
    [won] { $node } is a win or worse.
    [lost] { $node } is lost.
   *[other] { $node } is worth { $value } or less.
}

tree-fault-empty = Line { $line }, column { $column }: there is no node in the text.
tree-fault-no-name = Line { $line }, column { $column }: a name should stand here.
tree-fault-no-relation = Line { $line }, column { $column }: after { $name } there should be -> and its children, or = and its value.
tree-fault-no-children = Line { $line }, column { $column }: no child of { $name } follows the arrow.
tree-fault-no-value = Line { $line }, column { $column }: no value of { $name } follows the equals sign.
tree-fault-bad-value = Line { $line }, column { $column }: { $name } is no value. That is a number such as -2.5, or won, or lost.
tree-fault-surplus = Line { $line }, column { $column }: nothing should follow here, but { $name } does.
tree-fault-twice = Line { $line }, column { $column }: { $name } is described already, in line { $earlier }.
tree-fault-inner-value = Line { $line }, column { $column }: { $name } has children and a value of its own; the other stands in line { $earlier }.
tree-fault-child-twice = Line { $line }, column { $column }: { $name } is named twice among the children.
tree-fault-other-side = Line { $line }, column { $column }: here the other side is to move, so this cannot be { $name }.
tree-fault-cycle = Line { $line }, column { $column }: a cycle. { $name } may stand below itself only where all leaves are won or lost.
tree-fault-too-many-ways = Line { $line }, column { $column }: too much is shared; there are more than { $ways } ways to go.
tree-fault-unreached = Line { $line }, column { $column }: no moves lead from { $root } to { $name }.
tree-fault-no-leaf-value = Line { $line }, column { $column }: { $name } has neither children nor a value.
tree-fault-second-root = Line { $line }, column { $column }: { $name } is a second root, for { $root } has no parent either.
tree-fault-side-twice = Line { $line }, column { $column }: who has the first move is told already, in line { $earlier }.
tree-fault-too-deep = Line { $line }, column { $column }: { $name } stands more than { $depth } moves below the root.

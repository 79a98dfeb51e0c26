# Messages of the game tree searches, and errors in the text of a tree.
# { $node }, { $by }, { $name } are names of nodes; a value is a number, `won` or `lost`.

tree-step-visit = Visit { $node }.
tree-step-visit-above = Visit { $node }. Max only cares about values above { $alpha ->
    [lost] a loss
    [won] a win
   *[other] { $alpha }
}.
tree-step-visit-below = Visit { $node }. Min only cares about values below { $beta ->
    [lost] a loss
    [won] a win
   *[other] { $beta }
}.
tree-step-visit-between = Visit { $node }. Only values between { $alpha ->
    [lost] a loss
    [won] a win
   *[other] { $alpha }
} and { $beta ->
    [lost] a loss
    [won] a win
   *[other] { $beta }
} matter.
tree-step-improve = { $by } is the best move from { $node } so far: { $value ->
    [lost] lost
    [won] won
   *[other] { $value }
}.
tree-step-cut = Cut-off: { $node } already has { $value ->
    [lost] a loss
    [won] a win
   *[other] { $value }
}, and { $limit ->
    [lost] a loss
    [won] a win
   *[other] { $limit }
} was enough to avoid it. Skipped: { $skipped }.
tree-step-decided = { $node } is already { $value ->
    [won] won
   *[lost] not won
}. Skipped: { $skipped }.
tree-step-repeat = { $node } appears earlier in this line: going in circles wins nothing.
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
   *[other] { $node } is worth at least { $value }.
}
tree-step-at-most = { $value ->
    [won] { $node } is a win or worse.
    [lost] { $node } is lost.
   *[other] { $node } is worth at most { $value }.
}

tree-fault-empty = Line { $line }, column { $column }: the text contains no nodes.
tree-fault-no-name = Line { $line }, column { $column }: expected a name here.
tree-fault-no-relation = Line { $line }, column { $column }: expected -> and children, or = and a value, after { $name }.
tree-fault-no-children = Line { $line }, column { $column }: { $name } has no children after the arrow.
tree-fault-no-value = Line { $line }, column { $column }: { $name } has no value after the equals sign.
tree-fault-bad-value = Line { $line }, column { $column }: { $name } isn’t a value. Use a number such as -2.5, or won, or lost.
tree-fault-surplus = Line { $line }, column { $column }: unexpected { $name }; nothing should follow here.
tree-fault-twice = Line { $line }, column { $column }: { $name } is already defined on line { $earlier }.
tree-fault-inner-value = Line { $line }, column { $column }: { $name } has both children and a value; see line { $earlier }.
tree-fault-child-twice = Line { $line }, column { $column }: { $name } is named twice among the children.
tree-fault-other-side = Line { $line }, column { $column }: it’s the other side’s move here, so this can’t be { $name }.
tree-fault-cycle = Line { $line }, column { $column }: a cycle. { $name } may appear below itself only if all leaves are won or lost.
tree-fault-too-many-ways = Line { $line }, column { $column }: too many shared nodes: more than { $ways } paths.
tree-fault-unreached = Line { $line }, column { $column }: { $name } can’t be reached from { $root }.
tree-fault-no-leaf-value = Line { $line }, column { $column }: { $name } has neither children nor a value.
tree-fault-second-root = Line { $line }, column { $column }: { $name } is a second root, because { $root } has no parent either.
tree-fault-side-twice = Line { $line }, column { $column }: the first side to move is already given on line { $earlier }.
tree-fault-too-deep = Line { $line }, column { $column }: { $name } is more than { $depth } moves below the root.

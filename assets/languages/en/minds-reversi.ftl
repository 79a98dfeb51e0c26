# What the minds that play Reversi say of their decisions.
# { $square } is a square in notation, { $value } a number of points.

reversi-at-random = { $count ->
    [one] There was only one thing to do.
   *[other] Picked blindly from { $count } possibilities.
}
reversi-must-pass = Nothing can be placed, so the turn goes to the other side.
reversi-greatest-gain = { $square } gains most at once: { $value } points.
reversi-greatest-gain-less-reply = { $square } gains most after the best reply is taken off: { $value } points.
reversi-greatest-gain-in-plies = { $square } gains most, looking { $plies } plies ahead: { $value } points.

reversi-flipped-edge = Discs flipped on the edge, two points each
reversi-flipped-inner = Other discs flipped, a point each
reversi-placed = The square itself
reversi-best-reply = The best reply

engine-searched = { $square }: { $depth } plies ahead the balance is { $score } discs.
engine-solved = { $square }: played out to the end, perfect play leads to { $score } discs.
engine-takes-corner = Takes a corner
engine-gives-corner = Opens a corner to the other side
engine-leaves-no-reply = Leaves the other side nothing to place
engine-leaves-few-replies = Leaves the other side little choice
engine-makes-stable = Makes discs safe for good
engine-keeps-parity = Goes into a region with an odd number of empty squares
engine-replies = Placements left to the other side
engine-stable-gain = Own discs made safe
engine-depth = Plies searched
engine-nodes = Positions visited
engine-exact = Proved to the end

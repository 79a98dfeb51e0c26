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

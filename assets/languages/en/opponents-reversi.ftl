# What the opponents that play Reversi say of their decisions.
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

engine-searched = { $square }: looking { $depth ->
    [one] one ply
   *[other] { $depth } plies
} ahead, the balance in discs is { $score }.
engine-solved = { $square }: played out to the end, perfect play leads to a balance of { $score } in discs.
engine-erred = { $square }: the balance in discs is { $score }, and something else looked better.
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
engine-certainty = Sure of what it leaves out, %
engine-book = { $square } is in the book of openings, one of { $count ->
    [one] one move
   *[other] { $count } moves
} known here.

opening-perpendicular = Perpendicular opening
opening-diagonal = Diagonal opening
opening-parallel = Parallel opening
opening-tiger = Tiger
opening-rabbit = Rabbit
opening-cow = Cow
opening-heath = Heath
opening-buffalo = Buffalo
opening-rose = Rose

## The engine introduces itself

engine-about = Searches ahead with an evaluation that it has learned from its own games alone, and counts the end of the game out to the last disc. Of its twelve levels the lower ones look less far and choose more loosely.
opponent-engine-1 = Engine 1
opponent-engine-1-line = Looks 1 ply ahead, errs a lot
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Engine 2
opponent-engine-2-line = Looks 1 ply ahead, errs often
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Engine 3
opponent-engine-3-line = Looks 1 ply ahead, errs now and then
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Engine 4
opponent-engine-4-line = Looks 1 ply ahead, seldom errs
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Engine 5
opponent-engine-5-line = Looks 2 plies ahead, seldom errs
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Engine 6
opponent-engine-6-line = Looks 3 plies ahead, seldom errs
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Engine 7
opponent-engine-7-line = Looks 4 plies ahead, hardly errs
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Engine 8
opponent-engine-8-line = Looks 5 plies ahead, hardly errs
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Engine 9
opponent-engine-9-line = Looks 6 plies ahead, hardly errs
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Engine 10
opponent-engine-10-line = Looks 7 plies ahead, counts out the last 14 squares
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Engine 11
opponent-engine-11-line = Looks 10 plies ahead, counts out the last 17 squares
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Engine 12
opponent-engine-12-line = Looks as far ahead as two seconds allow
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Engine, perfect
opponent-engine-perfect-line = Never errs in the last 24 squares, and takes its time
opponent-engine-perfect-about = { engine-about }

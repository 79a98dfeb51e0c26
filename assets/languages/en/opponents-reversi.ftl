# Reasons of the Reversi opponents.
# { $square } is a square in notation, { $value } a number of points.

reversi-at-random = { $count ->
    [one] There was only one legal move.
   *[other] Picked at random from { $count } legal moves.
}
reversi-must-pass = No legal move, so it passes.
reversi-greatest-gain = { $square } gains the most at once: { $value } points.
reversi-greatest-gain-less-reply = { $square } gains the most after the best reply: { $value } points.
reversi-greatest-gain-in-plies = { $square } gains the most, looking { $plies } moves ahead: { $value } points.

reversi-flipped-edge = Edge discs flipped, two points each
reversi-flipped-inner = Other discs flipped, one point each
reversi-placed = The square itself
reversi-best-reply = The best reply

engine-searched = { $square }: looking { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead, the expected disc difference is { $score }.
engine-solved = { $square }: solved to the end; perfect play gives a disc difference of { $score }.
engine-erred = { $square }: the expected disc difference is { $score }, but another move looked better.
engine-takes-corner = Takes a corner
engine-gives-corner = Opens a corner to the opponent
engine-leaves-no-reply = Leaves the opponent no move
engine-leaves-few-replies = Leaves the opponent few moves
engine-makes-stable = Makes discs stable
engine-keeps-parity = Plays into an odd region (parity)
engine-replies = Opponent’s replies
engine-stable-gain = Stable discs gained
engine-depth = Search depth, moves
engine-nodes = Positions searched
engine-certainty = Confidence in what it prunes, %
engine-book = { $square } is an opening-book move, { $count ->
    [one] the only one
   *[other] one of { $count }
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

engine-about = Searches ahead with an evaluation learned only from its own games, and solves the end of the game exactly. Of its twelve levels, the lower ones search less deeply and make more mistakes.
opponent-engine-1 = Engine 1
opponent-engine-1-line = Looks 1 move ahead, many mistakes
opponent-engine-1-about = { engine-about }
opponent-engine-2 = Engine 2
opponent-engine-2-line = Looks 1 move ahead, frequent mistakes
opponent-engine-2-about = { engine-about }
opponent-engine-3 = Engine 3
opponent-engine-3-line = Looks 1 move ahead, some mistakes
opponent-engine-3-about = { engine-about }
opponent-engine-4 = Engine 4
opponent-engine-4-line = Looks 1 move ahead, few mistakes
opponent-engine-4-about = { engine-about }
opponent-engine-5 = Engine 5
opponent-engine-5-line = Looks 2 moves ahead, few mistakes
opponent-engine-5-about = { engine-about }
opponent-engine-6 = Engine 6
opponent-engine-6-line = Looks 3 moves ahead, few mistakes
opponent-engine-6-about = { engine-about }
opponent-engine-7 = Engine 7
opponent-engine-7-line = Looks 4 moves ahead, rare mistakes
opponent-engine-7-about = { engine-about }
opponent-engine-8 = Engine 8
opponent-engine-8-line = Looks 5 moves ahead, rare mistakes
opponent-engine-8-about = { engine-about }
opponent-engine-9 = Engine 9
opponent-engine-9-line = Looks 6 moves ahead, rare mistakes
opponent-engine-9-about = { engine-about }
opponent-engine-10 = Engine 10
opponent-engine-10-line = Looks 7 moves ahead, solves the last 14 squares
opponent-engine-10-about = { engine-about }
opponent-engine-11 = Engine 11
opponent-engine-11-line = Looks 10 moves ahead, solves the last 17 squares
opponent-engine-11-about = { engine-about }
opponent-engine-12 = Engine 12
opponent-engine-12-line = Looks as far ahead as two seconds allow
opponent-engine-12-about = { engine-about }
opponent-engine-perfect = Engine, perfect
opponent-engine-perfect-line = Perfect in the last 24 squares, but takes its time
opponent-engine-perfect-about = { engine-about }

# Matches seen again, shared, and positions set up.

replay-moment = Moment of the match
replay-beginning = The beginning
replay-first = To the beginning
replay-back = One step back
replay-last = To the end
replay-play-on = Play on from here
replay-hands = Hands
replay-close = Close the replay
review-here = Worth: { $value }. Best: { $best }

kept-send = Copy to send
kept-sent = Copied: one line to send to somebody, who pastes it here.
kept-see-again = Watch number { $number } again
kept-transcript = Copy the moves
kept-ggf = Copy as GGF
kept-notation-copied = Copied.

board = The board
board-turn = Turn the board
board-mirror = Mirror the board

set-up = Set up a position
set-up-black = Black disc
set-up-white = White disc
set-up-empty = Empty square
set-up-black-moves = Black to move
set-up-white-moves = White to move
set-up-clear = Clear
set-up-usual = Start
set-up-copy = Copy
set-up-analyse = Analyse
set-up-play = Play from here
set-up-over = Neither side could place a disc: there would be nothing to play.
set-up-must-pass = { $colour ->
    [black] Black would have to pass.
   *[white] White would have to pass.
}
set-up-sound = Tap or paint to lay discs; this can be played.
set-up-not-a-position = That text is no position: { $reason }
new-from-position = From the position that was set up
new-usual-start = Begin as usual

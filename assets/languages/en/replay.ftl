# Replays, sharing, and the position editor.

replay-moment = Position in the game
replay-beginning = Start of the game
replay-first = To the beginning
replay-back = One step back
replay-last = To the end
replay-play-on = Play from here
replay-hands = Hands
replay-close = Close the replay
review-here = Worth: { $value }. Best: { $best }

saved-games-copy-link = Copy to send
saved-games-link-copied = Copied: one line to send to someone, who can paste it here.
saved-games-replay = Watch game { $number } again
saved-games-transcript = Copy the moves
saved-games-ggf = Copy as GGF
saved-games-notation-copied = Copied.
saved-games-save-file = Save as a file
saved-games-share = Share
saved-games-save-as = Save as:
saved-games-share-as = Share as:
saved-games-as-record = Kozyr
saved-games-as-moves = Moves
saved-games-as-ggf = GGF
saved-games-file-saved = Saved: { $file }
saved-games-file-not-saved = The file wasn’t saved: { $reason }

board = Board view
board-turn = Rotate the board
board-mirror = Mirror the board

set-up = Set up a position
set-up-black = Black disc
set-up-white = White disc
set-up-empty = Empty square
set-up-black-moves = Black to move
set-up-white-moves = White to move
set-up-clear = Clear
set-up-usual = Reset
set-up-copy = Copy
set-up-analyse = Analyse
set-up-play = Play from here
set-up-over = Neither side could move, so there’s nothing to play.
set-up-must-pass = { $colour ->
    [black] Black would have to pass.
   *[white] White would have to pass.
}
set-up-sound = Tap or drag to place discs.
set-up-not-a-position = This text isn’t a position: { $reason }
new-from-position = From the position you set up
new-usual-start = Standard start

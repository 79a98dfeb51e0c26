# Opening games and positions from files, pasted text and dropped files.
import = Open a game
import-about = Open games and positions from other programs: move lists, boards, GGF files, the WTHOR database, or a game saved in Kozyr.
import-drop = You can also drop files on this window.
import-drop-here = Drop to open
import-choose = Choose files
import-paste = Paste
import-nothing-copied = You haven’t copied anything yet.
import-reading = Reading…
import-failed = This couldn’t be opened
# $file names the file that couldn’t be read; $problem says why.
import-in-file = { $file }: { $problem }
import-for-example = For example:
import-search = Player, year or event
import-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
import-none-found = No game matches.
# A game whose file doesn’t name the players.
import-unnamed = Game { $number }
# A position without moves.
import-position = Position { $number }
import-unknown-player = ?
import-replay = Replay
import-play = Play from this position
import-resume = Play on
import-save = Save
# Where and why a text can’t be read.
import-at-line = Line { $line }, column { $column }: { $problem }
import-empty = There is no game or position in it.
import-too-long = It is larger than { $size } MB.
import-too-large = { $file } is larger than { $size } MB.
import-unreadable = { $file } couldn’t be read.
import-no-move = “{ $found }” is neither a square like f5 nor a pass (--).
import-illegal-game-over = { $move } comes after the end of the game.
import-illegal-occupied = { $move } isn’t legal: there is already a disc on this square.
import-illegal-flips-nothing = { $move } isn’t legal: it would flip nothing.
import-illegal-must-pass = { $move } isn’t legal: there is no legal move, so the turn must be passed.
import-illegal-cannot-pass = A pass isn’t legal here: there is a legal move.
import-after-result = “{ $found }” follows the result; the line should end there.
import-one-or-several = These lines could be one game or several. Put an empty line between games, or number the moves.
import-no-square = “{ $found }” is neither a disc (X, O) nor an empty square (-).
import-two-symbols = “{ $first }” and “{ $second }” would mean the same. Use one symbol for each kind of square.
import-too-few-squares = The board ends after { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}; it should have 64.
import-too-many-squares = The board has more than 64 squares.
import-row-length = Row { $row } has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}; it should have 8.
import-too-few-rows = The board ends after { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}; it should have 8.
import-no-scored-move = “{ $found }” is not a move with a score, such as F5:+2.
import-open-tag = This tag has no end; a tag looks like [Black "Name"].
import-ggf-cut-short = The text ends in the middle of a game; a GGF game ends with ;)
import-ggf-no-property = Unexpected “{ $found }”: expected a property such as PB[name], or ;)
import-other-game = Only Othello games can be read, not “{ $found }”.
import-other-kind = Only games on 8×8 boards can be read, not “{ $found }”.
import-ggf-board = The board can’t be read: expected 64 squares and the side to move.
import-ggf-no-board = The game has no board (BO).
import-ggf-second-board = The game has two boards (BO).
import-no-result = “{ $found }” is not a result such as +4.00, or ?
import-wrong-turn = It isn’t { $colour ->
    [black] Black’s
   *[white] White’s
} turn.
import-wthor-damaged = The file is damaged or not a file of the WTHOR database.
import-wthor-other = Only games on 8×8 boards can be read.
import-wthor-illegal = Move { $number } of game { $game } isn’t legal.
import-only-names = This file only has names. Open it together with a .wtb file of games.
import-not-text = This is neither text nor a file of the WTHOR database.

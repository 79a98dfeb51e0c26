# Deals whose cards somebody wrote down, and the log of moves.

given = Given deal
given-about = Write down who holds which cards, and play that as often as you like. A card is a rank and a suit: 6s, 10c, Jd, Qh. Hands have bars between them, yours comes first. The talon is drawn from the left; its last card lies open and sets the trump. The attacker is a seat, and yours is 0. Such games count in no statistics.
given-text = The deal as text
given-sound = { $players } players, { $cards } cards, trump { $trump }. { $leads ->
    [rules] Who leads first follows from the rules.
   *[other] Seat { $leads } leads first.
}
given-play = Play this deal
given-shuffle = Shuffle
given-last = The last one played
given-copy = Copy
given-paste = Paste
given-undo = Undo
given-save = Save
given-copied = Copied.
given-none-played = No deal has been finished yet.
given-not-a-deal = That text is no deal. { $reason }
given-saved = Saved deals
given-name = Deal { $number }
given-edit = Change the deal
given-shuffled = Shuffle as usual
shuffle-given = The cards of this deal were not shuffled: somebody wrote them down.

this-deal = This deal
this-deal-later = The cards can be read when the deal is over: until then they are hidden.
this-deal-again = Play this deal again
this-deal-edit = Edit this deal
this-deal-copy = Copy the deal

move-log = Log of moves
move-log-write = Write a log of moves
move-log-about = Each move is written down at once: the hand it came from, terms and prices, and what the opponent weighed.
move-log-later = It names hidden cards, so it can be read when the deal is over.
move-log-rated = Nothing is logged while a rating is at stake.
move-log-none = No log of this deal has been written.
move-log-copy = Copy the log
move-log-copied = Copied: the log of moves.
move-log-save = Save the log to a file
move-log-saved = Saved:
    { $path }
move-log-not-saved = The log could not be saved: { $reason }

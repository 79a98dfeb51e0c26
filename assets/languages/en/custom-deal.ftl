# Deals written down by hand, and the move log.

custom-deal = Custom deal
custom-deal-about = Write down who holds which cards, and play that deal as often as you like. A card is a rank and a suit: 6s, 10c, Jd, Qh. Separate hands with bars; yours comes first. The talon is drawn from the left, and its last card is turned up as the trump. The attacker is a seat number; yours is 0. These games don’t count in the statistics.
custom-deal-text = The deal as text
custom-deal-sound = { $players } players, { $cards } cards, trump { $trump }. { $leads ->
    [rules] The rules decide who leads first.
   *[other] Seat { $leads } leads first.
}
custom-deal-play = Play this deal
custom-deal-shuffle = Shuffle
custom-deal-last = Last deal
custom-deal-copy = Copy
custom-deal-paste = Paste
custom-deal-undo = Undo
custom-deal-save = Save
custom-deal-copied = Copied.
custom-deal-none-played = You haven’t finished a deal yet.
custom-deal-not-a-deal = This text isn’t a deal. { $reason }
custom-deal-saved = Saved deals
custom-deal-name = Deal { $number }
custom-deal-edit = Edit the deal
custom-deal-shuffled = Random deals
shuffle-given = The cards of this deal weren’t shuffled: somebody wrote them down.

this-deal = This deal
this-deal-later = You can see the cards when the deal is over. Until then they’re hidden.
this-deal-again = Play this deal again
this-deal-edit = Edit this deal
this-deal-copy = Copy the deal

move-log = Move log
move-log-write = Write a move log
move-log-about = Logs each move as it’s played: the hand, its strength, and what the opponent considered.
move-log-later = It names hidden cards, so you can read it when the deal is over.
move-log-rated = Nothing is logged while a rating is at stake.
move-log-none = This deal has no move log.
move-log-copy = Copy the log
move-log-copied = Copied: the move log.
move-log-save = Save the log to a file
move-log-saved = Saved:
    { $path }
move-log-not-saved = Couldn’t save the log: { $reason }

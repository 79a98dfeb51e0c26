# Screen reader texts: the table in words.

spoken-card = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
} of { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}
spoken-suit = { $suit ->
    [spades] spades
    [clubs] clubs
    [diamonds] diamonds
   *[hearts] hearts
}
spoken-trump = trump
spoken-playable = can be played
spoken-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
spoken-open = On the table: { $card }, to be beaten
spoken-beaten = On the table: { $attack }, beaten by { $card }
spoken-talon = { $count ->
    [0] Talon empty; trumps are { $suit }
    [one] Talon: { $count } card; trumps are { $suit }
   *[other] Talon: { $count } cards; trumps are { $suit }
}
spoken-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
spoken-dealt = A new deal
spoken-attacked = { $name } led { $cards }
spoken-beat = { $name } beat { $attack } with { $card }
spoken-transferred = { $name } passed the attack on with { $card }
spoken-threw-in = { $name } threw in { $card }
spoken-bout-taken = { $count ->
    [one] { $name } picked up { $count } card
   *[other] { $name } picked up { $count } cards
}
spoken-bout-beaten = All cards beaten and discarded
spoken-drew = { $count ->
    [one] { $name } drew { $count } card
   *[other] { $name } drew { $count } cards
}
spoken-drew-cards = You drew { $cards }
spoken-out = { $name } ran out of cards

spoken-board = The board: Black { $black }, White { $white }
spoken-square-legal = { $count ->
    [one] { $square }, legal move, flips { $count }
   *[other] { $square }, legal move, flips { $count }
}
spoken-square-disc = { $square }, { $colour ->
    [black] black
   *[white] white
}
spoken-square-last = { $square }, { $colour ->
    [black] black
   *[white] white
}, last move
spoken-square-empty = { $square }, empty
spoken-placed = { $count ->
    [one] { $name } played { $square }, { $count } disc flipped
   *[other] { $name } played { $square }, { $count } discs flipped
}
spoken-turn-passed = { $name } can’t move and passed

# What is only heard: the table in words, for those who do not see it.

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
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
spoken-open = On the table: { $card }, to be beaten
spoken-beaten = On the table: { $attack }, beaten by { $card }
spoken-talon = { $count ->
    [0] Talon: empty; trumps are { $suit }
    [one] Talon: { $count } card; trumps are { $suit }
   *[other] Talon: { $count } cards; trumps are { $suit }
}
spoken-discard = { $count ->
    [one] Discard: { $count } card
   *[other] Discard: { $count } cards
}
spoken-dealt = A new deal
spoken-attacked = { $name }, lead: { $cards }
spoken-beat = { $name }: { $card } beats { $attack }
spoken-transferred = { $name }, passing on: { $card }
spoken-threw-in = { $name }, throwing in: { $card }
spoken-bout-taken = { $count ->
    [one] { $name }, taking { $count } card
   *[other] { $name }, taking { $count } cards
}
spoken-bout-beaten = All beaten, the cards are discarded
spoken-drew = { $count ->
    [one] { $name }, drawing { $count } card
   *[other] { $name }, drawing { $count } cards
}
spoken-drew-cards = You draw: { $cards }
spoken-out = { $name }: out of cards

spoken-board = The board: black { $black }, white { $white }
spoken-square-legal = { $count ->
    [one] { $square }, legal, flips { $count }
   *[other] { $square }, legal, flips { $count }
}
spoken-square-disc = { $square }, { $colour ->
    [black] black
   *[white] white
}
spoken-square-last = { $square }, { $colour ->
    [black] black
   *[white] white
}, placed last
spoken-square-empty = { $square }, empty
spoken-placed = { $count ->
    [one] { $name } on { $square }, { $count } disc flipped
   *[other] { $name } on { $square }, { $count } discs flipped
}
spoken-turn-passed = { $name } cannot place a disc

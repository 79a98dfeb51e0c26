# What can be wrong with the text of a deal. { $word } is what stands there, { $earlier } an earlier line.

deal-fault-no-field = Line { $line }, column { $column }: { $word } is none of the fields { $fields }.
deal-fault-field-twice = Line { $line }, column { $column }: { $word } stands in line { $earlier } already.
deal-fault-empty-field = Line { $line }, column { $column }: nothing follows { $word }.
deal-fault-no-hands = Line { $line }, column { $column }: there are no hands.
deal-fault-no-card = Line { $line }, column { $column }: { $word } is no card. A card is a rank and a suit, such as 6s or 10h.
deal-fault-no-suit = Line { $line }, column { $column }: { $word } is no suit. Suits are s, c, d and h.
deal-fault-not-in-deck = Line { $line }, column { $column }: { $word } is not in a deck of { $size }.
deal-fault-card-twice = Line { $line }, column { $column }: { $word } stands in line { $earlier }, column { $place } already.
deal-fault-missing = Line { $line }, column { $column }: of a deck of { $size } are missing: { $word }.
deal-fault-hand-size = Line { $line }, column { $column }: cards in the hand of seat { $seat }: { $cards }, not { $size }.
deal-fault-players = Line { $line }, column { $column }: hands: { $count }. By these rules there can be { $allowed }.
deal-fault-other-trump = Line { $line }, column { $column }: the card that sets the trump is { $word }.
deal-fault-no-seat = Line { $line }, column { $column }: a seat is a number from 0 to { $most }.
deal-fault-no-rule = Line { $line }, column { $column }: { $word } is no rule. A rule is written as deck=24.
deal-fault-unknown-rule = Line { $line }, column { $column }: { $word } is no rule that there is, or not with that value.

# Errors in the text of a deal. { $word } is the faulty text, { $earlier } the number of an earlier line.

deal-fault-no-field = Line { $line }, column { $column }: { $word } isn’t one of the fields { $fields }.
deal-fault-field-twice = Line { $line }, column { $column }: { $word } is already on line { $earlier }.
deal-fault-empty-field = Line { $line }, column { $column }: { $word } has no value.
deal-fault-no-hands = Line { $line }, column { $column }: there are no hands.
deal-fault-no-card = Line { $line }, column { $column }: { $word } isn’t a card. A card is a rank and a suit, such as 6s or 10h.
deal-fault-no-suit = Line { $line }, column { $column }: { $word } isn’t a suit. Suits are s, c, d and h.
deal-fault-not-in-deck = Line { $line }, column { $column }: { $word } isn’t in a deck of { $size }.
deal-fault-card-twice = Line { $line }, column { $column }: { $word } is already on line { $earlier }, column { $place }.
deal-fault-missing = Line { $line }, column { $column }: missing from a deck of { $size }: { $word }.
deal-fault-hand-size = Line { $line }, column { $column }: seat { $seat } must have { $size } cards in hand, not { $cards }.
deal-fault-players = Line { $line }, column { $column }: hands found: { $count }. These rules allow { $allowed }.
deal-fault-other-trump = Line { $line }, column { $column }: the trump card is { $word }, so the trump doesn’t match.
deal-fault-no-seat = Line { $line }, column { $column }: a seat is a number from 0 to { $most }.
deal-fault-no-rule = Line { $line }, column { $column }: { $word } isn’t a rule. Write rules like deck=24.
deal-fault-unknown-rule = Line { $line }, column { $column }: { $word } isn’t a known rule, or its value isn’t allowed.

# The reasons of opponents, in one or two sentences.
# Fragments start in lower case; the app capitalises the start of each sentence.
# $action, $other, $then, $because, $amount, $contrast and $change are texts from this file.

## Sentences: the action with its reason, and the runner-up

reason-action = { $action }. { $rule }
untold = Gives no reasons for its decision.
reason-hidden = Its rule would name a hidden card.
reason-undisclosed = Its play is hidden, and so is the reason.
reason-chosen = { $action }: { $because }.
reason-next = Next best: { $other } ({ $amount }).
reason-next-trump = { $other } would have spent a trump ({ $amount }).
reason-next-contrast = Next best: { $other } ({ $amount }), which would mean { $contrast }.
reason-next-loosely = { $other } looked better ({ $amount }), but this level doesn’t always pick the best.
reason-next-closed = Next best: { $other }.
reason-next-in-order = Next on its list: { $other }.
reason-differs = { $other } would mean { $contrast }.
reason-tie = { $other } is just as good ({ $amount }).
reason-tie-within-error = { $other } is about as good ({ $amount }, ±{ $error }).
reason-tie-closed = { $other } is just as good.
reason-otherwise = { $change }, it would have preferred { $then }.

## Actions, and alternatives to them

action-attack = leads { $cards }
alternative-attack = { $hidden ->
    [plain] leading another plain card
    [trump] leading a trump
    [several] leading several cards of one rank
   *[no] leading { $cards }
}
action-beat = beats { $attacks } with { $cards }
alternative-beat = { $hidden ->
    [plain] beating { $attacks } with another plain card
    [trump] beating { $attacks } with a trump
    [several] beating { $attacks } with other cards
   *[no] beating { $attacks } with { $cards }
}
action-transfer = passes the attack on with { $cards }
alternative-transfer = { $hidden ->
    [plain] passing the attack on with a plain card
    [trump] passing the attack on with a trump
    [several] passing the attack on
   *[no] passing the attack on with { $cards }
}
action-show = passes the attack on by showing { $cards }
alternative-show = { $hidden ->
    [plain] passing the attack on
    [trump] passing the attack on by showing a trump
    [several] passing the attack on
   *[no] passing the attack on by showing { $cards }
}
action-throw = throws in { $cards }
alternative-throw = { $hidden ->
    [plain] throwing in another plain card
    [trump] throwing in a trump
    [several] throwing in other cards
   *[no] throwing in { $cards }
}
action-pass = doesn’t throw in
alternative-pass = not throwing in
action-take = picks up
alternative-take = picking up
action-redeal = asks for a new deal
alternative-redeal = asking for a new deal
action-keep = keeps its hand
alternative-keep = keeping its hand
action-place = plays { $square }
alternative-place = playing { $square }
action-pass-turn = passes
alternative-pass-turn = passing
action-nothing = does nothing
alternative-nothing = doing nothing
action-plan = plays { $plan }
alternative-plan = playing { $plan }
alternative-hidden = something hidden

## Reasons, for each label or rule

because-potential-keep-hand = its hand is better than an average one
because-potential-new-hand = its hand is worse than an average one
because-potential-lowest-plain = its lowest plain card
because-potential-equal-cards = cards of one rank
because-potential-lowest-trump = its lowest trump
because-potential-awkward-suit = the defender seems weak in this suit
because-potential-add = it can spare the card
because-potential-pass = no card is worth throwing in
because-potential-suit = the lowest card of the same suit that works
because-potential-trump = the lowest trump that works
because-potential-trump-of-rank = a trump of the same rank
because-potential-transfer = passing on costs least
because-potential-take = beating would cost too much this early
because-hand-value-lead-card = it keeps the strongest hand
because-hand-value-add = the hand hardly gets weaker
because-hand-value-pass = throwing in would weaken the hand too much
because-hand-value-beat-card = it keeps the strongest hand
because-hand-value-take = beating would weaken the hand too much
because-hand-value-pass-on = passing it on hardly weakens the hand
because-greedy-group = it sheds the most plain cards of one rank
because-greedy-cover = the cheapest way to beat everything
because-greedy-transfer = passing on comes first
because-greedy-take = it can’t beat everything
because-greedy-throw = it throws in every plain card that fits
because-greedy-pass = no plain card fits
because-fuzzy-choice-beat = its hand looks good enough after beating
because-fuzzy-choice-pass-on = its hand looks good enough after passing on
because-fuzzy-choice-take = the cards on the table are worth having
because-fuzzy-choice-bad = a weak card is enough here
because-fuzzy-choice-medium = a middling card fits best here
because-fuzzy-choice-good = now it’s time for a strong card
because-fuzzy-choice-add = throwing in pays off now
because-fuzzy-choice-pass = the cards are worth keeping for now
because-master-weighed = nothing looks safer
because-master-judged = nothing looks safer
because-master-lines = its best line from here is the safest
because-master-ruled-out = the best of what can still win
because-master-redeal = the safer choice
because-master-won = it wins by force from here
because-master-drawn = it draws with perfect play from here
because-master-lost = it’s lost, but the opponent can still go wrong
because-apprentice-erred = this level makes mistakes now and then
because-reversi-greatest-gain = it gains the most at once
because-reversi-greatest-gain-less-reply = it gains the most after the best reply
because-reversi-greatest-gain-in-plies = it gains the most, looking { $plies ->
    [one] one move
   *[other] { $plies } moves
} ahead
because-engine-searched = it’s best, looking { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead
because-engine-erred = it looked good enough
because-engine-solved = it’s best with perfect play to the end
because-engine-book = it’s in the opening book
because-engine-takes-corner = it takes a corner
because-engine-gives-corner = it’s best even though it opens a corner
because-engine-leaves-no-reply = it leaves the opponent no move
because-engine-leaves-few-replies = it leaves the opponent few moves
because-engine-makes-stable = it makes discs stable
because-engine-keeps-parity = it enters an odd region, for parity

## What the bars show, with the unit

unit-potential = Potential left, per card
unit-cards-left = Cards left
unit-hand-value = Value of the hand, points
unit-points = Net gain, points
unit-votes = Samples in favour, %
unit-chance = Safe in simulated deals, %
unit-judged = Estimated chance of being safe, %
unit-proved = Proven result
unit-discs = Expected disc difference

## Values

amount-potential = { $value } a card
amount-cards-left = { $value ->
    [one] { $value } card
   *[other] { $value } cards
} left
amount-hand-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
amount-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
amount-votes = { $value }% of samples
amount-chance = safe in { $value }%
amount-judged = { $value }% chance
amount-proved = { $value ->
    [0] proven loss
    [50] proven draw
   *[100] proven win
}
amount-discs = { $value ->
    [one] { $value } disc
   *[other] { $value } discs
}
amount-at-most = at most { $amount }
amount-at-least = at least { $amount }
amount-instead = { $amount }, not { $chosen }

## Differences: the runner-up has $runner, the chosen action $chosen

contrast-cards-taken = taking { $runner } cards instead of { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] taking fewer cards
   *[more] taking more cards
}
contrast-trumps-kept = having { $runner } trumps instead of { $chosen } when the talon runs out
contrast-trumps-kept-closed = { $way ->
    [less] having fewer trumps when the talon runs out
   *[more] having more trumps when the talon runs out
}
contrast-leads-last = a { $runner }% chance, not { $chosen }%, of leading the last bout
contrast-leads-last-closed = { $way ->
    [less] a lower chance of leading the last bout
   *[more] a higher chance of leading the last bout
}
contrast-attack-beaten = a { $runner }% chance, not { $chosen }%, that the attack is beaten
contrast-attack-beaten-closed = { $way ->
    [less] a lower chance that the attack is beaten
   *[more] a higher chance that the attack is beaten
}
contrast-pairs-kept = keeping { $runner } pairs instead of { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] keeping fewer pairs
   *[more] keeping more pairs
}
contrast-highest-trump = spending trumps up to rank { $runner } instead of { $chosen } (a two counts 1)
contrast-highest-trump-closed = { $way ->
    [less] spending lower trumps
   *[more] spending higher trumps
}
contrast-trumps-spent = spending { $runner } trumps instead of { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] spending fewer trumps
   *[more] spending more trumps
}
contrast-hand-at-end = holding { $runner } cards instead of { $chosen } when the talon runs out
contrast-hand-at-end-closed = { $way ->
    [less] holding fewer cards when the talon runs out
   *[more] holding more cards when the talon runs out
}
contrast-high-kept = having { $runner } plain kings and aces instead of { $chosen } when the talon runs out
contrast-high-kept-closed = { $way ->
    [less] having fewer plain kings and aces when the talon runs out
   *[more] having more plain kings and aces when the talon runs out
}
contrast-cards-known = { $runner } cards known to the others instead of { $chosen }
contrast-cards-known-closed = { $way ->
    [less] fewer cards known to the others
   *[more] more cards known to the others
}
contrast-others-take = the others taking { $runner } cards instead of { $chosen }
contrast-others-take-closed = { $way ->
    [less] the others taking fewer cards
   *[more] the others taking more cards
}
contrast-bouts-led = leading { $runner } bouts instead of { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] leading fewer bouts
   *[more] leading more bouts
}
contrast-mobility = a mobility difference of { $runner } instead of { $chosen } after { $after ->
    [one] one move
   *[other] { $after } moves
}
contrast-corners = a corner difference of { $runner } instead of { $chosen } after { $after ->
    [one] one move
   *[other] { $after } moves
}
contrast-stable = a stable-disc difference of { $runner } instead of { $chosen } after { $after ->
    [one] one move
   *[other] { $after } moves
}
contrast-frontier = a frontier-disc difference of { $runner } instead of { $chosen } after { $after ->
    [one] one move
   *[other] { $after } moves
}
contrast-parity = { $runner } odd regions instead of { $chosen } after { $after ->
    [one] one move
   *[other] { $after } moves
}

## Counterfactuals: changes that would have changed the decision

change-card = With { $other } instead of { $card }
change-trump = With { $other } instead of { $card }
change-card-gone = With { $other } instead of { $card } ({ $card } in the discard)
change-card-held = With { $other } instead of { $card } ({ $card } in another player’s hand)
change-attack = If { $other } had been played instead of { $card }
change-talon-shorter = With { $count ->
    [one] one fewer card
   *[other] { $count } fewer cards
} in the talon
change-talon-longer = With { $count ->
    [one] one more card
   *[other] { $count } more cards
} in the talon
change-hand-smaller = If seat { $seat } held one card fewer, { $count } in all
change-flipped = With the disc on { $square } flipped
change-removed = With { $square } empty
change-corner-own = With an own disc on { $square }
change-corner-theirs = With an opposing disc on { $square }
change-parameter = With “{ $parameter }” at { $value } instead of { $now }

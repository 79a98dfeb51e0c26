# The reasons of opponents, in one or two sentences.
# Fragments start in lower case; the app capitalises the start of each sentence.
# $action, $other, $then, $because, $worth, $amount, $contrast and $change are texts from this file.

## Sentences: the action with its reason, and the runner-up

reason-action = { $action }. { $rule }
untold = Gives no reasons for its decision.
reason-hidden = Its rule would name a hidden card.
reason-undisclosed = Its play is hidden, and so is the reason.
reason-chosen = { $action }: { $because }.
reason-chosen-worth = { $action }: { $because } ({ $worth }).
reason-next = Next best: { $other } ({ $amount }).
reason-next-trump = { $other } would have spent a trump ({ $amount }).
reason-next-contrast = Next best: { $other } ({ $amount }), with { $contrast }.
reason-next-loosely = { $other } looked better ({ $amount }), but this level doesn’t always choose the best.
reason-next-closed = Next best: { $other }.
reason-next-in-order = Next on its list: { $other }.
reason-differs = { $other } would mean { $contrast }.
reason-tie = { $other } is just as good ({ $amount }).
reason-tie-within-error = { $other } is about as good ({ $amount }, ± { $error }).
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

because-potential-keep-hand = its hand has more potential than the deck’s average
because-potential-new-hand = its hand has less potential than the deck’s average
because-potential-lowest-plain = its lowest plain card
because-potential-equal-cards = cards of one rank
because-potential-lowest-trump = its lowest trump
because-potential-awkward-suit = a suit that’s awkward for the defender
because-potential-add = it can spare the card
because-potential-pass = no card is worth throwing in
because-potential-suit = the lowest card of the suit that works
because-potential-trump = the lowest trump that works
because-potential-trump-of-rank = a trump of the same rank
because-potential-transfer = passing on costs least
because-potential-take = beating costs too much while the end is far off
because-hand-value-lead-card = it leaves the most valuable hand
because-hand-value-add = the hand loses little value
because-hand-value-pass = throwing in would cost too much
because-hand-value-beat-card = it leaves the most valuable hand
because-hand-value-take = beating would cost too much
because-hand-value-pass-on = the hand loses little value by passing on
because-greedy-group = it sheds the most plain cards of one rank
because-greedy-cover = the cheapest way to beat everything
because-greedy-transfer = passing on comes first
because-greedy-take = it can’t beat everything
because-greedy-throw = it throws in every plain card that fits
because-greedy-pass = no plain card fits
because-fuzzy-choice-beat = its hand looks good enough after beating
because-fuzzy-choice-pass-on = its hand looks good enough after passing on
because-fuzzy-choice-take = the cards on the table are worth having
because-fuzzy-choice-bad = its tables call for a bad card
because-fuzzy-choice-medium = its tables call for a medium card
because-fuzzy-choice-good = its tables call for a good card
because-fuzzy-choice-add = its tables say to throw in
because-fuzzy-choice-pass = its tables say to keep the cards
because-master-weighed = the safest choice
because-master-judged = the safest choice
because-master-lines = its best line from here is the safest
because-master-redeal = the safer choice
because-master-won = it wins from here, calculated to the end
because-master-drawn = it draws from here, calculated to the end
because-master-lost = it’s lost, but the opponent can still go wrong
because-apprentice-erred = this level makes mistakes now and then
because-reversi-greatest-gain = it gains the most at once
because-reversi-greatest-gain-less-reply = it gains the most after the best reply
because-reversi-greatest-gain-in-plies = it gains the most, looking { $plies ->
    [one] one ply
   *[other] { $plies } plies
} ahead
because-engine-searched = it’s best, looking { $depth ->
    [one] one ply
   *[other] { $depth } plies
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
unit-chance = Deals where it isn’t the fool, %
unit-judged = Estimated chance not to be fool, %
unit-proved = Proven: 0 lost, 50 drawn, 100 won
unit-discs = Expected disc difference

## Values: after a reason (worth), and on their own (amount)

worth-potential = leaving a hand worth { $value } a card
amount-potential = { $value } a card
worth-cards-left = leaving { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
amount-cards-left = { $value ->
    [one] { $value } card
   *[other] { $value } cards
} left
worth-hand-value = hand value { $value ->
    [one] { $value } point
   *[other] { $value } points
}
amount-hand-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
worth-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
amount-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
worth-votes = { $value } % of samples
amount-votes = { $value } % of samples
worth-chance = not the fool in { $value } % of simulated deals
amount-chance = not the fool in { $value } %
worth-judged = an estimated { $value } % chance of not being the fool
amount-judged = { $value } % chance
amount-proved = { $value ->
    [0] proven loss
    [50] proven draw
   *[100] proven win
}
worth-discs = expected disc difference { $value }
amount-discs = { $value ->
    [one] { $value } disc
   *[other] { $value } discs
}
amount-at-most = at most { $amount }
amount-at-least = at least { $amount }

## Differences: the runner-up has $runner, the chosen action $chosen

contrast-cards-taken = { $runner } cards picked up instead of { $chosen }
contrast-cards-taken-closed = { $way ->
    [less] fewer cards picked up
   *[more] more cards picked up
}
contrast-trumps-kept = { $runner } trumps left when the talon runs out instead of { $chosen }
contrast-trumps-kept-closed = { $way ->
    [less] fewer trumps left when the talon runs out
   *[more] more trumps left when the talon runs out
}
contrast-leads-last = a { $runner } chance of leading the last bout instead of { $chosen }
contrast-leads-last-closed = { $way ->
    [less] a lower chance of leading the last bout
   *[more] a higher chance of leading the last bout
}
contrast-attack-beaten = a { $runner } chance that the attack is beaten instead of { $chosen }
contrast-attack-beaten-closed = { $way ->
    [less] a lower chance that the attack is beaten
   *[more] a higher chance that the attack is beaten
}
contrast-pairs-kept = { $runner } pairs kept instead of { $chosen }
contrast-pairs-kept-closed = { $way ->
    [less] fewer pairs kept
   *[more] more pairs kept
}
contrast-highest-trump = a highest trump spent of rank { $runner } instead of { $chosen } (a two counts 1)
contrast-highest-trump-closed = { $way ->
    [less] lower trumps spent
   *[more] higher trumps spent
}
contrast-trumps-spent = { $runner } trumps spent instead of { $chosen }
contrast-trumps-spent-closed = { $way ->
    [less] fewer trumps spent
   *[more] more trumps spent
}
contrast-hand-at-end = { $runner } cards in hand when the talon runs out instead of { $chosen }
contrast-hand-at-end-closed = { $way ->
    [less] fewer cards in hand when the talon runs out
   *[more] more cards in hand when the talon runs out
}
contrast-high-kept = { $runner } plain kings and aces left when the talon runs out instead of { $chosen }
contrast-high-kept-closed = { $way ->
    [less] fewer plain kings and aces left when the talon runs out
   *[more] more plain kings and aces left when the talon runs out
}
contrast-cards-known = { $runner } cards known to the others instead of { $chosen }
contrast-cards-known-closed = { $way ->
    [less] fewer cards known to the others
   *[more] more cards known to the others
}
contrast-others-take = { $runner } cards picked up by the others instead of { $chosen }
contrast-others-take-closed = { $way ->
    [less] fewer cards picked up by the others
   *[more] more cards picked up by the others
}
contrast-bouts-led = { $runner } bouts led instead of { $chosen }
contrast-bouts-led-closed = { $way ->
    [less] fewer bouts led
   *[more] more bouts led
}
contrast-mobility = a mobility difference of { $runner } instead of { $chosen } after { $after ->
    [one] one ply
   *[other] { $after } plies
}
contrast-corners = a corner difference of { $runner } instead of { $chosen } after { $after ->
    [one] one ply
   *[other] { $after } plies
}
contrast-stable = a stable-disc difference of { $runner } instead of { $chosen } after { $after ->
    [one] one ply
   *[other] { $after } plies
}
contrast-frontier = a frontier-disc difference of { $runner } instead of { $chosen } after { $after ->
    [one] one ply
   *[other] { $after } plies
}
contrast-parity = { $runner } odd regions instead of { $chosen } after { $after ->
    [one] one ply
   *[other] { $after } plies
}

## Counterfactuals: changes that would have changed the decision

change-card = With { $other } instead of { $card }
change-trump = With { $other } instead of { $card }
change-card-gone = With { $other } instead of { $card } ({ $card } in the discard)
change-card-held = With { $other } instead of { $card } ({ $card } in another player’s hand)
change-attack = If { $other } had been played instead of { $card }
change-talon-shorter = With { $count ->
    [one] one card
   *[other] { $count } cards
} fewer in the talon
change-talon-longer = With { $count ->
    [one] one card
   *[other] { $count } cards
} more in the talon
change-hand-smaller = If seat { $seat } held one card fewer, { $count } in all
change-flipped = With the disc on { $square } flipped
change-removed = With { $square } empty
change-parameter = With “{ $parameter }” at { $value } instead of { $now }

# The reasons of opponents in a sentence or two.
# Parts begin small: whoever puts sentences together writes the first letter large.
# $deed, $other, $then, $because, $worth, $amount, $error, $fact, $change are texts from here.

## The sentence: what was done and why, and what came next

reason-deed = { $deed }. { $rule }
untold = Decides without telling why.
reason-hidden = Its rule would name a card that is hidden.
reason-undisclosed = What it would play is hidden, and so is why.
reason-chosen = { $deed }: { $because }.
reason-chosen-worth = { $deed }: { $because }, { $worth }.
reason-next = Next best: { $other }, { $amount }.
reason-next-trump = { $other } would have spent a trump: { $amount }.
reason-next-fact = Next best: { $other }, { $amount }, with { $fact }.
reason-next-loosely = { $other } looked better, { $amount }; at this level it does not always choose the best.
reason-next-closed = Next best: { $other }.
reason-next-in-order = Next in its order: { $other }.
reason-differs = { $other } would mean { $fact }.
reason-tie = { $other } would be as good: { $amount }.
reason-tie-within-error = { $other } is as good, as far as can be told: { $amount }, give or take { $error }.
reason-tie-closed = { $other } would be as good.
reason-otherwise = { $change }, the choice would have been: { $then }.

## What is done, and what might be done instead

deed-attack = leads { $cards }
instead-attack = { $hidden ->
    [plain] leading another plain card
    [trump] leading a trump
    [several] leading several cards of one rank
   *[no] leading { $cards }
}
deed-beat = beats { $attacks } with { $cards }
instead-beat = { $hidden ->
    [plain] beating { $attacks } with another plain card
    [trump] beating { $attacks } with a trump
    [several] beating { $attacks } with other cards
   *[no] beating { $attacks } with { $cards }
}
deed-transfer = passes the attack on with { $cards }
instead-transfer = { $hidden ->
    [plain] passing the attack on with a plain card
    [trump] passing the attack on with a trump
    [several] passing the attack on
   *[no] passing the attack on with { $cards }
}
deed-show = passes the attack on by showing { $cards }
instead-show = { $hidden ->
    [plain] passing the attack on
    [trump] passing the attack on by showing a trump
    [several] passing the attack on
   *[no] passing the attack on by showing { $cards }
}
deed-throw = throws in { $cards }
instead-throw = { $hidden ->
    [plain] throwing in another plain card
    [trump] throwing in a trump
    [several] throwing in other cards
   *[no] throwing in { $cards }
}
deed-pass = throws in nothing
instead-pass = throwing in nothing
deed-take = takes
instead-take = taking
deed-redeal = asks for a new deal
instead-redeal = asking for a new deal
deed-keep = keeps its hand
instead-keep = keeping the hand
deed-place = places on { $square }
instead-place = placing on { $square }
deed-pass-turn = passes
instead-pass-turn = passing
deed-nothing = does nothing
instead-nothing = doing nothing
deed-plan = plays { $plan }
instead-plan = playing { $plan }
instead-hidden = something that is hidden

## Why: the words for a label or a rule

because-potential-keep-hand = its hand has more potential than a deck on average
because-potential-new-hand = a deck has more potential on average than its hand
because-potential-lowest-plain = it is its lowest plain card
because-potential-equal-cards = these are cards of one rank
because-potential-lowest-trump = it is its lowest trump
because-potential-awkward-suit = the suit is awkward for the defender
because-potential-add = it can spare the card
because-potential-pass = no card is worth throwing in
because-potential-suit = it is the lowest card of the suit that does it
because-potential-trump = it is the lowest trump that does it
because-potential-trump-of-rank = it is the trump of the same rank
because-potential-transfer = passing the attack on costs least
because-potential-take = beating would cost too much while the end is far
because-hand-value-lead-card = the rest is worth most after it
because-hand-value-add = the hand loses little by it
because-hand-value-pass = every card would cost more than may be lost
because-hand-value-beat-card = the rest is worth most after it
because-hand-value-take = beating would cost too much
because-hand-value-pass-on = the hand loses little by passing the attack on
because-greedy-group = it sheds most plain cards of one rank
because-greedy-cover = it is the cheapest way to beat all
because-greedy-transfer = passing the attack on comes first
because-greedy-take = not everything can be beaten
because-greedy-throw = it throws in every plain card that fits
because-greedy-pass = no plain card fits
because-fuzzy-choice-beat = after beating the hand looks good enough
because-fuzzy-choice-pass-on = after passing the attack on the hand looks good enough
because-fuzzy-choice-take = what lies there is worth having
because-fuzzy-choice-bad = its tables ask for a bad card
because-fuzzy-choice-medium = its tables ask for a medium card
because-fuzzy-choice-good = its tables ask for a good card
because-fuzzy-choice-add = its tables ask for adding a card
because-fuzzy-choice-pass = its tables ask for keeping the cards
because-master-weighed = it becomes the fool least often this way
because-master-judged = it becomes the fool least often this way
because-master-lines = its best line from here leaves it the fool least often
because-master-redeal = it becomes the fool less often this way
because-master-won = it is won from here, counted to the end
because-master-drawn = it is a draw from here, counted to the end
because-master-lost = all is lost, and this way the other may still err
because-apprentice-erred = at this level it errs now and then
because-reversi-greatest-gain = it gains most at once
because-reversi-greatest-gain-less-reply = it gains most after the best reply is taken off
because-reversi-greatest-gain-in-plies = it gains most, looking { $plies -> 
    [one] one ply
   *[other] { $plies } plies
} ahead
because-engine-searched = it is best, looking { $depth ->
    [one] one ply
   *[other] { $depth } plies
} ahead
because-engine-erred = it looked good enough
because-engine-solved = it is best, played out to the end
because-engine-book = it is in the book of openings
because-engine-takes-corner = it takes a corner
because-engine-gives-corner = it is best although it opens a corner
because-engine-leaves-no-reply = it leaves the other side nothing to place
because-engine-leaves-few-replies = it leaves the other side little choice
because-engine-makes-stable = it makes discs safe for good
because-engine-keeps-parity = it goes into a region with an odd number of empty squares

## What bars mean, with the unit

unit-potential = Potential of what remains, a card
unit-cards-left = Cards that remain
unit-hand-value = Value of the hand, points
unit-points = Balance, points
unit-votes = Samples that speak for it, %
unit-chance = Deals in which it stays no fool, %
unit-judged = Estimated chance not to be the fool, %
unit-proved = Proved: 0 is lost, 50 drawn, 100 won
unit-discs = Balance expected, discs

## What it is worth: after a reason, and by itself

worth-potential = and what remains is worth { $value } a card
amount-potential = { $value } a card
worth-cards-left = which leaves { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
amount-cards-left = { $value ->
    [one] { $value } card
   *[other] { $value } cards
} left
worth-hand-value = at { $value ->
    [one] { $value } point
   *[other] { $value } points
}
amount-hand-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
worth-points = at { $value ->
    [one] { $value } point
   *[other] { $value } points
}
amount-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
worth-votes = in { $value } % of the samples
amount-votes = { $value } % of the samples
worth-chance = and stays no fool in { $value } % of the deals played out
amount-chance = no fool in { $value } % of them
worth-judged = with an estimated chance of { $value } % not to be the fool
amount-judged = a chance of { $value } %
amount-proved = { $value ->
    [0] a loss, proved
    [50] a draw, proved
   *[100] a win, proved
}
worth-discs = with a balance of { $value ->
    [one] { $value } disc
   *[other] { $value } discs
}
amount-discs = a balance of { $value ->
    [one] { $value } disc
   *[other] { $value } discs
}
amount-at-most = at most: { $amount }
amount-at-least = at least: { $amount }

## What separates the two: a part of the sentence about the runner-up, which has $runner of it, and what was chosen $chosen

fact-cards-taken = { $runner } cards taken instead of { $chosen }
fact-cards-taken-closed = { $way ->
    [less] fewer cards taken
   *[more] more cards taken
}
fact-trumps-kept = { $runner } trumps kept to the end of the talon instead of { $chosen }
fact-trumps-kept-closed = { $way ->
    [less] fewer trumps kept to the end of the talon
   *[more] more trumps kept to the end of the talon
}
fact-leads-last = the lead of the last bout in { $runner } instead of { $chosen } of all deals
fact-leads-last-closed = { $way ->
    [less] the lead of the last bout less often
   *[more] the lead of the last bout more often
}
fact-attack-beaten = the attack beaten in { $runner } instead of { $chosen } of all deals
fact-attack-beaten-closed = { $way ->
    [less] the attack beaten less often
   *[more] the attack beaten more often
}
fact-pairs-kept = { $runner } pairs kept together instead of { $chosen }
fact-pairs-kept-closed = { $way ->
    [less] fewer pairs kept together
   *[more] more pairs kept together
}
fact-highest-trump = a highest trump spent of rank { $runner } instead of { $chosen }, the two counting 1
fact-highest-trump-closed = { $way ->
    [less] lower trumps spent
   *[more] higher trumps spent
}
fact-trumps-spent = { $runner } trumps spent instead of { $chosen }
fact-trumps-spent-closed = { $way ->
    [less] fewer trumps spent
   *[more] more trumps spent
}
fact-hand-at-end = { $runner } cards in hand when the talon ends instead of { $chosen }
fact-hand-at-end-closed = { $way ->
    [less] fewer cards in hand when the talon ends
   *[more] more cards in hand when the talon ends
}
fact-high-kept = { $runner } plain kings and aces kept to the end of the talon instead of { $chosen }
fact-high-kept-closed = { $way ->
    [less] fewer plain kings and aces kept to the end of the talon
   *[more] more plain kings and aces kept to the end of the talon
}
fact-cards-known = { $runner } cards that the others know instead of { $chosen }
fact-cards-known-closed = { $way ->
    [less] fewer cards that the others know
   *[more] more cards that the others know
}
fact-others-take = { $runner } cards taken by the others instead of { $chosen }
fact-others-take-closed = { $way ->
    [less] fewer cards taken by the others
   *[more] more cards taken by the others
}
fact-bouts-led = { $runner } bouts led instead of { $chosen }
fact-bouts-led-closed = { $way ->
    [less] fewer bouts led
   *[more] more bouts led
}
fact-mobility = a balance of { $runner } instead of { $chosen } in squares to place on after { $after ->
    [one] one ply
   *[other] { $after } plies
}
fact-corners = a balance of { $runner } instead of { $chosen } in corners after { $after ->
    [one] one ply
   *[other] { $after } plies
}
fact-stable = a balance of { $runner } instead of { $chosen } in discs that are safe for good after { $after ->
    [one] one ply
   *[other] { $after } plies
}
fact-frontier = a balance of { $runner } instead of { $chosen } in discs beside empty squares after { $after ->
    [one] one ply
   *[other] { $after } plies
}
fact-parity = a balance of { $runner } instead of { $chosen } in odd regions after { $after ->
    [one] one ply
   *[other] { $after } plies
}

## What would have had to be otherwise

change-card = With { $other } instead of { $card }
change-trump = With { $other } instead of { $card }
change-card-gone = With { $other } instead of { $card }, which would be gone
change-card-held = With { $other } instead of { $card }, which another would hold
change-attack = Had { $other } been played instead of { $card }
change-talon-shorter = With { $count ->
    [one] one card
   *[other] { $count } cards
} fewer in the talon
change-talon-longer = With { $count ->
    [one] one card
   *[other] { $count } cards
} more in the talon
change-hand-smaller = With one card fewer in the hand of seat { $seat }, { $count } in all
change-turned = With the disc on { $square } turned
change-emptied = With { $square } empty
change-parameter = With { $value } instead of { $now } for «{ $parameter }»

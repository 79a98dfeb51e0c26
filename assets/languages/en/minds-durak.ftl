# Why the Durak opponents did what they did.

## random

random-any = Picked at random: { $count ->
    [one] there was only one possibility.
   *[other] any of { $count } possibilities was as good as the others.
}

## lowest

lowest-keep = Always keeps the hand it was dealt.
lowest-lead = Leads its lowest card, { $card }; a trump only if it holds nothing else.
lowest-beat = Beats { $attack } with the lowest card that can, { $card }; a trump only if it must.
lowest-transfer = Nothing in hand beats { $attack }, so it passes the attack on.
lowest-take = Nothing in hand beats { $attack }, so it takes.
lowest-throw = Throws in the lowest plain card that fits, { $card }.
lowest-pass = No plain card fits, and it never throws in a trump.

## greedy

greedy-keep = Always keeps the hand it was dealt.
greedy-lead = Leads as many plain cards of one rank as it can; of equal groups the lowest.
greedy-lead-trump = Nothing but trumps in hand: leads the lowest, { $card }.
greedy-defend = Passes the attack on with a plain card if it may; else beats everything at the lowest price; else passes it on with a trump.
greedy-forced = Cannot beat everything, so it takes.
greedy-throw-in = Throws in every plain card that fits, the lowest first, and no trump.
greedy-group = Lead equal cards
greedy-cover = Beat everything
greedy-transfer = Pass the attack on
greedy-take = Take
greedy-throw = Throw in
greedy-pass = Throw in nothing
greedy-cards = cards shed
greedy-price = price

## potential

potential-keep = There is nothing to ask for: the hand stays.
potential-redeal = Asks for a new hand if the one it holds has less potential than the deck on average.
potential-keep-hand = Keep the hand
potential-new-hand = Ask for a new hand
potential-lead = Leads so that the cards left in hand have the greatest potential.
potential-shed-lead = The talon is empty: leads so that as few cards as possible remain.
potential-lowest-plain = Lowest plain card
potential-equal-cards = Cards of one rank
potential-lowest-trump = Lowest trump
potential-awkward-suit = Suit awkward for the defender
potential-throw = Throws in a card if the hand gains enough by it; how much is enough depends on the taste for risk and on how near the end is.
potential-shed-throw = The talon is empty: throws in all it may.
potential-add = Throw in
potential-pass = Throw in nothing
potential-forced = Not everything can be beaten: it has to take.
potential-beat = Beats so that the cards left have the greatest potential; takes if even that would cost too much while the end is far.
potential-late-beat = The end is near: beats what it can, so that the cards left have the greatest potential.
potential-shed-beat = The talon is empty: never takes what it can beat.
potential-suit = Lowest card of the suit
potential-trump = Lowest trump
potential-trump-of-rank = Trump of the same rank
potential-transfer = Pass the attack on
potential-take = Take
potential-now = potential now
potential-after = potential after
potential-cards-left = cards left
potential-talon-share = share of the talon left
potential-least-gain = gain asked for

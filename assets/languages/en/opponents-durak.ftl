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
potential-throw = Throws in a card if the hand gains enough by it, or loses little enough; how much depends on the taste for risk and on how near the end is.
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
potential-least-gain = gain asked for (below 0, loss allowed)
potential-awkward = weight of the awkward suit

## greedy, lowest, potential

opponent-lowest = Lowest
opponent-lowest-line = Always the cheapest card
opponent-lowest-about = Leads its lowest card, beats with the lowest that will do, plain cards before trumps, takes only if it must, and throws in its lowest plain card. Most simple programs play like this.
opponent-greedy = Greedy
opponent-greedy-line = Gets rid of as much as it can
opponent-greedy-about = Leads its largest group of equal plain cards, beats as cheaply as the whole table allows, and throws in every plain card that fits.
opponent-potential = Potential
opponent-potential-line = Keeps its hand strong, then empties it
opponent-potential-about = Values every alternative by the relative potential of the cards that would remain: M = (1/n) Σ (rᵢ + 9·kᵢ), where r is the rank from one upwards and k is 1 for a trump. Once the talon is gone it changes tactics and sheds cards instead.

## hand-value

opponent-hand-value = Value of the hand
opponent-hand-value-line = Knows what every hand is worth
opponent-hand-value-about = Adds up its hand: from −600 for a two to 600 for an ace, 1300 more for a trump, something for cards of one rank, less for uneven suits and for holding many cards. It plays the card after which the sum is greatest, of equals the one that it drew first, and takes when beating would cost too much. It counts no cards.
opponent-hand-value-published = Value as programmed
opponent-hand-value-published-line = OpenFool, decision for decision
opponent-hand-value-published-about = The author’s own program, OpenFool (MIT licence), decision for decision. Otherwise than in the text, ranks are counted from the middle of the deck, each part of the sum is cut to a whole number, cards of one rank count a hundredth of that, and a hand’s share of all cards is divided as whole numbers, so that neither pairs nor the size of the hand matter much.

hand-value-keep = There is nothing to ask for: the hand stays.
hand-value-redeal = No trump, and all cards but one at most of one suit: asks for a new hand.
hand-value-keep-hand = There is a trump, or more than one card of other suits: the hand stays.
hand-value-lead = Leads the card after which the rest, with what may follow it, is worth most.
hand-value-lead-card = Lead
hand-value-throw = Throws in the best card if the hand loses no more by it than the talon allows.
hand-value-add = Throw in
hand-value-pass = Throw in nothing
hand-value-forced = It has no card that beats the attack: it has to take.
hand-value-beat = Beats the first attack so that the rest is worth most; takes if even that would cost too much, both in itself and compared with taking.
hand-value-late-beat = The talon is empty: beats the first attack if it can, so that the rest is worth most.
hand-value-beat-card = Beat
hand-value-take = Take
hand-value-transfer = Passes the attack on: the hand loses little by it.
hand-value-pass-on = Pass the attack on, reckoned without the cards of that rank
hand-value-now = value of the hand now
hand-value-ranks = ranks
hand-value-trumps = trumps
hand-value-equals = cards of one rank
hand-value-suits = uneven suits
hand-value-number = number of cards
hand-value-out = out of play
hand-value-follow-up = equal cards to follow
hand-value-on-table = rank already on the table
hand-value-with-table = value with the table
hand-value-loss-allowed = loss allowed
hand-value-bar = least that must remain

## What can be changed about an opponent

parameter-trump_bonus = What a trump counts more
parameter-risk = Taste for risk
parameter-sharp_drop = Loss at which to take
parameter-finale = Share of the talon at which the end begins
parameter-awkward = Weight of the suit awkward for the defender
parameter-pair_scale = Unit for cards of one rank
parameter-imbalance = Penalty for uneven suits
parameter-many_cards = Penalty for many cards
parameter-throw_loss = Loss allowed by throwing in
parameter-throw_talon = … less for each card of the talon
parameter-beat_loss = Loss allowed by beating
parameter-take_loss = Loss allowed compared with taking
parameter-take_talon = … less for each card of the talon
parameter-on_table = Bonus for a rank on the table
parameter-transfer_loss = Loss allowed by passing the attack on

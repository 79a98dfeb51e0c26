# Reasons of the Durak opponents.

## random

random-any = Picked at random: { $count ->
    [one] there was only one option.
   *[other] all { $count } options were equally good.
}

## lowest

lowest-keep = Always keeps the hand it was dealt.
lowest-lead = Leads its lowest card, { $card }; a trump only if it holds nothing else.
lowest-beat = Beats { $attack } with its lowest card that can, { $card }; a trump only if it must.
lowest-transfer = Can’t beat { $attack }, so it passes the attack on.
lowest-take = Can’t beat { $attack }, so it picks up.
lowest-throw = Throws in the lowest plain card that fits, { $card }.
lowest-pass = No plain card fits, and it never throws in a trump.

## greedy

greedy-keep = Always keeps the hand it was dealt.
greedy-lead = Leads as many plain cards of one rank as it can; among equally large groups, the lowest.
greedy-lead-trump = Holds only trumps: leads the lowest, { $card }.
greedy-defend = Passes the attack on with a plain card if it may. Otherwise it beats everything as cheaply as it can; if it can’t, it passes on with a trump.
greedy-forced = Can’t beat everything, so it picks up.
greedy-throw-in = Throws in every plain card that fits, lowest first, but no trumps.
greedy-group = Lead a set
greedy-cover = Beat everything
greedy-transfer = Pass the attack on
greedy-take = Pick up
greedy-throw = Throw in
greedy-pass = Don’t throw in
greedy-cards = cards shed
greedy-price = value spent

## potential

potential-keep = No redeal to ask for: it keeps its hand.
potential-redeal = Asks for a new deal if its hand has less potential than the deck’s average.
potential-keep-hand = Keep the hand
potential-new-hand = Ask for a new deal
potential-lead = Leads whatever leaves the hand with the most potential.
potential-shed-lead = The talon is empty: leads whatever leaves the fewest cards.
potential-lowest-plain = Lowest plain card
potential-equal-cards = Cards of one rank
potential-lowest-trump = Lowest trump
potential-awkward-suit = Suit awkward for the defender
potential-throw = Throws in a card if its hand gains enough, or loses little enough. How much depends on its taste for risk and on how close the end is.
potential-shed-throw = The talon is empty: throws in everything it can.
potential-add = Throw in
potential-pass = Don’t throw in
potential-forced = Can’t beat everything, so it has to pick up.
potential-beat = Beats with whatever leaves the most potential. Picks up if even that costs too much while the end is far off.
potential-late-beat = The end is near: beats what it can, leaving as much potential as possible.
potential-shed-beat = The talon is empty: never picks up what it can beat.
potential-suit = Lowest card of the same suit
potential-trump = Lowest trump
potential-trump-of-rank = Trump of the same rank
potential-transfer = Pass the attack on
potential-take = Pick up
potential-now = potential now
potential-at-attack = potential when attacked
potential-after = potential after
potential-cards-left = cards left
potential-talon-share = share of the talon left
potential-least-gain = gain required (below 0: loss allowed)
potential-awkward = weight of the awkward suit

## greedy, lowest, potential

opponent-lowest = Lowest
opponent-lowest-line = Always the cheapest card
opponent-lowest-about = Leads its lowest card, beats with the lowest that works, and plays plain cards before trumps. It picks up only if it must, and throws in its lowest plain card. Most simple programs play like this.
opponent-greedy = Greedy
opponent-greedy-line = Gets rid of as many cards as it can
opponent-greedy-about = Leads its largest group of plain cards of one rank, beats the whole table as cheaply as it can, and throws in every plain card that fits.
opponent-potential = Potential
opponent-potential-line = Keeps its hand strong, then empties it
opponent-potential-about = Likes high ranks and trumps: it rates each option by the average value of the cards it would have left. Once the talon has run out, it just sheds cards.

## hand-value

opponent-hand-value = Value of the hand
opponent-hand-value-line = Knows what every hand is worth
opponent-hand-value-about = Adds up its hand: from −600 for a two to 600 for an ace, 1300 more for a trump, a bonus for cards of one rank, a penalty for uneven suits and for many cards. It plays the card that leaves the highest total (between equals, the one it drew first), and picks up if beating would cost too much. It doesn’t count cards.
opponent-hand-value-published = Value as programmed
opponent-hand-value-published-line = OpenFool, decision for decision
opponent-hand-value-published-about = The author’s own program, OpenFool (MIT licence), decision for decision. It differs from the article’s words: ranks are counted from the middle of the deck, and the bonus for cards of one rank is a hundredth, as in the code that the article prints. The hand’s share of all cards is an integer division, so neither pairs nor the size of the hand matter much.

hand-value-keep = No redeal to ask for: it keeps its hand.
hand-value-redeal = No trump, and at most one card outside one suit: asks for a new deal.
hand-value-keep-hand = It has a trump, or more than one card of other suits: it keeps its hand.
hand-value-lead = Leads the card that leaves the most valuable hand, counting what may follow it.
hand-value-lead-card = Lead
hand-value-throw = Throws in its best card if the hand loses no more than the talon allows.
hand-value-add = Throw in
hand-value-pass = Don’t throw in
hand-value-forced = Has no card that beats the attack, so it has to pick up.
hand-value-beat = Beats the first attack with the card that leaves the most valuable hand. Picks up if even that costs too much, both on its own and compared with picking up.
hand-value-late-beat = The talon is empty: beats the first attack if it can, leaving the most valuable hand.
hand-value-beat-card = Beat
hand-value-take = Pick up
hand-value-transfer = Passes the attack on: the hand loses little value.
hand-value-pass-on = Pass the attack on (ignoring the cards of that rank)
hand-value-now = value of the hand now
hand-value-ranks = ranks
hand-value-trumps = trumps
hand-value-equals = cards of one rank
hand-value-suits = uneven suits
hand-value-number = number of cards
hand-value-out = out (no cards left)
hand-value-follow-up = same rank to follow
hand-value-on-table = rank already on the table
hand-value-with-table = value with the table
hand-value-loss-allowed = loss allowed
hand-value-bar = minimum to be left

## Parameters of opponents

parameter-trump_bonus = Bonus for a trump
parameter-risk = Taste for risk
parameter-sharp_drop = Loss at which it picks up
parameter-finale = Share of the talon at which the end begins
parameter-awkward = Weight of the suit awkward for the defender
parameter-pair_scale = Unit for cards of one rank: 100 as the article’s words suggest, 1 as in its code
parameter-imbalance = Penalty for uneven suits
parameter-many_cards = Penalty for many cards
parameter-throw_loss = Loss allowed when throwing in
parameter-throw_talon = … less for each card in the talon
parameter-beat_loss = Loss allowed when beating
parameter-take_loss = Loss allowed compared with picking up
parameter-take_talon = … less for each card in the talon
parameter-on_table = Bonus for a rank on the table
parameter-transfer_loss = Loss allowed when passing the attack on

# The reason that a coach would give, in one sentence of at most 18 words: the action and one cause.
# $action is a text that starts in lower case; the app capitalises the start of each sentence. $point is a text
# from this file. It also stands alone: “This keeps Q♠ for later.”
# In causes, “this” is the action. $subject names cards or squares; $known says whether the reader may see them.

## Headlines

headline = { $action }: { $point }.
headline-worth = { $action }: { $point } ({ $worth }).
point = { $point }.
point-worth = { $point } ({ $worth }).

point-only-action = it’s the only legal move
point-symmetric = all moves are the same here, turned or mirrored
point-book = a move from the opening book
point-all-win = already won, any of these wins
point-all-draw = a draw with best play, whatever is chosen
point-all-lose = already lost, unless the other side goes wrong
point-close-call = close call, nothing is clearly better
point-deep-tactic = deep tactic, the point only shows later
point-deep-tactic-on-move = deep tactic, the point comes on move { $move }
point-own-rule = its own rule says so

## Values of the action and of the alternative, by unit

compared-chance = { $chosen }% vs { $instead }%
compared-proved = { $chosen ->
    [100] a win
    [50] a draw
   *[other] a loss
} instead of { $instead ->
    [100] a win
    [50] a draw
   *[other] a loss
}
compared-judged = { $chosen }% vs { $instead }%
compared-discs = { $chosen } vs { $instead }
answer-chance = Safe in { $instead }% of deals, not { $chosen }%.
answer-proved = { $instead ->
    [100] That wins, too.
    [50] That only draws.
   *[other] That loses.
}
answer-judged = An estimated { $instead }% chance of being safe, not { $chosen }%.
answer-discs = The final margin would be { $instead ->
    [one] { $instead } disc
   *[other] { $instead } discs
}, not { $chosen }.
answer-potential = That would leave a hand worth { $instead } a card, not { $chosen }.
answer-cards-left = That would leave { $instead ->
    [one] { $instead } card
   *[other] { $instead } cards
}, not { $chosen }.
answer-hand-value = The hand would then be worth { $instead ->
    [one] { $instead } point
   *[other] { $instead } points
}, not { $chosen }.
answer-points = That gains { $instead ->
    [one] { $instead } point
   *[other] { $instead } points
}, not { $chosen }.
answer-votes = That is right in { $instead }% of the samples, not { $chosen }%.

## Why not the alternative?

headline-why-not = { $question } { $answer }
headline-why-not-close = { $question } It’s about as good ({ $worth }).
# About the move that the reader would have played.
reader-as-good = Your move is just as good.
reader-close = Your move is about as good.
reader-about-as-good = Your move is about as good ({ $worth }).

why-not-attack = Why not lead { $cards }?
why-not-beat = Why not beat { $attacks } with { $cards }?
why-not-transfer = Why not pass the attack on with { $cards }?
why-not-show = Why not pass the attack on by showing { $cards }?
why-not-throw = Why not throw in { $cards }?
why-not-pass = Why not hold back?
why-not-take = Why not pick up?
why-not-redeal = Why not ask for a new deal?
why-not-keep = Why not keep the hand?
why-not-place = Why not { $square }?
why-not-pass-turn = Why not pass?
why-not-nothing = Why not do nothing?
why-not-plan = Why not { $plan }?

## What to do

advice-attack = lead { $cards }
advice-beat = beat { $attacks } with { $cards }
advice-transfer = pass the attack on with { $cards }
advice-show = pass the attack on by showing { $cards }
advice-throw = throw in { $cards }
advice-pass = don’t throw in
advice-take = pick up
advice-redeal = ask for a new deal
advice-keep = keep your hand
advice-place = play { $square }
advice-pass-turn = pass
advice-nothing = do nothing
advice-plan = play { $plan }

## Rules of thumb: “With a low trump to spare, picking up would be better.”

thumb = { $change }, { $then } would be better.
thumb-spare-low-trump = with a low trump to spare
thumb-spare-high-trump = with a high trump to spare
thumb-one-trump-fewer = with one trump fewer
thumb-higher-trump = with a higher trump
thumb-lower-trump = with a lower trump
thumb-plain-card-that-beats = with a plain card that beats it
thumb-another-pair = with one more pair
thumb-one-pair-fewer = with one pair fewer
thumb-against-a-trump = against a trump
thumb-against-a-plain-card = against a plain card
thumb-against-a-lower-card = against a lower card
thumb-against-a-higher-card = against a higher card
thumb-against-another-suit = against a card of another suit
thumb-shorter-talon = closer to the end of the talon
thumb-longer-talon = with more cards left in the talon
thumb-smaller-hand = if another player held fewer cards
thumb-corner-own = with the corner { $square } already won
thumb-corner-theirs = with the corner { $square } already lost
thumb-then-lead-several = leading several cards
thumb-then-lead-a-trump = leading a trump
thumb-then-lead-a-plain-card = leading a plain card
thumb-then-beat-with-a-trump = beating with a trump
thumb-then-beat-with-a-plain-card = beating with a plain card
thumb-then-pass-the-attack-on = passing the attack on
thumb-then-throw-in-a-trump = throwing in a trump
thumb-then-throw-in-a-plain-card = throwing in a plain card
thumb-then-hold-back = not throwing in
thumb-then-pick-up = picking up
thumb-then-new-deal = asking for a new deal
thumb-then-keep-the-hand = keeping the hand
thumb-then-place = playing { $square }

## Causes in Durak

cause-durak-lone-high-trump = { $known ->
    [yes] this keeps { $subject }, the highest trump left
   *[no] this keeps the highest trump left
}
cause-durak-spend-trumps-late = { $known ->
    [yes] this keeps { $subject } for later
   *[no] this keeps a trump for later
}
cause-durak-spend-lower-trump = { $known ->
    [yes] this keeps the higher trump, { $subject }
   *[no] this keeps a higher trump
}
cause-durak-keep-pairs = { $known ->
    [yes] this keeps { $subject } together
   *[no] this keeps cards of one rank together
}
cause-durak-lead-low = { $known ->
    [yes] low cards first, and { $subject } can still beat something
   *[no] low cards first, and high ones can still beat something
}
cause-durak-lead-several = several cards at once are harder to beat
cause-durak-keep-high-cards = { $known ->
    [yes] this keeps { $subject } to beat with
   *[no] this keeps a high card to beat with
}
cause-durak-draw-out-trumps = beating it costs them a trump
cause-durak-throw-in-to-strip = every card they have to beat wears them down
cause-durak-load-the-taker = they’re picking up anyway, so they take this too
cause-durak-hold-back = { $known ->
    [yes] { $subject } { $count ->
        [one] is
       *[other] are
    } worth more later
   *[no] the card is worth more later
}
cause-durak-take-good-cards = { $known ->
    [yes] this gains { $subject }
   *[no] this gains good cards
}
cause-durak-take-early = { $known ->
    [yes] beating would cost { $subject }
   *[no] beating would cost a good card
}
cause-durak-beat-rather = picking up would fill the hand and cost the next attack
cause-durak-close-ranks = this opens no new rank to throw in
cause-durak-hard-to-beat = it’s harder to beat
cause-durak-beat-surely = what is thrown in next is easier to beat
cause-durak-who-leads-last = this wins the decisive lead
cause-durak-leads-last = this is more likely to lead the last bout
cause-durak-keep-the-lead = this is more likely to win the next lead
cause-durak-lead-more = this leads more bouts later on
cause-durak-others-pick-up = an opponent is more likely to pick up
cause-durak-fewer-cards-taken = there’ll be less to pick up later
cause-durak-more-trumps-left = this leaves stronger trumps
cause-durak-stronger-hand = this leaves a stronger hand
cause-durak-their-trumps = it costs the other side more trumps
cause-durak-fewer-cards-left = this leaves fewer cards when the talon runs out
cause-durak-pairs-left = this leaves more pairs
cause-durak-fewer-cards-known = it gives less of the hand away
cause-durak-count-the-last-bout = counting cards, this can be the last bout
cause-durak-counted-out = counted to the end
cause-durak-weak-hand = the hand is weaker than a new one would be
cause-durak-good-hand = a new hand would hardly be better

## Causes in Reversi

cause-reversi-take-corner = it takes a corner, which can never be flipped
cause-reversi-corners = { $instead } would give away { $subject }
cause-reversi-leave-corner = { $instead } would leave { $subject } open
cause-reversi-x-squares = { $instead } is an X square and puts { $subject } at risk
cause-reversi-c-squares = { $instead } is a C square and puts { $subject } at risk
cause-reversi-wedges = it wins the fight for the edge, where a wedge can’t be flipped
cause-reversi-no-wedge = { $instead } would let the other side wedge in on the edge
cause-reversi-edge-traps = { $instead } would leave an edge that can be broken open
cause-reversi-mobility = it leaves the other side fewer replies than { $instead }
cause-reversi-frontier = it leaves fewer of its discs next to empty squares than { $instead }
cause-reversi-stable-discs = more discs become safe for good
cause-reversi-tempo = the other side has no safe move left
cause-reversi-parity = it wins the last move in this region
cause-reversi-passes = the other side has to pass
cause-reversi-more-choice = it keeps more moves to choose from
cause-reversi-less-choice = the other side will have fewer moves to choose from
cause-reversi-safe-moves = it keeps more safe moves in hand
cause-reversi-fewer-safe-moves = the other side will have fewer safe moves left
cause-reversi-corner-later = it leads to a corner
cause-reversi-no-corner-later = it keeps the other side from a corner
cause-reversi-edges = it leads to more discs on the edges
cause-reversi-quiet-move = quiet move, it opens less for the other side than { $instead }
cause-reversi-exposed-later = it leaves fewer discs exposed later on
cause-reversi-more-stable = it leads to more discs that can’t be flipped
cause-reversi-last-moves = it gets the last moves in more regions
cause-reversi-forced-passes = it will make the other side pass
cause-reversi-count-out = counted to the end, it’s better
cause-reversi-wipe-out = it takes all the other side’s discs
cause-reversi-wiped-out = { $instead } would lose every disc

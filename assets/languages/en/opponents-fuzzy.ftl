# The fuzzy opponent, which decides by tables of words.

opponent-fuzzy = Fuzzy
opponent-fuzzy-line = Thinks in bad, medium and good
opponent-fuzzy-about = Rates cards and hands as bad, medium or good. It samples your hand and the cards to come two hundred times from the cards it hasn’t seen, looks up what to do in small tables each time, and goes with the majority. You can watch it think, and change its tables.

opponent-fuzzy-learned = Fuzzy, grown up
opponent-fuzzy-learned-line = The same, with self-taught tables
opponent-fuzzy-learned-about = The same opponent after some hundred thousand deals against itself. It changed its tables cell by cell, keeping a change only if it won more with it. Now it holds back its medium cards, and throws in far more when you’ve beaten than when you’re picking up.

parameter-samples = Samples of the unknown cards
parameter-late_by_opponent = Last leads: 0 uses the row of a good card, 1 only the opponent’s hand
parameter-terms_by_counting = Hands are named by: 0 their average strength, 1 the number of bad and good cards
parameter-column_before_drawing = Throwing in compares with the hand: 0 after drawing, 1 before drawing
parameter-medium_starts = Medium begins: shift of the curve
parameter-bad_ends = Bad ends: shift of the curve
parameter-good_starts = Good begins: shift of the curve
parameter-medium_ends = Medium ends: shift of the curve

fuzzy-quality-bad = bad
fuzzy-quality-medium = medium
fuzzy-quality-good = good

fuzzy-answer-beat = beat
fuzzy-answer-take = take
fuzzy-answer-bad = bad
fuzzy-answer-medium = medium
fuzzy-answer-good = good
fuzzy-answer-opponent = by opponent
fuzzy-answer-yes = yes
fuzzy-answer-no = no

fuzzy-table-beat = Beat or take
fuzzy-table-beat-rows = Hand after picking up
fuzzy-table-beat-columns = Hand after beating and drawing
fuzzy-table-lead = What to lead
fuzzy-table-lead-rows = Card expected from the talon
fuzzy-table-lead-columns = Own hand
fuzzy-table-lead_by_opponent = Lead by opponent’s hand
fuzzy-table-lead_by_opponent-rows = Card to lead
fuzzy-table-lead_by_opponent-columns = Opponent’s likely hand
fuzzy-table-add_to_taker = Throw in after a pick-up
fuzzy-table-add_to_taker-rows = Hand after throwing in and drawing
fuzzy-table-add_to_taker-columns = Hand without throwing in, after drawing
fuzzy-table-add_to_beater = Throw in after a beat
fuzzy-table-add_to_beater-rows = Hand after throwing in and drawing
fuzzy-table-add_to_beater-columns = Hand without throwing in, after drawing

fuzzy-keep = No redeal to ask for: it keeps its hand.
fuzzy-keep-hand = The hand isn’t bad: it keeps it.
fuzzy-redeal = The hand is bad: asks for a new one.
fuzzy-forced = Can’t beat everything, so it has to pick up.
fuzzy-late-beat = The talon is empty: never picks up what it can beat.
fuzzy-finish = Has started beating, so it goes on.
fuzzy-nothing-fits = No card fits.
fuzzy-lead = The next card from the talon looks { $row ->
    [bad] bad
    [medium] medium
   *[good] good
}, the hand is { $column ->
    [bad] bad
    [medium] medium
   *[good] good
}: leads { $led ->
    [bad] a bad
    [medium] a medium
   *[good] a good
} card, or the nearest it has.
fuzzy-late-lead = There are no cards to come, and the hand is { $column ->
    [bad] bad
    [medium] medium
   *[good] good
}: leads { $led ->
    [bad] a bad
    [medium] a medium
   *[good] a good
} card, or the nearest it has.
fuzzy-late-lead-by-opponent = There are no cards to come, and the opponent’s hand looks { $column ->
    [bad] bad
    [medium] medium
   *[good] good
}: leads { $led ->
    [bad] a bad
    [medium] a medium
   *[good] a good
} card, or the nearest it has.
fuzzy-lead-by-opponent = The hand is { $column ->
    [bad] bad
    [medium] medium
   *[good] good
}, the opponent’s hand looks { $opponent ->
    [bad] bad
    [medium] medium
   *[good] good
}: leads { $led ->
    [bad] a bad
    [medium] a medium
   *[good] a good
} card, or the nearest it has.
fuzzy-beat = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} after beating and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} after picking up: beats as cheaply as it can.
fuzzy-pass-on = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} after passing on and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} after picking up: passes the attack on.
fuzzy-take = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} after beating and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} after picking up: picks up.
fuzzy-add-to-taker = The defender is picking up. The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} as it is and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} with a card fewer: throws in the cheapest card.
fuzzy-add-to-beater = The defender has beaten everything. The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} as it is and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} with a card fewer: throws in the cheapest card.
fuzzy-add-nothing = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} as it is and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} with a card fewer: keeps its cards.

fuzzy-choice-beat = Beat
fuzzy-choice-pass-on = Pass the attack on
fuzzy-choice-take = Pick up
fuzzy-choice-bad = Lead a bad card
fuzzy-choice-medium = Lead a medium card
fuzzy-choice-good = Lead a good card
fuzzy-choice-add = Throw in
fuzzy-choice-pass = Don’t throw in

fuzzy-votes = votes
fuzzy-price-after = average card strength after
fuzzy-price = average card strength
fuzzy-bad = bad
fuzzy-medium = medium
fuzzy-good = good
fuzzy-samples = samples
fuzzy-bits = bits of uncertainty

log-seat = Seat { $seat }
log-after-bout = After the bout:
log-asked-again = Asked again, it would play { $action }.

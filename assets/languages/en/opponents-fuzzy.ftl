# The opponent of linguistic tables.

opponent-fuzzy = Fuzzy
opponent-fuzzy-line = Thinks in bad, medium and good
opponent-fuzzy-about = Calls cards and hands bad, medium or good. It draws your hand and the cards to come from those it has not seen, two hundred times over, looks up in small tables what to do about each, and goes by the majority. You can watch it think, and change its tables.

opponent-fuzzy-learned = Fuzzy, grown up
opponent-fuzzy-learned-line = The same with tables it taught itself
opponent-fuzzy-learned-about = The same opponent after some hundred thousand deals against itself. It changed its tables cell by cell and kept a change only if it won more by it: now it holds its medium cards back, and throws in far more when you have beaten than when you take.

parameter-samples = Samples of the unknown cards
parameter-late_by_opponent = Last leads: 0 by the row of a good card, 1 by the opponent alone

fuzzy-quality-bad = bad
fuzzy-quality-medium = medium
fuzzy-quality-good = good

fuzzy-answer-beat = beat
fuzzy-answer-take = take
fuzzy-answer-bad = bad
fuzzy-answer-medium = medium
fuzzy-answer-good = good
fuzzy-answer-opponent = by the opponent
fuzzy-answer-yes = yes
fuzzy-answer-no = no

fuzzy-table-beat = Beat or take
fuzzy-table-beat-rows = Hand after taking
fuzzy-table-beat-columns = Hand after beating and drawing
fuzzy-table-lead = What to lead
fuzzy-table-lead-rows = Card expected from the talon
fuzzy-table-lead-columns = Own hand
fuzzy-table-lead_by_opponent = What to lead by the opponent
fuzzy-table-lead_by_opponent-rows = Card to lead
fuzzy-table-lead_by_opponent-columns = The opponent's supposed hand
fuzzy-table-add_to_taker = Add a card when he takes
fuzzy-table-add_to_taker-rows = Hand after adding and drawing
fuzzy-table-add_to_taker-columns = Hand without adding, after drawing
fuzzy-table-add_to_beater = Add a card when he has beaten
fuzzy-table-add_to_beater-rows = Hand after adding and drawing
fuzzy-table-add_to_beater-columns = Hand without adding, after drawing

fuzzy-keep = There is nothing to ask for: the hand stays.
fuzzy-keep-hand = The hand is not bad: it stays.
fuzzy-redeal = The hand is bad: asks for another.
fuzzy-forced = Not everything can be beaten: it has to take.
fuzzy-late-beat = The talon is empty: never takes what it can beat.
fuzzy-finish = Has begun to beat, and goes on.
fuzzy-nothing-fits = No card fits.
fuzzy-lead = The card to come looks { $row ->
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
fuzzy-late-lead = No card is to come, the hand is { $column ->
    [bad] bad
    [medium] medium
   *[good] good
}: leads { $led ->
    [bad] a bad
    [medium] a medium
   *[good] a good
} card, or the nearest it has.
fuzzy-late-lead-by-opponent = No card is to come, the opponent's hand looks { $column ->
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
}, the opponent's hand looks { $opponent ->
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
} after taking: beats as cheaply as it can.
fuzzy-pass-on = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} after passing the attack on and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} after taking: passes it on.
fuzzy-take = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} after beating and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} after taking: takes.
fuzzy-add-to-taker = He takes. The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} as it is and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} with a card less: adds the cheapest.
fuzzy-add-to-beater = He has beaten all. The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} as it is and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} with a card less: adds the cheapest.
fuzzy-add-nothing = The hand would look { $column ->
    [bad] bad
    [medium] medium
   *[good] good
} as it is and { $row ->
    [bad] bad
    [medium] medium
   *[good] good
} with a card less: keeps its cards.

fuzzy-choice-beat = Beat
fuzzy-choice-pass-on = Pass the attack on
fuzzy-choice-take = Take
fuzzy-choice-bad = Lead a bad card
fuzzy-choice-medium = Lead a medium card
fuzzy-choice-good = Lead a good card
fuzzy-choice-add = Throw in
fuzzy-choice-pass = Throw in nothing

fuzzy-votes = votes
fuzzy-price-after = mean price after
fuzzy-price = mean price of the hand
fuzzy-bad = bad
fuzzy-medium = medium
fuzzy-good = good
fuzzy-samples = samples
fuzzy-bits = bits of uncertainty

log-seat = Seat { $seat }
log-after-bout = After the bout:
log-asked-again = Asked again, it would play { $action }.

//! What players would notice about a playout.

use super::{
    position::{Position, SeatResult},
    seat_models::SeatModels,
};
use crate::{
    action::Action,
    card::{Card, Rank},
    card_set::CardSet,
    phase::Phase,
};
use kozyr_core::game::Seat;

/// A quantity that can be counted in a deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FactKind {
    /// Its name in [facts](kozyr_core::explanation::Contrast::name).
    pub name: &'static str,
    polarity: FactPolarity,
}

/// Which values are good for the seat.
#[derive(Clone, Copy, PartialEq, Debug)]
enum FactPolarity {
    More,
    Less,
    /// More for the defender, less for the others.
    ForDefender,
}

/// Returns a quantity; more of it is good for the seat.
const fn more(name: &'static str) -> FactKind {
    FactKind { name, polarity: FactPolarity::More }
}

/// Returns a quantity; less of it is good for the seat.
const fn less(name: &'static str) -> FactKind {
    FactKind { name, polarity: FactPolarity::Less }
}

/// All quantities counted, in the order of [`FactValues::value`].
pub const FACT_KINDS: [FactKind; 22] = [
    less("cards-taken"),
    more("trumps-kept"),
    more("leads-last"),
    FactKind { name: "attack-beaten", polarity: FactPolarity::ForDefender },
    more("pairs-kept"),
    less("highest-trump"),
    less("trumps-spent"),
    less("hand-at-end"),
    more("high-kept"),
    less("cards-known"),
    more("others-take"),
    more("bouts-led"),
    more("trumps-drawn-out"),
    more("trump-strength"),
    more("plain-strength"),
    more("trumps-held"),
    more("trump-strength-held"),
    more("plain-strength-held"),
    less("taken-now"),
    more("others-take-now"),
    more("leads-next"),
    more("trumps-drawn-now"),
];

/// The number of quantities, from the first on, that contrasts name.
pub const CONTRASTED_FACTS: usize = 12;

/// Returns the index in [`FACT_KINDS`] of the quantity with this name.
///
/// # Panics
/// Panics if no quantity has this name.
pub fn fact_index(name: &str) -> usize {
    FACT_KINDS.iter().position(|kind| kind.name == name).expect("the name is in the list")
}

impl FactKind {
    /// Returns how much better `one` is than `other` for the seat in this quantity, whose index in
    /// [`FACT_KINDS`] is `index`. Negative if `one` is worse.
    pub fn advantage(&self, one: &FactValues, other: &FactValues, index: usize) -> f64 {
        let difference = one.value(index) - other.value(index);
        match self.polarity {
            FactPolarity::More => difference,
            FactPolarity::Less => -difference,
            FactPolarity::ForDefender if one.defends => difference,
            FactPolarity::ForDefender => -difference,
        }
    }
}

/// The values of all quantities in a deal, from the view of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct FactValues {
    values: [f64; FACT_KINDS.len()],
    /// The probability of not being the fool, with a draw counted half.
    chance: f64,
    /// Whether the seat was the defender at the start.
    defends: bool,
}

impl FactValues {
    /// The values for a seat after an action, from a playout to the end of the deal in which each
    /// seat plays by its model.
    pub(super) fn from_playout(
        mut position: Position,
        action: Action,
        seat: Seat,
        models: &SeatModels<'_>,
    ) -> Self {
        let mut collector = FactCollector::new(&position, seat);
        let before = position;
        position.play(action);
        collector.observe(&before, &position);
        while position.ending().is_none() {
            let before = position;
            models[usize::from(before.to_act)].play_move(&mut position);
            collector.observe(&before, &position);
        }
        let defends = collector.defends;
        let chance = position.result_for(seat).unwrap_or(SeatResult::Drawn).chance();
        FactValues { values: collector.values(), chance, defends }
    }

    /// The value of the quantity at an index of [`FACT_KINDS`].
    pub fn value(&self, index: usize) -> f64 {
        self.values[index]
    }

    /// The probability of not being the fool, 0 to 1, with a draw counted half: the result of the
    /// playout, or the estimate of a value network.
    pub fn chance(&self) -> f64 {
        self.chance
    }

    /// Returns the values with an estimated chance, 0 to 1, in place of the result of the playout.
    pub(super) fn with_chance(self, chance: f64) -> Self {
        FactValues { chance, ..self }
    }
}

/// The state of a seat right after the current bout.
#[derive(Default)]
struct BoutOutcome {
    is_beaten: bool,
    hand: CardSet,
    taken: usize,
    others_take: usize,
    trumps_drawn_out: usize,
    leads_next: bool,
}

/// Collects the values during a playout.
struct FactCollector {
    seat: Seat,
    trumps: CardSet,
    defends: bool,
    /// The cards that the seat has taken and still holds.
    taken: CardSet,
    cards_taken: usize,
    others_take: usize,
    trumps_spent: usize,
    highest_trump: usize,
    bouts_led: usize,
    /// The trumps that the others have spent.
    trumps_drawn_out: usize,
    led_last: bool,
    /// What is known after the current bout.
    first_bout: Option<BoutOutcome>,
    /// The hand when the talon ran out, and how many of its cards the others knew.
    at_end: Option<(CardSet, usize)>,
}

impl FactCollector {
    /// A collector for a seat, with no values yet.
    fn new(position: &Position, seat: Seat) -> Self {
        FactCollector {
            seat,
            trumps: CardSet::of_suit(position.trump()),
            defends: position.phase() == Phase::Defend,
            taken: CardSet::EMPTY,
            cards_taken: 0,
            others_take: 0,
            trumps_spent: 0,
            highest_trump: 0,
            bouts_led: 0,
            trumps_drawn_out: 0,
            led_last: false,
            first_bout: None,
            at_end: None,
        }
    }

    /// Records what changed for the seat between the positions before and after a move.
    fn observe(&mut self, before: &Position, after: &Position) {
        let (hand_before, hand_after) = (before.hand(self.seat), after.hand(self.seat));
        let spent = (hand_before - hand_after) & self.trumps;
        self.trumps_spent += spent.len();
        let highest = spent.iter().map(height).max().unwrap_or(0);
        self.highest_trump = self.highest_trump.max(highest);
        self.taken &= hand_after;
        // Only the seat to act plays cards; the others' trumps leave their hands for the table.
        if let Some(actor) = before.to_act().filter(|&actor| actor != self.seat) {
            let spent = (before.hand(actor) - after.hand(actor)) & self.trumps;
            self.trumps_drawn_out += spent.len();
        }
        if before.phase() == Phase::Attack {
            self.led_last = before.to_act() == Some(self.seat);
            self.bouts_led += usize::from(self.led_last);
        }
        let table = before.table_cards();
        if !table.is_empty() && after.table_cards().is_empty() {
            self.end_bout(before, after, table);
        }
        if !before.talon().is_empty() && after.talon().is_empty() {
            self.at_end = Some((hand_after, self.taken.len()));
        }
    }

    /// Records the end of a bout with these cards on the table. The first bout also gets its
    /// outcome.
    fn end_bout(&mut self, before: &Position, after: &Position, table: CardSet) {
        let is_taken = table.is_subset(after.hand(before.defender()));
        let hand_after = after.hand(self.seat);
        if is_taken && before.defender() == self.seat {
            self.cards_taken += table.len();
            self.taken |= table;
        } else if is_taken {
            self.others_take += table.len();
        }
        let outcome = BoutOutcome {
            is_beaten: !is_taken,
            hand: hand_after,
            taken: self.cards_taken,
            others_take: self.others_take,
            trumps_drawn_out: self.trumps_drawn_out,
            leads_next: after.ending().is_none() && after.attacker() == self.seat,
        };
        self.first_bout.get_or_insert(outcome);
    }

    /// Returns the values in the order of [`FACT_KINDS`]. Those about the hand when the talon ran
    /// out are 0 if it was empty from the start or never ran out.
    fn values(self) -> [f64; FACT_KINDS.len()] {
        // Nothing is left to beat if the deal ends with the bout.
        let bout = self
            .first_bout
            .unwrap_or_else(|| BoutOutcome { is_beaten: true, ..BoutOutcome::default() });
        let (hand, known) = self.at_end.unwrap_or((CardSet::EMPTY, 0));
        let high = |card: &Card| card.rank() >= Rank::King;
        let high_kept = (hand - self.trumps).iter().filter(high).count();
        [
            self.cards_taken,
            (hand & self.trumps).len(),
            usize::from(self.led_last),
            usize::from(bout.is_beaten),
            pairs(bout.hand),
            self.highest_trump,
            self.trumps_spent,
            hand.len(),
            high_kept,
            known,
            self.others_take,
            self.bouts_led,
            self.trumps_drawn_out,
            (hand & self.trumps).iter().map(height).sum(),
            (hand - self.trumps).iter().map(height).max().unwrap_or(0),
            (bout.hand & self.trumps).len(),
            (bout.hand & self.trumps).iter().map(height).sum(),
            (bout.hand - self.trumps).iter().map(height).sum(),
            bout.taken,
            bout.others_take,
            usize::from(bout.leads_next),
            bout.trumps_drawn_out,
        ]
        .map(|count| count as f64)
    }
}

/// The number of cards that share their rank with another, less one per rank.
fn pairs(hand: CardSet) -> usize {
    hand.len() - hand.rank_count()
}

/// The rank as a number, from 1 for the two.
fn height(card: Card) -> usize {
    card.rank() as usize + 1
}

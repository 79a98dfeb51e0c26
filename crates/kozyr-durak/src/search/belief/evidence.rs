//! Evidence from what players did not do.
//!
//! A player who takes probably has no card that beats the attack. One who passes probably has no
//! card to throw in. One who leads, beats or throws in a card probably has no cheaper suitable one.
//! Each such act makes the cards held at that time less likely by a factor. Cards drawn later are
//! not affected: if d cards are drawn to a hand of h hidden cards, any of its cards is new with
//! probability d ∕ (h + d).

use crate::{
    card::{Card, Rank},
    card_set::CardSet,
    event::Event,
    profile::{habit::Habit, player_profile::PlayerProfile},
    view::View,
};
use kozyr_core::game::{MAX_SEATS, Seat};

/// Returns the trumps that cannot have been dealt, given the lowest trump that the first attacker
/// showed: all lower ones. If no trump was shown, returns all trumps if the lowest trump was to
/// decide the first attacker, and none otherwise.
pub(in super::super) fn undealt_trumps(view: View<'_>, lowest: Option<Card>) -> CardSet {
    let by_trump = !view.has_given_first_attacker() && view.setup().first_attacker().is_none();
    let trumps = CardSet::of_suit(view.trump());
    match lowest {
        Some(card) => trumps - CardSet::above(card) - card.into(),
        None if by_trump => trumps,
        None => CardSet::EMPTY,
    }
}

/// The number of card indices.
const CARD_INDICES: usize = 64;

/// How well each unseen card fits each hand.
pub(super) struct CardLikelihoods([HandEvidence; MAX_SEATS]);

impl CardLikelihoods {
    /// The likelihood ratio of the seat's acts if it holds the card to those if it doesn't; 0 if it
    /// can't have been dealt the card and has drawn no hidden cards since. Meaningless for a card
    /// whose place is known.
    pub(super) fn ratio(&self, seat: Seat, card: Card) -> f64 {
        self.0[seat.index()].fits[card.index()]
    }
}

/// The evidence from one player's acts.
#[derive(Clone, Copy)]
struct HandEvidence {
    known: CardSet,
    /// The number of cards that are not known.
    hidden: usize,
    /// The likelihood ratio of each card, by index.
    fits: [f64; CARD_INDICES],
    factors: EvidenceFactors,
}

/// Returns the likelihood ratios of all hidden cards from the history of a deal, with evidence
/// factors for each seat.
pub(super) fn likelihoods(
    view: View<'_>,
    factors: &[EvidenceFactors; MAX_SEATS],
) -> CardLikelihoods {
    let new_hand = |factors| HandEvidence {
        known: CardSet::EMPTY,
        hidden: 0,
        fits: [1.0; CARD_INDICES],
        factors,
    };
    let mut reader = EvidenceReader {
        view,
        hands: factors.map(new_hand),
        trumps: CardSet::of_suit(view.trump()),
        talon: 0,
        open: CardSet::EMPTY,
        table: CardSet::EMPTY,
    };
    view.history().for_each(|event| reader.read(event));
    CardLikelihoods(reader.hands)
}

/// Factors that make a card less likely after an act.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct EvidenceFactors {
    /// Took although a card of the attack's suit would have beaten it.
    took: f64,
    /// Took although a trump would have beaten it: with a talon, and without.
    took_trump: [f64; 2],
    /// Took several attacks when the card would have beaten one of them.
    took_several: f64,
    /// Did not throw in a plain card: low cards, high cards.
    kept_low: f64,
    kept_high: f64,
    /// Did not throw in a card lower than the one thrown in.
    lower_kept: f64,
    /// Did not beat with a card cheaper than the one used.
    cheaper: f64,
    /// Did not lead a card lower than the plain card led, or of the same rank.
    lower: f64,
    equal: f64,
}

impl EvidenceFactors {
    /// Fitted to deals between the other opponents: they maximise the mean log probability of where
    /// each card was.
    pub(in super::super) const DEFAULT: EvidenceFactors = EvidenceFactors {
        took: 0.3,
        took_trump: [0.6, 0.3],
        took_several: 0.8,
        kept_low: 0.15,
        kept_high: 0.2,
        lower_kept: 0.14,
        cheaper: 0.12,
        lower: 0.45,
        equal: 0.33,
    };

    /// Returns the factors for a player with a profile, 0.01 to 1. The more often they do something
    /// despite holding a card, the weaker the evidence against that card.
    pub(in super::super) fn from_profile(profile: &PlayerProfile) -> Self {
        let defaults = EvidenceFactors::DEFAULT;
        let scaled = |factor: f64, habit: Habit| {
            (factor * profile.rate(habit) / habit.prior_mean()).clamp(MIN_FACTOR, 1.0)
        };
        let single_lead_ratio =
            (1.0 - profile.rate(Habit::LeadsGroups)) / (1.0 - Habit::LeadsGroups.prior_mean());
        EvidenceFactors {
            took: scaled(defaults.took, Habit::TakesEarly),
            took_trump: [
                scaled(defaults.took_trump[0], Habit::HoardsTrumps),
                defaults.took_trump[1],
            ],
            kept_low: scaled(defaults.kept_low, Habit::KeepsLowCards),
            kept_high: scaled(defaults.kept_high, Habit::KeepsHighCards),
            cheaper: scaled(defaults.cheaper, Habit::BeatsWithHighCards),
            lower: scaled(defaults.lower, Habit::LeadsHigh),
            equal: (defaults.equal * single_lead_ratio).clamp(MIN_FACTOR, 1.0),
            ..defaults
        }
    }
}

/// The smallest factor of a profile: no habit rules a card out.
const MIN_FACTOR: f64 = 0.01;

/// The state of the deal at the current event.
struct EvidenceReader<'a> {
    view: View<'a>,
    hands: [HandEvidence; MAX_SEATS],
    trumps: CardSet,
    /// The number of cards in the talon.
    talon: usize,
    /// The attack cards not beaten yet.
    open: CardSet,
    table: CardSet,
}

impl HandEvidence {
    /// Makes each of these cards less likely by a factor.
    fn scale_down(&mut self, cards: CardSet, factor: f64) {
        for card in cards {
            self.fits[card.index()] *= factor;
        }
    }

    /// Records that a card of the hand became known. Does nothing if the card is already known.
    fn show(&mut self, card: Card) {
        if !self.known.contains(card) {
            self.known.insert(card);
            self.hidden = self.hidden.saturating_sub(1);
        }
    }

    /// Records that a card left the hand.
    fn play(&mut self, card: Card) {
        self.show(card);
        self.known.remove(card);
    }

    /// Records that `count` hidden cards were drawn, which weakens the evidence about the hand.
    fn draw(&mut self, count: usize) {
        let share = count as f64 / (self.hidden + count).max(1) as f64;
        for fit in &mut self.fits {
            *fit += (1.0 - *fit) * share;
        }
        self.hidden += count;
    }
}

impl EvidenceReader<'_> {
    /// The evidence about the hand of a seat.
    fn hand_mut(&mut self, seat: Seat) -> &mut HandEvidence {
        &mut self.hands[seat.index()]
    }

    /// Updates the evidence with the next event.
    fn read(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, count, .. } => self.deal(seat, count.into()),
            Event::TrumpTurned { card, holder: Some(holder) } => self.hand_mut(holder).show(card),
            Event::FirstAttacker { seat, lowest_trump } => {
                self.read_first_attacker(seat, lowest_trump);
            }
            Event::Attacked { seat, cards, .. } => self.read_lead(seat, cards),
            Event::Beaten { seat, attack, with } => self.read_beat(seat, attack, with),
            Event::Transferred { seat, card, shown, .. } => {
                if shown {
                    self.hand_mut(seat).show(card);
                } else {
                    self.play_attack(seat, card.into());
                }
            }
            Event::ThrownIn { seat, card } => self.read_throw_in(seat, card),
            Event::Passed { seat } => self.read_pass(seat),
            Event::Took { seat } => self.read_take(seat),
            Event::BoutTaken { seat, cards } => {
                self.hand_mut(seat).known |= cards;
                self.clear_table();
            }
            Event::BoutBeaten { .. } => self.clear_table(),
            Event::Drawn { seat, count, cards } => self.draw(seat, count.into(), cards),
            _ => {}
        }
    }

    /// Starts the evidence about the hand of a seat, which is dealt `count` cards like every other,
    /// and sets the size of the talon.
    fn deal(&mut self, seat: Seat, count: usize) {
        let dealt = count * self.view.players();
        self.talon = self.view.rules().deck.size() - dealt;
        let hand = self.hand_mut(seat);
        *hand = HandEvidence {
            known: CardSet::EMPTY,
            hidden: count,
            fits: [1.0; CARD_INDICES],
            ..*hand
        };
    }

    /// Rules out the undealt trumps in all hands, and records the trump that the first attacker
    /// showed, if any.
    fn read_first_attacker(&mut self, seat: Seat, lowest: Option<Card>) {
        let undealt = undealt_trumps(self.view, lowest);
        for hand in &mut self.hands {
            hand.scale_down(undealt, 0.0);
        }
        if let Some(card) = lowest {
            self.hand_mut(seat).show(card);
        }
    }

    /// Moves attack cards from a hand to the table.
    fn play_attack(&mut self, seat: Seat, cards: CardSet) {
        self.open |= cards;
        self.table |= cards;
        cards.iter().for_each(|card| self.hand_mut(seat).play(card));
    }

    /// Reads a lead: plain cards lower than the plain cards led, and others of their rank, become
    /// less likely. A lead of only trumps is no evidence.
    fn read_lead(&mut self, seat: Seat, cards: CardSet) {
        let plain = self.view.rules().deck.card_set() - self.trumps;
        if let Some(card) = (cards & plain).first() {
            let hand = self.hand_mut(seat);
            hand.scale_down(plain & CardSet::below_rank(card.rank()), hand.factors.lower);
            hand.scale_down((plain & CardSet::of_rank(card.rank())) - cards, hand.factors.equal);
        }
        self.play_attack(seat, cards);
    }

    /// Reads a throw-in: plain cards of a lower rank that fit become less likely.
    fn read_throw_in(&mut self, seat: Seat, card: Card) {
        let plain = self.table.all_of_same_ranks() - self.trumps;
        let hand = self.hand_mut(seat);
        hand.scale_down(plain & CardSet::below_rank(card.rank()), hand.factors.lower_kept);
        self.play_attack(seat, card.into());
    }

    /// Reads the beating of an attack: cheaper cards that beat it become less likely.
    fn read_beat(&mut self, seat: Seat, attack: Card, with: Card) {
        let beating = CardSet::beating(attack, self.view.trump());
        let not_cheaper = CardSet::above(with) | with.into();
        let excluded =
            if self.trumps.contains(with) { not_cheaper } else { not_cheaper | self.trumps };
        let hand = self.hand_mut(seat);
        hand.scale_down(beating - excluded, hand.factors.cheaper);
        hand.play(with);
        self.open.remove(attack);
        self.table.insert(with);
    }

    /// Reads a pass: plain cards that could be thrown in become less likely.
    fn read_pass(&mut self, seat: Seat) {
        let plain = self.table.all_of_same_ranks() - self.trumps;
        let low = CardSet::below_rank(Rank::Jack);
        let hand = self.hand_mut(seat);
        hand.scale_down(plain & low, hand.factors.kept_low);
        hand.scale_down(plain - low, hand.factors.kept_high);
    }

    /// Reads a pick-up: cards that beat open attacks become less likely.
    fn read_take(&mut self, seat: Seat) {
        let trump = self.view.trump();
        let beating = self.open.iter().map(|attack| CardSet::beating(attack, trump));
        let beating = beating.fold(CardSet::EMPTY, |all, cards| all | cards);
        let stage = usize::from(self.talon == 0);
        let has_several = self.open.len() > 1;
        let trumps = beating & self.trumps;
        let hand = self.hand_mut(seat);
        if has_several {
            hand.scale_down(beating, hand.factors.took_several);
        } else {
            hand.scale_down(beating - trumps, hand.factors.took);
            hand.scale_down(trumps, hand.factors.took_trump[stage]);
        }
    }

    /// Clears the table at the end of a bout.
    fn clear_table(&mut self) {
        self.open = CardSet::EMPTY;
        self.table = CardSet::EMPTY;
    }

    /// Reads that a seat draws `count` cards, of which the owner of the view sees `seen`.
    fn draw(&mut self, seat: Seat, count: usize, seen: CardSet) {
        self.talon = self.talon.saturating_sub(count);
        // The owner's draws are seen, and irrelevant here.
        let open = if seat == self.view.seat() { CardSet::EMPTY } else { seen };
        let hand = self.hand_mut(seat);
        hand.draw(count - open.len());
        hand.known |= open;
    }
}

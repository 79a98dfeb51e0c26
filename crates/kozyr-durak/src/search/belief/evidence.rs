//! What players have told by what they did not do.
//!
//! Who takes an attack probably holds nothing that beats it; who lets a chance to throw in pass
//! probably holds no card that fits; who leads, beats or throws in a card probably holds no
//! cheaper one that would have done. Each such act makes a card that he held then less likely by
//! a factor. Cards drawn later are not touched: of a hand of h hidden cards to which d are
//! drawn, any one is new with the chance d ∕ (h + d).

use crate::{
    card::{Card, Rank},
    card_set::CardSet,
    event::Event,
    profile::{habit::Habit, player_profile::Profile},
    rules::FirstAttack,
    view::View,
};
use kozyr_core::game::{MAX_SEATS, Seat};

/// The trumps that nobody was dealt, as the first attacker tells by showing this one as the lowest of all,
/// or none.
pub(in super::super) fn undealt(view: View<'_>, lowest: Option<Card>) -> CardSet {
    let setup = view.setup();
    let by_trump = !view.first_attacker_was_given()
        && (setup.rules.first_attack == FirstAttack::LowestTrump
            || setup.standing.last_fool.is_none());
    let trumps = CardSet::of_suit(view.trump());
    match lowest {
        Some(card) => trumps - CardSet::above(card) - card.into(),
        None if by_trump => trumps,
        None => CardSet::EMPTY,
    }
}

/// How many numbers cards have.
const CARDS: usize = 64;

/// How well each unseen card fits each hand.
pub(super) struct Likelihoods([Reading; MAX_SEATS]);

impl Likelihoods {
    /// How many times likelier the seat's acts are if it holds the card than if it does not; 0
    /// if it cannot hold it.
    pub(super) fn of(&self, seat: Seat, card: Card) -> f64 {
        self.0[seat.index()].fits[card.number()]
    }
}

/// What has been read from one player's acts.
#[derive(Clone, Copy)]
struct Reading {
    known: CardSet,
    hidden: usize,
    fits: [f64; CARDS],
    factors: Factors,
}

/// Reads the history of a deal, of each seat by its factors.
pub(super) fn likelihoods(view: View<'_>, factors: &[Factors; MAX_SEATS]) -> Likelihoods {
    let fresh = |factors| Reading { known: CardSet::EMPTY, hidden: 0, fits: [1.0; CARDS], factors };
    let mut reader = Reader {
        view,
        readings: factors.map(fresh),
        trumps: CardSet::of_suit(view.trump()),
        talon: 0,
        open: CardSet::EMPTY,
        table: CardSet::EMPTY,
    };
    view.history().for_each(|event| reader.read(event));
    Likelihoods(reader.readings)
}

/// The factors by which an act makes a card less likely.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Factors {
    /// Taken, although a card of the attack's suit would have beaten it.
    took: f64,
    /// Taken, although a trump would have beaten it; while there is a talon, and then.
    took_trump: [f64; 2],
    /// Taken several attacks, of which the card would have beaten one.
    took_several: f64,
    /// Not thrown in although plain: low cards, high cards.
    kept_low: f64,
    kept_high: f64,
    /// Not thrown in although lower than the card thrown in.
    lower_kept: f64,
    /// Not used to beat although cheaper than the card used.
    cheaper: f64,
    /// Not led although lower than the plain card led, or equal to it.
    lower: f64,
    equal: f64,
}

impl Factors {
    /// Those for which the beliefs about hands in deals between the other opponents come nearest
    /// to the truth, by the mean logarithm of the chance given to where each card was.
    pub(in super::super) const USUAL: Factors = Factors {
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

    /// Those for somebody of whom something is known: an act says less of a card the more often
    /// they do it although they hold such a card.
    pub(in super::super) fn of(profile: &Profile) -> Self {
        let usual = Factors::USUAL;
        let scaled = |factor: f64, habit: Habit| {
            (factor * profile.rate(habit) / habit.usual()).clamp(LEAST, 1.0)
        };
        let single = (1.0 - profile.rate(Habit::LeadsGroups)) / (1.0 - Habit::LeadsGroups.usual());
        Factors {
            took: scaled(usual.took, Habit::TakesEarly),
            took_trump: [scaled(usual.took_trump[0], Habit::HoardsTrumps), usual.took_trump[1]],
            kept_low: scaled(usual.kept_low, Habit::KeepsLowCards),
            kept_high: scaled(usual.kept_high, Habit::KeepsHighCards),
            cheaper: scaled(usual.cheaper, Habit::BeatsDearly),
            lower: scaled(usual.lower, Habit::LeadsHigh),
            equal: (usual.equal * single).clamp(LEAST, 1.0),
            ..usual
        }
    }
}

/// Nothing that a player does rules a card out.
const LEAST: f64 = 0.01;

/// The deal as far as the history has been read.
struct Reader<'a> {
    view: View<'a>,
    readings: [Reading; MAX_SEATS],
    trumps: CardSet,
    talon: usize,
    open: CardSet,
    table: CardSet,
}

impl Reading {
    /// The hand may hold each of these cards by a factor less likely.
    fn doubt(&mut self, cards: CardSet, factor: f64) {
        for card in cards {
            self.fits[card.number()] *= factor;
        }
    }

    fn show(&mut self, card: Card) {
        if !self.known.contains(card) {
            self.known.insert(card);
            self.hidden = self.hidden.saturating_sub(1);
        }
    }

    fn play(&mut self, card: Card) {
        self.show(card);
        self.known.remove(card);
    }

    fn draw(&mut self, count: usize) {
        let share = count as f64 / (self.hidden + count).max(1) as f64;
        for fit in &mut self.fits {
            *fit += (1.0 - *fit) * share;
        }
        self.hidden += count;
    }
}

impl Reader<'_> {
    fn of(&mut self, seat: Seat) -> &mut Reading {
        &mut self.readings[seat.index()]
    }

    fn read(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, count, .. } => self.deal(seat, count.into()),
            Event::TrumpTurned { card, holder: Some(holder) } => self.of(holder).show(card),
            Event::FirstAttacker { seat, lowest_trump } => self.read_first(seat, lowest_trump),
            Event::Attacked { seat, cards, .. } => self.read_lead(seat, cards),
            Event::Beaten { seat, attack, with } => self.read_beat(seat, attack, with),
            Event::Transferred { seat, card, shown, .. } => {
                if shown {
                    self.of(seat).show(card);
                } else {
                    self.play_attack(seat, card.into());
                }
            }
            Event::ThrownIn { seat, card } => self.read_throw(seat, card),
            Event::Passed { seat } => self.read_pass(seat),
            Event::Took { seat } => self.read_take(seat),
            Event::BoutTaken { seat, cards } => {
                self.of(seat).known |= cards;
                self.clear_table();
            }
            Event::BoutBeaten { .. } => self.clear_table(),
            Event::Drawn { seat, count, cards } => self.draw(seat, count.into(), cards),
            _ => {}
        }
    }

    fn deal(&mut self, seat: Seat, count: usize) {
        let dealt = count * self.view.players();
        self.talon = self.view.rules().deck.size() - dealt;
        let reading = self.of(seat);
        *reading = Reading { known: CardSet::EMPTY, hidden: count, fits: [1.0; CARDS], ..*reading };
    }

    /// The first attacker showed the lowest trump of all, or nobody had one.
    fn read_first(&mut self, seat: Seat, lowest: Option<Card>) {
        let absent = undealt(self.view, lowest);
        for reading in &mut self.readings {
            reading.doubt(absent, 0.0);
        }
        if let Some(card) = lowest {
            self.of(seat).show(card);
        }
    }

    fn play_attack(&mut self, seat: Seat, cards: CardSet) {
        self.open |= cards;
        self.table |= cards;
        cards.iter().for_each(|card| self.of(seat).play(card));
    }

    fn read_lead(&mut self, seat: Seat, cards: CardSet) {
        let plain = self.view.rules().deck.set() - self.trumps;
        if let Some(card) = (cards & plain).first() {
            let reading = self.of(seat);
            reading.doubt(plain & CardSet::below_rank(card.rank()), reading.factors.lower);
            reading.doubt((plain & CardSet::of_rank(card.rank())) - cards, reading.factors.equal);
        }
        self.play_attack(seat, cards);
    }

    fn read_throw(&mut self, seat: Seat, card: Card) {
        let plain = self.table.with_equal_ranks() - self.trumps;
        let reading = self.of(seat);
        reading.doubt(plain & CardSet::below_rank(card.rank()), reading.factors.lower_kept);
        self.play_attack(seat, card.into());
    }

    fn read_beat(&mut self, seat: Seat, attack: Card, with: Card) {
        let would_do = CardSet::beating(attack, self.view.trump());
        let dearer = CardSet::above(with) | with.into();
        let spared = if self.trumps.contains(with) { dearer } else { dearer | self.trumps };
        let reading = self.of(seat);
        reading.doubt(would_do - spared, reading.factors.cheaper);
        reading.play(with);
        self.open.remove(attack);
        self.table.insert(with);
    }

    fn read_pass(&mut self, seat: Seat) {
        let plain = self.table.with_equal_ranks() - self.trumps;
        let low = CardSet::below_rank(Rank::Jack);
        let reading = self.of(seat);
        reading.doubt(plain & low, reading.factors.kept_low);
        reading.doubt(plain - low, reading.factors.kept_high);
    }

    fn read_take(&mut self, seat: Seat) {
        let trump = self.view.trump();
        let beating = self.open.iter().map(|attack| CardSet::beating(attack, trump));
        let beating = beating.fold(CardSet::EMPTY, |all, cards| all | cards);
        let stage = usize::from(self.talon == 0);
        let several = self.open.len() > 1;
        let trumps = beating & self.trumps;
        let reading = self.of(seat);
        if several {
            reading.doubt(beating, reading.factors.took_several);
        } else {
            reading.doubt(beating - trumps, reading.factors.took);
            reading.doubt(trumps, reading.factors.took_trump[stage]);
        }
    }

    fn clear_table(&mut self) {
        self.open = CardSet::EMPTY;
        self.table = CardSet::EMPTY;
    }

    fn draw(&mut self, seat: Seat, count: usize, seen: CardSet) {
        self.talon = self.talon.saturating_sub(count);
        // One's own draws are seen, and of no matter here.
        let open = if seat == self.view.seat() { CardSet::EMPTY } else { seen };
        let reading = self.of(seat);
        reading.draw(count - open.len());
        reading.known |= open;
    }
}

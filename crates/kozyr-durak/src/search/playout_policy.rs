//! A quick player for games played to the end.

use super::{cover::cheapest_cover, playout_move::Choice, position::Position};
use crate::{
    card::{Rank, Suit},
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
};
use kozyr_core::game::Seat;

/// The parts of a deal: the talon has a third of the deck or more, less than that, nothing.
const STAGES: usize = 3;

/// Ranks are measured on a scale from the lowest of the deck, 0, to the ace.
const ACE: i16 = 8;

/// How the quick player plays in one part of a deal, whatever the deck.
///
/// A card costs twice its rank on the scale, and a trump more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// How much cheaper a lead is for each further card of its rank.
    pub lead_more: i16,
    /// How much dearer it is to lead a trump.
    pub lead_trump: i16,
    /// The highest plain card and the highest trump thrown in; −1 for none.
    pub thrown: [i16; 2],
    /// The highest plain card and the highest trump added to what is taken; −1 for none.
    pub added: [i16; 2],
    /// How much dearer it is to beat with a trump.
    pub beat_trump: i16,
    /// The most that beating all open attacks may cost; what costs more is taken.
    pub most: i16,
    /// How much more it may cost for each card on the table.
    pub most_more: i16,
    /// By how many quarters of its rank an open attack adds to the cost of beating: high cards
    /// are worth taking.
    pub lure: i16,
}

/// How the quick player plays, with a deck and a trump.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    trumps: CardSet,
    /// The talon is large from so many cards on.
    large: usize,
    stages: [Stage; STAGES],
}

/// A [`Manner`] worked out for each card.
#[derive(Clone, Copy, Debug)]
struct Stage {
    /// What it costs to lead a plain card of each rank.
    lead: [i16; 16],
    lead_more: i16,
    lead_trump: i16,
    thrown: CardSet,
    added: CardSet,
    /// What it costs to beat with each card.
    beat: [i16; 64],
    /// What each rank of an open attack adds to that.
    lure: [i16; 16],
    most: i16,
    most_more: i16,
}

/// Plays low, throws in what fits, and beats whatever it can: as most opponents do.
const SIMPLE: [Manner; STAGES] = [Manner {
    lead_more: 2,
    lead_trump: 60,
    thrown: [ACE, -1],
    added: [ACE, -1],
    beat_trump: 30,
    most: 500,
    most_more: 0,
    lure: 0,
}; STAGES];

/// Leads all plain cards of a rank at once, the larger groups first, beats whatever can be beaten,
/// throws every plain card in.
const GREEDY: [Manner; STAGES] = [Manner { lead_more: 40, lead_trump: 200, ..SIMPLE[0] }; STAGES];

/// Spares trumps while there is a talon, takes high cards, and throws in with an eye to the
/// end. Found by trial: small changes were kept when they won more of many thousand deals
/// against their predecessors.
const SHREWD: [Manner; STAGES] = [
    Manner {
        lead_more: 21,
        lead_trump: 66,
        thrown: [ACE, -1],
        added: [3, -1],
        beat_trump: 74,
        most: 82,
        most_more: 4,
        lure: 23,
    },
    Manner {
        lead_more: 1,
        lead_trump: 93,
        thrown: [ACE, 5],
        added: [ACE, 0],
        beat_trump: 33,
        most: 94,
        most_more: 4,
        lure: 15,
    },
    Manner {
        lead_more: 17,
        lead_trump: 26,
        thrown: [ACE, ACE],
        added: [ACE, 3],
        beat_trump: 30,
        most: 500,
        most_more: 4,
        lure: 2,
    },
];

/// Habits that a style may have, each or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Traits {
    /// Takes rather than beat with a trump while there is a talon.
    pub(super) hoards_trumps: bool,
    /// Does not throw high cards in.
    pub(super) keeps_high_cards: bool,
    /// Throws trumps in while there is a talon.
    pub(super) throws_trumps: bool,
    /// Leads all cards of a rank at once.
    pub(super) leads_groups: bool,
}

impl Traits {
    fn manners(self) -> [Manner; STAGES] {
        let [simple, ..] = SIMPLE;
        let most = if self.hoards_trumps { DEAR - 1 } else { simple.most };
        let plain = if self.keeps_high_cards { MIDDLE } else { ACE };
        let trumps = if self.throws_trumps { ACE } else { -1 };
        let with_talon = Manner {
            lead_more: if self.leads_groups { SEVERAL } else { 0 },
            thrown: [plain, trumps],
            beat_trump: if self.hoards_trumps { DEAR } else { simple.beat_trump },
            most,
            ..simple
        };
        let without = Manner { lead_more: with_talon.lead_more, ..simple };
        [with_talon, with_talon, without]
    }
}

/// What a trump costs to beat with for one who rather takes.
const DEAR: i16 = 200;
/// The highest rank below the jack, on the scale.
const MIDDLE: i16 = 4;
/// A group is led before any single card.
const SEVERAL: i16 = 21;

impl Style {
    /// Plays low, throws in what fits, and beats whatever it can.
    pub fn simple(deck: Deck, trump: Suit) -> Self {
        Style::new(deck, trump, &SIMPLE)
    }

    /// As the opponent `greedy` plays.
    pub fn greedy(deck: Deck, trump: Suit) -> Self {
        Style::new(deck, trump, &GREEDY)
    }

    /// Spares trumps while there is a talon and takes high cards; wins six deals of ten against
    /// the simple style.
    pub fn shrewd(deck: Deck, trump: Suit) -> Self {
        Style::new(deck, trump, &SHREWD)
    }

    /// A style made of a manner for each part of a deal: a talon of a third of the deck or
    /// more, a smaller one, none.
    pub fn new(deck: Deck, trump: Suit, manners: &[Manner; STAGES]) -> Self {
        let stages = manners.map(|manner| Stage::new(deck, trump, &manner));
        Style { trumps: CardSet::of_suit(trump), large: deck.size() / 3, stages }
    }

    /// The simple style with some habits: see [`Traits`].
    pub(super) fn habitual(deck: Deck, trump: Suit, traits: Traits) -> Self {
        Style::new(deck, trump, &traits.manners())
    }

    fn stage(&self, position: &Position) -> &Stage {
        match position.talon_len() {
            0 => &self.stages[2],
            few if few < self.large => &self.stages[1],
            _ => &self.stages[0],
        }
    }
}

impl Stage {
    fn new(deck: Deck, trump: Suit, manner: &Manner) -> Self {
        let mut stage = Stage {
            lead: [0; 16],
            lead_more: manner.lead_more,
            lead_trump: manner.lead_trump,
            thrown: CardSet::EMPTY,
            added: CardSet::EMPTY,
            beat: [0; 64],
            lure: [0; 16],
            most: manner.most,
            most_more: manner.most_more,
        };
        for card in deck.cards() {
            let height = height(deck, card.rank());
            let is_trump = card.suit() == trump;
            stage.lead[card.rank() as usize] = 2 * height;
            stage.lure[card.rank() as usize] = height * manner.lure / 4;
            stage.beat[card.number()] = 2 * height + if is_trump { manner.beat_trump } else { 0 };
            if height <= manner.thrown[usize::from(is_trump)] {
                stage.thrown.insert(card);
            }
            if height <= manner.added[usize::from(is_trump)] {
                stage.added.insert(card);
            }
        }
        stage
    }

    /// Whether beating with these cards is better than taking.
    fn is_worth(&self, with: CardSet, position: &Position) -> bool {
        let cost: i16 = with.iter().map(|card| self.beat[card.number()]).sum();
        let lure: i16 = position.open.iter().map(|card| self.lure[card.rank() as usize]).sum();
        cost + lure <= self.most + self.most_more * position.table_cards().len() as i16
    }

    /// The cheapest group of equal plain cards, or the lowest trump.
    fn lead(&self, position: &Position, trumps: CardSet) -> CardSet {
        let hand = position.held(position.lead);
        let (plain, room) = (hand - trumps, position.room());
        let (mut best, mut least) = (CardSet::EMPTY, i16::MAX);
        for rank in plain.ranks() {
            let mut group = plain & CardSet::of_rank(rank);
            while group.len() > room {
                group = group - group.last().into_iter().collect();
            }
            let more = group.len() as i16 - 1;
            let cost = self.lead[rank as usize] - self.lead_more * more;
            if cost < least {
                (best, least) = (group, cost);
            }
        }
        match (hand & trumps).first() {
            Some(trump) if self.lead[trump.rank() as usize] + self.lead_trump < least => {
                trump.into()
            }
            _ => best,
        }
    }
}

/// A rank on the scale from 0 to [`ACE`].
fn height(deck: Deck, rank: Rank) -> i16 {
    let (step, most) = (deck.step(rank) as i16 - 1, deck.ranks() as i16 - 1);
    (step * ACE + most / 2) / most
}

/// Plays a deal to its end: a seat in the first style, all others in the second.
pub fn play_out(mut position: Position, seat: Seat, styles: &[Style; 2]) -> Position {
    let own = seat.index() as u8;
    while position.ending.is_none() {
        let style = &styles[usize::from(position.to_act != own)];
        step(&mut position, style);
    }
    position
}

/// What the seat to act does next.
pub(super) fn step(position: &mut Position, style: &Style) {
    choice(position, style).play(position);
}

/// What the seat to act would do.
pub(super) fn choice(position: &Position, style: &Style) -> Choice {
    let stage = style.stage(position);
    match position.phase {
        Phase::Attack => Choice::Lead(stage.lead(position, style.trumps)),
        Phase::Defend => {
            match cheapest_cover(position.held(position.defender), position.open, position.trump) {
                Some(with) if stage.is_worth(with, position) => Choice::BeatAll(with),
                _ => pass_on_or_take(position),
            }
        }
        Phase::ThrowIn => add(position, stage.thrown),
        Phase::Take => add(position, stage.added),
        Phase::Redeal | Phase::Over => Choice::Pass,
    }
}

fn pass_on_or_take(position: &Position) -> Choice {
    match position.transfers().first() {
        Some(card) => Choice::Transfer(card, false),
        None => match position.showable() {
            Some(card) => Choice::Transfer(card, true),
            None => Choice::Take,
        },
    }
}

/// Adds the lowest card that is allowed, or passes.
fn add(position: &Position, allowed: CardSet) -> Choice {
    let fitting = position.fitting();
    // Whoever can be rid of all cards does not hold them back.
    let last = position.talon_len() == 0 && position.held(position.to_act) == fitting;
    match (if last { fitting } else { fitting & allowed }).lowest() {
        Some(card) => Choice::Add(card),
        None => Choice::Pass,
    }
}

//! A quick player for games played to the end.

use super::{cover::cheapest_cover, playout_move::PlayoutMove, position::Position};
use crate::{
    card::{Rank, Suit},
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
};
use kozyr_core::game::Seat;

/// The parts of a deal: the talon has a third of the deck or more, less than that, nothing.
const STAGE_COUNT: usize = 3;

/// Ranks are measured on a scale from the lowest of the deck, 0, to the ace.
const ACE_HEIGHT: i16 = 8;

/// How the quick player plays in one part of a deal, whatever the deck.
///
/// A card costs twice its rank on the scale, and a trump more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PolicyParameters {
    /// How much cheaper a lead is for each further card of its rank.
    pub group_lead_discount: i16,
    /// How much dearer it is to lead a trump.
    pub trump_lead_cost: i16,
    /// The highest plain card and the highest trump thrown in; −1 for none.
    pub max_thrown_heights: [i16; 2],
    /// The highest plain card and the highest trump added to what is taken; −1 for none.
    pub max_added_heights: [i16; 2],
    /// How much dearer it is to beat with a trump.
    pub trump_beat_cost: i16,
    /// The most that beating all open attacks may cost; what costs more is taken.
    pub max_beat_cost: i16,
    /// How much more it may cost for each card on the table.
    pub beat_cost_per_card: i16,
    /// By how many quarters of its rank an open attack adds to the cost of beating: high cards
    /// are worth taking.
    pub take_incentive: i16,
}

/// How the quick player plays, with a deck and a trump.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutPolicy {
    trumps: CardSet,
    /// The talon is large from so many cards on.
    large_talon: usize,
    stages: [PolicyStage; STAGE_COUNT],
}

/// A [`Manner`] worked out for each card.
#[derive(Clone, Copy, Debug)]
struct PolicyStage {
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
const SIMPLE: [PolicyParameters; STAGE_COUNT] = [PolicyParameters {
    group_lead_discount: 2,
    trump_lead_cost: 60,
    max_thrown_heights: [ACE_HEIGHT, -1],
    max_added_heights: [ACE_HEIGHT, -1],
    trump_beat_cost: 30,
    max_beat_cost: 500,
    beat_cost_per_card: 0,
    take_incentive: 0,
}; STAGE_COUNT];

/// Leads all plain cards of a rank at once, the larger groups first, beats whatever can be beaten,
/// throws every plain card in.
const GREEDY: [PolicyParameters; STAGE_COUNT] =
    [PolicyParameters { group_lead_discount: 40, trump_lead_cost: 200, ..SIMPLE[0] }; STAGE_COUNT];

/// Spares trumps while there is a talon, takes high cards, and throws in with an eye to the
/// end. Found by trial: small changes were kept when they won more of many thousand deals
/// against their predecessors.
const STRONG: [PolicyParameters; STAGE_COUNT] = [
    PolicyParameters {
        group_lead_discount: 21,
        trump_lead_cost: 66,
        max_thrown_heights: [ACE_HEIGHT, -1],
        max_added_heights: [3, -1],
        trump_beat_cost: 74,
        max_beat_cost: 82,
        beat_cost_per_card: 4,
        take_incentive: 23,
    },
    PolicyParameters {
        group_lead_discount: 1,
        trump_lead_cost: 93,
        max_thrown_heights: [ACE_HEIGHT, 5],
        max_added_heights: [ACE_HEIGHT, 0],
        trump_beat_cost: 33,
        max_beat_cost: 94,
        beat_cost_per_card: 4,
        take_incentive: 15,
    },
    PolicyParameters {
        group_lead_discount: 17,
        trump_lead_cost: 26,
        max_thrown_heights: [ACE_HEIGHT, ACE_HEIGHT],
        max_added_heights: [ACE_HEIGHT, 3],
        trump_beat_cost: 30,
        max_beat_cost: 500,
        beat_cost_per_card: 4,
        take_incentive: 2,
    },
];

/// Habits that a style may have, each or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HabitTraits {
    /// Takes rather than beat with a trump while there is a talon.
    pub(super) hoards_trumps: bool,
    /// Does not throw high cards in.
    pub(super) keeps_high_cards: bool,
    /// Throws trumps in while there is a talon.
    pub(super) throws_trumps: bool,
    /// Leads all cards of a rank at once.
    pub(super) leads_groups: bool,
}

impl HabitTraits {
    fn stage_parameters(self) -> [PolicyParameters; STAGE_COUNT] {
        let [simple, ..] = SIMPLE;
        let most = if self.hoards_trumps { HOARDED_TRUMP_COST - 1 } else { simple.max_beat_cost };
        let plain = if self.keeps_high_cards { BELOW_JACK_HEIGHT } else { ACE_HEIGHT };
        let trumps = if self.throws_trumps { ACE_HEIGHT } else { -1 };
        let with_talon = PolicyParameters {
            group_lead_discount: if self.leads_groups { GROUP_LEAD_DISCOUNT } else { 0 },
            max_thrown_heights: [plain, trumps],
            trump_beat_cost: if self.hoards_trumps {
                HOARDED_TRUMP_COST
            } else {
                simple.trump_beat_cost
            },
            max_beat_cost: most,
            ..simple
        };
        let without =
            PolicyParameters { group_lead_discount: with_talon.group_lead_discount, ..simple };
        [with_talon, with_talon, without]
    }
}

/// What a trump costs to beat with for one who rather takes.
const HOARDED_TRUMP_COST: i16 = 200;
/// The highest rank below the jack, on the scale.
const BELOW_JACK_HEIGHT: i16 = 4;
/// A group is led before any single card.
const GROUP_LEAD_DISCOUNT: i16 = 21;

impl PlayoutPolicy {
    /// Plays low, throws in what fits, and beats whatever it can.
    pub fn simple(deck: Deck, trump: Suit) -> Self {
        PlayoutPolicy::new(deck, trump, &SIMPLE)
    }

    /// As the opponent `greedy` plays.
    pub fn greedy(deck: Deck, trump: Suit) -> Self {
        PlayoutPolicy::new(deck, trump, &GREEDY)
    }

    /// Spares trumps while there is a talon and takes high cards; wins six deals of ten against
    /// the simple style.
    pub fn strong(deck: Deck, trump: Suit) -> Self {
        PlayoutPolicy::new(deck, trump, &STRONG)
    }

    /// A style made of a manner for each part of a deal: a talon of a third of the deck or
    /// more, a smaller one, none.
    pub fn new(deck: Deck, trump: Suit, manners: &[PolicyParameters; STAGE_COUNT]) -> Self {
        let stages = manners.map(|manner| PolicyStage::new(deck, trump, &manner));
        PlayoutPolicy { trumps: CardSet::of_suit(trump), large_talon: deck.size() / 3, stages }
    }

    /// The simple style with some habits: see [`Traits`].
    pub(super) fn with_traits(deck: Deck, trump: Suit, traits: HabitTraits) -> Self {
        PlayoutPolicy::new(deck, trump, &traits.stage_parameters())
    }

    fn stage(&self, position: &Position) -> &PolicyStage {
        match position.talon_len() {
            0 => &self.stages[2],
            few if few < self.large_talon => &self.stages[1],
            _ => &self.stages[0],
        }
    }
}

impl PolicyStage {
    fn new(deck: Deck, trump: Suit, manner: &PolicyParameters) -> Self {
        let mut stage = PolicyStage {
            lead: [0; 16],
            lead_more: manner.group_lead_discount,
            lead_trump: manner.trump_lead_cost,
            thrown: CardSet::EMPTY,
            added: CardSet::EMPTY,
            beat: [0; 64],
            lure: [0; 16],
            most: manner.max_beat_cost,
            most_more: manner.beat_cost_per_card,
        };
        for card in deck.cards() {
            let height = scaled_rank(deck, card.rank());
            let is_trump = card.suit() == trump;
            stage.lead[card.rank() as usize] = 2 * height;
            stage.lure[card.rank() as usize] = height * manner.take_incentive / 4;
            stage.beat[card.index()] =
                2 * height + if is_trump { manner.trump_beat_cost } else { 0 };
            if height <= manner.max_thrown_heights[usize::from(is_trump)] {
                stage.thrown.insert(card);
            }
            if height <= manner.max_added_heights[usize::from(is_trump)] {
                stage.added.insert(card);
            }
        }
        stage
    }

    /// Whether beating with these cards is better than taking.
    fn should_beat(&self, with: CardSet, position: &Position) -> bool {
        let cost: i16 = with.iter().map(|card| self.beat[card.index()]).sum();
        let lure: i16 = position.open.iter().map(|card| self.lure[card.rank() as usize]).sum();
        cost + lure <= self.most + self.most_more * position.table_cards().len() as i16
    }

    /// The cheapest group of equal plain cards, or the lowest trump.
    fn lead(&self, position: &Position, trumps: CardSet) -> CardSet {
        let hand = position.held(position.attacker);
        let (plain, room) = (hand - trumps, position.attacks_left());
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
fn scaled_rank(deck: Deck, rank: Rank) -> i16 {
    let (step, most) = (deck.rank_number(rank) as i16 - 1, deck.rank_count() as i16 - 1);
    (step * ACE_HEIGHT + most / 2) / most
}

/// Plays a deal to its end: a seat in the first style, all others in the second.
pub fn play_out(mut position: Position, seat: Seat, styles: &[PlayoutPolicy; 2]) -> Position {
    let own = seat.index() as u8;
    while position.ending.is_none() {
        let style = &styles[usize::from(position.to_act != own)];
        play_move(&mut position, style);
    }
    position
}

/// What the seat to act does next.
pub(super) fn play_move(position: &mut Position, style: &PlayoutPolicy) {
    choose_move(position, style).apply(position);
}

/// What the seat to act would do.
pub(super) fn choose_move(position: &Position, style: &PlayoutPolicy) -> PlayoutMove {
    let stage = style.stage(position);
    match position.phase {
        Phase::Attack => PlayoutMove::Lead(stage.lead(position, style.trumps)),
        Phase::Defend => {
            match cheapest_cover(position.held(position.defender), position.open, position.trump) {
                Some(with) if stage.should_beat(with, position) => PlayoutMove::BeatAll(with),
                _ => transfer_or_take(position),
            }
        }
        Phase::ThrowIn => throw_in_or_pass(position, stage.thrown),
        Phase::Take => throw_in_or_pass(position, stage.added),
        Phase::Redeal | Phase::Over => PlayoutMove::Pass,
    }
}

fn transfer_or_take(position: &Position) -> PlayoutMove {
    match position.transfers().first() {
        Some(card) => PlayoutMove::Transfer(card, false),
        None => match position.showable_trump() {
            Some(card) => PlayoutMove::Transfer(card, true),
            None => PlayoutMove::Take,
        },
    }
}

/// Adds the lowest card that is allowed, or passes.
fn throw_in_or_pass(position: &Position, allowed: CardSet) -> PlayoutMove {
    let fitting = position.throwable_cards();
    // Whoever can be rid of all cards does not hold them back.
    let last = position.talon_len() == 0 && position.held(position.to_act) == fitting;
    match (if last { fitting } else { fitting & allowed }).lowest() {
        Some(card) => PlayoutMove::ThrowIn(card),
        None => PlayoutMove::Pass,
    }
}

//! The fast policy for playouts.

use super::{cover::cheapest_cover, playout_move::PlayoutMove, position::Position};
use crate::{
    card::{Rank, Suit},
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
};
use kozyr_core::game::Seat;

/// The stages of a deal: the talon has at least a third of the deck, less than that, or no cards.
const STAGE_COUNT: usize = 3;

/// The scaled rank of the ace; the lowest rank of the deck is 0.
const ACE_HEIGHT: i16 = 8;

/// The parameters of a playout policy for one stage of a deal. They don't depend on the deck.
///
/// A card costs twice its scaled rank; trumps cost more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PolicyParameters {
    /// The discount on a lead for each further card of its rank.
    pub group_lead_discount: i16,
    /// The extra cost of leading a trump.
    pub trump_lead_cost: i16,
    /// The highest plain card and trump to throw in, as scaled ranks; −1 for none.
    pub max_thrown_heights: [i16; 2],
    /// The highest plain card and trump to throw in after a pick-up, as scaled ranks; −1 for none.
    pub max_added_heights: [i16; 2],
    /// The extra cost of beating with a trump.
    pub trump_beat_cost: i16,
    /// The highest cost of beating all open attacks; beyond it the defender takes.
    pub max_beat_cost: i16,
    /// How much the highest cost rises per card on the table.
    pub beat_cost_per_card: i16,
    /// How many quarters of an open attack's scaled rank are added to the cost of beating, since
    /// high cards are worth taking.
    pub take_incentive: i16,
}

/// A playout policy for a deck and a trump suit.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutPolicy {
    trumps: CardSet,
    /// The smallest size of a large talon.
    large_talon: usize,
    stages: [PolicyStage; STAGE_COUNT],
}

/// [`PolicyParameters`] precomputed for each card.
#[derive(Clone, Copy, Debug)]
struct PolicyStage {
    /// The cost of leading a plain card of each rank.
    lead_cost: [i16; 16],
    group_lead_discount: i16,
    trump_lead_cost: i16,
    /// The cards to throw in, before and after a pick-up.
    throw_ins: CardSet,
    throw_ins_after_take: CardSet,
    /// The cost of beating with each card.
    beat_cost: [i16; 64],
    /// The cost added by an open attack of each rank.
    take_incentive: [i16; 16],
    max_beat_cost: i16,
    beat_cost_per_card: i16,
}

/// Plays low cards, throws in every plain card that fits and beats whenever possible, like most
/// opponents.
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

/// Leads all plain cards of a rank at once, larger groups first. Beats whenever possible and throws
/// in every plain card.
const GREEDY: [PolicyParameters; STAGE_COUNT] =
    [PolicyParameters { group_lead_discount: 40, trump_lead_cost: 200, ..SIMPLE[0] }; STAGE_COUNT];

/// Saves trumps while there is a talon, takes high cards, and adapts throw-ins to the stage of the
/// deal. Tuned by hill climbing: small changes were kept if they won more of many thousand deals
/// against the previous parameters.
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

/// Habits that a policy may have, in any combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HabitTraits {
    /// Takes rather than beat with a trump, while there is a talon.
    pub(super) hoards_trumps: bool,
    /// Doesn't throw in high cards.
    pub(super) keeps_high_cards: bool,
    /// Throws in trumps while there is a talon.
    pub(super) throws_trumps: bool,
    /// Leads all cards of a rank at once.
    pub(super) leads_groups: bool,
}

impl HabitTraits {
    /// Returns the parameters of the simple policy with these habits, for each stage of a deal.
    fn stage_parameters(self) -> [PolicyParameters; STAGE_COUNT] {
        let [simple, ..] = SIMPLE;
        let max_beat_cost =
            if self.hoards_trumps { HOARDED_TRUMP_COST - 1 } else { simple.max_beat_cost };
        let plain_height = if self.keeps_high_cards { BELOW_JACK_HEIGHT } else { ACE_HEIGHT };
        let trump_height = if self.throws_trumps { ACE_HEIGHT } else { -1 };
        let with_talon = PolicyParameters {
            group_lead_discount: if self.leads_groups { GROUP_LEAD_DISCOUNT } else { 0 },
            max_thrown_heights: [plain_height, trump_height],
            trump_beat_cost: if self.hoards_trumps {
                HOARDED_TRUMP_COST
            } else {
                simple.trump_beat_cost
            },
            max_beat_cost,
            ..simple
        };
        let without_talon =
            PolicyParameters { group_lead_discount: with_talon.group_lead_discount, ..simple };
        [with_talon, with_talon, without_talon]
    }
}

/// The cost of beating with a trump for a player who prefers to take.
const HOARDED_TRUMP_COST: i16 = 200;
/// The highest scaled rank below the jack.
const BELOW_JACK_HEIGHT: i16 = 4;
/// A discount that leads a group before any single card.
const GROUP_LEAD_DISCOUNT: i16 = 21;

impl PlayoutPolicy {
    /// Returns a policy that plays low cards, throws in every plain card that fits and beats
    /// whenever possible.
    pub fn simple(deck: Deck, trump: Suit) -> Self {
        PlayoutPolicy::new(deck, trump, &SIMPLE)
    }

    /// Returns a policy that plays like the opponent `greedy`.
    pub fn greedy(deck: Deck, trump: Suit) -> Self {
        PlayoutPolicy::new(deck, trump, &GREEDY)
    }

    /// Returns a policy that saves trumps while there is a talon, and picks up high attack cards.
    /// It wins six of ten deals against [`simple`](Self::simple).
    pub fn strong(deck: Deck, trump: Suit) -> Self {
        PlayoutPolicy::new(deck, trump, &STRONG)
    }

    /// Returns a policy with parameters for each stage of a deal: a talon of at least a third of
    /// the deck, a smaller one, none.
    pub fn new(deck: Deck, trump: Suit, parameters: &[PolicyParameters; STAGE_COUNT]) -> Self {
        let stages = parameters.map(|parameters| PolicyStage::new(deck, trump, &parameters));
        PlayoutPolicy { trumps: CardSet::of_suit(trump), large_talon: deck.size() / 3, stages }
    }

    /// The simple policy with some habits; see [`HabitTraits`].
    pub(super) fn with_traits(deck: Deck, trump: Suit, traits: HabitTraits) -> Self {
        PlayoutPolicy::new(deck, trump, &traits.stage_parameters())
    }

    /// Returns the parameters for the current stage of the deal.
    fn stage(&self, position: &Position) -> &PolicyStage {
        match position.talon_len() {
            0 => &self.stages[2],
            count if count < self.large_talon => &self.stages[1],
            _ => &self.stages[0],
        }
    }
}

impl PolicyStage {
    /// Precomputes the parameters for each card of a deck.
    fn new(deck: Deck, trump: Suit, parameters: &PolicyParameters) -> Self {
        let mut stage = PolicyStage {
            lead_cost: [0; 16],
            group_lead_discount: parameters.group_lead_discount,
            trump_lead_cost: parameters.trump_lead_cost,
            throw_ins: CardSet::EMPTY,
            throw_ins_after_take: CardSet::EMPTY,
            beat_cost: [0; 64],
            take_incentive: [0; 16],
            max_beat_cost: parameters.max_beat_cost,
            beat_cost_per_card: parameters.beat_cost_per_card,
        };
        for card in deck.cards() {
            let height = scaled_rank(deck, card.rank());
            let is_trump = card.suit() == trump;
            stage.lead_cost[card.rank() as usize] = 2 * height;
            stage.take_incentive[card.rank() as usize] = height * parameters.take_incentive / 4;
            stage.beat_cost[card.index()] =
                2 * height + if is_trump { parameters.trump_beat_cost } else { 0 };
            if height <= parameters.max_thrown_heights[usize::from(is_trump)] {
                stage.throw_ins.insert(card);
            }
            if height <= parameters.max_added_heights[usize::from(is_trump)] {
                stage.throw_ins_after_take.insert(card);
            }
        }
        stage
    }

    /// Whether beating the open attacks with these cards is better than taking.
    fn should_beat(&self, with: CardSet, position: &Position) -> bool {
        let cost: i16 = with.iter().map(|card| self.beat_cost[card.index()]).sum();
        let take_incentive: i16 =
            position.open.iter().map(|card| self.take_incentive[card.rank() as usize]).sum();
        cost + take_incentive
            <= self.max_beat_cost + self.beat_cost_per_card * position.table_cards().len() as i16
    }

    /// Returns the cards to lead: the cheapest group of plain cards of a rank, or the lowest trump
    /// if that is cheaper.
    fn lead(&self, position: &Position, trumps: CardSet) -> CardSet {
        let hand = position.held(position.attacker);
        let (plain, attacks_left) = (hand - trumps, position.attacks_left());
        let (mut best, mut lowest_cost) = (CardSet::EMPTY, i16::MAX);
        for rank in plain.ranks() {
            let mut group = plain & CardSet::of_rank(rank);
            while group.len() > attacks_left {
                group = group - group.last().into_iter().collect();
            }
            let further_cards = group.len() as i16 - 1;
            let cost = self.lead_cost[rank as usize] - self.group_lead_discount * further_cards;
            if cost < lowest_cost {
                (best, lowest_cost) = (group, cost);
            }
        }
        match (hand & trumps).first() {
            Some(trump)
                if self.lead_cost[trump.rank() as usize] + self.trump_lead_cost < lowest_cost =>
            {
                trump.into()
            }
            _ => best,
        }
    }
}

/// Returns the rank on a scale from 0 to [`ACE_HEIGHT`].
fn scaled_rank(deck: Deck, rank: Rank) -> i16 {
    let (rank_index, highest) = (deck.rank_number(rank) as i16 - 1, deck.rank_count() as i16 - 1);
    (rank_index * ACE_HEIGHT + highest / 2) / highest
}

/// Plays a deal to its end and returns the final position: `seat` follows the first policy, all
/// others the second.
pub fn play_out(mut position: Position, seat: Seat, policies: &[PlayoutPolicy; 2]) -> Position {
    let own_seat = seat.index() as u8;
    while position.ending.is_none() {
        let policy = &policies[usize::from(position.to_act != own_seat)];
        play_move(&mut position, policy);
    }
    position
}

/// Plays the policy's move for the seat to act.
pub(super) fn play_move(position: &mut Position, policy: &PlayoutPolicy) {
    choose_move(position, policy).apply(position);
}

/// Returns the policy's move for the seat to act; passing in a deal that is over.
pub(super) fn choose_move(position: &Position, policy: &PlayoutPolicy) -> PlayoutMove {
    let stage = policy.stage(position);
    match position.phase {
        Phase::Attack => PlayoutMove::Lead(stage.lead(position, policy.trumps)),
        Phase::Defend => {
            match cheapest_cover(position.held(position.defender), position.open, position.trump) {
                Some(with) if stage.should_beat(with, position) => PlayoutMove::BeatAll(with),
                _ => transfer_or_take(position),
            }
        }
        Phase::ThrowIn => throw_in_or_pass(position, stage.throw_ins),
        Phase::Take => throw_in_or_pass(position, stage.throw_ins_after_take),
        Phase::Redeal | Phase::Over => PlayoutMove::Pass,
    }
}

/// Returns the transfer with the first fitting card by suit, even if it is a trump. Otherwise shows
/// a trump if possible, or else takes.
fn transfer_or_take(position: &Position) -> PlayoutMove {
    match position.transfers().first() {
        Some(card) => PlayoutMove::Transfer(card, false),
        None => match position.showable_trump() {
            Some(card) => PlayoutMove::Transfer(card, true),
            None => PlayoutMove::Take,
        },
    }
}

/// Returns the throw-in of the lowest allowed card that fits, or passing. A player who can go out
/// may throw in any card.
fn throw_in_or_pass(position: &Position, allowed: CardSet) -> PlayoutMove {
    let fitting = position.cards_of_table_ranks();
    // A player who can get rid of all cards holds none back.
    let can_go_out = position.talon_len() == 0 && position.held(position.to_act) == fitting;
    match (if can_go_out { fitting } else { fitting & allowed }).lowest() {
        Some(card) => PlayoutMove::ThrowIn(card),
        None => PlayoutMove::Pass,
    }
}

//! House rules.

mod attack_limit;
mod throwing_in;

use serde::{Deserialize, Serialize};

use super::deck::Deck;

pub use attack_limit::AttackLimit;
pub use throwing_in::{AfterTakeRule, ThrowInRule};

/// The number of cards dealt to each player and drawn up to.
pub const HAND_SIZE: usize = 6;

/// The number of actions without a card drawn or discarded after which a deal is a draw.
///
/// Without this limit, players who pick up rather than beat could play forever, even before the
/// talon is empty.
pub const STALL_ACTIONS: usize = 200;

/// The most attack cards before the first discard, under [`Rules::max_five_before_discard`].
const MAX_ATTACKS_BEFORE_DISCARD: usize = 5;

/// The house rules. Fields missing in JSON have their default values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// The deck.
    pub deck: Deck,
    /// Who attacks first if the previous deal had a fool.
    pub first_attack: FirstAttackRule,
    /// Who attacks first if the previous deal was drawn.
    pub after_draw: AfterDrawRule,
    /// The most attack cards in a bout.
    pub attack_limit: AttackLimit,
    /// Whether a bout has at most five attack cards until cards have been discarded.
    #[serde(rename = "first_discard_of_five")]
    pub max_five_before_discard: bool,
    /// Who may throw in.
    pub throwing_in: ThrowInRule,
    /// Who may throw in after the defender has decided to take.
    #[serde(rename = "adding_to_a_taker")]
    pub throw_in_after_take: AfterTakeRule,
    /// Whether a defender may transfer the attack.
    pub transfer: TransferRule,
    /// Whether two sides play, with alternating seats; for 4 or 6 players.
    pub partnership: bool,
    /// Whether a player with five or more cards of one suit may ask for a redeal, once.
    pub redeal: bool,
    /// Whether the last defender is the fool if no player has cards left; if false, that is a draw.
    pub last_defender_is_fool: bool,
}

/// Who attacks first if the previous deal had a fool.
///
/// In a first deal it is always the holder of the lowest trump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstAttackRule {
    /// The player to the fool's right, so that the fool defends first.
    #[default]
    OnTheFool,
    /// The holder of the lowest trump.
    LowestTrump,
}

/// Who attacks first if the previous deal was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDrawRule {
    /// The holder of the lowest trump.
    #[default]
    LowestTrump,
    /// The player who attacked first in the drawn deal.
    SamePlayer,
    /// The player to the left of the one who attacked first in the drawn deal.
    NextPlayer,
}

/// Whether a defender may transfer the attack to the left with a card of its rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TransferRule {
    /// Not allowed.
    #[default]
    Off,
    /// By adding the card to the attack.
    Playing,
    /// Also by showing the trump of that rank and keeping it, once per player and deal.
    PlayingOrShowing,
    /// Also by showing, once per player and bout.
    ShowingEachBout,
    /// Also by showing, any number of times.
    ShowingAlways,
}

impl FirstAttackRule {
    /// All options, the default first.
    pub const ALL: [Self; 2] = [FirstAttackRule::OnTheFool, FirstAttackRule::LowestTrump];
}

impl AfterDrawRule {
    /// All options, the default first.
    pub const ALL: [Self; 3] =
        [AfterDrawRule::LowestTrump, AfterDrawRule::SamePlayer, AfterDrawRule::NextPlayer];
}

impl TransferRule {
    /// All options, the default first.
    pub const ALL: [Self; 5] = [
        TransferRule::Off,
        TransferRule::Playing,
        TransferRule::PlayingOrShowing,
        TransferRule::ShowingEachBout,
        TransferRule::ShowingAlways,
    ];

    /// Whether a trump may be shown instead of played.
    pub const fn allows_showing(self) -> bool {
        !matches!(self, TransferRule::Off | TransferRule::Playing)
    }
}

impl Rules {
    /// Podkidnoy Durak without partners: the default rules.
    pub fn throw_in() -> Self {
        Rules::default()
    }

    /// Perevodnoy Durak: the default rules with transfers by playing a card and, once per player
    /// and deal, by showing a trump.
    pub fn transfer() -> Self {
        Rules { transfer: TransferRule::PlayingOrShowing, ..Rules::default() }
    }

    /// The default rules with two sides against each other.
    pub fn partnership() -> Self {
        Rules { partnership: true, ..Rules::default() }
    }

    /// The default rules, but only the attacker throws in, and not after the defender takes. More
    /// than two may play.
    pub fn duel() -> Self {
        Rules {
            throwing_in: ThrowInRule::Attacker,
            throw_in_after_take: AfterTakeRule::Nobody,
            ..Rules::default()
        }
    }

    /// The allowed numbers of players, the smallest first.
    pub fn player_counts(&self) -> &'static [usize] {
        match (self.partnership, self.deck) {
            (true, Deck::Cards24 | Deck::Cards32) => &[4],
            (true, _) => &[4, 6],
            (false, Deck::Cards24) => &[2, 3, 4],
            (false, Deck::Cards32) => &[2, 3, 4, 5],
            (false, _) => &[2, 3, 4, 5, 6],
        }
    }

    /// The most attack cards in a bout whose defender holds this many cards when it begins.
    /// `has_discard` is whether any cards have been discarded in the deal.
    pub fn attack_limit_for(&self, defender_cards: usize, has_discard: bool) -> usize {
        let limit = self.attack_limit.cards().unwrap_or(defender_cards).min(defender_cards);
        if self.max_five_before_discard && !has_discard {
            limit.min(MAX_ATTACKS_BEFORE_DISCARD)
        } else {
            limit
        }
    }
}

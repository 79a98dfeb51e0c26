//! House rules.

use serde::{Deserialize, Serialize};

use super::deck::Deck;

/// How many cards are dealt to each, and drawn up to.
pub const HAND_SIZE: usize = 6;

/// After so many actions in which no card was drawn or discarded, a deal is a draw: players
/// who would rather take than beat can go on for ever otherwise, even before the talon is gone.
pub const STALL_ACTIONS: usize = 200;

/// The rules agreed on; a field missing in JSON has its usual value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// The deck played with.
    pub deck: Deck,
    /// Who attacks first when an earlier deal has left a fool.
    pub first_attack: FirstAttackRule,
    /// At most five attack cards in a bout until something has been discarded.
    #[serde(rename = "first_discard_of_five")]
    pub max_five_before_discard: bool,
    /// Who may throw in.
    pub throwing_in: ThrowInRule,
    /// Whether the others may add cards once the defender takes.
    #[serde(rename = "adding_to_a_taker")]
    pub throw_in_after_take: bool,
    /// Whether a defender may pass the attack on.
    pub transfer: TransferRule,
    /// Two sides, seats alternating; for 4 or 6 players.
    pub partnership: bool,
    /// Whether a hand with five or more cards of one suit may ask for a new deal, once.
    pub redeal: bool,
    /// Whether the last defender is the fool if nobody has cards left; otherwise that is a draw.
    pub last_defender_is_fool: bool,
}

/// Who attacks first when an earlier deal has left a fool.
///
/// In a first deal, and after a draw, it is always the holder of the lowest trump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstAttackRule {
    /// The player to the fool's right, so that the fool defends first.
    #[default]
    OnTheFool,
    /// The holder of the lowest trump again.
    LowestTrump,
}

/// Who may throw in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThrowInRule {
    /// All but the defender.
    #[default]
    All,
    /// The defender's neighbours among those still playing, and the lead attacker.
    Neighbours,
    /// The lead attacker alone.
    Attacker,
}

/// Whether a defender may pass the attack on to the left with a card of its rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TransferRule {
    /// They may not.
    #[default]
    Off,
    /// They may, by adding the card to the attack.
    Playing,
    /// They may, and once a deal each player may show the trump of that rank and keep it.
    PlayingOrShowing,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            deck: Deck::default(),
            first_attack: FirstAttackRule::default(),
            max_five_before_discard: false,
            throwing_in: ThrowInRule::default(),
            throw_in_after_take: true,
            transfer: TransferRule::default(),
            partnership: false,
            redeal: false,
            last_defender_is_fool: false,
        }
    }
}

impl Rules {
    /// Podkidnoy durak, everyone for himself: the usual rules.
    pub fn throw_in() -> Self {
        Rules::default()
    }

    /// Perevodnoy durak: the attack may be passed on, the trump of its rank may be shown once.
    pub fn transfer() -> Self {
        Rules { transfer: TransferRule::PlayingOrShowing, ..Rules::default() }
    }

    /// Two sides against each other.
    pub fn partnership() -> Self {
        Rules { partnership: true, ..Rules::default() }
    }

    /// The attacker alone throws in, and nothing is added to a taker.
    pub fn duel() -> Self {
        Rules { throwing_in: ThrowInRule::Attacker, throw_in_after_take: false, ..Rules::default() }
    }

    /// The numbers of players that the rules allow.
    pub fn player_counts(&self) -> &'static [usize] {
        match (self.partnership, self.deck) {
            (true, Deck::Cards24 | Deck::Cards32) => &[4],
            (true, _) => &[4, 6],
            (false, Deck::Cards24) => &[2, 3, 4],
            (false, Deck::Cards32) => &[2, 3, 4, 5],
            (false, _) => &[2, 3, 4, 5, 6],
        }
    }
}

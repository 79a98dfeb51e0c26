//! What is agreed before a deal.

use serde::{Deserialize, Serialize};

use super::{card_set::CardSet, event::DealEnding, given_deal::GivenDeal, rules::Rules};
use kozyr_core::game::{MAX_SEATS, Seat, Seats};

/// What is agreed before a deal: how many play, by which rules, and how the match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play; [`Rules::players`] lists what is allowed.
    pub players: usize,
    /// The rules; the usual ones if missing.
    #[serde(default)]
    pub rules: Rules,
    /// How the match stands; nothing has been played if missing.
    #[serde(default)]
    pub standing: MatchStanding,
    /// The cards, if somebody wrote them down; shuffled by the seed if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<GivenDeal>,
}

/// The deals of a match so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MatchStanding {
    /// How often each seat was the fool or on the fool's side.
    pub fools: [u32; MAX_SEATS],
    /// The fool of the last deal; `None` before the first and after a draw.
    pub last_fool: Option<Seat>,
}

/// Why a deal cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The rules do not allow that many players.
    #[error("{players} cannot play by these rules, only {}", list(.allowed))]
    Players {
        /// How many were to play.
        players: usize,
        /// How many may.
        allowed: &'static [usize],
    },
    /// The standing speaks of a seat that nobody sits on.
    #[error("the standing names seat {0}, where nobody sits")]
    Standing(usize),
    /// The cards given are not those of the deck, each once.
    #[error("the cards dealt are not a whole deck of {0}")]
    Deck(u8),
    /// The deal given has another number of hands.
    #[error("the deal given has {hands} hands, but {players} play")]
    Hands {
        /// How many hands it has.
        hands: usize,
        /// How many play.
        players: usize,
    },
    /// The deal given lets somebody lead who does not play.
    #[error("the deal given lets seat {0} lead, where nobody sits")]
    Attacker(usize),
}

fn list(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl Setup {
    /// The first deal of a match.
    pub fn new(players: usize, rules: Rules) -> Self {
        Setup { players, rules, standing: MatchStanding::default(), deal: None }
    }

    /// Checks that such a deal can be played.
    ///
    /// # Errors
    /// If the number of players does not suit the rules, or the standing or a deal given not the
    /// players.
    pub fn validate(&self) -> Result<(), SetupError> {
        let allowed = self.rules.player_counts();
        if !allowed.contains(&self.players) {
            return Err(SetupError::Players { players: self.players, allowed });
        }
        let counted = self.standing.fools.iter().rposition(|&count| count > 0);
        let last_fool = self.standing.last_fool.map(Seat::index);
        match counted.max(last_fool).filter(|&seat| seat >= self.players) {
            Some(nobody) => Err(SetupError::Standing(nobody)),
            None => self.deal.map_or(Ok(()), |deal| self.check(&deal)),
        }
    }

    /// Checks that a deal given can be dealt.
    fn check(&self, deal: &GivenDeal) -> Result<(), SetupError> {
        let deck = self.rules.deck;
        if usize::from(deal.players) != self.players {
            return Err(SetupError::Hands { hands: deal.players.into(), players: self.players });
        }
        if deal.cards().iter().copied().collect::<CardSet>() != deck.card_set() {
            return Err(SetupError::Deck(deck.into()));
        }
        match deal.attacker().filter(|seat| seat.index() >= self.players) {
            Some(nobody) => Err(SetupError::Attacker(nobody.index())),
            None => Ok(()),
        }
    }

    /// The next deal of the match, which is shuffled, after one that ended so.
    #[must_use]
    pub fn next_deal(&self, ending: DealEnding) -> Self {
        let DealEnding::Fool(fool) = ending else {
            let standing = MatchStanding { last_fool: None, ..self.standing };
            return Setup { standing, deal: None, ..*self };
        };
        let mut fools = self.standing.fools;
        for loser in self.side(fool).iter() {
            fools[loser.index()] = fools[loser.index()].saturating_add(1);
        }
        Setup { standing: MatchStanding { fools, last_fool: Some(fool) }, deal: None, ..*self }
    }

    /// The seats that win and lose together with a seat: their side in partnership play,
    /// otherwise that seat alone.
    pub fn side(&self, seat: Seat) -> Seats {
        if self.rules.partnership {
            Seat::all(self.players).filter(|other| other.index() % 2 == seat.index() % 2).collect()
        } else {
            seat.into()
        }
    }
}

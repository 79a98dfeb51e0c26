//! The setup of a deal.

use serde::{Deserialize, Serialize};

use super::{
    card_set::CardSet,
    custom_deal::CustomDeal,
    event::DealEnding,
    rules::{AfterDrawRule, FirstAttackRule, Rules},
};
use kozyr_core::game::{MAX_SEATS, Seat, Seats};

/// The setup of a deal: the number of players, the rules, and the match standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players; see [`Rules::player_counts`].
    pub players: usize,
    /// The rules. The defaults apply if missing.
    #[serde(default)]
    pub rules: Rules,
    /// The match standing. A new match if missing.
    #[serde(default)]
    pub standing: MatchStanding,
    /// The cards of a custom deal. Shuffled by the seed if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<CustomDeal>,
}

/// The results of the deals of a match so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MatchStanding {
    /// The number of deals that each seat lost as the fool or the fool's partner.
    pub fools: [u32; MAX_SEATS],
    /// The fool of the last deal; `None` before the first and after a draw.
    pub last_fool: Option<Seat>,
    /// The player who attacked first in the last deal, if it was drawn and
    /// [`Rules::after_draw`] refers to that player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn_attacker: Option<Seat>,
}

/// The reason why a deal cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The rules do not allow this number of players.
    #[error("these rules allow {} players, not {players}", list(.allowed))]
    Players {
        /// The number of players.
        players: usize,
        /// The allowed numbers of players.
        allowed: &'static [usize],
    },
    /// The standing names an empty seat.
    #[error("the standing names seat {0}, but it is empty")]
    Standing(usize),
    /// The standing says that the last deal had a fool, and that it was drawn.
    #[error("the standing names both the last deal's fool and the attacker of a drawn deal")]
    FoolAndDraw,
    /// The cards given are not those of the deck.
    #[error("the given cards are not a whole deck of {0}")]
    Deck(u8),
    /// The custom deal has a different number of hands.
    #[error("the custom deal has {hands} hands for {players} players")]
    Hands {
        /// The number of hands.
        hands: usize,
        /// The number of players.
        players: usize,
    },
    /// The first attacker of the custom deal is an empty seat.
    #[error("the custom deal lets seat {0} lead, but it is empty")]
    Attacker(usize),
}

/// Formats numbers, separated by commas.
fn list(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl Setup {
    /// Creates the setup of the first deal of a match, with shuffled cards. Only
    /// [`validate`](Self::validate) checks the number of players.
    pub fn new(players: usize, rules: Rules) -> Self {
        Setup { players, rules, standing: MatchStanding::default(), deal: None }
    }

    /// Checks that such a deal can be played.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow the number of players. Likewise if the standing
    /// names an empty seat, or both a fool and the attacker of a drawn deal. Also if a custom deal
    /// has other cards than the deck, another number of hands, or an empty seat as first attacker.
    pub fn validate(&self) -> Result<(), SetupError> {
        let allowed = self.rules.player_counts();
        if !allowed.contains(&self.players) {
            return Err(SetupError::Players { players: self.players, allowed });
        }
        let last_counted = self.standing.fools.iter().rposition(|&count| count > 0);
        let MatchStanding { last_fool, drawn_attacker, .. } = self.standing;
        let named = [last_fool, drawn_attacker].map(|seat| seat.map(Seat::index));
        let last_named = named.into_iter().fold(last_counted, Option::max);
        match last_named.filter(|&seat| seat >= self.players) {
            Some(empty_seat) => Err(SetupError::Standing(empty_seat)),
            None if last_fool.and(drawn_attacker).is_some() => Err(SetupError::FoolAndDraw),
            None => self.deal.map_or(Ok(()), |deal| self.check(&deal)),
        }
    }

    /// Checks that a custom deal has a hand for each player and the cards of the deck. If it names
    /// a first attacker, checks that they play.
    fn check(&self, deal: &CustomDeal) -> Result<(), SetupError> {
        let deck = self.rules.deck;
        if usize::from(deal.players) != self.players {
            return Err(SetupError::Hands { hands: deal.players.into(), players: self.players });
        }
        if deal.cards().iter().copied().collect::<CardSet>() != deck.card_set() {
            return Err(SetupError::Deck(deck.into()));
        }
        match deal.attacker().filter(|seat| seat.index() >= self.players) {
            Some(empty_seat) => Err(SetupError::Attacker(empty_seat.index())),
            None => Ok(()),
        }
    }

    /// The setup of the next deal, which is shuffled, after this ending of a deal in which
    /// `attacker` attacked first. The standing counts a loss for each seat on the fool's side, and
    /// none after a draw.
    #[must_use]
    pub fn next_deal(&self, ending: DealEnding, attacker: Seat) -> Self {
        let DealEnding::Fool(fool) = ending else {
            let is_needed = self.rules.after_draw != AfterDrawRule::LowestTrump;
            let drawn_attacker = is_needed.then_some(attacker);
            let standing = MatchStanding { last_fool: None, drawn_attacker, ..self.standing };
            return Setup { standing, deal: None, ..*self };
        };
        let mut fools = self.standing.fools;
        for loser in self.side(fool).iter() {
            fools[loser.index()] = fools[loser.index()].saturating_add(1);
        }
        let standing = MatchStanding { fools, last_fool: Some(fool), drawn_attacker: None };
        Setup { standing, deal: None, ..*self }
    }

    /// The first attacker that follows from the last deal; `None` if the lowest trump decides. A
    /// first attacker that a custom deal names is disregarded.
    pub fn first_attacker(&self) -> Option<Seat> {
        let MatchStanding { last_fool, drawn_attacker, .. } = self.standing;
        let steps_to_left = |seat: Seat, steps| Seat::new((seat.index() + steps) % self.players);
        if let Some(fool) = last_fool {
            let on_the_fool = self.rules.first_attack == FirstAttackRule::OnTheFool;
            return on_the_fool.then(|| steps_to_left(fool, self.players - 1));
        }
        match self.rules.after_draw {
            AfterDrawRule::LowestTrump => None,
            AfterDrawRule::SamePlayer => drawn_attacker,
            AfterDrawRule::NextPlayer => drawn_attacker.map(|seat| steps_to_left(seat, 1)),
        }
    }

    /// The seats that win and lose together with a seat: its side in partnership play, or only the
    /// seat itself.
    pub fn side(&self, seat: Seat) -> Seats {
        if self.rules.partnership {
            Seat::all(self.players).filter(|other| other.index() % 2 == seat.index() % 2).collect()
        } else {
            seat.into()
        }
    }
}

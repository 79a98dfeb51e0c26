//! Reasons why an action is illegal.

use super::{card::Card, phase::Phase};

/// The reason why an action is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalAction {
    /// The action belongs to another phase.
    #[error("{}", .0.requirement())]
    WrongPhase(Phase),
    /// The card is not in the hand.
    #[error("{0} is not in the hand")]
    NotInHand(Card),
    /// The attack has no card.
    #[error("an attack needs a card")]
    NoCard,
    /// The cards led are of different ranks.
    #[error("cards led together must be of one rank")]
    MixedRanks,
    /// The bout allows only this many more attack cards.
    #[error("only {0} more attack cards are allowed")]
    AttackLimitExceeded(usize),
    /// The card is not an open attack card.
    #[error("{0} is not an open attack card")]
    AttackNotOpen(Card),
    /// The card is too low or of the wrong suit.
    #[error("{with} does not beat {attack}")]
    DoesNotBeat {
        /// The attack card.
        attack: Card,
        /// The card played on it.
        with: Card,
    },
    /// The rank of a card thrown in is not on the table.
    #[error("the rank of {0} is not on the table")]
    RankNotOnTable(Card),
    /// The rules do not allow transfers.
    #[error("these rules do not allow transfers")]
    TransferNotAllowed,
    /// The defender has already beaten a card and can no longer transfer.
    #[error("a defender who has beaten a card can no longer transfer")]
    TransferAfterBeating,
    /// The card is not of the attack's rank.
    #[error("{0} is not of the attack's rank")]
    TransferOtherRank(Card),
    /// The next player holds fewer cards than the attack would have.
    #[error("the next player holds fewer cards than the attack would have")]
    TransferTooLarge,
    /// The rules do not allow transfers by showing a trump.
    #[error("these rules do not allow transfers by showing a trump")]
    ShowingNotAllowed,
    /// The card shown is not a trump.
    #[error("{0} is not a trump")]
    ShownCardNotTrump(Card),
    /// The player has shown a trump as often as the rules allow in this deal or bout.
    #[error("the player has already shown a trump, which these rules allow only once")]
    AlreadyShown,
    /// The hand has fewer than five cards of one suit.
    #[error("a redeal needs five cards of one suit")]
    RedealNeedsSuit,
    /// The player has already asked for a redeal.
    #[error("a player may ask for a redeal only once")]
    AlreadyRedealt,
}

impl Phase {
    /// The requirement of the phase, as an error message for any other action.
    fn requirement(self) -> &'static str {
        match self {
            Phase::Redeal => "every player must first keep their hand or ask for a redeal",
            Phase::Attack => "the attacker must lead",
            Phase::Defend => "the defender must beat, transfer or take",
            Phase::ThrowIn => "cards may be thrown in, or the player passes",
            Phase::Take => "the defender takes: cards may be added, or the player passes",
            Phase::Over => "the deal is over",
        }
    }
}

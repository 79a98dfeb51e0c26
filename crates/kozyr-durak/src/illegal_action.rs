//! The rules that an action can break.

use super::{card::Card, phase::Phase};

/// The rule that an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalAction {
    /// The action belongs to another phase.
    #[error("{}", .0.requirement())]
    WrongPhase(Phase),
    /// A card can only be played from the hand.
    #[error("{0} is not in the hand")]
    NotInHand(Card),
    /// An attack needs a card.
    #[error("an attack needs a card")]
    NoCard,
    /// Cards led together are of one rank.
    #[error("cards led together must be of one rank")]
    MixedRanks,
    /// A bout has room for so many attack cards only.
    #[error("there is room for {0} more attack cards only")]
    AttackLimitExceeded(usize),
    /// Only an open attack card can be beaten.
    #[error("{0} is not an open attack card")]
    AttackNotOpen(Card),
    /// The card is too low, or of the wrong suit.
    #[error("{with} does not beat {attack}")]
    DoesNotBeat {
        /// The attack card.
        attack: Card,
        /// The card that should have beaten it.
        with: Card,
    },
    /// Only ranks that are on the table may be added.
    #[error("the rank of {0} is not on the table")]
    RankNotOnTable(Card),
    /// The rules do not let an attack be passed on.
    #[error("these rules know no transfer")]
    TransferNotAllowed,
    /// Having beaten a card, the defender can no longer pass the attack on.
    #[error("a defender who has beaten a card cannot transfer any more")]
    TransferAfterBeating,
    /// Only a card of the attack's rank passes it on.
    #[error("{0} is not of the attack's rank")]
    TransferOtherRank(Card),
    /// The next player must hold a card for each card of the attack.
    #[error("the next player holds fewer cards than the attack would have")]
    TransferTooLarge,
    /// The rules do not let a trump be shown instead of played.
    #[error("these rules know no transfer by showing")]
    ShowingNotAllowed,
    /// Only the trump of the attack's rank can be shown.
    #[error("{0} is not a trump")]
    ShownCardNotTrump(Card),
    /// Each player may show a trump once a deal.
    #[error("a trump may be shown once a deal only")]
    AlreadyShown,
    /// A new deal needs five cards of one suit.
    #[error("a new deal needs five cards of one suit")]
    RedealNeedsSuit,
    /// Each player may ask for a new deal once.
    #[error("a new deal may be asked for once only")]
    AlreadyRedealt,
}

impl Phase {
    /// What the phase demands, for who does something else.
    fn requirement(self) -> &'static str {
        match self {
            Phase::Redeal => "first every player keeps his hand or asks for a new deal",
            Phase::Attack => "the attacker must lead",
            Phase::Defend => "the defender must beat, transfer or take",
            Phase::ThrowIn => "cards may be thrown in, or the player passes",
            Phase::Take => "the defender takes: cards may be added, or the player passes",
            Phase::Over => "the deal is over",
        }
    }
}

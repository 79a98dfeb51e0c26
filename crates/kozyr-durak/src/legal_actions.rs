//! Legal actions.

use super::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    game::Durak,
    illegal_action::IllegalAction,
    phase::Phase,
    rules::TransferRule,
};
use kozyr_core::game::Seat;

/// The number of cards of one suit that allow a redeal.
const REDEAL_SUIT_CARDS: usize = 5;
/// The initial capacity; more actions are rarely legal at once.
const USUAL_ACTIONS: usize = 16;

impl Durak {
    /// Checks whether the seat to act may play the action.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), IllegalAction> {
        match (self.phase, action) {
            (Phase::Attack, Action::Attack(cards)) => self.check_attack(seat, cards),
            (Phase::Defend, Action::Beat { attack, with }) => self.check_beat(seat, attack, with),
            (Phase::Defend, Action::Transfer(card)) => self.check_transfer(seat, card, false),
            (Phase::Defend, Action::ShowTransfer(card)) => self.check_transfer(seat, card, true),
            (Phase::Defend, Action::Take) => Ok(()),
            (Phase::ThrowIn | Phase::Take, Action::ThrowIn(card)) => {
                self.check_throw_in(seat, card)
            }
            (Phase::ThrowIn | Phase::Take, Action::Pass) => Ok(()),
            (Phase::Redeal, Action::Redeal) => self.check_redeal(seat),
            (Phase::Redeal, Action::Keep) => Ok(()),
            (phase, _) => Err(IllegalAction::WrongPhase(phase)),
        }
    }

    /// Checks that the seat holds all these cards.
    fn check_held(&self, seat: Seat, cards: CardSet) -> Result<(), IllegalAction> {
        match (cards - self.hand(seat)).first() {
            Some(card) => Err(IllegalAction::NotInHand(card)),
            None => Ok(()),
        }
    }

    /// Checks a lead: cards of one rank from the hand, within the attack limit.
    fn check_attack(&self, seat: Seat, cards: CardSet) -> Result<(), IllegalAction> {
        let card = cards.first().ok_or(IllegalAction::NoCard)?;
        self.check_held(seat, cards)?;
        if !cards.is_subset(CardSet::of_rank(card.rank())) {
            return Err(IllegalAction::MixedRanks);
        }
        let attacks_left = self.bout.attacks_left();
        if cards.len() > attacks_left {
            Err(IllegalAction::AttackLimitExceeded(attacks_left))
        } else {
            Ok(())
        }
    }

    /// Checks that the card is in the hand and beats an open attack card.
    fn check_beat(&self, seat: Seat, attack: Card, with: Card) -> Result<(), IllegalAction> {
        self.check_held(seat, with.into())?;
        if !self.bout.table.open().contains(attack) {
            return Err(IllegalAction::AttackNotOpen(attack));
        }
        if !with.beats(attack, self.trump_card.suit()) {
            return Err(IllegalAction::DoesNotBeat { attack, with });
        }
        Ok(())
    }

    /// Checks that the card is in the hand and its rank is on the table.
    fn check_throw_in(&self, seat: Seat, card: Card) -> Result<(), IllegalAction> {
        self.check_held(seat, card.into())?;
        if self.bout.table.cards().all_of_same_ranks().contains(card) {
            Ok(())
        } else {
            Err(IllegalAction::RankNotOnTable(card))
        }
    }

    /// Checks a transfer: by showing the card if `show` is set, else by playing it.
    fn check_transfer(&self, seat: Seat, card: Card, show: bool) -> Result<(), IllegalAction> {
        self.check_held(seat, card.into())?;
        let table = &self.bout.table;
        match self.setup.rules.transfer {
            TransferRule::Off => return Err(IllegalAction::TransferNotAllowed),
            rule if show && !rule.allows_showing() => return Err(IllegalAction::ShowingNotAllowed),
            _ => {}
        }
        if !table.is_unbeaten() {
            return Err(IllegalAction::TransferAfterBeating);
        }
        // Before anything is beaten, all cards on the table are of one rank.
        if !table.open().all_of_same_ranks().contains(card) {
            return Err(IllegalAction::TransferOtherRank(card));
        }
        if show && card.suit() != self.trump_card.suit() {
            return Err(IllegalAction::ShownCardNotTrump(card));
        }
        if show && self.shown.contains(seat) {
            return Err(IllegalAction::AlreadyShown);
        }
        // A next player who has played their last card in this bout still plays until it ends, so
        // they are not skipped. They hold too few cards.
        let next = self.hand(self.next_opponent(seat)).len();
        if next < table.len() + usize::from(!show) {
            return Err(IllegalAction::TransferTooLarge);
        }
        Ok(())
    }

    /// Checks that the hand has enough cards of one suit and that the seat has not asked before.
    fn check_redeal(&self, seat: Seat) -> Result<(), IllegalAction> {
        let hand = self.hand(seat);
        if Suit::ALL.iter().all(|&suit| (hand & CardSet::of_suit(suit)).len() < REDEAL_SUIT_CARDS) {
            return Err(IllegalAction::RedealNeedsSuit);
        }
        if self.redealt.contains(seat) {
            return Err(IllegalAction::AlreadyRedealt);
        }
        Ok(())
    }

    /// Lists the legal actions in a fixed order: leads, beats, transfers or throw-ins, then taking
    /// or passing. Before the first bout, redealing comes before keeping.
    pub(super) fn list_legal_actions(&self) -> Vec<Action> {
        let Some(seat) = self.to_act else { return Vec::new() };
        let hand = self.hand(seat);
        let mut legal = Vec::with_capacity(USUAL_ACTIONS);
        match self.phase {
            Phase::Attack => legal.extend(self.leads(hand)),
            Phase::Defend => {
                legal.extend(self.defences(hand).chain(self.transfers(seat)));
                legal.push(Action::Take);
            }
            Phase::ThrowIn | Phase::Take => {
                let fitting = hand & self.bout.table.cards().all_of_same_ranks();
                legal.extend(fitting.iter().map(Action::ThrowIn));
                legal.push(Action::Pass);
            }
            Phase::Redeal => {
                legal.extend(self.check_redeal(seat).is_ok().then_some(Action::Redeal));
                legal.push(Action::Keep);
            }
            Phase::Over => {}
        }
        legal
    }

    /// Every lead from this hand within the attack limit, in ascending order of rank.
    fn leads(&self, hand: CardSet) -> impl Iterator<Item = Action> {
        let attacks_left = self.bout.attacks_left();
        let groups = hand.ranks().flat_map(move |rank| (hand & CardSet::of_rank(rank)).subsets());
        groups.filter(move |cards| cards.len() <= attacks_left).map(Action::Attack)
    }

    /// Every beat of an open attack card with a card of this hand.
    fn defences(&self, hand: CardSet) -> impl Iterator<Item = Action> {
        let trump = self.trump_card.suit();
        self.bout.table.open().iter().flat_map(move |attack| {
            let cards = hand & CardSet::beating(attack, trump);
            cards.iter().map(move |with| Action::Beat { attack, with })
        })
    }

    /// Every legal transfer of the seat, first by playing a card, then by showing a trump.
    fn transfers(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let fitting = self.hand(seat) & self.bout.table.open().all_of_same_ranks();
        let played = move |&card: &Card| self.check_transfer(seat, card, false).is_ok();
        let shown = move |&card: &Card| self.check_transfer(seat, card, true).is_ok();
        let plays = fitting.iter().filter(played).map(Action::Transfer);
        plays.chain(fitting.iter().filter(shown).map(Action::ShowTransfer))
    }
}

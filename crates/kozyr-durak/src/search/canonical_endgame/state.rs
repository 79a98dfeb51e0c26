//! What is left of a deal once two play on and nothing is hidden.

use super::super::{
    cover::cheapest_cover,
    position::{Position, bit},
};
use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    phase::Phase,
    rules::{HAND, Rules, Transfer},
    table_cards::MAX_ATTACKS,
};

/// The most attack cards while nothing has been discarded, if the rules say so.
const FIRST_DISCARD: usize = 5;

/// What does not change in an ending.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) rules: Rules,
    pub(super) trump: Suit,
}

/// The hands and the table of two players, the one with the lower seat being player 0.
///
/// Who has nothing to choose is not asked: steps lead on to where there is a choice.
///
/// Steps are told to be inlined, which saves a tenth of a search: they are made in registers then, and what comes of
/// them is written down once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Duel {
    pub(super) hands: [CardSet; 2],
    pub(super) open: CardSet,
    pub(super) closed: CardSet,
    /// The open card under the talon, if it is not drawn yet.
    pub(super) talon: CardSet,
    pub(super) attacks: u8,
    pub(super) limit: u8,
    /// Which of the two attacks.
    pub(super) lead: u8,
    pub(super) phase: Phase,
    /// Who has used their right to show a trump, as bits.
    pub(super) shown: u8,
    pub(super) discarded: bool,
    /// What it came to for player 0, in half points, once the phase is [`Phase::Over`].
    pub(super) points: u8,
}

impl Terms {
    /// What two players are asked in a position in which nobody else is left.
    pub(super) fn of(position: &Position) -> (Self, Duel) {
        let first = position.playing().trailing_zeros() as u8;
        let second = (position.playing() & !bit(first)).trailing_zeros() as u8;
        let shown = |seat| u8::from(position.shown & bit(seat) != 0);
        let mut duel = Duel {
            hands: [position.held(first), position.held(second)],
            open: position.open,
            closed: position.closed,
            talon: position.talon().iter().copied().collect(),
            attacks: position.attacks,
            limit: position.limit,
            lead: u8::from(position.lead == second),
            phase: position.phase,
            shown: shown(first) | shown(second) << 1,
            discarded: position.discarded,
            points: 0,
        };
        let terms = Terms { rules: position.rules, trump: position.trump };
        duel.settle(&terms);
        (terms, duel)
    }

    /// Whether attacks may be passed on, so that positions can recur.
    pub(super) fn may_recur(&self) -> bool {
        self.rules.transfer != Transfer::Off
    }

    /// Whether each card of a group, led alone, is worth at least as much as the group led at once: the others can be
    /// added whether it is beaten or taken, and by then more is seen.
    ///
    /// Not where an attack can be passed on, since the fewer it is the sooner it can be.
    pub(super) fn alone_is_as_good(&self) -> bool {
        self.rules.adding_to_a_taker && !self.may_recur()
    }

    pub(super) fn trumps(&self) -> CardSet {
        CardSet::of_suit(self.trump)
    }
}

impl Duel {
    /// Which of the two is asked.
    pub(super) fn asked(&self) -> u8 {
        if self.phase == Phase::Defend { self.defender() } else { self.lead }
    }

    pub(super) fn defender(&self) -> u8 {
        1 - self.lead
    }

    pub(super) fn held(&self, player: u8) -> CardSet {
        // Not by index: hands that lie in registers need not be written down for that.
        if player == 0 { self.hands[0] } else { self.hands[1] }
    }

    /// Of each hand, these cards if it is the player's.
    fn of_player(player: u8, cards: CardSet) -> [CardSet; 2] {
        if player == 0 { [cards, CardSet::EMPTY] } else { [CardSet::EMPTY, cards] }
    }

    fn give(&mut self, player: u8, cards: CardSet) {
        let [first, second] = Duel::of_player(player, cards);
        self.hands = [self.hands[0] | first, self.hands[1] | second];
    }

    fn take_away(&mut self, player: u8, cards: CardSet) {
        let [first, second] = Duel::of_player(player, cards);
        self.hands = [self.hands[0] - first, self.hands[1] - second];
    }

    pub(super) fn table(&self) -> CardSet {
        self.open | self.closed
    }

    /// All cards that are still in play.
    pub(super) fn all(&self) -> CardSet {
        self.hands[0] | self.hands[1] | self.table() | self.talon
    }

    pub(super) fn room(&self) -> usize {
        usize::from(self.limit - self.attacks)
    }

    /// What the attacker may add.
    pub(super) fn fitting(&self) -> CardSet {
        if self.room() == 0 {
            return CardSet::EMPTY;
        }
        self.held(self.lead) & self.table().with_equal_ranks()
    }

    /// The cards with which the defender may pass the attack on.
    pub(super) fn transfers(&self, terms: &Terms) -> CardSet {
        if self.may_transfer(terms, usize::from(self.attacks) + 1) {
            self.held(self.defender()) & self.open.with_equal_ranks()
        } else {
            CardSet::EMPTY
        }
    }

    /// The trump that the defender may show to pass the attack on.
    pub(super) fn showable(&self, terms: &Terms) -> Option<Card> {
        let allowed = terms.rules.transfer == Transfer::PlayingOrShowing
            && self.shown & 1 << self.defender() == 0
            && self.may_transfer(terms, self.attacks.into());
        if !allowed {
            return None;
        }
        let fitting = self.held(self.defender()) & self.open.with_equal_ranks();
        (fitting & terms.trumps()).first()
    }

    fn may_transfer(&self, terms: &Terms, attacks: usize) -> bool {
        terms.rules.transfer != Transfer::Off
            && self.closed.is_empty()
            && self.held(self.lead).len() >= attacks
    }

    #[inline(always)]
    pub(super) fn attack(mut self, cards: CardSet, terms: &Terms) -> Self {
        self.take_away(self.lead, cards);
        self.open = cards;
        self.attacks = cards.len() as u8;
        self.phase = Phase::Defend;
        self.settle(terms);
        self
    }

    /// Beats all that is open.
    #[inline(always)]
    pub(super) fn cover(mut self, with: CardSet, terms: &Terms) -> Self {
        self.take_away(self.defender(), with);
        self.closed |= self.open | with;
        self.open = CardSet::EMPTY;
        self.phase = Phase::ThrowIn;
        self.settle(terms);
        self
    }

    /// Passes the attack on, with a card that is played or only shown.
    pub(super) fn transfer(mut self, card: Card, shown: bool, terms: &Terms) -> Self {
        let defender = self.defender();
        if shown {
            self.shown |= 1 << defender;
        } else {
            self.take_away(defender, card.into());
            self.open.insert(card);
            self.attacks += 1;
        }
        self.lead = defender;
        self.limit = self.limit_for(self.defender(), terms);
        self.settle(terms);
        self
    }

    #[inline(always)]
    pub(super) fn take(mut self, terms: &Terms) -> Self {
        self.give_up(terms);
        self.settle(terms);
        self
    }

    #[inline(always)]
    pub(super) fn throw_in(mut self, card: Card, terms: &Terms) -> Self {
        self.take_away(self.lead, card.into());
        self.open.insert(card);
        self.attacks += 1;
        self.phase = Phase::Defend;
        self.settle(terms);
        self
    }

    /// Adds these to what is taken, or nothing more to what is beaten.
    #[inline(always)]
    pub(super) fn add(mut self, cards: CardSet, terms: &Terms) -> Self {
        self.take_away(self.lead, cards);
        self.open |= cards;
        self.end_bout(terms);
        self
    }

    fn give_up(&mut self, terms: &Terms) {
        self.phase = Phase::Take;
        if !terms.rules.adding_to_a_taker {
            self.end_bout(terms);
        }
    }

    /// Leads on past questions with one answer.
    #[inline(always)]
    fn settle(&mut self, terms: &Terms) {
        if self.phase == Phase::Defend && !self.can_cover(terms) && !self.can_pass_on(terms) {
            self.give_up(terms);
        }
        if matches!(self.phase, Phase::ThrowIn | Phase::Take) && self.fitting().is_empty() {
            self.end_bout(terms);
        }
    }

    /// Whether everything open can be beaten.
    fn can_cover(&self, terms: &Terms) -> bool {
        self.cheapest_cover(terms).is_some()
    }

    /// The defender's cards that beat one attack.
    pub(super) fn able_to_beat(&self, attack: Card, terms: &Terms) -> CardSet {
        self.held(self.defender()) & CardSet::beating(attack, terms.trump)
    }

    /// Whether the attack can be passed on.
    fn can_pass_on(&self, terms: &Terms) -> bool {
        !self.transfers(terms).is_empty() || self.showable(terms).is_some()
    }

    /// As [`cheapest_cover`].
    pub(super) fn cheapest_cover(&self, terms: &Terms) -> Option<CardSet> {
        cheapest_cover(self.held(self.defender()), self.open, terms.trump)
    }

    #[inline(always)]
    fn end_bout(&mut self, terms: &Terms) {
        let taken = self.phase == Phase::Take;
        let defender = self.defender();
        if taken {
            self.give(defender, self.table());
        } else {
            self.discarded = true;
        }
        (self.open, self.closed, self.attacks) = (CardSet::EMPTY, CardSet::EMPTY, 0);
        if !self.talon.is_empty() {
            self.draw();
        }
        if self.hands.iter().any(|hand| hand.is_empty()) {
            self.phase = Phase::Over;
            self.points = match self.hands.map(|hand| hand.is_empty()) {
                [true, true] if !terms.rules.last_defender_is_fool => 1,
                [true, true] => 2 * u8::from(defender == 1),
                [out, _] => 2 * u8::from(out),
            };
            return;
        }
        if !taken {
            self.lead = self.defender();
        }
        self.limit = self.limit_for(self.defender(), terms);
        self.phase = Phase::Attack;
    }

    fn draw(&mut self) {
        for player in [self.lead, self.defender()] {
            if self.held(player).len() < HAND {
                self.give(player, self.talon);
                self.talon = CardSet::EMPTY;
            }
        }
    }

    fn limit_for(&self, defender: u8, terms: &Terms) -> u8 {
        let first = terms.rules.first_discard_of_five && !self.discarded;
        let most = if first { FIRST_DISCARD } else { MAX_ATTACKS };
        most.min(self.held(defender).len()) as u8
    }
}

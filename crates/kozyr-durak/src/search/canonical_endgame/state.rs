//! Two-player endgames with nothing hidden.

use super::super::{
    cover::cheapest_cover,
    position::{Position, seat_bit},
};
use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    phase::Phase,
    rules::{HAND_SIZE, Rules, TransferRule},
    table_cards::MAX_ATTACKS,
};

/// The most attack cards before the first discard, if the rules limit them.
const MAX_ATTACKS_BEFORE_DISCARD: usize = 5;

/// What stays the same throughout an endgame.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndgameRules {
    pub(super) rules: Rules,
    pub(super) trump: Suit,
}

/// The hands and the table of two players; player 0 has the lower seat.
///
/// Moves skip decisions with only one option.
///
/// The common moves are always inlined, which saves a tenth of the search time: the work happens in
/// registers and the result is written once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TwoPlayerEndgame {
    pub(super) hands: [CardSet; 2],
    pub(super) open: CardSet,
    pub(super) beaten: CardSet,
    /// The open card under the talon, if not drawn yet.
    pub(super) talon: CardSet,
    pub(super) attack_count: u8,
    pub(super) attack_limit: u8,
    /// The attacking player.
    pub(super) attacker: u8,
    pub(super) phase: Phase,
    /// The players who have used their right to show a trump, as bits.
    pub(super) shown: u8,
    pub(super) discarded: bool,
    /// The half points of player 0, once the phase is [`Phase::Over`].
    pub(super) points: u8,
}

impl EndgameRules {
    /// The endgame of a position with two players left.
    pub(super) fn from_position(position: &Position) -> (Self, TwoPlayerEndgame) {
        let first = position.playing_mask().trailing_zeros() as u8;
        let second = (position.playing_mask() & !seat_bit(first)).trailing_zeros() as u8;
        let shown = |seat| u8::from(position.shown & seat_bit(seat) != 0);
        let mut duel = TwoPlayerEndgame {
            hands: [position.held(first), position.held(second)],
            open: position.open,
            beaten: position.beaten,
            talon: position.talon().iter().copied().collect(),
            attack_count: position.attack_count,
            attack_limit: position.attack_limit,
            attacker: u8::from(position.attacker == second),
            phase: position.phase,
            shown: shown(first) | shown(second) << 1,
            discarded: position.discarded,
            points: 0,
        };
        let terms = EndgameRules { rules: position.rules, trump: position.trump };
        duel.skip_forced_moves(&terms);
        (terms, duel)
    }

    /// Whether transfers are allowed, so that positions can recur.
    pub(super) fn may_recur(&self) -> bool {
        self.rules.transfer != TransferRule::Off
    }

    /// Whether leading any one card of a group is worth at least as much as leading the group at
    /// once. The others can be thrown in whether it is beaten or taken, with more information.
    ///
    /// Not with transfers, since smaller attacks are easier to transfer.
    pub(super) fn single_leads_suffice(&self) -> bool {
        self.rules.throw_in_after_take && !self.may_recur()
    }

    pub(super) fn trumps(&self) -> CardSet {
        CardSet::of_suit(self.trump)
    }
}

impl TwoPlayerEndgame {
    /// The player to act.
    pub(super) fn to_act(self) -> u8 {
        if self.phase == Phase::Defend { self.defender() } else { self.attacker }
    }

    pub(super) fn defender(&self) -> u8 {
        1 - self.attacker
    }

    pub(super) fn held(&self, player: u8) -> CardSet {
        // Not by index, so that hands in registers need not be written to memory.
        if player == 0 { self.hands[0] } else { self.hands[1] }
    }

    /// The hands with these cards for the player and none for the other.
    fn of_player(player: u8, cards: CardSet) -> [CardSet; 2] {
        if player == 0 { [cards, CardSet::EMPTY] } else { [CardSet::EMPTY, cards] }
    }

    fn give(&mut self, player: u8, cards: CardSet) {
        let [first, second] = TwoPlayerEndgame::of_player(player, cards);
        self.hands = [self.hands[0] | first, self.hands[1] | second];
    }

    fn take_away(&mut self, player: u8, cards: CardSet) {
        let [first, second] = TwoPlayerEndgame::of_player(player, cards);
        self.hands = [self.hands[0] - first, self.hands[1] - second];
    }

    pub(super) fn table_cards(&self) -> CardSet {
        self.open | self.beaten
    }

    /// All cards still in play.
    pub(super) fn cards_in_play(&self) -> CardSet {
        self.hands[0] | self.hands[1] | self.table_cards() | self.talon
    }

    pub(super) fn attacks_left(&self) -> usize {
        usize::from(self.attack_limit - self.attack_count)
    }

    /// The cards the attacker may throw in.
    pub(super) fn throwable_cards(&self) -> CardSet {
        if self.attacks_left() == 0 {
            return CardSet::EMPTY;
        }
        self.held(self.attacker) & self.table_cards().all_of_same_ranks()
    }

    /// The cards that the defender can use to transfer the attack.
    pub(super) fn transfers(&self, terms: &EndgameRules) -> CardSet {
        if self.may_transfer(terms, usize::from(self.attack_count) + 1) {
            self.held(self.defender()) & self.open.all_of_same_ranks()
        } else {
            CardSet::EMPTY
        }
    }

    /// The trump that the defender may show to transfer the attack.
    pub(super) fn showable_trump(&self, terms: &EndgameRules) -> Option<Card> {
        let allowed = terms.rules.transfer == TransferRule::PlayingOrShowing
            && self.shown & 1 << self.defender() == 0
            && self.may_transfer(terms, self.attack_count.into());
        if !allowed {
            return None;
        }
        let fitting = self.held(self.defender()) & self.open.all_of_same_ranks();
        (fitting & terms.trumps()).first()
    }

    fn may_transfer(&self, terms: &EndgameRules, attacks: usize) -> bool {
        terms.rules.transfer != TransferRule::Off
            && self.beaten.is_empty()
            && self.held(self.attacker).len() >= attacks
    }

    #[inline(always)]
    pub(super) fn attack(mut self, cards: CardSet, terms: &EndgameRules) -> Self {
        self.take_away(self.attacker, cards);
        self.open = cards;
        self.attack_count = cards.len() as u8;
        self.phase = Phase::Defend;
        self.skip_forced_moves(terms);
        self
    }

    /// Beats all open attacks.
    #[inline(always)]
    pub(super) fn beat_all(mut self, with: CardSet, terms: &EndgameRules) -> Self {
        self.take_away(self.defender(), with);
        self.beaten |= self.open | with;
        self.open = CardSet::EMPTY;
        self.phase = Phase::ThrowIn;
        self.skip_forced_moves(terms);
        self
    }

    /// Transfers the attack with a card that is played or only shown.
    pub(super) fn transfer(mut self, card: Card, shown: bool, terms: &EndgameRules) -> Self {
        let defender = self.defender();
        if shown {
            self.shown |= 1 << defender;
        } else {
            self.take_away(defender, card.into());
            self.open.insert(card);
            self.attack_count += 1;
        }
        self.attacker = defender;
        self.attack_limit = self.limit_for(self.defender(), terms);
        self.skip_forced_moves(terms);
        self
    }

    #[inline(always)]
    pub(super) fn take(mut self, terms: &EndgameRules) -> Self {
        self.begin_taking(terms);
        self.skip_forced_moves(terms);
        self
    }

    #[inline(always)]
    pub(super) fn throw_in(mut self, card: Card, terms: &EndgameRules) -> Self {
        self.take_away(self.attacker, card.into());
        self.open.insert(card);
        self.attack_count += 1;
        self.phase = Phase::Defend;
        self.skip_forced_moves(terms);
        self
    }

    /// Throws in these cards after a pick-up, or passes, and ends the bout.
    #[inline(always)]
    pub(super) fn throw_in_all(mut self, cards: CardSet, terms: &EndgameRules) -> Self {
        self.take_away(self.attacker, cards);
        self.open |= cards;
        self.end_bout(terms);
        self
    }

    fn begin_taking(&mut self, terms: &EndgameRules) {
        self.phase = Phase::Take;
        if !terms.rules.throw_in_after_take {
            self.end_bout(terms);
        }
    }

    /// Skips decisions with only one option.
    #[inline(always)]
    fn skip_forced_moves(&mut self, terms: &EndgameRules) {
        if self.phase == Phase::Defend && !self.can_cover(terms) && !self.can_pass_on(terms) {
            self.begin_taking(terms);
        }
        if matches!(self.phase, Phase::ThrowIn | Phase::Take) && self.throwable_cards().is_empty() {
            self.end_bout(terms);
        }
    }

    /// Whether all open attacks can be beaten.
    fn can_cover(&self, terms: &EndgameRules) -> bool {
        self.cheapest_cover(terms).is_some()
    }

    /// The defender's cards that beat an attack.
    pub(super) fn able_to_beat(&self, attack: Card, terms: &EndgameRules) -> CardSet {
        self.held(self.defender()) & CardSet::beating(attack, terms.trump)
    }

    /// Whether the attack can be transferred.
    fn can_pass_on(&self, terms: &EndgameRules) -> bool {
        !self.transfers(terms).is_empty() || self.showable_trump(terms).is_some()
    }

    /// See [`cheapest_cover`].
    pub(super) fn cheapest_cover(&self, terms: &EndgameRules) -> Option<CardSet> {
        cheapest_cover(self.held(self.defender()), self.open, terms.trump)
    }

    #[inline(always)]
    fn end_bout(&mut self, terms: &EndgameRules) {
        let taken = self.phase == Phase::Take;
        let defender = self.defender();
        if taken {
            self.give(defender, self.table_cards());
        } else {
            self.discarded = true;
        }
        (self.open, self.beaten, self.attack_count) = (CardSet::EMPTY, CardSet::EMPTY, 0);
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
            self.attacker = self.defender();
        }
        self.attack_limit = self.limit_for(self.defender(), terms);
        self.phase = Phase::Attack;
    }

    fn draw(&mut self) {
        for player in [self.attacker, self.defender()] {
            if self.held(player).len() < HAND_SIZE {
                self.give(player, self.talon);
                self.talon = CardSet::EMPTY;
            }
        }
    }

    fn limit_for(&self, defender: u8, terms: &EndgameRules) -> u8 {
        let first = terms.rules.max_five_before_discard && !self.discarded;
        let most = if first { MAX_ATTACKS_BEFORE_DISCARD } else { MAX_ATTACKS };
        most.min(self.held(defender).len()) as u8
    }
}

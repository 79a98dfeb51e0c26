//! Two-player endgames with nothing hidden.

use super::super::{
    cover::cheapest_cover,
    position::{Position, seat_bit},
};
use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    phase::Phase,
    rules::{AfterTakeRule, HAND_SIZE, Rules, TransferRule},
};

/// What stays the same throughout an endgame.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndgameRules {
    pub(super) house_rules: Rules,
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
    /// The players who have used up their right to show a trump, as bits.
    pub(super) shown: u8,
    pub(super) discarded: bool,
    /// The half points of player 0, once the phase is [`Phase::Over`].
    pub(super) points: u8,
}

impl EndgameRules {
    /// The rules and the endgame of a position with two players left, with forced moves skipped.
    pub(super) fn from_position(position: &Position) -> (Self, TwoPlayerEndgame) {
        let first = position.playing_mask().trailing_zeros() as u8;
        let second = (position.playing_mask() & !seat_bit(first)).trailing_zeros() as u8;
        let shown = |seat| u8::from(position.shown & seat_bit(seat) != 0);
        let mut endgame = TwoPlayerEndgame {
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
        let rules = EndgameRules { house_rules: position.rules, trump: position.trump };
        endgame.skip_forced_moves(&rules);
        (rules, endgame)
    }

    /// Whether transfers are allowed, so that positions can recur.
    pub(super) fn may_recur(&self) -> bool {
        self.house_rules.transfer != TransferRule::Off
    }

    /// Whether leading any one card of a group is worth at least as much as leading the group at
    /// once. The remaining cards can be thrown in whether the lead is beaten or taken, with more
    /// information.
    ///
    /// Not with transfers, since smaller attacks are easier to transfer.
    pub(super) fn single_leads_suffice(&self) -> bool {
        self.house_rules.throw_in_after_take != AfterTakeRule::Nobody && !self.may_recur()
    }

    /// All cards of the trump suit.
    pub(super) fn trumps(&self) -> CardSet {
        CardSet::of_suit(self.trump)
    }
}

impl TwoPlayerEndgame {
    /// The player to act.
    pub(super) fn to_act(self) -> u8 {
        if self.phase == Phase::Defend { self.defender() } else { self.attacker }
    }

    /// The defending player.
    pub(super) fn defender(&self) -> u8 {
        1 - self.attacker
    }

    /// The hand of a player.
    pub(super) fn held(&self, player: u8) -> CardSet {
        // Not by index, so that hands in registers need not be written to memory.
        if player == 0 { self.hands[0] } else { self.hands[1] }
    }

    /// The hands with these cards for one player and none for the other.
    fn of_player(player: u8, cards: CardSet) -> [CardSet; 2] {
        if player == 0 { [cards, CardSet::EMPTY] } else { [CardSet::EMPTY, cards] }
    }

    /// Adds cards to the hand of a player.
    fn give(&mut self, player: u8, cards: CardSet) {
        let [first, second] = TwoPlayerEndgame::of_player(player, cards);
        self.hands = [self.hands[0] | first, self.hands[1] | second];
    }

    /// Removes cards from the hand of a player.
    fn take_away(&mut self, player: u8, cards: CardSet) {
        let [first, second] = TwoPlayerEndgame::of_player(player, cards);
        self.hands = [self.hands[0] - first, self.hands[1] - second];
    }

    /// All cards on the table, beaten or not.
    pub(super) fn table_cards(&self) -> CardSet {
        self.open | self.beaten
    }

    /// The cards in the hands, on the table and in the talon.
    pub(super) fn cards_in_play(&self) -> CardSet {
        self.hands[0] | self.hands[1] | self.table_cards() | self.talon
    }

    /// How many more attack cards the limit allows.
    pub(super) fn attacks_left(&self) -> usize {
        usize::from(self.attack_limit - self.attack_count)
    }

    /// Returns the cards the attacker may throw in; none at the attack limit.
    pub(super) fn throwable_cards(&self) -> CardSet {
        if self.attacks_left() == 0 {
            return CardSet::EMPTY;
        }
        self.held(self.attacker) & self.table_cards().all_of_same_ranks()
    }

    /// Returns the cards that the defender can use to transfer the attack; none if transferring is
    /// not allowed.
    pub(super) fn transfers(&self, rules: &EndgameRules) -> CardSet {
        if self.may_transfer(rules, usize::from(self.attack_count) + 1) {
            self.held(self.defender()) & self.open.all_of_same_ranks()
        } else {
            CardSet::EMPTY
        }
    }

    /// Returns the trump that the defender may show to transfer the attack: the lowest one whose
    /// rank is on the table. `None` if the hand has no such trump, or if showing is not allowed.
    pub(super) fn showable_trump(&self, rules: &EndgameRules) -> Option<Card> {
        let allowed = rules.house_rules.transfer.allows_showing()
            && self.shown & 1 << self.defender() == 0
            && self.may_transfer(rules, self.attack_count.into());
        if !allowed {
            return None;
        }
        let fitting = self.held(self.defender()) & self.open.all_of_same_ranks();
        (fitting & rules.trumps()).first()
    }

    /// Whether the defender may transfer, leaving the attacker `attacks` cards to beat: the rules
    /// allow transfers, no card is beaten yet, and the attacker holds at least as many cards.
    fn may_transfer(&self, rules: &EndgameRules, attacks: usize) -> bool {
        rules.house_rules.transfer != TransferRule::Off
            && self.beaten.is_empty()
            && self.held(self.attacker).len() >= attacks
    }

    /// The endgame after leading these cards.
    #[inline(always)]
    pub(super) fn attack(mut self, cards: CardSet, rules: &EndgameRules) -> Self {
        self.take_away(self.attacker, cards);
        self.open = cards;
        self.attack_count = cards.len() as u8;
        self.phase = Phase::Defend;
        self.skip_forced_moves(rules);
        self
    }

    /// The endgame after beating all open attacks with these cards.
    #[inline(always)]
    pub(super) fn beat_all(mut self, with: CardSet, rules: &EndgameRules) -> Self {
        self.take_away(self.defender(), with);
        self.beaten |= self.open | with;
        self.open = CardSet::EMPTY;
        self.phase = Phase::ThrowIn;
        self.skip_forced_moves(rules);
        self
    }

    /// The endgame after transferring the attack with a card that is played or only shown.
    pub(super) fn transfer(mut self, card: Card, shown: bool, rules: &EndgameRules) -> Self {
        let defender = self.defender();
        if shown {
            if rules.house_rules.transfer != TransferRule::ShowingAlways {
                self.shown |= 1 << defender;
            }
        } else {
            self.take_away(defender, card.into());
            self.open.insert(card);
            self.attack_count += 1;
        }
        self.attacker = defender;
        self.attack_limit = self.limit_for(self.defender(), rules);
        self.skip_forced_moves(rules);
        self
    }

    /// The endgame after the defender decides to take.
    #[inline(always)]
    pub(super) fn take(mut self, rules: &EndgameRules) -> Self {
        self.begin_taking(rules);
        self.skip_forced_moves(rules);
        self
    }

    /// The endgame after throwing in a card before a pick-up.
    #[inline(always)]
    pub(super) fn throw_in(mut self, card: Card, rules: &EndgameRules) -> Self {
        self.take_away(self.attacker, card.into());
        self.open.insert(card);
        self.attack_count += 1;
        self.phase = Phase::Defend;
        self.skip_forced_moves(rules);
        self
    }

    /// The endgame after the attacker's last decision in a bout: throwing in these cards after a
    /// pick-up, or passing if there are none. The bout then ends.
    #[inline(always)]
    pub(super) fn throw_in_all(mut self, cards: CardSet, rules: &EndgameRules) -> Self {
        self.take_away(self.attacker, cards);
        self.open |= cards;
        self.end_bout(rules);
        self
    }

    /// Makes the defender take: at once, or after throw-ins if the rules allow them.
    fn begin_taking(&mut self, rules: &EndgameRules) {
        self.phase = Phase::Take;
        if rules.house_rules.throw_in_after_take == AfterTakeRule::Nobody {
            self.end_bout(rules);
        }
    }

    /// Skips decisions with only one option.
    #[inline(always)]
    fn skip_forced_moves(&mut self, rules: &EndgameRules) {
        if self.phase == Phase::Defend && !self.can_cover(rules) && !self.can_transfer(rules) {
            self.begin_taking(rules);
        }
        if matches!(self.phase, Phase::ThrowIn | Phase::Take) && self.throwable_cards().is_empty() {
            self.end_bout(rules);
        }
    }

    /// Whether all open attacks can be beaten.
    fn can_cover(&self, rules: &EndgameRules) -> bool {
        self.cheapest_cover(rules).is_some()
    }

    /// The defender's cards that beat an attack.
    pub(super) fn able_to_beat(&self, attack: Card, rules: &EndgameRules) -> CardSet {
        self.held(self.defender()) & CardSet::beating(attack, rules.trump)
    }

    /// Whether the attack can be transferred.
    fn can_transfer(&self, rules: &EndgameRules) -> bool {
        !self.transfers(rules).is_empty() || self.showable_trump(rules).is_some()
    }

    /// Returns the defender's cheapest cards that beat all open attacks, or `None`; see
    /// [`cheapest_cover`].
    pub(super) fn cheapest_cover(&self, rules: &EndgameRules) -> Option<CardSet> {
        cheapest_cover(self.held(self.defender()), self.open, rules.trump)
    }

    /// Moves the cards on the table to the defender or out of play and refills hands. Then ends the
    /// deal or begins the next bout.
    #[inline(always)]
    fn end_bout(&mut self, rules: &EndgameRules) {
        let is_taken = self.phase == Phase::Take;
        let defender = self.defender();
        if is_taken {
            self.give(defender, self.table_cards());
        } else {
            self.discarded = true;
        }
        (self.open, self.beaten, self.attack_count) = (CardSet::EMPTY, CardSet::EMPTY, 0);
        if rules.house_rules.transfer == TransferRule::ShowingEachBout {
            self.shown = 0;
        }
        if !self.talon.is_empty() {
            self.draw();
        }
        if self.hands.iter().any(|hand| hand.is_empty()) {
            self.phase = Phase::Over;
            self.points = match self.hands.map(|hand| hand.is_empty()) {
                [true, true] if !rules.house_rules.last_defender_is_fool => 1,
                [true, true] => 2 * u8::from(defender == 1),
                [is_out, _] => 2 * u8::from(is_out),
            };
            return;
        }
        if !is_taken {
            self.attacker = self.defender();
        }
        self.attack_limit = self.limit_for(self.defender(), rules);
        self.phase = Phase::Attack;
    }

    /// Draws the last card, if the attacker or else the defender has room for it.
    fn draw(&mut self) {
        for player in [self.attacker, self.defender()] {
            if self.held(player).len() < HAND_SIZE {
                self.give(player, self.talon);
                self.talon = CardSet::EMPTY;
            }
        }
    }

    /// The most attack cards against a defender with the current hand.
    fn limit_for(&self, defender: u8, rules: &EndgameRules) -> u8 {
        rules.house_rules.attack_limit_for(self.held(defender).len(), self.discarded) as u8
    }
}

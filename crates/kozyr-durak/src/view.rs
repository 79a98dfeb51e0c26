//! A seat's view of a deal.

pub(crate) mod data;
mod hand_order;
pub(crate) mod history_replay;
pub(crate) mod possible_record;
pub(crate) mod reconstruct;

use self::data::ViewData;
use super::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    event::{DealEnding, Event},
    game::Durak,
    phase::Phase,
    rules::Rules,
    setup::Setup,
    table_cards::AttackPair,
};
use kozyr_core::game::{Game, Seat, Seats};

/// What one seat may know of a deal: its own hand, all cards that are or have been open, and
/// counts.
///
/// Views are free to create and copy. Two deals that differ only in hidden cards give equal views.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    game: &'a Durak,
    seat: Seat,
}

impl<'a> View<'a> {
    /// The view of a seat.
    pub(super) fn new(game: &'a Durak, seat: Seat) -> Self {
        View { game, seat }
    }

    /// The seat whose view this is.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The setup of the deal, without the cards of a custom deal.
    pub fn setup(self) -> &'a Setup {
        &self.game.setup
    }

    /// The house rules.
    pub fn rules(self) -> &'a Rules {
        &self.game.setup.rules
    }

    /// The number of players.
    pub fn players(self) -> usize {
        self.game.setup.players
    }

    /// The seat's own cards.
    pub fn hand(self) -> CardSet {
        self.game.hand(self.seat)
    }

    /// The number of cards that a seat holds.
    pub fn hand_size(self, seat: Seat) -> usize {
        self.game.hand(seat).len()
    }

    /// The cards that everyone knows to be in a seat's hand: picked up, shown, or the card that set
    /// the trump.
    pub fn known_cards(self, seat: Seat) -> CardSet {
        self.game.known[seat.index()]
    }

    /// The attack cards of the bout in the order of play, and the cards that beat them.
    pub fn table_pairs(self) -> &'a [AttackPair] {
        self.game.bout.table.pairs()
    }

    /// The attack cards still to be beaten.
    pub fn open_attacks(self) -> CardSet {
        self.game.bout.table.open()
    }

    /// All cards on the table.
    pub fn table_cards(self) -> CardSet {
        self.game.bout.table.cards()
    }

    /// The number of attack cards that the bout still allows.
    pub fn attacks_left(self) -> usize {
        self.game.bout.attacks_left()
    }

    /// The number of cards still to be drawn, including the open trump.
    pub fn talon_len(self) -> usize {
        self.game.talon.len()
    }

    /// The trump suit.
    pub fn trump(self) -> Suit {
        self.game.trump_card.suit()
    }

    /// The open trump at the bottom of the talon; `None` once it has been drawn, or if all cards
    /// were dealt.
    pub fn trump_card(self) -> Option<Card> {
        self.game.talon.bottom()
    }

    /// The discarded cards, which have all been open.
    pub fn discard(self) -> CardSet {
        self.game.discard
    }

    /// The attacker of the bout: the player who led or is about to, or who made the last transfer.
    /// Once the deal is over, that of the last bout. `None` while redeals are possible.
    pub fn attacker(self) -> Option<Seat> {
        (self.phase() != Phase::Redeal).then_some(self.game.bout.attacker)
    }

    /// The defender of the bout, after any transfers. Once the deal is over, that of the last bout.
    /// `None` while redeals are possible.
    pub fn defender(self) -> Option<Seat> {
        (self.phase() != Phase::Redeal).then_some(self.game.bout.defender)
    }

    /// Returns whether a custom deal named the first attacker. False if they follow from the
    /// trumps, a lot or the last deal.
    pub fn has_given_first_attacker(self) -> bool {
        self.game.given_first_attacker.is_some()
    }

    /// The phase of the deal.
    pub fn phase(self) -> Phase {
        self.game.phase
    }

    /// The seat to act; `None` once the deal is over.
    pub fn to_act(self) -> Option<Seat> {
        self.game.to_act
    }

    /// The seats that have passed since the last attack card.
    pub fn passed_seats(self) -> Seats {
        self.game.bout.passed
    }

    /// The number of actions since a card was last drawn or discarded;
    /// [`STALL_ACTIONS`](super::STALL_ACTIONS) end the deal.
    pub fn actions_without_progress(self) -> usize {
        self.game.actions_without_progress
    }

    /// The seats that have left the deal without cards.
    pub fn out_seats(self) -> Seats {
        self.game.out
    }

    /// The seats that have used up their right to transfer by showing a trump.
    pub fn seats_that_showed(self) -> Seats {
        self.game.shown
    }

    /// How the deal ended; `None` while it is in progress.
    pub fn ending(self) -> Option<DealEnding> {
        self.game.ending
    }

    /// The cards whose place the seat does not know: in another hand or in the talon.
    pub fn unseen_cards(self) -> CardSet {
        let game = self.game;
        let known = Seat::all(self.players()).map(|seat| self.known_cards(seat));
        let known = known.fold(self.hand(), |all, cards| all | cards);
        let trump = game.talon.bottom().map_or(CardSet::EMPTY, CardSet::from);
        self.rules().deck.card_set() - known - trump - self.table_cards() - game.discard
    }

    /// The seat's legal actions; empty if it is not its turn.
    pub fn legal_actions(self) -> Vec<Action> {
        if self.to_act() == Some(self.seat) { self.game.legal_actions() } else { Vec::new() }
    }

    /// All events as the seat saw them, the oldest first. Those before a redeal are kept.
    pub fn history(self) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + 'a {
        self.game.history.iter().map(move |event| self.redacted(*event))
    }

    /// An event of the game as the seat saw it. It hides the cards dealt to others, even a trump
    /// that [`Event::TrumpTurned`] shows, and those that others drew except the open trump.
    #[must_use]
    pub fn redacted(self, event: Event) -> Event {
        event.redacted_for(Some(self.seat), self.game.trump_card)
    }

    /// The view as owned data.
    pub fn snapshot(self) -> ViewData {
        ViewData::new(self)
    }
}

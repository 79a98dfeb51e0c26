//! What one seat may know.

pub(crate) mod data;
mod hand_order;
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

/// What one seat may know of a deal: its own hand, all that lies or has lain open, and counts.
///
/// Copying and making one is free; two deals that differ in hidden cards alone give equal views.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    game: &'a Durak,
    seat: Seat,
}

impl<'a> View<'a> {
    pub(super) fn new(game: &'a Durak, seat: Seat) -> Self {
        View { game, seat }
    }

    /// Whose view this is.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// What was agreed before the deal.
    pub fn setup(self) -> &'a Setup {
        &self.game.setup
    }

    /// The rules agreed on.
    pub fn rules(self) -> &'a Rules {
        &self.game.setup.rules
    }

    /// How many sit at the table.
    pub fn players(self) -> usize {
        self.game.setup.players
    }

    /// The seat's own cards.
    pub fn hand(self) -> CardSet {
        self.game.hand(self.seat)
    }

    /// How many cards a seat holds.
    pub fn hand_size(self, seat: Seat) -> usize {
        self.game.hand(seat).len()
    }

    /// The cards that everybody knows a seat to hold: taken, shown, or the trump drawn from
    /// under the talon.
    pub fn known_cards(self, seat: Seat) -> CardSet {
        self.game.known[seat.index()]
    }

    /// The attack cards of the bout in the order in which they came, and what beats them.
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

    /// How many more attack cards the bout has room for.
    pub fn attacks_left(self) -> usize {
        self.game.bout.attacks_left()
    }

    /// How many cards are still to be drawn, the open trump included.
    pub fn talon_len(self) -> usize {
        self.game.talon.len()
    }

    /// The trump suit.
    pub fn trump(self) -> Suit {
        self.game.trump_card.suit()
    }

    /// The open trump under the talon; `None` once it has been drawn.
    pub fn trump_card(self) -> Option<Card> {
        self.game.talon.bottom()
    }

    /// The cards beaten off so far; all of them have lain open.
    pub fn discard(self) -> CardSet {
        self.game.discard
    }

    /// The lead attacker of the bout; `None` while new deals may be asked for.
    pub fn attacker(self) -> Option<Seat> {
        (self.phase() != Phase::Redeal).then_some(self.game.bout.attacker)
    }

    /// The defender of the bout; `None` while new deals may be asked for.
    pub fn defender(self) -> Option<Seat> {
        (self.phase() != Phase::Redeal).then_some(self.game.bout.defender)
    }

    /// Whether it was agreed who leads first, whatever trumps they hold.
    pub fn has_given_first_attacker(self) -> bool {
        self.game.given_first_attacker.is_some()
    }

    /// What the seat to act is asked.
    pub fn phase(self) -> Phase {
        self.game.phase
    }

    /// Whose decision is awaited; `None` once the deal is over.
    pub fn to_act(self) -> Option<Seat> {
        self.game.to_act
    }

    /// Who has passed since the last attack card.
    pub fn passed_seats(self) -> Seats {
        self.game.bout.passed
    }

    /// Actions since a card was last drawn or discarded; [`STALL`](super::STALL) end the deal.
    pub fn actions_without_progress(self) -> usize {
        self.game.actions_without_progress
    }

    /// Who has got rid of all cards and is out.
    pub fn out_seats(self) -> Seats {
        self.game.out
    }

    /// Who has used their right to transfer by showing a trump.
    pub fn seats_that_showed(self) -> Seats {
        self.game.shown
    }

    /// How the deal ended; `None` while it goes on.
    pub fn ending(self) -> Option<DealEnding> {
        self.game.ending
    }

    /// The cards of which the seat does not know where they are: in another hand or in the
    /// talon.
    pub fn unseen_cards(self) -> CardSet {
        let game = self.game;
        let known = Seat::all(self.players()).map(|seat| self.known_cards(seat));
        let known = known.fold(self.hand(), |all, cards| all | cards);
        let trump = game.talon.bottom().map_or(CardSet::EMPTY, CardSet::from);
        self.rules().deck.card_set() - known - trump - self.table_cards() - game.discard
    }

    /// The actions open to the seat; none if it is not its turn.
    pub fn legal_actions(self) -> Vec<Action> {
        if self.to_act() == Some(self.seat) { self.game.legal_actions() } else { Vec::new() }
    }

    /// All that has happened, as the seat saw it.
    pub fn history(self) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + 'a {
        let View { game, seat } = self;
        game.history.iter().map(move |event| event.redacted_for(seat, game.trump_card))
    }

    /// All of this as data of its own.
    pub fn snapshot(self) -> ViewData {
        ViewData::new(self)
    }
}

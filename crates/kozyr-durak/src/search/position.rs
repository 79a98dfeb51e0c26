//! A deal with every card in a known place.

use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    event::DealEnding,
    game::Durak,
    phase::Phase,
    rules::{HAND_SIZE, Rules},
    view::View,
};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seats};

/// The largest talon: a 52-card deck with two players.
const LARGEST_TALON: usize = 52 - 2 * HAND_SIZE;

/// A set of seats as bits; seat 0 is the lowest.
pub(super) type SeatMask = u8;

/// The state of a deal from the first bout on, with every card in a known place.
///
/// A copy takes two cache lines: there is no history and nothing on the heap. It follows the rules
/// of [`Durak`] action by action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) hands: [CardSet; MAX_SEATS],
    /// Attack cards not beaten yet.
    pub(super) open: CardSet,
    /// Beaten attack cards and the cards that beat them.
    pub(super) beaten: CardSet,
    talon: [Card; LARGEST_TALON],
    /// The index of the talon's next card, and the talon's end.
    next: u8,
    end: u8,
    /// The number of attack cards on the table, and the limit.
    pub(super) attack_count: u8,
    pub(super) attack_limit: u8,
    pub(super) attacker: u8,
    pub(super) defender: u8,
    pub(super) to_act: u8,
    pub(super) phase: Phase,
    /// The seats that have passed since a card was last thrown in.
    pub(super) passed: SeatMask,
    /// The seats that have left the deal without cards.
    pub(super) out: SeatMask,
    /// The seats that have used up their right to transfer by showing a trump.
    pub(super) shown: SeatMask,
    /// Whether any cards have been discarded.
    pub(super) discarded: bool,
    /// Actions since a card was last drawn or discarded.
    pub(super) actions_without_progress: u8,
    pub(super) ending: Option<DealEnding>,
    pub(super) players: u8,
    pub(super) trump: Suit,
    pub(super) rules: Rules,
}

/// The result of a deal for one seat; greater is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SeatResult {
    /// The seat is the fool, or on the fool's side.
    Lost,
    /// The deal is drawn.
    Drawn,
    /// The fool is on another side.
    Won,
}

impl SeatResult {
    /// The result in half points: 0, 1 or 2.
    pub const fn points(self) -> u64 {
        self as u64
    }

    /// The probability of not being the fool, with a draw counted half: 0, ½ or 1.
    pub fn chance(self) -> f64 {
        self.points() as f64 / 2.0
    }

    /// The result for the other of two sides.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            SeatResult::Lost => SeatResult::Won,
            SeatResult::Drawn => SeatResult::Drawn,
            SeatResult::Won => SeatResult::Lost,
        }
    }
}

/// The mask of one seat.
pub(super) const fn seat_bit(seat: u8) -> SeatMask {
    1 << seat
}

/// Returns the next seat of a mask to the left of a seat, or the seat itself if it is the only one.
/// The mask must not be empty.
pub(super) const fn next_seat(mask: SeatMask, seat: u8) -> u8 {
    let later = mask & !((seat_bit(seat) << 1) - 1);
    (if later != 0 { later } else { mask }).trailing_zeros() as u8
}

/// The first seat of a mask that is this seat or to its left. The mask must not be empty.
pub(super) const fn first_seat_from(mask: SeatMask, seat: u8) -> u8 {
    let later = mask & !(seat_bit(seat) - 1);
    (if later != 0 { later } else { mask }).trailing_zeros() as u8
}

/// Returns the nearest seat of a mask to the right of a seat, or the seat itself if it is the only
/// one. The mask must not be empty.
pub(super) const fn last_seat_before(mask: SeatMask, seat: u8) -> u8 {
    let earlier = mask & (seat_bit(seat) - 1);
    let mask = if earlier != 0 { earlier } else { mask };
    (SeatMask::BITS - 1 - mask.leading_zeros()) as u8
}

impl Position {
    /// The position of a game, including hidden cards; `None` while a redeal can be requested.
    pub fn from_game(game: &Durak) -> Option<Self> {
        let hands = Seat::all(game.seats()).map(|seat| game.hand(seat));
        Position::from_view_with(game.view(Seat::default()), hands, game.talon())
    }

    /// Returns the position of a view with the given hands, by seat, and talon, next card first.
    /// Missing hands are empty. `None` while a redeal can be requested.
    pub fn from_view_with(
        view: View<'_>,
        hands: impl IntoIterator<Item = CardSet>,
        talon: &[Card],
    ) -> Option<Self> {
        let mask =
            |seats: Seats| seats.iter().map(|seat| seat_bit(seat.index() as u8)).sum::<SeatMask>();
        let open = view.open_attacks();
        let discarded = !view.discard().is_empty();
        let empty = Position::empty(view.players(), view.trump(), *view.rules(), discarded);
        let mut position = Position {
            open,
            beaten: view.table_cards() - open,
            attack_count: view.table_pairs().len() as u8,
            attack_limit: (view.table_pairs().len() + view.attacks_left()) as u8,
            attacker: view.attacker()?.index() as u8,
            defender: view.defender()?.index() as u8,
            to_act: view.to_act().unwrap_or_default().index() as u8,
            phase: view.phase(),
            passed: mask(view.passed_seats()),
            out: mask(view.out_seats()),
            shown: mask(view.seats_that_showed()),
            actions_without_progress: view.actions_without_progress() as u8,
            ending: view.ending(),
            ..empty
        };
        position.set_hidden_cards(hands, talon);
        Some(position)
    }

    /// A position without cards. Seat 0 stands for attacker, defender and seat to act.
    pub(super) fn empty(players: usize, trump: Suit, rules: Rules, discarded: bool) -> Self {
        Position {
            hands: [CardSet::EMPTY; MAX_SEATS],
            open: CardSet::EMPTY,
            beaten: CardSet::EMPTY,
            talon: [Card::LOWEST; LARGEST_TALON],
            next: 0,
            end: 0,
            attack_count: 0,
            attack_limit: 0,
            attacker: 0,
            defender: 0,
            to_act: 0,
            phase: Phase::Attack,
            passed: 0,
            out: 0,
            shown: 0,
            discarded,
            actions_without_progress: 0,
            ending: None,
            players: players as u8,
            trump,
            rules,
        }
    }

    /// Replaces the talon, next card first, and the hands, in seat order. If there are fewer hands
    /// than seats, the last seats keep theirs.
    pub(super) fn set_hidden_cards(
        &mut self,
        hands: impl IntoIterator<Item = CardSet>,
        talon: &[Card],
    ) {
        for (old_hand, hand) in self.hands.iter_mut().zip(hands) {
            *old_hand = hand;
        }
        self.talon[..talon.len()].copy_from_slice(talon);
        (self.next, self.end) = (0, talon.len() as u8);
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The talon, next card first.
    pub fn talon(&self) -> &[Card] {
        &self.talon[usize::from(self.next)..usize::from(self.end)]
    }

    /// The phase, which says what the seat to act may do.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act; `None` once the deal is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.ending.is_none().then(|| Seat::new(self.to_act.into()))
    }

    /// The ending of the deal; `None` until it is over.
    pub fn ending(&self) -> Option<DealEnding> {
        self.ending
    }

    /// The lead attacker of the bout.
    pub fn attacker(&self) -> Seat {
        Seat::new(self.attacker.into())
    }

    /// The defender of the bout.
    pub fn defender(&self) -> Seat {
        Seat::new(self.defender.into())
    }

    /// Returns the trump suit.
    pub fn trump(&self) -> Suit {
        self.trump
    }

    /// The attack cards not beaten yet.
    pub fn open_attacks(&self) -> CardSet {
        self.open
    }

    /// Returns all cards on the table, beaten or not.
    pub fn table_cards(&self) -> CardSet {
        self.open | self.beaten
    }

    /// How many more attack cards the limit allows.
    pub fn attacks_left(&self) -> usize {
        usize::from(self.attack_limit - self.attack_count)
    }

    /// The seats that have used up their right to transfer by showing a trump.
    pub fn seats_that_showed(&self) -> Seats {
        let seats = 0..usize::from(self.players);
        seats.filter(|seat| self.shown & seat_bit(*seat as u8) != 0).map(Seat::new).collect()
    }

    /// The number of cards in hands, on the table and in the talon.
    pub fn cards_in_play(&self) -> usize {
        let hands: usize = self.hands.iter().map(|hand| hand.len()).sum();
        hands + self.table_cards().len() + self.talon_len()
    }

    /// The result for a seat; `None` until the deal is over.
    pub fn result_for(&self, seat: Seat) -> Option<SeatResult> {
        Some(match self.ending? {
            DealEnding::Fool(fool) => {
                let is_lost =
                    self.side_mask(fool.index() as u8) & seat_bit(seat.index() as u8) != 0;
                if is_lost { SeatResult::Lost } else { SeatResult::Won }
            }
            DealEnding::NobodyLeft | DealEnding::Stalled => SeatResult::Drawn,
        })
    }

    /// Whether only two players are left, against each other; `false` once the deal is over.
    pub fn is_heads_up(&self) -> bool {
        self.ending.is_none() && self.playing_mask().count_ones() == 2
    }

    /// The number of cards in the talon.
    pub(super) fn talon_len(&self) -> usize {
        usize::from(self.end - self.next)
    }

    /// Removes and returns the next card of the talon; `None` if it is empty.
    pub(super) fn draw_card(&mut self) -> Option<Card> {
        let card = *self.talon().first()?;
        self.next += 1;
        Some(card)
    }

    /// The hand of a seat.
    pub(super) fn held(&self, seat: u8) -> CardSet {
        self.hands[usize::from(seat)]
    }

    /// The seats left, in ascending order.
    pub fn seats_left(&self) -> impl Iterator<Item = Seat> {
        let playing = self.playing_mask();
        (0..self.players)
            .filter(move |seat| playing & seat_bit(*seat) != 0)
            .map(|seat| Seat::new(seat.into()))
    }

    /// The most attack cards against a defender with the current hand.
    pub(super) fn attack_limit_for(&self, defender: u8) -> u8 {
        self.rules.attack_limit_for(self.held(defender).len(), self.discarded) as u8
    }

    /// All seats of the table.
    fn all_seats_mask(&self) -> SeatMask {
        seat_bit(self.players) - 1
    }

    /// The seats that are not out.
    pub(super) fn playing_mask(&self) -> SeatMask {
        self.all_seats_mask() & !self.out
    }

    /// Returns the mask of the seats that win and lose together with a seat, including the seat
    /// itself.
    pub(super) fn side_mask(&self, seat: u8) -> SeatMask {
        if self.rules.partnership {
            (0b01_0101 << (seat % 2)) & self.all_seats_mask()
        } else {
            seat_bit(seat)
        }
    }

    /// Returns the mask of the seats left that are not on the side of a seat.
    pub(super) fn opponents_mask(&self, seat: u8) -> SeatMask {
        self.playing_mask() & !self.side_mask(seat)
    }
}

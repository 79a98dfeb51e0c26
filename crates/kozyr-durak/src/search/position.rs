//! A deal with every card in a known place.

use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    event::Ending,
    game::Durak,
    phase::Phase,
    rules::{HAND, Rules},
    table_cards::MAX_ATTACKS,
    view::View,
};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seats};

/// The largest talon: 52 cards when two play.
const LARGEST_TALON: usize = 52 - 2 * HAND;

/// The most attack cards while nothing has been discarded, if the rules say so.
const FIRST_DISCARD: usize = 5;

/// A set of seats as bits, seat 0 the lowest.
pub(super) type Mask = u8;

/// The deal as it stands, from the first bout on, with every card in a known place.
///
/// A copy is two cache lines: no history, nothing on the heap. It follows the rules of
/// [`Durak`] action for action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) hands: [CardSet; MAX_SEATS],
    /// Attack cards not beaten yet.
    pub(super) open: CardSet,
    /// Attack cards that are beaten, and what beats them.
    pub(super) closed: CardSet,
    talon: [Card; LARGEST_TALON],
    /// The next card of the talon to be drawn, and the end of the talon.
    next: u8,
    end: u8,
    /// Attack cards on the table, and the most there may be.
    pub(super) attacks: u8,
    pub(super) limit: u8,
    pub(super) lead: u8,
    pub(super) defender: u8,
    pub(super) to_act: u8,
    pub(super) phase: Phase,
    pub(super) passed: Mask,
    pub(super) out: Mask,
    pub(super) shown: Mask,
    /// Whether anything has been beaten off.
    pub(super) discarded: bool,
    /// Actions since a card was last drawn or discarded.
    pub(super) quiet: u8,
    pub(super) ending: Option<Ending>,
    pub(super) players: u8,
    pub(super) trump: Suit,
    pub(super) rules: Rules,
}

/// How a deal ends for one seat; greater is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The seat is the fool, or on the fool's side.
    Lost,
    /// Nobody is the fool.
    Drawn,
    /// Somebody else is the fool.
    Won,
}

impl Verdict {
    /// The verdict in half points: 0, 1 or 2.
    pub const fn points(self) -> u64 {
        self as u64
    }

    /// The chance of not being the fool, a draw counted half: 0, ½ or 1.
    pub fn chance(self) -> f64 {
        self.points() as f64 / 2.0
    }

    /// The verdict for the other of two sides.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Verdict::Lost => Verdict::Won,
            Verdict::Drawn => Verdict::Drawn,
            Verdict::Won => Verdict::Lost,
        }
    }
}

/// The mask of one seat.
pub(super) const fn bit(seat: u8) -> Mask {
    1 << seat
}

/// The next seat of a mask to the left of a seat, which may be the seat itself if there is no
/// other; the mask must not be empty.
pub(super) const fn next_of(mask: Mask, seat: u8) -> u8 {
    let later = mask & !((bit(seat) << 1) - 1);
    (if later != 0 { later } else { mask }).trailing_zeros() as u8
}

/// The first seat of a mask that is this one or to the left of it; the mask must not be empty.
pub(super) const fn first_of(mask: Mask, seat: u8) -> u8 {
    let later = mask & !(bit(seat) - 1);
    (if later != 0 { later } else { mask }).trailing_zeros() as u8
}

/// The last seat of a mask to the left of a seat, all the way round to its right neighbour; the
/// mask must not be empty.
pub(super) const fn last_of(mask: Mask, seat: u8) -> u8 {
    let earlier = mask & (bit(seat) - 1);
    let mask = if earlier != 0 { earlier } else { mask };
    (Mask::BITS - 1 - mask.leading_zeros()) as u8
}

impl Position {
    /// The deal as it is, hidden cards and all; `None` while new deals may be asked for.
    pub fn of(game: &Durak) -> Option<Self> {
        let hands = Seat::all(game.seats()).map(|seat| game.hand(seat));
        Position::supposing(game.view(Seat::default()), hands, game.talon())
    }

    /// What a view shows, supposing that these are the hands from seat 0 on and that the talon
    /// lies in this order, the next card first; `None` while new deals may be asked for.
    pub fn supposing(
        view: View<'_>,
        hands: impl IntoIterator<Item = CardSet>,
        talon: &[Card],
    ) -> Option<Self> {
        let mask = |seats: Seats| seats.iter().map(|seat| bit(seat.index() as u8)).sum::<Mask>();
        let open = view.open_attacks();
        let discarded = !view.discard().is_empty();
        let bare = Position::bare(view.players(), view.trump(), *view.rules(), discarded);
        let mut position = Position {
            open,
            closed: view.table_cards() - open,
            attacks: view.table().len() as u8,
            limit: (view.table().len() + view.room()) as u8,
            lead: view.attacker()?.index() as u8,
            defender: view.defender()?.index() as u8,
            to_act: view.to_act().unwrap_or_default().index() as u8,
            phase: view.phase(),
            passed: mask(view.passed()),
            out: mask(view.out()),
            shown: mask(view.shown()),
            quiet: view.quiet() as u8,
            ending: view.ending(),
            ..bare
        };
        position.place_hidden(hands, talon);
        Some(position)
    }

    /// A deal without a card, before anybody has a place.
    pub(super) fn bare(players: usize, trump: Suit, rules: Rules, discarded: bool) -> Self {
        Position {
            hands: [CardSet::EMPTY; MAX_SEATS],
            open: CardSet::EMPTY,
            closed: CardSet::EMPTY,
            talon: [Card::LOWEST; LARGEST_TALON],
            next: 0,
            end: 0,
            attacks: 0,
            limit: 0,
            lead: 0,
            defender: 0,
            to_act: 0,
            phase: Phase::Attack,
            passed: 0,
            out: 0,
            shown: 0,
            discarded,
            quiet: 0,
            ending: None,
            players: players as u8,
            trump,
            rules,
        }
    }

    /// Puts the cards of hands and talon elsewhere.
    pub(super) fn place_hidden(
        &mut self,
        hands: impl IntoIterator<Item = CardSet>,
        talon: &[Card],
    ) {
        for (place, hand) in self.hands.iter_mut().zip(hands) {
            *place = hand;
        }
        self.talon[..talon.len()].copy_from_slice(talon);
        (self.next, self.end) = (0, talon.len() as u8);
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The cards still to be drawn, the next first.
    pub fn talon(&self) -> &[Card] {
        &self.talon[usize::from(self.next)..usize::from(self.end)]
    }

    /// What the seat to act is asked.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose decision is awaited; `None` once the deal is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.ending.is_none().then(|| Seat::new(self.to_act.into()))
    }

    /// How the deal ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The lead attacker of the bout.
    pub fn attacker(&self) -> Seat {
        Seat::new(self.lead.into())
    }

    /// The defender of the bout.
    pub fn defender(&self) -> Seat {
        Seat::new(self.defender.into())
    }

    /// The trump suit.
    pub fn trump(&self) -> Suit {
        self.trump
    }

    /// The attack cards that are not beaten yet.
    pub fn open_attacks(&self) -> CardSet {
        self.open
    }

    /// The cards on the table.
    pub fn table_cards(&self) -> CardSet {
        self.open | self.closed
    }

    /// How many more attack cards there is room for.
    pub fn room(&self) -> usize {
        usize::from(self.limit - self.attacks)
    }

    /// Who has used their right to pass the attack on by showing a trump.
    pub fn shown(&self) -> Seats {
        let seats = 0..usize::from(self.players);
        seats.filter(|seat| self.shown & bit(*seat as u8) != 0).map(Seat::new).collect()
    }

    /// How many cards are in hands, on the table and in the talon.
    pub fn cards(&self) -> usize {
        let hands: usize = self.hands.iter().map(|hand| hand.len()).sum();
        hands + self.table_cards().len() + self.talon_len()
    }

    /// What the ending is for a seat; `None` while the deal goes on.
    pub fn verdict(&self, seat: Seat) -> Option<Verdict> {
        Some(match self.ending? {
            Ending::Fool(fool) => {
                let lost = self.side(fool.index() as u8) & bit(seat.index() as u8) != 0;
                if lost { Verdict::Lost } else { Verdict::Won }
            }
            Ending::NobodyLeft | Ending::Stalled => Verdict::Drawn,
        })
    }

    /// Whether only two players are left, one against the other.
    pub fn heads_up(&self) -> bool {
        self.ending.is_none() && self.playing().count_ones() == 2
    }

    pub(super) fn talon_len(&self) -> usize {
        usize::from(self.end - self.next)
    }

    pub(super) fn draw_card(&mut self) -> Option<Card> {
        let card = *self.talon().first()?;
        self.next += 1;
        Some(card)
    }

    pub(super) fn held(&self, seat: u8) -> CardSet {
        self.hands[usize::from(seat)]
    }

    /// The seats that are left, from seat 0 on.
    pub fn left(&self) -> impl Iterator<Item = Seat> {
        let playing = self.playing();
        (0..self.players)
            .filter(move |seat| playing & bit(*seat) != 0)
            .map(|seat| Seat::new(seat.into()))
    }

    /// The most attack cards for a defender with the hand of now.
    pub(super) fn limit_for(&self, defender: u8) -> u8 {
        self.most_attacks().min(self.held(defender).len()) as u8
    }

    /// The most attack cards, whatever the defender holds.
    pub(super) fn most_attacks(&self) -> usize {
        let first = self.rules.first_discard_of_five && !self.discarded;
        if first { FIRST_DISCARD } else { MAX_ATTACKS }
    }

    /// Everybody who sits at the table.
    fn everybody(&self) -> Mask {
        bit(self.players) - 1
    }

    /// Who is not out.
    pub(super) fn playing(&self) -> Mask {
        self.everybody() & !self.out
    }

    /// The seats that win and lose together with a seat.
    pub(super) fn side(&self, seat: u8) -> Mask {
        if self.rules.partnership {
            (0b01_0101 << (seat % 2)) & self.everybody()
        } else {
            bit(seat)
        }
    }

    /// Who still plays and is no partner of a seat.
    pub(super) fn opponents(&self, seat: u8) -> Mask {
        self.playing() & !self.side(seat)
    }
}

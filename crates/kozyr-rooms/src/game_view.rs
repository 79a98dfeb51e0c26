//! Views of a match for seats and for spectators.

use kozyr_core::game::{Game, Seat};
use kozyr_durak::{AttackPair, Card, CardSet, DealEnding, Durak, Event, Phase, Suit};
use kozyr_reversi::{Action, Position, Reversi};
use serde::{Deserialize, Serialize};

/// A view as in `docs/protocol.md`, except that its history may begin later.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GameView {
    /// A seat's view of a deal of Durak.
    Durak(Box<kozyr_durak::ViewData>),
    /// A seat's view of a game of Reversi.
    Reversi(Box<kozyr_reversi::ViewData>),
    /// The spectators' view of a deal of Durak.
    PublicDurak(Box<PublicDurakView>),
    /// The spectators' view of a game of Reversi.
    PublicReversi(Box<PublicReversiView>),
}

impl GameView {
    /// Returns the number of entries in the history of this view.
    pub fn history_len(&self) -> usize {
        match self {
            GameView::Durak(view) => view.history.len(),
            GameView::Reversi(view) => view.history.len(),
            GameView::PublicDurak(view) => view.history.len(),
            GameView::PublicReversi(view) => view.history.len(),
        }
    }
}

impl GameView {
    /// Puts the first `kept` entries of an earlier view's history before this one's. Returns
    /// `false` and changes nothing if the earlier view is of another game or seat, or has fewer
    /// entries.
    pub(crate) fn continue_history(&mut self, earlier: &GameView, kept: usize) -> bool {
        fn join<T: Clone>(history: &mut Vec<T>, earlier: &[T], kept: usize) -> bool {
            let Some(kept) = earlier.get(..kept) else { return false };
            history.splice(0..0, kept.iter().cloned());
            true
        }
        match (self, earlier) {
            (GameView::Durak(view), GameView::Durak(earlier)) => {
                view.seat == earlier.seat && join(&mut view.history, &earlier.history, kept)
            }
            (GameView::Reversi(view), GameView::Reversi(earlier)) => {
                view.seat == earlier.seat && join(&mut view.history, &earlier.history, kept)
            }
            (GameView::PublicDurak(view), GameView::PublicDurak(earlier)) => {
                join(&mut view.history, &earlier.history, kept)
            }
            (GameView::PublicReversi(view), GameView::PublicReversi(earlier)) => {
                join(&mut view.history, &earlier.history, kept)
            }
            _ => false,
        }
    }

    /// Returns the seat of the view; `None` for the view of spectators.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            GameView::Durak(view) => Some(view.seat),
            GameView::Reversi(view) => Some(view.seat),
            GameView::PublicDurak(_) | GameView::PublicReversi(_) => None,
        }
    }
}

/// The public part of a deal of Durak. The keys have the same meaning as in a seat's view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are those of `kozyr_durak::ViewData`")]
pub struct PublicDurakView {
    pub setup: kozyr_durak::Setup,
    pub phase: Phase,
    pub to_act: Option<Seat>,
    pub attacker: Option<Seat>,
    pub defender: Option<Seat>,
    pub counts: Vec<usize>,
    pub known: Vec<CardSet>,
    pub table: Vec<AttackPair>,
    pub room: usize,
    pub talon: usize,
    pub trump: Suit,
    pub trump_card: Option<Card>,
    pub discard: CardSet,
    pub passed: Vec<Seat>,
    pub out: Vec<Seat>,
    pub shown: Vec<Seat>,
    pub ending: Option<DealEnding>,
    pub history: Vec<Event>,
}

/// The public part of a game of Reversi. The keys have the same meaning as in a seat's view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are those of `kozyr_reversi::ViewData`")]
pub struct PublicReversiView {
    pub start: Position,
    pub history: Vec<Action>,
    pub position: Position,
}

impl PublicDurakView {
    /// The public part of a deal, with its history from this entry on.
    pub(crate) fn new(game: &Durak, history_from: usize) -> Self {
        let players = game.setup().players;
        let view = game.view(Seat::new(0));
        // Every view hides the other seats' cards, so an event that passes through the views of two
        // seats shows only what both saw. Every deal has two seats.
        let other = game.view(Seat::new(1));
        let history = view.history().skip(history_from).map(|event| other.redacted(event));
        let seats = || Seat::all(players);
        PublicDurakView {
            setup: *view.setup(),
            phase: view.phase(),
            to_act: view.to_act(),
            attacker: view.attacker(),
            defender: view.defender(),
            counts: seats().map(|seat| view.hand_size(seat)).collect(),
            known: seats().map(|seat| view.known_cards(seat)).collect(),
            table: view.table_pairs().to_vec(),
            room: view.attacks_left(),
            talon: view.talon_len(),
            trump: view.trump(),
            trump_card: view.trump_card(),
            discard: view.discard(),
            passed: view.passed_seats().iter().collect(),
            out: view.out_seats().iter().collect(),
            shown: view.seats_that_showed().iter().collect(),
            ending: view.ending(),
            history: history.collect(),
        }
    }
}

impl PublicReversiView {
    /// The public part of a game, with its history from this entry on.
    pub(crate) fn new(game: &Reversi, history_from: usize) -> Self {
        PublicReversiView {
            start: game.start(),
            history: game.history().iter().skip(history_from).copied().collect(),
            position: game.position(),
        }
    }
}

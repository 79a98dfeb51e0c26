//! Implements [`ExplainableGame`] for Reversi: action phrases and counterfactual positions.

use super::{
    action::Action, bitboard::Bitboard, board::Board, colour::Colour, game::Reversi,
    position::Position, square::Square, view::View,
};
use kozyr_core::{
    counterfactual::Perturbation,
    explanation::{ExplainableGame, PhraseForm, TranslatableText},
    game::Game,
};

/// The size of taking an empty corner, which players watch for.
const CORNER_SIZE: f64 = 0.5;
/// The size of flipping one disc.
const FLIPPED_SIZE: f64 = 1.0;
/// The size of removing one disc.
const REMOVED_SIZE: f64 = 1.5;

/// The centre squares, which are never empty.
const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);

impl ExplainableGame for Reversi {
    const HAS_PERFECT_INFORMATION: bool = true;

    fn phrase(form: PhraseForm, plan: &[Action]) -> TranslatableText {
        let form = form.key();
        match plan.first() {
            Some(Action::Place(square)) => {
                TranslatableText::from_key(format!("{form}-place")).with_notation("square", square)
            }
            Some(Action::Pass) => TranslatableText::from_key(format!("{form}-pass-turn")),
            None => TranslatableText::from_key(format!("{form}-nothing")),
        }
    }

    fn perturbations(view: View<'_>) -> Vec<Perturbation<Self>> {
        let position = view.position();
        let occupied = !position.board.empties();
        let squares = occupied.iter().flat_map(|square| [(square, true), (square, false)]);
        let discs =
            squares.filter_map(|(square, flipped)| disc_perturbation(position, square, flipped));
        let corners = (Bitboard::CORNERS & position.board.empties()).iter();
        let corners = corners.flat_map(|corner| {
            let colours = [position.to_move, position.to_move.opposite()];
            colours
                .into_iter()
                .filter_map(move |colour| corner_perturbation(position, corner, colour))
        });
        corners.chain(discs).collect()
    }

    /// Every move is a kind of its own.
    fn consequence(_: View<'_>, decided: Action, then: Action) -> Option<TranslatableText> {
        let Action::Place(square) = then else { return None };
        let text = || TranslatableText::new("thumb-then-place").with_notation("square", square);
        (decided != then).then(text)
    }
}

/// Returns the change that flips the disc on `square`, or removes it if `flipped` is false. Returns
/// `None` if the square is empty or the changed board is implausible.
fn disc_perturbation(
    position: Position,
    square: Square,
    flipped: bool,
) -> Option<Perturbation<Reversi>> {
    let colour = position.disc(square)?;
    let next = position.with_disc(square, flipped.then(|| colour.opposite()));
    if !is_plausible_board(next.board) {
        return None;
    }
    let (key, size) =
        if flipped { ("change-flipped", FLIPPED_SIZE) } else { ("change-removed", REMOVED_SIZE) };
    let message = TranslatableText::new(key).with_notation("square", square);
    Some(Perturbation::new(message, size, move || {
        let game = Reversi::from(next);
        (game.to_act() == Some(position.to_move.seat())).then_some(game)
    }))
}

/// Returns the change that puts a disc of a colour on an empty corner. Returns `None` if the
/// changed board is implausible.
fn corner_perturbation(
    position: Position,
    corner: Square,
    colour: Colour,
) -> Option<Perturbation<Reversi>> {
    let next = position.with_disc(corner, Some(colour));
    if !is_plausible_board(next.board) {
        return None;
    }
    let is_own = colour == position.to_move;
    let [key, thumb] = if is_own {
        ["change-corner-own", "thumb-corner-own"]
    } else {
        ["change-corner-theirs", "thumb-corner-theirs"]
    };
    let message = TranslatableText::new(key).with_notation("square", corner);
    let thumb = TranslatableText::new(thumb).with_notation("square", corner);
    let perturbation = Perturbation::new(message, CORNER_SIZE, move || {
        let game = Reversi::from(next);
        (game.to_act() == Some(position.to_move.seat())).then_some(game)
    });
    let perturbation = perturbation.with_rule_of_thumb(Some(thumb));
    Some(perturbation.with_recommendable_actions(move |action| match action {
        Action::Place(square) => depends_on_corner(square, corner),
        Action::Pass => false,
    }))
}

/// Whether the corner is a reason that a player would give for or against a disc on the square: the
/// square is beside the corner or on one of its edges.
fn depends_on_corner(square: Square, corner: Square) -> bool {
    let is_beside = Bitboard::from_square(corner).with_neighbours().contains(square);
    is_beside || square.column() == corner.column() || square.row() == corner.row()
}

/// Whether a board could plausibly occur in a game: the four centre squares are occupied, all discs
/// are connected to them, and the side to move has a legal move.
fn is_plausible_board(board: Board) -> bool {
    let discs = !board.empties();
    let has_centre = (discs & CENTRE) == CENTRE;
    has_centre && discs_connected_to_centre(discs) == discs && !board.moves().is_empty()
}

/// The discs connected to the centre.
fn discs_connected_to_centre(discs: Bitboard) -> Bitboard {
    let mut connected = CENTRE;
    loop {
        let next = connected.with_neighbours() & discs;
        if next == connected {
            return connected;
        }
        connected = next;
    }
}

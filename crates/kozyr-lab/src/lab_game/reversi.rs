//! Reversi in a terminal.

use serde_json::Value;

use super::{Audience, ExplainedGame, LabGame};
use kozyr_core::{
    explanation::Headline,
    game::{Game, Record, Seat},
};
use kozyr_reversi::{
    Action, Bitboard, Colour, Event, Position, Reversi, Square, View, game_from_view,
    opponents::{fact_effect, paired_continuations},
};

impl LabGame for Reversi {
    fn snapshot(view: View<'_>) -> Value {
        serde_json::to_value(view.snapshot()).expect("a snapshot serializes to JSON")
    }

    fn from_snapshot(snapshot: &Value) -> Result<Self, String> {
        game_from_view(snapshot).map_err(|error| error.to_string())
    }

    fn actions_played(&self) -> usize {
        self.history().len()
    }

    fn picture(view: View<'_>) -> String {
        picture(&view.position(), view.moves())
    }

    fn open_picture(&self) -> String {
        Self::picture(self.view(Colour::Black.seat()))
    }

    fn describe_event(event: &Event, _: Audience) -> Option<String> {
        Some(match event {
            Event::DiscPlaced { colour, square } => format!("{} places on {square}", name(*colour)),
            Event::DiscsFlipped { waves, .. } => {
                let squares: Vec<String> = waves.iter().flatten().map(Square::to_string).collect();
                format!("flipped: {}", squares.join(" "))
            }
            Event::TurnPassed { colour } => format!("{} passes", name(*colour)),
            Event::GameOver { ending } => {
                format!("the game is over, Black {} to White {}", ending.black, ending.white)
            }
        })
    }

    fn seat_name(seat: Seat) -> String {
        name(Colour::from_seat(seat)).into()
    }
}

/// The name of a colour.
fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::White => "White",
    }
}

/// The board with coordinates: X is Black, O is White, + a legal move.
fn picture(position: &Position, moves: Bitboard) -> String {
    let symbol = |square| match position.disc(square) {
        Some(Colour::Black) => 'X',
        Some(Colour::White) => 'O',
        None if moves.contains(square) => '+',
        None => '.',
    };
    let mut text = String::from("    a b c d e f g h\n");
    let squares: Vec<char> = Square::all().map(symbol).collect();
    for (rank, row) in squares.chunks(8).enumerate() {
        let row: Vec<String> = row.iter().map(char::to_string).collect();
        text += &format!("  {} {}\n", rank + 1, row.join(" "));
    }
    let count = |colour| position.discs(colour).len();
    text + &format!(
        "    X Black {}   O White {}   + legal move",
        count(Colour::Black),
        count(Colour::White)
    )
}

/// The number of continuations after each of two moves, and the sample that no headline uses.
const HELD_OUT_CONTINUATIONS: (usize, u64) = (600, 1);

impl ExplainedGame for Reversi {
    fn cause_holds(
        record: &Record<Self>,
        _opponent: &str,
        headline: &Headline<Action>,
        action: Action,
    ) -> Option<bool> {
        let evidence = headline.evidence.as_ref()?;
        let (Action::Place(chosen), Action::Place(instead)) =
            (action, headline.instead.as_ref()?.action)
        else {
            return None;
        };
        let (count, sample) = HELD_OUT_CONTINUATIONS;
        let board = record.game().position().board;
        let samples = paired_continuations(board, [chosen, instead], count, sample);
        let effect = fact_effect(&samples, &evidence.fact)?;
        Some(effect.margin_where_equal? < effect.margin)
    }
}

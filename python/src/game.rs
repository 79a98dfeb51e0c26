//! A single game, from Python.

use std::time::Duration;

use kozyr_core::{
    game::{Game, Seat},
    opponent::{Budget, ExplanationDetail, available_threads},
    statistics::StatisticsGame,
};
use kozyr_durak::Durak;
use kozyr_lab::lab_game::LabGame;
use kozyr_reversi::{Reversi, Setup, notation::NotatedGame};
use pyo3::{prelude::*, types::PyByteArray};
use serde_json::{Value, json};

use crate::{
    game_record::{
        GameRecord, decision_json, each, opponent_names, parse_rules, parse_seed, rewards,
    },
    notation::game_to_json,
    tensor::{TensorGame, durak as layout_of_durak},
    value_error,
};

/// A game of Durak or Reversi; the core of `kozyr.Game`.
#[pyclass(module = "kozyr._kozyr")]
#[derive(Clone)]
pub struct GameCore(GameRecord);

/// Returns a JSON value as text.
fn to_json_text(value: &Value) -> String {
    value.to_string()
}

#[pymethods]
impl GameCore {
    /// Starts a game of Durak. `house` is the rules, by name or as JSON; `chance` is the seed.
    #[staticmethod]
    fn durak(players: usize, house: &str, chance: &str) -> PyResult<Self> {
        Ok(GameCore(GameRecord::durak(players, parse_rules(house)?, parse_seed(chance)?)?))
    }

    /// Starts a game of Reversi from the position `start`, by default the initial one; `chance` is
    /// the seed.
    #[staticmethod]
    fn reversi(start: Option<&str>, chance: &str) -> PyResult<Self> {
        let start = start.map(str::parse).transpose().map_err(value_error)?;
        let setup = start.map_or_else(Setup::default, |start| Setup { start });
        Ok(GameCore(GameRecord::reversi(setup, parse_seed(chance)?)?))
    }

    /// Loads a game from its record, as JSON. Fails if the record is invalid.
    #[staticmethod]
    fn from_record(json: &str) -> PyResult<Self> {
        Ok(GameCore(GameRecord::from_json(json)?))
    }

    /// Returns a copy that is played independently.
    fn __copy__(&self) -> Self {
        self.clone()
    }

    /// Returns a copy that is played independently.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Returns the name of the game, as in records.
    fn name(&self) -> &'static str {
        match &self.0 {
            GameRecord::Durak(_) => Durak::NAME,
            GameRecord::Reversi(_) => Reversi::NAME,
        }
    }

    /// Returns the number of seats.
    fn seats(&self) -> usize {
        each!(&self.0, record => record.game().seats())
    }

    /// Returns the index of the seat to act; `None` if the game is over.
    fn to_act(&self) -> Option<usize> {
        each!(&self.0, record => record.game().to_act()).map(Seat::index)
    }

    /// Returns the actions played so far, in notation.
    fn actions(&self) -> Vec<String> {
        each!(&self.0, record => record.actions().iter().map(ToString::to_string).collect())
    }

    /// Returns the legal actions, in notation; none if the game is over.
    fn legal_actions(&self) -> Vec<String> {
        each!(&self.0, record => {
            record.game().legal_actions().iter().map(ToString::to_string).collect()
        })
    }

    /// Plays an action in notation. Fails if the notation is invalid or the action is not legal.
    fn play(&mut self, action: &str) -> PyResult<()> {
        each!(&mut self.0, record => {
            let action = action.parse().map_err(value_error)?;
            record.play(action).map(drop).map_err(value_error)
        })
    }

    /// Plays the action with this tensor index. Fails if it is not legal.
    fn play_index(&mut self, index: usize) -> PyResult<()> {
        each!(&mut self.0, record => {
            let action = record.game().action_at(index);
            let action = action.ok_or_else(|| value_error(format!("{index} is not legal now")))?;
            record.play(action).map(drop).map_err(value_error)
        })
    }

    /// Takes the last action back and returns it in notation; returns `None` if no action was
    /// played.
    fn undo(&mut self) -> Option<String> {
        each!(&mut self.0, record => record.undo().map(|action| action.to_string()))
    }

    /// Returns the tensor index of an action in notation. Fails if the action is not legal.
    fn action_to_index(&self, action: &str) -> PyResult<usize> {
        each!(&self.0, record => index_of(record.game(), action))
    }

    /// Returns the legal action with this tensor index, in notation; `None` if there is no such
    /// action.
    fn index_to_action(&self, index: usize) -> Option<String> {
        each!(&self.0, record => record.game().action_at(index).map(|action| action.to_string()))
    }

    /// Returns the reward of each seat; `None` if the game is not over.
    fn rewards(&self) -> Option<Vec<f64>> {
        each!(&self.0, record => record.outcome().map(|end| rewards(end, record.game().seats())))
    }

    /// Returns everything that a seat may know, as JSON. Fails if there is no such seat.
    fn view(&self, seat: usize) -> PyResult<String> {
        let seat = self.0.seat(seat)?;
        Ok(match &self.0 {
            GameRecord::Durak(record) => to_json_text(&Durak::snapshot(record.game().view(seat))),
            GameRecord::Reversi(record) => {
                to_json_text(&Reversi::snapshot(record.game().view(seat)))
            }
        })
    }

    /// Returns the view of a seat as lines of text; without a seat, the whole game with nothing
    /// hidden. Fails if there is no such seat.
    fn picture(&self, seat: Option<usize>) -> PyResult<String> {
        let seat = seat.map(|seat| self.0.seat(seat)).transpose()?;
        Ok(match (&self.0, seat) {
            (GameRecord::Durak(record), Some(seat)) => Durak::picture(record.game().view(seat)),
            (GameRecord::Reversi(record), Some(seat)) => Reversi::picture(record.game().view(seat)),
            (table, None) => each!(table, record => record.game().open_picture()),
        })
    }

    /// Returns the observation of a seat, four bytes per value in native order. Fails if there is
    /// no such seat.
    fn observation<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyByteArray>> {
        let seat = self.0.seat(seat)?;
        each!(&self.0, record => observation(py, record.game(), seat))
    }

    /// Returns a byte for each action of the game: 1 if it is legal now.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        each!(&self.0, record => mask(py, record.game()))
    }

    /// Returns a game of Reversi with the names of its players as other programs write it, as JSON.
    /// Fails for a game of Durak.
    fn notated_game(&self, black: String, white: String) -> PyResult<String> {
        let GameRecord::Reversi(record) = &self.0 else {
            return Err(value_error("only games of Reversi have a notation of other programs"));
        };
        game_to_json(&NotatedGame::from_record(record, [black, white]))
    }

    /// Returns the record of the game, as JSON.
    fn record(&self) -> String {
        each!(&self.0, record => record.to_json())
    }

    /// Returns what an opponent would decide for the seat to act, with its explanation in a
    /// language, as JSON; plays nothing. `nodes` and `seconds` limit its search. The language is
    /// given by its code.
    ///
    /// Fails if the game is over, or the opponent, the language or the time is invalid.
    #[pyo3(signature = (opponent, nodes, seconds, language))]
    fn decide(
        &self,
        py: Python<'_>,
        opponent: &str,
        nodes: Option<u64>,
        seconds: Option<f64>,
        language: &str,
    ) -> PyResult<String> {
        let time = seconds.map(Duration::try_from_secs_f64).transpose().map_err(value_error)?;
        let budget = Budget {
            nodes,
            time,
            threads: Some(available_threads()),
            explanation_detail: ExplanationDetail::Contrasts,
            ..Budget::default()
        };
        let decision = py.detach(
            || each!(&self.0, record => decision_json(record, opponent, &budget, language)),
        );
        Ok(to_json_text(&decision?))
    }

    /// Returns the probability of each unseen card being in each hand, from the view of a seat in
    /// Durak, as JSON. Fails if there is no such seat, or for a game of Reversi.
    fn belief(&self, seat: usize) -> PyResult<String> {
        Ok(to_json_text(&self.0.belief_json(seat)?))
    }

    /// Returns the engine's best line and its values of all moves in a Reversi position, in discs
    /// for the side to move, as JSON. `depth` is the search depth in moves; positions with at most
    /// `exact_from` empty squares are solved exactly. Fails for a game of Durak.
    fn analyse(&self, py: Python<'_>, depth: u32, exact_from: u32) -> PyResult<String> {
        Ok(to_json_text(&py.detach(|| self.0.analysis_json(depth, exact_from))?))
    }
}

/// Returns the tensor index of an action in notation. Fails if the notation is invalid or the
/// action is not legal.
fn index_of<G: TensorGame>(game: &G, action: &str) -> PyResult<usize> {
    let action: G::Action = action.parse().map_err(value_error)?;
    match game.to_act() {
        Some(seat) if game.legal_actions().contains(&action) => {
            Ok(G::action_index(game.view(seat), action))
        }
        _ => Err(value_error(format!("`{action}` is not legal now"))),
    }
}

/// Returns the observation of a seat, four bytes per value in native order.
fn observation<'py, G: TensorGame>(
    py: Python<'py>,
    game: &G,
    seat: Seat,
) -> PyResult<Bound<'py, PyByteArray>> {
    let mut values = vec![0.0; G::OBSERVATION_SIZE];
    game.write_observation(seat, &mut values);
    PyByteArray::new_with(py, 4 * G::OBSERVATION_SIZE, |bytes| {
        write_floats(&values, bytes);
        Ok(())
    })
}

/// Writes numbers as four bytes each in native order. Stops at the end of the shorter slice.
pub fn write_floats(values: &[f32], bytes: &mut [u8]) {
    for (value, bytes) in values.iter().zip(bytes.chunks_exact_mut(4)) {
        bytes.copy_from_slice(&value.to_ne_bytes());
    }
}

/// Returns a byte for each action of the game: 1 if it is legal now.
fn mask<'py, G: TensorGame>(py: Python<'py>, game: &G) -> PyResult<Bound<'py, PyByteArray>> {
    PyByteArray::new_with(py, G::ACTION_COUNT, |bytes| {
        game.write_action_mask(bytes);
        Ok(())
    })
}

/// Returns the layout of a game's tensors, as JSON. Fails if there is no such game.
#[pyfunction]
pub fn layout(game: &str) -> PyResult<String> {
    let layout = match game {
        Durak::NAME => json!({
            "observation": Durak::OBSERVATION_SIZE,
            "actions": Durak::ACTION_COUNT,
            "planes": layout_of_durak::PLANES,
            "figures": layout_of_durak::SCALARS,
            "action_groups": layout_of_durak::ACTION_GROUPS,
        }),
        Reversi::NAME => json!({
            "observation": Reversi::OBSERVATION_SIZE,
            "actions": Reversi::ACTION_COUNT,
            "planes": [("own discs", 1), ("the other's discs", 1), ("placeable", 1)],
            "figures": [],
            "action_groups": [("place on a square, a1 b1 to h8", 64), ("pass", 1)],
        }),
        other => return Err(value_error(format!("there is no game `{other}`"))),
    };
    Ok(to_json_text(&layout))
}

/// Returns the names of a game's opponents. Fails if there is no such game.
#[pyfunction]
pub fn opponents(game: &str) -> PyResult<Vec<&'static str>> {
    match game {
        Durak::NAME => Ok(opponent_names::<Durak>()),
        Reversi::NAME => Ok(opponent_names::<Reversi>()),
        other => Err(value_error(format!("there is no game `{other}`"))),
    }
}

/// Returns the ratings of a game's opponents, as JSON. Fails if there is no such game.
#[pyfunction]
pub fn strengths(game: &str) -> PyResult<String> {
    let strengths = match game {
        Durak::NAME => <Durak as StatisticsGame>::opponent_ratings(),
        Reversi::NAME => Reversi::opponent_ratings(),
        other => return Err(value_error(format!("there is no game `{other}`"))),
    };
    serde_json::to_string(strengths.all()).map_err(value_error)
}

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

/// The text of a JSON value.
fn to_json_text(value: &Value) -> String {
    value.to_string()
}

#[pymethods]
impl GameCore {
    /// Starts a game of Durak. `house` are the rules, by name or as JSON; `chance` is the seed.
    #[staticmethod]
    fn durak(players: usize, house: &str, chance: &str) -> PyResult<Self> {
        Ok(GameCore(GameRecord::durak(players, parse_rules(house)?, parse_seed(chance)?)?))
    }

    /// Starts a game of Reversi from a position, by default the initial one; `chance` is the seed.
    #[staticmethod]
    fn reversi(start: Option<&str>, chance: &str) -> PyResult<Self> {
        let start = start.map(str::parse).transpose().map_err(value_error)?;
        let setup = start.map_or_else(Setup::default, |start| Setup { start });
        Ok(GameCore(GameRecord::reversi(setup, parse_seed(chance)?)?))
    }

    /// Loads a game from a record.
    #[staticmethod]
    fn from_record(json: &str) -> PyResult<Self> {
        Ok(GameCore(GameRecord::from_json(json)?))
    }

    /// A copy that is played independently.
    fn __copy__(&self) -> Self {
        self.clone()
    }

    /// A copy that is played independently.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// The name of the game, as in records.
    fn name(&self) -> &'static str {
        match &self.0 {
            GameRecord::Durak(_) => Durak::NAME,
            GameRecord::Reversi(_) => Reversi::NAME,
        }
    }

    /// The number of seats.
    fn seats(&self) -> usize {
        each!(&self.0, record => record.game().seats())
    }

    /// The index of the seat to act; `None` if the game is over.
    fn to_act(&self) -> Option<usize> {
        each!(&self.0, record => record.game().to_act()).map(Seat::index)
    }

    /// The actions played so far, in notation.
    fn actions(&self) -> Vec<String> {
        each!(&self.0, record => record.actions().iter().map(ToString::to_string).collect())
    }

    /// The legal actions, in notation.
    fn legal_actions(&self) -> Vec<String> {
        each!(&self.0, record => {
            record.game().legal_actions().iter().map(ToString::to_string).collect()
        })
    }

    /// Plays an action in notation; an error if it is not legal.
    fn play(&mut self, action: &str) -> PyResult<()> {
        each!(&mut self.0, record => {
            let action = action.parse().map_err(value_error)?;
            record.play(action).map(drop).map_err(value_error)
        })
    }

    /// Plays the action with this index; an error if it is not legal.
    fn play_index(&mut self, index: usize) -> PyResult<()> {
        each!(&mut self.0, record => {
            let action = record.game().action_at(index);
            let action = action.ok_or_else(|| value_error(format!("{index} is not legal now")))?;
            record.play(action).map(drop).map_err(value_error)
        })
    }

    /// Takes the last action back and returns it; `None` if there is none.
    fn undo(&mut self) -> Option<String> {
        each!(&mut self.0, record => record.undo().map(|action| action.to_string()))
    }

    /// The index of a legal action.
    fn action_to_index(&self, action: &str) -> PyResult<usize> {
        each!(&self.0, record => index_of(record.game(), action))
    }

    /// The legal action with this index, if any.
    fn index_to_action(&self, index: usize) -> Option<String> {
        each!(&self.0, record => record.game().action_at(index).map(|action| action.to_string()))
    }

    /// The reward of each seat; `None` if the game is not over.
    fn rewards(&self) -> Option<Vec<f64>> {
        each!(&self.0, record => record.outcome().map(|end| rewards(end, record.game().seats())))
    }

    /// Everything that a seat may know, as JSON.
    fn view(&self, seat: usize) -> PyResult<String> {
        let seat = self.0.seat(seat)?;
        Ok(match &self.0 {
            GameRecord::Durak(record) => to_json_text(&Durak::snapshot(record.game().view(seat))),
            GameRecord::Reversi(record) => {
                to_json_text(&Reversi::snapshot(record.game().view(seat)))
            }
        })
    }

    /// The view of a seat as lines of text, or the whole game without a seat.
    fn picture(&self, seat: Option<usize>) -> PyResult<String> {
        let seat = seat.map(|seat| self.0.seat(seat)).transpose()?;
        Ok(match (&self.0, seat) {
            (GameRecord::Durak(record), Some(seat)) => Durak::picture(record.game().view(seat)),
            (GameRecord::Reversi(record), Some(seat)) => Reversi::picture(record.game().view(seat)),
            (table, None) => each!(table, record => record.game().open_picture()),
        })
    }

    /// The observation of a seat, four bytes per value.
    fn observation<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyByteArray>> {
        let seat = self.0.seat(seat)?;
        each!(&self.0, record => observation(py, record.game(), seat))
    }

    /// A byte for each action: 1 if it is legal.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        each!(&self.0, record => mask(py, record.game()))
    }

    /// A game of Reversi as other programs write it, as JSON.
    fn notated_game(&self, black: String, white: String) -> PyResult<String> {
        let GameRecord::Reversi(record) = &self.0 else {
            return Err(value_error("only games of Reversi have a notation of other programs"));
        };
        game_to_json(&NotatedGame::from_record(record, [black, white]))
    }

    /// The record of the game, as JSON.
    fn record(&self) -> String {
        each!(&self.0, record => record.to_json())
    }

    /// The decision of an opponent with its explanation, as JSON.
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

    /// The probability of each unseen card being in each hand, from a seat's view in Durak, as
    /// JSON. Reversi is an error.
    fn belief(&self, seat: usize) -> PyResult<String> {
        Ok(to_json_text(&self.0.belief_json(seat)?))
    }

    /// The values of all moves in a Reversi position, as JSON.
    fn analyse(&self, py: Python<'_>, depth: u32, exact_from: u32) -> PyResult<String> {
        Ok(to_json_text(&py.detach(|| self.0.analysis_json(depth, exact_from))?))
    }
}

/// The index of an action in notation; an error if it is not legal.
fn index_of<G: TensorGame>(game: &G, action: &str) -> PyResult<usize> {
    let action: G::Action = action.parse().map_err(value_error)?;
    match game.to_act() {
        Some(seat) if game.legal_actions().contains(&action) => {
            Ok(G::action_index(game.view(seat), action))
        }
        _ => Err(value_error(format!("`{action}` is not legal now"))),
    }
}

/// The seat's observation as bytes: four per number.
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

/// Writes numbers in native byte order.
pub fn write_floats(values: &[f32], bytes: &mut [u8]) {
    for (value, bytes) in values.iter().zip(bytes.chunks_exact_mut(4)) {
        bytes.copy_from_slice(&value.to_ne_bytes());
    }
}

/// A byte for each action: 1 if it is legal.
fn mask<'py, G: TensorGame>(py: Python<'py>, game: &G) -> PyResult<Bound<'py, PyByteArray>> {
    PyByteArray::new_with(py, G::ACTION_COUNT, |bytes| {
        game.write_action_mask(bytes);
        Ok(())
    })
}

/// The layout of a game's tensors, as JSON.
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

/// The names of a game's opponents.
#[pyfunction]
pub fn opponents(game: &str) -> PyResult<Vec<&'static str>> {
    match game {
        Durak::NAME => Ok(opponent_names::<Durak>()),
        Reversi::NAME => Ok(opponent_names::<Reversi>()),
        other => Err(value_error(format!("there is no game `{other}`"))),
    }
}

/// The ratings of a game's opponents, as JSON.
#[pyfunction]
pub fn strengths(game: &str) -> PyResult<String> {
    let strengths = match game {
        Durak::NAME => <Durak as StatisticsGame>::opponent_ratings(),
        Reversi::NAME => Reversi::opponent_ratings(),
        other => return Err(value_error(format!("there is no game `{other}`"))),
    };
    serde_json::to_string(strengths.all()).map_err(value_error)
}

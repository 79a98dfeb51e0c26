//! A record of either game, and the operations that both share.

use kozyr_core::{
    explanation::{Explanation, RedactedExplanation},
    game::{Game, Outcome, Player, Record, Seat, Seed, record_game_name},
    opponent::{Budget, Roster},
    texts::Locale,
};
use kozyr_durak::{self as durak, Durak, Rules, search::Belief};
use kozyr_lab::{
    lab_game::LabGame,
    texts::{render_explanation, texts},
};
use kozyr_reversi::{
    self as reversi, Reversi,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, Weights},
};
use pyo3::PyResult;
use serde_json::{Value, json};

use crate::{tensor::TensorGame, value_error};

/// The base-2 logarithm of the number of entries in the engine's transposition table.
const TABLE_BITS: u32 = 16;

/// A record of either game.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "Python allocates it and never moves it")]
pub enum GameRecord {
    Durak(Record<Durak>),
    Reversi(Record<Reversi>),
}

/// Evaluates the expression `$result` with `$record` bound to the record in a [`GameRecord`],
/// whichever game it is of.
macro_rules! each {
    ($table:expr, $record:ident => $result:expr) => {
        match $table {
            $crate::game_record::GameRecord::Durak($record) => $result,
            $crate::game_record::GameRecord::Reversi($record) => $result,
        }
    };
}
pub(crate) use each;

/// Parses rules of Durak, by name or as JSON. Fails if the name is unknown or the JSON invalid.
pub fn parse_rules(text: &str) -> PyResult<Rules> {
    match text {
        "throw-in" => Ok(Rules::throw_in()),
        "transfer" => Ok(Rules::transfer()),
        "partnership" => Ok(Rules::partnership()),
        "duel" => Ok(Rules::duel()),
        json if json.trim_start().starts_with('{') => {
            serde_json::from_str(json).map_err(value_error)
        }
        other => Err(value_error(format!(
            "unknown rules `{other}`; known are throw-in, transfer, partnership and duel"
        ))),
    }
}

/// Parses a seed: a number, or 64 hexadecimal digits. Fails for any other text.
pub fn parse_seed(text: &str) -> PyResult<Seed> {
    match text.parse::<u64>() {
        Ok(number) => Ok(number.into()),
        Err(_) => text.parse().map_err(|_| {
            let text: String = text.chars().take(80).collect();
            value_error(format!(
                "a seed is a whole number from 0 to {}, or 64 hexadecimal digits, not `{text}`",
                u64::MAX
            ))
        }),
    }
}

impl GameRecord {
    /// Starts a game of Durak between humans. Fails if the number of players is not possible with
    /// these rules.
    pub fn durak(players: usize, rules: Rules, seed: Seed) -> PyResult<Self> {
        let people = vec![Player::Human; players];
        let record = Record::new(durak::Setup::new(players, rules), seed, people);
        record.map(GameRecord::Durak).map_err(value_error)
    }

    /// Starts a game of Reversi between two humans. Fails if the setup is invalid.
    pub fn reversi(setup: reversi::Setup, seed: Seed) -> PyResult<Self> {
        let record = Record::new(setup, seed, vec![Player::Human; 2]);
        record.map(GameRecord::Reversi).map_err(value_error)
    }

    /// Reads a record of either game. Fails if the text is not a valid record of Durak or Reversi.
    pub fn from_json(json: &str) -> PyResult<Self> {
        match record_game_name(json).map_err(value_error)?.as_str() {
            Durak::NAME => Record::from_json(json).map(GameRecord::Durak).map_err(value_error),
            _ => Record::from_json(json).map(GameRecord::Reversi).map_err(value_error),
        }
    }

    /// Returns the seat with this index. Fails if there is no such seat at the table.
    pub fn seat(&self, index: usize) -> PyResult<Seat> {
        let seats = each!(self, record => record.game().seats());
        if index < seats {
            return Ok(Seat::new(index));
        }
        Err(value_error(format!("there is no seat {index} at a table of {seats}")))
    }

    /// Returns the probability of each unseen card being in each hand, from the view of a seat in
    /// Durak, as JSON: the cards, and a row for each with a number for each seat. Fails if there is
    /// no such seat, or for a game of Reversi.
    pub fn belief_json(&self, seat: usize) -> PyResult<Value> {
        let GameRecord::Durak(record) = self else {
            return Err(value_error("nothing is hidden in Reversi"));
        };
        let belief = Belief::from_view(record.game().view(self.seat(seat)?));
        let players = belief.players();
        let matrix: Vec<Vec<f64>> =
            belief.probability_matrix().iter().map(|row| row[..players].to_vec()).collect();
        Ok(json!({ "cards": belief.unseen(), "chances": matrix }))
    }

    /// Returns the engine's best line and its values of all moves in a Reversi position, in discs
    /// for the side to move, as JSON. `depth` is the search depth in moves; positions with at most
    /// `exact_from` empty squares are solved exactly. Fails for a game of Durak.
    pub fn analysis_json(&self, depth: u32, exact_from: u32) -> PyResult<Value> {
        let GameRecord::Reversi(record) = self else {
            return Err(value_error("Durak is analysed by its opponents: decide(\"master-3\")"));
        };
        let board = record.game().position().board;
        let mut engine = Engine::new(Weights::builtin(), TABLE_BITS);
        let limits = SearchLimits {
            depth,
            exact_empties: exact_from,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let report = engine.search(board, &limits, &|| false);
        let moves = engine.value_moves(board, &limits, &|| false);
        let moves: Vec<Value> = moves
            .iter()
            .map(|root_move| {
                json!({ "action": root_move.square.to_string(), "discs": root_move.score })
            })
            .collect();
        let line: Vec<String> = report.line.iter().map(ToString::to_string).collect();
        Ok(json!({
            "best": report.best.map(|square| square.to_string()),
            "discs": report.score,
            "exact": report.exact,
            "line": line,
            "moves": moves,
        }))
    }
}

/// Returns the decision of the opponent `name` for the seat to act, with its explanation, as JSON.
/// `language` is the code of the language of the explanation. Fails if the game is over, or the
/// opponent or the language is unknown.
pub fn decision_json<G: LabGame + TensorGame>(
    record: &Record<G>,
    name: &str,
    budget: &Budget,
    language: &str,
) -> PyResult<Value>
where
    Explanation<G::Action>: serde::Serialize,
{
    let (seat, _) = record.to_act().ok_or_else(|| value_error("the game is over"))?;
    kozyr_core::opponent::make_opponent::<G>(name).map_err(value_error)?;
    let locale = Locale::ALL.into_iter().find(|locale| locale.code() == language);
    let locale = locale.ok_or_else(|| {
        let codes = Locale::ALL.map(Locale::code).join(", ");
        value_error(format!("unknown language `{language}`; known are {codes}"))
    })?;
    let decision = kozyr_core::opponent::decide(record, seat, name, budget)
        .ok_or_else(|| value_error("there is no such opponent"))?;
    let text = render_explanation(
        &texts(locale),
        &RedactedExplanation::with_nothing_hidden::<G>(&decision),
    );
    Ok(json!({
        "action": decision.action.to_string(),
        "index": G::action_index(record.game().view(seat), decision.action),
        "reasons": decision.explanation,
        "words": text,
    }))
}

/// Returns the reward of each seat: 0 if the game is drawn or all seats lost. Otherwise each loser
/// gets -1, and the winners share what was lost equally. The sum is always 0.
pub fn rewards(outcome: Outcome, seats: usize) -> Vec<f64> {
    let lost = match outcome {
        Outcome::Drawn => return vec![0.0; seats],
        Outcome::Lost(losers) => losers,
    };
    let winners = seats - lost.len();
    let share = if winners == 0 { 0.0 } else { lost.len() as f64 / winners as f64 };
    let reward = |seat| match lost.contains(seat) {
        true if winners == 0 => 0.0,
        true => -1.0,
        false => share,
    };
    Seat::all(seats).map(reward).collect()
}

/// Returns the names of a game's opponents.
pub fn opponent_names<G: Roster>() -> Vec<&'static str> {
    G::roster().iter().map(|entry| entry.name).collect()
}

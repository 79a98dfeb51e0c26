//! A finished game in the log.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    accuracy::Accuracy,
    concept_cost::ConceptCost,
    rating::{Rating, Rival},
    statistics_game::StatisticsGame,
};
use crate::game::{Player, Record, Seat, Seed};

/// The result of a game for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerResult {
    /// The person is not among the losers.
    Won,
    /// There were no losers.
    Drawn,
    /// The person lost or resigned.
    Lost,
}

impl PlayerResult {
    /// Returns the person's score: 1, ½ or 0.
    pub fn score(self) -> f64 {
        match self {
            PlayerResult::Won => 1.0,
            PlayerResult::Drawn => 0.5,
            PlayerResult::Lost => 0.0,
        }
    }

    /// Returns the result with this score: won above ½, lost below.
    fn from_score(score: f64) -> Self {
        match score {
            score if score > 0.5 => PlayerResult::Won,
            score if score < 0.5 => PlayerResult::Lost,
            _ => PlayerResult::Drawn,
        }
    }
}

/// The conditions of a match: what is at stake, and the help used so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchConditions {
    /// Whether the match starts from a constructed or known position, and is left out of
    /// statistics.
    pub practice: bool,
    /// Whether the person's rating is at stake; there is no help then.
    pub rated: bool,
    /// Number of hints used.
    pub hints: u32,
    /// Number of decisions undone.
    pub undos: u32,
}

/// A finished game of a person against opponents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameLogEntry {
    /// The game's name.
    pub game: String,
    /// The seed of the match, which identifies it: a match is logged once.
    pub seed: Seed,
    /// When it ended, in seconds since 1970 in UTC.
    pub ended: u64,
    /// The player on each seat; one of them is the person.
    pub players: Vec<Player>,
    /// The seat of the person.
    pub seat: Seat,
    /// The setup options, perhaps without the cards dealt; `None` if all are the defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Value>,
    /// The result for the person.
    #[serde(rename = "verdict")]
    pub result: PlayerResult,
    /// Whether the person resigned.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given_up: bool,
    /// Number of actions.
    pub plies: usize,
    /// Disc difference at the end, positive if the person led.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discs: Option<i32>,
    /// Whether the person was the fool.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fool: bool,
    /// Number of hints used.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hints: u32,
    /// Number of decisions undone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undos: u32,
    /// The person's rating after the game, if it was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// How good the person's decisions were, once they have been reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<Accuracy>,
    /// The cost of the person's decisions by concept, once they have been reviewed. Empty also in
    /// games that were reviewed before this was recorded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<ConceptCost>,
}

// `skip_serializing_if` passes references.
fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl GameLogEntry {
    /// Creates the entry of a finished match. Returns `None` if the match is not over, is practice,
    /// or is not one of a single person against opponents.
    ///
    /// `rating_before` is the person's rating before the match, `ended` its end in seconds since
    /// 1970.
    pub fn from_record<G: StatisticsGame>(
        record: &Record<G>,
        conditions: &MatchConditions,
        rating_before: Rating,
        ended: u64,
    ) -> Option<Self> {
        let result =
            PlayerResult::from_score(record.outcome()?.score(person_seat(record.players())?));
        GameLogEntry::build(record, conditions, rating_before, ended, result)
    }

    /// Creates the entry of a match that the person resigns. It counts as a loss, and the person
    /// becomes the fool if the game has one. Returns `None` if the match is over, is practice, or
    /// is not one of a single person against opponents. See [`from_record`](Self::from_record).
    pub fn from_resignation<G: StatisticsGame>(
        record: &Record<G>,
        conditions: &MatchConditions,
        rating_before: Rating,
        ended: u64,
    ) -> Option<Self> {
        if record.outcome().is_some() {
            return None;
        }
        let entry =
            GameLogEntry::build(record, conditions, rating_before, ended, PlayerResult::Lost)?;
        Some(GameLogEntry { given_up: true, ..entry })
    }

    /// Creates the entry of a match with this result, and the person's new rating if it is rated.
    /// `None` for practice, or if it is not one of a single person against opponents.
    fn build<G: StatisticsGame>(
        record: &Record<G>,
        conditions: &MatchConditions,
        rating_before: Rating,
        ended: u64,
        result: PlayerResult,
    ) -> Option<Self> {
        if conditions.practice {
            return None;
        }
        let players = record.players().to_vec();
        let seat = person_seat(&players)?;
        let rating = conditions.rated.then(|| rating_before.after(&rivals::<G>(&players), result));
        Some(GameLogEntry {
            game: G::NAME.into(),
            seed: *record.seed(),
            ended,
            seat,
            players,
            rules: G::non_default_setup(record.setup()),
            result,
            given_up: false,
            plies: record.actions().len(),
            discs: record.game().disc_difference(seat),
            fool: result == PlayerResult::Lost && record.game().is_fool(seat),
            hints: conditions.hints,
            undos: conditions.undos,
            rating,
            accuracy: None,
            costs: Vec::new(),
        })
    }

    /// Whether the game was rated.
    pub fn is_rated(&self) -> bool {
        self.rating.is_some()
    }

    /// Returns the opponents' names without parameters, each once, clockwise from the person.
    pub fn opponents(&self) -> Vec<&str> {
        let seats = (1..self.players.len()).map(|step| self.seat.index() + step);
        let mut names = Vec::new();
        for seat in seats {
            if let Player::Opponent(name) = &self.players[seat % self.players.len()] {
                let base = name.split('?').next().unwrap_or(name);
                if !names.contains(&base) {
                    names.push(base);
                }
            }
        }
        names
    }

    /// Whether both entries are of the same match: they have the same game and seed.
    pub fn is_same_match(&self, other: &GameLogEntry) -> bool {
        self.game == other.game && self.seed == other.seed
    }
}

/// Returns the seat of the person; `None` unless there is exactly one, who has an opponent.
fn person_seat(players: &[Player]) -> Option<Seat> {
    let mut persons = players.iter().enumerate().filter(|(_, player)| **player == Player::Human);
    let (seat, _) = persons.next()?;
    (persons.next().is_none() && players.len() > 1).then(|| Seat::new(seat))
}

/// Returns the ratings of the opponents at a table in seat order, without the person's. An unrated
/// opponent counts as an unknown player.
fn rivals<G: StatisticsGame>(players: &[Player]) -> Vec<Rival> {
    let opponents = players.iter().filter_map(|player| match player {
        Player::Opponent(name) => Some(name),
        Player::Human => None,
    });
    opponents
        .map(|name| G::opponent_ratings().get(name).map(Into::into).unwrap_or_default())
        .collect()
}

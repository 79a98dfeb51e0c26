//! One finished game, as it is written down.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    accuracy::Accuracy,
    rating::{Rating, Rival},
    statistics_game::StatisticsGame,
};
use crate::game::{Player, Record, Seat, Seed};

/// How a game ended for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerResult {
    /// He is not among those who lost.
    Won,
    /// Nobody lost.
    Drawn,
    /// He lost, or gave the game up.
    Lost,
}

impl PlayerResult {
    /// What it is worth: 1, ½ or 0.
    pub fn score(self) -> f64 {
        match self {
            PlayerResult::Won => 1.0,
            PlayerResult::Drawn => 0.5,
            PlayerResult::Lost => 0.0,
        }
    }

    fn from_score(score: f64) -> Self {
        match score {
            score if score > 0.5 => PlayerResult::Won,
            score if score < 0.5 => PlayerResult::Lost,
            _ => PlayerResult::Drawn,
        }
    }
}

/// How a match is played: for what, and with how much help so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchConditions {
    /// Whether it begins from a position made up or known already, and counts in no statistics.
    pub practice: bool,
    /// Whether the person's rating is at stake; there is no help then.
    pub rated: bool,
    /// How many hints the person has asked for.
    pub hints: u32,
    /// How often the person has taken decisions back.
    pub undos: u32,
}

/// A finished game of a person against opponents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameLogEntry {
    /// The game's name.
    pub game: String,
    /// The seed of the match, by which it is known: a match is written down once.
    pub seed: Seed,
    /// When it ended, in seconds since 1970 in Universal Time.
    pub ended: u64,
    /// Who sat where; one of them is the person.
    pub players: Vec<Player>,
    /// Where the person sat.
    pub seat: Seat,
    /// What was agreed otherwise than usual, as records have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Value>,
    /// How it ended for the person.
    #[serde(rename = "verdict")]
    pub result: PlayerResult,
    /// Whether the person gave the game up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given_up: bool,
    /// How many actions there were.
    pub plies: usize,
    /// By how many discs the person led at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discs: Option<i32>,
    /// Whether the person was the fool.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fool: bool,
    /// How many hints the person asked for.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hints: u32,
    /// How often the person took decisions back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undos: u32,
    /// The person's rating after the game, if it was at stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// How well the person decided, once a review has told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<Accuracy>,
}

// What `skip_serializing_if` calls gets a reference.
fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl GameLogEntry {
    /// What is to be written of a match that has come to its end; `None` if it has not, or is
    /// practice, or not one of a single person against opponents.
    ///
    /// `before` is the person's rating so far.
    pub fn from_record<G: StatisticsGame>(
        record: &Record<G>,
        circumstances: &MatchConditions,
        before: Rating,
        ended: u64,
    ) -> Option<Self> {
        let verdict =
            PlayerResult::from_score(record.outcome()?.score(person_seat(record.players())?));
        GameLogEntry::build(record, circumstances, before, ended, verdict)
    }

    /// What is to be written of a match that the person gives up: they have lost it, and is the
    /// fool where there is one. `None` if it is over, or does not count.
    pub fn from_resignation<G: StatisticsGame>(
        record: &Record<G>,
        circumstances: &MatchConditions,
        before: Rating,
        ended: u64,
    ) -> Option<Self> {
        if record.outcome().is_some() {
            return None;
        }
        let entry = GameLogEntry::build(record, circumstances, before, ended, PlayerResult::Lost)?;
        Some(GameLogEntry { given_up: true, ..entry })
    }

    fn build<G: StatisticsGame>(
        record: &Record<G>,
        circumstances: &MatchConditions,
        before: Rating,
        ended: u64,
        verdict: PlayerResult,
    ) -> Option<Self> {
        if circumstances.practice {
            return None;
        }
        let players = record.players().to_vec();
        let seat = person_seat(&players)?;
        let rating = circumstances.rated.then(|| before.after(&rivals::<G>(&players), verdict));
        Some(GameLogEntry {
            game: G::NAME.into(),
            seed: *record.seed(),
            ended,
            seat,
            players,
            rules: G::non_default_setup(record.setup()),
            result: verdict,
            given_up: false,
            plies: record.actions().len(),
            discs: record.game().disc_difference(seat),
            fool: verdict == PlayerResult::Lost && record.game().is_fool(seat),
            hints: circumstances.hints,
            undos: circumstances.undos,
            rating,
            accuracy: None,
        })
    }

    /// Whether the person's rating was at stake.
    pub fn is_rated(&self) -> bool {
        self.rating.is_some()
    }

    /// The opponents at the table without their parameters, each once, clockwise from the person.
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

    /// Whether another entry is about the same match.
    pub fn is_same_match(&self, other: &GameLogEntry) -> bool {
        self.game == other.game && self.seed == other.seed
    }
}

/// The seat of the person, if there is just one, against somebody.
fn person_seat(players: &[Player]) -> Option<Seat> {
    let mut persons = players.iter().enumerate().filter(|(_, player)| **player == Player::Human);
    let (seat, _) = persons.next()?;
    (persons.next().is_none() && players.len() > 1).then(|| Seat::new(seat))
}

/// What the opponents at a table are worth. One that was never measured is taken to be as strong as
/// any might be.
fn rivals<G: StatisticsGame>(players: &[Player]) -> Vec<Rival> {
    let opponents = players.iter().filter_map(|player| match player {
        Player::Opponent(name) => Some(name),
        Player::Human => None,
    });
    opponents
        .map(|name| G::opponent_ratings().get(name).map(Into::into).unwrap_or_default())
        .collect()
}

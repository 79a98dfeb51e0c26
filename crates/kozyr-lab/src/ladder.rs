//! The ratings of all opponents of a game, from two-player matches that can be extended at any
//! time.

mod bradley_terry;

use std::{cmp::Ordering, num::NonZeroUsize, time::Duration};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::{
    arena::{Arena, ArenaError},
    contender::Entrant,
    interval::{Histogram, Z},
    lab_game::LabGame,
    observer::MatchObserver,
};
use bradley_terry::{BradleyTerryFit, PairwiseResult};
use kozyr_core::{
    game::Seed,
    opponent::{Budget, StopToken},
    statistics::{ANCHOR_RATING, OpponentRating},
};

/// Rating points for odds of e to 1.
const ELO_PER_LOG_ODDS: f64 = 400.0 / std::f64::consts::LN_10;
/// The maximum number of rounds, of two games each, by which a meeting grows at a time.
pub const ROUNDS_PER_BATCH: u64 = 8;
/// The number of games in a round played by the ladder.
const GAMES_PER_ROUND: u64 = 2;

/// All meetings of opponents and the resulting ratings. It is saved as a file and resumed from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// The game's name.
    pub game: String,
    /// A description of how the games were played.
    pub terms: String,
    /// The opponent whose rating is fixed at 1500.
    pub anchor: String,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The total number of games.
    pub games: u64,
    /// The ratings of opponents connected to the anchor by games, strongest first.
    #[serde(alias = "minds")]
    pub opponents: Vec<OpponentRating>,
    /// The meetings of opponents.
    pub meetings: Vec<Meeting>,
}

/// All rounds between two opponents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// The opponent whose points are counted.
    pub a: String,
    /// The other opponent.
    pub b: String,
    /// The number of rounds by the half points that `a` won in them.
    pub half_points: Histogram,
    /// The number of games in a round: 2 for a mirrored pair, 1 for a match played elsewhere for
    /// which only wins, draws and losses are known.
    #[serde(
        alias = "games_a_round",
        default = "default_games_per_round",
        skip_serializing_if = "is_default_games_per_round"
    )]
    pub games_per_round: u64,
}

/// The number of games in a round if a file does not state it.
fn default_games_per_round() -> u64 {
    GAMES_PER_ROUND
}

// `skip_serializing_if` passes a reference.
/// Whether a file can leave out this number of games in a round.
fn is_default_games_per_round(games: &u64) -> bool {
    *games == GAMES_PER_ROUND
}

/// An error in a ladder file.
#[derive(Debug, thiserror::Error)]
pub enum LadderError {
    /// The text is not valid RON.
    #[error(transparent)]
    Syntax(#[from] ron::error::SpannedError),
    /// A round has an invalid number of games or of half points.
    #[error(
        "the meeting of {0} and {1} is invalid: rounds have 1 or 2 games, each worth 2 half points"
    )]
    InvalidMeeting(String, String),
}

impl Meeting {
    /// Whether its rounds have one or two games each, and no round more than two half points per
    /// game.
    fn is_valid(&self) -> bool {
        let games = self.games_per_round;
        let mut counts = self.half_points.iter();
        (1..=GAMES_PER_ROUND).contains(&games) && counts.all(|(points, _)| points <= 2 * games)
    }

    /// Creates a meeting from the first opponent's wins, draws and losses.
    pub fn from_games(a: &str, b: &str, [wins, draws, losses]: [u64; 3]) -> Self {
        let mut half_points = Histogram::default();
        for (value, times) in [(2, wins), (1, draws), (0, losses)] {
            half_points.add_times(value, times);
        }
        Meeting { a: a.into(), b: b.into(), half_points, games_per_round: 1 }
    }

    /// The number of rounds.
    pub fn rounds(&self) -> u64 {
        self.half_points.iter().map(|(_, times)| times).sum()
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.games_per_round * self.rounds()
    }

    /// The share of the points that `a` won; `None` before the first round.
    pub fn score(&self) -> Option<f64> {
        let games = self.games_per_round;
        self.half_points.estimate(2 * games, games).map(|estimate| estimate.mean)
    }

    /// The standard error of the score; `None` before the first round.
    fn standard_error(&self) -> Option<f64> {
        self.half_points.standard_error(2 * self.games_per_round, self.games_per_round)
    }

    /// Whether it is a meeting of these two opponents, played in mirrored pairs.
    fn is_between(&self, first: &str, second: &str) -> bool {
        let both = (self.a == first && self.b == second) || (self.a == second && self.b == first);
        both && is_default_games_per_round(&self.games_per_round)
    }
}

/// How the games of a ladder are played.
#[derive(Clone, Debug)]
pub struct MeetingSettings<S> {
    /// The setup of all games, for two players.
    pub setup: S,
    /// The number of random actions at the start of a game.
    pub opening_plies: usize,
    /// Stops the games when requested.
    pub stop: StopToken,
}

impl Ladder {
    /// Creates a ladder without meetings.
    pub fn new(game: &str, terms: &str, anchor: &str, seed: Seed) -> Self {
        Ladder {
            game: game.into(),
            terms: terms.into(),
            anchor: anchor.into(),
            seed,
            games: 0,
            opponents: Vec::new(),
            meetings: Vec::new(),
        }
    }

    /// Formats the file as text, with one opponent or meeting per line.
    ///
    /// # Errors
    /// If the ladder cannot be serialized, which does not happen with one that was read or played.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        let config = PrettyConfig::new().depth_limit(2).struct_names(false);
        Ok(ron::ser::to_string_pretty(self, config)? + "\n")
    }

    /// Parses a ladder file.
    ///
    /// # Errors
    /// If the text is not a ladder, or a meeting is invalid.
    pub fn from_ron(text: &str) -> Result<Self, LadderError> {
        let ladder: Ladder = ron::from_str(text)?;
        match ladder.meetings.iter().find(|meeting| !meeting.is_valid()) {
            Some(Meeting { a, b, .. }) => Err(LadderError::InvalidMeeting(a.clone(), b.clone())),
            None => Ok(ladder),
        }
    }

    /// Pairs of opponents that should meet: each with the `max_gap` next ones, neighbours first.
    /// The opponents are ordered from the weakest, or as given if some have no rating yet.
    ///
    /// Opponents far apart tell little about each other because one always wins.
    pub fn pairings(&self, opponents: &[String], max_gap: usize) -> Vec<[String; 2]> {
        let rating = |opponent: &String| {
            self.opponents
                .iter()
                .find(|known| known.opponent == *opponent)
                .map(|known| known.rating)
        };
        let mut order = opponents.to_vec();
        if order.iter().all(|opponent| rating(opponent).is_some()) {
            order.sort_by(|a, b| rating(a).partial_cmp(&rating(b)).unwrap_or(Ordering::Equal));
        }
        (1..=max_gap.min(order.len()))
            .flat_map(|step| {
                let pairs = order.iter().zip(order.iter().skip(step));
                pairs.map(|(a, b)| [a.clone(), b.clone()]).collect::<Vec<_>>()
            })
            .collect()
    }

    /// The number of rounds between two opponents.
    pub fn rounds_between(&self, first: &str, second: &str) -> u64 {
        self.meetings
            .iter()
            .find(|meeting| meeting.is_between(first, second))
            .map_or(0, Meeting::rounds)
    }

    /// The two opponents in the order of their meeting; as given if they have not met.
    fn meeting_order(&self, first: &str, second: &str) -> [String; 2] {
        match self.meetings.iter().find(|meeting| meeting.is_between(first, second)) {
            Some(meeting) => [meeting.a.clone(), meeting.b.clone()],
            None => [first.into(), second.into()],
        }
    }

    /// Plays more rounds between two opponents on one thread. Returns the number of rounds by the
    /// half points of the first opponent in their [`Meeting`]. The games depend only on the
    /// ladder's seed, the two opponents, and `played_rounds`, the number of rounds already played.
    ///
    /// # Errors
    /// If an opponent does not exist, the setup is not for two players, or the rounds are stopped.
    pub fn play<G: LabGame>(
        &self,
        [first, second]: [&str; 2],
        played_rounds: u64,
        rounds: u64,
        settings: &MeetingSettings<G::Setup>,
        observer: &dyn MatchObserver,
    ) -> Result<Histogram, ArenaError> {
        let [a, b] = self.meeting_order(first, second);
        let arena = Arena::<G> {
            setup: settings.setup.clone(),
            first_round: 0,
            rounds,
            seed: self.seed.derive(&format!("{a} - {b}"), played_rounds),
            opening_plies: settings.opening_plies,
            budget: Budget { stop: settings.stop.clone(), ..Budget::default() },
            answer_limit: Duration::ZERO,
            threads: NonZeroUsize::MIN,
        };
        let report = arena.run(&Entrant::Opponent(a), &Entrant::Opponent(b), observer)?;
        if report.rounds_left > 0 {
            // A resumed ladder plays the same batch from its start.
            return Err(ArenaError::Stopped);
        }
        Ok(report.half_points)
    }

    /// Adds [played](Ladder::play) rounds to the meeting of two opponents.
    pub fn add_rounds(&mut self, [first, second]: [&str; 2], half_points: &Histogram) {
        let index = match self.meetings.iter().position(|meeting| meeting.is_between(first, second))
        {
            Some(index) => index,
            None => {
                let (a, b, half_points) = (first.into(), second.into(), Histogram::default());
                self.meetings.push(Meeting { a, b, half_points, games_per_round: GAMES_PER_ROUND });
                self.meetings.len() - 1
            }
        };
        self.meetings[index].half_points.merge(half_points);
    }

    /// Recomputes the ratings from all meetings.
    ///
    /// The model is that of Bradley and Terry: the odds of winning are 10 to the power of the
    /// rating difference over 400, and a draw is half a win. Each meeting gets an additional drawn
    /// game, so that no rating is infinite. The standard errors are based on the spread of the
    /// rounds around the model (sandwich estimator), which accounts for games being played in
    /// pairs.
    pub fn update_ratings(&mut self) {
        self.games = self.meetings.iter().map(Meeting::games).sum();
        let connected = self.connected_to_anchor();
        let index = |opponent: &str| connected.iter().position(|other| other == opponent);
        let results: Vec<PairwiseResult> = self
            .meetings
            .iter()
            .filter_map(|meeting| {
                let games = meeting.games() as f64;
                let error = meeting.standard_error()?;
                Some(PairwiseResult {
                    pair: [index(&meeting.a)?, index(&meeting.b)?],
                    games: games + 1.0,
                    points: meeting.score()? * games + 0.5,
                    variance: (error * games).powi(2),
                })
            })
            .collect();
        let BradleyTerryFit { values, errors } = bradley_terry::fit(connected.len(), &results);
        self.opponents = connected
            .iter()
            .zip(values.iter().zip(&errors))
            .map(|(opponent, (value, error))| {
                self.strength(opponent, value * ELO_PER_LOG_ODDS, error * ELO_PER_LOG_ODDS)
            })
            .collect();
        self.opponents.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    }

    /// The rating of an opponent, from its difference to the anchor and the standard error in Elo.
    fn strength(&self, opponent: &str, above_anchor: f64, error: f64) -> OpponentRating {
        let tenth = |value: f64| (10.0 * value).round() / 10.0;
        let rating = ANCHOR_RATING + above_anchor;
        let meetings =
            self.meetings.iter().filter(|meeting| meeting.a == opponent || meeting.b == opponent);
        OpponentRating {
            opponent: opponent.into(),
            rating: tenth(rating),
            standard_error: tenth(error),
            ci95: [rating - Z * error, rating + Z * error].map(tenth),
            game_count: meetings.map(Meeting::games).sum(),
        }
    }

    /// The anchor, followed by all opponents connected to it by meetings, directly or through
    /// others.
    fn connected_to_anchor(&self) -> Vec<String> {
        let mut connected = vec![self.anchor.clone()];
        let mut next = 0;
        while let Some(opponent) = connected.get(next).cloned() {
            for meeting in &self.meetings {
                let other = match &opponent {
                    opponent if *opponent == meeting.a => &meeting.b,
                    opponent if *opponent == meeting.b => &meeting.a,
                    _ => continue,
                };
                if !connected.contains(other) {
                    connected.push(other.clone());
                }
            }
            next += 1;
        }
        connected
    }
}

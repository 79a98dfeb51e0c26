//! The ratings of all opponents of a game, from matches of two that are played as far as one likes.

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
use bradley_terry::{BradleyTerryFit, PairwiseResult as Contest};
use kozyr_core::{
    game::Seed,
    opponent::{Budget, StopToken},
    statistics::{ANCHOR_RATING, OpponentRating},
};

/// Points of a rating for odds of e to one.
const ELO_PER_LOG_ODDS: f64 = 400.0 / std::f64::consts::LN_10;
/// How many rounds of two games a meeting grows by at a time, at most.
pub const ROUNDS_PER_BATCH: u64 = 8;
/// How many games a round has that is played here.
const GAMES_PER_ROUND: u64 = 2;

/// All meetings of opponents so far, and what follows from them: a file that is written, and read
/// to be gone on with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// The game's name.
    pub game: String,
    /// How the games were played, for people.
    pub terms: String,
    /// The opponent whose rating is 1500 by agreement.
    pub anchor: String,
    /// What all chance follows from.
    pub seed: Seed,
    /// How many games there were in all.
    pub games: u64,
    /// The ratings, the strongest first; of opponents that are bound to the anchor by games.
    #[serde(alias = "minds")]
    pub opponents: Vec<OpponentRating>,
    /// Who has met whom.
    pub meetings: Vec<Meeting>,
}

/// All rounds that two opponents have played against each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// The opponent whose points are counted.
    pub a: String,
    /// The other one.
    pub b: String,
    /// Rounds by the half points that `a` won in their games.
    pub half_points: Histogram,
    /// How many games a round has: the two of a pair, or one in a match that was played elsewhere
    /// and of which nothing but wins, draws and losses are known.
    #[serde(
        default = "default_games_per_round",
        skip_serializing_if = "is_default_games_per_round"
    )]
    pub games_a_round: u64,
}

fn default_games_per_round() -> u64 {
    GAMES_PER_ROUND
}

// What `skip_serializing_if` calls gets a reference.
fn is_default_games_per_round(games: &u64) -> bool {
    *games == GAMES_PER_ROUND
}

/// Why a text is no ladder.
#[derive(Debug, thiserror::Error)]
pub enum LadderError {
    /// It is not of the form.
    #[error(transparent)]
    Syntax(#[from] ron::error::SpannedError),
    /// Rounds have no such number of games, or nobody wins so many points in them.
    #[error(
        "{0} and {1} cannot have met like that: rounds have 1 or 2 games, each worth 2 half points"
    )]
    InvalidMeeting(String, String),
}

impl Meeting {
    /// Whether it can have been.
    fn is_valid(&self) -> bool {
        let games = self.games_a_round;
        let mut counts = self.half_points.iter();
        (1..=GAMES_PER_ROUND).contains(&games) && counts.all(|(points, _)| points <= 2 * games)
    }

    /// A match of which wins, draws and losses of the first are known.
    pub fn from_games(a: &str, b: &str, [wins, draws, losses]: [u64; 3]) -> Self {
        let mut half_points = Histogram::default();
        for (value, times) in [(2, wins), (1, draws), (0, losses)] {
            half_points.add_times(value, times);
        }
        Meeting { a: a.into(), b: b.into(), half_points, games_a_round: 1 }
    }

    /// How many rounds were played.
    pub fn rounds(&self) -> u64 {
        self.half_points.iter().map(|(_, times)| times).sum()
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.games_a_round * self.rounds()
    }

    /// The share of the points that `a` won; `None` if nothing was played.
    pub fn score(&self) -> Option<f64> {
        let games = self.games_a_round;
        self.half_points.estimate(2 * games, games).map(|estimate| estimate.mean)
    }

    /// The standard error of that share.
    fn standard_error(&self) -> Option<f64> {
        self.half_points.standard_error(2 * self.games_a_round, self.games_a_round)
    }

    /// Whether it is of these two, and in pairs of games.
    fn is_between(&self, one: &str, other: &str) -> bool {
        let both = (self.a == one && self.b == other) || (self.a == other && self.b == one);
        both && is_default_games_per_round(&self.games_a_round)
    }
}

/// How the games of a ladder are played.
#[derive(Clone, Debug)]
pub struct MeetingSettings<S> {
    /// What all games agree on; for two players.
    pub setup: S,
    /// So many actions at the start of a game are drawn at random.
    pub opening_plies: usize,
    /// Ends the games when it is requested.
    pub stop: StopToken,
}

impl Ladder {
    /// A ladder on which nobody has played yet.
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

    /// The file as text, one opponent and one meeting a line.
    ///
    /// # Errors
    /// Never for a ladder that was read or played.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        let config = PrettyConfig::new().depth_limit(2).struct_names(false);
        Ok(ron::ser::to_string_pretty(self, config)? + "\n")
    }

    /// Reads the file.
    ///
    /// # Errors
    /// If the text is no ladder, or a meeting of it cannot have been.
    pub fn from_ron(text: &str) -> Result<Self, LadderError> {
        let ladder: Ladder = ron::from_str(text)?;
        match ladder.meetings.iter().find(|meeting| !meeting.is_valid()) {
            Some(Meeting { a, b, .. }) => Err(LadderError::InvalidMeeting(a.clone(), b.clone())),
            None => Ok(ladder),
        }
    }

    /// Those of the opponents who should meet: each and the `reach` next ones in the order of
    /// strength, as far as that is known, neighbours first.
    ///
    /// Opponents far apart tell little about each other: one always wins.
    pub fn pairings(&self, opponents: &[String], reach: usize) -> Vec<[String; 2]> {
        let rating = |opponent: &String| {
            self.opponents
                .iter()
                .find(|known| known.opponent == *opponent)
                .map(|known| known.rating)
        };
        let mut order = opponents.to_vec();
        if order.iter().all(|opponent| rating(opponent).is_some()) {
            order.sort_by(|one, other| {
                rating(one).partial_cmp(&rating(other)).unwrap_or(Ordering::Equal)
            });
        }
        (1..=reach.min(order.len()))
            .flat_map(|step| {
                let pairs = order.iter().zip(order.iter().skip(step));
                pairs.map(|(one, other)| [one.clone(), other.clone()]).collect::<Vec<_>>()
            })
            .collect()
    }

    /// How many rounds two opponents have played against each other.
    pub fn rounds_between(&self, one: &str, other: &str) -> u64 {
        self.meetings
            .iter()
            .find(|meeting| meeting.is_between(one, other))
            .map_or(0, Meeting::rounds)
    }

    /// Two opponents in the order in which their meeting has them, or would.
    fn meeting_order(&self, one: &str, other: &str) -> [String; 2] {
        match self.meetings.iter().find(|meeting| meeting.is_between(one, other)) {
            Some(meeting) => [meeting.a.clone(), meeting.b.clone()],
            None => [one.into(), other.into()],
        }
    }

    /// Lets two opponents play more rounds, on one thread, and gives these by the half points of
    /// the first in their [meeting](Meeting). Which games they are depends on nothing but the
    /// ladder's seed, the two, and how many rounds they have played `before`.
    ///
    /// # Errors
    /// If nobody is called so, or the setup is not for two.
    pub fn play<G: LabGame>(
        &self,
        [one, other]: [&str; 2],
        before: u64,
        rounds: u64,
        course: &MeetingSettings<G::Setup>,
        watch: &dyn MatchObserver,
    ) -> Result<Histogram, ArenaError> {
        let [a, b] = self.meeting_order(one, other);
        let arena = Arena::<G> {
            setup: course.setup.clone(),
            first_round: 0,
            rounds,
            seed: self.seed.derive(&format!("{a} - {b}"), before),
            opening_plies: course.opening_plies,
            budget: Budget { stop: course.stop.clone(), ..Budget::default() },
            answer_limit: Duration::ZERO,
            threads: NonZeroUsize::MIN,
        };
        let report = arena.run(&Entrant::Opponent(a), &Entrant::Opponent(b), watch)?;
        if report.rounds_left > 0 {
            // Gone on with, it is the same batch again.
            return Err(ArenaError::Stopped);
        }
        Ok(report.half_points)
    }

    /// Counts rounds that two opponents [have played](Ladder::play).
    pub fn add_rounds(&mut self, [one, other]: [&str; 2], half_points: &Histogram) {
        let at = match self.meetings.iter().position(|meeting| meeting.is_between(one, other)) {
            Some(at) => at,
            None => {
                let (a, b, half_points) = (one.into(), other.into(), Histogram::default());
                self.meetings.push(Meeting { a, b, half_points, games_a_round: GAMES_PER_ROUND });
                self.meetings.len() - 1
            }
        };
        self.meetings[at].half_points.merge(half_points);
    }

    /// Works the ratings out anew from all meetings.
    ///
    /// The model is that of Bradley and Terry: one beats another with odds of ten to the
    /// difference of their ratings over 400; a draw is half a win. Each meeting gets one drawn
    /// game on top, so that no rating is infinite. Errors come from the spread of the rounds
    /// about the model (a sandwich of variances), which minds its games being in pairs.
    pub fn update_ratings(&mut self) {
        self.games = self.meetings.iter().map(Meeting::games).sum();
        let bound = self.connected_to_anchor();
        let index = |opponent: &str| bound.iter().position(|other| other == opponent);
        let contests: Vec<Contest> = self
            .meetings
            .iter()
            .filter_map(|meeting| {
                let games = meeting.games() as f64;
                let error = meeting.standard_error()?;
                Some(Contest {
                    pair: [index(&meeting.a)?, index(&meeting.b)?],
                    games: games + 1.0,
                    points: meeting.score()? * games + 0.5,
                    variance: (error * games).powi(2),
                })
            })
            .collect();
        let BradleyTerryFit { values, errors } = bradley_terry::fit(bound.len(), &contests);
        self.opponents = bound
            .iter()
            .zip(values.iter().zip(&errors))
            .map(|(opponent, (value, error))| {
                self.strength(opponent, value * ELO_PER_LOG_ODDS, error * ELO_PER_LOG_ODDS)
            })
            .collect();
        self.opponents.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    }

    fn strength(&self, opponent: &str, above_anchor: f64, error: f64) -> OpponentRating {
        let tenth = |value: f64| (10.0 * value).round() / 10.0;
        let rating = ANCHOR_RATING + above_anchor;
        let met =
            self.meetings.iter().filter(|meeting| meeting.a == opponent || meeting.b == opponent);
        OpponentRating {
            opponent: opponent.into(),
            rating: tenth(rating),
            standard_error: tenth(error),
            ci95: [rating - Z * error, rating + Z * error].map(tenth),
            game_count: met.map(Meeting::games).sum(),
        }
    }

    /// The anchor, and all opponents that have met it or somebody who has, and so on.
    fn connected_to_anchor(&self) -> Vec<String> {
        let mut bound = vec![self.anchor.clone()];
        let mut next = 0;
        while let Some(opponent) = bound.get(next).cloned() {
            for meeting in &self.meetings {
                let other = match &opponent {
                    opponent if *opponent == meeting.a => &meeting.b,
                    opponent if *opponent == meeting.b => &meeting.a,
                    _ => continue,
                };
                if !bound.contains(other) {
                    bound.push(other.clone());
                }
            }
            next += 1;
        }
        bound
    }
}

//! `ratings`: ratings of all opponents of a game.

mod job;

use std::{collections::BTreeSet, num::NonZeroUsize, path::PathBuf};

use super::{
    options::{at_least_one, parse_seed, parse_threads},
    shard_args::{RunOptions, ShardArgs},
};
use crate::{
    console::Console,
    experiment::{ResultTable, TableCell},
    failure::Failure,
    files,
    jobs::{BatchJob, ReportOptions},
    lab_game::LabGame,
    ladder::{Ladder, Meeting},
    progress::ProgressReporter,
    wording::pluralized,
};
use kozyr_core::{game::Seed, opponent};

pub use job::RatingJob;

/// The arguments of `ratings`.
#[derive(Debug, clap::Args)]
pub struct RatingArgs {
    /// File for all games and ratings; resumed from if it exists. With --shard, the file for the
    /// results of the share
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Start from the games and ratings in this file instead, which is not changed
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Games that each pairing should have played in all, including earlier ones; 0 only
    /// recalculates the ratings
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(..=1_000_000_000))]
    games: u64,
    /// Let only these opponents play; repeatable [default: all]
    #[arg(long, value_name = "NAME", alias = "mind")]
    opponent: Vec<String>,
    /// Also count a match played elsewhere, by the wins, draws and losses of A; repeatable
    #[arg(long, alias = "count", value_name = "A:B:WINS:DRAWS:LOSSES",
          value_parser = parse_meeting)]
    add_result: Vec<Meeting>,
    /// Greatest distance in the ranking between opponents that meet
    #[arg(long, alias = "reach", value_name = "N", default_value_t = 3,
          value_parser = at_least_one::<usize>())]
    max_rank_gap: usize,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Games to play in parallel; does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    sharing: ShardArgs,
}

/// Parses a match on the command line.
fn parse_meeting(text: &str) -> Result<Meeting, String> {
    let wrong = || "expected A:B:WINS:DRAWS:LOSSES".to_owned();
    let [a, b, wins, draws, losses] = text.split(':').collect::<Vec<_>>()[..] else {
        return Err(wrong());
    };
    if a == b {
        return Err(format!("{a} cannot play against itself"));
    }
    let [Ok(wins), Ok(draws), Ok(losses)] = [wins, draws, losses].map(str::parse::<u32>) else {
        return Err(wrong());
    };
    Ok(Meeting::from_games(a, b, [wins, draws, losses].map(u64::from)))
}

/// How the opponents of a game meet.
pub struct RatingSetup<S> {
    /// The setup of all games.
    pub setup: S,
    /// Random plies at the start of a game.
    pub opening_plies: usize,
    /// A description of setup and openings for people.
    pub description: &'static str,
    /// The opponent whose rating is fixed at 1500.
    pub anchor: &'static str,
}

impl RatingArgs {
    /// Creates the job of the missing games.
    ///
    /// # Errors
    /// If a file cannot be read or is of another game, or an opponent does not exist.
    pub fn to_job<G: LabGame>(
        &self,
        rating_setup: &RatingSetup<G::Setup>,
    ) -> Result<RatingJob<G>, Failure> {
        let mut ladder = self.load_or_new_ladder::<G>(rating_setup)?;
        ladder.meetings.extend(self.add_result.iter().cloned());
        let all = || G::roster().iter().map(|entry| entry.name.to_owned()).collect();
        let opponents: Vec<String> =
            if self.opponent.is_empty() { all() } else { self.opponent.clone() };
        let mut names = BTreeSet::new();
        if let Some(duplicate) = opponents.iter().find(|name| !names.insert(*name)) {
            return Err(Failure::Usage(format!("{duplicate} is named twice")));
        }
        if let ([only], 1..) = (&opponents[..], self.games) {
            return Err(Failure::Usage(format!("{only} needs an opponent to meet")));
        }
        let added = self.add_result.iter().flat_map(|meeting| [&meeting.a, &meeting.b]);
        for opponent in opponents.iter().chain(added) {
            opponent::make_opponent::<G>(opponent)
                .map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let pairings = ladder.pairings(&opponents, self.max_rank_gap);
        let game_settings = (rating_setup.setup.clone(), rating_setup.opening_plies);
        Ok(RatingJob::new(ladder, game_settings, pairings, self.games.div_ceil(2)))
    }

    /// The ladder to continue, or a new one.
    fn load_or_new_ladder<G: LabGame>(
        &self,
        rating_setup: &RatingSetup<G::Setup>,
    ) -> Result<Ladder, Failure> {
        let output = Some(&self.out).filter(|out| !self.sharing.is_sharded() && out.exists());
        let Some(file) = self.from.as_ref().or(output) else {
            return Ok(Ladder::new(
                G::NAME,
                rating_setup.description,
                rating_setup.anchor,
                self.seed,
            ));
        };
        let in_file = |reason: String| Failure::Failed(format!("{}: {reason}", file.display()));
        let ladder = Ladder::from_ron(&files::read_text(file)?)
            .map_err(|error| in_file(error.to_string()))?;
        if ladder.game != G::NAME || ladder.anchor != rating_setup.anchor {
            return Err(in_file(format!(
                "is the ladder of {} with anchor {}",
                ladder.game, ladder.anchor
            )));
        }
        Ok(ladder)
    }
}

/// Plays the missing games, updates the ratings and prints them.
///
/// # Errors
/// If the file cannot be read or written or is of another game, or an opponent does not exist.
pub fn run<G: LabGame>(
    args: &RatingArgs,
    rating_setup: &RatingSetup<G::Setup>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    files::check_writable(&args.out)?;
    let job = args.to_job::<G>(rating_setup)?;
    let progress = ProgressReporter::new(
        "games",
        (0..job.unit_count()).map(|unit| job.games_in_unit(unit)).sum(),
    );
    let report_options = ReportOptions { json: false, out: Some(args.out.clone()) };
    let save = |results: &_| job.save(results, &args.out);
    // A share saves a part file; a whole run saves the ladder itself.
    let is_share = args.sharing.is_sharded();
    let run_options = RunOptions {
        file: is_share.then_some(args.out.as_path()),
        on_save: if is_share { None } else { Some(&save) },
        threads: args.threads,
        progress,
    };
    args.sharing.execute(&job, run_options, &report_options, console)
}

/// Prints the table of ratings.
fn print_ratings(ladder: &Ladder, console: &mut Console<'_>) -> Result<(), Failure> {
    let row = |rating: &kozyr_core::statistics::OpponentRating| {
        vec![
            TableCell::Text(rating.opponent.clone()),
            TableCell::Number(rating.rating),
            TableCell::Number(rating.ci95[0]),
            TableCell::Number(rating.ci95[1]),
            TableCell::Count(rating.game_count),
        ]
    };
    let headings = vec!["opponent", "rating", "from", "to", "games"];
    let table = ResultTable { headings, rows: ladder.opponents.iter().map(row).collect() };
    write!(console.output, "{}", table.to_text())?;
    writeln!(console.output, "\n{}: {}", pluralized(ladder.games, "game", "games"), ladder.terms)?;
    Ok(())
}

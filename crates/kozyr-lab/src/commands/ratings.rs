//! `ratings`: what all opponents of a game are worth.

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

/// What is to be played.
#[derive(Debug, clap::Args)]
pub struct RatingArgs {
    /// The file with all games and ratings; if it is there already, it is gone on with. With
    /// --shard the file for what came of that share
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Go on with the games and ratings of this file instead, which stays as it is
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many games those that meet are to have played against each other, earlier ones
    /// included; 0 works the ratings out once more
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(..=1_000_000_000))]
    games: u64,
    /// Only these opponents play; repeatable [default: all]
    #[arg(long, value_name = "NAME", alias = "mind")]
    opponent: Vec<String>,
    /// Count a match that was played elsewhere, too, by its wins, draws and losses of the first;
    /// repeatable
    #[arg(long, value_name = "A:B:WINS:DRAWS:LOSSES", value_parser = parse_meeting)]
    count: Vec<Meeting>,
    /// How far apart in strength those who meet may be, in places
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = at_least_one::<usize>())]
    reach: usize,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// How many games to play at a time, which does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    sharing: ShardArgs,
}

/// A match as it is written on the command line.
fn parse_meeting(text: &str) -> Result<Meeting, String> {
    let wrong = || "a match is A:B:WINS:DRAWS:LOSSES".to_owned();
    let [a, b, wins, draws, losses] = text.split(':').collect::<Vec<_>>()[..] else {
        return Err(wrong());
    };
    if a == b {
        return Err(format!("{a} is no opponent of itself"));
    }
    let [Ok(wins), Ok(draws), Ok(losses)] = [wins, draws, losses].map(str::parse::<u32>) else {
        return Err(wrong());
    };
    Ok(Meeting::from_games(a, b, [wins, draws, losses].map(u64::from)))
}

/// How the opponents of a game are to meet.
pub struct RatingSetup<S> {
    /// What all games agree on.
    pub setup: S,
    /// So many actions at the start of a game are drawn at random.
    pub opening_plies: usize,
    /// The same for people.
    pub description: &'static str,
    /// The opponent that has 1500 by agreement.
    pub anchor: &'static str,
}

impl RatingArgs {
    /// The season that is to be played.
    ///
    /// # Errors
    /// If a file cannot be read or is of another game, or there is no such opponent.
    pub fn to_job<G: LabGame>(
        &self,
        terms: &RatingSetup<G::Setup>,
    ) -> Result<RatingJob<G>, Failure> {
        let mut ladder = self.load_or_new_ladder::<G>(terms)?;
        ladder.meetings.extend(self.count.iter().cloned());
        let all = || G::roster().iter().map(|entry| entry.name.to_owned()).collect();
        let opponents: Vec<String> =
            if self.opponent.is_empty() { all() } else { self.opponent.clone() };
        let mut names = BTreeSet::new();
        if let Some(twice) = opponents.iter().find(|name| !names.insert(*name)) {
            return Err(Failure::Usage(format!("{twice} is named twice")));
        }
        if let ([alone], 1..) = (&opponents[..], self.games) {
            return Err(Failure::Usage(format!("{alone} alone has nobody to meet")));
        }
        let counted = self.count.iter().flat_map(|meeting| [&meeting.a, &meeting.b]);
        for opponent in opponents.iter().chain(counted) {
            opponent::make_opponent::<G>(opponent)
                .map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let pairings = ladder.pairings(&opponents, self.reach);
        let course = (terms.setup.clone(), terms.opening_plies);
        Ok(RatingJob::new(ladder, course, pairings, self.games.div_ceil(2)))
    }

    /// The ladder to go on with, or a new one.
    fn load_or_new_ladder<G: LabGame>(
        &self,
        terms: &RatingSetup<G::Setup>,
    ) -> Result<Ladder, Failure> {
        let own = Some(&self.out).filter(|out| !self.sharing.is_sharded() && out.exists());
        let Some(file) = self.from.as_ref().or(own) else {
            return Ok(Ladder::new(G::NAME, terms.description, terms.anchor, self.seed));
        };
        let named = |reason: String| Failure::Failed(format!("{}: {reason}", file.display()));
        let ladder =
            Ladder::from_ron(&files::read_text(file)?).map_err(|error| named(error.to_string()))?;
        if ladder.game != G::NAME || ladder.anchor != terms.anchor {
            return Err(named(format!(
                "is a ladder of {}, anchored at {}",
                ladder.game, ladder.anchor
            )));
        }
        Ok(ladder)
    }
}

/// Plays what is missing, rates everybody and prints the ratings.
///
/// # Errors
/// If the file cannot be read or written or is of another game, or there is no such opponent.
pub fn run<G: LabGame>(
    args: &RatingArgs,
    terms: &RatingSetup<G::Setup>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    files::check_writable(&args.out)?;
    let season = args.to_job::<G>(terms)?;
    let progress = ProgressReporter::new(
        "games",
        (0..season.unit_count()).map(|unit| season.games_in_unit(unit)).sum(),
    );
    let form = ReportOptions { json: false, out: Some(args.out.clone()) };
    let keep = |results: &_| season.save(results, &args.out);
    // A share keeps a part, and else the ladder is what is kept.
    let is_share = args.sharing.is_sharded();
    let here = RunOptions {
        file: is_share.then_some(args.out.as_path()),
        on_save: if is_share { None } else { Some(&keep) },
        threads: args.threads,
        progress,
    };
    args.sharing.execute(&season, here, &form, console)
}

fn print_ratings(ladder: &Ladder, console: &mut Console<'_>) -> Result<(), Failure> {
    let row = |one: &kozyr_core::statistics::OpponentRating| {
        vec![
            TableCell::Text(one.opponent.clone()),
            TableCell::Number(one.rating),
            TableCell::Number(one.ci95[0]),
            TableCell::Number(one.ci95[1]),
            TableCell::Count(one.game_count),
        ]
    };
    let headings = vec!["opponent", "rating", "from", "to", "games"];
    let figures = ResultTable { headings, rows: ladder.opponents.iter().map(row).collect() };
    write!(console.output, "{}", figures.to_text())?;
    writeln!(console.output, "\n{}: {}", pluralized(ladder.games, "game", "games"), ladder.terms)?;
    Ok(())
}

//! `ratings`: what all opponents of a game are worth.

use std::{
    num::NonZeroUsize,
    path::PathBuf,
    time::{Duration, Instant},
};

use super::{
    Failure,
    options::{seed, threads},
};
use kozyr_core::{
    game::Seed,
    opponent::{self, all_threads},
};

use crate::{
    arena::ArenaError,
    experiment::{Cell, Figures},
    files,
    lab_game::LabGame,
    ladder::{BATCH, Course, Ladder, Meeting},
    play::Console,
    progress::Progress,
    stopping,
};

/// What was played since the file was last written is played again after a breakdown.
const SAVED_EVERY: Duration = Duration::from_secs(5);

/// What is to be played.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file with all games and ratings; if it is there already, it is gone on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
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
    #[arg(long, value_name = "A:B:WINS:DRAWS:LOSSES", value_parser = played_elsewhere)]
    count: Vec<Meeting>,
    /// How far apart in strength those who meet may be, in places
    #[arg(long, value_name = "N", default_value_t = 3)]
    reach: usize,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// How many games to play at a time, which does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

/// A match as it is written on the command line.
fn played_elsewhere(text: &str) -> Result<Meeting, String> {
    let wrong = || "a match is A:B:WINS:DRAWS:LOSSES".to_owned();
    let [a, b, wins, draws, losses] = text.split(':').collect::<Vec<_>>()[..] else {
        return Err(wrong());
    };
    let [Ok(wins), Ok(draws), Ok(losses)] = [wins, draws, losses].map(str::parse::<u32>) else {
        return Err(wrong());
    };
    Ok(Meeting::of_games(a, b, [wins, draws, losses].map(u64::from)))
}

/// How the opponents of a game are to meet.
pub struct Terms<S> {
    /// What all games agree on.
    pub setup: S,
    /// So many actions at the start of a game are drawn at random.
    pub opening_plies: usize,
    /// The same for people.
    pub told: &'static str,
    /// The opponent that has 1500 by agreement.
    pub anchor: &'static str,
}

/// Plays what is missing, rates everybody and prints the ratings.
///
/// # Errors
/// If the file cannot be read or written or is of another game, or there is no such opponent.
pub fn run<G: LabGame>(
    args: &Args,
    terms: Terms<G::Setup>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut ladder = begin::<G>(args, &terms)?;
    for meeting in &args.count {
        for opponent in [&meeting.a, &meeting.b] {
            opponent::named::<G>(opponent).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        ladder.meetings.push(meeting.clone());
    }
    let all = || G::roster().iter().map(|entry| entry.name.to_owned()).collect();
    let opponents: Vec<String> =
        if args.opponent.is_empty() { all() } else { args.opponent.clone() };
    let threads = args.threads.unwrap_or_else(all_threads);
    let stop = stopping::listen();
    let Terms { setup, opening_plies, .. } = terms;
    let course = Course { setup, opening_plies, threads, stop: stop.clone() };
    let pairings = ladder.pairings(&opponents, args.reach);
    let missing = |ladder: &Ladder, [one, other]: &[String; 2]| {
        args.games.div_ceil(2).saturating_sub(ladder.rounds_between(one, other))
    };
    let rounds: u64 = pairings.iter().map(|pairing| missing(&ladder, pairing)).sum();
    let progress = Progress::new("games", 2 * rounds);
    let mut saved = Instant::now();
    'meetings: for pairing @ [one, other] in &pairings {
        while let rounds @ 1.. = missing(&ladder, pairing) {
            match ladder.play::<G>(one, other, rounds.min(BATCH), &course, &progress) {
                Err(ArenaError::Stopped) => break 'meetings,
                played => played?,
            }
            if stop.is_requested() {
                break 'meetings;
            }
            if saved.elapsed() > SAVED_EVERY {
                save(args, &mut ladder)?;
                saved = Instant::now();
            }
        }
    }
    progress.finish();
    save(args, &mut ladder)?;
    print(&ladder, console)?;
    if stop.is_requested() {
        return Err(Failure::Stopped("the same command goes on from here".into()));
    }
    Ok(())
}

/// The ladder in the file, or a new one.
fn begin<G: LabGame>(args: &Args, terms: &Terms<G::Setup>) -> Result<Ladder, Failure> {
    files::may_write(&args.out)?;
    if !args.out.exists() {
        return Ok(Ladder::new(G::NAME, terms.told, terms.anchor, args.seed));
    }
    let named = |reason: String| Failure::Failed(format!("{}: {reason}", args.out.display()));
    let ladder = Ladder::from_ron(&files::read_text(&args.out)?)
        .map_err(|error| named(error.to_string()))?;
    if ladder.game != G::NAME || ladder.anchor != terms.anchor {
        return Err(named(format!(
            "is a ladder of {}, anchored at {}",
            ladder.game, ladder.anchor
        )));
    }
    Ok(ladder)
}

fn save(args: &Args, ladder: &mut Ladder) -> Result<(), Failure> {
    ladder.rate();
    let text = ladder.to_ron().map_err(|error| Failure::Failed(error.to_string()))?;
    Ok(files::write(&args.out, text.as_bytes())?)
}

fn print(ladder: &Ladder, console: &mut Console<'_>) -> Result<(), Failure> {
    let row = |one: &kozyr_core::statistics::Strength| {
        vec![
            Cell::Text(one.opponent.clone()),
            Cell::Number(one.rating),
            Cell::Number(one.ci95[0]),
            Cell::Number(one.ci95[1]),
            Cell::Count(one.games),
        ]
    };
    let headings = vec!["opponent", "rating", "from", "to", "games"];
    let figures = Figures { headings, rows: ladder.opponents.iter().map(row).collect() };
    write!(console.output, "{}", figures.text())?;
    writeln!(console.output, "\n{} games: {}", ladder.games, ladder.terms)?;
    Ok(())
}

//! `reversi train`: the evaluation's weights from nothing but games of its own.
//!
//! A generation plays games with the weights before it, a chunk of them at a time, fits new
//! weights to what came out, and lets new and old meet. Every chunk is a file that is complete
//! or absent, so training can be broken off anywhere and begun again; every chunk's random
//! numbers follow from the seed, so the same command gives the same weights.

use std::{io, path::PathBuf};

use super::{
    super::{
        options,
        self_play_data::{self, Generation},
    },
    contest::in_words,
    weights::read_weights,
};
use crate::{
    console::Console,
    failure::Failure,
    files,
    jobs::{BUILD, Shard},
    progress::Progress,
};
use rand::Rng;
use serde_json::json;

use kozyr_core::{game::Seed, opponent::Deadline};
use kozyr_reversi::engine::{
    EXACT, Engine, Request, Ways, Weights,
    training::{
        ContestResult, Deviation, FitReport, FitRules, Openings, Sample, SelfPlay, Side,
        SketchRules, contest, fit, fit_deviation, self_play, sketched_game,
    },
};

/// Games in a file.
const CHUNK: u64 = 500;
/// Sketched games in a file.
const SKETCHES: u64 = 2000;
/// How positions of sketched games are valued.
const SKETCHING: SketchRules = SketchRules { depth: MOST_PLIES, exact_from: EXACT_FROM, drawn: 6 };
/// With so many empties games are played perfectly.
const EXACT_FROM: u32 = 14;
/// The deepest search that shallow ones are held against.
const DEEPEST: u32 = 8;
/// The most plies that games are searched: with so many, more games teach more than deeper ones.
const MOST_PLIES: u32 = 4;
/// How much of a label is the search's own judgement of the position, after the first generation: the
/// more, the less chance there is in it, and the less it says of what is far ahead. From the generation
/// called late on there are samples enough for chance not to matter.
const JUDGEMENT: f32 = 0.4;
const LATE: u64 = 5;
const LATE_JUDGEMENT: f32 = 0.2;
/// The last generation learns from those of so many before it as well.
const EARLIER: u64 = 2;
/// In the last generation a position worth so many discs counts half as much as an even one. It takes
/// many samples: with 39 million it gained little.
const HALF: f32 = 16.0;
/// Of equal moves, other ways of searching find another one first: with these, which stay as they
/// are, the same games are played again whatever becomes of the rest.
const WAYS: Ways = Ways::ORIGINAL;

/// How to train.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where games and weights are kept; begun again there, training goes on
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Games of each generation, rounded up to 500; there are as many generations as numbers
    #[arg(
        long,
        value_name = "N,…",
        value_delimiter = ',',
        required = false,
        default_value = "20000,40000,100000,300000,400000,1000000",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000)
    )]
    games: Vec<u64>,
    /// Games that are only sketched, of which the last generation learns as well, rounded up to 2000;
    /// the weights in use have not seen any
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=1_000_000_000))]
    sketches: u64,
    /// Plies that the first generation searches; each later one searches one more, up to 4
    #[arg(long, value_name = "PLIES", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// How often each fit goes through all samples
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// What all random numbers follow from
    #[arg(long, value_name = "S", value_parser = options::seed, default_value = "1")]
    seed: Seed,
    /// Where the last generation that beat all before it is written to
    #[arg(long, value_name = "FILE", default_value = "assets/reversi/weights.bin")]
    output: PathBuf,
    /// Positions from which the margins of shallow searches are measured at the end; 0 for none
    #[arg(long, value_name = "N", default_value_t = 300)]
    margins: u32,
    /// Play only the i-th of n shares of the games of the next generation, i from 1, into the same
    /// folder, which all machines share; once all have, the command without this goes on
    #[arg(long, value_name = "i/n")]
    shard: Option<Shard>,
}

/// Trains, and reports each generation.
///
/// # Errors
/// If a file cannot be read or written, or is damaged.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    files::make_folder(&args.folder)?;
    files::may_write(&args.output)?;
    let terms = [("build", BUILD.into()), ("seed", json!(args.seed)), ("depth", args.depth.into())];
    self_play_data::agree(&args.folder, "games", &terms)?;
    let (mut best, mut kept) = (Weights::common_sense(), Vec::new());
    for generation in 1..=args.games.len() as u64 {
        let rules = SelfPlay {
            depth: (args.depth + generation as u32 - 1).min(MOST_PLIES),
            exact_from: EXACT_FROM,
            opening: (4, 32),
            judgement: match generation {
                // Common sense does not count in discs.
                1 => 0.0,
                _ if generation >= LATE => LATE_JUDGEMENT,
                _ => JUDGEMENT,
            },
        };
        let weights = args.folder.join(format!("weights-{generation}.bin"));
        // Shares find what whoever trains has made of the games of all.
        let is_fitted = args.shard.is_some() && weights.exists();
        let mut report = None;
        if !is_fitted {
            play(args, &best, generation, &rules)?;
            if is_last(args, generation) {
                sketch(args, &best, generation)?;
            }
            if let Some(shard) = args.shard {
                writeln!(console.output, "share {shard} of generation {generation} is played")?;
                return Ok(());
            }
            let (new, found) = fit_generation(args, generation)?;
            files::write(&weights, &new.to_bytes())?;
            report = Some(found);
        }
        // What is measured and kept is what the file holds.
        let new = read_weights(&weights)?;
        let result = meet(args, &new, &best, generation);
        if let Some(report) = &report {
            tell(console, generation, report, &result)?;
        }
        if result.score() > 0.5 {
            best = new;
            if args.shard.is_none() {
                files::write(&args.output, &files::read(&weights)?)?;
            }
            kept.push(weights);
        }
    }
    if args.shard.is_some() {
        writeln!(console.output, "all generations are fitted")?;
        return Ok(());
    }
    if let [first, _, ..] = &kept[..] {
        let result = meet(args, &best, &read_weights(first)?, 0);
        writeln!(console.output, "the best against the first: {}", in_words(&result))?;
    }
    if args.margins > 0 {
        measure_margins(args, &best, console)?;
    }
    Ok(())
}

/// Fits the margins of multi-ProbCut to the weights. They are few and stand in the code.
fn measure_margins(
    args: &Args,
    weights: &Weights,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let bar = Progress::new("positions", args.margins.into());
    bar.say("margins");
    let mut rng = args.seed.derive("margins", 0).rng();
    let found = fit_deviation(weights, args.margins, DEEPEST, &mut rng, || bar.advance(1));
    bar.finish();
    writeln!(
        console.output,
        "deviation of shallow searches over {} positions: {:?}; in use: {:?}",
        args.margins,
        found.0,
        Deviation::BUILTIN.0
    )?;
    Ok(())
}

fn tell(
    console: &mut Console<'_>,
    generation: u64,
    report: &FitReport,
    result: &ContestResult,
) -> io::Result<()> {
    writeln!(
        console.output,
        "generation {generation}: {} samples, mean absolute error {:.2} discs; \
         against the best before {}",
        report.samples,
        report.error,
        in_words(result)
    )?;
    for (empties, count, error) in &report.errors {
        let most = (empties + 9).min(60);
        writeln!(
            console.output,
            "  {empties:>2} to {most} empties: {error:.2} over {count} positions"
        )?;
    }
    console.output.flush()
}

/// Plays those games of a generation that are not there yet.
fn play(args: &Args, weights: &Weights, number: u64, rules: &SelfPlay) -> Result<(), Failure> {
    let one = |engine: &mut Engine<'_>, mut rng: &mut dyn Rng| self_play(engine, rules, &mut rng);
    play_chunks(args, weights, &games_of(args, number), "self-play", one)
}

/// Sketches those games of a generation that are not there yet.
fn sketch(args: &Args, weights: &Weights, number: u64) -> Result<(), Failure> {
    let one = |engine: &mut Engine<'_>, mut rng: &mut dyn Rng| {
        sketched_game(engine, &SKETCHING, &mut rng)
    };
    play_chunks(args, weights, &sketches_of(args, number), "sketches", one)
}

/// Makes those chunks that are not there yet, with random numbers of such a name.
fn play_chunks(
    args: &Args,
    weights: &Weights,
    generation: &Generation<'_>,
    name: &str,
    game: impl Fn(&mut Engine<'_>, &mut dyn Rng) -> Vec<Sample> + Sync,
) -> Result<(), Failure> {
    let is_own = |chunk| args.shard.is_none_or(|shard| shard.has(chunk));
    let name = format!("{name}-{}", generation.number);
    generation.play(is_own, || {
        let mut engine = Engine::until(weights, 15, WAYS, &Deadline::never());
        let (name, game) = (&name, &game);
        move |chunk, bar| {
            let mut rng = args.seed.derive(name, chunk).rng();
            let mut bytes = Vec::new();
            for _ in 0..generation.games {
                bytes.extend(game(&mut engine, &mut rng).into_iter().flat_map(Sample::to_bytes));
                bar.advance(1);
            }
            bytes
        }
    })
}

fn is_last(args: &Args, number: u64) -> bool {
    number as usize == args.games.len()
}

/// The games of a generation.
fn games_of(args: &Args, number: u64) -> Generation<'_> {
    let chunks = args.games[number as usize - 1].div_ceil(CHUNK);
    Generation {
        folder: &args.folder,
        things: "games",
        prefix: "gen",
        number,
        chunks,
        games: CHUNK,
    }
}

/// The sketched games of a generation.
fn sketches_of(args: &Args, number: u64) -> Generation<'_> {
    let chunks = args.sketches.div_ceil(SKETCHES);
    let (things, prefix) = ("sketches", "sketches");
    Generation { folder: &args.folder, things, prefix, number, chunks, games: SKETCHES }
}

/// Fits weights to the games of a generation; the last one learns from some of those before it as well, and from
/// sketched games.
fn fit_generation(args: &Args, number: u64) -> Result<(Weights, FitReport), Failure> {
    let last = is_last(args, number);
    let earlier = if last { EARLIER.min(number - 1) } else { 0 };
    let mut samples = Vec::new();
    for number in number - earlier..=number {
        games_of(args, number).read(Sample::from_bytes, &mut samples)?;
    }
    if last {
        sketches_of(args, number).read(Sample::from_bytes, &mut samples)?;
    }
    let bar = Progress::new("rounds", args.rounds.into());
    bar.say("fitting");
    let mut rng = args.seed.derive("fit", number).rng();
    let rules = FitRules { rounds: args.rounds, half: last.then_some(HALF) };
    let fitted = fit(&samples, &rules, &mut rng, |round, _| bar.set(round.into()));
    bar.finish();
    Ok(fitted)
}

fn meet(args: &Args, new: &Weights, old: &Weights, generation: u64) -> ContestResult {
    let request = Request { depth: 4, exact_from: 12, certainty: EXACT, nodes: u64::MAX };
    let mut rng = args.seed.derive("contest", generation).rng();
    let openings = Openings { pairs: 200, plies: 12, balance: 64 };
    let side = |weights| Side { weights, ways: WAYS, request, time: None, table_bits: 14 };
    contest([side(new), side(old)], &openings, &mut rng)
}

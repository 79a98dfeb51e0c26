//! `reversi train`: trains the evaluation's weights by self-play.
//!
//! A generation plays games with the best weights so far, in chunks, fits new weights to the
//! results, and plays a match between new and old. The file of a chunk is complete or absent, so
//! training can be interrupted at any time and resumed. The random numbers of every chunk follow
//! from the seed, so the same command gives the same weights.

use std::{io, path::PathBuf};

use super::{
    super::{
        options,
        self_play_data::{self, Generation},
    },
    contest::describe_result,
    weights::read_weights,
};
use crate::{
    console::Console,
    failure::Failure,
    files,
    jobs::{BUILD_DIGEST, Shard},
    progress::ProgressReporter,
};
use rand::Rng;
use serde_json::json;

use kozyr_core::{game::Seed, opponent::Deadline};
use kozyr_reversi::engine::{
    EXACT_CERTAINTY, Engine, SearchLimits, SearchOptions, Weights,
    training::{
        EngineMatchOpenings, EngineMatchResult, EngineMatchSide, FitOptions, FitReport,
        LabelledBoard, ProbCutDeviation, RescoredGameOptions, SelfPlayOptions, fit,
        fit_probcut_deviation, play_engine_match, rescored_game_samples, self_play,
    },
};

/// Games in a file.
const GAMES_PER_CHUNK: u64 = 500;
/// Rescored games in a file.
const RESCORED_GAMES_PER_CHUNK: u64 = 2000;
/// How positions of rescored games are valued.
const RESCORED_GAME_OPTIONS: RescoredGameOptions = RescoredGameOptions {
    depth: MAX_SELF_PLAY_DEPTH_PLIES,
    exact_empties: EXACT_FROM,
    sampled_positions: 6,
};
/// Games are solved from this number of empties on.
const EXACT_FROM: u32 = 14;
/// The deepest search that shallow searches are compared with.
const MAX_PROBCUT_DEPTH_PLIES: u32 = 8;
/// The greatest search depth in self-play: beyond it, more games help more than deeper ones.
const MAX_SELF_PLAY_DEPTH_PLIES: u32 = 4;
/// The weight of the search score in a label, after the first generation; the rest is the label of
/// the next position in the game. More weight means less noise, but says less about what is far
/// ahead. From [`LATE_GENERATION`] on there are enough samples to average out the noise.
const SEARCH_SCORE_WEIGHT: f32 = 0.4;
const LATE_GENERATION: u64 = 5;
const LATE_SEARCH_SCORE_WEIGHT: f32 = 0.2;
/// Earlier generations whose samples the last generation also uses.
const REPLAYED_GENERATIONS: u64 = 2;
/// In the last generation, a position worth this many discs has half the weight of an even one.
/// This needs many samples: with 39 million it gained little.
const HALF_WEIGHT_DISCS: f32 = 16.0;
/// Other search options may prefer another of equal moves. With these, which never change, a seed
/// always gives the same games.
const REPRODUCIBLE_SEARCH: SearchOptions = SearchOptions::ORIGINAL;

/// The arguments of `reversi train`.
#[derive(Debug, clap::Args)]
pub struct ReversiTrainArgs {
    /// Folder for games and weights; training resumes from it
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Games of each generation, rounded up to 500, one number per generation
    #[arg(
        long,
        value_name = "N,…",
        value_delimiter = ',',
        required = false,
        default_value = "20000,40000,100000,300000,400000,1000000",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000)
    )]
    games: Vec<u64>,
    /// Fast games with positions rescored by search, which the last generation uses too, rounded up
    /// to 2000; the built-in weights use none
    #[arg(long, alias = "sketches", value_name = "N", default_value_t = 0,
          value_parser = clap::value_parser!(u64).range(0..=1_000_000_000))]
    rescored_games: u64,
    /// Search depth of the first generation; it grows by one per generation, up to 4
    #[arg(long, value_name = "PLIES", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Epochs of each fit over all samples
    #[arg(long, alias = "rounds", value_name = "N", default_value_t = 6,
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", value_parser = options::parse_seed, default_value = "1")]
    seed: Seed,
    /// File for the latest weights that beat the best before them
    #[arg(long, value_name = "FILE", default_value = "assets/reversi/weights.bin")]
    output: PathBuf,
    /// Positions for measuring the deviation of shallow searches at the end; 0 for none
    #[arg(long, alias = "margins", value_name = "N", default_value_t = 300)]
    probcut_positions: u32,
    /// Play only share i of n of the next generation's games, i from 1, into the same folder, which
    /// all machines share; when all are played, run the command without this option
    #[arg(long, value_name = "i/n")]
    shard: Option<Shard>,
}

/// Trains and reports each generation.
///
/// # Errors
/// If a file cannot be read or written or is damaged, or the folder has other settings.
pub fn run(args: &ReversiTrainArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    files::create_dir_all(&args.folder)?;
    files::check_writable(&args.output)?;
    let settings =
        [("build", BUILD_DIGEST.into()), ("seed", json!(args.seed)), ("depth", args.depth.into())];
    self_play_data::check_settings(&args.folder, "games", &settings)?;
    let (mut best, mut accepted) = (Weights::handcrafted(), Vec::new());
    for generation in 1..=args.games.len() as u64 {
        let options = SelfPlayOptions {
            depth: (args.depth + generation as u32 - 1).min(MAX_SELF_PLAY_DEPTH_PLIES),
            exact_empties: EXACT_FROM,
            random_plies: (4, 32),
            search_score_weight: match generation {
                // The handcrafted weights do not count in discs.
                1 => 0.0,
                _ if generation >= LATE_GENERATION => LATE_SEARCH_SCORE_WEIGHT,
                _ => SEARCH_SCORE_WEIGHT,
            },
        };
        let weights = args.folder.join(format!("weights-{generation}.bin"));
        // With `--shard`, the weights may already have been fitted by the run without it.
        let is_fitted = args.shard.is_some() && weights.exists();
        let mut report = None;
        if !is_fitted {
            play(args, &best, generation, &options)?;
            if is_last(args, generation) {
                play_rescored_games(args, &best, generation)?;
            }
            if let Some(shard) = args.shard {
                writeln!(console.output, "share {shard} of generation {generation} is played")?;
                return Ok(());
            }
            let (new, fit_report) = fit_generation(args, generation)?;
            files::write_atomic(&weights, &new.to_bytes())?;
            report = Some(fit_report);
        }
        // Uses the weights as stored in the file.
        let new = read_weights(&weights)?;
        let result = play_match(args, &new, &best, generation);
        if let Some(report) = &report {
            print_report(console, generation, report, &result)?;
        }
        if result.score() > 0.5 {
            best = new;
            if args.shard.is_none() {
                files::write_atomic(&args.output, &files::read(&weights)?)?;
            }
            accepted.push(weights);
        }
    }
    if args.shard.is_some() {
        writeln!(console.output, "all generations are fitted")?;
        return Ok(());
    }
    if let [first, _, ..] = &accepted[..] {
        let result = play_match(args, &best, &read_weights(first)?, 0);
        writeln!(console.output, "the best against the first: {}", describe_result(&result))?;
    }
    if args.probcut_positions > 0 {
        measure_probcut_deviation(args, &best, console)?;
    }
    Ok(())
}

/// Fits the deviation model of Multi-ProbCut to the weights. Its few parameters are constants in
/// the code.
fn measure_probcut_deviation(
    args: &ReversiTrainArgs,
    weights: &Weights,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let bar = ProgressReporter::new("positions", args.probcut_positions.into());
    bar.set_message("multi-ProbCut");
    let mut rng = args.seed.derive("margins", 0).rng();
    let deviation = fit_probcut_deviation(
        weights,
        args.probcut_positions,
        MAX_PROBCUT_DEPTH_PLIES,
        &mut rng,
        || bar.advance(1),
    );
    bar.finish();
    writeln!(
        console.output,
        "deviation of shallow searches over {} positions: {:?}; in use: {:?}",
        args.probcut_positions,
        deviation.0,
        ProbCutDeviation::BUILTIN.0
    )?;
    Ok(())
}

/// Prints a generation's fit, and its match against the best weights before.
fn print_report(
    console: &mut Console<'_>,
    generation: u64,
    report: &FitReport,
    result: &EngineMatchResult,
) -> io::Result<()> {
    writeln!(
        console.output,
        "generation {generation}: {} samples, mean absolute error {:.2} discs; \
         against the best before {}",
        report.samples,
        report.mean_absolute_error,
        describe_result(result)
    )?;
    for (empties, count, error) in &report.errors_by_empties {
        let most = (empties + 9).min(60);
        writeln!(
            console.output,
            "  {empties:>2} to {most} empties: {error:.2} over {count} positions"
        )?;
    }
    console.output.flush()
}

/// Plays the missing games of a generation.
fn play(
    args: &ReversiTrainArgs,
    weights: &Weights,
    number: u64,
    options: &SelfPlayOptions,
) -> Result<(), Failure> {
    let play_game =
        |engine: &mut Engine<'_>, mut rng: &mut dyn Rng| self_play(engine, options, &mut rng);
    play_chunks(args, weights, &self_play_generation(args, number), "self-play", play_game)
}

/// Plays the missing rescored games of a generation.
fn play_rescored_games(
    args: &ReversiTrainArgs,
    weights: &Weights,
    number: u64,
) -> Result<(), Failure> {
    let play_game = |engine: &mut Engine<'_>, mut rng: &mut dyn Rng| {
        rescored_game_samples(engine, &RESCORED_GAME_OPTIONS, &mut rng)
    };
    play_chunks(args, weights, &rescored_generation(args, number), "sketches", play_game)
}

/// Plays the missing chunks, with random numbers derived from `name`.
fn play_chunks(
    args: &ReversiTrainArgs,
    weights: &Weights,
    generation: &Generation<'_>,
    name: &str,
    play_game: impl Fn(&mut Engine<'_>, &mut dyn Rng) -> Vec<LabelledBoard> + Sync,
) -> Result<(), Failure> {
    let is_own = |chunk| args.shard.is_none_or(|shard| shard.contains(chunk));
    let name = format!("{name}-{}", generation.number);
    generation.play_missing(is_own, || {
        let mut engine = Engine::with_options(weights, 15, REPRODUCIBLE_SEARCH, &Deadline::never());
        let (name, play_game) = (&name, &play_game);
        move |chunk, bar| {
            let mut rng = args.seed.derive(name, chunk).rng();
            let mut bytes = Vec::new();
            for _ in 0..generation.games {
                bytes.extend(
                    play_game(&mut engine, &mut rng).into_iter().flat_map(LabelledBoard::to_bytes),
                );
                bar.advance(1);
            }
            bytes
        }
    })
}

/// Whether this is the last generation.
fn is_last(args: &ReversiTrainArgs, number: u64) -> bool {
    number as usize == args.games.len()
}

/// Returns the chunks of self-play games of generation `number`, counted from 1. The games that the
/// arguments ask for are rounded up to whole chunks.
fn self_play_generation(args: &ReversiTrainArgs, number: u64) -> Generation<'_> {
    let chunks = args.games[number as usize - 1].div_ceil(GAMES_PER_CHUNK);
    Generation {
        folder: &args.folder,
        noun: "games",
        prefix: "gen",
        number,
        chunks,
        games: GAMES_PER_CHUNK,
    }
}

/// Returns the chunks of rescored games of generation `number`. The games that the arguments ask
/// for are rounded up to whole chunks.
fn rescored_generation(args: &ReversiTrainArgs, number: u64) -> Generation<'_> {
    let chunks = args.rescored_games.div_ceil(RESCORED_GAMES_PER_CHUNK);
    Generation {
        folder: &args.folder,
        noun: "rescored games",
        prefix: "sketches",
        number,
        chunks,
        games: RESCORED_GAMES_PER_CHUNK,
    }
}

/// Fits weights to the games of a generation. The last generation also uses the games of the two
/// before it, and rescored games.
fn fit_generation(args: &ReversiTrainArgs, number: u64) -> Result<(Weights, FitReport), Failure> {
    let last = is_last(args, number);
    let earlier = if last { REPLAYED_GENERATIONS.min(number - 1) } else { 0 };
    let mut samples = Vec::new();
    for number in number - earlier..=number {
        self_play_generation(args, number).read_samples(LabelledBoard::from_bytes, &mut samples)?;
    }
    if last {
        rescored_generation(args, number).read_samples(LabelledBoard::from_bytes, &mut samples)?;
    }
    let bar = ProgressReporter::new("epochs", args.epochs.into());
    bar.set_message("fitting");
    let mut rng = args.seed.derive("fit", number).rng();
    let options =
        FitOptions { epochs: args.epochs, half_weight_discs: last.then_some(HALF_WEIGHT_DISCS) };
    let fitted = fit(&samples, &options, &mut rng, |epoch, _| bar.set_position(epoch.into()));
    bar.finish();
    Ok(fitted)
}

/// Plays 200 pairs of games between new and old weights; the openings depend on the generation.
fn play_match(
    args: &ReversiTrainArgs,
    new: &Weights,
    old: &Weights,
    generation: u64,
) -> EngineMatchResult {
    let limits = SearchLimits {
        depth: 4,
        exact_empties: 12,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let mut rng = args.seed.derive("contest", generation).rng();
    let openings = EngineMatchOpenings { pairs: 200, random_plies: 12, max_imbalance_discs: 64 };
    let side = |weights| EngineMatchSide {
        weights,
        options: REPRODUCIBLE_SEARCH,
        limits,
        time: None,
        table_bits: 14,
    };
    play_engine_match([side(new), side(old)], &openings, &mut rng)
}

//! `durak train`: the value network from nothing but deals that the weakest master plays with itself.
//!
//! A generation plays deals with the network before it, a chunk of them at a time, teaches a new network by
//! what they came to, and lets new and old meet. Every chunk is a file that is complete or absent, so
//! training can be broken off anywhere and begun again; every deal's random numbers follow from the seed,
//! so the same command gives the same network.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use rand::RngExt;

use super::super::{Failure, options};
use kozyr_core::{
    durak::{
        Durak, Rules, Setup,
        opponents::Master,
        search::{
            Position, ValueNetwork,
            training::{FitReport, SAMPLE_BYTES, Sample, fit},
        },
    },
    game::{Game, Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, Opponent},
};

use crate::{
    files::{self, FileError},
    interval::Estimate,
    play::Console,
    progress::Progress,
    units::BUILD,
};

/// The file that says by what the deals of a folder were played.
const TERMS: &str = "terms.json";
/// Deals in a file.
const CHUNK: u64 = 100;
/// At most so many decisions at the beginning of a deal are made with now and then a random one among them,
/// so that the network sees hands that nobody would play himself into.
const WILD: u32 = 24;

/// How to train.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where deals and networks are kept; begun again there, training goes on
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Deals of each generation, rounded up to 100; there are as many generations as numbers
    #[arg(
        long,
        value_name = "N,…",
        value_delimiter = ',',
        required = false,
        default_value = "20000",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000)
    )]
    deals: Vec<u64>,
    /// How often the samples are gone through
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// In how many pairs of deals a network meets the one before it
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// What all random numbers follow from
    #[arg(long, value_name = "S", value_parser = options::seed, default_value = "1")]
    seed: Seed,
    /// Where the last generation that beat those before it is written to
    #[arg(long, value_name = "FILE", default_value = "assets/durak/values.bin")]
    output: PathBuf,
}

/// Trains, and reports each generation.
///
/// # Errors
/// If a file cannot be read or written, or is damaged.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    files::make_folder(&args.folder)?;
    files::may_write(&args.output)?;
    agree(args)?;
    let mut best = Master::level(1);
    for (generation, &deals) in (1..).zip(&args.deals) {
        play(args, &best, generation, deals.div_ceil(CHUNK))?;
        let (network, report) = teach(args, generation)?;
        let bytes = network.to_bytes();
        files::write(&args.folder.join(format!("network-{generation}.bin")), &bytes)?;
        tell(console, generation, &report)?;
        let new = Master::level(1).judging_by(Arc::new(network));
        let (score, [low, high]) = meet(args, [&new, &best], generation);
        writeln!(
            console.output,
            "  against the best before {:.1} % ({:.1} to {:.1}) of {} deals",
            100.0 * score,
            100.0 * low,
            100.0 * high,
            2 * args.pairs
        )?;
        console.output.flush()?;
        if score > 0.5 {
            best = new;
            files::write(&args.output, &bytes)?;
        }
    }
    Ok(())
}

/// Makes sure that all deals of the folder are of this build and seed, whoever plays them.
fn agree(args: &Args) -> Result<(), Failure> {
    let file = args.folder.join(TERMS);
    let own = serde_json::json!({ "build": BUILD, "seed": args.seed });
    if !file.exists() {
        return Ok(files::write(&file, format!("{own}\n").as_bytes())?);
    }
    let found: serde_json::Value =
        serde_json::from_str(&files::read_text(&file)?).unwrap_or_default();
    match ["build", "seed"].into_iter().find(|name| found[name] != own[name]) {
        None => Ok(()),
        Some(name) => Err(Failure::Failed(format!(
            "{}: the deals there are of another {name}; train in another folder",
            file.display()
        ))),
    }
}

fn tell(
    console: &mut Console<'_>,
    generation: u64,
    report: &FitReport,
) -> Result<(), std::io::Error> {
    writeln!(
        console.output,
        "generation {generation}: {} samples; of {} others what became true was foretold with a mean −ln of \
         {:.4}, by the share alone {:.4}",
        report.samples, report.held_back, report.loss, report.of_the_share
    )
}

/// Plays those chunks of a generation that are not there yet.
fn play(args: &Args, master: &Master, generation: u64, chunks: u64) -> Result<(), Failure> {
    let bar = Progress::new("deals", chunks * CHUNK);
    bar.say(&format!("generation {generation}"));
    // No chunk knows of another, so it does not matter who plays which.
    let next = AtomicU64::new(0);
    let worker = || -> Result<(), FileError> {
        loop {
            let chunk = next.fetch_add(1, Ordering::Relaxed);
            if chunk >= chunks {
                return Ok(());
            }
            let file = chunk_file(&args.folder, generation, chunk);
            if file.exists() {
                bar.advance(CHUNK);
                continue;
            }
            let mut bytes = Vec::new();
            for deal in chunk * CHUNK..(chunk + 1) * CHUNK {
                let seed = args.seed.derive(&format!("deal-{generation}"), deal);
                bytes.extend(samples_of(master, seed).into_iter().flat_map(Sample::to_bytes));
                bar.advance(1);
            }
            files::write(&file, &bytes)?;
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        // A machine that gives fewer threads plays the same deals with fewer.
        let begin = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
        let helpers: Vec<_> = (1..threads).filter_map(begin).collect();
        let own = worker();
        let join =
            |helper: thread::ScopedJoinHandle<'_, _>| helper.join().expect("play does not panic");
        helpers.into_iter().map(join).fold(own, Result::and)
    })?;
    bar.finish();
    Ok(())
}

/// Plays a deal and keeps the positions between its bouts, from the last random action on.
fn samples_of(master: &Master, seed: Seed) -> Vec<Sample> {
    let mut random = seed.derive("wild", 0).rng();
    // Every other deal is played as well as the master can.
    let wild = random.random_range(0..2) * random.random_range(0..=WILD);
    let mut seen = Vec::new();
    let mut decision = 0;
    let record = play_deal(seed, |record, seat| {
        if let Some(position) = Position::of(record.game()).filter(ValueNetwork::sees) {
            seen.push(position);
        }
        decision += 1;
        let view = record.game().view(seat);
        if decision <= wild && random.random_range(0..6) == 0 {
            seen.clear();
            let actions = view.legal_actions();
            return actions[random.random_range(0..actions.len())];
        }
        master.decide(view, &Budget::default(), &mut record.decision_rng()).action
    });
    let end = Position::of(record.game()).expect("bouts were played");
    let leader = Seat::default();
    let verdict = end.verdict(leader).expect("the deal is over");
    seen.iter().map(|position| Sample::new(position, leader, verdict)).collect()
}

fn play_deal(
    seed: Seed,
    mut choose: impl FnMut(&Record<Durak>, Seat) -> kozyr_core::durak::Action,
) -> Record<Durak> {
    let setup = Setup::new(2, Rules::throw_in());
    let players = vec![Player::Human; setup.players];
    let mut record = Record::new(setup, seed, players).expect("the usual rules are rules");
    while let Some((seat, _)) = record.to_act() {
        let action = choose(&record, seat);
        record.play(action).expect("what is chosen is legal");
    }
    record
}

/// Teaches a network by the deals of a generation and of the one before it.
fn teach(args: &Args, generation: u64) -> Result<(ValueNetwork, FitReport), Failure> {
    let mut samples = Vec::new();
    for generation in generation.saturating_sub(1).max(1)..=generation {
        let deals = args.deals[generation as usize - 1];
        for chunk in 0..deals.div_ceil(CHUNK) {
            read_samples(&chunk_file(&args.folder, generation, chunk), &mut samples)?;
        }
    }
    let bar = Progress::new("rounds", args.rounds.into());
    bar.say("teaching");
    let mut rng = args.seed.derive("teach", generation).rng();
    let taught = fit(&samples, args.rounds, &mut rng, |round| bar.set(round.into()));
    bar.finish();
    Ok(taught)
}

/// The share of points that the first makes against the second, with its 95 % interval, in pairs of the
/// same deals.
fn meet(args: &Args, sides: [&Master; 2], generation: u64) -> (f64, [f64; 2]) {
    let bar = Progress::new("deals", 2 * args.pairs);
    bar.say("match");
    let mut sample = Vec::new();
    for pair in 0..args.pairs {
        let seed = args.seed.derive(&format!("match-{generation}"), pair);
        let mut points = 0.0;
        for first in 0..2 {
            let record = play_deal(seed, |record, seat| {
                let side = sides[(seat.index() + first) % 2];
                let view = record.game().view(seat);
                side.decide(view, &Budget::default(), &mut record.decision_rng()).action
            });
            let outcome = record.outcome().unwrap_or(Outcome::Drawn);
            points += outcome.score(Seat::new(first)) / 2.0;
            bar.advance(1);
        }
        sample.push((points, 1));
    }
    bar.finish();
    let mean = sample.iter().map(|(points, _)| points).sum::<f64>() / args.pairs as f64;
    let estimate = Estimate::of_rounds(2, sample);
    (mean, estimate.map_or([0.0, 1.0], |estimate| estimate.ci95))
}

fn chunk_file(folder: &Path, generation: u64, chunk: u64) -> PathBuf {
    folder.join(format!("gen-{generation}-{chunk:04}.samples"))
}

fn read_samples(file: &Path, samples: &mut Vec<Sample>) -> Result<(), Failure> {
    let bytes = files::read(file)?;
    let (whole, rest) = bytes.as_chunks::<SAMPLE_BYTES>();
    let damaged = || Failure::Failed(format!("{} is damaged; delete it", file.display()));
    if !rest.is_empty() {
        return Err(damaged());
    }
    for bytes in whole {
        samples.push(Sample::from_bytes(bytes).ok_or_else(damaged)?);
    }
    Ok(())
}

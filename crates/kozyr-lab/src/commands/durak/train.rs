//! `durak train`: trains a value network by self-play of the weakest master.
//!
//! A generation plays deals with the best network so far, in chunks, trains a new network on the
//! results, and plays a match between new and old. The file of a chunk is complete or absent, so
//! training can be interrupted at any time and resumed. The random numbers of every deal follow
//! from the seed, so the same command gives the same network.

use std::path::PathBuf;

use rand::RngExt;
use serde_json::json;

use super::super::{
    options,
    self_play_data::{self, Generation},
};
use crate::{
    console::Console, failure::Failure, files, interval::Estimate, jobs::BUILD_DIGEST,
    progress::ProgressReporter,
};
use kozyr_core::{
    game::{Game, Outcome, Player, Record, Seat, Seed},
    opponent::Budget,
};
use kozyr_durak::{
    Action, Durak, DurakOpponent, Rules, Setup,
    opponents::Master,
    search::{
        PlayersLeft, Position, ValueNetwork, ValueNetworks,
        training::{FitReport, ValueSample, fit},
    },
};

/// Deals in a file.
const DEALS_PER_CHUNK: u64 = 100;
/// Upper limit of the decisions at the start of a deal among which some are random, so that the
/// network sees hands that good play would avoid.
const MAX_EXPLORATION_DECISIONS: u32 = 24;

/// The arguments of `durak train`.
#[derive(Debug, clap::Args)]
pub struct DurakTrainArgs {
    /// Folder for deals and networks; training resumes from it
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Players left in the positions to evaluate
    #[arg(long, alias = "company", value_enum, default_value = "two")]
    players_left: PlayersLeftArg,
    /// Deals of each generation, rounded up to 100, one number per generation [default:
    /// 60000,40000; with more than two players 40000]
    #[arg(
        long,
        value_name = "N,…",
        value_delimiter = ',',
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000)
    )]
    deals: Vec<u64>,
    /// Epochs over the samples [default: 10; with more than two players 6]
    #[arg(long, alias = "rounds", value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: Option<u32>,
    /// Pairs of deals in the match of a new network against the best so far
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = options::at_least_one::<u64>())]
    pairs: u64,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", value_parser = options::parse_seed, default_value = "1")]
    seed: Seed,
    /// File for the latest network that beat the best before it [default: the file of the built-in
    /// network]
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The number of players left, as a command-line value.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum PlayersLeftArg {
    /// Two, from deals for two
    Two,
    /// Three to six, from deals for three to six
    More,
}

impl DurakTrainArgs {
    /// The deals of each generation: those of the arguments, or the default.
    fn deals(&self) -> Vec<u64> {
        if self.deals.is_empty() {
            self.players_left.schedule().0.to_vec()
        } else {
            self.deals.clone()
        }
    }

    /// The epochs over the samples: those of the arguments, or the default.
    fn epochs(&self) -> u32 {
        self.epochs.unwrap_or(self.players_left.schedule().1)
    }
}

impl PlayersLeftArg {
    fn to_players_left(self) -> PlayersLeft {
        match self {
            PlayersLeftArg::Two => PlayersLeft::Two,
            PlayersLeftArg::More => PlayersLeft::ThreeOrMore,
        }
    }

    /// The file of the network built into the program.
    fn file(self) -> &'static str {
        match self {
            PlayersLeftArg::Two => "assets/durak/values.bin",
            PlayersLeftArg::More => "assets/durak/values-more.bin",
        }
    }

    /// The deals of each generation, and the epochs over their samples. Deals with more players
    /// have more samples, which share one result.
    fn schedule(self) -> (&'static [u64], u32) {
        match self {
            PlayersLeftArg::Two => (&[60_000, 40_000], 10),
            PlayersLeftArg::More => (&[40_000], 6),
        }
    }

    /// The number of players in a deal.
    fn players(self, deal: u64) -> usize {
        match self {
            PlayersLeftArg::Two => 2,
            PlayersLeftArg::More => 3 + deal as usize % 4,
        }
    }
}

/// Trains and reports each generation.
///
/// # Errors
/// If a file cannot be read or written or is damaged, or the folder has other settings.
pub fn run(args: &DurakTrainArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    files::create_dir_all(&args.folder)?;
    let players_left = args.players_left.to_players_left();
    let output = args.output.clone().unwrap_or_else(|| args.players_left.file().into());
    files::check_writable(&output)?;
    let settings = [
        ("build", BUILD_DIGEST.into()),
        ("seed", json!(args.seed)),
        ("company", format!("{players_left:?}").into()),
    ];
    self_play_data::check_settings(&args.folder, "deals", &settings)?;
    // Deals with more players end with two, so their master needs the network for two.
    let mut networks = match players_left {
        PlayersLeft::Two => ValueNetworks::default(),
        PlayersLeft::ThreeOrMore => ValueNetworks::built_in().only(PlayersLeft::Two),
    };
    let mut best = Master::level(1).with_value_networks(networks.clone());
    for generation in 1..=args.deals().len() as u64 {
        play(args, &best, generation)?;
        let (network, report) = train_network(args, generation)?;
        let bytes = network.to_bytes();
        files::write_atomic(&args.folder.join(format!("network-{generation}.bin")), &bytes)?;
        print_report(console, generation, &report)?;
        let new_networks = networks.clone().with_network(network);
        let new = Master::level(1).with_value_networks(new_networks.clone());
        let Estimate { mean: score, ci95: [low, high] } =
            play_match(args, [&new, &best], generation);
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
            (best, networks) = (new, new_networks);
            files::write_atomic(&output, &bytes)?;
        }
    }
    Ok(())
}

/// Prints the loss of a generation's fit.
fn print_report(
    console: &mut Console<'_>,
    generation: u64,
    report: &FitReport,
) -> Result<(), std::io::Error> {
    writeln!(
        console.output,
        "generation {generation}: {} training samples; mean −ln of the probability given to the \
         result, over {} others: {:.4}, for a constant {:.4}",
        report.samples, report.held_back, report.loss, report.baseline_loss
    )
}

/// Plays the missing chunks of a generation.
fn play(args: &DurakTrainArgs, master: &Master, number: u64) -> Result<(), Failure> {
    self_play_generation(args, number).play_missing(
        |_| true,
        || {
            |chunk, bar: &ProgressReporter| {
                let mut bytes = Vec::new();
                for deal in chunk * DEALS_PER_CHUNK..(chunk + 1) * DEALS_PER_CHUNK {
                    let seed = args.seed.derive(&format!("deal-{number}"), deal);
                    bytes.extend(
                        self_play_samples(args.players_left, master, deal, seed)
                            .into_iter()
                            .flat_map(ValueSample::to_bytes),
                    );
                    bar.advance(1);
                }
                bytes
            }
        },
    )
}

/// Returns the chunks of self-play deals of generation `number`, counted from 1. The deals that the
/// arguments ask for are rounded up to whole chunks.
fn self_play_generation(args: &DurakTrainArgs, number: u64) -> Generation<'_> {
    let chunks = args.deals()[number as usize - 1].div_ceil(DEALS_PER_CHUNK);
    Generation {
        folder: &args.folder,
        noun: "deals",
        prefix: "gen",
        number,
        chunks,
        games: DEALS_PER_CHUNK,
    }
}

/// Plays a deal and returns samples of the positions between its bouts, from the last random action
/// on.
fn self_play_samples(
    players_left_arg: PlayersLeftArg,
    master: &Master,
    deal: u64,
    seed: Seed,
) -> Vec<ValueSample> {
    let players_left = players_left_arg.to_players_left();
    let mut rng = seed.derive("wild", 0).rng();
    // Half the deals are played without random actions.
    let exploration_decisions =
        rng.random_range(0..2) * rng.random_range(0..=MAX_EXPLORATION_DECISIONS);
    let mut positions = Vec::new();
    let mut decision = 0;
    let record = play_deal(players_left_arg.players(deal), seed, |record, seat| {
        let position = Position::from_game(record.game());
        if let Some(position) =
            position.filter(|position| ValueNetwork::supports_position(players_left, position))
        {
            positions.push(position);
        }
        decision += 1;
        let view = record.game().view(seat);
        if decision <= exploration_decisions && rng.random_range(0..6) == 0 {
            positions.clear();
            let actions = view.legal_actions();
            return actions[rng.random_range(0..actions.len())];
        }
        master.decide(view, &Budget::default(), &mut record.decision_rng()).action
    });
    let end = Position::from_game(record.game()).expect("bouts were played");
    let seats = |position: &Position| match players_left {
        // With two players left, one result determines the other.
        PlayersLeft::Two => vec![Seat::default()],
        PlayersLeft::ThreeOrMore => position.seats_left().collect(),
    };
    let sample = |position, seat| {
        let verdict = end.result_for(seat).expect("the deal is over");
        ValueSample::new(players_left, position, seat, verdict)
    };
    positions
        .iter()
        .flat_map(|position| seats(position).into_iter().map(|seat| sample(position, seat)))
        .collect()
}

/// Plays a deal by the throw-in rules; `choose` decides for all seats.
fn play_deal(
    players: usize,
    seed: Seed,
    mut choose: impl FnMut(&Record<Durak>, Seat) -> Action,
) -> Record<Durak> {
    let setup = Setup::new(players, Rules::throw_in());
    let players = vec![Player::Human; setup.players];
    let mut record = Record::new(setup, seed, players).expect("the throw-in rules are valid");
    while let Some((seat, _)) = record.to_act() {
        let action = choose(&record, seat);
        record.play(action).expect("chosen actions are legal");
    }
    record
}

/// Trains a network on the deals of a generation and of the one before it.
fn train_network(args: &DurakTrainArgs, number: u64) -> Result<(ValueNetwork, FitReport), Failure> {
    let mut samples = Vec::new();
    for number in number.saturating_sub(1).max(1)..=number {
        self_play_generation(args, number).read_samples(ValueSample::from_bytes, &mut samples)?;
    }
    let bar = ProgressReporter::new("epochs", args.epochs().into());
    bar.set_message("teaching");
    let mut rng = args.seed.derive("teach", number).rng();
    let players_left = args.players_left.to_players_left();
    let fitted = fit(players_left, &samples, args.epochs(), &mut rng, |epoch| {
        bar.set_position(epoch.into())
    });
    bar.finish();
    Ok(fitted)
}

/// The first side's score with its 95 % interval: deals whose fool is on the second side count 1,
/// drawn deals ½. Each pair plays the same deal twice with sides swapped.
fn play_match(args: &DurakTrainArgs, sides: [&Master; 2], generation: u64) -> Estimate {
    let bar = ProgressReporter::new("deals", 2 * args.pairs);
    bar.set_message("match");
    let mut sample = Vec::new();
    for pair in 0..args.pairs {
        let seed = args.seed.derive(&format!("match-{generation}"), pair);
        let players = args.players_left.players(pair);
        let mut points = 0.0;
        for first in 0..2 {
            let record = play_deal(players, seed, |record, seat| {
                let side = sides[(seat.index() + first) % 2];
                let view = record.game().view(seat);
                side.decide(view, &Budget::default(), &mut record.decision_rng()).action
            });
            let outcome = record.outcome().unwrap_or(Outcome::Drawn);
            let fool = Seat::all(players).find(|&seat| outcome.score(seat) == 0.0);
            points += fool.map_or(0.5, |fool| ((fool.index() + first) % 2) as f64) / 2.0;
            bar.advance(1);
        }
        sample.push((points, 1));
    }
    bar.finish();
    Estimate::from_rounds(2, sample).expect("there is at least one pair")
}

//! `durak endings`: compares the endgame solvers on the same endings, by positions and time.

use std::time::Duration;

use clap::{ValueEnum, builder::NonEmptyStringValueParser};
use rand::RngExt;

use super::{
    super::options::{at_least_one, parse_seed},
    house_rules_args::HouseRulesArgs,
};
use crate::{
    console::Console,
    failure::Failure,
    signals,
    timing::{Percentiles, thread_cpu_time},
};
use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, LimitedOpponent, Opponent},
};
use kozyr_durak::{
    Durak, Setup,
    search::{CanonicalEndgameSolver, EndgameSolver, Position, SeatResult},
};

/// The arguments of `durak endings`.
#[derive(Debug, clap::Args)]
pub struct EndingsArgs {
    /// Numbers of cards in the endings, each from 2 to 52
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "8,12,16",
          value_parser = clap::value_parser!(u64).range(2..=52))]
    cards: Vec<u64>,
    /// Endings for each number of cards
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    count: u64,
    /// Who plays the deals up to the ending: an opponent on all seats, or `any` for random legal
    /// actions
    #[arg(long, alias = "by", value_name = "NAME", default_value = "any",
          value_parser = NonEmptyStringValueParser::new())]
    opponent: String,
    /// Solvers to compare
    #[arg(
        long,
        value_name = "SOLVER",
        value_delimiter = ',',
        default_value = "alpha-beta,canonical"
    )]
    solver: Vec<EndgameMethodArg>,
    /// Positions after which a solver gives up
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = at_least_one::<u64>())]
    nodes: u64,
    /// Table memory of each solver: 2^N bytes, N from 14 to 34
    #[arg(long, value_name = "N", default_value_t = 21, value_parser = clap::value_parser!(u32).range(14..=34))]
    table_bits: u32,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    #[command(flatten)]
    house: HouseRulesArgs,
}

/// An endgame solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum EndgameMethodArg {
    AlphaBeta,
    #[value(name = "canonical", alias = "folded")]
    Canonical,
}

/// A solver's result for an ending, `None` after too many positions, with its cost.
struct SolverRun {
    verdict: Option<SeatResult>,
    nodes: u64,
    time: Duration,
}

/// Prints for each number of cards how many endings each solver solved, and percentiles of its
/// positions and processor time.
///
/// # Errors
/// If the opponent does not exist, the rules reject the setup, no such ending is found, the solvers
/// disagree, or the run is stopped. Results up to then are printed.
pub fn run(args: &EndingsArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let setup = args.house.setup()?;
    let stop = signals::stop_on_signal();
    for cards in args.cards.iter().map(|&cards| cards as usize) {
        let mut solved: Vec<Vec<SolverRun>> = args.solver.iter().map(|_| Vec::new()).collect();
        let mut sampler = EndingSampler::new(args, setup, cards)?;
        for _ in 0..args.count {
            if stop.is_stop_requested() {
                break;
            }
            let Some(position) = sampler.next_ending() else { break };
            let runs = args.solver.iter().map(|&method| solve(method, &position, args));
            let results: Vec<SolverRun> = runs.collect();
            let mut verdicts = results.iter().filter_map(|run| run.verdict);
            if let Some(first) = verdicts.next()
                && verdicts.any(|other| other != first)
            {
                return Err(Failure::Failed(format!("the solvers disagree: {position}")));
            }
            solved.iter_mut().zip(results).for_each(|(all, run)| all.push(run));
        }
        let count = solved.first().map_or(0, Vec::len);
        for (method, solved) in args.solver.iter().zip(&solved).filter(|_| count > 0) {
            writeln!(console.output, "{cards} cards, {method:?}: {}", summarize(solved))?;
        }
        if stop.is_stop_requested() {
            return Err(Failure::Stopped(format!("after {count} endings of {cards} cards")));
        }
        if count == 0 {
            return Err(Failure::Failed(format!(
                "{MAX_DEALS_PER_ENDING} deals had no ending of {cards} cards"
            )));
        }
    }
    Ok(())
}

/// Solves an ending with one of the solvers.
fn solve(method: EndgameMethodArg, position: &Position, args: &EndingsArgs) -> SolverRun {
    let start = thread_cpu_time();
    let (verdict, nodes) = match method {
        EndgameMethodArg::AlphaBeta => {
            let mut solver = EndgameSolver::new(args.table_bits - 3);
            (solver.solve(position, args.nodes), solver.nodes())
        }
        EndgameMethodArg::Canonical => {
            let mut solver = CanonicalEndgameSolver::new(args.table_bits - 3);
            (solver.solve(position, args.nodes), solver.nodes())
        }
    };
    SolverRun { verdict, nodes, time: thread_cpu_time() - start }
}

/// The number of solved endings and percentiles of positions and time, as text.
fn summarize(solved: &[SolverRun]) -> String {
    let nodes = Percentiles::from_values(solved.iter().map(|run| run.nodes as f64));
    let times = Percentiles::from_values(solved.iter().map(|run| 1000.0 * run.time.as_secs_f64()));
    let exact = solved.iter().filter(|run| run.verdict.is_some()).count();
    format!(
        "{exact} of {} solved; positions 50 % {:.0}, 90 % {:.0}, 99 % {:.0}, most {:.0}; \
         ms 50 % {:.2}, 90 % {:.2}, 99 % {:.2}, most {:.2}",
        solved.len(),
        nodes.at(50),
        nodes.at(90),
        nodes.at(99),
        nodes.at(100),
        times.at(50),
        times.at(90),
        times.at(99),
        times.at(100),
    )
}

/// Plays deals until two players are left with a given number of cards.
struct EndingSampler {
    setup: Setup,
    cards: usize,
    seed: Seed,
    /// The number of deals played.
    number: u64,
    /// Plays on all seats; `None` for random legal actions.
    player: Option<LimitedOpponent<Durak>>,
}

/// The sampler gives up after this many deals in a row without such an ending.
const MAX_DEALS_PER_ENDING: u64 = 100_000;

impl EndingSampler {
    /// Creates a sampler of endings with this many cards; an error if the opponent does not exist
    /// or the rules reject the setup.
    fn new(args: &EndingsArgs, setup: Setup, cards: usize) -> Result<Self, Failure> {
        let player = match args.opponent.as_str() {
            "any" => None,
            name => Some(
                LimitedOpponent::from_name(name)
                    .map_err(|error| Failure::Usage(error.to_string()))?,
            ),
        };
        let seed = args.seed.derive("cards", cards as u64);
        let sampler = EndingSampler { setup, cards, seed, number: 0, player };
        Durak::new(&setup, &seed).map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(sampler)
    }

    /// The next ending: two players are left, the talon and the table are empty. `None` after too
    /// many deals.
    fn next_ending(&mut self) -> Option<Position> {
        (0..MAX_DEALS_PER_ENDING).find_map(|_| {
            self.number += 1;
            self.play_to_ending(self.seed.derive("deal", self.number))
        })
    }

    /// Plays a deal until two players are left with at most the given number of cards; `None` if
    /// that never happens, or if there are fewer cards or some are on the table.
    fn play_to_ending(&self, seed: Seed) -> Option<Position> {
        let mut game = Durak::new(&self.setup, &seed).ok()?;
        let mut rng = seed.derive("play", 0).rng();
        while let Some(seat) = game.to_act() {
            let ending = Position::from_game(&game).filter(|position| {
                position.is_heads_up()
                    && position.talon().is_empty()
                    && position.cards_in_play() <= self.cards
            });
            if let Some(position) = ending {
                let fits =
                    position.cards_in_play() == self.cards && position.table_cards().is_empty();
                return fits.then_some(position);
            }
            let action = match &self.player {
                Some(player) => player.decide(game.view(seat), &Budget::default(), &mut rng).action,
                None => {
                    let legal = game.legal_actions();
                    legal[rng.random_range(..legal.len())]
                }
            };
            game.play(action).ok()?;
        }
        None
    }
}

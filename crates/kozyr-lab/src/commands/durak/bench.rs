//! `durak bench`: the speed of playouts, decisions and endgame solving.

use std::{
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use rand::{Rng, RngExt};

use super::super::options::parse_threads;
use crate::{console::Console, failure::Failure};
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
};
use kozyr_durak::{
    Durak, Rules, Setup,
    opponents::MASTER_LEVELS,
    search::{EndgameSolver, PlayoutPolicy, Position, play_out},
};

/// The arguments of `durak bench`.
#[derive(Debug, clap::Args)]
pub struct DurakBenchArgs {
    /// Deals that each level of the master plays against `greedy`
    #[arg(long, value_name = "N", default_value_t = 20,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    deals: u64,
    /// Endings of 16 cards to solve
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    endings: u64,
    /// Threads per decision
    #[arg(long, value_name = "T", default_value = "1", value_parser = parse_threads)]
    threads: NonZeroUsize,
}

/// Prints full-deal playouts per second, decision times at each level, and endgame solving times.
/// Only decisions use several threads.
///
/// # Errors
/// If the output cannot be written.
pub fn run(args: &DurakBenchArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    writeln!(console.output, "deals played out: {:.0} a second", playouts_per_second())?;
    for level in 1..=MASTER_LEVELS {
        let times = decision_times(level, args)?;
        writeln!(console.output, "master-{level}: {}", spread(times))?;
    }
    writeln!(console.output, "endings of 16 cards: {}", spread(ending_times(args.endings)))?;
    Ok(())
}

/// Playouts of full deals per second, with two players and 36 cards.
fn playouts_per_second() -> f64 {
    let setup = Setup::new(2, Rules::default());
    let starts: Vec<Position> = (0..1000)
        .filter_map(|number| Position::from_game(&Durak::new(&setup, &Seed::from(number)).ok()?))
        .collect();
    let deck = setup.rules.deck;
    let (start, mut deals) = (Instant::now(), 0_u32);
    while start.elapsed() < Duration::from_secs(2) {
        for position in &starts {
            let trump = position.trump();
            let styles = [PlayoutPolicy::strong(deck, trump), PlayoutPolicy::simple(deck, trump)];
            std::hint::black_box(play_out(*position, Seat::default(), &styles));
            deals += 1;
        }
    }
    f64::from(deals) / start.elapsed().as_secs_f64()
}

/// The times a level of the master takes for decisions with more than one legal action.
fn decision_times(level: u32, args: &DurakBenchArgs) -> Result<Vec<Duration>, Failure> {
    let failed = |error: OpponentError| Failure::Failed(error.to_string());
    let master = LimitedOpponent::<Durak>::from_name(&format!("master-{level}")).map_err(failed)?;
    let greedy = LimitedOpponent::<Durak>::from_name("greedy").map_err(failed)?;
    let mut times = Vec::new();
    let budget = Budget { threads: Some(args.threads), ..Budget::default() };
    for number in 0..args.deals {
        let players = vec![Player::Human; 2];
        let mut record: Record<Durak> =
            Record::new(Setup::new(2, Rules::default()), Seed::from(number), players)?;
        while let Some((seat, _)) = record.to_act() {
            let (view, mut rng) = (record.game().view(seat), record.decision_rng());
            let is_master = seat.index() as u64 == number % 2;
            let start = Instant::now();
            let opponent = if is_master { &master } else { &greedy };
            let decision = opponent.decide(view, &budget, &mut rng);
            if is_master && decision.explanation.alternatives.len() > 1 {
                times.push(start.elapsed());
            }
            record.play(decision.action).expect("opponents play legally");
        }
    }
    Ok(times)
}

/// The solving times of endings of 16 cards, reached by random play.
fn ending_times(count: u64) -> Vec<Duration> {
    let mut rng = Seed::from(1).rng();
    let mut times = Vec::new();
    while (times.len() as u64) < count {
        let setup = Setup::new(2, Rules::default());
        let mut game = Durak::new(&setup, &Seed::from(rng.next_u64()))
            .expect("the default rules allow two players");
        while let Some(position) = Position::from_game(&game) {
            if position.is_heads_up()
                && position.talon().is_empty()
                && position.cards_in_play() == 16
            {
                let start = Instant::now();
                std::hint::black_box(EndgameSolver::new(18).solve(&position, u64::MAX));
                times.push(start.elapsed());
                break;
            }
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.random_range(..legal.len())];
            game.play(action).expect("listed as legal");
        }
    }
    times
}

/// The number, median, 99th percentile and maximum of the times, as text.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: usize| {
        let index = (times.len() * share / 100).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| 1000.0 * time.as_secs_f64())
    };
    format!(
        "{} times, median {:.2} ms, 99 % within {:.2} ms, longest {:.2} ms",
        times.len(),
        at(50),
        at(99),
        at(100)
    )
}

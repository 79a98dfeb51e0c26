//! Measures the error rates and the length of the sequential test in simulated matches.
//!
//! `cargo run --release --package kozyr-lab --example sprt_error_rates -- 0:10 10000`

use std::env;

use kozyr_core::game::Seed;
use kozyr_lab::{
    interval::Histogram,
    sprt::{Sprt, SprtVerdict, expected_score},
};
use rand::{Rng, RngExt};

/// The share of drawn games.
const DRAWN: f64 = 0.02;
/// How much the deal favours one side; about as much as in Durak.
const LUCK: f64 = 0.3;

/// Simulates a mirrored pair of games and returns the half points of a side with the expected score
/// `score`.
fn pair(score: f64, rng: &mut impl Rng) -> u64 {
    // Decided games must make up for the drawn ones.
    let won = 0.5 + (score - 0.5) / (1.0 - DRAWN);
    let luck = if rng.random_bool(0.5) { LUCK } else { -LUCK };
    let game = |luck: f64, chance: &mut dyn FnMut(f64) -> bool| {
        if chance(DRAWN) { 1 } else { 2 * u64::from(chance(won + luck)) }
    };
    let mut chance = |share: f64| rng.random_bool(share);
    game(luck, &mut chance) + game(-luck, &mut chance)
}

#[expect(clippy::disallowed_macros, reason = "an example has no console")]
fn main() {
    let mut arguments = env::args().skip(1);
    let bounds = arguments.next().unwrap_or_else(|| "0:10".into());
    let bounds: Vec<f64> = bounds.split(':').filter_map(|text| text.parse().ok()).collect();
    let [low, high] = bounds[..] else { panic!("LOW:HIGH [RUNS]") };
    let runs = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10_000_u64);
    let test = Sprt::between_elo([low, high], 0.05, 0.05);
    println!(
        "{runs} matches each, test between {low} and {high} points of Elo, alpha = beta = 0.05"
    );
    for elo in [2.0 * low - high, low, (low + high) / 2.0, high, 2.0 * high - low] {
        let (mut better, mut pairs) = (0, 0);
        for run in 0..runs {
            let mut rng = Seed::from(run).derive("match", (1000.0 * (elo + 1000.0)) as u64).rng();
            let mut rounds = Histogram::default();
            let verdict = loop {
                rounds.add(pair(expected_score(elo), &mut rng));
                pairs += 1;
                if let Some(verdict) = test.verdict(&rounds, 4) {
                    break verdict;
                }
            };
            better += u64::from(verdict == SprtVerdict::Better);
        }
        let share = better as f64 / runs as f64;
        let error = 1.96 * (share * (1.0 - share) / runs as f64).sqrt();
        println!(
            "true difference {elo:>6}: better in {:.2} % ± {:.2} %, {:.0} pairs in the mean",
            100.0 * share,
            100.0 * error,
            pairs as f64 / runs as f64
        );
    }
}

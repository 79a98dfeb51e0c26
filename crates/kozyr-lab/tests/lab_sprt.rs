//! The sequential test that stops a match.

use kozyr_core::game::Seed;
use kozyr_lab::{
    interval::Histogram,
    sprt::{Sprt, SprtVerdict, expected_score},
};
use rand::{Rng, RngExt};

/// The half points of a pair of games between near-equals who sometimes draw; the luck of the deal
/// favours one side and then the other.
fn pair(score: f64, rng: &mut impl Rng) -> u64 {
    let luck = if rng.random_bool(0.5) { 0.3 } else { -0.3 };
    [luck, -luck]
        .into_iter()
        .map(
            |luck| {
                if rng.random_bool(0.1) { 1 } else { 2 * u64::from(rng.random_bool(score + luck)) }
            },
        )
        .sum()
}

/// The share of runs in which the test accepts the higher difference, for pairs with a mean score
/// near `score`, tested after every pair as in a match.
fn share_called_better(test: &Sprt, score: f64, rng: &mut impl Rng) -> f64 {
    let runs = 600;
    let better = (0..runs).filter(|_| {
        let mut rounds = Histogram::default();
        loop {
            // A tenth of the games are drawn, so the others must make up for them.
            rounds.add(pair(0.5 + (score - 0.5) / 0.9, rng));
            if let Some(verdict) = test.verdict(&rounds, 4) {
                return verdict == SprtVerdict::Better;
            }
        }
    });
    better.count() as f64 / f64::from(runs)
}

#[test]
fn error_rates_are_within_their_limits_at_both_differences() {
    let mut rng = Seed::from(3).rng();
    for elo in [[0.0, 40.0], [-20.0, 20.0], [30.0, 80.0]] {
        let test = Sprt::between_elo(elo, 0.05, 0.1);
        let [low, high] = elo.map(expected_score);
        // Two standard errors of 600 runs above the limit.
        assert!(share_called_better(&test, low, &mut rng) <= 0.05 + 0.018, "{elo:?}");
        assert!(share_called_better(&test, high, &mut rng) >= 0.9 - 0.025, "{elo:?}");
    }
}

#[test]
fn expected_scores_match_the_published_table() {
    // The table of the World Chess Federation, handbook B.02, 8.1.2.
    for (difference, score) in
        [(0.0, 0.5), (50.0, 0.57), (100.0, 0.64), (200.0, 0.76), (400.0, 0.92)]
    {
        assert!((expected_score(difference) - score).abs() < 0.012, "{difference}");
        assert!((expected_score(difference) + expected_score(-difference) - 1.0).abs() < 1e-12);
    }
}

#[test]
fn a_test_from_equal_equals_the_one_between_the_same_scores() {
    let mut rounds = Histogram::default();
    for (value, times) in [(0, 10), (1, 3), (2, 40), (3, 5), (4, 17)] {
        rounds.add_times(value, times);
    }
    let between = Sprt::between_elo([0.0, 20.0], 0.05, 0.05);
    let from_equal = Sprt::from_equal(expected_score(20.0) - 0.5, 0.05, 0.05);
    assert!(
        (between.log_likelihood_ratio(&rounds, 4) - from_equal.log_likelihood_ratio(&rounds, 4))
            .abs()
            < 1e-12
    );
}

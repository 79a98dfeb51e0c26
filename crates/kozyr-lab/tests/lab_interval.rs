//! The 95 % interval of a match.
use kozyr_core::game::Seed;
use kozyr_lab::interval::{Estimate, Histogram, Moments};
use rand::{Rng, RngExt};

/// The estimate from independent games.
fn of_games(won: u64, games: u64) -> Estimate {
    Estimate::from_rounds(1, [(1.0, won), (0.0, games - won)]).unwrap()
}

fn width(estimate: Estimate) -> f64 {
    estimate.ci95[1] - estimate.ci95[0]
}

#[test]
fn it_equals_that_of_agresti_and_coull_for_single_games() {
    // R, package binom: binom.confint(0, 5, .95, "agresti-coull") gives −0.05457239, 0.4890549.
    let [low, high] = of_games(0, 5).ci95;
    assert_eq!(low, 0.0);
    assert!((high - 0.489_054_9).abs() < 1e-7, "{high}");
}

#[test]
fn it_contains_the_wilson_interval_and_has_the_same_centre() {
    // Wilson's score intervals as R. G. Newcombe prints them (Statistics in Medicine 17, 1998,
    // table I). Agresti and Coull's has their midpoint and is never narrower.
    let published = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (1, 29, 0.0061, 0.1718)];
    for (won, games, wilson_low, wilson_high) in published {
        let [low, high] = of_games(won, games).ci95;
        assert!(low <= wilson_low + 5e-5 && high >= wilson_high - 5e-5, "{won}/{games}");
        if low > 0.0 {
            assert!(((low + high) - (wilson_low + wilson_high)).abs() < 2e-4, "{won}/{games}");
        }
    }
    let [low, high] = of_games(0, 20).ci95;
    assert!(low == 0.0 && (0.1611..0.2).contains(&high));
}

#[test]
fn it_approaches_the_normal_interval_of_the_mean_for_many_rounds() {
    let rounds = [(0.0, 2_000), (0.25, 1_000), (0.5, 9_000), (1.0, 8_000)];
    let count: f64 = rounds.iter().map(|&(_, times)| times as f64).sum();
    let mean = rounds.iter().map(|&(value, times)| value * times as f64).sum::<f64>() / count;
    let variance =
        rounds.iter().map(|&(v, times)| (v - mean).powi(2) * times as f64).sum::<f64>() / count;
    let half_width = 1.959964 * (variance / count).sqrt();
    let estimate = Estimate::from_rounds(2, rounds).unwrap();
    assert!((estimate.mean - mean).abs() < 1e-12);
    assert!((estimate.ci95[0] - (mean - half_width)).abs() < 0.02 * half_width);
    assert!((estimate.ci95[1] - (mean + half_width)).abs() < 0.02 * half_width);
}

#[test]
fn pairing_narrows_it_if_the_deal_decides() {
    // The better cards always win, so every pair is split.
    let paired = Estimate::from_rounds(2, [(0.5, 500)]).unwrap();
    assert!(width(paired) < 0.2 * width(of_games(500, 1_000)));
}

#[test]
fn pairing_widens_it_if_both_games_end_alike() {
    let paired = Estimate::from_rounds(2, [(1.0, 250), (0.0, 250)]).unwrap();
    assert!(width(paired) > 1.3 * width(of_games(500, 1_000)));
}

#[test]
fn it_contains_the_mean_and_is_never_a_point() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..20_000 {
        let games = rng.random_range(1..=6);
        let whole = 2 * games;
        let mut histogram = Histogram::default();
        for _ in 0..rng.random_range(1..=40) {
            histogram.add(rng.random_range(0..=whole));
        }
        let Estimate { mean, ci95: [low, high] } = histogram.estimate(whole, games).unwrap();
        assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0, "{histogram:?}");
        assert!(high - low > 1e-3, "{histogram:?}");
    }
}

/// The share of simulated matches whose interval contains the true mean.
fn coverage(rounds: u64, mean: f64, mut round: impl FnMut() -> u64) -> f64 {
    let matches = 4_000;
    let covered = (0..matches).filter(|_| {
        let mut histogram = Histogram::default();
        (0..rounds).for_each(|_| histogram.add(round()));
        let [low, high] = histogram.estimate(2, 2).unwrap().ci95;
        (low..=high).contains(&mean)
    });
    covered.count() as f64 / f64::from(matches)
}

#[test]
fn it_contains_the_true_mean_in_95_percent_of_matches() {
    // Two games on one deal, which favours one side and then the other.
    fn pair(rng: &mut impl Rng, skill: f64, deal: f64) -> u64 {
        let favour = if rng.random_bool(0.5) { deal } else { -deal };
        let games = [skill + favour, skill - favour];
        games.into_iter().map(|chance| u64::from(rng.random_bool(chance))).sum()
    }
    let mut rng = Seed::from(2).rng();
    for (skill, deal) in [(0.5, 0.0), (0.5, 0.4), (0.7, 0.25), (0.9, 0.1)] {
        for rounds in [10, 50, 400] {
            let share = coverage(rounds, skill, || pair(&mut rng, skill, deal));
            assert!(share > 0.925, "{share} of matches of {rounds} rounds at {skill} ± {deal}");
        }
    }
}

#[test]
fn it_contains_the_true_mean_even_if_the_games_of_a_round_always_end_alike() {
    let mut rng = Seed::from(4).rng();
    for skill in [0.5, 0.7, 0.9] {
        for rounds in [50, 400] {
            let share = coverage(rounds, skill, || 2 * u64::from(rng.random_bool(skill)));
            assert!(share > 0.925, "{share} of matches of {rounds} rounds at {skill}");
        }
    }
}

#[test]
fn an_empty_sample_gives_no_estimate() {
    assert_eq!(Estimate::from_rounds(2, []), None);
    assert_eq!(Histogram::default().estimate(4, 2), None);
}

#[test]
fn histograms_can_be_merged_in_any_order() {
    let mut rng = Seed::from(3).rng();
    let values: Vec<u64> = (0..1_000).map(|_| rng.random_range(0..=12)).collect();
    let count = |values: &[u64]| {
        let mut histogram = Histogram::default();
        values.iter().for_each(|&value| histogram.add(value));
        histogram
    };
    let (first, second) = values.split_at(317);
    let mut sum = count(second);
    sum.merge(&count(first));
    assert_eq!(sum.estimate(12, 6), count(&values).estimate(12, 6));
}

#[test]
fn the_mean_of_any_values_has_the_normal_interval() {
    let figures = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
    let (mut all, mut rest) = (Moments::default(), Moments::default());
    figures[..3].iter().for_each(|&figure| all.add(figure));
    figures[3..].iter().for_each(|&figure| rest.add(figure));
    all.merge(&rest);
    // Mean 5, variance 32 / 7, and 1.959964 · √(32 / 7 / 8) = 1.481594.
    let mean = all.mean();
    assert_eq!(mean.mean, 5.0);
    assert!((mean.ci95[0] - (5.0 - 1.481_594)).abs() < 1e-5, "{mean:?}");
    assert!((mean.ci95[1] - (5.0 + 1.481_594)).abs() < 1e-5, "{mean:?}");
}

#[test]
fn a_single_value_has_an_infinite_interval() {
    let mut moments = Moments::default();
    moments.add(3.0);
    assert_eq!(moments.mean().ci95, [f64::NEG_INFINITY, f64::INFINITY]);
}

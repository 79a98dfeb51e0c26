//! Ratings of persons by Glicko-2, and the ratings of opponents that come with the program.

use kozyr_core::{
    game::Seed,
    statistics::{PlayerResult, Rating, Rival, StatisticsGame},
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use rand::{Rng, RngExt};

/// Glicko-2 for one game, from Glickman's paper «Example of the Glicko-2 system» (2013), with
/// bisection instead of his faster iteration for the volatility.
fn glicko(player: Rating, rival: Rival, score: f64) -> Rating {
    const SCALE: f64 = 173.7178;
    let (mu, phi) = ((player.rating - 1500.0) / SCALE, player.deviation / SCALE);
    let (mu_j, phi_j) = ((rival.rating - 1500.0) / SCALE, rival.deviation / SCALE);
    let g = 1.0 / (1.0 + 3.0 * phi_j.powi(2) / std::f64::consts::PI.powi(2)).sqrt();
    let e = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
    let v = 1.0 / (g * g * e * (1.0 - e));
    let delta = v * g * (score - e);
    let (sigma, tau) = (player.volatility, 0.5);
    let f = |x: f64| {
        let ex = x.exp();
        ex * (delta * delta - phi * phi - v - ex) / (2.0 * (phi * phi + v + ex).powi(2))
            - (x - (sigma * sigma).ln()) / (tau * tau)
    };
    // f is above zero at `low` and below zero at `high`.
    let (mut low, mut high) = (-30.0, 10.0);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if f(middle) > 0.0 { low = middle } else { high = middle }
    }
    let sigma = (f64::midpoint(low, high) / 2.0).exp();
    let phi_star = (phi * phi + sigma * sigma).sqrt();
    let phi = 1.0 / (1.0 / (phi_star * phi_star) + 1.0 / v).sqrt();
    let mu = mu + phi * phi * g * (score - e);
    Rating { rating: SCALE * mu + 1500.0, deviation: SCALE * phi, volatility: sigma }
}

#[test]
fn ratings_follow_the_paper() {
    let mut rng = Seed::from(4).rng();
    for _ in 0..300 {
        let before = Rating {
            rating: rng.random_range(600.0..3000.0),
            deviation: rng.random_range(40.0..350.0),
            volatility: rng.random_range(0.03..0.1),
        };
        let rating = before.rating + rng.random_range(-900.0..900.0);
        let rival = Rival { rating, deviation: rng.random_range(0.0..200.0) };
        for verdict in [PlayerResult::Won, PlayerResult::Drawn, PlayerResult::Lost] {
            let after = before.after(&[rival], verdict);
            let slow = glicko(before, rival, verdict.score());
            assert!((after.rating - slow.rating).abs() < 0.02, "{after:?} {slow:?}");
            assert!((after.deviation - slow.deviation).abs() < 0.02, "{after:?} {slow:?}");
            assert!((after.volatility - slow.volatility).abs() < 2e-6, "{after:?} {slow:?}");
        }
    }
}

/// Draws the fool, with probabilities proportional to 10^(−rating / 400).
fn fool(ratings: &[f64], rng: &mut impl Rng) -> usize {
    let weights: Vec<f64> = ratings.iter().map(|rating| 10_f64.powf(-rating / 400.0)).collect();
    let mut ticket = rng.random_range(0.0..weights.iter().sum());
    for (index, weight) in weights.iter().enumerate() {
        if ticket < *weight {
            return index;
        }
        ticket -= weight;
    }
    weights.len() - 1
}

#[test]
fn at_a_table_of_several_a_rating_finds_to_the_truth() {
    let mut rng = Seed::from(8).rng();
    for truth in [1200.0, 1500.0, 1900.0] {
        for others in [&[1500.0][..], &[1500.0, 1300.0], &[1400.0, 1500.0, 1600.0, 1700.0, 1350.0]]
        {
            let known = |rating: f64| Rival { rating, deviation: 5.0 };
            let rivals: Vec<Rival> = others.iter().copied().map(known).collect();
            let table: Vec<f64> = [truth].into_iter().chain(others.iter().copied()).collect();
            let (mut rating, mut sum, mut lost) = (Rating::default(), 0.0, 0);
            for game in 0..6000 {
                let is_fool = fool(&table, &mut rng) == 0;
                lost += u32::from(is_fool);
                let verdict = if is_fool { PlayerResult::Lost } else { PlayerResult::Won };
                rating = rating.after(&rivals, verdict);
                sum += if game >= 1000 { rating.rating } else { 0.0 };
            }
            assert!((sum / 5000.0 - truth).abs() < 25.0, "{truth} among {others:?}: {rating:?}");
            let known = Rating { rating: truth, deviation: 0.0, ..rating };
            let kept_off = 1.0 - f64::from(lost) / 6000.0;
            assert!((known.expected_score(&rivals) - kept_off).abs() < 0.025);
        }
    }
    let nobody = [Rival::default(), Rival::default()];
    let rating = Rating::default();
    assert_eq!(rating.after(&nobody, PlayerResult::Drawn), rating, "nobody was the fool");
}

#[test]
fn opponents_of_the_app_have_been_measured() {
    fn measured<G: StatisticsGame>() {
        for strength in G::opponent_ratings().all() {
            let is_there = G::roster().iter().any(|entry| entry.name == strength.opponent);
            assert!(is_there, "no opponent is called {}", strength.opponent);
            let [low, high] = strength.ci95;
            assert!(low <= strength.rating && strength.rating <= high);
            assert!(strength.game_count > 0);
        }
        let anchor =
            G::opponent_ratings().all().iter().find(|one| one.standard_error == 0.0).unwrap();
        assert_eq!(G::opponent_ratings().rated_or_anchor("nobody"), anchor.opponent);
        let changed = format!("{}?x=1", G::roster()[0].name);
        assert_eq!(G::opponent_ratings().rated_or_anchor(&changed), G::roster()[0].name);
        assert_eq!(
            G::opponent_ratings().get("potential?risk=0.9"),
            None,
            "changed opponents are unrated"
        );
        assert!(
            G::opponent_ratings()
                .all()
                .iter()
                .any(|one| one.rating == 1500.0 && one.standard_error == 0.0)
        );
    }
    measured::<Durak>();
    measured::<Reversi>();
}

#[test]
fn opponents_are_listed_from_the_weakest_family_to_the_strongest() {
    /// The levels of an opponent are a family, and the strongest of them determines its place: the
    /// weakest may be made for beginners.
    fn family(name: &str) -> &str {
        let level = name.rsplit_once('-').filter(|(_, level)| level.parse::<u32>().is_ok());
        level.map_or(name, |(family, _)| family)
    }
    fn listed<G: StatisticsGame>() -> Vec<f64> {
        let rated = |name| Some((family(name), G::opponent_ratings().get(name)?.rating));
        let all: Vec<_> = G::roster().iter().filter_map(|entry| rated(entry.name)).collect();
        let levels = all.chunk_by(|one, other| one.0 == other.0);
        assert!(levels.into_iter().all(|family| family.is_sorted_by(|a, b| a.1 < b.1)));
        let families = all.chunk_by(|one, other| one.0 == other.0);
        families.filter_map(|family| family.last()).map(|(_, rating)| *rating).collect()
    }
    for ratings in [listed::<Durak>(), listed::<Reversi>()] {
        assert!(ratings.len() >= 5 && ratings.is_sorted(), "{ratings:?}");
    }
}

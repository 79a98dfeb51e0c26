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
fn ratings_match_the_paper() {
    let mut rng = Seed::from(4).rng();
    for _ in 0..300 {
        let before = Rating {
            rating: rng.random_range(600.0..3000.0),
            deviation: rng.random_range(40.0..350.0),
            volatility: rng.random_range(0.03..0.1),
        };
        let rating = before.rating + rng.random_range(-900.0..900.0);
        let rival = Rival { rating, deviation: rng.random_range(0.0..200.0) };
        for result in [PlayerResult::Won, PlayerResult::Drawn, PlayerResult::Lost] {
            let after = before.after(&[rival], result);
            let expected = glicko(before, rival, result.score());
            assert!((after.rating - expected.rating).abs() < 0.02, "{after:?} {expected:?}");
            assert!((after.deviation - expected.deviation).abs() < 0.02, "{after:?} {expected:?}");
            assert!(
                (after.volatility - expected.volatility).abs() < 2e-6,
                "{after:?} {expected:?}"
            );
        }
    }
}

/// Draws the fool, with probabilities proportional to 10^(−rating / 400).
fn random_fool(ratings: &[f64], rng: &mut impl Rng) -> usize {
    let weights: Vec<f64> = ratings.iter().map(|rating| 10_f64.powf(-rating / 400.0)).collect();
    let mut remaining = rng.random_range(0.0..weights.iter().sum());
    for (index, weight) in weights.iter().enumerate() {
        if remaining < *weight {
            return index;
        }
        remaining -= weight;
    }
    weights.len() - 1
}

#[test]
fn ratings_converge_at_tables_of_several_rivals() {
    let mut rng = Seed::from(8).rng();
    for true_rating in [1200.0, 1500.0, 1900.0] {
        for rival_ratings in
            [&[1500.0][..], &[1500.0, 1300.0], &[1400.0, 1500.0, 1600.0, 1700.0, 1350.0]]
        {
            let to_rival = |rating: f64| Rival { rating, deviation: 5.0 };
            let rivals: Vec<Rival> = rival_ratings.iter().copied().map(to_rival).collect();
            let all_ratings: Vec<f64> =
                [true_rating].into_iter().chain(rival_ratings.iter().copied()).collect();
            let (mut rating, mut sum, mut losses) = (Rating::default(), 0.0, 0);
            for game in 0..6000 {
                let is_fool = random_fool(&all_ratings, &mut rng) == 0;
                losses += u32::from(is_fool);
                let result = if is_fool { PlayerResult::Lost } else { PlayerResult::Won };
                rating = rating.after(&rivals, result);
                sum += if game >= 1000 { rating.rating } else { 0.0 };
            }
            assert!(
                (sum / 5000.0 - true_rating).abs() < 25.0,
                "{true_rating} among {rival_ratings:?}: {rating:?}"
            );
            let exact = Rating { rating: true_rating, deviation: 0.0, ..rating };
            let escape_rate = 1.0 - f64::from(losses) / 6000.0;
            assert!((exact.expected_score(&rivals) - escape_rate).abs() < 0.025);
        }
    }
    let unknown_rivals = [Rival::default(), Rival::default()];
    let rating = Rating::default();
    assert_eq!(rating.after(&unknown_rivals, PlayerResult::Drawn), rating, "nobody was the fool");
}

#[test]
fn all_rated_opponents_exist_and_were_measured() {
    fn check<G: StatisticsGame>() {
        for rating in G::opponent_ratings().all() {
            let exists = G::roster().iter().any(|entry| entry.name == rating.opponent);
            assert!(exists, "no opponent is called {}", rating.opponent);
            let [low, high] = rating.ci95;
            assert!(low <= rating.rating && rating.rating <= high);
            assert!(rating.game_count > 0);
        }
        let anchor =
            G::opponent_ratings().all().iter().find(|rating| rating.standard_error == 0.0).unwrap();
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
                .any(|rating| rating.rating == 1500.0 && rating.standard_error == 0.0)
        );
    }
    check::<Durak>();
    check::<Reversi>();
}

#[test]
fn opponents_are_listed_from_the_weakest_family_to_the_strongest() {
    /// The levels of an opponent are a family, and the strongest of them determines its place: the
    /// weakest may be made for beginners.
    fn family(name: &str) -> &str {
        let level = name.rsplit_once('-').filter(|(_, level)| level.parse::<u32>().is_ok());
        level.map_or(name, |(family, _)| family)
    }
    /// The rating of the strongest opponent of each family, in the order of the roster.
    fn family_ratings<G: StatisticsGame>() -> Vec<f64> {
        let rated = |name| Some((family(name), G::opponent_ratings().get(name)?.rating));
        let all: Vec<_> = G::roster().iter().filter_map(|entry| rated(entry.name)).collect();
        let levels = all.chunk_by(|a, b| a.0 == b.0);
        assert!(levels.into_iter().all(|family| family.is_sorted_by(|a, b| a.1 < b.1)));
        let families = all.chunk_by(|a, b| a.0 == b.0);
        families.filter_map(|family| family.last()).map(|(_, rating)| *rating).collect()
    }
    for ratings in [family_ratings::<Durak>(), family_ratings::<Reversi>()] {
        assert!(ratings.len() >= 5 && ratings.is_sorted(), "{ratings:?}");
    }
}

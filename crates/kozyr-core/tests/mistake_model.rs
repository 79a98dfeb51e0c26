//! Opponents make deliberate mistakes, exactly as costly as configured.

use kozyr_core::{game::Seed, opponent::MistakeModel};
use rand::RngExt;

/// The mean cost of many choices by a model, with a numbered seed.
fn mean_cost(model: MistakeModel, losses: &[u32], number: u64) -> f64 {
    const DRAWS: u32 = 20_000;
    let mut rng = Seed::from(number).rng();
    let sum: u32 = (0..DRAWS).map(|_| losses[model.choose(losses, &mut rng)]).sum();
    f64::from(sum) / f64::from(DRAWS)
}

#[test]
fn choices_have_the_configured_mean_cost() {
    let mut rng = Seed::from(1).rng();
    let (mut limited, mut unlimited) = (0, 0);
    for number in 0..60 {
        let count = rng.random_range(2..9);
        let mut losses: Vec<u32> = (0..count).map(|_| rng.random_range(0..30)).collect();
        let best = rng.random_range(0..count);
        losses[best] = 0;
        let model = MistakeModel { mean_cost: rng.random_range(0.5..10.0), max_cost: 20 };
        let allowed: Vec<u32> =
            losses.iter().copied().filter(|&loss| loss <= model.max_cost).collect();
        // If even uniformly random choices cost less on average, that is the cost.
        let uniform_cost = f64::from(allowed.iter().sum::<u32>()) / allowed.len() as f64;
        let expected = model.mean_cost.min(uniform_cost);
        let cost = mean_cost(model, &losses, number);
        assert!((cost - expected).abs() < 0.3, "{losses:?} {model:?}: {cost}, not {expected}");
        *(if uniform_cost > model.mean_cost { &mut limited } else { &mut unlimited }) += 1;
    }
    assert!(limited > 15 && unlimited > 15, "{limited} {unlimited}");
}

#[test]
fn choices_never_exceed_the_maximum_cost_and_better_ones_are_likelier() {
    let losses = [9, 0, 3, 21, 3, 60];
    let model = MistakeModel { mean_cost: 2.0, max_cost: 20 };
    let mut rng = Seed::from(2).rng();
    let mut counts = [0; 6];
    for _ in 0..20_000 {
        counts[model.choose(&losses, &mut rng)] += 1;
    }
    assert_eq!([counts[3], counts[5]], [0, 0]);
    assert!(counts[1] > counts[2] && counts[2] > counts[0], "{counts:?}");
    assert!(counts[0] > 0);
}

#[test]
fn no_mistakes_means_the_best_choice_without_a_random_number() {
    let mut rng = Seed::from(3).rng();
    assert_eq!(MistakeModel::NONE.choose(&[4, 0, 0], &mut rng), 1);
    assert_eq!(rng, Seed::from(3).rng());
}

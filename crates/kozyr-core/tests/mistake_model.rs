//! Opponents make deliberate mistakes, exactly as costly as configured.

use kozyr_core::{game::Seed, opponent::MistakeModel};
use rand::RngExt;

fn mean_cost(erring: MistakeModel, losses: &[u32], number: u64) -> f64 {
    const DRAWS: u32 = 20_000;
    let mut rng = Seed::from(number).rng();
    let sum: u32 = (0..DRAWS).map(|_| losses[erring.choose(losses, &mut rng)]).sum();
    f64::from(sum) / f64::from(DRAWS)
}

#[test]
fn choices_cost_what_they_may_on_average() {
    let mut rng = Seed::from(1).rng();
    let (mut held, mut poor) = (0, 0);
    for number in 0..60 {
        let count = rng.random_range(2..9);
        let mut losses: Vec<u32> = (0..count).map(|_| rng.random_range(0..30)).collect();
        let best = rng.random_range(0..count);
        losses[best] = 0;
        let erring = MistakeModel { mean_cost: rng.random_range(0.5..10.0), max_cost: 20 };
        let open: Vec<u32> =
            losses.iter().copied().filter(|&loss| loss <= erring.max_cost).collect();
        // If even uniformly random choices cost less on average, that is the cost.
        let blind = f64::from(open.iter().sum::<u32>()) / open.len() as f64;
        let expected = erring.mean_cost.min(blind);
        let cost = mean_cost(erring, &losses, number);
        assert!((cost - expected).abs() < 0.3, "{losses:?} {erring:?}: {cost}, not {expected}");
        *(if blind > erring.mean_cost { &mut held } else { &mut poor }) += 1;
    }
    assert!(held > 15 && poor > 15, "{held} {poor}");
}

#[test]
fn nothing_dearer_than_the_most_is_ever_chosen_and_the_better_is_likelier() {
    let losses = [9, 0, 3, 21, 3, 60];
    let erring = MistakeModel { mean_cost: 2.0, max_cost: 20 };
    let mut rng = Seed::from(2).rng();
    let mut counts = [0; 6];
    for _ in 0..20_000 {
        counts[erring.choose(&losses, &mut rng)] += 1;
    }
    assert_eq!([counts[3], counts[5]], [0, 0]);
    assert!(counts[1] > counts[2] && counts[2] > counts[0], "{counts:?}");
    assert!(counts[0] > 0);
}

#[test]
fn who_never_errs_takes_the_best_and_no_random_number() {
    let mut rng = Seed::from(3).rng();
    assert_eq!(MistakeModel::NONE.choose(&[4, 0, 0], &mut rng), 1);
    assert_eq!(rng, Seed::from(3).rng());
}

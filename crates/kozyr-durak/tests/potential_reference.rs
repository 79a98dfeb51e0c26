//! The potential opponents agree with the reference implementation.

use crate::support::{
    durak_games as games, durak_opponents::assert_close, durak_potential_reference as model,
};

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Durak, Phase};
use model::PotentialReference;
use rand::RngExt;
use std::collections::BTreeMap;

const DEALS: usize = 400;

/// Asserts that an opponent plays as the reference implementation in random deals, with or without
/// shedding, and with the loss by beating counted from the hand held now or from the one attacked.
/// Also compares the potential that explanations state.
fn assert_decides_like(name: &str, sheds: bool, drop_from_now: bool, seed: u64) {
    let opponent = make_opponent::<Durak>(name).unwrap();
    let mut rng = Seed::from(seed).rng();
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut single_answer_count, mut skipped_count, mut potential_count) = (0, 0, 0);
    for _ in 0..DEALS {
        let seed = any_seed(&mut rng).1;
        let mut game = Durak::new(&any_setup(&mut rng), &seed).unwrap();
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let decision = opponent.decide(view, &Budget::default(), &mut Seed::from(0).rng());
            let action = decision.action;
            let reference = PotentialReference::new(&game, sheds, drop_from_now);
            let mut terms = decision.explanation.terms.iter();
            if let Some(potential) = terms.find(|term| term.name == "potential-now") {
                assert_close(potential.value, reference.current_potential());
                potential_count += 1;
            }
            let allowed = reference.decide();
            // Decisions with only one choice prove nothing.
            if game.legal_actions().len() > 1 {
                if let Some(allowed) = &allowed {
                    assert!(
                        allowed.contains(&action),
                        "{name}: {action} is not one of {allowed:?}\n{:?}",
                        view.snapshot()
                    );
                    let decision_kind = match view.phase() {
                        Phase::Redeal => "new deal",
                        Phase::Attack => "lead",
                        Phase::Defend => "beat or take",
                        _ => "throw in",
                    };
                    *compared.entry(decision_kind).or_default() += 1;
                    single_answer_count +=
                        usize::from(allowed.iter().all(|&only_action| only_action == action));
                } else {
                    skipped_count += 1;
                }
            }
            let is_random: bool = rng.random();
            let action = if is_random { any_legal(&game, &mut rng).unwrap() } else { action };
            game.play(action).unwrap();
        }
    }
    println!(
        "{name}: {compared:?}, one answer {single_answer_count}, too many ways {skipped_count}, \
         potentials {potential_count}"
    );
    assert!(potential_count > 10_000, "{potential_count}");
    let minimums = [("beat or take", 5000), ("lead", 5000), ("throw in", 5000)];
    for (decision_kind, minimum) in minimums {
        assert!(compared[decision_kind] >= minimum, "{decision_kind}: {}", compared[decision_kind]);
    }
}

#[test]
fn the_opponent_with_shedding_follows_the_description() {
    assert_decides_like("potential", true, false, 1);
}

#[test]
fn the_opponent_without_shedding_follows_the_description() {
    assert_decides_like("potential-fixed", false, false, 2);
}

#[test]
fn the_loss_by_beating_can_count_from_the_hand_held_now() {
    assert_decides_like("potential?drop_from_now=true", true, true, 3);
}

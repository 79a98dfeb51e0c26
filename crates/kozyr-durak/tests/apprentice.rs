//! Apprentices: masters that forget cards and make mistakes.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    game::{Game, Seat, Seed},
    opponent::{Budget, Decision, make_opponent},
};
use kozyr_durak::{Durak, Event, Rules, Setup, opponents::APPRENTICE_LEVELS};
use rand::RngExt;

/// An opponent's decision for the seat to act, with random numbers from this seed.
fn decide(name: &str, game: &Durak, seed: u64) -> Decision<<Durak as Game>::Action> {
    let view = game.view(game.to_act().unwrap());
    make_opponent::<Durak>(name).unwrap().decide(
        view,
        &Budget::default(),
        &mut Seed::from(seed).rng(),
    )
}

#[test]
fn apprentices_play_legally_by_any_rules_and_report_mistakes() {
    let mut rng = Seed::from(1).rng();
    let (mut mistake_count, mut decision_count) = (0, 0);
    for number in 0..40 {
        let name = format!("apprentice-{}", 1 + number % u64::from(APPRENTICE_LEVELS));
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while game.to_act().is_some() {
            let Decision { action, explanation } = decide(&name, &game, number);
            assert!(game.legal_actions().contains(&action));
            if let Some(chosen) = explanation.chosen() {
                assert_eq!(chosen.plan[0], action);
                decision_count += 1;
                // The explained choice agrees with the values shown.
                let values =
                    explanation.alternatives.iter().filter_map(|alternative| alternative.value);
                let greatest = values.fold(f64::NEG_INFINITY, f64::max);
                if explanation.rule.key == "apprentice-erred" {
                    mistake_count += 1;
                    assert_ne!(name, "apprentice-4");
                    let comparison = explanation.comparison.as_ref().unwrap();
                    assert!(chosen.value.unwrap() < greatest);
                    assert!(greatest - chosen.value.unwrap() < 60.5, "no mistake looks absurd");
                    assert_ne!(comparison.runner_up[0], action);
                    assert!(explanation.contrasts.is_empty(), "a mistake has no reasons");
                }
            }
            let random_action = any_legal(&game, &mut rng).unwrap();
            game.play(if rng.random_bool(0.2) { random_action } else { action }).unwrap();
        }
    }
    assert!(
        mistake_count > 20 && mistake_count < decision_count / 2,
        "{mistake_count} of {decision_count}"
    );
}

/// Apprentices report the number of forgotten cards, which is zero before the first bout ends.
#[test]
fn the_number_of_forgotten_cards_is_reported() {
    let mut report_count = 0;
    for number in 0..10 {
        let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(number)).unwrap();
        while game.to_act().is_some() {
            let decision = decide("apprentice-1", &game, number);
            let terms = &decision.explanation.terms;
            let forgotten = terms.iter().find(|term| term.name == "apprentice-forgotten");
            let view = game.view(game.to_act().unwrap());
            let bout_has_ended = view
                .history()
                .any(|event| matches!(event, Event::BoutBeaten { .. } | Event::BoutTaken { .. }));
            if let Some(term) = forgotten {
                assert!(bout_has_ended && term.value >= 1.0 && term.value <= 36.0);
                report_count += 1;
            }
            assert!(
                decide("master-1", &game, number)
                    .explanation
                    .terms
                    .iter()
                    .all(|term| { term.name != "apprentice-forgotten" })
            );
            game.play(decision.action).unwrap();
        }
    }
    assert!(report_count > 50, "{report_count}");
}

/// Each level beats the one below, and the weakest master beats the strongest apprentice.
#[test]
fn each_level_beats_the_one_below() {
    const DEALS: u64 = 60;
    let mut names: Vec<String> =
        (1..=APPRENTICE_LEVELS).map(|level| format!("apprentice-{level}")).collect();
    names.push("master-1".into());
    for pair in names.windows(2) {
        let mut score = 0.0;
        for deal in 0..DEALS {
            for stronger in Seat::all(2) {
                let setup = Setup::new(2, Rules::default());
                let mut game = Durak::new(&setup, &Seed::from(deal)).unwrap();
                let mut decisions = 1000 * deal;
                while let Some(seat) = game.to_act() {
                    decisions += 1;
                    let name = &pair[usize::from(seat == stronger)];
                    game.play(decide(name, &game, decisions).action).unwrap();
                }
                score += game.outcome().unwrap().score(stronger);
            }
        }
        // Between equal levels chance gives this score in less than one of a hundred matches.
        let share = score / (2.0 * DEALS as f64);
        assert!(share > 0.58, "{pair:?}: {share}");
    }
}

#[test]
fn invalid_parameters_are_rejected() {
    for invalid in ["worlds=0", "errors=-1", "errors=101", "recall=-1", "trumps=2"] {
        assert!(make_opponent::<Durak>(&format!("apprentice-1?{invalid}")).is_err(), "{invalid}");
    }
    assert!(make_opponent::<Durak>("master-1?worlds=20&recall=3&trumps=false&errors=2.5").is_ok());
}

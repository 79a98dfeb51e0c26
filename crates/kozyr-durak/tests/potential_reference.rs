//! The potential opponents agree with the reference implementation.

use crate::support::{durak_games as games, durak_potential_reference as model};

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

fn assert_decides_like(name: &str, changes: bool, seed: u64) {
    let opponent = make_opponent::<Durak>(name).unwrap();
    let mut rng = Seed::from(seed).rng();
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut one_answer, mut skipped) = (0, 0);
    for _ in 0..DEALS {
        let seed = any_seed(&mut rng).1;
        let mut game = Durak::new(&any_setup(&mut rng), &seed).unwrap();
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let action = opponent.decide(view, &Budget::default(), &mut Seed::from(0).rng()).action;
            let allowed = PotentialReference::new(&game, changes).decide();
            // Decisions with only one choice prove nothing.
            if game.legal_actions().len() > 1 {
                if let Some(allowed) = &allowed {
                    assert!(
                        allowed.contains(&action),
                        "{name}: {action} is not one of {allowed:?}\n{:?}",
                        view.snapshot()
                    );
                    let question = match view.phase() {
                        Phase::Redeal => "new deal",
                        Phase::Attack => "lead",
                        Phase::Defend => "beat or take",
                        _ => "throw in",
                    };
                    *asked.entry(question).or_default() += 1;
                    one_answer += usize::from(allowed.iter().all(|&one| one == action));
                } else {
                    skipped += 1;
                }
            }
            let interferes: bool = rng.random();
            let action = if interferes { any_legal(&game, &mut rng).unwrap() } else { action };
            game.play(action).unwrap();
        }
    }
    println!("{name}: {asked:?}, one answer {one_answer}, too many ways {skipped}");
    let enough = [("beat or take", 5000), ("lead", 5000), ("throw in", 5000)];
    for (question, least) in enough {
        assert!(asked[question] >= least, "{question}: {}", asked[question]);
    }
}

#[test]
fn the_player_who_changes_tactics_decides_as_the_text_has_it() {
    assert_decides_like("potential", true, 1);
}

#[test]
fn the_player_who_does_not_decides_as_the_text_has_it() {
    assert_decides_like("potential-fixed", false, 2);
}

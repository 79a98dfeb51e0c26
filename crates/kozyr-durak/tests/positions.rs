//! Bitset positions follow the rules action for action.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak,
    search::{PlayoutPolicy, Position, play_out},
};

/// Asserts that both describe the same deal.
fn assert_same(position: &Position, game: &Durak) {
    assert_eq!(position.ending(), game.ending());
    assert_eq!(position.to_act(), game.to_act());
    assert_eq!(position.legal_actions(), game.legal_actions());
    assert_eq!(position.talon(), game.talon());
    for seat in Seat::all(game.seats()) {
        assert_eq!(position.hand(seat), game.hand(seat));
        let score = game.outcome().map(|outcome| outcome.score(seat));
        assert_eq!(position.result_for(seat).map(|result| result.chance()), score);
    }
    let view = game.view(Seat::new(0));
    assert_eq!(position.phase(), view.phase());
    assert_eq!(position.table_cards(), view.table_cards());
    assert_eq!(Some(position.attacker()), view.attacker());
    assert_eq!(Some(position.defender()), view.defender());
    if game.to_act().is_some() {
        assert_eq!(position.open_attacks(), view.open_attacks());
        assert_eq!(position.attacks_left(), view.attacks_left());
        assert_eq!(position.seats_that_showed(), view.seats_that_showed());
    }
}

#[test]
fn positions_follow_random_games_action_by_action() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..20_000 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        let mut position: Option<Position> = None;
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
            match &mut position {
                Some(position) => position.play(action),
                None => position = Position::from_game(&game),
            }
            if let Some(position) = &position {
                assert_same(position, &game);
            }
        }
    }
}

#[test]
fn positions_read_in_mid_deal_follow_the_game() {
    let mut rng = Seed::from(2).rng();
    for _ in 0..2_000 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            let before = Position::from_game(&game);
            game.play(action).unwrap();
            let (Some(mut position), Some(after)) = (before, Position::from_game(&game)) else {
                continue;
            };
            position.play(action);
            assert_same(&position, &game);
            assert_eq!(position.legal_actions(), after.legal_actions());
        }
    }
}

#[test]
fn playouts_reach_an_ending() {
    let mut rng = Seed::from(3).rng();
    for _ in 0..5_000 {
        let setup = any_setup(&mut rng);
        let mut game = Durak::new(&setup, &any_seed(&mut rng).1).unwrap();
        while Position::from_game(&game).is_none() {
            let action = *game.legal_actions().last().unwrap();
            game.play(action).unwrap();
        }
        let start = Position::from_game(&game).unwrap();
        let (deck, trump) = (setup.rules.deck, start.trump());
        let policies = [PlayoutPolicy::strong(deck, trump), PlayoutPolicy::simple(deck, trump)];
        let end = play_out(start, start.attacker(), &policies);
        assert!(end.ending().is_some());
        assert!(end.to_act().is_none());
    }
}

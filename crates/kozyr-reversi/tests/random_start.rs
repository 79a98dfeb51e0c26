//! Random starts for rated games.

use kozyr_core::game::{Game, Seed};
use kozyr_reversi::{
    Colour, Position, RANDOM_START_PLIES, Reversi, Setup,
    engine::{Engine, SearchLimits, Weights},
    random_start,
};
use std::collections::HashSet;

/// All positions after `plies` plies from the initial position.
fn reachable(plies: usize) -> HashSet<Position> {
    let mut positions = HashSet::from([Position::START]);
    for _ in 0..plies {
        positions = positions
            .iter()
            .flat_map(|start| {
                let game = Reversi::new(&Setup { start: *start }, &Seed::from(0)).unwrap();
                let after = move |action| {
                    let mut game = game.clone();
                    game.play(action).unwrap();
                    game.position()
                };
                let legal = Reversi::new(&Setup { start: *start }, &Seed::from(0)).unwrap();
                legal.legal_actions().into_iter().map(after).collect::<Vec<_>>()
            })
            .collect();
    }
    positions
}

#[test]
fn random_starts_are_reachable_balanced_and_varied() {
    let reachable = reachable(RANDOM_START_PLIES);
    let mut engine = Engine::new(Weights::builtin(), 16);
    let mut starts = HashSet::new();
    for seed in 0..60 {
        let Setup { start } = random_start(&Seed::from(seed));
        assert_eq!(random_start(&Seed::from(seed)).start, start, "the seed decides");
        assert!(reachable.contains(&start));
        assert_eq!(start.to_move, Colour::Black);
        // A deeper search may find a small advantage, but not a decided game.
        let report = engine.search(start.board, &SearchLimits::ANALYSIS, &|| false);
        assert!(report.score.abs() <= 8, "{start}: {}", report.score);
        starts.insert(start);
    }
    assert!(starts.len() > 45, "{} different starts of 60", starts.len());
}

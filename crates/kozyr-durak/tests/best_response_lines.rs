//! The master's search with three or more players and no hidden cards.

use crate::support::durak_opponents as opponents;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak, Rules, Setup,
    search::{ActionSearch, PlayoutPolicy, Position, SearchBudget, play_out},
};
use opponents::decide;

/// The number of worlds of eight with strong playouts of the others.
const STRONG_WORLDS: f64 = 3.0;

/// The mean result for a seat that uses strong playouts itself, while all others use the search's
/// mix of fast and strong ones.
fn playout_value(position: Position, seat: Seat, game: &Durak) -> f64 {
    let (deck, trump) = (game.setup().rules.deck, position.trump());
    let (fast, strong) = (PlayoutPolicy::simple(deck, trump), PlayoutPolicy::strong(deck, trump));
    let value_against = |policy| {
        let end = play_out(position, seat, &[strong, policy]);
        end.result_for(seat).map_or(0.5, |verdict| verdict.chance())
    };
    ((8.0 - STRONG_WORLDS) * value_against(fast) + STRONG_WORLDS * value_against(strong)) / 8.0
}

/// With three or more players, the search finds at least what strong playouts achieve, and
/// sometimes more.
#[test]
fn the_search_finds_lines_that_strong_playouts_miss() {
    let (mut compared, mut better) = (0, 0);
    for number in 0..160 {
        let players = 3 + number as usize % 3;
        let mut game =
            Durak::new(&Setup::new(players, Rules::default()), &Seed::from(number)).unwrap();
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let position = Position::from_game(&game).unwrap();
            let search = ActionSearch::new(view, SearchBudget::from_worlds(512), number);
            let applies = !position.is_heads_up() && search.belief().is_certain();
            assert_eq!(search.searches_best_responses(), applies);
            if applies && search.candidates().len() > 1 {
                compared += 1;
                let mut search = search;
                search.finish();
                // Candidates still in the search have been tried in more than these eight worlds.
                for candidate in
                    search.candidates().iter().filter(|candidate| candidate.worlds() == 8)
                {
                    let mut next = position;
                    next.play(candidate.action);
                    let (found, expected) =
                        (candidate.sampled_chance().unwrap(), playout_value(next, seat, &game));
                    assert!(
                        found >= expected,
                        "deal {number}, {}: {found}, {expected}",
                        candidate.action
                    );
                    better += usize::from(found > expected);
                }
                // Without hidden cards the result does not depend on the seed.
                let mut other_search =
                    ActionSearch::new(view, SearchBudget::from_worlds(512), number + 1);
                other_search.finish();
                assert_eq!(other_search.candidates(), search.candidates(), "deal {number}");
            }
            let action = decide("greedy", &game).action;
            game.play(action).unwrap();
        }
    }
    assert!(compared > 20 && better > 10, "{compared}, {better}");
}

//! The master's search with three or more players and no hidden cards.

use crate::support::durak_opponents as opponents;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak, Rules, Setup,
    search::{ActionSearch, PlayoutPolicy, Position, SearchBudget, play_out},
};
use opponents::decide;

/// The number of worlds of eight with strong playouts of the others.
const SHREWD: f64 = 3.0;

/// The mean result for a seat that uses strong playouts itself, while all others use the search's
/// mix of fast and strong ones.
fn played_on(position: Position, seat: Seat, game: &Durak) -> f64 {
    let (deck, trump) = (game.setup().rules.deck, position.trump());
    let (simple, shrewd) = (PlayoutPolicy::simple(deck, trump), PlayoutPolicy::strong(deck, trump));
    let against = |style| {
        let end = play_out(position, seat, &[shrewd, style]);
        end.result_for(seat).map_or(0.5, |verdict| verdict.chance())
    };
    ((8.0 - SHREWD) * against(simple) + SHREWD * against(shrewd)) / 8.0
}

/// With three or more players, the search finds at least what strong playouts achieve, and
/// sometimes more.
#[test]
fn lines_are_found_that_playing_on_shrewdly_misses() {
    let (mut met, mut better) = (0, 0);
    for number in 0..160 {
        let players = 3 + number as usize % 3;
        let mut game =
            Durak::new(&Setup::new(players, Rules::default()), &Seed::from(number)).unwrap();
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let position = Position::from_game(&game).unwrap();
            let search = ActionSearch::new(view, SearchBudget::from_worlds(512), number);
            let several = !position.is_heads_up() && search.belief().is_certain();
            assert_eq!(search.searches_best_responses(), several);
            if several && search.candidates().len() > 1 {
                met += 1;
                let mut search = search;
                search.finish();
                // Candidates still in the search have been tried in more than these eight worlds.
                for one in search.candidates().iter().filter(|one| one.worlds() == 8) {
                    let mut next = position;
                    next.play(one.action);
                    let (found, least) =
                        (one.sampled_chance().unwrap(), played_on(next, seat, &game));
                    assert!(found >= least, "deal {number}, {}: {found}, {least}", one.action);
                    better += usize::from(found > least);
                }
                // Without hidden cards the result does not depend on the seed.
                let mut again = ActionSearch::new(view, SearchBudget::from_worlds(512), number + 1);
                again.finish();
                assert_eq!(again.candidates(), search.candidates(), "deal {number}");
            }
            let action = decide("greedy", &game).action;
            game.play(action).unwrap();
        }
    }
    assert!(met > 20 && better > 10, "{met}, {better}");
}

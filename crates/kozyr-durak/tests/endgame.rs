//! The endgame solver compared with brute force over all states.

use crate::support::durak_brute_force as brute;
use crate::support::durak_games as games;

use brute::BruteForceEndgame;
use games::any_ending;
use kozyr_core::game::{Game, Seed};
use kozyr_durak::{
    Action, Durak, TransferRule,
    search::{EndgameSolver, Position, SeatResult},
};
use rand::RngExt;

fn points(verdict: SeatResult) -> i8 {
    verdict.points() as i8
}

/// The result of a comparison.
#[derive(Default, Debug)]
struct SolverComparison {
    /// The number of endgames lost, drawn and won for the seat to act.
    kinds: [usize; 3],
    /// The number of endgames with transfers.
    passing_on: usize,
    /// The number of endgames with too many states for brute force.
    too_large: usize,
    /// The number of endgames that the solver gave up on; with transfers some have too many cycles.
    given_up: usize,
}

impl SolverComparison {
    fn endings(&self) -> usize {
        self.kinds.iter().sum()
    }

    /// Compares this many more endgames of up to the given number of cards. Covers every action of
    /// the seat to act.
    fn add<E: BruteForceEndgame>(
        &mut self,
        series: u64,
        endings: usize,
        [cards, states]: [usize; 2],
        ending: impl Fn(&Durak, Position) -> E,
    ) {
        let (mut rng, all) = (Seed::from(series).rng(), self.endings() + endings);
        while self.endings() < all {
            let most = rng.random_range(2..=cards);
            let Some(game) = any_ending(&mut rng, most) else { continue };
            let position = Position::from_game(&game).unwrap();
            match brute::values(&ending(&game, position), states) {
                Some(expected) => self.compare(&game, &position, &expected),
                None => self.too_large += 1,
            }
        }
    }

    fn compare(&mut self, game: &Durak, position: &Position, expected: &[(Action, i8)]) {
        let passing_on = game.setup().rules.transfer != TransferRule::Off;
        let mut endgame = EndgameSolver::new(16);
        let Some(found) = endgame.solve_actions(position, 2_000_000) else {
            assert!(passing_on, "{position}");
            self.given_up += 1;
            return;
        };
        let found: Vec<_> =
            found.into_iter().map(|(action, verdict)| (action, points(verdict))).collect();
        assert_eq!(found, expected, "{position}");
        let best = expected.iter().map(|(_, points)| *points).max().unwrap();
        assert_eq!(points(endgame.solve(position, u64::MAX).unwrap()), best, "{position}");
        self.kinds[best as usize] += 1;
        self.passing_on += usize::from(passing_on);
    }

    /// Returns whether endgames of every kind were compared and few were left out.
    fn is_varied(&self) -> bool {
        let endings = self.endings();
        self.given_up < endings / 50
            && self.too_large < endings / 8
            && self.passing_on > endings / 4
            && self.kinds.iter().all(|&count| count > endings / 200)
    }
}

#[test]
fn small_endings_come_to_what_looking_at_every_state_says() {
    let mut compared = SolverComparison::default();
    compared.add(1, 1_500, [7, 3_000], |game, _| game.clone());
    assert!(compared.is_varied(), "{compared:?}");
}

#[test]
#[ignore = "takes minutes"]
fn ten_thousand_endings_of_up_to_ten_cards_come_to_what_looking_at_every_state_says() {
    let mut compared = SolverComparison::default();
    for series in 2..22 {
        compared.add(series, 500, [10, 150_000], |_, position| position);
        println!("{compared:?}");
    }
    assert!(compared.is_varied(), "{compared:?}");
}

#[test]
fn a_line_of_perfect_play_keeps_its_promise() {
    let mut rng = Seed::from(3).rng();
    let mut followed = 0;
    while followed < 300 {
        let Some(mut game) = any_ending(&mut rng, 12) else { continue };
        // With endless transfers a line may not end.
        if game.setup().rules.transfer != TransferRule::Off {
            continue;
        }
        let position = Position::from_game(&game).unwrap();
        let seat = position.to_act().unwrap();
        let solution = EndgameSolver::new(14).solve_with_line(&position, 10_000_000).unwrap();
        for action in solution.line {
            game.play(action).unwrap();
        }
        let score = game.outcome().expect("the line goes to the end").score(seat);
        assert_eq!(score, solution.result.chance());
        followed += 1;
    }
}

#[test]
fn a_search_that_is_cut_short_can_be_taken_up_again() {
    let mut rng = Seed::from(4).rng();
    let mut resumed = 0;
    while resumed < 30 {
        let Some(game) = any_ending(&mut rng, 16) else { continue };
        if game.setup().rules.transfer != TransferRule::Off {
            continue;
        }
        let position = Position::from_game(&game).unwrap();
        let whole = EndgameSolver::new(20).solve(&position, u64::MAX);
        let mut endgame = EndgameSolver::new(20);
        let mut slices = 1;
        let found = loop {
            if let Some(verdict) = endgame.solve(&position, 1_000) {
                break verdict;
            }
            slices += 1;
            assert!(slices < 100_000, "the search does not terminate: {position}");
        };
        assert_eq!(Some(found), whole);
        resumed += usize::from(slices > 1);
    }
}

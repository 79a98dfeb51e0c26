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

/// The result in half points.
fn points(result: SeatResult) -> i8 {
    result.points() as i8
}

/// The result of a comparison.
#[derive(Default, Debug)]
struct SolverComparison {
    /// The number of endgames lost, drawn and won for the seat to act.
    kinds: [usize; 3],
    /// The number of endgames with transfers.
    transfers: usize,
    /// The number of endgames with too many states for brute force.
    too_large: usize,
    /// The number of endgames that the solver gave up on; with transfers some have too many cycles.
    given_up: usize,
}

impl SolverComparison {
    /// The number of endgames compared.
    fn count(&self) -> usize {
        self.kinds.iter().sum()
    }

    /// Compares `count` more endgames of up to the given number of cards. Covers every action of
    /// the seat to act.
    fn add<E: BruteForceEndgame>(
        &mut self,
        seed: u64,
        count: usize,
        [cards, states]: [usize; 2],
        to_endgame: impl Fn(&Durak, Position) -> E,
    ) {
        let (mut rng, target) = (Seed::from(seed).rng(), self.count() + count);
        while self.count() < target {
            let max_cards = rng.random_range(2..=cards);
            let Some(game) = any_ending(&mut rng, max_cards) else { continue };
            let position = Position::from_game(&game).unwrap();
            match brute::values(&to_endgame(&game, position), states) {
                Some(expected) => self.compare(&game, &position, &expected),
                None => self.too_large += 1,
            }
        }
    }

    /// Compares the solver with the expected points of every action.
    fn compare(&mut self, game: &Durak, position: &Position, expected: &[(Action, i8)]) {
        let has_transfers = game.setup().rules.transfer != TransferRule::Off;
        let mut solver = EndgameSolver::new(16);
        let Some(found) = solver.solve_actions(position, 2_000_000) else {
            assert!(has_transfers, "{position}");
            self.given_up += 1;
            return;
        };
        let found: Vec<_> =
            found.into_iter().map(|(action, result)| (action, points(result))).collect();
        assert_eq!(found, expected, "{position}");
        let best = expected.iter().map(|(_, points)| *points).max().unwrap();
        assert_eq!(points(solver.solve(position, u64::MAX).unwrap()), best, "{position}");
        self.kinds[best as usize] += 1;
        self.transfers += usize::from(has_transfers);
    }

    /// Returns whether endgames of every kind were compared and few were left out.
    fn is_varied(&self) -> bool {
        let total = self.count();
        self.given_up < total / 50
            && self.too_large < total / 8
            && self.transfers > total / 4
            && self.kinds.iter().all(|&count| count > total / 200)
    }
}

#[test]
fn small_endgames_match_brute_force() {
    let mut compared = SolverComparison::default();
    compared.add(1, 1_500, [7, 3_000], |game, _| game.clone());
    assert!(compared.is_varied(), "{compared:?}");
}

#[test]
#[ignore = "takes minutes"]
fn ten_thousand_endgames_of_up_to_ten_cards_match_brute_force() {
    let mut compared = SolverComparison::default();
    for series in 2..22 {
        compared.add(series, 500, [10, 150_000], |_, position| position);
        println!("{compared:?}");
    }
    assert!(compared.is_varied(), "{compared:?}");
}

#[test]
fn a_line_of_perfect_play_reaches_the_predicted_result() {
    let mut rng = Seed::from(3).rng();
    let mut compared = 0;
    while compared < 300 {
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
        compared += 1;
    }
}

#[test]
fn an_interrupted_search_can_be_resumed() {
    let mut rng = Seed::from(4).rng();
    let mut resumed = 0;
    while resumed < 30 {
        let Some(game) = any_ending(&mut rng, 16) else { continue };
        let rules = game.setup().rules;
        // With more attack cards, a take can allow more throw-ins than a slice has positions.
        if rules.transfer != TransferRule::Off || rules.attack_limit_for(16, true) > 6 {
            continue;
        }
        let position = Position::from_game(&game).unwrap();
        // Some endgames of 16 cards take minutes.
        let Some(expected) = EndgameSolver::new(20).solve(&position, 300_000) else { continue };
        let mut solver = EndgameSolver::new(20);
        let mut slices = 1;
        let found = loop {
            // A slice must reach a new position beyond all known ones on a long line.
            if let Some(result) = solver.solve(&position, 5_000) {
                break result;
            }
            slices += 1;
            assert!(slices < 20_000, "the search does not terminate: {position}");
        };
        assert_eq!(found, expected);
        resumed += usize::from(slices > 1);
    }
}

//! The canonical endgame solver compared with brute force over all states and with alpha-beta.

use crate::support::durak_brute_force as brute;
use crate::support::durak_games as games;

use brute::BruteForceEndgame;
use games::any_ending;
use kozyr_core::game::Seed;
use kozyr_durak::{
    Durak, TransferRule,
    search::{CanonicalEndgameSolver, EndgameSolver, Position, SeatResult},
};
use rand::RngExt;

/// The result of a comparison.
#[derive(Default, Debug)]
struct CanonicalComparison {
    /// The number of endgames lost, drawn and won for the seat to act.
    kinds: [usize; 3],
    /// The number of endgames with transfers.
    transfers: usize,
    /// The number of endgames with too many states for brute force.
    too_large: usize,
}

/// Compares `count` endgames, of up to the given number of cards, with brute force. Covers every
/// action of the seat to act. Skips endgames with more states than the limit.
fn compare<E: BruteForceEndgame>(
    seed: u64,
    count: usize,
    [cards, states]: [usize; 2],
    to_endgame: impl Fn(&Durak, Position) -> E,
) -> CanonicalComparison {
    let mut rng = Seed::from(seed).rng();
    let mut compared = CanonicalComparison::default();
    while compared.kinds.iter().sum::<usize>() < count {
        let max_cards = rng.random_range(2..=cards);
        let Some(game) = any_ending(&mut rng, max_cards) else { continue };
        let position = Position::from_game(&game).unwrap();
        let Some(expected) = brute::values(&to_endgame(&game, position), states) else {
            compared.too_large += 1;
            continue;
        };
        let mut solver = CanonicalEndgameSolver::new(14);
        let found = solver.solve_actions(&position, 50_000_000).unwrap();
        let found: Vec<_> =
            found.into_iter().map(|(action, result)| (action, result.points() as i8)).collect();
        assert_eq!(found, expected, "{position}");
        let best = expected.iter().map(|(_, points)| *points).max().unwrap();
        compared.kinds[best as usize] += 1;
        compared.transfers += usize::from(game.setup().rules.transfer != TransferRule::Off);
    }
    compared
}

#[test]
fn small_endgames_match_brute_force() {
    let compared = compare(31, 2_000, [7, 3_000], |game, _| game.clone());
    assert!(compared.kinds.iter().all(|&count| count > 5), "{compared:?}");
    assert!(compared.transfers > 500, "{compared:?}");
}

#[test]
#[ignore = "takes minutes"]
fn thousands_of_endgames_of_up_to_ten_cards_match_brute_force() {
    for series in 40..50 {
        println!("{:?}", compare(series, 500, [10, 150_000], |_, position| position));
    }
}

#[test]
fn larger_endgames_match_alpha_beta() {
    let mut rng = Seed::from(32).rng();
    let mut solved = 0;
    while solved < 200 {
        let Some(game) = any_ending(&mut rng, 13) else { continue };
        let position = Position::from_game(&game).unwrap();
        let Some(expected) = EndgameSolver::new(18).solve(&position, 300_000) else { continue };
        let found = CanonicalEndgameSolver::new(16).solve(&position, 5_000_000);
        // Transfers create additional cycles, so this may take longer than alpha-beta.
        if found.is_none() && game.setup().rules.transfer != TransferRule::Off {
            continue;
        }
        assert_eq!(found, Some(expected), "{position}");
        solved += 1;
    }
}

#[test]
fn an_interrupted_search_can_be_resumed() {
    let mut rng = Seed::from(33).rng();
    let mut resumed = 0;
    while resumed < 30 {
        let Some(game) = any_ending(&mut rng, 14) else { continue };
        if game.setup().rules.transfer != TransferRule::Off {
            continue;
        }
        let position = Position::from_game(&game).unwrap();
        let expected = CanonicalEndgameSolver::new(18).solve(&position, u64::MAX);
        let mut solver = CanonicalEndgameSolver::new(18);
        let mut slices = 1;
        let found = loop {
            if let Some(result) = solver.solve(&position, 500) {
                break result;
            }
            slices += 1;
            assert!(slices < 100_000, "the search does not terminate: {position}");
        };
        assert_eq!(Some(found), expected);
        resumed += usize::from(slices > 1);
    }
}

#[test]
fn a_full_table_changes_no_result() {
    let mut rng = Seed::from(34).rng();
    for _ in 0..100 {
        let Some(game) = any_ending(&mut rng, 9) else { continue };
        let position = Position::from_game(&game).unwrap();
        let [small, large] =
            [4, 18].map(|bits| CanonicalEndgameSolver::new(bits).solve(&position, 5_000_000));
        assert!(small.is_none() || small == large, "{position}");
        assert!(large.is_some(), "{position}");
    }
}

#[test]
fn an_attacker_with_beatable_cards_of_only_one_rank_wins() {
    let position: Position = "trump h; hands Kh Ah Ks Kc | 6s 7c 8h 9d Td".parse().unwrap();
    // The kings that can be beaten are of one rank and go last.
    let mut solver = CanonicalEndgameSolver::new(10);
    assert_eq!(solver.solve(&position, 1_000), Some(SeatResult::Won));
}

/// The result for the attacker, and the number of nodes searched.
fn solved(position: &str) -> (Option<SeatResult>, u64) {
    let position: Position = position.parse().unwrap();
    let mut solver = CanonicalEndgameSolver::new(10);
    (solver.solve(&position, 1_000), solver.nodes())
}

#[test]
fn an_attacker_loses_if_every_lead_is_beaten_and_the_rest_wins() {
    // Without throw-ins: neither of the other player's last two cards can be beaten.
    assert_eq!(solved("trump h; hands 6s 7c | 8s 9c Td"), (Some(SeatResult::Lost), 0));
    // With the eight of clubs, the seven would allow a throw-in.
    assert!(solved("trump h; hands 6s 8c | 8s 9c Td").1 > 0);
    // One or both of the two sixes can be led, or the second thrown in. Both are beaten.
    assert_eq!(solved("trump h; hands 6s 6c 7d | 8s 8c 9d Ts"), (Some(SeatResult::Lost), 0));
    // Only the eight beats the six of clubs, and another eight could then be thrown in.
    let sixes = "trump h; hands 6s 6c 8d | 8s 8c 9d Ts";
    let (verdict, nodes) = solved(sixes);
    assert!(nodes > 0);
    assert_eq!(verdict, EndgameSolver::new(10).solve(&sixes.parse().unwrap(), 100_000));
}

#[test]
fn a_beatable_card_can_be_led_with_an_unbeatable_one_of_its_rank() {
    // The ace cannot be beaten. The other ace and the six must be picked up with it, or go last.
    let (verdict, nodes) = solved("trump h; hands As Ac 6d | 7c 7d 8d Kc Ks");
    assert_eq!((verdict, nodes), (Some(SeatResult::Won), 0));
    // Against two cards, two of three sevens cannot be led together.
    let sevens = "trump h; hands 7s 7c 7d 6d | 8c 8d";
    let (verdict, nodes) = solved(sevens);
    assert!(nodes > 0);
    assert_eq!(verdict, EndgameSolver::new(10).solve(&sevens.parse().unwrap(), 100_000));
}

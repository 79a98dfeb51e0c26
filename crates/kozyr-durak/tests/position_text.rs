//! Positions as text.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak, Phase,
    search::{ParsePositionError, Position, SeatResult},
};

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn fault(text: &str) -> (usize, String) {
    let ParsePositionError { column, reason } = text.parse::<Position>().expect_err(text);
    (column, reason)
}

#[test]
fn what_is_written_is_read_back_and_plays_on_alike() {
    let mut rng = Seed::from(1).rng();
    let mut compared = 0;
    for _ in 0..1_500 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
            let Some(position) = Position::from_game(&game) else { continue };
            if position.ending().is_some() {
                continue;
            }
            let text = position.to_string();
            let again = read(&text);
            assert_eq!(again.to_string(), text);
            assert_eq!(again.to_act(), position.to_act(), "{text}");
            assert_eq!(again.phase(), position.phase(), "{text}");
            assert_eq!(again.attacker(), position.attacker(), "{text}");
            assert_eq!(again.talon(), position.talon());
            assert_eq!(again.table_cards(), position.table_cards());
            for seat in Seat::all(game.seats()) {
                assert_eq!(again.hand(seat), position.hand(seat));
            }
            compared += 1;
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn the_least_that_must_be_said_is_the_trump_and_the_hands() {
    let position = read("trump h; hands 6s 7h | 8c");
    assert_eq!(position.to_act(), Some(Seat::new(0)));
    assert_eq!(position.phase(), Phase::Attack);
    assert!(position.is_heads_up());
}

#[test]
fn what_lies_on_the_table_says_what_is_asked() {
    let defend = read("trump h; hands 7h | 8c; open 6s");
    assert_eq!((defend.phase(), defend.to_act()), (Phase::Defend, Some(Seat::new(1))));
    let throw = read("trump h; hands 6d 7h | 8c; beaten 6s 9s");
    assert_eq!((throw.phase(), throw.to_act()), (Phase::ThrowIn, Some(Seat::new(0))));
    let take = read("trump h; hands 6d 7h | 8c 9d; open 6s; taking");
    assert_eq!((take.phase(), take.to_act()), (Phase::Take, Some(Seat::new(0))));
}

#[test]
fn an_ending_written_down_can_be_played() {
    let mut position = read("trump h; hands 6s 6d | 9s Ah; attacker 0");
    for action in ["attack 6s 6d", "beat 6s 9s", "beat 6d Ah"] {
        position.play(action.parse().unwrap());
    }
    assert_eq!(position.result_for(Seat::new(0)), Some(SeatResult::Drawn));
}

#[test]
fn faults_are_told_with_their_place() {
    for (text, column, part) in [
        ("trump h; hands 6s 7x | 8c", 19, "7x"),
        ("trump h; hands 6s 7h | 6s", 24, "twice"),
        ("trump h; hands 5s 7h | 6s", 16, "not in the deck"),
        ("trump x; hands 6s | 7s", 7, "suit"),
        ("trump h", 8, "hands"),
        ("hands 6s | 7s", 14, "trump"),
        ("trump h; hand 6s | 7s", 10, "unknown field"),
        ("trump h; hands 6s | 7s; trump d", 25, "duplicate field"),
        ("trump h; hands 6s | 7s; attacker 7", 34, "0 to 5"),
        ("trump h; hands 6s | 7s; attacker 3", 34, "against"),
        ("trump h; hands 6s 7s; attacker 0", 15, "cannot play"),
        ("trump h; hands 6s | 7s; beaten 8s", 31, "comes with"),
        ("trump h; hands 6s | 7s; open 8s 8c", 29, "room for 1"),
        ("trump h; hands 6s | 7s; taking", 31, "nothing to take"),
        ("trump h; hands 6d | 9s 7c; open 6s; passed 0", 43, "nobody has passed"),
        ("trump h; hands 6s 7s | 8c 9h; passed 0", 37, "nobody has passed"),
        ("trump h; hands 6s | 9s; talon 8h 7d", 30, "the open trump"),
        ("trump h; hands 6s | 9s; beaten 6d 7c", 31, "do not form pairs"),
        ("trump h; hands 6s 7s | 8c 9h; open 7d 8d", 35, "led or added"),
        ("trump h; hands 6s | 9s Ts; open 8d; beaten 7d 9d", 32, "led or added"),
        ("trump h; hands 6s | 9s; attacker", 33, "one seat"),
        ("trump h; hands 6s | 9s; attacker 0 1", 33, "one seat"),
        ("trump h; hands 6s | 9s; rules", 30, "key=value"),
        ("trump h; hands 6s | 7s; rules tempo=3", 31, "tempo"),
        ("trump h; hands 6s | ; attacker 0", 32, "against"),
    ] {
        let (found, reason) = fault(text);
        assert!(reason.contains(part), "{text}: {reason}");
        assert_eq!(found, column, "{text}: {reason}");
    }
}

#[test]
fn a_position_in_which_nothing_can_be_done_is_refused() {
    // The defender has no cards, so the attack limit is zero.
    let (_, reason) = fault("trump h; hands 6s 7s | ; talon 8c Th; out");
    assert!(reason.contains("can do nothing"), "{reason}");
}

#[test]
fn seats_where_nobody_sits_are_refused() {
    for field in ["passed 3", "shown 5", "out 4"] {
        let (column, reason) = fault(&format!("trump d; hands 6s | 7s 7d | 9h; {field}"));
        assert!(reason.starts_with("there is no seat"), "{reason}");
        assert_eq!(column, 32 + field.find(' ').unwrap() + 2);
    }
}

#[test]
fn between_bouts_whoever_has_no_cards_is_out_and_nobody_else() {
    for (text, column, part) in [
        ("trump d; hands | 6s | 7s; attacker 1; out", 39, "who has no cards is out"),
        ("trump d; hands | 6s | 7s; attacker 1; out 1", 39, "who is out has no cards"),
        ("trump d; hands | 6s | 7s; talon 8d; attacker 1; out 0", 49, "while there is a talon"),
        ("trump d; hands | 6s | ; attacker 1; open 7s; out 0 1", 46, "who is out has no cards"),
    ] {
        let (found, reason) = fault(text);
        assert!(reason.contains(part), "{text}: {reason}");
        assert_eq!(found, column + 3, "{text}: {reason}");
    }
    for text in [
        "trump d; hands  | 6s | 7s; attacker 1; out 0",
        "trump d; hands  | 6s | 7s; attacker 1",
        // During a bout, a seat without cards may have been out before, or may have just played its
        // last card.
        "trump d; hands  | 6s | 7s 8s; attacker 1; open 6h; out 0",
        "trump d; hands  | 6s | 7s 8s; attacker 1; open 6h",
    ] {
        let position = read(text);
        let written = position.to_string();
        assert_eq!(read(&written).to_string(), written, "{text}");
        assert_eq!(written.contains("; out 0"), text.contains("; out") || !text.contains("open"));
    }
}

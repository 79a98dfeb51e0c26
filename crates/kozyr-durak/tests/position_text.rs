//! Positions as text.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak, Phase,
    search::{ParsePositionError, Position, SeatResult},
};

/// Parses a valid position.
fn parse(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The column and the reason of the error in an invalid position.
fn parse_error(text: &str) -> (usize, String) {
    let ParsePositionError { column, reason } = text.parse::<Position>().expect_err(text);
    (column, reason)
}

#[test]
fn positions_round_trip_as_text() {
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
            let parsed = parse(&text);
            assert_eq!(parsed.to_string(), text);
            assert_eq!(parsed.to_act(), position.to_act(), "{text}");
            assert_eq!(parsed.phase(), position.phase(), "{text}");
            assert_eq!(parsed.attacker(), position.attacker(), "{text}");
            assert_eq!(parsed.talon(), position.talon());
            assert_eq!(parsed.table_cards(), position.table_cards());
            for seat in Seat::all(game.seats()) {
                assert_eq!(parsed.hand(seat), position.hand(seat));
            }
            compared += 1;
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn only_the_trump_and_the_hands_are_required() {
    let position = parse("trump h; hands 6s 7h | 8c");
    assert_eq!(position.to_act(), Some(Seat::new(0)));
    assert_eq!(position.phase(), Phase::Attack);
    assert!(position.is_heads_up());
}

#[test]
fn the_table_determines_the_phase() {
    let defend = parse("trump h; hands 7h | 8c; open 6s");
    assert_eq!((defend.phase(), defend.to_act()), (Phase::Defend, Some(Seat::new(1))));
    let throw = parse("trump h; hands 6d 7h | 8c; beaten 6s 9s");
    assert_eq!((throw.phase(), throw.to_act()), (Phase::ThrowIn, Some(Seat::new(0))));
    let take = parse("trump h; hands 6d 7h | 8c 9d; open 6s; taking");
    assert_eq!((take.phase(), take.to_act()), (Phase::Take, Some(Seat::new(0))));
}

#[test]
fn a_parsed_endgame_can_be_played() {
    let mut position = parse("trump h; hands 6s 6d | 9s Ah; attacker 0");
    for action in ["attack 6s 6d", "beat 6s 9s", "beat 6d Ah"] {
        position.play(action.parse().unwrap());
    }
    assert_eq!(position.result_for(Seat::new(0)), Some(SeatResult::Drawn));
}

#[test]
fn parse_errors_have_a_column_and_a_reason() {
    for (text, column, expected_reason) in [
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
        let (found_column, reason) = parse_error(text);
        assert!(reason.contains(expected_reason), "{text}: {reason}");
        assert_eq!(found_column, column, "{text}: {reason}");
    }
}

#[test]
fn positions_without_legal_actions_are_rejected() {
    // The defender has no cards, so the attack limit is zero.
    let (_, reason) = parse_error("trump h; hands 6s 7s | ; talon 8c Th; out");
    assert!(reason.contains("can do nothing"), "{reason}");
}

#[test]
fn seats_beyond_the_table_are_rejected() {
    for field in ["passed 3", "shown 5", "out 4"] {
        let (column, reason) = parse_error(&format!("trump d; hands 6s | 7s 7d | 9h; {field}"));
        assert!(reason.starts_with("there is no seat"), "{reason}");
        assert_eq!(column, 32 + field.find(' ').unwrap() + 2);
    }
}

#[test]
fn between_bouts_exactly_the_seats_without_cards_are_out() {
    for (text, column, expected_reason) in [
        ("trump d; hands | 6s | 7s; attacker 1; out", 39, "who has no cards is out"),
        ("trump d; hands | 6s | 7s; attacker 1; out 1", 39, "who is out has no cards"),
        ("trump d; hands | 6s | 7s; talon 8d; attacker 1; out 0", 49, "while there is a talon"),
        ("trump d; hands | 6s | ; attacker 1; open 7s; out 0 1", 46, "who is out has no cards"),
    ] {
        let (found_column, reason) = parse_error(text);
        assert!(reason.contains(expected_reason), "{text}: {reason}");
        assert_eq!(found_column, column + 3, "{text}: {reason}");
    }
    for text in [
        "trump d; hands  | 6s | 7s; attacker 1; out 0",
        "trump d; hands  | 6s | 7s; attacker 1",
        // During a bout, a seat without cards may have been out before, or may have just played its
        // last card.
        "trump d; hands  | 6s | 7s 8s; attacker 1; open 6h; out 0",
        "trump d; hands  | 6s | 7s 8s; attacker 1; open 6h",
    ] {
        let position = parse(text);
        let written = position.to_string();
        assert_eq!(parse(&written).to_string(), written, "{text}");
        assert_eq!(written.contains("; out 0"), text.contains("; out") || !text.contains("open"));
    }
}

//! The laboratory's opponents as external programs.

use crate::run_lab::{lab, lab_reading};

use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::{Budget, Opponent, make_opponent},
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_lab::{
    contender::{Contender, Entrant},
    lab_game::LabGame,
};
use kozyr_reversi::{self as reversi, Reversi};
use rand::Rng;
use std::time::Duration;

/// An opponent as an external program; `name` is its game and its name, separated by a space.
fn program(name: &str) -> Entrant {
    let lab = env!("CARGO_BIN_EXE_kozyr-lab");
    let (game, name) = name.split_once(' ').unwrap();
    Entrant::Program(format!("{lab} {game} opponent {name} --nodes 20"))
}

/// Plays games and asserts that every decision is the same by the external program and by the same
/// opponent in this process, with the same random numbers.
fn agrees<G: LabGame>(setup: &G::Setup, seats: usize, name: &str, games: u64) {
    let entrant = program(&format!("{} {name}", G::NAME));
    let mut external: Box<dyn Contender<G>> =
        entrant.create_contender(Duration::from_secs(100)).unwrap();
    let opponent = make_opponent::<G>(name).unwrap();
    let budget = Budget { nodes: Some(20), ..Budget::default() };
    for number in 0..games {
        let players = vec![Player::Human; seats];
        let mut record = Record::<G>::new(setup.clone(), Seed::from(number), players).unwrap();
        external.start_game();
        while let Some((seat, _)) = record.to_act() {
            let random = record.decision_rng().next_u32();
            let mut rng = Seed::from(u64::from(random)).rng();
            let expected = opponent.decide(record.game().view(seat), &budget, &mut rng).action;
            let answered = external.decide(&record, &budget).unwrap().action;
            assert_eq!(answered, expected, "{name}, action {}", record.actions().len());
            record.play(expected).unwrap();
        }
    }
}

#[test]
fn an_opponent_decides_the_same_through_the_protocol() {
    let durak = durak::Setup::new(2, Rules::default());
    for name in ["random", "lowest", "potential", "fuzzy", "hand-value", "master-1"] {
        agrees::<Durak>(&durak, 2, name, 2);
    }
    agrees::<Durak>(&durak::Setup::new(4, Rules::transfer()), 4, "potential", 2);
    agrees::<Durak>(
        &durak::Setup::new(3, Rules { redeal: true, ..Rules::default() }),
        3,
        "random",
        2,
    );
    for name in ["random", "novice", "professional"] {
        agrees::<Reversi>(&reversi::Setup::default(), 2, name, 2);
    }
}

#[test]
fn a_match_through_the_protocol_has_the_same_result() {
    let arena = |a: &str| {
        let words = ["durak", "arena", "--b", "greedy", "--games", "40", "--json", "--a"];
        lab(&[&words[..], &[a]].concat()).ok()
    };
    // This opponent uses no random numbers.
    let external = format!("exec:{} durak serve-opponent lowest", env!("CARGO_BIN_EXE_kozyr-lab"));
    assert_eq!(arena(&external), arena("lowest"));
}

#[test]
fn an_invalid_request_is_reported_with_its_line() {
    let ask = |input: &str| lab_reading(&["durak", "serve-opponent", "lowest"], input.as_bytes());
    assert_eq!(ask("").ok(), "");
    for (input, reason) in [
        ("\n", "line 1: not a request of the protocol"),
        ("{}\n", "line 1: not a request of the protocol"),
        (r#"{"protocol":2,"game":"durak","random":1,"view":{}}"#, "protocol 2"),
        (r#"{"protocol":1,"game":"reversi","random":1,"view":{}}"#, "`reversi`"),
        (r#"{"protocol":1,"game":"durak","random":1,"view":{}}"#, "`view`"),
    ] {
        let error = ask(input).refused(1);
        assert!(error.contains(reason), "{error}");
    }
    assert!(lab(&["durak", "serve-opponent", "nobody"]).refused(2).contains("potential"));
}

//! Links are parsed, and invalid ones return the right error.

use crate::support::known_games::known_games;
use kozyr_core::{
    any_record::AnyRecord,
    game::{Game, Player, Record, Seed},
    link::{Link, LinkError, TableLink},
};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi};

/// A link to a new match.
fn new(game: &'static str, opponent: Option<&str>) -> Link {
    Link::NewMatch { game, opponent: opponent.map(Into::into) }
}

/// Parses a valid link; `None` if the text is empty.
fn read(text: &str) -> Option<Link> {
    Link::parse(text, &known_games()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_link_names_a_game_and_perhaps_an_opponent() {
    assert_eq!(read("#durak"), Some(new("durak", None)));
    assert_eq!(read("#durak/"), Some(new("durak", None)));
    assert_eq!(read("#durak/master-3"), Some(new("durak", Some("master-3"))));
    assert_eq!(read("#reversi/professional"), Some(new("reversi", Some("professional"))));
    assert_eq!(read("reversi/engine-4"), Some(new("reversi", Some("engine-4"))));
}

#[test]
fn escaped_parameters_are_decoded() {
    let expected = Some(new("durak", Some("potential?risk=0.9")));
    assert_eq!(read("#durak/potential?risk=0.9"), expected);
    assert_eq!(read("#durak/potential%3Frisk%3d0.9"), expected);
}

#[test]
fn a_replay_may_be_written_as_moves() {
    for path in ["#replay=f5d6c3", "#replay=1.%20F5%20d6%202.%20C3"] {
        let Some(Link::Replay(record)) = read(path) else { panic!("{path}") };
        assert_eq!((record.game(), record.number_of_actions()), ("reversi", 3), "{path}");
    }
}

#[test]
fn an_empty_fragment_is_not_a_link() {
    assert_eq!(read(""), None);
    assert_eq!(read("#"), None);
}

#[test]
fn invalid_links_are_rejected_with_the_reason() {
    assert!(
        matches!(Link::parse("#chess", &known_games()), Err(LinkError::Unknown { found, .. }) if found == "chess")
    );
    for path in ["#durak/professional", "#reversi/potential", "#durak/potential?risk=very"] {
        assert!(matches!(Link::parse(path, &known_games()), Err(LinkError::Opponent(_))), "{path}");
    }
    for path in ["#replay=", "#replay=nonsense"] {
        assert!(matches!(Link::parse(path, &known_games()), Err(LinkError::Match(_))), "{path}");
    }
}

#[test]
fn invalid_percent_escapes_are_rejected() {
    for path in ["#%", "#%2", "#%zz", "#durak/%FF%", "#п%D0рив", "#%F0%9F%82%A1"] {
        assert!(Link::parse(path, &known_games()).is_err(), "{path}");
    }
}

#[test]
fn links_round_trip() {
    let players = vec![Player::Human, Player::Opponent("master".into())];
    let mut deal =
        Record::<Durak>::new(Setup::new(2, Rules::default()), Seed::from(5), players).unwrap();
    for _ in 0..9 {
        let action = deal.game().legal_actions()[0];
        deal.play(action).unwrap();
    }
    let players = vec![Player::Opponent("novice".into()), Player::Human];
    let mut game =
        Record::<Reversi>::new(reversi::Setup::default(), Seed::from(6), players).unwrap();
    game.play(game.game().legal_actions()[2]).unwrap();
    for link in [
        new("durak", None),
        new("durak", Some("fuzzy")),
        new("reversi", Some("ply-4")),
        Link::Replay(AnyRecord::from(deal)),
        Link::Replay(AnyRecord::from(game)),
    ] {
        let text = link.to_string();
        assert!(text.starts_with('#'));
        assert_eq!(read(&text), Some(link), "{text}");
    }
}

#[test]
fn a_link_to_a_table_may_be_a_whole_address() {
    let games = known_games();
    let table = |server: Option<&str>| {
        Link::Table(TableLink { server: server.map(str::to_owned), room: "a7Kp3".into() })
    };
    for (text, server) in [
        ("#table/a7Kp3", None),
        ("table/a7Kp3", None),
        (" https://play.example/#table/a7Kp3\n", Some("https://play.example")),
        ("http://192.168.1.5:8080/kozyr/#table/a7Kp3", Some("http://192.168.1.5:8080/kozyr")),
    ] {
        let link = Link::parse(text, &games).unwrap().unwrap();
        assert_eq!(link, table(server), "{text}");
        assert_eq!(Link::parse(&link.to_string(), &games).unwrap(), Some(link));
    }
    for text in ["#table/", "#table/a/b", "#table/ä", &format!("#table/{}", "a".repeat(65))] {
        assert!(matches!(Link::parse(text, &games), Err(LinkError::Table { .. })), "{text}");
    }
}

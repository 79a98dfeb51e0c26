//! Links are parsed, and invalid ones return the right error.

use crate::support::known_games::known_games;
use kozyr_core::{
    any_record::AnyRecord,
    game::{Game, Player, Record, Seed},
    link::{Link, LinkError},
};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi};

fn new(game: &'static str, opponent: Option<&str>) -> Link {
    Link::NewMatch { game, opponent: opponent.map(Into::into) }
}

fn read(text: &str) -> Option<Link> {
    Link::parse(text, &known_games()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_game_is_named_alone_or_with_an_opponent() {
    assert_eq!(read("#durak"), Some(new("durak", None)));
    assert_eq!(read("#durak/"), Some(new("durak", None)));
    assert_eq!(read("#durak/master-3"), Some(new("durak", Some("master-3"))));
    assert_eq!(read("#reversi/professional"), Some(new("reversi", Some("professional"))));
    assert_eq!(read("reversi/engine-4"), Some(new("reversi", Some("engine-4"))));
}

#[test]
fn an_opponent_keeps_its_parameters_also_where_a_program_has_escaped_them() {
    let bold = Some(new("durak", Some("potential?risk=0.9")));
    assert_eq!(read("#durak/potential?risk=0.9"), bold);
    assert_eq!(read("#durak/potential%3Frisk%3d0.9"), bold);
}

#[test]
fn an_address_without_a_link_leads_nowhere() {
    assert_eq!(read(""), None);
    assert_eq!(read("#"), None);
}

#[test]
fn what_leads_nowhere_says_why() {
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
fn percent_signs_that_escape_nothing_are_no_fault_of_the_program() {
    for path in ["#%", "#%2", "#%zz", "#durak/%FF%", "#п%D0рив", "#%F0%9F%82%A1"] {
        assert!(Link::parse(path, &known_games()).is_err(), "{path}");
    }
}

#[test]
fn a_link_is_read_as_it_was_written() {
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

//! Opponents as characters: faces, names, expressions based on public information, and victories.

use kozyr_durak_ui::DurakUi;
use kozyr_features::game_ui::GameUi;
use kozyr_reversi_ui::ReversiUi;
use std::collections::BTreeSet;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::Roster,
    statistics::{GameLog, GameLogEntry, MatchConditions, PlayerResult, Rating, StatisticsGame},
};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_durak_ui as durak;
use kozyr_features::next_opponent::weakest_unbeaten_opponent;
use kozyr_reversi::Reversi;
use kozyr_reversi_ui as reversi;
use kozyr_table::session::TableGame;
use kozyr_testing::harness::TestApp;
use kozyr_ui::{
    faces::{Animal, Expression},
    language::{Language, Locale},
};
use rand::seq::IndexedRandom;

fn random_record<G: StatisticsGame>(
    setup: G::Setup,
    players: Vec<Player>,
    number: u64,
) -> Record<G> {
    let mut record = Record::<G>::new(setup, Seed::from(number), players).unwrap();
    let mut rng = Seed::from(number).derive("actions", 0).rng();
    while record.outcome().is_none() {
        record.play(*record.game().legal_actions().choose(&mut rng).unwrap()).unwrap();
    }
    record
}

fn assert_all_are_somebody<G: TableGame>() {
    for locale in Locale::ALL {
        let language = Language::new(locale);
        let mut names = BTreeSet::new();
        for entry in G::roster() {
            let name = language.opponent_name(entry.name);
            assert_ne!(
                name,
                language.method_name(entry.name),
                "{} has a character name",
                entry.name
            );
            assert!(names.insert(name.clone()), "{name} is unique");
            assert!(language.has(&format!("opponent-{}-line", entry.name)), "a line about {name}");
        }
    }
}

#[test]
fn every_opponent_has_a_name_of_its_own_in_all_languages() {
    assert_all_are_somebody::<Durak>();
    assert_all_are_somebody::<Reversi>();
}

#[test]
fn every_opponent_of_durak_has_a_face_of_its_own() {
    let faces: BTreeSet<String> =
        Durak::roster().iter().map(|entry| format!("{:?}", DurakUi::animal(entry.name))).collect();
    // The apprentice's levels differ only in strength and share one animal.
    let levels = Durak::roster().iter().filter(|entry| entry.name.starts_with("apprentice-"));
    assert_eq!(faces.len() + levels.count() - 1, Durak::roster().len());
    // Parameters change how an opponent decides, but not its character.
    assert_eq!(DurakUi::animal("potential?risk=1"), DurakUi::animal("potential"));
    assert_eq!(ReversiUi::animal("engine-3"), Animal::Elephant);
}

#[test]
fn an_expression_in_durak_is_the_same_for_whoever_looks() {
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let players = 2 + number as usize % 5;
        let setup = Setup::new(players, Rules::default());
        let whole = random_record::<Durak>(setup, vec![Player::Human; players], number);
        for at in 0..=whole.actions().len() {
            let record = whole.after_actions(at);
            for seat in Seat::all(players) {
                // Each player sees only their own hand. A face that revealed a hidden card would
                // look different to its owner.
                let looks: Vec<Expression> = Seat::all(players)
                    .map(|viewer| {
                        durak::characters::expression(record.game().view(viewer), seat, false)
                    })
                    .collect();
                assert!(looks.iter().all(|look| *look == looks[0]), "{number} {at} {looks:?}");
                seen.insert(format!("{:?}", looks[0]));
            }
        }
    }
    for look in ["Fool", "Winner", "Annoyed", "Pleased", "Wary", "Worried", "Confident", "Watching"]
    {
        assert!(seen.contains(look), "{look} appears: {seen:?}");
    }
}

#[test]
fn faces_in_reversi_tell_who_has_won() {
    for number in 0..40 {
        let record = random_record::<Reversi>(Default::default(), vec![Player::Human; 2], number);
        let outcome = record.outcome().unwrap();
        for seat in Seat::all(2) {
            let look = reversi::characters::expression(&record, seat, false);
            let score = outcome.score(seat);
            assert_eq!(look == Expression::Winner, score > 0.5);
            assert_eq!(look == Expression::Sad, score < 0.5);
        }
        let thinks = reversi::characters::expression(&record.after_actions(3), Seat::new(0), true);
        assert_eq!(thinks, Expression::Thinking);
    }
}

#[test]
fn the_next_to_beat_is_the_weakest_that_was_not_beaten() {
    let mut log = GameLog::default();
    let mut order = Vec::new();
    while let Some(name) = weakest_unbeaten_opponent::<Durak>(&log) {
        order.push(Durak::opponent_ratings().get(name).unwrap().rating);
        // A game is identified by its seed and counted once.
        log.add(won_durak(name, 1000 * order.len() as u64));
        assert_ne!(weakest_unbeaten_opponent::<Durak>(&log), Some(name), "{name} counts as beaten");
    }
    assert_eq!(order.len(), Durak::opponent_ratings().all().len(), "every opponent gets a turn");
    assert!(order.is_sorted(), "{order:?}");
    assert!(weakest_unbeaten_opponent::<Reversi>(&log).is_some(), "each game has its own ladder");
}

/// A game that the player won against an opponent.
fn won_durak(opponent: &str, from: u64) -> GameLogEntry {
    (from..)
        .find_map(|number| {
            let players = vec![Player::Human, Player::Opponent(opponent.into())];
            let setup = Setup::new(2, Rules::default());
            let record = random_record::<Durak>(setup, players, number);
            let circumstances = MatchConditions::default();
            let entry =
                GameLogEntry::from_record(&record, &circumstances, Rating::default(), number)?;
            (entry.result == PlayerResult::Won).then_some(entry)
        })
        .unwrap()
}

#[test]
fn a_face_on_the_front_page_begins_a_game_against_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settle();
    // Both games start with the same opponent; the left one belongs to the first game.
    app.tap_on("Hen");
    let players = app.durak().expect("a deal in progress").players().to_vec();
    assert_eq!(players, [Player::Human, Player::Opponent("random".into())]);
}

#[test]
fn an_opponent_is_chosen_by_its_face() {
    for (width, height) in [(390, 844), (1280, 800)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        app.settle();
        app.tap_on("Durak");
        app.tap_on("Fox");
        app.tap_on("Start");
        let players = app.durak().unwrap().players().to_vec();
        assert_eq!(players[1], Player::Opponent("master-2".into()), "at {width} × {height}");
    }
}

//! Opponents as characters: faces, names, expressions based on public information, and victories.

use kozyr_durak_ui::DurakUi;
use kozyr_features::game_ui::GameUi;
use kozyr_reversi_ui::ReversiUi;
use std::collections::BTreeSet;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget, Roster},
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

/// Returns a finished match of random actions.
fn random_record<G: StatisticsGame>(setup: G::Setup, players: Vec<Player>, seed: u64) -> Record<G> {
    let mut record = Record::<G>::new(setup, Seed::from(seed), players).unwrap();
    let mut rng = Seed::from(seed).derive("actions", 0).rng();
    while record.outcome().is_none() {
        record.play(*record.game().legal_actions().choose(&mut rng).unwrap()).unwrap();
    }
    record
}

/// Asserts that every opponent has a unique character name and a line about it in every language.
fn assert_all_have_characters<G: TableGame>() {
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
fn every_opponent_has_a_unique_name_in_all_languages() {
    assert_all_have_characters::<Durak>();
    assert_all_have_characters::<Reversi>();
}

#[test]
fn every_durak_opponent_has_its_own_face() {
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
fn durak_expressions_are_the_same_for_every_viewer() {
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
                let expressions: Vec<Expression> = Seat::all(players)
                    .map(|viewer| {
                        durak::characters::expression(record.game().view(viewer), seat, false)
                    })
                    .collect();
                assert!(
                    expressions.iter().all(|look| *look == expressions[0]),
                    "{number} {at} {expressions:?}"
                );
                seen.insert(format!("{:?}", expressions[0]));
            }
        }
    }
    for look in ["Fool", "Winner", "Annoyed", "Pleased", "Wary", "Worried", "Confident", "Watching"]
    {
        assert!(seen.contains(look), "{look} appears: {seen:?}");
    }
}

#[test]
fn reversi_faces_show_who_has_won() {
    for number in 0..40 {
        let record = random_record::<Reversi>(Default::default(), vec![Player::Human; 2], number);
        let outcome = record.outcome().unwrap();
        for seat in Seat::all(2) {
            let look = reversi::characters::expression(&record, seat, false);
            let score = outcome.score(seat);
            assert_eq!(look == Expression::Winner, score > 0.5);
            assert_eq!(look == Expression::Sad, score < 0.5);
        }
        let thinking =
            reversi::characters::expression(&record.after_actions(3), Seat::new(0), true);
        assert_eq!(thinking, Expression::Thinking);
    }
}

#[test]
fn the_next_opponent_is_the_weakest_unbeaten_one() {
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

/// Returns the log entry of a deal that the player won against an opponent; seeds are tried from
/// `first_seed` on.
fn won_durak(opponent: &str, first_seed: u64) -> GameLogEntry {
    (first_seed..)
        .find_map(|seed| {
            let players = vec![Player::Human, Player::Opponent(opponent.into())];
            let setup = Setup::new(2, Rules::default());
            let record = random_record::<Durak>(setup, players, seed);
            let conditions = MatchConditions::default();
            let entry = GameLogEntry::from_record(&record, &conditions, Rating::default(), seed)?;
            (entry.result == PlayerResult::Won).then_some(entry)
        })
        .unwrap()
}

#[test]
fn tapping_a_face_on_the_home_screen_starts_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settle();
    // Both games start with the same opponent; the left one belongs to the first game.
    app.tap_on("Hen");
    let players = app.durak().expect("a deal in progress").players().to_vec();
    assert_eq!(players, [Player::Human, Player::Opponent("random".into())]);
}

#[test]
fn opponents_are_selected_by_their_faces() {
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

#[test]
fn every_character_has_a_short_voice_in_all_languages() {
    let animals = |names: &[&str], animal: fn(&str) -> Animal| -> Vec<Animal> {
        names.iter().map(|name| animal(name)).collect()
    };
    let durak: Vec<&str> = Durak::roster().iter().map(|entry| entry.name).collect();
    let reversi: Vec<&str> = Reversi::roster().iter().map(|entry| entry.name).collect();
    let mut voices = animals(&durak, DurakUi::animal);
    voices.extend(animals(&reversi, ReversiUi::animal));
    for locale in Locale::ALL {
        let language = Language::new(locale);
        let mut said = BTreeSet::new();
        for animal in &voices {
            for (kind, variant) in [("cause", 0), ("cause", 1), ("close", 0)] {
                let key = format!("voice-{}-{kind}", animal.name());
                let text =
                    language.format(&key, &[("said", "%".into()), ("variant", variant.into())]);
                assert_eq!(text.matches('%').count(), 1, "the reason is said once: {text}");
                let words =
                    text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric));
                assert!((1..=6).contains(&words.count()), "{locale:?}: {text}");
                said.insert((animal.name(), text));
            }
        }
        let animals: BTreeSet<_> = said.iter().map(|(animal, _)| animal).collect();
        let texts: BTreeSet<_> = said.iter().map(|(_, text)| text).collect();
        assert_eq!(said.len(), 3 * animals.len(), "{locale:?}: each has three manners");
        assert_eq!(texts.len(), said.len(), "{locale:?}: no two characters speak alike");
    }
}

#[test]
fn a_plain_voice_gives_the_same_reason_without_the_characters_words() {
    let players = vec![Player::Human, Player::Opponent("potential".into())];
    let setup = Setup::new(2, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(4), players).unwrap();
    let mut had_choice = false;
    while !had_choice || record.game().to_act() != Some(Seat::new(0)) {
        let (seat, _) = record.to_act().unwrap();
        let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
        if seat == Seat::new(1) {
            let chosen = decision.explanation.chosen();
            had_choice = chosen.is_some_and(|alternative| alternative.label.is_some())
                && decision.explanation.alternatives.len() > 1;
        }
        record.play(decision.action).unwrap();
    }
    let reasons = |is_plain: bool| {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), 1280, 800);
        app.settings().plain_voice = is_plain;
        app.load_match(record.clone());
        app.settle();
        app.tap_on("Why?");
        app.settle();
        app.widget_names()
    };
    let (voiced, plain) = (reasons(false), reasons(true));
    let language = Language::new(Locale::English);
    let say = |said: &str, variant: usize| {
        let arguments = [("said", said.to_owned().into()), ("variant", variant.into())];
        language.format("voice-hedgehog-cause", &arguments)
    };
    let told = plain.iter().find(|text| (0..2).any(|variant| voiced.contains(&say(text, variant))));
    assert!(told.is_some(), "{voiced:?}\n{plain:?}");
    assert!(!voiced.contains(told.unwrap()) && !plain.iter().any(|text| text.contains("Sniff")));
}

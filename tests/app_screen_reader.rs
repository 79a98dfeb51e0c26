//! The app as screen readers see it.
use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{Action, Durak, Rules, Setup};
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::Locale;

/// Whether some text on the screen contains `words`.
fn says(app: &mut TestApp, words: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(words))
}

#[test]
fn every_interactive_widget_has_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    for stop in TestApp::stops() {
        app.visit(stop);
        for node in app.accessible_nodes() {
            let is_named =
                !node.name.trim().is_empty() && node.name.chars().any(char::is_alphanumeric);
            let is_interactive = node.role != Role::ScrollBar && (node.pressable || node.reachable);
            assert!(is_named || !is_interactive, "{stop}: {node:?}");
        }
    }
}

#[test]
fn a_card_can_be_played_by_screen_reader() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    for _ in 0..60 {
        let record = app.durak().unwrap();
        let before = record.actions().len();
        if record.outcome().is_some() {
            return;
        }
        let trump = record.game().view(Seat::new(0)).trump();
        let playable: Vec<String> =
            app.widget_names().into_iter().filter(|name| name.ends_with("can be played")).collect();
        let Some(name) = playable.first() else {
            app.play_durak();
            continue;
        };
        assert_eq!(name.contains(", trump"), name.contains(&format!("{trump:?}").to_lowercase()));
        app.request_action(name, Ask::Focus);
        assert_eq!(app.focused().unwrap().name, *name);
        app.request_action(name, Ask::Click);
        let record = app.durak().unwrap();
        if record.actions().len() == before {
            // The card has two meanings and opens a prompt.
            app.tap_on("Cancel");
            app.play_durak();
        }
    }
}

#[test]
fn a_disc_can_be_placed_by_screen_reader_and_is_announced() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    assert!(says(&mut app, "d4, white") && says(&mut app, "a1, empty"));
    app.request_action("d3, legal move, flips 1", Ask::Click);
    let record = app.reversi().unwrap();
    assert_eq!(record.actions().len(), 2, "the opponent has answered");
    let reply = record.actions()[1];
    let Player::Opponent(_) = record.players()[1] else { panic!("no opponent") };
    let announced = app.announced().join("\n");
    assert!(announced.contains(&format!("played {reply}")), "{announced}");
    assert!(announced.contains("Your turn"), "{announced}");
    assert!(says(&mut app, &format!("{reply}, white, last move")), "{:?}", app.widget_names());
}

#[test]
fn card_play_is_announced_until_the_end_of_the_deal() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.visit("durak-lead");
    // The first legal actions until the talon is empty and the person leads.
    let leads_with_empty_talon = |record: &Record<Durak>| {
        let game = record.game();
        let view = game.view(Seat::new(0));
        view.talon_len() == 0
            && game.to_act() == Some(Seat::new(0))
            && view.table_cards().is_empty()
    };
    let record = (0..100).find_map(|seed| {
        let players = vec![Player::Human, Player::Opponent("lowest".into())];
        let mut record =
            Record::<Durak>::new(Setup::new(2, Rules::default()), Seed::from(seed), players)
                .ok()?;
        while !leads_with_empty_talon(&record) {
            let &action = record.game().legal_actions().first()?;
            record.play(action).unwrap();
        }
        Some(record)
    });
    let record = record.expect("some deal gets there");
    app.load_match(record);
    let before = app.announced();
    app.play_durak();
    let mut announced = app.announced();
    announced.retain(|text| !before.contains(text));
    assert!(announced.join("\n").contains("You"), "{announced:?}");
}

#[test]
fn the_table_is_described_in_all_languages() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.visit("durak-defend");
    let view = app.durak().unwrap().game().view(Seat::new(0));
    let beats = app
        .durak()
        .unwrap()
        .game()
        .legal_actions()
        .iter()
        .any(|action| matches!(action, Action::Beat { .. }));
    assert!(beats && view.talon_len() > 0);
    for locale in Locale::ALL {
        let words = match locale {
            Locale::English => ["can be played", "Talon: ", "to be beaten"],
            Locale::German => ["spielbar", "Stapel: ", "nicht geschlagen"],
            Locale::Polish => ["można zagrać", "W talonie ", "do pobicia"],
            Locale::Belarusian => ["можна згуляць", "У калодзе ", "не пабітая"],
            Locale::Kazakh => ["ойнауға болады", "Колодада ", "жабылмаған"],
            Locale::Russian => ["можно сыграть", "В колоде ", "не побита"],
            Locale::Ukrainian => ["можна зіграти", "У колоді ", "не побита"],
        };
        app.set_window([390, 844], locale, 1.0);
        for words in words {
            assert!(says(&mut app, words), "{words}: {:?}", app.widget_names());
        }
    }
}

#[test]
fn hidden_cards_are_not_in_the_accessibility_tree() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.visit("durak-lead");
    let held = app.durak().unwrap().game().hand(Seat::new(0)).len();
    let cards = app.accessible_nodes().into_iter().filter(|node| node.role == Role::Button);
    let cards = cards.filter(|node| node.name.contains(" of ") && node.pressable);
    assert_eq!(cards.count(), held, "only the player's own hand");
}

#[test]
fn an_idle_table_draws_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    for stop in ["home", "durak-defend", "reversi-middle", "settings"] {
        app.visit(stop);
        assert!(app.comes_to_rest(), "{stop}");
    }
}

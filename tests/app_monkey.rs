//! Monkey test: ten thousand random touches cause no panic, get nothing stuck and lose no match.
//!
//! `KOZYR_STORM=10000 cargo test --test app app_monkey` runs that many rounds.
use std::path::Path;

use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Vec2,
};
use bevy_egui::egui::accesskit::Action as Ask;
use kozyr_core::game::{Game, Player, Record};
use kozyr_durak::Durak;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::Locale;
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

const KEYS: [(KeyCode, Key); 16] = [
    (KeyCode::Tab, Key::Tab),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Escape, Key::Escape),
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::PageDown, Key::PageDown),
    (KeyCode::PageUp, Key::PageUp),
    (KeyCode::Home, Key::Home),
    (KeyCode::End, Key::End),
    (KeyCode::Delete, Key::Delete),
    (KeyCode::Backspace, Key::Backspace),
    (KeyCode::F1, Key::F1),
    (KeyCode::F11, Key::F11),
];
const LETTERS: [(KeyCode, &str); 8] = [
    (KeyCode::KeyH, "h"),
    (KeyCode::KeyU, "u"),
    (KeyCode::KeyR, "r"),
    (KeyCode::KeyP, "p"),
    (KeyCode::KeyZ, "z"),
    (KeyCode::KeyT, "t"),
    (KeyCode::KeyD, "d"),
    (KeyCode::Digit1, "1"),
];
const WINDOWS: [Vec2; 7] = [
    Vec2::new(320.0, 568.0),
    Vec2::new(360.0, 640.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(640.0, 360.0),
    Vec2::new(1280.0, 800.0),
    Vec2::new(2560.0, 1440.0),
];

/// A monkey tester that touches everything at random.
struct MonkeyTest {
    app: TestApp,
    rng: ChaCha8Rng,
    window: Vec2,
}

impl MonkeyTest {
    /// The names of all pressable widgets.
    fn names_to_press(&mut self) -> Vec<String> {
        let nodes = self.app.accessible_nodes().into_iter();
        nodes.filter(|node| node.pressable && !node.name.is_empty()).map(|node| node.name).collect()
    }

    /// Returns a random position in the window.
    fn place(&mut self) -> Vec2 {
        Vec2::new(self.rng.random::<f32>(), self.rng.random::<f32>()) * self.window
    }

    /// Performs one random touch, key press, resize or other input.
    fn random_input(&mut self) {
        match self.rng.random_range(0..100) {
            0..22 => {
                let place = self.place();
                self.app.tap_without_settling(place);
            }
            22..47 => {
                let nodes: Vec<_> =
                    self.app.accessible_nodes().into_iter().filter(|node| node.pressable).collect();
                let place = nodes.choose(&mut self.rng).and_then(|node| node.place);
                if let Some(place) = place {
                    self.app.tap_without_settling(place.center());
                }
            }
            47..57 => {
                let (from, to) = (self.place(), self.place());
                let arrives = self.rng.random_bool(0.8);
                self.app.drag_without_settling(from, to, arrives);
            }
            57..78 => {
                let (code, key) = KEYS.choose(&mut self.rng).expect("a nonempty list").clone();
                self.app.press_key_without_settling(code, key);
            }
            78..84 => {
                let (code, letter) = *LETTERS.choose(&mut self.rng).expect("a nonempty list");
                self.app.press_key_without_settling(code, Key::Character(letter.into()));
            }
            84..88 => {
                let place = self.place();
                let lines = self.rng.random_range(-9.0..9.0);
                self.app.scroll_without_settling(place, lines);
            }
            88..92 => {
                let names = self.names_to_press();
                if let Some(name) = names.choose(&mut self.rng) {
                    self.app.request_action_without_settling(name, Ask::Click);
                }
            }
            92..95 => {
                self.window = *WINDOWS.choose(&mut self.rng).expect("a nonempty list");
                self.app.resize_without_settling(self.window.x, self.window.y);
                self.app.frame();
            }
            95..97 => {
                let mut settings = self.app.settings();
                settings.language = Locale::ALL.choose(&mut self.rng).copied();
                settings.text_size = [1.0, 1.5, 2.0][self.rng.random_range(0..3)];
            }
            97 => {
                // Other stops continue from the previous one.
                let stops = ["home", "durak-defend", "reversi-middle", "new-durak", "trees-values"];
                let stop = *stops.choose(&mut self.rng).expect("a nonempty list");
                self.app.visit_without_settling(stop);
            }
            _ => {
                for _ in 0..self.rng.random_range(1..20) {
                    self.app.frame();
                }
            }
        }
    }

    /// Returns to the home screen from anywhere.
    fn return_to_home(&mut self) {
        self.app.settings().language = Some(Locale::English);
        self.app.settings().text_size = 1.0;
        self.window = Vec2::new(390.0, 844.0);
        self.app.resize_without_settling(390.0, 844.0);
        for _ in 0..30 {
            for _ in 0..4 {
                self.app.frame();
            }
            if self.app.screen_and_menu() == (Screen::Home, Menu::None) {
                return;
            }
            let exits = ["Leave the table", "Leave the lesson"];
            if let Some(exit) = exits.into_iter().find(|exit| self.app.find(exit).is_some()) {
                self.app.tap_on_without_settling(exit);
            } else {
                self.app.press_key_without_settling(KeyCode::Escape, Key::Escape);
            }
        }
        panic!(
            "home is unreachable: {:?} {:?}",
            self.app.screen_and_menu(),
            self.app.widget_names()
        );
    }

    /// Starts a match against a fast opponent and plays it to the end.
    fn play<G: Game>(&mut self) {
        let app = &mut self.app;
        app.request_action(if G::NAME == Durak::NAME { "Durak" } else { "Reversi" }, Ask::Click);
        if G::NAME == Durak::NAME {
            // Resets the options to a simple game for two. A rated game has fixed rules.
            if app.find("Classic").is_none() {
                app.request_action("Rated game", Ask::Click);
            }
            for choice in ["Classic", "2", "Hamster"] {
                app.request_action(choice, Ask::Click);
            }
        } else {
            app.request_action("Puppy", Ask::Click);
        }
        app.request_action("Start", Ask::Click);
        for anyway in ["Start without saving", "Resign and start"] {
            if app.find(anyway).is_some() {
                app.request_action(anyway, Ask::Click);
            }
        }
        if G::NAME == Durak::NAME {
            while app.durak().unwrap().outcome().is_none() {
                app.play_durak();
            }
        } else {
            play_reversi(app);
        }
    }
}

/// Plays the Reversi game on the table to its end.
fn play_reversi(app: &mut TestApp) {
    while app.reversi().unwrap().outcome().is_none() {
        let before = app.reversi().unwrap().actions().len();
        match app.reversi().unwrap().game().legal_actions()[0] {
            reversi::Action::Place(square) => {
                let place = app.square(square);
                app.tap(place);
            }
            reversi::Action::Pass => app.tap_on("Pass"),
        }
        assert!(app.reversi().unwrap().actions().len() > before);
    }
}

/// Asserts that a match replays from its record, and that the saved one in the folder equals it.
fn assert_whole<G: Game>(folder: &Path, record: Option<&Record<G>>) {
    let Some(record) = record else { return };
    let replayed = Record::<G>::from_json(&record.to_json()).expect("it replays");
    assert_eq!(replayed, *record);
    if record.players().contains(&Player::Human) {
        let text = std::fs::read_to_string(folder.join(format!("{}.json", G::NAME))).unwrap();
        assert_eq!(Record::<G>::from_json(&text).expect("it loads"), *record);
    }
}

#[test]
fn random_input_breaks_nothing() {
    const INPUTS_PER_CHECK: usize = 250;
    let inputs: usize =
        std::env::var("KOZYR_STORM").ok().and_then(|text| text.parse().ok()).unwrap_or(500);
    let seed = std::env::var("KOZYR_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.set_first_seed(seed);
    let rng = ChaCha8Rng::seed_from_u64(seed);
    let mut monkey = MonkeyTest { app, rng, window: Vec2::new(390.0, 844.0) };
    for input in 1..=inputs {
        monkey.random_input();
        if input % INPUTS_PER_CHECK > 0 {
            continue;
        }
        monkey.return_to_home();
        monkey.app.wait_for_saves();
        assert_whole::<Durak>(folder.path(), monkey.app.durak());
        assert_whole::<Reversi>(folder.path(), monkey.app.reversi());
        if input % (2 * INPUTS_PER_CHECK) > 0 {
            monkey.play::<Durak>()
        } else {
            monkey.play::<Reversi>()
        }
        println!("{input} rounds survived");
    }
}

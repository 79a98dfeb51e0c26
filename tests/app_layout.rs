//! Layout checks of every screen, language, window and text size: nothing is cut off, covered, too
//! faint to read or too small to press.
use bevy::math::Rect;
use kozyr_core::opponent::Roster;
use kozyr_durak::{Durak, MAX_ATTACKS};
use kozyr_durak_ui::{CARD_HEIGHT_RATIO, CardTableLayout};
use kozyr_testing::{
    harness::{LayoutFault, TestApp},
    pseudo_locale::PseudoLocale,
};
use kozyr_ui::{language::Locale, settings::Theme};
use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    time::{Duration, Instant},
};

/// Phones in portrait and landscape, a laptop and a large monitor.
const WINDOWS: [[u32; 2]; 5] = [[360, 640], [390, 844], [844, 390], [1280, 800], [2560, 1440]];
/// The smallest windows, where texts are most likely not to fit.
const TIGHT: [[u32; 2]; 2] = [[360, 640], [844, 390]];

/// Selects the languages to check in a window. `turn` differs between stops, so that all stops
/// together cover every window in every language.
type Languages = fn(window: [u32; 2], turn: usize) -> Vec<Locale>;

/// Selects one language for each window, and also English in the tight ones.
fn by_turns(window: [u32; 2], turn: usize) -> Vec<Locale> {
    let others: Vec<_> =
        Locale::ALL.into_iter().filter(|locale| *locale != Locale::English).collect();
    let other = others[turn % others.len()];
    if TIGHT.contains(&window) { vec![Locale::English, other] } else { vec![other] }
}

/// Selects every language for the tight windows, and two for the others.
fn thorough(window: [u32; 2], turn: usize) -> Vec<Locale> {
    if TIGHT.contains(&window) {
        return Locale::ALL.to_vec();
    }
    let mut languages = by_turns(window, turn);
    languages.push(Locale::English);
    languages
}

/// The variant names of an enum, parsed from its source.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum exists");
    let body = source[start..].lines().skip(1).take_while(|line| *line != "}");
    let words = body.filter_map(|line| line.trim().strip_suffix(','));
    words.filter(|word| !word.starts_with("//")).map(head).collect()
}

/// Returns the name of a variant without its fields.
fn head(variant: &str) -> String {
    variant.split('(').next().unwrap_or_default().to_owned()
}

/// Returns the names of variants without their fields.
fn heads(variants: &BTreeSet<String>) -> BTreeSet<String> {
    variants.iter().map(|variant| head(variant)).collect()
}

#[test]
fn the_tour_visits_every_screen_and_menu() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    let (mut screens, mut menus) = (BTreeSet::new(), BTreeSet::new());
    for stop in TestApp::stops() {
        app.visit(stop);
        let (screen, menu) = app.screen_and_menu();
        screens.insert(format!("{screen:?}"));
        menus.insert(format!("{menu:?}"));
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/kozyr-platform/src/screen.rs");
    let source = fs::read_to_string(source).unwrap();
    assert_eq!(heads(&screens), variants(&source, "Screen"));
    assert_eq!(heads(&menus), variants(&source, "Menu"));
    for game in ["durak", "reversi"] {
        for screen in ["NewGame", "Table"] {
            assert!(screens.contains(&format!("{screen}(GameId({game:?}))")), "{screen} of {game}");
        }
    }
    for menu in ["board", "habits", "shuffle", "tables"] {
        assert!(menus.contains(&format!("Game({menu:?})")), "{menu}");
    }
}

#[test]
fn text_has_enough_contrast_in_every_theme() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let mut faint = Vec::new();
    for stop in TestApp::stops() {
        app.visit(stop);
        let usual = app.settings().theme;
        for theme in [Theme::Felt, Theme::Wood, Theme::Night] {
            app.settings().theme = theme;
            app.set_window([390, 844], Locale::English, 1.0);
            let faults =
                app.layout_faults().into_iter().map(|fault| format!("{stop} {theme:?}: {fault}"));
            faint.extend(faults.filter(|fault| fault.contains("contrast")));
        }
        app.settings().theme = usual;
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn buttons_below_a_board_fit_the_window_in_all_languages() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    for [width, height] in [[360, 640], [360, 720], [390, 844]] {
        for (locale, text) in
            Locale::ALL.into_iter().flat_map(|locale| [(locale, 1.0), (locale, 2.0)])
        {
            app.set_window([width, height], locale, text);
            let window = Rect::new(0.0, 0.0, width as f32, height as f32);
            for (name, target) in app.pressable_widgets() {
                let whole = window.contains(target.min) && window.contains(target.max);
                assert!(whole, "{width}×{height} {locale:?} {text}: «{name}» at {target:?}");
            }
        }
    }
}

/// Visits every stop of the tour at a text size and reports all layout faults. `KOZYR_WALK=durak`
/// checks only stops with `durak` in their names.
fn walk(text_size: f32, languages: Languages) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    let filter = std::env::var("KOZYR_WALK").unwrap_or_default();
    let mut faults: Vec<String> = Vec::new();
    for (number, stop) in TestApp::stops().enumerate() {
        app.visit(stop);
        if !stop.contains(&filter) {
            continue;
        }
        for (place, window) in WINDOWS.into_iter().enumerate() {
            for locale in languages(window, number + place) {
                app.set_window(window, locale, text_size);
                let place = format!("{stop} {window:?} {locale:?} {text_size}");
                let describe = |fault: LayoutFault| format!("{place}: {fault}");
                faults.extend(app.layout_faults().into_iter().map(describe));
            }
        }
        app.set_window([1280, 800], Locale::English, text_size);
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// Takes the tour on an upright phone in a pseudo-locale, and calls `check` with the name of each
/// stop.
fn tour_in_pseudo_locale(pseudo: PseudoLocale, mut check: impl FnMut(&mut TestApp, &str)) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.use_pseudo_locale(pseudo);
    // At startup, the app's title covers everything while it fades in real time.
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(1) {
        app.frame();
    }
    for stop in TestApp::stops() {
        app.visit(stop);
        check(&mut app, stop);
    }
}

#[test]
fn longer_texts_fit_everywhere() {
    let texts = PseudoLocale::Longer.language();
    let names: Vec<_> =
        Durak::roster().iter().map(|entry| texts.opponent_name(entry.name)).collect();
    let mut faults = Vec::new();
    tour_in_pseudo_locale(PseudoLocale::Longer, |app, stop| {
        // Six players sit side by side, and translators choose short names.
        let is_name = |fault: &LayoutFault| {
            let fault = fault.to_string();
            names.iter().any(|name| fault.starts_with(&format!("«{name}»"))) && stop == "durak-six"
        };
        let found = app.layout_faults().into_iter().filter(|fault| !is_name(fault));
        faults.extend(found.map(|fault| format!("{stop}: {fault}")));
    });
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// The words outside all brackets. Single letters and pairs are cards or squares.
fn words_outside(text: &str) -> Vec<String> {
    let mut inside = false;
    let letters = text.chars().map(|letter| {
        inside = (inside || letter == '[') && letter != ']';
        if inside || letter == ']' { ' ' } else { letter }
    });
    let outside: String = letters.collect();
    let is_word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
    outside.split_whitespace().filter(is_word).map(str::to_owned).collect()
}

/// The players, events and programs that the imported games of the tour name.
const IMPORTED_NAMES: [&str; 9] = [
    "Club championship",
    "Ivanova",
    "Kowalski",
    "Müller",
    "NBoard",
    "Nakamura",
    "Rossi",
    "Smith",
    "chris",
];

/// The people, the server and the code of the tour's table of friends.
const FRIENDS: [&str; 5] = ["Anna", "Clara", "Борис", "ROOM", "tables.example"];

/// Whether words are the same in all languages and need no translation: language names, seed
/// fingerprints, texts copied for programs (deals, logs, tree nodes), what imported files say, and
/// the people, the link and the code of a table of friends.
fn is_of_no_language(words: &str) -> bool {
    let is_hex = |letter: char| letter.is_ascii_hexdigit() || letter == ' ';
    Locale::ALL.iter().any(|locale| locale.name() == words)
        || words.chars().all(is_hex)
        || words.starts_with("[Seat ]0: ")
        || words.starts_with("hands ")
        || FRIENDS.iter().any(|name| words.contains(name))
        || IMPORTED_NAMES.iter().any(|name| words.contains(name))
}

#[test]
fn no_drawn_text_is_hard_coded() {
    let mut untranslated = BTreeSet::new();
    tour_in_pseudo_locale(PseudoLocale::Bracketed, |app, stop| {
        for words in app.drawn_texts().into_iter().filter(|words| !is_of_no_language(words)) {
            // The root of a game tree, as its text names it.
            let is_root =
                |word: &String| word.trim_matches(|sign: char| !sign.is_alphabetic()) == "now";
            if !words_outside(&words).iter().all(is_root) {
                untranslated.insert(format!("{stop}: {words}"));
            }
        }
    });
    assert!(untranslated.is_empty(), "{}", untranslated.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn no_layout_faults_anywhere() {
    walk(1.0, by_turns);
}

#[test]
fn no_layout_faults_at_double_text_size() {
    walk(2.0, by_turns);
}

#[test]
#[ignore = "takes minutes: `make test-layouts`"]
fn no_layout_faults_in_every_language() {
    walk(1.0, thorough);
}

#[test]
#[ignore = "takes minutes: `make test-layouts`"]
fn no_layout_faults_at_double_text_size_in_every_language() {
    walk(2.0, thorough);
}

#[test]
fn text_size_changes_at_once_and_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1600);
    let height = |app: &mut TestApp| {
        let caption = app.accessible_nodes().into_iter().find(|node| node.name == "Text size");
        caption.and_then(|caption| caption.place).expect("a caption on the page").height()
    };
    app.tap_on("Settings");
    let usual = height(&mut app);
    app.tap_on("200%");
    assert!((height(&mut app) / usual - 2.0).abs() < 0.2);
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1600);
    app.tap_on("Settings");
    assert!((height(&mut app) / usual - 2.0).abs() < 0.2);
}

#[test]
fn bouts_of_any_length_fit_without_overlaps() {
    for ([width, height], players) in
        WINDOWS.into_iter().flat_map(|window| (2..=6).map(move |players| (window, players)))
    {
        let area = Rect::new(0.0, 0.0, width as f32, height as f32);
        let layout = CardTableLayout::new(area, players, 1.0, false);
        for pairs in 1..=MAX_ATTACKS {
            let place = format!("{pairs} pairs, {players} players, {width} x {height}");
            let attacks: Vec<_> = (0..pairs).map(|slot| layout.in_bout(slot, pairs)[0]).collect();
            for (slot, pose) in attacks.iter().enumerate() {
                assert!(pose.width > 16.0, "{place}: {} wide", pose.width);
                let half = pose.width / 2.0 * bevy::math::Vec2::new(1.0, CARD_HEIGHT_RATIO);
                let card = Rect::from_center_half_size(pose.center, half);
                assert!(layout.bout.inflate(1.0).contains(card.min), "{place}");
                assert!(layout.bout.inflate(1.0).contains(card.max), "{place}");
                for other in &attacks[slot + 1..] {
                    let apart = (other.center - pose.center).abs() / (2.0 * half);
                    assert!(apart.max_element() > 1.0, "{place}: cards overlap");
                }
            }
        }
    }
}

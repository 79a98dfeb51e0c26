//! Every screen in every language, window and size of text: nothing is cut off, covered, too
//! faint to read or too small to press.
use kozyr::{
    dev::testing::{Fault, TestApp},
    look::{language::Locale, settings::Theme},
};
use std::{collections::BTreeSet, fs, path::Path};

/// Telephones upright and lying, a desk and a wall.
const WINDOWS: [[u32; 2]; 5] = [[360, 640], [390, 844], [844, 390], [1280, 800], [2560, 1440]];

/// The names of the variants of an enum, as its source has them.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = source.find(&format!("pub enum {name} {{")).expect("the enum is there");
    let body = source[start..].lines().skip(1).take_while(|line| *line != "}");
    let words = body.filter_map(|line| line.trim().strip_suffix(','));
    words.filter(|word| !word.starts_with("//")).map(head).collect()
}

/// The name of a variant without what it carries.
fn head(variant: &str) -> String {
    variant.split('(').next().unwrap_or_default().to_owned()
}

fn heads(variants: &BTreeSet<String>) -> BTreeSet<String> {
    variants.iter().map(|variant| head(variant)).collect()
}

#[test]
fn the_walk_leads_through_every_screen_and_every_menu() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    let (mut screens, mut menus) = (BTreeSet::new(), BTreeSet::new());
    for stop in TestApp::stops() {
        app.visit(stop);
        let (screen, menu) = app.place();
        screens.insert(format!("{screen:?}"));
        menus.insert(format!("{menu:?}"));
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/platform/screen.rs");
    let source = fs::read_to_string(source).unwrap();
    assert_eq!(heads(&screens), variants(&source, "Screen"));
    assert_eq!(heads(&menus), variants(&source, "Menu"));
    for game in ["durak", "reversi"] {
        for screen in ["NewGame", "Table"] {
            assert!(screens.contains(&format!("{screen}(GameId({game:?}))")), "{screen} of {game}");
        }
    }
    for menu in ["board", "shuffle", "tables"] {
        assert!(menus.contains(&format!("OfGame({menu:?})")), "{menu}");
    }
}

#[test]
fn text_stands_out_on_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let mut faint = Vec::new();
    for stop in TestApp::stops() {
        app.visit(stop);
        let usual = app.settings().theme;
        for theme in [Theme::Felt, Theme::Wood, Theme::Night] {
            app.settings().theme = theme;
            app.show_in([390, 844], Locale::English, 1.0);
            let faults = app.faults().into_iter().map(|fault| format!("{stop} {theme:?}: {fault}"));
            faint.extend(faults.filter(|fault| fault.contains("contrast")));
        }
        app.settings().theme = usual;
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

/// Walks through everything with text of that size; `KOZYR_WALK=durak` looks only where the name
/// of a stop has that in it.
fn walk(text_size: f32) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    let only = std::env::var("KOZYR_WALK").unwrap_or_default();
    let mut faults: Vec<String> = Vec::new();
    for stop in TestApp::stops() {
        app.visit(stop);
        if !stop.contains(&only) {
            continue;
        }
        for window in WINDOWS {
            for locale in Locale::ALL {
                app.show_in(window, locale, text_size);
                let place = format!("{stop} {window:?} {locale:?} {text_size}");
                let told = |fault: Fault| format!("{place}: {fault}");
                faults.extend(app.faults().into_iter().map(told));
            }
        }
        app.show_in([1280, 800], Locale::English, text_size);
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn everything_can_be_read_and_pressed_everywhere() {
    walk(1.0);
}

#[test]
fn everything_can_be_read_and_pressed_in_text_of_twice_the_size() {
    walk(2.0);
}

#[test]
fn text_grows_at_once_and_stays_large() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1600);
    let height = |app: &mut TestApp| {
        let caption = app.read().into_iter().find(|one| one.name == "Text size");
        caption.and_then(|caption| caption.place).expect("it is on the page").height()
    };
    app.tap_on("Settings");
    let usual = height(&mut app);
    app.tap_on("200 %");
    assert!((height(&mut app) / usual - 2.0).abs() < 0.2);
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1600);
    app.tap_on("Settings");
    assert!((height(&mut app) / usual - 2.0).abs() < 0.2);
}

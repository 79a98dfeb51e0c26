//! All languages have the same texts, including those for everything opponents say.

use crate::support::durak_games;
use crate::support::languages;

use kozyr_core::{
    explanation::Explanation,
    game::{Game, Seed},
    opponent::{Budget, Opponent, Overrides, Roster},
    texts::Locale,
    with_locale_code,
};
use kozyr_durak::Durak;
use kozyr_reversi::{self as reversi, Reversi};
use languages::{Language, languages};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use skrifa::{FontRef, MetadataProvider};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Returns a budget that is limited to some search nodes.
fn node_budget(nodes: u64) -> Budget {
    Budget { nodes: Some(nodes), ..Budget::default() }
}

/// The texts and arguments of a language, which must be the same in all languages.
fn outline(language: &Language) -> BTreeMap<(&str, &str), Vec<&str>> {
    let mut outline = BTreeMap::new();
    for (file, messages) in &language.files {
        for (key, text) in messages {
            let arguments = text.arguments.iter().map(String::as_str).collect();
            outline.insert((file.as_str(), key.as_str()), arguments);
        }
    }
    outline
}

macro_rules! its_code {
    ($code:literal) => {
        $code
    };
}

/// Each language is a folder of texts and an entry in one list.
#[test]
fn every_language_folder_is_listed() {
    let folders: BTreeSet<_> = languages().into_iter().map(|language| language.name).collect();
    assert_eq!(folders, Locale::ALL.map(Locale::code).into_iter().collect());
    for locale in Locale::ALL {
        assert_eq!(Locale::from_tag(&locale.code()), Some(locale));
        assert_eq!(with_locale_code!(locale, its_code), locale.code());
    }
}

#[test]
fn numbers_select_the_plural_form() {
    for (locale, samples) in [
        (
            Locale::German,
            &[
                (1, "1 Karte"),
                (2, "2 Karten"),
                (5, "5 Karten"),
                (21, "21 Karten"),
                (22, "22 Karten"),
                (25, "25 Karten"),
            ],
        ),
        (
            Locale::Polish,
            &[
                (1, "1 karta"),
                (2, "2 karty"),
                (5, "5 kart"),
                (21, "21 kart"),
                (22, "22 karty"),
                (25, "25 kart"),
            ],
        ),
        (
            Locale::Belarusian,
            &[
                (1, "1 карта"),
                (2, "2 карты"),
                (5, "5 карт"),
                (21, "21 карта"),
                (22, "22 карты"),
                (25, "25 карт"),
            ],
        ),
        (
            Locale::Kazakh,
            &[
                (1, "1 карта"),
                (2, "2 карта"),
                (5, "5 карта"),
                (21, "21 карта"),
                (22, "22 карта"),
                (25, "25 карта"),
            ],
        ),
        (
            Locale::Russian,
            &[
                (1, "1 карта"),
                (2, "2 карты"),
                (5, "5 карт"),
                (21, "21 карта"),
                (22, "22 карты"),
                (25, "25 карт"),
            ],
        ),
        (
            Locale::Ukrainian,
            &[
                (1, "1 карта"),
                (2, "2 карти"),
                (5, "5 карт"),
                (21, "21 карта"),
                (22, "22 карти"),
                (25, "25 карт"),
            ],
        ),
    ] {
        let language = kozyr_ui::language::Language::new(locale);
        for (count, expected) in samples {
            assert_eq!(language.format("durak-count", &[("count", (*count).into())]), *expected);
        }
    }
}

/// All characters shown in a language, also capitalized, because a sentence may start with an
/// inserted part.
fn letters(locale: Locale) -> BTreeSet<char> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let files = fs::read_dir(root.join(locale.code())).unwrap();
    let texts: String =
        files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let texts = texts + locale.name();
    texts.chars().chain(texts.to_uppercase().chars()).filter(|letter| *letter != '\n').collect()
}

#[test]
fn every_letter_of_every_language_can_be_drawn() {
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts");
    let read = |name: &str| fs::read(fonts.join(format!("{name}.ttf"))).unwrap();
    let symbols = read("Kozyr-Symbols");
    let symbols = FontRef::new(&symbols).unwrap().charmap();
    // Each weight of the text font falls back to the symbol font.
    for name in ["Inter-Regular", "Inter-SemiBold"] {
        let face = read(name);
        let face = FontRef::new(&face).unwrap().charmap();
        assert_eq!(face.map('語'), None, "some glyphs are missing");
        for locale in Locale::ALL {
            let lacks =
                |letter: &char| face.map(*letter).or_else(|| symbols.map(*letter)).is_none();
            let lacking: String = letters(locale).into_iter().filter(lacks).collect();
            assert_eq!(lacking, "", "{name}, {locale:?}");
        }
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let languages = languages();
    assert!(languages.len() > 1);
    let (first, others) = languages.split_first().unwrap();
    for other in others {
        let (here, there) = (outline(first), outline(other));
        let missing = |of: &BTreeMap<_, _>, from: &BTreeMap<_, _>| -> Vec<String> {
            let differs = |(key, arguments): &(_, _)| from.get(*key) != Some(*arguments);
            of.iter().filter(differs).map(|entry| format!("{entry:?}")).collect()
        };
        let none: [String; 0] = [];
        assert_eq!(missing(&here, &there), none, "{} but not {}", first.name, other.name);
        assert_eq!(missing(&there, &here), none, "{} but not {}", other.name, first.name);
    }
}

#[test]
fn no_message_is_empty() {
    for language in languages() {
        for (file, messages) in &language.files {
            for (key, text) in messages {
                assert!(!text.empty, "{}/{file}: {key}", language.name);
            }
        }
    }
}

#[test]
fn referenced_messages_exist() {
    for language in languages() {
        for text in language.files.values().flat_map(|messages| messages.values()) {
            for key in &text.messages {
                assert!(language.text(key).is_some(), "{}: {key}", language.name);
            }
        }
    }
}

/// In English, the form `one` is for 1 only; in Russian, for example, it is also for 21 and 31, and
/// a text for 1 only must use `[1]`.
#[test]
fn the_form_for_one_contains_the_number() {
    for language in languages().iter().filter(|language| language.name != "en") {
        for (key, text) in language.files.values().flatten() {
            assert!(!text.one_without_number, "{}: {key}", language.name);
        }
    }
}

/// The string literals in the source of the app and of its web page.
fn literals_of_the_app() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("web/page.js")).unwrap();
    let source = sources_of_the_app() + &page;
    let quoted = |line: &str| line.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    source.lines().flat_map::<Vec<String>, _>(quoted).collect()
}

/// The source of the crates that depend on Bevy, except those used only by tests, and of the rules'
/// texts for the app's pages.
fn sources_of_the_app() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let depends_on_bevy = |folder: &std::path::PathBuf| {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        manifest.lines().any(|line| line.starts_with("bevy.") || line.starts_with("bevy ="))
    };
    let is_for_tests = |folder: &std::path::PathBuf| folder.ends_with("kozyr-testing");
    let app_crates = crates.filter(|folder| depends_on_bevy(folder) && !is_for_tests(folder));
    let layers: Vec<String> = app_crates.map(|folder| sources(&folder.join("src"))).collect();
    assert!(layers.len() >= 7, "crates found: {}", layers.len());
    let import_errors = root.join("crates/kozyr-reversi/src/notation/player_texts.rs");
    sources(&root.join("src")) + &layers.concat() + &fs::read_to_string(import_errors).unwrap()
}

/// Returns the contents of all files in a folder and its subfolders.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() })
        .collect()
}

/// Returns the parts before and after the placeholder in a key pattern such as
/// `opponent-{name}-line`; `None` if the text is none.
fn around_hole(text: &str) -> Option<(&str, &str)> {
    let (start, rest) = text.split_once('{')?;
    let (_, end) = rest.rsplit_once('}')?;
    start.ends_with('-').then_some((start, end))
}

/// Whether a file contains the app's own texts. Opponents, trees, deals and concepts have separate
/// files.
fn is_of_the_app(file: &str) -> bool {
    !file.starts_with("opponents") && !["trees.ftl", "deals.ftl", "concepts.ftl"].contains(&file)
}

#[test]
fn every_text_of_the_app_is_used() {
    let literals = literals_of_the_app();
    // A key may be composed, as in `opponent-{name}-line`.
    let composed: Vec<_> = literals.iter().filter_map(|text| around_hole(text)).collect();
    let is_composed = |key: &str| {
        composed.iter().any(|(start, end)| key.starts_with(start) && key.ends_with(end))
    };
    // A game's title is stored under its name.
    let is_game = |key: &str| [Durak::NAME, Reversi::NAME].contains(&key);
    let is_used = |key: &str| literals.contains(key) || is_composed(key) || is_game(key);
    for language in languages() {
        let files = language.files.iter().filter(|(file, _)| is_of_the_app(file));
        let keys = files.flat_map(|(_, messages)| messages.keys());
        let unused: Vec<_> = keys.filter(|key| !is_used(key)).collect();
        assert!(unused.is_empty(), "{}: {unused:?}", language.name);
    }
}

#[test]
fn every_text_that_the_app_uses_exists() {
    let source = sources_of_the_app();
    // Line breaks may precede the key.
    let source: String = source.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut asked = BTreeSet::new();
    for call in ["language.text(", "language.format("] {
        for (at, _) in source.match_indices(call) {
            let argument = source[at + call.len()..].trim_start();
            let key = argument.strip_prefix('"').and_then(|rest| rest.split('"').next());
            asked.extend(key);
        }
    }
    assert!(asked.len() > 50, "calls found: {asked:?}");
    for language in languages() {
        let missing: Vec<_> = asked.iter().filter(|key| language.text(key).is_none()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.name);
    }
}

#[test]
fn every_opponent_is_introduced() {
    let durak = Durak::roster().iter().map(|opponent| opponent.name);
    let names: Vec<_> =
        durak.chain(Reversi::roster().iter().map(|opponent| opponent.name)).collect();
    for language in languages() {
        for name in &names {
            for key in [
                format!("opponent-{name}"),
                format!("opponent-{name}-line"),
                format!("opponent-{name}-about"),
            ] {
                assert!(language.text(&key).is_some(), "{}: {key}", language.name);
            }
        }
    }
}

/// The keys that an opponent used, each with the arguments that were always present.
#[derive(Default)]
struct ExplanationKeys(BTreeMap<String, BTreeSet<String>>);

impl ExplanationKeys {
    /// Adds a key, and keeps only the arguments that it had every time.
    fn add(&mut self, key: &str, arguments: BTreeSet<String>) {
        match self.0.get_mut(key) {
            Some(known) => known.retain(|argument| arguments.contains(argument)),
            None => drop(self.0.insert(key.to_owned(), arguments)),
        }
    }

    /// Adds all keys in an explanation.
    fn add_explanation<A>(&mut self, explanation: &Explanation<A>) {
        let alternatives = &explanation.alternatives;
        let labels = alternatives.iter().filter_map(|alternative| alternative.label.as_ref());
        for message in labels.chain([&explanation.rule]) {
            let names = message.arguments.iter().map(|(name, _)| name.to_string()).collect();
            self.add(&message.key, names);
        }
        let terms = alternatives.iter().flat_map(|alternative| &alternative.terms);
        for term in terms.chain(&explanation.terms) {
            self.add(&term.name, BTreeSet::new());
        }
    }

    /// Adds the keys that an opponent uses in positions of random games.
    fn add_opponent<G: Game>(
        &mut self,
        opponent: &(impl Opponent<G> + ?Sized),
        positions: usize,
        budget: &Budget,
        mut any_setup: impl FnMut(&mut ChaCha8Rng) -> G::Setup,
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut remaining = positions;
        while remaining > 0 {
            let setup = any_setup(&mut rng);
            let mut game = G::new(&setup, &Seed::new(rng.random())).unwrap();
            while let Some(seat) = game.to_act()
                && remaining > 0
            {
                let decision = opponent.decide(game.view(seat), budget, &mut rng);
                self.add_explanation(&decision.explanation);
                remaining -= 1;
                // Random actions reach positions that a careful opponent would avoid.
                let any = *game.legal_actions().choose(&mut rng).unwrap();
                game.play(if rng.random() { any } else { decision.action }).unwrap();
            }
        }
    }
}

/// Asserts that every key of every opponent has a text in every language, and that the text uses
/// only arguments that come with the key.
fn assert_explanations_have_texts<G: Roster>(
    positions: usize,
    budget: &Budget,
    any_setup: impl FnMut(&mut ChaCha8Rng) -> G::Setup + Copy,
) {
    let languages = languages();
    for registration in G::roster() {
        let opponent = (registration.make)(&Overrides::default()).unwrap();
        let mut used_keys = ExplanationKeys::default();
        used_keys.add_opponent(opponent.as_ref(), positions, budget, any_setup);
        for language in &languages {
            for (key, arguments) in &used_keys.0 {
                let (opponent, name) = (registration.name, &language.name);
                let text = language.text(key);
                let text = text.unwrap_or_else(|| panic!("{opponent} says {key}: not in {name}"));
                let needed = &text.arguments;
                assert!(
                    arguments.is_superset(needed),
                    "{opponent} says {key} with {arguments:?}, {name} asks for {needed:?}"
                );
            }
        }
    }
}

#[test]
fn durak_explanations_have_texts_in_all_languages() {
    assert_explanations_have_texts::<Durak>(1_000, &node_budget(16), durak_games::any_setup);
}

#[test]
fn reversi_explanations_have_texts_in_all_languages() {
    assert_explanations_have_texts::<Reversi>(60, &node_budget(200), |_| reversi::Setup::default());
}

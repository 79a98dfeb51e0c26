//! Every concept has a title and a page in all languages, and no text is unused.

use crate::support::languages::languages;

use kozyr_core::teacher::{Concept, DifficultyLevel, TeachableGame};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use std::collections::BTreeSet;

/// The keys of all texts about concepts and problems.
fn keys() -> BTreeSet<String> {
    /// The keys of the texts about a game's concepts and problems.
    fn keys_of_game<G: TeachableGame>() -> Vec<String> {
        let texts = |concept: &Concept| {
            [concept.title(), concept.page()].map(|message| message.key.to_string())
        };
        let mut keys: Vec<_> = G::CONCEPTS.iter().flat_map(texts).collect();
        keys.push(format!("problem-asked-{}", G::NAME));
        keys
    }
    let levels = DifficultyLevel::ALL.map(|level| format!("problem-level-{}", level.name()));
    keys_of_game::<Durak>().into_iter().chain(keys_of_game::<Reversi>()).chain(levels).collect()
}

#[test]
fn concepts_have_texts_in_all_languages() {
    let keys = keys();
    assert_eq!(keys.len(), 2 * (13 + 12) + 2 + 5);
    for language in languages() {
        let texts = &language.files["concepts.ftl"];
        let present: BTreeSet<_> = texts.keys().cloned().collect();
        assert_eq!(present, keys, "{}", language.name);
        for (key, text) in texts {
            assert!(text.arguments.is_empty(), "{}: {key} fills nothing in", language.name);
        }
    }
}

#[test]
fn concept_ids_are_unique() {
    fn check<G: TeachableGame>() {
        let ids: BTreeSet<_> = G::CONCEPTS.iter().map(|concept| concept.id()).collect();
        assert_eq!(ids.len(), G::CONCEPTS.len());
        for concept in G::CONCEPTS {
            assert_eq!(G::concept(concept.id()), Some(*concept));
            assert_eq!(concept.game(), G::NAME);
        }
        assert_eq!(G::concept("luck"), None);
    }
    check::<Durak>();
    check::<Reversi>();
}

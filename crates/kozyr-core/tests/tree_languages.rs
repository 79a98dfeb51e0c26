//! All texts about trees exist in all languages, and none is unused.

use crate::support::languages;
use crate::support::trees;

use kozyr_core::{
    explanation::TranslatableText,
    tree::{SearchMethod, SearchStep, Tree, figure},
};
use languages::languages;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use trees::PlainTree;

/// One text for each error.
const INVALID: [&str; 18] = [
    "",
    "= 1",
    "a",
    "a ->",
    "a =",
    "a = x",
    "a = 1 2",
    "a = 1\na = 2",
    "a -> b\na = 2",
    "a -> b b",
    "a -> b c\nb -> c\nc = 1",
    "a -> b\nb -> c a\nc = 1",
    "r = 1\nb -> c\nc -> b",
    "diamonds",
    "a -> b",
    "a = 1\nb = 1",
    "min to move\nmin to move",
    "deep",
];

/// The messages of all steps of all searches, and of a repetition.
fn steps(tree: &Tree) -> Vec<TranslatableText> {
    let searches = SearchMethod::ALL.map(|method| tree.search(method).steps);
    let repetition = SearchStep::Repeat { position: tree.root() };
    searches.iter().flatten().chain([&repetition]).map(|step| step.message(tree)).collect()
}

/// The message of the error in a text; `deep` and `diamonds` stand for long texts.
fn error_message(text: &str) -> TranslatableText {
    let chain = |index| format!("{index} -> {}\n", index + 1);
    let deep = (0..=Tree::MAX_DEPTH).map(chain).collect::<String>();
    let diamond = |index| {
        let next = index + 1;
        format!("n{index} -> a{index} b{index}\na{index} -> n{next}\nb{index} -> n{next}\n")
    };
    let diamonds = (0..40).map(diamond).collect::<String>() + "n40 = 1";
    let text = match text {
        "deep" => &deep,
        "diamonds" => &diamonds,
        _ => text,
    };
    text.parse::<Tree>().unwrap_err().message()
}

#[test]
fn all_messages_about_trees_have_texts() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut trees: Vec<Tree> =
        (0..50).map(|_| PlainTree::any(&mut rng, 5, 9).text().parse().unwrap()).collect();
    trees.push(figure("figure-10").unwrap());
    let messages = trees.iter().flat_map(steps).chain(INVALID.map(error_message));
    // A message has the same arguments every time.
    let mut arguments_by_key: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in messages {
        let arguments = message.arguments.iter().map(|(name, _)| name.to_string()).collect();
        let first = arguments_by_key
            .entry(message.key.into())
            .or_insert_with(|| BTreeSet::clone(&arguments));
        assert_eq!(*first, arguments);
    }
    for language in languages() {
        let texts = &language.files["trees.ftl"];
        assert!(
            texts.keys().eq(arguments_by_key.keys()),
            "{}: {:?}",
            language.name,
            arguments_by_key.keys()
        );
        for (key, available) in &arguments_by_key {
            assert!(available.is_superset(&texts[key].arguments), "{}: {key}", language.name);
        }
    }
}

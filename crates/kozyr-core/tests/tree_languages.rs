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
const FAULTY: [&str; 18] = [
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

fn steps(tree: &Tree) -> Vec<TranslatableText> {
    let searches = SearchMethod::ALL.map(|method| tree.search(method).steps);
    let again = SearchStep::Repeat { position: tree.root() };
    searches.iter().flatten().chain([&again]).map(|step| step.message(tree)).collect()
}

fn fault(text: &str) -> TranslatableText {
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
fn all_that_is_said_of_trees_is_understood() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut trees: Vec<Tree> =
        (0..50).map(|_| PlainTree::any(&mut rng, 5, 9).text().parse().unwrap()).collect();
    trees.push(figure("figure-10").unwrap());
    let said = trees.iter().flat_map(steps).chain(FAULTY.map(fault));
    // A message has the same arguments every time.
    let mut heard: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in said {
        let arguments = message.arguments.iter().map(|(name, _)| name.to_string()).collect();
        let first = heard.entry(message.key.into()).or_insert_with(|| BTreeSet::clone(&arguments));
        assert_eq!(*first, arguments);
    }
    for language in languages() {
        let texts = &language.files["trees.ftl"];
        assert!(texts.keys().eq(heard.keys()), "{}: {:?}", language.name, heard.keys());
        for (key, given) in &heard {
            assert!(given.is_superset(&texts[key].arguments), "{}: {key}", language.name);
        }
    }
}

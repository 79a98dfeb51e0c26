//! What has to hold.

use std::collections::BTreeSet;

use crate::{
    graph::circles,
    house::{House, LAYERS},
    source::Module,
};

/// How many files may lead to one another.
const LARGEST_CIRCLE: usize = 4;
/// How many files outside the games' own folders, and outside the tests' driver, may name one.
const NAMING_A_GAME: usize = 10;

type Arrows = BTreeSet<(Module, Module)>;

/// What is wrong, in a sentence each.
pub fn faults(house: &House) -> Vec<String> {
    let mut faults = Vec::new();
    for (from, to) in &house.arrows {
        if let Some(reason) = against_the_layers(from, to) {
            faults.push(format!("{} -> {}: {reason}", name(from), name(to)));
        }
    }
    for circle in circles(&folders(&house.arrows)) {
        faults.push(format!("these folders form a circle: {}", names(&circle)));
    }
    let found = circles(&without_root(&house.arrows));
    for circle in found.iter().filter(|circle| circle.len() > LARGEST_CIRCLE) {
        faults.push(format!("{} files form a circle: {}", circle.len(), names(circle)));
    }
    let naming: BTreeSet<Module> = house
        .files
        .iter()
        .filter(|(file, game)| **game && may_not_name(file))
        .map(|(file, _)| file.clone())
        .collect();
    if naming.len() > NAMING_A_GAME {
        let (count, names) = (naming.len(), names(&naming));
        faults.push(format!("{count} files name a game, of which {NAMING_A_GAME} may: {names}"));
    }
    faults
}

fn name(module: &Module) -> String {
    if module.is_empty() { "lib".into() } else { module.join("/") }
}

fn names(modules: &BTreeSet<Module>) -> String {
    modules.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// How high a file stands; the root stands above all, since it puts the app together.
pub fn height(file: &[String]) -> usize {
    let layer = file.first().and_then(|layer| LAYERS.iter().position(|name| name == layer));
    layer.unwrap_or(LAYERS.len())
}

/// Why an arrow must not be.
fn against_the_layers(from: &[String], to: &[String]) -> Option<&'static str> {
    // The driver of the tests starts the whole app.
    let starts = to.is_empty() && from.first().is_some_and(|layer| layer == "dev");
    if height(from) < height(to) && !starts {
        return Some("a lower layer uses a higher one");
    }
    let games = |file: &[String]| file.first().is_some_and(|layer| layer == "games");
    match (from.get(1), to.get(1)) {
        (Some(one), Some(other)) if games(from) && games(to) && one != other => {
            Some("one game uses another")
        }
        _ => None,
    }
}

/// A file's folder within its layer: `look::theme` for `look::theme::text`.
pub fn folder(file: &[String]) -> Module {
    file[..file.len().min(2)].to_vec()
}

/// The arrows between folders of one layer. A layer's own file names its folders, no more.
fn folders(arrows: &Arrows) -> Arrows {
    let between = arrows.iter().map(|(from, to)| (folder(from), folder(to)));
    let inner = |from: &[String], to: &[String]| {
        from.len() == 2 && to.len() == 2 && from != to && from[0] == to[0]
    };
    between.filter(|(from, to)| inner(from, to)).collect()
}

fn without_root(arrows: &Arrows) -> Arrows {
    arrows.iter().filter(|(from, to)| !from.is_empty() && !to.is_empty()).cloned().collect()
}

/// Whether a file stands outside the games' own folders, and is no driver of tests.
fn may_not_name(file: &[String]) -> bool {
    !matches!(file.first().map(String::as_str), Some("games" | "dev"))
}

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
pub fn faults(house: &House, exceptions: &Exceptions) -> Vec<String> {
    let mut faults = Vec::new();
    for (from, to) in exceptions.arrows.difference(&house.arrows) {
        faults.push(format!("{} -> {} is an exception no longer needed", name(from), name(to)));
    }
    let arrows: Arrows = house.arrows.difference(&exceptions.arrows).cloned().collect();
    for (from, to) in &arrows {
        if let Some(reason) = against_the_layers(from, to) {
            faults.push(format!("{} -> {}: {reason}", name(from), name(to)));
        }
    }
    for circle in circles(&folders(&arrows)) {
        faults.push(format!("these folders form a circle: {}", names(&circle)));
    }
    let found = circles(&without_root(&arrows));
    let allowed = exceptions.largest_circle.max(LARGEST_CIRCLE);
    for circle in found.iter().filter(|circle| circle.len() > allowed) {
        faults.push(format!("{} files form a circle: {}", circle.len(), names(circle)));
    }
    let largest = found.first().map_or(0, BTreeSet::len);
    faults.extend(no_longer("files form the largest circle", largest, allowed, LARGEST_CIRCLE));
    let naming: BTreeSet<Module> = house
        .files
        .iter()
        .filter(|(file, game)| **game && may_not_name(file))
        .map(|(file, _)| file.clone())
        .collect();
    let (count, allowed) = (naming.len(), exceptions.naming_a_game.max(NAMING_A_GAME));
    if count > allowed {
        let names = names(&naming);
        faults.push(format!("{count} files name a game, of which {allowed} may: {names}"));
    }
    faults.extend(no_longer("files name a game", count, allowed, NAMING_A_GAME));
    faults
}

/// Whether more is allowed for now than there is.
fn no_longer(what: &str, count: usize, allowed: usize, limit: usize) -> Option<String> {
    let needed = count.max(limit);
    (needed < allowed).then(|| format!("{count} {what}: write {needed} in place of {allowed}"))
}

/// What is allowed for now although it is against the rules.
#[derive(Default)]
pub struct Exceptions {
    arrows: Arrows,
    largest_circle: usize,
    naming_a_game: usize,
}

/// Reads the list: `from -> to`, `circle NUMBER` or `naming NUMBER` a line.
pub fn exceptions(text: &str) -> Exceptions {
    let mut exceptions = Exceptions::default();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((from, to)) = line.split_once(" -> ") {
            exceptions.arrows.insert((path(from), path(to)));
        } else if let Some(number) = line.strip_prefix("circle ") {
            exceptions.largest_circle = number.parse().unwrap_or(0);
        } else if let Some(number) = line.strip_prefix("naming ") {
            exceptions.naming_a_game = number.parse().unwrap_or(0);
        }
    }
    exceptions
}

fn path(name: &str) -> Module {
    name.trim().split('/').map(ToOwned::to_owned).collect()
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

//! The layers as a drawing.

use std::{collections::BTreeSet, fmt::Write};

use crate::{
    house::{House, LAYERS},
    rules::{folder, height},
    source::Module,
};

/// A page with a drawing in Mermaid: layers from the highest to the lowest, their folders, and
/// which layer uses which.
pub fn of(house: &House) -> String {
    let mut page = String::from(
        "<!-- Made by `make layers`; `make check` says when it has to be made again. -->\n\n\
         # Layers of the app\n\n\
         A layer uses those below it, never those above it.\n\n```mermaid\nflowchart TB\n",
    );
    for (layer, name) in LAYERS.iter().enumerate().rev() {
        let folders: BTreeSet<Module> = house
            .files
            .keys()
            .filter(|file| height(file) == layer && file.len() > 1)
            .map(|file| folder(file))
            .collect();
        let folders: Vec<&str> =
            folders.iter().filter_map(|folder| folder.get(1).map(String::as_str)).collect();
        let _ = writeln!(page, "    {name}[\"<b>{name}</b><br/>{}\"]", lines(&folders));
    }
    let uses: BTreeSet<(usize, usize)> = house
        .arrows
        .iter()
        .map(|(from, to)| (height(from), height(to)))
        .filter(|(from, to)| from > to && *from < LAYERS.len())
        .collect();
    // Drawn from each layer to the highest that it uses, or there would be nothing but lines.
    for (from, name) in LAYERS.iter().enumerate() {
        let next = uses.iter().filter(|(other, _)| *other == from).map(|(_, to)| *to).max();
        if let Some(to) = next {
            let _ = writeln!(page, "    {name} --> {}", LAYERS[to]);
        }
    }
    page.push_str("```\n\nWhich folders of which layer use others of the same:\n\n```mermaid\n");
    page.push_str("flowchart LR\n");
    for (layer, name) in LAYERS.iter().enumerate() {
        let within: BTreeSet<(Module, Module)> = house
            .arrows
            .iter()
            .filter(|(from, to)| height(from) == layer && height(to) == layer)
            .map(|(from, to)| (folder(from), folder(to)))
            .filter(|(from, to)| from != to && from.len() > 1 && to.len() > 1)
            .collect();
        if within.is_empty() {
            continue;
        }
        let _ = writeln!(page, "    subgraph {name}");
        for (from, to) in within {
            let _ = writeln!(page, "        {}[{}] --> {}[{}]", id(&from), from[1], id(&to), to[1]);
        }
        page.push_str("    end\n");
    }
    page.push_str("```\n");
    page
}

fn id(folder: &[String]) -> String {
    folder.join("_")
}

/// Names in lines that are not too long to be read.
fn lines(names: &[&str]) -> String {
    names.chunks(6).map(|chunk| chunk.join(" · ")).collect::<Vec<_>>().join("<br/>")
}

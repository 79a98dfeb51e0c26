//! All files of the app, and the arrows between them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::TokenStream;

use crate::source::{self, Module, Named};

/// The layers, from the lowest to the highest: each uses those before it, never those after it.
pub const LAYERS: [&str; 7] = ["platform", "look", "table", "features", "games", "shell", "dev"];

/// All files of the app, and the arrows between them.
pub struct House {
    /// The files by their modules, and whether each names a game.
    pub files: BTreeMap<Module, bool>,
    /// From which file to which.
    pub arrows: BTreeSet<(Module, Module)>,
}

impl House {
    /// Reads all files of a folder.
    ///
    /// # Errors
    /// If one of them cannot be read, or is not Rust.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let mut texts = BTreeMap::new();
        for path in files(folder)? {
            let module = module(path.strip_prefix(folder).unwrap_or(&path));
            let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
            let text = fs::read_to_string(&path).map_err(|error| fault(&error))?;
            let tokens: TokenStream = text.parse().map_err(|error| fault(&error))?;
            texts.insert(module, tokens);
        }
        // The program for desktops only calls the library.
        texts.remove(&vec!["main".to_owned()]);
        let known: BTreeSet<Module> = texts.keys().cloned().collect();
        let mut house = House { files: BTreeMap::new(), arrows: BTreeSet::new() };
        for (module, tokens) in texts {
            let Named { paths, game } = source::read(tokens, &module, &children(&known, &module));
            let aims = paths.iter().filter_map(|path| file_of(&known, path));
            house.arrows.extend(aims.filter(|aim| *aim != module).map(|aim| (module.clone(), aim)));
            house.files.insert(module, game);
        }
        Ok(house)
    }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// The module of a file: `look/theme/text.rs` is `look::theme::text`, and `lib.rs` the root.
fn module(path: &Path) -> Module {
    let stem = path.with_extension("");
    let words: Module = stem.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    if words == ["lib"] { Vec::new() } else { words }
}

fn children(known: &BTreeSet<Module>, module: &[String]) -> BTreeSet<String> {
    let within = |other: &&Module| other.len() == module.len() + 1 && other.starts_with(module);
    known.iter().filter(within).filter_map(|other| other.last().cloned()).collect()
}

/// The file in which a path leads to something: that of its deepest module.
fn file_of(known: &BTreeSet<Module>, path: &[String]) -> Option<Module> {
    (0..=path.len()).rev().map(|end| path[..end].to_vec()).find(|module| known.contains(module))
}

//! Checks that the app's layers and folders lean one way only, and draws them.
//!
//! `cargo-modules` finds circles in a whole crate, but knows neither layers nor folders, and every
//! parent that names its children is a circle to it. So this reads the app's own files, with
//! Rust's own lexer, and takes every path in them for an arrow from one file to another.

mod drawing;
mod graph;
mod house;
mod rules;
mod source;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use house::House;

/// Where the drawing goes.
const DRAWING: &str = "docs/layers.md";

fn main() -> ExitCode {
    // As cargo says now: checkouts that share a target directory share this program, too.
    let here = env::var_os("CARGO_MANIFEST_DIR");
    let root = here.map_or(PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from).join("../..");
    let wish = env::args().nth(1);
    let done = match wish.as_deref() {
        Some("check") => check(&root),
        Some("draw") => draw(&root),
        _ => Err("usage: kozyr-layers check|draw".into()),
    };
    match done {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn check(root: &Path) -> Result<String, String> {
    let house = House::read(&root.join("src"))?;
    let drawn = fs::read_to_string(root.join(DRAWING)).unwrap_or_default();
    let mut faults = rules::faults(&house);
    if drawn != drawing::of(&house) {
        faults.push(format!("{DRAWING} shows the layers as they were: make layers"));
    }
    if faults.is_empty() {
        let arrows = house.arrows.len();
        Ok(format!("{} files and {arrows} arrows keep to their layers", house.files.len()))
    } else {
        Err(faults.join("\n"))
    }
}

fn draw(root: &Path) -> Result<String, String> {
    let house = House::read(&root.join("src"))?;
    fs::write(root.join(DRAWING), drawing::of(&house)).map_err(|error| error.to_string())?;
    Ok(format!("{DRAWING} shows {} files", house.files.len()))
}

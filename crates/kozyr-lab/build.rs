//! Computes the digest of everything that can change the result of a game. Every result file
//! contains it, so that results of different builds are never merged.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a build script reads its own sources and prints to cargo"
)]

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

/// The rules, the opponents and their trained weights, the laboratory, and all crate versions. The
/// app's texts and pictures are left out.
const SOURCES: [&str; 7] = [
    "crates/kozyr-core/src",
    "crates/kozyr-durak/src",
    "crates/kozyr-reversi/src",
    "crates/kozyr-lab/src",
    "assets/durak",
    "assets/reversi",
    "Cargo.lock",
];

fn main() -> io::Result<()> {
    let manifest_dir = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let root = Path::new(&manifest_dir).join("../..");
    let mut digest = Sha256::new();
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
        for file in files(&root.join(source))? {
            let name = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy();
            let bytes = fs::read(&file)?;
            digest.update(name.replace('\\', "/").as_bytes());
            digest.update((bytes.len() as u64).to_le_bytes());
            digest.update(bytes);
        }
    }
    let hex: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    println!("cargo::rustc-env=KOZYR_BUILD={hex}");
    Ok(())
}

/// The files below a path, sorted by name.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.into()]);
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    let below = entries.iter().map(|entry| files(entry)).collect::<io::Result<Vec<_>>>()?;
    Ok(below.concat())
}

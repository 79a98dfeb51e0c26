//! Where the pictures and sounds are.

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
use std::path::{Path, PathBuf};

const FOLDER: &str = "assets";

/// The folder of the assets: beside the page, or within the package for phones.
#[cfg(any(target_arch = "wasm32", target_os = "android"))]
pub fn folder() -> String {
    FOLDER.into()
}

/// The folder of the assets: the one that is [found](found_from), or else, for a program that was
/// built to be tried out, the one that it was built with.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn folder() -> String {
    let beside = bevy::asset::io::file::FileAssetReader::get_base_path();
    let found = find_near(&beside).or_else(build_folder);
    found.map_or_else(|| FOLDER.into(), |path| path.to_string_lossy().into())
}

/// The folder of the assets for a program that lies in a folder: `assets` beside the program, as in an
/// archive, or `../share/kozyr/assets`, as where a system keeps programs and their data apart.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn find_near(beside: &Path) -> Option<PathBuf> {
    let apart = beside.parent().map(|above| above.join("share/kozyr").join(FOLDER));
    [Some(beside.join(FOLDER)), apart].into_iter().flatten().find(|path| path.is_dir())
}

/// What is handed out names no folder of the machine that it was built on.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn build_folder() -> Option<PathBuf> {
    #[cfg(debug_assertions)]
    let path = Some(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets")));
    #[cfg(not(debug_assertions))]
    let path = None;
    path.filter(|path: &PathBuf| path.is_dir())
}

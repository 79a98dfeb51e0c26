//! The location of images and sounds.

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
use std::path::{Path, PathBuf};

const FOLDER: &str = "assets";

/// The assets folder: next to the page, or inside the Android package.
#[cfg(any(target_arch = "wasm32", target_os = "android"))]
pub fn folder() -> String {
    FOLDER.into()
}

/// The assets folder: the one [found near the program](find_near), else, in debug builds, the one
/// in the source tree.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn folder() -> String {
    let beside = bevy::asset::io::file::FileAssetReader::get_base_path();
    let found = find_near(&beside).or_else(build_folder);
    found.map_or_else(|| FOLDER.into(), |path| path.to_string_lossy().into())
}

/// The assets folder of a program in the folder `beside`: `assets` next to it, as in an archive, or
/// `../share/kozyr/assets`, as in a system-wide installation.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn find_near(beside: &Path) -> Option<PathBuf> {
    let apart = beside.parent().map(|above| above.join("share/kozyr").join(FOLDER));
    [Some(beside.join(FOLDER)), apart].into_iter().flatten().find(|path| path.is_dir())
}

/// The assets folder in the source tree. Release builds contain no path of the build machine.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn build_folder() -> Option<PathBuf> {
    #[cfg(debug_assertions)]
    let path = Some(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets")));
    #[cfg(not(debug_assertions))]
    let path = None;
    path.filter(|path: &PathBuf| path.is_dir())
}

//! The location of images and sounds.

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
use std::path::{Path, PathBuf};

const FOLDER: &str = "assets";

/// The path of the assets folder next to the page or inside the Android package.
#[cfg(any(target_arch = "wasm32", target_os = "android"))]
pub fn folder() -> String {
    FOLDER.into()
}

/// The path of the assets folder: the one [found near the program](find_near), else, in debug
/// builds, the one in the source tree, else `assets`. `BEVY_ASSET_ROOT` and `CARGO_MANIFEST_DIR`,
/// if set, take the place of the program's folder.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn folder() -> String {
    let base_folder = bevy::asset::io::file::FileAssetReader::get_base_path();
    let found = find_near(&base_folder).or_else(build_folder);
    found.map_or_else(|| FOLDER.into(), |path| path.to_string_lossy().into())
}

/// The assets folder of a program in `program_folder`: `assets` next to it, as in an archive, or
/// `../share/kozyr/assets`, as in a system-wide installation. `None` if neither exists.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn find_near(program_folder: &Path) -> Option<PathBuf> {
    let portable = program_folder.join(FOLDER);
    let installed = program_folder.parent().map(|parent| parent.join("share/kozyr").join(FOLDER));
    [Some(portable), installed].into_iter().flatten().find(|path| path.is_dir())
}

/// The assets folder in the source tree; `None` if it is missing, and in release builds, which
/// contain no path of the build machine.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn build_folder() -> Option<PathBuf> {
    #[cfg(debug_assertions)]
    let path = Some(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets")));
    #[cfg(not(debug_assertions))]
    let path = None;
    path.filter(|path: &PathBuf| path.is_dir())
}

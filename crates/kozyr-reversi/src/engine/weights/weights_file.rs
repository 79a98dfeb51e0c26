//! The weights that ship with the program: bundled, or in a file loaded on first use, so that a web
//! page appears before they are downloaded.

/// The path of the file below the assets directory.
pub const WEIGHTS_PATH: &str = "reversi/weights.bin";

/// The content of the file.
#[cfg(feature = "bundled-weights")]
pub(super) fn bytes() -> &'static [u8] {
    include_bytes!("../../../../../assets/reversi/weights.bin")
}

#[cfg(not(feature = "bundled-weights"))]
pub use external::{LoadWeights, set_loader};

/// Loads and leaks the file; call once.
///
/// # Panics
/// If no loader is set, loading fails, or the file is of another version.
#[cfg(not(feature = "bundled-weights"))]
pub(super) fn bytes() -> &'static [u8] {
    external::bytes()
}

#[cfg(not(feature = "bundled-weights"))]
mod external {
    use std::sync::OnceLock;

    use kozyr_core::digest::DIGEST_BYTES;

    /// The digest at the end of the file, the only part that is compiled into the program.
    const EXPECTED_DIGEST: [u8; DIGEST_BYTES] =
        *include_bytes!("../../../../../assets/reversi/weights.bin").last_chunk().unwrap();

    /// Loads the whole file; `None` if that fails.
    pub type LoadWeights = fn() -> Option<Vec<u8>>;

    static LOADER: OnceLock<LoadWeights> = OnceLock::new();

    /// Sets the loader for the weights, which runs on first use. Only the first call has an effect.
    pub fn set_loader(load: LoadWeights) {
        LOADER.get_or_init(|| load);
    }

    /// Loads and leaks the file; call once.
    ///
    /// # Panics
    /// If no loader is set, loading fails, or the file is of another version.
    pub fn bytes() -> &'static [u8] {
        let load = LOADER.get().expect("no loader for the engine's weights is set");
        let bytes = load().expect("the engine's weights could not be loaded");
        // The program may be older than the file on the server.
        assert!(bytes.ends_with(&EXPECTED_DIGEST), "the engine's weights are of another version");
        bytes.leak()
    }
}

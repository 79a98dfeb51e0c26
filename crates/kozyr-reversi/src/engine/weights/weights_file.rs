//! The weights that come with the program: within it, or in a file that it loads when they are first
//! needed, as a page does that wants to be seen before.

/// The file in the folder of assets.
pub const WEIGHTS_PATH: &str = "reversi/weights.bin";

/// The bytes of the file.
#[cfg(feature = "bundled-weights")]
pub(super) fn bytes() -> &'static [u8] {
    include_bytes!("../../../../../assets/reversi/weights.bin")
}

#[cfg(not(feature = "bundled-weights"))]
pub use external::{Load, load_by};

/// The bytes of the file.
///
/// # Panics
/// If nobody said how they are loaded, or others come.
#[cfg(not(feature = "bundled-weights"))]
pub(super) fn bytes() -> &'static [u8] {
    external::bytes()
}

#[cfg(not(feature = "bundled-weights"))]
mod external {
    use std::sync::OnceLock;

    use kozyr_core::digest::DIGEST;

    /// The digest at the end of the file. Nothing else of the file is within the program.
    const EXPECTED_DIGEST: [u8; DIGEST] =
        *include_bytes!("../../../../../assets/reversi/weights.bin").last_chunk().unwrap();

    /// Loads the file, whole, before it returns; nothing if it does not come.
    pub type LoadWeights = fn() -> Option<Vec<u8>>;

    static LOAD: OnceLock<Load> = OnceLock::new();

    /// How the weights are loaded when they are first needed. Of several ways the first counts.
    pub fn set_loader(load: Load) {
        LOAD.get_or_init(|| load);
    }

    pub fn bytes() -> &'static [u8] {
        let load = LOAD.get().expect("whoever leaves the weights out says how they are loaded");
        let bytes = load().expect("the weights of the engine could not be loaded");
        // The program may be an older one than the file on the server.
        assert!(bytes.ends_with(&SUM), "the weights of the engine are those of another version");
        bytes.leak()
    }
}

//! Files that the player opens: chosen in a dialog, dropped on the window, named on the command
//! line, or passed to the app by the system.

#[cfg(target_arch = "wasm32")]
mod from_page;
#[cfg(not(target_arch = "wasm32"))]
mod from_system;

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::ImportFile;

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use from_system::receive_from_device;
#[cfg(not(target_arch = "wasm32"))]
pub use from_system::{is_reading_files, open_at_start};

/// The largest file that is opened, in bytes.
pub const MAX_FILE_BYTES: u64 = 16 << 20;

/// The file name extensions to offer in a dialog. Android's dialog offers all files.
#[cfg(not(target_os = "android"))]
const EXTENSIONS: &[&str] = &["ggf", "txt", "wtb", "jou", "trn", "obf", "json", "png", "jpg"];

/// Files that the player opened together.
#[derive(Message, Clone, Debug)]
pub struct FilesOpened(pub Result<Vec<ImportFile>, OpenFileError>);

/// The reason why a file could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenFileError {
    /// The file is larger than [`MAX_FILE_BYTES`].
    TooLarge {
        /// The name of the file.
        file: String,
    },
    /// The file cannot be read.
    Unreadable {
        /// The name of the file.
        file: String,
    },
}

/// Whether the player holds files over the window and could drop them.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FilesHovering(pub bool);

/// Whether players of this device can drop files on the window.
pub fn accepts_drops() -> bool {
    #[cfg(target_arch = "wasm32")]
    return crate::browser::accepts_drops();
    #[cfg(not(target_arch = "wasm32"))]
    cfg!(not(target_os = "android"))
}

/// Lets the player choose files.
#[derive(SystemParam)]
pub struct FileDialog<'w> {
    #[cfg(not(target_arch = "wasm32"))]
    files: from_system::FileReader<'w>,
    #[cfg(target_arch = "wasm32")]
    page: std::marker::PhantomData<&'w ()>,
}

impl FileDialog<'_> {
    /// Whether there is a dialog on this system.
    pub fn is_available(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        return true;
        #[cfg(not(target_arch = "wasm32"))]
        self.files.can_choose()
    }

    /// Opens the dialog. The chosen files arrive as [`FilesOpened`]; nothing does if the player
    /// cancels. Browsers allow this only shortly after a touch or a key press.
    pub fn choose(&mut self) {
        #[cfg(target_arch = "wasm32")]
        crate::browser::choose_files(EXTENSIONS);
        #[cfg(not(target_arch = "wasm32"))]
        self.files.choose();
    }
}

/// Adds [`FilesOpened`] and [`FilesHovering`], and receives dropped and chosen files.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FilesOpened>().init_resource::<FilesHovering>();
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(from_page::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(from_system::plugin);
}

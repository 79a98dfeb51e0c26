//! Files that the app hands over: saved where the player chooses, or shared with another app.

#[cfg(not(target_arch = "wasm32"))]
mod to_system;

use bevy::{ecs::system::SystemParam, prelude::*};

/// A text file to hand over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutgoingFile {
    /// The suggested file name, with its extension.
    pub name: String,
    /// The contents.
    pub text: String,
}

/// A file was saved; the value is its place as the player knows it. An error says why it was not.
/// Nothing is sent if the player cancels, and where the browser shows its own downloads.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct FileSaved(pub Result<String, String>);

/// Whether a dialog asks where to save files. If not, they go to the download folder. Only desktops
/// read it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HasSaveDialog(pub bool);

/// Hands files over.
#[derive(SystemParam)]
pub struct FileExport<'w> {
    #[cfg(not(target_arch = "wasm32"))]
    system: to_system::SystemExport<'w>,
    #[cfg(target_arch = "wasm32")]
    page: std::marker::PhantomData<&'w ()>,
}

impl FileExport<'_> {
    /// Whether files can be [shared](Self::share).
    pub fn can_share(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        return crate::browser::can_share_files();
        #[cfg(not(target_arch = "wasm32"))]
        self.system.can_share()
    }

    /// Whether links can be [shared](Self::share_link).
    pub fn can_share_links(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        return crate::browser::can_share_links();
        #[cfg(not(target_arch = "wasm32"))]
        self.system.can_share()
    }

    /// Lets the player choose an app to share a link with. Browsers allow this only shortly after a
    /// touch or a key press.
    pub fn share_link(&self, title: &str, link: &str) {
        #[cfg(target_arch = "wasm32")]
        crate::browser::share_link(title, link);
        #[cfg(not(target_arch = "wasm32"))]
        self.system.share(&OutgoingFile { name: title.to_owned(), text: link.to_owned() });
    }

    /// Lets the player choose where to save a file, which [`FileSaved`] reports. Browsers save it
    /// as a download.
    pub fn save(&mut self, file: OutgoingFile) {
        #[cfg(target_arch = "wasm32")]
        crate::browser::save_file(&file.name, &file.text);
        #[cfg(not(target_arch = "wasm32"))]
        self.system.save(file);
    }

    /// Lets the player choose an app to share a file with; phones share it as text. Browsers allow
    /// this only shortly after a touch or a key press.
    pub fn share(&mut self, file: OutgoingFile) {
        #[cfg(target_arch = "wasm32")]
        crate::browser::share_file(&file.name, &file.text);
        #[cfg(not(target_arch = "wasm32"))]
        self.system.share(&file);
    }
}

/// Adds [`FileSaved`] and the systems that send it. Turns the [dialog](HasSaveDialog) on, unless
/// the app has already chosen.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileSaved>();
    if !app.world().contains_resource::<HasSaveDialog>() {
        app.insert_resource(HasSaveDialog(true));
    }
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(to_system::plugin);
}

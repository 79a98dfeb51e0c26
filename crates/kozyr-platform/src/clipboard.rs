//! The clipboard.

use bevy::{ecs::system::SystemParam, prelude::*};
#[cfg(not(target_os = "android"))]
use bevy_egui::EguiClipboard;

use crate::device::CurrentDevice;

/// The system's clipboard, with an internal fallback.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    // On Android the device provides the clipboard, since `EguiClipboard` does not exist there.
    #[cfg(not(target_os = "android"))]
    system: Option<ResMut<'w, EguiClipboard>>,
    device: Res<'w, CurrentDevice>,
    own: ResMut<'w, LocalClipboard>,
}

#[derive(Resource, Default)]
struct LocalClipboard {
    /// The text copied last.
    copied: Option<String>,
    /// The text that just arrived from the page, which reads its clipboard asynchronously.
    received: Option<String>,
}

impl Clipboard<'_> {
    /// Copies a text to the system's clipboard and to the internal one.
    pub fn copy(&mut self, text: &str) {
        #[cfg(not(target_os = "android"))]
        if let Some(system) = &mut self.system {
            system.set_text(text);
        }
        self.device.0.set_clipboard_text(text);
        self.own.copied = Some(text.to_owned());
    }

    /// Returns the text in the system's clipboard, or the text last copied here if that one is
    /// blank or missing; empty if there is neither.
    ///
    /// On the web, the first call requests the text and returns `None`. Call this again once
    /// [`has_received_text`](Self::has_received_text) is true.
    pub fn paste(&mut self) -> Option<String> {
        if cfg!(target_arch = "wasm32") && !self.has_received_text() {
            #[cfg(target_arch = "wasm32")]
            crate::browser::request_clipboard();
            return None;
        }
        let received = self.own.received.take();
        #[cfg(not(target_os = "android"))]
        let system = self.system.as_mut().and_then(|system| system.get_text());
        #[cfg(target_os = "android")]
        let system = self.device.0.clipboard_text();
        let mut texts = [received, system, self.own.copied.clone()].into_iter().flatten();
        Some(texts.find(|text| !text.trim().is_empty()).unwrap_or_default())
    }

    /// Whether the text that [`paste`](Self::paste) requested arrived in this frame and was not
    /// taken yet. Always false except on the web.
    pub fn has_received_text(&self) -> bool {
        self.own.received.is_some()
    }
}

/// Puts a text into the internal clipboard, as if another program had copied it; for tests.
pub fn copy(world: &mut World, text: &str) {
    world.resource_mut::<LocalClipboard>().copied = Some(text.to_owned());
}

/// Adds the internal clipboard, and on the web receives the contents of the browser's.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LocalClipboard>();
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, receive.after(crate::browser::PageMessageSystems));
}

/// Keeps the browser's clipboard text that arrived in this frame, and discards an older one.
#[cfg(target_arch = "wasm32")]
fn receive(
    mut messages: MessageReader<crate::browser::PageMessage>,
    mut own: ResMut<LocalClipboard>,
) {
    let received = messages.read().filter_map(|message| match message {
        crate::browser::PageMessage::ClipboardRead(text) => Some(text.clone()),
        _ => None,
    });
    own.received = received.last();
}

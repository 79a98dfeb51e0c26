//! Texts that are carried to other programs and back.

use bevy::{ecs::system::SystemParam, prelude::*};
#[cfg(not(target_os = "android"))]
use bevy_egui::EguiClipboard;

use crate::device::CurrentDevice;

/// The system's clipboard; where there is none, one of our own.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    // A phone's is asked for by the device, since panels know nothing of it.
    #[cfg(not(target_os = "android"))]
    system: Option<ResMut<'w, EguiClipboard>>,
    device: Res<'w, CurrentDevice>,
    own: ResMut<'w, LocalClipboard>,
}

#[derive(Resource, Default)]
struct LocalClipboard {
    /// What was copied last.
    copied: Option<String>,
    /// What has just come from the page, which reads its clipboard in its own time.
    received: Option<String>,
}

impl Clipboard<'_> {
    /// Puts a text there.
    pub fn copy(&mut self, text: &str) {
        #[cfg(not(target_os = "android"))]
        if let Some(system) = &mut self.system {
            system.set_text(text);
        }
        self.device.0.set_clipboard_text(text);
        self.own.copied = Some(text.to_owned());
    }

    /// The text that is there; an empty one if there is none. `None` if it comes in a later
    /// frame: this is to be called again once it [has come](Self::has_come).
    pub fn paste(&mut self) -> Option<String> {
        if cfg!(target_arch = "wasm32") && !self.has_received_text() {
            #[cfg(target_arch = "wasm32")]
            crate::browser::paste();
            return None;
        }
        let come = self.own.received.take();
        #[cfg(not(target_os = "android"))]
        let system = self.system.as_mut().and_then(|system| system.get_text());
        #[cfg(target_os = "android")]
        let system = self.device.0.pasted();
        let mut texts = [come, system, self.own.copied.clone()].into_iter().flatten();
        Some(texts.find(|text| !text.trim().is_empty()).unwrap_or_default())
    }

    /// Whether the text that [`paste`](Self::paste) did not have is there now, for one frame.
    pub fn has_received_text(&self) -> bool {
        self.own.received.is_some()
    }
}

/// Puts a text there, as another program would.
pub fn copy(world: &mut World, text: &str) {
    world.resource_mut::<LocalClipboard>().copied = Some(text.to_owned());
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LocalClipboard>();
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, receive.after(crate::browser::HearPage));
}

#[cfg(target_arch = "wasm32")]
fn receive(mut from_page: MessageReader<crate::browser::FromPage>, mut own: ResMut<Own>) {
    let come = from_page.read().filter_map(|said| match said {
        crate::browser::FromPage::Pasted(text) => Some(text.clone()),
        _ => None,
    });
    own.come = come.last();
}

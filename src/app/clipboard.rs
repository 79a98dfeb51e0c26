//! Texts that are carried to other programs and back.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiClipboard;

/// The system's clipboard; where there is none, one of our own.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    system: Option<ResMut<'w, EguiClipboard>>,
    own: ResMut<'w, Copied>,
}

/// What was copied last.
#[derive(Resource, Default)]
struct Copied(Option<String>);

impl Clipboard<'_> {
    /// Puts a text there.
    pub fn copy(&mut self, text: &str) {
        if let Some(system) = &mut self.system {
            system.set_text(text);
        }
        self.own.0 = Some(text.to_owned());
    }

    /// The text that is there, if it is one.
    pub fn paste(&mut self) -> Option<String> {
        let system = self.system.as_mut().and_then(|system| system.get_text());
        system.filter(|text| !text.trim().is_empty()).or_else(|| self.own.0.clone())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copied>();
}

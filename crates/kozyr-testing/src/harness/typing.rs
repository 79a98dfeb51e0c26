//! Text input and the clipboard.

use bevy::input::keyboard::{Key, KeyCode, NativeKeyCode};

use super::test_app::{TestApp, name};
use kozyr_platform::clipboard;

impl TestApp {
    /// Types a text into the focused widget, one key per character and Enter for a line break, and
    /// waits for the app to settle.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key = match letter {
                '\n' => Key::Enter,
                ' ' => Key::Space,
                letter => Key::Character(letter.to_string().into()),
            };
            self.press_key_without_settling(
                KeyCode::Unidentified(NativeKeyCode::Unidentified),
                key,
            );
        }
        self.settle();
    }

    /// The contents of the text field with this accessible name.
    ///
    /// # Panics
    /// If there is none.
    pub fn field_text(&mut self, field: &str) -> String {
        let nodes = self.nodes();
        let found = nodes.iter().find(|node| name(node) == Some(field) && node.value().is_some());
        let node = found.unwrap_or_else(|| panic!("no field is named `{field}`"));
        node.value().unwrap_or_default().to_owned()
    }

    /// Puts a text on the clipboard, as another program would.
    pub fn set_clipboard(&mut self, text: &str) {
        clipboard::copy(self.app.world_mut(), text);
    }
}

//! Input that doesn't wait for the app to settle.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
        touch::TouchPhase,
    },
    prelude::*,
    window::WindowEvent,
};

use super::test_app::TestApp;

impl TestApp {
    /// Taps at a position.
    pub fn tap_without_settling(&mut self, place: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.touch(phase, place);
            self.frame();
        }
    }

    /// Drags a finger; if `arrives` is false, the system cancels the touch at the end instead of it
    /// being lifted.
    pub fn drag_without_settling(&mut self, from: Vec2, to: Vec2, arrives: bool) {
        self.touch(TouchPhase::Started, from);
        self.frame();
        self.touch(TouchPhase::Moved, from.lerp(to, 0.5));
        self.frame();
        self.touch(TouchPhase::Moved, to);
        self.frame();
        self.touch(if arrives { TouchPhase::Ended } else { TouchPhase::Canceled }, to);
        self.frame();
    }

    /// Presses and releases a key.
    pub fn press_key_without_settling(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window: self.window,
            };
            self.send(WindowEvent::KeyboardInput(input.clone()), input);
            self.frame();
        }
    }

    /// Scrolls the mouse wheel over a position by a number of lines; positive scrolls down.
    pub fn scroll_without_settling(&mut self, place: Vec2, lines: f32) {
        self.point_at(place);
        self.turn_wheel(lines);
        self.frame();
    }
}

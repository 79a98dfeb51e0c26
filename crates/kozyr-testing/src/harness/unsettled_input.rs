//! Input that runs one frame for each event or none, without waiting for the app to settle.

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
    /// Taps at a position, in logical pixels from the top left corner. Runs two frames: one for the
    /// touch, one for lifting the finger.
    pub fn tap_without_settling(&mut self, place: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.touch(phase, place);
            self.frame();
        }
    }

    /// Puts a finger on a position, in logical pixels from the top left corner, without running a frame.
    pub fn touch_down(&mut self, place: Vec2) {
        self.touch(TouchPhase::Started, place);
    }

    /// Lifts the finger at a position, in logical pixels from the top left corner, without running a
    /// frame.
    pub fn touch_up(&mut self, place: Vec2) {
        self.touch(TouchPhase::Ended, place);
    }

    /// Drags a finger between positions in logical pixels from the top left corner, in four frames.
    /// If `arrives` is false, the system cancels the touch at the end instead of it being lifted.
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

    /// Presses and releases a key. Runs two frames, one for each.
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

    /// Moves the mouse to a position, in logical pixels from the top left corner, scrolls the wheel
    /// by a number of lines, and runs one frame; positive scrolls down.
    pub fn scroll_without_settling(&mut self, place: Vec2, lines: f32) {
        self.point_at(place);
        self.turn_wheel(lines);
        self.frame();
    }
}

//! Touch, mouse, keyboard and window events.

use bevy::{
    input::{
        ButtonState,
        keyboard::Key,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, WindowEvent, WindowFocused, WindowResized},
};

use super::test_app::TestApp;

impl TestApp {
    /// Sets whether the window has focus, and waits for the app to settle.
    pub fn set_window_focus(&mut self, focused: bool) {
        let message = WindowFocused { window: self.window, focused };
        self.send(WindowEvent::WindowFocused(message.clone()), message);
        self.settle();
    }

    /// Taps at a position, in logical pixels from the top left corner, and waits for the app to
    /// settle.
    pub fn tap(&mut self, place: Vec2) {
        self.touch(TouchPhase::Started, place);
        self.app.update();
        self.touch(TouchPhase::Ended, place);
        self.app.update();
        self.settle();
    }

    /// Touches a position, in logical pixels from the top left corner, runs `meanwhile`, lifts the
    /// finger, and waits for the app to settle.
    pub fn tap_around(&mut self, place: Vec2, meanwhile: impl FnOnce(&mut Self)) {
        self.touch(TouchPhase::Started, place);
        self.frame();
        meanwhile(self);
        self.touch(TouchPhase::Ended, place);
        self.frame();
        self.settle();
    }

    /// Drags a finger from one position to another, in logical pixels from the top left corner,
    /// lifts it there, and waits for the app to settle.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        const STEPS: usize = 6;
        self.touch(TouchPhase::Started, from);
        self.app.update();
        for step in 1..=STEPS {
            self.touch(TouchPhase::Moved, from.lerp(to, step as f32 / STEPS as f32));
            self.app.update();
        }
        self.touch(TouchPhase::Ended, to);
        self.app.update();
        self.settle();
    }

    /// Moves the mouse to a position, in logical pixels from the top left corner, clicks with the
    /// left button, and waits for the app to settle.
    pub fn click(&mut self, place: Vec2) {
        self.point_at(place);
        self.app.update();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
            self.send(WindowEvent::MouseButtonInput(input), input);
            self.app.update();
        }
        self.settle();
    }

    /// Moves the mouse to a position, in logical pixels from the top left corner, and scrolls the
    /// wheel by a number of lines; positive scrolls down. Runs until scrolling ends and the app
    /// settles.
    pub fn scroll(&mut self, place: Vec2, lines: f32) {
        self.point_at(place);
        self.app.update();
        self.turn_wheel(lines);
        for _ in 0..40 {
            self.app.update();
        }
        self.settle();
    }

    /// Presses and releases a key, and waits for the app to settle.
    pub fn press(&mut self, key_code: KeyCode, logical_key: Key) {
        self.press_key_without_settling(key_code, logical_key);
        self.settle();
    }

    /// Resizes the window to a size in logical pixels, and waits for the app to settle.
    pub fn resize(&mut self, width: f32, height: f32) {
        self.resize_without_settling(width, height);
        self.settle();
    }

    /// Resizes the window to a size in logical pixels, without running a frame.
    pub fn resize_without_settling(&mut self, width: f32, height: f32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        window.resolution.set(width, height);
        let resized = WindowResized { window: self.window, width, height };
        self.send(WindowEvent::WindowResized(resized.clone()), resized);
    }

    /// Sends a mouse movement to a position, in logical pixels from the top left corner, without
    /// running a frame.
    pub(crate) fn point_at(&mut self, position: Vec2) {
        let moved = CursorMoved { window: self.window, position, delta: None };
        self.send(WindowEvent::CursorMoved(moved.clone()), moved);
    }

    /// Sends a turn of the mouse wheel by a number of lines, without running a frame; positive
    /// scrolls down.
    pub(crate) fn turn_wheel(&mut self, lines: f32) {
        let wheel = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: -lines,
            window: self.window,
            phase: TouchPhase::Moved,
        };
        self.send(WindowEvent::MouseWheel(wheel), wheel);
    }

    /// Sends a touch event of one finger, without running a frame. The position is in logical
    /// pixels from the top left corner.
    pub(crate) fn touch(&mut self, phase: TouchPhase, position: Vec2) {
        let input = TouchInput { phase, position, window: self.window, force: None, id: 7 };
        self.send(WindowEvent::TouchInput(input), input);
    }

    /// Sends a window event both as the combined event and as its own message, without running a
    /// frame.
    pub(crate) fn send<M: Message>(&mut self, event: WindowEvent, message: M) {
        self.app.world_mut().write_message(event);
        self.app.world_mut().write_message(message);
    }
}

//! A simulated phone.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use bevy::{
    app::{App, AppExit, Last},
    ecs::prelude::{MessageReader, ResMut, Resource},
    input::{
        keyboard::{Key, KeyCode},
        touch::{TouchInput, TouchPhase},
    },
    math::{Rect, Vec2},
    window::{AppLifecycle, WindowEvent},
};
use bevy_egui::egui::accesskit;

use super::test_app::{TestApp, name};
use kozyr_platform::{
    device::{CurrentDevice, Device, Insets},
    storage::Storage,
};

/// A phone that records the app's requests.
#[derive(Clone, Default)]
pub struct TestPhone {
    /// The window insets, in physical pixels.
    pub insets: Insets,
    /// The system's text scale; 0 for the default.
    pub text_scale: f32,
    calls: Arc<Mutex<PhoneCalls>>,
}

/// Whether the app has requested to exit.
#[derive(Resource)]
struct AppExited(bool);

/// The requests of the app.
#[derive(Default)]
struct PhoneCalls {
    /// The vibration patterns since they were last taken.
    vibrations: Vec<Vec<Duration>>,
    /// Whether the screen is kept on.
    screen_on: bool,
}

impl TestPhone {
    /// Returns the vibrations since the last call, each as a pattern of vibrations and pauses.
    pub fn take_vibrations(&self) -> Vec<Vec<Duration>> {
        std::mem::take(&mut self.calls.lock().unwrap_or_else(PoisonError::into_inner).vibrations)
    }

    /// Whether the app keeps the screen on.
    pub fn is_screen_kept_on(&self) -> bool {
        self.calls.lock().unwrap_or_else(PoisonError::into_inner).screen_on
    }
}

impl Device for TestPhone {
    /// The insets set by the test, in physical pixels.
    fn safe_area_insets(&self) -> Insets {
        self.insets
    }

    /// The text scale set by the test, or 1 if it is 0.
    fn text_scale(&self) -> f32 {
        if self.text_scale > 0.0 { self.text_scale } else { 1.0 }
    }

    /// Records a vibration pattern for [`TestPhone::take_vibrations`].
    fn vibrate(&self, pattern: &[Duration]) {
        let mut calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner);
        calls.vibrations.push(pattern.to_vec());
    }

    /// Records whether the app keeps the screen on.
    fn keep_screen_on(&self, on: bool) {
        self.calls.lock().unwrap_or_else(PoisonError::into_inner).screen_on = on;
    }
}

impl TestApp {
    /// Starts the app on a phone with a window of the given size in logical pixels, without the
    /// first-start questions.
    pub fn on_phone(phone: &TestPhone, storage: Storage, width: u32, height: u32) -> Self {
        let mut app = App::new();
        app.insert_resource(CurrentDevice(Box::new(phone.clone())));
        TestApp::start(app, kozyr::plugin, storage, width, height)
    }

    /// Scrolls to the end of the page with the End key, taps the widget with this accessible name,
    /// and waits for the app to settle.
    ///
    /// # Panics
    /// If there is no such widget.
    pub fn tap_at_page_end(&mut self, name: &str) {
        self.press(KeyCode::End, Key::End);
        self.tap_on(name);
    }

    /// Sends a touch event of the finger `id` and runs a frame. The position is in logical pixels
    /// from the top left corner.
    pub fn touch_with(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let input = TouchInput { phase, position, window: self.window, force: None, id };
        self.send(WindowEvent::TouchInput(input), input);
        self.frame();
    }

    /// Presses the Back button of the phone and waits for the app to settle; returns whether the
    /// app has requested to exit.
    pub fn press_back(&mut self) -> bool {
        self.exits_on_key(Key::BrowserBack)
    }

    /// Presses a logical key, with the physical key of Back, and waits for the app to settle;
    /// returns whether the app has requested to exit.
    pub fn exits_on_key(&mut self, logical_key: Key) -> bool {
        self.app.insert_resource(AppExited(false));
        // Messages are dropped after two frames, but a key press takes many.
        self.app.add_systems(
            Last,
            |mut exited: ResMut<AppExited>, mut exits: MessageReader<AppExit>| {
                exited.0 |= exits.read().count() > 0;
            },
        );
        self.press(KeyCode::BrowserBack, logical_key);
        self.app.world().resource::<AppExited>().0
    }

    /// Sends the app to the background or back to the foreground, and runs one frame.
    pub fn send_lifecycle(&mut self, change: AppLifecycle) {
        self.app.world_mut().write_message(change);
        self.frame();
    }

    /// The height of the lowest text that can't be pressed, which is a single line, in logical
    /// pixels.
    ///
    /// # Panics
    /// If there is no such text.
    pub fn line_height(&mut self) -> f32 {
        let nodes = self.nodes();
        let labels = nodes.iter().filter(|node| node.role() == accesskit::Role::Label);
        let bounds = labels.filter_map(accesskit::Node::bounds);
        let heights = bounds.map(|bounds| (bounds.y1 - bounds.y0) as f32);
        heights.min_by(f32::total_cmp).expect("a text on the screen")
    }

    /// The accessible names, empty if there are none, and the bounds in logical pixels of all
    /// widgets that can be pressed; disabled ones are left out.
    pub fn pressable_widgets(&mut self) -> Vec<(String, Rect)> {
        let pressable = |node: &accesskit::Node| node.supports_action(accesskit::Action::Click);
        let nodes = self.nodes();
        let targets = nodes.iter().filter(|node| pressable(node) && !node.is_disabled());
        targets
            .filter_map(|node| {
                let bounds = node.bounds()?;
                let corner = |x: f64, y: f64| Vec2::new(x as f32, y as f32);
                let rect =
                    Rect { min: corner(bounds.x0, bounds.y0), max: corner(bounds.x1, bounds.y1) };
                Some((name(node).unwrap_or_default().to_owned(), rect))
            })
            .collect()
    }
}

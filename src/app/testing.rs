//! The app without a window, for tests that play it through its real input.
//!
//! ```no_run
//! # let folder = std::path::Path::new("/tmp");
//! let mut app = kozyr::app::testing::TestApp::new(folder, 390, 844);
//! app.tap_on("Durak");
//! app.tap_on("Start");
//! assert!(app.durak().is_some());
//! ```

use std::{path::Path, time::Duration};

use bevy::{
    app::PluginsState,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui::accesskit};

use super::{
    durak::places,
    language::Tongue,
    motion::Journey,
    rest::is_loading,
    reversi::square_place,
    screen::Screen,
    session::Session,
    settings::{Pace, Settings},
    storage::Storage,
    thinking::Thinking,
};
use crate::{
    durak::{Action, Card, Durak},
    game::{Game, Record},
    reversi::{Reversi, Square},
};

/// The app, with fingers, mouse and keys that a test moves.
pub struct TestApp {
    app: App,
    window: Entity,
}

/// The time between two frames of a test.
const FRAME: Duration = Duration::from_millis(16);
/// After so many frames something that should come to rest is taken to be stuck.
const PATIENCE: usize = 4000;

impl TestApp {
    /// Starts the app with its saved games in a folder and a window of that size in logical
    /// pixels. Nothing moves slower than it must.
    pub fn new(folder: &Path, width: u32, height: u32) -> Self {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<WinitPlugin>()
                .disable::<LogPlugin>()
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: WindowResolution::new(width, height),
                        ..default()
                    }),
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: WgpuSettings { backends: None, ..default() }.into(),
                    ..default()
                }),
        );
        app.insert_resource(Storage::folder(folder));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.add_plugins(super::plugin);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.pace = Pace::Still;
        // Tests look for English words, whatever the machine speaks.
        settings.language.get_or_insert(Tongue::English);
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        app.update();
        let world = app.world_mut();
        let window = world
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(world)
            .expect("the app has one window");
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("the app has panels").get_mut().enable_accesskit();
        let mut test = TestApp { app, window };
        test.settle();
        test
    }

    /// Lets frames pass until nothing moves and nobody thinks.
    ///
    /// # Panics
    /// If that does not come to pass.
    pub fn settle(&mut self) {
        let mut quiet = 0;
        for _ in 0..PATIENCE {
            self.app.update();
            let busy = self.is_busy();
            quiet = if busy { 0 } else { quiet + 1 };
            // What one frame decides, the next ones show.
            if quiet > 4 {
                return;
            }
            if busy {
                std::thread::sleep(Duration::from_micros(200));
            }
        }
        panic!("the app does not come to rest");
    }

    fn is_busy(&mut self) -> bool {
        let world = self.app.world_mut();
        let thinks = world.contains_resource::<Thinking<Durak>>()
            || world.contains_resource::<Thinking<Reversi>>();
        thinks || world.query::<&Journey>().iter(world).next().is_some() || is_loading(world)
    }

    /// Lets frames pass until something has come to pass.
    ///
    /// # Panics
    /// If it does not.
    pub fn play_on(&mut self, until: impl Fn(&TestApp) -> bool) {
        for _ in 0..PATIENCE * 10 {
            self.app.update();
            if until(self) {
                return;
            }
            if self.is_busy() {
                std::thread::sleep(Duration::from_micros(200));
            }
        }
        panic!("it does not come to pass");
    }

    /// One frame.
    pub fn frame(&mut self) {
        self.app.update();
    }

    /// Touches a place with a finger and lets go; in logical pixels from the upper left corner.
    pub fn tap(&mut self, place: Vec2) {
        self.touch(TouchPhase::Started, place);
        self.app.update();
        self.touch(TouchPhase::Ended, place);
        self.app.update();
        self.settle();
    }

    /// Drags a finger from one place to another.
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

    /// Clicks a place with the mouse.
    pub fn click(&mut self, place: Vec2) {
        let moved = CursorMoved { window: self.window, position: place, delta: None };
        self.send(WindowEvent::CursorMoved(moved.clone()), moved);
        self.app.update();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
            self.send(WindowEvent::MouseButtonInput(input), input);
            self.app.update();
        }
        self.settle();
    }

    /// Turns the mouse wheel over a place by so many lines, down if they are positive.
    pub fn scroll(&mut self, place: Vec2, lines: f32) {
        let moved = CursorMoved { window: self.window, position: place, delta: None };
        self.send(WindowEvent::CursorMoved(moved.clone()), moved);
        self.app.update();
        let wheel = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: -lines,
            window: self.window,
            phase: TouchPhase::Moved,
        };
        self.send(WindowEvent::MouseWheel(wheel), wheel);
        for _ in 0..40 {
            self.app.update();
        }
        self.settle();
    }

    /// Presses a key and lets go.
    pub fn press(&mut self, key_code: KeyCode, logical_key: Key) {
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
            self.app.update();
        }
        self.settle();
    }

    /// Turns or stretches the window.
    pub fn resize(&mut self, width: f32, height: f32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("it is open");
        window.resolution.set(width, height);
        let resized = WindowResized { window: self.window, width, height };
        self.send(WindowEvent::WindowResized(resized.clone()), resized);
        self.settle();
    }

    fn touch(&mut self, phase: TouchPhase, position: Vec2) {
        let input = TouchInput { phase, position, window: self.window, force: None, id: 7 };
        self.send(WindowEvent::TouchInput(input), input);
    }

    /// Sends what the window system would: the event, and the message of its own kind.
    fn send<M: Message>(&mut self, event: WindowEvent, message: M) {
        self.app.world_mut().write_message(event);
        self.app.world_mut().write_message(message);
    }

    /// Taps on the widget that a screen reader would call by that name.
    ///
    /// # Panics
    /// If there is none.
    pub fn tap_on(&mut self, name: &str) {
        let place = self.find(name);
        let place =
            place.unwrap_or_else(|| panic!("nothing is called `{name}`: {:?}", self.names()));
        self.tap(place);
    }

    /// Opens the menu of the table.
    pub fn menu(&mut self) {
        self.press(KeyCode::Escape, Key::Escape);
    }

    /// Does what a hasty person would at the card table: the first thing that plays a card, or
    /// the button.
    ///
    /// # Panics
    /// If the person is not to decide, or nothing comes of it.
    pub fn play_durak(&mut self) {
        let record = self.durak().expect("a deal is in progress");
        let legal = record.game().legal_actions();
        let before = record.actions().len();
        let card = legal.iter().find_map(|action| match *action {
            Action::Attack(cards) => cards.iter().next(),
            Action::Beat { with, .. } => Some(with),
            Action::ThrowIn(card) => Some(card),
            _ => None,
        });
        match card {
            Some(card) => {
                let place = self.card(card).expect("the card is in the hand");
                self.tap(place);
                // A card with two meanings is asked about; a second tap means the plainest.
                if self.durak().is_some_and(|record| record.actions().len() == before) {
                    self.tap(place);
                }
            }
            None => {
                let buttons = ["Take", "Done", "Pass"];
                let is_button = |name: &String| buttons.iter().any(|word| name.starts_with(word));
                let button = self.names().into_iter().find(is_button);
                self.tap_on(&button.expect("there is a button when no card can be played"));
            }
        }
        let after = self.durak().expect("the deal goes on").actions().len();
        assert!(after > before, "{legal:?} and nothing happened; {:?}", self.names());
    }

    /// Taps on a widget, but does not wait until everything has come to rest: a match between
    /// minds goes on by itself.
    ///
    /// # Panics
    /// If there is no such widget.
    pub fn tap_in_passing(&mut self, name: &str) {
        let place = self.find(name);
        let place =
            place.unwrap_or_else(|| panic!("nothing is called `{name}`: {:?}", self.names()));
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.touch(phase, place);
            self.app.update();
        }
        for _ in 0..4 {
            self.app.update();
        }
    }

    /// The middle of the uppermost widget of that name.
    pub fn find(&mut self, name: &str) -> Option<Vec2> {
        let nodes = self.nodes();
        let named = nodes.iter().filter(|node| self::name(node) == Some(name));
        let bounds = named
            .filter_map(accesskit::Node::bounds)
            .min_by(|one, other| one.y0.total_cmp(&other.y0))?;
        let middle = |low: f64, high: f64| ((low + high) / 2.0) as f32;
        Some(Vec2::new(middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1)))
    }

    /// The names of all widgets on the screen.
    pub fn names(&mut self) -> Vec<String> {
        self.nodes().iter().filter_map(|node| name(node).map(ToOwned::to_owned)).collect()
    }

    fn nodes(&mut self) -> Vec<accesskit::Node> {
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let update = &outputs.single(world).expect("the app has panels").platform_output;
        let tree = update.accesskit_update.iter().flat_map(|update| &update.nodes);
        tree.map(|(_, node)| node.clone()).collect()
    }

    /// How many pictures and meshes there are, those of panels included.
    pub fn pictures_and_meshes(&self) -> (usize, usize) {
        let world = self.app.world();
        (world.resource::<Assets<Image>>().len(), world.resource::<Assets<Mesh>>().len())
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// The match of Durak in progress.
    pub fn durak(&self) -> Option<&Record<Durak>> {
        self.app.world().get_resource::<Session<Durak>>().map(Session::record)
    }

    /// The match of Reversi in progress.
    pub fn reversi(&self) -> Option<&Record<Reversi>> {
        self.app.world().get_resource::<Session<Reversi>>().map(Session::record)
    }

    /// Where a card of the person's hand, or of the bout, can be touched.
    pub fn card(&mut self, card: Card) -> Option<Vec2> {
        places::of_card(self.app.world_mut(), card)
    }

    /// Where a square of the board is.
    pub fn square(&self, square: Square) -> Vec2 {
        square_place(self.app.world(), square)
    }

    /// The settings, to be changed as the settings page would.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }
}

/// What a screen reader would say: a widget's label, or the text of a label.
fn name(node: &accesskit::Node) -> Option<&str> {
    node.label().or_else(|| node.value())
}

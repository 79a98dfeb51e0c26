//! The app without a window, with frame control and widget lookup by name.

use kozyr_durak_ui::DurakUi;
use kozyr_reversi_ui::ReversiUi;
use std::{
    cell::Cell,
    path::Path,
    time::{Duration, Instant},
};

use bevy::{
    app::PluginsState,
    ecs::schedule::SingleThreadedExecutor,
    input::keyboard::{Key, KeyCode},
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, RequestRedraw, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui::accesskit};

use kozyr_durak::Durak;
use kozyr_reversi::Reversi;

use kozyr_durak_ui as durak;
use kozyr_features::{import::ImportPage, problems};
use kozyr_platform::{
    bevy_plugins::BevyPlugins,
    clock::Calendar,
    downloads::DownloadFolder,
    file_export::HasSaveDialog,
    loading::is_loading,
    opened_files::is_reading_files,
    screen::{Menu, Screen},
    storage::{Storage, WriteAccess},
};
use kozyr_shell::welcome::FirstStart;
use kozyr_table::{
    motion::MotionTween,
    session::{SeedSource, Session, autoplay_action},
    thinking::ThinkingOpponent,
};
use kozyr_tables::hosting::UsesLocalNetwork;
use kozyr_ui::{
    audio::Music,
    language::Locale,
    settings::{AnimationSpeed, Settings},
};

/// The app, driven by simulated touch, mouse and keyboard input.
pub struct TestApp {
    pub(crate) app: App,
    /// The primary window.
    pub(super) window: Entity,
}

/// The simulated time between two frames.
const FRAME_TIME: Duration = Duration::from_millis(16);
/// The number of frames after which an unsettled app counts as stuck.
pub(super) const MAX_FRAMES: usize = 4000;

impl TestApp {
    /// Starts the app with saved games in a folder and a window of the given size in logical
    /// pixels, without the first-start questions. Animations are off, and deals are the same every
    /// time.
    ///
    /// # Panics
    /// If another process keeps the folder locked for 30 seconds.
    pub fn new(folder: &Path, width: u32, height: u32) -> Self {
        let mut test = TestApp::with_storage(open_exclusively(folder), width, height);
        test.app.insert_resource(DownloadFolder::new(&folder.join("downloads")));
        test
    }

    /// Starts the app as [`Self::new`] does, with any storage instead of a folder.
    pub fn with_storage(storage: Storage, width: u32, height: u32) -> Self {
        TestApp::start(App::new(), kozyr::plugin, storage, width, height)
    }

    /// Starts the app as [`Self::with_storage`] does, but asks the first-start questions if the
    /// storage is empty.
    pub fn first_start(storage: Storage, width: u32, height: u32) -> Self {
        TestApp::start_as(App::new(), kozyr::plugin, storage, (width, height), true)
    }

    /// Starts the app as [`Self::new`] does, with an additional game added by its plugin `game`.
    pub fn with_game(folder: &Path, width: u32, height: u32, game: fn(&mut App)) -> Self {
        let plugins = move |app: &mut App| {
            app.add_plugins((kozyr::plugin, game));
        };
        TestApp::start(App::new(), plugins, open_exclusively(folder), width, height)
    }

    /// Starts the app with these plugins in a window of the given size in logical pixels, without
    /// the first-start questions, and waits for it to settle.
    pub(super) fn start(
        app: App,
        plugins: impl Fn(&mut App) + Send + Sync + 'static,
        storage: Storage,
        width: u32,
        height: u32,
    ) -> Self {
        TestApp::start_as(app, plugins, storage, (width, height), false)
    }

    /// Starts the app with these plugins in a window of the given width and height in logical
    /// pixels, and waits for it to settle. `asks_first` keeps the first-start questions.
    fn start_as(
        mut app: App,
        plugins: impl Fn(&mut App) + Send + Sync + 'static,
        storage: Storage,
        (width, height): (u32, u32),
        asks_first: bool,
    ) -> Self {
        app.add_plugins(
            BevyPlugins
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
        app.insert_resource(storage);
        app.insert_resource(DownloadFolder::default());
        app.insert_resource(HasSaveDialog(false));
        app.insert_resource(SeedSource::Numbered(next_seed_block()));
        // Tests would find each other's tables.
        app.insert_resource(UsesLocalNetwork(false));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
        app.add_plugins(plugins);
        if !asks_first {
            // Most tests start with empty storage but don't test the first-start questions.
            app.world_mut().remove_resource::<FirstStart>();
        }
        super::layout_check::plugin(&mut app);
        super::glyphs::plugin(&mut app);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.pace = AnimationSpeed::Off;
        // Tests look for English texts, whatever the system language.
        settings.language.get_or_insert(Locale::English);
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        // Tests run in parallel, so threads within each test would only compete.
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
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

    /// Runs frames until nothing moves, loads, saves or plays automatically and no opponent is
    /// thinking.
    ///
    /// # Panics
    /// If that takes more than two minutes.
    pub fn settle(&mut self) {
        // An opponent may have to wait for a canceled job to finish.
        const TIMEOUT: Duration = Duration::from_secs(120);
        let mut quiet_frames = 0;
        let start = Instant::now();
        while start.elapsed() < TIMEOUT {
            self.app.update();
            let busy = self.is_busy();
            quiet_frames = if busy { 0 } else { quiet_frames + 1 };
            // The effects of one frame appear in the next ones.
            if quiet_frames > 4 {
                return;
            }
            if busy {
                std::thread::sleep(Duration::from_micros(200));
            }
        }
        let focus = [0; 4].map(|_| {
            self.app.update();
            self.focused().map(|focused| focused.name)
        });
        let names = self.widget_names();
        let world = self.app.world_mut();
        let tweens: Vec<_> = world.query::<&MotionTween>().iter(world).collect();
        panic!("the app does not settle: {names:?} {focus:?} {tweens:?}");
    }

    /// Waits until all pending saves are written, without running a frame.
    pub fn wait_for_saves(&self) {
        self.app.world().resource::<Storage>().flush();
    }

    /// Whether anything moves, loads, saves, thinks or plays automatically.
    fn is_busy(&mut self) -> bool {
        let world = self.app.world_mut();
        let thinking = world.contains_resource::<ThinkingOpponent<Durak>>()
            || world.contains_resource::<ThinkingOpponent<Reversi>>();
        let saving = world.resource::<Storage>().is_saving();
        // Automatic play pauses while a menu is open.
        let autoplaying = *world.resource::<State<Menu>>().get() == Menu::None
            && (problems::is_busy::<DurakUi>(world) || problems::is_busy::<ReversiUi>(world));
        let importing = world.resource::<ImportPage>().is_reading() || is_reading_files(world);
        thinking
            || saving
            || importing
            || autoplaying
            || self.plays_for_person()
            || self.is_moving()
            || is_loading(self.app.world_mut())
    }

    /// Whether any card or disc is moving or waits to move.
    pub fn is_moving(&mut self) -> bool {
        let world = self.app.world_mut();
        world.query::<&MotionTween>().iter(world).next().is_some()
    }

    /// Runs one frame; returns whether the app requests another one without input.
    pub fn requests_redraw(&mut self) -> bool {
        self.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        self.app.update();
        let world = self.app.world_mut();
        let requested = !world.resource::<Messages<RequestRedraw>>().is_empty();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut panels = contexts.single_mut(world).expect("the app has panels");
        requested || panels.get_mut().has_requested_repaint()
    }

    /// Whether the app is about to play the player's only legal action at the card table. False
    /// while a menu is open and in lessons and problems.
    fn plays_for_person(&self) -> bool {
        let playing = self.screen() == durak::TABLE
            && **self.app.world().resource::<State<Menu>>() == Menu::None;
        // A guided player makes no decisions, and a server plays for other people.
        let session = self.app.world().get_resource::<Session<Durak>>();
        session.filter(|_| playing).is_some_and(|session| {
            !session.is_guided()
                && session.is_persons_turn()
                && autoplay_action(session.game()).is_some()
        })
    }

    /// Runs frames, at least one, until a condition holds.
    ///
    /// # Panics
    /// If it doesn't hold within 40 000 frames.
    pub fn run_until(&mut self, condition: impl Fn(&TestApp) -> bool) {
        for _ in 0..MAX_FRAMES * 10 {
            self.app.update();
            if condition(self) {
                return;
            }
            if self.is_busy() {
                std::thread::sleep(Duration::from_micros(200));
            }
        }
        panic!("the condition never held");
    }

    /// Runs one frame, without waiting for the app to settle.
    pub fn frame(&mut self) {
        self.app.update();
    }

    /// Whether music is playing.
    pub fn is_music_playing(&self) -> bool {
        *self.app.world().resource::<Music>() == Music::Playing
    }

    /// Taps the topmost widget with this accessible name, and waits for the app to settle.
    ///
    /// # Panics
    /// If there is no such widget.
    pub fn tap_on(&mut self, name: &str) {
        let place = self.find(name);
        let place = place
            .unwrap_or_else(|| panic!("no widget is named `{name}`: {:?}", self.widget_names()));
        self.tap(place);
    }

    /// Presses Escape, which opens the pause menu at a table, and waits for the app to settle.
    pub fn open_menu(&mut self) {
        self.press(KeyCode::Escape, Key::Escape);
    }

    /// Taps the topmost widget with this accessible name and runs a few frames, without waiting for
    /// the app to settle, for example in a match between opponents that plays on automatically.
    ///
    /// # Panics
    /// If there is no such widget.
    pub fn tap_on_without_settling(&mut self, name: &str) {
        let place = self.find(name);
        let place = place
            .unwrap_or_else(|| panic!("no widget is named `{name}`: {:?}", self.widget_names()));
        self.tap_without_settling(place);
        for _ in 0..4 {
            self.app.update();
        }
    }

    /// The center of the topmost widget with this accessible name, in logical pixels from the top
    /// left corner; `None` if there is none.
    pub fn find(&mut self, name: &str) -> Option<Vec2> {
        self.find_all(name).first().copied()
    }

    /// The centers of all widgets with this accessible name, from top to bottom, in logical pixels
    /// from the top left corner.
    pub fn find_all(&mut self, name: &str) -> Vec<Vec2> {
        let nodes = self.nodes();
        let named = nodes.iter().filter(|node| self::name(node) == Some(name));
        let mut bounds: Vec<accesskit::Rect> = named.filter_map(accesskit::Node::bounds).collect();
        bounds.sort_by(|a, b| a.y0.total_cmp(&b.y0));
        bounds.into_iter().map(center).collect()
    }

    /// The accessible names of all widgets and texts on the screen. Names can repeat.
    pub fn widget_names(&mut self) -> Vec<String> {
        self.nodes().iter().filter_map(|node| name(node).map(ToOwned::to_owned)).collect()
    }

    /// Returns all nodes of the accessibility tree of the last frame; empty if it has none.
    pub(super) fn nodes(&mut self) -> Vec<accesskit::Node> {
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let update = &outputs.single(world).expect("the app has panels").platform_output;
        let tree = update.accesskit_update.iter().flat_map(|update| &update.nodes);
        tree.map(|(_, node)| node.clone()).collect()
    }

    /// The numbers of loaded pictures and meshes, including those of panels.
    pub fn pictures_and_meshes(&self) -> (usize, usize) {
        let world = self.app.world();
        (world.resource::<Assets<Image>>().len(), world.resource::<Assets<Mesh>>().len())
    }

    /// The menu over the current screen.
    pub fn menu(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    /// The current screen.
    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// Uses consecutive seeds for the next matches, starting with `number`.
    pub fn set_first_seed(&mut self, number: u64) {
        self.app.insert_resource(SeedSource::Numbered(number));
    }

    /// Sets the date, in days since 1 January 1970.
    pub fn set_day(&mut self, day: u64) {
        self.app.insert_resource(Calendar::Fixed(day));
    }

    /// The settings, for changes as on the settings page.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }
}

/// Opens the storage of a folder with write access, and drops its errors so far. Waits for an app
/// that a test abandoned to release its lock; panics after 30 seconds.
pub(super) fn open_exclusively(folder: &Path) -> Storage {
    const TIMEOUT: Duration = Duration::from_secs(30);
    let storage = Storage::in_folder(folder);
    let start = Instant::now();
    while storage.write_access() != WriteAccess::Held && !storage.try_take_over() {
        assert!(start.elapsed() < TIMEOUT, "the folder is locked by another process");
        storage.request_write_access();
        std::thread::sleep(Duration::from_millis(5));
    }
    // Errors from the previous app don't matter here.
    storage.take_errors();
    storage
}

/// Returns the first seed of the test's next app: the same on every run, but different from the
/// seeds of the test's previous app, which may have been restarted.
fn next_seed_block() -> u64 {
    const SEEDS_PER_APP: u64 = 1000;
    thread_local! {
        static NEXT: Cell<u64> = const { Cell::new(0) };
    }
    NEXT.replace(NEXT.get() + SEEDS_PER_APP)
}

/// Returns the name that a screen reader announces: the node's label, or its value without one;
/// `None` without both.
pub(super) fn name(node: &accesskit::Node) -> Option<&str> {
    node.label().or_else(|| node.value())
}

/// The center of the bounds.
fn center(bounds: accesskit::Rect) -> Vec2 {
    let mean = |low: f64, high: f64| ((low + high) / 2.0) as f32;
    Vec2::new(mean(bounds.x0, bounds.x1), mean(bounds.y0, bounds.y1))
}

//! The app without a window, for tests that play it through its real input.
//!
//! ```no_run
//! # let folder = std::path::Path::new("/tmp");
//! let mut app = kozyr::dev::testing::TestApp::new(folder, 390, 844);
//! app.tap_on("Durak");
//! app.tap_on("Start");
//! assert!(app.durak().is_some());
//! ```

mod faulty;
mod gestures;
mod haste;
mod look;
mod on_table;
mod phone;
mod play;
mod reader;
mod replays;
mod shown;
mod walk;

use std::{
    cell::Cell,
    path::Path,
    time::{Duration, Instant},
};

use bevy::{
    app::PluginsState,
    input::keyboard::{Key, KeyCode},
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, RequestRedraw, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui::accesskit};

pub use faulty::{Ailment, FaultyStore};
pub use look::Fault;
pub use on_table::CardTable;
pub use phone::TestPhone;
pub use reader::Read;
pub use shown::Shown;

use kozyr_core::{
    durak::{Card, Durak},
    game::{Player, Record},
    reversi::{Reversi, Square},
};

use crate::{
    features::lessons::{Lesson, Marks},
    games::{durak, reversi},
    look::{
        audio::Music,
        language::Locale,
        settings::{Pace, Settings},
    },
    platform::{
        downloads::Downloads,
        jobs::Thoughts,
        loading::is_loading,
        screen::{Menu, Screen},
        storage::Storage,
    },
    table::{
        motion::Journey,
        session::{Seeds, Session, TableGame, goes_without_saying},
        thinking::Thinking,
    },
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
    /// pixels. Nothing moves slower than it must, and the deals are the same each time.
    pub fn new(folder: &Path, width: u32, height: u32) -> Self {
        let mut test = TestApp::with_storage(Storage::folder(folder), width, height);
        test.app.insert_resource(Downloads::folder(&folder.join("downloads")));
        test
    }

    /// The same with any storage.
    pub fn with_storage(storage: Storage, width: u32, height: u32) -> Self {
        TestApp::start(App::new(), storage, width, height)
    }

    fn start(mut app: App, storage: Storage, width: u32, height: u32) -> Self {
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
        app.insert_resource(storage);
        app.insert_resource(Downloads::default());
        app.insert_resource(Seeds::Numbered(next_seeds()));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.add_plugins(crate::plugin);
        look::plugin(&mut app);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.pace = Pace::Still;
        // Tests look for English words, whatever the machine speaks.
        settings.language.get_or_insert(Locale::English);
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
        // An opponent may have to wait for one that thinks on although nobody listens any more.
        const PATIENCE: Duration = Duration::from_secs(120);
        let mut quiet = 0;
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
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
        let focus = [0; 4].map(|_| {
            self.app.update();
            self.focused().map(|focused| focused.name)
        });
        let names = self.names();
        let world = self.app.world_mut();
        let journeys: Vec<_> = world.query::<&Journey>().iter(world).collect();
        panic!("the app does not come to rest: {names:?} {focus:?} {journeys:?}");
    }

    /// Waits until all that is to be kept has been written.
    pub fn wait_for_saves(&self) {
        self.app.world().resource::<Storage>().wait();
    }

    fn is_busy(&mut self) -> bool {
        let world = self.app.world_mut();
        let thinks = world.contains_resource::<Thinking<Durak>>()
            || world.contains_resource::<Thinking<Reversi>>();
        let saves = world.resource::<Storage>().is_saving();
        thinks
            || saves
            || self.plays_for_person()
            || self.is_moving()
            || is_loading(self.app.world_mut())
    }

    /// Whether something is on its way from one place to another.
    pub fn is_moving(&mut self) -> bool {
        let world = self.app.world_mut();
        world.query::<&Journey>().iter(world).next().is_some()
    }

    /// Whether the app would draw another frame by itself, if nobody touched anything.
    pub fn wants_frames(&mut self) -> bool {
        self.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        self.app.update();
        let world = self.app.world_mut();
        let asked = !world.resource::<Messages<RequestRedraw>>().is_empty();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut panels = contexts.single_mut(world).expect("the app has panels");
        asked || panels.get_mut().has_requested_repaint()
    }

    /// Whether the app itself is about to do the only thing that the rules leave a person.
    fn plays_for_person(&self) -> bool {
        let playing = self.screen() == durak::TABLE
            && **self.app.world().resource::<State<Menu>>() == Menu::None;
        let record = self.durak().filter(|_| playing);
        record.is_some_and(|record| {
            matches!(record.to_act(), Some((_, Player::Human)))
                && goes_without_saying(record.game()).is_some()
        })
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

    /// Whether music is heard.
    pub fn hears_music(&self) -> bool {
        *self.app.world().resource::<Music>() == Music::Playing
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

    /// Where a lesson points at something to be touched.
    pub fn pointed_at(&self) -> Option<Vec2> {
        let marks = &self.app.world().resource::<Marks>().0;
        marks.iter().find_map(|mark| mark.touch)
    }

    /// What a lesson says of the last wrong touch.
    pub fn lesson_answer(&self) -> Option<&str> {
        let world = self.app.world();
        let durak = world.get_resource::<Lesson<Durak>>().and_then(Lesson::last_answer);
        durak.or_else(|| world.get_resource::<Lesson<Reversi>>()?.last_answer())
    }

    /// Opens the menu of the table.
    pub fn menu(&mut self) {
        self.press(KeyCode::Escape, Key::Escape);
    }

    /// Taps on a widget, but does not wait until everything has come to rest: a match between
    /// opponents goes on by itself.
    ///
    /// # Panics
    /// If there is no such widget.
    pub fn tap_in_passing(&mut self, name: &str) {
        let place = self.find(name);
        let place =
            place.unwrap_or_else(|| panic!("nothing is called `{name}`: {:?}", self.names()));
        self.tap_hastily(place);
        for _ in 0..4 {
            self.app.update();
        }
    }

    /// The middle of the uppermost widget of that name.
    pub fn find(&mut self, name: &str) -> Option<Vec2> {
        self.find_all(name).first().copied()
    }

    /// The middles of all widgets of that name, from the uppermost to the lowest.
    pub fn find_all(&mut self, name: &str) -> Vec<Vec2> {
        let nodes = self.nodes();
        let named = nodes.iter().filter(|node| self::name(node) == Some(name));
        let mut bounds: Vec<accesskit::Rect> = named.filter_map(accesskit::Node::bounds).collect();
        bounds.sort_by(|one, other| one.y0.total_cmp(&other.y0));
        bounds.into_iter().map(middle).collect()
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

    /// Lays a match on its table, in place of what is there.
    pub fn lay_out<G: TableGame>(&mut self, record: Record<G>) {
        let here = self.screen() == G::SCREEN;
        let world = self.app.world_mut();
        world.insert_resource(Session::new(record));
        if !here {
            world.resource_mut::<NextState<Screen>>().set(G::SCREEN);
        }
        self.frame();
    }

    /// How many thoughts are at work, those included for which nobody waits any more.
    pub fn thoughts_at_work(&self) -> usize {
        self.app.world().resource::<Thoughts>().at_work()
    }

    /// Where a card of the person's hand, or of the bout, can be touched.
    pub fn card(&mut self, card: Card) -> Option<Vec2> {
        on_table::place_of_card(self.app.world_mut(), card)
    }

    /// The cards of hands whose faces can be seen.
    pub fn open_hands(&mut self) -> Vec<Card> {
        on_table::open_in_hands(self.app.world_mut())
    }

    /// Where a square of the board is.
    pub fn square(&self, square: Square) -> Vec2 {
        self.app.world().resource::<reversi::Layout>().centre(square)
    }

    /// Deals the next matches from seeds counted up from a number.
    pub fn deal_from(&mut self, number: u64) {
        self.app.insert_resource(Seeds::Numbered(number));
    }

    /// The settings, to be changed as the settings page would.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }
}

/// Where the seeds of the next app of a test begin: the same each time that the test runs, and
/// others than those of the app before, which may have been ended and started anew.
fn next_seeds() -> u64 {
    const APART: u64 = 1000;
    thread_local! {
        static NEXT: Cell<u64> = const { Cell::new(0) };
    }
    NEXT.replace(NEXT.get() + APART)
}

/// What a screen reader would say: a widget's label, or the text of a label.
fn name(node: &accesskit::Node) -> Option<&str> {
    node.label().or_else(|| node.value())
}

fn middle(bounds: accesskit::Rect) -> Vec2 {
    let middle = |low: f64, high: f64| ((low + high) / 2.0) as f32;
    Vec2::new(middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1))
}

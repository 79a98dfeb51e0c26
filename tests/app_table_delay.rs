//! How soon another player sees a card after it is released. The apps reach each other over real
//! sockets, at the server that one of them contains.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::Vec2;
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Card, Durak};
use kozyr_durak_ui::CardPlace;
use kozyr_table::session::GameScreen;
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::AnimationSpeed;

/// The time from one frame to the next, as on most screens.
const FRAME_TIME: Duration = Duration::from_micros(16_667);
/// The delay that players should not exceed.
const TARGET: Duration = Duration::from_millis(150);
/// The longest wait for a card.
const PATIENCE: Duration = Duration::from_secs(5);

/// The apps of the host and of a guest, which draw frames as often as on a screen.
struct Screens {
    apps: [TestApp; 2],
    /// The times of the apps' next frames.
    next_frames: [Instant; 2],
}

/// An app whose player has typed a name on the page of friends.
fn start(folder: &Path, name: &str) -> TestApp {
    let folder = folder.join(name);
    std::fs::create_dir(&folder).unwrap();
    let mut app = TestApp::new(&folder, 390, 844);
    app.settings().pace = AnimationSpeed::Normal;
    app.tap_on("Friends");
    app.tap_on("Your name");
    app.type_text(name);
    app
}

impl Screens {
    /// A deal between two people has begun.
    fn playing(folder: &Path) -> Self {
        let [mut host, mut guest] = ["Anna", "Boris"].map(|name| start(folder, name));
        host.tap_on("Durak");
        host.wait_for("End the table");
        guest.open_link(&host.joined_link().unwrap());
        guest.wait_for("Sit down");
        guest.tap_on("Sit down");
        guest.wait_for("I’m ready");
        guest.tap_on("I’m ready");
        let now = Instant::now();
        // The frames of two devices are not in step.
        let mut screens =
            Screens { apps: [host, guest], next_frames: [now, now + FRAME_TIME.mul_f32(0.4)] };
        screens.deal();
        screens
    }

    /// Starts a deal once both are ready.
    fn deal(&mut self) {
        let obstacles = [
            "A seat is still open. Invite a friend, or let the computer play.",
            "Not everyone is ready.",
        ];
        self.run_until(|apps| obstacles.iter().all(|text| apps[0].find(text).is_none()));
        self.apps[0].tap_on("Start");
        self.run_until(|apps| {
            apps.iter().all(|app| {
                let has_begun = app.durak().is_some_and(|record| record.outcome().is_none());
                has_begun && app.screen() == Durak::SCREEN
            })
        });
        self.rest();
    }

    /// The app whose frame is next.
    fn next_app(&self) -> usize {
        usize::from(self.next_frames[1] < self.next_frames[0])
    }

    /// Waits for the next frame and runs it; returns whose it was.
    fn frame(&mut self) -> usize {
        let index = self.next_app();
        thread::sleep(self.next_frames[index].saturating_duration_since(Instant::now()));
        // A screen leaves frames out that are late.
        self.next_frames[index] = (self.next_frames[index] + FRAME_TIME).max(Instant::now());
        self.apps[index].frame();
        index
    }

    /// Runs frames until something is true.
    fn run_until(&mut self, mut is_true: impl FnMut(&mut [TestApp; 2]) -> bool) {
        let start = Instant::now();
        while !is_true(&mut self.apps) {
            if start.elapsed() > Duration::from_secs(60) {
                let names = self.apps.each_mut().map(|app| app.widget_names());
                panic!("it never happens: {names:?}");
            }
            self.frame();
        }
    }

    /// Runs frames until nothing has moved or happened for a while.
    fn rest(&mut self) {
        /// The number of quiet frames of both apps that count as rest.
        const QUIET_FRAMES: u32 = 40;
        let state = |apps: &mut [TestApp; 2]| {
            let counts =
                apps.each_ref().map(|app| app.durak().map(|record| record.actions().len()));
            (counts, apps.iter_mut().any(TestApp::is_moving))
        };
        let (mut quiet_frames, mut last) = (0, state(&mut self.apps));
        self.run_until(|apps| {
            let now = state(apps);
            let is_quiet = now == last && !now.1 && now.0[0] == now.0[1];
            quiet_frames = if is_quiet { quiet_frames + 1 } else { 0 };
            last = now;
            quiet_frames > QUIET_FRAMES
        });
    }

    /// The player to act; `None` once the deal is over.
    fn to_act(&self) -> Option<usize> {
        self.apps[0].durak()?.game().to_act().map(Seat::index)
    }

    /// Touches a card and lifts the finger at a moment between two frames, `part` of the time from one
    /// to the next. Returns the time from then until the other app has drawn a frame with the card on
    /// the table; `None` if the card is not played.
    fn play(&mut self, index: usize, card: Card, place: Vec2, part: f32) -> Option<Duration> {
        assert!(
            !is_on_table(&mut self.apps[1 - index], card),
            "{card} is there before it is played"
        );
        self.apps[index].touch_down(place);
        for _ in 0..4 {
            self.frame();
        }
        while self.next_app() != index {
            self.frame();
        }
        let moment = self.next_frames[index] - FRAME_TIME.mul_f32(part);
        thread::sleep(moment.saturating_duration_since(Instant::now()));
        let released = Instant::now();
        self.apps[index].touch_up(place);
        while released.elapsed() < PATIENCE {
            if self.frame() == 1 - index && is_on_table(&mut self.apps[1 - index], card) {
                return Some(released.elapsed());
            }
        }
        None
    }
}

/// Whether a card is in the bout, or on the discard pile because it has ended the bout.
fn is_on_table(app: &mut TestApp, card: Card) -> bool {
    let table = app.card_table();
    [CardPlace::Bout, CardPlace::Discard].iter().any(|&place| table.cards(place).contains(&card))
}

/// Prints the median and the maximum of delays, and how many exceed the target.
fn report(title: &str, mut delays: Vec<Duration>) {
    delays.sort();
    let Some(&longest) = delays.last() else { return };
    let (count, median) = (delays.len(), delays[delays.len() / 2]);
    let late = delays.iter().filter(|&&delay| delay > TARGET).count();
    println!(
        "{title}: {count} cards, median {:.0} ms, longest {:.0} ms, {late} after more than {} ms",
        median.as_secs_f64() * 1000.0,
        longest.as_secs_f64() * 1000.0,
        TARGET.as_millis(),
    );
}

/// Set `KOZYR_CARDS` to the number of cards.
#[test]
#[ignore = "takes minutes and measures time: `make table-delay`"]
fn how_soon_the_other_player_sees_a_card() {
    let wanted = std::env::var("KOZYR_CARDS").map_or(100, |count| count.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut screens = Screens::playing(folder.path());
    let mut delays = [Vec::new(), Vec::new()];
    let mut count = 0;
    while count < wanted {
        let Some(index) = screens.to_act() else {
            for app in &mut screens.apps {
                app.tap_on("Play again");
            }
            screens.deal();
            continue;
        };
        let Some(card) = screens.apps[index].playable_card() else {
            screens.apps[index].press_table_button();
            screens.rest();
            continue;
        };
        let place = screens.apps[index].card(card).expect("the card is in the hand");
        // Spreads the moments evenly over the frames.
        let part = (count as f32 * 0.618_034).fract();
        // A card with two meanings needs a choice; a second tap picks the default.
        let delay = (0..2).find_map(|_| screens.play(index, card, place, part));
        delays[index].push(delay.expect("the other player sees the card"));
        count += 1;
        screens.rest();
    }
    let [from_host, from_guest] = delays;
    report("from the app with the server", from_host.clone());
    report("to the app with the server", from_guest.clone());
    report("together", [from_host, from_guest].concat());
}

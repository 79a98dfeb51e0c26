//! Frame rate benchmark: `KOZYR_FRAMES=10 kozyr-tour` deals ten times to six players in real time
//! without vertical sync, and prints one line per deal. Saved games are neither read nor changed.

use std::time::{Duration, Instant};

use bevy::{
    prelude::*,
    window::{PresentMode, PrimaryWindow, RequestRedraw},
};
use kozyr_platform::{loading::is_loading, screen::Screen, storage::Storage};
use kozyr_table::motion::MotionTween;
use kozyr_ui::settings::{MotionMode, Settings};

use crate::{film::MOMENTS, tour};

/// The number of frames the home screen gets before each deal.
const WARM_UP_FRAMES: usize = 40;

/// The measurement in progress.
#[derive(Resource, Default)]
struct FrameRate {
    /// The number of deals still to measure.
    deals: usize,
    /// The number of frames the home screen has been shown.
    waited: usize,
    /// When cards started to move, and when the last frame ended.
    began: Option<(Instant, Instant)>,
    /// The number of frames in which cards moved.
    frames: u32,
    /// The longest time between two of them.
    slowest: Duration,
}

/// Adds the frame rate benchmark if `KOZYR_FRAMES` is a number, the number of deals. The app then
/// neither reads nor changes saved data.
pub(crate) fn plugin(app: &mut App) {
    let Some(deals) = std::env::var("KOZYR_FRAMES").ok().and_then(|text| text.parse().ok()) else {
        return;
    };
    app.insert_resource(Storage::in_memory());
    app.insert_resource(FrameRate { deals, ..default() });
    app.add_systems(Startup, prepare);
    app.add_systems(Last, measure);
}

/// Resets the settings, with sound off and full motion, and turns off vertical sync.
fn prepare(mut settings: ResMut<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    *settings = Settings { sound_volume: 0.0, movement: MotionMode::Full, ..default() };
    window.present_mode = PresentMode::AutoNoVsync;
}

/// Runs once per frame: starts a deal, counts frames until its cards rest, and prints the frame
/// rate and the slowest frame. Exits the app after the last deal.
fn measure(world: &mut World) {
    world.write_message(RequestRedraw);
    let moving = world.query::<&MotionTween>().iter(world).next().is_some();
    let now = Instant::now();
    let loading = is_loading(world);
    let mut rate = world.resource_mut::<FrameRate>();
    match rate.began {
        None if moving && rate.waited > WARM_UP_FRAMES => rate.began = Some((now, now)),
        None => {
            rate.waited += 1;
            if rate.waited == 1 {
                tour::go_to_screen(world, Screen::Home);
            } else if rate.waited == WARM_UP_FRAMES && loading {
                rate.waited -= 1;
            } else if rate.waited == WARM_UP_FRAMES {
                let moment = MOMENTS.iter().find(|moment| moment.name == "deal");
                (moment.expect("the moment exists").set_up)(world);
            }
        }
        Some((began, last)) if moving => {
            rate.frames += 1;
            rate.slowest = rate.slowest.max(now - last);
            rate.began = Some((began, now));
        }
        Some((began, _)) => {
            let seconds = (now - began).as_secs_f64();
            println!(
                "{} frames in {seconds:.2} s: {:.0} a second, the slowest {:.1} ms",
                rate.frames,
                f64::from(rate.frames) / seconds,
                rate.slowest.as_secs_f64() * 1000.0
            );
            let deals = rate.deals.saturating_sub(1);
            *rate = FrameRate { deals, ..default() };
            if deals == 0 {
                world.write_message(AppExit::Success);
            }
        }
    }
}

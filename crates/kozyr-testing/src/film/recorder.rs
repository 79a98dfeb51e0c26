//! Film recording in a real window.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::PathBuf,
    time::Duration,
};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
    time::TimeUpdateStrategy,
    window::RequestRedraw,
};

use super::{FRAME_TIME, FilmFrame, MOMENTS, Moment};
use crate::{harness, tour};
use kozyr_platform::{loading::is_loading, screen::Screen, storage::Storage};
use kozyr_ui::{
    language::Locale,
    settings::{MotionMode, Settings},
};

/// The number of frames the home screen and pictures get to load before a moment starts.
const WARM_UP_FRAMES: usize = 40;

/// The film being recorded.
#[derive(Resource)]
struct FilmRecorder {
    folder: PathBuf,
    /// The prefix of the names of the moments to record.
    wanted: String,
    /// The interval between pictures in frames; 0 takes none.
    pictures: usize,
    /// The index of the current moment.
    moment: usize,
    /// The number of frames since the previous moment ended, then since this one started.
    waited: usize,
    frame: usize,
    still: usize,
    data: Option<BufWriter<File>>,
    /// The pending picture; the clock stops until it is saved.
    picture: Option<PathBuf>,
}

pub(crate) fn plugin(app: &mut App) {
    let Some(folder) = std::env::var_os("KOZYR_FILM").map(PathBuf::from) else { return };
    if let Err(error) = std::fs::create_dir_all(&folder) {
        error!("{}: {error}", folder.display());
        return;
    }
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    app.insert_resource(Storage::in_memory());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
    app.insert_resource(FilmRecorder {
        folder,
        wanted: std::env::var("KOZYR_MOMENTS").unwrap_or_default(),
        pictures: number("KOZYR_PICTURES").unwrap_or(0),
        moment: 0,
        waited: 0,
        frame: 0,
        still: 0,
        data: None,
        picture: None,
    });
    harness::keep_drawn(app);
    app.add_systems(Startup, prepare);
    app.add_systems(First, run_action);
    app.add_systems(Last, record);
}

fn prepare(mut settings: ResMut<Settings>) {
    let named = std::env::var("KOZYR_LANGUAGE").ok();
    let language = Some(named.and_then(|name| Locale::from_tag(&name)).unwrap_or_default());
    *settings = Settings { language, sound_volume: 0.0, movement: MotionMode::Full, ..default() };
}

impl FilmRecorder {
    fn moment(&self) -> Option<&'static Moment> {
        MOMENTS.iter().filter(|moment| moment.name.starts_with(&self.wanted)).nth(self.moment)
    }
}

/// Runs the moment's action for the new frame, unless a picture is pending.
fn run_action(world: &mut World) {
    let reel = world.resource::<FilmRecorder>();
    if let (Some(moment), true, None) = (reel.moment(), reel.data.is_some(), &reel.picture) {
        let frame = reel.frame;
        (moment.act)(world, frame);
    }
}

/// Records the finished frame and advances to the next.
fn record(world: &mut World) {
    world.write_message(RequestRedraw);
    if let Some(picture) = &world.resource::<FilmRecorder>().picture {
        let here = picture.exists();
        if here {
            world.resource_mut::<FilmRecorder>().picture = None;
            world.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
        }
        return;
    }
    let Some(moment) = world.resource::<FilmRecorder>().moment() else {
        world.write_message(AppExit::Success);
        return;
    };
    if world.resource::<FilmRecorder>().data.is_none() {
        start_moment(world, moment);
        return;
    }
    if let Err(error) = write_frame(world, moment) {
        error!("{}: {error}", moment.name);
        world.write_message(AppExit::error());
    }
}

/// Waits on the home screen until everything is loaded, then sets up the table.
fn start_moment(world: &mut World, moment: &Moment) {
    if world.resource::<FilmRecorder>().waited == 0 {
        tour::go_to_screen(world, Screen::Home);
    }
    let loads = is_loading(world);
    let mut reel = world.resource_mut::<FilmRecorder>();
    reel.waited += 1;
    if reel.waited < WARM_UP_FRAMES || loads {
        return;
    }
    let path = reel.folder.join(format!("{}.jsonl", moment.name));
    match File::create(&path) {
        Ok(file) => reel.data = Some(BufWriter::new(file)),
        Err(error) => error!("{}: {error}", path.display()),
    }
    (reel.frame, reel.still) = (0, 0);
    (moment.set_up)(world);
}

fn write_frame(world: &mut World, moment: &Moment) -> std::io::Result<()> {
    let number = world.resource::<FilmRecorder>().frame;
    let frame = FilmFrame::take(world, number);
    if frame.things.is_empty() && number == 0 {
        // The table has not appeared yet.
        return Ok(());
    }
    let mut reel = world.resource_mut::<FilmRecorder>();
    if let Some(data) = &mut reel.data {
        serde_json::to_writer(&mut *data, &frame)?;
        data.write_all(b"\n")?;
    }
    reel.frame += 1;
    reel.still = if frame.moving { 0 } else { reel.still + 1 };
    let wanted = reel.pictures > 0 && number.is_multiple_of(reel.pictures);
    if wanted {
        let folder = reel.folder.join(moment.name);
        std::fs::create_dir_all(&folder)?;
        let picture = folder.join(format!("{number:03}.png"));
        reel.picture = Some(picture.clone());
        world.spawn(Screenshot::primary_window()).observe(save_to_disk(picture));
        world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    }
    let mut reel = world.resource_mut::<FilmRecorder>();
    if moment.is_over(reel.frame, reel.still) {
        reel.data = None;
        reel.moment += 1;
        reel.waited = 0;
    }
    Ok(())
}

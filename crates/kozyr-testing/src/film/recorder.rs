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
    /// The number of the next frame.
    frame: usize,
    /// The number of frames since anything moved.
    still: usize,
    /// The data file of the current moment; `None` before the moment starts.
    data: Option<BufWriter<File>>,
    /// The pending picture; the clock stops until it is saved.
    picture: Option<PathBuf>,
}

/// Adds the film recorder if `KOZYR_FILM` names a folder, which is created if missing. The app then
/// neither reads nor changes saved data.
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

/// Resets the settings, with the language in `KOZYR_LANGUAGE` (English by default), sound off and
/// full motion.
fn prepare(mut settings: ResMut<Settings>) {
    let named = std::env::var("KOZYR_LANGUAGE").ok();
    let language = Some(named.and_then(|name| Locale::from_tag(&name)).unwrap_or_default());
    *settings = Settings { language, sound_volume: 0.0, movement: MotionMode::Full, ..default() };
}

impl FilmRecorder {
    /// Returns the moment that is being recorded; `None` after the last wanted one.
    fn moment(&self) -> Option<&'static Moment> {
        MOMENTS.iter().filter(|moment| moment.name.starts_with(&self.wanted)).nth(self.moment)
    }
}

/// Runs the moment's action for the new frame, if the moment has started and no picture is pending.
fn run_action(world: &mut World) {
    let recorder = world.resource::<FilmRecorder>();
    if let (Some(moment), true, None) =
        (recorder.moment(), recorder.data.is_some(), &recorder.picture)
    {
        let frame = recorder.frame;
        (moment.act)(world, frame);
    }
}

/// Runs at the end of each frame: prepares the moment or records its frame. While a picture is
/// being saved, only waits for it. Exits the app after the last moment or on an error.
fn record(world: &mut World) {
    world.write_message(RequestRedraw);
    if let Some(picture) = &world.resource::<FilmRecorder>().picture {
        let is_saved = picture.exists();
        if is_saved {
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

/// Runs once per frame before a moment. Waits on the home screen until everything is loaded, then
/// creates the data file and sets up the table. Logs an error if the file can't be created.
fn start_moment(world: &mut World, moment: &Moment) {
    if world.resource::<FilmRecorder>().waited == 0 {
        tour::go_to_screen(world, Screen::Home);
    }
    let loading = is_loading(world);
    let mut recorder = world.resource_mut::<FilmRecorder>();
    recorder.waited += 1;
    if recorder.waited < WARM_UP_FRAMES || loading {
        return;
    }
    let path = recorder.folder.join(format!("{}.jsonl", moment.name));
    match File::create(&path) {
        Ok(file) => recorder.data = Some(BufWriter::new(file)),
        Err(error) => error!("{}: {error}", path.display()),
    }
    (recorder.frame, recorder.still) = (0, 0);
    (moment.set_up)(world);
}

/// Writes the data of a frame, takes a picture if one is due, and ends the moment when it is over.
/// Writes nothing until the table appears. Fails if a file can't be written.
fn write_frame(world: &mut World, moment: &Moment) -> std::io::Result<()> {
    let number = world.resource::<FilmRecorder>().frame;
    let frame = FilmFrame::take(world, number);
    if frame.things.is_empty() && number == 0 {
        // The table has not appeared yet.
        return Ok(());
    }
    let mut recorder = world.resource_mut::<FilmRecorder>();
    if let Some(data) = &mut recorder.data {
        serde_json::to_writer(&mut *data, &frame)?;
        data.write_all(b"\n")?;
    }
    recorder.frame += 1;
    recorder.still = if frame.moving { 0 } else { recorder.still + 1 };
    let takes_picture = recorder.pictures > 0 && number.is_multiple_of(recorder.pictures);
    if takes_picture {
        let folder = recorder.folder.join(moment.name);
        std::fs::create_dir_all(&folder)?;
        let picture = folder.join(format!("{number:03}.png"));
        recorder.picture = Some(picture.clone());
        world.spawn(Screenshot::primary_window()).observe(save_to_disk(picture));
        world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    }
    let mut recorder = world.resource_mut::<FilmRecorder>();
    if moment.is_over(recorder.frame, recorder.still) {
        recorder.data = None;
        recorder.moment += 1;
        recorder.waited = 0;
    }
    Ok(())
}

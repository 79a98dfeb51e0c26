//! Frame-by-frame recordings of scripted moments, as data for tests and as pictures.
//!
//! `KOZYR_FILM=FOLDER kozyr-tour` plays every moment on a simulated clock at 60 frames per second,
//! and writes one line per frame to `MOMENT.jsonl`. `KOZYR_MOMENTS=deal` records only moments whose
//! names start with `deal`. `KOZYR_PICTURES=4` saves every fourth frame as a picture in the folder
//! `MOMENT`. Saved games are neither read nor changed.

mod frame;
mod headless;
mod moments;
mod recorder;

use std::time::Duration;

pub use frame::{FilmFrame, FilmItem, FilmShadow, FilmText};
pub use moments::ACTION_FRAME;
pub(crate) use moments::{MOMENTS, Moment};

use bevy::prelude::*;

/// The time between two frames.
pub(crate) const FRAME_TIME: Duration = Duration::from_nanos(16_666_667);

/// Adds the film recorder, which runs only if `KOZYR_FILM` is set.
pub(crate) fn plugin(app: &mut App) {
    recorder::plugin(app);
}

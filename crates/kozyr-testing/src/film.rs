//! Scripted moments, frame by frame: as data, which tests check, and as pictures.
//!
//! `KOZYR_FILM=FOLDER kozyr` plays every moment at sixty frames a second of its own clock, however
//! long a frame takes, and writes `MOMENT.jsonl`, a line for each frame. `KOZYR_MOMENTS=deal` films
//! only the moments whose names begin so; `KOZYR_PICTURES=4` takes a picture of every fourth frame,
//! into the folder `MOMENT`. Saved games are neither read nor changed.

mod frame;
mod headless;
mod moments;
mod recorder;

use std::time::Duration;

pub use frame::{FilmFrame, FilmItem, FilmShadow, FilmText};
pub use moments::ACTION_FRAME;
pub(crate) use moments::{MOMENTS, Moment};

use bevy::prelude::*;

/// The time between two frames of a film.
pub(crate) const FRAME_TIME: Duration = Duration::from_nanos(16_666_667);

pub(crate) fn plugin(app: &mut App) {
    recorder::plugin(app);
}

//! Filming without a window.

use std::time::{Duration, Instant};

use bevy::time::TimeUpdateStrategy;

use super::{FRAME_TIME, FilmFrame, MOMENTS};
use crate::harness::TestApp;
use kozyr_ui::settings::{AnimationSpeed, MotionMode};

/// The time limit for items to appear.
const TIMEOUT: Duration = Duration::from_secs(60);

impl TestApp {
    /// Films a moment at 60 frames per second, normal speed and full motion, from the first frame
    /// that shows a card or disc. Changes the settings and the match on the table; a fresh app
    /// works best.
    ///
    /// # Panics
    /// If no moment has this name, or no card or disc appears within a minute.
    pub fn film(&mut self, moment: &str) -> Vec<FilmFrame> {
        self.film_at(moment, AnimationSpeed::Normal, MotionMode::Full)
    }

    /// Films a moment as [`Self::film`] does, at any speed and with full or reduced motion.
    ///
    /// # Panics
    /// If no moment has this name, or no card or disc appears within a minute.
    pub fn film_at(
        &mut self,
        moment: &str,
        pace: AnimationSpeed,
        movement: MotionMode,
    ) -> Vec<FilmFrame> {
        let mut settings = self.settings();
        (settings.pace, settings.movement) = (pace, movement);
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_TIME));
        let moment = MOMENTS.iter().find(|known| known.name == moment);
        let moment = moment.expect("a moment with this name");
        (moment.set_up)(self.app.world_mut());
        let mut frames: Vec<FilmFrame> = Vec::new();
        let (mut still, start) = (0, Instant::now());
        while !moment.is_over(frames.len(), still) {
            if !frames.is_empty() {
                (moment.act)(self.app.world_mut(), frames.len());
            }
            self.frame();
            let frame = FilmFrame::take(self.app.world_mut(), frames.len());
            still = if frame.moving { 0 } else { still + 1 };
            // The table appears only after the first frames.
            if !frame.things.is_empty() {
                frames.push(frame);
            } else {
                // Pictures load in real time.
                assert!(start.elapsed() < TIMEOUT, "nothing has appeared");
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        frames
    }

    /// The names of all moments.
    pub fn moments() -> impl Iterator<Item = &'static str> {
        MOMENTS.iter().map(|moment| moment.name)
    }
}

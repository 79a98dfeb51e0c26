//! Films moments without a window.

use std::time::{Duration, Instant};

use bevy::time::TimeUpdateStrategy;

use super::{FRAME_TIME, FilmFrame, MOMENTS};
use crate::harness::TestApp;
use kozyr_ui::settings::{AnimationSpeed, MotionMode};

/// How long things to be filmed may take to be shown.
const TIMEOUT: Duration = Duration::from_secs(60);

impl TestApp {
    /// Films a moment at sixty frames a second and normal speed; the app is best new.
    ///
    /// # Panics
    /// If there is none of that name.
    pub fn film(&mut self, moment: &str) -> Vec<FilmFrame> {
        self.film_at(moment, AnimationSpeed::Normal, MotionMode::Full)
    }

    /// The same at any speed, in full movement or a reduced one.
    ///
    /// # Panics
    /// If there is no moment of that name.
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
        let moment = moment.expect("there is such a moment");
        (moment.set_up)(self.app.world_mut());
        let mut frames: Vec<FilmFrame> = Vec::new();
        let (mut still, since) = (0, Instant::now());
        while !moment.is_over(frames.len(), still) {
            if !frames.is_empty() {
                (moment.act)(self.app.world_mut(), frames.len());
            }
            self.frame();
            let frame = FilmFrame::take(self.app.world_mut(), frames.len());
            still = if frame.moving { 0 } else { still + 1 };
            // At first the table is about to be shown.
            if !frame.things.is_empty() {
                frames.push(frame);
            } else {
                // Pictures are still being loaded, by a clock of their own.
                assert!(since.elapsed() < TIMEOUT, "nothing is shown");
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        frames
    }

    /// The names of all moments that can be filmed.
    pub fn moments() -> impl Iterator<Item = &'static str> {
        MOMENTS.iter().map(|moment| moment.name)
    }
}

//! Plays a script at a pace the player can follow.

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};

use kozyr_table::{
    pace::Tempo,
    session::{Session, SubmitAction, TableGame},
};

/// Plays the actions of a script one by one.
#[derive(SystemParam)]
pub struct ScriptPlayer<'w, 's, G: TableGame> {
    session: Res<'w, Session<G>>,
    time: Res<'w, Time>,
    tempo: Res<'w, Tempo>,
    /// The number of actions played when the current wait began, and when it began.
    waiting: Local<'s, Option<(usize, Duration)>>,
    submit: MessageWriter<'w, SubmitAction<G>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl<G: TableGame> ScriptPlayer<'_, '_, G> {
    /// The session of the match that follows the script.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Stops waiting for the next scripted action; the next [`play_next`](Self::play_next) starts
    /// the wait again.
    pub fn pause(&mut self) {
        *self.waiting = None;
    }

    /// Submits the next scripted action after a wait of this many minimum thinking times. Call it
    /// every frame: the first call starts the wait, and any action played restarts it. Does nothing
    /// at the end of the script.
    pub fn play_next(&mut self, thinking_times: u32) {
        let Some(action) = self.session.next_scripted_action() else { return self.pause() };
        self.redraw.write(RequestRedraw);
        let (played, now) = (self.session.record().actions().len(), self.time.elapsed());
        let (at, since) = *self.waiting.get_or_insert((played, now));
        if at != played {
            *self.waiting = Some((played, now));
        } else if now.saturating_sub(since) >= self.tempo.min_thinking_time * thinking_times {
            self.pause();
            self.submit.write(SubmitAction { action, decision: None });
        }
    }
}

//! What a script has next plays itself, slowly enough to be followed.

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
    /// After how many actions somebody waits, and since when.
    waiting: Local<'s, Option<(usize, Duration)>>,
    submit: MessageWriter<'w, SubmitAction<G>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl<G: TableGame> ScriptPlayer<'_, '_, G> {
    /// The match that follows it.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Nothing goes on.
    pub fn pause(&mut self) {
        *self.waiting = None;
    }

    /// Plays the next action once so many thoughts have gone by since the last.
    pub fn play_next(&mut self, thoughts: u32) {
        let Some(action) = self.session.next_scripted_action() else { return self.pause() };
        self.redraw.write(RequestRedraw);
        let (played, now) = (self.session.record().actions().len(), self.time.elapsed());
        let (at, since) = *self.waiting.get_or_insert((played, now));
        if at != played {
            *self.waiting = Some((played, now));
        } else if now.saturating_sub(since) >= self.tempo.min_thinking_time * thoughts {
            self.pause();
            self.submit.write(SubmitAction { action, decision: None });
        }
    }
}

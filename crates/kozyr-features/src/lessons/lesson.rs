//! The active lesson, and the trait of a game with a lesson.

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, RecordError},
    texts::FluentValue,
};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::session::{self, Session};
use kozyr_ui::language::Language;

use super::script::{LessonPart, LessonStep};
use crate::{
    game_ui::{ActionOf, TableUi},
    guide_panel::GuidePlacement,
    side_panel::Explainable,
};

/// A game with a lesson.
pub trait Teachable: Explainable + TableUi {
    /// An item on the table that a sentence can highlight.
    type HighlightTarget: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static;

    /// The parts of the lesson.
    ///
    /// # Errors
    /// If the rules do not allow an action of its scripts.
    fn parts() -> Result<Vec<LessonPart<Self::Rules, Self::HighlightTarget>>, RecordError>;

    /// The text key of the panel's button that plays this action in a lesson; `None` if the learner
    /// plays it on the table.
    fn button_key(action: ActionOf<Self>) -> Option<&'static str>;

    /// The position of the guide panel in a window of this size.
    fn guide_placement(window: Vec2, layout: &Self::Layout) -> GuidePlacement;

    /// The text arguments of sentences, for the position before the scripted action `next`; `None`
    /// at the end of the script.
    fn text_arguments(
        record: &Record<Self::Rules>,
        next: Option<ActionOf<Self>>,
        language: &Language,
    ) -> Vec<(&'static str, FluentValue<'static>)>;
}

/// The active lesson. There is at most one.
#[derive(Resource)]
pub struct ActiveLesson<U: Teachable> {
    pub(super) parts: Vec<LessonPart<U::Rules, U::HighlightTarget>>,
    /// The index of the current part.
    pub(super) part: usize,
    /// The index of the current sentence in the part.
    pub(super) step: usize,
    /// The answer to the last wrong touch.
    pub(super) feedback: Option<String>,
    /// Whether the lesson has ended.
    pub over: bool,
}

/// Moves through a lesson.
#[derive(bevy::ecs::message::Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavigateLesson {
    /// Moves on to the next sentence; an action that is due plays itself.
    Next,
    /// Moves back a sentence.
    Back,
    /// Starts again from the first sentence.
    Restart,
}

impl<U: Teachable> ActiveLesson<U> {
    /// The current part of the lesson.
    pub(super) fn part(&self) -> &LessonPart<U::Rules, U::HighlightTarget> {
        &self.parts[self.part]
    }

    /// The current sentence, shown as soon as the actions before it have been played.
    pub fn step(&self) -> &LessonStep<U::HighlightTarget> {
        &self.part().steps[self.step]
    }

    /// A session of the current part, at the position of the current sentence.
    pub(super) fn session(&self) -> Session<U::Rules> {
        Session::lesson(&self.part().script, self.step().ply)
    }

    /// Whether the match is exactly at the position of the current sentence.
    pub fn is_reached(&self, session: &Session<U::Rules>) -> bool {
        session.record().actions().len() == self.step().ply
    }

    /// The sentence to show: the previous one until the match reaches the current one.
    pub(super) fn visible_step(
        &self,
        session: &Session<U::Rules>,
    ) -> &LessonStep<U::HighlightTarget> {
        let steps = &self.part().steps;
        if self.is_reached(session) { self.step() } else { &steps[self.step.saturating_sub(1)] }
    }

    /// Whether the lesson is waiting for the learner's action: the current sentence asks for one,
    /// and the match is at its position.
    pub fn expects_action(&self, session: &Session<U::Rules>) -> bool {
        !self.over && self.step().expects_action && self.is_reached(session)
    }

    /// The text `lesson-NAME`, with the arguments of the current position.
    pub(super) fn sentence(
        &self,
        name: &str,
        session: &Session<U::Rules>,
        language: &Language,
    ) -> String {
        let arguments =
            U::text_arguments(session.record(), session.next_scripted_action(), language);
        language.format(&format!("lesson-{name}"), &arguments)
    }

    /// Moves on to the next sentence, or ends the lesson after the last one, and clears the
    /// feedback. Returns whether the sentence begins another part.
    pub(super) fn advance(&mut self) -> bool {
        self.feedback = None;
        if self.step + 1 < self.part().steps.len() {
            self.step += 1;
            return false;
        }
        if self.part + 1 == self.parts.len() {
            self.over = true;
            return false;
        }
        (self.part, self.step) = (self.part + 1, 0);
        true
    }

    /// Moves back to the previous sentence, across parts if necessary, or from the end to the last
    /// sentence. Does nothing at the first one. Clears the feedback.
    pub(super) fn retreat(&mut self) {
        self.feedback = None;
        if self.over {
            self.over = false;
        } else if self.step > 0 {
            self.step -= 1;
        } else if self.part > 0 {
            self.part -= 1;
            self.step = self.part().steps.len() - 1;
        }
    }

    /// The answer to the learner's last wrong touch, if it is still shown.
    pub fn feedback(&self) -> Option<&str> {
        self.feedback.as_deref()
    }

    /// Moves back to the first sentence of the first part.
    pub(super) fn restart(&mut self) {
        (self.part, self.step, self.over, self.feedback) = (0, 0, false, None);
    }

    /// Whether there is a sentence before the current one.
    pub(super) fn can_go_back(&self) -> bool {
        self.part > 0 || self.step > 0
    }
}

/// Begins a lesson at a step of a part, both counted from 0: suspends the current match and opens
/// the table. A step past the last one of the part starts at the end of the lesson. If the lesson's
/// script is illegal, only logs an error.
///
/// # Panics
/// If there is no such part.
pub fn begin_at<U: Teachable>(world: &mut World, part: usize, step: usize) {
    let parts = match U::parts() {
        Ok(parts) => parts,
        Err(error) => {
            error!("cannot begin the lesson of {}: {error}", U::NAME);
            return;
        }
    };
    let last = parts[part].steps.len() - 1;
    let (over, step) = (step > last, step.min(last));
    let lesson = ActiveLesson::<U> { parts, part, step, feedback: None, over };
    let session = lesson.session();
    world.insert_resource(lesson);
    session::suspend_for(world, session);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    // Exiting the screen despawns the table, so stay on it if the lesson uses the same one.
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), U::SCREEN);
}

//! The lesson in progress, and what a game says to be taught.

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

/// A game that is taught.
pub trait Teachable: Explainable + TableUi {
    /// Something that a sentence can speak of.
    type HighlightTarget: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static;

    /// The lesson.
    ///
    /// # Errors
    /// If the rules do not allow what its scripts play.
    fn parts() -> Result<Vec<LessonPart<Self::Rules, Self::HighlightTarget>>, RecordError>;

    /// What the button for an action says, if the table has none for it in a lesson.
    fn button_key(action: ActionOf<Self>) -> Option<&'static str>;

    /// Where the voice speaks in a window of that size.
    fn guide_placement(window: Vec2, layout: &Self::Layout) -> GuidePlacement;

    /// What sentences call by name, as the match stands before that action of the script.
    fn text_arguments(
        record: &Record<Self::Rules>,
        next: Option<ActionOf<Self>>,
        language: &Language,
    ) -> Vec<(&'static str, FluentValue<'static>)>;
}

/// The lesson in progress. There is at most one.
#[derive(Resource)]
pub struct ActiveLesson<U: Teachable> {
    pub(super) parts: Vec<LessonPart<U::Rules, U::HighlightTarget>>,
    pub(super) part: usize,
    pub(super) step: usize,
    /// What the last wrong touch was answered.
    pub(super) feedback: Option<String>,
    /// Whether it has come to its end.
    pub over: bool,
}

/// What the learner wishes of a lesson.
#[derive(bevy::ecs::message::Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavigateLesson {
    /// On to the next sentence; if something is to be played, it plays itself.
    Next,
    /// A sentence back.
    Back,
    /// Everything again from the first sentence.
    Restart,
}

impl<U: Teachable> ActiveLesson<U> {
    /// The part in progress.
    pub(super) fn part(&self) -> &LessonPart<U::Rules, U::HighlightTarget> {
        &self.parts[self.part]
    }

    /// The sentence that is said, or will be as soon as everything before it has been played.
    pub fn step(&self) -> &LessonStep<U::HighlightTarget> {
        &self.part().steps[self.step]
    }

    /// The session of the sentence.
    pub(super) fn session(&self) -> Session<U::Rules> {
        Session::lesson(&self.part().script, self.step().ply)
    }

    /// Whether the match stands where the sentence is said.
    pub fn is_reached(&self, session: &Session<U::Rules>) -> bool {
        session.record().actions().len() == self.step().ply
    }

    /// The sentence that can be read: the one before as long as its consequences play themselves.
    pub(super) fn visible_step(
        &self,
        session: &Session<U::Rules>,
    ) -> &LessonStep<U::HighlightTarget> {
        let steps = &self.part().steps;
        if self.is_reached(session) { self.step() } else { &steps[self.step.saturating_sub(1)] }
    }

    /// Whether the learner is to play now.
    pub fn expects_action(&self, session: &Session<U::Rules>) -> bool {
        !self.over && self.step().expects_action && self.is_reached(session)
    }

    /// A text about the position, in words.
    pub(super) fn sentence(
        &self,
        name: &str,
        session: &Session<U::Rules>,
        language: &Language,
    ) -> String {
        let names = U::text_arguments(session.record(), session.next_scripted_action(), language);
        language.format(&format!("lesson-{name}"), &names)
    }

    /// Goes on to the next sentence; whether another part begins with it.
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

    /// Goes back to the sentence before, also into the part before.
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

    /// What the last wrong touch was answered.
    pub fn feedback(&self) -> Option<&str> {
        self.feedback.as_deref()
    }

    pub(super) fn restart(&mut self) {
        (self.part, self.step, self.over, self.feedback) = (0, 0, false, None);
    }

    /// Whether there is a sentence before this one.
    pub(super) fn can_go_back(&self) -> bool {
        self.part > 0 || self.step > 0
    }
}

/// Begins a lesson at a sentence of a part, both counted from 0; beyond the last one it is over.
pub fn begin_at<U: Teachable>(world: &mut World, part: usize, step: usize) {
    let parts = match U::parts() {
        Ok(parts) => parts,
        Err(error) => {
            error!("the lesson of {} cannot be given: {error}", U::NAME);
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
    // Leaving the table ends what lies on it, so it is not left for another match on it.
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), U::SCREEN);
}

//! A first game of each kind: the real table, the real rules, and a voice that explains them.
//!
//! A lesson is a [`Session`] that follows a script, so that cards, discs, sounds and rules are
//! those of every match; it is neither kept nor counted. Its parts say sentences one by one. Some
//! only have to be read, others ask for the next action of the script; what lies between them
//! plays itself. A wrong touch changes nothing and is told why.

pub mod course;
mod ending;
mod panel;
mod pointer;
mod turns;

use bevy::prelude::*;
use kozyr_core::texts::FluentValue;

use self::course::{Part, Step};
use kozyr_core::game::{Record, RecordError};

use crate::{
    features::{voice::Place, why::Explainable},
    look::language::Language,
    platform::screen::{Menu, Screen},
    table::{
        requests::BeginLesson,
        session::{self, Session},
    },
};

pub use pointer::{Mark, Marks};

/// A game that is taught.
pub trait Teachable: Explainable {
    /// Something that a sentence can speak of.
    type Point: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static;

    /// The lesson.
    ///
    /// # Errors
    /// If the rules do not allow what its scripts play.
    fn parts() -> Result<Vec<Part<Self, Self::Point>>, RecordError>;

    /// What the button for an action says, if the table has none for it in a lesson.
    fn button(action: Self::Action) -> Option<&'static str>;

    /// Where the things of the table lie.
    type Layout: Resource;

    /// Where the voice speaks in a window of that size.
    fn place(window: Vec2, layout: &Self::Layout) -> Place;

    /// What sentences call by name, as the match stands before that action of the script.
    fn names(
        record: &Record<Self>,
        next: Option<Self::Action>,
        language: &Language,
    ) -> Vec<(&'static str, FluentValue<'static>)>;
}

/// The lesson in progress. There is at most one.
#[derive(Resource)]
pub struct Lesson<G: Teachable> {
    parts: Vec<Part<G, G::Point>>,
    part: usize,
    step: usize,
    /// What the last wrong touch was answered.
    answer: Option<String>,
    /// Whether it has come to its end.
    pub over: bool,
}

/// What the learner wishes of a lesson.
#[derive(bevy::ecs::message::Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// On to the next sentence; if something is to be played, it plays itself.
    On,
    /// A sentence back.
    Back,
    /// Everything again from the first sentence.
    Restart,
}

impl<G: Teachable> Lesson<G> {
    /// The part in progress.
    fn part(&self) -> &Part<G, G::Point> {
        &self.parts[self.part]
    }

    /// The sentence that is said, or will be as soon as everything before it has been played.
    pub fn step(&self) -> &Step<G::Point> {
        &self.part().steps[self.step]
    }

    /// The session of the sentence.
    fn session(&self) -> Session<G> {
        Session::lesson(&self.part().script, self.step().at)
    }

    /// Whether the match stands where the sentence is said.
    pub fn is_reached(&self, session: &Session<G>) -> bool {
        session.record().actions().len() == self.step().at
    }

    /// The sentence that can be read: the one before as long as its consequences play themselves.
    fn shown(&self, session: &Session<G>) -> &Step<G::Point> {
        let steps = &self.part().steps;
        if self.is_reached(session) { self.step() } else { &steps[self.step.saturating_sub(1)] }
    }

    /// Whether the learner is to play now.
    pub fn asks(&self, session: &Session<G>) -> bool {
        !self.over && self.step().asks && self.is_reached(session)
    }

    /// A text about the position, in words.
    fn say(&self, name: &str, session: &Session<G>, language: &Language) -> String {
        let names = G::names(session.record(), session.next_in_script(), language);
        language.format(&format!("lesson-{name}"), &names)
    }

    /// Goes on to the next sentence; whether another part begins with it.
    fn advance(&mut self) -> bool {
        self.answer = None;
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
    fn retreat(&mut self) {
        self.answer = None;
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
    pub fn last_answer(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// Answers a wrong touch.
    pub fn answer(&mut self, reply: String) {
        self.answer = Some(reply);
    }

    fn restart(&mut self) {
        (self.part, self.step, self.over, self.answer) = (0, 0, false, None);
    }

    /// Whether there is a sentence before this one.
    fn can_go_back(&self) -> bool {
        self.part > 0 || self.step > 0
    }
}

/// Lays the player's own match aside and begins a lesson.
fn begin<G: Teachable>(wanted: On<BeginLesson>, mut commands: Commands) {
    if wanted.0 == G::ID {
        commands.queue(|world: &mut World| begin_at::<G>(world, 0, 0));
    }
}

/// Begins a lesson at a sentence of a part, both counted from 0; beyond the last one it is over.
pub fn begin_at<G: Teachable>(world: &mut World, part: usize, step: usize) {
    let parts = match G::parts() {
        Ok(parts) => parts,
        Err(error) => {
            error!("the lesson of {} cannot be given: {error}", G::NAME);
            return;
        }
    };
    let last = parts[part].steps.len() - 1;
    let (over, step) = (step > last, step.min(last));
    let lesson = Lesson::<G> { parts, part, step, answer: None, over };
    let session = lesson.session();
    world.insert_resource(lesson);
    session::lay_over(world, session);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    // Leaving the table ends what lies on it, so it is not left for another match on it.
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), G::SCREEN);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Turn>();
    app.add_plugins(pointer::plugin);
}

/// The lesson of one game.
pub fn plugin_for<G: Teachable>(app: &mut App) {
    app.add_observer(begin::<G>);
    turns::plugin_for::<G>(app);
    panel::plugin_for::<G>(app);
    ending::plugin_for::<G>(app);
    app.add_systems(OnExit(G::SCREEN), |mut commands: Commands| {
        commands.remove_resource::<Lesson<G>>();
    });
}

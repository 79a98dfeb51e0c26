//! What is looked at in a review: whose decisions, and what of a moment lies on the table.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::Seat;

use super::{
    findings::Review,
    opinion::Reviewable,
    saved_mistakes::{self, Kept},
};
use crate::side_panel::{Page, Why};
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    pace::Watch,
    session::{Navigate, Session, TableGame},
};

/// What is looked at.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Looking {
    /// Whose decisions; `None` for those of the viewer.
    pub whose: Option<Seat>,
    /// What of it lies on the table.
    pub side: Side,
    /// The moment from which on to wait for the greatest turning point, to go there; `None` if
    /// nobody waits for it.
    pub seek: Option<usize>,
    /// Whether it is a match that the viewer has just played, whose mistakes are still to be kept.
    pub own: bool,
}

/// What of a turning point lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Side {
    /// What was better.
    #[default]
    Better,
    /// What the one who played would play now.
    Answer,
    /// What was played.
    Played,
}

pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.init_resource::<Looking>();
    app.add_systems(OnEnter(U::SCREEN), |mut looking: ResMut<Looking>, mut kept: ResMut<Kept>| {
        looking.set_if_neq(Looking::default());
        saved_mistakes::forget(&mut kept);
    });
    app.add_systems(
        Update,
        (
            begin_anew::<U>.run_if(resource_exists_and_changed::<Session<U::Rules>>),
            seek::<U>.run_if(|looking: Res<Looking>| looking.seek.is_some()),
        )
            .chain()
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .before(Step::Think),
    );
}

/// Opens the review of the match on the table, which can be seen again from any moment of it.
#[derive(SystemParam)]
pub struct Reviewing<'w> {
    watch: ResMut<'w, Watch>,
    why: ResMut<'w, Why>,
    page: ResMut<'w, Page>,
    looking: ResMut<'w, Looking>,
    kept: ResMut<'w, Kept>,
}

impl Reviewing<'_> {
    /// Shows the end of the match, and the review beside it.
    pub fn open<G: TableGame>(&mut self, session: &mut Session<G>) {
        // Nobody's mistakes are kept who shares the device with others.
        let own = session.is_own() && session.persons() == 1;
        session.see_again(usize::MAX);
        self.watch.paused = true;
        (*self.why, *self.page) = (Why::Everyone, Page::Review);
        *self.looking = Looking { own, ..Looking::default() };
        saved_mistakes::forget(&mut self.kept);
    }

    /// The same, and goes to where the viewer lost most as soon as that is known.
    pub fn open_where_it_turned<G: TableGame>(&mut self, session: &mut Session<G>) {
        self.open(session);
        self.looking.seek = Some(session.record().actions().len());
    }
}

/// Goes to where the viewer lost most, in a review that is open, as soon as that is known: for pictures.
pub fn see_where_it_turned<U: Reviewable>(world: &mut World) {
    let at = world.resource::<Session<U::Rules>>().record().actions().len();
    world.resource_mut::<Looking>().seek = Some(at);
}

/// At another moment the better comes first again.
fn begin_anew<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    mut looking: ResMut<Looking>,
    mut at: Local<usize>,
) {
    let now = session.record().actions().len();
    if *at != now && looking.side != Side::default() {
        looking.side = Side::default();
    }
    *at = now;
}

/// Goes to the greatest turning point once the whole match has been looked at, unless the player has
/// gone elsewhere.
fn seek<U: Reviewable>(
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    why: Res<Why>,
    page: Res<Page>,
    mut looking: ResMut<Looking>,
    mut navigate: MessageWriter<Navigate>,
) {
    let waits = *why != Why::Closed && *page == Page::Review && session.has_bar();
    if !waits || looking.seek != Some(session.record().actions().len()) {
        looking.seek = None;
        return;
    }
    if review.is_complete(session.course()) {
        looking.seek = None;
        let lesson = review.lesson(session.viewer());
        navigate.write_batch(lesson.points.first().map(|one| Navigate::To(one.decision.at)));
    }
}

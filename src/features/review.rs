//! What the strongest opponent of a game makes of a match, decision by decision, worked out off the
//! frame: for the review of a match that is over, and beside the board while one is played.

mod answers;
mod chart;
mod findings;
mod looking;
mod on_table;
mod opinion;
mod page;
mod points;
mod practise;

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    features::why::{Page, Why},
    look::settings::Settings,
    platform::{jobs::Thoughts, step::Step},
    table::session::Session,
};

pub use chart::chart;
pub use findings::Review;
pub use looking::{Reviewing, see_where_it_turned};
pub use opinion::{Judge, Opinion, Reviewable, jobs};

/// The review of one game.
pub fn plugin_for<G: Reviewable>(app: &mut App) {
    app.init_resource::<Review<G>>();
    app.add_systems(
        Update,
        work::<G>
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Follow),
    );
    app.add_systems(OnEnter(G::SCREEN), |mut review: ResMut<Review<G>>| {
        *review = Review::default();
    });
    app.add_systems(OnExit(G::SCREEN), |mut review: ResMut<Review<G>>| {
        review.bypass_change_detection().pending = None;
    });
    answers::plugin_for::<G>(app);
    looking::plugin_for::<G>(app);
    practise::plugin_for::<G>(app);
    page::plugin_for::<G>(app);
    on_table::plugin_for::<G>(app);
}

/// Judges one decision after another, the latest position first while a match is played.
fn work<G: Reviewable>(
    mut review: ResMut<Review<G>>,
    session: Res<Session<G>>,
    settings: Res<Settings>,
    why: Res<Why>,
    page: Res<Page>,
    thoughts: Res<Thoughts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let record = session.course();
    let quiet = review.bypass_change_detection();
    quiet.follow(record);
    let reviewed = *why != Why::Closed && *page == Page::Review;
    let in_play = G::judged_in_play(&settings) && session.allows().evaluation;
    let of_itself = in_play || G::OPEN && session.is_replay();
    if !reviewed && !of_itself {
        quiet.pending = None;
        return;
    }
    if let Some((at, pending)) = &mut quiet.pending {
        redraw.write(RequestRedraw);
        let at = *at;
        let Some(opinion) = pending.take() else { return };
        quiet.pending = None;
        quiet.opinions.insert(at, opinion);
        review.set_changed();
    }
    let review = review.bypass_change_detection();
    let positions = record.actions().len() + usize::from(record.to_act().is_some());
    let next = (0..positions).rev().find(|at| !review.opinions.contains_key(at));
    if let Some(at) = next {
        review.pending = Some((at, thoughts.begin(Judge { record: record.clone(), at })));
        redraw.write(RequestRedraw);
    }
}

//! Displayed disc counts. Each disc counts for the side it shows, so the numbers roll as discs
//! flip.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_reversi::Colour;

use super::{components::Disc, screens::TABLE};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::motion::{Departure, FaceUp, MotionTween, TweenStage};

/// The counts shown beside the colours.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DiscCounts {
    black: usize,
    white: usize,
}

impl DiscCounts {
    /// Displayed number of discs of a colour.
    pub fn of_colour(self, colour: Colour) -> usize {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }
}

/// Adds the displayed disc counts.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DiscCounts>();
    app.add_systems(Update, count_discs.run_if(in_state(TABLE)).in_set(AppSystems::UpdatePhases));
}

/// Updates the counts from the discs that lie on the board and the sides they show. A disc that
/// drops in counts from its landing on; one that leaves counts until it sets off.
fn count_discs(
    discs: Query<
        (&FaceUp, Option<&MotionTween>, Has<Departure>),
        Or<(With<Disc>, With<Departure>)>,
    >,
    mut counts: ResMut<DiscCounts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_lying = |tween: Option<&MotionTween>, is_leaving: bool| match tween {
        Some(tween) if is_leaving => tween.stage() == TweenStage::Waiting,
        Some(tween) if tween.drops_in() => tween.stage() == TweenStage::Landed,
        _ => !is_leaving,
    };
    let mut new_counts = DiscCounts::default();
    for (face, ..) in discs.iter().filter(|&(_, tween, is_leaving)| is_lying(tween, is_leaving)) {
        *if face.0 { &mut new_counts.black } else { &mut new_counts.white } += 1;
    }
    if counts.set_if_neq(new_counts) {
        redraw.write(RequestRedraw);
    }
}

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
    /// Number of discs of a colour.
    pub fn of_colour(self, colour: Colour) -> usize {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DiscCounts>();
    app.add_systems(Update, count_discs.run_if(in_state(TABLE)).in_set(AppSystems::UpdatePhases));
}

fn count_discs(
    discs: Query<
        (&FaceUp, Option<&MotionTween>, Has<Departure>),
        Or<(With<Disc>, With<Departure>)>,
    >,
    mut counts: ResMut<DiscCounts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let lies = |journey: Option<&MotionTween>, leaves: bool| match journey {
        Some(journey) if leaves => journey.stage() == TweenStage::Waiting,
        Some(journey) if journey.drops_in() => journey.stage() == TweenStage::Landed,
        _ => !leaves,
    };
    let mut now = DiscCounts::default();
    for (face, ..) in discs.iter().filter(|&(_, journey, leaves)| lies(journey, leaves)) {
        *if face.0 { &mut now.black } else { &mut now.white } += 1;
    }
    if counts.set_if_neq(now) {
        redraw.write(RequestRedraw);
    }
}

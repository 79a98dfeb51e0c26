//! How many discs of each colour there are as the eye sees it: each counts for the side that it
//! shows, so the numbers roll as discs turn over.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_reversi::Colour;

use super::{components::Disc, screens::TABLE};
use kozyr_platform::system_sets::Step;
use kozyr_table::motion::{FaceUp, Journey, Leaves, Stage};

/// The numbers beside the colours.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    black: usize,
    white: usize,
}

impl Counts {
    /// The discs of a colour.
    pub fn of(self, colour: Colour) -> usize {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Counts>();
    app.add_systems(Update, count.run_if(in_state(TABLE)).in_set(Step::Follow));
}

fn count(
    discs: Query<(&FaceUp, Option<&Journey>, Has<Leaves>), Or<(With<Disc>, With<Leaves>)>>,
    mut counts: ResMut<Counts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let lies = |journey: Option<&Journey>, leaves: bool| match journey {
        Some(journey) if leaves => journey.stage() == Stage::Waiting,
        Some(journey) if journey.falls() => journey.stage() == Stage::Landed,
        _ => !leaves,
    };
    let mut now = Counts::default();
    for (face, ..) in discs.iter().filter(|&(_, journey, leaves)| lies(journey, leaves)) {
        *if face.0 { &mut now.black } else { &mut now.white } += 1;
    }
    if counts.set_if_neq(now) {
        redraw.write(RequestRedraw);
    }
}

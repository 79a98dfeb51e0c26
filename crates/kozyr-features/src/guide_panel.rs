//! What lessons and problems have in common: a script that goes on by itself, and a voice that speaks
//! beside the table.

mod placement;
mod script_player;

use bevy::prelude::*;

use kozyr_platform::{screen::Screen, system_sets::Step};
use kozyr_table::table_area::{ClaimRoom, Reserved};

pub use placement::{GAP, PADDING, Place, height_of, sentence_font, speak, title_font};
pub use script_player::Script;

/// What is done on the table is taken for an answer: it has been understood, and nothing has come of
/// it yet.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answering;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, Answering.after(Step::Think).before(Step::Play));
    app.add_systems(Update, fall_silent.run_if(state_changed::<Screen>).before(ClaimRoom));
}

/// What the voice had of one table is free on the next.
fn fall_silent(mut reserved: ResMut<Reserved>) {
    reserved.set_if_neq(Reserved::default());
}

//! What lessons and problems have in common: a script that goes on by itself, and a voice that speaks
//! beside the table.

mod placement;
mod script_player;

use bevy::prelude::*;

use kozyr_platform::{screen::Screen, system_sets::AppSystems};
use kozyr_table::table_area::{ReserveAreaSystems, ReservedEdges};

pub use placement::{
    GuidePlacement, PANEL_GAP, PANEL_PADDING, sentence_font, show_panel, text_height, title_font,
};
pub use script_player::ScriptPlayer;

/// What is done on the table is taken for an answer: it has been understood, and nothing has come of
/// it yet.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnswerSystems;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        AnswerSystems.after(AppSystems::CollectDecisions).before(AppSystems::ApplyActions),
    );
    app.add_systems(
        Update,
        release_guide_area.run_if(state_changed::<Screen>).before(ReserveAreaSystems),
    );
}

/// What the voice had of one table is free on the next.
fn release_guide_area(mut reserved: ResMut<ReservedEdges>) {
    reserved.set_if_neq(ReservedEdges::default());
}

//! The parts that lessons and problems share: a script that plays itself, and a guide panel next to
//! the table.

mod placement;
mod script_player;

use bevy::prelude::*;

use kozyr_platform::{screen::Screen, system_sets::AppSystems};
use kozyr_table::table_area::{ReserveAreaSystems, ReservedEdges};

pub use placement::{
    GuidePlacement, PANEL_GAP, PANEL_PADDING, sentence_font, show_panel, text_height, title_font,
};
pub use script_player::ScriptPlayer;

/// Systems that take input on the table as an answer, before it has any effect.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnswerSystems;

/// Orders the [`AnswerSystems`], and releases the area of guide panels when the screen changes.
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

/// Releases the table area that the guide panel of the previous screen reserved.
fn release_guide_area(mut reserved: ResMut<ReservedEdges>) {
    reserved.set_if_neq(ReservedEdges::default());
}

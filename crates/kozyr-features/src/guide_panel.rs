//! The parts that lessons and problems share: a script that plays itself, and a guide panel next to
//! the table.

mod placement;
mod script_player;

use bevy::prelude::*;

use kozyr_platform::system_sets::AppSystems;
use kozyr_table::table_area::ReservedEdges;

pub use placement::{
    GuidePlacement, PANEL_GAP, PANEL_PADDING, sentence_font, show_panel, text_height, title_font,
};
pub use script_player::ScriptPlayer;

/// Systems that take input on the table as an answer, before it has any effect.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnswerSystems;

/// Orders the [`AnswerSystems`].
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        AnswerSystems.after(AppSystems::CollectDecisions).before(AppSystems::ApplyActions),
    );
}

/// Releases the area of the table that a guide panel has reserved. Must run when the panel's lesson
/// or problem ends, also if the next match is on the same screen.
pub(crate) fn release_guide_area(mut reserved: ResMut<ReservedEdges>) {
    reserved.set_if_neq(ReservedEdges::default());
}

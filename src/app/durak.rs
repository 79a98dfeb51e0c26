//! The card table: cards as entities, the phases of a bout, one event for each decision.

mod belief;
mod chart;
mod choices;
pub mod control_table;
mod decide;
mod deck;
mod fuzzy;
mod hud;
mod judge;
mod layout;
mod phase;
mod pictures;
mod place;
pub mod places;
mod spoken;
mod touch;

use bevy::prelude::*;

pub use pictures::{CardPictures, PanelPictures, Pictures};

use super::{
    review,
    screen::Screen,
    session::{self, Table},
    thinking, why,
};
use crate::durak::Durak;

impl Table for Durak {
    const SCREEN: Screen = Screen::Durak;
}

pub(super) fn plugin(app: &mut App) {
    session::plugin::<Durak>(app);
    thinking::plugin::<Durak>(app);
    why::plugin_for::<Durak>(app);
    review::plugin_for::<Durak>(app);
    app.add_plugins((
        pictures::plugin,
        layout::plugin,
        place::plugin,
        phase::plugin,
        decide::plugin,
        touch::plugin,
        hud::plugin,
        choices::plugin,
        fuzzy::plugin,
        chart::plugin,
        belief::plugin,
    ));
}

//! The card table: cards as entities, the phases of a bout, one event for each decision.

mod belief;
mod chart;
mod choices;
mod components;
pub mod control_table;
pub mod decide;
mod edit_tables;
mod faces;
mod fair_shuffle;
mod focus;
mod fuzzy;
mod hand_order;
mod hud;
mod judge;
mod layout;
pub mod lesson;
pub mod new_game;
mod pass_device;
mod phase;
mod pictures;
mod refusal;
mod screen_reader;
mod screens;
mod spoken;
mod sync;
mod targets;
mod touch;

use bevy::prelude::*;

pub use components::{BeatenBy, Beats, CardOf, Cards, Hands, Place, PlayingCard};
pub use layout::{ASPECT, Layout, Pose, Spot};
pub use phase::Phase;
pub use pictures::{CardPictures, PanelPictures, Pictures};
pub use refusal::why_not;
pub use screens::{ID, NEW_GAME, SHUFFLE, TABLE, TABLES};
pub use spoken::sign;
pub use targets::NATURAL;
pub use touch::{Dropped, Offers, Tapped};

use kozyr_core::{
    durak::{Action, Durak, take_back},
    game::Record,
};

use crate::{
    features::{
        replay, review, saved_games,
        statistics::{self, OwnFigure},
        why,
    },
    table::{
        registry::{self, GameUi},
        session::{self, TableGame},
        thinking,
    },
};

impl TableGame for Durak {
    const HAS_SECRETS: bool = true;

    fn is_matter_of_course(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Keep)
    }

    fn may_be_taken_back(record: &Record<Self>, at: usize) -> bool {
        take_back::is_allowed(record, at)
    }

    fn opens_part(action: Action) -> bool {
        matches!(action, Action::Attack(_))
    }
}

pub(crate) fn plugin(app: &mut App) {
    let menus = &[("shuffle", SHUFFLE)];
    registry::register::<Durak>(app, GameUi { id: ID, lesson: true, menus });
    session::plugin::<Durak>(app);
    thinking::plugin::<Durak>(app);
    why::plugin_for::<Durak>(app);
    review::plugin_for::<Durak>(app);
    saved_games::plugin_for::<Durak>(app);
    app.add_plugins((new_game::plugin, edit_tables::plugin, fair_shuffle::plugin));
    // The cards and where they lie.
    app.add_plugins((
        pictures::plugin,
        layout::plugin,
        hand_order::plugin,
        sync::plugin,
        targets::plugin,
        faces::plugin,
        phase::plugin,
        decide::plugin,
    ));
    // What the person does, and what they are told.
    app.add_plugins((
        touch::plugin,
        refusal::plugin,
        focus::plugin,
        screen_reader::plugin,
        hud::plugin,
        choices::plugin,
        pass_device::plugin,
        fuzzy::plugin,
        chart::plugin,
        belief::plugin,
    ));
    // Over what the table itself shows.
    app.add_plugins(lesson::plugin);
    replay::plugin_for::<Durak>(app);
    statistics::plugin_for::<Durak>(app, Some(OwnFigure::Fools));
}

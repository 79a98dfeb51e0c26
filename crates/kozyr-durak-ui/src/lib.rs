//! The Durak card table: cards as entities, bout phases as states, one event per decision.

mod action_chooser;
mod belief;
mod card_counts;
mod card_faces;
pub mod characters;
mod components;
pub mod control_table;
mod control_table_editor;
pub mod custom_deals;
pub mod decisions;
mod decorations;
mod fair_shuffle;
mod focus;
mod fuzzy;
mod game_ui;
mod ghosts;
pub mod habits;
mod hand_order;
pub mod help;
mod hud;
mod interlude;
mod layout;
pub mod lesson;
mod move_log;
pub mod new_game;
mod pass_device;
mod phase;
mod pictures;
mod price_chart;
mod problems;
mod refusal;
mod result;
mod review_jobs;
mod screen_reader;
mod screens;
mod sounds;
mod sync;
mod targets;
mod this_deal;
mod touch;
mod wording;

use bevy::prelude::*;

pub use components::{BeatenBy, Beats, CardOf, CardPlace, Cards, PlayingCard, TableHands};
pub use game_ui::DurakUi;
pub use kozyr_ui::language::cards::suit_symbol;
pub use layout::{CARD_HEIGHT_RATIO, CardPose, CardTableLayout, OpponentSpot};
pub use phase::BoutPhase;
pub use refusal::refusal_text;
pub use screens::{
    CONTROL_TABLES, CUSTOM_DEALS, FAIR_SHUFFLE, HABITS, ID, NEW_GAME, TABLE, THIS_DEAL,
};
pub use targets::CARD_SPRITE_WIDTH;
pub use touch::{CardDropped, CardTapped, PersonActions};

use kozyr_features::{self as features, review, statistics::GameStatistic};
use kozyr_platform::jobs::JobRegistry;
use kozyr_table::registry::GameEntry;
use kozyr_ui::widgets::Icon;

/// Registers the jobs that workers run for Durak matches.
pub fn jobs(jobs: &mut JobRegistry) {
    review::register_jobs::<DurakUi>(jobs);
    features::problems::register_jobs::<DurakUi>(jobs);
    decisions::register_jobs(jobs);
}

/// Adds the Durak user interface to an app.
pub fn plugin(app: &mut App) {
    let menus = &[
        ("this-deal", Icon::Hand, THIS_DEAL),
        ("shuffle", Icon::Shuffle, FAIR_SHUFFLE),
        ("habits", Icon::Person, HABITS),
    ];
    let entry = GameEntry { id: ID, has_lesson: true, menus };
    features::plugin_for::<DurakUi>(app, entry, Some(GameStatistic::Fools));
    features::result::plugin_for::<DurakUi>(app);
    app.add_plugins((
        new_game::plugin,
        custom_deals::plugin,
        control_table_editor::plugin,
        fair_shuffle::plugin,
    ));
    app.add_plugins((move_log::plugin, this_deal::plugin));
    app.add_plugins((help::plugin, habits::plugin, decorations::plugin));
    // Cards and their positions.
    app.add_plugins((
        pictures::plugin,
        layout::plugin,
        hand_order::plugin,
        sync::plugin,
        targets::plugin,
        card_counts::plugin,
        sounds::plugin,
        card_faces::plugin,
        phase::plugin,
        decisions::plugin,
    ));
    // Input and feedback.
    app.add_plugins((
        touch::plugin,
        ghosts::plugin,
        refusal::plugin,
        focus::plugin,
        screen_reader::plugin,
        hud::plugin,
        action_chooser::plugin,
        pass_device::plugin,
        fuzzy::plugin,
        price_chart::plugin,
        belief::plugin,
    ));
    // Drawn above the table.
    app.add_plugins((lesson::plugin, problems::plugin));
}

//! The card table: cards as entities, the phases of a bout, one event for each decision.

mod action_chooser;
mod belief;
mod card_counts;
mod card_faces;
pub mod characters;
mod components;
pub mod control_table;
mod control_table_editor;
pub mod decisions;
mod decorations;
mod fair_shuffle;
mod focus;
mod fuzzy;
mod game_ui;
mod ghosts;
pub mod given_deals;
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

pub use components::{BeatenBy, Beats, CardOf, Cards, Hands, Place, PlayingCard};
pub use game_ui::DurakUi;
pub use kozyr_ui::language::cards::sign;
pub use layout::{ASPECT, Layout, Pose, Spot};
pub use phase::Phase;
pub use refusal::why_not;
pub use screens::{GIVEN, HABITS, ID, NEW_GAME, SHUFFLE, TABLE, TABLES, THIS_DEAL};
pub use targets::NATURAL;
pub use touch::{Dropped, Offers, Tapped};

use kozyr_features::{self as features, review, statistics::OwnFigure};
use kozyr_platform::jobs::Jobs;
use kozyr_table::registry::GameEntry;
use kozyr_ui::widgets::Sign;

/// What is asked about matches of Durak, for a worker.
pub fn jobs(jobs: &mut Jobs) {
    review::jobs::<DurakUi>(jobs);
    features::problems::jobs::<DurakUi>(jobs);
    decisions::jobs(jobs);
}

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    let menus = &[
        ("this-deal", Sign::Hand, THIS_DEAL),
        ("shuffle", Sign::Shuffle, SHUFFLE),
        ("habits", Sign::Person, HABITS),
    ];
    let game = GameEntry { id: ID, lesson: true, menus };
    features::plugin_for::<DurakUi>(app, game, Some(OwnFigure::Fools));
    features::result::plugin_for::<DurakUi>(app);
    app.add_plugins((
        new_game::plugin,
        given_deals::plugin,
        control_table_editor::plugin,
        fair_shuffle::plugin,
    ));
    app.add_plugins((move_log::plugin, this_deal::plugin));
    app.add_plugins((help::plugin, habits::plugin, decorations::plugin));
    // The cards and where they lie.
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
    // What the person does, and what they are told.
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
    // Over what the table itself shows.
    app.add_plugins((lesson::plugin, problems::plugin));
}

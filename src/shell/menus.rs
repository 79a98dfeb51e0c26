//! What lies over a screen: pause, settings, help, credits.

mod credits;
mod data;
pub mod help;
mod pause;
mod settings;

use bevy::prelude::*;

pub use settings::Part as SettingsPart;

use crate::{
    features::{fair_shuffle, saved_games},
    games::{durak, reversi},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        pause::plugin,
        settings::plugin,
        help::plugin,
        saved_games::menu::plugin,
        data::plugin,
        saved_games::page::plugin,
        durak::edit_tables::plugin,
        fair_shuffle::plugin,
        reversi::view_menu::plugin,
        credits::plugin,
    ));
}

//! Playing with friends: the tables, inviting and joining, the seats, and the match on a server.
//!
//! Nothing is connected until the player invites someone, joins a table or returns to one.
//!
//! | module | contents |
//! | --- | --- |
//! | [`joined_table`] | the table that the player is at, with its connection |
//! | [`known_tables`] | the tables that this device has a seat at, and the player's name |
//! | [`opening`] | opening a table on a server, and finding one by its code |
//! | [`hosting_status`] | tables on this device and nearby, which browsers cannot have |
//! | [`matches`](mod@matches) | the match on the table of its game |
//! | [`server_address`] | addresses of servers, links and codes |

mod announcements;
#[cfg(not(target_arch = "wasm32"))]
pub mod hosting;
pub mod hosting_status;
pub mod joined_table;
pub mod known_tables;
pub mod matches;
pub mod opening;
mod page;
mod qr_code;
mod questions;
mod reactions;
mod rejection_text;
pub mod server_address;
mod table_bar;
mod turns;

use bevy::prelude::*;
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use kozyr_ui::settings::persist_resource;

use self::known_tables::KnownTables;

pub use self::page::open_shuffle_proof;

/// Adds playing with friends.
pub fn plugin(app: &mut App) {
    persist_resource::<KnownTables>(app, known_tables::FILE);
    app.add_plugins((
        joined_table::plugin,
        opening::plugin,
        matches::plugin,
        page::plugin,
        reactions::plugin,
        table_bar::plugin,
        questions::plugin,
        announcements::plugin,
        turns::plugin,
        hosting_status::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(hosting::plugin);
    matches::plugin_for::<Durak>(app);
    matches::plugin_for::<Reversi>(app);
    announcements::plugin_for::<Durak>(app);
    announcements::plugin_for::<Reversi>(app);
}

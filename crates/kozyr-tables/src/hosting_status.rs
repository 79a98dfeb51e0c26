//! The tables on this device and nearby, for the pages. In browsers there are none.

use bevy::prelude::*;
use kozyr_rooms::TableOptions;

use crate::{
    joined_table::{JoinedTable, TableEvent},
    known_tables::KnownTables,
};

/// Opens a table with these options on this device, and goes to it.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct HostTable(pub TableOptions);

/// Ends the table on this device, for everyone at it.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndHostedTable;

/// The table that this device hosts, and the tables that others in the same network host.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct HostingStatus {
    /// Whether this device can host a table.
    pub is_possible: bool,
    /// Whether a table on this device is being opened.
    pub is_starting: bool,
    /// The table on this device.
    pub table: Option<HostedHere>,
    /// Whether the app looks for tables nearby.
    pub is_searching: bool,
    /// The tables nearby.
    pub nearby: Vec<HostedNearby>,
}

/// A table on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostedHere {
    /// The room.
    pub room: String,
    /// The links for other devices, the best first; none without a network.
    pub links: Vec<String>,
    /// Whether browsers get the page.
    pub has_page: bool,
    /// Whether the network could be told about the table.
    pub is_announced: bool,
}

/// A table on another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostedNearby {
    /// The address of its server.
    pub url: String,
    /// The room.
    pub room: String,
    /// The name of the host.
    pub host: String,
    /// The name of the game, as in records.
    pub game: String,
    /// Whether this app speaks the same version of the protocol.
    pub is_compatible: bool,
}

impl HostingStatus {
    /// Returns the table on this device if it is in this room.
    pub(crate) fn table_at(&self, room: &str) -> Option<&HostedHere> {
        self.table.as_ref().filter(|table| table.room == room)
    }
}

/// Adds [`HostingStatus`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HostingStatus>();
    app.add_systems(
        Update,
        forget_ended.run_if(on_message::<TableEvent>).run_if(resource_exists::<JoinedTable>),
    );
}

/// Forgets a table that has ended. It stays on the screen until the player leaves it.
fn forget_ended(joined: Res<JoinedTable>, mut known: ResMut<KnownTables>) {
    if joined.has_ended() {
        known.forget(joined.server(), joined.room());
    }
}

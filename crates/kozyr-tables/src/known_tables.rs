//! The tables that this device has a seat at, and the player's name, saved between runs.

use bevy::prelude::*;
use kozyr_core::link::TableLink;
use kozyr_rooms::{PlayerName, session::SessionMemory};
use kozyr_ui::settings::PersistentResource;
use serde::{Deserialize, Serialize};

use crate::server_address::ServerAddress;

/// The file name of the tables.
pub(crate) const FILE: &str = "tables.json";

/// The most tables that are remembered.
const MAX_TABLES: usize = 30;

/// The tables that this device has a seat at, and what the player has entered.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KnownTables {
    /// The player's name; empty until one was entered.
    pub name: String,
    /// Whether the player is at the first table, and returns to it when the app starts again.
    is_at_first: bool,
    /// The tables, the latest first.
    tables: Vec<KnownTable>,
}

/// A table that this device has been at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KnownTable {
    /// The server.
    pub server: String,
    /// The room.
    pub room: String,
    /// Whether the server is this app, so that the table ends with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_hosted: bool,
    /// The data that the session needs to continue, with the token of the seat.
    #[serde(default)]
    pub memory: SessionMemory,
    /// What is at the table, for a list of tables.
    #[serde(default)]
    pub summary: TableSummary,
}

/// The last known state of a table, for lists.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSummary {
    /// The name of the game, as in records.
    pub game: String,
    /// The names of the other people.
    pub others: Vec<String>,
    /// Whether it is the player's turn.
    pub is_own_turn: bool,
    /// Whether a match is in progress.
    pub is_playing: bool,
    /// Whether the players have a day for a move.
    pub is_by_correspondence: bool,
}

impl PersistentResource for KnownTables {
    fn sanitize(&mut self) {
        self.tables.truncate(MAX_TABLES);
        if PlayerName::new(&self.name).is_err() {
            self.name.clear();
        }
    }
}

impl KnownTables {
    /// The tables, the latest first.
    pub fn iter(&self) -> impl Iterator<Item = &KnownTable> {
        self.tables.iter()
    }

    /// The data that a session at a table needs to continue; without a token if the table is
    /// not known.
    pub(crate) fn memory(&self, server: &ServerAddress, room: &str) -> SessionMemory {
        let table = self.tables.iter().find(|table| table.is_at(server, room));
        table.map(|table| table.memory.clone()).unwrap_or_default()
    }

    /// Remembers what a session needs to continue. A new table becomes the first, where the player is.
    pub(crate) fn remember(&mut self, server: &ServerAddress, room: &str, memory: SessionMemory) {
        match self.tables.iter_mut().find(|table| table.is_at(server, room)) {
            Some(table) => table.memory = memory,
            None => {
                self.insert(server, room, memory, false);
                self.is_at_first = true;
            }
        }
    }

    /// Remembers a new table that this device hosts.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn host(&mut self, server: &ServerAddress, room: &str) {
        self.insert(server, room, SessionMemory::default(), true);
    }

    /// Forgets all tables that this device hosts or has hosted.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn forget_hosted(&mut self) {
        if self.tables.first().is_some_and(|table| table.is_hosted) {
            self.is_at_first = false;
        }
        self.tables.retain(|table| !table.is_hosted);
    }

    /// Inserts a table as the first, and drops the last one if there are too many.
    fn insert(
        &mut self,
        server: &ServerAddress,
        room: &str,
        memory: SessionMemory,
        is_hosted: bool,
    ) {
        let (server, room) = (server.as_str().to_owned(), room.to_owned());
        let summary = TableSummary::default();
        self.tables.insert(0, KnownTable { server, room, is_hosted, memory, summary });
        self.tables.truncate(MAX_TABLES);
    }

    /// Notes that the player goes to a table, and puts it first if it is known.
    pub(crate) fn arrive(&mut self, server: &ServerAddress, room: &str) {
        let index = self.tables.iter().position(|table| table.is_at(server, room));
        if let Some(index) = index {
            self.tables[..=index].rotate_right(1);
        }
        self.is_at_first = index.is_some();
    }

    /// Notes that the player has gone away from the table and keeps the seat.
    pub(crate) fn go_away(&mut self) {
        self.is_at_first = false;
    }

    /// Returns the table where the player was when the app ended in the middle of a match; `None`
    /// if there is none.
    pub(crate) fn interrupted(&self) -> Option<&KnownTable> {
        self.tables.first().filter(|table| self.is_at_first && table.summary.is_playing)
    }

    /// Returns the number of tables that wait for the player's move.
    pub fn waiting(&self) -> usize {
        let is_waiting =
            |table: &&KnownTable| table.summary.is_playing && table.summary.is_own_turn;
        self.tables.iter().filter(is_waiting).count()
    }

    /// Updates the state of a table; returns whether it has changed. Does nothing if the table is
    /// not known.
    pub(crate) fn set_summary(
        &mut self,
        server: &ServerAddress,
        room: &str,
        summary: &TableSummary,
    ) -> bool {
        let table = self.tables.iter_mut().find(|table| table.is_at(server, room));
        let Some(table) = table.filter(|table| table.summary != *summary) else { return false };
        table.summary.clone_from(summary);
        true
    }

    /// Forgets a table, and with it the right to its seat.
    pub(crate) fn forget(&mut self, server: &ServerAddress, room: &str) {
        self.is_at_first = false;
        self.tables.retain(|table| !table.is_at(server, room));
    }
}

impl KnownTable {
    /// Returns the address of the table.
    pub fn link(&self) -> TableLink {
        TableLink { server: Some(self.server.clone()), room: self.room.clone() }
    }

    /// Whether this is the table in a room of a server.
    fn is_at(&self, server: &ServerAddress, room: &str) -> bool {
        self.server == server.as_str() && self.room == room
    }
}

//! Where rooms and codes are stored.
//!
//! A room is stored as the log of its events. Nothing derived from the log is stored, so a room is
//! never newer or older than its log. All implementations pass the same tests.

pub mod memory;
#[cfg(feature = "postgres")]
pub mod postgres;
#[cfg(any(feature = "postgres", feature = "sqlite"))]
mod rows;
#[cfg(feature = "sqlite")]
pub mod sqlite;

use async_trait::async_trait;
use kozyr_rooms::{Event, Millis, RoomId};

use crate::codes::Code;

/// An error of a [`Storage`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// Another writer has appended to the room, or the identifier is taken. Nothing was stored.
    #[error("somebody else has written to this room")]
    Conflict,
    /// There is no such room, or it has expired. Nothing was stored.
    #[error("there is no such room")]
    NoSuchRoom,
    /// The storage cannot be reached, is full or has failed. The write may have happened or not:
    /// load the room again to find out.
    #[error("the storage is unavailable: {0}")]
    Unavailable(String),
    /// The storage contains something that this version cannot read.
    #[error("the storage contains something unreadable: {0}")]
    Unreadable(String),
}

/// A code that leads to a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredCode {
    /// The code.
    pub code: Code,
    /// The room that it leads to.
    pub room: RoomId,
    /// When the code expires.
    pub expires: Millis,
}

/// How much was removed because it had expired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expired {
    /// The number of rooms.
    pub rooms: u64,
    /// The number of codes, without those of these rooms.
    pub codes: u64,
}

/// Stores the logs of rooms, and codes.
///
/// When a method that writes returns without an error, the write survives a crash of the server and
/// of the machine, unless the storage's documentation says otherwise.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Stores a new room with its first event.
    ///
    /// # Errors
    /// [`StorageError::Conflict`] if there already is such a room, or if the storage fails.
    async fn create_room(&self, room: &RoomId, opened: &Event) -> Result<(), StorageError>;

    /// Appends events to the log of a room: all of them, or none. Events are numbered from 1, so
    /// `first_seq` is one more than the room's [`seq`](kozyr_rooms::Room::seq).
    ///
    /// # Errors
    /// - [`StorageError::Conflict`] if the log does not end before `first_seq`;
    /// - [`StorageError::NoSuchRoom`] if the room does not exist;
    /// - another error if the storage fails.
    async fn append(
        &self,
        room: &RoomId,
        first_seq: u64,
        events: &[Event],
    ) -> Result<(), StorageError>;

    /// Returns the log of a room; `None` if there is no such room.
    ///
    /// # Errors
    /// If the storage fails, or contains something unreadable.
    async fn load_room(&self, room: &RoomId) -> Result<Option<Vec<Event>>, StorageError>;

    /// Whether there is such a room.
    ///
    /// # Errors
    /// If the storage fails.
    async fn has_room(&self, room: &RoomId) -> Result<bool, StorageError>;

    /// Stores a code for a room. It replaces a code with the same letters that has expired by
    /// `now`.
    ///
    /// # Errors
    /// - [`StorageError::Conflict`] if the code is in use;
    /// - [`StorageError::NoSuchRoom`] if the room does not exist;
    /// - another error if the storage fails.
    async fn put_code(&self, code: &StoredCode, now: Millis) -> Result<(), StorageError>;

    /// Finds a code that has not expired by `now`.
    ///
    /// # Errors
    /// If the storage fails.
    async fn find_code(&self, code: &Code, now: Millis)
    -> Result<Option<StoredCode>, StorageError>;

    /// Finds the code of a room that expires last, if it has not expired by `now`.
    ///
    /// # Errors
    /// If the storage fails.
    async fn code_of_room(
        &self,
        room: &RoomId,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError>;

    /// Removes rooms whose last event happened before `rooms_before`, with their codes, and codes
    /// that expired before `codes_before`.
    ///
    /// # Errors
    /// If the storage fails.
    async fn expire(
        &self,
        rooms_before: Millis,
        codes_before: Millis,
    ) -> Result<Expired, StorageError>;

    /// Checks that the storage can be read.
    ///
    /// # Errors
    /// If it cannot.
    async fn check(&self) -> Result<(), StorageError>;

    /// Finishes all writes and closes the storage.
    async fn close(&self);
}

//! Which server keeps a room in memory, and how the others reach it.
//!
//! One server at a time owns a room. That is only for speed: if two servers believe that they own a
//! room, the storage lets only one of them append, and the other drops the room.

#[cfg(feature = "cluster")]
pub mod nats;

use std::sync::Arc;

use async_trait::async_trait;
use kozyr_rooms::RoomId;

use crate::room_task::{RoomGone, RoomInput};

/// Who owns a room.
#[derive(Clone)]
pub enum Owner {
    /// This server.
    Here,
    /// Another server.
    There(Arc<dyn RemoteRoom>),
}

/// The error if it is unknown who owns a room.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the other servers cannot be reached: {0}")]
pub struct OwnershipError(pub String);

/// A room on another server.
#[async_trait]
pub trait RemoteRoom: Send + Sync {
    /// Sends something to the room.
    ///
    /// # Errors
    /// If the server does not own the room any more, or cannot be reached.
    async fn send(&self, input: RoomInput) -> Result<(), RoomGone>;
}

/// Agrees with other servers on who owns a room.
#[async_trait]
pub trait Ownership: Send + Sync + 'static {
    /// Takes the ownership of a room for this server, unless another server has it.
    ///
    /// # Errors
    /// If the other servers cannot be reached.
    async fn claim(&self, room: &RoomId) -> Result<Owner, OwnershipError>;

    /// Gives up the ownership of a room. Called after the last append.
    async fn release(&self, room: &RoomId);

    /// Closes the connections of clients here to rooms on other servers, since this server is about
    /// to stop.
    fn disconnect(&self) {}

    /// Leaves the other servers, once all rooms here are released.
    async fn leave(&self) {}

    /// Checks that the other servers can be reached.
    ///
    /// # Errors
    /// If they cannot.
    async fn check(&self) -> Result<(), OwnershipError>;
}

/// A single server, which owns all rooms.
#[derive(Clone, Copy, Debug, Default)]
pub struct SingleServer;

#[async_trait]
impl Ownership for SingleServer {
    async fn claim(&self, _: &RoomId) -> Result<Owner, OwnershipError> {
        Ok(Owner::Here)
    }

    async fn release(&self, _: &RoomId) {}

    async fn check(&self) -> Result<(), OwnershipError> {
        Ok(())
    }
}

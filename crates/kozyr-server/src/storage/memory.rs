//! Storage in memory, for tests and for a table on the local network. A restart forgets everything.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use async_trait::async_trait;
use kozyr_rooms::{Event, Millis, RoomId};

use super::{Expired, Storage, StorageError, StoredCode};
use crate::codes::Code;

/// Keeps all rooms and codes in memory.
#[derive(Debug, Default)]
pub struct MemoryStorage {
    content: Mutex<Content>,
}

#[derive(Debug, Default)]
struct Content {
    rooms: HashMap<RoomId, Vec<Event>>,
    codes: HashMap<Code, StoredCode>,
}

impl MemoryStorage {
    /// Creates an empty storage.
    pub fn new() -> Self {
        MemoryStorage::default()
    }

    fn content(&self) -> MutexGuard<'_, Content> {
        // No operation leaves the content half changed, even if it panics.
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Storage for MemoryStorage {
    async fn create_room(&self, room: &RoomId, opened: &Event) -> Result<(), StorageError> {
        let mut content = self.content();
        if content.rooms.contains_key(room) {
            return Err(StorageError::Conflict);
        }
        content.rooms.insert(room.clone(), vec![opened.clone()]);
        Ok(())
    }

    async fn append(
        &self,
        room: &RoomId,
        first_seq: u64,
        events: &[Event],
    ) -> Result<(), StorageError> {
        let mut content = self.content();
        let log = content.rooms.get_mut(room).ok_or(StorageError::NoSuchRoom)?;
        if log.len() as u64 + 1 != first_seq {
            return Err(StorageError::Conflict);
        }
        log.extend_from_slice(events);
        Ok(())
    }

    async fn load_room(&self, room: &RoomId) -> Result<Option<Vec<Event>>, StorageError> {
        Ok(self.content().rooms.get(room).cloned())
    }

    async fn has_room(&self, room: &RoomId) -> Result<bool, StorageError> {
        Ok(self.content().rooms.contains_key(room))
    }

    async fn put_code(&self, code: &StoredCode, now: Millis) -> Result<(), StorageError> {
        let mut content = self.content();
        if !content.rooms.contains_key(&code.room) {
            return Err(StorageError::NoSuchRoom);
        }
        if content.codes.get(&code.code).is_some_and(|known| known.expires > now) {
            return Err(StorageError::Conflict);
        }
        content.codes.insert(code.code.clone(), code.clone());
        Ok(())
    }

    async fn find_code(
        &self,
        code: &Code,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError> {
        let content = self.content();
        Ok(content.codes.get(code).filter(|known| known.expires > now).cloned())
    }

    async fn code_of_room(
        &self,
        room: &RoomId,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError> {
        let content = self.content();
        let codes = content.codes.values().filter(|code| code.room == *room && code.expires > now);
        Ok(codes.max_by_key(|code| code.expires).cloned())
    }

    async fn expire(
        &self,
        rooms_before: Millis,
        codes_before: Millis,
    ) -> Result<Expired, StorageError> {
        let mut content = self.content();
        let Content { rooms, codes } = &mut *content;
        let rooms_at_first = rooms.len();
        rooms.retain(|_, log| log.last().is_some_and(|last| last.at >= rooms_before));
        codes.retain(|_, code| rooms.contains_key(&code.room));
        let codes_at_first = codes.len();
        codes.retain(|_, code| code.expires >= codes_before);
        Ok(Expired {
            rooms: (rooms_at_first - rooms.len()) as u64,
            codes: (codes_at_first - codes.len()) as u64,
        })
    }

    async fn check(&self) -> Result<(), StorageError> {
        Ok(())
    }

    async fn close(&self) {}
}

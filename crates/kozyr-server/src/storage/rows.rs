//! The conversions that the databases share, between rows and stored values.

use kozyr_rooms::{Event, RoomId};
use sqlx::{
    SqlStr,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};

use super::{StorageError, StoredCode};
use crate::codes::Code;

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        StorageError::Unavailable(error.to_string())
    }
}

/// Integers of databases are signed. Times beyond them are centuries away.
pub(super) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// How many expired rooms are removed at once. In between, others can write.
pub(super) const EXPIRED_AT_ONCE: u32 = 100;

/// Creates what brings tables up to date, from the description and the statements of each version,
/// the oldest first.
///
/// sqlx's macro would embed the folder of migrations, but it compiles all of sqlx a second time.
pub(super) fn migrator(versions: &[(&'static str, &'static str)]) -> Migrator {
    let migrations = versions.iter().zip(1..).map(|(&(description, statements), version)| {
        let statements = SqlStr::from_static(statements);
        Migration::new(version, description.into(), MigrationType::Simple, statements, false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// The error for tables that cannot be brought up to date.
pub(super) fn migration_failed(error: MigrateError) -> StorageError {
    let reason = match error {
        MigrateError::VersionMissing(_) => "a newer version of the server has written it".into(),
        error => format!("the tables cannot be brought up to date: {error}"),
    };
    StorageError::Unreadable(reason)
}

pub(super) fn unreadable(error: impl std::fmt::Display) -> StorageError {
    StorageError::Unreadable(error.to_string())
}

pub(super) fn serialize(event: &Event) -> Result<String, StorageError> {
    serde_json::to_string(event).map_err(unreadable)
}

/// Reads the log of a room: the numbers and the events, in order.
pub(super) fn log(rows: Vec<(i64, String)>) -> Result<Option<Vec<Event>>, StorageError> {
    let mut log = Vec::with_capacity(rows.len());
    for (seq, event) in rows {
        if integer(log.len() as u64 + 1) != seq {
            return Err(StorageError::Unreadable("an event of a room is missing".into()));
        }
        log.push(serde_json::from_str(&event).map_err(unreadable)?);
    }
    Ok((!log.is_empty()).then_some(log))
}

/// Reads a code, the room and when it expires.
pub(super) fn stored_code(
    (code, room, expires): (String, String, i64),
) -> Result<StoredCode, StorageError> {
    Ok(StoredCode {
        code: Code::new(&code).map_err(unreadable)?,
        room: RoomId::new(room).map_err(unreadable)?,
        expires: u64::try_from(expires).map_err(unreadable)?,
    })
}

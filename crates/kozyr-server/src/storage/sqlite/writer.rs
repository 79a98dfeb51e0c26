//! The task that writes.

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::storage::StorageError;

/// The most writes in one transaction.
const MAX_BATCH: usize = 512;

/// Something to write.
#[derive(Debug)]
pub(super) enum Work {
    /// Stores a room.
    Create { room: String, at: i64, event: String },
    /// Appends to a room.
    Append { room: String, first_seq: i64, at: i64, events: Vec<String> },
    /// Stores a code.
    PutCode { code: String, room: String, expires: i64, now: i64 },
    /// Removes some rooms, and all codes, that have expired.
    Expire { rooms_before: i64, codes_before: i64, max_rooms: u32 },
    /// Ends the task after everything before has been written.
    Close,
}

/// Something to write, and who waits for it.
#[derive(Debug)]
pub(super) struct Write {
    pub(super) work: Work,
    /// Receives the result once it is stored.
    pub(super) answer: oneshot::Sender<Result<Written, StorageError>>,
}

/// The numbers of rooms and codes that were removed.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Written {
    pub(super) rooms: u64,
    pub(super) codes: u64,
}

/// Writes until it is closed: everything that waits in one transaction.
pub(super) async fn run(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Write>) {
    let mut batch = Vec::new();
    let mut is_open = true;
    while is_open && waiting.recv_many(&mut batch, MAX_BATCH).await > 0 {
        is_open = !batch.iter().any(|write| matches!(write.work, Work::Close));
        match write_all(&mut connection, &batch).await {
            Ok(results) => {
                for (write, result) in batch.drain(..).zip(results) {
                    // The room may have given up.
                    let _ = write.answer.send(result);
                }
            }
            Err(error) => {
                // SQLite may have ended the transaction already.
                let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
                let error = StorageError::from(error);
                for write in batch.drain(..) {
                    let _ = write.answer.send(Err(error.clone()));
                }
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed properly");
    }
}

/// Writes everything in one transaction. A write that does not fit, such as a conflict, has an
/// error of its own and changes nothing. If the transaction fails, nothing is written.
async fn write_all(
    connection: &mut SqliteConnection,
    batch: &[Write],
) -> Result<Vec<Result<Written, StorageError>>, sqlx::Error> {
    let mut results = Vec::with_capacity(batch.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for write in batch {
        results.push(write_one(connection, &write.work).await?);
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(results)
}

async fn write_one(
    connection: &mut SqliteConnection,
    work: &Work,
) -> Result<Result<Written, StorageError>, sqlx::Error> {
    match work {
        Work::Create { room, at, event } => create(connection, room, *at, event).await,
        Work::Append { room, first_seq, at, events } => {
            append(connection, room, *first_seq, *at, events).await
        }
        Work::PutCode { code, room, expires, now } => {
            put_code(connection, code, room, *expires, *now).await
        }
        Work::Expire { rooms_before, codes_before, max_rooms } => {
            expire(connection, *rooms_before, *codes_before, *max_rooms).await
        }
        Work::Close => Ok(Ok(Written::default())),
    }
}

async fn create(
    connection: &mut SqliteConnection,
    room: &str,
    at: i64,
    event: &str,
) -> Result<Result<Written, StorageError>, sqlx::Error> {
    let query = "INSERT INTO rooms (room, seq, changed) VALUES (?, 1, ?) ON CONFLICT DO NOTHING";
    let created = sqlx::query(query).bind(room).bind(at).execute(&mut *connection).await?;
    if created.rows_affected() == 0 {
        return Ok(Err(StorageError::Conflict));
    }
    insert_event(connection, room, 1, event).await?;
    Ok(Ok(Written::default()))
}

async fn append(
    connection: &mut SqliteConnection,
    room: &str,
    first_seq: i64,
    at: i64,
    events: &[String],
) -> Result<Result<Written, StorageError>, sqlx::Error> {
    let last_seq = first_seq.saturating_sub(1);
    let new_seq = last_seq.saturating_add_unsigned(events.len() as u64);
    let query = "UPDATE rooms SET seq = ?, changed = ? WHERE room = ? AND seq = ?";
    let query = sqlx::query(query).bind(new_seq).bind(at).bind(room).bind(last_seq);
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        let query = sqlx::query("SELECT 1 FROM rooms WHERE room = ?").bind(room);
        let room = query.fetch_optional(&mut *connection).await?;
        let reason = room.map_or(StorageError::NoSuchRoom, |_| StorageError::Conflict);
        return Ok(Err(reason));
    }
    for (seq, event) in (first_seq..).zip(events) {
        insert_event(connection, room, seq, event).await?;
    }
    Ok(Ok(Written::default()))
}

async fn insert_event(
    connection: &mut SqliteConnection,
    room: &str,
    seq: i64,
    event: &str,
) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO events (room, seq, event) VALUES (?, ?, ?)";
    sqlx::query(query).bind(room).bind(seq).bind(event).execute(connection).await?;
    Ok(())
}

async fn put_code(
    connection: &mut SqliteConnection,
    code: &str,
    room: &str,
    expires: i64,
    now: i64,
) -> Result<Result<Written, StorageError>, sqlx::Error> {
    let query = sqlx::query("SELECT 1 FROM rooms WHERE room = ?").bind(room);
    if query.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Err(StorageError::NoSuchRoom));
    }
    let query = "INSERT INTO codes (code, room, expires) VALUES (?, ?, ?) \
                 ON CONFLICT (code) DO UPDATE SET room = excluded.room, expires = excluded.expires \
                 WHERE codes.expires <= ?";
    let query = sqlx::query(query).bind(code).bind(room).bind(expires).bind(now);
    let is_stored = query.execute(connection).await?.rows_affected() > 0;
    Ok(is_stored.then(Written::default).ok_or(StorageError::Conflict))
}

async fn expire(
    connection: &mut SqliteConnection,
    rooms_before: i64,
    codes_before: i64,
    max_rooms: u32,
) -> Result<Result<Written, StorageError>, sqlx::Error> {
    let query = "DELETE FROM rooms \
                 WHERE room IN (SELECT room FROM rooms WHERE changed < ? LIMIT ?)";
    let query = sqlx::query(query).bind(rooms_before).bind(max_rooms);
    let rooms = query.execute(&mut *connection).await?.rows_affected();
    let query = sqlx::query("DELETE FROM codes WHERE expires < ?").bind(codes_before);
    let codes = query.execute(connection).await?.rows_affected();
    Ok(Ok(Written { rooms, codes }))
}

//! Storage in an SQLite file.
//!
//! One task writes. It commits everything that waits in one transaction, so that a thousand appends
//! a second need a few hundred synchronizations of the disk. The file is in WAL mode with
//! `synchronous = FULL`: what was committed survives a power failure if the disk keeps its
//! promises.

mod writer;

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use async_trait::async_trait;
use kozyr_rooms::{Event, Millis, RoomId};
use sqlx::{
    ConnectOptions, Connection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
};

use self::writer::{Work, Write, Written};
use super::{
    Expired, Storage, StorageError, StoredCode,
    rows::{EXPIRED_AT_ONCE, integer, log, migration_failed, migrator, serialize, stored_code},
};
use crate::codes::Code;

/// The versions of the tables, each with its description and statements.
const VERSIONS: &[(&str, &str)] =
    &[("rooms", include_str!("../../migrations/sqlite/0001_rooms.sql"))];

/// How many writes may wait. More are slowed down.
const WAITING_WRITES: usize = 4096;

/// The connections for reading.
const READERS: u32 = 4;

/// How long to wait for another process that uses the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The size of a page of the file in bytes: SQLite's default.
const PAGE_BYTES: u64 = 4096;

/// The most pages of a file: SQLite's own limit.
const MAX_PAGES: u64 = 4_294_967_294;

/// Stores rooms in an SQLite file.
#[derive(Debug)]
pub struct SqliteStorage {
    readers: SqlitePool,
    writes: mpsc::Sender<Write>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

/// Where and how to store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SqliteSettings {
    /// The file. It is created if it is missing.
    pub file: PathBuf,
    /// The largest size of the file in bytes; `None` for no limit.
    pub max_bytes: Option<u64>,
}

impl SqliteSettings {
    /// A file without a limit of its size.
    pub fn new(file: &Path) -> Self {
        SqliteSettings { file: file.to_owned(), max_bytes: None }
    }
}

impl SqliteStorage {
    /// Opens a file, and brings its tables up to date.
    ///
    /// # Errors
    /// If the file cannot be opened or created, or belongs to a newer version.
    pub async fn open(settings: &SqliteSettings) -> Result<Self, StorageError> {
        let pages = settings.max_bytes.map_or(MAX_PAGES, |bytes| (bytes / PAGE_BYTES).max(1));
        let options = SqliteConnectOptions::new()
            .filename(&settings.file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY_TIMEOUT)
            .pragma("max_page_count", pages.to_string())
            .disable_statement_logging();
        create_private_file(&settings.file)
            .map_err(|error| StorageError::Unavailable(error.to_string()))?;
        if is_foreign(&settings.file).await? {
            let reason = "it is a database of another program";
            return Err(StorageError::Unreadable(reason.into()));
        }
        let mut connection = options.clone().connect().await?;
        migrator(VERSIONS).run(&mut connection).await.map_err(migration_failed)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(BUSY_TIMEOUT)
            .connect_lazy_with(options);
        let (writes, waiting) = mpsc::channel(WAITING_WRITES);
        let writer = tokio::spawn(writer::run(connection, waiting));
        Ok(SqliteStorage { readers, writes, writer: Mutex::new(Some(writer)) })
    }

    /// Lets the writer do something, and waits until it is stored.
    async fn write(&self, work: Work) -> Result<Written, StorageError> {
        let closed = || StorageError::Unavailable("the storage is closed".into());
        let (answer, answered) = oneshot::channel();
        self.writes.send(Write { work, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// Creates a file, if it is missing, that only this user can read: matches have cards that others
/// must not see. SQLite gives its other files the same rights.
///
/// # Errors
/// If the file cannot be opened for writing.
fn create_private_file(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Whether a database has tables, but none of ours. Changes nothing.
async fn is_foreign(file: &Path) -> Result<bool, StorageError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = options.busy_timeout(BUSY_TIMEOUT).connect().await?;
    let query = "SELECT count(*), coalesce(sum(name = '_sqlx_migrations'), 0) FROM sqlite_master \
                 WHERE type = 'table'";
    let (tables, own): (i64, i64) = sqlx::query_as(query).fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(tables > 0 && own == 0)
}

#[async_trait]
impl Storage for SqliteStorage {
    async fn create_room(&self, room: &RoomId, opened: &Event) -> Result<(), StorageError> {
        let event = serialize(opened)?;
        self.write(Work::Create { room: room.to_string(), at: integer(opened.at), event })
            .await
            .map(drop)
    }

    async fn append(
        &self,
        room: &RoomId,
        first_seq: u64,
        events: &[Event],
    ) -> Result<(), StorageError> {
        let Some(last) = events.last() else { return Ok(()) };
        let (room, at) = (room.to_string(), integer(last.at));
        let events = events.iter().map(serialize).collect::<Result<_, _>>()?;
        let work = Work::Append { room, first_seq: integer(first_seq), at, events };
        self.write(work).await.map(drop)
    }

    async fn load_room(&self, room: &RoomId) -> Result<Option<Vec<Event>>, StorageError> {
        let query = "SELECT seq, event FROM events WHERE room = ? ORDER BY seq";
        let rows: Vec<(i64, String)> =
            sqlx::query_as(query).bind(room.as_str()).fetch_all(&self.readers).await?;
        log(rows)
    }

    async fn has_room(&self, room: &RoomId) -> Result<bool, StorageError> {
        let query = sqlx::query("SELECT 1 FROM rooms WHERE room = ?").bind(room.as_str());
        Ok(query.fetch_optional(&self.readers).await?.is_some())
    }

    async fn put_code(&self, code: &StoredCode, now: Millis) -> Result<(), StorageError> {
        let StoredCode { code, room, expires } = code;
        let work = Work::PutCode {
            code: code.to_string(),
            room: room.to_string(),
            expires: integer(*expires),
            now: integer(now),
        };
        self.write(work).await.map(drop)
    }

    async fn find_code(
        &self,
        code: &Code,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError> {
        let query = "SELECT code, room, expires FROM codes WHERE code = ? AND expires > ?";
        let query = sqlx::query_as(query).bind(code.as_str()).bind(integer(now));
        query.fetch_optional(&self.readers).await?.map(stored_code).transpose()
    }

    async fn code_of_room(
        &self,
        room: &RoomId,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError> {
        let query = "SELECT code, room, expires FROM codes WHERE room = ? AND expires > ? \
                     ORDER BY expires DESC LIMIT 1";
        let query = sqlx::query_as(query).bind(room.as_str()).bind(integer(now));
        query.fetch_optional(&self.readers).await?.map(stored_code).transpose()
    }

    async fn expire(
        &self,
        rooms_before: Millis,
        codes_before: Millis,
    ) -> Result<Expired, StorageError> {
        let mut expired = Expired::default();
        loop {
            let work = Work::Expire {
                rooms_before: integer(rooms_before),
                codes_before: integer(codes_before),
                max_rooms: EXPIRED_AT_ONCE,
            };
            let Written { rooms, codes } = self.write(work).await?;
            expired.rooms += rooms;
            expired.codes += codes;
            if rooms < u64::from(EXPIRED_AT_ONCE) {
                return Ok(expired);
            }
        }
    }

    async fn check(&self) -> Result<(), StorageError> {
        sqlx::query("SELECT 1 FROM rooms LIMIT 1").fetch_optional(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer is gone if it was closed before.
        let _ = self.write(Work::Close).await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        self.readers.close().await;
    }
}

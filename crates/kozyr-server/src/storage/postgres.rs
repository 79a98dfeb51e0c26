//! Storage in PostgreSQL, which several servers can share.
//!
//! Each append is one statement, so it is stored completely or not at all. It locks the room's row,
//! and changes it only if the log ends where the writer believes: of two writers one gets a
//! conflict. PostgreSQL commits the appends of several connections together.

use std::{future::Future, str::FromStr, time::Duration};

use async_trait::async_trait;
use kozyr_rooms::{Event, Millis, RoomId};
use sqlx::{
    ConnectOptions, Connection, PgPool, Postgres,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::timeout;

use super::{
    Expired, Storage, StorageError, StoredCode,
    rows::{EXPIRED_AT_ONCE, integer, log, migration_failed, migrator, serialize, stored_code},
};
use crate::codes::Code;

/// The versions of the tables, each with its description and statements.
const VERSIONS: &[(&str, &str)] =
    &[("rooms", include_str!("../../migrations/postgres/0001_rooms.sql"))];

/// How long to wait for a free connection. After that, PostgreSQL counts as unavailable.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a statement may take. All of them are short. PostgreSQL may finish it later
/// nevertheless, which the next reader of the log sees.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);

/// A connection that was idle for so long is tested before it is used, so that a restart of
/// PostgreSQL does not disturb the first rooms after it. A restart takes longer than this.
const TEST_AFTER: Duration = Duration::from_millis(100);

/// Promises that a commit is on the disk when it is acknowledged, unless the operator has chosen
/// something stronger.
const KEEP_COMMITS: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                            WHERE current_setting('synchronous_commit') = 'off'";

/// Stores rooms in PostgreSQL.
#[derive(Debug)]
pub struct PostgresStorage {
    pool: PgPool,
}

/// How to reach PostgreSQL.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresSettings {
    /// The address, such as `postgres://user:password@host/database`.
    pub url: String,
    /// The number of connections.
    pub connections: u32,
}

impl PostgresStorage {
    /// Connects, and brings the tables up to date. Several servers may do so at once.
    ///
    /// # Errors
    /// If PostgreSQL cannot be reached, or the tables belong to a newer version.
    pub async fn open(settings: &PostgresSettings) -> Result<Self, StorageError> {
        let options = PgConnectOptions::from_str(&settings.url)
            .map_err(|error| StorageError::Unavailable(format!("the address is wrong: {error}")))?
            .application_name("kozyr-server")
            .disable_statement_logging();
        // The pool would hide why there is no connection.
        match timeout(ACQUIRE_TIMEOUT, options.connect()).await {
            Ok(connection) => connection?.close().await?,
            Err(_) => return Err(StorageError::Unavailable("PostgreSQL does not answer".into())),
        }
        let pool = PgPoolOptions::new()
            .max_connections(settings.connections)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(|connection, idle| {
                Box::pin(async move {
                    if idle.idle_for > TEST_AFTER {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .after_connect(|connection, _| {
                Box::pin(
                    async move { sqlx::query(KEEP_COMMITS).execute(connection).await.map(drop) },
                )
            })
            .connect_with(options)
            .await?;
        migrator(VERSIONS).run(&pool).await.map_err(migration_failed)?;
        Ok(PostgresStorage { pool })
    }

    async fn connection(&self) -> Result<PoolConnection<Postgres>, StorageError> {
        Ok(self.pool.acquire().await?)
    }

    /// The reason why nothing was written: there is no such room, or it is a conflict.
    async fn conflict(&self, room: &RoomId) -> StorageError {
        match self.has_room(room).await {
            Ok(true) => StorageError::Conflict,
            Ok(false) => StorageError::NoSuchRoom,
            Err(error) => error,
        }
    }
}

/// Runs a statement on a connection, with a time limit. A connection that did not answer is closed.
macro_rules! run {
    ($connection:expr, $query:expr, $method:ident) => {{
        let mut connection = $connection;
        let result = within($query.$method(&mut *connection)).await;
        if result.is_none() {
            connection.close_on_drop();
        }
        let late = || StorageError::Unavailable("PostgreSQL did not answer in time".into());
        result.ok_or_else(late).and_then(|result| result.map_err(StorageError::from))
    }};
}

/// Waits for a statement; `None` if it takes too long.
async fn within<T>(statement: impl Future<Output = T>) -> Option<T> {
    timeout(STATEMENT_TIMEOUT, statement).await.ok()
}

#[async_trait]
impl Storage for PostgresStorage {
    async fn create_room(&self, room: &RoomId, opened: &Event) -> Result<(), StorageError> {
        let query = "WITH created AS (\
                         INSERT INTO rooms (room, seq, changed) VALUES ($1, 1, $2) \
                         ON CONFLICT DO NOTHING RETURNING room) \
                     INSERT INTO events (room, seq, event) SELECT room, 1, $3 FROM created";
        let query = sqlx::query(query).bind(room.as_str()).bind(integer(opened.at));
        let query = query.bind(serialize(opened)?);
        let stored = run!(self.connection().await?, query, execute)?.rows_affected();
        if stored == 0 { Err(StorageError::Conflict) } else { Ok(()) }
    }

    async fn append(
        &self,
        room: &RoomId,
        first_seq: u64,
        events: &[Event],
    ) -> Result<(), StorageError> {
        let Some(last) = events.last() else { return Ok(()) };
        let last_seq = integer(first_seq).saturating_sub(1);
        let new_seq = last_seq.saturating_add_unsigned(events.len() as u64);
        let texts = events.iter().map(serialize).collect::<Result<Vec<_>, _>>()?;
        let query = "WITH changed AS (\
                         UPDATE rooms SET seq = $3, changed = $4 WHERE room = $1 AND seq = $2 \
                         RETURNING room) \
                     INSERT INTO events (room, seq, event) \
                     SELECT changed.room, $2 + number, event \
                     FROM changed, unnest($5::text[]) WITH ORDINALITY AS new (event, number)";
        let query = sqlx::query(query).bind(room.as_str()).bind(last_seq).bind(new_seq);
        let query = query.bind(integer(last.at)).bind(texts);
        let stored = run!(self.connection().await?, query, execute)?.rows_affected();
        if stored == 0 { Err(self.conflict(room).await) } else { Ok(()) }
    }

    async fn load_room(&self, room: &RoomId) -> Result<Option<Vec<Event>>, StorageError> {
        let query = "SELECT seq, event FROM events WHERE room = $1 ORDER BY seq";
        let query = sqlx::query_as(query).bind(room.as_str());
        log(run!(self.connection().await?, query, fetch_all)?)
    }

    async fn has_room(&self, room: &RoomId) -> Result<bool, StorageError> {
        let query = sqlx::query("SELECT 1 FROM rooms WHERE room = $1").bind(room.as_str());
        Ok(run!(self.connection().await?, query, fetch_optional)?.is_some())
    }

    async fn put_code(&self, code: &StoredCode, now: Millis) -> Result<(), StorageError> {
        let StoredCode { code, room, expires } = code;
        // The lock keeps the room from expiring meanwhile.
        let query = "WITH there AS (SELECT room FROM rooms WHERE room = $2 FOR KEY SHARE) \
                     INSERT INTO codes (code, room, expires) SELECT $1, room, $3 FROM there \
                     ON CONFLICT (code) DO UPDATE \
                     SET room = excluded.room, expires = excluded.expires \
                     WHERE codes.expires <= $4";
        let query = sqlx::query(query).bind(code.as_str()).bind(room.as_str());
        let query = query.bind(integer(*expires)).bind(integer(now));
        let stored = run!(self.connection().await?, query, execute)?.rows_affected();
        if stored == 0 { Err(self.conflict(room).await) } else { Ok(()) }
    }

    async fn find_code(
        &self,
        code: &Code,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError> {
        let query = "SELECT code, room, expires FROM codes WHERE code = $1 AND expires > $2";
        let query = sqlx::query_as(query).bind(code.as_str()).bind(integer(now));
        let row = run!(self.connection().await?, query, fetch_optional)?;
        row.map(stored_code).transpose()
    }

    async fn code_of_room(
        &self,
        room: &RoomId,
        now: Millis,
    ) -> Result<Option<StoredCode>, StorageError> {
        let query = "SELECT code, room, expires FROM codes WHERE room = $1 AND expires > $2 \
                     ORDER BY expires DESC LIMIT 1";
        let query = sqlx::query_as(query).bind(room.as_str()).bind(integer(now));
        let row = run!(self.connection().await?, query, fetch_optional)?;
        row.map(stored_code).transpose()
    }

    async fn expire(
        &self,
        rooms_before: Millis,
        codes_before: Millis,
    ) -> Result<Expired, StorageError> {
        let mut expired = Expired::default();
        loop {
            // Rooms that another server removes or uses at this moment are skipped.
            let query = "DELETE FROM rooms WHERE room IN (\
                             SELECT room FROM rooms WHERE changed < $1 LIMIT $2 \
                             FOR UPDATE SKIP LOCKED)";
            let query =
                sqlx::query(query).bind(integer(rooms_before)).bind(i64::from(EXPIRED_AT_ONCE));
            let rooms = run!(self.connection().await?, query, execute)?.rows_affected();
            expired.rooms += rooms;
            if rooms < u64::from(EXPIRED_AT_ONCE) {
                break;
            }
        }
        let query = sqlx::query("DELETE FROM codes WHERE expires < $1").bind(integer(codes_before));
        expired.codes = run!(self.connection().await?, query, execute)?.rows_affected();
        Ok(expired)
    }

    async fn check(&self) -> Result<(), StorageError> {
        let query = sqlx::query("SELECT 1 FROM rooms LIMIT 1");
        run!(self.connection().await?, query, fetch_optional).map(drop)
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

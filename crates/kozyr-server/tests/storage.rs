//! What every storage must do.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use kozyr_rooms::{Change, Event, GameOptions, LeaveReason, Room, RoomId, TableOptions};
use kozyr_server::{
    codes::{CODE_LIFETIME, Code, make_code},
    random,
    storage::{
        Expired, Storage, StorageError, StoredCode,
        memory::MemoryStorage,
        sqlite::{SqliteSettings, SqliteStorage},
    },
};

#[cfg(all(unix, feature = "binary", feature = "postgres"))]
use crate::support::services::Postgres;
#[cfg(all(unix, feature = "binary", feature = "postgres"))]
use kozyr_server::storage::postgres::{PostgresSettings, PostgresStorage};

/// Copies the database's files to another folder, as they are on the disk now.
fn copy(file: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("copy.sqlite");
    for ending in ["", "-wal"] {
        let from = format!("{}{ending}", file.display());
        fs::copy(from, format!("{}{ending}", copy.display())).unwrap();
    }
    copy
}

/// The time when tests begin.
const START: u64 = 1_800_000_000_000;

fn opened(room: &RoomId, at: u64) -> Event {
    Room::open(room.clone(), TableOptions::new(GameOptions::Reversi { handicap: 0 }), at).unwrap()
}

/// An event that differs from all others by its time.
fn event(at: u64) -> Event {
    Event { at, change: Change::Started {} }
}

async fn new_room(storage: &dyn Storage, at: u64) -> RoomId {
    let room = random::room_id();
    storage.create_room(&room, &opened(&room, at)).await.unwrap();
    room
}

async fn log_times(storage: &dyn Storage, room: &RoomId) -> Vec<u64> {
    storage.load_room(room).await.unwrap().unwrap().iter().map(|event| event.at).collect()
}

/// Runs all tests on a storage that is empty.
async fn conforms(storage: Arc<dyn Storage>) {
    let storage = storage.as_ref();
    storage.check().await.unwrap();
    appends_are_whole_and_in_order(storage).await;
    only_one_writer_succeeds(storage).await;
    codes_lead_to_rooms_until_they_expire(storage).await;
    rooms_expire_after_their_last_event(storage).await;
}

async fn appends_are_whole_and_in_order(storage: &dyn Storage) {
    let unknown = random::room_id();
    assert_eq!(storage.load_room(&unknown).await.unwrap(), None);
    assert!(!storage.has_room(&unknown).await.unwrap());
    let append = storage.append(&unknown, 2, &[event(START)]).await;
    assert_eq!(append, Err(StorageError::NoSuchRoom));

    let room = new_room(storage, START).await;
    assert!(storage.has_room(&room).await.unwrap());
    let again = storage.create_room(&room, &opened(&room, START + 9)).await;
    assert_eq!(again, Err(StorageError::Conflict));
    let left = Change::Left {
        seat: kozyr_core::game::Seat::new(1),
        reason: LeaveReason::Removed,
        replacement: Some("professional".into()),
    };
    let events = [event(START + 1), Event { at: START + 2, change: left }];
    storage.append(&room, 2, &events).await.unwrap();
    storage.append(&room, 4, &[event(START + 3)]).await.unwrap();
    let log = storage.load_room(&room).await.unwrap().unwrap();
    assert_eq!(log[0], opened(&room, START));
    assert_eq!(log[1..3], events);
    assert_eq!(log[3..], [event(START + 3)]);
    // Neither a gap nor a repetition, and nothing of either is stored.
    for wrong in [1, 2, 4, 6] {
        let append = storage.append(&room, wrong, &[event(START + 4), event(START + 5)]).await;
        assert_eq!(append, Err(StorageError::Conflict), "{wrong}");
    }
    assert_eq!(storage.load_room(&room).await.unwrap().unwrap(), log);
}

async fn only_one_writer_succeeds(storage: &dyn Storage) {
    let room = new_room(storage, START).await;
    let writers = (0..20).map(|writer| {
        let room = room.clone();
        async move { storage.append(&room, 2, &[event(START + writer), event(START)]).await }
    });
    let results = futures_util::future::join_all(writers).await;
    let winners: Vec<_> =
        (0..20).filter(|writer| results[*writer as usize].is_ok()).collect::<Vec<u64>>();
    assert_eq!(winners.len(), 1);
    assert!(results.iter().all(|result| matches!(result, Ok(()) | Err(StorageError::Conflict))));
    assert_eq!(log_times(storage, &room).await, [START, START + winners[0], START]);
}

async fn codes_lead_to_rooms_until_they_expire(storage: &dyn Storage) {
    let (room, other) = (new_room(storage, START).await, new_room(storage, START).await);
    assert_eq!(storage.code_of_room(&room, START).await.unwrap(), None);
    let code = make_code(storage, &room, START).await.unwrap();
    assert_eq!(code.expires, START + CODE_LIFETIME);
    let last = code.expires - 1;
    assert_eq!(storage.find_code(&code.code, last).await.unwrap().as_ref(), Some(&code));
    assert_eq!(storage.code_of_room(&room, last).await.unwrap().as_ref(), Some(&code));
    assert_eq!(storage.find_code(&code.code, code.expires).await.unwrap(), None);
    assert_eq!(storage.code_of_room(&room, code.expires).await.unwrap(), None);
    // A code can be used again only once it has expired.
    let reused = StoredCode { room: other.clone(), expires: code.expires + 5, ..code.clone() };
    assert_eq!(storage.put_code(&reused, last).await, Err(StorageError::Conflict));
    assert_eq!(storage.find_code(&code.code, last).await.unwrap().as_ref(), Some(&code));
    storage.put_code(&reused, code.expires).await.unwrap();
    assert_eq!(storage.find_code(&code.code, code.expires).await.unwrap(), Some(reused));
    // The room's latest code counts.
    let (early, late) = (Code::random(), Code::random());
    for (code, expires) in [(&early, START + 10), (&late, START + 20)] {
        let code = StoredCode { code: code.clone(), room: room.clone(), expires };
        storage.put_code(&code, START).await.unwrap();
    }
    assert_eq!(storage.code_of_room(&room, START).await.unwrap().unwrap().code, late);
    let nowhere = StoredCode { code: Code::random(), room: random::room_id(), expires: START };
    assert_eq!(storage.put_code(&nowhere, START).await, Err(StorageError::NoSuchRoom));
}

async fn rooms_expire_after_their_last_event(storage: &dyn Storage) {
    let everything = storage.expire(u64::MAX, u64::MAX).await.unwrap();
    assert!(everything.rooms >= 4);
    // More rooms than are removed at once.
    let mut old = Vec::new();
    for _ in 0..250 {
        old.push(new_room(storage, START).await);
    }
    let revived = new_room(storage, START).await;
    storage.append(&revived, 2, &[event(START + 100)]).await.unwrap();
    let old_code = make_code(storage, &old[0], START).await.unwrap();
    let code = make_code(storage, &revived, START).await.unwrap();
    let expired_code =
        StoredCode { code: Code::random(), room: revived.clone(), expires: START + 10 };
    storage.put_code(&expired_code, START).await.unwrap();

    assert_eq!(storage.expire(START, START).await.unwrap(), Expired::default());
    let expired = storage.expire(START + 100, START + 11).await.unwrap();
    assert_eq!(expired, Expired { rooms: 250, codes: 1 });
    for room in &old {
        assert_eq!(storage.load_room(room).await.unwrap(), None);
    }
    assert_eq!(storage.find_code(&old_code.code, START).await.unwrap(), None);
    assert_eq!(storage.find_code(&expired_code.code, START).await.unwrap(), None);
    assert_eq!(storage.find_code(&code.code, START).await.unwrap(), Some(code));
    assert_eq!(log_times(storage, &revived).await, [START, START + 100]);
    // What has expired cannot come back.
    let append = storage.append(&old[0], 2, &[event(START)]).await;
    assert_eq!(append, Err(StorageError::NoSuchRoom));
}

async fn open(file: &Path) -> SqliteStorage {
    SqliteStorage::open(&SqliteSettings::new(file)).await.unwrap()
}

#[tokio::test]
async fn memory_conforms() {
    conforms(Arc::new(MemoryStorage::new())).await;
}

#[tokio::test]
async fn sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    conforms(Arc::new(open(&folder.path().join("tables.sqlite")).await)).await;
}

/// A PostgreSQL with its storage; `None` if it is not installed.
#[cfg(all(unix, feature = "binary", feature = "postgres"))]
async fn postgres() -> Option<(Postgres, PostgresSettings, PostgresStorage)> {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await.unwrap()?;
    let settings = PostgresSettings { url: postgres.url(), connections: 4 };
    let storage = PostgresStorage::open(&settings).await.unwrap();
    Some((postgres, settings, storage))
}

#[cfg(all(unix, feature = "binary", feature = "postgres"))]
#[tokio::test]
async fn postgres_conforms() {
    let Some((_postgres, _, storage)) = postgres().await else { return };
    conforms(Arc::new(storage)).await;
}

/// Two servers on one PostgreSQL: of two writers one gets a conflict, and a restart of PostgreSQL
/// loses nothing.
#[cfg(all(unix, feature = "binary", feature = "postgres"))]
#[tokio::test]
async fn servers_share_postgres_and_outlive_its_failure() {
    let Some((mut postgres, settings, one)) = postgres().await else { return };
    let two = PostgresStorage::open(&settings).await.unwrap();
    let room = new_room(&one, START).await;
    for seq in 2..50 {
        let (events_of_one, events_of_two) = ([event(seq)], [event(1000 + seq)]);
        let (first, second) = tokio::join!(
            one.append(&room, seq, &events_of_one),
            two.append(&room, seq, &events_of_two)
        );
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        assert_eq!(first.err().or(second.err()), Some(StorageError::Conflict));
    }
    let log = log_times(&two, &room).await;
    assert_eq!(log.len(), 49);

    postgres.kill();
    let append = one.append(&room, 50, &[event(START)]).await;
    assert!(matches!(append, Err(StorageError::Unavailable(_))), "{append:?}");
    assert!(matches!(two.check().await, Err(StorageError::Unavailable(_))));
    postgres.restart();
    assert_eq!(log_times(&one, &room).await, log);
    two.append(&room, 50, &[event(START)]).await.unwrap();
    one.close().await;
    let closed = one.append(&room, 51, &[event(START)]).await;
    assert!(matches!(closed, Err(StorageError::Unavailable(_))));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_an_sqlite_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let storage = open(&folder.path().join("tables.sqlite")).await;
    new_room(&storage, 1).await;
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap).collect();
    assert!(files.len() >= 2, "the file and its log: {files:?}");
    for file in files {
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file:?}");
    }
}

#[tokio::test]
async fn databases_of_other_programs_and_newer_versions_are_refused() {
    use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
    let folder = tempfile::tempdir().unwrap();
    let run = async |file: &Path, statement: &'static str| {
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query(statement).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    };
    let refused = async |file: &Path| {
        SqliteStorage::open(&SqliteSettings::new(file)).await.unwrap_err().to_string()
    };
    let foreign = folder.path().join("foreign.sqlite");
    run(&foreign, "CREATE TABLE other (number INTEGER)").await;
    let before = std::fs::read(&foreign).unwrap();
    let error = refused(&foreign).await;
    assert!(error.contains("another program"), "{error}");
    assert!(std::fs::read(&foreign).unwrap() == before, "it was changed");

    let newer = folder.path().join("newer.sqlite");
    drop(open(&newer).await);
    let statement = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, 1, x'00', 0)";
    run(&newer, statement).await;
    let error = refused(&newer).await;
    assert!(error.contains("newer version"), "{error}");
}

#[tokio::test]
async fn sqlite_keeps_everything_when_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let storage = open(&file).await;
    let room = new_room(&storage, START).await;
    let code = make_code(&storage, &room, START).await.unwrap();
    storage.append(&room, 2, &[event(START + 1)]).await.unwrap();
    storage.close().await;
    let closed = storage.append(&room, 3, &[event(START + 2)]).await;
    assert!(matches!(closed, Err(StorageError::Unavailable(_))));

    let storage = open(&file).await;
    assert_eq!(log_times(&storage, &room).await, [START, START + 1]);
    assert_eq!(storage.find_code(&code.code, START).await.unwrap(), Some(code));
}

#[tokio::test]
async fn two_processes_on_one_sqlite_file_cannot_both_append() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let (one, two) = (open(&file).await, open(&file).await);
    let room = new_room(&one, START).await;
    for seq in 2..50 {
        let (events_of_one, events_of_two) = ([event(seq)], [event(1000 + seq)]);
        let (first, second) = tokio::join!(
            one.append(&room, seq, &events_of_one),
            two.append(&room, seq, &events_of_two)
        );
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let loser = first.err().or(second.err());
        assert_eq!(loser, Some(StorageError::Conflict));
    }
    assert_eq!(log_times(&one, &room).await.len(), 49);
}

#[tokio::test]
async fn an_append_is_in_the_files_when_it_is_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let storage = open(&file).await;
    let room = new_room(&storage, START).await;
    storage.append(&room, 2, &[event(START + 1)]).await.unwrap();
    // The storage is still open, as in a process that is killed now.
    let copy = open(&copy(&file, folder.path())).await;
    assert_eq!(log_times(&copy, &room).await, [START, START + 1]);
}

#[tokio::test]
async fn a_full_sqlite_file_loses_nothing_that_was_stored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let settings = SqliteSettings { file: file.clone(), max_bytes: Some(400_000) };
    let storage = SqliteStorage::open(&settings).await.unwrap();
    let room = new_room(&storage, START).await;
    let batch: Vec<Event> = (0..50).map(|_| event(START)).collect();
    let mut stored = 1;
    let error = loop {
        match storage.append(&room, stored + 1, &batch).await {
            Ok(()) => stored += 50,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StorageError::Unavailable(_)), "{error:?}");
    assert!(stored > 500, "{stored}");
    assert_eq!(log_times(&storage, &room).await.len() as u64, stored);
    storage.close().await;
    // With more space, the room goes on where it was.
    let storage = open(&file).await;
    storage.append(&room, stored + 1, &batch).await.unwrap();
    assert_eq!(log_times(&storage, &room).await.len() as u64, stored + 50);
}

/// Run with `make server-load`.
#[cfg(all(unix, feature = "binary", feature = "postgres"))]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
async fn appends_to_postgres() {
    let Some((_postgres, settings, storage)) = postgres().await else { return };
    storage.close().await;
    for connections in [4, 16] {
        let settings = PostgresSettings { connections, ..settings.clone() };
        let storage = &PostgresStorage::open(&settings).await.unwrap();
        let begin = std::time::Instant::now();
        let rooms = (0..64).map(|_| async move {
            let room = new_room(storage, START).await;
            for seq in 2..=50 {
                storage.append(&room, seq, &[event(START)]).await.unwrap();
            }
        });
        futures_util::future::join_all(rooms).await;
        let rate = 64.0 * 50.0 / begin.elapsed().as_secs_f64();
        println!("{connections} connections: {rate:.0} appends per second to 64 rooms");
    }
}

//! Nothing that was acknowledged is lost: killed processes, a full disk, and many stored rooms.

use std::{env, path::Path, time::Duration};
#[cfg(target_os = "linux")]
use std::{io::Write, path::PathBuf, process::Command};

use futures_util::StreamExt;
use kozyr_rooms::{
    Change, ClientMessage, Event, GameOptions, Room, RoomId, ServerMessage, TableOptions,
};
use kozyr_server::{
    random,
    storage::{
        Storage,
        sqlite::{SqliteSettings, SqliteStorage},
    },
    time,
};
use tokio::time::sleep;

use crate::support::{
    http,
    load::{Load, MANY, free_address, open_room},
    player::{Player, Received},
    process::Process,
};

/// How many matches are played at the same time.
const MATCHES: usize = 8;

/// Stores `rooms` rooms with `events` events each, and returns them.
async fn store_rooms(storage: &SqliteStorage, rooms: usize, events: usize) -> Vec<RoomId> {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let now = time::now();
    let log: Vec<Event> =
        (1..events).map(|_| Event { at: now, change: Change::ClockTurnedBack {} }).collect();
    let (options, log) = (&options, &log);
    let store = |_| async move {
        let room = random::room_id();
        let opened = Room::open(room.clone(), options.clone(), now).unwrap();
        storage.create_room(&room, &opened).await.unwrap();
        storage.append(&room, 2, log).await.unwrap();
        room
    };
    futures_util::stream::iter((0..rooms).map(store)).buffered(1000).collect().await
}

/// Ends all matches, and compares what was acknowledged with what is in the file.
async fn check(load: Load, database: &Path) {
    let storage = SqliteStorage::open(&SqliteSettings::new(database)).await.unwrap();
    load.check(&storage).await;
}

/// Kills the server so often, each time after it has acknowledged more actions.
async fn kill_repeatedly(kills: u64) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.sqlite");
    let address = free_address();
    let mut process = Process::start_on(address, &database, &MANY);
    let mut load = Load::new(&[address]);
    for _ in 0..kills {
        assert!(load.fill(MATCHES).await);
        load.wait_for(1 + u64::from(random::bytes::<1>()[0]) / 4).await;
        process.kill();
        process = Process::start_on(address, &database, &MANY);
    }
    assert!(load.fill(MATCHES).await);
    load.wait_for(50).await;
    process.kill();
    println!("{kills} kills");
    check(load, &database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_the_server_loses_no_acknowledged_action() {
    kill_repeatedly(6).await;
}

/// Run with `make server-faults KILLS=200`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn killing_the_server_many_times_loses_no_acknowledged_action() {
    let kills = env::var("KOZYR_KILLS").ok().map(|kills| kills.parse().unwrap());
    kill_repeatedly(kills.unwrap_or(200)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drained_server_tells_clients_to_reconnect_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.sqlite");
    let address = free_address();
    let process = Process::start_on(address, &database, &MANY);
    let room = open_room(address).await.unwrap();
    let mut watcher = Player::join(address, &room, "Watcher").await;
    let mut load = Load::new(&[address]);
    assert!(load.fill(MATCHES).await);
    load.wait_for(100).await;
    let (is_ok, reason) =
        tokio::join!(tokio::task::spawn_blocking(|| process.terminate()), watcher.closed());
    assert!(is_ok.unwrap());
    assert_eq!(reason, Some((1001, "going-away".into())));
    let process = Process::start_on(address, &database, &MANY);
    assert!(load.fill(MATCHES).await);
    load.wait_for(100).await;
    process.kill();
    check(load, &database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_no_acknowledged_action() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.sqlite");
    let address = free_address();
    let storage = SqliteStorage::open(&SqliteSettings::new(&database)).await.unwrap();
    store_rooms(&storage, 1, 6_000).await;
    storage.close().await;
    let size = std::fs::metadata(&database).unwrap().len();
    assert!((400_000..950_000).contains(&size), "{size}");
    let limited: Vec<&str> = MANY.iter().copied().chain(["--database-limit=1"]).collect();
    let process = Process::start_on(address, &database, &limited);
    let room = open_room(address).await.unwrap();
    let mut load = Load::new(&[address]);
    // Matches begin and end until the disk is full.
    while load.fill(MATCHES).await && open_room(address).await.is_some() {
        sleep(Duration::from_millis(50)).await;
    }
    // The server does not carry out what it cannot store, and tells the client.
    let mut late = Player::join(address, &room, "Late").await;
    late.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    late.act().await;
    // Short events may still fit for a while.
    let reason = loop {
        if late.unanswered.is_none() {
            let is_odd = late.requests % 2 == 1;
            late.request(ClientMessage::Ready { ready: is_odd }).await;
        }
        if let Received::Closed(reason) = late.receive().await {
            break reason;
        }
    };
    assert_eq!(reason, Some((1011, "storage".into())));
    process.kill();
    let process = Process::start_on(address, &database, &MANY);
    assert!(load.fill(MATCHES).await);
    load.wait_for(50).await;
    process.kill();
    check(load, &database).await;
}

/// A small disk of its own, until it is dropped.
#[cfg(target_os = "linux")]
struct Disk(tempfile::TempDir);

#[cfg(target_os = "linux")]
impl Disk {
    /// `None` if it cannot be mounted.
    fn mount(size: &str) -> Option<Self> {
        let disk = Disk(tempfile::tempdir().unwrap());
        let options = format!("size={size}");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &options, "tmpfs"]).arg(disk.0.path());
        let is_mounted = mount.status().is_ok_and(|status| status.success());
        if !is_mounted {
            println!("skipped: needs root, to mount a disk");
        }
        is_mounted.then_some(disk)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Fills all the space that is left.
    fn fill(&self) {
        let mut filler = std::fs::File::create(self.file("filler")).unwrap();
        for size in [65_536, 4_096, 1] {
            while filler.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_space(&self) {
        std::fs::remove_file(self.file("filler")).unwrap();
    }
}

#[cfg(target_os = "linux")]
impl Drop for Disk {
    fn drop(&mut self) {
        // It is busy only while the server runs.
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

/// Run with `make server-faults-root`.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs root, to mount a disk"]
async fn a_disk_that_is_full_for_a_while_loses_no_acknowledged_action() {
    let Some(disk) = Disk::mount("8m") else { return };
    let database = disk.file("tables.sqlite");
    let address = free_address();
    let process = Process::start_on(address, &database, &MANY);
    let room = open_room(address).await.unwrap();
    let mut load = Load::new(&[address]);
    for _ in 0..3 {
        assert!(load.fill(MATCHES).await);
        load.wait_for(100).await;
        disk.fill();
        // The server refuses, and says why.
        while open_room(address).await.is_some() {}
        let mut late = Player::join(address, &room, "Late").await;
        let reason = loop {
            match late.receive().await {
                Received::Closed(reason) => break reason,
                Received::Message(..) => late.act().await,
            }
        };
        assert_eq!(reason, Some((1011, "storage".into())));
        assert_eq!(http::get(address, "/health").await.status, 200);
        let full = load.counts();
        sleep(Duration::from_secs(1)).await;

        // Without a restart, all matches go on.
        disk.make_space();
        load.wait_for_all(&full).await;
        assert!(open_room(address).await.is_some());
    }
    load.finish().await;
    process.kill();
    check(load, &database).await;
    drop(disk);
}

/// Run with `make server-load`. Storing the rooms takes a minute.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
async fn a_server_with_a_hundred_thousand_rooms_starts_within_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.sqlite");
    let storage = SqliteStorage::open(&SqliteSettings::new(&database)).await.unwrap();
    let rooms = store_rooms(&storage, 100_000, 3).await;
    storage.close().await;
    let process = Process::start(&database, &[]);
    println!("started after {:?} with {} KB", process.start_time, process.memory_kb());
    assert!(process.start_time < Duration::from_secs(1));
    let answer = http::get(process.address, &format!("/api/rooms/{}", rooms[77_777])).await;
    assert_eq!(answer.status, 200);
}

//! Nothing that was acknowledged is lost: killed processes, a full disk, and many stored rooms.

use std::{
    collections::HashMap,
    env,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use futures_util::StreamExt;
use kozyr_rooms::{
    Change, ClientFrame, ClientMessage, Event, GameOptions, PhaseName, Room, RoomId, ServerMessage,
    TableOptions, UpdateStatus,
};
use kozyr_server::{
    random,
    storage::{
        Storage,
        sqlite::{SqliteSettings, SqliteStorage},
    },
    time,
};
use serde_json::json;
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, timeout},
};

use crate::support::{
    http,
    player::{Player, Received},
    process::Process,
};

/// How many matches are played at the same time.
const MATCHES: usize = 8;

/// Options that allow many players from one address.
const MANY: [&str; 6] = [
    "--message-rate=1000/s,1000",
    "--address-message-rate=100000/s,100000",
    "--room-rate=1000/s,1000",
    "--request-rate=10000/s,10000",
    "--max-connections-per-address=1000",
    "--idle-seconds=1",
];

/// A free port, which stays the same when the server is started again.
fn free_address() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// The body of a request for a new room.
fn reversi() -> String {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    json!({ "options": options }).to_string()
}

/// Opens a room; `None` if the disk is full.
async fn open_room(address: SocketAddr) -> Option<String> {
    let answer = http::post(address, "/api/rooms", &reversi()).await;
    if answer.status != 201 {
        assert_eq!((answer.status, answer.code()), (503, "storage".into()));
        return None;
    }
    Some(answer.json()["room"].as_str().unwrap().to_owned())
}

/// Plays one match and repeats everything that was not answered, whatever happens to the server, until
/// the match is over or `stop` is set.
async fn play_through(
    address: SocketAddr,
    room: String,
    name: String,
    stop: Arc<AtomicBool>,
    actions: Arc<AtomicU64>,
) -> Player {
    let mut player = Player::join(address, &room, &name).await;
    loop {
        let is_over = player.phase() == Some(PhaseName::Finished) && player.record().is_some();
        if is_over || stop.load(Relaxed) {
            return player;
        }
        let before = player.acknowledged_actions.len();
        let Ok(received) = timeout(Duration::from_millis(500), player.receive()).await else {
            // Perhaps the other player is away.
            continue;
        };
        actions.fetch_add((player.acknowledged_actions.len() - before) as u64, Relaxed);
        match received {
            Received::Closed(_) => {
                sleep(Duration::from_millis(20)).await;
                while player.reconnect(address, &room).await.is_err() && !stop.load(Relaxed) {
                    sleep(Duration::from_millis(20)).await;
                }
            }
            Received::Message(_, UpdateStatus::Missed) => {
                let message = player.client.resync();
                player.send_or_lose(ClientFrame { id: None, message }).await;
            }
            Received::Message(message, _) => {
                if matches!(*message, ServerMessage::Welcome { .. })
                    && let Some(frame) = player.unanswered.clone()
                {
                    player.send_or_lose(frame).await;
                }
            }
        }
        player.act().await;
    }
}

/// Stores so many rooms, each with so many events, and returns them.
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

/// How often each request of an action is in the logs of all rooms.
async fn stored_actions(database: &Path, rooms: &[String]) -> HashMap<String, usize> {
    let storage = SqliteStorage::open(&SqliteSettings::new(database)).await.unwrap();
    let mut counts = HashMap::new();
    for room in rooms {
        let room = RoomId::new(room.as_str()).unwrap();
        let log = storage.load_room(&room).await.unwrap().unwrap();
        Room::from_log(&log).unwrap();
        for event in log {
            if let Change::Acted { id: Some(id), .. } = event.change {
                *counts.entry(id.to_string()).or_default() += 1;
            }
        }
    }
    counts
}

/// Matches that are played while the server fails.
struct Load {
    address: SocketAddr,
    rooms: Vec<String>,
    playing: Vec<JoinHandle<Player>>,
    players: Vec<Player>,
    stop: Arc<AtomicBool>,
    /// The number of acknowledged actions.
    acknowledged: Arc<AtomicU64>,
}

impl Load {
    fn new(address: SocketAddr) -> Self {
        Load {
            address,
            rooms: Vec::new(),
            playing: Vec::new(),
            players: Vec::new(),
            stop: Arc::default(),
            acknowledged: Arc::default(),
        }
    }

    /// Begins new matches until there are so many; false if the disk is full.
    async fn fill(&mut self, matches: usize) -> bool {
        let (over, playing) = self.playing.drain(..).partition(JoinHandle::is_finished);
        self.playing = playing;
        self.collect(over).await;
        while self.playing.len() < 2 * matches {
            let Some(room) = open_room(self.address).await else { return false };
            for name in ["Anna", "Boris"] {
                let name = format!("{name}-{}", self.rooms.len());
                let (stop, acknowledged) = (self.stop.clone(), self.acknowledged.clone());
                let play = play_through(self.address, room.clone(), name, stop, acknowledged);
                self.playing.push(tokio::spawn(play));
            }
            self.rooms.push(room);
        }
        true
    }

    async fn collect(&mut self, over: Vec<JoinHandle<Player>>) {
        for player in over {
            self.players.push(player.await.unwrap());
        }
    }

    /// Waits until so many more actions have been acknowledged.
    async fn wait_for(&self, actions: u64) {
        let goal = self.acknowledged.load(Relaxed) + actions;
        let deadline = Instant::now() + Duration::from_secs(60);
        while self.acknowledged.load(Relaxed) < goal {
            assert!(Instant::now() < deadline, "the matches have stopped");
            sleep(Duration::from_millis(2)).await;
        }
    }

    /// Ends all matches and compares what was acknowledged with what is stored.
    async fn check(mut self, database: &Path) {
        self.stop.store(true, Relaxed);
        let playing = self.playing.drain(..).collect();
        self.collect(playing).await;
        let stored = stored_actions(database, &self.rooms).await;
        let twice = stored.values().filter(|count| **count > 1).count();
        let acknowledged = self.players.iter().flat_map(|player| &player.acknowledged_actions);
        let (kept, lost): (Vec<&String>, Vec<_>) =
            acknowledged.partition(|id| stored.contains_key(*id));
        let is_over = |player: &&Player| player.phase() == Some(PhaseName::Finished);
        let connections: u64 = self.players.iter().map(|player| player.connections).sum();
        println!(
            "{} rooms, {} players to the end, {connections} connections, {} acknowledged actions, \
             {} lost, {twice} played twice",
            self.rooms.len(),
            self.players.iter().filter(is_over).count(),
            kept.len() + lost.len(),
            lost.len(),
        );
        assert!(!kept.is_empty());
        assert_eq!((lost, twice), (Vec::new(), 0));
    }
}

/// Kills the server so often, each time after it has acknowledged more actions.
async fn kill_repeatedly(kills: u64) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.sqlite");
    let address = free_address();
    let mut process = Process::start_on(address, &database, &MANY);
    let mut load = Load::new(address);
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
    load.check(&database).await;
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
    let mut load = Load::new(address);
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
    load.check(&database).await;
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
    let mut load = Load::new(address);
    // Matches begin and end until the disk is full.
    while load.fill(MATCHES).await && open_room(address).await.is_some() {
        sleep(Duration::from_millis(50)).await;
    }
    // What cannot be stored is not carried out, and the client is told.
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
    load.check(&database).await;
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

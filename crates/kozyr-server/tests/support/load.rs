//! Matches that are played while servers fail, and what was acknowledged of them.

use std::{
    collections::HashMap,
    net::{Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use kozyr_rooms::{
    Change, ClientFrame, GameOptions, PhaseName, Room, RoomId, ServerMessage, TableOptions,
    UpdateStatus,
};
use kozyr_server::storage::Storage;
use serde_json::json;
use tokio::{
    task::JoinHandle,
    time::{Instant, sleep, timeout},
};

use super::{
    http,
    player::{Player, Received},
};

/// Options that allow many players from one address.
pub const MANY: [&str; 6] = [
    "--message-rate=1000/s,1000",
    "--address-message-rate=100000/s,100000",
    "--room-rate=1000/s,1000",
    "--request-rate=10000/s,10000",
    "--max-connections-per-address=1000",
    "--idle-seconds=1",
];

/// A player who hears nothing for so long connects again, to another server if there is one.
const SILENCE: Duration = Duration::from_secs(3);

/// How long a player waits for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);

/// How long matches may stand still. Longer than anything on a busy machine.
const PATIENCE: Duration = Duration::from_secs(180);

/// A free address, which stays the same when the server is started again.
pub fn free_address() -> SocketAddr {
    free_address_on(Ipv4Addr::LOCALHOST)
}

/// A free address of this host.
pub fn free_address_on(host: Ipv4Addr) -> SocketAddr {
    std::net::TcpListener::bind((host, 0)).unwrap().local_addr().unwrap()
}

/// Whether a server takes connections, as a proxy in front would ask.
async fn is_ready(address: SocketAddr) -> bool {
    let answer = timeout(CONNECT_TIMEOUT, http::try_request(address, "GET", "/ready", "")).await;
    answer.is_ok_and(|answer| answer.is_some_and(|answer| answer.status == 200))
}

/// Opens a room; `None` if the disk is full.
pub async fn open_room(address: SocketAddr) -> Option<String> {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let body = json!({ "options": options }).to_string();
    let answer = http::post(address, "/api/rooms", &body).await;
    if answer.status != 201 {
        assert_eq!((answer.status, answer.code()), (503, "storage".into()));
        return None;
    }
    Some(answer.json()["room"].as_str().unwrap().to_owned())
}

/// A room, and what its players have seen.
struct Table {
    room: String,
    /// The number of acknowledged actions.
    acknowledged: Arc<AtomicU64>,
    /// The number of players whose match is over.
    over: Arc<AtomicU64>,
}

/// Matches that are played while servers fail.
pub struct Load {
    addresses: Vec<SocketAddr>,
    tables: Vec<Table>,
    playing: Vec<JoinHandle<Player>>,
    players: Vec<Player>,
    stop: Arc<AtomicBool>,
    pace: Duration,
}

/// One seat of a match.
struct Seat {
    addresses: Vec<SocketAddr>,
    /// The server that the player is connected to.
    server: usize,
    room: String,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicU64>,
    over: Arc<AtomicU64>,
    pace: Duration,
}

impl Seat {
    fn address(&self) -> SocketAddr {
        self.addresses[self.server % self.addresses.len()]
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Plays one match and repeats everything that was not answered, whatever happens to the
    /// servers, until the match is over or the load is stopped.
    async fn play(mut self, name: String) -> Player {
        let mut player = loop {
            let joined = Player::try_join(self.address(), &self.room, &name);
            match timeout(CONNECT_TIMEOUT, joined).await {
                Ok(Ok(player)) => break player,
                _ => self.try_another_server().await,
            }
        };
        let mut heard = Instant::now();
        loop {
            let is_over = player.phase() == Some(PhaseName::Finished) && player.record().is_some();
            if is_over {
                self.over.fetch_add(1, Relaxed);
            }
            if is_over || self.is_stopped() {
                return player;
            }
            let before = player.acknowledged_actions.len();
            let Ok(received) = timeout(Duration::from_millis(500), player.receive()).await else {
                // Perhaps the other player is away, or the server is.
                if heard.elapsed() > SILENCE {
                    self.reconnect(&mut player).await;
                    heard = Instant::now();
                }
                continue;
            };
            heard = Instant::now();
            let actions = player.acknowledged_actions.len() - before;
            self.acknowledged.fetch_add(actions as u64, Relaxed);
            match received {
                Received::Closed(_) => {
                    sleep(Duration::from_millis(20)).await;
                    self.reconnect(&mut player).await;
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
            sleep(self.pace).await;
            player.act().await;
        }
    }

    async fn reconnect(&mut self, player: &mut Player) {
        while !self.is_stopped() {
            if self.addresses.len() > 1 && !is_ready(self.address()).await {
                self.try_another_server().await;
                continue;
            }
            let connected = player.reconnect(self.address(), &self.room);
            match timeout(CONNECT_TIMEOUT, connected).await {
                Ok(Ok(())) => return,
                _ => self.try_another_server().await,
            }
        }
    }

    async fn try_another_server(&mut self) {
        self.server += 1;
        sleep(Duration::from_millis(20)).await;
    }
}

impl Load {
    /// No matches yet. The two players of each match connect to different servers if there are
    /// several.
    pub fn new(addresses: &[SocketAddr]) -> Self {
        Load {
            addresses: addresses.to_vec(),
            tables: Vec::new(),
            playing: Vec::new(),
            players: Vec::new(),
            stop: Arc::default(),
            pace: Duration::ZERO,
        }
    }

    /// Players wait so long before each request.
    pub fn paced(self, pace: Duration) -> Self {
        Load { pace, ..self }
    }

    /// Begins new matches until `matches` are in progress; false if the disk is full.
    pub async fn fill(&mut self, matches: usize) -> bool {
        let (over, playing) = self.playing.drain(..).partition(JoinHandle::is_finished);
        self.playing = playing;
        self.collect(over).await;
        while self.playing.len() < 2 * matches {
            let number = self.tables.len();
            let address = self.addresses[number % self.addresses.len()];
            let Some(room) = open_room(address).await else { return false };
            let table = Table { room, acknowledged: Arc::default(), over: Arc::default() };
            for (index, name) in ["Anna", "Boris"].into_iter().enumerate() {
                let seat = Seat {
                    addresses: self.addresses.clone(),
                    server: number + index,
                    room: table.room.clone(),
                    stop: self.stop.clone(),
                    acknowledged: table.acknowledged.clone(),
                    over: table.over.clone(),
                    pace: self.pace,
                };
                self.playing.push(tokio::spawn(seat.play(format!("{name}-{number}"))));
            }
            self.tables.push(table);
        }
        true
    }

    async fn collect(&mut self, over: Vec<JoinHandle<Player>>) {
        for player in over {
            self.players.push(player.await.unwrap());
        }
    }

    fn acknowledged(&self) -> u64 {
        self.tables.iter().map(|table| table.acknowledged.load(Relaxed)).sum()
    }

    /// Waits until `actions` more actions have been acknowledged.
    pub async fn wait_for(&self, actions: u64) {
        let goal = self.acknowledged() + actions;
        wait_until(|| self.acknowledged() >= goal).await;
    }

    /// The number of acknowledged actions of each match.
    pub fn counts(&self) -> Vec<u64> {
        self.tables.iter().map(|table| table.acknowledged.load(Relaxed)).collect()
    }

    /// Waits until every match has had more actions since it was counted, or is over.
    pub async fn wait_for_all(&self, counts: &[u64]) {
        wait_until(|| {
            self.tables.iter().zip(counts).all(|(table, &before)| {
                // An answer may already have been on its way.
                table.acknowledged.load(Relaxed) > before + 1 || table.over.load(Relaxed) == 2
            })
        })
        .await;
    }

    /// Waits until all matches are over.
    pub async fn finish(&self) {
        wait_until(|| self.playing.iter().all(JoinHandle::is_finished)).await;
    }

    /// Ends all matches and compares what was acknowledged with what is stored, and what the
    /// players of each finished match have seen.
    pub async fn check(mut self, storage: &dyn Storage) {
        self.stop.store(true, Relaxed);
        let playing = self.playing.drain(..).collect();
        self.collect(playing).await;
        let rooms: Vec<&str> = self.tables.iter().map(|table| table.room.as_str()).collect();
        let stored = stored_actions(storage, &rooms).await;
        let twice = stored.values().filter(|count| **count > 1).count();
        let acknowledged = self.players.iter().flat_map(|player| &player.acknowledged_actions);
        let (kept, lost): (Vec<&String>, Vec<_>) =
            acknowledged.partition(|id| stored.contains_key(*id));
        let connections: u64 = self.players.iter().map(|player| player.connections).sum();
        println!(
            "{} rooms, {} matches to the end, {connections} connections, {} acknowledged actions, \
             {} lost, {twice} played twice",
            self.tables.len(),
            self.tables.iter().filter(|table| table.over.load(Relaxed) == 2).count(),
            kept.len() + lost.len(),
            lost.len(),
        );
        assert!(!kept.is_empty());
        assert_eq!((lost, twice), (Vec::new(), 0));
        self.compare_records();
    }

    /// Both players of a match have received the same record.
    fn compare_records(&self) {
        let mut records = HashMap::new();
        for player in self.players.iter().filter(|player| player.record().is_some()) {
            let number = player.name.split('-').nth(1).unwrap();
            let first = records.entry(number).or_insert(player);
            assert_eq!(first.record(), player.record(), "match {number}");
        }
    }
}

async fn wait_until(is_done: impl Fn() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_done() {
        assert!(Instant::now() < deadline, "the matches have stopped");
        sleep(Duration::from_millis(2)).await;
    }
}

/// How often each request of an action is in the logs of all rooms.
async fn stored_actions(storage: &dyn Storage, rooms: &[&str]) -> HashMap<String, usize> {
    let mut counts = HashMap::new();
    for room in rooms {
        let log = storage.load_room(&RoomId::new(*room).unwrap()).await.unwrap().unwrap();
        Room::from_log(&log).unwrap();
        for event in log {
            if let Change::Acted { id: Some(id), .. } = event.change {
                *counts.entry(id.to_string()).or_default() += 1;
            }
        }
    }
    counts
}

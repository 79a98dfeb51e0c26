//! Whole matches of two to six devices whose connections break all the time, while the server is
//! killed and restarted: nothing is lost, nothing is played twice, and all see the same match.

use std::{
    collections::HashMap,
    env,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Deck, Rules};
use kozyr_rooms::{
    Change, GameOptions, GameRecord, GameView, PhaseName, Room, RoomId, TableOptions,
    session::Answer,
};
use kozyr_server::storage::{
    Storage,
    sqlite::{SqliteSettings, SqliteStorage},
};
use serde_json::{Value, json};
use tokio::{
    task::{JoinSet, spawn_blocking},
    time::{Instant, sleep},
};

use crate::support::{
    cutter::{Cut, CutCounts, Cutter},
    device::{Device, Finished},
    dice, http,
    load::{MANY, free_address},
    process::Process,
};

/// The most matches that are played at the same time.
const AT_ONCE: usize = 20;

/// The most actions of each match in progress between two restarts of the server, on average.
const MOST_ACTIONS: u32 = 80;

const NAMES: [&str; 6] = ["Anna", "Boris", "Clara", "Dmitri", "Eleni", "Fyodor"];

/// What happened in matches.
#[derive(Default, Debug)]
struct Totals {
    matches: u64,
    seats: u64,
    actions: u64,
    connections: u64,
    offline: u64,
    proven: u64,
    by_seats: [u64; NAMES.len() + 1],
}

/// A match of either game.
fn any_game() -> GameOptions {
    if dice(5) == 0 {
        return GameOptions::Reversi { handicap: dice(5) as u8 };
    }
    let deck = Deck::ALL[dice(Deck::ALL.len() as u32) as usize];
    let rules = match dice(3) {
        0 => Rules { deck, ..Rules::throw_in() },
        1 => Rules { deck, ..Rules::transfer() },
        _ => Rules { deck, ..Rules::partnership() },
    };
    let counts = rules.player_counts();
    GameOptions::Durak { players: counts[dice(counts.len() as u32) as usize], rules }
}

/// Opens a table, and tries again while the server is down.
async fn open_table(address: SocketAddr, game: GameOptions) -> String {
    let body = json!({ "options": TableOptions::new(game) }).to_string();
    loop {
        if let Some(answer) = http::try_request(address, "POST", "/api/rooms", &body).await
            && answer.status == 201
        {
            return answer.json()["room"].as_str().unwrap().to_owned();
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Plays one match, and returns the room and what each device knows in the end.
async fn play_match(
    server: SocketAddr,
    cutter: SocketAddr,
    played: Arc<AtomicU64>,
) -> (String, Vec<Finished>) {
    let game = any_game();
    let seats = game.seats();
    let room = open_table(server, game).await;
    let mut playing = JoinSet::new();
    for name in &NAMES[..seats] {
        playing.spawn(Device::new(cutter, &room, name, played.clone()).play());
    }
    let mut finished = playing.join_all().await;
    finished.sort_by_key(|device| device.seat);
    (room, finished)
}

/// Compares what the devices know with the server's log.
async fn check(storage: &SqliteStorage, room: &str, devices: &[Finished], totals: &mut Totals) {
    let log = storage.load_room(&RoomId::new(room).unwrap()).await.unwrap().unwrap();
    let stored = Room::from_log(&log).unwrap();
    assert_eq!(stored.phase(), PhaseName::Finished);
    assert_eq!(devices.len(), stored.options().game.seats());

    let mut played: HashMap<Seat, Vec<String>> = HashMap::new();
    for event in &log {
        if let Change::Acted { seat, id, .. } = &event.change {
            let id = id.as_ref().expect("people play all actions");
            played.entry(*seat).or_default().push(id.to_string());
        }
    }
    for device in devices {
        let accepted = device.answers.iter().map(|(id, answer)| match answer {
            Answer::Accepted { turn: Some(_) } => id.to_string(),
            other => panic!("{} of room {room}: {id} was answered {other:?}", device.name),
        });
        // Each was acknowledged once, and played once, in the order in which they were chosen.
        let (accepted, played) = (Vec::from_iter(accepted), &played[&device.seat]);
        let chosen: Vec<String> = device.chosen.iter().map(ToString::to_string).collect();
        totals.actions += accepted.len() as u64;
        assert_eq!(accepted, chosen, "{} of room {room}", device.name);
        assert_eq!(&accepted, played, "{} of room {room}", device.name);
    }
    check_views(&stored, devices);

    totals.matches += 1;
    totals.by_seats[devices.len()] += 1;
    for device in devices {
        totals.seats += 1;
        totals.connections += device.connections;
        totals.offline += device.offline;
        totals.proven += u64::from(device.took_part);
    }
}

/// Every device has seen the whole match from its seat, and has its record.
fn check_views(stored: &Room, devices: &[Finished]) {
    let record = stored.record().unwrap();
    for (index, device) in devices.iter().enumerate() {
        assert_eq!(device.seat, Seat::new(index));
        let view = match record {
            GameRecord::Durak(record) => {
                GameView::Durak(Box::new(record.game().view(device.seat).snapshot()))
            }
            GameRecord::Reversi(record) => {
                GameView::Reversi(Box::new(record.game().view(device.seat).snapshot()))
            }
        };
        assert_eq!(device.view, view, "{}", device.name);
        assert_eq!(device.record, devices[0].record);
        let mut own = device.record.clone();
        own.as_object_mut().unwrap().remove("shuffle");
        assert_eq!(own, serde_json::from_str::<Value>(&record.to_json()).unwrap());
    }
}

/// Waits until so many actions have been played.
async fn wait_for(played: &AtomicU64, actions: u64) {
    while played.load(Relaxed) < actions {
        sleep(Duration::from_millis(10)).await;
    }
}

/// Plays matches, and restarts the server every few hundred actions.
async fn play_matches(matches: usize) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tables.sqlite");
    let address = free_address();
    let start = {
        let database = database.clone();
        move || Process::start_on(address, &database, &MANY)
    };
    let mut process = start();
    let cutter = Cutter::start(address).await;
    let begin = Instant::now();
    let (mut playing, mut results) = (JoinSet::new(), Vec::new());
    let (mut begun, mut kills, mut stops) = (0, 0, 0);
    let played = Arc::new(AtomicU64::new(0));
    let most_actions = MOST_ACTIONS * matches.min(AT_ONCE) as u32;
    let mut restart_at = u64::from(dice(most_actions / 4));
    while results.len() < matches {
        while begun < matches && playing.len() < AT_ONCE {
            playing.spawn(play_match(address, cutter.address, played.clone()));
            begun += 1;
        }
        tokio::select! {
            result = playing.join_next() => results.push(result.unwrap().unwrap()),
            () = wait_for(&played, restart_at) => {
                let is_kill = dice(2) == 0;
                let start = start.clone();
                process = spawn_blocking(move || {
                    match is_kill {
                        true => process.kill(),
                        false => assert!(process.terminate()),
                    }
                    start()
                })
                .await
                .unwrap();
                if is_kill { kills += 1 } else { stops += 1 }
                restart_at = played.load(Relaxed) + u64::from(dice(most_actions));
            }
        }
    }
    let seconds = begin.elapsed().as_secs();
    process.kill();
    let storage = SqliteStorage::open(&SqliteSettings::new(&database)).await.unwrap();
    let mut totals = Totals::default();
    for (room, devices) in &results {
        check(&storage, room, devices, &mut totals).await;
    }
    report(&totals, cutter.counts());
    println!("{seconds} s; the server was killed {kills} times, and told to stop {stops} times");
    assert!(cutter.counts().iter().all(|&count| count > 0), "{:?}", cutter.counts());
    assert!(totals.connections > 2 * totals.seats);
}

fn report(totals: &Totals, cuts: CutCounts) {
    println!("{totals:#?}\nno action was lost, and none was played twice");
    for (cut, count) in Cut::ALL.iter().zip(cuts) {
        println!("connections broken, {cut:?}: {count}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_with_breaking_connections_lose_no_action() {
    play_matches(10).await;
}

/// Run with `make table-matches MATCHES=500`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn hundreds_of_matches_with_breaking_connections_lose_no_action() {
    let matches = env::var("KOZYR_MATCHES").map_or(500, |matches| matches.parse().unwrap());
    play_matches(matches).await;
}

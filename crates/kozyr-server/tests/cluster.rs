//! Two servers that share tables through PostgreSQL and NATS, while each of the four fails.

use std::{env, net::SocketAddr, path::Path, process::Command, time::Duration};

use kozyr_rooms::{ClientMessage, PhaseName, ServerMessage};
use kozyr_server::{
    random,
    storage::postgres::{PostgresSettings, PostgresStorage},
};
use tokio::{
    task::spawn_blocking,
    time::{Instant, sleep},
};

use crate::support::{
    http,
    load::{Load, MANY, free_address, open_room},
    player::Player,
    process::Process,
    services::{Nats, Postgres},
};

/// How many matches are played at the same time.
const MATCHES: usize = 8;

/// How long NATS and PostgreSQL are down.
const OUTAGE: Duration = Duration::from_secs(2);

/// How long players wait before each request, so that matches are not over before something fails.
const PACE: Duration = Duration::from_millis(50);

/// What fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A server is killed.
    Kill,
    /// A server receives SIGTERM.
    Drain,
    /// A server pauses until the other has taken over its rooms, as if it were unreachable.
    Partition,
    /// PostgreSQL is killed.
    Postgres,
    /// NATS is killed.
    Nats,
}

const FAULTS: [Fault; 5] =
    [Fault::Kill, Fault::Drain, Fault::Partition, Fault::Postgres, Fault::Nats];

/// Two servers, PostgreSQL and NATS.
struct Cluster {
    servers: [Option<Process>; 2],
    addresses: [SocketAddr; 2],
    postgres: Postgres,
    nats: Nats,
}

impl Cluster {
    /// Starts everything; `None` if something is not installed.
    fn start() -> Option<Self> {
        let (postgres, nats) = (Postgres::start()?, Nats::start()?);
        let addresses = [free_address(), free_address()];
        let mut cluster = Cluster { servers: [None, None], addresses, postgres, nats };
        cluster.start_server(0);
        cluster.start_server(1);
        Some(cluster)
    }

    fn start_server(&mut self, index: usize) {
        let cluster = format!("--cluster={}", self.nats.url());
        let options: Vec<&str> = MANY.into_iter().chain([cluster.as_str()]).collect();
        let url = self.postgres.url();
        let server = Process::start_on(self.addresses[index], Path::new(&url), &options);
        self.servers[index] = Some(server);
    }

    fn server(&mut self, index: usize) -> Process {
        self.servers[index].take().unwrap()
    }

    /// Sends a signal to a server.
    fn signal(&self, index: usize, signal: &str) {
        let id = self.servers[index].as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Lets something fail.
    fn fail(&mut self, fault: Fault, index: usize) {
        match fault {
            Fault::Kill => self.server(index).kill(),
            Fault::Drain => assert!(self.server(index).terminate()),
            Fault::Partition => self.signal(index, "-STOP"),
            Fault::Postgres => self.postgres.kill(),
            Fault::Nats => self.nats.kill(),
        }
    }

    /// Starts again what has failed.
    fn repair(&mut self, fault: Fault, index: usize) {
        match fault {
            Fault::Kill | Fault::Drain => self.start_server(index),
            Fault::Partition => self.signal(index, "-CONT"),
            Fault::Postgres => self.postgres.restart(),
            Fault::Nats => self.nats.restart(),
        }
    }

    async fn storage(&self) -> PostgresStorage {
        let settings = PostgresSettings { url: self.postgres.url(), connections: 4 };
        PostgresStorage::open(&settings).await.unwrap()
    }

    /// Waits until a server can take connections.
    async fn wait_until_ready(&self) {
        for address in self.addresses {
            while http::get(address, "/ready").await.status != 200 {
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn start() -> Option<Cluster> {
    let cluster = spawn_blocking(Cluster::start).await.unwrap()?;
    cluster.wait_until_ready().await;
    Some(cluster)
}

/// Lets things fail in this order, and checks after each that all matches go on: without the server
/// that has failed, or as soon as PostgreSQL or NATS is there again. In the end nothing is lost.
async fn fail_repeatedly(faults: impl IntoIterator<Item = Fault>) {
    let Some(mut cluster) = start().await else { return };
    let mut load = Load::new(&cluster.addresses).paced(PACE);
    let mut slowest = FAULTS.map(|fault| (fault, Duration::ZERO, 0));
    for fault in faults {
        assert!(load.fill(MATCHES).await);
        let [actions, index] = random::bytes();
        load.wait_for(1 + u64::from(actions) / 4).await;
        let index = usize::from(index % 2);
        let counts = load.counts();
        let mut begin = Instant::now();
        cluster = on_thread(cluster, move |cluster| cluster.fail(fault, index)).await;
        let needs_repair = matches!(fault, Fault::Postgres | Fault::Nats);
        if needs_repair {
            sleep(OUTAGE).await;
            begin = Instant::now();
            cluster = on_thread(cluster, move |cluster| cluster.repair(fault, index)).await;
        }
        load.wait_for_all(&counts).await;
        let (_, worst, count) = slowest.iter_mut().find(|(other, ..)| *other == fault).unwrap();
        (*worst, *count) = (begin.elapsed().max(*worst), *count + 1);
        if !needs_repair {
            cluster = on_thread(cluster, move |cluster| cluster.repair(fault, index)).await;
        }
        cluster.wait_until_ready().await;
    }
    load.finish().await;
    for (fault, worst, count) in slowest.into_iter().filter(|(.., count)| *count > 0) {
        println!("{fault:?}: {count} times; all matches went on after at most {worst:.1?}");
    }
    load.check(&cluster.storage().await).await;
}

/// Does something that blocks.
async fn on_thread(
    mut cluster: Cluster,
    work: impl FnOnce(&mut Cluster) + Send + 'static,
) -> Cluster {
    let working = spawn_blocking(move || {
        work(&mut cluster);
        cluster
    });
    working.await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_a_part_of_a_cluster_fails() {
    fail_repeatedly(FAULTS).await;
}

/// Run with `make server-faults-cluster FAULTS=50`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn nothing_is_lost_when_parts_of_a_cluster_fail_many_times() {
    let count = env::var("KOZYR_FAULTS").map_or(50, |count| count.parse().unwrap());
    let faults = (0..count).map(|_| FAULTS[usize::from(random::bytes::<1>()[0]) % FAULTS.len()]);
    fail_repeatedly(faults).await;
}

/// Whichever servers two people are connected to, they play one match, and the server that stops
/// hands it over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_servers_play_one_match() {
    let Some(mut cluster) = start().await else { return };
    let [one, two] = cluster.addresses;
    let room = open_room(one).await.unwrap();
    let mut anna = Player::join(one, &room, "Anna").await;
    anna.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    anna.act().await;
    anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    let mut boris = Player::join(two, &room, "Boris").await;
    tokio::join!(anna.play(), boris.play());
    assert_eq!(anna.phase(), Some(PhaseName::Finished));
    assert_eq!(anna.record().unwrap(), boris.record().unwrap());

    // The first server owns the room, so the second one tells its client to reconnect.
    let server = cluster.server(0);
    let (is_ok, reason, other) =
        tokio::join!(spawn_blocking(|| server.terminate()), anna.closed(), boris.closed());
    assert!(is_ok.unwrap());
    let going_away = Some((1001, "going-away".into()));
    assert_eq!((reason, other), (going_away.clone(), going_away));
    for player in [&mut anna, &mut boris] {
        player.reconnect(two, &room).await.unwrap();
        let welcome =
            player.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        assert!(matches!(welcome, ServerMessage::Welcome { token: None, .. }), "{welcome:?}");
    }
}

/// Run with `make server-load`. How long a request takes at the server that owns the room, and at
/// the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
async fn requests_in_a_cluster() {
    let Some(cluster) = start().await else { return };
    let room = open_room(cluster.addresses[0]).await.unwrap();
    for (address, name) in cluster.addresses.into_iter().zip(["owner", "other"]) {
        let mut player = Player::join(address, &room, name).await;
        player.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        player.act().await;
        player.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
        let mut times = Vec::new();
        for request in 0..1_000 {
            let begin = Instant::now();
            player.request(ClientMessage::Ready { ready: request % 2 == 0 }).await;
            player.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
            times.push(begin.elapsed());
        }
        times.sort();
        println!("{name}: median {:?}, 99 of 100 within {:?}", times[500], times[990]);
    }
}

//! Two servers, each in a network namespace of its own, while packets to one of them, or from it to
//! PostgreSQL or NATS, are lost.

use std::{env, net::SocketAddr, path::Path, time::Duration};

use kozyr_server::storage::postgres::{PostgresSettings, PostgresStorage};
use tokio::{
    task::spawn_blocking,
    time::{Instant, sleep},
};

use crate::support::{
    dice, http,
    load::{Load, MANY},
    network::{Cable, Network},
    process::Process,
    services::{Nats, Postgres},
};

/// How many matches are played at the same time.
const MATCHES: usize = 8;

/// How long players wait before each request, so that matches are not over before something fails.
const PACE: Duration = Duration::from_millis(50);

/// The cables of one server that fail together.
const FAULTS: [(&str, &[Cable]); 4] = [
    ("from clients", &[Cable::Clients]),
    ("to PostgreSQL", &[Cable::Postgres]),
    ("to NATS", &[Cable::Nats]),
    ("all", &[Cable::Clients, Cable::Postgres, Cable::Nats]),
];

/// Two servers, and the services that they share. What is dropped first comes first.
struct Cluster {
    _servers: [Process; 2],
    addresses: [SocketAddr; 2],
    postgres: Postgres,
    _nats: Nats,
    network: Network,
}

impl Cluster {
    /// Starts everything; `None` if something is not installed or not allowed.
    fn start() -> Option<Self> {
        let network = match Network::new() {
            Ok(network) => network,
            Err(reason) => {
                println!("skipped: needs root, for network namespaces ({reason})");
                return None;
            }
        };
        let postgres = Postgres::start_on(Cable::Postgres.address(0))?;
        let nats = Nats::start_on(Cable::Nats.address(0))?;
        let (url, cluster) = (postgres.url(), format!("--cluster={}", nats.url()));
        let options: Vec<&str> = MANY.into_iter().chain([cluster.as_str()]).collect();
        let servers = [1, 2].map(|host| {
            let address = SocketAddr::from((Cable::Clients.address(host), 8080));
            Process::start_in(&network.namespace(host), address, Path::new(&url), &options)
        });
        let addresses = servers.each_ref().map(|server| server.address);
        Some(Cluster { _servers: servers, addresses, postgres, _nats: nats, network })
    }

    /// Waits until both servers take connections.
    async fn wait_until_ready(&self) {
        let deadline = Instant::now() + Duration::from_secs(60);
        for address in self.addresses {
            while http::try_request(address, "GET", "/ready", "")
                .await
                .is_none_or(|answer| answer.status != 200)
            {
                assert!(Instant::now() < deadline, "a server does not recover");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Lets cables fail in this order, and checks each time that all matches go on without them. In the
/// end nothing is lost.
async fn fail_repeatedly(faults: impl IntoIterator<Item = usize>) {
    let Some(cluster) = spawn_blocking(Cluster::start).await.unwrap() else { return };
    cluster.wait_until_ready().await;
    let mut load = Load::new(&cluster.addresses).paced(PACE);
    let mut slowest = FAULTS.map(|_| (0, Duration::ZERO));
    for fault in faults {
        assert!(load.fill(MATCHES).await);
        load.wait_for(1 + u64::from(dice(64))).await;
        let (host, counts, begin) = (1 + dice(2) as usize, load.counts(), Instant::now());
        for &cable in FAULTS[fault].1 {
            cluster.network.unplug(cable, host);
        }
        load.wait_for_all(&counts).await;
        let (count, worst) = &mut slowest[fault];
        (*count, *worst) = (*count + 1, begin.elapsed().max(*worst));
        for &cable in FAULTS[fault].1 {
            cluster.network.plug_in(cable, host);
        }
        cluster.wait_until_ready().await;
    }
    load.finish().await;
    for ((name, _), (count, worst)) in FAULTS.iter().zip(slowest) {
        println!("{name}: {count} times; all matches went on after at most {worst:.1?}");
    }
    let settings = PostgresSettings { url: cluster.postgres.url(), connections: 4 };
    load.check(&PostgresStorage::open(&settings).await.unwrap()).await;
}

/// Run with `make server-faults-root FAULTS=4`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs root, for network namespaces"]
async fn nothing_is_lost_when_packets_of_a_server_are_lost() {
    let count = env::var("KOZYR_FAULTS").map_or(FAULTS.len(), |count| count.parse().unwrap());
    fail_repeatedly((0..count).map(|fault| fault % FAULTS.len())).await;
}

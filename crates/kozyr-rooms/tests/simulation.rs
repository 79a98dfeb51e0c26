//! Rooms under failures: one seed decides the table, the players, the network, crashes of the
//! server and jumps of its clock.
//!
//! ```sh
//! KOZYR_SIMULATION_SEED=17 cargo test --package kozyr-rooms simulation     # replays one seed
//! make simulate-rooms SEEDS=5000
//! ```
//!
//! While failures happen, and in the end:
//!
//! - an acknowledged action is in the log, and in the log only once;
//! - a message names no card that its recipient has not seen, and no secret;
//! - the room is the fold of its log.
//!
//! Once the failures stop, the match ends, and all connected clients know the same as a client
//! without any memory would be told.

mod actor;
mod sessions;
mod world;

use crate::support::seeds::{check_seeds, variable};

use world::{CrashPoint, World};

/// How many seeds a normal test run simulates.
const SEEDS: u64 = 240;

/// Prints the seed if the thread panics.
struct SeedOnPanic(u64);

impl Drop for SeedOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("replay with KOZYR_SIMULATION_SEED={}", self.0);
        }
    }
}

fn simulate(seed: u64) -> world::Counts {
    let _seed_on_panic = SeedOnPanic(seed);
    World::new(seed).run()
}

#[test]
fn rooms_survive_all_failures() {
    if let Some(seed) = variable("KOZYR_SIMULATION_SEED") {
        println!("{:#?}", simulate(seed));
        return;
    }
    let mut total = world::Counts::default();
    for seed in 0..SEEDS {
        total.add(&simulate(seed));
    }
    println!("{total:#?}");
    total.assert_everything_happened();
}

#[test]
fn a_deal_survives_a_crash_at_every_write() {
    for point in [CrashPoint::BeforeWrite, CrashPoint::AfterWrite, CrashPoint::WhileSending] {
        let counts: Vec<world::Counts> =
            (1..).map_while(|write| World::with_one_crash(write, point)).collect();
        assert!(counts.len() > 30, "{} writes", counts.len());
        assert!(counts.iter().all(|counts| counts.matches == 1 && counts.acknowledged > 5));
    }
}

#[test]
#[ignore = "takes minutes"]
fn thousands_of_seeds() {
    let seeds = variable("KOZYR_SIMULATION_SEEDS").unwrap_or(2_000);
    let add = |total: &mut world::Counts, counts| total.add(&counts);
    let total = check_seeds(simulate, add, |_, count| count >= seeds);
    println!("{total:#?}");
}

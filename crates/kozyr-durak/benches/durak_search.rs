//! Benchmarks of the Durak search.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Durak, Rules, Setup,
    search::{PlayoutPolicy, Position, play_out},
};

/// Measures playouts from the first lead to the end, cycling through a thousand different deals.
fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("durak/rollouts");
    group.throughput(Throughput::Elements(1));
    for players in [2, 4] {
        let starts: Vec<Position> = (0..1000)
            .map(|number| {
                let game = Durak::new(&Setup::new(players, Rules::default()), &Seed::from(number))
                    .expect("so many may play by the usual rules");
                Position::from_game(&game).expect("no new deal may be asked for")
            })
            .collect();
        let policies_for = |start: &Position| {
            let deck = Rules::default().deck;
            [PlayoutPolicy::strong(deck, start.trump()), PlayoutPolicy::simple(deck, start.trump())]
        };
        let policies: Vec<[PlayoutPolicy; 2]> = starts.iter().map(policies_for).collect();
        let mut number = 0;
        group.bench_function(format!("{players} players, 36 cards"), |bencher| {
            bencher.iter(|| {
                number = (number + 1) % starts.len();
                play_out(black_box(starts[number]), Seat::new(0), &policies[number]).ending()
            });
        });
    }
}

criterion_group!(benches, games);
criterion_main!(benches);

//! Measures perft in lines of play per second.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kozyr_reversi::{Board, perft};

/// Measures perft from the initial position at two depths.
fn lines(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("reversi/perft");
    group.sample_size(10);
    for (depth, lines) in [(8, 390_216), (10, 24_571_284)] {
        group.throughput(Throughput::Elements(lines));
        group.bench_function(depth.to_string(), |bench| {
            bench.iter(|| perft(black_box(Board::START), depth));
        });
    }
    group.finish();
}

criterion_group!(benches, lines);
criterion_main!(benches);

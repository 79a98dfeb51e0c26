//! Benchmarks of whole deals: views, decisions with explanations, and the rules.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kozyr_core::{
    game::{Game, Player, Record, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Durak, Rules, Setup};

const PAIRS: [(&str, &str); 6] = [
    ("random", "random"),
    ("lowest", "random"),
    ("greedy", "lowest"),
    ("potential", "greedy"),
    ("hand-value", "potential"),
    ("fuzzy", "fuzzy-learned"),
];

/// Measures deals between two opponents, from the shuffle to the end.
fn deals(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("durak/deals");
    group.throughput(Throughput::Elements(1));
    for (first, second) in PAIRS {
        let opponents =
            [first, second].map(|name| make_opponent::<Durak>(name).expect("on the roster"));
        let mut number = 0;
        group.bench_function(format!("{first} against {second}"), |bencher| {
            bencher.iter(|| {
                number += 1;
                let setup = Setup::new(2, Rules::default());
                let players = vec![Player::Human; setup.players];
                let mut record = Record::<Durak>::new(setup, Seed::from(number), players)
                    .expect("two may play by the usual rules");
                while let Some((seat, _)) = record.to_act() {
                    let opponent = &opponents[(seat.index() + number as usize) % 2];
                    let view = record.game().view(seat);
                    let mut rng = record.decision_rng();
                    let decision = opponent.decide(view, &Budget::default(), &mut rng);
                    record.play(black_box(decision).action).expect("opponents play legally");
                }
                record.outcome()
            });
        });
    }
}

/// Measures copying a game in mid-play, as searching opponents do.
fn copies(criterion: &mut Criterion) {
    let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(1))
        .expect("two may play by the usual rules");
    for _ in 0..40 {
        let action = game.legal_actions()[0];
        game.play(action).expect("listed as legal");
    }
    criterion.bench_function("durak/copy", |bencher| bencher.iter(|| game.clone()));
}

criterion_group!(benches, deals, copies);
criterion_main!(benches);

//! CPU time per frame of the app, without rendering.

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::{AnimationSpeed, HandOrder};

/// Returns the total time of `frames` frames with something in motion. `begin` starts the motion
/// again whenever it has ended.
fn moving(app: &mut TestApp, frames: u64, mut begin: impl FnMut(&mut TestApp)) -> Duration {
    let mut spent = Duration::ZERO;
    let mut measured = 0;
    while measured < frames {
        begin(app);
        app.frame();
        while app.is_moving() && measured < frames {
            let start = Instant::now();
            app.frame();
            spent += start.elapsed();
            measured += 1;
        }
    }
    spent
}

/// Measures frames while cards are dealt, while a hand is sorted, and while nothing moves.
fn frames(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("failed to create a temporary directory");
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.settings().confirm.starting_over = false;
    let mut group = criterion.benchmark_group("app/frame");
    group.bench_function("six hands are dealt", |bencher| {
        bencher.iter_custom(|frames| {
            moving(&mut app, frames, |app| {
                app.settings().pace = AnimationSpeed::Off;
                app.settle();
                if app.find("Pause").is_some() {
                    app.open_menu();
                    app.tap_on("Leave the table");
                }
                app.tap_on("Durak");
                app.tap_on("6");
                app.settings().pace = AnimationSpeed::Slow;
                app.tap_on_without_settling("Start");
            })
        });
    });
    app.settings().pace = AnimationSpeed::Off;
    app.settle();
    app.settings().pace = AnimationSpeed::Slow;
    group.bench_function("a hand is ordered anew", |bencher| {
        bencher.iter_custom(|frames| {
            moving(&mut app, frames, |app| {
                let mut settings = app.settings();
                settings.hand_order = match settings.hand_order {
                    HandOrder::Suit => HandOrder::Rank,
                    _ => HandOrder::Suit,
                };
            })
        });
    });
    app.settings().pace = AnimationSpeed::Off;
    app.settle();
    group.bench_function("nothing moves", |bencher| bencher.iter(|| app.frame()));
}

criterion_group!(benches, frames);
criterion_main!(benches);

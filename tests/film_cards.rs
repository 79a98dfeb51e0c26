//! Cards move with weight and the counters match what is visible, checked on films.
use std::collections::BTreeSet;

use kozyr_testing::{
    film::{ACTION_FRAME, FilmFrame},
    harness::TestApp,
};
use kozyr_ui::settings::{AnimationSpeed, MotionMode};

use crate::{
    film_checks::{
        CheckResult, check_beaten_bout, check_counts, check_draws_after_bout, check_only_fades,
        check_simultaneous, check_sound_timing, check_springs, check_staggered,
        check_tilt_and_shadow, check_whole_deck,
    },
    film_flights::{film, film_at, film_in, flights, place},
};

/// The moments with automatic card movement on the card table.
pub const MOMENTS: [&str; 9] =
    ["deal", "lead", "beat", "throw-in", "transfer", "take", "beaten-off", "refill", "undo"];

/// The number of cards in a moment.
fn deck(moment: &str) -> usize {
    // With six players, cards are drawn from the talon only in the large deck.
    if moment == "refill" { 52 } else { 36 }
}

/// Panics with the error of a check, if it failed.
fn assert_check(moment: &str, result: CheckResult) {
    if let Err(error) = result {
        panic!("{moment}: {error}");
    }
}

/// Runs all checks of traveling cards at a speed.
fn check_all(pace: AnimationSpeed) {
    for moment in MOMENTS {
        let frames = film_at(moment, pace, MotionMode::Full);
        assert_check(moment, check_whole_deck(&frames, deck(moment)));
        assert_check(moment, check_springs(&frames, pace.duration_factor()));
        assert_check(moment, check_counts(&frames));
        match moment {
            "deal" => {
                assert_check(moment, check_staggered(&frames, pace.duration_factor(), Some(6)))
            }
            "refill" => {
                assert_check(moment, check_staggered(&frames, pace.duration_factor(), None))
            }
            "lead" => assert_check(moment, check_simultaneous(&frames, "Seat", "Bout")),
            "take" => assert_check(moment, check_simultaneous(&frames, "Bout", "Seat")),
            _ => {}
        }
        if ["lead", "beat", "take", "beaten-off"].contains(&moment) {
            assert_check(moment, check_tilt_and_shadow(&frames));
        }
        if ["beaten-off", "refill"].contains(&moment) {
            assert_check(moment, check_beaten_bout(&frames, 1000.0 * pace.duration_factor()));
            assert_check(moment, check_draws_after_bout(&frames));
        }
    }
}

#[test]
fn all_checks_pass_at_normal_speed() {
    check_all(AnimationSpeed::Normal);
}

#[test]
fn all_checks_pass_at_fast_speed() {
    check_all(AnimationSpeed::Fast);
}

#[test]
fn cards_only_fade_with_reduced_motion() {
    for moment in MOMENTS {
        let frames = film_at(moment, AnimationSpeed::Normal, MotionMode::Reduced);
        assert_check(moment, check_whole_deck(&frames, deck(moment)));
        assert_check(moment, check_only_fades(&frames));
        assert_check(moment, check_counts(&frames));
        if ["beaten-off", "refill"].contains(&moment) {
            assert_check(moment, check_beaten_bout(&frames, 1000.0));
            assert_check(moment, check_draws_after_bout(&frames));
        }
    }
}

#[test]
fn sounds_play_when_cards_land() {
    for (moment, to, sounds) in [
        ("deal", "Seat", ["Draw", "-"]),
        ("refill", "Seat", ["Draw", "-"]),
        ("lead", "Bout", ["Lay", "ThrowIn"]),
        ("beat", "Bout", ["Lay", "-"]),
        ("throw-in", "Bout", ["ThrowIn", "-"]),
    ] {
        assert_check(moment, check_sound_timing(&film(moment), to, &sounds));
    }
    let frames = film("take");
    let swept = flights(&frames).iter().find(|flight| flight.places[0] == "Bout").unwrap().left;
    let heard = frames.iter().position(|frame| frame.sounds.contains(&"Take".to_owned()));
    assert_eq!(heard, Some(swept + 1), "the sweep sounds as it starts");
}

#[test]
fn every_moment_can_be_filmed_and_changes_something() {
    for moment in TestApp::moments() {
        let frames = film(moment);
        let begin = &frames[ACTION_FRAME.min(frames.len() - 1)];
        // A pass is shown only by text.
        let changes =
            |frame: &FilmFrame| frame.things != begin.things || frame.words != begin.words;
        assert!(frames.iter().any(changes), "{moment}");
    }
}

#[test]
fn piles_have_few_shadows() {
    let frames = film("lead");
    for pile in ["Talon", "Discard"] {
        let in_pile = frames[0].things.iter().filter(|thing| thing.belongs == pile);
        assert!(in_pile.filter(|thing| thing.shadow.is_some()).count() <= 4, "{pile}");
    }
}

#[test]
fn labels_show_who_picks_up_and_who_is_the_fool() {
    let frames = film("take");
    let flights = flights(&frames);
    let taken = flights.iter().find(|flight| flight.places[0] == "Bout").unwrap();
    assert!(taken.places[1].starts_with("Seat"));
    for frame in &frames[taken.left + 2..taken.landed] {
        let near = frame.words.iter().find(|word| word.text == "I’ll take");
        let near = near.expect("a label while the cards are picked up");
        assert!((near.place[0] - taken.to.x).abs() < 80.0, "beside the hand");
        assert!(frame.words.iter().any(|word| word.text.ends_with(" picks up")));
    }
    let frames = film("fool");
    let last = frames.last().unwrap();
    assert!(last.words.iter().any(|word| word.text.contains("fool")), "{:?}", last.words);
}

#[test]
fn undo_returns_cards_directly() {
    let frames = film("undo");
    let flights = flights(&frames);
    assert!(!flights.is_empty());
    assert!(flights.iter().any(|flight| flight.places == ["Bout", "Seat 0"]), "{flights:?}");
    for flight in &flights {
        // Each card returns directly, without passing through another place.
        let seen = flight.seen[1..].iter();
        let belongs: BTreeSet<&String> = seen.map(|thing| &thing.belongs).collect();
        assert_eq!(belongs.len(), 1, "{flight:?}");
    }
}

#[test]
fn nothing_is_redrawn_after_motion_ends() {
    for moment in ["beat", "refill", "placement"] {
        let (mut app, frames) = film_in(moment, 1280, 800);
        let last = &frames[frames.len() - 8..];
        assert!(last.iter().all(|frame| frame.things == last[0].things), "{moment}");
        app.settle();
        for _ in 0..60 {
            app.frame();
        }
        assert_eq!((0..20).filter(|_| app.requests_redraw()).count(), 0, "{moment}");
    }
}

#[test]
fn cards_stay_within_the_window() {
    for frame in film("deal") {
        for thing in &frame.things {
            let at = place(thing);
            assert!((0.0..=390.0).contains(&at.x) && (0.0..=844.0).contains(&at.y), "{thing:?}");
        }
    }
}

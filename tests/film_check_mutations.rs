//! Mutation tests of the film checks: each check must detect a deliberately broken film.
use kozyr_testing::film::{ACTION_FRAME, FilmFrame, FilmItem};
use kozyr_ui::settings::{AnimationSpeed, MotionMode};

use crate::{
    film_checks::{
        CheckResult, check_beaten_bout, check_counts, check_draws_after_bout, check_only_fades,
        check_simultaneous, check_sound_timing, check_springs, check_staggered,
        check_tilt_and_shadow, check_whole_deck,
    },
    film_checks_board_and_drag::{
        check_disc_counts, check_flip_wave, check_follows_finger, check_shakes_and_returns,
        flip_frames, last_dragged, placed_disc,
    },
    film_flights::{film, film_at, flights},
};

/// Asserts that a film passes a check, and fails it after the mutation described by `mutation`.
fn assert_detected(
    check: impl Fn(&[FilmFrame]) -> CheckResult,
    frames: &[FilmFrame],
    mutation: &str,
    mutate: impl FnOnce(&mut Vec<FilmFrame>),
) {
    check(frames).unwrap_or_else(|error| panic!("before the mutation {mutation}: {error}"));
    let mut broken = frames.to_vec();
    mutate(&mut broken);
    assert!(check(&broken).is_err(), "not detected: {mutation}");
}

/// All appearances of an item, from the first frame to the last.
fn all_of<'a>(frames: &'a mut [FilmFrame], name: &str) -> Vec<&'a mut FilmItem> {
    let of_frame =
        |frame: &'a mut FilmFrame| frame.things.iter_mut().find(|thing| thing.name == name);
    frames.iter_mut().filter_map(of_frame).collect()
}

/// Delays an item's motion by a number of frames; a negative number advances it.
fn delay(frames: &mut [FilmFrame], name: &str, by: isize) {
    let mut track = all_of(frames, name);
    let old: Vec<FilmItem> = track.iter().map(|thing| (**thing).clone()).collect();
    for (at, thing) in track.iter_mut().enumerate() {
        let from = at.saturating_add_signed(-by).min(old.len() - 1);
        **thing = old[from].clone();
    }
}

/// Adds 1 to the number in the text with this ending.
fn miscount(frame: &mut FilmFrame, ending: &str) {
    let word = frame.words.iter_mut().find(|word| word.text.ends_with(ending));
    let word = word.expect("a text with this ending");
    let number: usize = word.text.split(' ').next().unwrap().parse().unwrap();
    word.text = format!("{}{ending}", number + 1);
}

#[test]
fn additional_and_missing_cards_are_detected() {
    let frames = film("lead");
    let check = |frames: &[FilmFrame]| check_whole_deck(frames, 36);
    assert_detected(check, &frames, "a double", |frames| {
        let double = frames[20].things[5].clone();
        frames[20].things.push(double);
    });
    assert_detected(check, &frames, "a double in place of another", |frames| {
        frames[20].things[6] = frames[20].things[5].clone();
    });
    assert_detected(check, &frames, "a missing card", |frames| _ = frames[20].things.remove(5));
    assert_detected(check, &frames, "a card that cannot be seen", |frames| {
        frames[20].things[5].opacity = 0.0;
    });
}

#[test]
fn wrong_early_and_late_counters_are_detected() {
    let frames = film("refill");
    assert_detected(check_counts, &frames, "a wrong number", |frames| {
        let last = frames.len() - 3;
        miscount(&mut frames[last], " cards");
    });
    for later in [false, true] {
        assert_detected(check_counts, &frames, "numbers a frame too early or too late", |frames| {
            let words: Vec<_> = frames.iter().map(|frame| frame.words.clone()).collect();
            for (at, frame) in frames.iter_mut().enumerate() {
                let from = if later { at.saturating_sub(1) } else { (at + 1).min(words.len() - 1) };
                frame.words.clone_from(&words[from]);
            }
        });
    }
    assert_detected(check_counts, &frames, "no numbers", |frames| {
        frames.iter_mut().for_each(|frame| frame.words.clear());
    });
}

#[test]
fn flights_that_are_not_simultaneous_are_detected() {
    let frames = film("lead");
    let check = |frames: &[FilmFrame]| check_simultaneous(frames, "Seat", "Bout");
    let name = flights(&frames)[0].name.clone();
    assert_detected(check, &frames, "one later", |frames| delay(frames, &name, 3));
}

#[test]
fn wrongly_staggered_draws_are_detected() {
    let frames = film("deal");
    let check = |frames: &[FilmFrame]| check_staggered(frames, 1.0, Some(6));
    let flights = flights(&frames);
    let drawn = || flights.iter().filter(|flight| flight.places[0] == "Talon");
    let first = drawn().next().unwrap().left;
    assert_detected(check, &frames, "no stagger", |frames| {
        for flight in drawn() {
            delay(frames, &flight.name, first as isize - flight.left as isize);
        }
    });
    assert_detected(check, &frames, "a long stagger", |frames| {
        for (at, flight) in drawn().enumerate().take(5) {
            delay(frames, &flight.name, -(at as isize) - 1);
        }
        let second = drawn().nth(5).unwrap();
        delay(frames, &second.name, 4);
    });
    assert_detected(check, &frames, "two that change places", |frames| {
        let names: Vec<String> = drawn().take(2).map(|flight| flight.name.clone()).collect();
        for frame in frames {
            for thing in &mut frame.things {
                let at = names.iter().position(|name| *name == thing.name);
                if let Some(at) = at {
                    thing.name.clone_from(&names[1 - at]);
                }
            }
            frame.things.sort_by(|a, b| a.name.cmp(&b.name));
            for thing in &mut frame.things {
                if thing.belongs.starts_with("Seat 0") && names.contains(&thing.name) {
                    thing.belongs = "Seat 3".into();
                }
            }
        }
    });
}

#[test]
fn flights_with_wrong_timing_or_overshoot_are_detected() {
    let frames = film("beat");
    let check = |frames: &[FilmFrame]| check_springs(frames, 1.0);
    assert_detected(check, &frames, "no overshoot", |frames| {
        for flight in flights(frames) {
            for thing in &mut all_of(frames, &flight.name)[flight.landed..] {
                thing.place = flight.to.to_array();
            }
        }
    });
    assert_detected(check, &frames, "an overshoot of a tenth", |frames| {
        for flight in flights(frames) {
            let beyond = flight.to + (flight.to - flight.from) * 0.1;
            all_of(frames, &flight.name)[flight.landed + 1].place = beyond.to_array();
        }
    });
    assert_detected(check, &frames, "half the time", |frames| {
        let mut at = 0;
        frames.retain(|_| {
            at += 1;
            at % 2 == 0
        });
    });
    assert_detected(check, &frames, "twice the time", |frames| {
        *frames = frames.iter().flat_map(|frame| [frame.clone(), frame.clone()]).collect();
    });
}

#[test]
fn flights_without_tilt_height_or_shadow_are_detected() {
    let frames = film("beat");
    let each = |change: fn(&mut FilmItem)| {
        move |frames: &mut Vec<FilmFrame>| {
            for thing in frames.iter_mut().flat_map(|frame| &mut frame.things) {
                change(thing);
            }
        }
    };
    assert_detected(check_tilt_and_shadow, &frames, "no tilt", each(|thing| thing.angle = 0.0));
    assert_detected(check_tilt_and_shadow, &frames, "no height", each(|thing| thing.height = 0.0));
    assert_detected(check_tilt_and_shadow, &frames, "no shadow", each(|thing| thing.shadow = None));
    assert_detected(
        check_tilt_and_shadow,
        &frames,
        "a hard shadow",
        each(|thing| {
            if let Some(shadow) = &mut thing.shadow {
                shadow.soft = 0.0;
            }
        }),
    );
    assert_detected(
        check_tilt_and_shadow,
        &frames,
        "a shadow that does not stray",
        each(|thing| {
            if let Some(shadow) = &mut thing.shadow {
                shadow.away = 1.0;
            }
        }),
    );
    assert_detected(
        check_tilt_and_shadow,
        &frames,
        "a shadow that does not grow",
        each(|thing| {
            if let Some(shadow) = &mut thing.shadow {
                shadow.width = 1.2;
            }
        }),
    );
}

#[test]
fn bouts_that_leave_too_early_or_in_parts_are_detected() {
    let frames = film("beaten-off");
    let check = |frames: &[FilmFrame]| check_beaten_bout(frames, 1000.0);
    let cleared: Vec<String> = flights(&frames)
        .into_iter()
        .filter(|flight| flight.places == ["Bout", "Discard"])
        .map(|flight| flight.name)
        .collect();
    assert_detected(check, &frames, "half the dwell", |frames| {
        _ = frames.drain(ACTION_FRAME..ACTION_FRAME + 30)
    });
    assert_detected(check, &frames, "one card later", |frames| delay(frames, &cleared[0], 5));
    let frames = film("refill");
    let of_film = flights(&frames);
    let left = |from: &str| of_film.iter().find(|flight| flight.places[0] == from).unwrap().left;
    let later = left("Talon") as isize - left("Bout") as isize;
    for (how, later) in [("draws as it leaves", later), ("draws before it", later + 2)] {
        assert_detected(check_draws_after_bout, &frames, how, |frames| {
            for flight in of_film.iter().filter(|flight| flight.places == ["Bout", "Discard"]) {
                delay(frames, &flight.name, later);
            }
        });
    }
    assert_detected(check_draws_after_bout, &frames, "no draws", |frames| {
        for thing in frames.iter_mut().flat_map(|frame| &mut frame.things) {
            thing.belongs = thing.belongs.replace("Talon", "Seat 0");
        }
    });
}

#[test]
fn travel_with_reduced_motion_is_detected() {
    let frames = film_at("beat", AnimationSpeed::Normal, MotionMode::Reduced);
    let full = film("beat");
    assert_detected(check_only_fades, &frames, "full movement", |frames| *frames = full);
    assert_detected(check_only_fades, &frames, "no fading", |frames| {
        for thing in frames.iter_mut().flat_map(|frame| &mut frame.things) {
            thing.opacity = 1.0;
        }
    });
}

#[test]
fn wrongly_timed_sounds_are_detected() {
    let frames = film("deal");
    let check = |frames: &[FilmFrame]| check_sound_timing(frames, "Seat", &["Draw"]);
    assert_detected(check, &frames, "a sound too much", |frames| {
        frames[9].sounds.push("Draw".into())
    });
    assert_detected(check, &frames, "a sound too late", |frames| {
        let at = frames.iter().position(|frame| frame.sounds.contains(&"Draw".to_owned()));
        let at = at.unwrap();
        let moved = std::mem::take(&mut frames[at].sounds);
        frames[at + 1].sounds.extend(moved);
    });
}

#[test]
fn wrong_flip_waves_are_detected() {
    let frames = film("placement");
    let check = |frames: &[FilmFrame]| check_flip_wave(frames, 12);
    let turns = flip_frames(&frames);
    let (first, last) = (*turns.values().min().unwrap(), *turns.values().max().unwrap());
    assert_detected(check, &frames, "all at once", |frames| {
        for (name, at) in &turns {
            delay(frames, name, first as isize - *at as isize);
        }
    });
    assert_detected(check, &frames, "inwards", |frames| {
        for (name, at) in &turns {
            delay(frames, name, (first + last) as isize - 2 * *at as isize);
        }
    });
    assert_detected(check, &frames, "one for itself", |frames| {
        delay(frames, turns.keys().next().unwrap(), 1);
    });
    assert_detected(check, &frames, "no edge", |frames| {
        frames.iter_mut().flat_map(|frame| &mut frame.things).for_each(|thing| thing.edge = 0.0);
    });
    assert_detected(check, &frames, "the same side", |frames| {
        for thing in frames.iter_mut().flat_map(|frame| &mut frame.things) {
            thing.face_up = true;
        }
    });
    assert_detected(check_disc_counts, &frames, "numbers a frame early", |frames| {
        for at in 0..frames.len() - 1 {
            let words = frames[at + 1].words.clone();
            frames[at].words = words;
        }
    });
    let new = placed_disc(&frames).unwrap();
    assert_detected(check_disc_counts, &frames, "one that counts before it is down", |frames| {
        all_of(frames, &new).iter_mut().for_each(|thing| thing.height = 0.0);
    });
}

#[test]
fn wrong_drags_are_detected() {
    let frames = film("drag");
    let (last, name) = last_dragged(&frames).unwrap();
    assert_detected(check_follows_finger, &frames, "two frames behind", |frames| {
        let mut track = all_of(frames, &name);
        let old: Vec<[f32; 2]> = track.iter().map(|thing| thing.place).collect();
        for at in (2..=last).rev() {
            track[at].place = old[at - 2];
        }
    });
    assert_detected(check_follows_finger, &frames, "not lifted", |frames| {
        all_of(frames, &name).iter_mut().for_each(|thing| thing.height = 0.0);
    });
    assert_detected(check_follows_finger, &frames, "no room made", |frames| {
        let goals: Vec<(String, [f32; 2])> =
            frames[0].things.iter().map(|thing| (thing.name.clone(), thing.goal)).collect();
        for (name, goal) in goals {
            all_of(frames, &name).iter_mut().for_each(|thing| thing.goal = goal);
        }
    });
    let frames = film("illegal-drop");
    let (last, name) = last_dragged(&frames).unwrap();
    assert_detected(check_shakes_and_returns, &frames, "no shaking", |frames| {
        let mut track = all_of(frames, &name);
        let at = track[last].place;
        track[last..last + 14].iter_mut().for_each(|thing| thing.place = at);
    });
    assert_detected(check_shakes_and_returns, &frames, "no way back", |frames| {
        let end = frames.len() - 1;
        all_of(frames, &name)[end].place = [200.0, 400.0];
    });
    assert_detected(check_shakes_and_returns, &frames, "no word why", |frames| {
        let words = frames[last].words.clone();
        frames[last + 3].words = words;
    });
}

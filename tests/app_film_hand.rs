//! The hand of the person, as films show it: an arc that opens under a finger.
use std::collections::BTreeSet;

use kozyr::dev::film::{ACT, Frame, Thing};

use crate::film_flights::{film, film_in, place, track};

/// The person's cards from left to right.
fn hand(frame: &Frame) -> Vec<&Thing> {
    let mut hand: Vec<&Thing> =
        frame.things.iter().filter(|thing| thing.belongs == "Seat 0" && !thing.held).collect();
    hand.sort_by(|one, other| one.goal[0].total_cmp(&other.goal[0]));
    hand
}

fn last_held(frames: &[Frame]) -> (usize, String) {
    let held = |frame: &Frame| frame.things.iter().find(|thing| thing.held).cloned();
    let last = frames.iter().rposition(|frame| held(frame).is_some()).expect("a card was held");
    (last, held(&frames[last]).unwrap().name)
}

#[test]
fn a_hand_is_an_arc_of_three_degrees_a_card() {
    for (width, height) in [(390, 844), (844, 390), (1280, 800)] {
        let (_, frames) = film_in("own-lead", width, height);
        let hand = hand(&frames[0]);
        assert!(hand.len() > 3);
        for pair in hand.windows(2) {
            let turn = pair[1].angle - pair[0].angle;
            assert!(turn > 0.5 && turn < 3.05, "{width}: {turn}");
        }
        let turn = hand[1].angle - hand[0].angle;
        assert!(hand.len() > 6 || (turn - 3.0).abs() < 0.05, "{width}: {turn}");
        let middle = hand[hand.len() / 2].place[1];
        assert!(hand[0].place[1] > middle + 1.0, "the outer cards hang lower");
        assert!((hand[0].angle + hand[hand.len() - 1].angle).abs() < 0.01, "it is even");
    }
}

#[test]
fn twenty_one_points_of_each_of_fifteen_cards_are_seen() {
    let (_, frames) = film_in("scrub", 375, 812);
    let hand = hand(&frames[0]);
    assert_eq!(hand.len(), 15);
    for pair in hand.windows(2) {
        assert!(pair[1].place[0] - pair[0].place[0] >= 20.95, "{pair:?}");
    }
}

#[test]
fn a_full_hand_is_looked_through_with_a_card_magnified() {
    let (_, frames) = film_in("scrub", 375, 812);
    let usual = hand(&frames[0])[0].size[0];
    let larger = |thing: &&Thing| thing.size[0] > usual * 1.3;
    let mut seen = BTreeSet::new();
    for frame in &frames[ACT..] {
        let large: Vec<&Thing> = frame.things.iter().filter(larger).collect();
        seen.extend(large.iter().map(|thing| thing.name.clone()));
    }
    assert!(seen.len() >= 12, "{seen:?}");
    let middle = &frames[ACT + 40];
    let top = middle.things.iter().filter(|thing| thing.belongs == "Seat 0");
    let top = top.max_by(|one, other| one.size[0].total_cmp(&other.size[0])).unwrap();
    let covered = middle.things.iter().filter(|thing| thing.layer > top.layer).count();
    assert_eq!(covered, 0, "the magnified card lies above all others");
    let last = frames.last().unwrap();
    assert_eq!(last.things.iter().filter(larger).count(), 0, "it goes back when it is let go");
}

#[test]
fn cards_that_can_be_played_rise_by_fourteen_points() {
    let frames = film("illegal-drop");
    let (_, held) = last_held(&frames);
    let mut risen = 0;
    for thing in hand(&frames[0]).iter().filter(|thing| thing.name != held) {
        let later = track(&frames, &thing.name)[ACT + 28];
        let rise = thing.place[1] - later.place[1];
        assert!(rise.abs() < 0.5 || rise > 13.9, "{rise}");
        risen += usize::from(rise > 13.9);
    }
    assert!(risen > 0);
}

#[test]
fn a_dragged_card_follows_at_once_leans_and_the_others_make_room() {
    let frames = film("drag");
    let (last, name) = last_held(&frames);
    let track = track(&frames, &name);
    let first = track.iter().position(|thing| thing.held).unwrap();
    // The finger goes evenly, and stands still from this frame on.
    let arrived = ACT + 24;
    let step = place(track[first + 1]) - place(track[first]);
    for at in first + 1..arrived {
        let gone = place(track[at + 1]) - place(track[at]);
        assert!(gone.distance(step) < 0.6, "{at}: {gone} {step}");
    }
    assert!(place(track[arrived]).distance(place(track[last])) < 0.6, "it is not behind");
    let lean = |at: usize| track[at].angle;
    let most = (first..=arrived)
        .map(lean)
        .fold(0.0_f32, |most, lean| if lean.abs() > most.abs() { lean } else { most });
    if step.x.abs() > 2.0 {
        assert!(most.abs() > 1.0 && most.signum() == step.x.signum(), "{most} {step}");
    }
    assert!(track[arrived].height > 0.8, "it is lifted");
    let goals = |frame: &Frame| -> Vec<f32> {
        let others = frame.things.iter().filter(|thing| thing.belongs == "Seat 0");
        others.filter(|thing| thing.name != name).map(|thing| thing.goal[0]).collect()
    };
    let [before, after] = [&frames[0], &frames[first]].map(goals);
    let aside = before.iter().zip(&after).map(|(before, after)| (before - after).abs());
    assert!(aside.fold(0.0, f32::max) > 8.0, "{before:?} {after:?}");
    assert_eq!(track.last().unwrap().belongs, "Bout");
}

#[test]
fn a_card_that_may_not_be_played_shakes_goes_back_and_it_is_said_why() {
    let frames = film("illegal-drop");
    let (last, name) = last_held(&frames);
    let track = track(&frames, &name);
    let x: Vec<f32> =
        track[last..].iter().map(|thing| thing.place[0] - track[last].place[0]).collect();
    let shaken = &x[1..14];
    let turns = shaken.windows(2).filter(|pair| pair[0].signum() != pair[1].signum()).count();
    assert!(turns >= 3, "to and fro: {shaken:?}");
    let end = track.last().unwrap();
    assert_eq!(end.belongs, "Seat 0");
    assert!(place(end).distance(end.goal.into()) < 0.1, "it is back");
    let before: BTreeSet<&str> = frames[last].words.iter().map(|word| word.text.as_str()).collect();
    let new = frames[last + 3].words.iter().filter(|word| !before.contains(word.text.as_str()));
    let told = new.filter(|word| word.text.split(' ').count() > 3).count();
    assert_eq!(told, 1, "one line tells why: {:?}", frames[last + 3].words);
}

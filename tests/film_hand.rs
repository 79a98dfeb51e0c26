//! The player's hand on film: an arc that opens under a finger.
use std::collections::BTreeSet;

use kozyr_testing::film::{ACTION_FRAME, FilmFrame, FilmItem};

use crate::{
    film_checks_board_and_drag::{check_follows_finger, check_shakes_and_returns, last_dragged},
    film_flights::{film, film_in, track},
};

/// The player's cards from left to right.
fn hand(frame: &FilmFrame) -> Vec<&FilmItem> {
    let mut hand: Vec<&FilmItem> =
        frame.things.iter().filter(|thing| thing.belongs == "Seat 0" && !thing.held).collect();
    hand.sort_by(|a, b| a.goal[0].total_cmp(&b.goal[0]));
    hand
}

#[test]
fn a_hand_is_a_symmetric_fan() {
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
        assert!(hand[0].place[1] > middle + 1.0, "the outer cards are lower");
        assert!((hand[0].angle + hand[hand.len() - 1].angle).abs() < 0.01, "the fan is symmetric");
    }
}

#[test]
fn fifteen_cards_are_each_visible_by_21_points() {
    let (_, frames) = film_in("scrub", 375, 812);
    let hand = hand(&frames[0]);
    assert_eq!(hand.len(), 15);
    for pair in hand.windows(2) {
        assert!(pair[1].place[0] - pair[0].place[0] >= 20.95, "{pair:?}");
    }
}

#[test]
fn scrubbing_magnifies_the_card_under_the_finger() {
    let (_, frames) = film_in("scrub", 375, 812);
    let usual = hand(&frames[0])[0].size[0];
    let larger = |thing: &&FilmItem| thing.belongs == "Seat 0" && thing.size[0] > usual * 1.3;
    let mut magnified = BTreeSet::new();
    for frame in &frames[ACTION_FRAME..] {
        let large: Vec<&FilmItem> = frame.things.iter().filter(larger).collect();
        magnified.extend(large.iter().map(|thing| thing.name.clone()));
    }
    assert!(magnified.len() >= 12, "{magnified:?}");
    let middle = &frames[ACTION_FRAME + 40];
    let top = middle.things.iter().filter(|thing| thing.belongs == "Seat 0");
    let top = top.max_by(|a, b| a.size[0].total_cmp(&b.size[0])).unwrap();
    let covered = middle.things.iter().filter(|thing| thing.layer > top.layer).count();
    assert_eq!(covered, 0, "the magnified card is on top");
    let last = frames.last().unwrap();
    assert_eq!(last.things.iter().filter(larger).count(), 0, "it returns when released");
}

#[test]
fn playable_cards_rise_by_14_points() {
    let frames = film("illegal-drop");
    let (_, held) = last_dragged(&frames).unwrap();
    let mut risen = 0;
    for thing in hand(&frames[0]).iter().filter(|thing| thing.name != held) {
        let later = track(&frames, &thing.name)[ACTION_FRAME + 28];
        let rise = thing.place[1] - later.place[1];
        assert!(rise.abs() < 0.5 || rise > 13.9, "{rise}");
        risen += usize::from(rise > 13.9);
    }
    assert!(risen > 0);
}

#[test]
fn a_dragged_card_follows_the_finger_and_the_others_make_room() {
    let frames = film("drag");
    check_follows_finger(&frames).unwrap();
    let (_, name) = last_dragged(&frames).unwrap();
    assert_eq!(track(&frames, &name).last().unwrap().belongs, "Bout");
    let heard = |sound: &str| frames.iter().position(|frame| frame.sounds.contains(&sound.into()));
    let held = frames.iter().position(|frame| frame.things.iter().any(|thing| thing.held));
    assert!(heard("PickUp").is_some_and(|at| held.unwrap().abs_diff(at) <= 1), "the sound plays");
    assert!(heard("Lay") > heard("PickUp"));
}

#[test]
fn an_unplayable_card_shakes_and_returns_with_an_explanation() {
    let frames = film("illegal-drop");
    check_shakes_and_returns(&frames).unwrap();
    let (last, _) = last_dragged(&frames).unwrap();
    let near = &frames[last..last + 4];
    assert!(near.iter().any(|frame| frame.sounds.contains(&"Refuse".into())), "the sound plays");
}

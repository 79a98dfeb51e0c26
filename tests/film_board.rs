//! Discs flip in a wave and the counters follow, checked on films.
use kozyr_ui::settings::{AnimationSpeed, MotionMode};

use crate::{
    film_checks_board_and_drag::{
        check_disc_counts, check_flip_wave, flip_frames, placed_disc, rings, square,
    },
    film_flights::{film, film_at, film_in, place, track},
};

#[test]
fn discs_flip_outward_ring_by_ring_with_an_edge() {
    check_flip_wave(&film("placement"), 12).unwrap();
}

#[test]
fn disc_counts_change_as_discs_flip() {
    for pace in [AnimationSpeed::Normal, AnimationSpeed::Fast] {
        check_disc_counts(&film_at("placement", pace, MotionMode::Full)).unwrap();
    }
}

#[test]
fn each_ring_of_flips_plays_a_higher_sound() {
    let frames = film("placement");
    let rings = rings(&flip_frames(&frames), square(&placed_disc(&frames).unwrap()).unwrap()).len();
    let heard: Vec<String> = frames
        .iter()
        .flat_map(|frame| frame.sounds.clone())
        .filter(|sound| sound.starts_with("Flip"))
        .collect();
    let higher: Vec<String> = (0..rings).map(|ring| format!("Flip({ring})")).collect();
    assert_eq!(heard, higher);
}

#[test]
fn discs_stay_in_place_with_reduced_motion() {
    let frames = film_at("placement", AnimationSpeed::Normal, MotionMode::Reduced);
    let mut turned = 0;
    assert_eq!(flip_frames(&frames).len(), 0, "no disc visibly flips");
    for thing in &frames[0].things {
        let track = track(&frames, &thing.name);
        assert!(track.iter().all(|item| place(item).distance(place(thing)) < 0.05), "{thing:?}");
        turned += usize::from(track[track.len() - 1].face_up != thing.face_up);
    }
    assert!(turned >= 12, "{turned} discs flipped");
}

#[test]
fn a_placed_disc_descends_and_glows() {
    let (mut app, frames) = film_in("placement", 390, 844);
    let name = placed_disc(&frames).unwrap();
    let heights: Vec<f32> = frames
        .iter()
        .filter_map(|frame| frame.things.iter().find(|thing| thing.name == name))
        .map(|thing| thing.height)
        .collect();
    assert!(heights[0] > 0.5, "{heights:?}");
    assert!(heights.windows(2).all(|pair| pair[1] <= pair[0] + 1e-4), "{heights:?}");
    assert_eq!(heights.last(), Some(&0.0));
    assert!(app.sprite("Glow").is_some());
}

#[test]
fn undo_flips_discs_inward_and_lifts_the_placed_disc() {
    let frames = film("reversi-undo");
    let (first, last) = (&frames[0], frames.last().unwrap());
    let gone: Vec<&str> = first
        .things
        .iter()
        .map(|thing| thing.name.as_str())
        .filter(|name| last.things.iter().all(|thing| thing.name != *name))
        .collect();
    assert_eq!(gone.len(), 1, "{gone:?}");
    let turns = flip_frames(&frames);
    let rings = rings(&turns, square(gone[0]).unwrap());
    assert!(turns.len() >= 5 && rings.len() > 1, "{rings:?}");
    assert!(rings.windows(2).all(|pair| pair[0][0] > pair[1][0]), "inwards: {rings:?}");
    let lifted = track(&frames, gone[0]);
    assert!(lifted.last().unwrap().height > 0.5 && lifted.last().unwrap().opacity < 0.5);
}

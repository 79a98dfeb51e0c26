//! Discs turn over in a wave and the numbers roll with them: checked on films.
use std::collections::BTreeMap;

use kozyr::dev::film::{ACT, Frame};
use kozyr_core::reversi::Square;

use crate::film_flights::{film, film_in, track};

fn square(name: &str) -> Square {
    name.strip_prefix("Disc ").unwrap().parse().unwrap()
}

/// In which frame each disc begins to turn over, for those that do.
fn turns(frames: &[Frame]) -> BTreeMap<String, usize> {
    let names = frames[0].things.iter().map(|thing| thing.name.clone());
    let begins = |name: &String| {
        track(frames, name).iter().position(|thing| thing.size[0] < thing.size[1] * 0.97)
    };
    names.filter_map(|name| Some((name.clone(), begins(&name)?))).collect()
}

/// For each ring around a square the frames in which its discs begin to turn.
fn rings(turns: &BTreeMap<String, usize>, middle: Square) -> BTreeMap<usize, Vec<usize>> {
    let mut rings: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (name, &at) in turns {
        rings.entry(square(name).distance(middle)).or_default().push(at);
    }
    rings
}

fn placed(frames: &[Frame]) -> String {
    let first = |frame: &Frame| frame.things.iter().map(|thing| thing.name.clone()).collect();
    let (before, after): (Vec<String>, Vec<String>) = (first(&frames[0]), first(&frames[ACT + 6]));
    after.into_iter().find(|name| !before.contains(name)).expect("a disc was placed")
}

#[test]
fn discs_turn_outwards_ring_by_ring_with_an_edge() {
    let frames = film("placement");
    let middle = placed(&frames);
    let turns = turns(&frames);
    assert!(turns.len() >= 9, "{turns:?}");
    let rings: Vec<Vec<usize>> = rings(&turns, square(&middle)).into_values().collect();
    assert!(rings.len() > 1);
    for ring in &rings {
        assert!(ring.iter().all(|at| at == &ring[0]), "a ring turns together: {rings:?}");
    }
    assert!(rings.windows(2).all(|pair| pair[0][0] < pair[1][0]), "outwards: {rings:?}");
    for name in turns.keys() {
        let track = track(&frames, name);
        let thin = track.iter().min_by(|one, other| one.size[0].total_cmp(&other.size[0])).unwrap();
        assert!(thin.size[0] < thin.size[1] * 0.4, "{thin:?}");
        assert!(thin.edge > thin.size[1] * 0.06, "an edge is seen: {thin:?}");
        let ends = [track[0], track.last().unwrap()];
        assert!(ends.iter().all(|end| end.edge == 0.0), "not of one that lies");
        assert_ne!(ends[0].face_up, ends[1].face_up);
    }
}

#[test]
fn a_placed_disc_comes_down_and_glows() {
    let (mut app, frames) = film_in("placement", 390, 844);
    let name = placed(&frames);
    let heights: Vec<f32> = frames
        .iter()
        .filter_map(|frame| frame.things.iter().find(|thing| thing.name == name))
        .map(|thing| thing.height)
        .collect();
    assert!(heights[0] > 0.5, "{heights:?}");
    assert!(heights.windows(2).all(|pair| pair[1] <= pair[0] + 1e-4), "{heights:?}");
    assert_eq!(heights.last(), Some(&0.0));
    assert!(app.shown("Glow").is_some());
}

/// The two numbers of discs in each frame, the left one first.
fn numbers(frames: &[Frame]) -> Vec<[usize; 2]> {
    let of_frame = |frame: &Frame| {
        let mut found: Vec<(f32, usize)> = frame
            .words
            .iter()
            // The rows of the board have one digit, and lie lower.
            .filter(|word| word.place[1] < 160.0)
            .filter_map(|word| Some((word.place[0], word.text.parse().ok()?)))
            .collect();
        found.sort_by(|one, other| one.0.total_cmp(&other.0));
        (found.len() == 2).then(|| [found[0].1, found[1].1])
    };
    frames.iter().filter_map(of_frame).collect()
}

#[test]
fn numbers_roll_as_discs_turn() {
    let frames = film("placement");
    let numbers = numbers(&frames);
    assert!(numbers.len() > frames.len() / 2, "they were found");
    let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
    let mut steps = numbers.clone();
    steps.dedup();
    assert!(steps.len() >= 3, "in steps: {steps:?}");
    let gains = if last[0] > first[0] { 0 } else { 1 };
    assert!(steps.windows(2).all(|pair| pair[1][gains] >= pair[0][gains]), "{steps:?}");
    for (frame, shown) in frames.iter().skip(1).zip(numbers.iter().skip(1)) {
        let lie = frame.things.iter().filter(|thing| thing.face_up).count();
        // The disc that comes down counts when it has.
        assert!(shown[0] == lie || shown[0] + 1 == lie, "{}: {shown:?} {lie}", frame.number);
    }
}

#[test]
fn taking_back_turns_discs_inwards_and_lifts_the_one_that_was_placed() {
    let frames = film("reversi-undo");
    let (first, last) = (&frames[0], frames.last().unwrap());
    let gone: Vec<&str> = first
        .things
        .iter()
        .map(|thing| thing.name.as_str())
        .filter(|name| last.things.iter().all(|thing| thing.name != *name))
        .collect();
    assert_eq!(gone.len(), 1, "{gone:?}");
    let turns = turns(&frames);
    let rings: Vec<Vec<usize>> = rings(&turns, square(gone[0])).into_values().collect();
    assert!(turns.len() >= 5 && rings.len() > 1, "{rings:?}");
    assert!(rings.windows(2).all(|pair| pair[0][0] > pair[1][0]), "inwards: {rings:?}");
    let lifted = track(&frames, gone[0]);
    assert!(lifted.last().unwrap().height > 0.5 && lifted.last().unwrap().opacity < 0.5);
}

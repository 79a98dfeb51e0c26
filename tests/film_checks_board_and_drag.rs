//! Film checks for discs and drags.
use std::collections::{BTreeMap, BTreeSet};

use kozyr_reversi::Square;
use kozyr_testing::film::{ACTION_FRAME, FilmFrame, FilmItem};

use crate::{
    film_checks::{CheckResult, ensure},
    film_flights::{place, track},
};

/// Returns the square in the name of a disc, such as `Disc d4`.
pub fn square(name: &str) -> Option<Square> {
    name.strip_prefix("Disc ")?.parse().ok()
}

/// Returns the frame in which each flipping disc starts to turn, by name.
pub fn flip_frames(frames: &[FilmFrame]) -> BTreeMap<String, usize> {
    let names = frames[0].things.iter().map(|thing| thing.name.clone());
    let begins = |name: &String| {
        track(frames, name).iter().position(|thing| thing.size[0] < thing.size[1] * 0.97)
    };
    names.filter_map(|name| Some((name.clone(), begins(&name)?))).collect()
}

/// Returns the start frames of flips in each ring around a square, from the inside out.
pub fn rings(turns: &BTreeMap<String, usize>, middle: Square) -> Vec<Vec<usize>> {
    let mut rings: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (name, &at) in turns {
        let Some(square) = square(name) else { continue };
        rings.entry(square.distance(middle)).or_default().push(at);
    }
    rings.into_values().collect()
}

/// Returns the name of the disc placed by the action; `None` if there is none.
pub fn placed_disc(frames: &[FilmFrame]) -> Option<String> {
    let names = |frame: &FilmFrame| -> BTreeSet<String> {
        frame.things.iter().map(|thing| thing.name.clone()).collect()
    };
    let before = names(&frames[0]);
    names(&frames[ACTION_FRAME + 6]).into_iter().find(|name| !before.contains(name))
}

/// Checks that at least `min_flips` discs flip ring by ring, outward from the placed disc. Each
/// ring flips together, 2 to 4 frames after the previous one, with a visible edge.
pub fn check_flip_wave(frames: &[FilmFrame], min_flips: usize) -> CheckResult {
    let middle = placed_disc(frames).ok_or("no disc is placed")?;
    let middle = square(&middle).ok_or("it lies on no square")?;
    let turns = flip_frames(frames);
    ensure!(turns.len() >= min_flips, "{} discs flip", turns.len());
    let rings = rings(&turns, middle);
    ensure!(rings.len() > 1, "they all turn at once");
    ensure!(rings.iter().all(|ring| ring.iter().all(|at| *at == ring[0])), "{rings:?}");
    for pair in rings.windows(2) {
        let gap = pair[1][0].checked_sub(pair[0][0]).ok_or(format!("inwards: {rings:?}"))?;
        ensure!((2..=4).contains(&gap), "{gap} frames between two rings");
    }
    for name in turns.keys() {
        let track = track(frames, name);
        let thin = track.iter().min_by(|a, b| a.size[0].total_cmp(&b.size[0]));
        let thin = thin.ok_or("no frame")?;
        ensure!(thin.size[0] < thin.size[1] * 0.4, "{name} is never seen edge-on");
        ensure!(thin.edge > thin.size[1] * 0.06, "{name} has no edge");
        let (first, last) = (track[0], track[track.len() - 1]);
        ensure!(first.edge == 0.0 && last.edge == 0.0, "{name} shows an edge at rest");
        ensure!(first.face_up != last.face_up, "{name} shows the same side again");
    }
    Ok(())
}

/// Returns the two disc counts in a frame, the left one first.
pub fn numbers(frame: &FilmFrame) -> Option<[usize; 2]> {
    let mut found: Vec<(f32, usize)> = frame
        .words
        .iter()
        // The board's row labels have one digit and are lower.
        .filter(|word| word.place[1] < 160.0)
        .filter_map(|word| Some((word.place[0], word.text.parse().ok()?)))
        .collect();
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    (found.len() == 2).then(|| [found[0].1, found[1].1])
}

/// Checks that the counters match the discs visible in the same frame: each disc counts for the
/// side it shows, and a placed disc counts once it has landed.
pub fn check_disc_counts(frames: &[FilmFrame]) -> CheckResult {
    let new = placed_disc(frames).ok_or("no disc is placed")?;
    let mut values: Vec<[usize; 2]> = Vec::new();
    for frame in frames {
        let Some(counters) = numbers(frame) else { continue };
        let has_landed = |thing: &&FilmItem| thing.name != new || thing.height <= 0.0;
        let shows = |up: bool| move |thing: &&FilmItem| thing.face_up == up;
        let landed = || frame.things.iter().filter(has_landed);
        let visible = [landed().filter(shows(true)).count(), landed().filter(shows(false)).count()];
        ensure!(counters == visible, "{}: {counters:?} shown, {visible:?} visible", frame.number);
        values.push(counters);
    }
    ensure!(values.len() > frames.len() / 2, "only {} counters found", values.len());
    values.dedup();
    ensure!(values.len() > 3, "the counters don't roll: {values:?}");
    Ok(())
}

/// Returns the last frame in which the pointer holds a card, and the name of the card.
pub fn last_dragged(frames: &[FilmFrame]) -> Option<(usize, String)> {
    let held = |frame: &FilmFrame| frame.things.iter().find(|thing| thing.held).cloned();
    let last = frames.iter().rposition(|frame| held(frame).is_some())?;
    Some((last, held(&frames[last])?.name))
}

/// Checks that a dragged card follows a steadily moving finger without lag, leans in its direction
/// and is raised, and that the other cards make room.
pub fn check_follows_finger(frames: &[FilmFrame]) -> CheckResult {
    let (last, name) = last_dragged(frames).ok_or("no card is held")?;
    let track = track(frames, &name);
    let first = track.iter().position(|thing| thing.held).ok_or("no card is held")?;
    // The finger stops in this frame.
    let arrived = ACTION_FRAME + 24;
    let step = place(track[first + 1]) - place(track[first]);
    for at in first + 1..arrived {
        let moved = place(track[at + 1]) - place(track[at]);
        ensure!(moved.distance(step) < 0.6, "{at}: it moves {moved}, the finger {step}");
    }
    let lag = place(track[arrived]).distance(place(track[last]));
    ensure!(lag < 0.6, "it is {lag} behind");
    let angles = (first..=arrived).map(|at| track[at].angle);
    let max_angle = angles.fold(0.0_f32, |a, b| if b.abs() > a.abs() { b } else { a });
    let leaning = max_angle.abs() > 1.0 && max_angle.signum() == step.x.signum();
    ensure!(step.x.abs() <= 2.0 || leaning, "it leans by {max_angle}");
    ensure!(track[arrived].height > 0.8, "it isn't raised");
    let goals = |frame: &FilmFrame| -> Vec<f32> {
        let others = frame.things.iter().filter(|thing| thing.belongs == "Seat 0");
        others.filter(|thing| thing.name != name).map(|thing| thing.goal[0]).collect()
    };
    let [before, after] = [&frames[0], &frames[first]].map(goals);
    let shifts = before.iter().zip(&after).map(|(before, after)| (before - after).abs());
    ensure!(shifts.fold(0.0, f32::max) > 8.0, "nothing makes room");
    Ok(())
}

/// Checks that an unplayable card shakes and returns, and that one line explains why.
pub fn check_shakes_and_returns(frames: &[FilmFrame]) -> CheckResult {
    let (last, name) = last_dragged(frames).ok_or("no card is held")?;
    let track = track(frames, &name);
    let x: Vec<f32> =
        track[last..].iter().map(|thing| thing.place[0] - track[last].place[0]).collect();
    let shaken = &x[1..14];
    let turns = shaken.windows(2).filter(|pair| pair[0] * pair[1] < 0.0).count();
    ensure!(turns >= 3, "it doesn't shake: {shaken:?}");
    let end = track[track.len() - 1];
    let has_returned = end.belongs == "Seat 0" && place(end).distance(end.goal.into()) < 0.1;
    ensure!(has_returned, "it doesn't return: {end:?}");
    let before: BTreeSet<&str> = frames[last].words.iter().map(|word| word.text.as_str()).collect();
    let new = frames[last + 3].words.iter().filter(|word| !before.contains(word.text.as_str()));
    let explanations = new.filter(|word| word.text.split(' ').count() > 3).count();
    ensure!(explanations == 1, "{explanations} lines explain why");
    Ok(())
}

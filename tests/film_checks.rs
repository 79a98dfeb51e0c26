//! Checks of film data, one for each promise about motion.
use std::collections::BTreeSet;

use kozyr_testing::film::{FilmFrame, FilmItem};

use crate::film_flights::{FRAME, Flight, flights, place, track};

/// `Ok`, or a description of the fault.
pub type CheckResult = Result<(), String>;

macro_rules! ensure {
    ($holds:expr, $($what:tt)+) => {
        let holds: bool = $holds;
        if !holds {
            return Err(format!($($what)+));
        }
    };
}
pub(crate) use ensure;

/// Checks that every card of the deck appears exactly once in every frame and is visible.
pub fn check_whole_deck(frames: &[FilmFrame], deck: usize) -> CheckResult {
    for frame in frames {
        let names: BTreeSet<&str> = frame.things.iter().map(|thing| thing.name.as_str()).collect();
        let number = frame.number;
        ensure!(frame.things.len() == deck, "{number}: {} cards", frame.things.len());
        ensure!(names.len() == deck, "{number}: {} different cards", names.len());
        // Cards that fade in are slightly visible from their first frame.
        let faint = frame.things.iter().find(|thing| thing.opacity < 0.29);
        ensure!(faint.is_none(), "{number}: {faint:?}");
    }
    Ok(())
}

/// Checks that the counter beside each opponent and the talon matches the cards at rest there in
/// the same frame. Cards that have left or have not landed don't count.
pub fn check_counts(frames: &[FilmFrame]) -> CheckResult {
    let flights = flights(frames);
    let seats = other_seats(frames);
    let talon = frames[0].things.iter().find(|thing| thing.belongs == "Talon");
    let talon = talon.ok_or("no talon")?.goal;
    let mut compared = 0;
    for (at, frame) in frames.iter().enumerate() {
        for (seat, x) in &seats {
            let Some(written) = counter_near(frame, *x) else { continue };
            let card_count = resting_cards(frames, &flights, seat, at);
            ensure!(
                written == card_count,
                "{at}: {written} shown at {seat}, {card_count} cards there"
            );
            compared += 1;
        }
        let Some(written) = talon_counter(frame, talon) else { continue };
        let card_count = resting_cards(frames, &flights, "Talon", at);
        ensure!(
            written == card_count,
            "{at}: {written} shown at the talon, {card_count} cards there"
        );
        compared += 1;
    }
    ensure!(compared > frames.len(), "only {compared} counters found");
    Ok(())
}

/// Returns the opponents' seats, each with the mean x position of its hand.
fn other_seats(frames: &[FilmFrame]) -> Vec<(String, f32)> {
    let Some(last) = frames.last() else { return Vec::new() };
    let belongs = last.things.iter().map(|thing| thing.belongs.as_str());
    let others: BTreeSet<&str> =
        belongs.filter(|belongs| belongs.starts_with("Seat") && *belongs != "Seat 0").collect();
    let middle = |seat: &str| {
        let of_seat = last.things.iter().filter(|thing| thing.belongs == seat);
        let x: Vec<f32> = of_seat.map(|thing| thing.goal[0]).collect();
        x.iter().sum::<f32>() / x.len() as f32
    };
    others.into_iter().map(|seat| (seat.to_owned(), middle(seat))).collect()
}

/// Returns the card counter above or below a position; `None` if there is none.
fn counter_near(frame: &FilmFrame, x: f32) -> Option<usize> {
    let is_count = |text: &str| text.ends_with(" cards") || text.ends_with(" card");
    let counts = frame.words.iter().filter(|word| is_count(&word.text));
    let distance = |place: [f32; 2]| (place[0] - x).abs();
    let near = counts.min_by(|a, b| distance(a.place).total_cmp(&distance(b.place)))?;
    let number = near.text.split(' ').next().and_then(|number| number.parse().ok());
    number.filter(|_| distance(near.place) <= 40.0)
}

/// Returns the card counter above the talon; `None` if there is none.
fn talon_counter(frame: &FilmFrame, talon: [f32; 2]) -> Option<usize> {
    let near =
        |place: [f32; 2]| (place[0] - talon[0]).abs() < 30.0 && (place[1] - talon[1]).abs() < 160.0;
    let of_talon = frame
        .words
        .iter()
        .find(|word| word.text.chars().all(|letter| letter.is_ascii_digit()) && near(word.place));
    of_talon.and_then(|word| word.text.parse().ok())
}

/// Returns the number of cards at rest in a place in a frame.
fn resting_cards(
    frames: &[FilmFrame],
    flights: &[Flight],
    place_name: &str,
    frame: usize,
) -> usize {
    let is_at_rest = |name: &str| {
        let mut of_card = flights.iter().filter(|flight| flight.name == name);
        let Some(first) = of_card.clone().next() else {
            return track(frames, name).last().is_some_and(|thing| thing.belongs == place_name);
        };
        match of_card.rfind(|flight| flight.left < frame) {
            None => first.places[0] == place_name,
            Some(last) => last.places[1] == place_name && frame >= last.landed,
        }
    };
    frames[frame].things.iter().filter(|thing| is_at_rest(&thing.name)).count()
}

/// Checks that the cards of one action fly together from one place to another. Cards that leave a
/// sixth of a second after the first belong to another action.
pub fn check_simultaneous(frames: &[FilmFrame], from: &str, to: &str) -> CheckResult {
    const ACTION_FRAMES: usize = 10;
    let flights = flights(frames);
    let of_action: Vec<&Flight> = flights
        .iter()
        .filter(|flight| flight.places[0].starts_with(from) && flight.places[1].starts_with(to))
        .collect();
    let first = of_action.first().ok_or("nothing flies")?.left;
    let of_action: Vec<&Flight> =
        of_action.into_iter().filter(|flight| flight.left <= first + ACTION_FRAMES).collect();
    let starts: BTreeSet<usize> = of_action.iter().map(|flight| flight.left).collect();
    ensure!(of_action.len() > 1, "{} cards fly from {from} to {to}", of_action.len());
    ensure!(starts.len() == 1, "they start in frames {starts:?}");
    Ok(())
}

/// Checks that cards are drawn one by one, 25 to 60 ms apart at normal speed; `pace` multiplies
/// these times. With `round_by_round`, that many seats draw one card each in turn; otherwise each
/// seat draws all its cards at once.
pub fn check_staggered(
    frames: &[FilmFrame],
    pace: f32,
    round_by_round: Option<usize>,
) -> CheckResult {
    let flights = flights(frames);
    let drawn: Vec<&Flight> = flights.iter().filter(|flight| flight.places[0] == "Talon").collect();
    ensure!(drawn.len() >= 4, "{} cards drawn", drawn.len());
    let gaps = 25.0 * pace..=60.0 * pace;
    for pair in drawn.windows(2) {
        let gap = (pair[1].left - pair[0].left) as f32 * FRAME;
        // At 60 frames per second, the gap may be off by one frame.
        let tolerated = gaps.start() - FRAME..=gaps.end() + FRAME;
        ensure!(tolerated.contains(&gap) && gap > 0.0, "{gap} ms between {pair:?}");
    }
    let all = (drawn[drawn.len() - 1].left - drawn[0].left) as f32 * FRAME;
    let mean = all / (drawn.len() - 1) as f32;
    ensure!(gaps.contains(&mean), "{mean} ms on average");
    let seats: Vec<&str> = drawn.iter().map(|flight| flight.places[1].as_str()).collect();
    if let Some(players) = round_by_round {
        let around = (0..drawn.len()).map(|turn| format!("Seat {}", turn % players));
        ensure!(around.eq(seats.iter().copied()), "not one card per seat in turn: {seats:?}");
        return Ok(());
    }
    let mut turns = seats.clone();
    turns.dedup();
    let different: BTreeSet<&str> = turns.iter().copied().collect();
    ensure!(turns.len() == different.len(), "a seat draws twice: {seats:?}");
    Ok(())
}

/// Checks that flights last a quarter to half a second at normal speed, and overshoot their goal
/// visibly but by at most 5 %. `pace` multiplies these times.
pub fn check_springs(frames: &[FilmFrame], pace: f32) -> CheckResult {
    let all = flights(frames);
    ensure!(!all.is_empty(), "nothing flies");
    let durations = 250.0 * pace - FRAME..=500.0 * pace + FRAME;
    for flight in all.iter().filter(|flight| flight.length() > 30.0) {
        let time = flight.milliseconds();
        ensure!(durations.contains(&time), "{time} ms: {} to {}", flight.name, flight.places[1]);
        let max_progress =
            flight.seen.iter().map(|thing| flight.progress(thing)).fold(0.0, f32::max);
        ensure!(
            max_progress > 1.005 && max_progress <= 1.05,
            "{max_progress} of the distance: {}",
            flight.name
        );
    }
    Ok(())
}

/// Checks that cards on long flights tilt and rise, and that their shadow grows, softens and moves
/// away.
pub fn check_tilt_and_shadow(frames: &[FilmFrame]) -> CheckResult {
    let mut checked = 0;
    for flight in flights(frames).iter().filter(|flight| flight.length() > 120.0) {
        checked += 1;
        let name = &flight.name;
        let ends = [&flight.seen[0], flight.seen.last().ok_or("no frame")?];
        let level = |thing: &FilmItem| {
            ends[0].angle + (ends[1].angle - ends[0].angle) * flight.progress(thing)
        };
        let tilt = flight.seen.iter().map(|thing| (thing.angle - level(thing)).abs());
        ensure!(tilt.fold(0.0, f32::max) > 3.0, "{name} does not tilt");
        let top = flight.seen.iter().max_by(|a, b| a.height.total_cmp(&b.height));
        let top = top.ok_or("no frame")?;
        let is_grounded = ends.iter().all(|end| end.height == 0.0);
        ensure!(top.height > 0.8 && is_grounded, "{name} doesn't rise and land");
        let high = top.shadow.ok_or(format!("{name} has no shadow in the air"))?;
        ensure!(high.soft > 0.5, "{name}: {high:?}");
        let Some(low) = ends[1].shadow else { continue };
        ensure!(low.soft < 0.1, "{name}: {low:?}");
        ensure!(high.width > low.width * 1.1, "{name}: {high:?} {low:?}");
        ensure!(high.away > low.away + 2.0, "{name}: {high:?} {low:?}");
    }
    ensure!(checked > 0, "nothing flies far");
    Ok(())
}

/// Checks that a beaten bout stays for at least `min_stay` milliseconds after the last beating card
/// lands, and leaves as one pile.
pub fn check_beaten_bout(frames: &[FilmFrame], min_stay: f32) -> CheckResult {
    let flights = flights(frames);
    let cleared: Vec<&Flight> =
        flights.iter().filter(|flight| flight.places == ["Bout", "Discard"]).collect();
    ensure!(cleared.len() >= 4, "{} cards cleared", cleared.len());
    let left = cleared[0].left;
    let since = flights.iter().filter(|flight| flight.places[1] == "Bout");
    let since = since.map(|flight| flight.rests).max().unwrap_or(0);
    let stays = left.saturating_sub(since) as f32 * FRAME;
    ensure!(stays >= min_stay, "it stays for {stays} ms");
    ensure!(cleared.iter().all(|flight| flight.left == left), "it doesn't leave as one pile");
    Ok(())
}

/// Checks that cards are drawn after the bout has left.
pub fn check_draws_after_bout(frames: &[FilmFrame]) -> CheckResult {
    let flights = flights(frames);
    let cleared = flights.iter().find(|flight| flight.places == ["Bout", "Discard"]);
    let left = cleared.ok_or("nothing is cleared away")?.left;
    let drawn = flights.iter().filter(|flight| flight.places[0] == "Talon");
    let first = drawn.map(|flight| flight.left).min().ok_or("nothing is drawn")?;
    ensure!(first > left, "cards drawn in frame {first}, bout leaves in {left}");
    Ok(())
}

/// Checks that nothing travels, tilts or rises, as with reduced motion: items are at their old or
/// new place, and fade in there.
pub fn check_only_fades(frames: &[FilmFrame]) -> CheckResult {
    let mut fades = 0;
    for pair in frames.windows(2) {
        for thing in &pair[1].things {
            let Some(before) = pair[0].things.iter().find(|other| other.name == thing.name) else {
                continue;
            };
            let number = pair[1].number;
            let distance = place(thing).distance(place(before));
            let is_at_goal = place(thing).distance(thing.goal.into()) < 0.05;
            ensure!(distance < 0.05 || is_at_goal, "{number}: {} travels {distance}", thing.name);
            ensure!(thing.height == 0.0, "{number}: {} rises", thing.name);
            fades += usize::from(thing.opacity < 0.99);
        }
    }
    ensure!(fades > 0, "nothing fades");
    Ok(())
}

/// Checks that one of the sounds plays in exactly those frames in which cards land in a place.
pub fn check_sound_timing(frames: &[FilmFrame], to: &str, sounds: &[&str]) -> CheckResult {
    let of_place = |flight: &&Flight| flight.places[1].starts_with(to);
    let flights = flights(frames);
    let landed: BTreeSet<usize> =
        flights.iter().filter(of_place).map(|flight| flight.landed).collect();
    let is_wanted = |sound: &String| sounds.iter().any(|wanted| sound.starts_with(wanted));
    let sounded: BTreeSet<usize> =
        (1..frames.len()).filter(|&at| frames[at].sounds.iter().any(is_wanted)).collect();
    ensure!(!landed.is_empty(), "nothing lands");
    ensure!(landed == sounded, "landed in frames {landed:?}, sounds in {sounded:?}");
    Ok(())
}

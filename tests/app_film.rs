//! Cards move as things do that have weight, and numbers tell what is seen: checked on films.
use std::collections::BTreeSet;

use kozyr::dev::{
    film::{ACT, Frame},
    testing::TestApp,
};

use crate::film_flights::{FRAME, Flight, film, film_in, flights, place, track};

/// The moments of the card table in which cards change their places by themselves.
const MOMENTS: [&str; 9] =
    ["deal", "lead", "beat", "throw-in", "transfer", "take", "beaten-off", "refill", "undo"];

fn between(flights: &[Flight], from: &str, to: &str) -> usize {
    let belongs =
        |flight: &&Flight| flight.places[0].starts_with(from) && flight.places[1].starts_with(to);
    flights.iter().filter(belongs).count()
}

#[test]
fn every_moment_can_be_filmed_and_something_changes_in_it() {
    for moment in TestApp::moments() {
        let frames = film(moment);
        let begin = &frames[ACT.min(frames.len() - 1)];
        // Of a pass only words tell.
        let changes = |frame: &Frame| frame.things != begin.things || frame.words != begin.words;
        assert!(frames.iter().any(changes), "{moment}");
    }
}

#[test]
fn the_whole_deck_is_there_once_in_every_frame() {
    for moment in MOMENTS {
        for frame in film(moment) {
            let names: BTreeSet<&str> =
                frame.things.iter().map(|thing| thing.name.as_str()).collect();
            // Six players draw anew only with the large deck.
            let deck = if moment == "refill" { 52 } else { 36 };
            assert_eq!([frame.things.len(), names.len()], [deck; 2], "{moment} {}", frame.number);
            let seen = frame.things.iter().all(|thing| thing.opacity == 1.0);
            assert!(seen, "{moment} {}", frame.number);
        }
    }
}

/// The number of cards that is written for each seat of others, and for the talon.
fn written(frame: &Frame, seats: &[(String, f32)], talon: [f32; 2]) -> Vec<Option<usize>> {
    let count = |text: &str| text.split(' ').next().and_then(|number| number.parse().ok());
    let is_count = |text: &str| text.ends_with(" cards") || text.ends_with(" card");
    let of_seat = |(_, x): &(String, f32)| {
        let counts = frame.words.iter().filter(|word| is_count(&word.text));
        let near = counts
            .min_by(|one, other| (one.place[0] - x).abs().total_cmp(&(other.place[0] - x).abs()))?;
        if (near.place[0] - x).abs() > 40.0 {
            return None;
        }
        count(&near.text)
    };
    let of_talon = frame.words.iter().find(|word| {
        let digits = word.text.chars().all(|letter| letter.is_ascii_digit());
        digits
            && (word.place[0] - talon[0]).abs() < 30.0
            && (word.place[1] - talon[1]).abs() < 160.0
    });
    let mut written: Vec<Option<usize>> = seats.iter().map(of_seat).collect();
    written.push(of_talon.and_then(|word| count(&word.text)));
    written
}

/// How many cards lie in a place in a frame: those that have left it do not, nor those that are
/// about to land.
fn lying(frames: &[Frame], flights: &[Flight], at: &str, frame: usize) -> usize {
    let lies = |name: &str| {
        let mut of_card = flights.iter().filter(|flight| flight.name == name);
        let Some(first) = of_card.clone().next() else {
            return track(frames, name).last().is_some_and(|thing| thing.belongs == at);
        };
        match of_card.rfind(|flight| flight.left < frame) {
            None => first.places[0] == at,
            Some(last) => last.places[1] == at && frame >= last.landed,
        }
    };
    frames[frame].things.iter().filter(|thing| lies(&thing.name)).count()
}

#[test]
fn numbers_change_when_a_card_leaves_or_lands_and_never_early() {
    for moment in ["deal", "deal-two", "take", "refill", "beaten-off"] {
        let frames = film(moment);
        let flights = flights(&frames);
        let last = frames.last().unwrap();
        let others: BTreeSet<&str> = last
            .things
            .iter()
            .map(|thing| thing.belongs.as_str())
            .filter(|belongs| belongs.starts_with("Seat") && *belongs != "Seat 0")
            .collect();
        let seats: Vec<(String, f32)> = others
            .into_iter()
            .map(|seat| {
                let of_seat = last.things.iter().filter(|thing| thing.belongs == seat);
                let x: Vec<f32> = of_seat.map(|thing| thing.goal[0]).collect();
                (seat.to_owned(), x.iter().sum::<f32>() / x.len() as f32)
            })
            .collect();
        let talon = frames[0].things.iter().find(|thing| thing.belongs == "Talon").unwrap().goal;
        let mut compared = 0;
        for at in 1..frames.len() {
            let names = seats.iter().map(|(seat, _)| seat.as_str()).chain(["Talon"]);
            for (name, written) in names.zip(written(&frames[at], &seats, talon)) {
                // A frame's words are of what that frame shows, or of the one before it.
                let counts = [at - 1, at].map(|at| lying(&frames, &flights, name, at));
                let Some(written) = written else { continue };
                let [least, most] = [counts[0].min(counts[1]), counts[0].max(counts[1])];
                let fits = (least..=most).contains(&written);
                assert!(fits, "{moment} {at}: {name} {written} {counts:?}");
                compared += 1;
            }
        }
        assert!(compared > frames.len(), "{moment}: the numbers were found");
    }
}

#[test]
fn cards_of_one_action_fly_together() {
    for (moment, from, to) in [("lead", "Seat", "Bout"), ("take", "Bout", "Seat")] {
        let flights = flights(&film(moment));
        let of_action = flights.iter().filter(|flight| flight.places[0].starts_with(from));
        let together: BTreeSet<usize> = of_action.map(|flight| flight.left).collect();
        assert!(between(&flights, from, to) > 1, "{moment}");
        assert_eq!(together.len(), 1, "{moment}");
    }
}

#[test]
fn cards_are_drawn_one_by_one_around_the_table() {
    for moment in ["deal", "refill"] {
        let frames = film(moment);
        let flights = flights(&frames);
        let drawn: Vec<&Flight> =
            flights.iter().filter(|flight| flight.places[0] == "Talon").collect();
        assert!(drawn.len() >= 4, "{moment}");
        for pair in drawn.windows(2) {
            let gap = (pair[1].left - pair[0].left) as f32 * FRAME;
            assert!((25.0..=60.0 + FRAME).contains(&gap), "{moment}: {gap} ms");
        }
        let all = (drawn[drawn.len() - 1].left - drawn[0].left) as f32 * FRAME;
        let mean = all / (drawn.len() - 1) as f32;
        assert!((25.0..=60.0).contains(&mean), "{moment}: {mean} ms");
        let seats: Vec<&str> = drawn.iter().map(|flight| flight.places[1].as_str()).collect();
        if moment == "deal" {
            let around: Vec<String> = (0..36).map(|turn| format!("Seat {}", turn % 6)).collect();
            assert_eq!(seats, around, "one to each, round by round");
        } else {
            let mut turns = seats.clone();
            turns.dedup();
            let different: BTreeSet<&str> = turns.iter().copied().collect();
            assert_eq!(turns.len(), different.len(), "who has drawn is not drawn for again");
        }
    }
}

#[test]
fn flights_last_a_quarter_to_half_a_second_and_end_on_a_spring() {
    for moment in MOMENTS {
        let frames = film(moment);
        let all = flights(&frames);
        assert!(!all.is_empty(), "{moment}");
        for flight in all.iter().filter(|flight| flight.length() > 30.0) {
            let time = flight.milliseconds();
            assert!((250.0..=500.0 + FRAME).contains(&time), "{moment}: {time} ms {flight:?}");
            let most = flight.seen.iter().map(|thing| flight.gone(thing)).fold(0.0, f32::max);
            assert!(most > 1.005 && most <= 1.05, "{moment}: {most} {flight:?}");
        }
    }
}

#[test]
fn what_flies_tilts_and_its_shadow_grows_softens_and_strays() {
    for moment in ["lead", "beat", "take", "beaten-off"] {
        let frames = film(moment);
        for flight in flights(&frames).iter().filter(|flight| flight.length() > 120.0) {
            let ends = [&flight.seen[0], flight.seen.last().unwrap()];
            let level = |thing: &kozyr::dev::film::Thing| {
                ends[0].angle + (ends[1].angle - ends[0].angle) * flight.gone(thing)
            };
            let tilt = flight.seen.iter().map(|thing| (thing.angle - level(thing)).abs());
            assert!(tilt.fold(0.0, f32::max) > 3.0, "{moment}: {flight:?}");
            let top = flight.seen.iter().max_by(|one, other| one.height.total_cmp(&other.height));
            let top = top.unwrap();
            assert!(top.height > 0.8 && ends.iter().all(|end| end.height == 0.0), "{moment}");
            let [high, low] =
                [top, ends[1]].map(|thing| thing.shadow.unwrap_or(top.shadow.unwrap()));
            assert!(high.soft > 0.5, "{moment}: {high:?}");
            if ends[1].shadow.is_some() {
                assert!(low.soft < 0.1, "{moment}: {low:?}");
                assert!(high.width > low.width * 1.1, "{moment}: {high:?} {low:?}");
                assert!(high.away > low.away + 2.0, "{moment}: {high:?} {low:?}");
            }
        }
    }
}

#[test]
fn shadows_in_a_pile_do_not_add_up() {
    let frames = film("lead");
    for pile in ["Talon", "Discard"] {
        let in_pile = frames[0].things.iter().filter(|thing| thing.belongs == pile);
        assert!(in_pile.filter(|thing| thing.shadow.is_some()).count() <= 4, "{pile}");
    }
}

#[test]
fn a_beaten_bout_can_be_read_and_leaves_as_one_heap() {
    for moment in ["beaten-off", "refill"] {
        let frames = film(moment);
        let flights = flights(&frames);
        let cleared: Vec<&Flight> =
            flights.iter().filter(|flight| flight.places == ["Bout", "Discard"]).collect();
        assert!(cleared.len() >= 4, "{moment}");
        let left = cleared[0].left;
        assert!(left as f32 * FRAME >= 1000.0, "{moment}: after {left} frames");
        assert!(cleared.iter().all(|flight| flight.left == left), "{moment}: together");
        let drawn = flights.iter().filter(|flight| flight.places[0] == "Talon");
        assert!(drawn.into_iter().all(|flight| flight.left > left), "{moment}: then they draw");
    }
}

#[test]
fn it_is_shown_who_takes_and_who_is_the_fool() {
    let frames = film("take");
    let flights = flights(&frames);
    let taken = flights.iter().find(|flight| flight.places[0] == "Bout").unwrap();
    assert!(taken.places[1].starts_with("Seat"));
    for frame in &frames[taken.left + 2..taken.landed] {
        let near = frame.words.iter().find(|word| word.text == "I take");
        let near = near.expect("whoever takes says so as long as the cards fly");
        assert!((near.place[0] - taken.to.x).abs() < 80.0, "beside the hand");
        assert!(frame.words.iter().any(|word| word.text.ends_with(" takes")));
    }
    let frames = film("fool");
    let last = frames.last().unwrap();
    assert!(last.words.iter().any(|word| word.text.contains("fool")), "{:?}", last.words);
}

#[test]
fn taking_back_is_the_flight_backwards() {
    let frames = film("undo");
    let flights = flights(&frames);
    assert!(!flights.is_empty());
    assert!(flights.iter().any(|flight| flight.places == ["Bout", "Seat 0"]), "{flights:?}");
    for flight in &flights {
        // Each goes straight back: no card by way of another place.
        let seen = flight.seen[1..].iter();
        let belongs: BTreeSet<&String> = seen.map(|thing| &thing.belongs).collect();
        assert_eq!(belongs.len(), 1, "{flight:?}");
    }
}

#[test]
fn nothing_moves_or_is_drawn_when_all_has_come_to_rest() {
    for moment in ["beat", "refill", "placement"] {
        let (mut app, frames) = film_in(moment, 1280, 800);
        let last = &frames[frames.len() - 8..];
        assert!(last.iter().all(|frame| frame.things == last[0].things), "{moment}");
        app.settle();
        for _ in 0..60 {
            app.frame();
        }
        assert_eq!((0..20).filter(|_| app.wants_frames()).count(), 0, "{moment}");
    }
}

#[test]
fn places_are_within_the_window_while_cards_fly() {
    for frame in film("deal") {
        for thing in &frame.things {
            let at = place(thing);
            assert!((0.0..=390.0).contains(&at.x) && (0.0..=844.0).contains(&at.y), "{thing:?}");
        }
    }
}

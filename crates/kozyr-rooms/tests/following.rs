//! Clients that show a match by possible records.

use kozyr_core::game::{FollowStep, Game, Record, Seat};
use kozyr_durak::{Durak, Event};
use kozyr_reversi::Reversi;
use kozyr_rooms::{GameRecord, GameView};
use rand::RngExt;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::json;

use crate::support::{options::any_options, party::Party};

/// What a display shows to one client.
#[derive(Default)]
struct Display {
    durak: Option<Record<Durak>>,
    reversi: Option<Record<Reversi>>,
    /// The steps so far: deals, taken back, revised, played.
    steps: [usize; 4],
}

/// Follows a match to its latest record. `looks_same` compares two records as the client sees them.
fn follow<G: Game>(
    shown: &mut Option<Record<G>>,
    latest: Record<G>,
    steps: &mut [usize; 4],
    looks_same: impl Fn(&Record<G>, &Record<G>) -> bool,
) {
    let shown = shown.get_or_insert_with(|| latest.after_actions(0));
    while let Some(step) = FollowStep::next(shown, &latest) {
        match step {
            FollowStep::Deal(record) => {
                steps[0] += 1;
                *shown = record;
            }
            FollowStep::TakeBack(count) => {
                steps[1] += 1;
                assert!(count < shown.actions().len());
                *shown = shown.after_actions(count);
            }
            FollowStep::Revise(record) => {
                steps[2] += 1;
                assert!(looks_same(shown, &record), "{shown:?} and {record:?} look different");
                *shown = record;
            }
            FollowStep::Play(action) => {
                steps[3] += 1;
                shown.play(action).expect("a legal action");
            }
        }
    }
    assert_eq!(*shown, latest);
}

/// The events after the last redeal.
fn last_deal(history: &[Event]) -> Vec<Event> {
    let redealt = history.iter().rposition(|event| matches!(event, Event::Redealt { .. }));
    history[redealt.map_or(0, |index| index + 1)..].to_vec()
}

/// What both seats see of each event.
fn public_history(game: &Durak) -> Vec<Event> {
    let [first, second] = [0, 1].map(|seat| game.view(Seat::new(seat)));
    first.history().map(|event| second.redacted(event)).collect()
}

/// Whether two records look the same to a seat, or to a spectator.
fn durak_looks_same(viewer: Option<Seat>, left: &Record<Durak>, right: &Record<Durak>) -> bool {
    match viewer {
        Some(seat) => {
            let [left, right] = [left, right].map(|record| {
                let mut view = record.game().view(seat).snapshot();
                // The order of cards that were drawn together and have been played is lost.
                view.hand_as_drawn.clear();
                view
            });
            left == right
        }
        None => public_history(left.game()) == public_history(right.game()),
    }
}

/// Lets a client follow the match, and compares what it shows with its view.
fn check(party: &Party, client: usize, display: &mut Display) {
    let own = party.clients[client].own.as_ref().unwrap();
    let Some(latest) = own.possible_record().unwrap() else { return };
    let seat = own.seat();
    let view = &own.game().unwrap().view;
    match latest {
        GameRecord::Durak(latest) => {
            follow(&mut display.durak, *latest, &mut display.steps, |left, right| {
                durak_looks_same(seat, left, right)
            });
            let shown = display.durak.as_ref().unwrap();
            assert_eq!(shown.to_act().map(|(seat, _)| seat), party.to_act());
            match view {
                GameView::Durak(view) => {
                    let mut view = (**view).clone();
                    view.history = last_deal(&view.history);
                    assert_eq!(shown.game().view(seat.unwrap()).snapshot(), view);
                }
                GameView::PublicDurak(view) => {
                    assert_eq!(public_history(shown.game()), last_deal(&view.history));
                    let first = shown.game().view(Seat::new(0));
                    assert_eq!(first.table_pairs(), view.table);
                    assert_eq!(first.discard(), view.discard);
                    assert_eq!(first.talon_len(), view.talon);
                    let seats = Seat::all(view.counts.len());
                    let counts: Vec<_> = seats.map(|seat| first.hand_size(seat)).collect();
                    assert_eq!(counts, view.counts);
                }
                _ => panic!("a view of another game"),
            }
        }
        GameRecord::Reversi(latest) => {
            follow(&mut display.reversi, *latest, &mut display.steps, |left, right| {
                left.game() == right.game()
            });
            let shown = display.reversi.as_ref().unwrap().game();
            match view {
                GameView::Reversi(view) => assert_eq!(shown.view(view.seat).snapshot(), **view),
                GameView::PublicReversi(view) => assert_eq!(shown.position(), view.position),
                _ => panic!("a view of another game"),
            }
        }
    }
}

#[test]
fn every_client_can_show_every_match_without_knowing_what_is_hidden() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let mut steps = [0; 4];
    for number in 0..20 {
        let mut party = Party::seated(any_options(&mut rng), 1, number);
        let clients = party.clients.len();
        let mut displays: Vec<_> = (0..clients).map(|_| Display::default()).collect();
        for _ in 0..2 {
            party.start();
            loop {
                // Some clients see several actions at once.
                for (client, display) in displays.iter_mut().enumerate() {
                    if rng.random_ratio(3, 4) {
                        check(&party, client, display);
                    }
                }
                if rng.random_ratio(1, 20) {
                    take_back(&mut party, &mut rng);
                }
                if !party.play_one() {
                    break;
                }
            }
            for (client, display) in displays.iter_mut().enumerate() {
                check(&party, client, display);
            }
            for client in 0..clients - 1 {
                party.ok(client, json!({ "type": "ready", "ready": true }));
            }
        }
        for display in &displays {
            steps.iter_mut().zip(display.steps).for_each(|(total, count)| *total += count);
        }
    }
    // All kinds of steps were taken often enough to mean something.
    for (count, least) in steps.into_iter().zip([20, 100, 1000, 5000]) {
        assert!(count >= least, "{steps:?}");
    }
}

/// A person asks to take an action back, and the others agree, if that is possible.
fn take_back(party: &mut Party, rng: &mut ChaCha8Rng) {
    let client = rng.random_range(0..party.clients.len() - 1);
    let turn = party.clients[client].turn();
    let answer = party.say(client, json!({ "type": "take-back", "turn": turn }));
    if answer["type"] == "rejected" {
        return;
    }
    for other in 0..party.clients.len() - 1 {
        if other != client && party.clients[client].turn() == turn {
            party.ok(other, json!({ "type": "answer-take-back", "turn": turn, "agree": true }));
        }
    }
}

#[test]
fn a_possible_record_shows_no_hidden_card() {
    // Two deals that look the same to the client lead to the same record.
    let mut rng = ChaCha8Rng::seed_from_u64(22);
    for number in 0..20 {
        let mut party = Party::seated(any_options(&mut rng), 0, number);
        party.start();
        party.play(20);
        let client = party.clients[0].own.as_ref().unwrap();
        let Some(record) = client.possible_record().unwrap() else { continue };
        // It is made from the client's messages alone, so it is the same after a reconnection.
        party.clients[0].own = Some(kozyr_rooms::RoomClient::new());
        party.clients[0].seq = None;
        party.connect(0);
        let again = party.clients[0].own.as_ref().unwrap().possible_record().unwrap();
        assert_eq!(again, Some(record));
    }
}

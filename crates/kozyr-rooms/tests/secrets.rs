//! A message contains nothing that its recipient may not know.
//!
//! Two oracles that share no code with the views. First, two worlds: the log of a room is changed so
//! that cards which a recipient has never seen are exchanged. The recipient must get the same bytes.
//! Second, a scan: a message must not contain the name of a card that its recipient has not seen.

use std::collections::BTreeSet;

use kozyr_core::game::Seat;
use kozyr_durak::{Card, CustomDeal, HAND_SIZE, shuffle_deck};
use kozyr_rooms::{
    Change, ClientFrame, Command, ConnectionId, Event, GameRecord, MatchSetup, PhaseName,
    Recipient, Room, TableOptions, Token,
};
use rand::{Rng, RngExt, seq::IndexedRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::{Value, json};

use crate::support::{
    options::{any_durak, any_options},
    party::Party,
    seeds::{check_seeds, variable},
    seen_cards::{hidden_cards, seen_cards, words},
};

/// A card that clients try to play whether they hold it or not.
const GUESS: &str = "As";

/// The cards that a client may not know now.
fn hidden_from(party: &Party, client: usize) -> BTreeSet<String> {
    let room = &party.server.room;
    let seat = party.clients[client].connection.and_then(|connection| room.seat_of(connection));
    match room.record() {
        Some(record) if room.phase() == PhaseName::Playing => hidden_cards(record, seat),
        _ => BTreeSet::new(),
    }
}

/// Plays one random step: an action, a request, or a lost connection.
fn any_step(party: &mut Party) {
    let turn = party.clients[0].turn();
    let client = party.rng.random_range(0..party.clients.len());
    match party.rng.random_range(0..12) {
        0 if party.clients[client].connection.is_some() => {
            party.say(client, json!({ "type": "take-back", "turn": turn }));
        }
        1 if party.clients[client].connection.is_some() => {
            party.say(client, json!({ "type": "answer-take-back", "turn": turn, "agree": true }));
        }
        2 => {
            party.disconnect(client);
            party.connect(client);
        }
        3 => {
            // The client asks for everything again, or guesses.
            let connection = party.clients[client].connection.unwrap();
            let guess = json!({
                "type": "resync", "seen": { "seq": 1, "turn": turn.saturating_sub(3), "seat": client }
            });
            let sent = party.server.receive(connection, guess.to_string().as_bytes());
            party.delivered.extend(sent.iter().map(|message| (client, message.value())));
        }
        4 => {
            party.say(
                client,
                json!({ "type": "act", "turn": turn, "action": format!("throw {GUESS}") }),
            );
        }
        _ => {
            party.play_one();
        }
    }
}

/// How many messages were scanned, and how many hidden cards were looked for in them.
#[derive(Default, Debug)]
struct Scanned {
    messages: usize,
    hidden: usize,
}

impl Scanned {
    fn add(&mut self, other: Scanned) {
        self.messages += other.messages;
        self.hidden += other.hidden;
    }
}

/// Plays a match of the seed, with lost connections and guesses, and checks that no message names a
/// card that its recipient has not seen.
fn scan_match(seed: u64) -> Scanned {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut scanned = Scanned::default();
    let game = any_durak(&mut rng);
    let options = TableOptions { game, ..any_options(&mut rng) };
    let mut party = Party::seated(options, 1, seed);
    party.start();
    for _ in 0..200 {
        if party.server.room.phase() != PhaseName::Playing {
            break;
        }
        party.delivered.clear();
        any_step(&mut party);
        if party.server.room.phase() != PhaseName::Playing {
            break;
        }
        for (client, message) in &party.delivered {
            let mut hidden = hidden_from(&party, *client);
            if message["type"] == "rejected" {
                // The refusal of a guess repeats the guess.
                hidden.remove(GUESS);
            }
            let leaked: Vec<_> = words(message).intersection(&hidden).cloned().collect();
            assert!(leaked.is_empty(), "seed {seed}: {leaked:?} in {message}");
            scanned.messages += 1;
            scanned.hidden += hidden.len();
        }
    }
    scanned
}

#[test]
fn no_message_names_a_card_that_its_recipient_has_not_seen() {
    let mut all = Scanned::default();
    for seed in 0..150 {
        all.add(scan_match(seed));
    }
    assert!(all.messages > 20_000, "{all:?}");
    assert!(all.hidden > 10 * all.messages, "{all:?}");
}

/// Run with `make scan-messages MESSAGES=10000000`.
#[test]
#[ignore = "takes minutes"]
fn millions_of_messages_name_no_card_that_their_recipient_has_not_seen() {
    let goal = variable("KOZYR_MESSAGES").unwrap_or(1_000_000) as usize;
    let all = check_seeds(scan_match, Scanned::add, |all: &Scanned, _| all.messages >= goal);
    println!("{all:?}: no card was named to a recipient who has not seen it");
}

/// A log in which the cards of the first deal are given in dealing order.
fn with_cards(log: &[Event], cards: &[Card]) -> Vec<Event> {
    let mut log = log.to_vec();
    for event in &mut log {
        let Change::Dealt { setup: MatchSetup::Durak(setup), .. } = &mut event.change else {
            continue;
        };
        let (dealt, talon) = cards.split_at(HAND_SIZE * setup.players);
        let hands: Vec<Vec<Card>> = (0..setup.players)
            .map(|seat| dealt.iter().skip(seat).step_by(setup.players).copied().collect())
            .collect();
        let mut talon = talon.to_vec();
        if !talon.is_empty() {
            talon.rotate_left(1);
        }
        setup.deal = Some(CustomDeal::new(&hands, &talon, None).unwrap());
    }
    log
}

/// The bytes of every message to the connections of a recipient that these commands cause, and the
/// messages that a client without any memory would get.
fn all_bytes(log: &[Event], from: usize, recipient: Option<Seat>) -> Vec<u8> {
    let mut room = Room::from_log(&log[..from]).unwrap();
    let mut bytes = Vec::new();
    let is_recipient = |to: Recipient| match to {
        Recipient::Seat { seat, .. } => Some(seat) == recipient,
        Recipient::Spectators | Recipient::Connection(_) => recipient.is_none(),
    };
    // Events are replayed as the commands that caused them, one by one.
    let mut index = from;
    while index < log.len() {
        let event = &log[index];
        let decision = match command_of(event, &room).map(|it| room.handle(&it, event.at)) {
            Some(Ok(decision)) => decision,
            Some(Err(rejection)) => {
                bytes.extend(rejection.message.bytes());
                return bytes;
            }
            None => {
                room.apply(event);
                index += 1;
                continue;
            }
        };
        let count = decision.events().len();
        index += count.max(1);
        for message in room.commit(decision) {
            if is_recipient(message.to) {
                bytes.extend(serde_json::to_vec(&message.message).unwrap());
            }
        }
        let connection = match recipient {
            Some(seat) => room.connection_of(seat),
            None => Some(ConnectionId(1_000_000)),
        };
        let Some(connection) = connection else { continue };
        for seen in [Value::Null, json!({ "seq": 3, "turn": 1, "seat": recipient })] {
            let frame: ClientFrame =
                serde_json::from_value(json!({ "type": "hello", "protocol": 1, "seen": seen }))
                    .unwrap();
            let fresh_token = Token::new([0; 16]);
            let command = Command::Client { connection, fresh_token, frame };
            let decision = room.handle(&command, event.at).unwrap();
            for message in room.clone().commit(decision) {
                bytes.extend(serde_json::to_vec(&message.message).unwrap());
            }
        }
    }
    bytes
}

/// The command that causes an event of a match.
fn command_of(event: &Event, room: &Room) -> Option<Command> {
    let client = |seat: Seat, message: Value| {
        let frame = serde_json::from_value(message).unwrap();
        let connection = room.connection_of(seat)?;
        Some(Command::Client { connection, fresh_token: Token::new([0; 16]), frame })
    };
    let turn = room.turn();
    match &event.change {
        Change::Acted { seat, id: Some(id), action } => {
            client(*seat, json!({ "type": "act", "id": id, "turn": turn, "action": action }))
        }
        Change::TakeBackAsked { seat, .. } => {
            client(*seat, json!({ "type": "take-back", "turn": turn }))
        }
        Change::TakeBackAnswered { seat, agree } => {
            client(*seat, json!({ "type": "answer-take-back", "turn": turn, "agree": agree }))
        }
        _ => None,
    }
}

/// Whether the second log has the same events as the first, apart from the names of two cards.
///
/// A world in which, for example, another player holds the lowest trump is a different match, not the
/// same one with other hidden cards.
fn is_same_match(first: &[Event], second: &[Event], swapped: [&str; 2]) -> bool {
    let truth = |log: &[Event]| {
        let room = Room::from_log(log).ok()?;
        let GameRecord::Durak(record) = room.record()? else { return None };
        let played = record.actions().len();
        Some((played, serde_json::to_string(record.game().history()).unwrap()))
    };
    let (Some((played, events)), Some((others_played, other_events))) =
        (truth(first), truth(second))
    else {
        return false;
    };
    let renamed = |text: &str| {
        let [a, b] = swapped.map(|card| format!("\"{card}\""));
        text.replace(&a, "\"?\"").replace(&b, &a).replace("\"?\"", &b)
    };
    let sorted = |text: String| {
        // Cards in sets are sorted, and the renamed ones are not.
        let mut events: Value = serde_json::from_str(&text).unwrap();
        for event in events.as_array_mut().unwrap() {
            for details in event.as_object_mut().unwrap().values_mut() {
                if let Some(cards) = details.get_mut("cards").and_then(Value::as_array_mut) {
                    cards.sort_by_key(Value::to_string);
                }
            }
        }
        events
    };
    played == others_played && sorted(renamed(&events)) == sorted(other_events)
}

#[test]
fn worlds_that_differ_only_in_hidden_cards_give_the_same_bytes() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut compared, mut distinguished) = (0, 0);
    for seed in 0..220 {
        let game = any_durak(&mut rng);
        let options = TableOptions { game, ..any_options(&mut rng) };
        let mut party = Party::seated(options, 0, seed);
        party.start();
        let steps = rng.random_range(0..90);
        for _ in 0..steps {
            if party.server.room.phase() != PhaseName::Playing {
                break;
            }
            let turn = party.clients[0].turn();
            match rng.random_range(0..10) {
                0 => drop(party.say(0, json!({ "type": "take-back", "turn": turn }))),
                1 => {
                    for client in 0..party.clients.len() {
                        let answer =
                            json!({ "type": "answer-take-back", "turn": turn, "agree": true });
                        party.say(client, answer);
                    }
                }
                _ => drop(party.play_one()),
            }
        }
        if party.server.room.phase() != PhaseName::Playing {
            continue;
        }
        let log = &party.server.log;
        let Some(Change::Dealt { setup: MatchSetup::Durak(setup), seed }) =
            log.iter().map(|event| &event.change).find(|it| matches!(it, Change::Dealt { .. }))
        else {
            panic!("a match in progress was dealt")
        };
        let cards = shuffle_deck(setup.rules.deck, seed);
        let dealt_at =
            log.iter().position(|event| matches!(event.change, Change::Dealt { .. })).unwrap();
        let given = with_cards(log, &cards);
        // A redeal with given cards is shuffled by the seed, which both worlds share.
        let GameRecord::Durak(record) = party.server.room.record().unwrap() else { panic!() };
        if record.actions().iter().any(|action| action.to_string() == "redeal") {
            continue;
        }
        let seats = party.server.room.options().game.seats();
        let recipients: Vec<Option<Seat>> = Seat::all(seats).map(Some).chain([None]).collect();
        for &recipient in recipients.sample(&mut rng, 2) {
            // What the recipient has seen until the last event, even if it was taken back later.
            let mut seen = BTreeSet::new();
            let mut room = Room::from_log(&given[..=dealt_at]).unwrap();
            for event in &given[dealt_at + 1..] {
                seen.extend(seen_in(&room, recipient));
                room.apply(event);
            }
            seen.extend(seen_in(&room, recipient));
            let unseen: Vec<usize> =
                (0..cards.len()).filter(|&at| !seen.contains(&cards[at].to_string())).collect();
            let Some((a, b)) = two_of(&unseen, &mut rng) else { continue };
            let mut other_cards = cards.clone();
            other_cards.swap(a, b);
            let other = with_cards(log, &other_cards);
            let names = [a, b].map(|at| cards[at].to_string());
            if !is_same_match(&given, &other, [&names[0], &names[1]]) {
                continue;
            }
            let from = dealt_at + 1;
            let bytes = all_bytes(&given, from, recipient);
            assert_eq!(
                String::from_utf8_lossy(&bytes),
                String::from_utf8_lossy(&all_bytes(&other, from, recipient)),
                "{recipient:?} can tell {names:?} apart"
            );
            compared += usize::from(!bytes.is_empty());

            // The owner of one of the cards can tell the worlds apart, or the check would be blind.
            for owner in Seat::all(seats).map(Some).filter(|owner| *owner != recipient) {
                let differs = all_bytes(&given, from, owner) != all_bytes(&other, from, owner);
                distinguished += usize::from(differs);
            }
        }
    }
    assert!(compared > 150, "{compared} pairs of worlds compared");
    assert!(distinguished > 100, "{distinguished} pairs of worlds distinguished");
}

fn seen_in(room: &Room, recipient: Option<Seat>) -> BTreeSet<String> {
    match room.record() {
        Some(GameRecord::Durak(record)) => seen_cards(record.game(), recipient),
        _ => BTreeSet::new(),
    }
}

/// Two different items.
fn two_of(items: &[usize], rng: &mut impl Rng) -> Option<(usize, usize)> {
    let mut chosen = items.sample(rng, 2).copied();
    Some((chosen.next()?, chosen.next()?))
}

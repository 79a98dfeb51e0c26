//! Whole matches of both games.

use kozyr_core::{any_record::AnyRecord, game::Seat, known_games::KnownGames};
use kozyr_durak::{Durak, Rules, fair_shuffle::SeedDeal};
use kozyr_reversi::Reversi;
use kozyr_rooms::{Change, GameOptions, PhaseName, TableOptions};
use rand::RngExt;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::json;

use crate::support::{options::any_options, party::Party};

#[test]
fn whole_matches_reach_the_end_by_any_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for seed in 0..40 {
        let options = any_options(&mut rng);
        let mut party = Party::seated(options.clone(), 1, seed);
        for match_number in 1..=2 {
            party.start();
            let mut steps = 0;
            while party.play_one() {
                steps += 1;
                if steps % 16 == 0 {
                    party.assert_up_to_date();
                }
            }
            assert_eq!(party.server.room.phase(), PhaseName::Finished);
            party.assert_up_to_date();
            for client in &party.clients {
                assert_eq!(client.match_number(), match_number);
                let games = KnownGames::new().with::<Durak>().with::<Reversi>();
                let record: AnyRecord = games.read(&client.record.to_string()).unwrap();
                assert!(record.is_over());
                assert_eq!(record.game(), options.game.name());
                assert_eq!(client.record["shuffle"].is_object(), record.game() == "durak");
                if let Some(record) = record.downcast_ref::<Durak>() {
                    SeedDeal::from_record(record).check(record).unwrap();
                }
            }
            for client in 0..options.game.seats() {
                party.ok(client, json!({ "type": "ready", "ready": true }));
            }
        }
    }
}

#[test]
fn people_and_computers_play_together_in_any_seats() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for seed in 0..40 {
        let options = any_options(&mut rng);
        let seats = options.game.seats();
        let mut party = Party::new(options, seats, seed);
        party.sit(0);
        let mut people = vec![0];
        for seat in 1..seats {
            if rng.random() {
                party.sit(seat);
                party.ok(seat, json!({ "type": "ready", "ready": true }));
                people.push(seat);
            } else {
                party.ok(0, json!({ "type": "fill", "seat": seat, "opponent": "random" }));
            }
        }
        party.start();
        party.play_to_end();
        party.assert_up_to_date();
        let record = &party.clients[0].record;
        for seat in 0..seats {
            let is_person = people.contains(&seat);
            assert_eq!(record["players"][seat], if is_person { "human" } else { "random" });
        }
    }
}

#[test]
fn the_fool_of_the_last_deal_defends_first_and_the_score_goes_on() {
    let options = TableOptions::new(GameOptions::Durak { players: 3, rules: Rules::throw_in() });
    let mut party = Party::seated(options, 0, 3);
    let mut fools = [0; 3];
    for number in 1..=10 {
        party.start();
        let standing = &party.clients[0].game["view"]["setup"]["standing"];
        for (seat, fool) in fools.iter().enumerate() {
            assert_eq!(standing["fools"][seat], *fool);
        }
        if let Some(fool) = standing["last_fool"].as_u64() {
            assert_eq!(party.clients[0].game["view"]["defender"], fool);
        }
        party.play_to_end();
        let ending = party.clients[0].game["view"]["ending"].clone();
        if let Some(fool) = ending["fool"].as_u64() {
            fools[fool as usize] += 1;
        }
        for (seat, fool) in fools.iter().enumerate() {
            let score = &party.clients[0].table["seats"][seat]["score"];
            assert_eq!(score["losses"], *fool);
            let played = ["wins", "draws", "losses"].map(|key| score[key].as_u64().unwrap());
            assert_eq!(played.iter().sum::<u64>(), number);
        }
        for client in 0..3 {
            party.ok(client, json!({ "type": "ready", "ready": true }));
        }
    }
    assert!(fools.iter().sum::<i32>() > 0, "ten random deals have a fool");
}

#[test]
fn players_of_reversi_change_colours_in_a_rematch() {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 2 });
    let mut party = Party::seated(options, 0, 4);
    party.start();
    assert_eq!(party.clients[0].seat, Some(0));
    // With a handicap White moves first.
    assert!(party.clients[1].game["legal"].as_array().unwrap().len() > 1);
    party.play_to_end();
    let losses = party.clients[0].table["seats"][0]["score"]["losses"].clone();
    party.ok(1, json!({ "type": "ready", "ready": true }));
    party.start();
    assert_eq!((party.clients[0].seat, party.clients[1].seat), (Some(1), Some(0)));
    assert_eq!(party.clients[0].table["seats"][1]["score"]["losses"], losses);
    party.play_to_end();
    party.assert_up_to_date();
}

#[test]
fn players_keep_their_seats_when_reversi_follows_durak() {
    let durak = TableOptions::new(GameOptions::Durak { players: 2, rules: Rules::throw_in() });
    let mut party = Party::seated(durak, 0, 4);
    party.start();
    party.play_to_end();
    let reversi = json!({ "game": { "name": "reversi", "handicap": 0 } });
    party.ok(0, json!({ "type": "configure", "options": reversi }));
    party.ok(1, json!({ "type": "ready", "ready": true }));
    party.start();
    assert_eq!((party.clients[0].seat, party.clients[1].seat), (Some(0), Some(1)));
}

#[test]
fn a_repeated_action_is_applied_once_and_acknowledged_again() {
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules: Rules::throw_in() });
    let mut party = Party::seated(options, 0, 5);
    party.start();
    let seat = party.server.room.record().unwrap().to_act().unwrap();
    let client = party.client_on(seat).unwrap();
    let action = party.clients[client].any_action(&mut party.rng).unwrap();
    let frame = party.clients[client].request(action);
    let first = party.say_frame(client, &frame);
    assert_eq!(first["type"], "ack");
    let log = party.server.log.len();
    assert_eq!(party.say_frame(client, &frame)["turn"], first["turn"]);
    assert_eq!(party.server.log.len(), log);
    assert_eq!(party.server.room.record().unwrap().actions_len(), 1);

    // Also on a new connection, and after others have acted.
    party.play(3);
    party.connect(client);
    let played = party.server.room.record().unwrap().actions_len();
    assert_eq!(party.say_frame(client, &frame)["turn"], first["turn"]);
    assert_eq!(party.server.room.record().unwrap().actions_len(), played);

    // Also after the person has lost the seat.
    party.ok(client, json!({ "type": "leave" }));
    assert_eq!(party.clients[client].seat, None);
    let again = party.say_frame(client, &frame);
    assert_eq!((&again["type"], &again["turn"]), (&json!("ack"), &first["turn"]));
    assert_eq!(party.server.room.record().unwrap().actions_len(), played);
}

#[test]
fn a_stale_action_is_refused_with_the_current_view() {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let mut party = Party::seated(options, 0, 6);
    party.start();
    let stale = party.clients[0].any_action(&mut party.rng).unwrap();
    party.play(2);
    let delivered = party.delivered.len();
    party.refused(0, stale, "stale");
    let update = &party.delivered[delivered + 1].1;
    assert_eq!(update["game"]["history_from"], 0);
    assert_eq!(update["game"]["view"]["history"].as_array().unwrap().len(), 2);
}

#[test]
fn actions_are_refused_out_of_turn_and_against_the_rules() {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let mut party = Party::seated(options, 1, 7);
    let act = |turn, action: &str| json!({ "type": "act", "turn": turn, "action": action });
    party.refused(0, act(0, "f5"), "wrong-phase");
    party.start();
    let turn = party.clients[0].turn();
    party.refused(1, act(turn, "f5"), "not-your-turn");
    party.refused(0, act(turn, "a1"), "illegal-action");
    party.refused(0, act(turn, "nonsense"), "illegal-action");
    party.refused(2, act(turn, "f5"), "not-seated");
    party.refused(0, act(turn + 1, "f5"), "stale");
    let mut unnamed = act(turn, "f5");
    let connection = party.clients[0].connection.unwrap();
    let sent = party.server.receive(connection, unnamed.to_string().as_bytes());
    assert_eq!(sent[0].value()["code"], "missing-id");
    unnamed["id"] = json!("spaces are not allowed");
    let sent = party.server.receive(connection, unnamed.to_string().as_bytes());
    assert_eq!(sent[0].value()["code"], "malformed");
    party.ok(0, act(turn, "f5"));
}

#[test]
fn late_decisions_of_opponents_are_refused() {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let mut party = Party::new(options, 1, 8);
    party.sit(0);
    party.ok(0, json!({ "type": "fill", "seat": 1, "opponent": "random" }));
    party.start();
    let action = party.clients[0].any_action(&mut party.rng).unwrap();
    party.ok(0, action);
    let request = party.server.room.requests()[0].clone();
    let command = party.server.answer(&request);
    party.run(&command);
    let seq = party.server.room.seq();
    let error = party.server.room.handle(&command, party.server.now).unwrap_err();
    assert_eq!(json!(error.code), "stale");
    assert_eq!(party.server.room.seq(), seq);
}

#[test]
fn actions_are_taken_back_if_everyone_agrees() {
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let mut party = Party::seated(options, 1, 9);
    party.start();
    let turn = party.clients[0].turn();
    party.refused(0, json!({ "type": "take-back", "turn": turn }), "cannot-take-back");
    party.play(3);
    let turn = party.clients[0].turn();
    let answer = |turn, agree| json!({ "type": "answer-take-back", "turn": turn, "agree": agree });

    // The last action of seat 1 is the second of three.
    party.ok(1, json!({ "type": "take-back", "turn": turn }));
    assert_eq!(party.clients[2].table["take_back"]["waiting_for"], json!([0]));
    party.refused(1, answer(turn, true), "nothing-to-answer");
    party.ok(0, answer(turn, false));
    assert!(party.clients[0].table["take_back"].is_null());
    party.refused(0, answer(turn, true), "nothing-to-answer");

    // After three refusals it is enough, until the next action.
    for _ in 0..2 {
        party.ok(1, json!({ "type": "take-back", "turn": turn }));
        party.ok(0, answer(turn, false));
    }
    party.refused(1, json!({ "type": "take-back", "turn": turn }), "too-fast");
    party.play(1);
    let history = party.clients[0].game["view"]["history"].clone();
    let turn = party.clients[0].turn();
    party.ok(1, json!({ "type": "take-back", "turn": turn }));
    party.ok(0, answer(turn, true));
    for client in &party.clients {
        let left = json!(history.as_array().unwrap()[..3]);
        assert_eq!(client.game["view"]["history"], left, "{}", client.name);
        assert!(client.turn() > turn);
    }
    party.assert_up_to_date();
    party.play_to_end();
    party.assert_up_to_date();
}

#[test]
fn only_what_revealed_no_card_can_be_taken_back() {
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules: Rules::throw_in() });
    let (mut allowed, mut refused) = (0, 0);
    for seed in 0..30 {
        let mut party = Party::seated(options.clone(), 0, seed);
        party.start();
        party.play(seed as usize);
        if party.server.room.phase() != PhaseName::Playing {
            continue;
        }
        let turn = party.clients[0].turn();
        let before = party.clients[0].game["view"]["unseen"].clone();
        let answer = party.say(0, json!({ "type": "take-back", "turn": turn }));
        if answer["type"] == "ack" {
            party.ok(1, json!({ "type": "answer-take-back", "turn": turn, "agree": true }));
            assert_eq!(party.clients[0].game["view"]["unseen"], before);
            assert_eq!(party.clients[0].game["view"]["to_act"], 0);
            allowed += 1;
        } else {
            assert_eq!(answer["code"], "cannot-take-back");
            refused += 1;
        }
    }
    assert!(allowed > 3 && refused > 3, "{allowed} allowed, {refused} refused");
}

#[test]
fn reactions_are_limited_and_help_is_for_teaching_tables() {
    let mut options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let mut party = Party::seated(options.clone(), 1, 10);
    let react = json!({ "type": "react", "reaction": "well-played" });
    party.ok(0, react.clone());
    party.refused(0, react.clone(), "too-fast");
    let mut sent = 1;
    loop {
        party.wait(1_000);
        if party.say(0, react.clone())["type"] != "ack" {
            break;
        }
        sent += 1;
    }
    assert!((3..20).contains(&sent), "{sent} reactions in a row");
    let notice = party.clients[2].notices.last().unwrap();
    assert_eq!((&notice["kind"], &notice["seat"]), (&json!("reacted"), &json!(0)));
    assert_eq!(notice["reaction"], "well-played");
    party.refused(2, react.clone(), "not-seated");
    party.start();
    party.ok(0, react);
    party.refused(1, json!({ "type": "consult", "aid": "hint" }), "not-teaching");

    options.teaching = true;
    let mut party = Party::seated(options, 0, 11);
    party.refused(1, json!({ "type": "consult", "aid": "hint" }), "wrong-phase");
    party.start();
    party.ok(1, json!({ "type": "consult", "aid": "beliefs" }));
    let notice = party.clients[0].notices.last().unwrap();
    assert_eq!((&notice["kind"], &notice["aid"]), (&json!("consulted"), &json!("beliefs")));
}

#[test]
fn a_stand_in_plays_until_the_player_returns() {
    let options = TableOptions::new(GameOptions::Durak { players: 3, rules: Rules::throw_in() });
    let mut party = Party::seated(options, 0, 12);
    party.start();
    party.play(2);
    party.disconnect(1);
    assert!(party.clients[0].player(1)["away_since"].is_u64());
    let stand_in = json!({ "type": "stand-in", "seat": 1, "opponent": "greedy" });
    party.wait(119_000);
    party.refused(0, stand_in.clone(), "stand-in-not-allowed");
    party.wait(1_000);
    assert_eq!(party.clients[0].player(1)["stand_in_allowed"], true);
    party.refused(2, stand_in.clone(), "not-host");
    party.refused(
        0,
        json!({ "type": "stand-in", "seat": 1, "opponent": "nobody" }),
        "unknown-opponent",
    );
    party.ok(0, stand_in);
    assert_eq!(party.clients[0].player(1)["stand_in"], "greedy");
    party.play(10);
    assert_eq!(party.server.room.phase(), PhaseName::Playing);
    party.connect(1);
    assert!(party.clients[0].player(1)["stand_in"].is_null());
    assert!(party.clients[0].player(1)["away_since"].is_null());
    party.assert_up_to_date();
    party.play_to_end();
    party.assert_up_to_date();
    let stand_ins = party.clients[0].record["stand_ins"].as_array().unwrap();
    let by_computer: Vec<u64> = acted_by_computer(&party);
    assert!(!by_computer.is_empty());
    let listed: Vec<u64> =
        stand_ins.iter().map(|action| action["action"].as_u64().unwrap()).collect();
    assert_eq!(listed, by_computer);
    assert!(stand_ins.iter().all(|it| it["seat"] == 1 && it["opponent"] == "greedy"));
}

/// The numbers of the actions in the log that no client sent, if nothing was taken back.
fn acted_by_computer(party: &Party) -> Vec<u64> {
    let actions = party.server.log.iter().filter_map(|event| match &event.change {
        Change::Acted { id, .. } => Some(id.is_none()),
        _ => None,
    });
    (0..).zip(actions).filter(|(_, by_computer)| *by_computer).map(|(number, _)| number).collect()
}

#[test]
fn a_player_by_correspondence_has_a_day_for_a_move() {
    let mut options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    options.pace = kozyr_rooms::Pace::Correspondence;
    let mut party = Party::seated(options, 0, 13);
    party.start();
    party.disconnect(0);
    let day = 24 * 60 * 60 * 1000;
    party.wait(day - 1);
    assert_eq!(party.server.room.table().host, Some(Seat::new(0)));
    let stand_in = json!({ "type": "stand-in", "seat": 0, "opponent": "random" });
    party.refused(1, stand_in.clone(), "stand-in-not-allowed");
    party.wait(1);
    party.ok(1, stand_in);
    party.answer_requests();
    assert_eq!(party.server.room.record().unwrap().actions_len(), 1);
    party.connect(0);
    party.play_to_end();
}

#[test]
fn a_connected_player_who_does_not_move_can_be_replaced_too() {
    let mut options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    options.absence = kozyr_rooms::Absence::HalfMinute;
    let mut party = Party::seated(options, 0, 14);
    party.start();
    party.wait(119_999);
    let stand_in = json!({ "type": "stand-in", "seat": 0, "opponent": "random" });
    party.refused(1, stand_in.clone(), "stand-in-not-allowed");
    party.wait(1);
    // It is about the host, so another person may do it.
    party.ok(1, stand_in);
    party.answer_requests();
    party.play(1);
    // An action ends the stand-in, if it comes before that of the stand-in.
    let action = party.clients[0].any_action(&mut party.rng);
    assert!(action.is_none(), "the stand-in has already acted");
    party.ok(0, json!({ "type": "return" }));
    assert!(party.clients[1].player(0)["stand_in"].is_null());
}

#[test]
fn a_computer_plays_on_for_a_player_who_leaves() {
    let options = TableOptions::new(GameOptions::Durak { players: 3, rules: Rules::throw_in() });
    let mut party = Party::seated(options, 0, 15);
    party.start();
    party.play(3);
    party.ok(0, json!({ "type": "leave" }));
    assert_eq!(party.clients[1].table["host"], 1);
    assert_eq!(party.clients[1].player(0)["kind"], "computer");
    assert_eq!(party.clients[0].seat, None);
    party.assert_up_to_date();
    let token = party.clients[0].token.clone();
    party.refused(0, json!({ "type": "sit", "name": "Anna", "token": token }), "wrong-phase");
    party.play_to_end();
    assert_eq!(party.clients[1].player(0)["kind"], "open");
    party.sit(0);
    party.assert_up_to_date();
}

#[test]
fn a_match_without_people_is_abandoned() {
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules: Rules::throw_in() });
    let mut party = Party::seated(options, 1, 16);
    party.start();
    party.play(3);
    party.ok(0, json!({ "type": "leave" }));
    party.ok(1, json!({ "type": "leave" }));
    let spectator = &party.clients[2];
    assert_eq!((spectator.phase(), spectator.table["host"].is_null()), ("lobby", true));
    assert!(spectator.game.is_null());
    party.sit(2);
    assert!(party.clients[2].is_host());
    party.assert_up_to_date();
}

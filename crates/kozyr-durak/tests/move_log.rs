//! The move log of a deal, and the mean prices of its hands.

use crate::support::durak_games as games;

use kozyr_core::{
    explanation::TranslatableText,
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Durak, Event, Rules, Setup, move_log, opponents::fuzzy::mean_price};

/// Uses the key as the translation.
fn key(message: &TranslatableText) -> String {
    message.key.to_string()
}

/// A new match between these players: names of opponents, or `human`.
fn record(setup: Setup, seed: u64, players: &[&str]) -> Record<Durak> {
    let players = players.iter().map(|name| Player::from(name.to_string())).collect();
    Record::new(setup, Seed::from(seed), players).unwrap()
}

/// Plays a deal to its end; a person plays like the opponent `lowest`.
fn play_out(record: &mut Record<Durak>) {
    while let Some((seat, player)) = record.to_act() {
        let opponent = match player {
            Player::Human => make_opponent::<Durak>("lowest").unwrap(),
            Player::Opponent(name) => make_opponent::<Durak>(name).unwrap(),
        };
        let view = record.game().view(seat);
        let action = opponent.decide(view, &Budget::default(), &mut record.decision_rng()).action;
        record.play(action).unwrap();
    }
}

#[test]
fn the_log_has_every_action_with_the_hand_and_the_explanation() {
    let mut deal = record(Setup::new(2, Rules::default()), 5, &["human", "fuzzy"]);
    play_out(&mut deal);
    let log = move_log::format_log(&deal, &key);
    let mut replayed = deal.after_actions(0);
    let mut rest = log.as_str();
    let mut expect_next = |line: &str| {
        let offset = rest.find(line).unwrap_or_else(|| panic!("`{line}` is missing or misplaced"));
        rest = &rest[offset + line.len()..];
    };
    for (index, &action) in deal.actions().iter().enumerate() {
        let (seat, player) = replayed.to_act().unwrap();
        expect_next(&format!("\n{}. log-seat: {action}\n", index + 1));
        expect_next(&format!("  {} — fuzzy-price: ", replayed.game().hand(seat)));
        if let Player::Opponent(name) = player {
            let (opponent, view) =
                (make_opponent::<Durak>(name).unwrap(), replayed.game().view(seat));
            let decision = opponent.decide(view, &Budget::default(), &mut replayed.decision_rng());
            expect_next(&decision.explanation.to_text(&key));
        }
        let events = replayed.play(action).unwrap();
        if events.iter().any(|event| matches!(event, Event::BoutTaken { .. })) {
            expect_next("log-after-bout\n");
        }
    }
}

#[test]
fn the_log_of_an_unfinished_deal_ends_with_its_last_action() {
    let mut deal = record(Setup::new(3, Rules::default()), 6, &["human", "lowest", "greedy"]);
    play_out(&mut deal);
    let unfinished = deal.after_actions(7);
    let log = move_log::format_log(&unfinished, &key);
    assert!(log.contains("\n7. ") && !log.contains("\n8. "));
    assert!(move_log::format_log(&deal, &key).starts_with(&log));
}

#[test]
fn a_log_is_split_up_to_the_first_entry_of_another_match() {
    let mut deal = record(Setup::new(2, Rules::default()), 5, &["human", "fuzzy"]);
    play_out(&mut deal);
    let log = move_log::format_log(&deal, &key);
    let entries = move_log::split_entries(&log, &deal, &key);
    assert_eq!(entries.len(), deal.actions().len());
    assert_eq!(move_log::format_header(&deal, &key) + &entries.concat(), log);
    // Entries that were taken back are not included.
    let unfinished = deal.after_actions(9);
    assert_eq!(move_log::split_entries(&log, &unfinished, &key), entries[..9]);
    // Logs of another match, in another language, or without content have no entries.
    let mut other_deal = record(Setup::new(2, Rules::default()), 6, &["human", "fuzzy"]);
    play_out(&mut other_deal);
    let capitals = |message: &TranslatableText| message.key.to_uppercase();
    assert!(move_log::split_entries(&log, &other_deal, &key).is_empty());
    assert!(move_log::split_entries(&log, &deal, &capitals).is_empty());
    assert!(move_log::split_entries("", &deal, &key).is_empty());
    assert_eq!(move_log::split_entries(&log[..log.len() / 2], &deal, &key)[..9], entries[..9]);
}

#[test]
fn an_unavailable_opponent_is_logged_without_an_explanation() {
    let mut deal = record(Setup::new(2, Rules::default()), 5, &["exec:python3 me.py", "lowest"]);
    let action = deal.game().legal_actions()[0];
    deal.play(action).unwrap();
    let log = move_log::format_log(&deal, &key);
    assert!(log.contains(&action.to_string()));
}

#[test]
fn prices_are_recorded_when_the_first_bout_begins_and_after_every_bout() {
    let mut rng = Seed::from(9).rng();
    for number in 0..200 {
        let setup = games::any_setup(&mut rng);
        let mut deal = record(setup, number, &vec!["lowest"; setup.players]);
        let mut bout_count = 0;
        while let Some(action) = games::any_legal(deal.game(), &mut rng) {
            let events = deal.play(action).unwrap();
            let bouts = events.iter().filter(|event| {
                matches!(event, Event::BoutTaken { .. } | Event::BoutBeaten { .. })
            });
            bout_count += bouts.count();
        }
        let series = move_log::mean_price_series(&deal);
        assert_eq!(series.len(), setup.players);
        let lengths: Vec<usize> = series.iter().map(Vec::len).collect();
        assert!(lengths.iter().all(|&length| length <= bout_count + 1));
        let (game, deck) = (deal.game(), setup.rules.deck);
        let trump = game.view(Seat::new(0)).trump();
        for (seat, prices) in Seat::all(setup.players).zip(&series) {
            let last = mean_price(game.hand(seat), trump, deck);
            // A seat with cards at the end has been counted to the end, with these cards. In a
            // stalled deal the last bout is not over.
            if let Some(last) = last
                && game.ending() != Some(kozyr_durak::DealEnding::Stalled)
            {
                assert_eq!(prices.len(), bout_count + 1);
                assert_eq!(*prices.last().unwrap(), last);
            }
        }
    }
}

#[test]
fn the_hands_and_talon_at_the_start_have_a_mean_price_of_seven_and_a_quarter() {
    let deal = record(Setup::new(2, Rules::default()), 3, &["lowest", "lowest"]);
    let series = move_log::mean_price_series(&deal);
    assert_eq!(series.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1]);
    let game = deal.game();
    let talon = game.talon().iter().copied().collect();
    let trump = game.view(Seat::new(0)).trump();
    let rest = mean_price(talon, trump, game.setup().rules.deck).unwrap();
    let mean = (6.0 * series[0][0] + 6.0 * series[1][0] + 24.0 * rest) / 36.0;
    assert!((mean - 7.25).abs() < 1e-9);
}

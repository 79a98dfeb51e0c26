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

fn record(setup: Setup, seed: u64, players: &[&str]) -> Record<Durak> {
    let players = players.iter().map(|name| Player::from(name.to_string())).collect();
    Record::new(setup, Seed::from(seed), players).unwrap()
}

/// Plays a deal to its end by its opponents; a person plays like `lowest`.
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
fn the_log_has_every_action_with_the_hand_and_what_the_opponent_said_then() {
    let mut deal = record(Setup::new(2, Rules::default()), 5, &["human", "fuzzy"]);
    play_out(&mut deal);
    let log = move_log::format_log(&deal, &key);
    let mut stage = deal.after_actions(0);
    let mut rest = log.as_str();
    let mut next = |line: &str| {
        let at = rest.find(line).unwrap_or_else(|| panic!("`{line}` is missing or misplaced"));
        rest = &rest[at + line.len()..];
    };
    for (index, &action) in deal.actions().iter().enumerate() {
        let (seat, player) = stage.to_act().unwrap();
        next(&format!("\n{}. log-seat: {action}\n", index + 1));
        next(&format!("  {} — fuzzy-price: ", stage.game().hand(seat)));
        if let Player::Opponent(name) = player {
            let (opponent, view) = (make_opponent::<Durak>(name).unwrap(), stage.game().view(seat));
            let decision = opponent.decide(view, &Budget::default(), &mut stage.decision_rng());
            next(&decision.explanation.to_text(&key));
        }
        let events = stage.play(action).unwrap();
        if events.iter().any(|event| matches!(event, Event::BoutTaken { .. })) {
            next("log-after-bout\n");
        }
    }
}

#[test]
fn the_log_of_a_deal_that_goes_on_ends_where_the_deal_is() {
    let mut deal = record(Setup::new(3, Rules::default()), 6, &["human", "lowest", "greedy"]);
    play_out(&mut deal);
    let begun = deal.after_actions(7);
    let log = move_log::format_log(&begun, &key);
    assert!(log.contains("\n7. ") && !log.contains("\n8. "));
    assert!(move_log::format_log(&deal, &key).starts_with(&log));
}

#[test]
fn a_log_is_gone_on_with_as_far_as_it_tells_of_the_same_match() {
    let mut deal = record(Setup::new(2, Rules::default()), 5, &["human", "fuzzy"]);
    play_out(&mut deal);
    let log = move_log::format_log(&deal, &key);
    let entries = move_log::split_entries(&log, &deal, &key);
    assert_eq!(entries.len(), deal.actions().len());
    assert_eq!(move_log::format_header(&deal, &key) + &entries.concat(), log);
    // Entries that were taken back are not included.
    let begun = deal.after_actions(9);
    assert_eq!(move_log::split_entries(&log, &begun, &key), entries[..9]);
    // Logs of another match, in another language, or without content have no entries.
    let mut other = record(Setup::new(2, Rules::default()), 6, &["human", "fuzzy"]);
    play_out(&mut other);
    let capitals = |message: &TranslatableText| message.key.to_uppercase();
    assert!(move_log::split_entries(&log, &other, &key).is_empty());
    assert!(move_log::split_entries(&log, &deal, &capitals).is_empty());
    assert!(move_log::split_entries("", &deal, &key).is_empty());
    assert_eq!(move_log::split_entries(&log[..log.len() / 2], &deal, &key)[..9], entries[..9]);
}

#[test]
fn who_cannot_be_asked_any_more_is_logged_without_reasons() {
    let mut deal = record(Setup::new(2, Rules::default()), 5, &["exec:python3 me.py", "lowest"]);
    let action = deal.game().legal_actions()[0];
    deal.play(action).unwrap();
    let log = move_log::format_log(&deal, &key);
    assert!(log.contains(&action.to_string()));
}

#[test]
fn prices_are_taken_when_the_first_bout_begins_and_after_every_bout() {
    let mut rng = Seed::from(9).rng();
    for number in 0..200 {
        let setup = games::any_setup(&mut rng);
        let mut deal = record(setup, number, &vec!["lowest"; setup.players]);
        let mut moments = 0;
        while let Some(action) = games::any_legal(deal.game(), &mut rng) {
            let events = deal.play(action).unwrap();
            let bouts = events.iter().filter(|event| {
                matches!(event, Event::BoutTaken { .. } | Event::BoutBeaten { .. })
            });
            moments += bouts.count();
        }
        let series = move_log::mean_price_series(&deal);
        assert_eq!(series.len(), setup.players);
        let left: Vec<usize> = series.iter().map(Vec::len).collect();
        assert!(left.iter().all(|&length| length <= moments + 1));
        let (game, deck) = (deal.game(), setup.rules.deck);
        let trump = game.view(Seat::new(0)).trump();
        for (seat, prices) in Seat::all(setup.players).zip(&series) {
            let last = mean_price(game.hand(seat), trump, deck);
            // A seat with cards at the end has been counted to the end, with these cards. In a
            // stalled deal the last bout is not over.
            if let Some(last) = last
                && game.ending() != Some(kozyr_durak::DealEnding::Stalled)
            {
                assert_eq!(prices.len(), moments + 1);
                assert_eq!(*prices.last().unwrap(), last);
            }
        }
    }
}

#[test]
fn the_hands_of_two_and_the_rest_of_the_deck_are_worth_seven_and_a_quarter_at_the_start() {
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

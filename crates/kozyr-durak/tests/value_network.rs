//! The value network: its inputs, its training, and the accuracy of the built-in networks.

use std::num::NonZeroUsize;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{
    CardSet, Deck, Durak, Phase, Rules, Setup, ThrowInRule, TransferRule,
    search::{
        ActionSearch, EndgameSolver, PlayersLeft, Position, SearchBudget, SeatResult, ValueNetwork,
        ValueNetworks,
        training::{SAMPLE_BYTES, ValueSample, fit},
    },
};
use rand::RngExt;

/// Plays a deal with an opponent of this name on all seats, or with random legal actions, and
/// visits every state.
fn play(setup: Setup, name: Option<&str>, seed: Seed, mut visit: impl FnMut(&Durak)) {
    let players = vec![Player::Human; setup.players];
    let mut record = Record::<Durak>::new(setup, seed, players).unwrap();
    let opponent = name.map(|name| make_opponent::<Durak>(name).unwrap());
    let mut random = seed.derive("any", 0).rng();
    visit(record.game());
    while let Some((seat, _)) = record.to_act() {
        let view = record.game().view(seat);
        let action = match &opponent {
            Some(opponent) => {
                opponent.decide(view, &Budget::default(), &mut record.decision_rng()).action
            }
            None => {
                let actions = view.legal_actions();
                actions[random.random_range(0..actions.len())]
            }
        };
        record.play(action).unwrap();
        visit(record.game());
    }
}

/// The positions between bouts in deals for two, or for three to six players.
fn between_bouts(
    players_left: PlayersLeft,
    name: Option<&str>,
    deals: u64,
    seed: u64,
) -> Vec<Position> {
    let mut positions = Vec::new();
    for deal in 0..deals {
        let seed = Seed::from(seed).derive("deal", deal);
        let players = match players_left {
            PlayersLeft::Two => 2,
            PlayersLeft::ThreeOrMore => 3 + deal as usize % 4,
        };
        play(Setup::new(players, Rules::throw_in()), name, seed, |game| {
            positions.extend(
                Position::from_game(game)
                    .filter(|position| ValueNetwork::supports_position(players_left, position)),
            );
        });
    }
    positions
}

/// The built-in network for this number of players.
fn built_in_network(players_left: PlayersLeft) -> ValueNetwork {
    ValueNetworks::built_in().get(players_left).unwrap().clone()
}

#[test]
fn networks_round_trip_as_bytes_and_reject_damage() {
    let [two, more] = PlayersLeft::ALL.map(built_in_network);
    assert_eq!(ValueNetwork::from_bytes(&more.to_bytes()), Ok(more));
    let bytes = two.to_bytes();
    assert_eq!(ValueNetwork::from_bytes(&bytes), Ok(two));
    let mut rng = Seed::from(3).rng();
    for _ in 0..50 {
        let mut damaged = bytes.clone();
        damaged[rng.random_range(0..bytes.len())] ^= 1 << rng.random_range(0..8);
        assert!(ValueNetwork::from_bytes(&damaged).is_err());
    }
    for length in [0, 1, 31, 32, 33, bytes.len() - 1] {
        assert!(ValueNetwork::from_bytes(&bytes[..length]).is_err(), "{length} bytes");
    }
    assert!(ValueNetwork::from_bytes(&[bytes.as_slice(), &[0]].concat()).is_err());
}

#[test]
fn networks_support_exactly_the_positions_they_are_trained_for() {
    let default_rules = Rules::throw_in();
    let last = Rules { last_defender_is_fool: true, ..default_rules };
    let transfer = Rules { transfer: TransferRule::Playing, ..default_rules };
    let deck = Rules { deck: Deck::Cards52, ..default_rules };
    let neighbours = Rules { throwing_in: ThrowInRule::Neighbours, ..default_rules };
    let setups = [2, 3, 4, 6].map(|players| (players, default_rules));
    let other_setups = [(2, last), (2, transfer), (3, deck), (2, Rules::duel())];
    let other_setups = other_setups.into_iter().chain([(4, Rules::partnership()), (4, neighbours)]);
    for (players, rules) in setups.into_iter().chain(other_setups) {
        let mut supported_counts = [0, 0];
        for deal in 0..20 {
            let seed = Seed::from(deal);
            play(Setup::new(players, rules), None, seed, |game| {
                let Some(position) = Position::from_game(game) else { return };
                // With cards in the talon, all seats are in play; those without cards will draw.
                let left = if position.talon().is_empty() {
                    Seat::all(players).filter(|&seat| !game.hand(seat).is_empty()).count()
                } else {
                    players
                };
                let is_between_bouts = game.outcome().is_none()
                    && position.phase() == Phase::Attack
                    && position.table_cards().is_empty();
                let supports_two = is_between_bouts
                    && left == 2
                    && (rules == default_rules || rules == neighbours);
                let supports_more = is_between_bouts && left > 2 && rules == default_rules;
                let supported = PlayersLeft::ALL
                    .map(|players_left| ValueNetwork::supports_position(players_left, &position));
                assert_eq!(supported, [supports_two, supports_more], "{position}");
                supported_counts[0] += usize::from(supports_two);
                supported_counts[1] += usize::from(supports_more);
            });
        }
        assert_eq!(
            supported_counts[0] > 0,
            rules == default_rules || rules == neighbours,
            "{players}, {rules:?}"
        );
        assert_eq!(
            supported_counts[1] > 0,
            rules == default_rules && players > 2,
            "{players}, {rules:?}"
        );
    }
}

#[test]
fn samples_round_trip_as_bytes_and_reject_invalid_values() {
    for players_left in PlayersLeft::ALL {
        let positions = between_bouts(players_left, None, 20, 5);
        for position in &positions {
            for (index, seat) in position.seats_left().enumerate() {
                let result = [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][index % 3];
                let sample = ValueSample::new(players_left, position, seat, result);
                assert_eq!(ValueSample::from_bytes(&sample.to_bytes()), Some(sample));
            }
        }
        let bytes = ValueSample::new(players_left, &positions[0], Seat::default(), SeatResult::Won)
            .to_bytes();
        let with_byte = |at: usize, byte: u8| {
            let mut bytes = bytes;
            bytes[at] = byte;
            ValueSample::from_bytes(&bytes)
        };
        assert_eq!(with_byte(SAMPLE_BYTES - 1, 3), None, "no deal is worth three half points");
        assert_eq!(with_byte(SAMPLE_BYTES - 2, 6), None, "the seat is empty");
        assert_eq!(with_byte(7, 1), None, "no card has such a number");
        let mut twice = bytes;
        twice.copy_within(0..8, 8);
        assert_eq!(ValueSample::from_bytes(&twice), None, "no card is in two hands");
    }
}

#[test]
fn chances_of_two_players_sum_to_one() {
    let two = PlayersLeft::Two;
    for position in between_bouts(two, None, 20, 5) {
        let [leader, other] = [position.attacker(), position.defender()];
        for result in [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won] {
            let leader_sample = ValueSample::new(two, &position, leader, result);
            assert_eq!(ValueSample::new(two, &position, other, result.reversed()), leader_sample);
        }
        let chances = [leader, other].map(|seat| built_in_network(two).chance(&position, seat));
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-6, "{chances:?}");
    }
}

#[test]
fn training_reduces_the_loss_and_is_deterministic() {
    for players_left in PlayersLeft::ALL {
        let positions = between_bouts(players_left, None, 400, 7);
        // Deals won by the seat that holds more trumps than the others on average.
        let trumps = |position: &Position, seat: Seat| {
            (position.hand(seat) & CardSet::of_suit(position.trump())).len()
        };
        let sample = |position: &Position| {
            let own_trumps = trumps(position, position.attacker());
            let (count, total) = position
                .seats_left()
                .fold((0, 0), |(count, total), seat| (count + 1, total + trumps(position, seat)));
            let result = match (own_trumps * count).cmp(&total) {
                std::cmp::Ordering::Less => SeatResult::Lost,
                std::cmp::Ordering::Equal => SeatResult::Drawn,
                std::cmp::Ordering::Greater => SeatResult::Won,
            };
            ValueSample::new(players_left, position, position.attacker(), result)
        };
        let samples: Vec<ValueSample> = positions.iter().map(sample).collect();
        let train = || fit(players_left, &samples, 6, &mut Seed::from(1).rng(), |_| ());
        let (network, report) = train();
        assert!(report.loss < 0.6 * report.baseline_loss, "{report:?}");
        assert_eq!(report.samples + report.held_back, samples.len());
        assert_eq!(train(), (network.clone(), report));
        assert_eq!(network.players_left(), players_left);
        assert_eq!(ValueNetwork::from_bytes(&network.to_bytes()), Ok(network));
    }
}

#[test]
fn the_built_in_network_separates_lost_from_won_endgames() {
    let network = built_in_network(PlayersLeft::Two);
    let mut solver = EndgameSolver::new(16);
    let (mut correct, mut total) = (0, 0);
    for position in between_bouts(PlayersLeft::Two, Some("greedy"), 150, 11) {
        if !position.talon().is_empty() || position.cards_in_play() > 14 {
            continue;
        }
        let Some(result) = solver.solve(&position, 200_000) else { continue };
        if result == SeatResult::Drawn {
            continue;
        }
        let is_leader = position.to_act() == Some(position.attacker());
        assert!(is_leader);
        total += 1;
        correct += usize::from(
            (network.chance(&position, position.attacker()) > 0.5) == (result == SeatResult::Won),
        );
    }
    assert!(total > 200, "{total} endings");
    assert!(correct * 100 > 85 * total, "{correct} of {total}");
}

#[test]
fn network_searches_do_not_depend_on_the_number_of_threads() {
    let mut network_searches = 0;
    for number in 0..12 {
        let seed = Seed::from(number);
        let mut states = Vec::new();
        play(Setup::new(2 + number as usize % 3, Rules::throw_in()), None, seed, |game| {
            states.push(game.clone());
        });
        let game = &states[states.len() / 3];
        let Some(seat) = game.to_act() else { continue };
        let search_with_threads = |threads| {
            let budget =
                SearchBudget::from_worlds(200).with_threads(NonZeroUsize::new(threads).unwrap());
            let search = ActionSearch::new(game.view(seat), budget, number);
            let mut search = search.with_value_networks(ValueNetworks::built_in());
            search.finish();
            search
        };
        let [one, two, seven] = [1, 2, 7].map(search_with_threads);
        assert_eq!(one.candidates(), two.candidates());
        assert_eq!(one.candidates(), seven.candidates());
        network_searches += usize::from(one.uses_value_networks());
        for candidate in one.candidates() {
            assert!(candidate.sampled_chance().is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        }
    }
    assert!(network_searches > 8, "{network_searches}");
}

#[test]
fn searches_ignore_networks_under_unsupported_rules() {
    for (number, rules) in [Rules::transfer(), Rules::duel()].into_iter().enumerate() {
        let seed = Seed::from(number as u64);
        let mut states = Vec::new();
        play(Setup::new(2, rules), None, seed, |game| states.push(game.clone()));
        for game in states.iter().step_by(9) {
            let Some(seat) = game.to_act() else { continue };
            let search = || ActionSearch::new(game.view(seat), SearchBudget::from_worlds(60), 3);
            let (mut with_networks, mut without_networks) =
                (search().with_value_networks(ValueNetworks::built_in()), search());
            with_networks.finish();
            without_networks.finish();
            assert!(!with_networks.uses_value_networks());
            assert_eq!(with_networks.candidates(), without_networks.candidates());
        }
    }
}

#[test]
fn explanations_distinguish_network_estimates_from_playouts() {
    let mut units = Vec::new();
    play(Setup::new(2, Rules::default()), None, Seed::from(3), |game| {
        let early = game.to_act().filter(|_| game.talon().len() > 20);
        let Some(seat) = early else { return };
        for (name, unit) in [("master-5", "judged"), ("master-5?network=false", "chance")] {
            let master = make_opponent::<Durak>(name).unwrap();
            let budget = Budget { nodes: Some(20), ..Budget::default() };
            let decision = master.decide(game.view(seat), &budget, &mut Seed::from(0).rng());
            let compared = decision
                .explanation
                .comparison
                .filter(|comparison| comparison.standard_error > 0.0);
            units.extend(compared.map(|comparison| (comparison.unit.to_string(), unit)));
        }
    });
    assert!(units.iter().any(|(_, expected)| *expected == "judged"), "{units:?}");
    assert!(units.iter().all(|(unit, expected)| unit == expected), "{units:?}");
}

#[test]
fn chances_of_all_players_imply_about_one_fool() {
    let network = built_in_network(PlayersLeft::ThreeOrMore);
    let mut sums = Vec::new();
    for position in between_bouts(PlayersLeft::ThreeOrMore, Some("greedy"), 60, 13) {
        let chances: Vec<f32> =
            position.seats_left().map(|seat| network.chance(&position, seat)).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{position}");
        sums.push(chances.iter().map(|chance| 1.0 - chance).sum::<f32>());
    }
    // This holds only because of the training: a draw counts half a fool for each of two players.
    let mean = sums.iter().sum::<f32>() / sums.len() as f32;
    assert!((0.9..1.15).contains(&mean), "{mean}");
}

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

/// Plays a deal with opponents of this name, or with random legal actions, and visits every state.
fn play(setup: Setup, name: Option<&str>, seed: Seed, mut show: impl FnMut(&Durak)) {
    let players = vec![Player::Human; setup.players];
    let mut record = Record::<Durak>::new(setup, seed, players).unwrap();
    let opponent = name.map(|name| make_opponent::<Durak>(name).unwrap());
    let mut random = seed.derive("any", 0).rng();
    show(record.game());
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
        show(record.game());
    }
}

/// The positions between bouts in deals for two, or for three to six players.
fn between_bouts(
    company: PlayersLeft,
    name: Option<&str>,
    deals: u64,
    series: u64,
) -> Vec<Position> {
    let mut found = Vec::new();
    for deal in 0..deals {
        let seed = Seed::from(series).derive("deal", deal);
        let players = match company {
            PlayersLeft::Two => 2,
            PlayersLeft::ThreeOrMore => 3 + deal as usize % 4,
        };
        play(Setup::new(players, Rules::throw_in()), name, seed, |game| {
            found.extend(
                Position::from_game(game)
                    .filter(|one| ValueNetwork::supports_position(company, one)),
            );
        });
    }
    found
}

/// The built-in network for this number of players.
fn shipped(company: PlayersLeft) -> ValueNetwork {
    ValueNetworks::built_in().get(company).unwrap().clone()
}

#[test]
fn a_network_is_read_from_its_bytes_and_from_no_others() {
    let [two, more] = PlayersLeft::ALL.map(shipped);
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
fn it_judges_what_it_has_learned_and_nothing_else() {
    let usual = Rules::throw_in();
    let last = Rules { last_defender_is_fool: true, ..usual };
    let transfer = Rules { transfer: TransferRule::Playing, ..usual };
    let deck = Rules { deck: Deck::Cards52, ..usual };
    let neighbours = Rules { throwing_in: ThrowInRule::Neighbours, ..usual };
    let setups = [2, 3, 4, 6].map(|players| (players, usual));
    let others = [(2, last), (2, transfer), (3, deck), (2, Rules::duel())];
    let others = others.into_iter().chain([(4, Rules::partnership()), (4, neighbours)]);
    for (players, rules) in setups.into_iter().chain(others) {
        let mut judged = [0, 0];
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
                let may = game.outcome().is_none()
                    && position.phase() == Phase::Attack
                    && position.table_cards().is_empty();
                let of_two = may && left == 2 && (rules == usual || rules == neighbours);
                let of_more = may && left > 2 && rules == usual;
                let seen = PlayersLeft::ALL
                    .map(|company| ValueNetwork::supports_position(company, &position));
                assert_eq!(seen, [of_two, of_more], "{position}");
                judged[0] += usize::from(of_two);
                judged[1] += usize::from(of_more);
            });
        }
        assert_eq!(judged[0] > 0, rules == usual || rules == neighbours, "{players}, {rules:?}");
        assert_eq!(judged[1] > 0, rules == usual && players > 2, "{players}, {rules:?}");
    }
}

#[test]
fn samples_are_read_from_their_bytes_and_from_no_others() {
    for company in PlayersLeft::ALL {
        let positions = between_bouts(company, None, 20, 5);
        for position in &positions {
            for (number, seat) in position.seats_left().enumerate() {
                let verdict = [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][number % 3];
                let sample = ValueSample::new(company, position, seat, verdict);
                assert_eq!(ValueSample::from_bytes(&sample.to_bytes()), Some(sample));
            }
        }
        let bytes =
            ValueSample::new(company, &positions[0], Seat::default(), SeatResult::Won).to_bytes();
        let with = |at: usize, byte: u8| {
            let mut bytes = bytes;
            bytes[at] = byte;
            ValueSample::from_bytes(&bytes)
        };
        assert_eq!(with(SAMPLE_BYTES - 1, 3), None, "no deal is worth three half points");
        assert_eq!(with(SAMPLE_BYTES - 2, 6), None, "the seat is empty");
        assert_eq!(with(7, 1), None, "no card has such a number");
        let mut twice = bytes;
        twice.copy_within(0..8, 8);
        assert_eq!(ValueSample::from_bytes(&twice), None, "no card is in two hands");
    }
}

#[test]
fn what_one_of_two_wins_the_other_loses() {
    let two = PlayersLeft::Two;
    for position in between_bouts(two, None, 20, 5) {
        let [leader, other] = [position.attacker(), position.defender()];
        for verdict in [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won] {
            let of_the_leader = ValueSample::new(two, &position, leader, verdict);
            assert_eq!(ValueSample::new(two, &position, other, verdict.reversed()), of_the_leader);
        }
        let chances = [leader, other].map(|seat| shipped(two).chance(&position, seat));
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-6, "{chances:?}");
    }
}

#[test]
fn it_learns_what_decides_deals_and_the_same_from_the_same() {
    for company in PlayersLeft::ALL {
        let positions = between_bouts(company, None, 400, 7);
        // Deals won by the seat that holds more trumps than the others on average.
        let trumps = |position: &Position, seat: Seat| {
            (position.hand(seat) & CardSet::of_suit(position.trump())).len()
        };
        let sample = |position: &Position| {
            let own = trumps(position, position.attacker());
            let (count, all) = position
                .seats_left()
                .fold((0, 0), |(count, all), seat| (count + 1, all + trumps(position, seat)));
            let verdict = match (own * count).cmp(&all) {
                std::cmp::Ordering::Less => SeatResult::Lost,
                std::cmp::Ordering::Equal => SeatResult::Drawn,
                std::cmp::Ordering::Greater => SeatResult::Won,
            };
            ValueSample::new(company, position, position.attacker(), verdict)
        };
        let samples: Vec<ValueSample> = positions.iter().map(sample).collect();
        let learn = || fit(company, &samples, 6, &mut Seed::from(1).rng(), |_| ());
        let (network, report) = learn();
        assert!(report.loss < 0.6 * report.baseline_loss, "{report:?}");
        assert_eq!(report.samples + report.held_back, samples.len());
        assert_eq!(learn(), (network.clone(), report));
        assert_eq!(network.players_left(), company);
        assert_eq!(ValueNetwork::from_bytes(&network.to_bytes()), Ok(network));
    }
}

#[test]
fn the_shipped_network_tells_lost_endings_from_won_ones() {
    let network = shipped(PlayersLeft::Two);
    let mut endgame = EndgameSolver::new(16);
    let (mut right, mut all) = (0, 0);
    for position in between_bouts(PlayersLeft::Two, Some("greedy"), 150, 11) {
        if !position.talon().is_empty() || position.cards_in_play() > 14 {
            continue;
        }
        let Some(verdict) = endgame.solve(&position, 200_000) else { continue };
        if verdict == SeatResult::Drawn {
            continue;
        }
        let leads = position.to_act() == Some(position.attacker());
        assert!(leads);
        all += 1;
        right += usize::from(
            (network.chance(&position, position.attacker()) > 0.5) == (verdict == SeatResult::Won),
        );
    }
    assert!(all > 200, "{all} endings");
    assert!(right * 100 > 85 * all, "{right} of {all}");
}

#[test]
fn a_search_judged_by_it_comes_to_the_same_with_any_number_of_threads() {
    let mut judging = 0;
    for number in 0..12 {
        let seed = Seed::from(number);
        let mut moments = Vec::new();
        play(Setup::new(2 + number as usize % 3, Rules::throw_in()), None, seed, |game| {
            moments.push(game.clone());
        });
        let game = &moments[moments.len() / 3];
        let Some(seat) = game.to_act() else { continue };
        let think = |threads| {
            let effort =
                SearchBudget::from_worlds(200).with_threads(NonZeroUsize::new(threads).unwrap());
            let search = ActionSearch::new(game.view(seat), effort, number);
            let mut search = search.with_value_networks(ValueNetworks::built_in());
            search.finish();
            search
        };
        let [one, two, seven] = [1, 2, 7].map(think);
        assert_eq!(one.candidates(), two.candidates());
        assert_eq!(one.candidates(), seven.candidates());
        judging += usize::from(one.uses_value_networks());
        for candidate in one.candidates() {
            assert!(candidate.sampled_chance().is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        }
    }
    assert!(judging > 8, "{judging}");
}

#[test]
fn by_rules_that_it_does_not_know_a_search_is_as_without_it() {
    for (number, rules) in [Rules::transfer(), Rules::duel()].into_iter().enumerate() {
        let seed = Seed::from(number as u64);
        let mut moments = Vec::new();
        play(Setup::new(2, rules), None, seed, |game| moments.push(game.clone()));
        for game in moments.iter().step_by(9) {
            let Some(seat) = game.to_act() else { continue };
            let search = || ActionSearch::new(game.view(seat), SearchBudget::from_worlds(60), 3);
            let (mut with, mut without) =
                (search().with_value_networks(ValueNetworks::built_in()), search());
            with.finish();
            without.finish();
            assert!(!with.uses_value_networks());
            assert_eq!(with.candidates(), without.candidates());
        }
    }
}

#[test]
fn what_is_judged_is_told_as_an_estimate_and_what_is_played_out_as_a_count() {
    let mut units = Vec::new();
    play(Setup::new(2, Rules::default()), None, Seed::from(3), |game| {
        let early = game.to_act().filter(|_| game.talon().len() > 20);
        let Some(seat) = early else { return };
        for (name, unit) in [("master-5", "judged"), ("master-5?network=false", "chance")] {
            let master = make_opponent::<Durak>(name).unwrap();
            let budget = Budget { nodes: Some(20), ..Budget::default() };
            let decision = master.decide(game.view(seat), &budget, &mut Seed::from(0).rng());
            let compared = decision.explanation.comparison.filter(|one| one.standard_error > 0.0);
            units.extend(compared.map(|one| (one.unit.to_string(), unit)));
        }
    });
    assert!(units.iter().any(|(_, expected)| *expected == "judged"), "{units:?}");
    assert!(units.iter().all(|(told, expected)| told == expected), "{units:?}");
}

#[test]
fn what_is_said_of_all_who_are_left_is_about_one_fool() {
    let network = shipped(PlayersLeft::ThreeOrMore);
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

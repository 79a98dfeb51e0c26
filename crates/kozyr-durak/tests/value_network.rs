//! The value network: what it sees, what it learns, and what the shipped one knows.

use std::num::NonZeroUsize;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, named},
};
use kozyr_durak::{
    CardSet, Deck, Durak, Phase, Rules, Setup, ThrowingIn, Transfer,
    search::{
        Company, Effort, Endgame, Judges, Position, Search, ValueNetwork, Verdict,
        training::{SAMPLE_BYTES, Sample, fit},
    },
};
use rand::RngExt;

/// Plays a deal with opponents of that name, or any legal actions, and shows every moment of it.
fn play(setup: Setup, name: Option<&str>, seed: Seed, mut show: impl FnMut(&Durak)) {
    let players = vec![Player::Human; setup.players];
    let mut record = Record::<Durak>::new(setup, seed, players).unwrap();
    let opponent = name.map(|name| named::<Durak>(name).unwrap());
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

/// What lies between two bouts of deals for two, or for three to six.
fn between_bouts(company: Company, name: Option<&str>, deals: u64, series: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for deal in 0..deals {
        let seed = Seed::from(series).derive("deal", deal);
        let players = match company {
            Company::Two => 2,
            Company::More => 3 + deal as usize % 4,
        };
        play(Setup::new(players, Rules::throw_in()), name, seed, |game| {
            found.extend(Position::of(game).filter(|one| ValueNetwork::sees(company, one)));
        });
    }
    found
}

/// The shipped network for a company.
fn shipped(company: Company) -> ValueNetwork {
    Judges::shipped().of(company).unwrap().clone()
}

#[test]
fn a_network_is_read_from_its_bytes_and_from_no_others() {
    let [two, more] = Company::ALL.map(shipped);
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
    let transfer = Rules { transfer: Transfer::Playing, ..usual };
    let deck = Rules { deck: Deck::Cards52, ..usual };
    let neighbours = Rules { throwing_in: ThrowingIn::Neighbours, ..usual };
    let setups = [2, 3, 4, 6].map(|players| (players, usual));
    let others = [(2, last), (2, transfer), (3, deck), (2, Rules::duel())];
    let others = others.into_iter().chain([(4, Rules::partnership()), (4, neighbours)]);
    for (players, rules) in setups.into_iter().chain(others) {
        let mut judged = [0, 0];
        for deal in 0..20 {
            let seed = Seed::from(deal);
            play(Setup::new(players, rules), None, seed, |game| {
                let Some(position) = Position::of(game) else { return };
                // With cards in the talon everybody is in, whoever has none at the moment draws.
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
                let seen = Company::ALL.map(|company| ValueNetwork::sees(company, &position));
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
    for company in Company::ALL {
        let positions = between_bouts(company, None, 20, 5);
        for position in &positions {
            for (number, seat) in position.left().enumerate() {
                let verdict = [Verdict::Lost, Verdict::Drawn, Verdict::Won][number % 3];
                let sample = Sample::new(company, position, seat, verdict);
                assert_eq!(Sample::from_bytes(&sample.to_bytes()), Some(sample));
            }
        }
        let bytes = Sample::new(company, &positions[0], Seat::default(), Verdict::Won).to_bytes();
        let with = |at: usize, byte: u8| {
            let mut bytes = bytes;
            bytes[at] = byte;
            Sample::from_bytes(&bytes)
        };
        assert_eq!(with(SAMPLE_BYTES - 1, 3), None, "no deal is worth three half points");
        assert_eq!(with(SAMPLE_BYTES - 2, 6), None, "nobody sits there");
        assert_eq!(with(7, 1), None, "no card has such a number");
        let mut twice = bytes;
        twice.copy_within(0..8, 8);
        assert_eq!(Sample::from_bytes(&twice), None, "no card is in two hands");
    }
}

#[test]
fn what_one_of_two_wins_the_other_loses() {
    let two = Company::Two;
    for position in between_bouts(two, None, 20, 5) {
        let [leader, other] = [position.attacker(), position.defender()];
        for verdict in [Verdict::Lost, Verdict::Drawn, Verdict::Won] {
            let of_the_leader = Sample::new(two, &position, leader, verdict);
            assert_eq!(Sample::new(two, &position, other, verdict.reversed()), of_the_leader);
        }
        let chances = [leader, other].map(|seat| shipped(two).chance(&position, seat));
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-6, "{chances:?}");
    }
}

#[test]
fn it_learns_what_decides_deals_and_the_same_from_the_same() {
    for company in Company::ALL {
        let positions = between_bouts(company, None, 400, 7);
        // Deals in which whoever holds more trumps than the others on average wins.
        let trumps = |position: &Position, seat: Seat| {
            (position.hand(seat) & CardSet::of_suit(position.trump())).len()
        };
        let sample = |position: &Position| {
            let own = trumps(position, position.attacker());
            let (count, all) = position
                .left()
                .fold((0, 0), |(count, all), seat| (count + 1, all + trumps(position, seat)));
            let verdict = match (own * count).cmp(&all) {
                std::cmp::Ordering::Less => Verdict::Lost,
                std::cmp::Ordering::Equal => Verdict::Drawn,
                std::cmp::Ordering::Greater => Verdict::Won,
            };
            Sample::new(company, position, position.attacker(), verdict)
        };
        let samples: Vec<Sample> = positions.iter().map(sample).collect();
        let learn = || fit(company, &samples, 6, &mut Seed::from(1).rng(), |_| ());
        let (network, report) = learn();
        assert!(report.loss < 0.6 * report.of_the_share, "{report:?}");
        assert_eq!(report.samples + report.held_back, samples.len());
        assert_eq!(learn(), (network.clone(), report));
        assert_eq!(network.company(), company);
        assert_eq!(ValueNetwork::from_bytes(&network.to_bytes()), Ok(network));
    }
}

#[test]
fn the_shipped_network_tells_lost_endings_from_won_ones() {
    let network = shipped(Company::Two);
    let mut endgame = Endgame::new(16);
    let (mut right, mut all) = (0, 0);
    for position in between_bouts(Company::Two, Some("greedy"), 150, 11) {
        if !position.talon().is_empty() || position.cards() > 14 {
            continue;
        }
        let Some(verdict) = endgame.solve(&position, 200_000) else { continue };
        if verdict == Verdict::Drawn {
            continue;
        }
        let leads = position.to_act() == Some(position.attacker());
        assert!(leads);
        all += 1;
        right += usize::from(
            (network.chance(&position, position.attacker()) > 0.5) == (verdict == Verdict::Won),
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
            let effort = Effort::of_worlds(200).with_threads(NonZeroUsize::new(threads).unwrap());
            let search = Search::new(game.view(seat), effort, number);
            let mut search = search.judged_by(Judges::shipped());
            search.finish();
            search
        };
        let [one, two, seven] = [1, 2, 7].map(think);
        assert_eq!(one.candidates(), two.candidates());
        assert_eq!(one.candidates(), seven.candidates());
        judging += usize::from(one.is_judging());
        for candidate in one.candidates() {
            assert!(candidate.tried().is_none_or(|chance| (0.0..=1.0).contains(&chance)));
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
            let search = || Search::new(game.view(seat), Effort::of_worlds(60), 3);
            let (mut with, mut without) = (search().judged_by(Judges::shipped()), search());
            with.finish();
            without.finish();
            assert!(!with.is_judging());
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
            let master = named::<Durak>(name).unwrap();
            let budget = Budget { nodes: Some(20), ..Budget::default() };
            let decision = master.decide(game.view(seat), &budget, &mut Seed::from(0).rng());
            let compared = decision.explanation.comparison.filter(|one| one.error > 0.0);
            units.extend(compared.map(|one| (one.unit.to_string(), unit)));
        }
    });
    assert!(units.iter().any(|(_, expected)| *expected == "judged"), "{units:?}");
    assert!(units.iter().all(|(told, expected)| told == expected), "{units:?}");
}

#[test]
fn what_is_said_of_all_who_are_left_is_about_one_fool() {
    let network = shipped(Company::More);
    let mut sums = Vec::new();
    for position in between_bouts(Company::More, Some("greedy"), 60, 13) {
        let chances: Vec<f32> =
            position.left().map(|seat| network.chance(&position, seat)).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{position}");
        sums.push(chances.iter().map(|chance| 1.0 - chance).sum::<f32>());
    }
    // Nothing makes it so but what it has learned: a draw has half a fool each.
    let mean = sums.iter().sum::<f32>() / sums.len() as f32;
    assert!((0.9..1.15).contains(&mean), "{mean}");
}

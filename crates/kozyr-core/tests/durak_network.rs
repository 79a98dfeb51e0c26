//! The value network: what it sees, what it learns, and what the shipped one knows.

use std::num::NonZeroUsize;

use kozyr_core::{
    durak::{
        CardSet, Deck, Durak, Phase, Rules, Setup, Transfer,
        search::{
            Effort, Endgame, Position, Search, ValueNetwork, Verdict,
            training::{SAMPLE_BYTES, Sample, fit},
        },
    },
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, named},
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

/// What lies between two bouts of deals for two.
fn between_bouts(name: Option<&str>, deals: u64, series: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for deal in 0..deals {
        let seed = Seed::from(series).derive("deal", deal);
        play(Setup::new(2, Rules::throw_in()), name, seed, |game| {
            found.extend(Position::of(game).filter(ValueNetwork::sees));
        });
    }
    found
}

#[test]
fn a_network_is_read_from_its_bytes_and_from_no_others() {
    let shipped = ValueNetwork::shipped();
    let bytes = shipped.to_bytes();
    assert_eq!(ValueNetwork::from_bytes(&bytes).as_ref(), Ok(&*shipped));
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
    let setups = [(2, usual), (3, usual), (6, usual), (2, last), (2, transfer), (2, deck)];
    let others = [(2, Rules::duel()), (4, Rules::partnership())];
    for (players, rules) in setups.into_iter().chain(others) {
        let mut judged = 0;
        for deal in 0..20 {
            let seed = Seed::from(deal);
            play(Setup::new(players, rules), None, seed, |game| {
                let Some(position) = Position::of(game) else { return };
                let left = Seat::all(players).filter(|&seat| !game.hand(seat).is_empty());
                let expected = rules == usual
                    && game.outcome().is_none()
                    && position.phase() == Phase::Attack
                    && position.table_cards().is_empty()
                    // With cards in the talon everybody is in, whoever has none at the moment draws.
                    && (left.count() == 2 && position.talon().is_empty() || players == 2);
                assert_eq!(ValueNetwork::sees(&position), expected, "{position}");
                judged += usize::from(expected);
            });
        }
        assert_eq!(judged > 0, rules == usual, "{players} players by {rules:?}");
    }
}

#[test]
fn samples_are_read_from_their_bytes_and_from_no_others() {
    let positions = between_bouts(None, 20, 5);
    for position in &positions {
        let verdict = Endgame::new(10).solve(position, 0);
        let verdict = verdict.unwrap_or(Verdict::Drawn);
        let sample = Sample::new(position, position.attacker(), verdict);
        assert_eq!(Sample::from_bytes(&sample.to_bytes()), Some(sample));
        // A deal that the leader wins the other loses.
        let other = Sample::new(position, position.defender(), verdict.reversed());
        assert_eq!(other, sample);
    }
    let bytes = Sample::new(&positions[0], Seat::default(), Verdict::Won).to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = bytes;
        bytes[at] = byte;
        Sample::from_bytes(&bytes)
    };
    assert_eq!(with(SAMPLE_BYTES - 1, 3), None, "no deal is worth three half points");
    assert_eq!(with(7, 1), None, "no card has such a number");
    let mut twice = bytes;
    twice.copy_within(0..8, 8);
    assert_eq!(Sample::from_bytes(&twice), None, "no card is in two hands");
}

#[test]
fn it_learns_what_decides_deals_and_the_same_from_the_same() {
    let positions = between_bouts(None, 400, 7);
    // Deals in which whoever holds more trumps wins.
    let trumps = |position: &Position, seat: Seat| {
        (position.hand(seat) & CardSet::of_suit(position.trump())).len()
    };
    let samples: Vec<Sample> = positions
        .iter()
        .map(|position| {
            let [own, others] =
                [position.attacker(), position.defender()].map(|seat| trumps(position, seat));
            let verdict = match own.cmp(&others) {
                std::cmp::Ordering::Less => Verdict::Lost,
                std::cmp::Ordering::Equal => Verdict::Drawn,
                std::cmp::Ordering::Greater => Verdict::Won,
            };
            Sample::new(position, position.attacker(), verdict)
        })
        .collect();
    let learn = || fit(&samples, 6, &mut Seed::from(1).rng(), |_| ());
    let (network, report) = learn();
    assert!(report.loss < 0.6 * report.of_the_share, "{report:?}");
    assert_eq!(report.samples + report.held_back, samples.len());
    assert_eq!(learn(), (network.clone(), report));
    assert_eq!(ValueNetwork::from_bytes(&network.to_bytes()), Ok(network));
}

#[test]
fn the_shipped_network_tells_lost_endings_from_won_ones() {
    let network = ValueNetwork::shipped();
    let mut endgame = Endgame::new(16);
    let (mut right, mut all) = (0, 0);
    for position in between_bouts(Some("greedy"), 150, 11) {
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
        right += usize::from((network.chance(&position) > 0.5) == (verdict == Verdict::Won));
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
            let mut search = search.judged_by(ValueNetwork::shipped());
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
            let (mut with, mut without) = (search().judged_by(ValueNetwork::shipped()), search());
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
fn what_it_says_is_a_chance() {
    let network = ValueNetwork::shipped();
    for position in between_bouts(None, 100, 13) {
        let chance = network.chance(&position);
        assert!((0.0..=1.0).contains(&chance), "{position}: {chance}");
    }
}

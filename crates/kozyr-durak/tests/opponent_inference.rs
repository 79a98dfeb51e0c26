//! The master's inference from the other players' actions.

use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;

use std::{collections::BTreeMap, num::NonZeroUsize};

use kozyr_core::{
    game::{Game, Seat, Seed},
    opponent::{Deadline, OpponentError, make_opponent},
};
use kozyr_durak::{
    Action, Card, CardSet, Durak, Event, Phase, Rules, Setup,
    profile::{Habit, PlayerProfile},
    search::{ActionSearch, PlayerModel, PlayerProfiles, PlayoutPolicy, Position, SearchBudget},
};
use opponents::decide;
use scenario::{card, cards, deal, play, rules, seat};

fn read(
    game: &Durak,
    profiles: Option<&PlayerProfiles>,
    worlds: u64,
    seed: u64,
    threads: usize,
) -> ActionSearch {
    let view = game.view(game.to_act().unwrap());
    let effort =
        SearchBudget::from_worlds(worlds).with_threads(NonZeroUsize::new(threads).unwrap());
    let mut search =
        ActionSearch::with_inference(view, profiles, effort, seed, Deadline::never()).unwrap();
    search.finish();
    search
}

/// The prior weight of each modelled opponent in a profile, relative to no profile.
const LIKELIER: f64 = 9.0;

/// A profile that makes the inference start with the first action.
fn somebody_known() -> PlayerProfiles {
    let no_habits = "-0_0".repeat(Habit::ALL.len());
    let percent = 100.0 * LIKELIER / (1.0 + LIKELIER);
    let liked = vec![percent.to_string(); PlayerModel::OPPONENTS.len()].join("_");
    let profile: PlayerProfile = format!("2-1{no_habits}-{liked}").parse().unwrap();
    PlayerProfiles::new(vec![profile; 6])
}

/// Each player model, its prior up to a factor, and its error rate, as documented for the search.
fn players(game: &Durak) -> Vec<(PlayerModel, f64, f64)> {
    let (deck, trump) = (game.setup().rules.deck, game.view(Seat::default()).trump());
    let rule = |name| (PlayerModel::for_opponent(name, deck, trump).unwrap(), LIKELIER * 0.1, 0.05);
    let quick = |style| (PlayerModel::Playout(style), 0.25, 0.25);
    let mut players =
        vec![quick(PlayoutPolicy::simple(deck, trump)), quick(PlayoutPolicy::strong(deck, trump))];
    players.extend(PlayerModel::OPPONENTS.map(rule));
    players
}

/// With 24 cards, seat 1 leads, seat 0 beats, and seat 1 throws in a card.
fn attacked_twice() -> Durak {
    let setup = Setup::new(2, rules(|rules| rules.deck = kozyr_durak::Deck::Cards24));
    let hands = ["Ts Js Qs Kd Ad Jc", "9s 9c Th Kc Ac Qd"];
    let mut game = deal(setup, &hands, "", "Ah");
    assert_eq!(game.to_act(), Some(seat(1)));
    play(&mut game, "attack 9s; beat 9s Ts; throw 9c");
    game
}

/// The probability that seat 1 holds each card: all hands it may have been dealt, weighted by the
/// likelihood of all players' actions.
fn chances_by_all_hands(game: &Durak) -> BTreeMap<Card, f64> {
    let view = game.view(seat(0));
    let trump = CardSet::of_suit(view.trump());
    let shown = card("Th");
    let played = cards("9s 9c");
    let unseen: Vec<Card> = (view.unseen_cards() | shown.into()).iter().collect();
    // The trump that it showed as the lowest.
    let lower = trump - CardSet::above(shown) - shown.into();
    let mut sums = BTreeMap::new();
    let mut total = 0.0;
    for bits in 0_u32..1 << unseen.len() {
        let rest = unseen.iter().enumerate().filter(|(at, _)| bits >> at & 1 != 0);
        let rest: CardSet = rest.map(|(_, &card)| card).collect();
        if rest.len() != 4 || !rest.contains(shown) || !(rest & lower).is_empty() {
            continue;
        }
        let weight = weight_of(game, rest | played);
        total += weight;
        for card in rest {
            *sums.entry(card).or_insert(0.0) += weight;
        }
    }
    sums.values_mut().for_each(|sum| *sum /= total);
    sums
}

/// The likelihood of all actions of seat 1, given its dealt hand.
fn weight_of(game: &Durak, hand: CardSet) -> f64 {
    let setup = *game.setup();
    let own = cards("Ts Js Qs Kd Ad Jc");
    let lay = |hand: CardSet| -> String {
        hand.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut again = deal(setup, &[&lay(own), &lay(hand)], "", "Ah");
    let players = players(game);
    let mut likelihoods: Vec<f64> = players.iter().map(|(_, usual, _)| *usual).collect();
    let acts = ["attack 9s", "beat 9s Ts", "throw 9c"];
    for act in acts {
        if again.to_act() == Some(seat(1)) {
            let position = Position::from_game(&again).unwrap();
            let action: Action = act.parse().unwrap();
            let ways = ways(&position);
            for (likelihood, (model, _, errors)) in likelihoods.iter_mut().zip(&players) {
                let does = model.action_probability(&position, action);
                *likelihood *= if ways > 1.0 { errors / ways + (1.0 - errors) * does } else { 1.0 };
            }
        }
        play(&mut again, act);
    }
    likelihoods.iter().sum()
}

/// The number of actions that a random error may choose: any card of the hand, or any that fits, or
/// none.
fn ways(position: &Position) -> f64 {
    let actions = position.legal_actions();
    match position.phase() {
        Phase::Attack => position.hand(position.to_act().unwrap()).len() as f64,
        _ => actions.len() as f64,
    }
}

#[test]
fn worlds_are_met_as_often_as_they_are_likely() {
    let game = attacked_twice();
    let expected = chances_by_all_hands(&game);
    let worlds = 4096;
    let known = somebody_known();
    let search = read(&game, Some(&known), worlds, 3, 1);
    let looked_at = search.worlds();
    assert!(looked_at >= 64, "{looked_at}");
    let mut seen: BTreeMap<Card, f64> = BTreeMap::new();
    let mut all = 0.0;
    // Candidates dropped early give too few worlds, so several searches are combined.
    for seed in 0..60 {
        let search = read(&game, Some(&known), worlds, seed, 1);
        for world in 0..search.worlds() {
            all += 1.0;
            for card in search.sampled_position(world).unwrap().hand(seat(1)) {
                *seen.entry(card).or_insert(0.0) += 1.0;
            }
        }
    }
    assert!(all > 5000.0, "{all}");
    for (card, chance) in expected {
        let seen = seen.get(&card).copied().unwrap_or(0.0) / all;
        assert!((seen - chance).abs() < 0.04, "{card}: {seen:.3}, and by all hands {chance:.3}");
    }
}

#[test]
fn any_number_of_threads_reads_the_same() {
    let known = somebody_known();
    for number in 0..12 {
        let mut game =
            Durak::new(&Setup::new(2 + number % 3, Rules::default()), &Seed::from(number as u64))
                .unwrap();
        for _ in 0..20 {
            if game.to_act().is_some() {
                let action = decide("greedy", &game).action;
                game.play(action).unwrap();
            }
        }
        if game.to_act().is_none() {
            continue;
        }
        let [one, two, seven] = [1, 2, 7].map(|threads| {
            let search = read(&game, Some(&known), 600, 5, threads);
            (search.candidates().to_vec(), search.worlds())
        });
        assert!(one == two && one == seven, "deal {number}");
    }
}

/// Plays a deal between two opponents, and returns seat 0's inference about seat 1 at its last
/// choice.
fn recognised(name: &str, seed: u64) -> Option<(&'static str, f64)> {
    let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(seed)).unwrap();
    let mut told = None;
    while let Some(at) = game.to_act() {
        let acts = game.view(seat(0)).history().filter(|event| acted(event, seat(1))).count();
        if at == seat(0) && acts >= 16 && game.legal_actions().len() > 1 {
            let search = read(&game, None, 32, seed, 1);
            told = search.likely_opponent(seat(1)).or(told);
        }
        let by = if at == seat(0) { "greedy" } else { name };
        let action = decide(by, &game).action;
        game.play(action).unwrap();
    }
    told
}

fn acted(event: &Event, by: Seat) -> bool {
    match event {
        Event::Attacked { seat, .. }
        | Event::Beaten { seat, .. }
        | Event::ThrownIn { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat } => *seat == by,
        _ => false,
    }
}

#[test]
fn opponents_are_recognised_by_what_they_do() {
    let (mut sure, mut right) = (0, 0);
    for name in PlayerModel::OPPONENTS {
        let told = (0..12).filter_map(|seed| recognised(name, seed));
        for (said, _) in told.filter(|(_, chance)| *chance > 0.8) {
            sure += 1;
            right += usize::from(said == name);
        }
    }
    // A style given a probability of four fifths is rarely wrong.
    assert!(sure >= 15, "{sure}");
    assert!(4 * sure <= 5 * right, "{right} of {sure}");
}

#[test]
fn somebody_recognised_is_told_of() {
    let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(3)).unwrap();
    let mut notes = Vec::new();
    while let Some(at) = game.to_act() {
        let by = if at == seat(0) { "master-4?worlds=64" } else { "hand-value" };
        let decision = decide(by, &game);
        if at == seat(0) {
            notes.extend(decision.explanation.notes);
        }
        game.play(decision.action).unwrap();
    }
    assert!(notes.iter().any(|note| note.key.starts_with("plays-like-hand-value")), "{notes:?}");
}

#[test]
fn who_forgets_cannot_read_everything_again() {
    for bad in ["apprentice-4?reading=true", "master-5?recall=3", "master-4?trumps=false"] {
        let error = make_opponent::<Durak>(bad).err();
        assert!(matches!(error, Some(OpponentError::Parameter(_))), "{bad}: {error:?}");
    }
    for good in ["master-5?reading=false&recall=3", "master-1?reading=true", "master-5"] {
        assert!(make_opponent::<Durak>(good).is_ok(), "{good}");
    }
}

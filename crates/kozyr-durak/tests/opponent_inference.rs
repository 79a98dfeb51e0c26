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

/// A finished search of the seat to act that infers the other players.
fn search_with_inference(
    game: &Durak,
    profiles: Option<&PlayerProfiles>,
    worlds: u64,
    seed: u64,
    threads: usize,
) -> ActionSearch {
    let view = game.view(game.to_act().unwrap());
    let budget =
        SearchBudget::from_worlds(worlds).with_threads(NonZeroUsize::new(threads).unwrap());
    let mut search =
        ActionSearch::with_inference(view, profiles, budget, seed, Deadline::never()).unwrap();
    search.finish();
    search
}

/// The prior weight of each modelled opponent in a profile, relative to no profile.
const PRIOR_WEIGHT: f64 = 9.0;

/// A profile that makes the inference start with the first action.
fn known_opponent_profiles() -> PlayerProfiles {
    let no_habits = "-0_0".repeat(Habit::ALL.len());
    let percent = 100.0 * PRIOR_WEIGHT / (1.0 + PRIOR_WEIGHT);
    let percentages = vec![percent.to_string(); PlayerModel::OPPONENTS.len()].join("_");
    let profile: PlayerProfile = format!("2-1{no_habits}-{percentages}").parse().unwrap();
    PlayerProfiles::new(vec![profile; 6])
}

/// Each player model, its prior up to a factor, and its error rate, as documented for the search.
fn players(game: &Durak) -> Vec<(PlayerModel, f64, f64)> {
    let (deck, trump) = (game.setup().rules.deck, game.view(Seat::default()).trump());
    let modelled_opponent =
        |name| (PlayerModel::for_opponent(name, deck, trump).unwrap(), PRIOR_WEIGHT * 0.1, 0.05);
    let unknown_player = |policy| (PlayerModel::Playout(policy), 0.25, 0.25);
    let mut players = vec![
        unknown_player(PlayoutPolicy::simple(deck, trump)),
        unknown_player(PlayoutPolicy::strong(deck, trump)),
    ];
    players.extend(PlayerModel::OPPONENTS.map(modelled_opponent));
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
/// likelihood of its actions. Cards that it cannot hold are left out.
fn probabilities_by_enumeration(game: &Durak) -> BTreeMap<Card, f64> {
    let view = game.view(seat(0));
    let trump = CardSet::of_suit(view.trump());
    let shown = card("Th");
    let played = cards("9s 9c");
    let unseen: Vec<Card> = (view.unseen_cards() | shown.into()).iter().collect();
    // The trump that it showed as the lowest.
    let lower = trump - CardSet::above(shown) - shown.into();
    let mut probabilities = BTreeMap::new();
    let mut total = 0.0;
    for bits in 0_u32..1 << unseen.len() {
        let rest = unseen.iter().enumerate().filter(|(index, _)| bits >> index & 1 != 0);
        let rest: CardSet = rest.map(|(_, &card)| card).collect();
        if rest.len() != 4 || !rest.contains(shown) || !(rest & lower).is_empty() {
            continue;
        }
        let weight = likelihood_of(game, rest | played);
        total += weight;
        for card in rest {
            *probabilities.entry(card).or_insert(0.0) += weight;
        }
    }
    probabilities.values_mut().for_each(|sum| *sum /= total);
    probabilities
}

/// The likelihood of all actions of seat 1, given its dealt hand: the sum over the player models,
/// weighted by their priors.
fn likelihood_of(game: &Durak, hand: CardSet) -> f64 {
    let setup = *game.setup();
    let own = cards("Ts Js Qs Kd Ad Jc");
    let text_of = |hand: CardSet| -> String {
        hand.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut replayed = deal(setup, &[&text_of(own), &text_of(hand)], "", "Ah");
    let players = players(game);
    let mut likelihoods: Vec<f64> = players.iter().map(|(_, prior, _)| *prior).collect();
    let action_texts = ["attack 9s", "beat 9s Ts", "throw 9c"];
    for action_text in action_texts {
        if replayed.to_act() == Some(seat(1)) {
            let position = Position::from_game(&replayed).unwrap();
            let action: Action = action_text.parse().unwrap();
            let option_count = option_count(&position);
            for (likelihood, (model, _, error_rate)) in likelihoods.iter_mut().zip(&players) {
                let model_probability = model.action_probability(&position, action);
                *likelihood *= if option_count > 1.0 {
                    error_rate / option_count + (1.0 - error_rate) * model_probability
                } else {
                    1.0
                };
            }
        }
        play(&mut replayed, action_text);
    }
    likelihoods.iter().sum()
}

/// The number of actions that a random error may choose: any card of the hand, or any that fits, or
/// none.
fn option_count(position: &Position) -> f64 {
    let actions = position.legal_actions();
    match position.phase() {
        Phase::Attack => position.hand(position.to_act().unwrap()).len() as f64,
        _ => actions.len() as f64,
    }
}

#[test]
fn worlds_are_sampled_by_probability() {
    let game = attacked_twice();
    let expected = probabilities_by_enumeration(&game);
    let worlds = 4096;
    let profiles = known_opponent_profiles();
    let search = search_with_inference(&game, Some(&profiles), worlds, 3, 1);
    let world_count = search.worlds();
    assert!(world_count >= 64, "{world_count}");
    let mut seen: BTreeMap<Card, f64> = BTreeMap::new();
    let mut total = 0.0;
    // Candidates dropped early give too few worlds, so several searches are combined.
    for seed in 0..60 {
        let search = search_with_inference(&game, Some(&profiles), worlds, seed, 1);
        for world in 0..search.worlds() {
            total += 1.0;
            for card in search.sampled_position(world).unwrap().hand(seat(1)) {
                *seen.entry(card).or_insert(0.0) += 1.0;
            }
        }
    }
    assert!(total > 5000.0, "{total}");
    for (card, probability) in expected {
        let seen = seen.get(&card).copied().unwrap_or(0.0) / total;
        assert!(
            (seen - probability).abs() < 0.04,
            "{card}: {seen:.3}, and by all hands {probability:.3}"
        );
    }
}

#[test]
fn inference_does_not_depend_on_the_number_of_threads() {
    let profiles = known_opponent_profiles();
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
            let search = search_with_inference(&game, Some(&profiles), 600, 5, threads);
            (search.candidates().to_vec(), search.worlds())
        });
        assert!(one == two && one == seven, "deal {number}");
    }
}

/// Plays a deal between two opponents. Returns which one seat 0 last inferred seat 1 to be, with
/// its probability; `None` if none.
fn inferred_opponent(name: &str, seed: u64) -> Option<(&'static str, f64)> {
    let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(seed)).unwrap();
    let mut inferred = None;
    while let Some(to_act) = game.to_act() {
        let action_count =
            game.view(seat(0)).history().filter(|event| is_action_of(event, seat(1))).count();
        if to_act == seat(0) && action_count >= 16 && game.legal_actions().len() > 1 {
            let search = search_with_inference(&game, None, 32, seed, 1);
            inferred = search.likely_opponent(seat(1)).or(inferred);
        }
        let player = if to_act == seat(0) { "greedy" } else { name };
        let action = decide(player, &game).action;
        game.play(action).unwrap();
    }
    inferred
}

/// Returns whether the event is an action of a seat.
fn is_action_of(event: &Event, actor: Seat) -> bool {
    match event {
        Event::Attacked { seat, .. }
        | Event::Beaten { seat, .. }
        | Event::ThrownIn { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat } => *seat == actor,
        _ => false,
    }
}

#[test]
fn opponents_are_recognised_by_their_actions() {
    let (mut confident, mut right) = (0, 0);
    for name in PlayerModel::OPPONENTS {
        let inferred = (0..12).filter_map(|seed| inferred_opponent(name, seed));
        for (inferred_name, _) in inferred.filter(|(_, probability)| *probability > 0.8) {
            confident += 1;
            right += usize::from(inferred_name == name);
        }
    }
    // A style given a probability of four fifths is rarely wrong.
    assert!(confident >= 15, "{confident}");
    assert!(4 * confident <= 5 * right, "{right} of {confident}");
}

#[test]
fn recognised_opponents_are_named_in_notes() {
    let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(3)).unwrap();
    let mut notes = Vec::new();
    while let Some(to_act) = game.to_act() {
        let player = if to_act == seat(0) { "master-4?worlds=64" } else { "hand-value" };
        let decision = decide(player, &game);
        if to_act == seat(0) {
            notes.extend(decision.explanation.notes);
        }
        game.play(decision.action).unwrap();
    }
    assert!(notes.iter().any(|note| note.key.starts_with("plays-like-hand-value")), "{notes:?}");
}

#[test]
fn inference_requires_full_memory() {
    for invalid in ["apprentice-4?reading=true", "master-5?recall=3", "master-4?trumps=false"] {
        let error = make_opponent::<Durak>(invalid).err();
        assert!(matches!(error, Some(OpponentError::Parameter(_))), "{invalid}: {error:?}");
    }
    for valid in ["master-5?reading=false&recall=3", "master-1?reading=true", "master-5"] {
        assert!(make_opponent::<Durak>(valid).is_ok(), "{valid}");
    }
}

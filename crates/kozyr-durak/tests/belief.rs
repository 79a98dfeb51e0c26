//! A seat's belief about hidden cards.

use crate::support::durak_games as games;
use crate::support::durak_scenario as scenario;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seed};
use kozyr_durak::{
    Action, Card, CardSet, Durak, Event, Phase, Rank, Rules, Setup, View,
    search::{Belief, Recall, SplitMix64},
};
use scenario::{card, cards, deal, play, seat};

/// Calls `check` with the views of all seats in every state of random deals.
fn for_each_view(seed: u64, deals: usize, mut check: impl FnMut(View<'_>, &Durak)) {
    let mut rng = Seed::from(seed).rng();
    for _ in 0..deals {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            for seat in Seat::all(game.seats()) {
                check(game.view(seat), &game);
            }
            game.play(action).unwrap();
        }
    }
}

#[test]
fn probabilities_add_up_per_card_and_per_hand() {
    for_each_view(1, 12, |view, _| {
        let belief = Belief::from_view(view);
        let matrix = belief.probability_matrix();
        for row in &matrix {
            let sum: f64 = row.iter().sum();
            assert!((-1e-9..=1.0 + 1e-9).contains(&sum), "{row:?}");
            assert!(row.iter().all(|chance| (-1e-9..=1.0 + 1e-9).contains(chance)));
        }
        for seat in Seat::all(view.players()) {
            let hidden = view.hand_size(seat) - belief.known_cards(seat).len();
            let sum: f64 = matrix.iter().map(|row| row[seat.index()]).sum();
            assert!((sum - hidden as f64).abs() < 1e-6, "seat {seat}: {sum} for {hidden}");
        }
    });
}

#[test]
fn the_actual_place_of_a_card_has_positive_probability() {
    for_each_view(2, 15, |view, game| {
        let belief = Belief::from_view(view);
        let matrix = belief.probability_matrix();
        for (card, row) in belief.unseen().iter().zip(&matrix) {
            let holder = Seat::all(view.players()).find(|&seat| game.hand(seat).contains(*card));
            let chance = match holder {
                Some(seat) => row[seat.index()],
                None => 1.0 - row.iter().sum::<f64>(),
            };
            assert!(chance > 0.0, "{card} of seat {holder:?}");
        }
    });
}

#[test]
fn sampled_worlds_are_consistent_with_the_view() {
    let mut rng = SplitMix64::new(1);
    for_each_view(3, 15, |view, game| {
        let world = Belief::from_view(view).sample(&mut rng);
        let mut all = view.table_cards() | view.discard();
        for seat in Seat::all(view.players()) {
            let hand = world.hands()[seat.index()];
            assert_eq!(hand.len(), view.hand_size(seat));
            assert!(view.known_cards(seat).is_subset(hand));
            assert!((hand & all).is_empty());
            all |= hand;
        }
        assert_eq!(world.hands()[view.seat().index()], view.hand());
        assert_eq!(world.talon().len(), view.talon_len());
        assert_eq!(world.talon().last(), game.talon().last());
        let talon: CardSet = world.talon().iter().copied().collect();
        assert_eq!(talon.len(), view.talon_len());
        assert!((talon & all).is_empty());
    });
}

#[test]
fn with_limited_recall_worlds_are_consistent_with_what_is_remembered() {
    let mut rng = SplitMix64::new(1);
    let mut discarded_in_hands = 0;
    for_each_view(4, 15, |view, game| {
        for bouts in 0..3 {
            let belief = Belief::with_recall(view, Recall::last_bouts(bouts));
            let world = belief.sample(&mut rng);
            let memorable = CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace);
            let mut all = view.table_cards() | view.discard() & memorable;
            for seat in Seat::all(view.players()) {
                let hand = world.hands()[seat.index()];
                assert_eq!(hand.len(), view.hand_size(seat));
                assert!((view.known_cards(seat) & memorable).is_subset(hand));
                assert!((hand & all).is_empty());
                all |= hand;
                discarded_in_hands += (hand & view.discard()).len();
            }
            assert_eq!(world.hands()[view.seat().index()], view.hand());
            let talon: CardSet = world.talon().iter().copied().collect();
            assert_eq!(talon.len(), view.talon_len());
            assert_eq!(world.talon().last(), game.talon().last());
            assert!((talon & all).is_empty());
        }
    });
    assert!(
        discarded_in_hands > 1000,
        "only {discarded_in_hands} discarded cards were possible in hands"
    );
}

#[test]
fn with_limited_recall_the_actual_place_of_a_card_has_positive_probability() {
    for_each_view(5, 10, |view, game| {
        let belief = Belief::with_recall(view, Recall::last_bouts(1));
        let matrix = belief.probability_matrix();
        for (card, row) in belief.unseen().iter().zip(&matrix) {
            let holder = Seat::all(view.players()).find(|&seat| game.hand(seat).contains(*card));
            let chance = match holder {
                Some(seat) => row[seat.index()],
                None => 1.0 - row.iter().sum::<f64>(),
            };
            assert!(chance > 0.0, "{card} of seat {holder:?}");
        }
    });
}

#[test]
fn recall_longer_than_the_deal_forgets_nothing() {
    for_each_view(6, 5, |view, _| {
        let long = Belief::with_recall(view, Recall::last_bouts(500));
        assert_eq!(long.unseen(), Belief::from_view(view).unseen());
        assert_eq!(long.probability_matrix(), Belief::from_view(view).probability_matrix());
    });
}

#[test]
fn without_recall_only_open_cards_are_known() {
    let mut forgotten_trumps = 0;
    for_each_view(8, 15, |view, _| {
        let recall = Recall::last_bouts(0).without_trumps();
        let forgotten = recall.forgotten_cards(view);
        let seen = view.history().fold(CardSet::EMPTY, |seen, event| match event {
            Event::BoutBeaten { cards, .. } | Event::BoutTaken { cards, .. } => seen | cards,
            _ => seen,
        });
        assert_eq!(forgotten, seen - view.hand() - view.table_cards());
        forgotten_trumps += (forgotten & CardSet::of_suit(view.trump())).len();
        let forgotten_with_trump_recall = Recall::last_bouts(0).forgotten_cards(view);
        assert!(forgotten_with_trump_recall.is_subset(forgotten));
        assert!((forgotten_with_trump_recall & CardSet::of_suit(view.trump())).is_empty());
        let world = Belief::with_recall(view, recall).sample(&mut SplitMix64::new(1));
        for seat in Seat::all(view.players()) {
            assert_eq!(world.hands()[seat.index()].len(), view.hand_size(seat));
        }
    });
    assert!(forgotten_trumps > 500, "{forgotten_trumps}");
}

/// A card discarded in the last bout is remembered; one from the bout before may be anywhere.
#[test]
fn the_last_bouts_are_remembered() {
    let mut compared = 0;
    for_each_view(7, 15, |view, _| {
        let beaten: Vec<CardSet> = view
            .history()
            .filter_map(|event| match event {
                Event::BoutBeaten { cards, .. } => Some(cards),
                Event::BoutTaken { .. } => Some(CardSet::EMPTY),
                _ => None,
            })
            .collect();
        let [earlier @ .., last] = &beaten[..] else { return };
        let unseen: CardSet =
            Belief::with_recall(view, Recall::last_bouts(1)).unseen().iter().copied().collect();
        assert!((*last & unseen).is_empty());
        let memorable = CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace);
        for &cards in earlier {
            assert!((cards - memorable).is_subset(unseen));
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn every_world_uses_the_same_number_of_random_numbers() {
    for_each_view(9, 15, |view, _| {
        for recall in [Recall::PERFECT, Recall::last_bouts(0)] {
            let belief = Belief::with_recall(view, recall);
            let mut rng = SplitMix64::new(1);
            for number in 1..4 {
                belief.sample(&mut rng);
                let mut skipped_rng =
                    SplitMix64::new(1).skip(number * belief.rng_draws_per_world());
                assert_eq!(rng.clone().next_u64(), skipped_rng.next_u64());
            }
        }
    });
}

/// The frequency of each unseen card in each hand over all equally likely distributions.
fn uniform_probabilities(view: View<'_>) -> Vec<[f64; MAX_SEATS]> {
    let cards: Vec<Card> = view.unseen_cards().iter().collect();
    let mut hidden = [0; MAX_SEATS];
    for other in Seat::all(view.players()).filter(|&other| other != view.seat()) {
        hidden[other.index()] = view.hand_size(other) - view.known_cards(other).len();
    }
    let mut counts = vec![[0.0; MAX_SEATS]; cards.len()];
    let mut holders = vec![None; cards.len()];
    let total = distribute(0, &mut hidden, &mut holders, &mut counts, cards.len());
    counts.iter().map(|row| row.map(|count| count / total)).collect()
}

/// Assigns the cards from `card_index` on to the hands with free places or to the talon, in every
/// possible way. Adds each distribution to the counts and returns the number of distributions.
fn distribute(
    card_index: usize,
    free_places: &mut [usize; MAX_SEATS],
    holders: &mut [Option<usize>],
    counts: &mut [[f64; MAX_SEATS]],
    card_count: usize,
) -> f64 {
    if free_places.iter().sum::<usize>() > card_count - card_index {
        return 0.0;
    }
    if card_index == card_count {
        for (row, holder) in counts.iter_mut().zip(holders.iter()) {
            if let Some(holder) = holder {
                row[*holder] += 1.0;
            }
        }
        return 1.0;
    }
    holders[card_index] = None;
    let mut sum = distribute(card_index + 1, free_places, holders, counts, card_count);
    for seat in 0..MAX_SEATS {
        if free_places[seat] > 0 {
            free_places[seat] -= 1;
            holders[card_index] = Some(seat);
            sum += distribute(card_index + 1, free_places, holders, counts, card_count);
            free_places[seat] += 1;
        }
    }
    sum
}

#[test]
fn uniform_probabilities_match_enumeration() {
    let mut compared = 0;
    for_each_view(4, 150, |view, _| {
        if view.unseen_cards().len() > 9
            || view.unseen_cards().is_empty()
            || view.phase() == Phase::Redeal
        {
            return;
        }
        let matrix = Belief::uniform(view).probability_matrix();
        for (row, expected) in matrix.iter().zip(uniform_probabilities(view)) {
            for (chance, expected) in row.iter().zip(expected) {
                assert!((chance - expected).abs() < 1e-9, "{chance} is not {expected}");
            }
        }
        compared += 1;
    });
    assert!(compared > 200, "{compared}");
}

#[test]
fn card_frequencies_in_worlds_match_the_probabilities() {
    let mut action_rng = Seed::from(5).rng();
    let mut game = Durak::new(&Setup::new(3, Rules::default()), &Seed::from(8)).unwrap();
    for _ in 0..40 {
        let action = any_legal(&game, &mut action_rng).unwrap();
        game.play(action).unwrap();
    }
    let belief = Belief::from_view(game.view(seat(0)));
    let matrix = belief.probability_matrix();
    let (mut world_rng, worlds) = (SplitMix64::new(3), 20_000);
    let mut counts = vec![[0.0; MAX_SEATS]; matrix.len()];
    for _ in 0..worlds {
        let world = belief.sample(&mut world_rng);
        for (row, &card) in counts.iter_mut().zip(belief.unseen()) {
            for (count, hand) in row.iter_mut().zip(world.hands()) {
                *count += f64::from(u8::from(hand.contains(card)));
            }
        }
    }
    for (row, counts) in matrix.iter().zip(counts) {
        for (chance, count) in row.iter().zip(counts) {
            assert!((chance - count / f64::from(worlds)).abs() < 0.02, "{chance} and {count}");
        }
    }
}

#[test]
fn trumps_below_the_one_shown_have_probability_zero() {
    let hands = ["6s 6c 6d Kd 8h Kc", "7s 7c 8d 9d Th 9c"];
    let game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    let belief = Belief::from_view(game.view(seat(1)));
    assert_eq!(belief.known_cards(seat(0)), cards("8h"));
    for low in ["6h", "7h"] {
        assert_eq!(belief.probability(card(low), seat(0)), 0.0);
    }
    assert!(belief.probability(card("9h"), seat(0)) > 0.0);
}

#[test]
fn cards_that_were_picked_up_are_known() {
    let hands = ["6s 6c 6d Kd 8h Kc", "7s 7c 8d 9d Th 9c"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "Jc Qc Ts Js Qs 7d", "Ah");
    play(&mut game, "attack 6c 6d; take; pass");
    let belief = Belief::from_view(game.view(seat(0)));
    assert_eq!(belief.known_cards(seat(1)), cards("6c 6d"));
    assert_eq!(belief.probability(card("6c"), seat(1)), 1.0);
    assert_eq!(belief.probability(card("6s"), seat(1)), 0.0);
}

#[test]
fn taking_makes_cards_that_would_beat_less_likely() {
    let hands = ["6s 6c 6d Kd 8h Kc", "7s Jc 8d 9d Th 9c"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let earlier = Belief::from_view(game.view(seat(0)));
    play(&mut game, "take");
    let later = Belief::from_view(game.view(seat(0)));
    for higher in ["8s", "9s", "As"] {
        let chance = |belief: &Belief| belief.probability(card(higher), seat(1));
        assert!(chance(&later) < chance(&earlier) / 2.0, "{higher}");
    }
    assert!(later.probability(card("9d"), seat(1)) > earlier.probability(card("9d"), seat(1)));
}

#[test]
fn equal_views_give_equal_beliefs() {
    let hands = ["6s 6c 6d Kd 7h Kc", "7s Jc 8d 9d Th 9c"];
    let other_hands = ["6s 6c 6d Kd 7h Kc", "7s Jd 8d 9d Jh 9s"];
    let [first, second] = [hands, other_hands].map(|hands| {
        let mut game = deal(Setup::new(2, Rules::default()), &hands, "As Ks Qs Js Ts 8s", "Ah");
        play(&mut game, "attack 6s; beat 6s 7s; pass");
        game
    });
    let [first, second] = [&first, &second].map(|game| Belief::from_view(game.view(seat(0))));
    assert_eq!(first.unseen(), second.unseen());
    assert_eq!(first.probability_matrix(), second.probability_matrix());
    assert_eq!(first.sample(&mut SplitMix64::new(1)), second.sample(&mut SplitMix64::new(1)));
}

#[test]
fn a_redeal_resets_the_belief() {
    let setup = Setup::new(2, scenario::rules(|rules| rules.redeal = true));
    let hands = ["6s 7s 8s 9s Ts Kc", "Js Jc 8d 9d Th 9c"];
    let mut game = deal(setup, &hands, "", "Ah");
    play(&mut game, "redeal");
    let belief = Belief::from_view(game.view(seat(1)));
    assert_eq!(belief.known_cards(seat(0)), CardSet::EMPTY);
    assert_eq!(game.legal_actions().last(), Some(&Action::Keep));
    let sum: f64 = belief.probability_matrix().iter().map(|row| row[0]).sum();
    assert!((sum - 6.0).abs() < 1e-9);
}

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

/// Visits every view of random deals.
fn in_views(series: u64, deals: usize, mut look: impl FnMut(View<'_>, &Durak)) {
    let mut rng = Seed::from(series).rng();
    for _ in 0..deals {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            for seat in Seat::all(game.seats()) {
                look(game.view(seat), &game);
            }
            game.play(action).unwrap();
        }
    }
}

#[test]
fn chances_add_up_card_by_card_and_hand_by_hand() {
    in_views(1, 12, |view, _| {
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
fn what_is_so_is_never_held_to_be_impossible() {
    in_views(2, 15, |view, game| {
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
fn every_world_is_one_that_the_view_allows() {
    let mut dice = SplitMix64::new(1);
    in_views(3, 15, |view, game| {
        let world = Belief::from_view(view).sample(&mut dice);
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
fn who_forgets_imagines_worlds_that_what_is_remembered_allows() {
    let mut dice = SplitMix64::new(1);
    let mut seen_again = 0;
    in_views(4, 15, |view, game| {
        for bouts in 0..3 {
            let belief = Belief::with_recall(view, Recall::last_bouts(bouts));
            let world = belief.sample(&mut dice);
            let memorable = CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace);
            let mut all = view.table_cards() | view.discard() & memorable;
            for seat in Seat::all(view.players()) {
                let hand = world.hands()[seat.index()];
                assert_eq!(hand.len(), view.hand_size(seat));
                assert!((view.known_cards(seat) & memorable).is_subset(hand));
                assert!((hand & all).is_empty());
                all |= hand;
                seen_again += (hand & view.discard()).len();
            }
            assert_eq!(world.hands()[view.seat().index()], view.hand());
            let talon: CardSet = world.talon().iter().copied().collect();
            assert_eq!(talon.len(), view.talon_len());
            assert_eq!(world.talon().last(), game.talon().last());
            assert!((talon & all).is_empty());
        }
    });
    assert!(seen_again > 1000, "only {seen_again} discarded cards were possible in hands");
}

#[test]
fn who_forgets_holds_nothing_impossible_that_is_so() {
    in_views(5, 10, |view, game| {
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
fn a_memory_longer_than_the_deal_forgets_nothing() {
    in_views(6, 5, |view, _| {
        let long = Belief::with_recall(view, Recall::last_bouts(500));
        assert_eq!(long.unseen(), Belief::from_view(view).unseen());
        assert_eq!(long.probability_matrix(), Belief::from_view(view).probability_matrix());
    });
}

#[test]
fn who_remembers_nothing_before_knows_what_lies_open_alone() {
    let mut forgotten_trumps = 0;
    in_views(8, 15, |view, _| {
        let recall = Recall::last_bouts(0).without_trumps();
        let forgotten = recall.forgotten_cards(view);
        let seen = view.history().fold(CardSet::EMPTY, |seen, event| match event {
            Event::BoutBeaten { cards, .. } | Event::BoutTaken { cards, .. } => seen | cards,
            _ => seen,
        });
        assert_eq!(forgotten, seen - view.hand() - view.table_cards());
        forgotten_trumps += (forgotten & CardSet::of_suit(view.trump())).len();
        let kept = Recall::last_bouts(0).forgotten_cards(view);
        assert!(kept.is_subset(forgotten));
        assert!((kept & CardSet::of_suit(view.trump())).is_empty());
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
    in_views(7, 15, |view, _| {
        let beaten: Vec<CardSet> = view
            .history()
            .filter_map(|event| match event {
                Event::BoutBeaten { cards, .. } => Some(cards),
                Event::BoutTaken { .. } => Some(CardSet::EMPTY),
                _ => None,
            })
            .collect();
        let [before @ .., last] = &beaten[..] else { return };
        let unseen: CardSet =
            Belief::with_recall(view, Recall::last_bouts(1)).unseen().iter().copied().collect();
        assert!((*last & unseen).is_empty());
        let memorable = CardSet::of_suit(view.trump()) | CardSet::of_rank(Rank::Ace);
        for &cards in before {
            assert!((cards - memorable).is_subset(unseen));
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn every_world_takes_equally_many_random_numbers() {
    in_views(9, 15, |view, _| {
        for recall in [Recall::PERFECT, Recall::last_bouts(0)] {
            let belief = Belief::with_recall(view, recall);
            let mut dice = SplitMix64::new(1);
            for number in 1..4 {
                belief.sample(&mut dice);
                let mut after = SplitMix64::new(1).skip(number * belief.rng_draws_per_world());
                assert_eq!(dice.clone().next_u64(), after.next_u64());
            }
        }
    });
}

/// The frequency of each card in each hand over all equally likely distributions.
fn even_chances(view: View<'_>) -> Vec<[f64; MAX_SEATS]> {
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

fn distribute(
    at: usize,
    left: &mut [usize; MAX_SEATS],
    holders: &mut [Option<usize>],
    counts: &mut [[f64; MAX_SEATS]],
    cards: usize,
) -> f64 {
    if left.iter().sum::<usize>() > cards - at {
        return 0.0;
    }
    if at == cards {
        for (row, holder) in counts.iter_mut().zip(holders.iter()) {
            if let Some(holder) = holder {
                row[*holder] += 1.0;
            }
        }
        return 1.0;
    }
    holders[at] = None;
    let mut sum = distribute(at + 1, left, holders, counts, cards);
    for seat in 0..MAX_SEATS {
        if left[seat] > 0 {
            left[seat] -= 1;
            holders[at] = Some(seat);
            sum += distribute(at + 1, left, holders, counts, cards);
            left[seat] += 1;
        }
    }
    sum
}

#[test]
fn without_evidence_chances_are_those_of_all_distributions_counted_one_by_one() {
    let mut compared = 0;
    in_views(4, 150, |view, _| {
        if view.unseen_cards().len() > 9
            || view.unseen_cards().is_empty()
            || view.phase() == Phase::Redeal
        {
            return;
        }
        let matrix = Belief::uniform(view).probability_matrix();
        for (row, expected) in matrix.iter().zip(even_chances(view)) {
            for (chance, expected) in row.iter().zip(expected) {
                assert!((chance - expected).abs() < 1e-9, "{chance} is not {expected}");
            }
        }
        compared += 1;
    });
    assert!(compared > 200, "{compared}");
}

#[test]
fn worlds_are_as_frequent_as_chances_say() {
    let mut rng = Seed::from(5).rng();
    let mut game = Durak::new(&Setup::new(3, Rules::default()), &Seed::from(8)).unwrap();
    for _ in 0..40 {
        let action = any_legal(&game, &mut rng).unwrap();
        game.play(action).unwrap();
    }
    let belief = Belief::from_view(game.view(seat(0)));
    let matrix = belief.probability_matrix();
    let (mut dice, worlds) = (SplitMix64::new(3), 20_000);
    let mut counts = vec![[0.0; MAX_SEATS]; matrix.len()];
    for _ in 0..worlds {
        let world = belief.sample(&mut dice);
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
fn nobody_had_a_trump_below_the_lowest_one_shown() {
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
fn what_is_taken_is_remembered_until_it_is_played() {
    let hands = ["6s 6c 6d Kd 8h Kc", "7s 7c 8d 9d Th 9c"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "Jc Qc Ts Js Qs 7d", "Ah");
    play(&mut game, "attack 6c 6d; take; pass");
    let belief = Belief::from_view(game.view(seat(0)));
    assert_eq!(belief.known_cards(seat(1)), cards("6c 6d"));
    assert_eq!(belief.probability(card("6c"), seat(1)), 1.0);
    assert_eq!(belief.probability(card("6s"), seat(1)), 0.0);
}

#[test]
fn who_takes_probably_could_not_beat() {
    let hands = ["6s 6c 6d Kd 8h Kc", "7s Jc 8d 9d Th 9c"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let before = Belief::from_view(game.view(seat(0)));
    play(&mut game, "take");
    let after = Belief::from_view(game.view(seat(0)));
    for higher in ["8s", "9s", "As"] {
        let chance = |belief: &Belief| belief.probability(card(higher), seat(1));
        assert!(chance(&after) < chance(&before) / 2.0, "{higher}");
    }
    assert!(after.probability(card("9d"), seat(1)) > before.probability(card("9d"), seat(1)));
}

#[test]
fn views_that_are_equal_lead_to_equal_beliefs() {
    let hands = ["6s 6c 6d Kd 7h Kc", "7s Jc 8d 9d Th 9c"];
    let others = ["6s 6c 6d Kd 7h Kc", "7s Jd 8d 9d Jh 9s"];
    let [one, other] = [hands, others].map(|hands| {
        let mut game = deal(Setup::new(2, Rules::default()), &hands, "As Ks Qs Js Ts 8s", "Ah");
        play(&mut game, "attack 6s; beat 6s 7s; pass");
        game
    });
    let [one, other] = [&one, &other].map(|game| Belief::from_view(game.view(seat(0))));
    assert_eq!(one.unseen(), other.unseen());
    assert_eq!(one.probability_matrix(), other.probability_matrix());
    assert_eq!(one.sample(&mut SplitMix64::new(1)), other.sample(&mut SplitMix64::new(1)));
}

#[test]
fn asking_for_a_new_deal_begins_belief_anew() {
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

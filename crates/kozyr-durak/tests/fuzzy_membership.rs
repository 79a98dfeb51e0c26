//! Prices, linguistic terms and membership functions of the fuzzy opponent, checked by counting.

use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;

use kozyr_durak::{
    Card, CardSet, Deck, Suit,
    opponents::fuzzy::{HandAssessment, MembershipFunctions, Quality, mean_price, price},
};
use opponents::assert_close;
use scenario::{card, cards};

const HEARTS: Suit = Suit::Hearts;

#[test]
fn a_six_costs_one_and_the_ace_of_trumps_eighteen() {
    let ranks = ["6", "7", "8", "9", "T", "J", "Q", "K", "A"];
    for (step, rank) in (1..).zip(ranks) {
        let priced = |suit| price(card(&format!("{rank}{suit}")), HEARTS, Deck::Cards36);
        assert_eq!(priced('s'), step);
        assert_eq!(priced('h'), step + 9);
    }
    assert_eq!(price(card("2s"), HEARTS, Deck::Cards52), 1);
    assert_eq!(price(card("Ah"), HEARTS, Deck::Cards52), 26);
    assert_eq!(price(card("9h"), HEARTS, Deck::Cards24), 7);
}

#[test]
fn the_mean_price_of_the_deck_is_seven_and_a_quarter() {
    assert_close(mean_price(Deck::Cards36.card_set(), HEARTS, Deck::Cards36).unwrap(), 7.25);
    assert_eq!(mean_price(CardSet::EMPTY, HEARTS, Deck::Cards36), None);
}

#[test]
fn cards_up_to_the_ten_are_bad_and_trumps_are_good() {
    for (quality, examples) in [
        (Quality::Bad, "6s 7c 8d 9s Tc"),
        (Quality::Medium, "Js Qc Kd As"),
        (Quality::Good, "6h 7h Th Jh Ah"),
    ] {
        assert!(cards(examples).iter().all(|card| Quality::of_card(card, HEARTS) == quality));
    }
}

#[test]
fn a_set_has_the_quality_of_more_than_two_thirds_of_its_cards() {
    for (set, quality) in [
        ("6s 7s", Quality::Bad),
        ("6s 7h", Quality::Medium),
        ("6h 7h", Quality::Good),
        ("6s 7s 8h", Quality::Medium),
        ("6s 7s 8s 9s Kh Ah", Quality::Medium),
        ("6s 7s 8s 9s Ts Ah", Quality::Bad),
        ("6h 7h 8h 9h Ts As", Quality::Medium),
        ("6h 7h 8h 9h Th As", Quality::Good),
    ] {
        assert_eq!(Quality::of_set(cards(set), HEARTS), quality, "{set}");
    }
}

/// The mean prices of the cheapest and the most expensive hand of each quality, over all hands;
/// `None` if no hand has it.
fn ranges_by_enumeration(deck: Deck, size: usize) -> [Option<[f64; 2]>; 3] {
    /// Visits every hand that extends this one by `size` of the cards.
    fn choose(all: &[Card], size: usize, hand: &mut CardSet, visit: &mut impl FnMut(CardSet)) {
        if size == 0 {
            return visit(*hand);
        }
        for (index, &card) in all.iter().enumerate().take(all.len() + 1 - size) {
            hand.insert(card);
            choose(&all[index + 1..], size - 1, hand, visit);
            hand.remove(card);
        }
    }
    let mut ranges = [None::<[f64; 2]>; 3];
    let all: Vec<Card> = deck.cards().collect();
    choose(&all, size, &mut CardSet::default(), &mut |hand| {
        let mean = mean_price(hand, HEARTS, deck).unwrap();
        let range = &mut ranges[Quality::of_set(hand, HEARTS) as usize];
        let [low, high] = range.unwrap_or([mean, mean]);
        *range = Some([low.min(mean), high.max(mean)]);
    });
    ranges
}

#[test]
fn the_bounds_of_a_quality_match_enumeration() {
    for (deck, sizes) in [
        (Deck::Cards36, 1..=6),
        (Deck::Cards24, 1..=7),
        (Deck::Cards32, 1..=4),
        (Deck::Cards52, 1..=4),
    ] {
        for size in sizes {
            let curves = MembershipFunctions::for_hand_size(deck, size);
            let ranges = Quality::ALL.map(|quality| curves.range(quality));
            assert_eq!(ranges, ranges_by_enumeration(deck, size), "{size} of {}", deck.size());
        }
    }
}

#[test]
fn the_bounds_match_table_2_of_the_source() {
    let curves = MembershipFunctions::for_hand_size(Deck::Cards36, 6);
    // 5 bad cards and the ace of trumps; 4 bad cards; 4 trumps and 2 aces; 5 trumps and a six.
    let [bad, medium, good] = Quality::ALL.map(|quality| curves.range(quality).unwrap());
    for (found, expected) in [
        (bad, [9.0 / 6.0, 41.0 / 6.0]),
        (medium, [17.0 / 6.0, 84.0 / 6.0]),
        (good, [61.0 / 6.0, 93.0 / 6.0]),
    ] {
        assert_close(found[0], expected[0]);
        assert_close(found[1], expected[1]);
    }
    // As printed: 1.5, 6.83, 2.83, 14, 10.17 (one digit is missing in print) and 15.5.
}

#[test]
fn a_hand_of_mean_price_11_is_good_to_a_degree_of_one_third() {
    let curves = MembershipFunctions::for_hand_size(Deck::Cards36, 6);
    let [bad, medium, good] = curves.degrees(11.0);
    assert_close(bad, 0.0);
    assert_close(medium, 2.0 / 3.0);
    assert_close(good, 1.0 / 3.0);
    assert_eq!(curves.quality(11.0), Quality::Medium);
    // Half way from 2.83 to 6.83, and from 10.17 to 12.67.
    assert_close(curves.degrees(29.0 / 6.0)[0], 0.5);
    assert_close(curves.degrees((61.0 + 76.0) / 12.0)[2], 0.5);
    assert_eq!(curves.quality(4.8), Quality::Bad);
    assert_eq!(curves.quality(4.9), Quality::Medium);
    assert_eq!(curves.quality(11.5), Quality::Good);
}

#[test]
fn a_hand_of_one_card_has_the_quality_of_the_card() {
    for deck in Deck::ALL {
        for card in deck.cards() {
            let hand = HandAssessment::new(card.into(), HEARTS, deck);
            assert_eq!(hand.quality, Quality::of_card(card, HEARTS), "{card}");
            assert_close(hand.degrees[hand.quality as usize], 1.0);
        }
    }
}

#[test]
fn an_empty_hand_is_good() {
    let none = HandAssessment::new(CardSet::EMPTY, HEARTS, Deck::Cards36);
    assert_eq!((none.mean_price, none.quality), (None, Quality::Good));
}

/// The height of a polyline at x.
fn height(line: &[[f64; 2]], x: f64) -> f64 {
    let piece = line.windows(2).find(|piece| x <= piece[1][0]).unwrap();
    let [[x0, y0], [x1, y1]] = [piece[0], piece[1]];
    if x0 == x1 { y0 } else { y0 + (y1 - y0) * (x - x0) / (x1 - x0) }
}

#[test]
fn polylines_match_the_membership_functions() {
    for deck in Deck::ALL {
        for size in 1..=deck.size() {
            let curves = MembershipFunctions::for_hand_size(deck, size);
            let [start, end] = curves.span();
            for quality in Quality::ALL {
                let line = curves.polyline(quality);
                assert_eq!((line[0][0], line[line.len() - 1][0]), (start, end));
                assert!(line.is_sorted_by(|point, next| point[0] <= next[0]));
                // Avoids the corners, as a function may jump there.
                for step in 0..200 {
                    let price = start + (end - start) * (f64::from(step) + 0.5137) / 200.0;
                    let degrees = curves.degrees(price);
                    assert!((height(&line, price) - degrees[quality as usize]).abs() < 1e-9);
                    assert!(degrees.iter().all(|degree| (0.0..=1.0).contains(degree)));
                    let greatest = degrees.into_iter().fold(0.0, f64::max);
                    assert_eq!(
                        degrees[curves.quality(price) as usize],
                        greatest,
                        "{size}: {price}"
                    );
                }
            }
        }
    }
}

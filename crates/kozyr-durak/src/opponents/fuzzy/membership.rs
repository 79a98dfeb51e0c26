//! Membership functions of hands in bad, medium and good, by mean price.

use std::sync::OnceLock;

use super::{parameters::CurveShifts, quality::Quality};
use crate::{card::Rank, deck::Deck};

/// The number of possible hand sizes, including an empty hand.
const SIZES: usize = Deck::Cards52.size() + 1;

/// The membership functions of hands of one size, by mean price d.
///
/// The bounds come from all hands of that size. A hand is bad or good if more than two
/// thirds of its cards are, and medium if not. Each quality has a cheapest and a most expensive
/// hand. Between the cheapest medium hand and the most expensive bad hand, bad falls from 1 to 0
/// and medium rises. Between the cheapest good hand and the most expensive medium hand of only good
/// and bad cards, medium falls and good rises.
///
/// For six cards of 36 these bounds are 2.83 to 6.83 and 10.17 to 12.67, so that a hand of mean
/// price 11 is good to the degree ⅓ and medium to the degree ⅔.
#[derive(Clone, PartialEq, Debug)]
pub struct MembershipFunctions {
    ranges: [Option<[f64; 2]>; 3],
    /// Where bad falls and medium rises; `None` if no hand is bad.
    lower: Option<[f64; 2]>,
    /// Where medium falls and good rises; `None` if no hand is good.
    upper: Option<[f64; 2]>,
    span: [f64; 2],
}

/// The degree at a price of a function that falls linearly from 1 to 0 between two prices.
fn fall(price: f64, [from, to]: [f64; 2]) -> f64 {
    if price <= from {
        1.0
    } else if price >= to {
        0.0
    } else {
        (to - price) / (to - from)
    }
}

/// Widens a range to include another.
fn widen(range: Option<[f64; 2]>, [low_end, high_end]: [f64; 2]) -> Option<[f64; 2]> {
    let [low, high] = range.unwrap_or([low_end, high_end]);
    Some([low.min(low_end), high.max(high_end)])
}

/// Two prices in ascending order.
fn between(first: f64, second: f64) -> [f64; 2] {
    [first.min(second), first.max(second)]
}

impl MembershipFunctions {
    /// The membership functions for hands of this size.
    ///
    /// # Panics
    /// Panics if the deck has no such hand: `cards` is zero or greater than the deck.
    pub fn for_hand_size(deck: Deck, cards: usize) -> &'static Self {
        static ALL: [[OnceLock<MembershipFunctions>; SIZES]; Deck::ALL.len()] =
            [const { [const { OnceLock::new() }; SIZES] }; Deck::ALL.len()];
        assert!((1..=deck.size()).contains(&cards), "no hand has {cards} cards of {}", deck.size());
        ALL[deck as usize][cards].get_or_init(|| MembershipFunctions::compute(deck, cards))
    }

    /// Computes the functions for hands of this size from the mean prices of the cheapest and the
    /// most expensive hand of each quality. `cards` must not be 0.
    fn compute(deck: Deck, cards: usize) -> Self {
        let [bad, medium, good] = prices(deck);
        let mut ranges = [None; 3];
        // The most expensive medium hand without medium cards.
        let mut mixed: Option<[f64; 2]> = None;
        for (bads, mediums) in (0..=cards).flat_map(|b| (0..=cards - b).map(move |m| (b, m))) {
            let goods = cards - bads - mediums;
            if bads > bad.len() || mediums > medium.len() || goods > good.len() {
                continue;
            }
            let sum = |sum_prices: fn(&[u32], usize) -> u32| {
                f64::from(
                    sum_prices(&bad, bads)
                        + sum_prices(&medium, mediums)
                        + sum_prices(&good, goods),
                )
            };
            let range = [sum(cheapest), sum(most_expensive)].map(|sum| sum / cards as f64);
            let quality = Quality::by_counts(bads, goods, cards);
            let quality_range = &mut ranges[quality as usize];
            *quality_range = widen(*quality_range, range);
            if quality == Quality::Medium && mediums == 0 {
                mixed = widen(mixed, range);
            }
        }
        let [bads, mediums, goods] = ranges;
        let lower = bads.zip(mediums).map(|(bad, medium)| between(medium[0], bad[1]));
        let upper = goods.zip(mixed.or(mediums)).map(|(good, mixed)| between(good[0], mixed[1]));
        MembershipFunctions { ranges, lower, upper, span: [1.0, 2.0 * deck.rank_count() as f64] }
    }

    /// The functions with their corners moved. Corners that would pass each other swap.
    pub(super) fn shifted(&self, shifts: CurveShifts) -> Self {
        let CurveShifts { medium_starts, bad_ends, good_starts, medium_ends } = shifts;
        let lower = self.lower.map(|[from, to]| between(from + medium_starts, to + bad_ends));
        let upper = self.upper.map(|[from, to]| between(from + good_starts, to + medium_ends));
        MembershipFunctions { lower, upper, ..self.clone() }
    }

    /// The mean prices of the cheapest and the most expensive hand of a quality, or `None` if there
    /// is no such hand.
    pub fn range(&self, quality: Quality) -> Option<[f64; 2]> {
        self.ranges[quality as usize]
    }

    /// The lowest and the highest price of a card, the domain of the functions.
    pub fn span(&self) -> [f64; 2] {
        self.span
    }

    /// The membership degrees of a hand with this mean price in bad, medium and good, 0 to 1.
    pub fn degrees(&self, mean_price: f64) -> [f64; 3] {
        let bad = self.lower.map_or(0.0, |lower| fall(mean_price, lower));
        let good = self.upper.map_or(0.0, |upper| 1.0 - fall(mean_price, upper));
        [bad, (1.0 - bad).min(1.0 - good), good]
    }

    /// The term with the greatest degree; medium wins ties.
    pub fn quality(&self, mean_price: f64) -> Quality {
        let [bad, medium, good] = self.degrees(mean_price);
        if medium >= bad && medium >= good {
            Quality::Medium
        } else if bad > good {
            Quality::Bad
        } else {
            Quality::Good
        }
    }

    /// The corners of a term's membership function, as mean price and degree, across the whole
    /// [span](Self::span).
    pub fn polyline(&self, quality: Quality) -> Vec<[f64; 2]> {
        let [start, end] = self.span;
        let (lower, upper) = (self.lower, self.upper);
        match (quality, lower, upper) {
            (Quality::Bad, None, _) | (Quality::Good, _, None) => vec![[start, 0.0], [end, 0.0]],
            (Quality::Bad, Some([from, to]), _) => {
                vec![[start, 1.0], [from, 1.0], [to, 0.0], [end, 0.0]]
            }
            (Quality::Good, _, Some([from, to])) => {
                vec![[start, 0.0], [from, 0.0], [to, 1.0], [end, 1.0]]
            }
            (Quality::Medium, ..) => self.medium(),
        }
    }

    /// The corners of the membership function of medium hands.
    fn medium(&self) -> Vec<[f64; 2]> {
        let [start, end] = self.span;
        let rise = |[from, to]: [f64; 2]| [[start, 0.0], [from, 0.0], [to, 1.0]];
        let fall = |[from, to]: [f64; 2]| [[from, 1.0], [to, 0.0], [end, 0.0]];
        match (self.lower, self.upper) {
            // The function starts to fall before it reaches 1.
            (Some([from, to]), Some([fall_start, fall_end])) if fall_start < to => {
                // If good begins before bad, no hand is medium.
                let fall_end = fall_end.max(from);
                let (rise, fall) = (to - from, fall_end - fall_start);
                let top = (fall_end * rise + from * fall) / (rise + fall);
                let degree = self.degrees(top)[Quality::Medium as usize];
                vec![[start, 0.0], [from, 0.0], [top, degree], [fall_end, 0.0], [end, 0.0]]
            }
            (Some(lower), Some(upper)) => [rise(lower), fall(upper)].concat(),
            (Some(lower), None) => [&rise(lower)[..], &[[end, 1.0]]].concat(),
            (None, Some(upper)) => [&[[start, 1.0]][..], &fall(upper)].concat(),
            (None, None) => vec![[start, 1.0], [end, 1.0]],
        }
    }
}

/// The prices of a deck's bad, medium and good cards, each in ascending order.
fn prices(deck: Deck) -> [Vec<u32>; 3] {
    let ranks = deck.rank_count() as u32;
    let bad = deck.rank_number(Rank::Ten) as u32;
    let plain = |steps: std::ops::RangeInclusive<u32>| steps.flat_map(|step| [step; 3]).collect();
    [plain(1..=bad), plain(bad + 1..=ranks), (ranks + 1..=2 * ranks).collect()]
}

/// The sum of the `count` lowest prices of an ascending list.
fn cheapest(prices: &[u32], count: usize) -> u32 {
    prices[..count].iter().sum()
}

/// The sum of the `count` highest prices of an ascending list.
fn most_expensive(prices: &[u32], count: usize) -> u32 {
    prices[prices.len() - count..].iter().sum()
}

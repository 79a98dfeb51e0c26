//! Does the mean price of the winner's cards rise during a game?

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    claim::{ClaimVerdict, Claimant, Experiment, ExperimentPlan, ExperimentUnitResult, Finding},
    plot::{ConfidenceBand, Plot, PlotPanel},
    self_play::SelfPlay,
    table::{ResultTable, TableCell},
};
use crate::{
    arena::ArenaError,
    contender::decide,
    interval::{MeanEstimate, Moments},
    jobs::{UnitCallback, WorkerPool},
};
use kozyr_core::{
    game::{Game, Outcome, Record, Seat},
    opponent::{Budget, LimitedOpponent},
};
use kozyr_durak::{Durak, Phase, opponents::fuzzy::mean_price};

/// The games to examine.
const GAMES: SelfPlay = SelfPlay {
    name: "mean-price",
    opponents: &["lowest", "potential", "fuzzy"],
    default_games: 5_000,
    games_per_unit: 50,
};
/// The number of parts of a game; prices are taken at their ends, from the first bout to the last.
const GAME_PARTS: usize = 10;

pub(super) static EXPERIMENT: MeanPrice = MeanPrice;

/// Compares the cards of winners and losers from the first bout to the last.
///
/// The price of a card is its step from the lowest rank of the deck, starting at 1, plus 9 for a
/// trump. The value used is the mean over the hand at the start of a bout.
pub(super) struct MeanPrice;

impl Experiment for MeanPrice {
    fn name(&self) -> &'static str {
        GAMES.name
    }

    fn claim(&self) -> &'static str {
        "With correct play that leads to a win, the mean price of the winner's cards rises during \
         the game."
    }

    fn claimant(&self) -> Claimant {
        Claimant::Authors
    }

    fn games_per_unit(&self, plan: &ExperimentPlan) -> Vec<u64> {
        GAMES.games_per_unit(plan)
    }

    fn play(
        &self,
        plan: &ExperimentPlan,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), ArenaError> {
        let wrap = |curves| ExperimentUnitResult::Prices(Box::new(curves));
        GAMES.play(plan, units, pool, play, wrap, done)
    }

    fn conclude(&self, plan: &ExperimentPlan, unit_results: &[&ExperimentUnitResult]) -> Finding {
        let count = GAMES.partition(plan).units() as usize;
        let opponents = GAMES.opponents.iter().copied();
        let curves: Vec<(&str, PriceCurves)> = opponents
            .zip(unit_results.chunks(count))
            .map(|(name, unit_results)| (name, PriceCurves::of(unit_results.iter().copied())))
            .collect();
        let verdicts = curves.iter().map(|(_, curves)| curves.verdict());
        let descriptions: Vec<String> =
            curves.iter().map(|(name, curves)| curves.describe(name)).collect();
        Finding {
            verdict: ClaimVerdict::of_all(verdicts),
            reason: descriptions.join("; "),
            table: price_table(&curves),
            plot: Plot::Curves(curves.iter().map(|(name, curves)| curves.panel(name)).collect()),
        }
    }

    fn interim_lines(
        &self,
        plan: &ExperimentPlan,
        unit_results: &BTreeMap<u64, &ExperimentUnitResult>,
    ) -> Vec<String> {
        let partition = GAMES.partition(plan);
        let results = GAMES.opponents_with_results(plan, unit_results);
        let lines = results.filter_map(|(name, own_results)| {
            let games: u64 = (0..own_results.len() as u64).map(|unit| partition.size(unit)).sum();
            let curves = PriceCurves::of(own_results.into_iter());
            (games > 0).then(|| format!("{} in {games} games so far", curves.describe(name)))
        });
        lines.collect()
    }
}

/// The mean prices of one side at each point of the game, and the rise from first to last.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct PriceCurve {
    moments: [Moments; GAME_PARTS + 1],
    rise: Moments,
}

impl PriceCurve {
    /// Adds a game: the mean price of the hand at each point, and the rise from first to last.
    fn add(&mut self, prices: &[f64; GAME_PARTS + 1]) {
        for (moments, &price) in self.moments.iter_mut().zip(prices) {
            moments.add(price);
        }
        self.rise.add(prices[GAME_PARTS] - prices[0]);
    }

    /// Adds the games of another curve.
    fn merge(&mut self, other: &PriceCurve) {
        for (moments, others) in self.moments.iter_mut().zip(&other.moments) {
            moments.merge(others);
        }
        self.rise.merge(&other.rise);
    }

    /// The curve with its confidence intervals, for a plot.
    fn band(&self, name: &'static str) -> ConfidenceBand {
        let points = self.moments.iter().enumerate();
        ConfidenceBand {
            name,
            points: points.map(|(part, moments)| (percent(part), moments.mean())).collect(),
        }
    }
}

/// The mean prices of winners' and losers' hands.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PriceCurves {
    winners: PriceCurve,
    losers: PriceCurve,
}

impl PriceCurves {
    /// Merges the results of units. Floating-point sums depend on the order, which is that of the
    /// units.
    fn of<'p>(results: impl Iterator<Item = &'p ExperimentUnitResult>) -> Self {
        let mut all = PriceCurves::default();
        for result in results {
            if let ExperimentUnitResult::Prices(curves) = result {
                all.winners.merge(&curves.winners);
                all.losers.merge(&curves.losers);
            }
        }
        all
    }

    /// The verdict on the claim that the winner's mean price rises.
    fn verdict(&self) -> ClaimVerdict {
        ClaimVerdict::test_above(0.0, self.winners.rise.mean().ci95)
    }

    /// How much the prices rise, as text; `name` is the opponent.
    fn describe(&self, name: &str) -> String {
        let rise = |curve: &PriceCurve| {
            let MeanEstimate { mean, ci95: [low, high] } = curve.rise.mean();
            format!("{mean:+.2} ({low:+.2} to {high:+.2})")
        };
        format!("{name}: winners {}, losers {}", rise(&self.winners), rise(&self.losers))
    }

    /// The plot of both curves; `name` is the opponent.
    fn panel(&self, name: &str) -> PlotPanel {
        PlotPanel {
            title: format!("{name} against itself"),
            x_label: "part of the game, %",
            y_label: "mean price of a card",
            bands: vec![self.winners.band("winner"), self.losers.band("loser")],
        }
    }
}

/// The end of a part of the game, in percent of the game.
fn percent(part: usize) -> f64 {
    100.0 * part as f64 / GAME_PARTS as f64
}

/// The mean prices by opponent and part of the game.
fn price_table(curves: &[(&str, PriceCurves)]) -> ResultTable {
    let headings = vec![
        "opponent",
        "part %",
        "winner",
        "winner low",
        "winner high",
        "loser",
        "loser low",
        "loser high",
    ];
    let row = |name: &str, curves: &PriceCurves, part: usize| {
        let means = [&curves.winners, &curves.losers].map(|curve| curve.moments[part].mean());
        let numbers = means
            .into_iter()
            .flat_map(|MeanEstimate { mean, ci95: [low, high] }| [mean, low, high]);
        [TableCell::Text(name.into()), TableCell::Count(percent(part) as u64)]
            .into_iter()
            .chain(numbers.map(TableCell::Number))
            .collect()
    };
    let rows = curves
        .iter()
        .flat_map(|(name, curves)| (0..=GAME_PARTS).map(move |part| row(name, curves, part)))
        .collect();
    ResultTable { headings, rows }
}

/// Plays a game of the opponent against itself and adds the prices of the hands, unless
/// it is drawn.
fn play(opponent: &LimitedOpponent<Durak>, mut record: Record<Durak>, curves: &mut PriceCurves) {
    let mut bouts = Vec::new();
    while let Some((seat, _)) = record.to_act() {
        let game = record.game();
        if game.view(seat).phase() == Phase::Attack {
            bouts.push([0, 1].map(|index| price_of_hand(game, Seat::new(index))));
        }
        let decision = decide(opponent, &record, &Budget::default());
        record.play(decision.action).expect("opponents choose legal actions");
    }
    let Some(Outcome::Lost(losers)) = record.outcome() else { return };
    for seat in [0, 1] {
        let prices = std::array::from_fn(|part| bouts[(bouts.len() - 1) * part / GAME_PARTS][seat]);
        let lost = losers.contains(Seat::new(seat));
        if lost { &mut curves.losers } else { &mut curves.winners }.add(&prices);
    }
}

/// The mean price of the cards in a seat's hand, which must not be empty.
fn price_of_hand(game: &Durak, seat: Seat) -> f64 {
    let trump = game.view(seat).trump();
    mean_price(game.hand(seat), trump, game.setup().rules.deck)
        .expect("no hand is empty at the start of a bout")
}

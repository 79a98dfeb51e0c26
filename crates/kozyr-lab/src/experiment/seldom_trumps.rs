//! Does the player that maximizes potential seldom play trumps?

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    claim::{ClaimVerdict, Claimant, Experiment, ExperimentPlan, ExperimentUnitResult, Finding},
    plot::Plot,
    self_play::SelfPlay,
    table::{ResultTable, TableCell},
};
use crate::{
    arena::ArenaError,
    contender::decide,
    interval::{Estimate, Ratio},
    jobs::{UnitCallback, WorkerPool},
};
use kozyr_core::{
    game::{Game, Record},
    opponent::{Budget, LimitedOpponent},
};
use kozyr_durak::{Action, CardSet, Durak, Phase};

/// The games to examine; the claim is about the first opponent.
const GAMES: SelfPlay = SelfPlay {
    name: "seldom-trumps",
    opponents: &["potential-fixed", "potential", "lowest"],
    default_games: 5_000,
    games_per_unit: 50,
};

pub(super) static EXPERIMENT: SeldomTrumps = SeldomTrumps;

/// Counts how often an opponent plays a trump when it could, with a talon and without.
///
/// Leads count if the hand has both trumps and other cards, and defences if a trump can beat an
/// attack of another suit.
pub(super) struct SeldomTrumps;

/// The kinds of choices that are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TrumpChoice {
    Lead,
    LateLead,
    Beat,
    LateBeat,
}

/// The number of choices of each kind per game, and of those for a trump.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TrumpChoices(BTreeMap<TrumpChoice, Ratio>);

impl TrumpChoice {
    /// All kinds. The claim is about the first two.
    const ALL: [TrumpChoice; 4] =
        [TrumpChoice::Lead, TrumpChoice::Beat, TrumpChoice::LateLead, TrumpChoice::LateBeat];

    /// The kind as text.
    const fn name(self) -> &'static str {
        match self {
            TrumpChoice::Lead => "leads with a talon",
            TrumpChoice::Beat => "defences with a talon",
            TrumpChoice::LateLead => "leads without",
            TrumpChoice::LateBeat => "defences without",
        }
    }

    /// The kind of the next decision of a game; `None` if the seat has no choice to play a trump.
    fn of(game: &Durak) -> Option<Self> {
        let view = game.view(game.to_act()?);
        let trumps = CardSet::of_suit(view.trump());
        let has_talon = view.talon_len() > 0;
        match view.phase() {
            Phase::Attack => {
                let held_trumps = view.hand() & trumps;
                let is_choice = !held_trumps.is_empty() && held_trumps != view.hand();
                is_choice.then_some(if has_talon {
                    TrumpChoice::Lead
                } else {
                    TrumpChoice::LateLead
                })
            }
            Phase::Defend => {
                let is_choice = view.legal_actions().into_iter().any(|action| match action {
                    Action::Beat { attack, with } => {
                        trumps.contains(with) && !trumps.contains(attack)
                    }
                    _ => false,
                });
                is_choice.then_some(if has_talon {
                    TrumpChoice::Beat
                } else {
                    TrumpChoice::LateBeat
                })
            }
            _ => None,
        }
    }
}

impl TrumpChoices {
    /// Merges the results of units.
    fn of<'p>(results: impl Iterator<Item = &'p ExperimentUnitResult>) -> Self {
        let mut all = TrumpChoices::default();
        for result in results {
            if let ExperimentUnitResult::Trumps(choices) = result {
                for (kind, ratio) in &choices.0 {
                    all.0.entry(*kind).or_default().merge(ratio);
                }
            }
        }
        all
    }

    /// The number of choices of a kind and of those for a trump, and their share.
    fn share(&self, kind: TrumpChoice) -> Option<([u64; 2], Estimate)> {
        let ratio = self.0.get(&kind)?;
        Some((ratio.totals(), ratio.estimate()?))
    }

    /// The verdict on the claim that trumps are the exception, with a talon.
    fn verdict(&self) -> ClaimVerdict {
        let verdicts = [TrumpChoice::Lead, TrumpChoice::Beat].map(|kind| {
            self.share(kind).map_or(ClaimVerdict::Undecided, |(_, Estimate { ci95, .. })| {
                ClaimVerdict::test_above(-0.5, [-ci95[1], -ci95[0]])
            })
        });
        ClaimVerdict::of_all(verdicts.into_iter())
    }

    /// The shares as text; `name` is the opponent.
    fn describe(&self, name: &str) -> String {
        let shares = TrumpChoice::ALL.into_iter().filter_map(|kind| {
            let (_, Estimate { mean, ci95 }) = self.share(kind)?;
            let [mean, low, high] = [mean, ci95[0], ci95[1]].map(|share| 100.0 * share);
            Some(format!("{mean:.2} % of {} ({low:.2} to {high:.2})", kind.name()))
        });
        format!("{name} plays a trump in {}", shares.collect::<Vec<_>>().join(", "))
    }
}

impl Experiment for SeldomTrumps {
    fn name(&self) -> &'static str {
        GAMES.name
    }

    fn claim(&self) -> &'static str {
        "A player that keeps the potential of its hand high seldom leads a trump or beats with one."
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
        GAMES.play(plan, units, pool, play_game, ExperimentUnitResult::Trumps, done)
    }

    fn conclude(&self, plan: &ExperimentPlan, unit_results: &[&ExperimentUnitResult]) -> Finding {
        let count = GAMES.partition(plan).units() as usize;
        let opponents = GAMES.opponents.iter().copied();
        let choices: Vec<(&str, TrumpChoices)> = opponents
            .zip(unit_results.chunks(count))
            .map(|(name, results)| (name, TrumpChoices::of(results.iter().copied())))
            .collect();
        let (name, claimed) = &choices[0];
        Finding {
            verdict: claimed.verdict(),
            reason: claimed.describe(name),
            table: share_table(&choices),
            plot: Plot::Shares("choices of a trump, %, with 95 % interval", plot_rows(&choices)),
        }
    }

    fn interim_lines(
        &self,
        plan: &ExperimentPlan,
        unit_results: &BTreeMap<u64, &ExperimentUnitResult>,
    ) -> Vec<String> {
        let results = GAMES.opponents_with_results(plan, unit_results);
        let lines = results.filter_map(|(name, own_results)| {
            let choices = TrumpChoices::of(own_results.into_iter());
            (!choices.0.is_empty()).then(|| choices.describe(name))
        });
        lines.collect()
    }
}

/// Returns a table of how often each opponent chose a trump, with a row per kind of choice.
fn share_table(choices: &[(&str, TrumpChoices)]) -> ResultTable {
    let headings = vec!["opponent", "choice", "choices", "trumps", "share", "low", "high"];
    let rows = choices.iter().flat_map(|(name, choices)| {
        TrumpChoice::ALL.into_iter().filter_map(move |kind| {
            let (counts, share) = choices.share(kind)?;
            let texts = [name, kind.name()].map(|text| TableCell::Text(text.into()));
            let counts = counts.map(TableCell::Count);
            Some(texts.into_iter().chain(counts).chain(TableCell::shares(&share)).collect())
        })
    });
    ResultTable { headings, rows: rows.collect() }
}

/// The rows of the plot: the share of trumps per opponent and kind of choice, for the kinds that
/// occurred.
fn plot_rows(choices: &[(&str, TrumpChoices)]) -> Vec<(String, Estimate)> {
    let rows = choices.iter().flat_map(|(name, choices)| {
        TrumpChoice::ALL.into_iter().filter_map(move |kind| {
            Some((format!("{name}, {}", kind.name()), choices.share(kind)?.1))
        })
    });
    rows.collect()
}

/// Plays a game of the opponent against itself and adds its choices.
fn play_game(opponent: &LimitedOpponent<Durak>, mut record: Record<Durak>, all: &mut TrumpChoices) {
    let mut counts: BTreeMap<TrumpChoice, [u64; 2]> = BTreeMap::new();
    while let Some((seat, _)) = record.to_act() {
        let action = decide(opponent, &record, &Budget::default()).action;
        if let Some(kind) = TrumpChoice::of(record.game()) {
            let trumps = CardSet::of_suit(record.game().view(seat).trump());
            let [choices, for_trump] = counts.entry(kind).or_default();
            *choices += 1;
            *for_trump += u64::from(!(action.played_cards() & trumps).is_empty());
        }
        record.play(action).expect("opponents choose legal actions");
    }
    for (kind, [choices, for_trump]) in counts {
        all.0.entry(kind).or_default().add(choices, for_trump);
    }
}

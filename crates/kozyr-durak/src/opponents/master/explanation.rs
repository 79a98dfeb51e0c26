//! The explanation of a search.

use crate::{
    action::Action,
    phase::Phase,
    profile::{log_odds::OpponentLogOdds, player_profile::NotableHabit},
    search::{
        ActionCandidate, ActionSearch, CONTRASTED_FACTS, FACT_KINDS, FactKind, FactValues,
        PlayerProfiles, SeatResult,
    },
    view::View,
};
use kozyr_core::{
    explanation::{
        Alternative, Comparison, Contrast, Explanation, PROVED_UNIT, Term, TranslatableText,
    },
    game::Seat,
    opponent::Decision,
    tree::Bound,
};

/// Returns one sentence for each other player whom the search recognises as an opponent, with the
/// opponent's name and the probability in percent.
pub(super) fn recognition_notes(view: View<'_>, search: &ActionSearch) -> Vec<TranslatableText> {
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let notes = others.filter_map(|seat| {
        let (name, percent) =
            search.likely_opponent(seat).and_then(OpponentLogOdds::recognised_percent)?;
        Some(
            TranslatableText::from_key(format!("plays-like-{name}"))
                .with_number("percent", percent),
        )
    });
    notes.collect()
}

/// Returns one sentence about the most notable habit of each other player, from the profiles and
/// the current deal. Players without a notable habit have none.
pub(super) fn habit_notes(view: View<'_>, profiles: &PlayerProfiles) -> Vec<TranslatableText> {
    let profiles = profiles.clone().with_deal(view);
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let notes = others.filter_map(|seat| {
        let NotableHabit { habit, tally, is_frequent } =
            *profiles.get(seat).notable_habits().first()?;
        let frequency = if is_frequent { "often" } else { "seldom" };
        let note = TranslatableText::from_key(format!("habit-{}-{frequency}", habit.name()));
        // Counts are sums of probabilities, so they are rounded for display.
        let round = f64::round;
        Some(
            note.with_number("done", round(tally.done))
                .with_number("chances", round(tally.opportunities)),
        )
    });
    notes.collect()
}

/// Returns a decision for the best candidate of a search so far, with its explanation.
pub fn explain_search(view: View<'_>, search: &ActionSearch) -> Decision<Action> {
    explain_choice(view, search, search.best())
}

/// Returns a decision for a candidate, with its explanation. A candidate with a lower chance than
/// the best is explained as a mistake.
pub(super) fn explain_choice(
    view: View<'_>,
    search: &ActionSearch,
    chosen: &ActionCandidate,
) -> Decision<Action> {
    let best = search.best();
    let is_mistake = chosen.chance() < best.chance();
    let rule = if is_mistake {
        TranslatableText::new("apprentice-erred")
            .with_number("count", search.candidates().len() as f64)
    } else {
        rule(view, search, best)
    };
    let alternatives = search.candidates();
    let alternatives = match alternatives {
        [_] => Vec::new(),
        _ => alternatives.iter().map(|candidate| alternative(search, candidate, chosen)).collect(),
    };
    let terms = if search.nodes() > 0 {
        vec![Term::new("master-nodes", search.nodes() as f64)]
    } else {
        Vec::new()
    };
    let mut explanation = Explanation::new(rule, alternatives, terms);
    let compared = if is_mistake { Some(best) } else { search.runner_up() };
    explanation.comparison =
        compared.and_then(|compared| compare_candidates(search, chosen, compared));
    if let Some(comparison) = explanation.comparison.as_mut().filter(|_| is_mistake) {
        // The text says only that it looks better, so it has no standard error.
        comparison.standard_error = 0.0;
    }
    Decision { action: chosen.action, explanation }
}

/// Compares the chosen candidate with another, in percentage points of the chance of not being the
/// fool. `None` if either has neither a proven result nor a result in a world.
fn compare_candidates(
    search: &ActionSearch,
    chosen: &ActionCandidate,
    next: &ActionCandidate,
) -> Option<Comparison<Action>> {
    let [lead, standard_error] = chosen.lead_over(next)?;
    let value = 100.0 * chosen.chance()?;
    Some(Comparison {
        chosen: vec![chosen.action],
        runner_up: vec![next.action],
        value: Some(value),
        runner_up_value: Some((value - 100.0 * lead).clamp(0.0, 100.0)),
        runner_up_bound: Bound::Exact,
        margin: 100.0 * lead,
        standard_error: 100.0 * standard_error,
        unit: chance_unit(search).into(),
    })
}

/// Returns the name of the unit of the chances: proven results, estimates of a network, or shares
/// of playouts.
fn chance_unit(search: &ActionSearch) -> &'static str {
    match search {
        _ if search.candidates().iter().all(|candidate| candidate.proven_result.is_some()) => {
            PROVED_UNIT
        }
        _ if search.uses_value_networks() => "judged",
        _ => "chance",
    }
}

/// The number of worlds used to collect facts.
const FACT_WORLDS: u64 = 200;
/// The minimum separation of a fact in standard errors, and the maximum number of facts.
const FACT_LIMITS: (f64, usize) = (2.0, 2);

/// Returns at most two facts that favour the best candidate over the runner-up by two standard
/// errors or more, most reliable first. Empty without a runner-up, while a redeal can be requested,
/// or if the best has a proven result that the runner-up lacks.
pub fn distinguishing_facts(search: &ActionSearch) -> Vec<Contrast> {
    let Some(runner_up) = search.runner_up() else { return Vec::new() };
    let best = search.best();
    if best.proven_result.is_some() && best.proven_result != runner_up.proven_result {
        // A proven result needs no other reason.
        return Vec::new();
    }
    let rows = search
        .facts_in_worlds(&[best.action, runner_up.action], 0..search.worlds().min(FACT_WORLDS));
    let mut facts = facts_of(&rows);
    facts.retain(|fact| fact.separation >= FACT_LIMITS.0);
    // That cards which are picked up are not beaten is no consequence worth a word.
    if [best.action, runner_up.action].contains(&Action::Take) {
        facts.retain(|fact| fact.name != "attack-beaten");
    }
    facts.sort_by(|left, right| right.separation.total_cmp(&left.separation));
    facts.truncate(FACT_LIMITS.1);
    facts
}

/// Returns the mean of each contrasted kind of fact after the first and the second action. The
/// separation says by how many standard errors the fact favours the first. There is one row per
/// world, with the values after each action. Empty without rows.
fn facts_of(rows: &[Vec<FactValues>]) -> Vec<Contrast> {
    let count = rows.len() as f64;
    let fact = |(index, kind): (usize, &FactKind)| {
        let mean = |action_index: usize| {
            rows.iter().map(|row| row[action_index].value(index)).sum::<f64>() / count
        };
        let advantages = || rows.iter().map(|row| kind.advantage(&row[0], &row[1], index));
        let mean_advantage = advantages().sum::<f64>() / count;
        let variance =
            advantages().map(|advantage| (advantage - mean_advantage).powi(2)).sum::<f64>() / count;
        // Even if all sampled worlds agree, others may differ.
        let standard_error = (variance.max(0.25 / count) / count).sqrt();
        let separation = mean_advantage / standard_error;
        Contrast { separation, ..Contrast::new(kind.name, mean(0), mean(1)) }
    };
    if rows.is_empty() {
        Vec::new()
    } else {
        FACT_KINDS.iter().take(CONTRASTED_FACTS).enumerate().map(fact).collect()
    }
}

/// Returns the sentence that says how the best candidate was found: as the only one, by proof, or
/// by trying the candidates in worlds.
fn rule(view: View<'_>, search: &ActionSearch, best: &ActionCandidate) -> TranslatableText {
    match (search.candidates().len(), best.proven_result) {
        (1, _) => "master-forced".into(),
        (_, Some(SeatResult::Won)) => "master-proved-won".into(),
        (_, Some(SeatResult::Drawn)) => "master-proved-drawn".into(),
        (_, Some(SeatResult::Lost)) => "master-proved-lost".into(),
        (_, None) if view.phase() == Phase::Redeal => {
            TranslatableText::new("master-redeal").with_number("worlds", search.worlds() as f64)
        }
        // The worlds alone would have chosen another one.
        (_, None) if leads_another(search, best) => {
            TranslatableText::new("master-ruled-out").with_number("worlds", search.worlds() as f64)
        }
        (count, None) => {
            let key = match search {
                _ if search.searches_best_responses() => "master-lines",
                _ if search.uses_value_networks() => "master-judged",
                _ => "master-weighed",
            };
            let worlds = search.worlds() as f64;
            TranslatableText::new(key)
                .with_number("count", count as f64)
                .with_number("worlds", worlds)
        }
    }
}

/// Whether another candidate did better in the worlds. The best one then won because that candidate is
/// proven not to win.
fn leads_another(search: &ActionSearch, best: &ActionCandidate) -> bool {
    let chance = best.sampled_chance();
    let others = search.candidates().iter().filter(|other| other.proven_result.is_some());
    others.map(ActionCandidate::sampled_chance).any(|other| other > chance)
}

/// Returns the entry of a candidate in the list of alternatives, marked if it is the chosen one.
/// The value is its chance in percent. The label names a proven result, and the terms describe its
/// results in worlds.
fn alternative(
    search: &ActionSearch,
    candidate: &ActionCandidate,
    chosen: &ActionCandidate,
) -> Alternative<Action> {
    let label = candidate.proven_result.map(|result| match result {
        SeatResult::Won => TranslatableText::new("master-won"),
        SeatResult::Drawn => TranslatableText::new("master-drawn"),
        SeatResult::Lost => TranslatableText::new("master-lost"),
    });
    let mut terms = Vec::new();
    if let Some(chance) = candidate.sampled_chance() {
        // A few hundred worlds do not tell tenths of a percent apart.
        terms.push(Term::new("master-fool", (100.0 * (1.0 - chance)).round()));
        terms.push(Term::new("master-worlds", candidate.worlds() as f64));
        terms.push(Term::new("master-agreed", search.worlds_agreeing(candidate) as f64));
    }
    let value = candidate.chance().map(|chance| 100.0 * chance);
    let chosen = candidate.action == chosen.action;
    Alternative { label, terms, value, chosen, ..Alternative::new(vec![candidate.action]) }
}

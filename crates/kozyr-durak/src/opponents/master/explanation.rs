//! A search put into an explanation.

use crate::{
    action::Action,
    phase::Phase,
    profile::{log_odds::OpponentLogOdds, player_profile::NotableHabit},
    search::{
        ActionCandidate, ActionSearch, FACT_KINDS, FactKind, FactValues, PlayerProfiles, SeatResult,
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

/// Whom the others play like, as far as that is clear: a sentence for each.
pub(super) fn recognition_notes(view: View<'_>, search: &ActionSearch) -> Vec<TranslatableText> {
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let told = others.filter_map(|seat| {
        let (name, percent) =
            search.likely_opponent(seat).and_then(OpponentLogOdds::recognised_percent)?;
        Some(
            TranslatableText::from_key(format!("plays-like-{name}"))
                .with_number("percent", percent),
        )
    });
    told.collect()
}

/// What is told of the others' habits: of each the one in which they differ most from what is
/// usual, as a sentence.
pub(super) fn habit_notes(view: View<'_>, profiles: &PlayerProfiles) -> Vec<TranslatableText> {
    let profiles = profiles.clone().with_deal(view);
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let told = others.filter_map(|seat| {
        let NotableHabit { habit, tally, is_frequent: often } =
            *profiles.get(seat).notable_habits().first()?;
        let way = if often { "often" } else { "seldom" };
        let told = TranslatableText::from_key(format!("habit-{}-{way}", habit.name()));
        // Counts are sums of chances, and nobody does a thing half.
        let whole = f64::round;
        Some(
            told.with_number("done", whole(tally.done))
                .with_number("chances", whole(tally.opportunities)),
        )
    });
    told.collect()
}

/// The decision that a search has come to so far, in words.
pub fn explain_search(view: View<'_>, search: &ActionSearch) -> Decision<Action> {
    explain_choice(view, search, search.best())
}

/// The same where one of the candidates has been chosen, the best or not.
pub(super) fn explain_choice(
    view: View<'_>,
    search: &ActionSearch,
    chosen: &ActionCandidate,
) -> Decision<Action> {
    let best = search.best();
    let erred = chosen.chance() < best.chance();
    let rule = if erred {
        TranslatableText::new("apprentice-erred")
            .with_number("count", search.candidates().len() as f64)
    } else {
        rule(view, search, best)
    };
    let alternatives = search.candidates();
    let alternatives = match alternatives {
        [_] => Vec::new(),
        _ => alternatives.iter().map(|one| alternative(search, one, chosen)).collect(),
    };
    let terms = if search.nodes() > 0 {
        vec![Term::new("master-nodes", search.nodes() as f64)]
    } else {
        Vec::new()
    };
    let mut explanation = Explanation::new(rule, alternatives, terms);
    let next = if erred { Some(best) } else { search.runner_up() };
    explanation.comparison = next.and_then(|next| compare_candidates(search, chosen, next));
    if let Some(comparison) = explanation.comparison.as_mut().filter(|_| erred) {
        // It is said to look better, not to be so for sure.
        comparison.standard_error = 0.0;
    }
    Decision { action: chosen.action, explanation }
}

/// The chosen one beside the next, in the worlds in which both were tried.
fn compare_candidates(
    search: &ActionSearch,
    chosen: &ActionCandidate,
    next: &ActionCandidate,
) -> Option<Comparison<Action>> {
    let [ahead, error] = chosen.lead_over(next)?;
    let value = 100.0 * chosen.chance()?;
    Some(Comparison {
        chosen: vec![chosen.action],
        runner_up: vec![next.action],
        value: Some(value),
        runner_up_value: Some((value - 100.0 * ahead).clamp(0.0, 100.0)),
        runner_up_bound: Bound::Exact,
        margin: 100.0 * ahead,
        standard_error: 100.0 * error,
        unit: chance_unit(search).into(),
    })
}

/// What chances are: deals played out are counted, those judged are estimated, and what is counted to the end is proved.
fn chance_unit(search: &ActionSearch) -> &'static str {
    match search {
        _ if search.candidates().iter().all(|one| one.proven_result.is_some()) => PROVED_UNIT,
        _ if search.uses_value_networks() => "judged",
        _ => "chance",
    }
}

/// In so many worlds it is noted what differs.
const FACT_WORLDS: u64 = 200;
/// The least separation, in standard errors, that is told, and the most that is.
const FACT_LIMITS: (f64, usize) = (2.0, 2);

/// What separates the best from the next most surely, world by world, among what speaks for it.
pub fn distinguishing_facts(search: &ActionSearch) -> Vec<Contrast> {
    let Some(next) = search.runner_up() else { return Vec::new() };
    let (best, next) = (search.best(), next);
    if best.proven_result.is_some() && best.proven_result != next.proven_result {
        // What is proved needs no other reason.
        return Vec::new();
    }
    let rows =
        search.facts_in_worlds(&[best.action, next.action], 0..search.worlds().min(FACT_WORLDS));
    let mut facts = facts_of(&rows);
    facts.retain(|fact| fact.separation >= FACT_LIMITS.0);
    facts.sort_by(|one, other| other.separation.total_cmp(&one.separation));
    facts.truncate(FACT_LIMITS.1);
    facts
}

/// Every kind of fact with its means after the first action of each row and after the second, and
/// how surely it separates them.
fn facts_of(rows: &[Vec<FactValues>]) -> Vec<Contrast> {
    let count = rows.len() as f64;
    let fact = |(at, kind): (usize, &FactKind)| {
        let mean = |of: usize| rows.iter().map(|row| row[of].value(at)).sum::<f64>() / count;
        let differences = || rows.iter().map(|row| kind.advantage(&row[0], &row[1], at));
        let ahead = differences().sum::<f64>() / count;
        let spread = differences().map(|one| (one - ahead).powi(2)).sum::<f64>() / count;
        // Where all worlds agree there may still be one that does not.
        let error = (spread.max(0.25 / count) / count).sqrt();
        let separation = ahead / error;
        Contrast { separation, ..Contrast::new(kind.name, mean(0), mean(1)) }
    };
    if rows.is_empty() { Vec::new() } else { FACT_KINDS.iter().enumerate().map(fact).collect() }
}

fn rule(view: View<'_>, search: &ActionSearch, best: &ActionCandidate) -> TranslatableText {
    match (search.candidates().len(), best.proven_result) {
        (1, _) => "master-forced".into(),
        (_, Some(SeatResult::Won)) => "master-proved-won".into(),
        (_, Some(SeatResult::Drawn)) => "master-proved-drawn".into(),
        (_, Some(SeatResult::Lost)) => "master-proved-lost".into(),
        (_, None) if view.phase() == Phase::Redeal => {
            TranslatableText::new("master-redeal").with_number("worlds", search.worlds() as f64)
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

fn alternative(
    search: &ActionSearch,
    one: &ActionCandidate,
    chosen: &ActionCandidate,
) -> Alternative<Action> {
    let label = one.proven_result.map(|verdict| match verdict {
        SeatResult::Won => TranslatableText::new("master-won"),
        SeatResult::Drawn => TranslatableText::new("master-drawn"),
        SeatResult::Lost => TranslatableText::new("master-lost"),
    });
    let mut terms = Vec::new();
    if let Some(chance) = one.sampled_chance() {
        terms.push(Term::new("master-fool", 100.0 * (1.0 - chance)));
        terms.push(Term::new("master-worlds", one.worlds() as f64));
        terms.push(Term::new("master-agreed", search.worlds_agreeing(one) as f64));
    }
    let value = one.chance().map(|chance| 100.0 * chance);
    let chosen = one.action == chosen.action;
    Alternative { label, terms, value, chosen, ..Alternative::new(vec![one.action]) }
}

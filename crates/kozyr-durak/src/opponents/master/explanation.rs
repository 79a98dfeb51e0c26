//! A search put into an explanation.

use crate::{
    action::Action,
    phase::Phase,
    profile::{log_odds::Likeness, player_profile::Telling},
    search::{Candidate, FACTS, Kind, Noted, Profiles, Search, Verdict},
    view::View,
};
use kozyr_core::{
    explanation::{Alternative, Comparison, Explanation, Fact, Message, PROVED, Term},
    game::Seat,
    opponent::Decision,
    tree::Bound,
};

/// Whom the others play like, as far as that is clear: a sentence for each.
pub(super) fn recognised(view: View<'_>, search: &Search) -> Vec<Message> {
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let told = others.filter_map(|seat| {
        let (name, percent) = search.likely_opponent(seat).and_then(Likeness::told)?;
        Some(Message::of_key(format!("plays-like-{name}")).number("percent", percent))
    });
    told.collect()
}

/// What is told of the others' habits: of each the one in which they differ most from what is
/// usual, as a sentence.
pub(super) fn counted_on(view: View<'_>, profiles: &Profiles) -> Vec<Message> {
    let profiles = profiles.clone().with(view);
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let told = others.filter_map(|seat| {
        let Telling { habit, tally, often } = *profiles.of(seat).telling().first()?;
        let way = if often { "often" } else { "seldom" };
        let told = Message::of_key(format!("habit-{}-{way}", habit.name()));
        // Counts are sums of chances, and nobody does a thing half.
        let whole = f64::round;
        Some(told.number("done", whole(tally.done)).number("chances", whole(tally.chances)))
    });
    told.collect()
}

/// The decision that a search has come to so far, in words.
pub fn explained(view: View<'_>, search: &Search) -> Decision<Action> {
    explained_as(view, search, search.best())
}

/// The same where one of the candidates has been chosen, the best or not.
pub(super) fn explained_as(
    view: View<'_>,
    search: &Search,
    chosen: &Candidate,
) -> Decision<Action> {
    let best = search.best();
    let erred = chosen.chance() < best.chance();
    let rule = if erred {
        Message::new("apprentice-erred").number("count", search.candidates().len() as f64)
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
    explanation.comparison = next.and_then(|next| compared(search, chosen, next));
    if let Some(comparison) = explanation.comparison.as_mut().filter(|_| erred) {
        // It is said to look better, not to be so for sure.
        comparison.error = 0.0;
    }
    Decision { action: chosen.action, explanation }
}

/// The chosen one beside the next, in the worlds in which both were tried.
fn compared(search: &Search, chosen: &Candidate, next: &Candidate) -> Option<Comparison<Action>> {
    let [ahead, error] = chosen.ahead_of(next)?;
    let value = 100.0 * chosen.chance()?;
    Some(Comparison {
        chosen: vec![chosen.action],
        runner_up: vec![next.action],
        value: Some(value),
        runner_up_value: Some((value - 100.0 * ahead).clamp(0.0, 100.0)),
        runner_up_bound: Bound::Exact,
        margin: 100.0 * ahead,
        error: 100.0 * error,
        unit: unit(search).into(),
    })
}

/// What chances are: deals played out are counted, those judged are estimated, and what is counted to the end is proved.
fn unit(search: &Search) -> &'static str {
    match search {
        _ if search.candidates().iter().all(|one| one.verdict.is_some()) => PROVED,
        _ if search.is_judging() => "judged",
        _ => "chance",
    }
}

/// In so many worlds it is noted what differs.
const NOTED: u64 = 200;
/// The least separation, in standard errors, that is told, and the most that is.
const TOLD: (f64, usize) = (2.0, 2);

/// What separates the best from the next most surely, world by world, among what speaks for it.
pub fn separating(search: &Search) -> Vec<Fact> {
    let Some(next) = search.runner_up() else { return Vec::new() };
    let (best, next) = (search.best(), next);
    if best.verdict.is_some() && best.verdict != next.verdict {
        // What is proved needs no other reason.
        return Vec::new();
    }
    let rows = search.noted(&[best.action, next.action], 0..search.worlds().min(NOTED));
    let mut facts = facts_of(&rows);
    facts.retain(|fact| fact.separation >= TOLD.0);
    facts.sort_by(|one, other| other.separation.total_cmp(&one.separation));
    facts.truncate(TOLD.1);
    facts
}

/// Every kind of fact with its means after the first action of each row and after the second, and
/// how surely it separates them.
fn facts_of(rows: &[Vec<Noted>]) -> Vec<Fact> {
    let count = rows.len() as f64;
    let fact = |(at, kind): (usize, &Kind)| {
        let mean = |of: usize| rows.iter().map(|row| row[of].value(at)).sum::<f64>() / count;
        let differences = || rows.iter().map(|row| kind.better(&row[0], &row[1], at));
        let ahead = differences().sum::<f64>() / count;
        let spread = differences().map(|one| (one - ahead).powi(2)).sum::<f64>() / count;
        // Where all worlds agree there may still be one that does not.
        let error = (spread.max(0.25 / count) / count).sqrt();
        let separation = ahead / error;
        Fact { separation, ..Fact::new(kind.name, mean(0), mean(1)) }
    };
    if rows.is_empty() { Vec::new() } else { FACTS.iter().enumerate().map(fact).collect() }
}

fn rule(view: View<'_>, search: &Search, best: &Candidate) -> Message {
    match (search.candidates().len(), best.verdict) {
        (1, _) => "master-forced".into(),
        (_, Some(Verdict::Won)) => "master-proved-won".into(),
        (_, Some(Verdict::Drawn)) => "master-proved-drawn".into(),
        (_, Some(Verdict::Lost)) => "master-proved-lost".into(),
        (_, None) if view.phase() == Phase::Redeal => {
            Message::new("master-redeal").number("worlds", search.worlds() as f64)
        }
        (count, None) => {
            let key = match search {
                _ if search.looks_for_lines() => "master-lines",
                _ if search.is_judging() => "master-judged",
                _ => "master-weighed",
            };
            let worlds = search.worlds() as f64;
            Message::new(key).number("count", count as f64).number("worlds", worlds)
        }
    }
}

fn alternative(search: &Search, one: &Candidate, chosen: &Candidate) -> Alternative<Action> {
    let label = one.verdict.map(|verdict| match verdict {
        Verdict::Won => Message::new("master-won"),
        Verdict::Drawn => Message::new("master-drawn"),
        Verdict::Lost => Message::new("master-lost"),
    });
    let mut terms = Vec::new();
    if let Some(chance) = one.tried() {
        terms.push(Term::new("master-fool", 100.0 * (1.0 - chance)));
        terms.push(Term::new("master-worlds", one.worlds() as f64));
        terms.push(Term::new("master-agreed", search.agreeing(one) as f64));
    }
    let value = one.chance().map(|chance| 100.0 * chance);
    let chosen = one.action == chosen.action;
    Alternative { label, terms, value, chosen, ..Alternative::of(vec![one.action]) }
}

//! The opponent that remembers every card, samples what it cannot see, and counts out what it can.

use std::{iter, num::NonZeroUsize};

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::{
    durak::{
        Action, AttackView, DefenceView, DurakOpponent, Phase, RedealView, ThrowInView, View,
        profile::{Likeness, Profile, Telling},
        search::{
            Candidate, Effort, Endings, FACTS, Judges, Kind, Noted, Profiles, Recall, Search,
            Verdict,
        },
    },
    explanation::{Alternative, Comparison, Explanation, Fact, Message, PROVED, Term},
    game::{MAX_SEATS, Seat},
    opponent::{
        Budget, Decision, DecisionRng, Erring, OpponentError, Overrides, Progress, Reasons,
    },
    tree::Bound,
};

use super::by_rule;

/// The number of the strongest level.
pub const LEVELS: u32 = 5;

/// No apprentice does what costs it more, in percent points: it is not to look mad.
const MOST_LOST: u32 = 60;

/// From this level on it reads who the others are, folds endings, and has a network judge strangers'
/// deals.
const READS: u32 = 4;

/// The number of the strongest apprentice.
pub const APPRENTICES: u32 = 4;

/// The master at one of its levels, which differ in the number of worlds that it samples and in whether
/// it reads and judges; or an apprentice, who forgets cards and errs.
///
/// A [budget](Budget) in nodes is one in worlds, and for endings that are counted out so many
/// positions for each as [`Effort::of_worlds`] allows.
#[derive(Clone, Debug)]
pub struct Master {
    effort: Effort,
    recall: Recall,
    /// How it errs, in percent points of the chance not to be the fool.
    erring: Erring,
    /// What is known of the players; `None` if nobody's habits are counted on.
    profiles: Option<Profiles>,
    /// Whether it asks of each act who would have done it, and with what hand.
    reads: bool,
    /// Who judges how deals of strangers would go on; where nobody does they are played to the end.
    judges: Judges,
}

/// Makes the master of a level, with what is to be switched on of the ways that are not used in
/// rated games.
pub(super) fn make<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    adjusted(Master::level(LEVEL), overrides)
}

/// Makes the apprentice of a level, with the same to be switched on.
pub(super) fn make_apprentice<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    adjusted(Master::apprentice(LEVEL), overrides)
}

fn adjusted(
    master: Master,
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    let Parameters { endings, profiles, worlds, recall, trumps, errors, reading, network } =
        overrides.apply(Parameters::of(&master))?;
    if worlds == 0 {
        return Err(OpponentError::Parameter("`worlds`: at least 1".into()));
    }
    if !(0.0..=100.0).contains(&errors) {
        return Err(OpponentError::Parameter("`errors`: 0 to 100 percent points".into()));
    }
    if reading && (recall != Recall::WHOLE.bouts() as u64 || !trumps) {
        let reason = "`reading`: only where nothing is forgotten (`recall`, `trumps`)";
        return Err(OpponentError::Parameter(reason.into()));
    }
    let mut recall = Recall::of_bouts(usize::try_from(recall).unwrap_or(usize::MAX));
    if !trumps {
        recall = recall.of_nothing_before();
    }
    let mut master = Master {
        effort: Effort::of_worlds(worlds),
        recall,
        erring: Erring { cost: errors, ..master.erring },
        profiles: None,
        reads: reading,
        judges: if network { Judges::shipped() } else { Judges::default() },
    };
    master = master.solving(endings.into());
    if profiles != OFF {
        master = master.knowing(read(&profiles)?);
    }
    Ok(Box::new(master))
}

/// What can be written after the `?` of the name.
#[derive(Serialize, Deserialize)]
struct Parameters {
    endings: EndingsName,
    /// `off`, or the profiles of the seats from seat 0 on with `~` between them; `none` for
    /// somebody of whom nothing is known.
    profiles: String,
    /// How many ways in which the hidden cards may lie are looked at, 1 or more.
    worlds: u64,
    /// How many bouts back every card is remembered.
    recall: u64,
    /// Whether trumps and aces are remembered for ever.
    trumps: bool,
    /// What a decision costs on average, in percent points of the chance not to be the fool.
    errors: f64,
    /// Whether it asks of each act who would have done it, and with what hand; then nothing can be
    /// forgotten.
    reading: bool,
    /// Whether a network judges how deals of strangers would go on, or they are played to the end.
    network: bool,
}

/// Habits are not counted on.
const OFF: &str = "off";
/// Nothing is known of somebody.
const NOBODY: &str = "none";

impl Parameters {
    fn of(master: &Master) -> Self {
        Parameters {
            endings: master.effort.endings.into(),
            profiles: OFF.into(),
            worlds: master.effort.worlds,
            recall: master.recall.bouts() as u64,
            trumps: master.recall.is_of_trumps(),
            errors: master.erring.cost,
            reading: master.reads,
            network: !master.judges.is_nobody(),
        }
    }
}

/// How endings are solved, by name.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndingsName {
    AlphaBeta,
    Folded,
}

impl From<Endings> for EndingsName {
    fn from(endings: Endings) -> Self {
        match endings {
            Endings::AlphaBeta => EndingsName::AlphaBeta,
            Endings::Folded => EndingsName::Folded,
        }
    }
}

impl From<EndingsName> for Endings {
    fn from(name: EndingsName) -> Self {
        match name {
            EndingsName::AlphaBeta => Endings::AlphaBeta,
            EndingsName::Folded => Endings::Folded,
        }
    }
}

fn read(profiles: &str) -> Result<Profiles, OpponentError> {
    let each = profiles.split('~').map(|profile| match profile {
        NOBODY => Ok(Profile::default()),
        text => text.parse::<Profile>(),
    });
    let all: Result<Vec<Profile>, _> = each.collect();
    let all = all.map_err(|error| OpponentError::Parameter(format!("`profiles`: {error}")))?;
    if all.len() > MAX_SEATS {
        let reason = format!("`profiles`: {} for {MAX_SEATS} seats at most", all.len());
        return Err(OpponentError::Parameter(reason));
    }
    Ok(Profiles::new(all))
}

impl Master {
    /// The master of a level, 1 to 5.
    ///
    /// # Panics
    /// If there is no such level.
    pub fn level(level: u32) -> Self {
        let worlds = match level {
            1 => 8,
            2 => 64,
            3 => 512,
            // With networks to judge, few worlds do: this lies about midway between 3 and 5.
            4 => 32,
            5 => 8192,
            _ => panic!("levels are 1 to {LEVELS}"),
        };
        let reads = level >= READS;
        let endings = if reads { Endings::Folded } else { Endings::AlphaBeta };
        Master {
            effort: Effort::of_worlds(worlds).with_endings(endings),
            recall: Recall::WHOLE,
            erring: Erring::NEVER,
            profiles: None,
            reads,
            judges: if reads { Judges::shipped() } else { Judges::default() },
        }
    }

    /// The apprentice of a level, 1 to 4: thinks as the weakest master does, but forgets and errs.
    ///
    /// # Panics
    /// If there is no such level.
    pub fn apprentice(level: u32) -> Self {
        let (recall, cost) = match level {
            1 => (Recall::of_bouts(0).of_nothing_before(), 13.0),
            2 => (Recall::of_bouts(0), 8.0),
            3 => (Recall::of_bouts(2), 2.5),
            4 => (Recall::of_bouts(6), 0.0),
            _ => panic!("levels are 1 to {APPRENTICES}"),
        };
        Master { recall, erring: Erring { cost, most: MOST_LOST }, ..Master::level(1) }
    }

    /// The same, solving endings in this way.
    #[must_use]
    pub fn solving(self, endings: Endings) -> Self {
        Master { effort: self.effort.with_endings(endings), ..self }
    }

    /// The same, with a memory like that.
    #[must_use]
    pub fn remembering(self, recall: Recall) -> Self {
        Master { recall, ..self }
    }

    /// The same, counting on the habits of the others: those known from deals before, and what
    /// shows in the deal itself.
    #[must_use]
    pub fn knowing(self, profiles: Profiles) -> Self {
        Master { profiles: Some(profiles), ..self }
    }

    /// The same, with those networks to judge how deals of strangers would go on.
    #[must_use]
    pub fn judging_by(self, judges: Judges) -> Self {
        Master { judges, ..self }
    }

    /// How much it thinks.
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

impl Master {
    /// Searches; what that takes is the same whatever is asked.
    fn search(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let Effort { endings, .. } = self.effort;
        let effort = budget.nodes.map_or(self.effort, Effort::of_worlds).with_endings(endings);
        let effort = effort.with_threads(budget.threads.unwrap_or(NonZeroUsize::MIN));
        let (seed, deadline) = (rng.next_u64(), budget.deadline());
        let search = match &self.profiles {
            known if self.reads => Search::reading(view, known.as_ref(), effort, seed, deadline),
            None => Search::remembering(view, self.recall, effort, seed, deadline),
            Some(profiles) => Search::knowing(view, self.recall, profiles, effort, seed, deadline),
        };
        let Some(search) = search else {
            return by_rule(view.legal_actions()[0], "master-had-no-time".into());
        };
        let mut search = search.judged_by(self.judges.clone());
        let mut share = 0.0_f64;
        search.finish_telling(|search| {
            share = share.max(search.progress());
            budget.report(|| progress(search, share));
        });
        let chosen = self.choose(&search, rng);
        let mut decision = explained_as(view, &search, chosen);
        if search.candidates().len() > 1 {
            let notes = &mut decision.explanation.notes;
            notes.extend(recognised(view, &search));
            if let Some(profiles) = &self.profiles {
                notes.extend(counted_on(view, profiles));
            }
        }
        let forgotten = self.recall.forgotten(view).len();
        if forgotten > 0 && search.candidates().len() > 1 {
            decision.explanation.terms.push(Term::new("apprentice-forgotten", forgotten as f64));
        }
        let is_best = decision.action == search.best().action;
        if is_best && budget.reasons == Reasons::WithFacts && !budget.deadline().has_passed() {
            decision.explanation.facts = separating(&search);
            decision.explanation.consequences = search.expected(decision.action);
        }
        decision
    }

    /// The best, unless it errs.
    fn choose<'a>(&self, search: &'a Search, rng: &mut DecisionRng) -> &'a Candidate {
        let best = search.best();
        // What is counted out is sure, and nothing to be careless about.
        let Some(most) = best.chance().filter(|_| best.verdict.is_none()) else { return best };
        let others = search.candidates().iter();
        let others = others.filter(|one| one.action != best.action && one.verdict.is_none());
        let known: Vec<(&Candidate, f64)> =
            others.filter_map(|one| Some((one, one.chance()?))).collect();
        let lost = known.iter().map(|(_, chance)| (100.0 * (most - chance)).round().max(0.0));
        let losses: Vec<u32> = iter::once(0).chain(lost.map(|lost| lost as u32)).collect();
        match self.erring.choose(&losses, rng) {
            0 => best,
            at => known[at - 1].0,
        }
    }
}

impl DurakOpponent for Master {
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }

    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }

    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }
}

/// Whom the others play like, as far as that is clear: a sentence for each.
fn recognised(view: View<'_>, search: &Search) -> Vec<Message> {
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    let told = others.filter_map(|seat| {
        let (name, percent) = search.likely_opponent(seat).and_then(Likeness::told)?;
        Some(Message::of_key(format!("plays-like-{name}")).number("percent", percent))
    });
    told.collect()
}

/// What is told of the others' habits: of each the one in which they differ most from what is
/// usual, as a sentence.
fn counted_on(view: View<'_>, profiles: &Profiles) -> Vec<Message> {
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

/// How far a search has come that has done so much.
fn progress(search: &Search, share: f64) -> Progress {
    let nodes = search.worlds().max(search.nodes());
    Progress { depth: 0, nodes, share, best: search.best().action.to_string() }
}

/// The decision that a search has come to so far, in words.
pub fn explained(view: View<'_>, search: &Search) -> Decision<Action> {
    explained_as(view, search, search.best())
}

/// The same where one of the candidates has been chosen, the best or not.
fn explained_as(view: View<'_>, search: &Search, chosen: &Candidate) -> Decision<Action> {
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

//! What of the reasons is seen on the table: an alternative, and what is expected to follow it.

use crate::game_ui::ActionOf;
use bevy::prelude::*;
use kozyr_core::explanation::ExplainableGame;
use kozyr_core::game::Game;
use kozyr_core::{
    explanation::{RedactedAlternative, RedactedExplanation, RedactedPlan, RedactedValue},
    game::Record,
};

use super::state::{Explainable, SidePanel, SidePanelPage};
use kozyr_table::session::Session;
use kozyr_ui::language::Language;

/// What a game has to show on its table; nothing by default. Only what whoever looks may know gets
/// here.
#[derive(Resource)]
pub struct TablePreview<U: Explainable>(pub Option<PreviewedLine<U>>);

impl<U: Explainable> Default for TablePreview<U> {
    fn default() -> Self {
        TablePreview(None)
    }
}

/// A course of action that was weighed, as it is seen.
pub struct PreviewedLine<U: Explainable> {
    /// The match up to the decision.
    pub before: Record<U::Rules>,
    /// What would be played, and what is expected to follow.
    pub line: Vec<ActionOf<U>>,
    /// So many of these actions lie on the table; the next one is expected.
    pub shown_actions: usize,
    /// What is weighed, with what each is worth, if that may be told, and whether it was chosen.
    pub values: Vec<(ActionOf<U>, String, bool)>,
    /// Whether that has just been played, and nobody asked to see it: then only what does not lie
    /// there anyway is drawn.
    pub is_already_played: bool,
    /// What is seen, in words.
    pub description: String,
}

/// The decisions that the panel tells of, each with all that was weighed.
#[derive(Resource)]
pub(super) struct ExplainedDecisions<U: Explainable>(pub Vec<DecisionLines<U>>);

/// All that was weighed in one decision.
pub(super) struct DecisionLines<U: Explainable> {
    /// The match up to it.
    pub before: Record<U::Rules>,
    /// A line for each of the panel's bars, or else for what was decided.
    pub lines: Vec<Vec<ActionOf<U>>>,
    /// As of [`Seen`].
    pub values: Vec<(ActionOf<U>, String, bool)>,
    /// Whether the person is to choose one: then none is seen before they do.
    pub is_question: bool,
}

/// What was chosen to be seen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PreviewSelection {
    /// After how many actions it was decided; `None` for the newest of the decisions.
    pub ply: Option<usize>,
    /// Which of its bars.
    pub bar: usize,
    /// How many actions lie on the table; `None` for what is done at once.
    pub shown_actions: Option<usize>,
}

/// What is seen of the panel's decisions.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct PreviewState {
    /// After how many actions it was decided, and which of its bars; `None` if nothing is seen.
    pub ply_and_bar: Option<(usize, usize)>,
    /// How many actions lie on the table.
    pub shown_actions: usize,
    /// Which step of the line that is, from 1; what is done at once is one.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Whether anything that was weighed in the decision has several.
    pub has_steps: bool,
    /// The same in words.
    pub description: String,
}

impl<U: Explainable> DecisionLines<U> {
    /// What is seen of a decision by whoever may see so much of it, its alternatives in the order
    /// of the bars.
    pub fn new(
        before: Record<U::Rules>,
        shown: &RedactedExplanation<ActionOf<U>>,
        bars: &[&RedactedAlternative<ActionOf<U>>],
        language: &Language,
    ) -> Self {
        let line = |one: &&RedactedAlternative<ActionOf<U>>| match &one.plan {
            RedactedPlan::Visible(plan) if !one.chosen => plan.clone(),
            RedactedPlan::Hidden(_) if !one.chosen => Vec::new(),
            plan => chosen_line(plan, shown),
        };
        let mut lines: Vec<Vec<ActionOf<U>>> = bars.iter().map(line).collect();
        if lines.is_empty() {
            lines.push(chosen_line(shown.action(), shown));
        }
        let valued = |one: &&RedactedAlternative<ActionOf<U>>| {
            let RedactedPlan::Visible(plan) = &one.plan else { return None };
            let value = format!("{}{}", one.bound.sign(), format_signed(one.value?, language)?);
            Some((*plan.first()?, value, one.chosen))
        };
        DecisionLines {
            before,
            lines,
            values: bars.iter().filter_map(valued).collect(),
            is_question: false,
        }
    }

    fn ply(&self) -> usize {
        self.before.actions().len()
    }
}

/// What was decided with what is expected to follow; without that, all that is planned.
fn chosen_line<A: Copy>(plan: &RedactedPlan<A>, shown: &RedactedExplanation<A>) -> Vec<A> {
    match (shown.action(), plan) {
        (RedactedPlan::Visible(first), _) if !shown.consequences().is_empty() => {
            first.iter().take(1).chain(shown.consequences()).copied().collect()
        }
        (RedactedPlan::Visible(_), RedactedPlan::Visible(plan)) => plan.clone(),
        _ => Vec::new(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PreviewSelection>().init_resource::<PreviewState>();
}

/// Lays on the table what was chosen, or else the newest decision itself.
pub(super) fn update_preview<U: Explainable>(
    courses: Option<Res<ExplainedDecisions<U>>>,
    session: Res<Session<U::Rules>>,
    page: Res<SidePanelPage>,
    why: Res<SidePanel>,
    language: Res<Language>,
    mut choice: ResMut<PreviewSelection>,
    mut in_sight: ResMut<PreviewState>,
    mut on_table: ResMut<TablePreview<U>>,
) {
    if *why == SidePanel::Closed {
        choice.set_if_neq(PreviewSelection::default());
    }
    let courses = courses.filter(|_| *why != SidePanel::Closed && *page == SidePanelPage::Reasons);
    let newest = || {
        let told = courses.as_ref()?.0.iter().filter(|one| !one.is_question);
        told.max_by_key(|one| one.ply())
    };
    let chosen = || {
        let wanted =
            |one: &&DecisionLines<U>| Some(one.ply()) == choice.ply && choice.bar < one.lines.len();
        Some((courses.as_ref()?.0.iter().find(wanted)?, choice.bar, choice.shown_actions))
    };
    let asked = chosen().is_some();
    let Some((weighed, bar, laid)) = chosen().or_else(|| Some((newest()?, 0, None))) else {
        in_sight.set_if_neq(PreviewState::default());
        if on_table.0.is_some() && *page != SidePanelPage::Review || *why == SidePanel::Closed {
            clear_preview(&mut on_table);
        }
        return;
    };
    let line = weighed.lines[bar].clone();
    let at_first = U::first_step_len(&line).min(line.len());
    let laid = laid.unwrap_or(at_first).clamp(at_first, line.len());
    let since = session.record().actions().len().saturating_sub(weighed.ply());
    if !asked && since > at_first {
        // The match has gone on, and nobody wants to look back.
        in_sight.set_if_neq(PreviewState {
            ply_and_bar: Some((weighed.ply(), bar)),
            ..PreviewState::default()
        });
        return clear_preview(&mut on_table);
    }
    let told = describe_line::<U>(&weighed.before, &line, laid, at_first, &language);
    // Several cards that are played together are one step.
    let (step, steps) = (laid + 1 - at_first.max(1), line.len() + 1 - at_first.max(1));
    let has_steps = weighed.lines.iter().any(|line| line.len() > U::first_step_len(line));
    let what = Some((weighed.ply(), bar));
    in_sight.set_if_neq(PreviewState {
        ply_and_bar: what,
        shown_actions: laid,
        step,
        steps,
        has_steps,
        description: told.clone(),
    });
    if line.is_empty() {
        // What is hidden is not hinted at by what lay there before.
        return clear_preview(&mut on_table);
    }
    let (before, values) = (weighed.before.clone(), weighed.values.clone());
    let quiet = !asked && since > 0;
    on_table.0 = Some(PreviewedLine {
        before,
        line,
        shown_actions: laid,
        values,
        is_already_played: quiet,
        description: told,
    });
}

/// Chooses one of the bars of the decision that is seen, and how many actions lie on the table, as
/// touches would; 0 for what is done at once.
pub fn select_preview(world: &mut World, bar: usize, laid: usize) {
    let at = world.resource::<PreviewState>().ply_and_bar.map(|(at, _)| at);
    *world.resource_mut::<PreviewSelection>() =
        PreviewSelection { ply: at, bar, shown_actions: (laid > 0).then_some(laid) };
}

/// Takes what was shown from the table.
pub(super) fn clear_preview<U: Explainable>(on_table: &mut ResMut<TablePreview<U>>) {
    if on_table.0.is_some() {
        on_table.0 = None;
    }
}

/// What lies on the table, and what is expected next, in words; `before` is the match up to the line.
/// What the seat that decides cannot see is told to be a guess.
pub fn describe_line<U: Explainable>(
    before: &Record<U::Rules>,
    line: &[ActionOf<U>],
    laid: usize,
    at_first: usize,
    language: &Language,
) -> String {
    let game = before.game();
    let is_guess = |action: &ActionOf<U>| {
        let is_open = |seat| U::Rules::is_visible(game.view(seat), &action.to_string());
        game.to_act().is_some_and(|seat| !is_open(seat))
    };
    let say = |plan: &[ActionOf<U>], [key, guess]: [&str; 2]| {
        let key = if plan.iter().any(is_guess) { guess } else { key };
        language.format(key, &[("deed", language.message(&U::Rules::action_phrase(plan)).into())])
    };
    let last = if laid <= at_first { &line[..laid] } else { &line[laid - 1..laid] };
    if last.is_empty() {
        return language.text("why-shown-hidden");
    }
    let next = line.get(laid).map(|&next| say(&[next], ["why-next", "why-next-guessed"]));
    let lies = say(last, ["why-shown", "why-shown-guessed"]);
    next.map_or(lies.clone(), |next| format!("{lies} {next}"))
}

/// A value with its sign, for a square; `None` where a number could tell what is held.
fn format_signed(figure: RedactedValue, language: &Language) -> Option<String> {
    let RedactedValue::Number(value) = figure else { return None };
    let plus = if value > 0.0 { "+" } else { "" };
    Some(format!("{plus}{}", language.decimal(value, 1)))
}

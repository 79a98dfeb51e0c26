//! Previews of alternatives and their expected lines on the table.

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

/// The line to preview on a game's table, if any. It only contains what the viewer may know.
#[derive(Resource)]
pub struct TablePreview<U: Explainable>(pub Option<PreviewedLine<U>>);

impl<U: Explainable> Default for TablePreview<U> {
    fn default() -> Self {
        TablePreview(None)
    }
}

/// A line shown on the table.
pub struct PreviewedLine<U: Explainable> {
    /// The match up to the decision.
    pub before: Record<U::Rules>,
    /// The actions to play and the expected continuation.
    pub line: Vec<ActionOf<U>>,
    /// The number of these actions on the table; the next one is drawn as expected.
    pub shown_actions: usize,
    /// The first action of each alternative, its value if that may be shown, and whether it was
    /// chosen.
    pub values: Vec<(ActionOf<U>, String, bool)>,
    /// Whether the line has just been played and was not selected by the player. Only what is not
    /// on the table already is drawn then.
    pub is_already_played: bool,
    /// The line shown, in words.
    pub description: String,
}

/// The decisions in the panel with their lines.
#[derive(Resource)]
pub(super) struct ExplainedDecisions<U: Explainable>(pub Vec<DecisionLines<U>>);

/// The lines of one decision.
pub(super) struct DecisionLines<U: Explainable> {
    /// The match up to the decision.
    pub before: Record<U::Rules>,
    /// A line for each bar of the panel, or the line of the decision if there are none.
    pub lines: Vec<Vec<ActionOf<U>>>,
    /// As in [`PreviewedLine::values`].
    pub values: Vec<(ActionOf<U>, String, bool)>,
    /// Whether the player is asked to choose a line. None is shown before they select one.
    pub is_question: bool,
}

/// The selection of the line to preview.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PreviewSelection {
    /// The number of actions before the decision; `None` for the latest one.
    pub ply: Option<usize>,
    /// The index of the bar.
    pub bar: usize,
    /// The number of actions on the table; `None` for the first step only.
    pub shown_actions: Option<usize>,
}

/// The line of the panel's decisions that is shown on the table.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct PreviewState {
    /// The number of actions before the decision and the index of the bar; `None` if nothing is
    /// shown.
    pub ply_and_bar: Option<(usize, usize)>,
    /// The number of actions on the table.
    pub shown_actions: usize,
    /// The current step of the line, from 1.
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// Whether any line of the decision has several steps.
    pub has_steps: bool,
    /// The line shown, in words.
    pub description: String,
}

impl<U: Explainable> DecisionLines<U> {
    /// The lines of a decision that the viewer may see, in the order of the bars.
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

/// The action chosen with its expected line, or without one the whole plan.
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

/// Shows the selected line on the table, or else that of the latest decision.
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
        // The match has moved on, and nothing was selected.
        in_sight.set_if_neq(PreviewState {
            ply_and_bar: Some((weighed.ply(), bar)),
            ..PreviewState::default()
        });
        return clear_preview(&mut on_table);
    }
    let told = describe_line::<U>(&weighed.before, &line, laid, at_first, &language);
    // Several actions at the start form a single step.
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
        // The previous preview must not remain for a hidden alternative.
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

/// Selects a bar of the decision shown, and the number of actions on the table, as touches would; 0
/// for the first step only.
pub fn select_preview(world: &mut World, bar: usize, laid: usize) {
    let at = world.resource::<PreviewState>().ply_and_bar.map(|(at, _)| at);
    *world.resource_mut::<PreviewSelection>() =
        PreviewSelection { ply: at, bar, shown_actions: (laid > 0).then_some(laid) };
}

/// Removes the preview from the table.
pub(super) fn clear_preview<U: Explainable>(on_table: &mut ResMut<TablePreview<U>>) {
    if on_table.0.is_some() {
        on_table.0 = None;
    }
}

/// Describes the part of a line on the table and the next expected action; `before` is the match up
/// to the line. Actions that the deciding seat cannot see are described as guesses.
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
        language.format(key, &[("action", language.message(&U::Rules::action_phrase(plan)).into())])
    };
    let last = if laid <= at_first { &line[..laid] } else { &line[laid - 1..laid] };
    if last.is_empty() {
        return language.text("why-shown-hidden");
    }
    let next = line.get(laid).map(|&next| say(&[next], ["why-next", "why-next-guessed"]));
    let lies = say(last, ["why-shown", "why-shown-guessed"]);
    next.map_or(lies.clone(), |next| format!("{lies} {next}"))
}

/// A value with its sign, for a square; `None` if the number could reveal hidden cards.
fn format_signed(figure: RedactedValue, language: &Language) -> Option<String> {
    let RedactedValue::Number(value) = figure else { return None };
    let plus = if value > 0.0 { "+" } else { "" };
    Some(format!("{plus}{}", language.decimal(value, 1)))
}

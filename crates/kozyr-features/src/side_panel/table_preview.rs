//! Previews of alternatives and their expected lines on the table.

use crate::game_ui::ActionOf;
use bevy::prelude::*;
use kozyr_core::explanation::{ExplainableGame, PhraseForm};
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
    /// No line to preview.
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
    /// What the reason is about, in notation, separated by spaces, if only the decision and this
    /// are shown. `None` if the player selected a line or opened the details.
    pub subject: Option<String>,
    /// The id of the cause that the subject belongs to; `None` if no cause is named.
    pub cause: Option<String>,
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
    /// The cards or squares that the reason is about, in notation, separated by spaces; `None` if
    /// the opponent gives no single reason.
    pub subject: Option<String>,
    /// The id of the cause of the decision, if one is named.
    pub cause: Option<String>,
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
    /// Whether the details of reasons are shown.
    pub details_open: bool,
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
    /// The lines of a decision: one for each bar, empty if the viewer may not see it. Without bars,
    /// only that of the chosen action.
    pub fn new(
        before: Record<U::Rules>,
        explanation: &RedactedExplanation<ActionOf<U>>,
        bars: &[&RedactedAlternative<ActionOf<U>>],
        language: &Language,
    ) -> Self {
        let to_line = |alternative: &&RedactedAlternative<ActionOf<U>>| match &alternative.plan {
            RedactedPlan::Visible(plan) if !alternative.chosen => plan.clone(),
            RedactedPlan::Hidden(_) if !alternative.chosen => Vec::new(),
            plan => chosen_line(plan, explanation),
        };
        let mut lines: Vec<Vec<ActionOf<U>>> = bars.iter().map(to_line).collect();
        if lines.is_empty() {
            lines.push(chosen_line(explanation.action(), explanation));
        }
        let to_value = |alternative: &&RedactedAlternative<ActionOf<U>>| {
            let RedactedPlan::Visible(plan) = &alternative.plan else { return None };
            let value = format!(
                "{}{}",
                alternative.bound.sign(),
                format_signed(alternative.value?, language)?
            );
            Some((*plan.first()?, value, alternative.chosen))
        };
        DecisionLines {
            before,
            lines,
            values: bars.iter().filter_map(to_value).collect(),
            subject: explanation.subject().map(str::to_owned),
            cause: explanation.cause().map(|cause| cause.id.clone()),
            is_question: false,
        }
    }

    /// The number of actions before the decision.
    fn ply(&self) -> usize {
        self.before.actions().len()
    }
}

/// The chosen action with its expected line, or the whole plan if there is none; empty if hidden.
fn chosen_line<A: Copy>(plan: &RedactedPlan<A>, explanation: &RedactedExplanation<A>) -> Vec<A> {
    match (explanation.action(), plan) {
        (RedactedPlan::Visible(first), _) if !explanation.consequences().is_empty() => {
            first.iter().take(1).chain(explanation.consequences()).copied().collect()
        }
        (RedactedPlan::Visible(_), RedactedPlan::Visible(plan)) => plan.clone(),
        _ => Vec::new(),
    }
}

/// Adds an empty selection and preview of lines on the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PreviewSelection>().init_resource::<PreviewState>();
}

/// Shows the selected line on the table, or else that of the latest decision unless the match has
/// moved on. Removes it when the panel or its page of reasons is closed.
pub(super) fn update_preview<U: Explainable>(
    decisions: Option<Res<ExplainedDecisions<U>>>,
    session: Res<Session<U::Rules>>,
    page: Res<SidePanelPage>,
    side_panel: Res<SidePanel>,
    language: Res<Language>,
    mut selection: ResMut<PreviewSelection>,
    mut preview_state: ResMut<PreviewState>,
    mut preview_resource: ResMut<TablePreview<U>>,
) {
    if *side_panel == SidePanel::Closed {
        let details_open = selection.details_open;
        selection.set_if_neq(PreviewSelection { details_open, ..PreviewSelection::default() });
    }
    let decisions =
        decisions.filter(|_| *side_panel != SidePanel::Closed && *page == SidePanelPage::Reasons);
    let latest = || {
        let explained = decisions.as_ref()?.0.iter().filter(|decision| !decision.is_question);
        explained.max_by_key(|decision| decision.ply())
    };
    let chosen = || {
        let is_selected = |decision: &&DecisionLines<U>| {
            Some(decision.ply()) == selection.ply && selection.bar < decision.lines.len()
        };
        Some((
            decisions.as_ref()?.0.iter().find(is_selected)?,
            selection.bar,
            selection.shown_actions,
        ))
    };
    let has_selection = chosen().is_some();
    let Some((lines, bar, shown_actions)) = chosen().or_else(|| Some((latest()?, 0, None))) else {
        preview_state.set_if_neq(PreviewState::default());
        if preview_resource.0.is_some() && *page != SidePanelPage::Review
            || *side_panel == SidePanel::Closed
        {
            clear_preview(&mut preview_resource);
        }
        return;
    };
    let line = lines.lines[bar].clone();
    let first_step_len = U::first_step_len(&line).min(line.len());
    let shown_actions = shown_actions.unwrap_or(first_step_len).clamp(first_step_len, line.len());
    let later_actions = session.record().actions().len().saturating_sub(lines.ply());
    if !has_selection && later_actions > first_step_len {
        // The match has moved on, and nothing was selected.
        preview_state.set_if_neq(PreviewState {
            ply_and_bar: Some((lines.ply(), bar)),
            ..PreviewState::default()
        });
        return clear_preview(&mut preview_resource);
    }
    let description =
        describe_line::<U>(&lines.before, &line, shown_actions, first_step_len, &language);
    // Several actions at the start form a single step.
    let (step, steps) =
        (shown_actions + 1 - first_step_len.max(1), line.len() + 1 - first_step_len.max(1));
    let has_steps = lines.lines.iter().any(|line| line.len() > U::first_step_len(line));
    let ply_and_bar = Some((lines.ply(), bar));
    preview_state.set_if_neq(PreviewState {
        ply_and_bar,
        shown_actions,
        step,
        steps,
        has_steps,
        description: description.clone(),
    });
    if line.is_empty() {
        // The previous preview must not remain for a hidden alternative.
        return clear_preview(&mut preview_resource);
    }
    let (before, values) = (lines.before.clone(), lines.values.clone());
    let subject = lines.subject.clone().filter(|_| !has_selection && !selection.details_open);
    let is_already_played = !has_selection && later_actions > 0;
    preview_resource.0 = Some(PreviewedLine {
        before,
        line,
        shown_actions,
        values,
        subject,
        cause: lines.cause.clone(),
        is_already_played,
        description,
    });
}

/// Opens the details, and selects a bar of the decision in the panel and the number of actions to
/// show on the table, 0 for the first step only. Used for screenshots.
pub fn select_preview(world: &mut World, bar: usize, shown_actions: usize) {
    let ply = world.resource::<PreviewState>().ply_and_bar.map(|(ply, _)| ply);
    *world.resource_mut::<PreviewSelection>() = PreviewSelection {
        ply,
        bar,
        shown_actions: (shown_actions > 0).then_some(shown_actions),
        details_open: true,
    };
}

/// Removes the preview from the table, without a change if there is none.
pub(super) fn clear_preview<U: Explainable>(preview: &mut ResMut<TablePreview<U>>) {
    if preview.0.is_some() {
        preview.0 = None;
    }
}

/// Describes the first `shown_actions` actions of a line and the next expected action; `before` is
/// the match up to the line, and the first step has `first_step_len` actions. Actions that the
/// deciding seat cannot see are described as guesses.
pub fn describe_line<U: Explainable>(
    before: &Record<U::Rules>,
    line: &[ActionOf<U>],
    shown_actions: usize,
    first_step_len: usize,
    language: &Language,
) -> String {
    let game = before.game();
    let is_guess = |action: &ActionOf<U>| {
        let is_visible = |seat| U::Rules::is_visible(game.view(seat), &action.to_string());
        game.to_act().is_some_and(|seat| !is_visible(seat))
    };
    let describe = |plan: &[ActionOf<U>], [key, guess]: [&str; 2]| {
        let key = if plan.iter().any(is_guess) { guess } else { key };
        language.format(
            key,
            &[("action", language.message(&U::Rules::phrase(PhraseForm::Statement, plan)).into())],
        )
    };
    let last = if shown_actions <= first_step_len {
        &line[..shown_actions]
    } else {
        &line[shown_actions - 1..shown_actions]
    };
    if last.is_empty() {
        return language.text("why-shown-hidden");
    }
    let next_text =
        line.get(shown_actions).map(|&next| describe(&[next], ["why-next", "why-next-guessed"]));
    let shown_text = describe(last, ["why-shown", "why-shown-guessed"]);
    next_text.map_or(shown_text.clone(), |next_text| format!("{shown_text} {next_text}"))
}

/// A value with its sign and one decimal; `None` if it is not a plain number, which could reveal
/// hidden cards.
fn format_signed(value: RedactedValue, language: &Language) -> Option<String> {
    let RedactedValue::Number(value) = value else { return None };
    let plus = if value > 0.0 { "+" } else { "" };
    Some(format!("{plus}{}", language.decimal(value, 1)))
}

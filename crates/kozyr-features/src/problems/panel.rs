//! The guide panel of a problem: the question, the verdict on the answer, and buttons to step
//! through the line.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{RichText, Ui, vec2};
use kozyr_core::{
    explanation::{ExplainableGame, PhraseForm},
    game::Game,
    texts::join_sentences,
};

use super::{
    active_problem::{
        ActiveProblem, AnswerOutcome, AnswerVerdict, NextProblem, ProblemPanelAction, ProblemStage,
    },
    problem_ui::{ProblemSeries, ProblemUi},
    task::ProblemTaskSource,
};
use crate::guide_panel::{
    PANEL_GAP, PANEL_PADDING, sentence_font, show_panel, text_height, title_font,
};
use kozyr_platform::screen;
use kozyr_table::{refusal::ShownRefusal, session::Session, table_area::ReservedEdges};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec, Icon},
};

/// Adds the guide panel of one game's problems.
pub(super) fn plugin_for<U: ProblemUi>(app: &mut App) {
    let is_active = in_state(U::SCREEN)
        .and_then(resource_exists::<ActiveProblem<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(is_active)
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::GuidePanel),
    );
}

/// Shows the guide panel, reserves its area next to the table and sends the action of the button
/// pressed.
fn show<U: ProblemUi>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    problem: Res<ActiveProblem<U>>,
    session: Res<Session<U::Rules>>,
    layout: Res<U::Layout>,
    refusal: Res<ShownRefusal>,
    next: NextProblem,
    mut reserved: ResMut<ReservedEdges>,
    mut actions: MessageWriter<ProblemPanelAction>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let placement = U::guide_placement(Vec2::new(window.width(), window.height()), &layout);
    let area = placement.area(window);
    let width = area.width() - 2.0 * PANEL_PADDING;
    let panel = ProblemPanel { palette: &palette, language: &language, problem: &problem };
    let title = panel.title();
    let chrome = PanelChrome::measure(ctx, &title, width);
    // Use the tallest text so the table does not jump when the text changes.
    let wanted_height = panel.max_text_height(ctx, width) + chrome.height();
    let rect = placement.panel(area, wanted_height);
    if reserved.set_if_neq(placement.reserved(window, rect)) {
        redraw.write(RequestRedraw);
    }
    let refusal_text = refusal.text(&session).filter(|_| session.is_persons_turn());
    let has_next = next.after(&problem).is_some();
    let action = show_panel(ctx, &palette, "problem", rect, |ui| {
        // With large text in a small window, the sentence is more important than the title.
        let is_cut_short = rect.height() + 1.0 < wanted_height;
        let is_tight =
            is_cut_short && rect.height() - chrome.height() - STEP_ROW_HEIGHT < MIN_TEXT_HEIGHT;
        if !is_tight {
            ui.label(RichText::new(&title).font(title_font()).color(palette.accent));
        }
        let outcome = match &problem.stage {
            ProblemStage::Judged(outcome) => Some(outcome),
            ProblemStage::AwaitingAnswer | ProblemStage::Judging { .. } => None,
        };
        let steps_height = if outcome.is_some() { STEP_ROW_HEIGHT } else { 0.0 };
        let title_height = if is_tight { chrome.title + PANEL_GAP } else { 0.0 };
        let text_height = rect.height() - chrome.height() - steps_height + title_height;
        panel.show_text(ui, refusal_text, text_height.max(MIN_TEXT_HEIGHT));
        let stepped = outcome.and_then(|outcome| panel.show_steps(ui, &session, outcome));
        // The buttons keep their position.
        let bottom = rect.bottom() - PANEL_PADDING;
        let row =
            rect.shrink(PANEL_PADDING).with_min_y(bottom - chrome.show_buttons).with_max_y(bottom);
        let show_buttons = egui::UiBuilder::new().max_rect(row);
        stepped.or(ui.scope_builder(show_buttons, |ui| panel.show_buttons(ui, has_next)).inner)
    });
    if let Some(action) = action {
        sound.write(Sound::Tap);
        actions.write(action);
    }
    Ok(())
}

/// The minimum height of the text, which scrolls if it is longer.
const MIN_TEXT_HEIGHT: f32 = 20.0;

/// The height of the row of steps and the gap below it.
const STEP_ROW_HEIGHT: f32 = size::TOUCH + PANEL_GAP;

/// The heights of the parts around the text.
struct PanelChrome {
    title: f32,
    show_buttons: f32,
}

impl PanelChrome {
    /// Measures the title, wrapped to this width in points, and a row of buttons with two lines of
    /// text.
    fn measure(ctx: &egui::Context, title: &str, width: f32) -> Self {
        let ink = egui::Color32::PLACEHOLDER;
        let line = ctx.fonts_mut(|fonts| fonts.row_height(&strong_font(size::BODY)));
        let lay = |fonts: &mut egui::epaint::text::FontsView<'_>| {
            fonts.layout(title.to_owned(), title_font(), ink, width)
        };
        // Labels in a shared row may wrap to two lines.
        PanelChrome { title: ctx.fonts_mut(lay).size().y, show_buttons: 2.0 * line + 24.0 }
    }

    /// The total height of everything but the text, including padding and gaps, in points.
    fn height(&self) -> f32 {
        self.title + self.show_buttons + 2.0 * PANEL_PADDING + 2.0 * PANEL_GAP
    }
}

/// The context for drawing the panel.
struct ProblemPanel<'a, U: ProblemUi> {
    palette: &'a Palette,
    language: &'a Language,
    problem: &'a ActiveProblem<U>,
}

impl<U: ProblemUi> ProblemPanel<'_, U> {
    /// The title: the series, and the level where the series has problems of several levels.
    fn title(&self) -> String {
        let task = &self.problem.task;
        let series = match task.series {
            ProblemSeries::Today => self.language.text("problems-today"),
            ProblemSeries::Level(level) => {
                self.language.text(&format!("problem-level-{}", level.name()))
            }
            ProblemSeries::Concept(concept) => self.language.message(&concept.title()),
            ProblemSeries::Mistakes => self.language.text("exercise"),
        };
        match &task.source {
            ProblemTaskSource::Problem(problem, _)
                if !matches!(task.series, ProblemSeries::Level(_)) =>
            {
                let level = problem.difficulty().level();
                let level = self.language.text(&format!("problem-level-{}", level.name()));
                format!("{series} · {level}")
            }
            ProblemTaskSource::Problem(..) | ProblemTaskSource::Exercise(_) => series,
        }
    }

    /// The question, followed by the situation of the player to act.
    fn question(&self) -> String {
        let task = &self.problem.task;
        let text = match &task.source {
            ProblemTaskSource::Problem(..) => {
                self.language.text(&format!("problem-asked-{}", U::NAME))
            }
            ProblemTaskSource::Exercise(exercise) => {
                let played = exercise.played.parse::<ActionOf<U>>();
                let played = played.map_or_else(
                    |_| exercise.played.clone(),
                    |action| U::describe_plan(&[action], self.language),
                );
                self.language.format("exercise-asked", &[("played", played.into())])
            }
        };
        format!("{text}\n{}", U::situation(task.before.game(), self.language))
    }

    /// The text of a verdict on an action, followed by the concepts unless the answer is wrong. The
    /// solution also says why the player's last wrong answer is worse.
    fn verdict(&self, verdict: AnswerVerdict, action: ActionOf<U>) -> String {
        let task = &self.problem.task;
        let action_argument = || ("action", U::describe_plan(&[action], self.language).into());
        let mut text = match (verdict, &task.source) {
            (AnswerVerdict::Right, _) => self.language.text("problem-right"),
            (AnswerVerdict::Wrong, ProblemTaskSource::Problem(..)) => {
                self.language.text(&format!("problem-wrong-{}", U::NAME))
            }
            (AnswerVerdict::Wrong, ProblemTaskSource::Exercise(_)) => {
                self.language.text("exercise-wrong")
            }
            (AnswerVerdict::Solution, _) => {
                self.language.format("problem-solution", &[action_argument()])
            }
        };
        let mistake = self.problem.mistake.as_ref().filter(|_| verdict == AnswerVerdict::Solution);
        if let Some(mistake) = mistake {
            let asked = mistake
                .instead
                .as_ref()
                .map(|instead| U::Rules::phrase(PhraseForm::Question, &[instead.action]));
            let texts = asked.into_iter().chain([mistake.reason::<U::Rules>()]);
            let texts = texts.map(|text| self.language.message(&text)).collect();
            text = format!("{text} {}", join_sentences(texts));
        }
        if verdict != AnswerVerdict::Wrong && !task.concepts.is_empty() {
            let titles =
                task.concepts.iter().map(|concept| self.language.message(&concept.title()));
            let titles = titles.collect::<Vec<_>>().join(" · ");
            let concepts_text =
                self.language.format("problem-turns-on", &[("concepts", titles.into())]);
            text = format!("{text} {concepts_text}");
        }
        text
    }

    /// The height of the tallest of the question and all verdicts, wrapped to this width, in
    /// points. Verdicts include the row of steps below them.
    fn max_text_height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let better = self.problem.task.better;
        let verdicts =
            [AnswerVerdict::Right, AnswerVerdict::Wrong, AnswerVerdict::Solution].into_iter();
        let verdicts = verdicts.map(|verdict| self.verdict(verdict, better));
        let heights = verdicts.map(|text| text_height(ctx, &text, width) + STEP_ROW_HEIGHT);
        heights.fold(text_height(ctx, &self.question(), width), f32::max)
    }

    /// Shows the question, a text while an answer is judged, or the verdict. If an action was
    /// `refused`, shows that reason instead. The text scrolls if it is taller than `max_height`
    /// points.
    fn show_text(&self, ui: &mut Ui, refused: Option<&str>, max_height: f32) {
        let text = match &self.problem.stage {
            ProblemStage::AwaitingAnswer => self.question(),
            ProblemStage::Judging { .. } => self.language.text("problem-waits"),
            ProblemStage::Judged(outcome) => self.verdict(outcome.verdict, outcome.action),
        };
        let ink = match &self.problem.stage {
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Right, .. }) => {
                self.palette.good
            }
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Wrong, .. }) => {
                self.palette.red
            }
            _ => self.palette.ink,
        };
        let scroll = egui::ScrollArea::vertical().id_salt("problem-words").max_height(max_height);
        scroll.min_scrolled_height(max_height).auto_shrink([false, true]).show(ui, |ui| {
            let font = sentence_font(ui.ctx().content_rect());
            let (shown_text, ink) = match refused {
                Some(reason) => (reason.to_owned(), self.palette.accent),
                None => (text, ink),
            };
            ui.label(RichText::new(&shown_text).font(font).color(ink));
            accessibility::announce(ui.ctx(), ui.id(), ui.min_rect(), &shown_text);
        });
    }

    /// Shows the position in the line and the buttons to step through it. Returns the step that was
    /// pressed.
    fn show_steps(
        &self,
        ui: &mut Ui,
        session: &Session<U::Rules>,
        outcome: &AnswerOutcome<U>,
    ) -> Option<ProblemPanelAction> {
        let first = self.problem.task.ply();
        let played = session.record().actions().len();
        let step_count = outcome.full_record.actions().len() - first;
        let mut action = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let button = |ui: &mut Ui, icon, key, enabled| {
                let name = self.language.text(key);
                let show = |ui: &mut Ui| widgets::round_button(ui, self.palette, icon, &name);
                ui.add_enabled_ui(enabled, show).inner.clicked()
            };
            if button(ui, Icon::StepBack, "why-step-back", played > first) {
                action = Some(ProblemPanelAction::Back);
            }
            let text_size = vec2(ui.available_width() - size::TOUCH - 8.0, size::TOUCH);
            let (rect, _) = ui.allocate_exact_size(text_size, egui::Sense::hover());
            let description = self.step_text(session, first, played);
            let count = format!("{}/{step_count}", played.saturating_sub(first));
            let text =
                if description.is_empty() { count } else { format!("{count} · {description}") };
            accessibility::announce(ui.ctx(), ui.id().with("step"), rect, &text);
            let font = egui::FontId::proportional(size::BODY);
            let galley = widgets::fit_text(ui.painter(), &text, font, self.palette.dim, text_size);
            widgets::paint_centred(ui.painter(), rect.center(), galley, self.palette.dim);
            if button(ui, Icon::StepForward, "why-step-on", played < first + step_count) {
                action = Some(ProblemPanelAction::Forward);
            }
        });
        action
    }

    /// The last action of the line on the table, in words; empty before its first step. `first` is
    /// the number of actions before the line, `played` the number of those on the table.
    fn step_text(&self, session: &Session<U::Rules>, first: usize, played: usize) -> String {
        let record = session.record();
        let Some(&action) = record.actions().last().filter(|_| played > first) else {
            return String::new();
        };
        let seat = record.after_actions(played - 1).game().to_act().unwrap_or(session.viewer());
        U::describe_action(&self.language.subject(record, seat), action, self.language)
    }

    /// Shows the buttons of the current stage. Returns the action that was pressed. The button for
    /// [`ProblemPanelAction::Next`] reads Close unless `has_next` is set.
    fn show_buttons(&self, ui: &mut Ui, has_next: bool) -> Option<ProblemPanelAction> {
        ui.spacing_mut().item_spacing.x = 8.0;
        let button = |key: &str, action| ButtonSpec::new(action, self.language.text(key));
        let next = || {
            let key = if has_next { "problem-next" } else { "problem-close" };
            button(key, ProblemPanelAction::Next).accented()
        };
        let concept_button = self.problem.task.concepts.first();
        let concept_button = concept_button.map(|&concept| {
            ButtonSpec::new(
                ProblemPanelAction::OpenConcept(concept),
                self.language.message(&concept.title()),
            )
        });
        let show_buttons: Vec<ButtonSpec<ProblemPanelAction>> = match &self.problem.stage {
            ProblemStage::AwaitingAnswer => {
                vec![button("problem-solve", ProblemPanelAction::Solution)]
            }
            ProblemStage::Judging { .. } => {
                vec![button("problem-solve", ProblemPanelAction::Solution).enabled_if(false)]
            }
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Wrong, .. }) => {
                vec![
                    button("problem-solve", ProblemPanelAction::Solution),
                    button("problem-again", ProblemPanelAction::Retry).accented(),
                ]
            }
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Right, .. }) => {
                concept_button.into_iter().chain([next()]).collect()
            }
            ProblemStage::Judged(_) => {
                vec![button("problem-again", ProblemPanelAction::Retry), next()]
            }
        };
        widgets::button_grid(ui, self.palette, 2, &show_buttons)
    }
}

//! The guide panel of a problem: the question, the verdict on the answer, and buttons to step
//! through the line.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{RichText, Ui, vec2};
use kozyr_core::game::Game;

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

pub(super) fn plugin_for<U: ProblemUi>(app: &mut App) {
    let posed = in_state(U::SCREEN)
        .and_then(resource_exists::<ActiveProblem<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>.run_if(posed).run_if(screen::is_screen_visible).in_set(PanelSystems::GuidePanel),
    );
}

fn show<U: ProblemUi>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    solving: Res<ActiveProblem<U>>,
    session: Res<Session<U::Rules>>,
    layout: Res<U::Layout>,
    refusal: Res<ShownRefusal>,
    next: NextProblem,
    mut reserved: ResMut<ReservedEdges>,
    mut wishes: MessageWriter<ProblemPanelAction>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let place = U::guide_placement(Vec2::new(window.width(), window.height()), &layout);
    let room = place.area(window);
    let width = room.width() - 2.0 * PANEL_PADDING;
    let voice = ProblemPanel { palette: &palette, language: &language, solving: &solving };
    let title = voice.title();
    let around = PanelChrome::measure(ctx, &title, width);
    // Use the tallest text so the table does not jump when the text changes.
    let usual = place.panel(room, voice.max_text_height(ctx, width) + around.height());
    if reserved.set_if_neq(place.reserved(window, usual)) {
        redraw.write(RequestRedraw);
    }
    let refused = refusal.text(&session).filter(|_| session.is_persons_turn());
    let has_next = next.after(&solving).is_some();
    let wish = show_panel(ctx, &palette, "problem", usual, |ui| {
        // With large text in a small window, the sentence is more important than the title.
        let is_tight = usual.height() - around.height() - STEP_ROW_HEIGHT < MIN_TEXT_HEIGHT;
        if !is_tight {
            ui.label(RichText::new(&title).font(title_font()).color(palette.accent));
        }
        let shown = match &solving.stage {
            ProblemStage::Judged(shown) => Some(shown),
            ProblemStage::AwaitingAnswer | ProblemStage::Judging { .. } => None,
        };
        let steps = if shown.is_some() { STEP_ROW_HEIGHT } else { 0.0 };
        let without = if is_tight { around.title + PANEL_GAP } else { 0.0 };
        let room = usual.height() - around.height() - steps + without;
        voice.words(ui, refused, room.max(MIN_TEXT_HEIGHT));
        let stepped = shown.and_then(|shown| voice.steps(ui, &session, shown));
        // The buttons keep their position.
        let foot = usual.bottom() - PANEL_PADDING;
        let row = usual.shrink(PANEL_PADDING).with_min_y(foot - around.buttons).with_max_y(foot);
        let buttons = egui::UiBuilder::new().max_rect(row);
        stepped.or(ui.scope_builder(buttons, |ui| voice.buttons(ui, has_next)).inner)
    });
    if let Some(wish) = wish {
        sound.write(Sound::Tap);
        wishes.write(wish);
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
    buttons: f32,
}

impl PanelChrome {
    fn measure(ctx: &egui::Context, title: &str, width: f32) -> Self {
        let ink = egui::Color32::PLACEHOLDER;
        let line = ctx.fonts_mut(|fonts| fonts.row_height(&strong_font(size::BODY)));
        let lay = |fonts: &mut egui::epaint::text::FontsView<'_>| {
            fonts.layout(title.to_owned(), title_font(), ink, width)
        };
        // Labels in a shared row may wrap to two lines.
        PanelChrome { title: ctx.fonts_mut(lay).size().y, buttons: 2.0 * line + 24.0 }
    }

    fn height(&self) -> f32 {
        self.title + self.buttons + 2.0 * PANEL_PADDING + 2.0 * PANEL_GAP
    }
}

/// The context for drawing the panel.
struct ProblemPanel<'a, U: ProblemUi> {
    palette: &'a Palette,
    language: &'a Language,
    solving: &'a ActiveProblem<U>,
}

impl<U: ProblemUi> ProblemPanel<'_, U> {
    fn title(&self) -> String {
        let task = &self.solving.task;
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

    /// The question.
    fn question(&self) -> String {
        let task = &self.solving.task;
        let asked = match &task.source {
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
        format!("{asked}\n{}", U::situation(task.before.game(), self.language))
    }

    /// The text of a verdict.
    fn verdict(&self, verdict: AnswerVerdict, action: ActionOf<U>) -> String {
        let task = &self.solving.task;
        let action_argument = || ("action", U::describe_plan(&[action], self.language).into());
        let mut said = match (verdict, &task.source) {
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
        if verdict != AnswerVerdict::Wrong && !task.concepts.is_empty() {
            let titles = task.concepts.iter().map(|one| self.language.message(&one.title()));
            let titles = titles.collect::<Vec<_>>().join(", ");
            let turns = self.language.format("problem-turns-on", &[("concepts", titles.into())]);
            said = format!("{said} {turns}");
        }
        said
    }

    /// The height of the tallest text, including the row of steps below a verdict.
    fn max_text_height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let better = self.solving.task.better;
        let verdicts =
            [AnswerVerdict::Right, AnswerVerdict::Wrong, AnswerVerdict::Solution].into_iter();
        let verdicts = verdicts.map(|verdict| self.verdict(verdict, better));
        let said = verdicts.map(|text| text_height(ctx, &text, width) + STEP_ROW_HEIGHT);
        said.fold(text_height(ctx, &self.question(), width), f32::max)
    }

    /// Shows the sentence, or why an action was refused.
    fn words(&self, ui: &mut Ui, refused: Option<&str>, most: f32) {
        let text = match &self.solving.stage {
            ProblemStage::AwaitingAnswer => self.question(),
            ProblemStage::Judging { .. } => self.language.text("problem-waits"),
            ProblemStage::Judged(shown) => self.verdict(shown.verdict, shown.action),
        };
        let ink = match &self.solving.stage {
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Right, .. }) => {
                self.palette.good
            }
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Wrong, .. }) => {
                self.palette.red
            }
            _ => self.palette.ink,
        };
        let scroll = egui::ScrollArea::vertical().id_salt("problem-words").max_height(most);
        scroll.min_scrolled_height(most).auto_shrink([false, true]).show(ui, |ui| {
            let font = sentence_font(ui.ctx().content_rect());
            let (said, ink) = match refused {
                Some(why) => (why.to_owned(), self.palette.accent),
                None => (text, ink),
            };
            ui.label(RichText::new(&said).font(font).color(ink));
            accessibility::announce(ui.ctx(), ui.id(), ui.min_rect(), &said);
        });
    }

    /// Shows the position in the line and the buttons to step through it.
    fn steps(
        &self,
        ui: &mut Ui,
        session: &Session<U::Rules>,
        shown: &AnswerOutcome<U>,
    ) -> Option<ProblemPanelAction> {
        let first = self.solving.task.ply();
        let played = session.record().actions().len();
        let steps = shown.full_record.actions().len() - first;
        let mut wish = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let button = |ui: &mut Ui, sign, key, enabled| {
                let name = self.language.text(key);
                let show = |ui: &mut Ui| widgets::round_button(ui, self.palette, sign, &name);
                ui.add_enabled_ui(enabled, show).inner.clicked()
            };
            if button(ui, Icon::StepBack, "why-step-back", played > first) {
                wish = Some(ProblemPanelAction::Back);
            }
            let room = vec2(ui.available_width() - size::TOUCH - 8.0, size::TOUCH);
            let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
            let told = self.step(session, first, played);
            let count = format!("{}/{steps}", played.saturating_sub(first));
            let text = if told.is_empty() { count } else { format!("{count} · {told}") };
            accessibility::announce(ui.ctx(), ui.id().with("step"), rect, &text);
            let font = egui::FontId::proportional(size::BODY);
            let words = widgets::fit_text(ui.painter(), &text, font, self.palette.dim, room);
            widgets::paint_centred(ui.painter(), rect.center(), words, self.palette.dim);
            if button(ui, Icon::StepForward, "why-step-on", played < first + steps) {
                wish = Some(ProblemPanelAction::Forward);
            }
        });
        wish
    }

    /// The last action of the line on the table, in words.
    fn step(&self, session: &Session<U::Rules>, first: usize, played: usize) -> String {
        let record = session.record();
        let Some(&action) = record.actions().last().filter(|_| played > first) else {
            return String::new();
        };
        let seat = record.after_actions(played - 1).game().to_act().unwrap_or(session.viewer());
        U::describe_action(&self.language.subject(record, seat), action, self.language)
    }

    fn buttons(&self, ui: &mut Ui, has_next: bool) -> Option<ProblemPanelAction> {
        ui.spacing_mut().item_spacing.x = 8.0;
        let offer = |key: &str, wish| ButtonSpec::new(wish, self.language.text(key));
        let next = || {
            let key = if has_next { "problem-next" } else { "problem-close" };
            offer(key, ProblemPanelAction::Next).accented()
        };
        let about = self.solving.task.concepts.first();
        let about = about.map(|&concept| {
            ButtonSpec::new(
                ProblemPanelAction::OpenConcept(concept),
                self.language.message(&concept.title()),
            )
        });
        let offers: Vec<ButtonSpec<ProblemPanelAction>> = match &self.solving.stage {
            ProblemStage::AwaitingAnswer => {
                vec![offer("problem-solve", ProblemPanelAction::Solution)]
            }
            ProblemStage::Judging { .. } => {
                vec![offer("problem-solve", ProblemPanelAction::Solution).enabled_if(false)]
            }
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Wrong, .. }) => {
                vec![
                    offer("problem-solve", ProblemPanelAction::Solution),
                    offer("problem-again", ProblemPanelAction::Retry).accented(),
                ]
            }
            ProblemStage::Judged(AnswerOutcome { verdict: AnswerVerdict::Right, .. }) => {
                about.into_iter().chain([next()]).collect()
            }
            ProblemStage::Judged(_) => {
                vec![offer("problem-again", ProblemPanelAction::Retry), next()]
            }
        };
        widgets::button_grid(ui, self.palette, 2, &offers)
    }
}

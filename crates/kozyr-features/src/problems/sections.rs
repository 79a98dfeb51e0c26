//! The sections of the page: the player's own today, and all problems by level and by concept.

use bevy_egui::egui::{Rect, RichText, Ui, pos2, vec2};
use kozyr_core::teacher::{Concept, DifficultyLevel, Exercise};

use super::{
    catalogue::{CatalogueEntry, ProblemCatalogue},
    page::{GameProblems, ProblemParams, ProblemsPageAction},
    problem_ui::{ProblemId, ProblemSeries},
};
use kozyr_ui::{
    theme::{Palette, size, text_scale},
    widgets::{self, Emphasis, Icon},
};

/// The maximum number of mistakes listed at once, about as many as a player tries in one go.
const MAX_LISTED_MISTAKES: usize = 5;

/// Shows the problem of the day and the player's own mistakes. Returns the action that was pressed.
pub(super) fn own(
    ui: &mut Ui,
    params: &ProblemParams,
    problems: &GameProblems,
) -> Option<ProblemsPageAction> {
    // A very large window has room for a board large enough to think about.
    let base_height = if widgets::has_three_columns(ui.ctx()) { 360.0 } else { 176.0 };
    let height = base_height * text_scale(ui.ctx()).min(1.3);
    ui.add_space(4.0);
    let pressed = today(ui, params, problems.catalogue, height);
    pressed
        .map(|id| ProblemsPageAction::Pose(id, ProblemSeries::Today))
        .or(mistakes(ui, params, problems))
}

/// Shows the problem of the day, if there is one, as a picture of this height in points, with a
/// check mark if it is solved. Returns the problem if it was pressed.
pub(super) fn today(
    ui: &mut Ui,
    params: &ProblemParams,
    catalogue: &ProblemCatalogue,
    height: f32,
) -> Option<ProblemId> {
    let (palette, language) = (&*params.palette, &*params.language);
    let index = catalogue.problem_of_day(params.calendar.today())?;
    let entry: &CatalogueEntry = &catalogue.problems()[index];
    let level = language.text(&format!("problem-level-{}", entry.level.name()));
    let done = catalogue.is_solved(index, &params.solved);
    let line = match done {
        true => language.format("problems-today-solved", &[("level", level.into())]),
        false => language.format("problems-today-line", &[("level", level.into())]),
    };
    let title = language.text("problems-today");
    let poster = widgets::poster_button(ui, palette, &title, &line, height, |ui, rect| {
        if let Some(paint) = params.decorations.position(catalogue.game) {
            paint(ui, palette, &params.settings, &entry.record, rect);
        }
    });
    if done {
        let corner = pos2(poster.rect.left() + 20.0, poster.rect.bottom() - 38.0);
        widgets::draw_check_mark(ui, Rect::from_min_size(corner, vec2(24.0, 22.0)), palette);
    }
    poster.clicked().then_some(ProblemId::Problem(index))
}

/// Shows the first of the player's own mistakes that are due and the number of others, or when the
/// next one is due. Returns the action that was pressed.
fn mistakes(
    ui: &mut Ui,
    params: &ProblemParams,
    problems: &GameProblems,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*params.palette, &*params.language);
    let game = problems.catalogue.game;
    let due = problems.mistakes.due(game, problems.today);
    widgets::caption(ui, palette, &language.text("exercises"));
    let show_dim = |ui: &mut Ui, text: String| {
        ui.label(RichText::new(text).size(size::SMALL).color(palette.dim));
    };
    if due.is_empty() {
        let text = match problems.mistakes.days_to_next(game, problems.today) {
            None => language.text("exercises-none"),
            Some(days) => {
                let count = problems.mistakes.of_game(game).count();
                let arguments = [("count", count.into()), ("days", days.into())];
                language.format("exercises-later", &arguments)
            }
        };
        show_dim(ui, text);
        return None;
    }
    let mut action = None;
    let label = language.format("exercises-today", &[("count", due.len().into())]);
    if widgets::wide_button(ui, palette, &label, Emphasis::Accent).clicked() {
        action = Some(pose(due[0]));
    }
    for exercise in due.iter().take(MAX_LISTED_MISTAKES) {
        action = mistake_row(ui, params, problems, exercise).or(action);
    }
    if due.len() > MAX_LISTED_MISTAKES {
        let more = [("count", (due.len() - MAX_LISTED_MISTAKES).into())];
        show_dim(ui, language.format("exercises-more", &more));
    }
    action
}

/// The page action that poses an exercise.
fn pose(exercise: &Exercise) -> ProblemsPageAction {
    ProblemsPageAction::Pose(
        ProblemId::Exercise(exercise.position.clone()),
        ProblemSeries::Mistakes,
    )
}

/// Shows a row with a mistake, which poses it, and a button to delete it. Returns the action that
/// was pressed.
fn mistake_row(
    ui: &mut Ui,
    params: &ProblemParams,
    problems: &GameProblems,
    exercise: &Exercise,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*params.palette, &*params.language);
    let mut action = None;
    let played = (problems.catalogue.describe_action)(&exercise.played, language);
    ui.horizontal(|ui| {
        let row_size = vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
        let name = concepts(exercise, problems.catalogue.concepts)
            .map(|concept| language.message(&concept.title()))
            .next()
            .unwrap_or_else(|| language.text("exercise"));
        let arguments = [("played", played.clone().into()), ("tried", exercise.attempts.into())];
        let line = language.format("exercise-line", &arguments);
        let option = |ui: &mut Ui| widgets::option_row(ui, palette, &name, &line, false);
        if ui.allocate_ui(row_size, option).inner.clicked() {
            action = Some(pose(exercise));
        }
        if delete_button(
            ui,
            palette,
            params,
            &played,
            problems.to_delete == Some(&*exercise.position),
        ) {
            action = Some(ProblemsPageAction::Delete(exercise.position.clone()));
        }
    });
    action
}

/// Shows the button that deletes a mistake on the second press; `to_delete` is true after the
/// first. `played` names the mistake. Returns whether it was pressed.
fn delete_button(
    ui: &mut Ui,
    palette: &Palette,
    params: &ProblemParams,
    played: &str,
    to_delete: bool,
) -> bool {
    let arguments = [("played", played.to_owned().into())];
    if to_delete {
        let name = params.language.format("exercise-confirm-delete", &arguments);
        return widgets::small_button(ui, palette, "✓", &name, Emphasis::Accent).clicked();
    }
    let name = params.language.format("exercise-delete", &arguments);
    widgets::round_button(ui, palette, Icon::Close, &name).clicked()
}

/// The concepts of an exercise that are among the `known` ones.
fn concepts(exercise: &Exercise, known: &'static [Concept]) -> impl Iterator<Item = Concept> {
    let ids = exercise.concepts.clone();
    known.iter().copied().filter(move |concept| ids.iter().any(|id| id == concept.id()))
}

/// Shows a progress row for each level that has problems. Returns the action that opens the pressed
/// level's next unsolved problem, or its first if all are solved.
pub(super) fn by_level(
    ui: &mut Ui,
    params: &ProblemParams,
    problems: &GameProblems,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*params.palette, &*params.language);
    widgets::caption(ui, palette, &language.text("problems-by-level"));
    let levels = DifficultyLevel::ALL.map(|level| {
        let name = language.text(&format!("problem-level-{}", level.name()));
        (ProblemSeries::Level(level), name)
    });
    show_series(ui, params, problems, &levels, 1)
}

/// Shows a progress row for each concept that has problems. Returns the action that opens the
/// pressed concept's next unsolved problem, or its first if all are solved.
pub(super) fn by_concept(
    ui: &mut Ui,
    params: &ProblemParams,
    problems: &GameProblems,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*params.palette, &*params.language);
    widgets::caption(ui, palette, &language.text("problems-by-concept"));
    let concepts = problems.catalogue.concepts.iter().copied();
    let concepts: Vec<_> = concepts
        .map(|concept| (ProblemSeries::Concept(concept), language.message(&concept.title())))
        .collect();
    // Use two columns if the names fit.
    const ROOM: f32 = 190.0;
    let columns = if ui.available_width() > 2.0 * ROOM * text_scale(ui.ctx()) { 2 } else { 1 };
    show_series(ui, params, problems, &concepts, columns)
}

/// Shows several series with their progress, `columns` in each row, without those that have no
/// problems. If one is pressed, returns the action that opens its next unsolved problem, or its
/// first if all are solved.
fn show_series(
    ui: &mut Ui,
    params: &ProblemParams,
    problems: &GameProblems,
    all_series: &[(ProblemSeries, String)],
    columns: usize,
) -> Option<ProblemsPageAction> {
    const GAP: f32 = 8.0;
    let mut action = None;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let counted = all_series.iter().map(|(series, name)| {
        (*series, name, problems.catalogue.solved_and_total(*series, &params.solved))
    });
    // Not every concept has problems.
    let counted: Vec<_> = counted.filter(|(_, _, [_, all_series])| *all_series > 0).collect();
    let width = (ui.available_width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    for chunk in counted.chunks(columns) {
        ui.horizontal_top(|ui| {
            for (series, name, count) in chunk {
                let arguments = [("solved", count[0].into()), ("count", count[1].into())];
                let line = params.language.format("problems-solved", &arguments);
                let show = |ui: &mut Ui| {
                    ui.set_width(width);
                    widgets::progress_row(ui, &params.palette, name, &line, *count)
                };
                if ui.vertical(show).inner.clicked() {
                    let index = problems.catalogue.problem_to_try(*series, &params.solved);
                    action = index
                        .map(|index| ProblemsPageAction::Pose(ProblemId::Problem(index), *series));
                }
            }
        });
    }
    action
}

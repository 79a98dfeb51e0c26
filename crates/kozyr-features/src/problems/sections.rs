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

/// Shows the problem of the day and the player's own mistakes.
pub(super) fn own(
    ui: &mut Ui,
    desk: &ProblemParams,
    shown: &GameProblems,
) -> Option<ProblemsPageAction> {
    // A very large window has room for a board large enough to think about.
    let usual = if widgets::has_three_columns(ui.ctx()) { 360.0 } else { 176.0 };
    let height = usual * text_scale(ui.ctx()).min(1.3);
    ui.add_space(4.0);
    let of_day = today(ui, desk, shown.catalogue, height);
    of_day
        .map(|what| ProblemsPageAction::Pose(what, ProblemSeries::Today))
        .or(mistakes(ui, desk, shown))
}

/// Shows the problem of the day as a picture of its position with this height.
pub(super) fn today(
    ui: &mut Ui,
    desk: &ProblemParams,
    catalogue: &ProblemCatalogue,
    height: f32,
) -> Option<ProblemId> {
    let (palette, language) = (&*desk.palette, &*desk.language);
    let at = catalogue.problem_of_day(desk.calendar.today())?;
    let listed: &CatalogueEntry = &catalogue.problems()[at];
    let level = language.text(&format!("problem-level-{}", listed.level.name()));
    let done = catalogue.is_solved(at, &desk.solved);
    let line = match done {
        true => language.format("problems-today-solved", &[("level", level.into())]),
        false => language.format("problems-today-line", &[("level", level.into())]),
    };
    let title = language.text("problems-today");
    let poster = widgets::poster_button(ui, palette, &title, &line, height, |ui, at| {
        if let Some(paint) = desk.decorations.position(catalogue.game) {
            paint(ui, palette, &desk.settings, &listed.record, at);
        }
    });
    if done {
        let corner = pos2(poster.rect.left() + 20.0, poster.rect.bottom() - 38.0);
        widgets::draw_check_mark(ui, Rect::from_min_size(corner, vec2(24.0, 22.0)), palette);
    }
    poster.clicked().then_some(ProblemId::Problem(at))
}

/// Shows the player's own mistakes that are due, or when the next one is due.
fn mistakes(ui: &mut Ui, desk: &ProblemParams, shown: &GameProblems) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*desk.palette, &*desk.language);
    let game = shown.catalogue.game;
    let due = shown.mistakes.due(game, shown.today);
    widgets::caption(ui, palette, &language.text("exercises"));
    let dim = |ui: &mut Ui, text: String| {
        ui.label(RichText::new(text).size(size::SMALL).color(palette.dim));
    };
    if due.is_empty() {
        let text = match shown.mistakes.days_to_next(game, shown.today) {
            None => language.text("exercises-none"),
            Some(days) => {
                let count = shown.mistakes.of_game(game).count();
                let told = [("count", count.into()), ("days", days.into())];
                language.format("exercises-later", &told)
            }
        };
        dim(ui, text);
        return None;
    }
    let mut wish = None;
    let begin = language.format("exercises-today", &[("count", due.len().into())]);
    if widgets::wide_button(ui, palette, &begin, Emphasis::Accent).clicked() {
        wish = Some(pose(due[0]));
    }
    for one in due.iter().take(MAX_LISTED_MISTAKES) {
        wish = row(ui, desk, shown, one).or(wish);
    }
    if due.len() > MAX_LISTED_MISTAKES {
        let more = [("count", (due.len() - MAX_LISTED_MISTAKES).into())];
        dim(ui, language.format("exercises-more", &more));
    }
    wish
}

fn pose(exercise: &Exercise) -> ProblemsPageAction {
    ProblemsPageAction::Pose(
        ProblemId::Exercise(exercise.position.clone()),
        ProblemSeries::Mistakes,
    )
}

/// Shows a row with a mistake and a button to delete it.
fn row(
    ui: &mut Ui,
    desk: &ProblemParams,
    shown: &GameProblems,
    one: &Exercise,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*desk.palette, &*desk.language);
    let mut wish = None;
    let played = (shown.catalogue.describe_action)(&one.played, language);
    ui.horizontal(|ui| {
        let room = vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
        let name = concepts(one, shown.catalogue.concepts)
            .map(|concept| language.message(&concept.title()))
            .next()
            .unwrap_or_else(|| language.text("exercise"));
        let told = [("played", played.clone().into()), ("tried", one.attempts.into())];
        let line = language.format("exercise-line", &told);
        let option = |ui: &mut Ui| widgets::option_row(ui, palette, &name, &line, false);
        if ui.allocate_ui(room, option).inner.clicked() {
            wish = Some(pose(one));
        }
        if delete_button(ui, palette, desk, &played, shown.to_delete == Some(&*one.position)) {
            wish = Some(ProblemsPageAction::Delete(one.position.clone()));
        }
    });
    wish
}

/// Shows the button that deletes a mistake on the second press. Returns whether it was pressed.
fn delete_button(
    ui: &mut Ui,
    palette: &Palette,
    desk: &ProblemParams,
    played: &str,
    doomed: bool,
) -> bool {
    let told = [("played", played.to_owned().into())];
    if doomed {
        let name = desk.language.format("exercise-confirm-delete", &told);
        return widgets::small_button(ui, palette, "✓", &name, Emphasis::Accent).clicked();
    }
    let name = desk.language.format("exercise-delete", &told);
    widgets::round_button(ui, palette, Icon::Close, &name).clicked()
}

/// The concepts of a mistake that the game knows.
fn concepts(one: &Exercise, known: &'static [Concept]) -> impl Iterator<Item = Concept> {
    let ids = one.concepts.clone();
    known.iter().copied().filter(move |concept| ids.iter().any(|id| id == concept.id()))
}

/// Shows all problems by level.
pub(super) fn by_level(
    ui: &mut Ui,
    desk: &ProblemParams,
    shown: &GameProblems,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*desk.palette, &*desk.language);
    widgets::caption(ui, palette, &language.text("problems-by-level"));
    let levels = DifficultyLevel::ALL.map(|level| {
        let name = language.text(&format!("problem-level-{}", level.name()));
        (ProblemSeries::Level(level), name)
    });
    show_series(ui, desk, shown, &levels, 1)
}

/// Shows all problems by concept.
pub(super) fn by_concept(
    ui: &mut Ui,
    desk: &ProblemParams,
    shown: &GameProblems,
) -> Option<ProblemsPageAction> {
    let (palette, language) = (&*desk.palette, &*desk.language);
    widgets::caption(ui, palette, &language.text("problems-by-concept"));
    let concepts = shown.catalogue.concepts.iter().copied();
    let concepts: Vec<_> = concepts
        .map(|concept| (ProblemSeries::Concept(concept), language.message(&concept.title())))
        .collect();
    // Use two columns if the names fit.
    const ROOM: f32 = 190.0;
    let across = if ui.available_width() > 2.0 * ROOM * text_scale(ui.ctx()) { 2 } else { 1 };
    show_series(ui, desk, shown, &concepts, across)
}

/// Shows several series with their progress, `across` in each row. If one is pressed, returns the
/// action that opens its next unsolved problem, or its first if all are solved.
fn show_series(
    ui: &mut Ui,
    desk: &ProblemParams,
    shown: &GameProblems,
    all: &[(ProblemSeries, String)],
    across: usize,
) -> Option<ProblemsPageAction> {
    const GAP: f32 = 8.0;
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let counted = all.iter().map(|(series, name)| {
        (*series, name, shown.catalogue.solved_and_total(*series, &desk.solved))
    });
    // Not every concept has problems.
    let counted: Vec<_> = counted.filter(|(_, _, [_, all])| *all > 0).collect();
    let width = (ui.available_width() - GAP * (across as f32 - 1.0)) / across as f32;
    for chunk in counted.chunks(across) {
        ui.horizontal_top(|ui| {
            for (series, name, count) in chunk {
                let told = [("solved", count[0].into()), ("count", count[1].into())];
                let line = desk.language.format("problems-solved", &told);
                let show = |ui: &mut Ui| {
                    ui.set_width(width);
                    widgets::progress_row(ui, &desk.palette, name, &line, *count)
                };
                if ui.vertical(show).inner.clicked() {
                    let open = shown.catalogue.next_unsolved(*series, None, &desk.solved);
                    // If all are solved, start from the beginning.
                    let at = open.or_else(|| shown.catalogue.problems_in(*series).first().copied());
                    wish = at.map(|at| ProblemsPageAction::Pose(ProblemId::Problem(at), *series));
                }
            }
        });
    }
    wish
}

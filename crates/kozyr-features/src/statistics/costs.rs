//! What costs the player most, by concept: in the last month and before.

use bevy_egui::egui::{self, RichText, Ui};
use kozyr_core::{
    statistics::{self, ConceptProgress, PeriodCost},
    teacher::Concept,
};

use super::{filtered_games::FilteredGames, page::StatisticsAction};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets::{self, Emphasis},
};

/// The maximum number of concepts shown.
const MAX_CONCEPTS: usize = 4;

/// Draws the concepts that cost the player most in the filtered games, the recently most costly
/// first; nothing if no review has found any. `now` is in seconds since 1970. Returns what was
/// pressed.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    filtered: &FilteredGames,
    now: u64,
) -> Option<StatisticsAction> {
    let progress = statistics::concept_progress(filtered.entries.iter().copied(), now);
    let known = progress
        .iter()
        .filter_map(|progress| Some(((filtered.count.concept)(&progress.concept)?, progress)));
    let known: Vec<_> = known.take(MAX_CONCEPTS).collect();
    if known.is_empty() {
        return None;
    }
    widgets::caption(ui, palette, &language.text("statistics-costs"));
    let mut action = None;
    for (concept, progress) in known {
        let row = |ui: &mut Ui| show_concept(ui, palette, language, filtered, concept, progress);
        action = ui.push_id(concept.id(), row).inner.or(action);
    }
    action
}

/// Draws one concept with its costs, and a button to try a problem about it. Returns what was
/// pressed.
fn show_concept(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    filtered: &FilteredGames,
    concept: Concept,
    progress: &ConceptProgress,
) -> Option<StatisticsAction> {
    let mut action = None;
    egui::Frame::new().fill(palette.inset).corner_radius(14).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let title = language.message(&concept.title());
        ui.horizontal_wrapped(|ui| {
            if widgets::button(ui, palette, &title, Emphasis::Quiet).clicked() {
                action = Some(StatisticsAction::ReadAbout(concept));
            }
            let try_text = language.text("review-try-problem");
            let button = widgets::button(ui, palette, &try_text, Emphasis::Accent);
            // The concept makes the accessible name unique.
            let name = format!("{try_text}: {title}");
            let enabled = ui.is_enabled();
            button.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, &name)
            });
            if button.clicked() {
                action = Some(StatisticsAction::TryProblem(concept));
            }
        });
        for (key, period) in [
            ("statistics-cost-recent", progress.recent),
            ("statistics-cost-earlier", progress.earlier),
        ] {
            if let Some(text) = period_text(language, filtered, key, period) {
                ui.label(RichText::new(text).size(size::SMALL).color(palette.dim));
            }
        }
        if let Some(key) = trend(progress) {
            ui.label(RichText::new(language.text(key)).color(palette.good));
        }
    });
    action
}

/// The text of a period's costs; `None` if it has no reviewed games.
fn period_text(
    language: &Language,
    filtered: &FilteredGames,
    key: &str,
    period: PeriodCost,
) -> Option<String> {
    let lost = (filtered.count.format_loss)(period.lost_per_game()?, language);
    let arguments =
        [("count", period.decisions.into()), ("games", period.games.into()), ("lost", lost.into())];
    Some(language.format(key, &arguments))
}

/// The key of a word of praise if a concept costs much less than before: at most two thirds as much
/// a game, with at least three games on both sides.
fn trend(progress: &ConceptProgress) -> Option<&'static str> {
    /// The minimum number of games in each period.
    const MIN_GAMES: u32 = 3;
    let has_games = progress.recent.games >= MIN_GAMES && progress.earlier.games >= MIN_GAMES;
    let [recent, earlier] = [progress.recent.lost_per_game()?, progress.earlier.lost_per_game()?];
    (has_games && earlier > 0.0 && recent <= earlier * 2.0 / 3.0)
        .then_some("statistics-cost-better")
}

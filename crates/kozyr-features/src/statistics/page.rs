//! The contents of the statistics screen and their controls.

use bevy_egui::egui::{self, RichText, Ui};
use kozyr_core::{
    statistics::{self, CurveMetric, GameFilter, GameLog, RatedFilter},
    teacher::Concept,
};

use super::{
    chart, costs,
    counted_games::{CountedGame, CountedGames, GameStatistic},
    figures,
    filtered_games::FilteredGames,
    form, opponents,
};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets::{self, ButtonSpec},
};

/// The selection on the screen.
#[derive(bevy::prelude::Resource, Clone, PartialEq, Debug, Default)]
pub(crate) struct StatisticsSelection {
    pub(crate) filter: GameFilter,
    pub(crate) curve: CurveMetric,
}

/// An action on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StatisticsAction {
    /// Returns to the front page.
    Back,
    /// Opens the new-game page of the selected game.
    Play,
    /// Copies all games as JSON.
    CopyJson,
    /// Copies all games as CSV.
    CopyCsv,
    /// Saves all games as files in the download folder.
    Save,
    /// Imports games from the clipboard.
    Import,
    /// Opens the help page of a concept.
    ReadAbout(Concept),
    /// Poses a problem about a concept.
    TryProblem(Concept),
    /// Deletes all games, after a prompt.
    DeleteAll,
}

/// Draws the contents of the screen; `can_save` is whether there is a download folder, `now` the
/// time in seconds since 1970. Returns what was pressed. If `counted_games` lacks the selected
/// game, draws only the header.
pub(crate) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    counted_games: &CountedGames,
    log: &GameLog,
    selection: &mut StatisticsSelection,
    can_save: bool,
    now: u64,
) -> Option<StatisticsAction> {
    let back =
        widgets::page_head(ui, palette, &language.text("back"), &language.text("statistics"));
    let mut action = back.then_some(StatisticsAction::Back);
    let Some(&counted) = counted_games.get(&selection.filter.game) else { return action };
    let mut game = counted.game;
    let games: Vec<_> =
        counted_games.iter().map(|other| (other.game, language.text(other.game.0))).collect();
    if widgets::radio_row(ui, palette, &mut game, &games) {
        *selection =
            StatisticsSelection { filter: GameFilter::for_game(game.0), ..selection.clone() };
    }
    let counted = counted_games.get(game.0).copied().unwrap_or(counted);
    if log.entries().iter().any(|entry| entry.game == game.0) {
        show_filters(ui, palette, language, log, selection);
        action = show_contents(ui, palette, language, log, counted, selection, now).or(action);
    } else {
        action = show_empty(ui, palette, language).or(action);
    }
    show_exchange_buttons(ui, palette, language, log.entries().is_empty(), can_save).or(action)
}

/// Draws a message while there are no games, with a button to play. Returns its action if pressed.
fn show_empty(ui: &mut Ui, palette: &Palette, language: &Language) -> Option<StatisticsAction> {
    ui.add_space(12.0);
    widgets::framed_panel(ui, palette, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(language.text("statistics-none")).color(palette.dim));
        let play =
            [ButtonSpec::new(StatisticsAction::Play, language.text("statistics-play")).accented()];
        widgets::button_grid(ui, palette, 1, &play)
    })
}

/// Draws the controls that filter by rated matches and by opponent. Drops an opponent from the
/// filter whom no game passes.
fn show_filters(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    log: &GameLog,
    selection: &mut StatisticsSelection,
) {
    let stakes = [
        (RatedFilter::Any, "statistics-all"),
        (RatedFilter::Rated, "statistics-rated"),
        (RatedFilter::Casual, "statistics-casual"),
    ]
    .map(|(stake, key)| (stake, language.text(key)));
    widgets::radio_row(ui, palette, &mut selection.filter.rated, &stakes);
    // The choice of opponents does not depend on the selected one.
    let any_opponent = GameFilter { opponent: None, ..selection.filter.clone() };
    let summaries = statistics::summaries_by_opponent(&any_opponent.apply(log.entries()));
    let mut selected = summaries
        .iter()
        .position(|(opponent, _)| Some(opponent) == selection.filter.opponent.as_ref());
    if selection.filter.opponent.is_some() && selected.is_none() {
        selection.filter.opponent = None;
    }
    if summaries.len() < 2 {
        return;
    }
    let mut names = vec![(None, language.text("statistics-everybody"))];
    names.extend(
        summaries
            .iter()
            .enumerate()
            .map(|(index, (opponent, _))| (Some(index), language.opponent_name(opponent))),
    );
    if widgets::tabs(ui, palette, "statistics-by-opponent", &mut selected, &names) {
        selection.filter.opponent = selected.map(|index| summaries[index].0.clone());
    }
}

/// Draws the summary, the recent results and the opponents of the filtered games, what costs the
/// player most in them, and a curve of them. Returns what was pressed.
fn show_contents(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    log: &GameLog,
    counted: CountedGame,
    selection: &mut StatisticsSelection,
    now: u64,
) -> Option<StatisticsAction> {
    let filter = selection.filter.clone();
    let filtered = FilteredGames::new(log, counted, &filter);
    ui.add_space(4.0);
    widgets::two_panes(
        ui,
        |ui| {
            figures::show(ui, palette, language, &filtered);
            form::show(ui, palette, language, &filtered);
        },
        |ui| opponents::show(ui, palette, language, &filtered),
    );
    let action = costs::show(ui, palette, language, &filtered, now);
    show_curve(ui, palette, language, &filtered, selection);
    action
}

/// Draws the choice of a metric and its curve over time.
fn show_curve(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    filtered: &FilteredGames,
    selection: &mut StatisticsSelection,
) {
    widgets::caption(ui, palette, &language.text("statistics-curve"));
    let mut curves = vec![
        (CurveMetric::Score, language.text("statistics-curve-score")),
        (CurveMetric::Rating, language.text("statistics-curve-rating")),
    ];
    if filtered.count.statistic == Some(GameStatistic::Discs) {
        curves.push((CurveMetric::DiscDifference, language.text("statistics-curve-discs")));
    }
    curves.push((CurveMetric::Accuracy, language.text("statistics-curve-accuracy")));
    if !curves.iter().any(|(curve, _)| *curve == selection.curve) {
        selection.curve = CurveMetric::default();
    }
    widgets::radio_row(ui, palette, &mut selection.curve, &curves);
    chart::show(ui, palette, language, filtered, selection.curve);
    let about = RichText::new(language.text("statistics-about")).size(size::SMALL);
    ui.label(about.color(palette.dim));
}

/// Draws the buttons that export, import and delete the games: only the import if `is_empty`, and
/// the one to save files only if `can_save`. Returns the action that was pressed.
fn show_exchange_buttons(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    is_empty: bool,
    can_save: bool,
) -> Option<StatisticsAction> {
    widgets::caption(ui, palette, &language.text("statistics-export"));
    let button = |action, key| ButtonSpec::new(action, language.text(key));
    let buttons = [
        button(StatisticsAction::CopyJson, "statistics-copy-json"),
        button(StatisticsAction::CopyCsv, "statistics-copy-csv"),
        button(StatisticsAction::Save, "statistics-save"),
        button(StatisticsAction::Import, "statistics-import"),
        button(StatisticsAction::DeleteAll, "statistics-wipe"),
    ];
    // Without any games, only the import is useful.
    let is_useful = |button: &ButtonSpec<StatisticsAction>| match button.value {
        StatisticsAction::Import => true,
        StatisticsAction::Save => can_save && !is_empty,
        _ => !is_empty,
    };
    let buttons: Vec<_> = buttons.into_iter().filter(is_useful).collect();
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    widgets::button_grid(ui, palette, 2, &buttons)
}

//! The contents of the statistics screen and their controls.

use bevy_egui::egui::{self, RichText, Ui};
use kozyr_core::statistics::{self, CurveMetric, GameFilter, GameLog, RatedFilter};

use super::{
    chart,
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
    Back,
    Play,
    CopyJson,
    CopyCsv,
    Save,
    Import,
    DeleteAll,
}

/// Draws the contents of the screen. Returns what was pressed.
pub(crate) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    counts: &CountedGames,
    log: &GameLog,
    choice: &mut StatisticsSelection,
    saves: bool,
) -> Option<StatisticsAction> {
    let back =
        widgets::page_head(ui, palette, &language.text("back"), &language.text("statistics"));
    let &count = counts.get(&choice.filter.game)?;
    let mut game = count.game;
    let games: Vec<_> = counts.iter().map(|one| (one.game, language.text(one.game.0))).collect();
    if widgets::radio_row(ui, palette, &mut game, &games) {
        *choice = StatisticsSelection { filter: GameFilter::for_game(game.0), ..choice.clone() };
    }
    let count = counts.get(game.0).copied().unwrap_or(count);
    let mut wish = back.then_some(StatisticsAction::Back);
    if log.entries().iter().any(|entry| entry.game == game.0) {
        filters(ui, palette, language, log, choice);
        contents(ui, palette, language, log, count, choice);
    } else {
        wish = show_empty(ui, palette, language).or(wish);
    }
    show_exchange_buttons(ui, palette, language, log.entries().is_empty(), saves).or(wish)
}

/// Draws a message while there are no games. Returns whether the button to play was pressed.
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

fn filters(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    log: &GameLog,
    choice: &mut StatisticsSelection,
) {
    let stakes = [
        (RatedFilter::Any, "statistics-all"),
        (RatedFilter::Rated, "statistics-rated"),
        (RatedFilter::Casual, "statistics-casual"),
    ]
    .map(|(stake, key)| (stake, language.text(key)));
    widgets::radio_row(ui, palette, &mut choice.filter.rated, &stakes);
    // The choice of opponents does not depend on the selected one.
    let anybody = GameFilter { opponent: None, ..choice.filter.clone() };
    let met = statistics::summaries_by_opponent(&anybody.apply(log.entries()));
    let mut chosen =
        met.iter().position(|(opponent, _)| Some(opponent) == choice.filter.opponent.as_ref());
    if choice.filter.opponent.is_some() && chosen.is_none() {
        choice.filter.opponent = None;
    }
    if met.len() < 2 {
        return;
    }
    let mut names = vec![(None, language.text("statistics-everybody"))];
    names.extend(
        met.iter()
            .enumerate()
            .map(|(at, (opponent, _))| (Some(at), language.opponent_name(opponent))),
    );
    if widgets::tabs(ui, palette, "statistics-by-opponent", &mut chosen, &names) {
        choice.filter.opponent = chosen.map(|at| met[at].0.clone());
    }
}

fn contents(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    log: &GameLog,
    count: CountedGame,
    choice: &mut StatisticsSelection,
) {
    let filter = choice.filter.clone();
    let shown = FilteredGames::new(log, count, &filter);
    ui.add_space(4.0);
    widgets::two_panes(
        ui,
        |ui| {
            figures::show(ui, palette, language, &shown);
            form::show(ui, palette, language, &shown);
        },
        |ui| opponents::show(ui, palette, language, &shown),
    );
    show_curve(ui, palette, language, &shown, choice);
}

/// Draws the selected statistic over time.
fn show_curve(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    shown: &FilteredGames,
    choice: &mut StatisticsSelection,
) {
    widgets::caption(ui, palette, &language.text("statistics-curve"));
    let mut curves = vec![
        (CurveMetric::Score, language.text("statistics-curve-score")),
        (CurveMetric::Rating, language.text("statistics-curve-rating")),
    ];
    if shown.count.statistic == Some(GameStatistic::Discs) {
        curves.push((CurveMetric::DiscDifference, language.text("statistics-curve-discs")));
    }
    curves.push((CurveMetric::Accuracy, language.text("statistics-curve-accuracy")));
    if !curves.iter().any(|(curve, _)| *curve == choice.curve) {
        choice.curve = CurveMetric::default();
    }
    widgets::radio_row(ui, palette, &mut choice.curve, &curves);
    chart::show(ui, palette, language, shown, choice.curve);
    let told = RichText::new(language.text("statistics-about")).size(size::SMALL);
    ui.label(told.color(palette.dim));
}

/// Draws the buttons that export, import and delete the games.
fn show_exchange_buttons(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    empty: bool,
    saves: bool,
) -> Option<StatisticsAction> {
    widgets::caption(ui, palette, &language.text("statistics-export"));
    let offer = |wish, key| ButtonSpec::new(wish, language.text(key));
    let offers = [
        offer(StatisticsAction::CopyJson, "statistics-copy-json"),
        offer(StatisticsAction::CopyCsv, "statistics-copy-csv"),
        offer(StatisticsAction::Save, "statistics-save"),
        offer(StatisticsAction::Import, "statistics-import"),
        offer(StatisticsAction::DeleteAll, "statistics-wipe"),
    ];
    // Without any games, only the import is useful.
    let has_use = |offer: &ButtonSpec<StatisticsAction>| match offer.value {
        StatisticsAction::Import => true,
        StatisticsAction::Save => saves && !empty,
        _ => !empty,
    };
    let offers: Vec<_> = offers.into_iter().filter(has_use).collect();
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    widgets::button_grid(ui, palette, 2, &offers)
}

//! What the screen shows, and what can be chosen on it.

use bevy_egui::egui::{self, RichText, Ui};
use kozyr_core::statistics::{self, Curve, Filter, Log, Stake};

use super::{
    chart,
    counted_games::{Count, Counts, OwnFigure},
    figures,
    filtered_games::Shown,
    form, opponents,
};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets::{self, Offer},
};

/// What was chosen on the screen.
#[derive(bevy::prelude::Resource, Clone, PartialEq, Debug, Default)]
pub(crate) struct Choice {
    pub(crate) filter: Filter,
    pub(crate) curve: Curve,
}

/// What was pressed on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    Back,
    Play,
    CopyJson,
    CopyCsv,
    Save,
    Import,
    Wipe,
}

/// Everything between the upper edge and the lower one; what was pressed.
pub(crate) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    counts: &Counts,
    log: &Log,
    choice: &mut Choice,
    saves: bool,
) -> Option<Request> {
    let back =
        widgets::page_head(ui, palette, &language.text("back"), &language.text("statistics"));
    let &count = counts.of(&choice.filter.game)?;
    let mut game = count.game;
    let games: Vec<_> = counts.iter().map(|one| (one.game, language.text(one.game.0))).collect();
    if widgets::choice(ui, palette, &mut game, &games) {
        *choice = Choice { filter: Filter::of_game(game.0), ..choice.clone() };
    }
    let count = counts.of(game.0).copied().unwrap_or(count);
    let mut wish = back.then_some(Request::Back);
    if log.entries().iter().any(|entry| entry.game == game.0) {
        filters(ui, palette, language, log, choice);
        contents(ui, palette, language, log, count, choice);
    } else {
        wish = nothing(ui, palette, language).or(wish);
    }
    away(ui, palette, language, log.entries().is_empty(), saves).or(wish)
}

/// What is said as long as no game was played; whether one is wanted now.
fn nothing(ui: &mut Ui, palette: &Palette, language: &Language) -> Option<Request> {
    ui.add_space(12.0);
    widgets::card(ui, palette, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(language.text("statistics-none")).color(palette.dim));
        let play = [Offer::new(Request::Play, language.text("statistics-play")).accented()];
        widgets::buttons(ui, palette, 1, &play)
    })
}

fn filters(ui: &mut Ui, palette: &Palette, language: &Language, log: &Log, choice: &mut Choice) {
    let stakes = [
        (Stake::Any, "statistics-all"),
        (Stake::Rated, "statistics-rated"),
        (Stake::Casual, "statistics-casual"),
    ]
    .map(|(stake, key)| (stake, language.text(key)));
    widgets::choice(ui, palette, &mut choice.filter.stake, &stakes);
    // Those who can be chosen do not depend on who is.
    let anybody = Filter { opponent: None, ..choice.filter.clone() };
    let met = statistics::opponents(&anybody.apply(log.entries()));
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
        met.iter().enumerate().map(|(at, (opponent, _))| (Some(at), language.opponent(opponent))),
    );
    if widgets::tabs(ui, palette, "statistics-by-opponent", &mut chosen, &names) {
        choice.filter.opponent = chosen.map(|at| met[at].0.clone());
    }
}

fn contents(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    log: &Log,
    count: Count,
    choice: &mut Choice,
) {
    let filter = choice.filter.clone();
    let shown = Shown::of(log, count, &filter);
    ui.add_space(4.0);
    widgets::two_parts(
        ui,
        |ui| {
            figures::show(ui, palette, language, &shown);
            form::show(ui, palette, language, &shown);
        },
        |ui| opponents::show(ui, palette, language, &shown),
    );
    course(ui, palette, language, &shown, choice);
}

/// How it went from game to game.
fn course(ui: &mut Ui, palette: &Palette, language: &Language, shown: &Shown, choice: &mut Choice) {
    widgets::caption(ui, palette, &language.text("statistics-curve"));
    let mut curves = vec![
        (Curve::Score, language.text("statistics-curve-score")),
        (Curve::Rating, language.text("statistics-curve-rating")),
    ];
    if shown.count.own == Some(OwnFigure::Discs) {
        curves.push((Curve::Discs, language.text("statistics-curve-discs")));
    }
    curves.push((Curve::Accuracy, language.text("statistics-curve-accuracy")));
    if !curves.iter().any(|(curve, _)| *curve == choice.curve) {
        choice.curve = Curve::default();
    }
    widgets::choice(ui, palette, &mut choice.curve, &curves);
    chart::show(ui, palette, language, shown, choice.curve);
    let told = RichText::new(language.text("statistics-about")).size(size::SMALL);
    ui.label(told.color(palette.dim));
}

/// The ways out of here for figures: to other programs, from them, and away altogether.
fn away(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    empty: bool,
    saves: bool,
) -> Option<Request> {
    widgets::caption(ui, palette, &language.text("statistics-export"));
    let offer = |wish, key| Offer::new(wish, language.text(key));
    let offers = [
        offer(Request::CopyJson, "statistics-copy-json"),
        offer(Request::CopyCsv, "statistics-copy-csv"),
        offer(Request::Save, "statistics-save"),
        offer(Request::Import, "statistics-import"),
        offer(Request::Wipe, "statistics-wipe"),
    ];
    // Where nothing was played yet, there is only something to take in.
    let has_use = |offer: &Offer<Request>| match offer.wish {
        Request::Import => true,
        Request::Save => saves && !empty,
        _ => !empty,
    };
    let offers: Vec<_> = offers.into_iter().filter(has_use).collect();
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
    widgets::buttons(ui, palette, 2, &offers)
}

//! Chart of each hand's mean price: «in a game that is won it grows».

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use egui_plot::{Line, PlotPoints};
use kozyr_core::game::{Game, Player, Seat};
use kozyr_durak::{Durak, move_log};

use super::{card_faces::is_hand_visible, screens::TABLE};
use kozyr_features::side_panel::{self, SidePanelBody, SidePanelPage};
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::{
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::{Palette, size},
    widgets,
};

/// Adds the page with the chart of mean prices.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<Session<Durak>>)
            .run_if(side_panel::is_page_open(SidePanelPage::PriceChart))
            .run_if(in_state(Menu::None))
            .run_if(in_state(TABLE))
            .in_set(PanelSystems::ReasonDetails),
    );
}

/// Shows the page with a curve of mean prices for each visible hand, and a note if some are hidden.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<Durak>>,
    settings: Res<Settings>,
    body: Res<SidePanelBody>,
    mut prices: Local<Vec<Vec<f64>>>,
) -> Result {
    // This replays the whole deal, so not in every frame.
    if session.is_changed() || prices.is_empty() {
        *prices = move_log::mean_price_series(session.record());
    }
    let ctx = contexts.ctx_mut()?;
    // The opponents' prices stay hidden while their cards do.
    let is_visible = |seat| is_hand_visible(&session, &settings, seat);
    let colours = palette.chart_colors();
    side_panel::show_page(ctx, &palette, "chart", *body, |ui| {
        ui.label(RichText::new(language.text("chart-line")).color(palette.dim));
        let height = (ui.available_height() - 60.0).clamp(140.0, 320.0);
        let axes = ["axis-bout", "axis-price"];
        let plot = widgets::static_plot(ui, "prices", height, &language, axes);
        let plot = plot.include_x(0.0).include_x(4.0);
        let mut lines = Vec::new();
        widgets::show_plot(ui, plot, |plot| {
            let record = session.record();
            for (seat, prices) in Seat::all(record.players().len()).zip(&*prices) {
                if !is_visible(seat) {
                    continue;
                }
                let mut name = language.player_name(record, seat);
                if let Player::Opponent(_) = record.players()[seat.index()] {
                    name = format!("{} · {name}", seat.index() + 1);
                }
                let points = prices.iter().enumerate().map(|(bout, price)| [bout as f64, *price]);
                let colour = colours[seat.index() % colours.len()];
                let line = Line::new("", PlotPoints::from_iter(points));
                plot.line(line.color(colour).width(2.5));
                lines.push((colour, name));
            }
        });
        widgets::legend(ui, &palette, &lines);
        if !Seat::all(session.game().seats()).all(is_visible) {
            let text = RichText::new(language.text("chart-hidden"));
            ui.label(text.size(size::SMALL).color(palette.dim));
        }
    });
    Ok(())
}

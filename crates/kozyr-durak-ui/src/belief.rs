//! Heat map of what is known about closed hands: the likelier a card, the warmer its cell.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, FontId, RichText, Sense, Stroke, StrokeKind, vec2};
use kozyr_core::game::{Game, MAX_SEATS, Seat};
use kozyr_durak::{Card, Durak, Rank, Suit, search::Belief};
use kozyr_ui::language::cards::suit_symbol;

use super::{card_faces::is_hand_visible, screens::TABLE};
use kozyr_features::side_panel::{self, SidePanel, SidePanelBody, SidePanelPage};
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::session::Session;
use kozyr_ui::{
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::{Palette, size, strong_font},
    widgets,
};

/// The belief about the current position.
#[derive(Resource)]
struct BeliefMap {
    belief: Belief,
    /// One row per unseen card and one column per seat, computed once and drawn repeatedly.
    chances: Vec<[f64; MAX_SEATS]>,
}

/// Adds the belief page of the side panel.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update_belief
            .run_if(in_state(TABLE))
            .run_if(
                resource_changed::<SidePanelPage>
                    .or_eager(resource_changed::<SidePanel>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            )
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<BeliefMap>)
            .run_if(resource_exists::<Session<Durak>>)
            .run_if(side_panel::is_page_open(SidePanelPage::Belief))
            .run_if(in_state(Menu::None))
            .run_if(in_state(TABLE))
            .in_set(PanelSystems::ReasonDetails),
    );
}

/// Stores the belief of the seat in the side panel if its hand is visible, else the viewer's, since
/// any other belief would reveal hidden cards. Does nothing unless the belief page is open.
fn update_belief(
    mut commands: Commands,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    session: Res<Session<Durak>>,
    settings: Res<Settings>,
) {
    if *side_panel == SidePanel::Closed || *page != SidePanelPage::Belief {
        return;
    }
    let seat = match *side_panel {
        SidePanel::Seat(seat) if is_hand_visible(&session, &settings, seat) => seat,
        _ => session.viewer(),
    };
    let belief = Belief::from_view(session.game().view(seat));
    let chances = belief.probability_matrix();
    commands.insert_resource(BeliefMap { belief, chances });
}

/// Shows the belief page: whose belief it is, and a heat map for each other seat that holds cards.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<Durak>>,
    body: Res<SidePanelBody>,
    map: Res<BeliefMap>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let belief = &map.belief;
    side_panel::show_page(ctx, &palette, "belief", *body, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let name = language.subject(session.record(), belief.seat()).name;
        let text = language.format("belief-line", &[("name", name.into())]);
        ui.label(RichText::new(text).color(palette.dim));
        for seat in Seat::all(belief.players()) {
            if seat == belief.seat() || session.game().hand(seat).is_empty() {
                continue;
            }
            let name = language.subject(session.record(), seat).name;
            ui.label(RichText::new(name).font(strong_font(size::BODY)));
            draw_heat_map(ui, &palette, &language, &session, &map, seat);
        }
        let legend = RichText::new(language.text("belief-legend"));
        ui.label(legend.size(size::SMALL).color(palette.dim));
    });
    Ok(())
}

/// Draws the deck as a grid, one row per suit and one column per rank. Cells are warmer for cards
/// that `seat` is likelier to hold, according to the belief.
fn draw_heat_map(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<Durak>,
    BeliefMap { belief, chances }: &BeliefMap,
    seat: Seat,
) {
    const SUIT_WIDTH: f32 = 20.0;
    const ROW_HEIGHT: f32 = 26.0;
    let deck = session.record().setup().rules.deck;
    let ranks = &Rank::ALL[deck.lowest_rank() as usize..];
    let width = ui.available_width();
    let cell_width = ((width - SUIT_WIDTH) / ranks.len() as f32).min(34.0);
    let chance = |card: Card| {
        if belief.known_cards(seat).contains(card) {
            return 1.0;
        }
        let row = belief.unseen().iter().position(|&unseen| unseen == card);
        row.map_or(0.0, |row| chances[row][seat.index()])
    };
    for suit in Suit::ALL {
        let (line, _) = ui.allocate_exact_size(vec2(width, ROW_HEIGHT - 4.0), Sense::hover());
        let red = matches!(suit, Suit::Diamonds | Suit::Hearts);
        let ink = if red { palette.red } else { palette.ink };
        let font = FontId::proportional(15.0);
        ui.painter().text(line.left_center(), Align2::LEFT_CENTER, suit_symbol(suit), font, ink);
        for (index, &rank) in ranks.iter().enumerate() {
            let left = line.left() + SUIT_WIDTH + cell_width * index as f32;
            let rect = egui::Rect::from_min_size(
                egui::pos2(left, line.top()),
                vec2(cell_width, line.height()),
            )
            .shrink(1.0);
            let chance = chance(Card::new(rank, suit));
            draw_cell(ui, palette, rect, language.rank(rank), chance);
        }
    }
}

/// Draws the cell of a rank: warmer for a higher chance from 0 to 1, outlined if certain and
/// crossed out if impossible.
fn draw_cell(ui: &egui::Ui, palette: &Palette, rect: egui::Rect, rank: &str, chance: f64) {
    let warmth = chance.clamp(0.0, 1.0) as f32;
    let fill = palette.inset.lerp_to_gamma(palette.accent, warmth);
    let painter = ui.painter();
    painter.rect_filled(rect, 4, fill);
    if chance >= 1.0 {
        painter.rect_stroke(rect, 4, Stroke::new(1.5, palette.ink), StrokeKind::Inside);
    }
    let ink = if warmth > 0.5 {
        palette.on_accent
    } else if chance > 0.0 {
        palette.ink
    } else {
        palette.dim
    };
    let rank = widgets::fit_text(painter, rank, FontId::proportional(12.0), ink, rect.size());
    widgets::paint_centred(painter, rect.center(), rank, ink);
    if chance <= 0.0 {
        // Crossed out, because faint text would be unreadable.
        let cross = [rect.left_bottom() + vec2(3.0, -3.0), rect.right_top() + vec2(-3.0, 3.0)];
        painter.line_segment(cross, Stroke::new(1.5, palette.dim));
    }
}

//! The overlay of every game's table: the menu button, a button next to it, the badge of a rated
//! match, and the result.

use bevy::{ecs::system::ScheduleSystem, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    replay::CloseTemporaryMatch,
    result::{ResultUi, show_result},
};
use kozyr_platform::screen::{self, Menu};
use kozyr_table::{
    hud::{table_painter, to_egui_rect, widget_area},
    session::{NavigateHistory, Session, TableGame},
    table_area::TableArea,
};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, Icon},
};

/// Adds the systems that draw the overlay of a game's table, in this order: the corners, the game's
/// `own` systems, and in the state `over` the result.
pub fn plugin_for<U: ResultUi, M>(
    app: &mut App,
    own: impl IntoScheduleConfigs<ScheduleSystem, M>,
    over: impl States,
) {
    app.add_systems(
        EguiPrimaryContextPass,
        (draw_corners::<U>, own.chain(), show_result::<U>.run_if(in_state(over)))
            .chain()
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::Hud),
    );
}

/// The action of the button next to the menu button.
#[derive(Clone, Copy)]
enum CornerButton {
    /// Closes a match that is only being viewed.
    Close,
    /// Takes the last decision back.
    Undo,
}

/// Draws the menu button, the badge of a rated match, and a button that closes a viewed match or
/// problem, or takes the last decision back. Handles presses on them.
fn draw_corners<U: ResultUi>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    area: Res<TableArea>,
    layout: Res<U::Layout>,
    session: Res<Session<U::Rules>>,
    mut menu: ResMut<NextState<Menu>>,
    mut close: MessageWriter<CloseTemporaryMatch>,
    mut navigate: MessageWriter<NavigateHistory>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let menu_pressed = menu_button(ctx, &palette, &language, area.whole);
    let button = if !session.is_live() {
        let key = if session.is_position_editor() { "close" } else { "replay-close" };
        Some((CornerButton::Close, Icon::Close, key))
    } else if session.is_problem() {
        let close = (CornerButton::Close, Icon::Close, "problem-close-table");
        U::has_room_below_menu(&layout, &area).then_some(close)
    } else {
        let can_undo = session.can_undo() && U::has_undo(&area);
        can_undo.then_some((CornerButton::Undo, Icon::Undo, "undo"))
    };
    // In a problem, the guide panel is next to the menu button.
    let below = session.is_problem()
        || session.is_asking_viewer()
        || area.whole.width() >= area.whole.height();
    let button = button.filter(|&(_, icon, key)| {
        corner_button(ctx, &palette, icon, &language.text(key), area.whole, below)
    });
    draw_rated_badge(ctx, &palette, &language, U::rated_badge_rect(&layout), &session);
    match button {
        _ if menu_pressed => {
            sound.write(Sound::Tap);
            menu.set(Menu::Pause);
        }
        Some((CornerButton::Close, ..)) => _ = close.write(CloseTemporaryMatch),
        Some((CornerButton::Undo, ..)) => _ = navigate.write(NavigateHistory::Undo),
        None => {}
    }
    Ok(())
}

/// The distance from the corner of the area to its first button, in points.
const CORNER_MARGIN: f32 = 12.0;
/// The distance from one corner button to the next.
const CORNER_BUTTON_STRIDE: f32 = size::TOUCH + 8.0;

/// Draws the menu button in the upper left corner of `area`. Returns whether it was pressed.
fn menu_button(ctx: &egui::Context, palette: &Palette, language: &Language, area: Rect) -> bool {
    let corner = area.min + CORNER_MARGIN;
    let rect = Rect::from_corners(corner, corner + size::TOUCH);
    widget_area(ctx, "menu-button", rect, |ui| {
        widgets::round_button(ui, palette, Icon::Menu, &language.text("pause")).clicked()
    })
}

/// Draws a round button to the right of the menu button, or `below` it. `name` is its accessible
/// name. Returns whether it was pressed.
fn corner_button(
    ctx: &egui::Context,
    palette: &Palette,
    icon: Icon,
    name: &str,
    area: Rect,
    below: bool,
) -> bool {
    // A portrait table has room to the right of the menu button, others below it.
    let offset = if below {
        Vec2::new(0.0, CORNER_BUTTON_STRIDE)
    } else {
        Vec2::new(CORNER_BUTTON_STRIDE, 0.0)
    };
    let corner = area.min + CORNER_MARGIN + offset;
    let rect = Rect::from_corners(corner, corner + size::TOUCH);
    widget_area(ctx, "corner-button", rect, |ui| {
        widgets::round_button(ui, palette, icon, name).clicked()
    })
}

/// Draws the badge of a rated match at the left or right end of `rect`, whichever is nearer to the
/// edge of the window. Draws nothing if no rating is at stake.
fn draw_rated_badge<G: TableGame>(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    rect: Rect,
    session: &Session<G>,
) {
    if !session.has_rating_at_stake() {
        return;
    }
    let text = language.text("rated-badge");
    let painter = table_painter(ctx);
    let rect = to_egui_rect(rect);
    let font = strong_font(size::SMALL);
    let galley = widgets::fit_text(&painter, &text, font, palette.ink, rect.size());
    let half = galley.size().x / 2.0;
    let is_right = rect.center().x > ctx.content_rect().center().x;
    let x = if is_right { rect.right() - half } else { rect.left() + half };
    widgets::paint_centred(&painter, egui::pos2(x, rect.center().y), galley, palette.ink);
    accessibility::add_label(ctx, egui::Id::new("rated"), rect, &text);
}

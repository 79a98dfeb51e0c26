//! Tools beside the board while a position is set up.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Sense, WidgetInfo, WidgetType, vec2};
use kozyr_reversi::{Board, Colour, Position, Reversi, Setup, notation::ObfLine};

use super::{Brush, is_editing, record_from_position, text};
use crate::{
    layout::BoardLayout,
    screens::{NEW_GAME, TABLE},
};
use kozyr_features::{new_game::PreparedSetup, side_panel::SidePanel};
use kozyr_platform::{
    clipboard::Clipboard,
    screen::{Menu, Screen},
};
use kozyr_table::{hud, session::Session};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, Emphasis},
};

/// Width below which brushes and text take a line each.
const NARROW_WIDTH: f32 = 300.0;

/// Actions of the tools.
#[derive(Clone, Copy)]
enum PositionEditorAction {
    Brush(Option<Colour>),
    SwitchSide,
    Clear,
    StartPosition,
    Copy,
    Paste,
    Analyse,
    Play,
}

/// Adds the panel of the position editor's tools.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(is_editing)
            .in_set(PanelSystems::EditorTools),
    );
}

/// Shows the editor's tools and verdict, and carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    mut brush: ResMut<Brush>,
    mut session: ResMut<Session<Reversi>>,
    mut clipboard: Clipboard,
    mut why: ResMut<SidePanel>,
    mut start: ResMut<PreparedSetup<Reversi>>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let position = session.game().position();
    let said = verdict(position, &language);
    let window = ctx.content_rect();
    let upright = window.width() < window.height();
    let at = if upright { header_rect(window) } else { layout.tools };
    // Above the sheet of an upright window, the top is used for the counts.
    if upright && *why == SidePanel::Closed {
        hud::draw_text(ctx, at, &said, size::BODY, palette.ink);
    }
    accessibility::announce(ctx, egui::Id::new("set-up-verdict"), hud::to_egui_rect(at), &said);
    let pressed = hud::widget_area(ctx, "set-up-tools", layout.tools, |ui| {
        let scroll = egui::ScrollArea::vertical().id_salt("set-up-tools").auto_shrink(false);
        let contents = |ui: &mut egui::Ui| {
            if !upright {
                ui.add_space(6.0);
                let text_size =
                    if ui.available_width() < NARROW_WIDTH { size::SMALL } else { size::BODY };
                ui.label(egui::RichText::new(&said).size(text_size));
            }
            tools(ui, &palette, &language, brush.0, position)
        };
        scroll.show(ui, contents).inner
    });
    let come = clipboard.has_received_text().then_some(PositionEditorAction::Paste);
    let Some(wish) = pressed.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    let next = match wish {
        PositionEditorAction::Brush(disc) => {
            brush.0 = disc;
            None
        }
        PositionEditorAction::SwitchSide => Some(position.pass()),
        PositionEditorAction::Clear => {
            Some(Position { board: Board::EMPTY, to_move: Colour::Black })
        }
        PositionEditorAction::StartPosition => Some(Position::START),
        PositionEditorAction::Copy => {
            clipboard.copy(&ObfLine { position, moves: Vec::new() }.to_string());
            tell.write(ShowNotice(language.text("saved-games-notation-copied")));
            None
        }
        PositionEditorAction::Paste => {
            match clipboard.paste().map(|text| text::read(&text)).transpose() {
                Ok(position) => position,
                Err(error) => {
                    let reason = [("reason", error.to_string().into())];
                    tell.write(ShowNotice(language.format("set-up-not-a-position", &reason)));
                    None
                }
            }
        }
        PositionEditorAction::Analyse => {
            *why = if *why == SidePanel::Hint { SidePanel::Closed } else { SidePanel::Hint };
            None
        }
        PositionEditorAction::Play => {
            start.0 = Some(Setup { start: position });
            screen.set(NEW_GAME);
            None
        }
    };
    if let Some(next) = next.filter(|next| *next != position) {
        session.set_position(record_from_position(next));
    }
    Ok(())
}

/// The rectangle at the top of an upright window, beside its corner buttons, in points.
fn header_rect(window: egui::Rect) -> Rect {
    Rect::new(
        window.left() + 128.0,
        window.top() + 10.0,
        window.right() - 12.0,
        window.top() + 62.0,
    )
}

/// The status line of the editor: that the game is over, that the side to move must pass, or else
/// how to place discs.
fn verdict(position: Position, language: &Language) -> String {
    let key = match position.board {
        board if board.is_over() => "set-up-over",
        board if board.must_pass() => "set-up-must-pass",
        _ => "set-up-sound",
    };
    let colour = if position.to_move == Colour::Black { "black" } else { "white" };
    language.format(key, &[("colour", colour.into())])
}

/// Draws the brushes and the buttons. Returns the action that was pressed.
fn tools(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    brush: Option<Colour>,
    position: Position,
) -> Option<PositionEditorAction> {
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
    let mut pressed = None;
    let brushes = |ui: &mut egui::Ui, pressed: &mut Option<PositionEditorAction>| {
        for (disc, key) in [
            (Some(Colour::Black), "set-up-black"),
            (Some(Colour::White), "set-up-white"),
            (None, "set-up-empty"),
        ] {
            if brush_button(ui, palette, disc, brush == disc, &language.text(key)).clicked() {
                *pressed = Some(PositionEditorAction::Brush(disc));
            }
        }
    };
    let turn = |ui: &mut egui::Ui, pressed: &mut Option<PositionEditorAction>| {
        let key = match position.to_move {
            Colour::Black => "set-up-black-moves",
            Colour::White => "set-up-white-moves",
        };
        if widgets::wide_button(ui, palette, &language.text(key), Emphasis::Quiet).clicked() {
            *pressed = Some(PositionEditorAction::SwitchSide);
        }
    };
    // In a narrow column each takes a line.
    if ui.available_width() < NARROW_WIDTH {
        ui.horizontal_wrapped(|ui| brushes(ui, &mut pressed));
        turn(ui, &mut pressed);
    } else {
        ui.horizontal(|ui| {
            brushes(ui, &mut pressed);
            turn(ui, &mut pressed);
        });
    }
    let offer = |key, wish| ButtonSpec::new(wish, language.text(key));
    let laid = [
        offer("set-up-clear", PositionEditorAction::Clear),
        offer("set-up-usual", PositionEditorAction::StartPosition),
        offer("set-up-copy", PositionEditorAction::Copy),
        offer("saved-games-paste", PositionEditorAction::Paste),
    ];
    pressed = widgets::button_grid(ui, palette, 4, &laid).or(pressed);
    let playable = !position.board.is_over();
    let then = [
        offer("set-up-analyse", PositionEditorAction::Analyse).enabled_if(playable),
        offer("set-up-play", PositionEditorAction::Play).accented().enabled_if(playable),
    ];
    widgets::button_grid(ui, palette, 2, &then).or(pressed)
}

/// Draws the radio button of a brush: a disc of this colour, or an empty square for `None`. `name`
/// is its accessible name.
fn brush_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    disc: Option<Colour>,
    chosen: bool,
    name: &str,
) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(48.0, 52.0), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
    let painter = ui.painter();
    painter.rect_filled(rect, 12, palette.board);
    match disc {
        Some(Colour::Black) => {
            painter.circle_filled(rect.center(), 16.0, egui::Color32::from_gray(0x16));
        }
        Some(Colour::White) => _ = painter.circle_filled(rect.center(), 16.0, palette.ink),
        None => {
            let square = egui::Rect::from_center_size(rect.center(), vec2(26.0, 26.0));
            let stroke = egui::Stroke::new(2.0, palette.board_lines);
            painter.rect_stroke(square, 0, stroke, egui::StrokeKind::Inside);
        }
    }
    if chosen {
        let stroke = egui::Stroke::new(3.0, palette.accent);
        painter.rect_stroke(rect, 12, stroke, egui::StrokeKind::Inside);
    }
    widgets::focus_ring(ui, palette, &response, rect, 14);
    response
}

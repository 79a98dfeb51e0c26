//! Disc counts, text and buttons around the board.

mod counts;
mod graph;

use crate::game_ui::ReversiUi;
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use egui::{Align2, FontId, pos2};

use self::{
    counts::{count, evaluation},
    graph::draw_graph,
};
use kozyr_core::game::{Player, Seat};
use kozyr_reversi::{Action, Reversi, Square};

use super::{
    board::BoardCursor,
    disc_counts::DiscCounts,
    discs,
    layout::{BoardLayout, ButtonsHeight},
    phase::TurnPhase,
    touch::ActionPressed,
};
use kozyr_features::{
    self as features,
    game_ui::TableUi,
    replay::ContinueFromHere,
    review::Review,
    side_panel::{self, SidePanel},
};
use kozyr_table::{
    hud,
    move_now::{self, MoveNowControl},
    refusal::ShownRefusal,
    seat_remarks::ConnectionRemark,
    session::{NavigateHistory, Session},
    table_area::TableArea,
    thinking::ThinkingOpponent,
};
use kozyr_ui::{
    accessibility,
    language::Language,
    settings::Settings,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, Emphasis},
};

/// Adds the texts and buttons around the board.
pub(crate) fn plugin(app: &mut App) {
    let systems = (draw_counts, draw_status, draw_graph, measure_buttons, draw_controls);
    features::hud::plugin_for::<ReversiUi, _>(app, systems, TurnPhase::Over);
}

impl TableUi for ReversiUi {
    type Layout = BoardLayout;

    fn rated_badge_rect(layout: &BoardLayout) -> Rect {
        layout.rated_badge
    }

    /// False: the undo button is among those below the board.
    fn has_undo(_: &TableArea) -> bool {
        false
    }

    /// Whether the board is to the right of the menu button rather than below it.
    fn has_room_below_menu(layout: &BoardLayout, area: &TableArea) -> bool {
        // In the upright layout, the board is below the menu.
        layout.frame.min.x > area.whole.min.x + size::TOUCH
    }
}

/// Whether the evaluation of the position is shown beside the board: in a replay, or if it is
/// switched on and the match allows it.
fn evaluation_is_shown(session: &Session<Reversi>, settings: &Settings) -> bool {
    settings.evaluation_bar && session.permissions().evaluation || session.is_replay()
}

/// Draws the coordinates, the disc counts and, if shown, the evaluation around the board. While a
/// position is not judged yet, that of the previous one is shown.
fn draw_counts(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    counts: Res<DiscCounts>,
    thinking: Option<Res<ThinkingOpponent<Reversi>>>,
    time: Res<Time>,
    pictures: Res<discs::DiscPictures>,
    settings: Res<Settings>,
    review: Res<Review<ReversiUi>>,
) -> Result {
    let texture = contexts.add_image(EguiTextureHandle::Weak(pictures.discs.id()));
    let ctx = contexts.ctx_mut()?;
    coordinates(ctx, &palette, &layout);
    for seat in Seat::all(2) {
        let is_marked = thinking.as_deref().is_some_and(|thinking| {
            thinking.seat == seat && thinking.shows_indicator(time.elapsed())
        });
        let dots = if is_marked { move_now::thinking_dots(time.elapsed_secs_f64()) } else { "" };
        let style = settings.discs;
        count(ctx, &palette, &language, &layout, &session, *counts, seat, dots, texture, style);
    }
    if evaluation_is_shown(&session, &settings) {
        let ply = session.record().actions().len();
        let opinion = review.opinion(ply).or_else(|| review.opinion(ply.checked_sub(1)?));
        evaluation(ctx, &palette, &layout, opinion);
    }
    Ok(())
}

/// Draws the status line: a refusal, a slow opponent, or whose turn it is. Announces it to screen
/// readers, except the slow opponent. Draws nothing in lessons and problems.
fn draw_status(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<TurnPhase>>>,
    thinking: Option<Res<ThinkingOpponent<Reversi>>>,
    time: Res<Time>,
    refusal: Res<ShownRefusal>,
    connection: Res<ConnectionRemark>,
) -> Result {
    let Some(phase) = phase.filter(|_| !session.is_guided()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let connection = connection.0.as_deref().filter(|_| session.is_remote());
    let text = match refusal.text(&session).or(connection) {
        Some(reason) => reason.to_owned(),
        None => status_text(&session, **phase, &language),
    };
    let visible_text = match thinking.filter(|thinking| thinking.is_slow()) {
        Some(thinking) if refusal.text(&session).is_none() => {
            let name = language.player_name(session.record(), thinking.seat);
            let line = move_now::thinking_text(&thinking, &language, time.elapsed_secs_f64());
            &format!("{name} {line}")
        }
        _ => &text,
    };
    hud::draw_text(ctx, layout.status, visible_text, size::BODY, palette.ink);
    // Thinking progress changes too often to be announced each time.
    accessibility::announce(
        ctx,
        egui::Id::new("reversi-status"),
        hud::to_egui_rect(layout.status),
        &text,
    );
    Ok(())
}

/// Draws the coordinates as the board is oriented: letters below it and numbers to its left. A
/// quarter turn swaps letters and numbers.
fn coordinates(ctx: &egui::Context, palette: &Palette, layout: &BoardLayout) {
    let painter = hud::table_painter(ctx);
    let font = FontId::proportional((layout.cell() * 0.26).clamp(9.0, 13.0));
    let border = (layout.squares.min - layout.frame.min) / 2.0;
    for index in 0..8 {
        let offset = (index as f32 + 0.5) * layout.cell();
        let square_at = |column, row| layout.view.inverse().map_square(Square::at(column, row));
        let (bottom_square, left_square) = (square_at(index, 7), square_at(0, index));
        let letter = |square: Square| square.to_string().remove(0);
        let number = |square: Square| square.to_string().remove(1);
        let [bottom_label, side_label] = match layout.view.swaps_columns_and_rows() {
            false => [letter(bottom_square), number(left_square)],
            true => [number(bottom_square), letter(left_square)],
        };
        let bottom_position = pos2(layout.squares.min.x + offset, layout.frame.max.y + 11.0);
        let side_position = pos2(layout.frame.min.x + border.x, layout.squares.min.y + offset);
        painter.text(
            bottom_position,
            Align2::CENTER_CENTER,
            bottom_label,
            font.clone(),
            palette.dim,
        );
        let side_font = FontId::proportional((border.x * 1.5).clamp(7.0, 12.0));
        painter.text(side_position, Align2::CENTER_CENTER, side_label, side_font, palette.dim);
    }
}

/// The text about whose turn it is or what they must do; empty if there is nothing to say.
fn status_text(session: &Session<Reversi>, phase: TurnPhase, language: &Language) -> String {
    // While the last discs flip, the side to move isn't shown.
    if session.is_position_editor()
        || phase == TurnPhase::Flip && session.record().outcome().is_some()
    {
        return String::new();
    }
    // In a replay nobody is to decide, but it is still someone's turn.
    let is_own_turn = session.is_persons_turn()
        || session.is_replay() && matches!(session.record().to_act(), Some((_, Player::Human)));
    if session.person_count() != 1
        && phase != TurnPhase::Over
        && let Some((seat, _)) = session.record().to_act()
    {
        let key = if phase == TurnPhase::Pass { "reversi-passes" } else { "reversi-to-move" };
        let name = language.player_name(session.record(), seat);
        return language.format(key, &[("name", name.into())]);
    }
    let key = match (phase, is_own_turn) {
        (TurnPhase::Over, _) if session.is_replay() => {
            return hud::session_result_text(session, language);
        }
        (TurnPhase::Over, _) => return String::new(),
        (TurnPhase::Pass, true) => "reversi-you-must-pass",
        (TurnPhase::Pass, false) => "reversi-they-must-pass",
        (_, true) => "reversi-your-turn",
        (_, false) => "reversi-their-turn",
    };
    let passed = session.record().actions().last() == Some(&Action::Pass);
    if passed && is_own_turn && phase == TurnPhase::Choose {
        return language.text("reversi-they-passed");
    }
    language.text(key)
}

/// Draws the buttons below the board and handles presses: only Pass when a person must pass, none
/// in a rated game, and nothing where the result, a guide or the editor is shown.
fn draw_controls(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<TurnPhase>>>,
    mut side_panel: ResMut<SidePanel>,
    mut cursor: ResMut<BoardCursor>,
    mut navigate: MessageWriter<NavigateHistory>,
    mut pressed: MessageWriter<ActionPressed>,
    mut continue_from_here: MessageWriter<ContinueFromHere>,
    mut move_now: MoveNowControl<Reversi>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(phase) = phase else { return Ok(()) };
    let shows_result = **phase == TurnPhase::Over && session.is_live();
    if shows_result || session.is_guided() || session.is_position_editor() {
        return Ok(());
    }
    hud::widget_area(ctx, "reversi-controls", layout.controls, |ui| {
        ui.spacing_mut().item_spacing = BUTTON_GAPS;
        if **phase == TurnPhase::Pass && session.is_persons_turn() {
            let text = language.text("reversi-pass");
            if widgets::wide_button(ui, &palette, &text, Emphasis::Accent).clicked() {
                pressed.write(ActionPressed(Action::Pass));
            }
            return;
        }
        // Rated games allow none of the following.
        if session.has_rating_at_stake() {
            return;
        }
        let buttons = control_buttons(&session, **phase, move_now.is_offered(&session), &language);
        let pressed = widgets::button_grid(ui, &palette, max_columns(&layout), &buttons);
        let Some(control) = pressed else { return };
        cursor.set_if_neq(BoardCursor(None));
        match control {
            ControlButton::Undo => _ = navigate.write(NavigateHistory::Undo),
            ControlButton::Redo => _ = navigate.write(NavigateHistory::Redo),
            ControlButton::Hint => *side_panel = SidePanel::Hint,
            ControlButton::MoveNow => move_now.request(),
            ControlButton::Why => *side_panel = side_panel::toggle(*side_panel, &session),
            ControlButton::PlayOn => _ = continue_from_here.write(ContinueFromHere),
        }
    });
    Ok(())
}

/// Gaps between the buttons below the board, in points.
const BUTTON_GAPS: egui::Vec2 = egui::vec2(10.0, 8.0);

/// The maximum number of buttons in a row below or beside the board.
fn max_columns(layout: &BoardLayout) -> usize {
    if layout.is_narrow() { 2 } else { 4 }
}

/// Measures the buttons below the board, with either Hint or Move now, and stores the greater
/// height, in points.
fn measure_buttons(
    mut contexts: EguiContexts,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    mut height: ResMut<ButtonsHeight>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let painter = hud::table_painter(contexts.ctx_mut()?);
    let (width, columns) = (layout.controls.width(), max_columns(&layout));
    let heights = [false, true].map(|can_hurry| {
        let buttons = control_buttons(&session, TurnPhase::Choose, can_hurry, &language);
        widgets::button_grid_height(&painter, width, BUTTON_GAPS, columns, &buttons)
    });
    if height.set_if_neq(ButtonsHeight(heights[0].max(heights[1]))) {
        // The board moves in the next frame.
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The buttons below the board: Undo and Redo, or Play on in a watched match; then Hint, or Move
/// now if `can_hurry`, and Why. `can_hurry` means that an opponent is slow and can be made to move.
fn control_buttons(
    session: &Session<Reversi>,
    phase: TurnPhase,
    can_hurry: bool,
    language: &Language,
) -> Vec<ButtonSpec<ControlButton>> {
    let button = |key, control| ButtonSpec::new(control, language.text(key));
    // Hint applies on the player's turn, Move now while an opponent thinks.
    let hint = |is_enabled| match can_hurry {
        true => button("move-now", ControlButton::MoveNow),
        false => button("hint", ControlButton::Hint).enabled_if(is_enabled),
    };
    let why_button = button("why", ControlButton::Why).enabled_if(side_panel::can_explain(session));
    if session.is_remote() {
        return vec![hint(session.is_persons_turn() && session.permissions().hints), why_button];
    }
    if session.is_watched() {
        let continue_button =
            button("replay-play-on", ControlButton::PlayOn).enabled_if(phase != TurnPhase::Over);
        return vec![continue_button, hint(session.is_replay()), why_button];
    }
    vec![
        button("undo", ControlButton::Undo).enabled_if(session.can_undo()),
        button("redo", ControlButton::Redo).enabled_if(session.can_redo()),
        hint(session.is_persons_turn() && session.permissions().hints),
        why_button,
    ]
}

/// Actions of the buttons below the board.
#[derive(Clone, Copy)]
enum ControlButton {
    /// Takes the last decision back.
    Undo,
    /// Plays it again.
    Redo,
    /// Shows a hint.
    Hint,
    /// Makes a slow opponent move.
    MoveNow,
    /// Opens or closes the reasons.
    Why,
    /// Continues a watched match from here.
    PlayOn,
}

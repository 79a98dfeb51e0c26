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
use kozyr_core::game::Seat;
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

pub(crate) fn plugin(app: &mut App) {
    let own = (draw_counts, draw_status, draw_graph, measure_buttons, draw_controls);
    features::hud::plugin_for::<ReversiUi, _>(app, own, TurnPhase::Over);
}

impl TableUi for ReversiUi {
    type Layout = BoardLayout;

    fn rated_badge_rect(layout: &BoardLayout) -> Rect {
        layout.rated_badge
    }

    fn has_undo(_: &TableArea) -> bool {
        // It is among the controls below the board.
        false
    }

    fn has_room_below_menu(layout: &BoardLayout, room: &TableArea) -> bool {
        // In the upright layout, the board is below the menu.
        layout.frame.min.x > room.whole.min.x + size::TOUCH
    }
}

/// Whether the evaluation is shown.
fn evaluation_is_shown(session: &Session<Reversi>, settings: &Settings) -> bool {
    settings.evaluation_bar && session.permissions().evaluation || session.is_replay()
}

/// Draws the coordinates, disc counts and evaluation around the board.
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
        let marked = thinking.as_deref().is_some_and(|thinking| {
            thinking.seat == seat && thinking.shows_indicator(time.elapsed())
        });
        let dots = if marked { move_now::thinking_dots(time.elapsed_secs_f64()) } else { "" };
        let (of, style) = (*counts, settings.discs);
        count(ctx, &palette, &language, &layout, &session, of, seat, dots, texture, style);
    }
    if evaluation_is_shown(&session, &settings) {
        let at = session.record().actions().len();
        let opinion = review.opinion(at).or_else(|| review.opinion(at.checked_sub(1)?));
        evaluation(ctx, &palette, &layout, opinion);
    }
    Ok(())
}

/// Draws the status line.
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
) -> Result {
    let Some(phase) = phase.filter(|_| !session.is_guided()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let text = match refusal.text(&session) {
        Some(why) => why.to_owned(),
        None => status_text(&session, **phase, &language),
    };
    let shown = match thinking.filter(|thinking| thinking.is_slow()) {
        Some(thinking) if refusal.text(&session).is_none() => {
            let name = language.player_name(session.record(), thinking.seat);
            let line = move_now::thinking_text(&thinking, &language, time.elapsed_secs_f64());
            &format!("{name} {line}")
        }
        _ => &text,
    };
    hud::draw_text(ctx, layout.status, shown, size::BODY, palette.ink);
    // Thinking progress changes too often to be announced each time.
    accessibility::announce(
        ctx,
        egui::Id::new("reversi-status"),
        hud::to_egui_rect(layout.status),
        &text,
    );
    Ok(())
}

fn coordinates(ctx: &egui::Context, palette: &Palette, layout: &BoardLayout) {
    let painter = hud::table_painter(ctx);
    let font = FontId::proportional((layout.cell() * 0.26).clamp(9.0, 13.0));
    let border = (layout.squares.min - layout.frame.min) / 2.0;
    for index in 0..8 {
        let offset = (index as f32 + 0.5) * layout.cell();
        let lies = |column, row| layout.view.inverse().map_square(Square::at(column, row));
        let (level, upright) = (lies(index, 7), lies(0, index));
        let letter = |square: Square| square.to_string().remove(0);
        let number = |square: Square| square.to_string().remove(1);
        let [foot, side] = match layout.view.swaps_columns_and_rows() {
            false => [letter(level), number(upright)],
            true => [number(level), letter(upright)],
        };
        let below = pos2(layout.squares.min.x + offset, layout.frame.max.y + 11.0);
        let left = pos2(layout.frame.min.x + border.x, layout.squares.min.y + offset);
        painter.text(below, Align2::CENTER_CENTER, foot, font.clone(), palette.dim);
        let small = FontId::proportional((border.x * 1.5).clamp(7.0, 12.0));
        painter.text(left, Align2::CENTER_CENTER, side, small, palette.dim);
    }
}

fn status_text(session: &Session<Reversi>, phase: TurnPhase, language: &Language) -> String {
    // While the last discs flip, the side to move isn't shown.
    if session.is_position_editor()
        || phase == TurnPhase::Flip && session.record().outcome().is_some()
    {
        return String::new();
    }
    let own = session.is_persons_turn();
    if session.person_count() != 1
        && phase != TurnPhase::Over
        && let Some((seat, _)) = session.record().to_act()
    {
        let key = if phase == TurnPhase::Pass { "reversi-passes" } else { "reversi-to-move" };
        let name = language.player_name(session.record(), seat);
        return language.format(key, &[("name", name.into())]);
    }
    let key = match (phase, own) {
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
    if passed && own && phase == TurnPhase::Choose {
        return language.text("reversi-they-passed");
    }
    language.text(key)
}

fn draw_controls(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<TurnPhase>>>,
    mut why: ResMut<SidePanel>,
    mut cursor: ResMut<BoardCursor>,
    mut navigate: MessageWriter<NavigateHistory>,
    mut pressed: MessageWriter<ActionPressed>,
    mut play_on: MessageWriter<ContinueFromHere>,
    mut hurry: MoveNowControl<Reversi>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(phase) = phase else { return Ok(()) };
    let told = **phase == TurnPhase::Over && session.is_live();
    if told || session.is_guided() || session.is_position_editor() {
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
        let offers = offers(&session, **phase, hurry.is_offered(&session), &language);
        let pressed = widgets::button_grid(ui, &palette, max_columns(&layout), &offers);
        let Some(control) = pressed else { return };
        cursor.set_if_neq(BoardCursor(None));
        match control {
            ControlButton::Undo => _ = navigate.write(NavigateHistory::Undo),
            ControlButton::Redo => _ = navigate.write(NavigateHistory::Redo),
            ControlButton::Hint => *why = SidePanel::Hint,
            ControlButton::MoveNow => hurry.request(),
            ControlButton::Why => *why = side_panel::toggle(*why, &session),
            ControlButton::PlayOn => _ = play_on.write(ContinueFromHere),
        }
    });
    Ok(())
}

/// Gaps between the buttons below the board, in points.
const BUTTON_GAPS: egui::Vec2 = egui::vec2(10.0, 8.0);

fn max_columns(layout: &BoardLayout) -> usize {
    if layout.is_narrow() { 2 } else { 4 }
}

/// Measures the buttons below the board, with either Hint or Move now.
fn measure_buttons(
    mut contexts: EguiContexts,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    mut height: ResMut<ButtonsHeight>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let painter = hud::table_painter(contexts.ctx_mut()?);
    let (width, most) = (layout.controls.width(), max_columns(&layout));
    let heights = [false, true].map(|late| {
        let offers = offers(&session, TurnPhase::Choose, late, &language);
        widgets::button_grid_height(&painter, width, BUTTON_GAPS, most, &offers)
    });
    if height.set_if_neq(ButtonsHeight(heights[0].max(heights[1]))) {
        // The board moves in the next frame.
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The buttons below the board. `late` means that an opponent is slow and Move now can make it
/// move.
fn offers(
    session: &Session<Reversi>,
    phase: TurnPhase,
    late: bool,
    language: &Language,
) -> Vec<ButtonSpec<ControlButton>> {
    let offer = |key, control| ButtonSpec::new(control, language.text(key));
    // Hint applies on the player's turn, Move now while an opponent thinks.
    let hint = |possible| match late {
        true => offer("move-now", ControlButton::MoveNow),
        false => offer("hint", ControlButton::Hint).enabled_if(possible),
    };
    let why = offer("why", ControlButton::Why).enabled_if(side_panel::can_explain(session));
    if session.is_watched() {
        let play_on =
            offer("replay-play-on", ControlButton::PlayOn).enabled_if(phase != TurnPhase::Over);
        return vec![play_on, hint(session.is_replay()), why];
    }
    vec![
        offer("undo", ControlButton::Undo).enabled_if(session.can_undo()),
        offer("redo", ControlButton::Redo).enabled_if(session.can_redo()),
        hint(session.is_persons_turn() && session.permissions().hints),
        why,
    ]
}

/// Actions of the buttons below the board.
#[derive(Clone, Copy)]
enum ControlButton {
    Undo,
    Redo,
    Hint,
    MoveNow,
    Why,
    PlayOn,
}

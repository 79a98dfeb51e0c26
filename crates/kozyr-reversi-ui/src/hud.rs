//! Counts, words and buttons around the board.

mod counts;
mod graph;

use crate::game_ui::ReversiUi;
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use egui::{Align2, FontId, pos2};

use self::{
    counts::{count, evaluation},
    graph::graph,
};
use kozyr_core::game::Seat;
use kozyr_reversi::{Action, Reversi, Square};

use super::{
    board::Cursor,
    disc_counts::Counts,
    discs,
    layout::{ButtonsHeight, Layout},
    phase::Phase,
    touch::Pressed,
};
use kozyr_features::{
    self as features,
    game_ui::TableUi,
    replay::PlayOn,
    review::Review,
    side_panel::{self, Why},
};
use kozyr_table::{
    hud,
    move_now::{self, Hurry},
    refusal::Refusal,
    session::{Navigate, Session},
    table_area::Room,
    thinking::Thinking,
};
use kozyr_ui::{
    accessibility,
    language::Language,
    settings::Settings,
    theme::{Palette, size},
    widgets::{self, Emphasis, Offer},
};

pub(crate) fn plugin(app: &mut App) {
    let own = (standing, said, graph, measure_buttons, controls);
    features::hud::plugin_for::<ReversiUi, _>(app, own, Phase::Over);
}

impl TableUi for ReversiUi {
    type Layout = Layout;

    fn rated_mark(layout: &Layout) -> Rect {
        layout.mark
    }

    fn has_undo(_: &Room) -> bool {
        // It is among the controls below the board.
        false
    }

    fn has_room_below_menu(layout: &Layout, room: &Room) -> bool {
        // Upright, the board lies below the menu.
        layout.frame.min.x > room.whole.min.x + size::TOUCH
    }
}

/// Whether it is told who stands better.
fn evaluation_is_shown(session: &Session<Reversi>, settings: &Settings) -> bool {
    settings.evaluation && session.allows().evaluation || session.is_replay()
}

/// What is read around the board: its coordinates, and how each side stands.
fn standing(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    counts: Res<Counts>,
    thinking: Option<Res<Thinking<Reversi>>>,
    time: Res<Time>,
    pictures: Res<discs::DiscPictures>,
    settings: Res<Settings>,
    review: Res<Review<ReversiUi>>,
) -> Result {
    let texture = contexts.add_image(EguiTextureHandle::Weak(pictures.discs.id()));
    let ctx = contexts.ctx_mut()?;
    coordinates(ctx, &palette, &layout);
    for seat in Seat::all(2) {
        let marked = thinking
            .as_deref()
            .is_some_and(|thinking| thinking.seat == seat && thinking.is_marked(time.elapsed()));
        let dots = if marked { move_now::dots(time.elapsed_secs_f64()) } else { "" };
        let (of, style) = (*counts, settings.discs);
        count(ctx, &palette, &language, &layout, &session, of, seat, dots, texture, style);
    }
    if evaluation_is_shown(&session, &settings) {
        let at = session.record().actions().len();
        let opinion = review.of(at).or_else(|| review.of(at.checked_sub(1)?));
        evaluation(ctx, &palette, &layout, opinion);
    }
    Ok(())
}

/// What is said of the game now.
fn said(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<Phase>>>,
    thinking: Option<Res<Thinking<Reversi>>>,
    time: Res<Time>,
    refusal: Res<Refusal>,
) -> Result {
    let Some(phase) = phase.filter(|_| !session.is_guided()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let text = match refusal.text(&session) {
        Some(why) => why.to_owned(),
        None => status(&session, **phase, &language),
    };
    let shown = match thinking.filter(|thinking| thinking.is_long()) {
        Some(thinking) if refusal.text(&session).is_none() => {
            let name = language.player(session.record(), thinking.seat);
            let line = move_now::line(&thinking, &language, time.elapsed_secs_f64());
            &format!("{name} {line}")
        }
        _ => &text,
    };
    hud::words(ctx, layout.status, shown, size::BODY, palette.ink);
    // How far a thought has come changes too often to be said each time.
    accessibility::announce(ctx, egui::Id::new("reversi-status"), hud::rect(layout.status), &text);
    Ok(())
}

fn coordinates(ctx: &egui::Context, palette: &Palette, layout: &Layout) {
    let painter = hud::painter(ctx);
    let font = FontId::proportional((layout.cell() * 0.26).clamp(9.0, 13.0));
    let border = (layout.squares.min - layout.frame.min) / 2.0;
    for index in 0..8 {
        let offset = (index as f32 + 0.5) * layout.cell();
        let lies = |column, row| layout.view.inverse().square(Square::at(column, row));
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

fn status(session: &Session<Reversi>, phase: Phase, language: &Language) -> String {
    // While the last discs turn nobody is to move any more.
    if session.is_set_up() || phase == Phase::Flip && session.record().outcome().is_some() {
        return String::new();
    }
    let own = session.is_persons_turn();
    if session.persons() != 1
        && phase != Phase::Over
        && let Some((seat, _)) = session.record().to_act()
    {
        let key = if phase == Phase::Pass { "reversi-passes" } else { "reversi-to-move" };
        let name = language.player(session.record(), seat);
        return language.format(key, &[("name", name.into())]);
    }
    let key = match (phase, own) {
        (Phase::Over, _) if session.is_replay() => return hud::headline(session, language),
        (Phase::Over, _) => return String::new(),
        (Phase::Pass, true) => "reversi-you-must-pass",
        (Phase::Pass, false) => "reversi-they-must-pass",
        (_, true) => "reversi-your-turn",
        (_, false) => "reversi-their-turn",
    };
    let passed = session.record().actions().last() == Some(&Action::Pass);
    if passed && own && phase == Phase::Choose {
        return language.text("reversi-they-passed");
    }
    language.text(key)
}

fn controls(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<Phase>>>,
    mut why: ResMut<Why>,
    mut cursor: ResMut<Cursor>,
    mut navigate: MessageWriter<Navigate>,
    mut pressed: MessageWriter<Pressed>,
    mut play_on: MessageWriter<PlayOn>,
    mut hurry: Hurry<Reversi>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(phase) = phase else { return Ok(()) };
    let told = **phase == Phase::Over && session.is_live();
    if told || session.is_guided() || session.is_set_up() {
        return Ok(());
    }
    hud::area(ctx, "reversi-controls", layout.controls, |ui| {
        ui.spacing_mut().item_spacing = BUTTON_GAPS;
        if **phase == Phase::Pass && session.is_persons_turn() {
            let text = language.text("reversi-pass");
            if widgets::wide_button(ui, &palette, &text, Emphasis::Accent).clicked() {
                pressed.write(Pressed(Action::Pass));
            }
            return;
        }
        // Nothing of what follows is allowed then.
        if session.is_at_stake() {
            return;
        }
        let offers = offers(&session, **phase, hurry.is_offered(&session), &language);
        let pressed = widgets::buttons(ui, &palette, most_across(&layout), &offers);
        let Some(control) = pressed else { return };
        cursor.set_if_neq(Cursor(None));
        match control {
            Control::Undo => _ = navigate.write(Navigate::Undo),
            Control::Redo => _ = navigate.write(Navigate::Redo),
            Control::Hint => *why = Why::Hint,
            Control::MoveNow => hurry.wish(),
            Control::Why => *why = side_panel::toggled(*why, &session),
            Control::PlayOn => _ = play_on.write(PlayOn),
        }
    });
    Ok(())
}

/// Between the buttons below the board, in points.
const BUTTON_GAPS: egui::Vec2 = egui::vec2(10.0, 8.0);

fn most_across(layout: &Layout) -> usize {
    if layout.is_narrow() { 2 } else { 4 }
}

/// Measures the buttons, whichever of them there are now.
fn measure_buttons(
    mut contexts: EguiContexts,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    mut height: ResMut<ButtonsHeight>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let painter = hud::painter(contexts.ctx_mut()?);
    let (width, most) = (layout.controls.width(), most_across(&layout));
    let heights = [false, true].map(|late| {
        let offers = offers(&session, Phase::Choose, late, &language);
        widgets::buttons_height(&painter, width, BUTTON_GAPS, most, &offers)
    });
    if height.set_if_neq(ButtonsHeight(heights[0].max(heights[1]))) {
        // The board moves with the next frame.
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The buttons below the board; `late` if an opponent thinks long and can be told to move.
fn offers(
    session: &Session<Reversi>,
    phase: Phase,
    late: bool,
    language: &Language,
) -> Vec<Offer<Control>> {
    let offer = |key, control| Offer::new(control, language.text(key));
    // A hint is for those who are to move, and this for those who wait.
    let hint = |possible| match late {
        true => offer("move-now", Control::MoveNow),
        false => offer("hint", Control::Hint).only_if(possible),
    };
    let why = offer("why", Control::Why).only_if(side_panel::can_be_asked(session));
    if session.is_watched() {
        let play_on = offer("replay-play-on", Control::PlayOn).only_if(phase != Phase::Over);
        return vec![play_on, hint(session.is_replay()), why];
    }
    vec![
        offer("undo", Control::Undo).only_if(session.can_undo()),
        offer("redo", Control::Redo).only_if(session.can_redo()),
        hint(session.is_persons_turn() && session.allows().hints),
        why,
    ]
}

/// What a button below the board does.
#[derive(Clone, Copy)]
enum Control {
    Undo,
    Redo,
    Hint,
    MoveNow,
    Why,
    PlayOn,
}

//! The large action button, and two small ones beside it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use kozyr_core::game::Game;
use kozyr_durak::{self as durak, Action, Durak, View};

use crate::{
    layout::{CardTableLayout, SmallButtonOrder},
    phase::BoutPhase,
    touch::{ActionPressed, PersonActions, main_button_action},
};
use kozyr_features::{
    replay::ContinueFromHere,
    side_panel::{self, SidePanel},
};
use kozyr_table::{hud, move_now::MoveNowControl, session::Session};
use kozyr_ui::{language::Language, theme::Palette, widgets};

/// Draws the large button, which acts or continues a watched match from here, and the small
/// buttons, and carries out what is pressed. Draws none while a question is asked, the table is
/// covered or, except in a replay, the deal is over.
pub(crate) fn draw_buttons(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    mut session: ResMut<Session<Durak>>,
    actions: Res<PersonActions>,
    phase: Option<Res<State<BoutPhase>>>,
    mut side_panel: ResMut<SidePanel>,
    mut pressed: MessageWriter<ActionPressed>,
    mut continue_from_here: MessageWriter<ContinueFromHere>,
    mut move_now: MoveNowControl<Durak>,
) -> Result {
    if phase.is_none_or(|phase| **phase == BoutPhase::Over && !session.is_replay())
        || actions.ambiguous_card.is_some()
        || actions.may_redeal()
        || session.is_covered()
    {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let is_watched = session.is_watched();
    let can_hurry = move_now.is_offered(&session);
    let second_key = match is_watched {
        _ if can_hurry => Some("move-now"),
        true => session.may_open_hands().then_some("replay-hands"),
        false => (actions.is_turn() && session.permissions().hints).then_some("hint"),
    };
    let why_key = side_panel::can_explain(&session).then_some("why");
    match draw_small_buttons(ctx, &palette, &language, &layout, [why_key, second_key]) {
        Some(SmallButton::Why) => *side_panel = side_panel::toggle(*side_panel, &session),
        Some(SmallButton::Second) if can_hurry => move_now.request(),
        Some(SmallButton::Second) if is_watched => session.toggle_hands(),
        Some(SmallButton::Second) => *side_panel = SidePanel::Hint,
        None => {}
    }
    let action = main_button_action(&actions.legal);
    let text = match action {
        Some(action) => button_text(action, session.game().view(session.viewer()), &language),
        None if is_watched && !session.is_remote() && session.game().to_act().is_some() => {
            language.text("replay-play-on")
        }
        None => return Ok(()),
    };
    let clicked = hud::widget_area(ctx, "durak-action", layout.action, |ui| {
        widgets::action_button(ui, &palette, &text, layout.action.width()).clicked()
    });
    match action {
        Some(action) if clicked => _ = pressed.write(ActionPressed(action)),
        None if clicked => _ = continue_from_here.write(ContinueFromHere),
        _ => {}
    }
    Ok(())
}

/// The small buttons beside the large one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SmallButton {
    /// Opens or closes the reasons.
    Why,
    /// Hint; when watching, shows or hides hands; while an opponent takes long, Move now.
    Second,
}

/// Draws the Why button and the second button with these text keys; leaves out a button without a
/// key. Returns the pressed button, if any.
fn draw_small_buttons(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    layout: &CardTableLayout,
    [why_key, second_key]: [Option<&str>; 2],
) -> Option<SmallButton> {
    let mut pressed = None;
    let keys = [(why_key, SmallButton::Why), (second_key, SmallButton::Second)];
    for ((key, button), (rect, align)) in keys.into_iter().zip(handed_button_rects(layout)) {
        let Some(key) = key else { continue };
        let text = language.text(key);
        let clicked =
            hud::widget_area(ctx, ["durak-why", "durak-hint"][button as usize], rect, |ui| {
                ui.with_layout(egui::Layout::top_down(align), |ui| {
                    widgets::button_in_size(ui, palette, &text, hud::to_egui_rect(rect).size())
                        .clicked()
                })
                .inner
            });
        if clicked {
            pressed = Some(button);
        }
    }
    pressed
}

/// Areas of Why and the second button and their horizontal alignment, mirrored for left-handed
/// players.
fn handed_button_rects(layout: &CardTableLayout) -> [(Rect, egui::Align); 2] {
    let rects = button_rects(layout);
    if !layout.left_handed {
        return rects;
    }
    let mirror_x = |x: f32| layout.small_buttons.min.x + layout.small_buttons.max.x - x;
    rects.map(|(rect, align)| {
        let rect = Rect::new(mirror_x(rect.max.x), rect.min.y, mirror_x(rect.min.x), rect.max.y);
        let align = if align == egui::Align::LEFT { egui::Align::RIGHT } else { egui::Align::LEFT };
        (rect, align)
    })
}

/// Areas of Why and the second button and their horizontal alignment, for right-handed players.
fn button_rects(layout: &CardTableLayout) -> [(Rect, egui::Align); 2] {
    const GAP: f32 = 8.0;
    let (area, action_button) = (layout.small_buttons, layout.action);
    match layout.small_button_order {
        SmallButtonOrder::Ends => [
            (
                Rect { max: Vec2::new(action_button.min.x - GAP, area.max.y), ..area },
                egui::Align::LEFT,
            ),
            (
                Rect { min: Vec2::new(action_button.max.x + GAP, area.min.y), ..area },
                egui::Align::RIGHT,
            ),
        ],
        SmallButtonOrder::Row => {
            let middle = area.center().x;
            [
                (
                    Rect { max: Vec2::new(middle - GAP / 2.0, area.max.y), ..area },
                    egui::Align::LEFT,
                ),
                (
                    Rect { min: Vec2::new(middle + GAP / 2.0, area.min.y), ..area },
                    egui::Align::LEFT,
                ),
            ]
        }
        SmallButtonOrder::Stack => {
            let middle = area.center().y;
            [
                (
                    Rect { min: Vec2::new(area.min.x, middle + GAP / 2.0), ..area },
                    egui::Align::LEFT,
                ),
                (
                    Rect { max: Vec2::new(area.max.x, middle - GAP / 2.0), ..area },
                    egui::Align::LEFT,
                ),
            ]
        }
    }
}

/// The label of the large button: Take with the number of cards on the table, Pass after the
/// defender has decided to take, else Done.
fn button_text(action: Action, view: View<'_>, language: &Language) -> String {
    match action {
        Action::Take => {
            language.format("durak-button-take", &[("count", view.table_cards().len().into())])
        }
        Action::Pass if view.phase() == durak::Phase::Take => language.text("durak-button-pass"),
        _ => language.text("durak-button-done"),
    }
}

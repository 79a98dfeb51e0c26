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

pub(crate) fn draw_buttons(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    mut session: ResMut<Session<Durak>>,
    offers: Res<PersonActions>,
    phase: Option<Res<State<BoutPhase>>>,
    mut why: ResMut<SidePanel>,
    mut pressed: MessageWriter<ActionPressed>,
    mut play_on: MessageWriter<ContinueFromHere>,
    mut hurry: MoveNowControl<Durak>,
) -> Result {
    if phase.is_none_or(|phase| **phase == BoutPhase::Over && !session.is_replay())
        || offers.ambiguous_card.is_some()
        || offers.may_redeal()
        || session.is_covered()
    {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let watched = session.is_watched();
    let late = hurry.is_offered(&session);
    let second = match watched {
        _ if late => Some("move-now"),
        true => session.may_open_hands().then_some("replay-hands"),
        false => (offers.is_turn() && session.permissions().hints).then_some("hint"),
    };
    let why_key = side_panel::can_explain(&session).then_some("why");
    match draw_small_buttons(ctx, &palette, &language, &layout, [why_key, second]) {
        Some(SmallButton::Why) => *why = side_panel::toggle(*why, &session),
        Some(SmallButton::Second) if late => hurry.request(),
        Some(SmallButton::Second) if watched => session.toggle_hands(),
        Some(SmallButton::Second) => *why = SidePanel::Hint,
        None => {}
    }
    let does = main_button_action(&offers.legal);
    let text = match does {
        Some(does) => button_text(does, session.game().view(session.viewer()), &language),
        None if watched && session.game().to_act().is_some() => language.text("replay-play-on"),
        None => return Ok(()),
    };
    let clicked = hud::widget_area(ctx, "durak-action", layout.action, |ui| {
        widgets::action_button(ui, &palette, &text, layout.action.width()).clicked()
    });
    match does {
        Some(does) if clicked => _ = pressed.write(ActionPressed(does)),
        None if clicked => _ = play_on.write(ContinueFromHere),
        _ => {}
    }
    Ok(())
}

/// The small buttons beside the large one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SmallButton {
    Why,
    /// Hint; when watching, shows or hides hands; while an opponent takes long, Move now.
    Second,
}

/// Draws Why and the second button if they apply; returns which was pressed.
fn draw_small_buttons(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    layout: &CardTableLayout,
    [why, second]: [Option<&str>; 2],
) -> Option<SmallButton> {
    let mut pressed = None;
    let keys = [(why, SmallButton::Why), (second, SmallButton::Second)];
    for ((key, wish), (at, side)) in keys.into_iter().zip(handed_button_rects(layout)) {
        let Some(key) = key else { continue };
        let text = language.text(key);
        let clicked = hud::widget_area(ctx, ["durak-why", "durak-hint"][wish as usize], at, |ui| {
            ui.with_layout(egui::Layout::top_down(side), |ui| {
                widgets::button_in_size(ui, palette, &text, hud::to_egui_rect(at).size()).clicked()
            })
            .inner
        });
        if clicked {
            pressed = Some(wish);
        }
    }
    pressed
}

/// Button areas, mirrored for left-handed players.
fn handed_button_rects(layout: &CardTableLayout) -> [(Rect, egui::Align); 2] {
    let places = button_rects(layout);
    if !layout.left_handed {
        return places;
    }
    let across = |x: f32| layout.small_buttons.min.x + layout.small_buttons.max.x - x;
    places.map(|(at, side)| {
        let at = Rect::new(across(at.max.x), at.min.y, across(at.min.x), at.max.y);
        let side = if side == egui::Align::LEFT { egui::Align::RIGHT } else { egui::Align::LEFT };
        (at, side)
    })
}

/// Areas of Why and the second button, and their horizontal alignment.
fn button_rects(layout: &CardTableLayout) -> [(Rect, egui::Align); 2] {
    const GAP: f32 = 8.0;
    let (at, large) = (layout.small_buttons, layout.action);
    match layout.small_button_order {
        SmallButtonOrder::Ends => [
            (Rect { max: Vec2::new(large.min.x - GAP, at.max.y), ..at }, egui::Align::LEFT),
            (Rect { min: Vec2::new(large.max.x + GAP, at.min.y), ..at }, egui::Align::RIGHT),
        ],
        SmallButtonOrder::Row => {
            let middle = at.center().x;
            [
                (Rect { max: Vec2::new(middle - GAP / 2.0, at.max.y), ..at }, egui::Align::LEFT),
                (Rect { min: Vec2::new(middle + GAP / 2.0, at.min.y), ..at }, egui::Align::LEFT),
            ]
        }
        SmallButtonOrder::Stack => {
            let middle = at.center().y;
            [
                (Rect { min: Vec2::new(at.min.x, middle + GAP / 2.0), ..at }, egui::Align::LEFT),
                (Rect { max: Vec2::new(at.max.x, middle - GAP / 2.0), ..at }, egui::Align::LEFT),
            ]
        }
    }
}

fn button_text(action: Action, view: View<'_>, language: &Language) -> String {
    match action {
        Action::Take => {
            language.format("durak-button-take", &[("count", view.table_cards().len().into())])
        }
        Action::Pass if view.phase() == durak::Phase::Take => language.text("durak-button-pass"),
        _ => language.text("durak-button-done"),
    }
}

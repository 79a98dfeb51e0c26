//! The one large button, and two small ones beside it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use kozyr_core::game::Game;
use kozyr_durak::{self as durak, Action, Durak, View};

use crate::{
    layout::{AsideOrder, Layout},
    phase::Phase,
    touch::{Offers, Pressed, button},
};
use kozyr_features::{
    replay::PlayOn,
    side_panel::{self, Why},
};
use kozyr_table::{hud, move_now::Hurry, session::Session};
use kozyr_ui::{language::Language, theme::Palette, widgets};

pub(crate) fn action(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    mut session: ResMut<Session<Durak>>,
    offers: Res<Offers>,
    phase: Option<Res<State<Phase>>>,
    mut why: ResMut<Why>,
    mut pressed: MessageWriter<Pressed>,
    mut play_on: MessageWriter<PlayOn>,
    mut hurry: Hurry<Durak>,
) -> Result {
    if phase.is_none_or(|phase| **phase == Phase::Over && !session.is_replay())
        || offers.asking.is_some()
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
        false => (offers.asked() && session.allows().hints).then_some("hint"),
    };
    let why_key = side_panel::can_be_asked(&session).then_some("why");
    match aside(ctx, &palette, &language, &layout, [why_key, second]) {
        Some(Aside::Why) => *why = side_panel::toggled(*why, &session),
        Some(Aside::Second) if late => hurry.wish(),
        Some(Aside::Second) if watched => session.turn_hands(),
        Some(Aside::Second) => *why = Why::Hint,
        None => {}
    }
    let does = button(&offers.legal);
    let text = match does {
        Some(does) => button_text(does, session.game().view(session.viewer()), &language),
        None if watched && session.game().to_act().is_some() => language.text("replay-play-on"),
        None => return Ok(()),
    };
    let clicked = hud::area(ctx, "durak-action", layout.action, |ui| {
        widgets::action_button(ui, &palette, &text, layout.action.width()).clicked()
    });
    match does {
        Some(does) if clicked => _ = pressed.write(Pressed(does)),
        None if clicked => _ = play_on.write(PlayOn),
        _ => {}
    }
    Ok(())
}

/// The small buttons beside the large one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aside {
    Why,
    /// A hint; for those who watch, the hands open or closed; while an opponent thinks long, to
    /// move now.
    Second,
}

/// Why and a second button, those of them that there are, as there is room; which was pressed.
fn aside(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    layout: &Layout,
    [why, second]: [Option<&str>; 2],
) -> Option<Aside> {
    let mut pressed = None;
    let keys = [(why, Aside::Why), (second, Aside::Second)];
    for ((key, wish), (at, side)) in keys.into_iter().zip(sides(layout)) {
        let Some(key) = key else { continue };
        let text = language.text(key);
        let clicked = hud::area(ctx, ["durak-why", "durak-hint"][wish as usize], at, |ui| {
            ui.with_layout(egui::Layout::top_down(side), |ui| {
                widgets::button_within(ui, palette, &text, hud::rect(at).size()).clicked()
            })
            .inner
        });
        if clicked {
            pressed = Some(wish);
        }
    }
    pressed
}

/// The same rooms as the player's hand wants them.
fn sides(layout: &Layout) -> [(Rect, egui::Align); 2] {
    let places = places(layout);
    if !layout.left_handed {
        return places;
    }
    let across = |x: f32| layout.aside.min.x + layout.aside.max.x - x;
    places.map(|(at, side)| {
        let at = Rect::new(across(at.max.x), at.min.y, across(at.min.x), at.max.y);
        let side = if side == egui::Align::LEFT { egui::Align::RIGHT } else { egui::Align::LEFT };
        (at, side)
    })
}

/// The rooms of Why and of the second button, and to which side each keeps in it.
fn places(layout: &Layout) -> [(Rect, egui::Align); 2] {
    const GAP: f32 = 8.0;
    let (at, large) = (layout.aside, layout.action);
    match layout.aside_order {
        AsideOrder::Ends => [
            (Rect { max: Vec2::new(large.min.x - GAP, at.max.y), ..at }, egui::Align::LEFT),
            (Rect { min: Vec2::new(large.max.x + GAP, at.min.y), ..at }, egui::Align::RIGHT),
        ],
        AsideOrder::Row => {
            let middle = at.center().x;
            [
                (Rect { max: Vec2::new(middle - GAP / 2.0, at.max.y), ..at }, egui::Align::LEFT),
                (Rect { min: Vec2::new(middle + GAP / 2.0, at.min.y), ..at }, egui::Align::LEFT),
            ]
        }
        AsideOrder::Stack => {
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

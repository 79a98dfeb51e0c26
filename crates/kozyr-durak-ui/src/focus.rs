//! Keyboard focus in the hand, for keys and screen readers.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_durak::{Card, Durak};

use super::{
    components::Hands,
    layout::{ASPECT, Layout, Pose},
    screen_reader::{held, hold},
    screens::TABLE,
    touch::{Offers, Tapped},
};
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::{
    accessibility::{Arrows, Group, Thing},
    language::Language,
    panels::Panels,
    theme::Palette,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_hand
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Panels::Things),
    );
}

pub(super) fn show_hand(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    hands: Hands,
    mut offers: ResMut<Offers>,
    mut tapped: MessageWriter<Tapped>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if session.is_covered() || session.is_watched() && !session.is_asked() {
        return Ok(());
    }
    let hand = hands.of(session.viewer());
    let things: Vec<Thing> = hand
        .iter()
        .enumerate()
        .map(|(index, &card)| {
            let pose = layout.in_hand(index, hand.len(), offers.playable(card));
            thing(card, pose, held(card, &session, &offers, &language))
        })
        .collect();
    let met = Group {
        id: "hand",
        name: &hold(things.len(), &language),
        things: &things,
        arrows: Arrows::Row,
        presses: &[egui::Key::Enter],
        begin: hand.iter().position(|&card| offers.uses(card).next().is_some()).unwrap_or(0),
        window: None,
    }
    .show(contexts.ctx_mut()?, &palette);
    let focus = met.focused.map(|index| hand[index]);
    if offers.focus != focus {
        offers.focus = focus;
        redraw.write(RequestRedraw);
    }
    if let Some(index) = met.pressed {
        tapped.write(Tapped(hand[index]));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

fn thing(card: Card, pose: Pose, name: String) -> Thing {
    let size = egui::vec2(pose.width, pose.width * ASPECT);
    let middle = egui::pos2(pose.place.x, pose.place.y);
    let key = card.rank() as u64 * 4 + card.suit() as u64;
    Thing { key, at: egui::Rect::from_center_size(middle, size), turn: pose.angle, name }
}

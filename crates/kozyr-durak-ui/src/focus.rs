//! Keyboard focus in the hand, for keys and screen readers.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_durak::{Card, Durak};

use super::{
    components::TableHands,
    layout::{CARD_HEIGHT_RATIO, CardPose, CardTableLayout},
    screen_reader::{spoken_hand, spoken_hand_card},
    screens::TABLE,
    touch::{CardTapped, PersonActions},
};
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::{
    accessibility::{ArrowNavigation, FocusGroup, FocusItem},
    language::Language,
    panels::PanelSystems,
    theme::Palette,
};

/// Adds keyboard focus for the hand.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_hand
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(PanelSystems::TableItems),
    );
}

/// Makes the viewer's hand a keyboard focus group, stores the focused card and sends a tap for the
/// pressed one. Does nothing while the hand is covered, or in a watched match that doesn't ask the
/// viewer.
pub(super) fn show_hand(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
    hands: TableHands,
    mut actions: ResMut<PersonActions>,
    mut tapped: MessageWriter<CardTapped>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if session.is_covered() || session.is_watched() && !session.is_asking_viewer() {
        return Ok(());
    }
    let hand = hands.hand(session.viewer());
    let items: Vec<FocusItem> = hand
        .iter()
        .enumerate()
        .map(|(index, &card)| {
            let pose = layout.in_hand(index, hand.len(), actions.is_playable(card));
            focus_item(card, pose, spoken_hand_card(card, &session, &actions, &language))
        })
        .collect();
    let response = FocusGroup {
        id: "hand",
        name: &spoken_hand(items.len(), &language),
        items: &items,
        arrows: ArrowNavigation::Row,
        activation_keys: &[egui::Key::Enter],
        initial: hand
            .iter()
            .position(|&card| actions.actions_with(card).next().is_some())
            .unwrap_or(0),
        viewport: None,
    }
    .show(contexts.ctx_mut()?, &palette);
    let focused_card = response.focused.map(|index| hand[index]);
    if actions.focused_card != focused_card {
        actions.focused_card = focused_card;
        redraw.write(RequestRedraw);
    }
    if let Some(index) = response.pressed {
        tapped.write(CardTapped(hand[index]));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Returns the focus item of a card of the hand at this pose; `name` is its spoken name.
fn focus_item(card: Card, pose: CardPose, name: String) -> FocusItem {
    let size = egui::vec2(pose.width, pose.width * CARD_HEIGHT_RATIO);
    let center = egui::pos2(pose.center.x, pose.center.y);
    let key = card.rank() as u64 * 4 + card.suit() as u64;
    FocusItem { key, rect: egui::Rect::from_center_size(center, size), rotation: pose.angle, name }
}

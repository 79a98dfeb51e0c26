//! What a wrong touch on the card table is answered.

use bevy::prelude::*;
use kozyr_durak::{Action, Durak};

use crate::{
    layout::Layout,
    refusal::why_not,
    touch::{Dropped, Tapped},
};
use kozyr_features::lessons::WrongTouch;
use kozyr_table::{
    input::Gesture,
    session::{Session, Submit},
};
use kozyr_ui::language::Language;

/// The last touch that is not what the script has next.
pub(super) fn wrong_touch(
    mut gestures: MessageReader<Gesture>,
    mut tapped: MessageReader<Tapped>,
    mut dropped: MessageReader<Dropped>,
    mut submitted: MessageReader<Submit<Durak>>,
    session: Res<Session<Durak>>,
    layout: Res<Layout>,
    language: Res<Language>,
) -> Option<WrongTouch> {
    let dropped = dropped.read().map(|dropped| dropped.card);
    let card = tapped.read().map(|tapped| tapped.0).chain(dropped).last();
    let place = gestures.read().filter_map(|gesture| match *gesture {
        Gesture::Tap(place) => Some(place),
        _ => None,
    });
    let place = place.last();
    let action = submitted.read().map(|submit| submit.action).last();
    let answer = if let Some(action) = action {
        if session.next_in_script() == Some(action) {
            return None;
        }
        Some(instead(action, &session, &language))
    } else if let Some(card) = card {
        // If one of its meanings is allowed, it is asked about already.
        why_not(card, None, &session, &language)
    } else {
        let name = thing_at(place?, &layout);
        Some(language.text(&format!("lesson-answer-{name}")))
    };
    Some(WrongTouch { answer })
}

/// Why the lesson does not play something that the rules allow.
fn instead(action: Action, session: &Session<Durak>, language: &Language) -> String {
    let card = action.played().first().map(|card| language.card(card)).unwrap_or_default();
    let name = match (session.next_in_script(), action) {
        (Some(Action::Attack(_)), _) => "lead-low",
        (Some(Action::Beat { .. }), Action::Beat { .. }) => "beat-cheaply",
        (Some(Action::Beat { .. }), _) => "can-beat",
        (Some(Action::ThrowIn(_)), Action::ThrowIn(_)) => "throw-other",
        (Some(Action::ThrowIn(_)), _) => "not-done-yet",
        (Some(Action::Pass), _) => "keep-it",
        _ => "not-now",
    };
    language.format(&format!("lesson-answer-{name}"), &[("card", card.into())])
}

/// What lies at a place where nothing is to be touched.
fn thing_at(place: Vec2, layout: &Layout) -> &'static str {
    let near = |middle: Vec2, width: f32| place.distance(middle) < width * 0.8;
    let theirs = |spot: &crate::layout::Spot| near(spot.cards, layout.seat_card.max(spot.spread));
    if near(layout.talon, layout.talon_card) {
        "talon"
    } else if near(layout.discard, layout.talon_card) {
        "discard"
    } else if layout.seats.iter().any(theirs) {
        "theirs"
    } else {
        "elsewhere"
    }
}

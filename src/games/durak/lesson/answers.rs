//! What a wrong touch on the card table is answered.

use bevy::prelude::*;
use kozyr_core::durak::{Action, Durak};

use crate::{
    features::{lessons::Lesson, voice::Answering},
    games::durak::{
        layout::Layout,
        refusal::why_not,
        screens::TABLE,
        touch::{Dropped, Tapped},
    },
    look::language::Language,
    platform::screen::Menu,
    table::{
        input::Gesture,
        session::{Session, Submit},
    },
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        answer
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Lesson<Durak>>)
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Answering),
    );
}

fn answer(
    mut gestures: MessageReader<Gesture>,
    mut tapped: MessageReader<Tapped>,
    mut dropped: MessageReader<Dropped>,
    mut submitted: MessageReader<Submit<Durak>>,
    session: Res<Session<Durak>>,
    layout: Res<Layout>,
    language: Res<Language>,
    mut lesson: ResMut<Lesson<Durak>>,
) {
    let dropped = dropped.read().map(|dropped| dropped.card);
    let card = tapped.read().map(|tapped| tapped.0).chain(dropped).last();
    let place = gestures.read().filter_map(|gesture| match *gesture {
        Gesture::Tap(place) => Some(place),
        _ => None,
    });
    let place = place.last();
    let action = submitted.read().map(|submit| submit.action).last();
    if action.is_some() && action == session.next_in_script() {
        return;
    }
    let reply = if lesson.over || (action, card, place) == (None, None, None) {
        return;
    } else if !lesson.is_reached(&session) {
        language.text("lesson-answer-wait")
    } else if let Some(action) = action {
        instead(action, &session, &language)
    } else if !lesson.asks(&session) {
        language.text("lesson-answer-read")
    } else if let Some(card) = card {
        match why_not(card, None, &session, &language) {
            Some(reply) => reply,
            // It is asked about already: one of its meanings is allowed.
            None => return,
        }
    } else {
        let name = place.map_or("elsewhere", |place| thing_at(place, &layout));
        language.text(&format!("lesson-answer-{name}"))
    };
    lesson.answer(reply);
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
    let theirs = |spot: &crate::games::durak::layout::Spot| {
        near(spot.cards, layout.seat_card.max(spot.spread))
    };
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

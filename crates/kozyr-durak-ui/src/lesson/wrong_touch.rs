//! Responses to a wrong touch in the Durak lesson.

use bevy::prelude::*;
use kozyr_durak::{Action, Durak};

use crate::{
    layout::CardTableLayout,
    refusal::refusal_text,
    touch::{CardDropped, CardTapped},
};
use kozyr_features::lessons::WrongTouch;
use kozyr_table::{
    input::Gesture,
    session::{Session, SubmitAction},
};
use kozyr_ui::language::Language;

/// Returns the last wrong touch with feedback: an action other than the scripted one, else a card,
/// else a point on the table. `None` without a touch or if the scripted action was submitted. The
/// feedback to a card is the rule that forbids it, if any.
pub(super) fn wrong_touch(
    mut gestures: MessageReader<Gesture>,
    mut tapped: MessageReader<CardTapped>,
    mut dropped: MessageReader<CardDropped>,
    mut submitted: MessageReader<SubmitAction<Durak>>,
    session: Res<Session<Durak>>,
    layout: Res<CardTableLayout>,
    language: Res<Language>,
) -> Option<WrongTouch> {
    let dropped = dropped.read().map(|dropped| dropped.card);
    let card = tapped.read().map(|tapped| tapped.0).chain(dropped).last();
    let point = gestures.read().filter_map(|gesture| match *gesture {
        Gesture::Tap(point) => Some(point),
        _ => None,
    });
    let point = point.last();
    let action = submitted.read().map(|submit| submit.action).last();
    let feedback = if let Some(action) = action {
        if session.next_scripted_action() == Some(action) {
            return None;
        }
        Some(why_not_scripted(action, &session, &language))
    } else if let Some(card) = card {
        // If one of its meanings is allowed, the question is already shown.
        refusal_text(card, None, &session, &language)
    } else {
        let name = thing_at(point?, &layout);
        Some(language.text(&format!("lesson-answer-{name}")))
    };
    Some(WrongTouch { feedback })
}

/// Returns the text that says why the lesson doesn't accept a legal action other than the scripted
/// one.
fn why_not_scripted(action: Action, session: &Session<Durak>, language: &Language) -> String {
    let card = action.played_cards().first().map(|card| language.card(card)).unwrap_or_default();
    let name = match (session.next_scripted_action(), action) {
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

/// Returns what is at a touched point, as the end of a text key: the talon, the discard pile, an
/// opponent's cards or elsewhere.
fn thing_at(point: Vec2, layout: &CardTableLayout) -> &'static str {
    let is_near = |center: Vec2, width: f32| point.distance(center) < width * 0.8;
    let is_opponent = |spot: &crate::layout::OpponentSpot| {
        is_near(spot.cards, layout.opponent_card_width.max(spot.spread))
    };
    if is_near(layout.talon, layout.talon_card_width) {
        "talon"
    } else if is_near(layout.discard, layout.talon_card_width) {
        "discard"
    } else if layout.opponents.iter().any(is_opponent) {
        "theirs"
    } else {
        "elsewhere"
    }
}

//! Positions of the Durak lesson's highlights.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak};

use super::HighlightTarget;
use crate::{
    components::TableHands,
    layout::{CARD_HEIGHT_RATIO, CardPose, CardTableLayout},
    touch::PersonActions,
};
use kozyr_features::lessons::LessonHighlight;
use kozyr_table::session::Session;

/// Returns the highlights of the given targets, in the same order. A target may have several, such
/// as each unbeaten attack card, or none, such as an empty bout. The talon and the discard pile are
/// highlighted even if they are empty.
pub(super) fn highlights(
    In(targets): In<Vec<HighlightTarget>>,
    session: Res<Session<Durak>>,
    layout: Res<CardTableLayout>,
    actions: Res<PersonActions>,
    hands: TableHands,
) -> Vec<LessonHighlight> {
    let hand = hands.hand(session.viewer());
    let in_hand = |card: Card| {
        let index = hand.iter().position(|&other| other == card)?;
        Some(layout.in_hand(index, hand.len(), actions.is_playable(card)))
    };
    let mut highlights = Vec::new();
    for target in targets {
        match target {
            HighlightTarget::NextAction => {
                highlights.extend(next_action(&session, &layout, in_hand))
            }
            HighlightTarget::OpenAttack => highlights.extend(open_attacks(&session, &layout)),
            HighlightTarget::Hand => {
                let hand = session.game().hand(session.viewer());
                highlights.extend(around(hand.iter().filter_map(in_hand)));
            }
            HighlightTarget::OpponentHand => {
                highlights.extend(layout.opponents.first().map(|spot| {
                    let size =
                        Vec2::new(spot.spread, layout.opponent_card_width * CARD_HEIGHT_RATIO);
                    LessonHighlight::from_rect(Rect::from_center_size(spot.cards, size))
                }))
            }
            HighlightTarget::Talon => {
                let size = Vec2::splat(layout.talon_card_width * CARD_HEIGHT_RATIO);
                highlights
                    .push(LessonHighlight::from_rect(Rect::from_center_size(layout.talon, size)));
            }
            HighlightTarget::Discard => {
                let size = Vec2::new(0.8, 1.1) * layout.talon_card_width;
                highlights
                    .push(LessonHighlight::from_rect(Rect::from_center_size(layout.discard, size)));
            }
            HighlightTarget::Bout => highlights.extend(bout(&session, &layout)),
        }
    }
    highlights
}

/// Returns the highlight of the card or the large button to touch for the next scripted action;
/// `None` if there is no such action or its card is not in the hand.
fn next_action(
    session: &Session<Durak>,
    layout: &CardTableLayout,
    in_hand: impl Fn(Card) -> Option<CardPose>,
) -> Option<LessonHighlight> {
    let card = match session.next_scripted_action()? {
        Action::Attack(cards) => cards.first()?,
        Action::Beat { with, .. } => with,
        Action::ThrowIn(card) => card,
        _ => {
            let touch_point = Some(layout.action.center());
            return Some(LessonHighlight {
                touch_point,
                ..LessonHighlight::from_rect(layout.action)
            });
        }
    };
    let pose = in_hand(card)?;
    Some(LessonHighlight { touch_point: Some(pose.visible_point()), ..of_card(pose) })
}

/// Returns the highlight of a card, without a point to touch.
fn of_card(pose: CardPose) -> LessonHighlight {
    LessonHighlight {
        center: pose.center,
        size: Vec2::new(pose.width, pose.width * CARD_HEIGHT_RATIO),
        angle: pose.angle,
        round: false,
        touch_point: None,
    }
}

/// Returns a highlight for each unbeaten attack card.
fn open_attacks(session: &Session<Durak>, layout: &CardTableLayout) -> Vec<LessonHighlight> {
    let view = session.game().view(session.viewer());
    let table = view.table_pairs();
    let slots = (0..table.len()).filter(|&slot| table[slot].beaten_by.is_none());
    slots.map(|slot| of_card(layout.in_bout(slot, table.len())[0])).collect()
}

/// Returns one highlight around the whole bout; `None` if it is empty.
fn bout(session: &Session<Durak>, layout: &CardTableLayout) -> Option<LessonHighlight> {
    let pairs = session.game().view(session.viewer()).table_pairs().len();
    around((0..pairs).flat_map(|slot| layout.in_bout(slot, pairs)))
}

/// Returns an upright frame around several cards, whose angles it ignores; `None` without cards.
fn around(poses: impl Iterator<Item = CardPose>) -> Option<LessonHighlight> {
    let rects = poses.map(|pose| {
        Rect::from_center_size(pose.center, Vec2::new(pose.width, pose.width * CARD_HEIGHT_RATIO))
    });
    Some(LessonHighlight::from_rect(rects.reduce(|bounds, rect| bounds.union(rect))?))
}

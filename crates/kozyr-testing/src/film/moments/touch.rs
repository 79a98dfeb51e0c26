//! Scripted finger movement.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};

use super::{ACTION_FRAME, Cue};
use crate::harness;
use kozyr_durak_ui::CardTableLayout;

/// The number of frames a drag takes.
pub(super) const DRAG_FRAMES: usize = 24;
/// The number of frames a scrub along the hand takes.
pub(super) const SCRUB_FRAMES: usize = 60;
/// The number of frames the finger rests before it is lifted.
pub(super) const HOLD_FRAMES: usize = 8;

/// Sends the touch event of one frame. From [`ACTION_FRAME`] on, a finger drags the cued card to
/// the bout, rests there, and is lifted. Does nothing if the card is not visible.
pub(super) fn drag(world: &mut World, frame: usize) {
    let Some(step) = frame.checked_sub(ACTION_FRAME) else { return };
    let mut cue = world.resource::<Cue>().clone();
    if step == 0 {
        let first_card = cue.durak.and_then(|action| action.played_cards().iter().next());
        let card_place =
            cue.card.or(first_card).and_then(|card| harness::place_of_card(world, card));
        // Lower on the card, where a thumb would be.
        let offset = Vec2::new(0.0, 0.6 * world.resource::<CardTableLayout>().card_width);
        cue.from = card_place.map(|place| place + offset);
        world.insert_resource(cue.clone());
    }
    let Some(from) = cue.from else { return };
    let bout = world.resource::<CardTableLayout>().bout.center();
    touch(
        world,
        from.lerp(bout, (step as f32 / DRAG_FRAMES as f32).min(1.0)),
        step,
        DRAG_FRAMES + HOLD_FRAMES,
    );
}

/// Sends the touch event of one frame. From [`ACTION_FRAME`] on, a finger moves along the hand from
/// left to right, rests, and is lifted.
pub(super) fn scrub(world: &mut World, frame: usize) {
    let Some(step) = frame.checked_sub(ACTION_FRAME) else { return };
    let hand = world.resource::<CardTableLayout>().hand;
    let progress = (step as f32 / SCRUB_FRAMES as f32).min(1.0);
    let x = hand.min.x + 30.0 + (hand.width() - 60.0) * progress;
    touch(world, Vec2::new(x, hand.max.y - 50.0), step, SCRUB_FRAMES + HOLD_FRAMES);
}

/// Sends a touch event at a position, in logical pixels from the top left corner: pressed in step
/// 0, lifted in step `last`, and moved in between. Does nothing in later steps.
fn touch(world: &mut World, position: Vec2, step: usize, last: usize) {
    let phase = match step {
        0 => TouchPhase::Started,
        _ if step == last => TouchPhase::Ended,
        _ if step > last => return,
        _ => TouchPhase::Moved,
    };
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let Ok(window) = window else { return };
    let input = TouchInput { phase, position, window, force: None, id: 3 };
    world.write_message(WindowEvent::TouchInput(input));
    world.write_message(input);
}

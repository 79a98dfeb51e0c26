//! Card sounds, played when cards visibly land, are swept away or are picked up.

use bevy::prelude::*;
use kozyr_durak::{Card, Durak};

use super::{
    card_counts::{self, RestingPlace},
    components::{Beats, CardOf, CardPlace, PlayingCard},
    screens::TABLE,
    touch::CardDrag,
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::session::Session;
use kozyr_ui::audio::Sound;

/// Adds the sounds of cards.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (play_card_sounds.after(card_counts::count_cards), play_drag_sound)
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Plays the sounds of cards that have just landed in the bout or a hand, or left the bout.
fn play_card_sounds(
    places: Query<&CardPlace>,
    changed: Query<(Ref<RestingPlace>, &CardOf, Has<Beats>), Changed<RestingPlace>>,
    cards: Query<(&RestingPlace, Has<Beats>), With<PlayingCard>>,
    mut sounds: MessageWriter<Sound>,
) {
    // Newly spawned cards have not moved.
    let moved = || changed.iter().filter(|(resting, ..)| !resting.is_added());
    let landed = |place: CardPlace| {
        move |resting: &RestingPlace| resting.now == Some(place) && resting.before != resting.now
    };
    let in_bout = landed(CardPlace::Bout);
    let attacks = moved().filter(|(resting, _, beats)| in_bout(resting) && !beats).count();
    if moved().any(|(resting, _, beats)| in_bout(&resting) && beats) {
        sounds.write(Sound::Lay);
    }
    if attacks > 0 {
        let in_bout_attacks =
            cards.iter().filter(|(resting, beats)| resting.now == Some(CardPlace::Bout) && !beats);
        let previous_attacks = in_bout_attacks.count() - attacks;
        let throw_in = Sound::ThrowIn(u8::try_from(previous_attacks).unwrap_or(u8::MAX));
        sounds.write(if previous_attacks > 0 { throw_in } else { Sound::Lay });
    }
    let swept = || {
        let left = |resting: &RestingPlace| {
            resting.before == Some(CardPlace::Bout) && resting.now != resting.before
        };
        moved().filter(move |(resting, ..)| left(resting))
    };
    let to_seat = |card: &CardOf| matches!(places.get(card.0), Ok(CardPlace::Seat(_)));
    if swept().filter(|(_, card, _)| to_seat(card)).count() > 1 {
        sounds.write(Sound::Take);
    } else if swept().next().is_some() {
        sounds.write(Sound::Slide);
    }
    if moved().any(|(resting, ..)| matches!(resting.now, Some(CardPlace::Seat(_)))) {
        sounds.write(Sound::Draw);
    }
}

/// Plays a sound when a card starts to be dragged.
fn play_drag_sound(
    drag: Res<CardDrag>,
    mut previous: Local<Option<Card>>,
    mut sounds: MessageWriter<Sound>,
) {
    if drag.card.is_some() && drag.card != *previous {
        sounds.write(Sound::PickUp);
    }
    *previous = drag.card;
}

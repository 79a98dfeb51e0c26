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

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (play_card_sounds.after(card_counts::count_cards), play_drag_sound)
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

fn play_card_sounds(
    places: Query<&CardPlace>,
    changed: Query<(Ref<RestingPlace>, &CardOf, Has<Beats>), Changed<RestingPlace>>,
    cards: Query<(&RestingPlace, Has<Beats>), With<PlayingCard>>,
    mut sounds: MessageWriter<Sound>,
) {
    // Newly spawned cards have not moved.
    let moved = || changed.iter().filter(|(lies, ..)| !lies.is_added());
    let landed = |place: CardPlace| {
        move |lies: &RestingPlace| lies.now == Some(place) && lies.before != lies.now
    };
    let in_bout = landed(CardPlace::Bout);
    let attacks = moved().filter(|(lies, _, beats)| in_bout(lies) && !beats).count();
    if moved().any(|(lies, _, beats)| in_bout(&lies) && beats) {
        sounds.write(Sound::Lay);
    }
    if attacks > 0 {
        let all = cards.iter().filter(|(lies, beats)| lies.now == Some(CardPlace::Bout) && !beats);
        let before = all.count() - attacks;
        let added = Sound::ThrowIn(u8::try_from(before).unwrap_or(u8::MAX));
        sounds.write(if before > 0 { added } else { Sound::Lay });
    }
    let swept = || {
        let left =
            |lies: &RestingPlace| lies.before == Some(CardPlace::Bout) && lies.now != lies.before;
        moved().filter(move |(lies, ..)| left(lies))
    };
    let to_seat = |card: &CardOf| matches!(places.get(card.0), Ok(CardPlace::Seat(_)));
    if swept().filter(|(_, card, _)| to_seat(card)).count() > 1 {
        sounds.write(Sound::Take);
    } else if swept().next().is_some() {
        sounds.write(Sound::Slide);
    }
    if moved().any(|(lies, ..)| matches!(lies.now, Some(CardPlace::Seat(_)))) {
        sounds.write(Sound::Draw);
    }
}

/// Plays a sound when a card starts to be dragged.
fn play_drag_sound(
    grip: Res<CardDrag>,
    mut held: Local<Option<Card>>,
    mut sounds: MessageWriter<Sound>,
) {
    if grip.card.is_some() && grip.card != *held {
        sounds.write(Sound::PickUp);
    }
    *held = grip.card;
}

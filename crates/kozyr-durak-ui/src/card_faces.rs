//! Which card faces are visible, and their images.

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Seat};
use kozyr_durak::Durak;

use super::{
    components::PlayingCard,
    pictures::{CardPictures, back_rect, face_rect},
    screens::TABLE,
    targets,
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{motion::FaceUp, session::Session};
use kozyr_ui::settings::Settings;

/// Keeps card images in sync with the sides shown.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update_card_faces
            .run_if(
                any_match_filter::<Changed<FaceUp>>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<CardPictures>),
            )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .after(targets::set_targets)
            .in_set(AppSystems::SetTargets),
    );
}

/// Whether the viewer may see a seat's hand. In a match on a server: their own, and all hands once
/// the cards were revealed. In a watched match: the hand of its only human, and
/// all hands once opened. In other matches: all hands after the deal; during it, the viewer's own
/// unless covered, and opponents' hands if open hands are on and allowed, or the problem is open.
pub fn is_hand_visible(session: &Session<Durak>, settings: &Settings, seat: Seat) -> bool {
    if session.is_remote() {
        return session.is_played_here(seat) || !session.is_guessing_cards();
    }
    if session.is_watched() {
        let is_own = session.person_count() == 1 && seat == session.viewer();
        return is_own || session.are_hands_open();
    }
    if session.game().to_act().is_none() {
        return true;
    }
    match session.record().players()[seat.index()] {
        Player::Human => seat == session.viewer() && !session.is_covered(),
        Player::Opponent(_) => {
            session.is_open_problem() || settings.open_hands && session.permissions().open_hands
        }
    }
}

/// Shows each card's face, or the back chosen in the settings if it is face down.
fn update_card_faces(
    pictures: Res<CardPictures>,
    settings: Res<Settings>,
    mut cards: Query<(&PlayingCard, &FaceUp, &mut Sprite)>,
) {
    for (card, face_up, mut sprite) in &mut cards {
        let (image, rect) = if face_up.0 {
            (&pictures.faces, face_rect(card.0))
        } else {
            (&pictures.backs, back_rect(settings.card_back))
        };
        if sprite.rect != Some(rect) || sprite.image != *image {
            sprite.image = image.clone();
            sprite.rect = Some(rect);
        }
    }
}

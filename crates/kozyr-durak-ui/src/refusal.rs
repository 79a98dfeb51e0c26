//! Explains why a card may not be played.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, CardSet, Durak, IllegalAction, Phase};

use super::{
    components::PlayingCard,
    touch::{self, CardDropped, CardTapped, PersonActions},
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    motion::Shake,
    refusal::ActionRefused,
    session::{self, Session},
};
use kozyr_ui::{audio::Sound, language::Language};

/// Adds explanations of refused cards, and their shaking.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (refuse, shake_refused_card)
            .run_if(session::is_playable::<Durak>)
            .after(touch::read_gestures)
            .before(touch::submit_intents)
            .in_set(AppSystems::CollectDecisions),
    );
}

/// Sends the reason why the card tapped or dropped last may not be played, if a rule forbids it.
/// Does so only on the player's turn and outside lessons.
fn refuse(
    mut tapped: MessageReader<CardTapped>,
    mut dropped: MessageReader<CardDropped>,
    session: Res<Session<Durak>>,
    actions: Res<PersonActions>,
    language: Res<Language>,
    mut refused: MessageWriter<ActionRefused>,
) {
    let tapped = tapped.read().map(|tapped| (tapped.0, None));
    let dropped = dropped.read().map(|dropped| (dropped.card, dropped.target));
    let Some((card, target)) = tapped.chain(dropped).last() else { return };
    // Lessons respond in their own way.
    if !actions.is_turn() || actions.actions_with(card).next().is_some() || session.is_lesson() {
        return;
    }
    if let Some(reason) = refusal_text(card, target, &session, &language) {
        refused.write(ActionRefused { reason, ply: session.record().actions().len() });
    }
}

/// Shakes each unplayable card that was dropped on the table, or tapped on the player's turn, and
/// plays the sound of a refusal.
fn shake_refused_card(
    mut commands: Commands,
    mut tapped: MessageReader<CardTapped>,
    mut dropped: MessageReader<CardDropped>,
    actions: Res<PersonActions>,
    cards: Query<(Entity, &PlayingCard)>,
    mut sounds: MessageWriter<Sound>,
) {
    let tapped = tapped.read().map(|tapped| tapped.0).filter(|_| actions.is_turn());
    let refused = tapped.chain(dropped.read().map(|dropped| dropped.card));
    for refused in refused.filter(|&card| actions.actions_with(card).next().is_none()) {
        let entity = cards.iter().find(|(_, card)| card.0 == refused);
        if let Some((card, _)) = entity {
            commands.entity(card).insert(Shake::default());
            sounds.write(Sound::Refuse);
        }
    }
}

/// Explains which rule forbids the player to play a card, on the attack card `target` if given.
/// `None` if no rule does, or none that concerns the card.
pub fn refusal_text(
    card: Card,
    target: Option<Card>,
    session: &Session<Durak>,
    language: &Language,
) -> Option<String> {
    let game = session.game();
    let view = game.view(session.viewer());
    let error_of = |action| game.clone().play(action).err();
    let open = view.open_attacks();
    let attack = target.filter(|&attack| open.contains(attack)).or_else(|| open.first());
    let error = match view.phase() {
        Phase::Attack => error_of(Action::Attack(card.into()))?,
        Phase::Defend => match error_of(Action::Transfer(card))? {
            error if is_about_transfer(error, card, open) => error,
            _ => error_of(Action::Beat { attack: attack?, with: card })?,
        },
        Phase::ThrowIn | Phase::Take => error_of(Action::ThrowIn(card))?,
        Phase::Redeal | Phase::Over => return None,
    };
    let key = match error {
        IllegalAction::DoesNotBeat { .. } if target.is_none() && open.len() > 1 => {
            "durak-refused-beats-none"
        }
        IllegalAction::DoesNotBeat { attack, with } if attack.suit() == with.suit() => {
            "durak-refused-too-low"
        }
        IllegalAction::DoesNotBeat { .. } => "durak-refused-other-suit",
        IllegalAction::RankNotOnTable(_) => "durak-refused-other-rank",
        IllegalAction::TransferAfterBeating => "durak-refused-transfer-late",
        IllegalAction::TransferTooLarge => "durak-refused-transfer-too-many",
        _ => return None,
    };
    let attack = attack.map(|attack| language.card(attack)).unwrap_or_default();
    let arguments = [("card", language.card(card).into()), ("attack", attack.into())];
    Some(language.format(key, &arguments))
}

/// Whether a refused card was probably meant to transfer the attacks rather than to beat one.
fn is_about_transfer(error: IllegalAction, card: Card, open_attacks: CardSet) -> bool {
    match error {
        IllegalAction::TransferTooLarge => true,
        IllegalAction::TransferAfterBeating => open_attacks.all_of_same_ranks().contains(card),
        _ => false,
    }
}

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

fn refuse(
    mut tapped: MessageReader<CardTapped>,
    mut dropped: MessageReader<CardDropped>,
    session: Res<Session<Durak>>,
    offers: Res<PersonActions>,
    language: Res<Language>,
    mut refused: MessageWriter<ActionRefused>,
) {
    let tapped = tapped.read().map(|tapped| (tapped.0, None));
    let dropped = dropped.read().map(|dropped| (dropped.card, dropped.target));
    let Some((card, on)) = tapped.chain(dropped).last() else { return };
    // Lessons respond in their own way.
    if !offers.is_turn() || offers.actions_with(card).next().is_some() || session.is_lesson() {
        return;
    }
    if let Some(why) = refusal_text(card, on, &session, &language) {
        refused.write(ActionRefused { reason: why, ply: session.record().actions().len() });
    }
}

/// Shakes an unplayable card that was dropped on the table, or touched on the player's turn.
fn shake_refused_card(
    mut commands: Commands,
    mut tapped: MessageReader<CardTapped>,
    mut dropped: MessageReader<CardDropped>,
    offers: Res<PersonActions>,
    cards: Query<(Entity, &PlayingCard)>,
    mut sounds: MessageWriter<Sound>,
) {
    let tapped = tapped.read().map(|tapped| tapped.0).filter(|_| offers.is_turn());
    let refused = tapped.chain(dropped.read().map(|dropped| dropped.card));
    for refused in refused.filter(|&card| offers.actions_with(card).next().is_none()) {
        let of_card = cards.iter().find(|(_, card)| card.0 == refused);
        if let Some((card, _)) = of_card {
            commands.entity(card).insert(Shake::default());
            sounds.write(Sound::Refuse);
        }
    }
}

/// Explains which rule forbids the player to play a card, on the given attack card if any. `None`
/// if no rule does, or none that concerns the card.
pub fn refusal_text(
    card: Card,
    on: Option<Card>,
    session: &Session<Durak>,
    language: &Language,
) -> Option<String> {
    let game = session.game();
    let view = game.view(session.viewer());
    let fault = |action| game.clone().play(action).err();
    let open = view.open_attacks();
    let attack = on.filter(|&attack| open.contains(attack)).or_else(|| open.first());
    let fault = match view.phase() {
        Phase::Attack => fault(Action::Attack(card.into()))?,
        Phase::Defend => match fault(Action::Transfer(card))? {
            why if is_about_transfer(why, card, open) => why,
            _ => fault(Action::Beat { attack: attack?, with: card })?,
        },
        Phase::ThrowIn | Phase::Take => fault(Action::ThrowIn(card))?,
        Phase::Redeal | Phase::Over => return None,
    };
    let key = match fault {
        IllegalAction::DoesNotBeat { .. } if on.is_none() && open.len() > 1 => {
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
    let named = [("card", language.card(card).into()), ("attack", attack.into())];
    Some(language.format(key, &named))
}

/// Whether a refused card was probably meant to transfer the attacks rather than to beat one.
fn is_about_transfer(why: IllegalAction, card: Card, open: CardSet) -> bool {
    match why {
        IllegalAction::TransferTooLarge => true,
        IllegalAction::TransferAfterBeating => open.all_of_same_ranks().contains(card),
        _ => false,
    }
}

//! Why a card may not be played, in words.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, CardSet, Durak, Illegal, Phase};

use super::{
    components::PlayingCard,
    touch::{self, Dropped, Offers, Tapped},
};
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    motion::Shake,
    refusal::Refused,
    session::{self, Session},
};
use kozyr_ui::{audio::Sound, language::Language};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (refuse, shake)
            .run_if(session::is_played::<Durak>)
            .after(touch::read_gestures)
            .before(touch::decide)
            .in_set(Step::Think),
    );
}

fn refuse(
    mut tapped: MessageReader<Tapped>,
    mut dropped: MessageReader<Dropped>,
    session: Res<Session<Durak>>,
    offers: Res<Offers>,
    language: Res<Language>,
    mut refused: MessageWriter<Refused>,
) {
    let tapped = tapped.read().map(|tapped| (tapped.0, None));
    let dropped = dropped.read().map(|dropped| (dropped.card, dropped.on));
    let Some((card, on)) = tapped.chain(dropped).last() else { return };
    // A lesson has answers of its own.
    if !offers.asked() || offers.uses(card).next().is_some() || session.is_lesson() {
        return;
    }
    if let Some(why) = why_not(card, on, &session, &language) {
        refused.write(Refused { why, ply: session.record().actions().len() });
    }
}

/// Shakes a card that was let go over the table, or touched while it is asked for one, and cannot
/// be played.
fn shake(
    mut commands: Commands,
    mut tapped: MessageReader<Tapped>,
    mut dropped: MessageReader<Dropped>,
    offers: Res<Offers>,
    cards: Query<(Entity, &PlayingCard)>,
    mut sounds: MessageWriter<Sound>,
) {
    let tapped = tapped.read().map(|tapped| tapped.0).filter(|_| offers.asked());
    let refused = tapped.chain(dropped.read().map(|dropped| dropped.card));
    for refused in refused.filter(|&card| offers.uses(card).next().is_none()) {
        let of_card = cards.iter().find(|(_, card)| card.0 == refused);
        if let Some((card, _)) = of_card {
            commands.entity(card).insert(Shake::default());
            sounds.write(Sound::Refuse);
        }
    }
}

/// Which rule forbids the person who is to decide to play a card of theirs, upon that card of
/// the attack if one is given; `None` if no rule does, or none that concerns the card.
pub fn why_not(
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
            why if is_of_transfer(why, card, open) => why,
            _ => fault(Action::Beat { attack: attack?, with: card })?,
        },
        Phase::ThrowIn | Phase::Take => fault(Action::ThrowIn(card))?,
        Phase::Redeal | Phase::Over => return None,
    };
    let key = match fault {
        Illegal::DoesNotBeat { .. } if on.is_none() && open.len() > 1 => "durak-refused-beats-none",
        Illegal::DoesNotBeat { attack, with } if attack.suit() == with.suit() => {
            "durak-refused-too-low"
        }
        Illegal::DoesNotBeat { .. } => "durak-refused-other-suit",
        Illegal::RankNotOnTable(_) => "durak-refused-other-rank",
        Illegal::TransferAfterBeating => "durak-refused-transfer-late",
        Illegal::TransferTooMany => "durak-refused-transfer-too-many",
        _ => return None,
    };
    let attack = attack.map(|attack| language.card(attack)).unwrap_or_default();
    let named = [("card", language.card(card).into()), ("attack", attack.into())];
    Some(language.format(key, &named))
}

/// Whether somebody who plays the card to these attacks and is refused means to pass them on
/// rather than to beat one of them.
fn is_of_transfer(why: Illegal, card: Card, open: CardSet) -> bool {
    match why {
        Illegal::TransferTooMany => true,
        Illegal::TransferAfterBeating => open.with_equal_ranks().contains(card),
        _ => false,
    }
}

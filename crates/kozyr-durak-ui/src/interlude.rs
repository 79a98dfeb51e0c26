//! Shows a card that ends a bout before the table is cleared, since the rules do both in one
//! action.

use bevy::prelude::*;
use kozyr_durak::{Card, Durak, Event};

use kozyr_table::{
    motion::MotionTween,
    pace::Tempo,
    session::{ActionPlayed, Session},
};

/// The table between an action that ended a bout and the clearing of that bout.
#[derive(Resource)]
pub struct Interlude {
    /// Number of actions in the match, including that one.
    ply: usize,
    /// The deal before the action.
    pub before: Durak,
    /// The card that was played.
    pub card: Card,
    /// The attack card that it beats, if any.
    pub beats: Option<Card>,
    /// Whether the card has been sent to the bout.
    sent: bool,
}

impl Interlude {
    /// Whether the match has as many actions as when the interlude began.
    pub fn belongs_to(&self, session: &Session<Durak>) -> bool {
        session.record().actions().len() == self.ply
    }
}

/// Starts an interlude if the last action played a card and ended the bout, unless animations are
/// off.
pub(super) fn begin(
    mut commands: Commands,
    mut played: MessageReader<ActionPlayed<Durak>>,
    session: Res<Session<Durak>>,
    tempo: Res<Tempo>,
) {
    let Some(played) = played.read().last().filter(|_| tempo.duration_factor > 0.0) else { return };
    let ends_bout =
        |event: &Event| matches!(event, Event::BoutBeaten { .. } | Event::BoutTaken { .. });
    let card = played.events.iter().find_map(|event| match *event {
        Event::Beaten { with, attack, .. } => Some((with, Some(attack))),
        Event::ThrownIn { card, .. } => Some((card, None)),
        _ => None,
    });
    if let Some((card, beats)) = card.filter(|_| played.events.iter().any(ends_bout)) {
        let ply = session.record().actions().len();
        let before = session.record().after_actions(ply - 1).game().clone();
        commands.insert_resource(Interlude { ply, before, card, beats, sent: false });
    }
}

/// Ends the interlude once no card moves, but not in its first frame; at once if the match has
/// moved on.
pub(super) fn end(
    mut commands: Commands,
    mut interlude: ResMut<Interlude>,
    session: Res<Session<Durak>>,
    tweens: Query<(), With<MotionTween>>,
) {
    if !interlude.belongs_to(&session) || interlude.sent && tweens.is_empty() {
        commands.remove_resource::<Interlude>();
    } else if !interlude.sent {
        interlude.sent = true;
    }
}

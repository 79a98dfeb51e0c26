//! Refusals: the reason why an action is not possible, shown for a moment in place of the status.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    input::Gesture,
    session::{Session, TableGame},
};
use kozyr_platform::{screen::Screen, system_sets::AppSystems};
use kozyr_ui::audio::Sound;

/// An action that the rules do not allow.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ActionRefused {
    /// The reason, as a sentence in the player's language.
    pub reason: String,
    /// The number of actions played in the match.
    pub ply: usize,
}

/// The refusal on display.
#[derive(Resource, PartialEq, Eq, Debug, Default)]
pub struct ShownRefusal {
    refused: Option<ActionRefused>,
    /// The time until it expires.
    remaining: Duration,
}

const REFUSAL_DURATION: Duration = Duration::from_secs(4);

impl ShownRefusal {
    /// The reason of the refusal; `None` if there is none, it has expired, or the number of actions
    /// has changed since.
    pub fn text<G: TableGame>(&self, session: &Session<G>) -> Option<&str> {
        let ply = session.record().actions().len();
        self.refused.as_ref().filter(|refused| refused.ply == ply).map(|refused| &*refused.reason)
    }
}

/// Adds [`ActionRefused`] and [`ShownRefusal`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownRefusal>().add_message::<ActionRefused>();
    app.add_systems(Update, update_refusal.in_set(AppSystems::UpdatePhases));
    app.add_systems(OnEnter(Screen::Home), |mut refusal: ResMut<ShownRefusal>| {
        *refusal = ShownRefusal::default();
    });
}

/// Stores the last refusal and plays its sound; drops it once it expires or the player touches the
/// table.
fn update_refusal(
    mut gestures: MessageReader<Gesture>,
    mut refused: MessageReader<ActionRefused>,
    time: Res<Time<Real>>,
    mut refusal: ResMut<ShownRefusal>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut sounds: MessageWriter<Sound>,
) {
    // A touch on the table dismisses it.
    let was_touched = gestures.read().count() > 0;
    let remaining = refusal.remaining.saturating_sub(time.delta());
    if let Some(refused) = refused.read().last() {
        *refusal = ShownRefusal { refused: Some(refused.clone()), remaining: REFUSAL_DURATION };
        sounds.write(Sound::Refuse);
    } else if was_touched || remaining.is_zero() {
        refusal.set_if_neq(ShownRefusal::default());
    } else {
        refusal.remaining = remaining;
    }
    if refusal.refused.is_some() {
        redraw.write(RequestRedraw);
    }
}

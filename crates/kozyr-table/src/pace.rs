//! The pace of movements and opponents: the player's setting, or the speed of a watched match.

use std::time::Duration;

use bevy::prelude::*;

use crate::current_match::CurrentMatch;
use kozyr_platform::system_sets::AppSystems;
use kozyr_ui::{settings::Settings, system_preferences::SystemPreferences};

/// The current pace.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Tempo {
    /// The factor of normal durations; 0 for no movement.
    pub duration_factor: f32,
    /// Whether entities fade in at their targets instead of moving there.
    pub reduced_motion: bool,
    /// The minimum thinking time of an opponent.
    pub min_thinking_time: Duration,
}

/// The controls of a match between opponents.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpectatorControls {
    /// Whether the match is paused.
    pub paused: bool,
    /// Whether a single decision is requested while paused.
    pub step: bool,
    /// The speed.
    pub speed: SpectatorSpeed,
}

/// The speed of a watched match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SpectatorSpeed {
    /// Leaves time to read each reason.
    Slow,
    /// Leaves time to follow.
    #[default]
    Normal,
    /// Leaves time to see each action.
    Fast,
    /// As fast as the opponents decide.
    Maximum,
}

/// The minimum thinking time of an opponent in a match with a human, who needs to follow.
const MIN_THINKING_TIME: Duration = Duration::from_millis(420);

impl SpectatorControls {
    /// Whether an opponent may decide now: the match is not paused, or a single step is requested.
    pub fn may_advance(self) -> bool {
        !self.paused || self.step
    }
}

impl SpectatorSpeed {
    /// The next faster speed; the slowest after the maximum.
    pub fn next(self) -> Self {
        match self {
            SpectatorSpeed::Slow => SpectatorSpeed::Normal,
            SpectatorSpeed::Normal => SpectatorSpeed::Fast,
            SpectatorSpeed::Fast => SpectatorSpeed::Maximum,
            SpectatorSpeed::Maximum => SpectatorSpeed::Slow,
        }
    }

    /// The key of the name of the speed in the translated texts.
    pub fn key(self) -> &'static str {
        match self {
            SpectatorSpeed::Slow => "watch-slow",
            SpectatorSpeed::Normal => "watch-normal",
            SpectatorSpeed::Fast => "watch-fast",
            SpectatorSpeed::Maximum => "watch-utmost",
        }
    }

    /// The symbol of the speed, such as `1×`.
    pub fn symbol(self) -> &'static str {
        match self {
            SpectatorSpeed::Slow => "½×",
            SpectatorSpeed::Normal => "1×",
            SpectatorSpeed::Fast => "3×",
            SpectatorSpeed::Maximum => "max",
        }
    }

    /// The tempo of a watched match at this speed.
    fn tempo(self, reduced_motion: bool) -> Tempo {
        let (duration_factor, min_thinking_ms) = match self {
            SpectatorSpeed::Slow => (1.0, 3000),
            SpectatorSpeed::Normal => (1.0, 1100),
            SpectatorSpeed::Fast => (0.5, 300),
            SpectatorSpeed::Maximum => (0.0, 0),
        };
        Tempo {
            duration_factor,
            reduced_motion,
            min_thinking_time: Duration::from_millis(min_thinking_ms),
        }
    }
}

/// Adds the [`Tempo`], which is updated every frame, and the [`SpectatorControls`].
pub(crate) fn plugin(app: &mut App) {
    let tempo = player_tempo(app.world().resource::<Settings>(), SystemPreferences::default());
    app.insert_resource(tempo).init_resource::<SpectatorControls>();
    app.add_systems(Update, update_tempo.in_set(AppSystems::Input));
}

/// The tempo of a match with a human, by the player's settings and the system's preferences.
fn player_tempo(settings: &Settings, system: SystemPreferences) -> Tempo {
    let duration_factor = settings.pace.duration_factor();
    let reduced_motion = settings.movement.is_reduced(system.reduced_motion);
    Tempo {
        duration_factor,
        reduced_motion,
        min_thinking_time: MIN_THINKING_TIME.mul_f32(duration_factor),
    }
}

/// Sets the tempo: by the player's settings, or by the speed of a watched match, whose movements
/// then take at most as long as the settings allow.
fn update_tempo(
    settings: Res<Settings>,
    system: Res<SystemPreferences>,
    controls: Res<SpectatorControls>,
    current_match: CurrentMatch,
    mut tempo: ResMut<Tempo>,
) {
    let is_watched = current_match.is_some_and(|summary| summary.is_watched);
    let player = player_tempo(&settings, *system);
    tempo.set_if_neq(if is_watched {
        let tempo = controls.speed.tempo(player.reduced_motion);
        // A player who turned movement off gets none here either.
        Tempo { duration_factor: tempo.duration_factor.min(player.duration_factor), ..tempo }
    } else {
        player
    });
}

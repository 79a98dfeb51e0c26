//! How fast things move and opponents decide: the player's own pace, or that of a match he watches.

use std::time::Duration;

use bevy::prelude::*;

use crate::current_match::CurrentMatch;
use kozyr_platform::system_sets::Step;
use kozyr_ui::{settings::Settings, system_preferences::SystemPreferences};

/// The pace in force.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Tempo {
    /// What the usual duration of a movement is multiplied with; 0 for no movement.
    pub motion: f32,
    /// Whether things fade in where they belong instead of travelling there.
    pub fades: bool,
    /// How long an opponent is seen to think at least.
    pub thought: Duration,
}

/// How a match between opponents goes on before the player's eyes.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watch {
    /// Nobody decides until it goes on.
    pub paused: bool,
    /// One decision is wanted although it is paused.
    pub step: bool,
    /// How fast it goes.
    pub speed: Speed,
}

/// How fast a match is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// Time to read each reason.
    Slow,
    /// Time to follow.
    #[default]
    Normal,
    /// Time to see.
    Fast,
    /// As fast as the opponents can.
    Utmost,
}

/// How long an opponent is seen to think at least when a person plays: people need to follow.
const THOUGHT: Duration = Duration::from_millis(420);

impl Watch {
    /// Whether an opponent may decide now.
    pub fn goes_on(self) -> bool {
        !self.paused || self.step
    }
}

impl Speed {
    /// The speed after this one, round and round.
    pub fn next(self) -> Self {
        match self {
            Speed::Slow => Speed::Normal,
            Speed::Normal => Speed::Fast,
            Speed::Fast => Speed::Utmost,
            Speed::Utmost => Speed::Slow,
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Speed::Slow => "watch-slow",
            Speed::Normal => "watch-normal",
            Speed::Fast => "watch-fast",
            Speed::Utmost => "watch-utmost",
        }
    }

    /// A sign for it.
    pub fn sign(self) -> &'static str {
        match self {
            Speed::Slow => "½×",
            Speed::Normal => "1×",
            Speed::Fast => "3×",
            Speed::Utmost => "max",
        }
    }

    fn tempo(self, fades: bool) -> Tempo {
        let (motion, thought) = match self {
            Speed::Slow => (1.0, 3000),
            Speed::Normal => (1.0, 1100),
            Speed::Fast => (0.5, 300),
            Speed::Utmost => (0.0, 0),
        };
        Tempo { motion, fades, thought: Duration::from_millis(thought) }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let tempo = usual(app.world().resource::<Settings>(), SystemPreferences::default());
    app.insert_resource(tempo).init_resource::<Watch>();
    app.add_systems(Update, choose.in_set(Step::Input));
}

fn usual(settings: &Settings, system: SystemPreferences) -> Tempo {
    let motion = settings.pace.factor();
    let fades = settings.movement.is_reduced(system.reduced_motion);
    Tempo { motion, fades, thought: THOUGHT.mul_f32(motion) }
}

fn choose(
    settings: Res<Settings>,
    system: Res<SystemPreferences>,
    watch: Res<Watch>,
    shown: CurrentMatch,
    mut tempo: ResMut<Tempo>,
) {
    let watched = shown.is(|shown| shown.is_watched);
    let usual = usual(&settings, *system);
    tempo.set_if_neq(if watched {
        let tempo = watch.speed.tempo(usual.fades);
        // Who wants nothing to move wants that here too.
        Tempo { motion: tempo.motion.min(usual.motion), ..tempo }
    } else {
        usual
    });
}

//! What is heard.

use bevy::{ecs::message::Message, prelude::*};
use bevy_kira_audio::{Audio, AudioControl, AudioPlugin, AudioSource, prelude::Decibels};

use super::settings::Settings;

/// Something to be heard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Cards are dealt.
    Deal,
    /// A card slides to the table.
    Slide,
    /// A disc turns over.
    Flip,
    /// A disc is placed.
    Place,
    /// Cards are taken from the table.
    Take,
    /// Cards are drawn from the talon.
    Draw,
    /// A seat passes.
    Pass,
    /// A button.
    Tap,
    /// The game is won.
    Win,
    /// The game is lost.
    Lose,
}

const ALL: [Sound; 10] = [
    Sound::Deal,
    Sound::Slide,
    Sound::Flip,
    Sound::Place,
    Sound::Take,
    Sound::Draw,
    Sound::Pass,
    Sound::Tap,
    Sound::Win,
    Sound::Lose,
];

#[derive(Resource)]
struct Sounds(Vec<Handle<AudioSource>>);

impl Sound {
    fn file(self) -> &'static str {
        match self {
            Sound::Deal => "sounds/deal.ogg",
            Sound::Slide => "sounds/slide.ogg",
            Sound::Flip => "sounds/flip.ogg",
            Sound::Place => "sounds/place.ogg",
            Sound::Take => "sounds/take.ogg",
            Sound::Draw => "sounds/draw.ogg",
            Sound::Pass => "sounds/pass.ogg",
            Sound::Tap => "sounds/tap.ogg",
            Sound::Win => "sounds/win.ogg",
            Sound::Lose => "sounds/lose.ogg",
        }
    }
}

/// Without a device for sound everything is silent, and a warning says so.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin).add_message::<Sound>();
    app.add_systems(Startup, load);
    app.add_systems(PostUpdate, play.run_if(on_message::<Sound>));
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Sounds(ALL.map(|sound| assets.load(sound.file())).into()));
}

fn play(
    mut wanted: MessageReader<Sound>,
    sounds: Res<Sounds>,
    audio: Res<Audio>,
    settings: Res<Settings>,
) {
    let mut heard = Vec::new();
    for &sound in wanted.read() {
        // Six cards drawn at once make one sound, not six.
        if settings.volume <= 0.0 || heard.contains(&sound) {
            continue;
        }
        heard.push(sound);
        audio
            .play(sounds.0[sound as usize].clone())
            .with_volume(Decibels(20.0 * settings.volume.log10()));
    }
}

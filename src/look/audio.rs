//! What is heard.

mod front;
mod music;

use bevy::{ecs::message::Message, prelude::*};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, egui::output::OutputEvent};
use bevy_kira_audio::{Audio, AudioControl, AudioPlugin, AudioSource, prelude::Decibels};

use crate::look::settings::Settings;

pub use music::Music;

/// Something to be heard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Cards are dealt.
    Deal,
    /// Cards slide over the table.
    Slide,
    /// A card is laid on the table.
    Lay,
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

/// All sounds, each with the files that take turns, so that no two in a row are quite alike.
const FILES: [(Sound, &[&str]); 11] = [
    (Sound::Deal, &["sounds/deal.ogg"]),
    (Sound::Slide, &["sounds/slide.ogg", "sounds/slide-2.ogg", "sounds/slide-3.ogg"]),
    (Sound::Lay, &["sounds/lay.ogg", "sounds/lay-2.ogg", "sounds/lay-3.ogg"]),
    (Sound::Flip, &["sounds/flip.ogg", "sounds/flip-2.ogg", "sounds/flip-3.ogg"]),
    (Sound::Place, &["sounds/place.ogg", "sounds/place-2.ogg", "sounds/place-3.ogg"]),
    (Sound::Take, &["sounds/take.ogg"]),
    (Sound::Draw, &["sounds/draw.ogg"]),
    (Sound::Pass, &["sounds/pass.ogg"]),
    (Sound::Tap, &["sounds/tap.ogg"]),
    (Sound::Win, &["sounds/win.ogg"]),
    (Sound::Lose, &["sounds/lose.ogg"]),
];

#[derive(Resource)]
struct Sounds(Vec<(Sound, Vec<Handle<AudioSource>>)>);

impl Sounds {
    /// The file whose turn it is.
    fn next(&mut self, wanted: Sound) -> Option<Handle<AudioSource>> {
        let (_, files) = self.0.iter_mut().find(|(sound, _)| *sound == wanted)?;
        files.rotate_left(1);
        files.last().cloned()
    }
}

/// Without a device for sound everything is silent, and a warning says so.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, front::plugin, music::plugin)).add_message::<Sound>();
    app.add_systems(Startup, load);
    app.add_systems(
        PostUpdate,
        (hear_panels.after(EguiPostUpdateSet::ProcessOutput), play.run_if(on_message::<Sound>))
            .chain(),
    );
}

/// Whatever is pressed in a panel is heard.
fn hear_panels(outputs: Query<&EguiOutput>, mut sounds: MessageWriter<Sound>) {
    let pressed = |event: &OutputEvent| {
        matches!(event, OutputEvent::Clicked(_) | OutputEvent::ValueChanged(_))
    };
    if outputs.iter().any(|output| output.platform_output.events.iter().any(pressed)) {
        sounds.write(Sound::Tap);
    }
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    let load = |files: &[&'static str]| files.iter().map(|&file| assets.load(file)).collect();
    commands.insert_resource(Sounds(FILES.map(|(sound, files)| (sound, load(files))).into()));
}

fn play(
    mut wanted: MessageReader<Sound>,
    mut sounds: ResMut<Sounds>,
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
        if let Some(file) = sounds.next(sound) {
            audio.play(file).with_volume(decibels(settings.volume));
        }
    }
}

/// A loudness from 0 to 1 as gain.
fn decibels(volume: f32) -> Decibels {
    if volume > 0.0 { Decibels(20.0 * volume.log10()) } else { Decibels::SILENCE }
}

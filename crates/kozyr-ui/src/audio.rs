//! What is heard.

mod foreground;
mod music;
mod variation;

use bevy::{ecs::message::Message, prelude::*};
use bevy_egui::{EguiOutput, EguiPostUpdateSet, egui::output::OutputEvent};
use bevy_kira_audio::{Audio, AudioControl, AudioPlugin, AudioSource, prelude::Decibels};

use crate::settings::Settings;
use kozyr_platform::loading::FirstFrameDrawn;

use self::variation::SoundVariation;

pub use music::Music;

/// Something to be heard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Cards are dealt.
    Deal,
    /// Cards slide over the table.
    Slide,
    /// A card comes down on the table.
    Lay,
    /// A card that was thrown in comes down, the how-manieth of its bout: each is higher.
    ThrowIn(u8),
    /// A person takes a card up to move it.
    PickUp,
    /// A card must not be played.
    Refuse,
    /// Discs turn over, of the how-manieth ring from where one was placed: each is higher.
    Flip(u8),
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

impl Sound {
    /// The files that take turns for it, so that no two in a row are quite alike.
    fn files(self) -> &'static [&'static str] {
        match self {
            Sound::Deal => &["sounds/deal.ogg", "sounds/deal-2.ogg"],
            Sound::Slide => &["sounds/slide.ogg", "sounds/slide-2.ogg", "sounds/slide-3.ogg"],
            Sound::Lay | Sound::ThrowIn(_) => {
                &["sounds/lay.ogg", "sounds/lay-2.ogg", "sounds/lay-3.ogg"]
            }
            Sound::PickUp => &["sounds/pick-up.ogg", "sounds/pick-up-2.ogg"],
            Sound::Refuse => &["sounds/refuse.ogg", "sounds/refuse-2.ogg"],
            Sound::Flip(_) => &["sounds/flip.ogg", "sounds/flip-2.ogg", "sounds/flip-3.ogg"],
            Sound::Place => &["sounds/place.ogg", "sounds/place-2.ogg", "sounds/place-3.ogg"],
            Sound::Take => &["sounds/take.ogg", "sounds/take-2.ogg"],
            Sound::Draw => &["sounds/draw.ogg", "sounds/draw-2.ogg", "sounds/draw-3.ogg"],
            Sound::Pass => &["sounds/pass.ogg", "sounds/pass-2.ogg"],
            Sound::Tap => &["sounds/tap.ogg"],
            Sound::Win => &["sounds/win.ogg"],
            Sound::Lose => &["sounds/lose.ogg"],
        }
    }
}

/// One sound of each kind; those of a kind share their files.
const KINDS: [Sound; 13] = [
    Sound::Deal,
    Sound::Slide,
    Sound::Lay,
    Sound::PickUp,
    Sound::Refuse,
    Sound::Flip(0),
    Sound::Place,
    Sound::Take,
    Sound::Draw,
    Sound::Pass,
    Sound::Tap,
    Sound::Win,
    Sound::Lose,
];

/// The files of each kind, by the first of their names, and how often any was heard. Nothing is heard before
/// they are loaded.
#[derive(Resource, Default)]
struct Sounds {
    files: Vec<(&'static str, Vec<Handle<AudioSource>>)>,
    played: u32,
}

impl Sounds {
    /// The file whose turn it is, and the voice in which it is heard.
    fn next(&mut self, wanted: Sound) -> Option<(Handle<AudioSource>, SoundVariation)> {
        let first = wanted.files()[0];
        let (_, files) = self.files.iter_mut().find(|(name, _)| *name == first)?;
        files.rotate_left(1);
        self.played = self.played.wrapping_add(1);
        Some((files.last()?.clone(), SoundVariation::new(wanted, self.played)))
    }
}

/// Without a device for sound everything is silent, and a warning says so.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, foreground::plugin, music::plugin)).add_message::<Sound>();
    app.init_resource::<Sounds>();
    app.add_systems(Update, load.run_if(resource_added::<FirstFrameDrawn>));
    app.add_systems(
        PostUpdate,
        (
            play_panel_clicks.after(EguiPostUpdateSet::ProcessOutput),
            play.run_if(on_message::<Sound>),
        )
            .chain(),
    );
}

/// Whatever is pressed in a panel is heard.
fn play_panel_clicks(outputs: Query<&EguiOutput>, mut sounds: MessageWriter<Sound>) {
    let pressed = |event: &OutputEvent| {
        matches!(event, OutputEvent::Clicked(_) | OutputEvent::ValueChanged(_))
    };
    if outputs.iter().any(|output| output.platform_output.events.iter().any(pressed)) {
        sounds.write(Sound::Tap);
    }
}

fn load(mut sounds: ResMut<Sounds>, assets: Res<AssetServer>) {
    let load = |files: &[&'static str]| files.iter().map(|&file| assets.load(file)).collect();
    sounds.files = KINDS.map(|sound| (sound.files()[0], load(sound.files()))).into();
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
        if settings.sound_volume <= 0.0 || heard.contains(&sound) {
            continue;
        }
        heard.push(sound);
        if let Some((file, voice)) = sounds.next(sound) {
            let Decibels(volume) = decibels(settings.sound_volume);
            audio.play(file).with_volume(volume + voice.gain).with_playback_rate(voice.rate);
        }
    }
}

/// A loudness from 0 to 1 as gain.
fn decibels(volume: f32) -> Decibels {
    if volume > 0.0 { Decibels(20.0 * volume.log10()) } else { Decibels::SILENCE }
}

//! Sound effects and music.

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

/// A sound effect.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Cards are dealt.
    Deal,
    /// Cards slide across the table.
    Slide,
    /// A card lands on the table.
    Lay,
    /// A thrown-in card lands. The number is its place in the bout; the pitch rises with it.
    ThrowIn(u8),
    /// The player picks up a card to move it.
    PickUp,
    /// A card can't be played.
    Refuse,
    /// Discs flip. The number is their distance from the placed disc; the pitch rises with it.
    Flip(u8),
    /// A disc is placed.
    Place,
    /// The cards on the table are picked up.
    Take,
    /// Cards are drawn from the talon.
    Draw,
    /// A player passes.
    Pass,
    /// A button is pressed.
    Tap,
    /// The player wins.
    Win,
    /// The player loses.
    Lose,
}

impl Sound {
    /// Returns the paths of the recordings of this sound, which are used in turn so that no two in
    /// a row sound the same.
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

/// One sound of each kind; sounds of a kind share their files.
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

/// The recordings of all sounds, and a play count. Silent until loaded.
#[derive(Resource, Default)]
struct Sounds {
    /// For each kind of sound, the path of its first recording, and all of its recordings with the
    /// last played one at the end.
    files: Vec<(&'static str, Vec<Handle<AudioSource>>)>,
    /// The number of sounds played so far.
    played: u32,
}

impl Sounds {
    /// Moves on to the next recording of a sound, and returns it with the variation for this
    /// playback. Returns `None` until [`load`] has run.
    fn next(&mut self, sound: Sound) -> Option<(Handle<AudioSource>, SoundVariation)> {
        let first = sound.files()[0];
        let (_, files) = self.files.iter_mut().find(|(name, _)| *name == first)?;
        files.rotate_left(1);
        self.played = self.played.wrapping_add(1);
        Some((files.last()?.clone(), SoundVariation::new(sound, self.played)))
    }
}

/// Adds sound effects, and music while the app is in the foreground. Without an audio device, logs
/// a warning and stays silent.
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

/// Requests one [`Sound::Tap`] in each frame where a panel widget was clicked or changed its
/// value.
fn play_panel_clicks(outputs: Query<&EguiOutput>, mut sounds: MessageWriter<Sound>) {
    let pressed = |event: &OutputEvent| {
        matches!(event, OutputEvent::Clicked(_) | OutputEvent::ValueChanged(_))
    };
    if outputs.iter().any(|output| output.platform_output.events.iter().any(pressed)) {
        sounds.write(Sound::Tap);
    }
}

/// Starts to load all recordings in the background.
fn load(mut sounds: ResMut<Sounds>, assets: Res<AssetServer>) {
    let load = |files: &[&'static str]| files.iter().map(|&file| assets.load(file)).collect();
    sounds.files = KINDS.map(|sound| (sound.files()[0], load(sound.files()))).into();
}

/// Plays the sounds requested in this frame at the volume of the settings, each distinct sound
/// once. Plays nothing at volume 0.
fn play(
    mut requests: MessageReader<Sound>,
    mut sounds: ResMut<Sounds>,
    audio: Res<Audio>,
    settings: Res<Settings>,
) {
    let mut played = Vec::new();
    for &sound in requests.read() {
        // Six cards drawn at once make one sound, not six.
        if settings.sound_volume <= 0.0 || played.contains(&sound) {
            continue;
        }
        played.push(sound);
        if let Some((file, variation)) = sounds.next(sound) {
            let Decibels(volume) = decibels(settings.sound_volume);
            audio
                .play(file)
                .with_volume(volume + variation.gain)
                .with_playback_rate(variation.rate);
        }
    }
}

/// Converts a volume from 0 to 1 to a gain: 1 is unchanged, 0 or less is silence.
fn decibels(volume: f32) -> Decibels {
    if volume > 0.0 { Decibels(20.0 * volume.log10()) } else { Decibels::SILENCE }
}

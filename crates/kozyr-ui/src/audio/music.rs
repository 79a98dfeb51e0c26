//! Quiet background music that loops while the app is in the foreground.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_kira_audio::{AudioApp, AudioChannel, AudioControl, AudioSource, prelude::AudioTween};

use super::{decibels, foreground::AppForeground};
use crate::settings::Settings;

/// The path of the recording.
const MUSIC_FILE: &str = "sounds/music.ogg";
/// The duration of fade-in and fade-out.
const FADE: Duration = Duration::from_millis(900);

/// The playback state of the music.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub enum Music {
    /// Not requested yet, and not loaded.
    #[default]
    Silent,
    /// Loading, or failed to load.
    Loading(Handle<AudioSource>),
    /// Playing.
    Playing,
    /// Paused; playback resumes from the same position.
    Paused,
}

/// The audio channel of the music.
#[derive(Resource)]
struct MusicChannel;

/// Adds the background music and its state, [`Music`].
pub(crate) fn plugin(app: &mut App) {
    app.add_audio_channel::<MusicChannel>().init_resource::<Music>();
    app.add_systems(Update, (update_music, update_volume.run_if(resource_changed::<Settings>)));
}

/// Loads the music when it is first needed. Plays it while its volume is above 0 and the app is in
/// the foreground, else pauses it, both with a fade. Keeps an idle app redrawing while the music
/// loads.
fn update_music(
    settings: Res<Settings>,
    foreground: Res<AppForeground>,
    channel: Res<AudioChannel<MusicChannel>>,
    assets: Res<AssetServer>,
    mut music: ResMut<Music>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let should_play = settings.music_volume > 0.0 && foreground.is_active();
    let fade = AudioTween::linear(FADE);
    let next = match &*music {
        Music::Silent if should_play => Music::Loading(assets.load(MUSIC_FILE)),
        Music::Loading(source) if assets.is_loaded(source) => {
            channel.play(source.clone()).looped().fade_in(fade);
            Music::Playing
        }
        Music::Loading(source) => {
            // Keeps an idle app redrawing until the file has loaded.
            if assets.get_load_state(source).is_some_and(|state| state.is_loading()) {
                redraw.write(RequestRedraw);
            }
            return;
        }
        Music::Playing if !should_play => {
            channel.pause().fade_out(fade);
            Music::Paused
        }
        Music::Paused if should_play => {
            channel.resume().fade_in(fade);
            Music::Playing
        }
        _ => return,
    };
    *music = next;
    redraw.write(RequestRedraw);
}

/// Fades to the music volume of the settings. Does nothing at volume 0, since [`update_music`] then
/// pauses the music.
fn update_volume(settings: Res<Settings>, channel: Res<AudioChannel<MusicChannel>>) {
    if settings.music_volume > 0.0 {
        channel.set_volume(decibels(settings.music_volume)).fade_in(AudioTween::linear(FADE));
    }
}

//! A quiet piece that comes round and round, as long as somebody listens.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_kira_audio::{AudioApp, AudioChannel, AudioControl, AudioSource, prelude::AudioTween};

use super::{decibels, foreground::AppForeground};
use crate::settings::Settings;

const MUSIC_FILE: &str = "sounds/music.ogg";
/// How long it takes to come and to go.
const FADE: Duration = Duration::from_millis(900);

/// The music, as far as it has come.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub enum Music {
    /// Nobody has wanted it yet: it is not even loaded.
    #[default]
    Silent,
    /// It is on its way.
    Loading(Handle<AudioSource>),
    /// It is heard.
    Playing,
    /// It goes on from here when it is wanted again.
    Paused,
}

/// What music is played through.
#[derive(Resource)]
struct MusicChannel;

pub(crate) fn plugin(app: &mut App) {
    app.add_audio_channel::<MusicChannel>().init_resource::<Music>();
    app.add_systems(Update, (update_music, update_volume.run_if(resource_changed::<Settings>)));
}

/// Plays if it is wanted and the app is in front.
fn update_music(
    settings: Res<Settings>,
    front: Res<AppForeground>,
    channel: Res<AudioChannel<MusicChannel>>,
    assets: Res<AssetServer>,
    mut music: ResMut<Music>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = settings.music_volume > 0.0 && front.is_active();
    let fade = AudioTween::linear(FADE);
    let next = match &*music {
        Music::Silent if wanted => Music::Loading(assets.load(MUSIC_FILE)),
        Music::Loading(piece) if assets.is_loaded(piece) => {
            channel.play(piece.clone()).looped().fade_in(fade);
            Music::Playing
        }
        Music::Loading(piece) => {
            // An idle app would not notice that it has come.
            if assets.get_load_state(piece).is_some_and(|state| state.is_loading()) {
                redraw.write(RequestRedraw);
            }
            return;
        }
        Music::Playing if !wanted => {
            channel.pause().fade_out(fade);
            Music::Paused
        }
        Music::Paused if wanted => {
            channel.resume().fade_in(fade);
            Music::Playing
        }
        _ => return,
    };
    *music = next;
    redraw.write(RequestRedraw);
}

/// Gives it the loudness that was chosen; what fades out may do so in its old one.
fn update_volume(settings: Res<Settings>, channel: Res<AudioChannel<MusicChannel>>) {
    if settings.music_volume > 0.0 {
        channel.set_volume(decibels(settings.music_volume)).fade_in(AudioTween::linear(FADE));
    }
}

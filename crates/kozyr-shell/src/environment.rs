//! Messages about missing system requirements.

use std::{
    panic::{self, PanicHookInfo},
    process,
    sync::Once,
};

use bevy::{
    log::{
        BoxedFmtLayer, Level, LogPlugin,
        tracing::{Event, Metadata, Subscriber, field::Field},
        tracing_subscriber::{
            Layer, fmt,
            layer::{Context, Filter},
        },
    },
    prelude::*,
};
use kozyr_platform::storage::Storage;
use kozyr_ui::{language::Language, locale};

/// A requirement without which the app cannot start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MissingRequirement {
    /// A display to open a window on.
    Display,
    /// A graphics driver.
    Graphics,
}

impl MissingRequirement {
    /// Returns the requirement that is missing according to the message of a panic of Bevy, winit
    /// or wgpu. Returns `None` for any other message, which is a bug.
    fn from_panic(panic: &str) -> Option<Self> {
        let mentions = |texts: &[&str]| texts.iter().any(|text| panic.contains(text));
        if mentions(&["Failed to build event loop", "Failed to create window"]) {
            Some(MissingRequirement::Display)
        } else if mentions(&["Unable to find a GPU", "Failed to create wgpu surface"]) {
            Some(MissingRequirement::Graphics)
        } else {
            None
        }
    }

    /// Returns the key of the message that says what is missing and what to do.
    fn key(self) -> &'static str {
        match self {
            MissingRequirement::Display => "missing-display",
            MissingRequirement::Graphics => "missing-graphics",
        }
    }
}

/// Installs a panic hook for a missing display or graphics driver. It prints one sentence and exits
/// with status 1; other panics go to the previous hook.
pub fn report_missing_requirements() {
    let previous_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| match missing(info) {
        Some(missing) => {
            print_text(missing.key());
            process::exit(1);
        }
        None => previous_hook(info),
    }));
}

/// Prints the text of this key to standard error, in the system's language.
fn print_text(key: &str) {
    eprintln!("{}", Language::new(locale::detect_system_locale()).text(key));
}

/// Returns the missing requirement that caused a panic; `None` if the panic is a bug.
fn missing(info: &PanicHookInfo) -> Option<MissingRequirement> {
    MissingRequirement::from_panic(info.payload_as_str()?)
}

/// Returns the plugin that logs to standard error: warnings and errors that someone can act on.
/// `RUST_LOG` changes the level, for instance to `info`.
///
/// A missing sound device is reported in one sentence, and the app continues without sound.
pub fn log_plugin() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        // These warnings are harmless: no X settings, a renderer without a GPU.
        filter: "winit=error,wgpu_hal=off,bevy_egui::render=error,bevy_render::renderer=error"
            .into(),
        custom_layer: |_| Some(Box::new(SoundDeviceLayer)),
        fmt_layer: |_| {
            let layer = fmt::layer().with_writer(std::io::stderr);
            let layer: BoxedFmtLayer = Box::new(layer.with_filter(SoundDeviceFilter));
            Some(layer)
        },
    }
}

/// A log layer that reports a missing sound device in one sentence.
struct SoundDeviceLayer;

impl<S: Subscriber> Layer<S> for SoundDeviceLayer {
    /// Prints one sentence if the event is about a missing sound device; only once per process.
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        static REPORTED: Once = Once::new();
        if is_about_sound_device(event) {
            REPORTED.call_once(|| print_text("missing-sound"));
        }
    }
}

/// A log filter that drops the events that [`SoundDeviceLayer`] reports.
struct SoundDeviceFilter;

impl<S> Filter<S> for SoundDeviceFilter {
    /// True: every event is to be judged by its contents.
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    /// Whether to log an event: all but those about a missing sound device.
    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        !is_about_sound_device(event)
    }
}

/// Whether an event says that the audio library found no device. Its warnings about sounds that it
/// cannot play do not count.
fn is_about_sound_device(event: &Event<'_>) -> bool {
    let mut is_setup = false;
    if event.metadata().target().starts_with("bevy_kira_audio::audio_output") {
        event.record(&mut |field: &Field, value: &dyn std::fmt::Debug| {
            is_setup |= field.name() == "message"
                && format!("{value:?}").starts_with("Failed to setup audio");
        });
    }
    is_setup
}

/// Adds a message at startup for the case that saved data cannot be written.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, report_unwritable_folder);
}

/// Prints a message to standard error, in the app's language, if the folder of saved data cannot be
/// written to.
fn report_unwritable_folder(storage: Res<Storage>, language: Res<Language>) {
    if let Some(folder) = storage.unwritable_folder() {
        let folder = folder.display().to_string();
        eprintln!("{}", language.format("missing-folder", &[("folder", folder.into())]));
    }
}

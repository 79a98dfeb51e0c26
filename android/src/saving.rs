//! Files that the player saves with the system's dialog, and texts shared with other apps.
//!
//! The place that the player chooses arrives as the activity's current intent, as opened files do.

use std::sync::{Mutex, MutexGuard, PoisonError};

use jni::{Env, errors::Result, objects::JObject, sys::jint};

use crate::{
    files::{self, TakenIntent},
    java::{Activity, CharSequence, Intent},
};

/// The request code of the dialog.
const SAVE_FILE: jint = 2;

/// The file that is being saved, and the last one that was.
struct Saving {
    /// The text to write once the player has chosen a place.
    pending: Option<String>,
    /// The name of the file that was saved, or why it was not.
    outcome: Option<std::result::Result<String, String>>,
}

static SAVING: Mutex<Saving> = Mutex::new(Saving { pending: None, outcome: None });

fn saving() -> MutexGuard<'static, Saving> {
    SAVING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps the text to write once the player has chosen a place.
pub fn set_pending(text: &str) {
    saving().pending = Some(text.to_owned());
}

/// Forgets the text, because the player has closed the dialog.
pub fn forget_pending() {
    saving().pending = None;
}

/// Takes the text to write if the intent is the place for it.
pub fn take_pending(intent: &TakenIntent) -> Option<String> {
    saving().pending.take_if(|_| intent.is_result)
}

/// Keeps what became of the file for the app.
pub fn set_outcome(outcome: std::result::Result<String, String>) {
    saving().outcome = Some(outcome);
}

/// Takes what became of the last file.
pub fn take_outcome() -> Option<std::result::Result<String, String>> {
    saving().outcome.take()
}

/// Opens the system's dialog for saving a file.
pub fn choose_place(env: &mut Env, activity: &JObject, name: &str) -> Result<()> {
    let action = env.new_string("android.intent.action.CREATE_DOCUMENT")?;
    let intent = Intent::with_action(env, &action)?;
    let category = env.new_string("android.intent.category.OPENABLE")?;
    intent.add_category(env, &category)?;
    // With a type of its own, such as text, Android would change the extension.
    let any_type = env.new_string("application/octet-stream")?;
    intent.set_type(env, &any_type)?;
    let (title, name) = (env.new_string("android.intent.extra.TITLE")?, env.new_string(name)?);
    intent.put_text_extra(env, &title, &name)?;
    env.as_cast::<Activity>(activity)?.start_activity_for_result(env, &intent, SAVE_FILE)
}

/// Writes a text to the place that the player chose, and returns the name of the file.
pub fn write(env: &mut Env, activity: &JObject, intent: &Intent, text: &str) -> Result<String> {
    let resolver = env.as_cast::<Activity>(activity)?.get_content_resolver(env)?;
    let uri = intent.get_data(env)?;
    let stream = resolver.open_output_stream(env, &uri)?;
    let written = files::catch(env, |env| {
        let bytes = env.byte_array_from_slice(text.as_bytes())?;
        stream.write(env, &bytes)
    });
    stream.close(env)?;
    written?;
    Ok(files::catch(env, |env| files::display_name(env, &resolver, &uri)).unwrap_or_default())
}

/// Opens the system's menu of apps to share a text with.
pub fn share(env: &mut Env, activity: &JObject, title: &str, text: &str) -> Result<()> {
    let action = env.new_string("android.intent.action.SEND")?;
    let intent = Intent::with_action(env, &action)?;
    let text_type = env.new_string("text/plain")?;
    intent.set_type(env, &text_type)?;
    for (key, value) in
        [("android.intent.extra.SUBJECT", title), ("android.intent.extra.TEXT", text)]
    {
        let (key, value) = (env.new_string(key)?, env.new_string(value)?);
        intent.put_text_extra(env, &key, &value)?;
    }
    let no_title = CharSequence::null();
    let chooser = Intent::create_chooser(env, &intent, &no_title)?;
    env.as_cast::<Activity>(activity)?.start_activity(env, &chooser)
}

//! Files that the player chooses in the system's dialog, or opens with Kozyr in another app.
//!
//! Both arrive as the activity's current intent: `android/MainActivity.smali` sets it.

use bevy::log::warn;
use jni::{
    Env,
    errors::Result,
    objects::{JByteArray, JList, JObject, JObjectArray, JString},
    refs::{Global, Reference},
    sys::jint,
};
use kozyr_core::{game::ImportFile, link::SCHEME};
use kozyr_platform::opened_files::{MAX_FILE_BYTES, OpenFileError};

use crate::java::{Activity, Bundle, CharSequence, ContentResolver, InputStream, Intent, Uri};

/// The flag of an intent that Android repeats because the player started the app from the list of
/// recent apps.
const FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY: jint = 0x0010_0000;

/// The request code of the dialog.
const CHOOSE_FILES: jint = 1;

/// The number of bytes to read at once.
const CHUNK_BYTES: usize = 64 << 10;

/// The number of local references to Java objects that one call needs.
const LOCAL_REFERENCES: usize = 16;

/// Opens the system's dialog for choosing files.
pub fn choose(env: &mut Env, activity: &JObject) -> Result<()> {
    let action = env.new_string("android.intent.action.OPEN_DOCUMENT")?;
    let intent = Intent::with_action(env, &action)?;
    // Only files whose contents can be read.
    let category = env.new_string("android.intent.category.OPENABLE")?;
    intent.add_category(env, &category)?;
    // Android knows no types for most formats of game files.
    let every_type = env.new_string("*/*")?;
    intent.set_type(env, &every_type)?;
    let allow_multiple = env.new_string("android.intent.extra.ALLOW_MULTIPLE")?;
    intent.put_boolean_extra(env, &allow_multiple, true)?;
    env.as_cast::<Activity>(activity)?.start_activity_for_result(env, &intent, CHOOSE_FILES)
}

/// The activity's intent, which any thread may read.
pub struct TakenIntent {
    /// The intent.
    pub intent: Global<Intent<'static>>,
    /// Whether it is the result of a dialog, and not a request of another app.
    pub is_result: bool,
}

/// Takes the activity's current intent; `None` if it has nothing to open.
pub fn take_intent(env: &mut Env, activity: &JObject) -> Result<Option<TakenIntent>> {
    let activity = env.as_cast::<Activity>(activity)?;
    let intent = activity.get_intent(env)?;
    // Replaced before the files are read, so that each intent is handled once even if that fails.
    let empty = Intent::new(env)?;
    activity.set_intent(env, &empty)?;
    if intent.is_null() || intent.get_flags(env)? & FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0 {
        return Ok(None);
    }
    let Contents { uris, texts } = contents(env, &intent)?;
    if uris.is_empty() && texts.is_empty() {
        return Ok(None);
    }
    let is_result = intent.get_action(env)?.is_null();
    Ok(Some(TakenIntent { intent: env.new_global_ref(&intent)?, is_result }))
}

/// Reads the files of an intent.
pub fn read_opened(
    env: &mut Env,
    activity: &JObject,
    intent: &Intent,
) -> Result<std::result::Result<Vec<ImportFile>, OpenFileError>> {
    let activity = env.as_cast::<Activity>(activity)?;
    let Contents { uris, texts } = contents(env, intent)?;
    let resolver = activity.get_content_resolver(env)?;
    let files = uris.iter().map(|uri| read(env, &resolver, uri));
    let texts = texts
        .into_iter()
        .map(|text| Ok(ImportFile { name: String::new(), contents: text.into_bytes() }));
    Ok(files.chain(texts).collect())
}

/// What an intent asks the app to open: files or else texts.
#[derive(Default)]
struct Contents<'local> {
    uris: Vec<Uri<'local>>,
    texts: Vec<String>,
}

/// What an intent asks the app to open. Apps share files and texts as extras. The clip of a shared
/// text may contain its preview image, so extras come first. The dialog returns several files as a
/// clip, and a single one as data, as do apps that open a file.
fn contents<'local>(env: &mut Env<'local>, intent: &Intent) -> Result<Contents<'local>> {
    let extras = intent.get_extras(env)?;
    if !extras.is_null() {
        let uris = extra(env, &extras, "android.intent.extra.STREAM")?
            .into_iter()
            .map(|uri| env.cast_local::<Uri>(uri))
            .collect::<Result<Vec<_>>>()?;
        if !uris.is_empty() {
            return Ok(Contents { uris, ..Contents::default() });
        }
        let texts = extra(env, &extras, "android.intent.extra.TEXT")?
            .into_iter()
            .map(|text| env.cast_local::<CharSequence>(text)?.text(env)?.try_to_string(env))
            .collect::<Result<Vec<_>>>()?;
        if !texts.is_empty() {
            return Ok(Contents { texts, ..Contents::default() });
        }
    }
    let mut uris = clip_uris(env, intent)?;
    let data = intent.get_data(env)?;
    if uris.is_empty() && !data.is_null() {
        let address = data.to_string(env)?.try_to_string(env)?;
        if address.starts_with(SCHEME) {
            // An invitation to a table.
            return Ok(Contents { texts: vec![address], ..Contents::default() });
        }
        uris.push(data);
    }
    Ok(Contents { uris, ..Contents::default() })
}

/// The values of an extra, which is a single value or a list.
fn extra<'local>(
    env: &mut Env<'local>,
    extras: &Bundle,
    key: &str,
) -> Result<Vec<JObject<'local>>> {
    let key = env.new_string(key)?;
    let value = extras.get(env, &key)?;
    let mut values = Vec::new();
    match env.as_cast::<JList>(&value) {
        Ok(list) if !list.is_null() => {
            for index in 0..list.size(env)? {
                values.push(list.get(env, index)?);
            }
        }
        _ => values.push(value),
    }
    values.retain(|value| !value.is_null());
    Ok(values)
}

/// The files in an intent's clip.
fn clip_uris<'local>(env: &mut Env<'local>, intent: &Intent) -> Result<Vec<Uri<'local>>> {
    let clip = intent.get_clip_data(env)?;
    let mut uris = Vec::new();
    if !clip.is_null() {
        for index in 0..clip.get_item_count(env)? {
            let uri = clip.get_item_at(env, index)?.get_uri(env)?;
            if !uri.is_null() {
                uris.push(uri);
            }
        }
    }
    Ok(uris)
}

/// Reads a file of limited size.
fn read(
    env: &mut Env,
    resolver: &ContentResolver,
    uri: &Uri,
) -> std::result::Result<ImportFile, OpenFileError> {
    let name = catch(env, |env| display_name(env, resolver, uri))
        .or_else(|_| catch(env, |env| uri.get_last_path_segment(env)?.try_to_string(env)))
        .unwrap_or_default();
    match catch(env, |env| file_contents(env, resolver, uri)) {
        Ok(contents) if contents.len() as u64 > MAX_FILE_BYTES => {
            Err(OpenFileError::TooLarge { file: name })
        }
        Ok(contents) => Ok(ImportFile { name, contents }),
        Err(error) => {
            warn!("cannot read {name}: {error}");
            Err(OpenFileError::Unreadable { file: name })
        }
    }
}

/// Calls into Java. If that throws an exception, returns it as an error, so that the next call can
/// be made.
pub fn catch<T>(env: &mut Env, call: impl FnOnce(&mut Env) -> Result<T>) -> Result<T> {
    let result = env.with_local_frame(LOCAL_REFERENCES, call);
    env.exception_catch().and(result)
}

/// The name that the player knows a file by. The URI itself may contain only a number.
pub fn display_name(env: &mut Env, resolver: &ContentResolver, uri: &Uri) -> Result<String> {
    let column = env.new_string("_display_name")?;
    let columns = JObjectArray::<JString>::new(env, 1, &column)?;
    let (no_text, no_texts) = (JString::null(), JObjectArray::<JString>::null());
    let cursor = resolver.query(env, uri, &columns, &no_text, &no_texts, &no_text)?;
    let name = catch(env, |env| {
        cursor.move_to_first(env)?;
        cursor.get_string(env, 0)?.try_to_string(env)
    });
    cursor.close(env)?;
    name
}

/// The contents of a file. Stops after the limit, so a larger result is incomplete.
fn file_contents(env: &mut Env, resolver: &ContentResolver, uri: &Uri) -> Result<Vec<u8>> {
    let stream = resolver.open_input_stream(env, uri)?;
    let contents = catch(env, |env| stream_contents(env, &stream));
    stream.close(env)?;
    contents
}

/// The contents of a stream, up to the first chunk that exceeds the limit.
fn stream_contents(env: &mut Env, stream: &InputStream) -> Result<Vec<u8>> {
    let chunk = JByteArray::new(env, CHUNK_BYTES)?;
    let mut contents = Vec::new();
    while contents.len() as u64 <= MAX_FILE_BYTES {
        // -1 at the end.
        let Ok(count) = usize::try_from(stream.read(env, &chunk)?) else { break };
        contents.extend_from_slice(&env.convert_byte_array(&chunk)?[..count]);
    }
    Ok(contents)
}

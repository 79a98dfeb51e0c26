//! The Android device, accessed through Java.

use std::time::Duration;

use bevy::{
    android::{
        ANDROID_APP,
        android_activity::{AndroidApp, WindowManagerFlags},
    },
    log::debug,
};
use jni::{
    Env, JavaVM,
    errors::Result,
    jni_sig, jni_str,
    objects::{JLongArray, JObject, JString, JValue},
    refs::Global,
    sys::jobject,
};
use kozyr_platform::{
    device::{Device, Insets, ReadOpenedFiles},
    opened_files::OpenFileError,
};

use crate::{files, multicast, saving};

/// The Android device.
pub struct AndroidDevice;

/// The first SDK version with display cutouts.
const CUTOUT_SDK_VERSION: i32 = 28;

impl Device for AndroidDevice {
    fn safe_area_insets(&self) -> Insets {
        call_java("read the safe area insets", safe_area_insets).unwrap_or_default()
    }

    fn text_scale(&self) -> f32 {
        call_java("read the text scale", text_scale).unwrap_or(1.0)
    }

    fn vibrate(&self, pattern: &[Duration]) {
        call_java("vibrate", |env, activity| vibrate(env, activity, pattern));
    }

    fn keep_screen_on(&self, lit: bool) {
        let Some(app) = ANDROID_APP.get() else { return };
        let (flag, none) = (WindowManagerFlags::KEEP_SCREEN_ON, WindowManagerFlags::empty());
        let (add, remove) = if lit { (flag, none) } else { (none, flag) };
        app.set_window_flags(add, remove);
    }

    fn receive_multicast(&self, is_wanted: bool) {
        call_java("receive messages to all devices", |env, activity| {
            let wifi = service(env, activity, "wifi")?;
            multicast::receive(env, wifi, is_wanted)
        });
    }

    fn set_clipboard_text(&self, text: &str) {
        call_java("copy a text", |env, activity| copy(env, activity, text));
    }

    fn clipboard_text(&self) -> Option<String> {
        call_java("read the clipboard", clipboard_text)?
    }

    fn can_choose_files(&self) -> bool {
        true
    }

    fn choose_files(&self) {
        // A result that arrives later is not that of a dialog for saving.
        saving::forget_pending();
        call_java("choose files", files::choose);
    }

    fn take_opened_files(&self) -> Option<ReadOpenedFiles> {
        let intent = call_java("take opened files", files::take_intent)??;
        if let Some(file) = saving::take_pending(&intent) {
            // Games are short, so this doesn't block the app.
            let saved = call_java("save a file", |env, activity| {
                saving::write(env, activity, &intent.intent, &file)
            });
            saving::set_outcome(saved.ok_or_else(|| "Android".to_owned()));
            return None;
        }
        Some(Box::new(move || {
            let read = call_java("read opened files", |env, activity| {
                files::read_opened(env, activity, &intent.intent)
            });
            read.unwrap_or_else(|| Err(OpenFileError::Unreadable { file: String::new() }))
        }))
    }

    fn save_file(&self, name: &str, text: &str) -> bool {
        saving::set_pending(text);
        call_java("save a file", |env, activity| saving::choose_place(env, activity, name));
        true
    }

    fn take_saved_file(&self) -> Option<std::result::Result<String, String>> {
        saving::take_outcome()
    }

    fn can_share(&self) -> bool {
        true
    }

    fn share(&self, title: &str, text: &str) {
        call_java("share a text", |env, activity| saving::share(env, activity, title, text));
    }
}

/// Calls into Java with the app's activity; `None` if that fails. The log says that the app cannot
/// `what`.
fn call_java<T>(what: &str, call: impl FnOnce(&mut Env, &JObject) -> Result<T>) -> Option<T> {
    let app = ANDROID_APP.get()?;
    let result = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            let activity = activity(app);
            #[expect(unsafe_code, reason = "the system hands out its activity as a pointer")]
            // SAFETY: the system owns this reference. It is valid as long as the app, which is
            // never dropped; here it is only borrowed and never deleted.
            let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&activity)? };
            call(env, activity.as_ref())
        })
    });
    result.inspect_err(|error| debug!("cannot {what}: {error}")).ok()
}

/// The JNI reference of the app's activity.
fn activity(app: &AndroidApp) -> jobject {
    app.activity_as_ptr().cast()
}

/// The areas covered by system bars and display cutouts, in physical pixels.
fn safe_area_insets(env: &mut Env, activity: &JObject) -> Result<Insets> {
    let window = env
        .call_method(activity, jni_str!("getWindow"), jni_sig!("()Landroid/view/Window;"), &[])?
        .l()?;
    let view = env
        .call_method(window, jni_str!("getDecorView"), jni_sig!("()Landroid/view/View;"), &[])?
        .l()?;
    let insets = env
        .call_method(
            view,
            jni_str!("getRootWindowInsets"),
            jni_sig!("()Landroid/view/WindowInsets;"),
            &[],
        )?
        .l()?;
    if insets.is_null() {
        // There is no window yet; its first resize calls this again.
        return Ok(Insets::default());
    }
    let mut pixels = |from: &JObject, name| -> Result<f32> {
        Ok(env.call_method(from, name, jni_sig!("()I"), &[])?.i()? as f32)
    };
    let bars = Insets {
        left: pixels(&insets, jni_str!("getSystemWindowInsetLeft"))?,
        top: pixels(&insets, jni_str!("getSystemWindowInsetTop"))?,
        right: pixels(&insets, jni_str!("getSystemWindowInsetRight"))?,
        bottom: pixels(&insets, jni_str!("getSystemWindowInsetBottom"))?,
    };
    if AndroidApp::sdk_version() < CUTOUT_SDK_VERSION {
        return Ok(bars);
    }
    let cutout = env
        .call_method(
            &insets,
            jni_str!("getDisplayCutout"),
            jni_sig!("()Landroid/view/DisplayCutout;"),
            &[],
        )?
        .l()?;
    if cutout.is_null() {
        return Ok(bars);
    }
    let mut pixels = |name| -> Result<f32> {
        Ok(env.call_method(&cutout, name, jni_sig!("()I"), &[])?.i()? as f32)
    };
    Ok(Insets {
        left: bars.left.max(pixels(jni_str!("getSafeInsetLeft"))?),
        top: bars.top.max(pixels(jni_str!("getSafeInsetTop"))?),
        right: bars.right.max(pixels(jni_str!("getSafeInsetRight"))?),
        bottom: bars.bottom.max(pixels(jni_str!("getSafeInsetBottom"))?),
    })
}

/// The font scale in the system's settings.
fn text_scale(env: &mut Env, activity: &JObject) -> Result<f32> {
    let resources = env
        .call_method(
            activity,
            jni_str!("getResources"),
            jni_sig!("()Landroid/content/res/Resources;"),
            &[],
        )?
        .l()?;
    let configuration = env
        .call_method(
            resources,
            jni_str!("getConfiguration"),
            jni_sig!("()Landroid/content/res/Configuration;"),
            &[],
        )?
        .l()?;
    env.get_field(configuration, jni_str!("fontScale"), jni_sig!("F"))?.f()
}

/// A system service; null if there is none with this name.
fn service<'local>(
    env: &mut Env<'local>,
    activity: &JObject,
    name: &str,
) -> Result<JObject<'local>> {
    let name = env.new_string(name)?;
    env.call_method(
        activity,
        jni_str!("getSystemService"),
        jni_sig!("(Ljava/lang/String;)Ljava/lang/Object;"),
        &[JValue::Object(&name)],
    )?
    .l()
}

/// Copies a text to the clipboard, if the device has one.
fn copy(env: &mut Env, activity: &JObject, text: &str) -> Result<()> {
    let clipboard = service(env, activity, "clipboard")?;
    if clipboard.is_null() {
        return Ok(());
    }
    let (label, text) = (env.new_string("Kozyr")?, env.new_string(text)?);
    let clip = env
        .call_static_method(
            jni_str!("android/content/ClipData"),
            jni_str!("newPlainText"),
            jni_sig!(
                "(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Landroid/content/ClipData;"
            ),
            &[JValue::Object(&label), JValue::Object(&text)],
        )?
        .l()?;
    env.call_method(
        clipboard,
        jni_str!("setPrimaryClip"),
        jni_sig!("(Landroid/content/ClipData;)V"),
        &[JValue::Object(&clip)],
    )?
    .v()
}

/// The text on the clipboard; `None` if there is none.
fn clipboard_text(env: &mut Env, activity: &JObject) -> Result<Option<String>> {
    let clipboard = service(env, activity, "clipboard")?;
    if clipboard.is_null() {
        return Ok(None);
    }
    let clip = env
        .call_method(
            clipboard,
            jni_str!("getPrimaryClip"),
            jni_sig!("()Landroid/content/ClipData;"),
            &[],
        )?
        .l()?;
    if clip.is_null() {
        return Ok(None);
    }
    let item = env
        .call_method(
            clip,
            jni_str!("getItemAt"),
            jni_sig!("(I)Landroid/content/ClipData$Item;"),
            &[JValue::Int(0)],
        )?
        .l()?;
    let text = env
        .call_method(
            item,
            jni_str!("coerceToText"),
            jni_sig!("(Landroid/content/Context;)Ljava/lang/CharSequence;"),
            &[JValue::Object(activity)],
        )?
        .l()?;
    let text =
        env.call_method(text, jni_str!("toString"), jni_sig!("()Ljava/lang/String;"), &[])?.l()?;
    env.cast_local::<JString>(text)?.try_to_string(env).map(Some)
}

/// Vibrates in a pattern of vibrations and pauses, if the device can.
fn vibrate(env: &mut Env, activity: &JObject, pattern: &[Duration]) -> Result<()> {
    let vibrator = service(env, activity, "vibrator")?;
    if vibrator.is_null() {
        return Ok(());
    }
    // Java's pattern starts with a pause. The last argument is the index to repeat from; -1 is
    // never.
    let mut times = vec![0];
    times.extend(pattern.iter().map(|time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX)));
    let array = JLongArray::new(env, times.len())?;
    array.set_region(env, 0, &times)?;
    let arguments = [JValue::Object(&array), JValue::Int(-1)];
    env.call_method(vibrator, jni_str!("vibrate"), jni_sig!("([JI)V"), &arguments)?.v()
}

//! Messages between the app and the web page around it.

mod dom_mirror;
mod page;

use std::{
    iter, mem, panic,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use kozyr_core::game::ImportFile;
use wasm_bindgen::prelude::*;

use crate::{
    jobs::JobRunner,
    loading::{FirstFrameDrawn, FirstFrameSystems},
    opened_files::OpenFileError,
};

/// A message from the page to the app.
#[derive(bevy::ecs::message::Message, Clone, Debug)]
pub enum PageMessage {
    /// A screen reader is present, or the player turned support for one on.
    ScreenReaderDetected,
    /// The screen reader focuses or presses a node of the mirrored accessibility tree.
    AccessibilityAction {
        /// Whether to press the node rather than focus it.
        press: bool,
        /// The id of the node.
        node: u64,
    },
    /// The part after `#` of a URL that was opened.
    LinkOpened(String),
    /// The files that the player chose or dropped on the page.
    FilesOpened(Result<Vec<ImportFile>, OpenFileError>),
    /// Whether the player holds files over the page.
    FilesHovering(bool),
    /// The contents of the browser's clipboard; empty if it may not be read.
    ClipboardRead(String),
    /// Whether the player prefers reduced motion.
    ReducedMotionChanged(bool),
    /// The player looks at the page again, or the browser has a network again.
    Returned,
}

/// Reads messages from the page, in [`PreUpdate`]. Systems that react to them run after this set
/// and before [`Update`]: an idle app draws no second frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PageMessageSystems;

/// The page's language code: the browser's first supported language, unless [`set_language`] has
/// set another.
pub fn locale() -> Option<String> {
    Some(page::locale())
}

/// Synchronously reads all translations for a language code; `None` if they cannot be fetched.
pub fn texts(language: &str) -> Option<String> {
    page::texts(language)
}

/// Sets the page's language code.
pub fn set_language(language: &str) {
    page::speak(language);
}

/// Offers a text to the player as a download with this name.
pub fn save_file(name: &str, text: &str) {
    page::save_file(name, text);
}

/// Whether the browser has a menu of apps to share files with.
pub fn can_share_files() -> bool {
    page::can_share_files()
}

/// Shows a notification if the player has allowed it and is not looking at the page.
pub fn notify(text: &str) {
    page::notify(text);
}

/// Asks the player to allow notifications, unless they have answered before. Browsers allow this
/// only shortly after a touch or a key press.
pub fn ask_for_notifications() {
    page::ask_for_notifications();
}

/// Whether the browser has a menu of apps to share links with.
pub fn can_share_links() -> bool {
    page::can_share_links()
}

/// Opens the browser's menu of apps to share a link with. Browsers allow this only shortly after a
/// touch or a key press.
pub fn share_link(title: &str, link: &str) {
    page::share_link(title, link);
}

/// Opens the browser's menu of apps to share a text file with. Browsers allow this only shortly
/// after a touch or a key press. If sharing fails, the file is offered as a download.
pub fn share_file(name: &str, text: &str) {
    page::share_file(name, text);
}

/// Lets the player choose files, which arrive as [`PageMessage::FilesOpened`]; nothing does if they
/// cancel. Offers files with these extensions first. Browsers allow this only shortly after a touch
/// or a key press.
pub fn choose_files(extensions: &[&str]) {
    let accepted: Vec<_> = extensions.iter().map(|extension| format!(".{extension}")).collect();
    page::choose_files(&accepted.join(","));
}

/// Whether files can be dragged onto the page.
pub fn accepts_drops() -> bool {
    page::accepts_drops()
}

/// Synchronously reads a file next to the page, since running jobs cannot wait; `None` if it cannot
/// be fetched. Also works in workers.
pub fn read_sync(path: &str) -> Option<Vec<u8>> {
    page::read_now(path)
}

/// The URL of the page, without the parts after `?` and `#`.
pub fn url() -> String {
    page::address()
}

/// Leaves the page for another one, or opens an address of an installed app.
pub fn open(url: &str) {
    page::open(url);
}

/// Sets the part after `#` of the page's URL, with which it starts when it is loaded again.
pub fn set_link(link: &str) {
    page::set_link(link);
}

/// Loads the page again, in the version that the server has now.
pub fn reload() {
    page::reload();
}

/// The width and height of the page, in logical pixels.
pub fn page_size() -> (u32, u32) {
    (page::width(), page::height())
}

/// Whether this page holds the write lock among all open pages of the app.
pub fn holds_write_lock() -> bool {
    page::holds_place()
}

/// Requests the write lock from the page that holds it.
pub fn request_write_lock() {
    page::ask_for_place();
}

/// Requests the browser's clipboard, which arrives as [`PageMessage::ClipboardRead`].
pub fn request_clipboard() {
    page::paste();
}

/// Messages from the page since the last frame: the kind and the content.
#[derive(Resource, Clone, Default)]
struct Inbox(Arc<Mutex<Vec<(String, String)>>>);

impl Inbox {
    /// Locks the list of received messages.
    fn lock(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds [`PageMessage`], and reports panics and the first frame to the page.
pub(crate) fn plugin(app: &mut App) {
    let previous_hook = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        previous_hook(panic);
        page::broke(&panic.to_string());
    }));
    app.init_resource::<Inbox>().add_message::<PageMessage>();
    app.add_systems(Startup, listen);
    app.add_systems(PreUpdate, receive_messages.in_set(PageMessageSystems));
    let report_first_frame = || page::shown();
    app.add_systems(
        Last,
        report_first_frame.run_if(resource_added::<FirstFrameDrawn>).after(FirstFrameSystems),
    );
    app.add_plugins(dom_mirror::plugin);
}

/// Starts to receive messages from the page. Each wakes an idle app.
fn listen(inbox: Res<Inbox>, proxy: Res<EventLoopProxyWrapper>, jobs: Res<JobRunner>) {
    let (inbox, proxy, jobs) = (inbox.clone(), (**proxy).clone(), jobs.clone());
    let callback =
        Closure::<dyn FnMut(String, String)>::new(move |kind: String, content: String| {
            match (&*kind, &*content) {
                // A hidden page draws no frames, so this cannot wait for the next one.
                ("seen", "no") => jobs.suspend(),
                ("seen", _) => {
                    jobs.resume();
                    inbox.lock().push((kind, content));
                }
                _ => inbox.lock().push((kind, content)),
            }
            if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                warn!("received a page message after the app ended");
            }
        });
    page::listen(&callback);
    // The callback lives as long as the page.
    callback.forget();
}

/// Sends the messages that arrived from the page since the last frame as [`PageMessage`]s.
fn receive_messages(inbox: Res<Inbox>, mut messages: MessageWriter<PageMessage>) {
    for (kind, content) in mem::take(&mut *inbox.lock()) {
        match &*kind {
            "link" => {
                messages.write(PageMessage::LinkOpened(content));
            }
            "files" => {
                messages.write(PageMessage::FilesOpened(take_files()));
            }
            "files-over" => {
                messages.write(PageMessage::FilesHovering(content == "yes"));
            }
            "pasted" => {
                messages.write(PageMessage::ClipboardRead(content));
            }
            "motion" => {
                messages.write(PageMessage::ReducedMotionChanged(content == "reduce"));
            }
            "seen" | "online" => {
                messages.write(PageMessage::Returned);
            }
            "reader" => {
                messages.write(PageMessage::ScreenReaderDetected);
            }
            "act" => {
                messages.write_batch(parse_action(&content));
            }
            // A pending take-over polls for the lock in every frame, and this message causes one.
            "place" => {}
            // bevy_egui reads what was typed, and this message wakes the app.
            "typed" => {}
            _ => warn!("unknown page message `{kind}`"),
        }
    }
}

/// Takes the files that the page has received.
fn take_files() -> Result<Vec<ImportFile>, OpenFileError> {
    iter::from_fn(page::take_file)
        .map(|file| match file.bytes() {
            Some(contents) => Ok(ImportFile { name: file.name(), contents }),
            None => Err(OpenFileError::TooLarge { file: file.name() }),
        })
        .collect()
}

/// Parses `press 17` or `focus 17`, where 17 is the id of an accessibility node; `None` if the text
/// has another form.
fn parse_action(content: &str) -> Option<PageMessage> {
    let (verb, node) = content.split_once(' ')?;
    Some(PageMessage::AccessibilityAction { press: verb == "press", node: node.parse().ok()? })
}

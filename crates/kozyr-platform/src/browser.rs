//! The page around the app in a browser: what it is told and what it tells.

mod dom_mirror;
mod page;

use std::{
    mem, panic,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use wasm_bindgen::prelude::*;

use crate::{
    jobs::Thoughts,
    loading::{AwaitFirstPicture, FirstPicture},
};

/// Something that comes to the app from the page.
#[derive(bevy::ecs::message::Message, Clone, Debug)]
pub enum PageMessage {
    /// A screen reader is there, or somebody who looks as one does.
    ScreenReaderDetected,
    /// The reader focuses or presses a node of the tree that it was shown.
    AccessibilityAction {
        /// Whether to press it, and not only to look at it.
        press: bool,
        /// The number of the node.
        node: u64,
    },
    /// What follows the `#` of an address that was opened.
    LinkOpened(String),
    /// A file that the player chose.
    FileChosen(String),
    /// What was in the browser's clipboard; empty if it keeps that to itself.
    ClipboardRead(String),
    /// Whether things should move as little as can be.
    ReducedMotionChanged(bool),
}

/// Where the page is heard, in [`PreUpdate`]. Whoever reads what it says comes after that and before
/// [`Update`], so that all of the same frame knows of it: an idle app draws no other.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PageMessageSystems;

/// The language that the page has chosen among those that the browser asks for.
pub fn locale() -> Option<String> {
    Some(page::locale())
}

/// All texts in the language of that code, read before this returns; nothing if they do not come.
pub fn texts(language: &str) -> Option<String> {
    page::texts(language)
}

/// Tells the page the code of the language that the app speaks from now on.
pub fn set_language(language: &str) {
    page::speak(language);
}

/// Offers a text to the player as a file of that name.
pub fn save_file(name: &str, text: &str) {
    page::save_file(name, text);
}

/// Lets the player choose a file, which comes as [`FromPage::File`]. Browsers allow it only
/// shortly after a touch or a key.
pub fn open_file() {
    page::open_file();
}

/// The bytes of a file beside the page, read before this returns, as what thinks cannot wait; nothing
/// if it does not come. Workers may ask as well.
pub fn read_sync(path: &str) -> Option<Vec<u8>> {
    page::read_now(path)
}

/// The page's own address, without what follows the `#`.
pub fn url() -> String {
    page::address()
}

/// How wide and how high the page is, in logical pixels.
pub fn page_size() -> (u32, u32) {
    (page::width(), page::height())
}

/// Whether this page of all that are open in the browser is the one that saves.
pub fn holds_write_lock() -> bool {
    page::holds_place()
}

/// Asks the page that saves to leave that to this one.
pub fn request_write_lock() {
    page::ask_for_place();
}

/// Asks for what is in the browser's clipboard, which comes as [`FromPage::Pasted`].
pub fn request_clipboard() {
    page::paste();
}

/// What the page said since the last frame: of what kind, and the words.
#[derive(Resource, Clone, Default)]
struct Inbox(Arc<Mutex<Vec<(String, String)>>>);

impl Inbox {
    fn lock(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) fn plugin(app: &mut App) {
    let others = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        others(panic);
        page::broke(&panic.to_string());
    }));
    app.init_resource::<Inbox>().add_message::<FromPage>();
    app.add_systems(Startup, listen);
    app.add_systems(PreUpdate, hear.in_set(HearPage));
    let shown = || page::shown();
    app.add_systems(Last, shown.run_if(resource_added::<FirstPicture>).after(AwaitFirstPicture));
    app.add_plugins(mirror::plugin);
}

/// Hears the page from now on, and wakes an idle app when it says something.
fn listen(inbox: Res<Inbox>, proxy: Res<EventLoopProxyWrapper>, thoughts: Res<Thoughts>) {
    let (inbox, proxy, thoughts) = (inbox.clone(), (**proxy).clone(), thoughts.clone());
    let heard = Closure::<dyn FnMut(String, String)>::new(move |kind: String, words: String| {
        match (&*kind, &*words) {
            // A page that is not seen draws no frame in which this could be read.
            ("seen", "no") => thoughts.suspend(),
            ("seen", _) => thoughts.resume(),
            _ => inbox.said().push((kind, words)),
        }
        if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
            warn!("the page speaks to an app that has ended");
        }
    });
    page::listen(&heard);
    // The page speaks as long as it is there.
    heard.forget();
}

fn receive_messages(inbox: Res<Inbox>, mut from_page: MessageWriter<FromPage>) {
    for (kind, words) in mem::take(&mut *inbox.said()) {
        match &*kind {
            "link" => {
                from_page.write(FromPage::Link(words));
            }
            "file" => {
                from_page.write(FromPage::File(words));
            }
            "pasted" => {
                from_page.write(FromPage::Pasted(words));
            }
            "motion" => {
                from_page.write(FromPage::ReducedMotion(words == "reduce"));
            }
            "reader" => {
                from_page.write(FromPage::Reader);
            }
            "act" => {
                from_page.write_batch(act(&words));
            }
            // Who asks for the place looks whether it is there in every frame: one is drawn now.
            "place" => {}
            _ => warn!("the page says `{kind}`, which nobody understands"),
        }
    }
}

/// `press 17` or `focus 17`.
fn parse_action(words: &str) -> Option<FromPage> {
    let (how, node) = words.split_once(' ')?;
    Some(FromPage::Act { press: how == "press", node: node.parse().ok()? })
}

//! The JavaScript functions that the app calls, defined in `web/page.js`. Workers find [`read_now`]
//! in `web/worker.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = kozyr)]
extern "C" {
    /// The page's language code: the browser's first supported language, unless [`speak`] has set
    /// another.
    pub fn locale() -> String;

    /// All translations for a language code; `None` if they cannot be fetched.
    pub fn texts(language: &str) -> Option<String>;

    /// Reads a file next to the page synchronously; `None` if it cannot be fetched.
    #[wasm_bindgen(js_name = readNow)]
    pub fn read_now(path: &str) -> Option<Vec<u8>>;

    /// The URL of the page, without the parts after `?` and `#`.
    pub fn address() -> String;

    /// Leaves the page for another one.
    pub fn open(url: &str);

    /// Sets the part after `#` of the page's URL.
    #[wasm_bindgen(js_name = setLink)]
    pub fn set_link(link: &str);

    /// Loads the page again, in the version that the server has now.
    pub fn reload();

    /// Sets the page's language code.
    pub fn speak(language: &str);

    /// Sets the callback for messages from the page: the kind and the content.
    pub fn listen(callback: &Closure<dyn FnMut(String, String)>);

    /// The width of the page, in logical pixels.
    pub fn width() -> u32;

    /// The height of the page, in logical pixels.
    pub fn height() -> u32;

    /// Reports that the first complete frame is on the canvas.
    pub fn shown();

    /// Reports that the app panicked.
    pub fn broke(message: &str);

    /// Passes on the accessibility tree as JSON.
    pub fn reflect(json: &str);

    /// Offers a text to the player as a download.
    #[wasm_bindgen(js_name = saveFile)]
    pub fn save_file(name: &str, text: &str);

    /// Whether the browser can share files with other apps.
    #[wasm_bindgen(js_name = canShareFiles)]
    pub fn can_share_files() -> bool;

    /// Shows a notification if that is allowed and the page is hidden.
    pub fn notify(text: &str);

    /// Asks to allow notifications, unless the player has answered before.
    #[wasm_bindgen(js_name = askForNotifications)]
    pub fn ask_for_notifications();

    /// Whether the browser can share links with other apps.
    #[wasm_bindgen(js_name = canShareLinks)]
    pub fn can_share_links() -> bool;

    /// Lets the player share a link with another app.
    #[wasm_bindgen(js_name = shareLink)]
    pub fn share_link(title: &str, link: &str);

    /// Lets the player share a text file with another app.
    #[wasm_bindgen(js_name = shareFile)]
    pub fn share_file(name: &str, text: &str);

    /// Lets the player choose files with these extensions, which arrive as a message.
    #[wasm_bindgen(js_name = chooseFiles)]
    pub fn choose_files(accepted: &str);

    /// Whether files can be dragged onto the page.
    #[wasm_bindgen(js_name = acceptsDrops)]
    pub fn accepts_drops() -> bool;

    /// Takes the next file that was chosen or dropped; `None` if there is no other.
    #[wasm_bindgen(js_name = takeFile)]
    pub fn take_file() -> Option<PageFile>;

    /// Whether this page holds the write lock among all open pages of the app.
    #[wasm_bindgen(js_name = holdsPlace)]
    pub fn holds_place() -> bool;

    /// Requests the write lock from the page that holds it.
    #[wasm_bindgen(js_name = askForPlace)]
    pub fn ask_for_place();

    /// Requests the clipboard's contents, which arrive as a message; it is empty if they may not be
    /// read.
    pub fn paste();
}

#[wasm_bindgen]
extern "C" {
    /// A file that was chosen or dropped.
    pub type PageFile;

    /// The name of the file.
    #[wasm_bindgen(method, getter)]
    pub fn name(this: &PageFile) -> String;

    /// The contents; `None` if the file is too large.
    #[wasm_bindgen(method, getter)]
    pub fn bytes(this: &PageFile) -> Option<Vec<u8>>;
}

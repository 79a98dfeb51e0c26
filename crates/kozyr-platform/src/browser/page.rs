//! The JavaScript functions that the app calls, defined in `web/page.js`. Workers find [`read_now`]
//! in `web/worker.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = kozyr)]
extern "C" {
    /// The language that the page chose from the browser's preferences.
    pub fn locale() -> String;

    /// All translations for a language code; `None` if they cannot be fetched.
    pub fn texts(language: &str) -> Option<String>;

    /// Reads a file next to the page synchronously; `None` if it cannot be fetched.
    #[wasm_bindgen(js_name = readNow)]
    pub fn read_now(path: &str) -> Option<Vec<u8>>;

    /// The URL of the page, without the part after `#`.
    pub fn address() -> String;

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

    /// Lets the player choose a file, whose contents arrive as a message.
    #[wasm_bindgen(js_name = openFile)]
    pub fn open_file();

    /// Whether this page holds the write lock among all open pages of the app.
    #[wasm_bindgen(js_name = holdsPlace)]
    pub fn holds_place() -> bool;

    /// Requests the write lock from the page that holds it.
    #[wasm_bindgen(js_name = askForPlace)]
    pub fn ask_for_place();

    /// Requests the clipboard's contents, which arrive as a message.
    pub fn paste();
}

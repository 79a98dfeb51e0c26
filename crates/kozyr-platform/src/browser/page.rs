//! What the page does for the app: `web/page.js` has the other side, and `web/worker.js` that of
//! [`read_now`].

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = kozyr)]
extern "C" {
    /// The language that the page has chosen among those that the browser asks for.
    pub fn locale() -> String;

    /// All texts in the language of that code.
    pub fn texts(language: &str) -> Option<String>;

    /// Reads a file beside the page before it returns.
    #[wasm_bindgen(js_name = readNow)]
    pub fn read_now(path: &str) -> Option<Vec<u8>>;

    /// The page's own address, without what follows the `#`.
    pub fn address() -> String;

    /// The app speaks the language of that code from now on.
    pub fn speak(language: &str);

    /// Tells `heard` what the page has to say: of what kind, and the words.
    pub fn listen(heard: &Closure<dyn FnMut(String, String)>);

    /// How wide the page is, in logical pixels.
    pub fn width() -> u32;

    /// How high the page is, in logical pixels.
    pub fn height() -> u32;

    /// A whole picture is on the canvas.
    pub fn shown();

    /// The app has ended in an error.
    pub fn broke(message: &str);

    /// The tree that screen readers read, as JSON.
    pub fn reflect(json: &str);

    /// Offers a text to the player as a file.
    #[wasm_bindgen(js_name = saveFile)]
    pub fn save_file(name: &str, text: &str);

    /// Lets the player choose a file.
    #[wasm_bindgen(js_name = openFile)]
    pub fn open_file();

    /// Whether this page of all that are open is the one that saves.
    #[wasm_bindgen(js_name = holdsPlace)]
    pub fn holds_place() -> bool;

    /// Asks the page that saves to leave that to this one.
    #[wasm_bindgen(js_name = askForPlace)]
    pub fn ask_for_place();

    /// Reads the clipboard.
    pub fn paste();
}

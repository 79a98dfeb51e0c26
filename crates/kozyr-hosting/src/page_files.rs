//! The page that the device serves to browsers.

use std::{
    env,
    path::{Path, PathBuf},
};

use kozyr_server::page::Page;

/// The variable that names the folder with the page.
const VARIABLE: &str = "KOZYR_PAGE";

/// The sentence for browsers on a device that has no page to serve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageNotice {
    /// The language of the sentence, such as `en`.
    pub language: String,
    /// The sentence.
    pub sentence: String,
}

impl Default for PageNotice {
    fn default() -> Self {
        PageNotice {
            language: "en".into(),
            sentence: "This device hosts a table for the Kozyr app: open the link there.".into(),
        }
    }
}

impl PageNotice {
    /// Returns a page that contains only the sentence.
    pub(crate) fn page(&self) -> Page {
        let [language, sentence] = [&self.language, &self.sentence].map(|text| escape(text));
        let page = format!(
            "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\">\
             <title>Kozyr</title><p>{sentence}</p></html>\n"
        );
        Page::new([("index.html".to_owned(), page)])
    }
}

/// Reads the page from the first folder that has it: the one that `KOZYR_PAGE` names, `page` next to
/// the program, or the one of the system's package. `None` if there is none.
pub(crate) fn find_page() -> Option<Page> {
    let program = env::current_exe().ok();
    let next_to = program.as_deref().and_then(Path::parent);
    let folders = next_to.map(|folder| [folder.join("page"), folder.join("../share/kozyr/page")]);
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    let candidates = named.into_iter().chain(folders.into_iter().flatten());
    candidates.filter_map(|folder| read_page(&folder)).next()
}

/// Reads the page from a folder; `None` if it is not there.
pub(crate) fn read_page(folder: &Path) -> Option<Page> {
    if !folder.join("index.html").is_file() {
        return None;
    }
    Page::from_folder(folder).ok()
}

/// Escapes a text for HTML.
fn escape(text: &str) -> String {
    text.chars().fold(String::new(), |mut escaped, letter| {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(letter),
        }
        escaped
    })
}

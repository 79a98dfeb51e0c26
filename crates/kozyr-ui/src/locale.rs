//! The supported languages and their texts.

pub use kozyr_core::texts::Locale;
use kozyr_core::texts::Texts;

#[cfg(not(target_arch = "wasm32"))]
use kozyr_core::with_locale_code;

/// Embeds all text files of the language in this folder, and returns them as a slice of strings.
macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../../assets/languages/", $folder, "/app.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/help.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/lessons.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/access.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/characters.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/concepts.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/data.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/deals.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/custom-deal.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/habits.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/import.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-durak.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-fuzzy.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-master.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-causes.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reasons.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reversi.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/people.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/problems.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/replay.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/settings.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/statistics.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/friends.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/trees.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/voices.ftl")),
        ]
    };
}

/// Returns all texts of a language, which are embedded in the program.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn load_texts(locale: Locale) -> Texts {
    let files: &[&str] = with_locale_code!(locale, files);
    Texts::new(locale, files)
}

/// Returns all texts of a language. The web build embeds only English and waits while the page
/// fetches others; if that fails, returns the English texts.
#[cfg(target_arch = "wasm32")]
pub(crate) fn load_texts(locale: Locale) -> Texts {
    let english = files!("en");
    match locale {
        Locale::English => Texts::new(locale, english),
        _ => match kozyr_platform::browser::texts(&locale.code()) {
            Some(texts) => Texts::new(locale, &[&texts]),
            None => Texts::new(Locale::English, english),
        },
    }
}

/// Returns the system's language, or on the web the page's. Returns English if it is unknown or not
/// supported.
pub fn detect_system_locale() -> Locale {
    system_language_tag().and_then(|tag| Locale::from_tag(&tag)).unwrap_or_default()
}

/// Returns the system's language as a tag, such as `de-AT`; `None` if it is unknown.
#[cfg(not(target_arch = "wasm32"))]
fn system_language_tag() -> Option<String> {
    sys_locale::get_locale()
}

/// The page's language code: the browser's first supported language, until the app sets another.
#[cfg(target_arch = "wasm32")]
fn system_language_tag() -> Option<String> {
    kozyr_platform::browser::locale()
}

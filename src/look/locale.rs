//! The languages that the app speaks, and the texts in them.

pub use kozyr_core::texts::Locale;

macro_rules! texts {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../assets/languages/", $folder, "/app.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/help.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/lessons.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/access.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/characters.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/concepts.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/data.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/deals.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/given.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-durak.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-fuzzy.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-master.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-reasons.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-reversi.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/people.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/replay.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/settings.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/statistics.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/trees.ftl")),
        ]
    };
}

/// All texts in a language, as they are written.
pub(crate) fn texts(locale: Locale) -> &'static [&'static str] {
    match locale {
        Locale::English => texts!("en"),
        Locale::Russian => texts!("ru"),
        Locale::Ukrainian => texts!("uk"),
    }
}

/// The system's language, or English.
pub(crate) fn of_system() -> Locale {
    system_locale().and_then(|tag| Locale::of_tag(&tag)).unwrap_or_default()
}

#[cfg(not(target_arch = "wasm32"))]
fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(target_arch = "wasm32")]
fn system_locale() -> Option<String> {
    crate::platform::browser::locale()
}

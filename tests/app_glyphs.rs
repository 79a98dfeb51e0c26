//! No glyph is missing in the first frame of a text.
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::Locale;

#[test]
fn no_glyph_is_missing_in_the_first_frames() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let mut checked = 0;
    // Each text size uses new glyphs, and enlarging the atlas uploads all of them again.
    let usual = Locale::ALL.map(|locale| (locale, 1.0));
    for (locale, size) in usual.into_iter().chain([(Locale::Russian, 1.6)]) {
        for stop in ["help-words", "durak-why", "reversi-middle", "settings", "credits", "home"] {
            let mut settings = app.settings();
            settings.language = Some(locale);
            settings.text_size = size;
            app.visit_without_settling(stop);
            for frame in 0..6 {
                let (missing, all) = app.missing_glyphs();
                assert_eq!(missing, 0, "{stop} in {locale:?}, frame {frame}, of {all}");
                checked += all;
                app.frame();
            }
        }
    }
    assert!(checked > 10_000, "{checked} glyphs checked");
}

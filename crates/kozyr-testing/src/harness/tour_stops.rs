//! Walks through all screens, as the tour for pictures does.

use bevy::prelude::*;

use super::{
    layout_check::{DrawnScene, LayoutFault, drawn_texts},
    test_app::{MAX_FRAMES, TestApp},
};
use crate::{pseudo_locale::PseudoLocale, tour};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_ui::language::Locale;

impl TestApp {
    /// The names of all stops of the tour, in order. Some go on from where the one before is.
    pub fn stops() -> impl Iterator<Item = &'static str> {
        tour::STOPS.iter().map(|&(name, _)| name)
    }

    /// Goes to a stop of the tour.
    ///
    /// # Panics
    /// If there is none of that name, or it does not come to rest.
    pub fn visit(&mut self, stop: &str) {
        self.visit_without_settling(stop);
        for _ in 0..MAX_FRAMES {
            self.settle();
            if !tour::is_busy(self.app.world_mut()) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        panic!("the stop does not come to rest");
    }

    /// Sets off for a stop of the tour, whatever moves.
    ///
    /// # Panics
    /// If there is none of that name.
    pub fn visit_without_settling(&mut self, stop: &str) {
        let stop = tour::STOPS.iter().find(|&&(name, _)| name == stop);
        let &(_, arrive) = stop.expect("the tour has such a stop");
        arrive(self.app.world_mut());
        self.frame();
    }

    /// The menu that lies over the screen.
    pub fn current_menu(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    /// The names of the screen and of the menu over it.
    pub fn screen_and_menu(&self) -> (Screen, Menu) {
        (self.screen(), self.current_menu())
    }

    /// Shows what is shown now in another window, language and size of text.
    pub fn set_window(&mut self, [width, height]: [u32; 2], locale: Locale, text_size: f32) {
        let mut settings = self.settings();
        settings.language = Some(locale);
        settings.text_size = text_size;
        self.resize_without_settling(width as f32, height as f32);
        // What one frame measures the next ones lay out.
        for _ in 0..6 {
            self.frame();
        }
    }

    /// Speaks a language that nobody speaks, until the settings ask for another than English.
    pub fn use_pseudo_locale(&mut self, pseudo: PseudoLocale) {
        self.settings().language = Some(Locale::English);
        self.frame();
        self.app.insert_resource(pseudo.language());
        self.frame();
    }

    /// All words that are drawn.
    pub fn drawn_texts(&mut self) -> Vec<String> {
        let words = drawn_texts(self.app.world_mut());
        words.into_iter().map(|(words, _)| words).collect()
    }

    /// All that could not be read or pressed in what is shown.
    pub fn layout_faults(&mut self) -> Vec<LayoutFault> {
        DrawnScene::of(self.app.world_mut()).faults()
    }
}

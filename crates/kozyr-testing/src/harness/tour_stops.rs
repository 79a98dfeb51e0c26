//! Visits to all screens, as in the screenshot tour.

use bevy::prelude::*;

use super::{
    layout_check::{DrawnScene, LayoutFault, drawn_texts},
    test_app::{MAX_FRAMES, TestApp},
};
use crate::{pseudo_locale::PseudoLocale, tour};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_ui::language::Locale;

impl TestApp {
    /// The names of all stops, in order. Some stops continue from the previous one.
    pub fn stops() -> impl Iterator<Item = &'static str> {
        tour::STOPS.iter().map(|&(name, _)| name)
    }

    /// Goes to a stop, and waits until the app settles and everything shown there is computed.
    ///
    /// # Panics
    /// If there is no such stop, or the app doesn't settle.
    pub fn visit(&mut self, stop: &str) {
        self.visit_without_settling(stop);
        for _ in 0..MAX_FRAMES {
            self.settle();
            if !tour::is_busy(self.app.world_mut()) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        panic!("the stop does not settle");
    }

    /// Goes to a stop and runs one frame, without waiting for the app to settle.
    ///
    /// # Panics
    /// If there is no such stop.
    pub fn visit_without_settling(&mut self, stop: &str) {
        let stop = tour::STOPS.iter().find(|&&(name, _)| name == stop);
        let &(_, go_there) = stop.expect("a stop with this name");
        go_there(self.app.world_mut());
        self.frame();
    }

    /// The menu over the screen; [`Menu::None`] if none is open.
    pub fn current_menu(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    /// The current screen and the menu over it.
    pub fn screen_and_menu(&self) -> (Screen, Menu) {
        (self.screen(), self.current_menu())
    }

    /// Changes the window size in logical pixels, the language, and the text size as a factor of
    /// the normal one. Runs six frames.
    pub fn set_window(&mut self, [width, height]: [u32; 2], locale: Locale, text_size: f32) {
        let mut settings = self.settings();
        settings.language = Some(locale);
        settings.text_size = text_size;
        self.resize_without_settling(width as f32, height as f32);
        // Later frames lay out what one frame measures.
        for _ in 0..6 {
            self.frame();
        }
    }

    /// Uses a pseudo-locale until the settings select a language other than English. Sets the
    /// language to English before, and runs two frames.
    pub fn use_pseudo_locale(&mut self, pseudo: PseudoLocale) {
        self.settings().language = Some(Locale::English);
        self.frame();
        self.app.insert_resource(pseudo.language());
        self.frame();
    }

    /// The texts drawn last, without blank ones and those wholly scrolled out of view.
    pub fn drawn_texts(&mut self) -> Vec<String> {
        let texts = drawn_texts(self.app.world_mut());
        texts.into_iter().map(|(text, _)| text).collect()
    }

    /// All layout faults of what was drawn last.
    pub fn layout_faults(&mut self) -> Vec<LayoutFault> {
        DrawnScene::of(self.app.world_mut()).faults()
    }
}

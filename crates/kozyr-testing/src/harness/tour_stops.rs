//! Walks through all screens, as the tour for pictures does.

use bevy::prelude::*;

use super::{
    layout_check::{Fault, Scene, words_drawn},
    test_app::{PATIENCE, TestApp},
};
use crate::{pseudo_locale::Pseudo, tour};
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
        self.go_hastily(stop);
        for _ in 0..PATIENCE {
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
    pub fn go_hastily(&mut self, stop: &str) {
        let stop = tour::STOPS.iter().find(|&&(name, _)| name == stop);
        let &(_, arrive) = stop.expect("the tour has such a stop");
        arrive(self.app.world_mut());
        self.frame();
    }

    /// The menu that lies over the screen.
    pub fn menu_shown(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    /// The names of the screen and of the menu over it.
    pub fn place(&self) -> (Screen, Menu) {
        (self.screen(), self.menu_shown())
    }

    /// Shows what is shown now in another window, language and size of text.
    pub fn show_in(&mut self, [width, height]: [u32; 2], locale: Locale, text_size: f32) {
        let mut settings = self.settings();
        settings.language = Some(locale);
        settings.text_size = text_size;
        self.stretch(width as f32, height as f32);
        // What one frame measures the next ones lay out.
        for _ in 0..6 {
            self.frame();
        }
    }

    /// Speaks a language that nobody speaks, until the settings ask for another than English.
    pub fn speak(&mut self, pseudo: Pseudo) {
        self.settings().language = Some(Locale::English);
        self.frame();
        self.app.insert_resource(pseudo.texts());
        self.frame();
    }

    /// All words that are drawn.
    pub fn words(&mut self) -> Vec<String> {
        let words = words_drawn(self.app.world_mut());
        words.into_iter().map(|(words, _)| words).collect()
    }

    /// All that could not be read or pressed in what is shown.
    pub fn faults(&mut self) -> Vec<Fault> {
        Scene::of(self.app.world_mut()).faults()
    }
}

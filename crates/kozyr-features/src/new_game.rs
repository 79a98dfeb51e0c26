//! What the pages that prepare a match have in common.

mod exits;
mod match_starter;
pub mod opponent_picker;
mod page;

use bevy::{
    ecs::{
        component::Mutable,
        system::{ScheduleSystem, SystemParam},
    },
    prelude::*,
};
use bevy_egui::{EguiPrimaryContextPass, egui};
use kozyr_core::{game::Game, statistics::Rating};
use kozyr_table::session::OnScreen;

pub use exits::Exits;
pub use match_starter::Beginning;
pub(crate) use opponent_picker::About;
pub use page::NewGamePage;

use crate::{
    problems::Catalogues,
    statistics::{self, Statistics},
};
use kozyr_platform::screen::{GameId, Menu, Screen};
use kozyr_table::{registry::Games, requests::NewGame, session::TableGame};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::Panels,
    settings::{Remembered, remember},
    theme::{Palette, size},
    widgets::{self, Offer},
};

/// Whether the match that is being prepared is played by opponents alone, for the person to watch.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watching(pub bool);

/// The opponent that a link leads to: the next page that prepares a match begins against it at once.
#[derive(Resource, Default)]
pub struct Challenger(pub Option<String>);

/// What the next match begins from, if a setup was made for it.
#[derive(Resource, Debug)]
pub struct Start<G: Game>(pub Option<G::Setup>);

/// What was chosen last on the page that prepares a match of a game.
pub trait ChosenMatch: Remembered + Resource<Mutability = Mutable> + Clone + PartialEq {
    /// The rules.
    type Rules: TableGame;

    /// The key of what is special about rated matches of the game.
    const TERMS: &'static str;

    /// How it sounds when a match begins.
    const SOUND: Sound;

    /// Whether a match that the person plays is for their rating.
    fn rated(&self) -> bool;

    /// The same, to be changed.
    fn rated_mut(&mut self) -> &mut bool;

    /// Lets the person play against that opponent and nobody else.
    fn challenge(&mut self, opponent: String);

    /// Whether the match is a rated one; one to be watched never is.
    fn is_rated(&self, watching: bool) -> bool {
        self.rated() && !watching
    }
}

/// The page that prepares a match of one game. What was chosen there is kept in a file of that name.
pub fn plugin_for<C: ChosenMatch, M>(
    app: &mut App,
    file: &'static str,
    page: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let screen = Screen::NewGame(C::Rules::ID);
    remember::<C>(app, file);
    app.insert_resource(Start::<C::Rules>(None));
    app.add_systems(OnExit(screen), |mut start: ResMut<Start<C::Rules>>| start.0 = None);
    app.add_systems(
        EguiPrimaryContextPass,
        page.run_if(in_state(screen)).run_if(in_state(Menu::None)).in_set(Panels::Pages),
    );
}

/// Chooses a rated match.
pub fn choose_rated<C: ChosenMatch>(world: &mut World) {
    *world.resource_mut::<C>().rated_mut() = true;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Watching>().init_resource::<Challenger>();
    app.add_observer(open_page);
}

/// Opens the page on which a match is prepared.
fn open_page(
    wanted: On<NewGame>,
    mut watching: ResMut<Watching>,
    mut challenger: ResMut<Challenger>,
    mut screen: ResMut<NextState<Screen>>,
) {
    watching.0 = wanted.watching;
    challenger.0.clone_from(&wanted.opponent);
    screen.set(Screen::NewGame(wanted.game));
}

/// What leads away from a page that prepares a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Another screen.
    To(Screen),
    /// The lesson of the game.
    Lesson,
    /// The rules of the game.
    Rules,
    /// The problems of the game.
    Problems,
}

/// What the head of a page that prepares a match is drawn with.
#[derive(SystemParam)]
pub struct PageHead<'w> {
    palette: Res<'w, Palette>,
    language: Res<'w, Language>,
    games: Res<'w, Games>,
    statistics: Res<'w, Statistics>,
    watching: Res<'w, Watching>,
    problems: Res<'w, Catalogues>,
}

impl PageHead<'_> {
    /// Whether the match is played by opponents alone.
    pub fn watching(&self) -> bool {
        self.watching.0
    }

    /// What the opponents below are shown with.
    pub fn about(&self) -> About<'_> {
        About { palette: &self.palette, language: &self.language, statistics: &self.statistics }
    }

    /// Draws the name of the page, and for a match that the person plays what helps those who do
    /// not know the game yet, and whether it is for their rating. `terms` is the key of what is
    /// special about rated matches of the game. What was pressed leads away.
    pub fn show<G: TableGame>(
        &self,
        ui: &mut egui::Ui,
        rated: &mut bool,
        terms: &str,
    ) -> Option<Way> {
        let way = self.title(ui, G::ID);
        if self.watching.0 {
            return way;
        }
        let mut offers = vec![(Way::Lesson, "lesson"), (Way::Rules, "help-rules")];
        if self.problems.has(G::ID) {
            offers.push((Way::Problems, "problems"));
        }
        let offer = |(aid, key)| Offer::new(aid, self.language.text(key));
        let offers: Vec<_> = offers.into_iter().map(offer).collect();
        let aid = widgets::buttons(ui, &self.palette, 3, &offers);
        self.rated(ui, rated, self.statistics.log().rating(G::NAME), terms);
        way.or(aid)
    }

    fn title(&self, ui: &mut egui::Ui, here: GameId) -> Option<Way> {
        let title = self.language.text(if self.watching.0 { "watch" } else { here.0 });
        if widgets::page_head(ui, &self.palette, &self.language.text("back"), &title) {
            return Some(Way::To(Screen::Home));
        }
        let mut next = here;
        if self.watching.0 {
            let names: Vec<(GameId, String)> =
                self.games.iter().map(|game| (game.id, self.language.text(game.id.0))).collect();
            widgets::choice(ui, &self.palette, &mut next, &names);
        }
        (next != here).then_some(Way::To(Screen::NewGame(next)))
    }

    /// Whether a match is for the person's rating, and what that means.
    fn rated(&self, ui: &mut egui::Ui, rated: &mut bool, rating: Rating, terms: &str) {
        ui.add_space(6.0);
        widgets::switch(ui, &self.palette, rated, &self.language.text("rated"));
        if !*rated {
            return;
        }
        let told = [("rating", statistics::rating(rating).into())];
        for line in [
            self.language.format("rated-your-rating", &told),
            self.language.text("rated-line"),
            self.language.text(terms),
        ] {
            ui.label(egui::RichText::new(line).size(size::SMALL).color(self.palette.dim));
        }
    }
}

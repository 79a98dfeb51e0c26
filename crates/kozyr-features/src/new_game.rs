//! The common parts of the pages that set up a new match.

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
use kozyr_table::session::GameScreen;

pub use exits::NewGameExits;
pub use match_starter::MatchStarter;
pub(crate) use opponent_picker::RosterContext;
pub use page::NewGamePage;

use crate::{
    problems::ProblemCatalogues,
    statistics::{self, Statistics},
};
use kozyr_platform::screen::{GameId, Menu, Screen};
use kozyr_table::{registry::GameRegistry, requests::OpenNewGame, session::TableGame};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    settings::{PersistentResource, persist_resource},
    theme::{Palette, size},
    widgets::{self, ButtonSpec},
};

/// Whether the new match is between opponents only, for the player to watch.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpectatorMode(pub bool);

/// The opponent in a link: the next new-game page starts a match against it immediately.
#[derive(Resource, Default)]
pub struct Challenger(pub Option<String>);

/// The setup prepared for the next match, if any.
#[derive(Resource, Debug)]
pub struct PreparedSetup<G: Game>(pub Option<G::Setup>);

/// The last choices on the new-game page of a game.
pub trait NewGameOptions:
    PersistentResource + Resource<Mutability = Mutable> + Clone + PartialEq
{
    /// The rules.
    type Rules: TableGame;

    /// The text key of a note on rated matches in this game.
    const RATED_NOTE_KEY: &'static str;

    /// The sound at the start of a match.
    const START_SOUND: Sound;

    /// Whether the player has chosen rated matches; only matches with the player in them are rated.
    fn rated(&self) -> bool;

    /// A mutable reference to the choice that [`Self::rated`] returns.
    fn rated_mut(&mut self) -> &mut bool;

    /// Changes the choices to a match of the player against this opponent, with no other players.
    fn challenge(&mut self, opponent: String);

    /// Whether the match is rated; a watched match never is.
    fn is_rated(&self, watching: bool) -> bool {
        self.rated() && !watching
    }
}

/// Adds the new-game page of one game, drawn by the system `page`, and saves its choices in this
/// file. The prepared setup is dropped when the page is left.
pub fn plugin_for<C: NewGameOptions, M>(
    app: &mut App,
    file: &'static str,
    page: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let screen = Screen::NewGame(C::Rules::ID);
    persist_resource::<C>(app, file);
    app.insert_resource(PreparedSetup::<C::Rules>(None));
    app.add_systems(OnExit(screen), |mut start: ResMut<PreparedSetup<C::Rules>>| start.0 = None);
    app.add_systems(
        EguiPrimaryContextPass,
        page.run_if(in_state(screen)).run_if(in_state(Menu::None)).in_set(PanelSystems::Pages),
    );
}

/// Chooses a rated match for the next new game, without starting it.
pub fn choose_rated<C: NewGameOptions>(world: &mut World) {
    *world.resource_mut::<C>().rated_mut() = true;
}

/// Adds the resources of new-game pages and the observer that opens them.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SpectatorMode>().init_resource::<Challenger>();
    app.add_observer(open_page);
}

/// Opens the new-game page of the requested game, to play or to watch, and stores the opponent of a
/// link for it.
fn open_page(
    event: On<OpenNewGame>,
    mut watching: ResMut<SpectatorMode>,
    mut challenger: ResMut<Challenger>,
    mut screen: ResMut<NextState<Screen>>,
) {
    watching.0 = event.watching;
    challenger.0.clone_from(&event.opponent);
    screen.set(Screen::NewGame(event.game));
}

/// A link that leaves a new-game page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewGameExit {
    /// Another screen.
    Screen(Screen),
    /// The lesson of the game.
    Lesson,
    /// The rules of the game.
    Rules,
    /// The problems of the game.
    Problems,
    /// A table for playing with friends by the chosen rules.
    Invite,
}

/// The parameters of a new-game page's header.
#[derive(SystemParam)]
pub struct NewGameHeader<'w> {
    palette: Res<'w, Palette>,
    language: Res<'w, Language>,
    games: Res<'w, GameRegistry>,
    statistics: Res<'w, Statistics>,
    watching: Res<'w, SpectatorMode>,
    problems: Res<'w, ProblemCatalogues>,
}

impl NewGameHeader<'_> {
    /// Whether the match is between opponents only.
    pub fn is_watching(&self) -> bool {
        self.watching.0
    }

    /// The context for showing opponents: colours, texts and statistics.
    pub fn roster_context(&self) -> RosterContext<'_> {
        RosterContext {
            palette: &self.palette,
            language: &self.language,
            statistics: &self.statistics,
        }
    }

    /// Shows the title and, for a match to watch, the games to choose from; otherwise links for
    /// beginners and the switch that changes `rated`. `note_key` is the text key of a note on rated
    /// matches. Returns the link that was pressed.
    pub fn show<G: TableGame>(
        &self,
        ui: &mut egui::Ui,
        rated: &mut bool,
        note_key: &str,
    ) -> Option<NewGameExit> {
        let title_exit = self.title(ui, G::ID);
        if self.watching.0 {
            return title_exit;
        }
        let mut links = vec![(NewGameExit::Lesson, "lesson"), (NewGameExit::Rules, "help-rules")];
        if self.problems.has_game(G::ID) {
            links.push((NewGameExit::Problems, "problems"));
        }
        if !*rated {
            links.push((NewGameExit::Invite, "friends"));
        }
        let link_button = |(exit, key)| ButtonSpec::new(exit, self.language.text(key));
        let links: Vec<_> = links.into_iter().map(link_button).collect();
        let exit = widgets::button_grid(ui, &self.palette, links.len(), &links);
        self.rated(ui, rated, self.statistics.log().rating(G::NAME), note_key);
        title_exit.or(exit)
    }

    /// Shows the back button, the title and, for a match to watch, the games to choose from.
    /// Returns the link that was pressed: the front page, or another game's new-game page.
    fn title(&self, ui: &mut egui::Ui, game: GameId) -> Option<NewGameExit> {
        let title = self.language.text(if self.watching.0 { "watch" } else { game.0 });
        if widgets::page_head(ui, &self.palette, &self.language.text("back"), &title) {
            return Some(NewGameExit::Screen(Screen::Home));
        }
        let mut selected = game;
        if self.watching.0 {
            let names: Vec<(GameId, String)> =
                self.games.iter().map(|entry| (entry.id, self.language.text(entry.id.0))).collect();
            widgets::radio_row(ui, &self.palette, &mut selected, &names);
        }
        (selected != game).then_some(NewGameExit::Screen(Screen::NewGame(selected)))
    }

    /// Shows the switch that changes `rated` and, if it is on, the player's `rating` and the notes
    /// on rated matches.
    fn rated(&self, ui: &mut egui::Ui, rated: &mut bool, rating: Rating, note_key: &str) {
        ui.add_space(6.0);
        widgets::switch(ui, &self.palette, rated, &self.language.text("rated"));
        if !*rated {
            return;
        }
        let arguments = [("rating", statistics::format_rating(rating).into())];
        for line in [
            self.language.format("rated-your-rating", &arguments),
            self.language.text("rated-line"),
            self.language.text(note_key),
        ] {
            ui.label(egui::RichText::new(line).size(size::SMALL).color(self.palette.dim));
        }
    }
}

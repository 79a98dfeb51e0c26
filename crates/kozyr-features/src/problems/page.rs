//! The page of problems: the problem of the day, the player's own mistakes, and all problems.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use super::{
    catalogue::{ProblemCatalogue, ProblemCatalogues},
    exercises::OwnMistakes,
    problem_ui::{PoseProblem, ProblemId, ProblemSeries, ShowProblems},
    sections,
    solved::SolvedProblems,
};
use crate::{decorations::DecorationRegistry, help::TryProblemAbout};
use kozyr_platform::{
    clock::Calendar,
    screen::{GameId, Menu, Screen},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::Palette,
    widgets::{self, PageWidth},
};

/// The game whose problems are shown; `None` means the first one that has any.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SelectedProblemGame(Option<GameId>);

/// The position of the mistake that a second tap deletes.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct MistakeToDelete(Option<String>);

/// Opens the page with the problems of a game.
fn open(
    event: On<ShowProblems>,
    mut choice: ResMut<SelectedProblemGame>,
    mut screen: ResMut<NextState<Screen>>,
) {
    choice.0 = Some(event.0);
    screen.set(Screen::Problems);
}

/// Adds the page of problems.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SelectedProblemGame>().init_resource::<MistakeToDelete>();
    app.add_observer(open).add_observer(try_problem_about);
    app.add_systems(OnEnter(Screen::Problems), |mut to_delete: ResMut<MistakeToDelete>| {
        to_delete.0 = None
    });
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Problems))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
}

/// Poses the next unsolved problem about a concept, or the first one if all are solved. Opens the
/// Problems page if no problem is about it.
fn try_problem_about(request: On<TryProblemAbout>, params: ProblemParams, mut commands: Commands) {
    let concept = request.0;
    let catalogue = params.catalogues.iter().find(|catalogue| catalogue.game.0 == concept.game());
    let Some(catalogue) = catalogue else { return };
    let (game, series) = (catalogue.game, ProblemSeries::Concept(concept));
    match catalogue.problem_to_try(series, &params.solved) {
        Some(index) => {
            commands.trigger(PoseProblem { game, problem: ProblemId::Problem(index), series });
        }
        None => commands.trigger(ShowProblems(game)),
    }
}

/// An action on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ProblemsPageAction {
    /// Returns to the front page.
    Back,
    /// Poses a problem of a series.
    Pose(ProblemId, ProblemSeries),
    /// Deletes a mistake, on the second press.
    Delete(String),
}

/// The parameters for drawing problems.
#[derive(SystemParam)]
pub struct ProblemParams<'w> {
    pub(super) palette: Res<'w, Palette>,
    pub(super) language: Res<'w, Language>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) decorations: Res<'w, DecorationRegistry>,
    pub(super) solved: Res<'w, SolvedProblems>,
    pub(super) calendar: Res<'w, Calendar>,
    catalogues: Res<'w, ProblemCatalogues>,
}

impl ProblemParams<'_> {
    /// The problem of the day of the first game that has problems; `None` without problems.
    pub fn todays_problem(&self) -> Option<PoseProblem> {
        let catalogue = self.catalogues.iter().next()?;
        let problem = ProblemId::Problem(catalogue.problem_of_day(self.calendar.today())?);
        Some(PoseProblem { game: catalogue.game, problem, series: ProblemSeries::Today })
    }

    /// Shows the problem of the day of the first game that has problems, as a picture of this
    /// height in points. Returns whether it was pressed.
    pub fn show_todays_problem(&self, ui: &mut Ui, height: f32) -> bool {
        let catalogue = self.catalogues.iter().next();
        catalogue.is_some_and(|catalogue| sections::today(ui, self, catalogue, height).is_some())
    }
}

/// The problems of the game that is shown.
pub(super) struct GameProblems<'a> {
    pub catalogue: &'a ProblemCatalogue,
    pub mistakes: &'a OwnMistakes,
    pub today: u64,
    /// The position of the mistake that a second tap deletes.
    pub to_delete: Option<&'a str>,
}

/// Shows the page and handles the action pressed on it.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    params: ProblemParams,
    mut mistakes: ResMut<OwnMistakes>,
    mut choice: ResMut<SelectedProblemGame>,
    mut to_delete: ResMut<MistakeToDelete>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let chosen = choice.0.and_then(|game| params.catalogues.get(game));
    let Some(catalogue) = chosen.or_else(|| params.catalogues.iter().next()) else { return Ok(()) };
    let mut game = catalogue.game;
    let mut action = None;
    let problems = GameProblems {
        catalogue,
        mistakes: &mistakes,
        today: params.calendar.today(),
        to_delete: to_delete.0.as_deref(),
    };
    let ctx = contexts.ctx_mut()?;
    // A name per game keeps separate scroll positions.
    let name = format!("problems-{}", game.0);
    widgets::page(ctx, &name, PageWidth::ThreePanes.points(ctx), |ui| {
        let (palette, language) = (&*params.palette, &*params.language);
        let title = language.text("problems");
        if widgets::page_head(ui, palette, &language.text("back"), &title) {
            action = Some(ProblemsPageAction::Back);
        }
        let games = params.catalogues.iter().map(|other| (other.game, language.text(other.game.0)));
        let games: Vec<_> = games.collect();
        widgets::radio_row(ui, palette, &mut game, &games);
        let [mut first, mut second, mut third] = [const { None }; 3];
        widgets::three_panes(
            ui,
            |ui| first = sections::own(ui, &params, &problems),
            |ui| second = sections::by_level(ui, &params, &problems),
            |ui| third = sections::by_concept(ui, &params, &problems),
        );
        action = action.take().or(first).or(second).or(third);
    });
    if game != catalogue.game {
        sound.write(Sound::Tap);
        choice.0 = Some(game);
    }
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        ProblemsPageAction::Back => screen.set(Screen::Home),
        ProblemsPageAction::Pose(id, series) => {
            commands.trigger(PoseProblem { game, problem: id, series })
        }
        ProblemsPageAction::Delete(position) if to_delete.0.as_ref() == Some(&position) => {
            mistakes.remove(game, &position);
            to_delete.0 = None;
        }
        ProblemsPageAction::Delete(position) => to_delete.0 = Some(position),
    }
    Ok(())
}

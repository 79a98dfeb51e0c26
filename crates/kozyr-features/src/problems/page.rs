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
use crate::decorations::DecorationRegistry;
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

fn open(
    wanted: On<ShowProblems>,
    mut choice: ResMut<SelectedProblemGame>,
    mut screen: ResMut<NextState<Screen>>,
) {
    choice.0 = Some(wanted.0);
    screen.set(Screen::Problems);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SelectedProblemGame>().init_resource::<MistakeToDelete>();
    app.add_observer(open);
    app.add_systems(OnEnter(Screen::Problems), |mut doomed: ResMut<MistakeToDelete>| {
        doomed.0 = None
    });
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Problems))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
}

/// An action on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ProblemsPageAction {
    Back,
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
    /// The problem of the day of the first game that has problems.
    pub fn todays_problem(&self) -> Option<PoseProblem> {
        let catalogue = self.catalogues.iter().next()?;
        let what = ProblemId::Problem(catalogue.problem_of_day(self.calendar.today())?);
        Some(PoseProblem { game: catalogue.game, problem: what, series: ProblemSeries::Today })
    }

    /// Shows the problem of the day as a picture of this height. Returns whether it was pressed.
    pub fn show_todays_problem(&self, ui: &mut Ui, height: f32) -> bool {
        let catalogue = self.catalogues.iter().next();
        catalogue.is_some_and(|first| sections::today(ui, self, first, height).is_some())
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

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    desk: ProblemParams,
    mut mistakes: ResMut<OwnMistakes>,
    mut choice: ResMut<SelectedProblemGame>,
    mut doomed: ResMut<MistakeToDelete>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let chosen = choice.0.and_then(|game| desk.catalogues.get(game));
    let Some(catalogue) = chosen.or_else(|| desk.catalogues.iter().next()) else { return Ok(()) };
    let mut game = catalogue.game;
    let mut wish = None;
    let shown = GameProblems {
        catalogue,
        mistakes: &mistakes,
        today: desk.calendar.today(),
        to_delete: doomed.0.as_deref(),
    };
    let ctx = contexts.ctx_mut()?;
    // A name per game keeps separate scroll positions.
    let name = format!("problems-{}", game.0);
    widgets::page(ctx, &name, PageWidth::ThreePanes.points(ctx), |ui| {
        let (palette, language) = (&*desk.palette, &*desk.language);
        let title = language.text("problems");
        if widgets::page_head(ui, palette, &language.text("back"), &title) {
            wish = Some(ProblemsPageAction::Back);
        }
        let games = desk.catalogues.iter().map(|one| (one.game, language.text(one.game.0)));
        let games: Vec<_> = games.collect();
        widgets::radio_row(ui, palette, &mut game, &games);
        let [mut first, mut second, mut third] = [const { None }; 3];
        widgets::three_panes(
            ui,
            |ui| first = sections::own(ui, &desk, &shown),
            |ui| second = sections::by_level(ui, &desk, &shown),
            |ui| third = sections::by_concept(ui, &desk, &shown),
        );
        wish = wish.take().or(first).or(second).or(third);
    });
    if game != catalogue.game {
        sound.write(Sound::Tap);
        choice.0 = Some(game);
    }
    let Some(wish) = wish else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        ProblemsPageAction::Back => screen.set(Screen::Home),
        ProblemsPageAction::Pose(what, series) => {
            commands.trigger(PoseProblem { game, problem: what, series })
        }
        ProblemsPageAction::Delete(position) if doomed.0.as_ref() == Some(&position) => {
            mistakes.remove(game, &position);
            doomed.0 = None;
        }
        ProblemsPageAction::Delete(position) => doomed.0 = Some(position),
    }
    Ok(())
}

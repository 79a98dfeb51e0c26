//! The page of problems: that of the day, one's own mistakes, and all that there are.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use super::{
    catalogue::{Catalogue, Catalogues},
    exercises::OwnMistakes,
    problem_ui::{Pose, Series, ShowProblems, What},
    sections,
    solved::SolvedProblems,
};
use crate::decorations::GamesOrnaments;
use kozyr_platform::{
    clock::Calendar,
    screen::{GameId, Menu, Screen},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::Panels,
    settings::Settings,
    theme::Palette,
    widgets::{self, Breadth},
};

/// The game whose problems are shown; `None` for the first that has some.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Choice(Option<GameId>);

/// The mistake that another tap takes out, by its position.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Doomed(Option<String>);

fn open(
    wanted: On<ShowProblems>,
    mut choice: ResMut<Choice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    choice.0 = Some(wanted.0);
    screen.set(Screen::Problems);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choice>().init_resource::<Doomed>();
    app.add_observer(open);
    app.add_systems(OnEnter(Screen::Problems), |mut doomed: ResMut<Doomed>| doomed.0 = None);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Problems)).run_if(in_state(Menu::None)).in_set(Panels::Pages),
    );
}

/// What was pressed on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    Back,
    Pose(What, Series),
    /// Takes a mistake out, once that was meant.
    Forget(String),
}

/// What problems are drawn with.
#[derive(SystemParam)]
pub struct Desk<'w> {
    pub(super) palette: Res<'w, Palette>,
    pub(super) language: Res<'w, Language>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) ornaments: Res<'w, GamesOrnaments>,
    pub(super) solved: Res<'w, SolvedProblems>,
    pub(super) calendar: Res<'w, Calendar>,
    catalogues: Res<'w, Catalogues>,
}

impl Desk<'_> {
    /// The problem of the day of the first game that has some.
    pub fn todays(&self) -> Option<Pose> {
        let catalogue = self.catalogues.iter().next()?;
        let what = What::Problem(catalogue.of_day(self.calendar.today())?);
        Some(Pose { game: catalogue.game, what, series: Series::Today })
    }

    /// Shows it as a picture so high; whether it was pressed.
    pub fn show_todays(&self, ui: &mut Ui, height: f32) -> bool {
        let catalogue = self.catalogues.iter().next();
        catalogue.is_some_and(|first| sections::today(ui, self, first, height).is_some())
    }
}

/// What is shown of a game.
pub(super) struct Shown<'a> {
    pub catalogue: &'a Catalogue,
    pub mistakes: &'a OwnMistakes,
    pub today: u64,
    /// The mistake that another tap takes out.
    pub doomed: Option<&'a str>,
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    desk: Desk,
    mut mistakes: ResMut<OwnMistakes>,
    mut choice: ResMut<Choice>,
    mut doomed: ResMut<Doomed>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let chosen = choice.0.and_then(|game| desk.catalogues.of(game));
    let Some(catalogue) = chosen.or_else(|| desk.catalogues.iter().next()) else { return Ok(()) };
    let mut game = catalogue.game;
    let mut wish = None;
    let shown = Shown {
        catalogue,
        mistakes: &mistakes,
        today: desk.calendar.today(),
        doomed: doomed.0.as_deref(),
    };
    let ctx = contexts.ctx_mut()?;
    // Each game keeps the place to which its page was scrolled.
    let name = format!("problems-{}", game.0);
    widgets::page(ctx, &name, Breadth::ThreeParts.points(ctx), |ui| {
        let (palette, language) = (&*desk.palette, &*desk.language);
        let title = language.text("problems");
        if widgets::page_head(ui, palette, &language.text("back"), &title) {
            wish = Some(Request::Back);
        }
        let games = desk.catalogues.iter().map(|one| (one.game, language.text(one.game.0)));
        let games: Vec<_> = games.collect();
        widgets::choice(ui, palette, &mut game, &games);
        let [mut first, mut second, mut third] = [const { None }; 3];
        widgets::three_parts(
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
        Request::Back => screen.set(Screen::Home),
        Request::Pose(what, series) => commands.trigger(Pose { game, what, series }),
        Request::Forget(position) if doomed.0.as_ref() == Some(&position) => {
            mistakes.remove(game, &position);
            doomed.0 = None;
        }
        Request::Forget(position) => doomed.0 = Some(position),
    }
    Ok(())
}

//! A walk through every screen that takes a picture of each: `KOZYR_TOUR=FOLDER kozyr`.
//!
//! `KOZYR_STOPS=lesson,home` stops only where the name of a picture begins so.
//!
//! With `KOZYR_LANGUAGE=ru` the walk is in Russian, and so with the codes of all other languages; with
//! `longer` or `bracketed` in one that [nobody speaks](super::pseudo). With `KOZYR_TEXT_SIZE=2` text
//! is of twice its usual size. Saved games are neither read nor changed.

mod games;
mod matches;
mod problems;

use kozyr_durak_ui::DurakUi;
use kozyr_reversi_ui::ReversiUi;
use std::path::PathBuf;

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
    window::RequestRedraw,
};
use kozyr_core::game::Seat;
use kozyr_durak::{self as durak, Durak};
use kozyr_reversi::{self as reversi, Reversi, Symmetry};

use self::{
    matches::{
        erred, fuzzy_at_work, master_at_work, pass_round, proved_by_a_master, show_durak,
        show_durak_if, show_reversi, watch_durak, watch_reversi,
    },
    problems::{TODAY, TOMORROW},
};
use crate::pseudo_locale::Pseudo;
use kozyr_durak_ui::{
    GIVEN, HABITS, ID as DURAK, SHUFFLE, TABLES, Tapped, given_deals, help::FAMILIES,
};
use kozyr_features::{
    lessons,
    new_game::{Start, Watching},
    review::{Review, see_where_it_turned},
    side_panel::{self, Advice, Page, Said, Why},
    statistics::Statistics,
    trees,
};
use kozyr_platform::{
    import_export::Offered,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_reversi_ui::{BOARD, ID as REVERSI, SetUp};
use kozyr_shell::menus::{
    SettingsPart,
    help::{self, Chapter},
};
use kozyr_table::{
    motion::Journey,
    pace::Watch,
    prompts::{OpenPrompt, Prompt},
    session::{Session, Submit, TableGame},
    thinking::Thinking,
};
use kozyr_ui::{
    language::Locale,
    settings::{CardBack, DiscStyle, Pace, Settings, Theme},
};

/// A stop of the walk: the picture's name, and how to get there.
pub(crate) type Stop = (&'static str, fn(&mut World));

/// All stops, in order; some go on from where the one before is.
pub(crate) const STOPS: &[Stop] = &[
    ("welcome", |world| go(world, Screen::Welcome)),
    ("home", |world| go(world, Screen::Home)),
    ("lesson-durak", |world| lessons::begin_at::<DurakUi>(world, 0, 0)),
    ("lesson-durak-lead", |world| lessons::begin_at::<DurakUi>(world, 0, 2)),
    ("lesson-durak-beat", |world| lessons::begin_at::<DurakUi>(world, 1, 1)),
    ("lesson-durak-wrong", |world| touch(world, "Qd")),
    ("lesson-pause", |world| open(world, Menu::Pause)),
    ("lesson-durak-end", |world| lessons::begin_at::<DurakUi>(world, 3, 6)),
    ("lesson-reversi", |world| lessons::begin_at::<ReversiUi>(world, 0, 1)),
    ("lesson-reversi-lines", |world| lessons::begin_at::<ReversiUi>(world, 1, 1)),
    ("lesson-reversi-pass", |world| lessons::begin_at::<ReversiUi>(world, 2, 2)),
    ("lesson-reversi-end", |world| lessons::begin_at::<ReversiUi>(world, 5, 4)),
    ("problems-durak", problems::page::<DurakUi>),
    ("problems-reversi", problems::page::<ReversiUi>),
    ("problem-durak", |world| problems::pose::<DurakUi>(world, TODAY)),
    ("problem-durak-wrong", |world| problems::answer::<DurakUi>(world, false)),
    ("problem-durak-tomorrow", |world| problems::pose::<DurakUi>(world, TOMORROW)),
    ("problem-durak-right", |world| problems::answer::<DurakUi>(world, true)),
    ("problem-pause", |world| open(world, Menu::Pause)),
    ("problem-reversi", |world| problems::pose::<ReversiUi>(world, TODAY)),
    ("problem-reversi-wrong", |world| problems::answer::<ReversiUi>(world, false)),
    ("problem-reversi-tomorrow", |world| problems::pose::<ReversiUi>(world, TOMORROW)),
    ("problem-reversi-right", |world| problems::answer::<ReversiUi>(world, true)),
    ("problem-exercise", problems::exercise::<DurakUi>),
    ("new-durak", |world| go(world, Screen::NewGame(DURAK))),
    ("given", |world| {
        go(world, Screen::NewGame(DURAK));
        given_deals::show(world, true);
        open(world, GIVEN);
    }),
    ("given-wrong", |world| given_deals::show(world, false)),
    ("given-new", games::begin_given),
    ("new-durak-question", |world| {
        world.resource_mut::<OpenPrompt>().ask(Prompt::StartOver(DURAK));
    }),
    ("durak-lead", |world| show_durak(world, 2, durak::Phase::Attack, 0)),
    ("durak-rated", games::rate::<Durak>),
    ("durak-rated-pause", |world| open(world, Menu::Pause)),
    ("durak-give-up", |world| world.resource_mut::<OpenPrompt>().ask(Prompt::GiveUp)),
    ("durak-defend", |world| show_durak(world, 3, durak::Phase::Defend, 20)),
    ("durak-why", |world| set(world, Why::Seat(Seat::new(1)))),
    ("durak-why-other", |world| side_panel::look_at(world, 1, 0)),
    ("durak-chart", |world| *world.resource_mut::<Page>() = Page::Chart),
    ("durak-belief", |world| *world.resource_mut::<Page>() = Page::Belief),
    ("durak-log", |world| *world.resource_mut::<Page>() = Page::Log),
    ("durak-answer", |world| show_durak(world, 2, durak::Phase::Defend, 8)),
    ("durak-hint", |world| set(world, Why::Hint)),
    ("durak-hint-other", |world| side_panel::look_at(world, 1, 0)),
    ("durak-hint-asked", |world| world.resource_mut::<Settings>().ask_first = true),
    ("durak-hint-answered", |world| answer::<Durak>(world, 0)),
    ("durak-why-asked", |world| set(world, Why::Seat(Seat::new(1)))),
    ("durak-why-answered", |world| _ = world.write_message(Said::Weighed(0))),
    ("durak-six", |world| {
        world.resource_mut::<Settings>().ask_first = false;
        show_durak(world, 6, durak::Phase::ThrowIn, 30);
    }),
    ("durak-many-cards", |world| {
        show_durak_if(world, 2, |record| record.game().hand(Seat::new(0)).len() > 14);
    }),
    ("durak-result", |world| show_durak_if(world, 2, |record| record.outcome().is_some())),
    ("durak-rated-result", games::rated_result),
    ("durak-pause", |world| open(world, Menu::Pause)),
    ("durak-shuffle", |world| open(world, SHUFFLE)),
    ("durak-habits", |world| {
        games::know_habits(world);
        open(world, HABITS);
    }),
    ("durak-this-deal", games::log),
    ("durak-review", |world| {
        open(world, Menu::None);
        see_again::<Durak>(world, 20);
        set(world, Why::Everyone);
        *world.resource_mut::<Page>() = Page::Review;
    }),
    ("durak-turned", see_where_it_turned::<DurakUi>),
    ("durak-replay", |world| set(world, Why::Closed)),
    ("new-reversi", |world| go(world, Screen::NewGame(REVERSI))),
    ("reversi-erred", erred),
    ("reversi-erred-why", |world| set(world, Why::Seat(Seat::new(1)))),
    ("reversi-start", |world| show_reversi(world, 0)),
    ("reversi-rated", games::rate::<Reversi>),
    ("reversi-middle", |world| show_reversi(world, 30)),
    ("reversi-why", |world| set(world, Why::Seat(Seat::new(1)))),
    ("reversi-hint", |world| set(world, Why::Hint)),
    ("reversi-hint-line", |world| side_panel::look_at(world, 0, 3)),
    ("reversi-hint-other", |world| side_panel::look_at(world, 2, 0)),
    ("reversi-hint-asked", |world| world.resource_mut::<Settings>().ask_first = true),
    ("reversi-hint-answered", |world| answer::<Reversi>(world, 1)),
    ("reversi-why-asked", |world| set(world, Why::Seat(Seat::new(1)))),
    ("reversi-evaluation", |world| {
        world.resource_mut::<Settings>().ask_first = false;
        set(world, Why::Closed);
        world.resource_mut::<Settings>().evaluation = true;
    }),
    ("reversi-result", |world| show_reversi(world, usize::MAX)),
    ("reversi-review", |world| {
        see_again::<Reversi>(world, 30);
        set(world, Why::Everyone);
        *world.resource_mut::<Page>() = Page::Review;
    }),
    ("reversi-turned", see_where_it_turned::<ReversiUi>),
    ("reversi-turned-asked", |world| world.resource_mut::<Settings>().ask_first = true),
    ("reversi-turned-answered", |world| answer::<Reversi>(world, 0)),
    ("reversi-replay", |world| {
        world.resource_mut::<Settings>().ask_first = false;
        set(world, Why::Closed);
        world.resource_mut::<Settings>().view = Symmetry::QUARTER;
    }),
    ("board", |world| open(world, BOARD)),
    ("set-up", |world| {
        world.resource_mut::<Settings>().view = Symmetry::default();
        let position = world.resource::<Session<Reversi>>().game().position();
        world.write_message(SetUp(position));
    }),
    ("set-up-analysis", |world| set(world, Why::Hint)),
    ("set-up-new", |world| {
        let position = world.resource::<Session<Reversi>>().game().position();
        world.resource_mut::<Start<Reversi>>().0 = Some(reversi::Setup { start: position });
        go(world, Screen::NewGame(REVERSI));
    }),
    ("master", master_at_work),
    ("master-why", |world| set(world, Why::Seat(Seat::new(1)))),
    ("master-proved", proved_by_a_master),
    ("master-proved-why", |world| set(world, Why::Seat(Seat::new(1)))),
    ("people-cover", pass_round),
    ("watch-new", |world| {
        world.resource_mut::<Watching>().0 = true;
        go(world, Screen::NewGame(DURAK));
    }),
    ("watch-durak", watch_durak),
    ("watch-why", |world| set(world, Why::Everyone)),
    ("watch-reversi", watch_reversi),
    ("trees-values", |world| go(world, Screen::Trees)),
    ("trees-steps", trees::show_middle),
    ("trees-again", trees::show_again),
    ("trees-reversi", |world| trees::show_board(world, 3)),
    ("fuzzy", fuzzy_at_work),
    ("fuzzy-why", |world| set(world, Why::Seat(Seat::new(1)))),
    ("fuzzy-at-work", |world| *world.resource_mut::<Page>() = Page::Fuzzy),
    ("tables", |world| open(world, TABLES)),
    ("new-durak-rated", games::choose_rated),
    ("statistics-none", |world| {
        world.insert_resource(Statistics::default());
        go(world, Screen::Statistics);
    }),
    ("statistics-durak", games::fill),
    ("statistics-reversi", games::show_reversi),
    ("wood", |world| {
        world.resource_mut::<Settings>().theme = Theme::Wood;
        world.resource_mut::<Settings>().back = CardBack::Rosette;
        show_durak(world, 3, durak::Phase::Defend, 20);
    }),
    ("night", |world| {
        let mut settings = world.resource_mut::<Settings>();
        (settings.theme, settings.back) = (Theme::Night, CardBack::Suits);
        (settings.discs, settings.evaluation) = (DiscStyle::Flat, false);
        show_reversi(world, 30);
    }),
    ("night-settings", |world| open_settings(world, SettingsPart::Look)),
    ("pause", |world| {
        let mut settings = world.resource_mut::<Settings>();
        (settings.theme, settings.back) = default();
        settings.discs = DiscStyle::default();
        open(world, Menu::Pause);
    }),
    ("kept", |world| open(world, Menu::SavedGames)),
    ("settings", |world| open_settings(world, SettingsPart::General)),
    ("settings-look", |world| open_settings(world, SettingsPart::Look)),
    ("settings-senses", |world| open_settings(world, SettingsPart::Senses)),
    ("settings-play", |world| open_settings(world, SettingsPart::Play)),
    ("data", |world| open(world, Menu::Data)),
    ("data-ask", |world| world.resource_mut::<Offered>().0 = Some(String::new())),
    // Leaving a table closes the menu over it.
    ("home-again", |world| go(world, Screen::Home)),
    ("games-none", |world| open(world, Menu::SavedGames)),
    ("games", games::keep),
    ("help", |world| open(world, Menu::Help)),
    ("help-durak", |world| help::turn_to(world, Chapter::Rules(DURAK))),
    ("help-reversi", |world| help::turn_to(world, Chapter::Rules(REVERSI))),
    ("help-opponent", |world| help::turn_to(world, Chapter::Opponent(&FAMILIES[5]))),
    ("help-keys", |world| help::turn_to(world, Chapter::Keys)),
    ("help-shuffle", |world| help::turn_to(world, Chapter::Shuffle)),
    ("help-ideas", |world| help::turn_to(world, Chapter::Concepts(DURAK))),
    ("help-words", |world| help::turn_to(world, Chapter::Words)),
    ("credits", |world| open(world, Menu::Credits)),
];

/// How many frames a screen gets to load and draw what it needs.
const FRAMES: usize = 40;

#[derive(Resource)]
struct Tour {
    folder: PathBuf,
    /// What the names of all stops begin with: one of these.
    wanted: Vec<String>,
    stop: usize,
    frames: usize,
    picture: Option<PathBuf>,
}

pub(crate) fn plugin(app: &mut App) {
    let Some(folder) = std::env::var_os("KOZYR_TOUR").map(PathBuf::from) else { return };
    if let Err(error) = std::fs::create_dir_all(&folder) {
        error!("{}: {error}", folder.display());
        return;
    }
    app.insert_resource(Storage::memory());
    let wanted = std::env::var("KOZYR_STOPS").unwrap_or_default();
    let wanted = wanted.split(',').map(str::to_owned).collect();
    app.insert_resource(Tour { folder, wanted, stop: 0, frames: 0, picture: None });
    app.add_systems(Startup, prepare);
    app.add_systems(Last, walk);
}

fn prepare(mut commands: Commands, mut settings: ResMut<Settings>) {
    let named = std::env::var("KOZYR_LANGUAGE").unwrap_or_default();
    let language = Some(Locale::of_tag(&named).unwrap_or_default());
    if let Some(pseudo) = Pseudo::of_name(&named) {
        commands.insert_resource(pseudo.texts());
    }
    let size = std::env::var("KOZYR_TEXT_SIZE").ok().and_then(|size| size.parse().ok());
    let text_size = size.unwrap_or(1.0);
    *settings = Settings { language, pace: Pace::Still, volume: 0.0, text_size, ..default() };
}

fn walk(world: &mut World) {
    world.write_message(RequestRedraw);
    let busy = is_busy(world);
    let mut tour = world.resource_mut::<Tour>();
    if let Some(picture) = &tour.picture {
        if picture.exists() {
            tour.picture = None;
            tour.stop += 1;
            tour.frames = 0;
        }
        return;
    }
    let wanted = |(name, _): &&Stop| tour.wanted.iter().any(|start| name.starts_with(start));
    let Some(&(name, arrive)) = STOPS.iter().filter(wanted).nth(tour.stop) else {
        world.write_message(AppExit::Success);
        return;
    };
    let frames = tour.frames;
    tour.frames += 1;
    if frames == 0 {
        arrive(world);
    } else if frames > FRAMES && !busy {
        let picture = tour.folder.join(format!("{:03}-{name}.png", tour.stop + 1));
        tour.picture = Some(picture.clone());
        world.spawn(Screenshot::primary_window()).observe(save_to_disk(picture));
    }
}

/// Whether something that is to be seen is still moving or being thought out.
pub(crate) fn is_busy(world: &mut World) -> bool {
    let advised = world.get_resource::<Advice<ReversiUi>>().is_none_or(|one| !one.is_at_work())
        && world.get_resource::<Advice<DurakUi>>().is_none_or(|one| !one.is_at_work());
    let answered = kozyr_features::problems::is_at_work::<DurakUi>(world)
        || kozyr_features::problems::is_at_work::<ReversiUi>(world);
    !advised
        || answered
        || world.resource::<Review<ReversiUi>>().is_at_work()
        || world.resource::<Review<DurakUi>>().is_at_work()
        || world.contains_resource::<Thinking<Durak>>()
        || world.contains_resource::<Thinking<Reversi>>()
        || world.query::<&Journey>().iter(world).next().is_some()
}

pub(crate) fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<OpenPrompt>().close();
    set(world, Why::Closed);
    world.resource_mut::<OpenPrompt>().close();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn open(world: &mut World, menu: Menu) {
    world.resource_mut::<NextState<Menu>>().set(menu);
}

fn open_settings(world: &mut World, part: SettingsPart) {
    world.insert_resource(part);
    open(world, Menu::Settings);
}

fn set(world: &mut World, why: Why) {
    *world.resource_mut::<Why>() = why;
}

/// Answers what the person is asked by one of the actions that the rules allow.
fn answer<G: TableGame>(world: &mut World, number: usize) {
    let Some(session) = world.get_resource::<Session<G>>() else { return };
    let legal = session.game().legal_actions();
    let action = legal.get(number).copied();
    world.write_message_batch(action.map(|action| Submit::<G> { action, decision: None }));
}

/// Touches a card of the person's hand.
fn touch(world: &mut World, card: &str) {
    if let Ok(card) = card.parse() {
        world.write_message(Tapped(card));
    }
}

/// Shows the match on the table again from a moment of it; it stands still.
fn see_again<G: TableGame>(world: &mut World, at: usize) {
    world.resource_mut::<Watch>().paused = true;
    world.resource_mut::<Session<G>>().see_again(at);
}

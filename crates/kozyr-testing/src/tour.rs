//! A tour that takes a screenshot of every screen: `KOZYR_TOUR=FOLDER kozyr-tour`.
//!
//! `KOZYR_STOPS=lesson,home` visits only stops whose names start with one of these.
//!
//! `KOZYR_LANGUAGE=ru` takes the tour in Russian; other language codes work too, and `longer` and
//! `bracketed` select a [pseudo-locale](super::pseudo_locale). `KOZYR_TEXT_SIZE=2` doubles the text
//! size. Saved games are neither read nor changed.

mod friends;
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
        show_durak, show_durak_if, show_engine_mistake, show_fuzzy, show_hot_seat, show_master,
        show_proved_win, show_reversi, watch_durak, watch_reversi,
    },
    problems::{TODAY, TOMORROW},
};
use crate::pseudo_locale::PseudoLocale;
use kozyr_durak_ui::{
    CONTROL_TABLES, CUSTOM_DEALS, CardTapped, FAIR_SHUFFLE, HABITS, ID as DURAK, custom_deals,
    help::OPPONENT_FAMILIES,
};
use kozyr_features::{
    lessons,
    new_game::{PreparedSetup, SpectatorMode},
    review::{Review, seek_turning_point},
    saved_games,
    side_panel::{self, CoachHint, QuizAnswered, SidePanel, SidePanelPage},
    statistics::Statistics,
    trees,
};
use kozyr_platform::{
    import_export::PendingImport,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_reversi_ui::{BOARD_VIEW, EditPosition, ID as REVERSI};
use kozyr_shell::menus::{
    SettingsPart,
    help::{self, HelpChapter},
};
use kozyr_table::{
    motion::MotionTween,
    pace::SpectatorControls,
    prompts::{OpenPrompt, Prompt},
    session::{Session, SubmitAction, TableGame},
    thinking::ThinkingOpponent,
};
use kozyr_tables::hosting::UsesLocalNetwork;
use kozyr_ui::{
    language::Locale,
    settings::{AnimationSpeed, CardBack, DiscStyle, Settings, Theme},
};

/// A stop: the screenshot's name, and how to get there.
pub(crate) type TourStop = (&'static str, fn(&mut World));

/// All stops, in order; some continue from the previous one.
pub(crate) const STOPS: &[TourStop] = &[
    ("welcome", |world| go_to_screen(world, Screen::Welcome)),
    ("home", |world| go_to_screen(world, Screen::Home)),
    ("lesson-durak", |world| lessons::begin_at::<DurakUi>(world, 0, 0)),
    ("lesson-durak-lead", |world| lessons::begin_at::<DurakUi>(world, 0, 2)),
    ("lesson-durak-beat", |world| lessons::begin_at::<DurakUi>(world, 1, 1)),
    ("lesson-durak-wrong", |world| tap_card(world, "Qd")),
    ("lesson-pause", |world| open_menu(world, Menu::Pause)),
    ("lesson-durak-end", |world| lessons::begin_at::<DurakUi>(world, 3, 6)),
    ("lesson-reversi", |world| lessons::begin_at::<ReversiUi>(world, 0, 1)),
    ("lesson-reversi-lines", |world| lessons::begin_at::<ReversiUi>(world, 1, 1)),
    ("lesson-reversi-pass", |world| lessons::begin_at::<ReversiUi>(world, 2, 2)),
    ("lesson-reversi-end", |world| lessons::begin_at::<ReversiUi>(world, 5, 4)),
    ("problems-durak", problems::show_page::<DurakUi>),
    ("problems-reversi", problems::show_page::<ReversiUi>),
    ("problem-durak", |world| problems::show_daily_problem::<DurakUi>(world, TODAY)),
    ("problem-durak-wrong", |world| problems::answer::<DurakUi>(world, false)),
    ("problem-durak-tomorrow", |world| problems::show_daily_problem::<DurakUi>(world, TOMORROW)),
    ("problem-durak-right", |world| problems::answer::<DurakUi>(world, true)),
    ("problem-pause", |world| open_menu(world, Menu::Pause)),
    ("problem-reversi", |world| problems::show_daily_problem::<ReversiUi>(world, TODAY)),
    ("problem-reversi-wrong", |world| problems::answer::<ReversiUi>(world, false)),
    ("problem-reversi-tomorrow", |world| {
        problems::show_daily_problem::<ReversiUi>(world, TOMORROW)
    }),
    ("problem-reversi-right", |world| problems::answer::<ReversiUi>(world, true)),
    ("problem-exercise", problems::show_exercise::<DurakUi>),
    ("new-durak", |world| go_to_screen(world, Screen::NewGame(DURAK))),
    ("custom-deal", |world| {
        go_to_screen(world, Screen::NewGame(DURAK));
        custom_deals::show_example(world, true);
        open_menu(world, CUSTOM_DEALS);
    }),
    ("custom-deal-wrong", |world| custom_deals::show_example(world, false)),
    ("custom-deal-new", games::begin_given),
    ("new-durak-question", |world| {
        world.resource_mut::<OpenPrompt>().ask(Prompt::StartOver(DURAK));
    }),
    ("durak-lead", |world| show_durak(world, 2, durak::Phase::Attack, 0)),
    ("durak-rated", games::make_rated::<Durak>),
    ("durak-rated-pause", |world| open_menu(world, Menu::Pause)),
    ("durak-give-up", |world| world.resource_mut::<OpenPrompt>().ask(Prompt::GiveUp)),
    ("durak-defend", |world| show_durak(world, 3, durak::Phase::Defend, 20)),
    ("durak-why", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("durak-why-other", |world| side_panel::select_preview(world, 1, 0)),
    ("durak-chart", |world| *world.resource_mut::<SidePanelPage>() = SidePanelPage::PriceChart),
    ("durak-belief", |world| *world.resource_mut::<SidePanelPage>() = SidePanelPage::Belief),
    ("durak-log", |world| *world.resource_mut::<SidePanelPage>() = SidePanelPage::MoveList),
    ("durak-answer", |world| show_durak(world, 2, durak::Phase::Defend, 8)),
    ("durak-hint", |world| set_side_panel(world, SidePanel::Hint)),
    ("durak-hint-other", |world| side_panel::select_preview(world, 1, 0)),
    ("durak-hint-asked", |world| world.resource_mut::<Settings>().ask_first = true),
    ("durak-hint-answered", |world| answer::<Durak>(world, 0)),
    ("durak-why-asked", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("durak-why-answered", |world| _ = world.write_message(QuizAnswered::Alternative(0))),
    ("durak-six", |world| {
        world.resource_mut::<Settings>().ask_first = false;
        show_durak(world, 6, durak::Phase::ThrowIn, 30);
    }),
    ("durak-many-cards", |world| {
        show_durak_if(world, 2, |record| record.game().hand(Seat::new(0)).len() > 14);
    }),
    ("durak-result", |world| show_durak_if(world, 2, |record| record.outcome().is_some())),
    ("durak-rated-result", games::rated_result),
    ("durak-pause", |world| open_menu(world, Menu::Pause)),
    ("durak-shuffle", |world| open_menu(world, FAIR_SHUFFLE)),
    ("durak-habits", |world| {
        games::add_habits(world);
        open_menu(world, HABITS);
    }),
    ("durak-this-deal", games::show_deal_log),
    ("durak-review", |world| {
        open_menu(world, Menu::None);
        replay_from::<Durak>(world, 20);
        set_side_panel(world, SidePanel::Everyone);
        *world.resource_mut::<SidePanelPage>() = SidePanelPage::Review;
    }),
    ("durak-turned", seek_turning_point::<DurakUi>),
    ("durak-replay", |world| set_side_panel(world, SidePanel::Closed)),
    ("new-reversi", |world| go_to_screen(world, Screen::NewGame(REVERSI))),
    ("reversi-erred", show_engine_mistake),
    ("reversi-erred-why", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("reversi-start", |world| show_reversi(world, 0)),
    ("reversi-rated", games::make_rated::<Reversi>),
    ("reversi-middle", |world| show_reversi(world, 30)),
    ("reversi-why", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("reversi-hint", |world| set_side_panel(world, SidePanel::Hint)),
    ("reversi-hint-line", |world| side_panel::select_preview(world, 0, 3)),
    ("reversi-hint-other", |world| side_panel::select_preview(world, 2, 0)),
    ("reversi-hint-asked", |world| world.resource_mut::<Settings>().ask_first = true),
    ("reversi-hint-answered", |world| answer::<Reversi>(world, 1)),
    ("reversi-why-asked", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("reversi-evaluation", |world| {
        world.resource_mut::<Settings>().ask_first = false;
        set_side_panel(world, SidePanel::Closed);
        world.resource_mut::<Settings>().evaluation_bar = true;
    }),
    ("reversi-result", |world| show_reversi(world, usize::MAX)),
    ("reversi-review", |world| {
        replay_from::<Reversi>(world, 30);
        set_side_panel(world, SidePanel::Everyone);
        *world.resource_mut::<SidePanelPage>() = SidePanelPage::Review;
    }),
    ("reversi-turned", seek_turning_point::<ReversiUi>),
    ("reversi-turned-asked", |world| world.resource_mut::<Settings>().ask_first = true),
    ("reversi-turned-answered", |world| answer::<Reversi>(world, 0)),
    ("reversi-replay", |world| {
        world.resource_mut::<Settings>().ask_first = false;
        set_side_panel(world, SidePanel::Closed);
        world.resource_mut::<Settings>().board_view = Symmetry::ROTATION_90;
    }),
    ("board", |world| open_menu(world, BOARD_VIEW)),
    ("set-up", |world| {
        world.resource_mut::<Settings>().board_view = Symmetry::default();
        let position = world.resource::<Session<Reversi>>().game().position();
        world.write_message(EditPosition(position));
    }),
    ("set-up-analysis", |world| set_side_panel(world, SidePanel::Hint)),
    ("set-up-new", |world| {
        let position = world.resource::<Session<Reversi>>().game().position();
        world.resource_mut::<PreparedSetup<Reversi>>().0 = Some(reversi::Setup { start: position });
        go_to_screen(world, Screen::NewGame(REVERSI));
    }),
    ("master", show_master),
    ("master-why", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("master-proved", show_proved_win),
    ("master-proved-why", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("people-cover", show_hot_seat),
    ("watch-new", |world| {
        world.resource_mut::<SpectatorMode>().0 = true;
        go_to_screen(world, Screen::NewGame(DURAK));
    }),
    ("watch-durak", watch_durak),
    ("watch-why", |world| set_side_panel(world, SidePanel::Everyone)),
    ("watch-reversi", watch_reversi),
    ("trees-values", |world| go_to_screen(world, Screen::Trees)),
    ("trees-steps", trees::show_mid_search),
    ("trees-again", trees::show_transpositions),
    ("trees-reversi", |world| trees::show_reversi_tree(world, 3)),
    ("fuzzy", show_fuzzy),
    ("fuzzy-why", |world| set_side_panel(world, SidePanel::Seat(Seat::new(1)))),
    ("fuzzy-at-work", |world| *world.resource_mut::<SidePanelPage>() = SidePanelPage::Fuzzy),
    ("tables", |world| open_menu(world, CONTROL_TABLES)),
    ("new-durak-rules", games::show_all_rules),
    ("new-durak-rated", games::choose_rated),
    ("statistics-none", |world| {
        world.insert_resource(Statistics::default());
        go_to_screen(world, Screen::Statistics);
    }),
    ("statistics-durak", games::show_statistics),
    ("statistics-reversi", games::show_reversi),
    ("wood", |world| {
        world.resource_mut::<Settings>().theme = Theme::Wood;
        world.resource_mut::<Settings>().card_back = CardBack::Rosette;
        show_durak(world, 3, durak::Phase::Defend, 20);
    }),
    ("night", |world| {
        let mut settings = world.resource_mut::<Settings>();
        (settings.theme, settings.card_back) = (Theme::Night, CardBack::Suits);
        (settings.discs, settings.evaluation_bar) = (DiscStyle::Flat, false);
        show_reversi(world, 30);
    }),
    ("night-settings", |world| open_settings(world, SettingsPart::Appearance)),
    ("pause", |world| {
        let mut settings = world.resource_mut::<Settings>();
        (settings.theme, settings.card_back) = default();
        settings.discs = DiscStyle::default();
        open_menu(world, Menu::Pause);
    }),
    ("saved-games", |world| open_menu(world, Menu::SavedGames)),
    ("saved-games-save-as", saved_games::menu::ask_format::<ReversiUi>),
    ("settings", |world| open_settings(world, SettingsPart::General)),
    ("settings-look", |world| open_settings(world, SettingsPart::Appearance)),
    ("settings-senses", |world| open_settings(world, SettingsPart::SoundAndMotion)),
    ("settings-play", |world| open_settings(world, SettingsPart::Gameplay)),
    ("data", |world| open_menu(world, Menu::Data)),
    ("data-ask", |world| world.resource_mut::<PendingImport>().0 = Some(String::new())),
    // Leaving a table closes its menu.
    ("home-again", |world| go_to_screen(world, Screen::Home)),
    ("games-none", |world| open_menu(world, Menu::SavedGames)),
    ("games", games::show_saved_games),
    ("import", |world| open_menu(world, Menu::Import)),
    ("import-failed", |world| games::import(world, "f5 d6 c3 d3 c4 f4 f6 f3 h9")),
    ("import-game", |world| games::import(world, games::SERVER_GAME)),
    ("import-list", |world| games::import(world, &games::tournament())),
    ("import-chosen", games::choose_imported),
    ("friends", friends::show_entrance),
    ("friends-nearby", friends::show_nearby),
    ("friends-open", friends::invite),
    ("friends-hosted", friends::host),
    ("friends-seats", friends::seat_guest),
    ("friends-match", friends::start),
    ("friends-reaction", friends::react),
    ("friends-lost", friends::lose_connection),
    ("friends-lost-seats", friends::show_seats),
    ("friends-result", friends::end_match),
    ("friends-result-seats", friends::show_seats),
    ("friends-proof", friends::show_proof),
    ("friends-own-tables", friends::leave),
    ("friends-reversi", friends::invite_to_reversi),
    ("friends-reversi-seats", friends::seat_guest),
    ("friends-reversi-match", friends::start),
    ("friends-question", friends::ask_to_take_back),
    ("friends-question-seat", friends::ask_for_seat),
    ("friends-left", friends::leave),
    ("help", |world| {
        go_to_screen(world, Screen::Home);
        open_menu(world, Menu::Help);
    }),
    ("help-durak", |world| help::open_chapter(world, HelpChapter::Rules(DURAK))),
    ("help-reversi", |world| help::open_chapter(world, HelpChapter::Rules(REVERSI))),
    ("help-opponent", |world| {
        help::open_chapter(world, HelpChapter::Opponent(&OPPONENT_FAMILIES[5]))
    }),
    ("help-keys", |world| help::open_chapter(world, HelpChapter::Keys)),
    ("help-shuffle", |world| help::open_chapter(world, HelpChapter::Shuffle)),
    ("help-ideas", |world| help::open_chapter(world, HelpChapter::Concepts(DURAK))),
    ("help-words", |world| help::open_chapter(world, HelpChapter::Glossary)),
    ("credits", |world| open_menu(world, Menu::Credits)),
];

/// The number of frames a screen gets to load and draw.
const SETTLE_FRAMES: usize = 40;

/// The tour in progress.
#[derive(Resource)]
struct Tour {
    folder: PathBuf,
    /// The prefixes of the wanted stops.
    wanted: Vec<String>,
    /// The index of the current stop among the wanted ones.
    stop: usize,
    /// The number of frames spent at this stop.
    frames: usize,
    /// The screenshot that is being saved.
    picture: Option<PathBuf>,
}

/// Adds the tour if `KOZYR_TOUR` names a folder, which is created if missing. The app then neither
/// reads nor changes saved data.
pub(crate) fn plugin(app: &mut App) {
    let Some(folder) = std::env::var_os("KOZYR_TOUR").map(PathBuf::from) else { return };
    if let Err(error) = std::fs::create_dir_all(&folder) {
        error!("{}: {error}", folder.display());
        return;
    }
    app.insert_resource(Storage::in_memory());
    app.insert_resource(UsesLocalNetwork(false));
    let wanted = std::env::var("KOZYR_STOPS").unwrap_or_default();
    let wanted = wanted.split(',').map(str::to_owned).collect();
    app.insert_resource(Tour { folder, wanted, stop: 0, frames: 0, picture: None });
    app.add_systems(Startup, prepare);
    app.add_systems(Last, visit_stops);
}

/// Resets the settings, with the language and text size in the environment variables, and sound and
/// animations off.
fn prepare(mut commands: Commands, mut settings: ResMut<Settings>) {
    let named = std::env::var("KOZYR_LANGUAGE").unwrap_or_default();
    let language = Some(Locale::from_tag(&named).unwrap_or_default());
    if let Some(pseudo) = PseudoLocale::from_name(&named) {
        commands.insert_resource(pseudo.language());
    }
    let size = std::env::var("KOZYR_TEXT_SIZE").ok().and_then(|size| size.parse().ok());
    let text_size = size.unwrap_or(1.0);
    *settings =
        Settings { language, pace: AnimationSpeed::Off, sound_volume: 0.0, text_size, ..default() };
}

/// Runs once per frame: goes to a stop, waits until it settles, takes its screenshot, and goes on
/// to the next stop. Exits the app after the last one.
fn visit_stops(world: &mut World) {
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
    let wanted = |(name, _): &&TourStop| tour.wanted.iter().any(|start| name.starts_with(start));
    let Some(&(name, go_there)) = STOPS.iter().filter(wanted).nth(tour.stop) else {
        world.write_message(AppExit::Success);
        return;
    };
    let frames = tour.frames;
    tour.frames += 1;
    if frames == 0 {
        go_there(world);
    } else if frames > SETTLE_FRAMES && !busy {
        let picture = tour.folder.join(format!("{:03}-{name}.png", tour.stop + 1));
        tour.picture = Some(picture.clone());
        world.spawn(Screenshot::primary_window()).observe(save_to_disk(picture));
    }
}

/// Whether a card or disc moves, or an opponent's decision, a hint, a review or the answer to a
/// problem is being computed or shown.
pub(crate) fn is_busy(world: &mut World) -> bool {
    let no_hint_pending =
        world.get_resource::<CoachHint<ReversiUi>>().is_none_or(|hint| !hint.is_pending())
            && world.get_resource::<CoachHint<DurakUi>>().is_none_or(|hint| !hint.is_pending());
    let judging = kozyr_features::problems::is_busy::<DurakUi>(world)
        || kozyr_features::problems::is_busy::<ReversiUi>(world);
    !no_hint_pending
        || judging
        || world.resource::<Review<ReversiUi>>().is_busy()
        || world.resource::<Review<DurakUi>>().is_busy()
        || world.contains_resource::<ThinkingOpponent<Durak>>()
        || world.contains_resource::<ThinkingOpponent<Reversi>>()
        || world.query::<&MotionTween>().iter(world).next().is_some()
}

/// Closes the prompt, side panel and menu, and switches to a screen. Screen and menu change in the
/// next frame.
pub(crate) fn go_to_screen(world: &mut World, screen: Screen) {
    world.resource_mut::<OpenPrompt>().close();
    set_side_panel(world, SidePanel::Closed);
    world.resource_mut::<OpenPrompt>().close();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// Opens a menu over the screen in the next frame; `Menu::None` closes it.
fn open_menu(world: &mut World, menu: Menu) {
    world.resource_mut::<NextState<Menu>>().set(menu);
}

/// Opens the settings at a part in the next frame.
fn open_settings(world: &mut World, part: SettingsPart) {
    world.insert_resource(part);
    open_menu(world, Menu::Settings);
}

/// Sets what the side panel shows, or closes it.
fn set_side_panel(world: &mut World, panel: SidePanel) {
    *world.resource_mut::<SidePanel>() = panel;
}

/// Submits the legal action with this index, from 0, for the seat to act on the table of a game;
/// does nothing if there is no such action or match.
fn answer<G: TableGame>(world: &mut World, index: usize) {
    let Some(session) = world.get_resource::<Session<G>>() else { return };
    let legal = session.game().legal_actions();
    let action = legal.get(index).copied();
    world.write_message_batch(action.map(|action| SubmitAction::<G> { action, decision: None }));
}

/// Requests a tap on a card, given as text such as `Qd`; does nothing if the text is no card.
fn tap_card(world: &mut World, card: &str) {
    if let Ok(card) = card.parse() {
        world.write_message(CardTapped(card));
    }
}

/// Replaces the match on the table by its replay, paused after `action_count` actions.
fn replay_from<G: TableGame>(world: &mut World, action_count: usize) {
    world.resource_mut::<SpectatorControls>().paused = true;
    world.resource_mut::<Session<G>>().start_replay(action_count);
}

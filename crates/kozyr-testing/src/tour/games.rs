//! Games for the statistics pages.

use bevy::prelude::*;
use kozyr_core::{
    game::{ImportFile, Player, Record, Seat, Seed},
    opponent::{self, Budget, Roster},
    statistics::{
        Accuracy, GameLog, GameLogEntry, MatchConditions, Rating, StatisticsGame, add_concept_cost,
    },
};
use kozyr_durak::{self as durak, CustomDeal, Durak, Rules};
use kozyr_durak_ui::DurakUi;
use kozyr_reversi::{
    self as reversi, Reversi,
    notation::{NotatedGame, write_ggf},
};
use rand::RngExt;

use super::go_to_screen;
use kozyr_durak_ui::{ID as DURAK, THIS_DEAL, habits::Habits};
use kozyr_features::{
    import::ImportPage,
    new_game::{self, PreparedSetup, SpectatorMode},
    saved_games,
    statistics::{self, Statistics},
};
use kozyr_platform::{
    clock::Calendar,
    opened_files::FilesOpened,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{
    registry::GameRegistry,
    session::{Session, TableGame},
};
use kozyr_ui::{language::Language, settings::Settings};

/// The number of games of each kind.
const GAMES: u64 = 70;
/// The end of the first game as a Unix time in seconds: in spring 2026.
const FIRST_END_UNIX_SECONDS: u64 = 1_773_000_000;

/// Replaces the statistics by 70 games of Durak and 70 of Reversi, which it plays with opponents,
/// and shows the statistics screen.
pub(crate) fn show_statistics(world: &mut World) {
    let mut log = GameLog::default();
    for game in 0..GAMES {
        let rivals: &[&str] = match game % 5 {
            0 => &["potential", "greedy", "lowest"],
            1 | 2 => &["lowest"],
            3 => &["greedy"],
            _ => &["fuzzy-learned"],
        };
        let setup = durak::Setup::new(rivals.len() + 1, Rules::default());
        log_game::<Durak>(&mut log, setup, rivals, "potential", game);
        let rivals: &[&str] = if game % 3 == 0 { &["professional"] } else { &["novice"] };
        log_game::<Reversi>(&mut log, reversi::Setup::default(), rivals, "engine-1", game);
    }
    let games = log.entries().iter().cloned().map(with_costs);
    world.insert_resource(Statistics::from_games(games.collect::<Vec<_>>()));
    // The day after the last game.
    world.insert_resource(Calendar::Fixed(FIRST_END_UNIX_SECONDS / 86_400 + GAMES));
    go_to_screen(world, Screen::Statistics);
}

/// Adds costs of two concepts to a reviewed game. The first cost becomes smaller over time.
fn with_costs(mut entry: GameLogEntry) -> GameLogEntry {
    let number = (entry.ended - FIRST_END_UNIX_SECONDS) / 86_400;
    let ([first, second], unit) = match &*entry.game {
        "durak" => (["spend-trumps-late", "keep-pairs"], 0.02),
        _ => (["corners", "parity"], 2.0),
    };
    if entry.accuracy.is_some() {
        add_concept_cost(&mut entry.costs, first, unit * (6 - number / 14) as f64);
        add_concept_cost(&mut entry.costs, second, unit);
    }
    entry
}

/// Selects Reversi on the statistics screen.
pub(crate) fn show_reversi(world: &mut World) {
    statistics::select_game::<Reversi>(world);
}

/// Replaces the session on the table by a rated one of the same match; does nothing if there is
/// none.
pub(crate) fn make_rated<G: TableGame>(world: &mut World) {
    if let Some(session) = world.remove_resource::<Session<G>>() {
        world.insert_resource(Session::rated(session.record().clone()));
    }
}

/// Replaces the statistics by only the deal on the card table, logged as rated; by nothing if it is
/// not over. Keeps the statistics if there is no deal.
pub(crate) fn rated_result(world: &mut World) {
    let Some(session) = world.get_resource::<Session<Durak>>() else { return };
    let conditions = MatchConditions { rated: true, ..MatchConditions::default() };
    let entry = GameLogEntry::from_record(
        session.record(),
        &conditions,
        Rating::default(),
        FIRST_END_UNIX_SECONDS,
    );
    world.insert_resource(Statistics::from_games(entry));
}

/// Prepares a custom two-player deal for the new game page of Durak, and closes the menu.
pub(crate) fn begin_given(world: &mut World) {
    let setup = durak::Setup::new(2, Rules::default());
    let record = Record::<Durak>::new(setup, Seed::from(1), vec![Player::Human; 2]);
    let custom =
        record.map(|record| durak::Setup { deal: Some(CustomDeal::from_record(&record)), ..setup });
    world.resource_mut::<PreparedSetup<Durak>>().0 = custom.ok();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
}

/// Adds six deals, in which an opponent plays for the player, to the player's habits.
pub(crate) fn add_habits(world: &mut World) {
    for number in 0..6 {
        let setup = durak::Setup::new(2, Rules::default());
        let finished = play_match::<Durak>(setup, &["potential"], "greedy", number, usize::MAX);
        let mut habits = world.resource_mut::<Habits>();
        if let Some(record) = finished {
            habits.profile.add_deal(record.game(), Seat::new(0));
        }
    }
}

/// Turns on the move log, and shows the page with the cards and the log of the deal on the table.
pub(crate) fn show_deal_log(world: &mut World) {
    world.resource_mut::<Settings>().move_log = true;
    world.resource_mut::<NextState<Menu>>().set(THIS_DEAL);
}

/// Opens the new game page of Durak with all its rules, which allow showing a trump.
pub(crate) fn show_all_rules(world: &mut World) {
    kozyr_durak_ui::new_game::show_all_rules(world, kozyr_durak::Rules::transfer());
    go_to_screen(world, Screen::NewGame(DURAK));
}

/// Turns off watching, selects a rated game on the new game pages of both games, and opens that of
/// Durak.
pub(crate) fn choose_rated(world: &mut World) {
    world.resource_mut::<SpectatorMode>().0 = false;
    new_game::choose_rated::<kozyr_durak_ui::new_game::DurakNewGameOptions>(world);
    new_game::choose_rated::<kozyr_reversi_ui::new_game::ReversiNewGameOptions>(world);
    go_to_screen(world, Screen::NewGame(DURAK));
}

/// Saves six finished games and an unfinished one to the storage. Opens the page of saved games in
/// the next frame, anew if it is open.
pub(crate) fn show_saved_games(world: &mut World) {
    let storage = world.resource::<Storage>();
    for number in 0..3 {
        let rivals = ["potential", "greedy", "lowest"];
        let rivals = &rivals[..1 + number as usize % 3];
        let setup = durak::Setup::new(rivals.len() + 1, Rules::default());
        let finished = play_match::<Durak>(setup, rivals, "potential", number, usize::MAX);
        finished.map(|record| saved_games::save_finished(storage, &record));
        let finished =
            play_match::<Reversi>(default(), &["novice"], "engine-1", number, usize::MAX);
        finished.map(|record| saved_games::save_finished(storage, &record));
    }
    let language = world.resource::<Language>();
    let setup = durak::Setup::new(2, Rules::default());
    let unfinished = play_match::<Durak>(setup, &["potential"], "lowest", 0, 14);
    unfinished.map(|record| saved_games::save::<DurakUi>(storage, &record, language));
    // Reopens the page to show them.
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    world.run_schedule(StateTransition);
    world.resource_mut::<NextState<Menu>>().set(Menu::SavedGames);
}

/// A finished game in GGF, as a game server sends it.
pub(crate) const SERVER_GAME: &str = "(;GM[Othello]PC[NBoard]DT[2026-05-17 19:20:05 GMT]PB[./mEdax]PW[chris]\
    RE[?]TI[15:00]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
    B[F5]W[D6]B[C3]W[D3]B[C4]W[F4]B[F6]W[F3];)";

/// Opens a pasted text, as if the player had chosen it.
pub(crate) fn import(world: &mut World, text: &str) {
    world.write_message(FilesOpened(Ok(vec![ImportFile::pasted(text)])));
}

/// Games of a small tournament as one GGF text.
pub(crate) fn tournament() -> String {
    const NAMES: [&str; 6] = ["Ivanova", "Kowalski", "Müller", "Nakamura", "Rossi", "Smith"];
    let pairs =
        (0..NAMES.len()).flat_map(|black| (0..NAMES.len()).map(move |white| (black, white)));
    let games = pairs.filter(|(black, white)| black != white).filter_map(|(black, white)| {
        let seed = (black * NAMES.len() + white) as u64;
        let record = play_match::<Reversi>(default(), &["random"], "novice", seed, usize::MAX)?;
        let mut game =
            NotatedGame::from_record(&record, [NAMES[black].into(), NAMES[white].into()]);
        game.event = "Club championship".into();
        game.date = "2026".into();
        Some(write_ggf(&game))
    });
    games.collect::<Vec<_>>().join("\n")
}

/// Chooses the third imported game for the preview.
pub(crate) fn choose_imported(world: &mut World) {
    world.resource_scope(|world, mut page: Mut<ImportPage>| {
        page.choose(2, world.resource::<GameRegistry>());
    });
}

/// Plays the first `max_actions` actions of a match of the player against `rivals`, or all if there
/// are fewer. The opponent `stand_in` plays for the player. Returns `None` if the setup is invalid
/// or an opponent is unknown.
fn play_match<G: Roster>(
    setup: G::Setup,
    rivals: &[&str],
    stand_in: &str,
    seed_number: u64,
    max_actions: usize,
) -> Option<Record<G>> {
    let rivals = rivals.iter().map(|name| Player::Opponent((*name).into()));
    let players = std::iter::once(Player::Human).chain(rivals).collect();
    let mut record = Record::<G>::new(setup, Seed::from(seed_number), players).ok()?;
    while let Some((seat, player)) =
        record.to_act().filter(|_| record.actions().len() < max_actions)
    {
        let opponent = match player {
            Player::Human => stand_in,
            Player::Opponent(name) => name,
        };
        let decision = opponent::decide(&record, seat, opponent, &Budget::on_all_threads())?;
        record.play(decision.action).ok()?;
    }
    Some(record)
}

/// Plays a match with the opponent `stand_in` in the player's seat and logs it. `number` determines
/// the seed, the date and whether the match is rated. Every second match gets a made-up accuracy.
///
/// Logs nothing if the setup is invalid or an opponent is unknown.
fn log_game<G: StatisticsGame>(
    log: &mut GameLog,
    setup: G::Setup,
    rivals: &[&str],
    stand_in: &str,
    number: u64,
) {
    let finished = play_match::<G>(setup, rivals, stand_in, number, usize::MAX);
    let Some(record) = finished else { return };
    let conditions =
        MatchConditions { rated: !number.is_multiple_of(3), ..MatchConditions::default() };
    let ended = FIRST_END_UNIX_SECONDS + number * 86_400;
    let entry = GameLogEntry::from_record(&record, &conditions, log.rating(G::NAME), ended);
    if let Some(mut entry) = entry {
        let decisions = entry.plies as u32 / 2;
        let best = Seed::from(number).rng().random_range(decisions / 3..=decisions);
        entry.accuracy =
            number.is_multiple_of(2).then_some(Accuracy { decisions, best, lost: 0.0 });
        log.add(entry);
    }
}

//! A third game, added to the app by its own plugin alone.

use std::path::Path;

use bevy::{
    input::keyboard::{Key, KeyCode},
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::Budget,
    statistics::{OpponentRatings, StatisticsGame},
    teacher::GameConcepts,
};
use kozyr_features::{
    self as features,
    game_ui::GameUi,
    new_game::{MatchStarter, NewGameExits, NewGameHeader, SpectatorMode},
    review::{Opinion, Reviewable},
    saved_games::{Exportable, Notation},
    side_panel::{Explainable, SidePanelPage},
};
use kozyr_platform::{
    screen::{GameId, Menu, Screen},
    system_sets::AppSystems,
};
use kozyr_table::{
    decision_event::{DecisionEvent, start_thinking},
    hud,
    registry::GameEntry,
    session::{Session, SubmitAction, TableGame},
    thinking::{DecisionJob, ThinkingOpponent},
};
use kozyr_testing::harness::TestApp;
use kozyr_ui::player_names::Subject;
use kozyr_ui::{
    audio::Sound,
    faces::Animal,
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::Palette,
    widgets::{self, Emphasis},
};
use serde_json::Value;

use crate::support::tic_tac_toe::{TicTacToe, TicTacToeAction, TicTacToeSetup};

const ID: GameId = GameId(TicTacToe::NAME);
const TABLE: Screen = Screen::Table(ID);
const NEW_GAME: Screen = Screen::NewGame(ID);

/// The user interface of tic-tac-toe.
#[derive(Clone, Copy, Debug)]
struct TicTacToeUi;

impl GameUi for TicTacToeUi {
    type Rules = TicTacToe;

    fn animal(opponent: &str) -> Animal {
        if opponent == "perfect" { Animal::Owl } else { Animal::Hen }
    }
}

impl TableGame for TicTacToe {
    const HAS_HIDDEN_INFORMATION: bool = false;

    fn can_autoplay(_: TicTacToeAction) -> bool {
        false
    }

    fn can_undo(_: &Record<Self>, _: usize) -> bool {
        true
    }

    fn starts_section(_: TicTacToeAction) -> bool {
        false
    }
}

impl Explainable for TicTacToeUi {
    const COACH_NAME: &'static str = "perfect";

    fn describe_plan(plan: &[TicTacToeAction], _: &Language) -> String {
        plan.iter().map(TicTacToeAction::to_string).collect::<Vec<_>>().join(" ")
    }

    fn describe_action(who: &Subject, mark: TicTacToeAction, _: &Language) -> String {
        format!("{}: {mark}", who.name)
    }

    fn side_panel_pages(_: Option<&str>, _: bool, _: bool) -> Vec<SidePanelPage> {
        vec![SidePanelPage::Reasons]
    }
}

/// Tic-tac-toe has no named concepts.
impl GameConcepts for TicTacToe {}

impl Reviewable for TicTacToeUi {
    const TURNING_POINT_LOSS: f64 = 1.0;
    const HAS_PERFECT_INFORMATION: bool = true;
    const CHART_RANGE: [f64; 2] = [-1.0, 1.0];

    fn judge(_: &Record<TicTacToe>, _: usize, _: &Budget) -> Option<Opinion<TicTacToeAction>> {
        None
    }

    fn combined_loss(losses: &[f64]) -> f64 {
        losses.iter().sum()
    }

    fn format_value(value: f64, _: &Language) -> String {
        value.to_string()
    }

    fn judges_during_play(_: &Settings) -> bool {
        false
    }
}

impl Exportable for TicTacToeUi {
    fn to_text(record: &Record<TicTacToe>, language: &Language) -> String {
        language.player_names(record)
    }

    fn notations(_: &Record<TicTacToe>, _: &Language) -> Vec<Notation> {
        Vec::new()
    }
}

impl StatisticsGame for TicTacToe {
    fn non_default_setup(_: &TicTacToeSetup) -> Option<Value> {
        None
    }

    fn disc_difference(&self, _: Seat) -> Option<i32> {
        None
    }

    fn is_fool(&self, _: Seat) -> bool {
        false
    }

    fn opponent_ratings() -> &'static OpponentRatings {
        static NONE: std::sync::OnceLock<OpponentRatings> = std::sync::OnceLock::new();
        NONE.get_or_init(|| OpponentRatings::from_ron("(opponents: [])").expect("a valid list"))
    }
}

/// Requests an opponent's mark.
#[derive(Event, Clone, Copy, Debug)]
struct AskMark {
    seat: Seat,
}

impl DecisionEvent<TicTacToe> for AskMark {
    type Job = DecisionJob<TicTacToe>;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn job(record: &Record<TicTacToe>, seat: Seat, name: &str) -> Self::Job {
        DecisionJob::new(record, seat, name)
    }
}

/// Adds tic-tac-toe to the app.
fn plugin(app: &mut App) {
    features::plugin_for::<TicTacToeUi>(
        app,
        GameEntry { id: ID, has_lesson: false, menus: &[] },
        None,
    );
    app.add_observer(start_thinking::<TicTacToe, AskMark>);
    app.add_systems(
        Update,
        request_mark
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<TicTacToe>>)
            .run_if(not(resource_exists::<ThinkingOpponent<TicTacToe>>))
            .in_set(AppSystems::RequestDecisions),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        (
            prepare.run_if(in_state(NEW_GAME)).in_set(PanelSystems::Pages),
            show_board
                .run_if(in_state(TABLE))
                .run_if(resource_exists::<Session<TicTacToe>>)
                .in_set(PanelSystems::Hud),
        )
            .run_if(in_state(Menu::None)),
    );
}

/// Requests a decision if an opponent is to act.
fn request_mark(mut commands: Commands, session: Res<Session<TicTacToe>>) {
    if let Some((seat, Player::Opponent(_))) = session.record().to_act()
        && session.is_live()
    {
        commands.trigger(AskMark { seat });
    }
}

/// Draws the new game page, and starts a match when the player requests it.
fn prepare(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    watching: Res<SpectatorMode>,
    header: NewGameHeader,
    mut starter: MatchStarter<TicTacToe>,
    mut exits: NewGameExits,
) -> Result {
    let (mut exit, mut rated) = (None, false);
    let start = language.text("new-start");
    let ctx = contexts.ctx_mut()?;
    let start = widgets::page_with_action(ctx, &palette, "new-tictactoe", &start, |ui| {
        exit = header.show::<TicTacToe>(ui, &mut rated, "rated-line");
    });
    if starter.should_start(start, watching.0) {
        let players = vec![Player::Human, Player::Opponent("perfect".into())];
        let record = Record::<TicTacToe>::new(TicTacToeSetup {}, starter.seed()?, players)?;
        exits.begin_match(Session::new(record), Sound::Place);
    } else {
        exits.follow::<TicTacToe>(exit);
    }
    Ok(())
}

/// Draws the board as nine buttons.
fn show_board(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    session: Res<Session<TicTacToe>>,
    mut submit: MessageWriter<SubmitAction<TicTacToe>>,
) -> Result {
    let area = Rect::from_corners(Vec2::new(40.0, 200.0), Vec2::new(350.0, 600.0));
    hud::widget_area(contexts.ctx_mut()?, "board", area, |ui: &mut egui::Ui| {
        for mark in TicTacToeAction::all() {
            let name = match session.game().mark(mark) {
                Some(seat) => format!("{mark} {seat}"),
                None => mark.to_string(),
            };
            if widgets::button(ui, &palette, &name, Emphasis::Quiet).clicked()
                && session.is_persons_turn()
            {
                submit.write(SubmitAction { action: mark, decision: None });
            }
        }
    });
    Ok(())
}

/// Starts the app with the additional game.
fn app(folder: &Path) -> TestApp {
    TestApp::with_game(folder, 390, 844, plugin)
}

/// The match in progress.
fn record(app: &TestApp) -> Option<&Record<TicTacToe>> {
    app.record()
}

/// Marks the first empty square and waits for the reply.
fn mark_a_square(app: &mut TestApp) {
    let square = record(app).unwrap().game().legal_actions()[0];
    app.tap_on(&square.to_string());
    app.run_until(|app| !matches!(record(app).unwrap().to_act(), Some((_, Player::Opponent(_)))));
}

/// The match saved in a folder.
fn saved_match(folder: &Path) -> Record<TicTacToe> {
    let text = std::fs::read_to_string(folder.join("tictactoe.json")).unwrap();
    Record::from_json(&text).unwrap()
}

#[test]
fn the_game_appears_on_the_home_screen_and_can_be_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    app.tap_on("tictactoe");
    app.tap_on("Start");
    assert_eq!(app.screen(), TABLE);
    while record(&app).unwrap().outcome().is_none() {
        mark_a_square(&mut app);
        app.settle();
        assert_eq!(saved_match(folder.path()), *record(&app).unwrap());
    }
    let played = record(&app).unwrap();
    assert!(played.actions().len() >= 5);
    // The perfect opponent can't be beaten by taking the first empty square.
    assert!(played.outcome().unwrap().score(Seat::new(0)) < 1.0);
}

#[test]
fn its_match_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = app(folder.path());
    first.tap_on("tictactoe");
    first.tap_on("Start");
    mark_a_square(&mut first);
    first.settle();
    let before = record(&first).unwrap().clone();
    assert_eq!(before.actions().len(), 2);
    drop(first);
    let mut again = app(folder.path());
    again.tap_on("Continue");
    assert_eq!(again.screen(), TABLE);
    assert_eq!(*record(&again).unwrap(), before);
}

#[test]
fn its_matches_can_be_replayed() {
    let players = vec![Player::Human, Player::Opponent("perfect".into())];
    let mut played = Record::<TicTacToe>::new(TicTacToeSetup {}, Seed::from(1), players).unwrap();
    for square in ["b2", "a1", "c1"] {
        played.play(square.parse().unwrap()).unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    app.open_replay(played.clone().into());
    assert_eq!(app.screen(), TABLE);
    assert_eq!(record(&app).unwrap().actions().len(), 0);
    for number in 1..=3 {
        app.press(KeyCode::ArrowRight, Key::ArrowRight);
        assert_eq!(record(&app).unwrap().actions(), &played.actions()[..number]);
    }
}

//! Keyboard focus on the board, with spoken squares for screen readers.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Key;
use kozyr_core::game::Seat;
use kozyr_reversi::{Action, Colour, Event as Happened, Position, Reversi, Square};

use super::{
    board::BoardCursor, layout::BoardLayout, phase::TurnPhase, screens::TABLE, touch::SquareTapped,
};
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::{
    hud::to_egui_rect,
    session::{ActionPlayed, Session},
};
use kozyr_ui::{
    accessibility::{self, ArrowNavigation, FocusGroup, FocusItem},
    language::Language,
    panels::PanelSystems,
    theme::Palette,
};

/// Spoken descriptions of all squares, and the one focused first.
#[derive(Resource, Default)]
struct SpokenSquares {
    /// The squares in display order.
    items: Vec<FocusItem>,
    /// The index of the square focused first.
    initial: usize,
}

/// Sentence about the last event.
#[derive(Resource, Default)]
struct SpokenEvents(String);

/// Adds keyboard focus and announcements for the board.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SpokenSquares>().init_resource::<SpokenEvents>();
    app.add_systems(
        Update,
        (
            record_events,
            update_spoken_squares.run_if(
                resource_changed::<BoardLayout>
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_exists_and_changed::<Session<Reversi>>)
                    .or_eager(resource_exists_and_changed::<State<TurnPhase>>),
            ),
        )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(AppSystems::RequestDecisions),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show_board
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(PanelSystems::TableItems),
    );
    app.add_systems(OnEnter(TABLE), |mut spoken: ResMut<SpokenEvents>| spoken.0.clear());
}

/// Updates the descriptions of all squares, and the one focused first: a legal move, else the last
/// disc placed.
fn update_spoken_squares(
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<TurnPhase>>>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    mut squares: ResMut<SpokenSquares>,
) {
    let is_choosing =
        phase.is_some_and(|phase| *phase == TurnPhase::Choose) && session.is_persons_turn();
    let position = session.game().position();
    let last = session.record().actions().iter().rev().find_map(|action| match action {
        Action::Place(square) => Some(*square),
        Action::Pass => None,
    });
    let cell = egui::Vec2::splat(layout.cell());
    // In display order, so that arrow keys move as expected.
    squares.items = Square::all()
        .map(|display_square| {
            let square = layout.view.inverse().map_square(display_square);
            let center = layout.centre(square);
            FocusItem {
                key: square.index() as u64,
                rect: egui::Rect::from_center_size(egui::pos2(center.x, center.y), cell)
                    .shrink(2.0),
                rotation: 0.0,
                name: spoken_square(square, position, last, is_choosing, &language),
            }
        })
        .collect();
    let legal = position.board.moves().first();
    squares.initial = legal.or(last).map_or(0, |square| layout.view.map_square(square).index());
}

/// Describes a square: «d3, legal move, flips 4», «d4, black», «a1, empty». `last` is the square of
/// the last disc placed. Legal moves are only named while the player is choosing one.
fn spoken_square(
    square: Square,
    position: Position,
    last: Option<Square>,
    is_choosing: bool,
    language: &Language,
) -> String {
    let name = ("square", square.to_string().into());
    if let Some(disc) = position.disc(square) {
        let key = if last == Some(square) { "spoken-square-last" } else { "spoken-square-disc" };
        return language.format(key, &[name, ("colour", colour(disc).into())]);
    }
    let flips = position.board.flips(square).len();
    if is_choosing && flips > 0 {
        return language.format("spoken-square-legal", &[name, ("count", flips.into())]);
    }
    language.format("spoken-square-empty", &[name])
}

/// The value of the argument `colour` in spoken texts, such as `black`.
fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

/// Shows the board as a focus group, moves the cursor to the focused square, sends presses as taps,
/// and announces the latest events.
fn show_board(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    squares: Res<SpokenSquares>,
    spoken: Res<SpokenEvents>,
    mut cursor: ResMut<BoardCursor>,
    mut had_focus: Local<bool>,
    mut tapped: MessageWriter<SquareTapped>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let position = session.game().position();
    let count = |colour| position.discs(colour).len().into();
    let arguments = [("black", count(Colour::Black)), ("white", count(Colour::White))];
    let response = FocusGroup {
        id: "board",
        name: &language.format("spoken-board", &arguments),
        items: &squares.items,
        arrows: ArrowNavigation::Grid(8),
        activation_keys: &[Key::Enter, Key::Space],
        initial: squares.initial,
        viewport: None,
    }
    .show(ctx, &palette);
    let square = |index: usize| layout.view.inverse().map_square(Square::new(index));
    // A finger exploring the board also moves the cursor.
    if response.focused.is_some() || *had_focus {
        cursor.set_if_neq(BoardCursor(response.focused.map(square)));
    }
    *had_focus = response.focused.is_some();
    if let Some(index) = response.pressed {
        tapped.write(SquareTapped(square(index)));
        redraw.write(RequestRedraw);
    }
    accessibility::announce(
        ctx,
        egui::Id::new("reversi-heard"),
        to_egui_rect(layout.frame),
        &spoken.0,
    );
    Ok(())
}

/// Replaces the announcement by sentences about the discs placed and the turns passed in this
/// frame, if any.
fn record_events(
    mut played: MessageReader<ActionPlayed<Reversi>>,
    session: Res<Session<Reversi>>,
    language: Res<Language>,
    mut spoken: ResMut<SpokenEvents>,
) {
    let name = |colour: Colour| {
        let seat: Seat = colour.seat();
        ("name", language.subject(session.record(), seat).name.into())
    };
    let mut placed = None;
    let mut sentences = Vec::new();
    for event in played.read().flat_map(|played| &played.events) {
        match event {
            Happened::DiscPlaced { square, .. } => placed = Some(*square),
            Happened::DiscsFlipped { colour, waves } => {
                let Some(square) = placed else { continue };
                let count = waves.iter().map(Vec::len).sum::<usize>();
                let square = ("square", square.to_string().into());
                let arguments = [name(*colour), square, ("count", count.into())];
                sentences.push(language.format("spoken-placed", &arguments));
            }
            Happened::TurnPassed { colour } => {
                sentences.push(language.format("spoken-turn-passed", &[name(*colour)]));
            }
            Happened::GameOver { .. } => {}
        }
    }
    if !sentences.is_empty() {
        spoken.0 = sentences.join(". ");
    }
}

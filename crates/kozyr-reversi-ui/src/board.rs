//! The board: wood, felt and lines, and the marks of legal moves.

use bevy::prelude::*;
use kozyr_reversi::{Action, Reversi, Square};

use super::{layout::BoardLayout, phase::TurnPhase, screens::TABLE};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    motion::{MotionTarget, to_world},
    session::Session,
};
use kozyr_ui::theme::{Palette, to_bevy_color};

/// A static part of the board.
#[derive(Component, Clone, Copy)]
enum BoardPart {
    /// The wooden frame.
    Frame,
    /// The felt under the squares.
    Felt,
    /// The line to the right of the column.
    VerticalLine(usize),
    /// The line below the row.
    HorizontalLine(usize),
    /// The small dots where the lines two squares from the edges cross.
    Star(usize, usize),
}

/// Marks a legal move.
#[derive(Component)]
struct LegalMoveMark;

/// The mark on the last placed disc, and the glow around it.
#[derive(Component)]
struct LastMoveMark;

/// The square selected with the keyboard.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardCursor(pub Option<Square>);

/// The frame around the cursor's square.
#[derive(Component)]
struct CursorMark;

/// The colour of the marks for the last move and the cursor.
const AMBER: Color = Color::srgb(0.949, 0.694, 0.204);

/// Images of the board and its marks. They are loaded together so that the board appears complete.
#[derive(Resource)]
pub struct BoardPictures {
    frame: Handle<Image>,
    dot: Handle<Image>,
    glow: Handle<Image>,
}

/// Diameter of the glow around the last placed disc, in squares.
const GLOW_SIZE_SQUARES: f32 = 1.55;

/// Adds the board and its marks.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BoardCursor>();
    app.add_systems(Startup, load);
    app.add_systems(OnEnter(TABLE), (reset_cursor, spawn));
    app.add_systems(
        Update,
        (
            recolour_board.run_if(resource_changed::<Palette>),
            fit_board.run_if(
                resource_changed::<BoardLayout>.or_eager(any_match_filter::<Added<BoardPart>>),
            ),
            spawn_marks.run_if(
                resource_changed::<BoardLayout>
                    .or_eager(resource_changed::<Palette>)
                    .or_eager(resource_changed::<BoardCursor>)
                    .or_eager(resource_exists_and_changed::<Session<Reversi>>)
                    .or_eager(resource_exists_and_changed::<State<TurnPhase>>),
            ),
        )
            .run_if(in_state(TABLE))
            .in_set(AppSystems::SetTargets),
    );
}

/// Loads the images of the board at startup.
fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(BoardPictures {
        frame: assets.load("table/board-frame.png"),
        dot: assets.load("table/dot.png"),
        glow: assets.load("table/glow.png"),
    });
}

/// Removes the keyboard cursor from the board.
fn reset_cursor(mut cursor: ResMut<BoardCursor>) {
    *cursor = BoardCursor(None);
}

/// Spawns the sprites of the frame, the felt, the lines and the four star points, which despawn
/// with the table. [`fit_board`] gives them their place and size.
fn spawn(mut commands: Commands, palette: Res<Palette>, pictures: Res<BoardPictures>) {
    let line_colour = to_bevy_color(palette.board_lines);
    let despawn = || DespawnOnExit(TABLE);
    commands.spawn((
        Name::new("Board frame"),
        despawn(),
        BoardPart::Frame,
        Sprite::from_image(pictures.frame.clone()),
    ));
    commands.spawn((
        Name::new("Board felt"),
        despawn(),
        BoardPart::Felt,
        Sprite::from_color(to_bevy_color(palette.board), Vec2::ONE),
    ));
    for line in 1..8 {
        for part in [BoardPart::VerticalLine(line), BoardPart::HorizontalLine(line)] {
            let line = Sprite::from_color(line_colour, Vec2::ONE);
            commands.spawn((Name::new("Line"), despawn(), part, line));
        }
    }
    for (column, row) in [(2, 2), (2, 6), (6, 2), (6, 6)] {
        let dot = Sprite { image: pictures.dot.clone(), color: line_colour, ..default() };
        commands.spawn((Name::new("Star"), despawn(), BoardPart::Star(column, row), dot));
    }
}

/// Applies the theme's colours to the board.
fn recolour_board(palette: Res<Palette>, mut parts: Query<(&BoardPart, &mut Sprite)>) {
    for (part, mut sprite) in &mut parts {
        match part {
            BoardPart::Frame => {}
            BoardPart::Felt => sprite.color = to_bevy_color(palette.board),
            BoardPart::VerticalLine(_) | BoardPart::HorizontalLine(_) | BoardPart::Star(..) => {
                sprite.color = to_bevy_color(palette.board_lines);
            }
        }
    }
}

/// Fits the board to the layout at once, without animation.
fn fit_board(
    layout: Res<BoardLayout>,
    window: Single<&Window>,
    mut parts: Query<(&BoardPart, &mut Sprite, &mut Transform)>,
) {
    let (cell, squares) = (layout.cell(), layout.squares);
    for (part, mut sprite, mut transform) in &mut parts {
        let (centre, size, layer) = match *part {
            BoardPart::Felt => (squares.center(), squares.size() + 2.0, 1.0),
            // The frame casts a shadow on the felt inside it.
            BoardPart::Frame => (layout.frame.center(), layout.frame.size(), 4.2),
            BoardPart::VerticalLine(line) => {
                let x = squares.min.x + line as f32 * cell;
                (Vec2::new(x, squares.center().y), Vec2::new(2.0, squares.height()), 3.0)
            }
            BoardPart::HorizontalLine(line) => {
                let y = squares.min.y + line as f32 * cell;
                (Vec2::new(squares.center().x, y), Vec2::new(squares.width(), 2.0), 3.0)
            }
            BoardPart::Star(column, row) => {
                let corner = squares.min + Vec2::new(column as f32, row as f32) * cell;
                (corner, Vec2::splat(cell * 0.15), 4.0)
            }
        };
        sprite.custom_size = Some(size);
        transform.translation = to_world(centre, window.size()).extend(layer);
    }
}

/// Replaces the marks of legal moves, shown while a person is choosing one, of the last disc
/// placed, and of the keyboard cursor.
fn spawn_marks(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    session: Option<Res<Session<Reversi>>>,
    phase: Option<Res<State<TurnPhase>>>,
    cursor: Res<BoardCursor>,
    palette: Res<Palette>,
    pictures: Res<BoardPictures>,
    old: Query<Entity, Or<(With<LegalMoveMark>, With<LastMoveMark>, With<CursorMark>)>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(session) = session else { return };
    let cell = layout.cell();
    let dot = |size: f32, color: Color| Sprite {
        image: pictures.dot.clone(),
        color,
        custom_size: Some(Vec2::splat(size)),
        ..default()
    };
    let is_choosing = phase.is_some_and(|phase| *phase == TurnPhase::Choose);
    if is_choosing && session.is_persons_turn() {
        for action in kozyr_core::game::Game::legal_actions(session.game()) {
            let Action::Place(square) = action else { continue };
            commands.spawn((
                Name::new(format!("Legal {square}")),
                DespawnOnExit(TABLE),
                LegalMoveMark,
                MotionTarget::new(layout.centre(square), 5.0),
                dot(cell * 0.26, to_bevy_color(palette.board_lines)),
            ));
        }
    }
    let last = session.record().actions().iter().rev().find_map(|action| match action {
        Action::Place(square) => Some(*square),
        Action::Pass => None,
    });
    if let Some(square) = last {
        commands.spawn((
            Name::new("Last placed"),
            DespawnOnExit(TABLE),
            LastMoveMark,
            MotionTarget::new(layout.centre(square), 450.0),
            dot(cell * 0.18, AMBER),
        ));
        commands.spawn((
            Name::new("Glow"),
            DespawnOnExit(TABLE),
            LastMoveMark,
            // Above the felt and its lines, below all discs and their shadows.
            MotionTarget::new(layout.centre(square), 4.6),
            Sprite { image: pictures.glow.clone(), ..dot(cell * GLOW_SIZE_SQUARES, AMBER) },
        ));
    }
    if let Some(square) = cursor.0 {
        commands.spawn((
            Name::new("Cursor"),
            DespawnOnExit(TABLE),
            CursorMark,
            MotionTarget::new(layout.centre(square), 4.5),
            Sprite::from_color(AMBER.with_alpha(0.45), Vec2::splat(cell * 0.94)),
        ));
    }
}

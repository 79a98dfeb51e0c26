//! Setting up a position on the board.

mod text;
mod tools;

use bevy::prelude::*;
use kozyr_core::game::{Player, Record, Seed};
use kozyr_reversi::{Colour, Position, Reversi, Setup, Square};

use super::{layout::BoardLayout, screens::TABLE, touch::SquareTapped};
use kozyr_features::side_panel::SidePanel;
use kozyr_platform::{
    screen::{Menu, ReturnPoint, Screen},
    system_sets::AppSystems,
};
use kozyr_table::{input::Gesture, session::Session, thinking::ThinkingOpponent};

/// Opens the position editor with this position.
#[derive(Message, Clone, Copy, Debug)]
pub struct EditPosition(pub Position);

/// The contents that a touch gives a square: a disc, or nothing.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct Brush(Option<Colour>);

/// Adds the position editor.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Brush(Some(Colour::Black))).add_message::<EditPosition>();
    app.add_systems(Update, begin.run_if(on_message::<EditPosition>).in_set(AppSystems::Input));
    app.add_systems(
        Update,
        paint
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(is_editing)
            .in_set(AppSystems::CollectDecisions),
    );
    app.add_plugins(tools::plugin);
}

/// Run condition: a position is being set up.
fn is_editing(session: Option<Res<Session<Reversi>>>) -> bool {
    session.is_some_and(|session| session.is_position_editor())
}

/// Opens the board with an editor of the requested position, suspends the match on the board, and
/// closes the side panel and the menu.
fn begin(
    mut commands: Commands,
    mut requests: MessageReader<EditPosition>,
    session: Option<ResMut<Session<Reversi>>>,
    screen: Res<State<Screen>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut side_panel: ResMut<SidePanel>,
) {
    let Some(&EditPosition(position)) = requests.read().last() else { return };
    let return_point = ReturnPoint { screen: **screen, menu: Menu::None };
    let on_table = return_point.screen == TABLE;
    let editor = Session::position_editor(record_from_position(position))
        .opened_from((!on_table).then_some(return_point));
    match session {
        Some(mut session) => session.suspend_for(editor),
        None => commands.insert_resource(editor),
    }
    commands.remove_resource::<ThinkingOpponent<Reversi>>();
    *side_panel = SidePanel::Closed;
    menu.set(Menu::None);
    if !on_table {
        next_screen.set(TABLE);
    }
}

/// Creates a game between two people that starts from the position, always with the same seed.
fn record_from_position(position: Position) -> Record<Reversi> {
    let setup = Setup { start: position };
    Record::new(setup, Seed::new([0; 32]), vec![Player::Human; 2])
        .expect("a two-player game can start from any position")
}

/// State of a finger that is painting on the board.
#[derive(Default)]
struct BrushStroke {
    /// What it paints.
    disc: Option<Colour>,
    /// Its last position.
    from: Vec2,
}

impl BrushStroke {
    /// Paints every square from its last point to `target`, however fast the finger moves, and
    /// moves there. Returns the new position.
    fn extend_to(
        &mut self,
        mut position: Position,
        layout: &BoardLayout,
        target: Vec2,
    ) -> Position {
        let steps = (self.from.distance(target) / layout.cell() * 3.0).ceil().max(1.0) as usize;
        for step in 0..=steps {
            let point = self.from.lerp(target, step as f32 / steps as f32);
            if let Some(square) = layout.square_at(point) {
                position = position.with_disc(square, self.disc);
            }
        }
        self.from = target;
        position
    }
}

/// Paints discs with the brush under a finger and stores the position. A tap, or the start of a
/// drag, on a square that already matches the brush clears it instead.
fn paint(
    mut gestures: MessageReader<Gesture>,
    mut tapped: MessageReader<SquareTapped>,
    layout: Res<BoardLayout>,
    brush: Res<Brush>,
    mut session: ResMut<Session<Reversi>>,
    mut stroke: Local<BrushStroke>,
) {
    let previous = session.game().position();
    let mut position = previous;
    let disc_after_tap = |position: Position, square| match position.disc(square) {
        disc if disc == brush.0 => None,
        _ => brush.0,
    };
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Tap(point) => {
                if let Some(square) = layout.square_at(point) {
                    position = position.with_disc(square, disc_after_tap(position, square));
                }
            }
            Gesture::DragStart(from, target) => {
                let first_square: Option<Square> = layout.square_at(from);
                let disc = first_square.map_or(brush.0, |square| disc_after_tap(position, square));
                *stroke = BrushStroke { disc, from };
                position = stroke.extend_to(position, &layout, target);
            }
            Gesture::DragMove(target) => position = stroke.extend_to(position, &layout, target),
            Gesture::DragEnd(_) | Gesture::DragCancel => {}
        }
    }
    for &SquareTapped(square) in tapped.read() {
        position = position.with_disc(square, disc_after_tap(position, square));
    }
    if position != previous {
        session.set_position(record_from_position(position));
    }
}

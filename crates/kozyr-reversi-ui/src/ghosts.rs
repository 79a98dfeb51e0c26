//! A course of action on the board: the disc that would be placed, those that it would turn, what
//! would answer it, and what every placement is worth.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_reversi::{Action, Bitboard, Colour, Position, Reversi, Square};

use super::{
    discs::{DiscPictures, cell_of},
    layout::Layout,
    screens::TABLE,
};
use kozyr_features::side_panel::{OnTable, Seen};
use kozyr_table::{
    session::Session,
    table_overlay::{Ghost, Label, Mark, Outline, Picture, SayPicture, Shape, Veil},
};
use kozyr_ui::{
    settings::Settings,
    theme::{Palette, colour},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .run_if(
                resource_changed::<OnTable<ReversiUi>>
                    .or_eager(resource_changed::<Layout>)
                    .or_eager(resource_changed::<Palette>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Session<Reversi>>),
            )
            .in_set(SayPicture),
    );
}

fn show(
    on_table: Res<OnTable<ReversiUi>>,
    session: Res<Session<Reversi>>,
    layout: Res<Layout>,
    pictures: Res<DiscPictures>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut picture: ResMut<Picture>,
) {
    let board = Board {
        layout: &layout,
        image: &pictures.discs,
        settings: &settings,
        palette: &palette,
        now: session.game().position(),
    };
    picture
        .set_if_neq(on_table.0.as_ref().map_or_else(Picture::default, |seen| board.picture(seen)));
}

/// What is needed to say where things would lie.
struct Board<'a> {
    layout: &'a Layout,
    image: &'a Handle<Image>,
    settings: &'a Settings,
    palette: &'a Palette,
    now: Position,
}

/// A line as far as it was followed.
struct Followed {
    position: Position,
    /// Where discs were placed, in order.
    placed: Vec<Square>,
    /// What the last placement turned.
    turned: Bitboard,
}

/// The position after the actions of a line, as far as the rules allow them.
fn follow(mut position: Position, line: &[Action]) -> Followed {
    let (mut placed, mut turned) = (Vec::new(), Bitboard::EMPTY);
    for &action in line {
        let Some(next) = position.play(action) else { break };
        if let Action::Place(square) = action {
            turned = position.board.flips(square);
            placed.push(square);
        }
        position = next;
    }
    Followed { position, placed, turned }
}

impl Board<'_> {
    fn picture(&self, seen: &Seen<ReversiUi>) -> Picture {
        let before = seen.before.game().position();
        let after = follow(before, &seen.line[..seen.laid]);
        let mut picture =
            Picture { told: seen.told.clone(), about: self.layout.frame, ..Picture::default() };
        for square in Square::all() {
            self.compare(&mut picture, square, after.position.disc(square));
        }
        for square in after.turned.iter() {
            picture.outlines.push(self.outline(square, 0.66, Mark::Changed));
        }
        if let Some(&square) = after.placed.last() {
            picture.outlines.push(self.outline(square, 0.9, Mark::Played));
        }
        self.number(&mut picture, &after.placed);
        if let Some(Action::Place(reply)) = seen.line.get(seen.laid) {
            self.expect(&mut picture, &after, *reply);
        }
        // What every placement is worth belongs to the position before.
        if seen.laid < 2 {
            picture.labels.extend(seen.values.iter().filter_map(|value| self.value(value)));
        }
        picture
    }

    /// Lays or covers the disc of a square where it would be another than it is.
    fn compare(&self, picture: &mut Picture, square: Square, would: Option<Colour>) {
        match (would, self.now.disc(square)) {
            (Some(would), is) if is != Some(would) => {
                picture.ghosts.push(self.ghost(square, would, false));
            }
            (None, Some(_)) => picture.veils.push(Veil {
                shape: Shape { round: false, ..self.shape(square, 0.96) },
                ground: colour(self.palette.board),
            }),
            _ => {}
        }
    }

    /// The answer that is expected, and an arrow to it.
    fn expect(&self, picture: &mut Picture, after: &Followed, reply: Square) {
        picture.ghosts.push(self.ghost(reply, after.position.to_move, true));
        picture.outlines.push(self.outline(reply, 0.9, Mark::Expected));
        if let Some(&from) = after.placed.last() {
            let [from, to] = [from, reply].map(|square| self.layout.centre(square));
            let way = (to - from).normalize_or_zero() * self.layout.cell() * 0.4;
            picture.arrows.push([from + way, to - way]);
        }
    }

    /// Numbers the discs of a line, once there are several.
    fn number(&self, picture: &mut Picture, placed: &[Square]) {
        if placed.len() < 2 {
            return;
        }
        let size = (self.layout.cell() * 0.34).clamp(10.0, 20.0);
        for (index, &square) in placed.iter().enumerate() {
            let (place, text) = (self.layout.centre(square), (index + 1).to_string());
            let strong = index + 1 == placed.len();
            picture.labels.push(Label { place, text, size, strong });
        }
    }

    fn value(&self, (action, text, chosen): &(Action, String, bool)) -> Option<Label> {
        let Action::Place(square) = *action else { return None };
        let cell = self.layout.cell();
        let place = self.layout.centre(square) + Vec2::new(0.0, cell * 0.3);
        let size = (cell * 0.26).clamp(10.0, 16.0);
        Some(Label { place, text: text.clone(), size, strong: *chosen })
    }

    fn shape(&self, square: Square, share: f32) -> Shape {
        let size = Vec2::splat(self.layout.cell() * share);
        Shape { place: self.layout.centre(square), size, angle: 0.0, round: true }
    }

    fn outline(&self, square: Square, share: f32, kind: Mark) -> Outline {
        Outline { shape: self.shape(square, share), kind }
    }

    fn ghost(&self, square: Square, colour: Colour, expected: bool) -> Ghost {
        Ghost {
            name: square.to_string(),
            shape: self.shape(square, 0.92),
            image: self.image.clone(),
            part: cell_of(colour, self.settings.discs),
            expected,
        }
    }
}

//! Preview of a line on the board: the disc placed, the discs flipped, the expected reply, and the
//! value of every move.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_reversi::{Action, Bitboard, Colour, Position, Reversi, Square};

use super::{
    discs::{DiscPictures, disc_rect},
    layout::BoardLayout,
    screens::TABLE,
};
use kozyr_features::side_panel::{PreviewedLine, TablePreview};
use kozyr_table::{
    session::Session,
    table_overlay::{
        Ghost, OutlineKind, OverlayCover, OverlayLabel, OverlayOutline, OverlayShape,
        OverlaySystems, TableOverlay,
    },
};
use kozyr_ui::{
    settings::Settings,
    theme::{Palette, to_bevy_color},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .run_if(
                resource_changed::<TablePreview<ReversiUi>>
                    .or_eager(resource_changed::<BoardLayout>)
                    .or_eager(resource_changed::<Palette>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Session<Reversi>>),
            )
            .in_set(OverlaySystems),
    );
}

fn show(
    on_table: Res<TablePreview<ReversiUi>>,
    session: Res<Session<Reversi>>,
    layout: Res<BoardLayout>,
    pictures: Res<DiscPictures>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut picture: ResMut<TableOverlay>,
) {
    let board = BoardPreviewPainter {
        layout: &layout,
        image: &pictures.discs,
        settings: &settings,
        palette: &palette,
        now: session.game().position(),
    };
    picture.set_if_neq(
        on_table.0.as_ref().map_or_else(TableOverlay::default, |seen| board.picture(seen)),
    );
}

/// Context for drawing the preview.
struct BoardPreviewPainter<'a> {
    layout: &'a BoardLayout,
    image: &'a Handle<Image>,
    settings: &'a Settings,
    palette: &'a Palette,
    now: Position,
}

/// The legal part of a line, played out.
struct FollowedLine {
    position: Position,
    /// Squares of the placed discs, in order.
    placed: Vec<Square>,
    /// Discs flipped by the last move.
    flipped: Bitboard,
}

/// Plays a line for as long as its actions are legal.
fn play_line(mut position: Position, line: &[Action]) -> FollowedLine {
    let (mut placed, mut turned) = (Vec::new(), Bitboard::EMPTY);
    for &action in line {
        let Some(next) = position.play(action) else { break };
        if let Action::Place(square) = action {
            turned = position.board.flips(square);
            placed.push(square);
        }
        position = next;
    }
    FollowedLine { position, placed, flipped: turned }
}

impl BoardPreviewPainter<'_> {
    fn picture(&self, seen: &PreviewedLine<ReversiUi>) -> TableOverlay {
        let before = seen.before.game().position();
        let after = play_line(before, &seen.line[..seen.shown_actions]);
        let mut picture = TableOverlay {
            description: seen.description.clone(),
            area: self.layout.frame,
            ..TableOverlay::default()
        };
        for square in Square::all() {
            self.compare(&mut picture, square, after.position.disc(square));
        }
        for square in after.flipped.iter() {
            picture.outlines.push(self.outline(square, 0.66, OutlineKind::Changed));
        }
        if let Some(&square) = after.placed.last() {
            picture.outlines.push(self.outline(square, 0.9, OutlineKind::Played));
        }
        self.number_discs(&mut picture, &after.placed);
        if let Some(Action::Place(reply)) = seen.line.get(seen.shown_actions) {
            self.add_reply(&mut picture, &after, *reply);
        }
        // Move values belong to the position before the line.
        if seen.shown_actions < 2 {
            picture.labels.extend(seen.values.iter().filter_map(|value| self.value(value)));
        }
        picture
    }

    /// Draws or covers a square's disc where the previewed position differs.
    fn compare(&self, picture: &mut TableOverlay, square: Square, would: Option<Colour>) {
        match (would, self.now.disc(square)) {
            (Some(would), is) if is != Some(would) => {
                picture.ghosts.push(self.ghost(square, would, false));
            }
            (None, Some(_)) => picture.covers.push(OverlayCover {
                shape: OverlayShape { round: false, ..self.shape(square, 0.96) },
                ground: to_bevy_color(self.palette.board),
            }),
            _ => {}
        }
    }

    /// Draws the expected reply and an arrow to it.
    fn add_reply(&self, picture: &mut TableOverlay, after: &FollowedLine, reply: Square) {
        picture.ghosts.push(self.ghost(reply, after.position.to_move, true));
        picture.outlines.push(self.outline(reply, 0.9, OutlineKind::Expected));
        if let Some(&from) = after.placed.last() {
            let [from, to] = [from, reply].map(|square| self.layout.centre(square));
            let way = (to - from).normalize_or_zero() * self.layout.cell() * 0.4;
            picture.arrows.push([from + way, to - way]);
        }
    }

    /// Numbers the discs of a line with several moves.
    fn number_discs(&self, picture: &mut TableOverlay, placed: &[Square]) {
        if placed.len() < 2 {
            return;
        }
        let size = (self.layout.cell() * 0.34).clamp(10.0, 20.0);
        for (index, &square) in placed.iter().enumerate() {
            let (place, text) = (self.layout.centre(square), (index + 1).to_string());
            let strong = index + 1 == placed.len();
            picture.labels.push(OverlayLabel { place, text, size, strong });
        }
    }

    fn value(&self, (action, text, chosen): &(Action, String, bool)) -> Option<OverlayLabel> {
        let Action::Place(square) = *action else { return None };
        let cell = self.layout.cell();
        let place = self.layout.centre(square) + Vec2::new(0.0, cell * 0.3);
        let size = (cell * 0.26).clamp(10.0, 16.0);
        Some(OverlayLabel { place, text: text.clone(), size, strong: *chosen })
    }

    fn shape(&self, square: Square, share: f32) -> OverlayShape {
        let size = Vec2::splat(self.layout.cell() * share);
        OverlayShape { place: self.layout.centre(square), size, angle: 0.0, round: true }
    }

    fn outline(&self, square: Square, share: f32, kind: OutlineKind) -> OverlayOutline {
        OverlayOutline { shape: self.shape(square, share), kind }
    }

    fn ghost(&self, square: Square, colour: Colour, expected: bool) -> Ghost {
        Ghost {
            name: square.to_string(),
            shape: self.shape(square, 0.92),
            image: self.image.clone(),
            part: disc_rect(colour, self.settings.discs),
            expected,
        }
    }
}

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
        Ghost, OutlineKind, OverlayCover, OverlayLabel, OverlayOutline, OverlayRegion,
        OverlayShape, OverlaySystems, TableOverlay,
    },
};
use kozyr_ui::{
    settings::Settings,
    theme::{Palette, to_bevy_color},
};

/// Adds the preview of lines on the board.
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

/// Updates the overlay from the preview.
fn show(
    preview: Res<TablePreview<ReversiUi>>,
    session: Res<Session<Reversi>>,
    layout: Res<BoardLayout>,
    pictures: Res<DiscPictures>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut overlay: ResMut<TableOverlay>,
) {
    let painter = BoardPreviewPainter {
        layout: &layout,
        image: &pictures.discs,
        settings: &settings,
        palette: &palette,
        current: session.game().position(),
    };
    overlay.set_if_neq(
        preview.0.as_ref().map_or_else(TableOverlay::default, |line| painter.picture(line)),
    );
}

/// The causes that are about a region as a whole.
const REGION_CAUSES: [&str; 2] = ["parity", "last-moves"];

/// Context for drawing the preview.
struct BoardPreviewPainter<'a> {
    layout: &'a BoardLayout,
    image: &'a Handle<Image>,
    settings: &'a Settings,
    palette: &'a Palette,
    /// The position on the board.
    current: Position,
}

/// The legal part of a line, played out.
struct FollowedLine {
    position: Position,
    /// Squares of the placed discs, in order.
    placed: Vec<Square>,
    /// Discs flipped by the last move.
    flipped: Bitboard,
}

/// Plays a line from a position for as long as its actions are legal.
fn play_line(mut position: Position, line: &[Action]) -> FollowedLine {
    let (mut placed, mut flipped) = (Vec::new(), Bitboard::EMPTY);
    for &action in line {
        let Some(next) = position.play(action) else { break };
        if let Action::Place(square) = action {
            flipped = position.board.flips(square);
            placed.push(square);
        }
        position = next;
    }
    FollowedLine { position, placed, flipped }
}

impl BoardPreviewPainter<'_> {
    /// The overlay of a line: differing discs, outlines, numbers, the expected reply and move
    /// values.
    fn picture(&self, preview: &PreviewedLine<ReversiUi>) -> TableOverlay {
        let before = preview.before.game().position();
        let after = play_line(before, &preview.line[..preview.shown_actions]);
        let mut overlay = TableOverlay {
            description: preview.description.clone(),
            area: self.layout.frame,
            ..TableOverlay::default()
        };
        for square in Square::all() {
            self.add_difference(&mut overlay, square, after.position.disc(square));
        }
        if let Some(subject) = &preview.subject {
            // The reason alone is about the move, not about what follows.
            let squares = subject.split(' ').filter_map(|square| square.parse::<Square>().ok());
            if preview.cause.as_deref().is_some_and(|cause| REGION_CAUSES.contains(&cause)) {
                self.add_region(&mut overlay, squares.collect());
            } else {
                overlay
                    .outlines
                    .extend(squares.map(|square| self.outline(square, 0.72, OutlineKind::Subject)));
            }
            let placed = after.placed.last();
            overlay
                .outlines
                .extend(placed.map(|&square| self.outline(square, 0.9, OutlineKind::Played)));
            return overlay;
        }
        for square in after.flipped.iter() {
            overlay.outlines.push(self.outline(square, 0.66, OutlineKind::Changed));
        }
        if let Some(&square) = after.placed.last() {
            overlay.outlines.push(self.outline(square, 0.9, OutlineKind::Played));
        }
        self.number_discs(&mut overlay, &after.placed);
        if let Some(Action::Place(reply)) = preview.line.get(preview.shown_actions) {
            self.add_reply(&mut overlay, &after, *reply);
        }
        // Move values belong to the position before the line.
        if preview.shown_actions < 2 {
            overlay
                .labels
                .extend(preview.values.iter().filter_map(|value| self.value_label(value)));
        }
        overlay
    }

    /// Adds a ghost of the square's disc, or a cover, to the overlay where the previewed position
    /// has another disc, or none, than the board.
    fn add_difference(
        &self,
        overlay: &mut TableOverlay,
        square: Square,
        previewed: Option<Colour>,
    ) {
        match (previewed, self.current.disc(square)) {
            (Some(previewed), current) if current != Some(previewed) => {
                overlay.ghosts.push(self.ghost(square, previewed, false));
            }
            (None, Some(_)) => overlay.covers.push(OverlayCover {
                shape: OverlayShape { round: false, ..self.shape(square, 0.96) },
                ground: to_bevy_color(self.palette.board),
            }),
            _ => {}
        }
    }

    /// Adds the expected reply after the followed line to the overlay, with an arrow from the last
    /// disc placed.
    fn add_reply(&self, overlay: &mut TableOverlay, followed: &FollowedLine, reply: Square) {
        overlay.ghosts.push(self.ghost(reply, followed.position.to_move, true));
        overlay.outlines.push(self.outline(reply, 0.9, OutlineKind::Expected));
        if let Some(&from) = followed.placed.last() {
            let [from, to] = [from, reply].map(|square| self.layout.centre(square));
            let inset = (to - from).normalize_or_zero() * self.layout.cell() * 0.4;
            overlay.arrows.push([from + inset, to - inset]);
        }
    }

    /// Adds a region of empty squares to the overlay, with the number of its squares, which is what
    /// parity is about.
    fn add_region(&self, overlay: &mut TableOverlay, region: Bitboard) {
        let cell = self.layout.cell();
        let cells: Vec<Rect> = region
            .iter()
            .map(|square| Rect::from_center_size(self.layout.centre(square), Vec2::splat(cell)))
            .collect();
        let is_inside = |place: Vec2| cells.iter().any(|cell| cell.contains(place));
        let sides = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y];
        let borders = cells.iter().flat_map(|rect| sides.map(|side| (rect.center(), side)));
        let borders = borders.filter(|&(centre, side)| !is_inside(centre + side * cell));
        let borders = borders.map(|(centre, side)| {
            let (middle, along) = (centre + side * cell / 2.0, side.perp() * cell / 2.0);
            [middle - along, middle + along]
        });
        // The number appears on the square nearest to the middle.
        let sum: Vec2 = cells.iter().map(|cell| cell.center()).sum();
        let middle = sum / cells.len().max(1) as f32;
        let centres = cells.iter().map(|cell| cell.center());
        let nearest = centres.min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
        overlay.labels.extend(nearest.map(|place| OverlayLabel {
            place,
            text: cells.len().to_string(),
            size: (cell * 0.6).clamp(16.0, 32.0),
            strong: true,
        }));
        let borders = borders.collect();
        overlay.regions.push(OverlayRegion { cells, borders });
    }

    /// Numbers the placed discs in order, from 1, if there are at least two.
    fn number_discs(&self, overlay: &mut TableOverlay, placed: &[Square]) {
        if placed.len() < 2 {
            return;
        }
        let size = (self.layout.cell() * 0.34).clamp(10.0, 20.0);
        for (index, &square) in placed.iter().enumerate() {
            let (place, text) = (self.layout.centre(square), (index + 1).to_string());
            let strong = index + 1 == placed.len();
            overlay.labels.push(OverlayLabel { place, text, size, strong });
        }
    }

    /// The label with the value of a move; `None` for a pass.
    fn value_label(&self, (action, text, chosen): &(Action, String, bool)) -> Option<OverlayLabel> {
        let Action::Place(square) = *action else { return None };
        let cell = self.layout.cell();
        let place = self.layout.centre(square) + Vec2::new(0.0, cell * 0.3);
        let size = (cell * 0.26).clamp(10.0, 16.0);
        Some(OverlayLabel { place, text: text.clone(), size, strong: *chosen })
    }

    /// A round shape on a square; `relative_size` is its diameter as a fraction of the square.
    fn shape(&self, square: Square, relative_size: f32) -> OverlayShape {
        let size = Vec2::splat(self.layout.cell() * relative_size);
        OverlayShape { place: self.layout.centre(square), size, angle: 0.0, round: true }
    }

    /// An outline of this kind on a square; `relative_size` is its diameter as a fraction of the
    /// square.
    fn outline(&self, square: Square, relative_size: f32, kind: OutlineKind) -> OverlayOutline {
        OverlayOutline { shape: self.shape(square, relative_size), kind }
    }

    /// A transparent disc on a square; `expected` if it is only an expected reply.
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

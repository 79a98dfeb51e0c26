//! Preview of a line on the card table: where cards would go, and who would reply.

mod bout;

use crate::game_ui::DurakUi;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Action, Card, CardSet, Durak};

use self::bout::BoutPreview;
use super::{
    layout::{CARD_HEIGHT_RATIO, CardPose, CardTableLayout, MinBoutPairs},
    pictures::{CardPictures, face_rect},
    screens::TABLE,
};
use kozyr_features::side_panel::{PreviewedLine, TablePreview};
use kozyr_table::{
    session::Session,
    table_overlay::{
        Ghost, OutlineKind, OverlayCover, OverlayOutline, OverlayShape, OverlaySystems,
        TableOverlay,
    },
};
use kozyr_ui::theme::{Palette, to_bevy_color};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .run_if(
                resource_changed::<TablePreview<DurakUi>>
                    .or_eager(resource_changed::<CardTableLayout>)
                    .or_eager(resource_changed::<CardPictures>)
                    .or_eager(resource_changed::<Palette>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            )
            .in_set(OverlaySystems),
    );
    app.add_systems(OnExit(TABLE), |mut room: ResMut<MinBoutPairs>| {
        *room = MinBoutPairs::default()
    });
}

fn show(
    on_table: Res<TablePreview<DurakUi>>,
    session: Res<Session<Durak>>,
    layout: Res<CardTableLayout>,
    pictures: Res<CardPictures>,
    palette: Res<Palette>,
    mut room: ResMut<MinBoutPairs>,
    mut picture: ResMut<TableOverlay>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let table = TablePreviewPainter {
        layout: &layout,
        pictures: &pictures,
        palette: &palette,
        session: &session,
    };
    let (pairs, next) = match &on_table.0 {
        Some(seen) => table.picture(seen),
        None => Default::default(),
    };
    if room.set_if_neq(MinBoutPairs(pairs)) {
        // The cards of the bout move to make space.
        redraw.write(RequestRedraw);
    }
    picture.set_if_neq(next);
}

/// Context for drawing the preview.
struct TablePreviewPainter<'a> {
    layout: &'a CardTableLayout,
    pictures: &'a CardPictures,
    palette: &'a Palette,
    session: &'a Session<Durak>,
}

/// Role of a card in a pair.
#[derive(Clone, Copy)]
enum PairRole {
    Attack,
    Defence,
}

impl TablePreviewPainter<'_> {
    /// Returns how many pairs the bout must have space for, and the overlay.
    fn picture(&self, seen: &PreviewedLine<DurakUi>) -> (usize, TableOverlay) {
        let viewer = self.session.viewer();
        // The public state of the bout is the same from every seat.
        let mut bout = BoutPreview::of(seen.before.game().view(viewer));
        let mut laid = CardSet::EMPTY;
        let mut last = None;
        for &action in &seen.line[..seen.shown_actions] {
            last = Some((action, bout.apply(action)));
            laid |= action.played_cards();
        }
        let mut after = bout.clone();
        let next = seen.line.get(seen.shown_actions).map(|&action| (action, after.apply(action)));
        let same_bout = !matches!(next, Some((Action::Attack(_), _)) if !bout.pairs.is_empty());
        let ahead = if next.is_some() && same_bout { &after } else { &bout };
        let now = BoutPreview::of(self.session.game().view(viewer));
        let grid = ahead.pairs.len().max(now.pairs.len());
        let mut picture = TableOverlay {
            description: seen.description.clone(),
            area: self.layout.bout,
            ..TableOverlay::default()
        };
        for slot in 0..grid {
            for role in [PairRole::Attack, PairRole::Defence] {
                let shape = self.shape(slot, grid, role);
                let [would, expected, does] =
                    [&bout, ahead, &now].map(|bout| bout.card(slot, role));
                // A card just played is already in the bout, or has been cleared away.
                let missed = would.filter(|_| !seen.is_already_played || would == does);
                let does = does.filter(|_| !seen.is_already_played || would == does);
                self.compare(
                    &mut picture,
                    shape,
                    missed,
                    expected.filter(|_| would.is_none()),
                    does,
                );
                if missed.is_some_and(|card| laid.contains(card)) {
                    picture.outlines.push(OverlayOutline { shape, kind: OutlineKind::Played });
                }
            }
        }
        if let Some((Action::Take, Some(seat))) = last {
            picture.arrows.push([self.layout.bout.center(), self.place_of(seat)]);
        }
        if let Some((action, Some(seat))) = next.filter(|_| same_bout) {
            picture.arrows.extend(self.arrow(action, seat, ahead, grid));
        }
        (grid, picture)
    }

    /// Covers a card that would be absent in the previewed line and draws one that would be there.
    fn compare(
        &self,
        picture: &mut TableOverlay,
        shape: OverlayShape,
        would: Option<Card>,
        expected: Option<Card>,
        does: Option<Card>,
    ) {
        if does.is_some() && does != would && does != expected {
            let ground = to_bevy_color(self.palette.felt);
            let size = shape.size * 1.03;
            picture.covers.push(OverlayCover { shape: OverlayShape { size, ..shape }, ground });
        }
        let Some(card) = would.or(expected) else { return };
        let is_ahead = would.is_none();
        if does != Some(card) {
            picture.ghosts.push(self.ghost(card, shape, is_ahead));
        }
        if is_ahead {
            picture.outlines.push(OverlayOutline { shape, kind: OutlineKind::Expected });
        }
    }

    /// Creates the ghost of a card; `expected` if it is only an expected reply.
    fn ghost(&self, card: Card, shape: OverlayShape, expected: bool) -> Ghost {
        let (image, part) = (self.pictures.faces.clone(), face_rect(card));
        Ghost { name: card.to_string(), shape, image, part, expected }
    }

    /// Returns the arrow from the player of the expected reply, or to the one taking the cards.
    fn arrow(
        &self,
        action: Action,
        seat: Seat,
        after: &BoutPreview,
        grid: usize,
    ) -> Option<[Vec2; 2]> {
        let place = self.place_of(seat);
        if action == Action::Take {
            return Some([self.layout.bout.center(), place]);
        }
        let card = action.played_cards().first()?;
        let at =
            |role| (0..grid).find(|&slot| after.card(slot, role) == Some(card)).zip(Some(role));
        let (slot, role) = at(PairRole::Attack).or_else(|| at(PairRole::Defence))?;
        let to = self.shape(slot, grid, role);
        // It ends near the card's edge, so the card stays readable.
        let way = (to.place - place).try_normalize()?;
        Some([place, to.place - way * to.size.y * 0.42])
    }

    fn shape(&self, slot: usize, pairs: usize, role: PairRole) -> OverlayShape {
        let [attack, defence] = self.layout.in_bout(slot, pairs);
        let CardPose { center: place, angle, width } = match role {
            PairRole::Attack => attack,
            PairRole::Defence => defence,
        };
        OverlayShape {
            place,
            angle,
            size: Vec2::new(width, width * CARD_HEIGHT_RATIO),
            round: false,
        }
    }

    /// Where a seat's cards come from and go to.
    fn place_of(&self, seat: Seat) -> Vec2 {
        self.layout.edge_of_seat(seat, self.session.viewer(), self.session.game().seats())
    }
}

impl BoutPreview {
    fn card(&self, slot: usize, role: PairRole) -> Option<Card> {
        let pair = self.pairs.get(slot)?;
        match role {
            PairRole::Attack => Some(pair.attack),
            PairRole::Defence => pair.beaten_by,
        }
    }
}

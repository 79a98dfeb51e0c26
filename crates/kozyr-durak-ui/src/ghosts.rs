//! Preview of a line on the card table: where cards would go, and who would reply.

mod bout;

use crate::game_ui::DurakUi;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Action, Card, CardSet, Durak};

use self::bout::BoutPreview;
use super::{
    components::TableHands,
    layout::{CARD_HEIGHT_RATIO, CardPose, CardTableLayout, MinBoutPairs},
    pictures::{CardPictures, face_rect},
    screens::TABLE,
    touch::PersonActions,
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

/// Adds the preview of lines on the card table.
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
    app.add_systems(OnExit(TABLE), |mut min_pairs: ResMut<MinBoutPairs>| {
        *min_pairs = MinBoutPairs::default()
    });
}

/// Sets the table overlay and the number of pairs reserved in the bout from the previewed line;
/// clears both without one.
fn show(
    preview: Res<TablePreview<DurakUi>>,
    session: Res<Session<Durak>>,
    layout: Res<CardTableLayout>,
    pictures: Res<CardPictures>,
    palette: Res<Palette>,
    hands: TableHands,
    actions: Res<PersonActions>,
    mut min_pairs: ResMut<MinBoutPairs>,
    mut overlay: ResMut<TableOverlay>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let painter = TablePreviewPainter {
        layout: &layout,
        pictures: &pictures,
        palette: &palette,
        session: &session,
    };
    let (pairs, mut new_overlay) = match &preview.0 {
        Some(line) => painter.picture(line),
        None => Default::default(),
    };
    if let Some(subject) = preview.0.as_ref().and_then(|line| line.subject.as_deref()) {
        let hand = hands.hand(session.viewer());
        let cards: CardSet =
            subject.split(' ').filter_map(|card| card.parse::<Card>().ok()).collect();
        let held = hand.iter().enumerate().filter(|(_, card)| cards.contains(**card));
        new_overlay.outlines.extend(held.map(|(index, &card)| {
            let pose = layout.in_hand(index, hand.len(), actions.is_playable(card));
            OverlayOutline { shape: card_shape(pose), kind: OutlineKind::Subject }
        }));
    }
    if min_pairs.set_if_neq(MinBoutPairs(pairs)) {
        // The cards of the bout move to make space.
        redraw.write(RequestRedraw);
    }
    overlay.set_if_neq(new_overlay);
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
    /// Returns how many pairs the bout must have space for, and the overlay. It shows the bout
    /// after the line's shown actions, and the next action as the expected reply.
    fn picture(&self, preview: &PreviewedLine<DurakUi>) -> (usize, TableOverlay) {
        let viewer = self.session.viewer();
        // The public state of the bout is the same from every seat.
        let mut bout = BoutPreview::of(preview.before.game().view(viewer));
        let mut shown_cards = CardSet::EMPTY;
        let mut last = None;
        for &action in &preview.line[..preview.shown_actions] {
            last = Some((action, bout.apply(action)));
            shown_cards |= action.played_cards();
        }
        let mut after = bout.clone();
        // The reason alone is about the decision, not about what follows.
        let shows_line = preview.subject.is_none();
        let next = preview.line.get(preview.shown_actions).filter(|_| shows_line);
        let next = next.map(|&action| (action, after.apply(action)));
        let same_bout = !matches!(next, Some((Action::Attack(_), _)) if !bout.pairs.is_empty());
        let visible_bout = if next.is_some() && same_bout { &after } else { &bout };
        let current = BoutPreview::of(self.session.game().view(viewer));
        let pair_count = visible_bout.pairs.len().max(current.pairs.len());
        let mut overlay = TableOverlay {
            description: preview.description.clone(),
            area: self.layout.bout,
            ..TableOverlay::default()
        };
        for slot in 0..pair_count {
            for role in [PairRole::Attack, PairRole::Defence] {
                let shape = self.shape(slot, pair_count, role);
                let [previewed, expected, actual] =
                    [&bout, visible_bout, &current].map(|bout| bout.card(slot, role));
                // A card just played is already in the bout, or has been cleared away.
                let drawn = previewed.filter(|_| !preview.is_already_played || previewed == actual);
                let actual = actual.filter(|_| !preview.is_already_played || previewed == actual);
                self.add_difference(
                    &mut overlay,
                    shape,
                    drawn,
                    expected.filter(|_| previewed.is_none()),
                    actual,
                );
                if drawn.is_some_and(|card| shown_cards.contains(card)) {
                    overlay.outlines.push(OverlayOutline { shape, kind: OutlineKind::Played });
                }
            }
        }
        if let Some((Action::Take, Some(seat))) = last.filter(|_| shows_line) {
            overlay.arrows.push(self.taking_arrow(seat));
        }
        if let Some((action, Some(seat))) = next.filter(|_| same_bout) {
            overlay.arrows.extend(self.arrow(action, seat, visible_bout, pair_count));
        }
        (pair_count, overlay)
    }

    /// Adds to the overlay at a place of the bout: covers the `actual` card if the previewed line
    /// lacks it, and draws the `previewed` or else the `expected` card if it is not there. An
    /// expected card is outlined.
    fn add_difference(
        &self,
        overlay: &mut TableOverlay,
        shape: OverlayShape,
        previewed: Option<Card>,
        expected: Option<Card>,
        actual: Option<Card>,
    ) {
        if actual.is_some() && actual != previewed && actual != expected {
            let background = to_bevy_color(self.palette.felt);
            let size = shape.size * 1.03;
            overlay
                .covers
                .push(OverlayCover { shape: OverlayShape { size, ..shape }, ground: background });
        }
        let Some(card) = previewed.or(expected) else { return };
        let is_expected = previewed.is_none();
        if actual != Some(card) {
            overlay.ghosts.push(self.ghost(card, shape, is_expected));
        }
        if is_expected {
            overlay.outlines.push(OverlayOutline { shape, kind: OutlineKind::Expected });
        }
    }

    /// Returns the ghost of a card with this shape. `expected` is whether it is only an expected
    /// reply, which is drawn fainter.
    fn ghost(&self, card: Card, shape: OverlayShape, expected: bool) -> Ghost {
        let (image, part) = (self.pictures.faces.clone(), face_rect(card));
        Ghost { name: card.to_string(), shape, image, part, expected }
    }

    /// Returns the start and tip of an arrow for `seat`'s expected action: from the seat to the
    /// card it plays, or from the bout to the seat if it takes. `None` if it plays no card of the
    /// bout `after` it.
    fn arrow(
        &self,
        action: Action,
        seat: Seat,
        after: &BoutPreview,
        pair_count: usize,
    ) -> Option<[Vec2; 2]> {
        if action == Action::Take {
            return Some(self.taking_arrow(seat));
        }
        let place = self.place_of(seat);
        let card = action.played_cards().first()?;
        let find_slot = |role| {
            (0..pair_count).find(|&slot| after.card(slot, role) == Some(card)).zip(Some(role))
        };
        let (slot, role) = find_slot(PairRole::Attack).or_else(|| find_slot(PairRole::Defence))?;
        let target = self.shape(slot, pair_count, role);
        // It ends near the card's edge, so the card stays readable.
        let direction = (target.place - place).try_normalize()?;
        Some([place, target.place - direction * target.size.y * 0.42])
    }

    /// The start and tip of the arrow for a seat that takes: from the bout to the seat, but for the
    /// hand at the bottom only to the edge of the bout, since the prompt and the buttons follow.
    fn taking_arrow(&self, seat: Seat) -> [Vec2; 2] {
        let from = self.layout.bout.center();
        let is_own = seat == self.session.viewer();
        let own_edge = Vec2::new(from.x, self.layout.bout.max.y);
        [from, if is_own { own_edge } else { self.place_of(seat) }]
    }

    /// The shape of the card with this role in pair `slot` of a bout of `pairs` pairs.
    fn shape(&self, slot: usize, pairs: usize, role: PairRole) -> OverlayShape {
        let [attack, defence] = self.layout.in_bout(slot, pairs);
        card_shape(match role {
            PairRole::Attack => attack,
            PairRole::Defence => defence,
        })
    }

    /// The point on the table where a seat's cards come from and go to.
    fn place_of(&self, seat: Seat) -> Vec2 {
        self.layout.edge_of_seat(seat, self.session.viewer(), self.session.game().seats())
    }
}

/// The shape of a card in a pose.
fn card_shape(CardPose { center, angle, width }: CardPose) -> OverlayShape {
    OverlayShape {
        place: center,
        angle,
        size: Vec2::new(width, width * CARD_HEIGHT_RATIO),
        round: false,
    }
}

impl BoutPreview {
    /// The card in a role of the pair at this slot, if there is one.
    fn card(&self, slot: usize, role: PairRole) -> Option<Card> {
        let pair = self.pairs.get(slot)?;
        match role {
            PairRole::Attack => Some(pair.attack),
            PairRole::Defence => pair.beaten_by,
        }
    }
}

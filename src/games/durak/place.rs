//! The table follows the game: cards learn where they are, and from that where to go.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    durak::{Card, Durak},
    game::{Game, Player, Seat, Seed},
};

use super::{
    TABLE,
    by_hand::ByHand,
    deck::{PlayingCard, Role, Whereabouts, whereabouts},
    layout::{ASPECT, Layout, Pose},
    pictures::{Pictures, back, face},
    touch::{Grip, Offers},
};
use crate::{
    look::settings::Settings,
    platform::step::Step,
    table::{
        motion::{Dragged, FaceUp, Target},
        session::Session,
    },
};

/// The natural width of a card's sprite in logical pixels; targets scale it.
pub(crate) const NATURAL: f32 = 100.0;
/// Seconds between two cards that are dealt or drawn, at normal pace.
const DEALT_APART: f32 = 0.055;
/// Seconds until drawing begins when a bout is cleared away at the same time.
const CLEARED_FIRST: f32 = 0.18;
/// How dark a card is that cannot be played now.
const SHADED: Color = Color::srgb(0.8, 0.81, 0.8);

/// The soft shadow below a card.
#[derive(Component)]
struct CardShadow;

/// Which match the cards on the table belong to.
#[derive(Resource, PartialEq, Eq, Debug)]
struct Laid {
    seed: Seed,
    /// Whether the cards have been seen in the talon, and may leave it.
    seen: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            spawn_deck,
            find_whereabouts.run_if(
                resource_changed::<Settings>
                    .or_eager(resource_changed::<ByHand>)
                    .or_eager(resource_exists_and_changed::<Laid>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            ),
            lay_out.run_if(
                resource_changed::<Layout>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Offers>)
                    .or_eager(resource_changed::<Grip>)
                    .or_eager(any_match_filter::<Changed<Whereabouts>>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            ),
            show_faces.run_if(
                any_match_filter::<Changed<FaceUp>>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Pictures>),
            ),
        )
            .chain()
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Place),
    );
    app.add_systems(OnExit(TABLE), |mut commands: Commands| {
        commands.remove_resource::<Laid>();
    });
}

/// Lays a new deck on the table when another match begins: all cards in the talon, or, if the
/// match has gone on for a while, each where it is.
fn spawn_deck(
    mut commands: Commands,
    session: Res<Session<Durak>>,
    laid: Option<Res<Laid>>,
    old: Query<Entity, With<PlayingCard>>,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    by_hand: Res<ByHand>,
    layout: Res<Layout>,
) {
    let seed = *session.record().seed();
    if laid.is_some_and(|laid| laid.seed == seed) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    commands.insert_resource(Laid { seed, seen: false });
    let shadow = assets.load("table/card-shadow.png");
    let fresh = session.record().actions().is_empty();
    let places = whereabouts(session.game(), session.viewer(), &settings, &by_hand);
    for (card, place) in places {
        let start = if fresh { Whereabouts::Talon { depth: 1 } } else { place };
        let target = target(&layout, &session, &settings, card, start, false);
        commands.spawn((
            Name::new(format!("Card {card}")),
            DespawnOnExit(TABLE),
            PlayingCard(card),
            start,
            FaceUp(target.face_up),
            target,
            Sprite::sized(Vec2::new(NATURAL, NATURAL * ASPECT)),
            children![(
                CardShadow,
                Sprite {
                    image: shadow.clone(),
                    custom_size: Some(Vec2::new(NATURAL * 1.25, NATURAL * ASPECT * 1.17)),
                    ..default()
                },
                Transform::from_xyz(0.0, -NATURAL * 0.03, -0.2),
            )],
        ));
    }
}

/// Tells every card where it is, as the game has it.
fn find_whereabouts(
    session: Res<Session<Durak>>,
    settings: Res<Settings>,
    by_hand: Res<ByHand>,
    mut laid: ResMut<Laid>,
    mut cards: Query<(&PlayingCard, &mut Whereabouts)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !laid.seen {
        // The next frame deals them.
        laid.seen = true;
        redraw.write(RequestRedraw);
        return;
    }
    let places = whereabouts(session.game(), session.viewer(), &settings, &by_hand);
    for (card, mut now) in &mut cards {
        if let Some(&(_, place)) = places.iter().find(|(other, _)| *other == card.0) {
            now.set_if_neq(place);
        }
    }
}

/// Tells every card where to go.
fn lay_out(
    mut commands: Commands,
    session: Res<Session<Durak>>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    offers: Res<Offers>,
    grip: Res<Grip>,
    mut cards: Query<(
        Entity,
        &PlayingCard,
        Ref<Whereabouts>,
        &mut Target,
        &mut Sprite,
        Has<Dragged>,
    )>,
) {
    let viewer = session.viewer();
    let clearing = cards.iter().any(|(_, _, place, target, ..)| {
        place.is_changed()
            && matches!(*place, Whereabouts::Discarded { .. })
            && target.layer > 100.0
    });
    let mut dealt = dealing_order(&cards);
    dealt.sort_unstable();
    for (entity, card, place, mut target, mut sprite, dragged) in &mut cards {
        let playable = offers.playable(card.0);
        let mut new = self::target(&layout, &session, &settings, card.0, *place, playable);
        if grip.card == Some(card.0) {
            new.place = grip.place;
            new.angle = 0.0;
            new.scale = layout.card * 1.06 / NATURAL;
        }
        if let Some(turn) = dealt.iter().position(|&(.., other)| other == entity) {
            let first = if clearing { CLEARED_FIRST } else { 0.0 };
            new.delay = first + turn as f32 * DEALT_APART;
        } else if !place.is_changed() {
            // A card that is on its way keeps the moment of its start.
            new.delay = target.delay;
        }
        if dragged != (grip.card == Some(card.0)) {
            if dragged {
                commands.entity(entity).remove::<Dragged>();
            } else {
                commands.entity(entity).insert(Dragged);
            }
        }
        target.set_if_neq(new);
        let held = matches!(*place, Whereabouts::Held { seat, .. } if seat == viewer);
        let shade = if held && offers.asked() && !playable { SHADED } else { Color::WHITE };
        // What is fading in goes on doing so.
        let shade = shade.with_alpha(sprite.color.alpha());
        if sprite.color != shade {
            sprite.color = shade;
        }
    }
}

/// The cards that have just left the talon for a hand, in the order of dealing: round by round.
fn dealing_order(
    cards: &Query<(Entity, &PlayingCard, Ref<Whereabouts>, &mut Target, &mut Sprite, Has<Dragged>)>,
) -> Vec<(usize, usize, Entity)> {
    cards
        .iter()
        .filter_map(|(entity, _, place, target, ..)| match *place {
            // Cards of the talon lie in layers below all others.
            Whereabouts::Held { seat, index, .. } if place.is_changed() && target.layer < 60.0 => {
                Some((index, seat.index(), entity))
            }
            _ => None,
        })
        .collect()
}

fn target(
    layout: &Layout,
    session: &Session<Durak>,
    settings: &Settings,
    card: Card,
    place: Whereabouts,
    playable: bool,
) -> Target {
    let (game, viewer) = (session.game(), session.viewer());
    let (pose, layer, face_up): (Pose, f32, bool) = match place {
        Whereabouts::Talon { depth } => {
            let trump = game.view(viewer).trump_card() == Some(card);
            (layout.in_talon(depth, trump), if trump { 1.0 } else { 2.0 + depth as f32 }, trump)
        }
        Whereabouts::Held { seat, index, count } if seat == viewer => (
            layout.in_hand(index, count, playable),
            200.0 + index as f32,
            lies_open(session, settings, seat),
        ),
        Whereabouts::Held { seat, index, count } => {
            let place = (seat.index() + game.seats() - viewer.index() - 1) % game.seats();
            (
                layout.at_seat(place, index, count),
                70.0 + index as f32,
                lies_open(session, settings, seat),
            )
        }
        Whereabouts::OnTable { slot, role, pairs } => {
            let [attack, defence] = layout.in_bout(slot, pairs);
            match role {
                Role::Attack => (attack, 120.0 + 2.0 * slot as f32, true),
                Role::Defence => (defence, 121.0 + 2.0 * slot as f32, true),
            }
        }
        Whereabouts::Discarded { index } => {
            (layout.in_discard(index), 61.0 + index as f32 * 0.1, false)
        }
    };
    Target {
        angle: pose.angle,
        scale: pose.width / NATURAL,
        face_up,
        ..Target::new(pose.place, layer)
    }
}

/// Whether the hand of a seat can be seen.
pub fn lies_open(session: &Session<Durak>, settings: &Settings, seat: Seat) -> bool {
    if session.is_watched() {
        let own = session.persons() == 1 && seat == session.viewer();
        return own || session.hands_lie_open();
    }
    if session.game().to_act().is_none() {
        return true;
    }
    match session.record().players()[seat.index()] {
        Player::Human => seat == session.viewer() && !session.is_covered(),
        Player::Opponent(_) => settings.open_hands && session.allows().open_hands,
    }
}

fn show_faces(
    pictures: Res<Pictures>,
    settings: Res<Settings>,
    mut cards: Query<(&PlayingCard, &FaceUp, &mut Sprite)>,
) {
    for (card, up, mut sprite) in &mut cards {
        let (image, part) = if up.0 {
            (&pictures.faces, face(card.0))
        } else {
            (&pictures.backs, back(settings.back))
        };
        if sprite.rect != Some(part) || sprite.image != *image {
            sprite.image = image.clone();
            sprite.rect = Some(part);
        }
    }
}

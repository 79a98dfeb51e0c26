//! Syncs the entities of the card table with the game.

use std::collections::HashMap;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{Action, AttackPair, Card, Durak};

use super::{
    card_counts::RestingPlace,
    components::{Beats, CardOf, CardPlace, Cards, PlayingCard},
    hand_order::ArrangedHands,
    interlude::{self, Interlude},
    layout::CARD_HEIGHT_RATIO,
    phase::BoutPhase,
    screens::TABLE,
    targets::CARD_SPRITE_WIDTH,
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    motion::{FaceUp, MotionTarget, Shadow, ShadowKind},
    session::{FollowSystems, Session},
};
use kozyr_ui::settings::Settings;

/// Images of a card's shadow: resting and lifted.
#[derive(Clone)]
struct CardShadowImages([Handle<Image>; 2]);

/// The match that the cards on the table belong to.
#[derive(Resource, PartialEq, Eq, Debug)]
struct MatchOnTable {
    /// The seed of the match.
    seed: Seed,
    /// Whether cards may leave the talon. A new deck is shown there for one frame first.
    dealt: bool,
    /// How often hidden cards were given other places.
    revision: u32,
}

/// Adds the systems that spawn cards and move them between places.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            interlude::begin,
            interlude::end.run_if(resource_exists::<Interlude>),
            reidentify_cards,
            spawn_table,
            (move_cards, pair_cards).chain().run_if(
                resource_changed_or_removed::<Interlude>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<ArrangedHands>)
                    .or_eager(resource_exists_and_changed::<MatchOnTable>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            ),
        )
            .chain()
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::SetTargets),
    );
    // A match on a server goes on when the interlude is over.
    app.configure_sets(Update, FollowSystems.run_if(not(resource_exists::<Interlude>)));
    app.add_systems(OnExit(TABLE), |mut commands: Commands| {
        commands.remove_resource::<MatchOnTable>();
        commands.remove_resource::<Interlude>();
    });
}

/// All card places of a table with this many players, the talon first.
fn places(players: usize) -> impl Iterator<Item = CardPlace> {
    let seats = Seat::all(players).map(CardPlace::Seat);
    [CardPlace::Talon].into_iter().chain(seats).chain([CardPlace::Bout, CardPlace::Discard])
}

/// Everything that determines which cards are in each place.
#[derive(SystemParam)]
pub(super) struct CardArrangement<'w> {
    session: Res<'w, Session<Durak>>,
    settings: Res<'w, Settings>,
    arranged: Res<'w, ArrangedHands>,
    interlude: Option<Res<'w, Interlude>>,
}

impl CardArrangement<'_> {
    /// The current interlude; `None` if there is none or the match has moved on.
    fn interlude(&self) -> Option<&Interlude> {
        self.interlude.as_deref().filter(|interlude| interlude.belongs_to(&self.session))
    }

    /// The game to show: during an interlude, the one before the action that ended the bout,
    /// otherwise the current one.
    fn game(&self) -> &Durak {
        self.interlude().map_or(self.session.game(), |interlude| &interlude.before)
    }

    /// The cards that are in the bout already, each with the attack card that it beats: that of an
    /// interlude, or those that the player has put there while a server has not answered.
    fn placed(&self) -> Vec<(Card, Option<Card>)> {
        if let Some(&Interlude { card, beats, .. }) = self.interlude() {
            return vec![(card, beats)];
        }
        match self.session.sent_action() {
            Some(Action::Attack(cards)) => cards.iter().map(|card| (card, None)).collect(),
            Some(Action::Beat { attack, with }) => vec![(with, Some(attack))],
            Some(Action::Transfer(card) | Action::ThrowIn(card)) => vec![(card, None)],
            _ => Vec::new(),
        }
    }

    /// The pairs to show in the bout, with the [placed](Self::placed) cards.
    fn pairs(&self) -> Vec<AttackPair> {
        let mut pairs = self.game().view(self.session.viewer()).table_pairs().to_vec();
        for (card, beats) in self.placed() {
            match pairs.iter_mut().find(|pair| Some(pair.attack) == beats) {
                Some(pair) => pair.beaten_by = Some(card),
                None => pairs.push(AttackPair { attack: card, beaten_by: None }),
            }
        }
        pairs
    }

    /// The cards of a place, in order; during an interlude those before the action. Cards that are
    /// [placed](Self::placed) are in the bout.
    fn cards_of(&self, place: CardPlace) -> Vec<Card> {
        let game = self.game();
        match place {
            CardPlace::Talon => game.talon().iter().rev().copied().collect(),
            CardPlace::Seat(seat) => {
                let mut hand = self.arranged.in_order(game, seat, &self.settings);
                let placed = self.placed();
                hand.retain(|&card| placed.iter().all(|&(other, _)| other != card));
                hand
            }
            CardPlace::Bout => {
                let pairs = self.pairs();
                let attacks = pairs.iter().map(|pair| pair.attack);
                attacks.chain(pairs.iter().filter_map(|pair| pair.beaten_by)).collect()
            }
            CardPlace::Discard => game.view(self.session.viewer()).discard().iter().collect(),
        }
    }
}

/// Changes which cards the face-down ones are, after hidden cards of a match on a server were given
/// other places that look the same. Nothing moves. Does nothing if the places have other numbers of
/// cards.
fn reidentify_cards(
    arrangement: CardArrangement,
    match_on_table: Option<ResMut<MatchOnTable>>,
    places: Query<(&CardPlace, Option<&Cards>)>,
    mut cards: Query<(&mut PlayingCard, &mut Name)>,
) {
    let session = &arrangement.session;
    let Some(mut match_on_table) = match_on_table else { return };
    if match_on_table.revision == session.revision() {
        return;
    }
    match_on_table.revision = session.revision();
    let mut pairs = Vec::new();
    for (place, current) in &places {
        let current = current.map_or(&[][..], |current| current.collection());
        let wanted = arrangement.cards_of(*place);
        if current.len() != wanted.len() {
            return;
        }
        pairs.extend(current.iter().copied().zip(wanted));
    }
    match_on_table.seed = *session.record().seed();
    for (entity, card) in pairs {
        if let Ok((mut playing_card, mut name)) = cards.get_mut(entity)
            && playing_card.0 != card
        {
            playing_card.0 = card;
            *name = card_name(card);
        }
    }
}

/// The name of a card's entity.
fn card_name(card: Card) -> Name {
    Name::new(format!("Card {card}"))
}

/// Replaces all places and cards if they belong to another match than the session's. All cards
/// start in the talon, or in their current places if the match is in progress.
fn spawn_table(
    mut commands: Commands,
    arrangement: CardArrangement,
    match_on_table: Option<Res<MatchOnTable>>,
    old: Query<Entity, Or<(With<CardPlace>, With<PlayingCard>)>>,
    assets: Res<AssetServer>,
) {
    let session = &arrangement.session;
    let seed = *session.record().seed();
    if match_on_table.is_some_and(|match_on_table| match_on_table.seed == seed) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let is_new = session.record().actions().is_empty();
    commands.insert_resource(MatchOnTable { seed, dealt: !is_new, revision: session.revision() });
    let shadows = CardShadowImages(
        ["table/card-shadow.png", "table/card-shadow-lifted.png"].map(|path| assets.load(path)),
    );
    let mut talon = None;
    for place in places(session.game().seats()) {
        let despawn = DespawnOnExit(TABLE);
        let entity = commands.spawn((Name::new(format!("{place:?}")), despawn, place)).id();
        if place == CardPlace::Bout {
            commands.entity(entity).insert(BoutPhase::default());
        }
        let talon = *talon.get_or_insert(entity);
        for card in arrangement.cards_of(place) {
            let parent = if is_new { talon } else { entity };
            commands.spawn((playing_card(card, shadows.clone()), CardOf(parent)));
        }
    }
}

/// The bundle of a face-down card with its shadows, without a place or position yet.
fn playing_card(card: Card, CardShadowImages([lying, lifted]): CardShadowImages) -> impl Bundle {
    (
        card_name(card),
        DespawnOnExit(TABLE),
        PlayingCard(card),
        RestingPlace::default(),
        FaceUp(false),
        MotionTarget::new(Vec2::ZERO, 0.0),
        Sprite::sized(Vec2::new(CARD_SPRITE_WIDTH, CARD_SPRITE_WIDTH * CARD_HEIGHT_RATIO)),
        children![
            shadow(lying, ShadowKind::Lying, Vec2::new(1.25, 1.17), Vec2::ZERO),
            shadow(lifted, ShadowKind::Lifted, Vec2::new(1.62, 1.42), Vec2::new(0.05, 0.2)),
        ],
    )
}

/// The bundle of a card's shadow. `relative_size` is its size relative to the card, `lifted_offset`
/// its offset when lifted, in card widths.
fn shadow(
    image: Handle<Image>,
    kind: ShadowKind,
    relative_size: Vec2,
    lifted_offset: Vec2,
) -> impl Bundle {
    let size = relative_size * Vec2::new(CARD_SPRITE_WIDTH, CARD_SPRITE_WIDTH * CARD_HEIGHT_RATIO);
    let offset = Vec2::new(0.0, CARD_SPRITE_WIDTH * 0.03);
    (
        Shadow { kind, size, offset, lifted_offset: lifted_offset * CARD_SPRITE_WIDTH },
        Sprite { image, custom_size: Some(size), ..default() },
        Transform::from_xyz(0.0, -offset.y, -0.2),
    )
}

/// Moves cards to the places where the game or the interlude has them, in their order. On the first
/// call for a new match only requests another frame, in which cards are dealt.
fn move_cards(
    mut commands: Commands,
    arrangement: CardArrangement,
    mut match_on_table: ResMut<MatchOnTable>,
    places: Query<(Entity, &CardPlace, Option<&Cards>)>,
    cards: Query<(Entity, &PlayingCard)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !match_on_table.dealt {
        // They are dealt in the next frame.
        match_on_table.dealt = true;
        redraw.write(RequestRedraw);
        return;
    }
    let entities = by_card(&cards);
    for (place, card_place, current) in &places {
        let wanted = arrangement.cards_of(*card_place);
        let wanted: Vec<Entity> =
            wanted.iter().filter_map(|card| entities.get(card)).copied().collect();
        if current.is_none_or(|current| *current.collection() != wanted) {
            // Removed cards belong to another place, which inserts them.
            commands.entity(place).insert_related::<CardOf>(0, &wanted);
        }
    }
}

/// Links each beating card of the bout to its attack card, and unlinks all others.
pub(super) fn pair_cards(
    mut commands: Commands,
    arrangement: CardArrangement,
    cards: Query<(Entity, &PlayingCard)>,
    beating: Query<&Beats>,
) {
    let entities = by_card(&cards);
    let pairs = arrangement.pairs();
    for (entity, card) in &cards {
        let pair = pairs.iter().find(|pair| pair.beaten_by == Some(card.0));
        let attack = pair.and_then(|pair| entities.get(&pair.attack)).copied().map(Beats);
        match (attack, beating.get(entity).ok()) {
            (Some(attack), current) if current != Some(&attack) => {
                _ = commands.entity(entity).insert(attack)
            }
            (None, Some(_)) => _ = commands.entity(entity).remove::<Beats>(),
            _ => {}
        }
    }
}

/// Maps each card on the table to its entity.
fn by_card(cards: &Query<(Entity, &PlayingCard)>) -> HashMap<Card, Entity> {
    cards.iter().map(|(entity, card)| (card.0, entity)).collect()
}

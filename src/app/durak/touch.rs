//! What a finger, the mouse or the keyboard means on the card table.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::{
    deck::{PlayingCard, Whereabouts},
    layout::Layout,
    phase::Phase,
};
use crate::{
    app::{
        Step,
        input::Gesture,
        motion,
        screen::{Menu, Screen},
        session::{Session, Submit},
        why::Why,
    },
    durak::{Action, Card, Durak},
    game::Game,
};

/// The person touched a card of his hand.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tapped(pub Card);

/// The person let a card of his hand go over the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dropped {
    /// The card.
    pub card: Card,
    /// The attack card it was dropped on; `None` for the felt.
    pub on: Option<Card>,
}

/// The person pressed a button that names an action, or its key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed(pub Action);

/// What the person may do now, and what he is being asked.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Offers {
    /// Every action that the rules allow; empty if it is not his turn.
    pub legal: Vec<Action>,
    /// A card that could be played in several ways, and is to be asked about.
    pub asking: Option<Card>,
    /// The card that the keyboard would play.
    pub focus: Option<Card>,
}

/// The card that follows the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Grip {
    /// The card; `None` if none is held.
    pub card: Option<Card>,
    /// Where the pointer is.
    pub place: Vec2,
}

impl Offers {
    /// Whether the person is to decide.
    pub fn asked(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Whether the person may ask for a new deal.
    pub fn may_redeal(&self) -> bool {
        self.legal.contains(&Action::Redeal)
    }

    /// Whether some action plays the card; a focused card stands out too.
    pub fn playable(&self, card: Card) -> bool {
        self.focus == Some(card) || self.uses(card).next().is_some()
    }

    /// The actions that play the card.
    pub fn uses(&self, card: Card) -> impl Iterator<Item = Action> {
        self.legal.iter().copied().filter(move |action| match *action {
            Action::Attack(cards) => cards.contains(card),
            Action::Beat { with, .. } => with == card,
            Action::Transfer(other) | Action::ShowTransfer(other) | Action::ThrowIn(other) => {
                other == card
            }
            Action::Pass | Action::Take | Action::Redeal | Action::Keep => false,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>().init_resource::<Grip>();
    app.add_message::<Tapped>().add_message::<Dropped>().add_message::<Pressed>();
    app.add_systems(
        Update,
        (read_gestures, read_keys.run_if(keys_are_ours), decide)
            .chain()
            .run_if(in_state(Screen::Durak))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Think),
    );
    app.add_systems(
        Update,
        offer
            .run_if(in_state(Screen::Durak))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Ask),
    );
    app.add_systems(OnExit(Screen::Durak), |mut offers: ResMut<Offers>, mut grip: ResMut<Grip>| {
        *offers = Offers::default();
        *grip = Grip::default();
    });
}

/// Keeps the offers in line with the game; nothing is offered while cards move.
fn offer(
    session: Res<Session<Durak>>,
    phase: Option<Res<State<Phase>>>,
    journeys: Query<(), With<motion::Journey>>,
    mut offers: ResMut<Offers>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    let acts = phase.is_some_and(|phase| !matches!(**phase, Phase::Draw | Phase::Over));
    let asked = acts && session.is_persons_turn();
    // Cards that make room for one another must not hide what may be played for a moment.
    if asked && !journeys.is_empty() && !offers.asked() {
        return;
    }
    let legal = if asked { session.game().legal_actions() } else { Vec::new() };
    if legal != offers.legal {
        let focus =
            offers.focus.filter(|&card| session.game().hand(session.viewer()).contains(card));
        *offers = Offers { legal, asking: None, focus };
        redraw.write(bevy::window::RequestRedraw);
    }
}

fn read_gestures(
    mut gestures: MessageReader<Gesture>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    cards: Query<(&PlayingCard, &Whereabouts)>,
    mut offers: ResMut<Offers>,
    mut grip: ResMut<Grip>,
    mut tapped: MessageWriter<Tapped>,
    mut dropped: MessageWriter<Dropped>,
) {
    let viewer = session.viewer();
    let in_hand = |place: Vec2, offers: &Offers| {
        let held = cards.iter().filter_map(|(card, at)| match *at {
            Whereabouts::Held { seat, index, count } if seat == viewer => {
                let pose = layout.in_hand(index, count, offers.playable(card.0));
                pose.contains(place).then_some((index, card.0))
            }
            _ => None,
        });
        // Later cards of the fan lie over earlier ones.
        held.max_by_key(|&(index, _)| index).map(|(_, card)| card)
    };
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Tap(place) => match in_hand(place, &offers) {
                Some(card) => _ = tapped.write(Tapped(card)),
                None if offers.asking.is_some() => offers.asking = None,
                None => {}
            },
            Gesture::DragStart(from, to) => {
                *grip = Grip { card: in_hand(from, &offers), place: to };
            }
            Gesture::DragMove(place) if grip.card.is_some() => grip.place = place,
            Gesture::DragEnd(place) => {
                let Some(card) = grip.card.take() else { continue };
                // Back over the hand means: not after all.
                if place.y < layout.hand.min.y + layout.card * 0.4 {
                    dropped.write(Dropped { card, on: attack_at(place, &layout, &session) });
                }
            }
            Gesture::DragCancel => grip.card = None,
            Gesture::DragMove(_) => {}
        }
    }
}

/// The attack card of the pair at a place.
fn attack_at(place: Vec2, layout: &Layout, session: &Session<Durak>) -> Option<Card> {
    let view = session.game().view(session.viewer());
    let table = view.table();
    let hit =
        |slot: usize| layout.in_bout(slot, table.len()).iter().any(|pose| pose.contains(place));
    (0..table.len()).rev().find(|&slot| hit(slot)).map(|slot| table[slot].attack)
}

fn keys_are_ours(panels: Res<EguiWantsInput>) -> bool {
    !panels.wants_any_keyboard_input()
}

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    cards: Query<(&PlayingCard, &Whereabouts)>,
    session: Res<Session<Durak>>,
    mut offers: ResMut<Offers>,
    mut tapped: MessageWriter<Tapped>,
    mut pressed: MessageWriter<Pressed>,
    mut why: ResMut<Why>,
) {
    let step = i32::from(keys.just_pressed(KeyCode::ArrowRight))
        - i32::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 {
        let mut hand: Vec<(usize, Card)> = cards
            .iter()
            .filter_map(|(card, at)| match *at {
                Whereabouts::Held { seat, index, .. } if seat == session.viewer() => {
                    Some((index, card.0))
                }
                _ => None,
            })
            .collect();
        hand.sort_unstable_by_key(|&(index, _)| index);
        let now = offers.focus.and_then(|focus| hand.iter().position(|&(_, card)| card == focus));
        let next = match now {
            Some(now) => (now as i32 + step).rem_euclid(hand.len() as i32) as usize,
            None if step > 0 => 0,
            None => hand.len().saturating_sub(1),
        };
        offers.focus = hand.get(next).map(|&(_, card)| card);
    }
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::ArrowUp]) {
        tapped.write_batch(offers.focus.map(Tapped));
    }
    if keys.just_pressed(KeyCode::Space) {
        pressed.write_batch(button(&offers.legal).map(Pressed));
    }
    if keys.just_pressed(KeyCode::KeyH) && offers.asked() {
        *why = Why::Hint;
    }
}

/// What the one large button does.
pub fn button(legal: &[Action]) -> Option<Action> {
    [Action::Take, Action::Pass].into_iter().find(|action| legal.contains(action))
}

/// Turns intents into actions; asks where a card has two meanings.
fn decide(
    mut tapped: MessageReader<Tapped>,
    mut dropped: MessageReader<Dropped>,
    mut pressed: MessageReader<Pressed>,
    mut offers: ResMut<Offers>,
    mut submit: MessageWriter<Submit<Durak>>,
) {
    let mut chosen = None;
    for &Tapped(card) in tapped.read() {
        let uses: Vec<Action> = offers.uses(card).collect();
        match uses[..] {
            [] => offers.asking = None,
            [only] => chosen = Some(only),
            // A second tap means the plainest of the meanings.
            [first, ..] if offers.asking == Some(card) => chosen = Some(first),
            _ => offers.asking = Some(card),
        }
    }
    for &Dropped { card, on } in dropped.read() {
        let uses: Vec<Action> = offers.uses(card).collect();
        match meaning(&uses, on) {
            Some(action) => chosen = Some(action),
            None if !uses.is_empty() => offers.asking = Some(card),
            None => {}
        }
    }
    chosen = pressed.read().map(|pressed| pressed.0).last().or(chosen);
    if let Some(action) = chosen.filter(|action| offers.legal.contains(action)) {
        submit.write(Submit { action, decision: None });
        // The next offer comes with the next position.
        *offers = Offers { focus: offers.focus, ..default() };
    }
}

/// What a card means that was dropped on an attack card, or on the felt.
fn meaning(uses: &[Action], on: Option<Card>) -> Option<Action> {
    let beats =
        |action: &&Action| matches!(**action, Action::Beat { attack, .. } if Some(attack) == on);
    let led = |action: &&Action| {
        matches!(action, Action::ThrowIn(_) | Action::Transfer(_) | Action::ShowTransfer(_))
            || matches!(action, Action::Attack(cards) if cards.len() == 1)
    };
    let on_felt = || uses.iter().find(led).filter(|_| on.is_none() || uses.len() == 1);
    let only = || (uses.len() == 1).then(|| &uses[0]);
    uses.iter().find(beats).or_else(on_felt).or_else(only).copied()
}

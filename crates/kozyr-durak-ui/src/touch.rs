//! What a finger, the mouse or the keyboard means on the card table.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak};

use super::{
    components::Hands, hand_order::ArrangeHand, layout::Layout, phase::Phase, screens::TABLE,
};
use kozyr_features::side_panel::Why;
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    input::Gesture,
    motion,
    prompts::{Answered, OpenPrompt, Prompt},
    requests::{CloseChoice, OpenChoice},
    session::{self, Navigate, Session, Submit},
};
use kozyr_ui::settings::Settings;

/// The person touched a card of their hand.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tapped(pub Card);

/// The person let a card of their hand go over the table.
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

/// What the person may do now, and what they are being asked.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Offers {
    /// Every action that the rules allow; empty if it is not their turn.
    pub legal: Vec<Action>,
    /// A card that could be played in several ways, and is to be asked about.
    pub asking: Option<Card>,
    /// The card that the keyboard would play.
    pub focus: Option<Card>,
}

/// The card that follows the pointer, or is looked at under it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Grip {
    /// The card that follows it; `None` if none is held.
    pub card: Option<Card>,
    /// Where the pointer is.
    pub place: Vec2,
    /// Where the middle of the held card is from there.
    pub hold: Vec2,
    /// The card of a full hand along which the pointer goes; it is held as soon as the pointer
    /// leaves the hand.
    pub looks_at: Option<Card>,
}

/// From so many cards on a finger that goes along the hand looks at one after another.
const FULL_HAND: usize = 12;

impl Grip {
    /// Where among the cards of the hand the pointer holds or shows one, if it does.
    pub fn among_hand(&self, layout: &Layout) -> Option<Vec2> {
        let held = self.card.is_some() || self.looks_at.is_some();
        (held && layout.is_over_hand(self.place)).then_some(self.place)
    }
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

    /// Whether a card of the attack can be beaten now.
    pub fn can_beat(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Beat { .. }))
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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Offers>().init_resource::<Grip>();
    app.add_message::<Tapped>().add_message::<Dropped>().add_message::<Pressed>();
    app.add_systems(
        Update,
        (read_gestures, read_keys.run_if(keys_are_ours), decide)
            .chain()
            .run_if(session::is_played::<Durak>)
            .in_set(Step::Think),
    );
    app.add_systems(
        Update,
        offer.run_if(in_state(TABLE)).run_if(resource_exists::<Session<Durak>>).in_set(Step::Ask),
    );
    app.add_systems(OnExit(TABLE), |mut offers: ResMut<Offers>, mut grip: ResMut<Grip>| {
        *offers = Offers::default();
        *grip = Grip::default();
    });
    // Before anything of a frame asks for it.
    app.add_systems(PreUpdate, publish_choice.run_if(resource_changed::<Offers>));
    app.add_observer(|_: On<CloseChoice>, mut offers: ResMut<Offers>| offers.asking = None);
}

/// Tells whether it is being asked what a card may mean.
fn publish_choice(offers: Res<Offers>, mut choice: ResMut<OpenChoice>) {
    choice.set_if_neq(OpenChoice(offers.asking.is_some()));
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
    let asked = acts && session.is_persons_turn() && !session.is_covered();
    // Cards that make room for one another must not hide what may be played for a moment.
    if asked && !journeys.is_empty() && !offers.asked() {
        return;
    }
    let mut legal = if asked { session.game().legal_actions() } else { Vec::new() };
    if session.is_lesson() {
        // One thing at a time: no question whether a card or several are meant.
        legal.retain(|action| action.played().len() < 2);
    }
    if legal != offers.legal {
        let focus =
            offers.focus.filter(|&card| session.game().hand(session.viewer()).contains(card));
        *offers = Offers { legal, asking: None, focus };
        redraw.write(bevy::window::RequestRedraw);
    }
}

pub(super) fn read_gestures(
    mut gestures: MessageReader<Gesture>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    hands: Hands,
    mut offers: ResMut<Offers>,
    mut grip: ResMut<Grip>,
    mut arrange: ArrangeHand,
    mut tapped: MessageWriter<Tapped>,
    mut dropped: MessageWriter<Dropped>,
) {
    let hand = hands.of(session.viewer());
    let in_hand = |place: Vec2, offers: &Offers| {
        let lies_there = |&index: &usize| {
            let pose = layout.in_hand(index, hand.len(), offers.playable(hand[index]));
            pose.contains(place)
        };
        // Later cards of the fan lie over earlier ones.
        (0..hand.len()).rev().find(lies_there).map(|index| hand[index])
    };
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Tap(place) => match in_hand(place, &offers) {
                Some(card) => _ = tapped.write(Tapped(card)),
                None if offers.asking.is_some() => offers.asking = None,
                None => {}
            },
            Gesture::DragStart(from, to) => {
                let card = in_hand(from, &offers);
                *grip = Grip { place: to, ..default() };
                if hand.len() >= FULL_HAND && !arrange.is_by_hand() {
                    grip.looks_at = card;
                } else if let Some(index) = hand.iter().position(|&held| Some(held) == card) {
                    let pose = layout.in_hand(index, hand.len(), offers.playable(hand[index]));
                    (grip.card, grip.hold) = (card, pose.place - from);
                }
            }
            Gesture::DragMove(place) if grip.looks_at.is_some() => {
                grip.place = place;
                if layout.is_over_hand(place) {
                    grip.looks_at = in_hand(place, &offers).or(grip.looks_at);
                } else {
                    grip.card = grip.looks_at.take();
                }
            }
            Gesture::DragMove(place) => {
                let Some(card) = grip.card else { continue };
                grip.place = place;
                if layout.is_over_hand(place) {
                    arrange.make_room(card, place, &layout, &session);
                }
            }
            Gesture::DragEnd(place) => {
                grip.looks_at = None;
                let Some(card) = grip.card.take() else { continue };
                // Back over the hand means: not after all.
                if !layout.is_over_hand(place) {
                    dropped.write(Dropped { card, on: attack_at(place, &layout, &session) });
                }
            }
            Gesture::DragCancel => *grip = Grip::default(),
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

/// Space presses a button that has focus; on a card it does what the one large button does.
fn keys_are_ours(
    panels: Res<EguiWantsInput>,
    offers: Res<Offers>,
    question: Res<OpenPrompt>,
) -> bool {
    (offers.focus.is_some() || !panels.wants_any_keyboard_input()) && !question.is_open()
}

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    offers: Res<Offers>,
    session: Res<Session<Durak>>,
    mut pressed: MessageWriter<Pressed>,
    mut navigate: MessageWriter<Navigate>,
    mut why: ResMut<Why>,
) {
    // Where a match is seen again, the space bar lets it go on.
    if keys.just_pressed(KeyCode::Space) && !session.is_watched() {
        pressed.write_batch(button(&offers.legal).map(Pressed));
    }
    if keys.just_pressed(KeyCode::KeyU) {
        navigate.write(Navigate::Undo);
    }
    if keys.just_pressed(KeyCode::KeyH)
        && offers.asked()
        && !session.is_guided()
        && !session.is_watched()
    {
        *why = Why::Hint;
    }
}

/// What the one large button does.
pub fn button(legal: &[Action]) -> Option<Action> {
    [Action::Take, Action::Pass].into_iter().find(|action| legal.contains(action))
}

/// Turns intents into actions; asks where a card has two meanings.
pub(super) fn decide(
    mut tapped: MessageReader<Tapped>,
    mut dropped: MessageReader<Dropped>,
    mut pressed: MessageReader<Pressed>,
    settings: Res<Settings>,
    mut question: ResMut<OpenPrompt>,
    mut answers: MessageReader<Answered>,
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
    if chosen == Some(Action::Take) && offers.can_beat() && settings.confirm.taking {
        question.ask(Prompt::Take);
        return;
    }
    if answers.read().any(|answer| answer.0 == Prompt::Take) {
        chosen = Some(Action::Take);
    }
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

//! Touch, mouse and keyboard input on the card table.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak};

use super::{
    components::TableHands, hand_order::HandArranger, layout::CardTableLayout, phase::BoutPhase,
    screens::TABLE,
};
use kozyr_features::side_panel::SidePanel;
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    input::Gesture,
    motion,
    prompts::{OpenPrompt, Prompt, PromptConfirmed},
    requests::{CloseGameChoice, GameChoiceOpen},
    session::{self, NavigateHistory, Session, SubmitAction},
};
use kozyr_ui::settings::Settings;

/// Sent when the player touches a card of their hand.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardTapped(pub Card);

/// Sent when the player drops a card of their hand on the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardDropped {
    /// The card.
    pub card: Card,
    /// The attack card it was dropped on; `None` for the felt.
    pub target: Option<Card>,
}

/// Sent when the player presses an action button or its key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPressed(pub Action);

/// The actions open to the player, and the question being asked, if any.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct PersonActions {
    /// All legal actions; empty if it isn't the player's turn.
    pub legal: Vec<Action>,
    /// A card with several possible actions, which the player is asked to choose between.
    pub ambiguous_card: Option<Card>,
    /// The card that the keyboard would play.
    pub focused_card: Option<Card>,
}

/// The card that is dragged or magnified under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct CardDrag {
    /// The dragged card, if any.
    pub card: Option<Card>,
    /// Position of the pointer.
    pub pointer: Vec2,
    /// Offset from the pointer to the center of the dragged card.
    pub offset: Vec2,
    /// The card magnified while the pointer slides along a full hand. It is dragged once the
    /// pointer leaves the hand.
    pub magnified: Option<Card>,
}

/// Minimum number of cards for magnifying them one by one under a sliding finger.
const FULL_HAND_CARDS: usize = 12;

impl CardDrag {
    /// Position of the pointer within the hand while it drags or magnifies a card, else `None`.
    pub fn place_in_hand(&self, layout: &CardTableLayout) -> Option<Vec2> {
        let is_holding = self.card.is_some() || self.magnified.is_some();
        (is_holding && layout.is_over_hand(self.pointer)).then_some(self.pointer)
    }
}

impl PersonActions {
    /// Whether it is the player's turn: any action is offered.
    pub fn is_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Whether the player may ask for a new deal.
    pub fn may_redeal(&self) -> bool {
        self.legal.contains(&Action::Redeal)
    }

    /// Whether the player may beat any attack card now.
    pub fn can_beat(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Beat { .. }))
    }

    /// Whether a legal action plays the card, or it is the focused card.
    pub fn is_playable(&self, card: Card) -> bool {
        self.focused_card == Some(card) || self.actions_with(card).next().is_some()
    }

    /// Iterates over the actions that play the card.
    pub fn actions_with(&self, card: Card) -> impl Iterator<Item = Action> {
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

/// Adds tapping and dragging of cards, and the keys, on the card table.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PersonActions>().init_resource::<CardDrag>();
    app.add_message::<CardTapped>().add_message::<CardDropped>().add_message::<ActionPressed>();
    app.add_systems(
        Update,
        (read_gestures, read_keys.run_if(may_read_keys), submit_intents)
            .chain()
            .run_if(session::is_playable::<Durak>)
            .in_set(AppSystems::CollectDecisions),
    );
    app.add_systems(
        Update,
        update_actions
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::RequestDecisions),
    );
    app.add_systems(
        OnExit(TABLE),
        |mut actions: ResMut<PersonActions>, mut drag: ResMut<CardDrag>| {
            *actions = PersonActions::default();
            *drag = CardDrag::default();
        },
    );
    // Runs before the frame's other systems read it.
    app.add_systems(PreUpdate, publish_game_choice.run_if(resource_changed::<PersonActions>));
    app.add_observer(|_: On<CloseGameChoice>, mut actions: ResMut<PersonActions>| {
        actions.ambiguous_card = None
    });
}

/// Publishes whether the player is being asked what a card means.
fn publish_game_choice(actions: Res<PersonActions>, mut is_open: ResMut<GameChoiceOpen>) {
    is_open.set_if_neq(GameChoiceOpen(actions.ambiguous_card.is_some()));
}

/// Offers the player the legal actions if it is their turn and the table is not covered, otherwise
/// none. A change closes the question about a card. A new turn waits until no cards move; during a
/// turn, the offer changes at once. Lessons leave out actions with several cards.
fn update_actions(
    session: Res<Session<Durak>>,
    phase: Option<Res<State<BoutPhase>>>,
    tweens: Query<(), With<motion::MotionTween>>,
    mut actions: ResMut<PersonActions>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    let is_active =
        phase.is_some_and(|phase| !matches!(**phase, BoutPhase::Draw | BoutPhase::Over));
    let is_asked = is_active && session.is_persons_turn() && !session.is_covered();
    // Cards that only make room for one another must not hide the playable ones for a moment.
    if is_asked && !tweens.is_empty() && !actions.is_turn() {
        return;
    }
    let mut legal = if is_asked { session.game().legal_actions() } else { Vec::new() };
    if session.is_lesson() {
        // A lesson never asks whether one card or several are meant.
        legal.retain(|action| action.played_cards().len() < 2);
    }
    if legal != actions.legal {
        let focus = actions
            .focused_card
            .filter(|&card| session.game().hand(session.viewer()).contains(card));
        *actions = PersonActions { legal, ambiguous_card: None, focused_card: focus };
        redraw.write(bevy::window::RequestRedraw);
    }
}

/// Turns gestures on the viewer's hand into taps, drags and drops of cards; a tap elsewhere closes
/// the question about a card. Dragging within a manually arranged hand moves the card in it.
pub(super) fn read_gestures(
    mut gestures: MessageReader<Gesture>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
    hands: TableHands,
    mut actions: ResMut<PersonActions>,
    mut drag: ResMut<CardDrag>,
    mut arranger: HandArranger,
    mut tapped: MessageWriter<CardTapped>,
    mut dropped: MessageWriter<CardDropped>,
) {
    let hand = hands.hand(session.viewer());
    let in_hand = |point: Vec2, actions: &PersonActions| {
        let is_hit = |&index: &usize| {
            let pose = layout.in_hand(index, hand.len(), actions.is_playable(hand[index]));
            pose.contains(point)
        };
        // Later cards of the fan overlap earlier ones.
        (0..hand.len()).rev().find(is_hit).map(|index| hand[index])
    };
    for gesture in gestures.read() {
        match *gesture {
            Gesture::Tap(point) => match in_hand(point, &actions) {
                Some(card) => _ = tapped.write(CardTapped(card)),
                None if actions.ambiguous_card.is_some() => actions.ambiguous_card = None,
                None => {}
            },
            Gesture::DragStart(from, to) => {
                let card = in_hand(from, &actions);
                *drag = CardDrag { pointer: to, ..default() };
                if hand.len() >= FULL_HAND_CARDS && !arranger.is_manual() {
                    drag.magnified = card;
                } else if let Some(index) = hand.iter().position(|&held| Some(held) == card) {
                    let pose = layout.in_hand(index, hand.len(), actions.is_playable(hand[index]));
                    (drag.card, drag.offset) = (card, pose.center - from);
                }
            }
            Gesture::DragMove(point) if drag.magnified.is_some() => {
                drag.pointer = point;
                if layout.is_over_hand(point) {
                    drag.magnified = in_hand(point, &actions).or(drag.magnified);
                } else {
                    drag.card = drag.magnified.take();
                }
            }
            Gesture::DragMove(point) => {
                let Some(card) = drag.card else { continue };
                drag.pointer = point;
                if layout.is_over_hand(point) {
                    arranger.move_card(card, point, &layout, &session);
                }
            }
            Gesture::DragEnd(point) => {
                drag.magnified = None;
                let Some(card) = drag.card.take() else { continue };
                // Dropping the card over the hand cancels the drag.
                if !layout.is_over_hand(point) {
                    dropped
                        .write(CardDropped { card, target: attack_at(point, &layout, &session) });
                }
            }
            Gesture::DragCancel => *drag = CardDrag::default(),
        }
    }
}

/// Returns the attack card of the pair at a point, if there is one.
fn attack_at(point: Vec2, layout: &CardTableLayout, session: &Session<Durak>) -> Option<Card> {
    let view = session.game().view(session.viewer());
    let table = view.table_pairs();
    let is_hit =
        |slot: usize| layout.in_bout(slot, table.len()).iter().any(|pose| pose.contains(point));
    (0..table.len()).rev().find(|&slot| is_hit(slot)).map(|slot| table[slot].attack)
}

/// Run condition: no prompt is open, and a card is focused or egui doesn't want the keyboard. Space
/// presses a focused button; on a focused card it acts as the large button.
fn may_read_keys(
    egui_input: Res<EguiWantsInput>,
    actions: Res<PersonActions>,
    prompt: Res<OpenPrompt>,
) -> bool {
    (actions.focused_card.is_some() || !egui_input.wants_any_keyboard_input()) && !prompt.is_open()
}

/// Space acts as the large button unless the match is watched, U undoes the last decision, H shows
/// a hint on the player's own turn.
fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    actions: Res<PersonActions>,
    session: Res<Session<Durak>>,
    mut pressed: MessageWriter<ActionPressed>,
    mut navigate: MessageWriter<NavigateHistory>,
    mut side_panel: ResMut<SidePanel>,
) {
    // In a replay the space bar resumes playback.
    if keys.just_pressed(KeyCode::Space) && !session.is_watched() {
        pressed.write_batch(main_button_action(&actions.legal).map(ActionPressed));
    }
    if keys.just_pressed(KeyCode::KeyU) {
        navigate.write(NavigateHistory::Undo);
    }
    if keys.just_pressed(KeyCode::KeyH)
        && actions.is_turn()
        && !session.is_guided()
        && !session.is_watched()
    {
        *side_panel = SidePanel::Hint;
    }
}

/// The action of the large button: take or pass, whichever is legal; `None` if neither is.
pub fn main_button_action(legal: &[Action]) -> Option<Action> {
    [Action::Take, Action::Pass].into_iter().find(|action| legal.contains(action))
}

/// Turns input into actions, and asks if a card has two meanings or, depending on the settings, if
/// the player takes although they can beat. Ignores illegal actions.
pub(super) fn submit_intents(
    mut tapped: MessageReader<CardTapped>,
    mut dropped: MessageReader<CardDropped>,
    mut pressed: MessageReader<ActionPressed>,
    settings: Res<Settings>,
    mut prompt: ResMut<OpenPrompt>,
    mut answers: MessageReader<PromptConfirmed>,
    mut actions: ResMut<PersonActions>,
    mut submit: MessageWriter<SubmitAction<Durak>>,
) {
    let mut chosen = None;
    for &CardTapped(card) in tapped.read() {
        let meanings: Vec<Action> = actions.actions_with(card).collect();
        match meanings[..] {
            [] => actions.ambiguous_card = None,
            [only] => chosen = Some(only),
            // A second tap chooses the simplest meaning.
            [first, ..] if actions.ambiguous_card == Some(card) => chosen = Some(first),
            _ => actions.ambiguous_card = Some(card),
        }
    }
    for &CardDropped { card, target } in dropped.read() {
        let meanings: Vec<Action> = actions.actions_with(card).collect();
        match action_of_drop(&meanings, target) {
            Some(action) => chosen = Some(action),
            None if !meanings.is_empty() => actions.ambiguous_card = Some(card),
            None => {}
        }
    }
    chosen = pressed.read().map(|pressed| pressed.0).last().or(chosen);
    if chosen == Some(Action::Take) && actions.can_beat() && settings.confirm.taking {
        prompt.ask(Prompt::Take);
        return;
    }
    if answers.read().any(|answer| answer.0 == Prompt::Take) {
        chosen = Some(Action::Take);
    }
    if let Some(action) = chosen.filter(|action| actions.legal.contains(action)) {
        submit.write(SubmitAction { action, decision: None });
        // The next offer comes with the next position.
        *actions = PersonActions { focused_card: actions.focused_card, ..default() };
    }
}

/// Which of a card's meanings is meant by dropping it on an attack card or, if `None`, on the felt.
/// `None` if unclear.
fn action_of_drop(meanings: &[Action], target: Option<Card>) -> Option<Action> {
    let is_beat = |action: &&Action| {
        matches!(**action, Action::Beat { attack, .. }
            if Some(attack) == target)
    };
    let is_addition = |action: &&Action| {
        matches!(action, Action::ThrowIn(_) | Action::Transfer(_) | Action::ShowTransfer(_))
            || matches!(action, Action::Attack(cards) if cards.len() == 1)
    };
    let felt_action =
        || meanings.iter().find(is_addition).filter(|_| target.is_none() || meanings.len() == 1);
    let only_meaning = || (meanings.len() == 1).then(|| &meanings[0]);
    meanings.iter().find(is_beat).or_else(felt_action).or_else(only_meaning).copied()
}

//! The moments of a film: how each begins, and what is done in which frame.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};
use kozyr_core::{
    durak::{self, Durak, Event, Rules},
    game::{Game, Player, Record, Seat, Seed},
    reversi::{self, Reversi},
};

use rand::RngExt;

use crate::{
    dev::{testing, tour},
    games::durak::Layout,
    table::session::{Navigate, Session, Submit, TableGame},
};

/// A moment, by its name.
pub(crate) struct Moment {
    pub(crate) name: &'static str,
    /// Lays the table.
    pub(crate) arrive: fn(&mut World),
    /// What happens in a frame.
    pub(crate) act: fn(&mut World, usize),
    /// After how many frames nothing more is done.
    pub(crate) lasts: usize,
}

/// The frame in which something is done: those before show where it begins.
pub const ACT: usize = 8;
/// So many frames are filmed when nothing moves any more.
const STILL: usize = 12;
/// No moment is longer.
const MOST: usize = 600;
/// How many frames a finger takes from one place to another.
const DRAG: usize = 24;
/// How many along a hand.
const SCRUB: usize = 60;
/// How many it stays there before it is taken away.
const HELD: usize = 8;

/// Everything that is filmed.
pub(crate) const MOMENTS: &[Moment] = &[
    durak("deal", |world| deal(world, 6)),
    durak("deal-two", |world| deal(world, 2)),
    durak("lead", |world| {
        find(world, 3, |record, action| !by_person(record) && is_attack(action, 2));
    }),
    durak("own-lead", |world| {
        find(world, 3, |record, action| by_person(record) && is_attack(action, 1));
    }),
    durak("beat", |world| {
        find(world, 3, |record, action| {
            !by_person(record) && matches!(action, durak::Action::Beat { .. })
        });
    }),
    durak("throw-in", |world| {
        find(world, 4, |_, action| matches!(action, durak::Action::ThrowIn(_)));
    }),
    durak("transfer", |world| {
        find(world, 4, |_, action| matches!(action, durak::Action::Transfer(_)));
    }),
    durak("take", |world| {
        find(world, 3, |record, action| {
            let taken = |event: &Event| match event {
                Event::BoutTaken { cards, seat } => cards.len() > 2 && seat.index() > 0,
                _ => false,
            };
            leads_to(record, action, taken)
        });
    }),
    durak("beaten-off", |world| {
        find(world, 2, |record, action| leads_to(record, action, |event| is_beaten(event, 4)));
    }),
    durak("refill", |world| {
        find(world, 6, |record, action| {
            record.game().talon().len() > 6 && leads_to(record, action, |event| is_beaten(event, 6))
        });
    }),
    durak("fool", |world| {
        find(world, 3, |record, action| {
            let fool = |event: &Event| matches!(event, Event::DealOver { .. });
            leads_to(record, action, fool)
        });
    }),
    Moment {
        name: "undo",
        arrive: |world| {
            // After a person's card and the answer to it.
            let lead = |record: &Record<Durak>, action| {
                by_person(record) && is_attack(action, 1) && record.actions().len() > 8
            };
            if let Some((mut record, action)) = found(2, lead)
                && record.play(action).is_ok()
            {
                show(world, record);
            }
        },
        act: take_back,
        lasts: ACT,
    },
    Moment {
        name: "drag",
        arrive: |world| find(world, 3, |record, action| by_person(record) && is_attack(action, 1)),
        act: drag,
        lasts: ACT + DRAG + HELD,
    },
    Moment {
        name: "illegal-drop",
        arrive: |world| {
            find(world, 3, |record, _| by_person(record) && forbidden(record).is_some());
            let card = world.resource::<Session<Durak>>().record().clone();
            world.insert_resource(Cue { card: forbidden(&card), ..default() });
        },
        act: drag,
        lasts: ACT + DRAG + HELD,
    },
    Moment { name: "scrub", arrive: full_hand, act: scrub, lasts: ACT + SCRUB + HELD },
    reversi("placement", |world| place(world, |flips, _| flips >= 9)),
    reversi("pass", |world| {
        place_if(world, |record| record.game().legal_actions() == [reversi::Action::Pass]);
    }),
    reversi("win", |world| place(world, |_, next| next.outcome().is_some())),
    Moment {
        name: "reversi-undo",
        arrive: |world| {
            place(world, |flips, next| {
                flips >= 5 && matches!(next.to_act(), Some((_, Player::Opponent(_))))
            });
            let cue = world.remove_resource::<Cue>().and_then(|cue| cue.reversi);
            let session = world.resource::<Session<Reversi>>();
            let mut record = session.record().clone();
            if let Some(action) = cue
                && record.play(action).is_ok()
            {
                show(world, record);
            }
        },
        act: take_back,
        lasts: ACT,
    },
    Moment { name: "play-durak", arrive: watch_cards, act: |_, _| {}, lasts: MOST },
    Moment { name: "play-reversi", arrive: watch_board, act: |_, _| {}, lasts: MOST },
];

/// What is done next, and with which card.
#[derive(Resource, Clone, Default)]
struct Cue {
    durak: Option<durak::Action>,
    reversi: Option<reversi::Action>,
    card: Option<durak::Card>,
    from: Option<Vec2>,
}

impl Moment {
    /// Whether nothing more is to be seen after so many frames, when nothing has moved in the last
    /// so many of them.
    pub(crate) fn is_over(&self, frames: usize, still: usize) -> bool {
        frames > MOST || still > STILL && frames > self.lasts + STILL
    }
}

const fn durak(name: &'static str, arrive: fn(&mut World)) -> Moment {
    Moment { name, arrive, act: submit, lasts: ACT }
}

const fn reversi(name: &'static str, arrive: fn(&mut World)) -> Moment {
    Moment { name, arrive, act: submit, lasts: ACT }
}

/// Plays what was found.
fn submit(world: &mut World, frame: usize) {
    let Some(cue) = world.get_resource::<Cue>().filter(|_| frame == ACT).cloned() else { return };
    if let Some(action) = cue.durak {
        world.write_message(Submit::<Durak> { action, decision: None });
    }
    if let Some(action) = cue.reversi {
        world.write_message(Submit::<Reversi> { action, decision: None });
    }
}

fn take_back(world: &mut World, frame: usize) {
    if frame == ACT {
        world.write_message(Navigate::Undo);
    }
}

fn seats(players: usize) -> Vec<Player> {
    let opponents = ["potential", "greedy", "lowest", "potential-fixed", "random"];
    let opponents = opponents.map(|name| Player::Opponent(name.into()));
    std::iter::once(Player::Human).chain(opponents).take(players).collect()
}

/// A new deal.
fn deal(world: &mut World, players: usize) {
    let setup = durak::Setup::new(players, Rules::default());
    world.insert_resource(Cue::default());
    if let Ok(record) = Record::<Durak>::new(setup, Seed::from(7), seats(players)) {
        show(world, record);
    }
}

fn show<G: TableGame>(world: &mut World, record: Record<G>) {
    world.insert_resource(Session::new(record));
    tour::go(world, G::SCREEN);
}

/// Lays a deal at the first moment when the action that is decided next is wanted.
fn find(world: &mut World, players: usize, wanted: impl Fn(&Record<Durak>, durak::Action) -> bool) {
    if let Some((record, action)) = found(players, wanted) {
        world.insert_resource(Cue { durak: Some(action), ..default() });
        show(world, record);
    }
}

fn found(
    players: usize,
    wanted: impl Fn(&Record<Durak>, durak::Action) -> bool,
) -> Option<(Record<Durak>, durak::Action)> {
    let setup = durak::Setup::new(players, Rules::transfer());
    first(setup, &seats(players), wanted)
}

/// The first match and action that are wanted, of those that are played by chance.
fn first<G: Game>(
    setup: G::Setup,
    players: &[Player],
    wanted: impl Fn(&Record<G>, G::Action) -> bool,
) -> Option<(Record<G>, G::Action)>
where
    G::Setup: Clone,
{
    for number in 0..3000 {
        let seed = Seed::from(number);
        let mut rng = seed.rng();
        let mut record = Record::<G>::new(setup.clone(), seed, players.to_vec()).ok()?;
        while record.to_act().is_some() {
            let legal = record.game().legal_actions();
            // What plays cards comes first; what does not ends most of it too soon.
            let most = if rng.random_bool(0.75) { legal.len().div_ceil(2) } else { legal.len() };
            let action = legal[rng.random_range(0..most)];
            if wanted(&record, action) {
                return Some((record, action));
            }
            record.play(action).ok()?;
        }
    }
    None
}

fn by_person<G: Game>(record: &Record<G>) -> bool {
    matches!(record.to_act(), Some((_, Player::Human)))
}

fn is_attack(action: durak::Action, least: usize) -> bool {
    matches!(action, durak::Action::Attack(cards) if cards.len() >= least)
}

fn is_beaten(event: &Event, least: usize) -> bool {
    matches!(event, Event::BoutBeaten { cards, .. } if cards.len() >= least)
}

fn leads_to(
    record: &Record<Durak>,
    action: durak::Action,
    wanted: impl Fn(&Event) -> bool,
) -> bool {
    record.clone().play(action).is_ok_and(|events| events.iter().any(wanted))
}

/// A card of the person's hand that no action plays, while others can be played.
fn forbidden(record: &Record<Durak>) -> Option<durak::Card> {
    let legal = record.game().legal_actions();
    let mut hand = record.game().hand(Seat::new(0)).iter();
    let useless = |card: &durak::Card| !legal.iter().any(|action| action.played().contains(*card));
    let some = legal.iter().any(|action| action.played().len() == 1);
    hand.find(useless).filter(|_| some && record.game().legal_actions().len() > 1)
}

/// A deal that opponents play before the eyes of whoever watches, from its beginning.
fn watch_cards(world: &mut World) {
    let setup = durak::Setup::new(3, Rules::default());
    let players = seats(4).split_off(1);
    if let Ok(record) = Record::<Durak>::new(setup, Seed::from(11), players) {
        show(world, record);
    }
}

/// The same at a board, from the middle of a game on.
fn watch_board(world: &mut World) {
    let players = ["professional", "novice"].map(|name| Player::Opponent(name.into()));
    let middle = |record: &Record<Reversi>, _| record.actions().len() == 24;
    if let Some((record, _)) = first::<Reversi>(reversi::Setup::default(), &players, middle) {
        show(world, record);
    }
}

/// A hand of so many cards that they are looked at one by one.
fn full_hand(world: &mut World) {
    find(world, 2, |record, _| by_person(record) && record.game().hand(Seat::new(0)).len() == 15);
}

/// Moves a finger from a card to the bout, and lets go there.
fn drag(world: &mut World, frame: usize) {
    let Some(step) = frame.checked_sub(ACT) else { return };
    let mut cue = world.resource::<Cue>().clone();
    if step == 0 {
        let led = cue.durak.and_then(|action| action.played().iter().next());
        let bare = cue.card.or(led).and_then(|card| testing::place_of_card(world, card));
        // Further down on the card, where a thumb is.
        let down = Vec2::new(0.0, 0.6 * world.resource::<Layout>().card);
        cue.from = bare.map(|place| place + down);
        world.insert_resource(cue.clone());
    }
    let Some(from) = cue.from else { return };
    let bout = world.resource::<Layout>().bout.center();
    touch(world, from.lerp(bout, (step as f32 / DRAG as f32).min(1.0)), step, DRAG + HELD);
}

/// Moves a finger along the hand, and lets go there.
fn scrub(world: &mut World, frame: usize) {
    let Some(step) = frame.checked_sub(ACT) else { return };
    let hand = world.resource::<Layout>().hand;
    let share = (step as f32 / SCRUB as f32).min(1.0);
    let x = hand.min.x + 30.0 + (hand.width() - 60.0) * share;
    touch(world, Vec2::new(x, hand.max.y - 50.0), step, SCRUB + HELD);
}

/// A finger in a frame of a touch: it comes down in the first, and is taken away in the last.
fn touch(world: &mut World, position: Vec2, step: usize, last: usize) {
    let phase = match step {
        0 => TouchPhase::Started,
        _ if step == last => TouchPhase::Ended,
        _ if step > last => return,
        _ => TouchPhase::Moved,
    };
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let Ok(window) = window else { return };
    let input = TouchInput { phase, position, window, force: None, id: 3 };
    world.write_message(WindowEvent::TouchInput(input));
    world.write_message(input);
}

/// Lays a board at the first moment when the next placement is wanted, by how many discs it turns
/// and by what comes of it.
fn place(world: &mut World, wanted: impl Fn(usize, &Record<Reversi>) -> bool) {
    place_when(world, |record, action| {
        let mut next = record.clone();
        let Ok(events) = next.play(action) else { return false };
        let flips = events.iter().map(|event| match event {
            reversi::Event::DiscsFlipped { waves, .. } => waves.iter().map(Vec::len).sum(),
            _ => 0,
        });
        wanted(flips.sum(), &next)
    });
}

fn place_if(world: &mut World, wanted: impl Fn(&Record<Reversi>) -> bool) {
    place_when(world, |record, _| wanted(record));
}

fn place_when(world: &mut World, wanted: impl Fn(&Record<Reversi>, reversi::Action) -> bool) {
    let players = [Player::Human, Player::Opponent("professional".into())];
    if let Some((record, action)) = first::<Reversi>(reversi::Setup::default(), &players, wanted) {
        world.insert_resource(Cue { reversi: Some(action), ..default() });
        show(world, record);
    }
}

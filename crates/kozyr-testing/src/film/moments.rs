//! The moments of a film: how each begins, and what is done in which frame.

mod play;
mod search;
mod touch;

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{self as durak, Durak, Ending, Event, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_table::session::OnScreen;

use self::{
    search::{by_person, find, forbidden, found, is_attack, is_beaten, leads_to, place, place_if},
    touch::{DRAG, HELD, SCRUB, drag, scrub},
};
use crate::tour;
use kozyr_table::session::{Navigate, Session, Submit, TableGame};

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
    durak("win-durak", |world| {
        find(world, 2, |record, action| {
            let won = |event: &Event| match event {
                Event::DealOver { ending: Ending::Fool(fool) } => fool.index() > 0,
                _ => false,
            };
            leads_to(record, action, won)
        });
    }),
    durak("pass-durak", |world| {
        find(world, 3, |record, action| {
            !by_person(record) && action == durak::Action::Pass && record.actions().len() > 4
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
    reversi("placement", |world| {
        place(world, |flips, next| flips >= 12 && next.outcome().is_none());
    }),
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
    Moment { name: "play-durak", arrive: play::cards, act: play::play_cards, lasts: MOST },
    Moment { name: "play-reversi", arrive: play::board, act: play::play_board, lasts: MOST },
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

/// A hand of so many cards that they are looked at one by one.
fn full_hand(world: &mut World) {
    find(world, 2, |record, _| by_person(record) && record.game().hand(Seat::new(0)).len() == 15);
}

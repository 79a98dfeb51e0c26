//! The moments of a film: their setup, and the action in each frame.

mod play;
mod search;
mod touch;

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{self as durak, DealEnding, Durak, Event, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_table::session::GameScreen;

use self::{
    search::{
        find_match, is_attack, is_beaten, is_persons_turn, leads_to, show_board_before_move,
        show_board_if, show_first, unplayable_card,
    },
    touch::{DRAG_FRAMES, HOLD_FRAMES, SCRUB_FRAMES, drag, scrub},
};
use crate::tour;
use kozyr_table::session::{NavigateHistory, Session, SubmitAction, TableGame};

/// A scripted moment.
pub(crate) struct Moment {
    /// The name, which is also that of its files.
    pub(crate) name: &'static str,
    /// Sets up the table.
    pub(crate) set_up: fn(&mut World),
    /// Performs the action of a frame.
    pub(crate) act: fn(&mut World, usize),
    /// The number of frames after which no more actions follow.
    pub(crate) action_frames: usize,
}

/// The frame of the first action; earlier frames show the initial state.
pub const ACTION_FRAME: usize = 8;
/// The number of frames recorded after everything has stopped.
const STILL_FRAMES: usize = 12;
/// The maximum length of a moment, in frames.
const MAX_FRAMES: usize = 600;

/// All moments.
pub(crate) const MOMENTS: &[Moment] = &[
    durak("deal", |world| deal(world, 6)),
    durak("deal-two", |world| deal(world, 2)),
    durak("lead", |world| {
        show_first(world, 3, |record, action| !is_persons_turn(record) && is_attack(action, 2));
    }),
    durak("own-lead", |world| {
        show_first(world, 3, |record, action| is_persons_turn(record) && is_attack(action, 1));
    }),
    durak("beat", |world| {
        show_first(world, 3, |record, action| {
            !is_persons_turn(record) && matches!(action, durak::Action::Beat { .. })
        });
    }),
    durak("throw-in", |world| {
        show_first(world, 4, |_, action| matches!(action, durak::Action::ThrowIn(_)));
    }),
    durak("transfer", |world| {
        show_first(world, 4, |_, action| matches!(action, durak::Action::Transfer(_)));
    }),
    durak("take", |world| {
        show_first(world, 3, |record, action| {
            let is_pick_up = |event: &Event| match event {
                Event::BoutTaken { cards, seat } => cards.len() > 2 && seat.index() > 0,
                _ => false,
            };
            leads_to(record, action, is_pick_up)
        });
    }),
    durak("beaten-off", |world| {
        show_first(world, 2, |record, action| {
            leads_to(record, action, |event| is_beaten(event, 4))
        });
    }),
    durak("refill", |world| {
        show_first(world, 6, |record, action| {
            record.game().talon().len() > 6 && leads_to(record, action, |event| is_beaten(event, 6))
        });
    }),
    durak("fool", |world| {
        show_first(world, 3, |record, action| {
            let ends_deal = |event: &Event| matches!(event, Event::DealOver { .. });
            leads_to(record, action, ends_deal)
        });
    }),
    durak("win-durak", |world| {
        show_first(world, 2, |record, action| {
            let wins = |event: &Event| match event {
                Event::DealOver { ending: DealEnding::Fool(fool) } => fool.index() > 0,
                _ => false,
            };
            leads_to(record, action, wins)
        });
    }),
    durak("pass-durak", |world| {
        show_first(world, 3, |record, action| {
            !is_persons_turn(record) && action == durak::Action::Pass && record.actions().len() > 4
        });
    }),
    Moment {
        name: "undo",
        set_up: |world| {
            // After the player's card and the reply.
            let lead = |record: &Record<Durak>, action| {
                is_persons_turn(record) && is_attack(action, 1) && record.actions().len() > 8
            };
            if let Some((mut record, action)) = find_match(2, lead)
                && record.play(action).is_ok()
            {
                show(world, record);
            }
        },
        act: take_back,
        action_frames: ACTION_FRAME,
    },
    Moment {
        name: "drag",
        set_up: |world| {
            show_first(world, 3, |record, action| is_persons_turn(record) && is_attack(action, 1))
        },
        act: drag,
        action_frames: ACTION_FRAME + DRAG_FRAMES + HOLD_FRAMES,
    },
    Moment {
        name: "illegal-drop",
        set_up: |world| {
            show_first(world, 3, |record, _| {
                is_persons_turn(record) && unplayable_card(record).is_some()
            });
            let record = world.resource::<Session<Durak>>().record().clone();
            world.insert_resource(Cue { card: unplayable_card(&record), ..default() });
        },
        act: drag,
        action_frames: ACTION_FRAME + DRAG_FRAMES + HOLD_FRAMES,
    },
    Moment {
        name: "scrub",
        set_up: show_full_hand,
        act: scrub,
        action_frames: ACTION_FRAME + SCRUB_FRAMES + HOLD_FRAMES,
    },
    reversi("placement", |world| {
        show_board_before_move(world, |flips, next| flips >= 12 && next.outcome().is_none());
    }),
    reversi("pass", |world| {
        show_board_if(world, |record| record.game().legal_actions() == [reversi::Action::Pass]);
    }),
    reversi("win", |world| show_board_before_move(world, |_, next| next.outcome().is_some())),
    Moment {
        name: "reversi-undo",
        set_up: |world| {
            show_board_before_move(world, |flips, next| {
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
        action_frames: ACTION_FRAME,
    },
    Moment {
        name: "play-durak",
        set_up: play::show_lively_deal,
        act: play::play_cards,
        action_frames: MAX_FRAMES,
    },
    Moment {
        name: "play-reversi",
        set_up: play::show_middle_game,
        act: play::play_board,
        action_frames: MAX_FRAMES,
    },
];

/// What the script does next.
#[derive(Resource, Clone, Default)]
struct Cue {
    /// The action to submit at the card table.
    durak: Option<durak::Action>,
    /// The action to submit at the board.
    reversi: Option<reversi::Action>,
    /// The card to drag; if `None`, the first card of the action.
    card: Option<durak::Card>,
    /// The position where the drag started.
    from: Option<Vec2>,
}

impl Moment {
    /// Whether a film of this moment ends after `frames` frames, the last `still` of them without
    /// motion. It ends once everything rests after the last action, or after `MAX_FRAMES`.
    pub(crate) fn is_over(&self, frames: usize, still: usize) -> bool {
        frames > MAX_FRAMES || still > STILL_FRAMES && frames > self.action_frames + STILL_FRAMES
    }
}

/// A Durak moment that submits the cued action at [`ACTION_FRAME`]. `set_up` sets up the table and
/// cues the action, if any.
const fn durak(name: &'static str, set_up: fn(&mut World)) -> Moment {
    Moment { name, set_up, act: submit, action_frames: ACTION_FRAME }
}

/// A Reversi moment that submits the cued action at [`ACTION_FRAME`]. `set_up` sets up the table
/// and cues the action, if any.
const fn reversi(name: &'static str, set_up: fn(&mut World)) -> Moment {
    Moment { name, set_up, act: submit, action_frames: ACTION_FRAME }
}

/// Submits the cued actions if `frame` is [`ACTION_FRAME`]; does nothing in other frames or without
/// a cue.
fn submit(world: &mut World, frame: usize) {
    let Some(cue) = world.get_resource::<Cue>().filter(|_| frame == ACTION_FRAME).cloned() else {
        return;
    };
    if let Some(action) = cue.durak {
        world.write_message(SubmitAction::<Durak> { action, decision: None });
    }
    if let Some(action) = cue.reversi {
        world.write_message(SubmitAction::<Reversi> { action, decision: None });
    }
}

/// Requests undo if `frame` is [`ACTION_FRAME`]; does nothing in other frames. Undo goes back to
/// the last decision of the human player.
fn take_back(world: &mut World, frame: usize) {
    if frame == ACTION_FRAME {
        world.write_message(NavigateHistory::Undo);
    }
}

/// Returns the human player followed by different opponents, `players` (1 to 6) in all.
fn seats(players: usize) -> Vec<Player> {
    let opponents = ["potential", "greedy", "lowest", "potential-fixed", "random"];
    let opponents = opponents.map(|name| Player::Opponent(name.into()));
    std::iter::once(Player::Human).chain(opponents).take(players).collect()
}

/// Shows the start of a deal, the same every time, of the human player against opponents, with
/// `players` players in all. Cues no action.
fn deal(world: &mut World, players: usize) {
    let setup = durak::Setup::new(players, Rules::default());
    world.insert_resource(Cue::default());
    if let Ok(record) = Record::<Durak>::new(setup, Seed::from(7), seats(players)) {
        show(world, record);
    }
}

/// Replaces the match on the table, closes menus and panels, and goes to the screen of the table.
fn show<G: TableGame>(world: &mut World, record: Record<G>) {
    world.insert_resource(Session::new(record));
    tour::go_to_screen(world, G::SCREEN);
}

/// Shows a two-player Durak match in which the human player is to act with 15 cards, too many to
/// see without browsing. Does nothing if none is found.
fn show_full_hand(world: &mut World) {
    show_first(world, 2, |record, _| {
        is_persons_turn(record) && record.game().hand(Seat::new(0)).len() == 15
    });
}

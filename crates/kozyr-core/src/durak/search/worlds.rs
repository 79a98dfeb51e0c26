//! The worlds in which actions are tried.

use std::{num::NonZeroUsize, ops::Range, sync::Mutex, thread};

use super::{
    Belief, Dice, Noted, Style,
    expected::bout_after,
    habits::Habits,
    opening,
    policy::play_out_each,
    position::{Position, Verdict},
};
use crate::{
    durak::{Action, Setup, View},
    game::{MAX_SEATS, Seat},
    opponent::Deadline,
};

/// Worlds that a thread takes at a time.
pub(super) const BATCH: u64 = 16;
/// How each seat plays on.
pub(super) type Styles<'a> = [&'a Style; MAX_SEATS];

/// In so many of eight worlds the others play on as shrewdly as oneself.
pub(super) const SHREWD_OF_EIGHT: u64 = 3;

/// The worlds that a seat can imagine, in an order that follows from a seed.
///
/// What happens in a world depends on its number alone, not on who looks at it when: every one
/// takes equally many random numbers, so its own can be found without those before it.
#[derive(Debug)]
pub(super) struct Worlds {
    pub(super) belief: Belief,
    /// The deal without the cards that are hidden; `None` while new deals may be asked for.
    pub(super) start: Option<Position>,
    /// The two styles in which anybody is supposed to play on.
    pub(super) shrewd: Style,
    pub(super) simple: Style,
    /// What is known of the others; `None` if nothing is to be counted on.
    pub(super) habits: Option<Habits>,
    setup: Setup,
    dice: Dice,
    /// Random numbers that a world takes.
    draws: u64,
}

impl Worlds {
    /// The worlds of a belief about a view.
    pub(super) fn new(belief: Belief, view: View<'_>, seed: u64) -> Self {
        let (deck, trump) = (view.rules().deck, view.trump());
        let start = Position::supposing(view, [], &[]);
        // Another deal takes one more, from which all of it follows.
        let draws = belief.draws() + u64::from(start.is_none());
        Worlds {
            belief,
            start,
            shrewd: Style::shrewd(deck, trump),
            simple: Style::simple(deck, trump),
            habits: None,
            setup: *view.setup(),
            dice: Dice::new(seed),
            draws,
        }
    }

    /// The deal, where nothing is hidden.
    pub(super) fn certain(&self) -> Option<Position> {
        let mut start = self.start.filter(|_| self.belief.is_certain())?;
        let world = self.belief.sample(&mut self.dice.clone());
        start.place_hidden(*world.hands(), world.talon());
        Some(start)
    }

    /// The half points that each of some actions makes in each of some worlds: a row a world;
    /// `None` if the deadline passes meanwhile.
    pub(super) fn points(
        &self,
        worlds: Range<u64>,
        actions: &[Action],
        threads: NonZeroUsize,
        deadline: &Deadline,
    ) -> Option<Vec<u8>> {
        let count = (worlds.end - worlds.start) as usize;
        let mut points = vec![0; count * actions.len()];
        let batches = worlds.clone().step_by(BATCH as usize);
        let threads = threads.get().min(batches.clone().count());
        let places = points.chunks_mut(BATCH as usize * actions.len());
        let work = Mutex::new(batches.zip(places));
        let next = || work.lock().expect("nobody panics while taking a batch").next();
        let help = || {
            while let Some((first, places)) = next() {
                for (world, row) in (first..).zip(places.chunks_mut(actions.len())) {
                    if deadline.has_passed() {
                        return;
                    }
                    self.try_in(world, actions, row);
                }
            }
        };
        thread::scope(|scope| {
            // A machine that gives fewer threads has the same figures from fewer.
            for _ in 1..threads {
                drop(thread::Builder::new().spawn_scoped(scope, help));
            }
            help();
        });
        (!deadline.has_passed()).then_some(points)
    }

    /// Tries actions in one world.
    fn try_in(&self, world: u64, actions: &[Action], points: &mut [u8]) {
        let mut dice = self.dice.after(world * self.draws);
        let styles = self.styles(world);
        let Some(mut start) = self.start else {
            return self.try_deals(actions, &styles, &mut dice, points);
        };
        let world = self.belief.sample(&mut dice);
        start.place_hidden(*world.hands(), world.talon());
        for (&action, points) in actions.iter().zip(points) {
            let mut next = start;
            next.play(action);
            *points = self.played_out(next, &styles);
        }
    }

    /// What players would notice after each of some actions in one world; `None` before the first
    /// bout.
    pub(super) fn noted(&self, world: u64, actions: &[Action]) -> Option<Vec<Noted>> {
        let mut start = self.start?;
        let mut dice = self.dice.after(world * self.draws);
        let styles = self.styles(world);
        let world = self.belief.sample(&mut dice);
        start.place_hidden(*world.hands(), world.talon());
        let note = |&action| Noted::of(start, action, self.seat(), &styles);
        Some(actions.iter().map(note).collect())
    }

    /// What follows an action in one world until the bout is over; `None` before the first bout.
    pub(super) fn followed(&self, world: u64, action: Action) -> Option<Vec<Action>> {
        let mut start = self.start?;
        let mut dice = self.dice.after(world * self.draws);
        let styles = self.styles(world);
        let world = self.belief.sample(&mut dice);
        start.place_hidden(*world.hands(), world.talon());
        Some(bout_after(start, action, &styles))
    }

    /// Plays the hand as dealt, and another that might be dealt instead.
    fn try_deals(
        &self,
        actions: &[Action],
        styles: &Styles<'_>,
        dice: &mut Dice,
        points: &mut [u8],
    ) {
        for (action, points) in actions.iter().zip(points) {
            let start = match action {
                Action::Redeal => opening::dealt_anew(&self.setup, dice),
                _ => opening::kept(&self.setup, &self.belief, dice),
            };
            *points = start.map_or(1, |start| self.played_out(start, styles));
        }
    }

    /// What the seat makes of a position, in half points.
    fn played_out(&self, position: Position, styles: &Styles<'_>) -> u8 {
        play_out_each(position, styles).verdict(self.seat()).map_or(1, Verdict::points) as u8
    }

    /// How all play on in a world: the seat always shrewdly, the others by their habits where
    /// these are known, and else mostly not shrewdly, since most opponents do not.
    fn styles(&self, world: u64) -> Styles<'_> {
        // The step of five spreads those worlds evenly.
        let shrewd = world * 5 % 8 < SHREWD_OF_EIGHT;
        let usual = if shrewd { &self.shrewd } else { &self.simple };
        let own = self.seat().index();
        std::array::from_fn(|seat| match &self.habits {
            _ if seat == own => &self.shrewd,
            Some(habits) => habits.style(seat, world).unwrap_or(usual),
            None => usual,
        })
    }

    /// Whose worlds these are.
    pub(super) fn seat(&self) -> Seat {
        self.belief.seat()
    }
}

//! The worlds in which actions are tried.

use std::{num::NonZeroUsize, ops::Range, sync::Mutex, thread};

use super::{
    belief::Belief,
    bout_line::bout_after,
    candidate::HALF_POINT,
    facts::Noted,
    habit_models::{Habits, Profiles},
    models::Model,
    opponent_inference::Reading,
    playout_policy::Style,
    position::{Position, Verdict},
    redeal,
    seat_models::Styles,
    split_mix::Dice,
    value_network::ValueNetwork,
    value_networks::Judges,
};
use crate::{action::Action, setup::Setup, view::View};
use kozyr_core::{game::Seat, opponent::Deadline};

/// Worlds that a thread takes at a time.
pub(super) const BATCH: u64 = 16;
/// In so many of eight worlds the others play on as shrewdly as oneself.
const SHREWD_OF_EIGHT: u64 = 3;

/// The worlds that a seat can imagine, in an order that follows from a seed.
///
/// What happens in a world depends on its number alone, not on who looks at it when: every one
/// takes equally many random numbers, so its own can be found without those before it.
#[derive(Debug)]
pub(super) struct Worlds {
    pub(super) belief: Belief,
    /// The deal without the cards that are hidden; `None` while new deals may be asked for.
    pub(super) start: Option<Position>,
    /// The two ways in which anybody is supposed to play on: simply and shrewdly.
    usual: [Model; 2],
    /// What is known of the others; `None` if nothing is to be counted on.
    pub(super) habits: Option<Habits>,
    /// What the others' acts tell of them and their cards; `None` if they are not asked about.
    reading: Option<Reading>,
    /// Who judges how deals of strangers would go on; where nobody does they are played to the end.
    pub(super) judges: Judges,
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
            usual: [Style::simple(deck, trump), Style::shrewd(deck, trump)].map(Model::Quick),
            habits: None,
            reading: None,
            judges: Judges::default(),
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

    /// What each of some actions makes in each of some worlds, in hundredths of half points: a row a world;
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
    fn try_in(&self, number: u64, actions: &[Action], points: &mut [u8]) {
        let Some((start, styles)) = self.world(number) else {
            let mut dice = self.dice.after(number * self.draws);
            return self.try_deals(actions, &self.styles(number), &mut dice, points);
        };
        for (&action, points) in actions.iter().zip(points) {
            let mut next = start;
            next.play(action);
            *points = self.played_out(next, &styles);
        }
    }

    /// What players would notice after each of some actions in one world; `None` before the first
    /// bout.
    pub(super) fn noted(&self, world: u64, actions: &[Action]) -> Option<Vec<Noted>> {
        let (start, styles) = self.world(world)?;
        let note = |&action| Noted::of(start, action, self.seat(), &styles);
        Some(actions.iter().map(note).collect())
    }

    /// What follows an action in one world until the bout is over; `None` before the first bout.
    pub(super) fn followed(&self, world: u64, action: Action) -> Option<Vec<Action>> {
        let (start, styles) = self.world(world)?;
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
                Action::Redeal => redeal::dealt_anew(&self.setup, dice),
                _ => redeal::kept(&self.setup, &self.belief, dice),
            };
            *points = start.map_or(HALF_POINT as u8, |start| self.played_out(start, styles));
        }
    }

    /// What the seat makes of a position, in hundredths of half points: played on to the end, or until the
    /// network can judge it.
    fn played_out(&self, mut position: Position, styles: &Styles<'_>) -> u8 {
        let own = self.seat();
        let judges = self.judges();
        while position.ending.is_none() {
            if let Some(judged) = judges.and_then(|judges| judges.judged(&position, own)) {
                return judged;
            }
            styles[usize::from(position.to_act)].step(&mut position);
        }
        (HALF_POINT * position.verdict(own).map_or(1, Verdict::points)) as u8
    }

    /// The networks that judge how deals go on; `None` where the others are known, since how they play on is
    /// known better than it can be judged, or where none has learned such deals.
    pub(super) fn judges(&self) -> Option<&Judges> {
        let is_known = self.reading.is_some() || self.habits.is_some();
        let may = !is_known && !self.judges.is_nobody() && ValueNetwork::knows(&self.setup.rules);
        may.then_some(&self.judges)
    }

    /// Asks what the others' acts tell, by what is known of them; whether worlds will be drawn by it.
    pub(super) fn read(
        &mut self,
        view: View<'_>,
        profiles: Option<&Profiles>,
        deadline: &Deadline,
    ) -> bool {
        if self.start.is_some() {
            self.reading = Reading::of(view, &self.belief, profiles, &self.dice);
        }
        // Where nothing is hidden there may be nothing to ask.
        !self.belief.is_certain() && self.reading(deadline).is_some()
    }

    /// What the others' acts tell, if that was asked and there is something.
    pub(super) fn reading(&mut self, deadline: &Deadline) -> Option<&Reading> {
        let begun = self.reading.as_mut().is_some_and(|one| one.begin(&self.belief, deadline));
        if !begun {
            self.reading = None;
        }
        self.reading.as_ref()
    }

    /// The models by which the only other who is left may play, each with in how many of about eight
    /// cases.
    pub(super) fn models_of_the_other(
        &mut self,
        start: &Position,
        deadline: &Deadline,
    ) -> Vec<(Model, u64)> {
        let own = self.seat();
        let mut other = (0..self.belief.players()).map(Seat::new);
        let other = other.rfind(|&seat| seat != own && !start.hand(seat).is_empty());
        let [simple, shrewd] = self.usual.each_ref();
        let usual = [(simple, 8 - SHREWD_OF_EIGHT), (shrewd, SHREWD_OF_EIGHT)];
        let usual = usual.map(|(model, weight)| (model.clone(), weight));
        let Some((reading, other)) = self.reading(deadline).zip(other) else {
            return usual.into();
        };
        let likely = reading.models(other).into_iter().enumerate();
        // Of many that are about as likely the first at least.
        let weight =
            |at: usize, chance: f64| ((8.0 * chance).round() as u64).max(u64::from(at == 0));
        let likely = likely.map(|(at, (model, chance))| (model.clone(), weight(at, chance)));
        likely.filter(|(_, weight)| *weight > 0).collect()
    }

    /// Oneself playing shrewdly and all others by a model.
    pub(super) fn against<'a>(&'a self, model: &'a Model) -> Styles<'a> {
        let own = self.seat().index();
        std::array::from_fn(|seat| if seat == own { &self.usual[1] } else { model })
    }

    /// Makes worlds of these numbers ready.
    pub(super) fn draw(&mut self, until: u64, threads: NonZeroUsize, deadline: &Deadline) {
        if self.reading(deadline).is_some()
            && let Some(reading) = &mut self.reading
        {
            reading.draw(&self.belief, until, threads, deadline);
        }
    }

    /// The opponent by rule that a seat most likely is, as far as that has been asked or is known.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        match (&self.reading, &self.habits) {
            (Some(reading), _) => reading.opponent(seat),
            (None, Some(habits)) => habits.opponent(seat),
            (None, None) => None,
        }
    }

    /// A world with everything in its place.
    pub(super) fn position(&self, number: u64) -> Option<Position> {
        self.world(number).map(|(position, _)| position)
    }

    /// A world with everything in its place, and how all play on in it: oneself shrewdly, the others
    /// as the players do who may sit there, or by their habits where these are known, and else mostly
    /// not shrewdly, since most opponents do not.
    pub(super) fn world(&self, number: u64) -> Option<(Position, Styles<'_>)> {
        let mut start = self.start?;
        let own = self.seat().index();
        if let Some(drawn) = self.reading.as_ref().and_then(|reading| reading.drawn(number)) {
            start.place_hidden(*drawn.world.hands(), drawn.world.talon());
            let styles = std::array::from_fn(|seat| match &self.reading {
                Some(reading) if seat != own && seat < self.belief.players() => {
                    reading.model(drawn, seat)
                }
                _ => &self.usual[1],
            });
            return Some((start, styles));
        }
        let mut dice = self.dice.after(number * self.draws);
        let world = self.belief.sample(&mut dice);
        start.place_hidden(*world.hands(), world.talon());
        Some((start, self.styles(number)))
    }

    /// How all play on in a world: the seat always shrewdly, the others by their habits where
    /// these are known, and else mostly not shrewdly, since most opponents do not.
    fn styles(&self, world: u64) -> Styles<'_> {
        // The step of five spreads those worlds evenly.
        let shrewd = world * 5 % 8 < SHREWD_OF_EIGHT;
        let usual = &self.usual[usize::from(shrewd)];
        let own = self.seat().index();
        std::array::from_fn(|seat| match &self.habits {
            _ if seat == own => &self.usual[1],
            Some(habits) => habits.style(seat, world).unwrap_or(usual),
            None => usual,
        })
    }

    /// Whose worlds these are.
    pub(super) fn seat(&self) -> Seat {
        self.belief.seat()
    }
}

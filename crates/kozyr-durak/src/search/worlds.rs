//! The worlds in which actions are tried.

use std::{num::NonZeroUsize, ops::Range, sync::Mutex, thread};

use super::{
    belief::Belief,
    bout_line::line_to_bout_end,
    candidate::HALF_POINT,
    facts::FactValues,
    habit_models::{HabitModels, PlayerProfiles},
    models::PlayerModel,
    opponent_inference::OpponentInference,
    playout_policy::PlayoutPolicy,
    position::{Position, SeatResult},
    redeal,
    seat_models::SeatModels,
    split_mix::SplitMix64,
    value_network::ValueNetwork,
    value_networks::ValueNetworks,
};
use crate::{action::Action, setup::Setup, view::View};
use kozyr_core::{game::Seat, opponent::Deadline};

/// Worlds that a thread takes at a time.
pub(super) const BATCH_WORLDS: u64 = 16;
/// In so many of eight worlds the others play on as shrewdly as oneself.
const STRONG_WORLDS_OF_EIGHT: u64 = 3;

/// The worlds that a seat can imagine, in an order that follows from a seed.
///
/// What happens in a world depends on its number alone, not on who looks at it when: every one
/// takes equally many random numbers, so its own can be found without those before it.
#[derive(Debug)]
pub(super) struct WorldSampler {
    pub(super) belief: Belief,
    /// The deal without the cards that are hidden; `None` while new deals may be asked for.
    pub(super) start: Option<Position>,
    /// The two ways in which anybody is supposed to play on: simply and shrewdly.
    default_models: [PlayerModel; 2],
    /// What is known of the others; `None` if nothing is to be counted on.
    pub(super) habits: Option<HabitModels>,
    /// What the others' acts tell of them and their cards; `None` if they are not asked about.
    inference: Option<OpponentInference>,
    /// Who judges how deals of strangers would go on; where nobody does they are played to the end.
    pub(super) value_networks: ValueNetworks,
    setup: Setup,
    dice: SplitMix64,
    /// Random numbers that a world takes.
    rng_draws_per_world: u64,
}

impl WorldSampler {
    /// The worlds of a belief about a view.
    pub(super) fn new(belief: Belief, view: View<'_>, seed: u64) -> Self {
        let (deck, trump) = (view.rules().deck, view.trump());
        let start = Position::from_view_with(view, [], &[]);
        // Another deal takes one more, from which all of it follows.
        let draws = belief.rng_draws_per_world() + u64::from(start.is_none());
        WorldSampler {
            belief,
            start,
            default_models: [
                PlayoutPolicy::simple(deck, trump),
                PlayoutPolicy::strong(deck, trump),
            ]
            .map(PlayerModel::Playout),
            habits: None,
            inference: None,
            value_networks: ValueNetworks::default(),
            setup: *view.setup(),
            dice: SplitMix64::new(seed),
            rng_draws_per_world: draws,
        }
    }

    /// The deal, where nothing is hidden.
    pub(super) fn known_position(&self) -> Option<Position> {
        let mut start = self.start.filter(|_| self.belief.is_certain())?;
        let world = self.belief.sample(&mut self.dice.clone());
        start.set_hidden_cards(*world.hands(), world.talon());
        Some(start)
    }

    /// What each of some actions makes in each of some worlds, in hundredths of half points: a row a world;
    /// `None` if the deadline passes meanwhile.
    pub(super) fn play_out_worlds(
        &self,
        worlds: Range<u64>,
        actions: &[Action],
        threads: NonZeroUsize,
        deadline: &Deadline,
    ) -> Option<Vec<u8>> {
        let count = (worlds.end - worlds.start) as usize;
        let mut points = vec![0; count * actions.len()];
        let batches = worlds.clone().step_by(BATCH_WORLDS as usize);
        let threads = threads.get().min(batches.clone().count());
        let places = points.chunks_mut(BATCH_WORLDS as usize * actions.len());
        let work = Mutex::new(batches.zip(places));
        let next = || work.lock().expect("nobody panics while taking a batch").next();
        let help = || {
            while let Some((first, places)) = next() {
                for (world, row) in (first..).zip(places.chunks_mut(actions.len())) {
                    if deadline.has_passed() {
                        return;
                    }
                    self.play_out_world(world, actions, row);
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
    fn play_out_world(&self, number: u64, actions: &[Action], points: &mut [u8]) {
        let Some((start, styles)) = self.world(number) else {
            let mut dice = self.dice.skip(number * self.rng_draws_per_world);
            return self.play_out_redeal(actions, &self.seat_models(number), &mut dice, points);
        };
        for (&action, points) in actions.iter().zip(points) {
            let mut next = start;
            next.play(action);
            *points = self.play_out_position(next, &styles);
        }
    }

    /// What players would notice after each of some actions in one world; `None` before the first
    /// bout.
    pub(super) fn facts_in_world(&self, world: u64, actions: &[Action]) -> Option<Vec<FactValues>> {
        let (start, styles) = self.world(world)?;
        let note = |&action| FactValues::from_playout(start, action, self.seat(), &styles);
        Some(actions.iter().map(note).collect())
    }

    /// What follows an action in one world until the bout is over; `None` before the first bout.
    pub(super) fn line_in_world(&self, world: u64, action: Action) -> Option<Vec<Action>> {
        let (start, styles) = self.world(world)?;
        Some(line_to_bout_end(start, action, &styles))
    }

    /// Plays the hand as dealt, and another that might be dealt instead.
    fn play_out_redeal(
        &self,
        actions: &[Action],
        styles: &SeatModels<'_>,
        dice: &mut SplitMix64,
        points: &mut [u8],
    ) {
        for (action, points) in actions.iter().zip(points) {
            let start = match action {
                Action::Redeal => redeal::sample_redeal(&self.setup, dice),
                _ => redeal::sample_kept_deal(&self.setup, &self.belief, dice),
            };
            *points = start.map_or(HALF_POINT as u8, |start| self.play_out_position(start, styles));
        }
    }

    /// What the seat makes of a position, in hundredths of half points: played on to the end, or until the
    /// network can judge it.
    fn play_out_position(&self, mut position: Position, styles: &SeatModels<'_>) -> u8 {
        let own = self.seat();
        let judges = self.active_value_networks();
        while position.ending.is_none() {
            if let Some(judged) = judges.and_then(|judges| judges.evaluate(&position, own)) {
                return judged;
            }
            styles[usize::from(position.to_act)].play_move(&mut position);
        }
        (HALF_POINT * position.result_for(own).map_or(1, SeatResult::points)) as u8
    }

    /// The networks that judge how deals go on; `None` where the others are known, since how they play on is
    /// known better than it can be judged, or where none has learned such deals.
    pub(super) fn active_value_networks(&self) -> Option<&ValueNetworks> {
        let is_known = self.inference.is_some() || self.habits.is_some();
        let may = !is_known
            && !self.value_networks.is_empty()
            && ValueNetwork::supports_rules(&self.setup.rules);
        may.then_some(&self.value_networks)
    }

    /// Asks what the others' acts tell, by what is known of them; whether worlds will be drawn by it.
    pub(super) fn begin_inference(
        &mut self,
        view: View<'_>,
        profiles: Option<&PlayerProfiles>,
        deadline: &Deadline,
    ) -> bool {
        if self.start.is_some() {
            self.inference = OpponentInference::from_view(view, &self.belief, profiles, &self.dice);
        }
        // Where nothing is hidden there may be nothing to ask.
        !self.belief.is_certain() && self.inference(deadline).is_some()
    }

    /// What the others' acts tell, if that was asked and there is something.
    pub(super) fn inference(&mut self, deadline: &Deadline) -> Option<&OpponentInference> {
        let begun =
            self.inference.as_mut().is_some_and(|one| one.start_chains(&self.belief, deadline));
        if !begun {
            self.inference = None;
        }
        self.inference.as_ref()
    }

    /// The models by which the only other who is left may play, each with in how many of about eight
    /// cases.
    pub(super) fn opponent_models(
        &mut self,
        start: &Position,
        deadline: &Deadline,
    ) -> Vec<(PlayerModel, u64)> {
        let own = self.seat();
        let mut other = (0..self.belief.players()).map(Seat::new);
        let other = other.rfind(|&seat| seat != own && !start.hand(seat).is_empty());
        let [simple, shrewd] = self.default_models.each_ref();
        let usual = [(simple, 8 - STRONG_WORLDS_OF_EIGHT), (shrewd, STRONG_WORLDS_OF_EIGHT)];
        let usual = usual.map(|(model, weight)| (model.clone(), weight));
        let Some((reading, other)) = self.inference(deadline).zip(other) else {
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
    pub(super) fn seat_models_against<'a>(&'a self, model: &'a PlayerModel) -> SeatModels<'a> {
        let own = self.seat().index();
        std::array::from_fn(|seat| if seat == own { &self.default_models[1] } else { model })
    }

    /// Makes worlds of these numbers ready.
    pub(super) fn prepare_worlds(
        &mut self,
        until: u64,
        threads: NonZeroUsize,
        deadline: &Deadline,
    ) {
        if self.inference(deadline).is_some()
            && let Some(reading) = &mut self.inference
        {
            reading.sample_worlds(&self.belief, until, threads, deadline);
        }
    }

    /// The opponent by rule that a seat most likely is, as far as that has been asked or is known.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        match (&self.inference, &self.habits) {
            (Some(reading), _) => reading.likely_opponent(seat),
            (None, Some(habits)) => habits.likely_opponent(seat),
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
    pub(super) fn world(&self, number: u64) -> Option<(Position, SeatModels<'_>)> {
        let mut start = self.start?;
        let own = self.seat().index();
        if let Some(drawn) =
            self.inference.as_ref().and_then(|reading| reading.sampled_world(number))
        {
            start.set_hidden_cards(*drawn.world.hands(), drawn.world.talon());
            let styles = std::array::from_fn(|seat| match &self.inference {
                Some(reading) if seat != own && seat < self.belief.players() => {
                    reading.model(drawn, seat)
                }
                _ => &self.default_models[1],
            });
            return Some((start, styles));
        }
        let mut dice = self.dice.skip(number * self.rng_draws_per_world);
        let world = self.belief.sample(&mut dice);
        start.set_hidden_cards(*world.hands(), world.talon());
        Some((start, self.seat_models(number)))
    }

    /// How all play on in a world: the seat always shrewdly, the others by their habits where
    /// these are known, and else mostly not shrewdly, since most opponents do not.
    fn seat_models(&self, world: u64) -> SeatModels<'_> {
        // The step of five spreads those worlds evenly.
        let shrewd = world * 5 % 8 < STRONG_WORLDS_OF_EIGHT;
        let usual = &self.default_models[usize::from(shrewd)];
        let own = self.seat().index();
        std::array::from_fn(|seat| match &self.habits {
            _ if seat == own => &self.default_models[1],
            Some(habits) => habits.model_in_world(seat, world).unwrap_or(usual),
            None => usual,
        })
    }

    /// Whose worlds these are.
    pub(super) fn seat(&self) -> Seat {
        self.belief.seat()
    }
}

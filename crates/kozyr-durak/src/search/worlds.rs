//! The worlds for trying actions.

use std::{num::NonZeroUsize, ops::Range, sync::Mutex, thread};

use super::{
    belief::Belief,
    bout_line::line_to_bout_end,
    candidate::{HALF_POINT, WIN_POINTS},
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

/// The number of worlds that a thread takes at a time.
pub(super) const BATCH_WORLDS: u64 = 16;
/// The number of worlds out of eight where the others play the strong policy.
const STRONG_WORLDS_OF_EIGHT: u64 = 3;

/// Samples the worlds of a seat, in an order given by a seed.
///
/// A world depends only on its number. All worlds take the same number of random numbers, so each
/// can be sampled without those before it.
#[derive(Debug)]
pub(super) struct WorldSampler {
    pub(super) belief: Belief,
    /// The position without the hidden cards; `None` while a redeal can be requested.
    pub(super) start: Option<Position>,
    /// The default models: the simple and the strong policy.
    default_models: [PlayerModel; 2],
    /// Models from the others' profiles, if used.
    pub(super) habits: Option<HabitModels>,
    /// Inference from the others' acts, if used.
    inference: Option<OpponentInference>,
    /// Networks that evaluate playouts of unknown players; without them, playouts go to the end.
    pub(super) value_networks: ValueNetworks,
    setup: Setup,
    rng: SplitMix64,
    /// The number of random numbers per world.
    rng_draws_per_world: u64,
}

impl WorldSampler {
    /// A sampler for the worlds of a belief.
    pub(super) fn new(belief: Belief, view: View<'_>, seed: u64) -> Self {
        let (deck, trump) = (view.rules().deck, view.trump());
        let start = Position::from_view_with(view, [], &[]);
        // A redeal takes one more number as its seed.
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
            rng: SplitMix64::new(seed),
            rng_draws_per_world: draws,
        }
    }

    /// Returns the position if nothing is hidden; `None` otherwise, and while a redeal can be
    /// requested.
    pub(super) fn known_position(&self) -> Option<Position> {
        let mut start = self.start.filter(|_| self.belief.is_certain())?;
        let world = self.belief.sample(&mut self.rng.clone());
        start.set_hidden_cards(*world.hands(), world.talon());
        Some(start)
    }

    /// The results of actions in worlds, in hundredths of half points, one row per world; `None` if
    /// the deadline passes first.
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
        let rows = points.chunks_mut(BATCH_WORLDS as usize * actions.len());
        let queue = Mutex::new(batches.zip(rows));
        let next_batch = || queue.lock().expect("no thread panics while taking a batch").next();
        let run_worker = || {
            while let Some((first, rows)) = next_batch() {
                for (world, row) in (first..).zip(rows.chunks_mut(actions.len())) {
                    if deadline.has_passed() {
                        return;
                    }
                    self.play_out_world(world, actions, row);
                }
            }
        };
        thread::scope(|scope| {
            // If the machine grants fewer threads, those compute the same results.
            for _ in 1..threads {
                drop(thread::Builder::new().spawn_scoped(scope, run_worker));
            }
            run_worker();
        });
        (!deadline.has_passed()).then_some(points)
    }

    /// Plays out each action in one world, and writes the results to `points`, in hundredths of
    /// half points.
    fn play_out_world(&self, number: u64, actions: &[Action], points: &mut [u8]) {
        let Some((start, models)) = self.world(number) else {
            let mut rng = self.rng.skip(number * self.rng_draws_per_world);
            return self.play_out_redeal(actions, &self.seat_models(number), &mut rng, points);
        };
        for (&action, points) in actions.iter().zip(points) {
            let mut next = start;
            next.play(action);
            *points = self.play_out_position(next, &models);
        }
    }

    /// What players would notice after each action in a world; `None` before the first bout.
    pub(super) fn facts_in_world(&self, world: u64, actions: &[Action]) -> Option<Vec<FactValues>> {
        let (start, models) = self.world(world)?;
        let collect_facts = |&action| {
            let facts = FactValues::from_playout(start, action, self.seat(), &models);
            if self.active_value_networks().is_none() {
                return facts;
            }
            let mut next = start;
            next.play(action);
            let points = self.play_out_position(next, &models);
            facts.with_chance(f64::from(points) / WIN_POINTS as f64)
        };
        Some(actions.iter().map(collect_facts).collect())
    }

    /// Returns the actions that the players' models play after an action in this world, without
    /// that action. The line ends with the bout, or with the move that reaches `MAX_LINE_ACTIONS`.
    /// `None` while a redeal can be requested.
    pub(super) fn line_in_world(&self, world: u64, action: Action) -> Option<Vec<Action>> {
        let (start, models) = self.world(world)?;
        Some(line_to_bout_end(start, action, &models))
    }

    /// Plays out each action of a redeal decision from a sampled deal: a new one for a redeal,
    /// otherwise one in which all keep their hands. Writes the results to `points`, in hundredths
    /// of half points. An invalid deal counts as a draw.
    fn play_out_redeal(
        &self,
        actions: &[Action],
        models: &SeatModels<'_>,
        rng: &mut SplitMix64,
        points: &mut [u8],
    ) {
        for (action, points) in actions.iter().zip(points) {
            let start = match action {
                Action::Redeal => redeal::sample_redeal(&self.setup, rng),
                _ => redeal::sample_kept_deal(&self.setup, &self.belief, rng),
            };
            *points = start.map_or(HALF_POINT as u8, |start| self.play_out_position(start, models));
        }
    }

    /// Returns the result of a position for the seat, in hundredths of half points, 0 to 200. The
    /// playout goes to the end, or until a network can evaluate the position.
    fn play_out_position(&self, mut position: Position, models: &SeatModels<'_>) -> u8 {
        let own_seat = self.seat();
        let networks = self.active_value_networks();
        while position.ending.is_none() {
            if let Some(evaluation) =
                networks.and_then(|networks| networks.evaluate(&position, own_seat))
            {
                return evaluation;
            }
            models[usize::from(position.to_act)].play_move(&mut position);
        }
        (HALF_POINT * position.result_for(own_seat).map_or(1, SeatResult::points)) as u8
    }

    /// The networks that evaluate playouts. `None` if the others are modelled, since playouts are
    /// then more accurate, or if no network supports the rules.
    pub(super) fn active_value_networks(&self) -> Option<&ValueNetworks> {
        let is_modelled = self.inference.is_some() || self.habits.is_some();
        let is_applicable = !is_modelled
            && !self.value_networks.is_empty()
            && ValueNetwork::supports_rules(&self.setup.rules);
        is_applicable.then_some(&self.value_networks)
    }

    /// Starts inference from the others' acts, with optional profiles. Returns whether worlds will
    /// be sampled from it.
    pub(super) fn begin_inference(
        &mut self,
        view: View<'_>,
        profiles: Option<&PlayerProfiles>,
        deadline: &Deadline,
    ) -> bool {
        if self.start.is_some() {
            self.inference = OpponentInference::from_view(view, &self.belief, profiles, &self.rng);
        }
        // With nothing hidden, inference may have nothing to sample.
        !self.belief.is_certain() && self.inference(deadline).is_some()
    }

    /// Returns the inference, after starting its chains. `None` if inference is unused, or if the
    /// chains cannot be started or recognise no opponent. Inference is then no longer used.
    pub(super) fn inference(&mut self, deadline: &Deadline) -> Option<&OpponentInference> {
        let is_started = self
            .inference
            .as_mut()
            .is_some_and(|inference| inference.start_chains(&self.belief, deadline));
        if !is_started {
            self.inference = None;
        }
        self.inference.as_ref()
    }

    /// Returns models of the only other player left, inferred or else the default ones. Each comes
    /// with the number of cases that it applies to, out of about eight.
    pub(super) fn opponent_models(
        &mut self,
        start: &Position,
        deadline: &Deadline,
    ) -> Vec<(PlayerModel, u64)> {
        let own_seat = self.seat();
        let mut seats = (0..self.belief.players()).map(Seat::new);
        let opponent = seats.rfind(|&seat| seat != own_seat && !start.hand(seat).is_empty());
        let [simple, strong] = self.default_models.each_ref();
        let defaults = [(simple, 8 - STRONG_WORLDS_OF_EIGHT), (strong, STRONG_WORLDS_OF_EIGHT)];
        let defaults = defaults.map(|(model, weight)| (model.clone(), weight));
        let Some((inference, opponent)) = self.inference(deadline).zip(opponent) else {
            return defaults.into();
        };
        let models = inference.models(opponent).into_iter().enumerate();
        // Keep at least the most likely model.
        let weight = |rank: usize, probability: f64| {
            ((8.0 * probability).round() as u64).max(u64::from(rank == 0))
        };
        let models =
            models.map(|(rank, (model, probability))| (model.clone(), weight(rank, probability)));
        models.filter(|(_, weight)| *weight > 0).collect()
    }

    /// Returns the strong policy for the seat itself, and the given model for all others.
    pub(super) fn seat_models_against<'a>(&'a self, model: &'a PlayerModel) -> SeatModels<'a> {
        let own_seat = self.seat().index();
        std::array::from_fn(|seat| if seat == own_seat { &self.default_models[1] } else { model })
    }

    /// Samples the worlds below number `until` if they come from inference, or as many as the
    /// deadline allows. Other worlds need no preparation.
    pub(super) fn prepare_worlds(
        &mut self,
        until: u64,
        threads: NonZeroUsize,
        deadline: &Deadline,
    ) {
        if self.inference(deadline).is_some()
            && let Some(inference) = &mut self.inference
        {
            inference.sample_worlds(&self.belief, until, threads, deadline);
        }
    }

    /// Returns the most likely rule-based opponent at a seat and its probability, 0 to 1, from
    /// inference or profiles. `None` if neither is used or an unknown player is most likely.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        match (&self.inference, &self.habits) {
            (Some(inference), _) => inference.likely_opponent(seat),
            (None, Some(habits)) => habits.likely_opponent(seat),
            (None, None) => None,
        }
    }

    /// The complete position of a world; `None` while a redeal can be requested.
    pub(super) fn position(&self, number: u64) -> Option<Position> {
        self.world(number).map(|(position, _)| position)
    }

    /// The complete position of a world and the model of each seat; `None` while a redeal can be
    /// requested. The seat itself plays the strong policy. The others follow inferred players or
    /// habits where known, else mostly the simple policy, like most opponents.
    pub(super) fn world(&self, number: u64) -> Option<(Position, SeatModels<'_>)> {
        let mut start = self.start?;
        let own_seat = self.seat().index();
        if let Some(sampled_world) =
            self.inference.as_ref().and_then(|inference| inference.sampled_world(number))
        {
            start.set_hidden_cards(*sampled_world.world.hands(), sampled_world.world.talon());
            let models = std::array::from_fn(|seat| match &self.inference {
                Some(inference) if seat != own_seat && seat < self.belief.players() => {
                    inference.model(sampled_world, seat)
                }
                _ => &self.default_models[1],
            });
            return Some((start, models));
        }
        let mut rng = self.rng.skip(number * self.rng_draws_per_world);
        let world = self.belief.sample(&mut rng);
        start.set_hidden_cards(*world.hands(), world.talon());
        Some((start, self.seat_models(number)))
    }

    /// The models of a world without inference: the strong policy for the seat itself, habits for
    /// the others where known, else mostly the simple policy, like most opponents.
    fn seat_models(&self, world: u64) -> SeatModels<'_> {
        // A step of five spreads those worlds evenly.
        let is_strong = world * 5 % 8 < STRONG_WORLDS_OF_EIGHT;
        let default_model = &self.default_models[usize::from(is_strong)];
        let own_seat = self.seat().index();
        std::array::from_fn(|seat| match &self.habits {
            _ if seat == own_seat => &self.default_models[1],
            Some(habits) => habits.model_in_world(seat, world).unwrap_or(default_model),
            None => default_model,
        })
    }

    /// The seat that the worlds belong to.
    pub(super) fn seat(&self) -> Seat {
        self.belief.seat()
    }
}

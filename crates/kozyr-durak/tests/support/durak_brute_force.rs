//! Perfect play by brute force: all reachable states, iterated until no value changes.

// Each test uses only a part of this.
#![allow(dead_code)]

use kozyr_core::game::{Game, Seat, Seats};
use kozyr_durak::{Action, AttackPair, Card, CardSet, Durak, Phase, search::Position};
use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasherDefault, Hash, Hasher},
};

/// A playable endgame.
pub trait BruteForceEndgame: Clone {
    /// The parts of the state that determine further play.
    type Key: Eq + Hash;

    /// The parts of the state that determine further play.
    fn key(&self) -> Self::Key;
    /// The seat to act; `None` once the deal is over.
    fn to_act(&self) -> Option<Seat>;
    /// The legal actions.
    fn actions(&self) -> Vec<Action>;
    /// The state after an action.
    fn after(&self, action: Action) -> Self;
    /// The result for a seat in half points, or `None` while the game is in progress.
    fn points(&self, seat: Seat) -> Option<i8>;
}

/// Uses the rules themselves.
impl BruteForceEndgame for Durak {
    type Key = EndgameKey;

    fn key(&self) -> EndgameKey {
        key(self)
    }

    fn to_act(&self) -> Option<Seat> {
        Game::to_act(self)
    }

    fn actions(&self) -> Vec<Action> {
        self.legal_actions()
    }

    fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.play(action).unwrap();
        next
    }

    fn points(&self, seat: Seat) -> Option<i8> {
        Some((2.0 * self.outcome()?.score(seat)) as i8)
    }
}

/// Uses the bitset rules, which other tests compare with the rules themselves; many times faster.
impl BruteForceEndgame for Position {
    /// The cards of the two remaining players, the open attack, the cards on the table; and the
    /// rest.
    type Key = ([CardSet; 4], Option<Card>, usize, [Seat; 3], Phase, Seats);

    fn key(&self) -> Self::Key {
        let players = [self.attacker(), self.defender()];
        let [attacker_hand, defender_hand] = players.map(|seat| self.hand(seat));
        let cards = [attacker_hand, defender_hand, self.open_attacks(), self.table_cards()];
        let seats = [players[0], players[1], self.to_act().expect("the deal is in progress")];
        let talon = self.talon().first().copied();
        (cards, talon, self.attacks_left(), seats, self.phase(), self.seats_that_showed())
    }

    fn to_act(&self) -> Option<Seat> {
        self.to_act()
    }

    fn actions(&self) -> Vec<Action> {
        self.legal_actions()
    }

    fn after(&self, action: Action) -> Self {
        let mut next = *self;
        next.play(action);
        next
    }

    fn points(&self, seat: Seat) -> Option<i8> {
        Some(self.result_for(seat)?.points() as i8)
    }
}

/// The parts of an endgame that determine further play.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EndgameKey {
    hands: Vec<Vec<Card>>,
    talon: Vec<Card>,
    table: Vec<(Card, Option<Card>)>,
    attacks_left: usize,
    seats: [Option<Seat>; 2],
    phase: Phase,
    to_act: Seat,
    passed: Vec<Seat>,
    shown: Vec<Seat>,
    has_discard: bool,
}

/// The key of a game.
fn key(game: &Durak) -> EndgameKey {
    let view = game.view(Seat::new(0));
    let sorted = |cards: CardSet| cards.iter().collect();
    let mut table: Vec<(Card, Option<Card>)> = view
        .table_pairs()
        .iter()
        .map(|&AttackPair { attack, beaten_by }| (attack, beaten_by))
        .collect();
    table.sort();
    EndgameKey {
        hands: Seat::all(game.seats()).map(|seat| sorted(game.hand(seat))).collect(),
        talon: game.talon().to_vec(),
        table,
        attacks_left: view.attacks_left(),
        seats: [view.attacker(), view.defender()],
        phase: view.phase(),
        to_act: Game::to_act(game).expect("the deal is in progress"),
        passed: view.passed_seats().iter().collect(),
        shown: view.seats_that_showed().iter().collect(),
        has_discard: !view.discard().is_empty(),
    }
}

/// The target of an action.
#[derive(Clone, Copy)]
enum StateEdge {
    /// Another state.
    To(u32),
    /// The end, with the hero's result in half points.
    End(i8),
}

/// The states of an endgame, the initial one first.
struct StateGraph {
    /// For each state, whether the hero is to act.
    hero_acts: Vec<bool>,
    /// The targets of all actions, and the first index of each state.
    edges: Vec<StateEdge>,
    first_edges: Vec<usize>,
}

impl StateGraph {
    /// All reachable states, with the seat to act as the hero, or `None` if there are more than
    /// `max_states` or the deal is over.
    fn of<E: BruteForceEndgame>(start: &E, max_states: usize) -> Option<Self> {
        let hero = start.to_act()?;
        let mut graph =
            StateGraph { hero_acts: vec![true], edges: Vec::new(), first_edges: vec![0] };
        let mut indices: HashMap<E::Key, u32, BuildHasherDefault<KeyHasher>> = HashMap::default();
        indices.insert(start.key(), 0);
        // Breadth first: on long cycles the deal would be a stalled draw.
        let mut queue = VecDeque::from([start.clone()]);
        while let Some(state) = queue.pop_front() {
            for action in state.actions() {
                let next = state.after(action);
                graph.edges.push(match next.points(hero) {
                    Some(points) => StateEdge::End(points),
                    None => StateEdge::To(*indices.entry(next.key()).or_insert_with(|| {
                        graph.hero_acts.push(next.to_act() == Some(hero));
                        queue.push_back(next);
                        graph.hero_acts.len() as u32 - 1
                    })),
                });
            }
            graph.first_edges.push(graph.edges.len());
            if graph.hero_acts.len() > max_states {
                return None;
            }
        }
        Some(graph)
    }

    /// The targets of the actions in a state.
    fn edges(&self, state: usize) -> &[StateEdge] {
        &self.edges[self.first_edges[state]..self.first_edges[state + 1]]
    }

    /// Whether, in each state, a player can force an end with this result in half points: the hero,
    /// or else the other player. Endless play prevents it.
    fn forced_ends(&self, forcer_is_hero: bool, result: i8) -> Vec<bool> {
        let mut is_forced = vec![false; self.hero_acts.len()];
        let mut changed = true;
        while changed {
            changed = false;
            // Later states are mostly further from the start, and known first.
            for state in (0..self.hero_acts.len()).rev() {
                let leads_to_result = |edge: &StateEdge| match *edge {
                    StateEdge::To(target) => is_forced[target as usize],
                    StateEdge::End(points) => points == result,
                };
                let forcer_acts = self.hero_acts[state] == forcer_is_hero;
                let mut edges = self.edges(state).iter();
                let is_forced_here = if forcer_acts {
                    edges.any(leads_to_result)
                } else {
                    edges.all(leads_to_result)
                };
                changed |= is_forced_here && !is_forced[state];
                is_forced[state] = is_forced_here;
            }
        }
        is_forced
    }
}

/// The value of each action for the seat to act in half points, or `None` if more than `max_states`
/// states can be reached or the deal is over.
pub fn values<E: BruteForceEndgame>(start: &E, max_states: usize) -> Option<Vec<(Action, i8)>> {
    let graph = StateGraph::of(start, max_states)?;
    // The hero tries to force a win, the other player the hero's loss.
    let (won, lost) = (graph.forced_ends(true, 2), graph.forced_ends(false, 0));
    let points = |edge: &StateEdge| match *edge {
        StateEdge::End(points) => points,
        StateEdge::To(to) if won[to as usize] => 2,
        StateEdge::To(to) if lost[to as usize] => 0,
        StateEdge::To(_) => 1,
    };
    Some(start.actions().into_iter().zip(graph.edges(0).iter().map(points)).collect())
}

/// A fast hash; key equality never depends on it.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ (product >> 32);
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        // The hash table also uses the highest bits.
        self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(32)
    }
}

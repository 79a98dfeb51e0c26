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

    fn key(&self) -> Self::Key;
    fn to_act(&self) -> Option<Seat>;
    fn actions(&self) -> Vec<Action>;
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
        let [one, other] = players.map(|seat| self.hand(seat));
        let cards = [one, other, self.open_attacks(), self.table_cards()];
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
    room: usize,
    seats: [Option<Seat>; 2],
    phase: Phase,
    to_act: Seat,
    passed: Vec<Seat>,
    shown: Vec<Seat>,
    something_discarded: bool,
}

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
        room: view.attacks_left(),
        seats: [view.attacker(), view.defender()],
        phase: view.phase(),
        to_act: Game::to_act(game).expect("the deal is in progress"),
        passed: view.passed_seats().iter().collect(),
        shown: view.seats_that_showed().iter().collect(),
        something_discarded: !view.discard().is_empty(),
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
    /// For each state, whether it is the hero's turn.
    heros: Vec<bool>,
    /// The targets of all actions, and the first index of each state.
    steps: Vec<StateEdge>,
    begins: Vec<usize>,
}

impl StateGraph {
    /// All reachable states, with the seat to act as the hero, or `None` if there are more than
    /// `most`.
    fn of<E: BruteForceEndgame>(start: &E, most: usize) -> Option<Self> {
        let hero = start.to_act()?;
        let mut graph = StateGraph { heros: vec![true], steps: Vec::new(), begins: vec![0] };
        let mut numbers: HashMap<E::Key, u32, BuildHasherDefault<KeyHasher>> = HashMap::default();
        numbers.insert(start.key(), 0);
        // Breadth first: on long cycles the deal would be a stalled draw.
        let mut waiting = VecDeque::from([start.clone()]);
        while let Some(ending) = waiting.pop_front() {
            for action in ending.actions() {
                let after = ending.after(action);
                graph.steps.push(match after.points(hero) {
                    Some(points) => StateEdge::End(points),
                    None => StateEdge::To(*numbers.entry(after.key()).or_insert_with(|| {
                        graph.heros.push(after.to_act() == Some(hero));
                        waiting.push_back(after);
                        graph.heros.len() as u32 - 1
                    })),
                });
            }
            graph.begins.push(graph.steps.len());
            if graph.heros.len() > most {
                return None;
            }
        }
        Some(graph)
    }

    fn steps(&self, state: usize) -> &[StateEdge] {
        &self.steps[self.begins[state]..self.begins[state + 1]]
    }

    /// The states where the hunter can force an end with this result. Endless play escapes.
    fn caught(&self, hunter_is_hero: bool, prey: i8) -> Vec<bool> {
        let mut caught = vec![false; self.heros.len()];
        let mut changed = true;
        while changed {
            changed = false;
            // Later states are mostly further from the start, and known first.
            for state in (0..self.heros.len()).rev() {
                let good = |step: &StateEdge| match *step {
                    StateEdge::To(to) => caught[to as usize],
                    StateEdge::End(points) => points == prey,
                };
                let hunts = self.heros[state] == hunter_is_hero;
                let mut steps = self.steps(state).iter();
                let now = if hunts { steps.any(good) } else { steps.all(good) };
                changed |= now && !caught[state];
                caught[state] = now;
            }
        }
        caught
    }
}

/// The value of each action for the seat to act in half points, or `None` if more than `most`
/// states can be reached.
pub fn values<E: BruteForceEndgame>(start: &E, most: usize) -> Option<Vec<(Action, i8)>> {
    let graph = StateGraph::of(start, most)?;
    // The hero hunts for a win, the other player for the hero's loss.
    let (won, lost) = (graph.caught(true, 2), graph.caught(false, 0));
    let points = |step: &StateEdge| match *step {
        StateEdge::End(points) => points,
        StateEdge::To(to) if won[to as usize] => 2,
        StateEdge::To(to) if lost[to as usize] => 0,
        StateEdge::To(_) => 1,
    };
    Some(start.actions().into_iter().zip(graph.steps(0).iter().map(points)).collect())
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

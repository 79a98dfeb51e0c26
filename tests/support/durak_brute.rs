//! Perfect play found the slow way: every state that can be reached, looked at until nothing
//! changes any more.

use std::collections::{HashMap, VecDeque};

use kozyr::{
    durak::{Action, Card, CardSet, Durak, Pair, Phase},
    game::{Game, Seat},
};

/// All of an ending that matters for how it goes on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
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

fn key(game: &Durak) -> Key {
    let view = game.view(Seat::new(0));
    let sorted = |cards: CardSet| cards.iter().collect();
    let mut table: Vec<(Card, Option<Card>)> =
        view.table().iter().map(|&Pair { attack, beaten_by }| (attack, beaten_by)).collect();
    table.sort();
    Key {
        hands: Seat::all(game.seats()).map(|seat| sorted(game.hand(seat))).collect(),
        talon: game.talon().to_vec(),
        table,
        room: view.room(),
        seats: [view.attacker(), view.defender()],
        phase: view.phase(),
        to_act: game.to_act().expect("the deal goes on"),
        passed: view.passed().iter().collect(),
        shown: view.shown().iter().collect(),
        something_discarded: !view.discard().is_empty(),
    }
}

/// A state: who acts, and where each of his actions leads.
struct State {
    seat: Seat,
    next: Vec<Step>,
}

enum Step {
    /// To another state.
    To(usize),
    /// To the end, with what it is worth to seat 0 of the two, in half points.
    End(i8),
}

/// The states of an ending.
#[derive(Default)]
struct Graph {
    numbers: HashMap<Key, usize>,
    states: Vec<State>,
}

impl Graph {
    /// Adds a state and all that follow from it.
    fn add(&mut self, start: &Durak, hero: Seat, most: usize) -> Option<usize> {
        // Nearest states first: on a long way round the deal would be broken off as a draw.
        let mut waiting = VecDeque::from([start.clone()]);
        self.number(start);
        while let Some(game) = waiting.pop_front() {
            let number = self.number(&game);
            let mut next = Vec::new();
            for action in game.legal_actions() {
                let mut game = game.clone();
                game.play(action).unwrap();
                next.push(match game.outcome() {
                    Some(outcome) => Step::End((2.0 * outcome.score(hero)) as i8),
                    None => {
                        let known = self.numbers.len();
                        let to = self.number(&game);
                        if to == known {
                            waiting.push_back(game);
                        }
                        Step::To(to)
                    }
                });
            }
            self.states[number].next = next;
            if self.states.len() > most {
                return None;
            }
        }
        Some(self.numbers[&key(start)])
    }

    fn number(&mut self, game: &Durak) -> usize {
        let states = &mut self.states;
        *self.numbers.entry(key(game)).or_insert_with(|| {
            states.push(State { seat: game.to_act().unwrap(), next: Vec::new() });
            states.len() - 1
        })
    }

    /// Whether the hero can force at least so many half points, state by state: what he can
    /// reach whatever the other does. Going round for ever is one half point.
    fn forced(&self, hero: Seat, least: i8) -> Vec<bool> {
        // Aims of which going round is enough are found as what the other cannot prevent.
        let (side, aim): (Seat, i8) = if least == 2 { (hero, 2) } else { (hero, 0) };
        let hunting = least == 2;
        let mut reached = vec![false; self.states.len()];
        loop {
            let mut changed = false;
            for number in 0..self.states.len() {
                if reached[number] {
                    continue;
                }
                let state = &self.states[number];
                let good = |step: &Step| match *step {
                    Step::To(to) => reached[to],
                    Step::End(points) => points == aim,
                };
                // The hunter wants the aim, the other one wants to avoid it.
                let hunters = (state.seat == side) == hunting;
                let now =
                    if hunters { state.next.iter().any(good) } else { state.next.iter().all(good) };
                if now {
                    reached[number] = true;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        if hunting { reached } else { reached.into_iter().map(|lost| !lost).collect() }
    }
}

/// What perfect play leads to for the seat to act, in half points; `None` if more than so many
/// states can be reached.
pub fn value(game: &Durak, most: usize) -> Option<i8> {
    let hero = game.to_act()?;
    let mut graph = Graph::default();
    let start = graph.add(game, hero, most)?;
    Some(if graph.forced(hero, 2)[start] {
        2
    } else if graph.forced(hero, 1)[start] {
        1
    } else {
        0
    })
}

/// What each action of the seat to act is worth to it, in half points.
pub fn values(game: &Durak, most: usize) -> Option<Vec<(Action, i8)>> {
    let hero = game.to_act()?;
    let worth = |action: Action| {
        let mut next = game.clone();
        next.play(action).unwrap();
        let points = match next.outcome() {
            Some(outcome) => (2.0 * outcome.score(hero)) as i8,
            None if next.to_act() == Some(hero) => value(&next, most)?,
            None => 2 - value(&next, most)?,
        };
        Some((action, points))
    };
    game.legal_actions().into_iter().map(worth).collect()
}

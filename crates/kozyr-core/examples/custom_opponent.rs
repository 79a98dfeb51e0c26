//! A custom opponent, and its results against a built-in one.

#![expect(clippy::disallowed_macros, reason = "an example prints its results")]

use std::error::Error;

use kozyr_core::{
    explanation::{Alternative, Explanation, TranslatableText},
    game::{Game, Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, Decision, DecisionRng, Opponent, make_opponent},
};
use kozyr_reversi::{Action, Reversi, Setup, View};
use rand::RngExt;

/// Leaves the other side as few moves as possible.
struct Restrictive;

impl Opponent<Reversi> for Restrictive {
    fn decide(&self, view: View<'_>, _: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let mut alternatives: Vec<Alternative<Action>> = view
            .legal_actions()
            .into_iter()
            .map(|action| Alternative {
                value: Some(-(replies(view, action) as f64)),
                ..Alternative::new(vec![action])
            })
            .collect();
        // Random numbers come from the record, so that the seed reproduces the match.
        let first = rng.random_range(..alternatives.len());
        alternatives.rotate_left(first);
        let best = alternatives.iter_mut().max_by(|a, b| {
            let value = |alternative: &Alternative<Action>| alternative.value.unwrap_or(f64::MIN);
            value(a).total_cmp(&value(b))
        });
        let best = best.expect("the seat to act has an action");
        best.chosen = true;
        let action = best.plan[0];
        let rule = TranslatableText::new("my-fewest-replies");
        Decision { action, explanation: Explanation::new(rule, alternatives, Vec::new()) }
    }
}

/// Returns how many moves the other side would have after an action.
fn replies(view: View<'_>, action: Action) -> usize {
    let after = view.board().play(action);
    after.map_or(0, |board| board.moves().len())
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("won {} of 100 games against novice", count_wins(100)?);
    Ok(())
}

/// Plays games against `novice` with alternating colours; returns how many it wins.
fn count_wins(games: u64) -> Result<u64, Box<dyn Error>> {
    let novice = make_opponent::<Reversi>("novice")?;
    let mut wins = 0;
    for number in 0..games {
        let mine = Seat::new((number % 2) as usize);
        let mut players = vec![Player::Opponent("novice".into()); 2];
        players[mine.index()] = Player::Opponent("restrictive".into());
        let mut record = Record::<Reversi>::new(Setup::default(), Seed::from(number), players)?;
        while let Some((seat, _)) = record.to_act() {
            let (view, rng) = (record.game().view(seat), &mut record.decision_rng());
            let decision = match seat == mine {
                true => Restrictive.decide(view, &Budget::default(), rng),
                false => novice.decide(view, &Budget::default(), rng),
            };
            record.play(decision.action)?;
        }
        let theirs = Seat::new(1 - mine.index());
        wins += u64::from(
            matches!(record.outcome(), Some(Outcome::Lost(seats)) if seats.contains(theirs)),
        );
    }
    Ok(wins)
}

#[test]
fn restrictive_plays_legally_to_the_end() -> Result<(), Box<dyn Error>> {
    assert!(count_wins(4)? <= 4);
    Ok(())
}

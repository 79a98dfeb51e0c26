//! What can be taught of Durak: endings with one saving action, and what decisions turn on.

mod canonical_form;
pub mod concepts;
mod open_endgame;

use super::{
    action::Action,
    game::Durak,
    rules::Transfer,
    search::{Endgame, Position, Verdict},
};
use kozyr_core::{
    game::{Game, Player, Record},
    opponent::Budget,
    teacher::{Concept, Concepts, Taught, Worth},
};

/// The table of one question: 512 KiB.
const TABLE_BITS: u32 = 16;
/// So many positions are visited for one question if the budget says nothing.
const NODES: u64 = 3_000_000;
/// No ending of more cards is asked for: nobody could work it out at the table.
const MOST_CARDS: usize = 14;

impl Concepts for Durak {
    const CONCEPTS: &'static [Concept] = &concepts::ALL;

    fn concepts_between(&self, played: Action, better: Action) -> Vec<Concept> {
        concepts::between(self, played, better)
    }
}

impl Taught for Durak {
    /// In an ending one is content with not being the fool.
    const ASKED: Worth = Worth::Drawn;

    const WEAK: &'static [&'static str] = &["lowest", "greedy", "fuzzy", "hand-value", "potential"];

    fn shipped() -> &'static str {
        include_str!("../../../assets/problems/durak.txt")
    }

    fn may_be_asked(&self) -> Result<(), String> {
        open_ending(self).map(drop)
    }

    fn size(&self) -> usize {
        Position::of(self).map_or(0, |position| position.cards())
    }

    fn worths(&self, budget: &Budget) -> Option<Vec<(Action, Worth)>> {
        let position = open_ending(self).ok()?;
        let mut endgame = solver(budget);
        let verdicts = endgame.verdicts(&position, nodes(budget))?;
        Some(verdicts.into_iter().map(|(action, verdict)| (action, verdict.into())).collect())
    }

    /// Who is sure of their result takes the shortest way to it, and the other holds out.
    fn best_play(&self, budget: &Budget) -> Option<Vec<Action>> {
        if self.to_act().is_none() {
            return Some(Vec::new());
        }
        let position = open_ending(self).ok()?;
        Some(solver(budget).quickest(&position, nodes(budget))?.line)
    }

    fn is_like(&self, other: &Self) -> bool {
        canonical_form::of(self).is_some_and(|own| Some(own) == canonical_form::of(other))
    }

    fn write_position(record: &Record<Self>) -> String {
        record.to_short()
    }

    fn read_position(text: &str) -> Result<Record<Self>, String> {
        let record = Record::<Durak>::from_short(text).map_err(|error| error.to_string())?;
        if record.players().iter().any(|player| *player != Player::Human) {
            return Err("persons sit on all seats of a problem".into());
        }
        Ok(record)
    }
}

impl From<Verdict> for Worth {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Lost => Worth::Lost,
            Verdict::Drawn => Worth::Drawn,
            Verdict::Won => Worth::Won,
        }
    }
}

fn solver(budget: &Budget) -> Endgame {
    Endgame::new(TABLE_BITS).until(budget.deadline())
}

fn nodes(budget: &Budget) -> u64 {
    budget.nodes.unwrap_or(NODES)
}

/// An ending that can be worked out: two are left, the talon is gone, and so either knows what the
/// other holds; nothing recurs.
fn open_ending(game: &Durak) -> Result<Position, String> {
    let position = Position::of(game).ok_or("no bout has begun")?;
    if position.ending().is_some() {
        return Err("the deal is over".into());
    }
    if !position.heads_up() {
        return Err("more than two are left".into());
    }
    if !position.talon().is_empty() {
        return Err("there is a talon".into());
    }
    if game.setup().rules.transfer != Transfer::Off {
        return Err("attacks may be passed on".into());
    }
    match position.cards() {
        ..=MOST_CARDS => Ok(position),
        cards => Err(format!("{cards} cards are more than {MOST_CARDS}")),
    }
}

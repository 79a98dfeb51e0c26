//! The mind at work: samples of the unknown cards, and what the tables say to each.

mod chance;
mod task;

use std::collections::BTreeMap;

use self::{chance::Unknown, task::Task};
use super::{Answer, Assessment, Cell, ControlTable, ControlTables, Quality};
use crate::{
    durak::{Action, Deck, Suit, View},
    game::Seat,
    opponent::DecisionRng,
};

/// What a hand is studied for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What to lead.
    Lead,
    /// Whether to beat, or pass the attack on, or take.
    Defend,
    /// Whether to add a card to an attack that is being taken.
    AddToTaker,
    /// Whether to add a card to an attack that has been beaten.
    AddToBeater,
}

/// One sample of the unknown cards and what the tables make of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The opponent's hand: what is known of it and the sampled rest.
    pub opponent: Assessment,
    /// What is read in the rows of the table in force: the card expected from the talon, or the
    /// hand as it would be ([`ControlTable`] says which). `None` where the talon is empty and no card
    /// is expected: then the row of a good card is read, the only one that minds the opponent.
    pub row: Option<Assessment>,
    /// What is read in the columns.
    pub column: Assessment,
    /// The cell that fired.
    pub cell: Cell,
    /// The cell of [`Table::LeadByOpponent`] that fired after it, if it asked for that.
    pub then: Option<Cell>,
    /// What the cells say.
    pub answer: Answer,
}

/// A course of action, and how the samples speak for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The answer of the tables that means this course.
    pub answer: Answer,
    /// What would be played: for a card to be led the lowest of that quality, or of the nearest
    /// that the hand has.
    pub plan: Vec<Action>,
    /// How many samples have spoken for it.
    pub votes: u32,
    /// The mean price of the hand after it, on the average of the samples so far; `None` before
    /// the first, and where it leaves no card.
    pub mean_after: Option<f64>,
}

/// A hand under study: the unknown cards are sampled one time after the other, and the majority
/// of what the tables say to the samples is the decision.
///
/// A study is a value of its own and can go on for as long as one likes, a sample at a time,
/// also when it is somebody else's turn.
#[derive(Clone, Debug)]
pub struct Study {
    tables: ControlTables,
    trump: Suit,
    deck: Deck,
    own: Assessment,
    opponent: Seat,
    unknown: Unknown,
    task: Task,
    choices: Vec<Choice>,
    samples: u32,
    fired: BTreeMap<(Cell, Option<Cell>), u32>,
    last: Option<Sample>,
}

impl Study {
    /// Studies what the seat of the view is asked now. If it is asked nothing, or nothing that
    /// the tables would be consulted for, it studies what it would answer to the attack that
    /// lies there, and if there is none either, what it would lead if it had the lead: the plans
    /// of the [choices](Self::choices) are then not legal.
    ///
    /// `None` if the seat has no cards, before the first bout, and after the deal.
    pub fn new(view: View<'_>, tables: &ControlTables) -> Option<Self> {
        Study::on_turn(view, tables).or_else(|| {
            let playing = view.attacker().is_some() && view.ending().is_none();
            let task = (playing && !view.hand().is_empty()).then(|| Task::supposed(view))?;
            Some(Study::of(view, tables, task))
        })
    }

    /// Studies what the seat of the view has to decide; `None` if no table is needed for it.
    pub(super) fn on_turn(view: View<'_>, tables: &ControlTables) -> Option<Self> {
        Task::on_turn(view).map(|task| Study::of(view, tables, task))
    }

    fn of(view: View<'_>, tables: &ControlTables, task: Task) -> Self {
        let (trump, deck) = (view.trump(), view.rules().deck);
        let opponent = task.opponent(view);
        let choices = task.choices(view);
        Study {
            tables: tables.clone(),
            trump,
            deck,
            own: Assessment::of(view.hand(), trump, deck),
            opponent,
            unknown: Unknown::of(view, opponent),
            choices,
            task,
            samples: 0,
            fired: BTreeMap::new(),
            last: None,
        }
    }

    /// Draws the unknown cards once more, asks the tables, and counts what they say.
    pub fn sample(&mut self, rng: &mut DecisionRng) -> &Sample {
        let sample = self.ask(rng);
        self.samples += 1;
        *self.fired.entry((sample.cell, sample.then)).or_default() += 1;
        for choice in &mut self.choices {
            if choice.answer == sample.answer {
                choice.votes += 1;
            }
            let mean = self.task.mean_after(choice, &sample, self.trump, self.deck);
            let before = choice.mean_after.unwrap_or_default();
            choice.mean_after = mean.map(|mean| before + (mean - before) / f64::from(self.samples));
        }
        self.last.insert(sample)
    }

    fn ask(&mut self, rng: &mut DecisionRng) -> Sample {
        let (opponent, drawn) = self.unknown.sample(self.task.most_drawn(), rng);
        let assess = |cards| Assessment::of(cards, self.trump, self.deck);
        let opponent = assess(opponent);
        let row = self.task.row(drawn).map(assess);
        let column = assess(self.task.column(drawn));
        let (cell, then) = self.read(row.as_ref(), &column, &opponent);
        let answer = self.tables.get(then.unwrap_or(cell));
        Sample { opponent, row, column, cell, then, answer }
    }

    /// The cell that is read, and the one that it refers to.
    fn read(
        &self,
        row: Option<&Assessment>,
        column: &Assessment,
        opponent: &Assessment,
    ) -> (Cell, Option<Cell>) {
        let row = row.map_or(Quality::Good, |row| row.quality);
        let cell = self.table().cell(row, column.quality);
        let then = (self.tables.get(cell) == Answer::Opponent)
            .then(|| ControlTable::LeadByOpponent.cell(row, opponent.quality));
        (cell, then)
    }

    /// What is studied.
    pub fn question(&self) -> Question {
        self.task.question()
    }

    /// The table in force.
    pub fn table(&self) -> ControlTable {
        match self.question() {
            Question::Lead => ControlTable::Lead,
            Question::Defend => ControlTable::Beat,
            Question::AddToTaker => ControlTable::AddToTaker,
            Question::AddToBeater => ControlTable::AddToBeater,
        }
    }

    /// The tables that are asked.
    pub fn tables(&self) -> &ControlTables {
        &self.tables
    }

    /// The own hand.
    pub fn own(&self) -> &Assessment {
        &self.own
    }

    /// The opponent whose hand is sampled: the defender, or the lead attacker if the seat defends.
    pub fn opponent(&self) -> Seat {
        self.opponent
    }

    /// How many cards are unknown: in the hands of others or in the talon.
    pub fn unknown(&self) -> usize {
        self.unknown.len()
    }

    /// How many of them the opponent holds.
    pub fn hidden(&self) -> usize {
        self.unknown.hidden()
    }

    /// The uncertainty about the opponent's hand in bits: log₂ of the number of hands that he may
    /// have. At the first move of two players it is log₂ C(29, 6) = 18.9, or a little less
    /// where he has shown a trump.
    pub fn uncertainty(&self) -> f64 {
        self.unknown.bits()
    }

    /// Whether every sample must be the same, because the opponent holds all unknown cards.
    pub fn is_certain(&self) -> bool {
        self.unknown.hidden() == self.unknown.len()
    }

    /// How many samples have been drawn.
    pub fn samples(&self) -> u32 {
        self.samples
    }

    /// The last sample; `None` before the first.
    pub fn last(&self) -> Option<&Sample> {
        self.last.as_ref()
    }

    /// How often a cell has fired.
    pub fn fired(&self, cell: Cell) -> u32 {
        let counts = self.fired.iter();
        counts.filter(|((one, then), _)| *one == cell || *then == Some(cell)).map(|(_, n)| n).sum()
    }

    /// What can be done, with the votes of the samples so far.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The choice with most votes, of equals the first; `None` before the first sample.
    pub fn majority(&self) -> Option<&Choice> {
        let most = self.choices.iter().map(|choice| choice.votes).max()?;
        self.choices.iter().find(|choice| choice.votes == most && most > 0)
    }

    /// The cells that fired most often for an answer.
    pub(super) fn most_fired(&self, answer: Answer) -> Option<(Cell, Option<Cell>)> {
        let speaks =
            |(cell, then): &(Cell, Option<Cell>)| self.tables.get(then.unwrap_or(*cell)) == answer;
        let counts = self.fired.iter().filter(|(cells, _)| speaks(cells));
        counts.max_by_key(|(_, count)| **count).map(|(cells, _)| *cells)
    }
}

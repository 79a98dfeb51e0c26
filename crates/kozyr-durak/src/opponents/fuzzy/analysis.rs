//! The opponent at work: samples of the unknown cards, and what the tables say to each.

mod task;
mod unknown_cards;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::{task::Task, unknown_cards::Unknown};
use super::{
    parameters::Parameters,
    quality::{Assessment, Quality},
    tables::{Answer, Cell, ControlTable, ControlTables},
};
use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    decision_view::{AttackView, DefenceView, Question, ThrowInView},
    deck::Deck,
    opponents::decision::answered,
    view::View,
};
use kozyr_core::{game::Seat, opponent::DecisionRng};

/// The unknown cards as they were drawn once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The opponent's hand: what is known of it and the drawn rest.
    pub held: CardSet,
    /// The cards that come from the talon, the next first: as many as could matter.
    pub talon: Vec<Card>,
}

impl Draw {
    /// The form in which an explanation keeps it.
    pub(super) fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("cards are plain data")
    }
}

/// One sample of the unknown cards and what the tables make of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The opponent's hand: what is known of it and the sampled rest.
    pub opponent: Assessment,
    /// What is read in the rows of the table in force: the card expected from the talon, or the
    /// hand as it would be ([`ControlTable`] says which). `None` where the talon is empty and no card
    /// is expected: then the row of a good card is read, the only one that looks at the opponent, or
    /// [`ControlTable::LeadByOpponent`] alone if the opponent's parameters say so.
    pub row: Option<Assessment>,
    /// What is read in the columns, where it is not the opponent's hand alone.
    pub column: Assessment,
    /// The cell that fired.
    pub cell: Cell,
    /// The cell of [`ControlTable::LeadByOpponent`] that fired after it, if it asked for that.
    pub then: Option<Cell>,
    /// What the cells say.
    pub answer: Answer,
}

/// A course of action, and how the samples speak for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
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
    courses: Vec<Course>,
    samples: u32,
    fired: BTreeMap<(Cell, Option<Cell>), u32>,
    last: Option<Sample>,
}

impl Study {
    /// Studies what the seat of the view is asked now. If it is asked nothing, or nothing that
    /// the tables would be consulted for, it studies what it would answer to the attack that
    /// lies there, and if there is none either, what it would lead if it had the lead: the plans
    /// of the [courses](Self::courses) are then not legal.
    ///
    /// `None` if the seat has no cards, before the first bout, and after the deal.
    pub fn new(view: View<'_>, tables: &ControlTables) -> Option<Self> {
        Study::with(view, &Parameters::with(tables.clone()))
    }

    /// The same for an opponent with any [parameters](Parameters).
    pub fn with(view: View<'_>, parameters: &Parameters) -> Option<Self> {
        Study::asked(view, parameters).or_else(|| {
            let playing = view.attacker().is_some() && view.ending().is_none();
            let task = (playing && !view.hand().is_empty())
                .then(|| Task::supposed(view, parameters.lead_table(view)))?;
            Some(Study::of(view, &parameters.tables, task))
        })
    }

    /// The study from which a decision came, by the [samples] in its explanation. `None` if the
    /// seat of the view is asked nothing that the tables are consulted for, or the samples are those of
    /// another opponent.
    ///
    /// [samples]: kozyr_core::explanation::Explanation::samples
    pub fn again(view: View<'_>, parameters: &Parameters, samples: &[Value]) -> Option<Self> {
        let mut study = Study::asked(view, parameters)?;
        for sample in samples {
            study.count(&Draw::deserialize(sample).ok()?);
        }
        Some(study)
    }

    /// Studies what the seat is asked; `None` if no table is needed for it.
    fn asked(view: View<'_>, parameters: &Parameters) -> Option<Self> {
        match Question::of(view)? {
            Question::Attack(view) => Some(Study::of_lead(view, parameters)),
            Question::Defend(view) => Study::of_defence(view, parameters),
            Question::ThrowIn(view) => Study::of_throwing_in(view, parameters),
            Question::Redeal(_) => None,
        }
    }

    /// Studies what to lead.
    pub(super) fn of_lead(view: AttackView<'_>, parameters: &Parameters) -> Self {
        let task = Task::lead(*view, parameters.lead_table(*view));
        Study::of(*view, &parameters.tables, task)
    }

    /// Studies how to answer an attack; `None` if no table is needed for it: there is no choice,
    /// or the choice was made before. Once the seat has begun to beat it goes on, and once the
    /// talon is empty it beats whatever it can.
    pub(super) fn of_defence(view: DefenceView<'_>, parameters: &Parameters) -> Option<Self> {
        let open = view.talon() > 0 && answered(*view).is_empty();
        let task = if open { Task::defend(*view) } else { None };
        task.map(|task| Study::of(*view, &parameters.tables, task))
    }

    /// Studies whether to throw in; `None` if no card fits.
    pub(super) fn of_throwing_in(view: ThrowInView<'_>, parameters: &Parameters) -> Option<Self> {
        Task::add(view).map(|task| Study::of(*view, &parameters.tables, task))
    }

    fn of(view: View<'_>, tables: &ControlTables, task: Task) -> Self {
        let (trump, deck) = (view.trump(), view.rules().deck);
        let opponent = task.opponent(view);
        let courses = task.courses(view);
        Study {
            tables: tables.clone(),
            trump,
            deck,
            own: Assessment::of(view.hand(), trump, deck),
            opponent,
            unknown: Unknown::of(view, opponent),
            courses,
            task,
            samples: 0,
            fired: BTreeMap::new(),
            last: None,
        }
    }

    /// Draws the unknown cards once more, asks the tables, and counts what they say.
    pub fn sample(&mut self, rng: &mut DecisionRng) -> &Sample {
        let draw = self.draw(rng);
        self.count(&draw)
    }

    /// Draws the unknown cards once more.
    pub(super) fn draw(&mut self, rng: &mut DecisionRng) -> Draw {
        let (held, talon) = self.unknown.sample(self.task.most_drawn(), rng);
        Draw { held, talon: talon.to_vec() }
    }

    /// Asks the tables what to do if the unknown cards are those, and counts what they say.
    pub(super) fn count(&mut self, draw: &Draw) -> &Sample {
        let sample = self.ask(draw);
        self.samples += 1;
        *self.fired.entry((sample.cell, sample.then)).or_default() += 1;
        for course in &mut self.courses {
            if course.answer == sample.answer {
                course.votes += 1;
            }
            let mean = self.task.mean_after(course, &sample, self.trump, self.deck);
            let before = course.mean_after.unwrap_or_default();
            course.mean_after = mean.map(|mean| before + (mean - before) / f64::from(self.samples));
        }
        self.last.insert(sample)
    }

    fn ask(&self, draw: &Draw) -> Sample {
        let assess = |cards| Assessment::of(cards, self.trump, self.deck);
        let opponent = assess(draw.held);
        let row = self.task.row(&draw.talon).map(assess);
        let column = assess(self.task.column(&draw.talon));
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
        if self.table() == ControlTable::LeadByOpponent {
            return (self.table().cell(row, opponent.quality), None);
        }
        let cell = self.table().cell(row, column.quality);
        let then = (self.tables.get(cell) == Answer::Opponent)
            .then(|| ControlTable::LeadByOpponent.cell(row, opponent.quality));
        (cell, then)
    }

    /// The table in force, which says what is studied.
    pub fn table(&self) -> ControlTable {
        self.task.table()
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

    /// The uncertainty about the opponent's hand in bits: log₂ of the number of hands that they may
    /// have. At the first move of two players it is log₂ C(29, 6) = 18.9, or a little less
    /// where they have shown a trump.
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
    pub fn courses(&self) -> &[Course] {
        &self.courses
    }

    /// The course with most votes, of equals the first; `None` before the first sample.
    pub fn majority(&self) -> Option<&Course> {
        let most = self.courses.iter().map(|course| course.votes).max()?;
        self.courses.iter().find(|course| course.votes == most && most > 0)
    }

    /// The cells that fired most often for an answer.
    pub(super) fn most_fired(&self, answer: Answer) -> Option<(Cell, Option<Cell>)> {
        let speaks =
            |(cell, then): &(Cell, Option<Cell>)| self.tables.get(then.unwrap_or(*cell)) == answer;
        let counts = self.fired.iter().filter(|(cells, _)| speaks(cells));
        counts.max_by_key(|(_, count)| **count).map(|(cells, _)| *cells)
    }
}

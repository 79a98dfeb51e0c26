//! Why an opponent decided as it did: data that is put into words only when it is shown.

mod comparison;
mod explained;
mod in_words;
mod sentence;
mod shown;
mod unit;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{counterfactual::Counterfactual, durak::opponents::fuzzy::Draw, tree::Bound};

pub use comparison::{Comparison, Fact};
pub use explained::Explained;
pub use shown::{Figure, Shown, ShownAlternative, ShownCounterfactual, ShownFact, ShownPlan};
pub use unit::PROVED;

/// What a decision was made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Explanation<A> {
    /// The rule that decided, as a sentence to be translated.
    pub rule: Message,
    /// What was weighed, in the order of the opponent's own preference among equals.
    pub alternatives: Vec<Alternative<A>>,
    /// Figures that hold for all alternatives, such as the value of the hand as it is.
    pub terms: Vec<Term>,
    /// The samples of the unknown cards on which the decision rests, where it is the majority of
    /// what they speak for: all of them, in the order in which they were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub samples: Vec<Draw>,
    /// What was chosen beside the best of the rest; `None` where nothing was compared.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub comparison: Option<Comparison<A>>,
    /// What separates the two, the most telling first; often nothing is known of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// What was counted on besides, as sentences: what is known of how the others play. Everybody
    /// could have seen it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Message>,
    /// What is expected to follow the decision, as far as the opponent looks ahead.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub consequences: Vec<A>,
    /// Changes after which the same opponent decides otherwise, the smallest first. They are not
    /// found with the decision, but [afterwards](crate::counterfactual::find).
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub counterfactuals: Vec<Counterfactual<A>>,
}

/// Serde would ask for a default of `A` otherwise.
fn nothing<T>() -> Option<T> {
    None
}

/// One course of action that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative<A> {
    /// The actions of the plan; the first is the one to be played now.
    pub plan: Vec<A>,
    /// What the opponent calls this course, for instance «the lowest plain card».
    pub label: Option<Message>,
    /// The named parts of the value.
    pub terms: Vec<Term>,
    /// The value; greater is better. `None` if the opponent does not count.
    pub value: Option<f64>,
    /// What it comes to in the unit of the comparison, where that is not the value itself: the cards that remain,
    /// where the value puts courses in order by these and something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<f64>,
    /// Whether it is the value or only a bound of it: who searches for the best looks no further at
    /// the others than until they are known to be worse.
    #[serde(default, skip_serializing_if = "Bound::is_exact")]
    pub bound: Bound,
    /// Whether this is the one that was chosen.
    pub chosen: bool,
}

/// A named figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Term {
    /// Key of the name, to be translated.
    pub name: Cow<'static, str>,
    /// The figure.
    pub value: f64,
}

/// A sentence to be translated: a key and what is filled in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Key of the sentence.
    pub key: Cow<'static, str>,
    /// Named arguments of the sentence.
    pub arguments: Vec<(Cow<'static, str>, Argument)>,
}

/// Something filled into a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Argument {
    /// A figure.
    Number(f64),
    /// Cards or squares in notation, to be drawn as the reader expects them.
    Notation(String),
    /// A part of the sentence that has a text of its own.
    Message(Box<Message>),
}

impl<A> Explanation<A> {
    /// An explanation by a rule alone.
    pub fn by_rule(rule: impl Into<Message>) -> Self {
        Explanation::new(rule, Vec::new(), Vec::new())
    }

    /// An explanation by a rule, what was weighed by it, and figures that hold for all of that.
    pub fn new(
        rule: impl Into<Message>,
        alternatives: Vec<Alternative<A>>,
        terms: Vec<Term>,
    ) -> Self {
        Explanation {
            rule: rule.into(),
            alternatives,
            terms,
            samples: Vec::new(),
            comparison: None,
            facts: Vec::new(),
            notes: Vec::new(),
            consequences: Vec::new(),
            counterfactuals: Vec::new(),
        }
    }

    /// The alternative that was chosen, if any was weighed.
    pub fn chosen(&self) -> Option<&Alternative<A>> {
        self.alternatives.iter().find(|alternative| alternative.chosen)
    }
}

impl<A> Alternative<A> {
    /// A course of action of which nothing is told yet, and which was not chosen.
    pub fn of(plan: Vec<A>) -> Self {
        Alternative {
            plan,
            label: None,
            terms: Vec::new(),
            value: None,
            amount: None,
            bound: Bound::Exact,
            chosen: false,
        }
    }
}

impl Message {
    /// The sentence of that key, with nothing filled in yet.
    pub fn new(key: &'static str) -> Self {
        Message { key: key.into(), arguments: Vec::new() }
    }

    /// The text of a key that asks for nothing, such as the name of a term.
    pub fn of_key(key: impl Into<Cow<'static, str>>) -> Self {
        Message { key: key.into(), arguments: Vec::new() }
    }

    /// The sentence with one more figure filled in.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<f64>) -> Self {
        self.arguments.push((name.into(), Argument::Number(value.into())));
        self
    }

    /// The sentence with cards or squares filled in.
    #[must_use]
    pub fn notation(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name.into(), Argument::Notation(value.to_string())));
        self
    }

    /// The sentence with a part filled in that has a text of its own.
    #[must_use]
    pub fn part(mut self, name: &'static str, part: Message) -> Self {
        self.arguments.push((name.into(), Argument::Message(Box::new(part))));
        self
    }
}

impl From<&'static str> for Message {
    fn from(key: &'static str) -> Self {
        Message::new(key)
    }
}

impl Term {
    /// A figure under a name.
    pub fn new(name: &'static str, value: impl Into<f64>) -> Self {
        Term { name: name.into(), value: value.into() }
    }
}

/// At most two decimals, so that a figure can be read at a glance.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

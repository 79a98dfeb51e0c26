//! Questions about a match that take long to answer, asked off the frame.
//!
//! On a desktop and on a phone other threads answer. A page in a browser has a single thread,
//! and a picture to draw on it: there workers answer, each of them the same program once more,
//! and questions and answers go to and fro as text. The answers are the same.

#[cfg(not(target_arch = "wasm32"))]
mod threads;
#[cfg(target_arch = "wasm32")]
mod workers;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use crate::features::review::{Opinion, Reviewable};
use kozyr_core::{
    durak::Durak,
    game::{Game, Record, Seat, game_name},
    opponent::Decision,
    reversi::Reversi,
};

use crate::table::session::{self, TableGame};

#[cfg(not(target_arch = "wasm32"))]
pub use threads::Pending;
#[cfg(target_arch = "wasm32")]
pub use workers::{Pending, is_worker};

/// A question as it is written for a worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The match that it is about, as a record.
    pub record: String,
    /// What is asked.
    pub about: About,
}

/// What is asked about a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum About {
    /// What a mind decides, as `Option<Decision<…>>`.
    Decision {
        /// For which seat, from 0.
        seat: usize,
        /// The mind's name.
        name: String,
    },
    /// What is thought of a decision, as `Option<Opinion<…>>`.
    Opinion {
        /// How many actions came before it.
        at: usize,
    },
}

/// Why there is no answer to a text.
#[derive(Debug, thiserror::Error)]
pub enum NotAQuestion {
    /// It is no question.
    #[error("not a question: {0}")]
    Text(#[from] ron::error::SpannedError),
    /// It is about something that is no match.
    #[error(transparent)]
    Record(#[from] kozyr_core::game::RecordError),
    /// The answer cannot be written.
    #[error("the answer cannot be written: {0}")]
    Answer(#[from] ron::Error),
}

/// Asks what the mind of that name decides for a seat; `None` if nobody is called so.
pub fn decision<G: TableGame>(
    record: &Record<G>,
    seat: Seat,
    name: &str,
) -> Pending<Option<Decision<G::Action>>> {
    let (asked, own_name) = (record.clone(), name.to_owned());
    Pending::new(
        move || session::decide(&asked, seat, &own_name),
        || Question {
            record: record.to_json(),
            about: About::Decision { seat: seat.index(), name: name.into() },
        },
    )
}

/// Asks what is thought of the decision after `at` actions.
pub fn opinion<G: Reviewable>(
    record: &Record<G>,
    at: usize,
) -> Pending<Option<Opinion<G::Action>>> {
    let asked = record.clone();
    Pending::new(
        move || G::judge(&asked, at),
        || Question { record: record.to_json(), about: About::Opinion { at } },
    )
}

/// Answers a question that was written as text, as text.
///
/// # Errors
/// If it is none.
pub fn answer(question: &str) -> Result<String, NotAQuestion> {
    let Question { record, about } = ron::from_str(question)?;
    if game_name(&record)? == Reversi::NAME {
        answer_about::<Reversi>(&record, &about)
    } else {
        answer_about::<Durak>(&record, &about)
    }
}

fn answer_about<G: Reviewable>(record: &str, about: &About) -> Result<String, NotAQuestion> {
    let record = Record::<G>::from_json(record)?;
    Ok(match about {
        About::Decision { seat, name } => {
            ron::to_string(&session::decide(&record, Seat::new(*seat), name))?
        }
        About::Opinion { at } => ron::to_string(&G::judge(&record, *at))?,
    })
}

/// What was asked for, from the text of an answer.
///
/// # Errors
/// If it is none.
pub fn read_answer<T: DeserializeOwned>(answer: &str) -> Result<T, NotAQuestion> {
    Ok(ron::from_str(answer)?)
}

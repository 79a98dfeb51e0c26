//! Work that is cut into units, so that it can be shared out among threads and machines.
//!
//! A unit is a pure function of the build, the plan of the work and its own number. What came of
//! some units is a [`Part`], a small file; any parts that have every unit between them make the
//! [`Results`] that one machine would have had, whoever played which unit, in whatever order, once
//! or twice. A run on one machine is no exception: it tells what it has merged from its own units.

mod carry;
mod gathering;
mod part;
mod results;
mod shard;

use std::{
    io,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{arena::Watch, commands::Failure, play::Console};
use kozyr_core::opponent::Stop;

pub use carry::{Carried, Errand, Keep, carry_out};
pub use gathering::{Gather, Gathering};
pub use part::{BUILD, Head, Part, PartError};
pub use results::Results;
pub use shard::{Shard, ShardError};

/// No work has more units than about this many, so that its results stay a small file: about as
/// many bytes as ten times the number.
const MOST_UNITS: u64 = 16_384;

/// Takes the results of the units in order, and answers whether those so far are enough.
pub type Judge<R> = Box<dyn FnMut(&R) -> bool + Send + Sync>;

/// What is told of every unit that was finished: its number and its result, from any thread.
pub type Done<'a, R> = &'a (dyn Fn(u64, R) + Sync);

/// Work that is cut into units.
pub trait Work: Send + Sync {
    /// What comes of a unit.
    type Result: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync;

    /// The plan as data: all that decides what comes of a unit besides the build, and from which
    /// [the same work](crate::commands::work_of_plan) is made elsewhere.
    fn plan(&self) -> Value;

    /// How many units there are.
    fn units(&self) -> u64;

    /// How many games are played in a unit.
    fn games(&self, unit: u64) -> u64;

    /// Plays these units, in any order, and tells of each that was finished.
    ///
    /// # Errors
    /// If it cannot begin. What [ends](Hands::ends) it early is no error.
    fn play(
        &self,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Self::Result>,
    ) -> Result<(), Failure>;

    /// Who says when enough was played; nobody, if all of it is wanted.
    fn judge(&self) -> Judge<Self::Result> {
        Box::new(|_| false)
    }

    /// Tells what came of it: the same bytes for the same results. Some may be missing where the
    /// work was stopped.
    ///
    /// # Errors
    /// If there is too little to tell anything, or something was found to be wrong.
    fn report(
        &self,
        results: &Results<Self::Result>,
        form: &Form,
        console: &mut Console<'_>,
    ) -> Result<(), Failure>;
}

impl<W: Work> Work for &W {
    type Result = W::Result;

    fn plan(&self) -> Value {
        (**self).plan()
    }

    fn units(&self) -> u64 {
        (**self).units()
    }

    fn games(&self, unit: u64) -> u64 {
        (**self).games(unit)
    }

    fn play(
        &self,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Self::Result>,
    ) -> Result<(), Failure> {
        (**self).play(units, hands, done)
    }

    fn judge(&self) -> Judge<Self::Result> {
        (**self).judge()
    }

    fn report(
        &self,
        results: &Results<Self::Result>,
        form: &Form,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        (**self).report(results, form, console)
    }
}

/// How a result is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form {
    /// As one JSON object on one line.
    pub json: bool,
    /// The file or folder that the work leaves behind besides what it prints.
    pub out: Option<std::path::PathBuf>,
}

/// Those who play the units.
pub struct Hands<'a> {
    /// How many games are played at a time. It does not change the result.
    pub threads: NonZeroUsize,
    /// Ends thoughts in their middle when it is requested; what was decided then does not count.
    pub stop: Stop,
    /// Asked before a unit is begun: whether nobody wants any more of them.
    pub enough: &'a (dyn Fn() -> bool + Sync),
    /// Who is told how it goes.
    pub watch: &'a dyn Watch,
}

impl Hands<'_> {
    /// Whether no other unit is to be begun.
    pub fn ends(&self) -> bool {
        self.stop.is_requested() || (self.enough)()
    }

    /// As many as there is something to do for.
    pub fn useful(&self, units: usize) -> usize {
        self.threads.get().min(units)
    }

    /// Lets each crew, on a thread of its own, take one unit after the other until none is left.
    /// `play` gives `None` for a unit that was stopped in its middle.
    ///
    /// # Errors
    /// If the machine gives no thread for the first crew, or for one of `all` that are needed; the
    /// others then end. Else the same is played on fewer.
    pub fn share_out<C: Send, R>(
        &self,
        units: &[u64],
        crews: Crews<C>,
        play: impl Fn(&mut C, u64) -> Option<R> + Sync,
        done: Done<'_, R>,
    ) -> io::Result<()> {
        let next = AtomicUsize::new(0);
        let work = |mut crew: C| {
            while !self.ends()
                && let Some(&unit) = units.get(next.fetch_add(1, Relaxed))
                && let Some(result) = play(&mut crew, unit)
            {
                done(unit, result);
            }
        };
        let (crews, all_are_needed) = match crews {
            Crews::All(crews) => (crews, true),
            Crews::Some(crews) => (crews, false),
        };
        thread::scope(|scope| {
            let mut begun = 0;
            for crew in crews {
                let work = &work;
                match thread::Builder::new().spawn_scoped(scope, move || work(crew)) {
                    Ok(_) => begun += 1,
                    Err(error) if begun == 0 || all_are_needed => {
                        next.store(units.len(), Relaxed);
                        return Err(error);
                    }
                    Err(_) => break,
                }
            }
            Ok(())
        })
    }
}

/// Those who share the units out among themselves.
pub enum Crews<C> {
    /// Each of them was asked for, and has its programs running perhaps.
    All(Vec<C>),
    /// So many at most.
    Some(Vec<C>),
}

/// Things in a row that are cut into units of the same size but for the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    things: u64,
    each: u64,
}

impl Cut {
    /// Cuts into pieces of `least` things, or of more where there would be too many pieces.
    pub fn new(things: u64, least: u64) -> Self {
        Cut { things, each: least.max(things.div_ceil(MOST_UNITS)).max(1) }
    }

    /// Cuts into about so many pieces, or one for each thing.
    pub fn into_about(things: u64, pieces: u64) -> Self {
        Cut { things, each: things.div_ceil(pieces).max(1) }
    }

    /// How many pieces there are.
    pub fn units(&self) -> u64 {
        self.things.div_ceil(self.each)
    }

    /// The things of a piece.
    pub fn range(&self, unit: u64) -> std::ops::Range<u64> {
        let first = unit * self.each;
        first..(first + self.each).min(self.things)
    }

    /// How many things a piece has.
    pub fn size(&self, unit: u64) -> u64 {
        let range = self.range(unit);
        range.end.saturating_sub(range.start)
    }
}

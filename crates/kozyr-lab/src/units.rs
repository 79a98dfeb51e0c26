//! Work that is cut into units, so that it can be shared out among threads and machines.
//!
//! A unit is a pure function of the build, the plan of the work and its own number. What came of
//! some units is a [`Part`], a small file; any parts that have every unit between them make the
//! [`Results`] that one machine would have had, whoever played which unit, in whatever order, once
//! or twice. A run on one machine is no exception: it tells what it has merged from its own units.

mod carry;
pub(crate) mod cut;
pub(crate) mod gathering;
pub(crate) mod hands;
pub(crate) mod part;
pub(crate) mod results;
mod shard;
pub(crate) mod work;

pub use carry::{Carried, Errand, Keep, carry_out};
pub use cut::Cut;
pub use gathering::{Gather, Gathering};
pub use hands::{Crews, Done, Hands};
pub use part::{BUILD, Head, Part, PartError};
pub use results::{Judge, Results};
pub use shard::{Shard, ShardError};
pub use work::{Form, Work};

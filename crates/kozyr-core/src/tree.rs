//! Game trees as textbooks draw them, and the searches that textbooks explain with them.
//!
//! The searches accept any two-player game with perfect information, either as rules
//! ([`TwoPlayerGame`]) or as data (a [`Tree`], which implements that trait). They find whether a
//! position is won ([`and_or`]), what it is worth ([`minimax`]), and the same with fewer nodes
//! ([`alpha_beta`]). Each search reports its [`SearchStep`]s, so that it can be shown step by step;
//! [`Tree::search`] records them. [`TreeLayout`] places the nodes of a tree for drawing.
//!
//! The searches prefer clarity to speed. They follow chapters 13 and 22 of Ivan Bratko's «Prolog
//! Programming for Artificial Intelligence».
//!
//! ```
//! use kozyr_core::tree::{SearchMethod, Tree};
//!
//! let mut tree: Tree = "a -> b c\n b -> d e\n c = 1\n d = 4\n e = 6".parse()?;
//! let search = tree.search(SearchMethod::AlphaBeta);
//! assert_eq!(search.value.to_string(), "4");
//! let line: Vec<_> = search.line.iter().map(|&node| tree.name(node)).collect();
//! assert_eq!(line, ["a", "b", "d"]);
//!
//! let leaf = tree.find("c").unwrap();
//! tree.set_value(leaf, "5".parse()?)?;
//! assert_eq!(tree.search(SearchMethod::Minimax).value.to_string(), "5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod and_or;
mod expand;
mod figures;
mod game;
mod layout;
mod minimax;
mod nodes;
mod parse_error;
mod search_snapshot;
mod search_trace;
mod side;
pub(crate) mod step;
mod step_message;
mod text;
mod value;

pub use alpha_beta::alpha_beta;
pub use and_or::and_or;
pub use figures::{FIGURE_NAMES, figure};
pub use game::{TreeSearchResult, TwoPlayerGame};
pub use layout::TreeLayout;
pub use minimax::minimax;
pub use nodes::{NodeId, NotALeafError, Tree};
pub use parse_error::{ParseTreeError, ParseTreeErrorKind};
pub use search_snapshot::{NodeInfo, NodeStatus, SearchSnapshot};
pub use search_trace::{NodeQuestion, ParseSearchMethodError, SearchMethod, SearchTrace};
pub use side::MinimaxSide;
pub use step::{Bound, SearchStep, Window};
pub use value::{FiniteF64, NodeValue, ParseNodeValueError};

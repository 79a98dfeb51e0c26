//! Errors in the text of a tree.

use super::nodes::Tree;
use crate::explanation::message::TranslatableText;

/// The error for a text that is not a tree: the first problem and where it is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ParseTreeError {
    /// Line of the error, from 1.
    pub line: usize,
    /// Column of the error in characters, from 1.
    pub column: usize,
    /// The kind of error.
    pub kind: ParseTreeErrorKind,
}

/// The kind of error in the text of a tree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseTreeErrorKind {
    /// The text has no nodes.
    #[error("the text has no nodes")]
    Empty,
    /// A name was expected.
    #[error("expected a name")]
    ExpectedName,
    /// A name is followed by neither children nor a value.
    #[error("expected `->` and children, or `=` and a value, after `{0}`")]
    ExpectedArrowOrEquals(String),
    /// No child follows the arrow.
    #[error("expected the children of `{0}` after the arrow")]
    NoChildren(String),
    /// No value follows the equals sign.
    #[error("expected the value of `{0}` after the equals sign")]
    NoValue(String),
    /// The value is invalid.
    #[error("`{0}` is not a value: expected a number such as -2.5, `won` or `lost`")]
    BadValue(String),
    /// Something follows the end of a line's statement.
    #[error("unexpected `{0}`")]
    TrailingText(String),
    /// A node has two lists of children or two values.
    #[error("`{name}` is already described in line {line}")]
    DuplicateNode {
        /// The name of the node.
        name: String,
        /// The line of the first description.
        line: usize,
    },
    /// A node has both children and a value.
    #[error("`{name}` has both children and a value; the other is in line {line}")]
    InnerValue {
        /// The name of the node.
        name: String,
        /// The line of the one that came first.
        line: usize,
    },
    /// A parent has the same child twice.
    #[error("`{0}` is named twice among the children")]
    DuplicateChild(String),
    /// A node has several parents, with different sides to move.
    #[error("`{0}` also occurs with the other side to move, so it is a different position")]
    SideMismatch(String),
    /// A node is its own descendant in a tree with numbers.
    #[error("cycle: `{0}` may be its own descendant only if all leaves are won or lost")]
    Cycle(String),
    /// Too many nodes are shared, so that a search would take too long.
    #[error(
        "too many shared nodes: a search would need more than {ways} visits",
        ways = Tree::MAX_NODE_VISITS
    )]
    TooManyVisits,
    /// A node cannot be reached from the root.
    #[error("`{name}` cannot be reached from `{root}`")]
    UnreachableNode {
        /// The name of the node.
        name: String,
        /// The name of the root.
        root: String,
    },
    /// A node has neither children nor a value.
    #[error("`{0}` has neither children nor a value")]
    UndescribedNode(String),
    /// Two nodes have no parent.
    #[error("`{name}` is a second root: `{root}` has no parent either")]
    SecondRoot {
        /// The name of the second one.
        name: String,
        /// The name of the first one.
        root: String,
    },
    /// The side to move is given twice.
    #[error("the side to move is already given in line {line}")]
    DuplicateSide {
        /// The line where it is given first.
        line: usize,
    },
    /// A node is too far below the root.
    #[error("`{0}` is more than {depth} moves below the root", depth = Tree::MAX_DEPTH)]
    TooDeep(String),
}

impl ParseTreeError {
    /// Returns the error as a text to translate, with its line and column.
    pub fn message(&self) -> TranslatableText {
        self.kind
            .message()
            .with_number("line", self.line as f64)
            .with_number("column", self.column as f64)
    }
}

impl ParseTreeErrorKind {
    /// Returns the error as a text to translate, without its place.
    fn message(&self) -> TranslatableText {
        let with_name = |key, name: &String| TranslatableText::new(key).with_notation("name", name);
        let with_earlier = |key, name, &earlier: &usize| {
            with_name(key, name).with_number("earlier", earlier as f64)
        };
        match self {
            ParseTreeErrorKind::Empty => TranslatableText::new("tree-fault-empty"),
            ParseTreeErrorKind::ExpectedName => TranslatableText::new("tree-fault-no-name"),
            ParseTreeErrorKind::ExpectedArrowOrEquals(name) => {
                with_name("tree-fault-no-relation", name)
            }
            ParseTreeErrorKind::NoChildren(name) => with_name("tree-fault-no-children", name),
            ParseTreeErrorKind::NoValue(name) => with_name("tree-fault-no-value", name),
            ParseTreeErrorKind::BadValue(text) => with_name("tree-fault-bad-value", text),
            ParseTreeErrorKind::TrailingText(text) => with_name("tree-fault-surplus", text),
            ParseTreeErrorKind::DuplicateNode { name, line } => {
                with_earlier("tree-fault-twice", name, line)
            }
            ParseTreeErrorKind::InnerValue { name, line } => {
                with_earlier("tree-fault-inner-value", name, line)
            }
            ParseTreeErrorKind::DuplicateChild(name) => with_name("tree-fault-child-twice", name),
            ParseTreeErrorKind::SideMismatch(name) => with_name("tree-fault-other-side", name),
            ParseTreeErrorKind::TooManyVisits => TranslatableText::new("tree-fault-too-many-ways")
                .with_number("ways", Tree::MAX_NODE_VISITS as f64),
            ParseTreeErrorKind::UnreachableNode { name, root } => {
                with_name("tree-fault-unreached", name).with_notation("root", root)
            }
            ParseTreeErrorKind::Cycle(name) => with_name("tree-fault-cycle", name),
            ParseTreeErrorKind::UndescribedNode(name) => {
                with_name("tree-fault-no-leaf-value", name)
            }
            ParseTreeErrorKind::SecondRoot { name, root } => {
                with_name("tree-fault-second-root", name).with_notation("root", root)
            }
            ParseTreeErrorKind::DuplicateSide { line } => {
                TranslatableText::new("tree-fault-side-twice").with_number("earlier", *line as f64)
            }
            ParseTreeErrorKind::TooDeep(name) => {
                with_name("tree-fault-too-deep", name).with_number("depth", Tree::MAX_DEPTH as f64)
            }
        }
    }
}

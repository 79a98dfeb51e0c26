//! What can be wrong with the text of a tree.

use super::nodes::Tree;
use crate::explanation::message::TranslatableText;

/// A text that is not a tree: where the first fault is, and which.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ParseTreeError {
    /// Line of the fault, from 1.
    pub line: usize,
    /// Column of the fault in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseTreeErrorKind,
}

/// What is wrong with the text of a tree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseTreeErrorKind {
    /// There is no node at all.
    #[error("there is no node in the text")]
    Empty,
    /// Something else stands where a name should.
    #[error("a name should stand here")]
    ExpectedName,
    /// A name is followed by neither children nor a value.
    #[error("after `{0}` there should be `->` and its children, or `=` and its value")]
    ExpectedArrowOrEquals(String),
    /// No child follows the arrow.
    #[error("no child of `{0}` follows the arrow")]
    NoChildren(String),
    /// No value follows the equals sign.
    #[error("no value of `{0}` follows the equals sign")]
    NoValue(String),
    /// What should be a value is none.
    #[error("`{0}` is no value: that is a number such as -2.5, or `won`, or `lost`")]
    BadValue(String),
    /// A line goes on after its end.
    #[error("nothing should follow here, but `{0}` does")]
    TrailingText(String),
    /// A node has its children or its value twice.
    #[error("`{name}` is described already, in line {line}")]
    DuplicateNode {
        /// The name of the node.
        name: String,
        /// The line of the first description.
        line: usize,
    },
    /// A node has both children and a value.
    #[error("`{name}` has children and a value of its own; the other stands in line {line}")]
    InnerValue {
        /// The name of the node.
        name: String,
        /// The line of the one that came first.
        line: usize,
    },
    /// A parent has a child twice.
    #[error("`{0}` is named twice among the children")]
    DuplicateChild(String),
    /// A node is a child of several, with either side to move.
    #[error("`{0}` stands where the other side is to move, so it is another position")]
    SideMismatch(String),
    /// A node stands below itself in a tree with numbers.
    #[error("a cycle: only where all leaves are won or lost may `{0}` stand below itself")]
    Cycle(String),
    /// So many nodes are shared that a search would not end in reasonable time.
    #[error("too much is shared: there are more than {ways} ways", ways = Tree::MAX_NODE_VISITS)]
    TooManyVisits,
    /// A node cannot be come to from the root.
    #[error("no moves lead from `{root}` to `{name}`")]
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
    #[error("`{name}` is a second root, for `{root}` has no parent either")]
    SecondRoot {
        /// The name of the second one.
        name: String,
        /// The name of the first one.
        root: String,
    },
    /// The side to move is told twice.
    #[error("who has the first move is told already, in line {line}")]
    DuplicateSide {
        /// The line of the first time.
        line: usize,
    },
    /// A node stands too far below the root.
    #[error("`{0}` stands more than {depth} moves below the root", depth = Tree::MAX_DEPTH)]
    TooDeep(String),
}

impl ParseTreeError {
    /// The fault as a sentence to be translated; where it is goes with it.
    pub fn message(&self) -> TranslatableText {
        self.kind
            .message()
            .with_number("line", self.line as f64)
            .with_number("column", self.column as f64)
    }
}

impl ParseTreeErrorKind {
    fn message(&self) -> TranslatableText {
        let about = |key, name: &String| TranslatableText::new(key).with_notation("name", name);
        let with_earlier =
            |key, name, &earlier: &usize| about(key, name).with_number("earlier", earlier as f64);
        match self {
            ParseTreeErrorKind::Empty => TranslatableText::new("tree-fault-empty"),
            ParseTreeErrorKind::ExpectedName => TranslatableText::new("tree-fault-no-name"),
            ParseTreeErrorKind::ExpectedArrowOrEquals(name) => {
                about("tree-fault-no-relation", name)
            }
            ParseTreeErrorKind::NoChildren(name) => about("tree-fault-no-children", name),
            ParseTreeErrorKind::NoValue(name) => about("tree-fault-no-value", name),
            ParseTreeErrorKind::BadValue(text) => about("tree-fault-bad-value", text),
            ParseTreeErrorKind::TrailingText(text) => about("tree-fault-surplus", text),
            ParseTreeErrorKind::DuplicateNode { name, line } => {
                with_earlier("tree-fault-twice", name, line)
            }
            ParseTreeErrorKind::InnerValue { name, line } => {
                with_earlier("tree-fault-inner-value", name, line)
            }
            ParseTreeErrorKind::DuplicateChild(name) => about("tree-fault-child-twice", name),
            ParseTreeErrorKind::SideMismatch(name) => about("tree-fault-other-side", name),
            ParseTreeErrorKind::TooManyVisits => TranslatableText::new("tree-fault-too-many-ways")
                .with_number("ways", Tree::MAX_NODE_VISITS as f64),
            ParseTreeErrorKind::UnreachableNode { name, root } => {
                about("tree-fault-unreached", name).with_notation("root", root)
            }
            ParseTreeErrorKind::Cycle(name) => about("tree-fault-cycle", name),
            ParseTreeErrorKind::UndescribedNode(name) => about("tree-fault-no-leaf-value", name),
            ParseTreeErrorKind::SecondRoot { name, root } => {
                about("tree-fault-second-root", name).with_notation("root", root)
            }
            ParseTreeErrorKind::DuplicateSide { line } => {
                TranslatableText::new("tree-fault-side-twice").with_number("earlier", *line as f64)
            }
            ParseTreeErrorKind::TooDeep(name) => {
                about("tree-fault-too-deep", name).with_number("depth", Tree::MAX_DEPTH as f64)
            }
        }
    }
}

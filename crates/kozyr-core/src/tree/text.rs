//! Trees as text.

use std::{collections::HashMap, fmt, str::FromStr};

use super::{
    nodes::{NodeId, Tree},
    parse_error::{ParseTreeError, ParseTreeErrorKind},
    side::MinimaxSide,
    value::NodeValue,
};

impl fmt::Display for Tree {
    /// Writes the text form that [`Tree`] describes: a line for each position, with its value or
    /// its children, in depth-first order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.side(self.root()) == MinimaxSide::Min {
            writeln!(f, "min to move")?;
        }
        for node in self.nodes().filter(|&node| !self.is_transposition(node)) {
            write!(f, "{}", self.name(node))?;
            match self.value(node) {
                Some(value) => write!(f, " = {value}")?,
                None => f.write_str(" ->")?,
            }
            for &child in self.children(node) {
                write!(f, " {}", self.name(child))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl FromStr for Tree {
    type Err = ParseTreeError;

    /// Parses the text form that [`Tree`] describes.
    ///
    /// # Errors
    /// The first problem found, with its place: bad lines first, then a structure that is not a
    /// valid tree.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = TreeParser::default();
        for (index, line) in text.lines().enumerate() {
            reader.parse_line(index + 1, line)?;
        }
        reader.into_tree()
    }
}

/// Whether a text can be the name of a node.
pub(super) fn is_name(text: &str) -> bool {
    matches!(tokens(1, text)[..], [Token { kind: TokenKind::Word, text: word, .. }] if word == text)
}

/// A position in a text: line and column in characters, from 1.
#[derive(Clone, Copy)]
struct TextPosition {
    line: usize,
    column: usize,
}

impl TextPosition {
    /// Creates an error of this kind at this position.
    fn error(self, kind: ParseTreeErrorKind) -> ParseTreeError {
        ParseTreeError { line: self.line, column: self.column, kind }
    }
}

#[derive(Clone, Copy)]
struct Token<'t> {
    kind: TokenKind,
    text: &'t str,
    position: TextPosition,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Word,
    Arrow,
    Equals,
}

/// Splits a line of a text into words and signs, up to a `#`. Commas count as spaces. `line` is the
/// line's number, from 1.
fn tokens(line: usize, text: &str) -> Vec<Token<'_>> {
    let text = text.split('#').next().unwrap_or_default();
    let mut tokens = Vec::new();
    let (mut rest, mut column) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = match first {
            _ if first.is_whitespace() || first == ',' => (None, first.len_utf8()),
            '=' => (Some(TokenKind::Equals), 1),
            '→' => (Some(TokenKind::Arrow), first.len_utf8()),
            _ if rest.starts_with("->") => (Some(TokenKind::Arrow), 2),
            _ => (Some(TokenKind::Word), word_length(rest)),
        };
        let (text, after) = rest.split_at(length);
        tokens.extend(kind.map(|kind| Token {
            kind,
            text,
            position: TextPosition { line, column },
        }));
        column += text.chars().count();
        rest = after;
    }
    tokens
}

/// Returns the length in bytes of the word at the start of a text: up to white space or a sign, 0
/// if it starts with either.
fn word_length(text: &str) -> usize {
    let ends = |(at, symbol): (usize, char)| {
        let end = symbol.is_whitespace() || ",=→".contains(symbol) || text[at..].starts_with("->");
        end.then_some(at)
    };
    text.char_indices().find_map(ends).unwrap_or(text.len())
}

/// The part of a tree that has been parsed.
#[derive(Default)]
struct TreeParser {
    /// The nodes in the order they are first named.
    nodes: Vec<NodeDraft>,
    /// The index of each node in `nodes`.
    by_name: HashMap<String, usize>,
    /// The side with the first move, and the line that states it.
    side: Option<(MinimaxSide, usize)>,
}

/// What has been parsed of a node.
struct NodeDraft {
    name: String,
    /// Where its name occurs first.
    first_named: TextPosition,
    /// The line that states its children or its value.
    described_in_line: Option<usize>,
    has_parent: bool,
    /// The index of each child, and where it is named.
    children: Vec<(usize, TextPosition)>,
    value: Option<NodeValue>,
}

impl TreeParser {
    /// Parses a line: the side to move, the children of a node, or the value of a leaf. Ignores a
    /// line without any. `number` is the line's number, from 1.
    fn parse_line(&mut self, number: usize, text: &str) -> Result<(), ParseTreeError> {
        let tokens = tokens(number, text);
        let Some((&first, rest)) = tokens.split_first() else { return Ok(()) };
        if let Some(side) = first_move(&tokens) {
            return self.set_side(side, first.position);
        }
        let end = tokens.last().map_or(first.position, Token::end);
        let name = first.word()?;
        match rest.split_first() {
            Some((Token { kind: TokenKind::Arrow, .. }, children)) => {
                if children.is_empty() {
                    return Err(end.error(ParseTreeErrorKind::NoChildren(name)));
                }
                self.set_children(first, children)
            }
            Some((Token { kind: TokenKind::Equals, .. }, value)) => match value {
                [] => Err(end.error(ParseTreeErrorKind::NoValue(name))),
                [value] => self.set_value(first, *value),
                [_, surplus, ..] => Err(surplus
                    .position
                    .error(ParseTreeErrorKind::TrailingText(surplus.text.into()))),
            },
            Some((other, _)) => {
                Err(other.position.error(ParseTreeErrorKind::ExpectedArrowOrEquals(name)))
            }
            None => Err(end.error(ParseTreeErrorKind::ExpectedArrowOrEquals(name))),
        }
    }

    /// Sets the side with the first move.
    ///
    /// # Errors
    /// If an earlier line sets it.
    fn set_side(
        &mut self,
        side: MinimaxSide,
        position: TextPosition,
    ) -> Result<(), ParseTreeError> {
        if let Some((_, line)) = self.side {
            return Err(position.error(ParseTreeErrorKind::DuplicateSide { line }));
        }
        self.side = Some((side, position.line));
        Ok(())
    }

    /// Sets the value of a named leaf.
    ///
    /// # Errors
    /// If the value is invalid, or an earlier line describes the node.
    fn set_value(&mut self, name: Token<'_>, value: Token<'_>) -> Result<(), ParseTreeError> {
        let error = |_| value.position.error(ParseTreeErrorKind::BadValue(value.text.into()));
        let parsed = value.text.parse().map_err(error)?;
        let node = self.describe_node(name, true)?;
        self.nodes[node].value = Some(parsed);
        Ok(())
    }

    /// Sets the children of a named node.
    ///
    /// # Errors
    /// If an earlier line describes the node, or a child is not a name or is named twice.
    fn set_children(
        &mut self,
        parent: Token<'_>,
        children: &[Token<'_>],
    ) -> Result<(), ParseTreeError> {
        let node = self.describe_node(parent, false)?;
        for &token in children {
            let child = self.node_by_name(token)?;
            if self.nodes[node].children.iter().any(|&(earlier, _)| earlier == child) {
                return Err(token
                    .position
                    .error(ParseTreeErrorKind::DuplicateChild(token.text.into())));
            }
            self.nodes[child].has_parent = true;
            self.nodes[node].children.push((child, token.position));
        }
        Ok(())
    }

    /// Notes that the token's line describes the node with this name, which is created if
    /// necessary, and returns its index. `is_leaf` tells whether the line states a value.
    ///
    /// # Errors
    /// If the token is not a name, or an earlier line describes the node.
    fn describe_node(&mut self, token: Token<'_>, is_leaf: bool) -> Result<usize, ParseTreeError> {
        let node = self.node_by_name(token)?;
        if let Some(line) = self.nodes[node].described_in_line {
            let name = token.text.to_owned();
            let was_leaf = self.nodes[node].value.is_some();
            return Err(token.position.error(if was_leaf == is_leaf {
                ParseTreeErrorKind::DuplicateNode { name, line }
            } else {
                ParseTreeErrorKind::InnerValue { name, line }
            }));
        }
        self.nodes[node].described_in_line = Some(token.position.line);
        Ok(node)
    }

    /// Returns the index of the node with this name, after creating it if necessary.
    ///
    /// # Errors
    /// If the token is not a name.
    fn node_by_name(&mut self, token: Token<'_>) -> Result<usize, ParseTreeError> {
        let name = token.word()?;
        let nodes = &mut self.nodes;
        Ok(*self.by_name.entry(name.clone()).or_insert_with(|| {
            let (first_named, children) = (token.position, Vec::new());
            let (described_in_line, has_parent, value) = (None, false, None);
            nodes.push(NodeDraft {
                name,
                first_named,
                described_in_line,
                has_parent,
                children,
                value,
            });
            nodes.len() - 1
        }))
    }

    /// Builds the tree from all lines, and checks that it is valid.
    fn into_tree(self) -> Result<Tree, ParseTreeError> {
        let root = self.root()?;
        let side = self.side.map_or_else(MinimaxSide::default, |(side, _)| side);
        let mut tree = Tree::with_root(side, self.nodes[root].name.clone());
        let mut node_ids: Vec<Option<NodeId>> = vec![None; self.nodes.len()];
        let node = tree.root();
        node_ids[root] = Some(node);
        self.set_leaf_value(&mut tree, node, root)?;
        let mut pending = self.child_entries(node, root);
        while let Some((parent, index, position)) = pending.pop() {
            let draft = &self.nodes[index];
            if let Some(first_node) = node_ids[index] {
                self.check_transposition(&tree, parent, first_node, position)?;
                tree.add_transposition(parent, first_node);
                continue;
            }
            if tree.depth(parent) == Tree::MAX_DEPTH {
                return Err(position.error(ParseTreeErrorKind::TooDeep(draft.name.clone())));
            }
            let node = tree.add_child(parent, draft.name.clone());
            node_ids[index] = Some(node);
            self.set_leaf_value(&mut tree, node, index)?;
            pending.extend(self.child_entries(node, index));
        }
        let unreachable = self.nodes.iter().zip(&node_ids).find(|(_, node_id)| node_id.is_none());
        if let Some((draft, _)) = unreachable {
            let (name, root) = (draft.name.clone(), self.nodes[root].name.clone());
            return Err(draft
                .first_named
                .error(ParseTreeErrorKind::UnreachableNode { name, root }));
        }
        self.check_size(&tree)?;
        Ok(tree)
    }

    /// Returns the index of the node without a parent; if all have one, the first node named.
    ///
    /// # Errors
    /// If there are no nodes, or two without a parent.
    fn root(&self) -> Result<usize, ParseTreeError> {
        let mut roots = self.nodes.iter().enumerate().filter(|(_, node)| !node.has_parent);
        let start = TextPosition { line: 1, column: 1 };
        let Some((root, draft)) = roots.next() else {
            return if self.nodes.is_empty() {
                Err(start.error(ParseTreeErrorKind::Empty))
            } else {
                Ok(0)
            };
        };
        if let Some((_, second)) = roots.next() {
            let (name, root) = (second.name.clone(), draft.name.clone());
            return Err(second.first_named.error(ParseTreeErrorKind::SecondRoot { name, root }));
        }
        Ok(root)
    }

    /// Checks that `parent` may have the existing `first_node` as another child: the other side
    /// must be to move there, and a tree with numbers must stay free of cycles. An error is
    /// reported at `position`.
    fn check_transposition(
        &self,
        tree: &Tree,
        parent: NodeId,
        first_node: NodeId,
        position: TextPosition,
    ) -> Result<(), ParseTreeError> {
        let name = || tree.name(first_node).to_owned();
        if tree.side(parent) == tree.side(first_node) {
            return Err(position.error(ParseTreeErrorKind::SideMismatch(name())));
        }
        let mut ancestors = std::iter::successors(Some(parent), |&node| tree.parent(node));
        let has_numbers = || {
            let has_number = |draft: &NodeDraft| matches!(draft.value, Some(NodeValue::Number(_)));
            self.nodes.iter().any(has_number)
        };
        if ancestors.any(|node| node == first_node) && has_numbers() {
            return Err(position.error(ParseTreeErrorKind::Cycle(name())));
        }
        Ok(())
    }

    /// Checks that a search visits at most [`Tree::MAX_NODE_VISITS`] nodes, counting a shared node
    /// once for each path to it. Also accepts every tree that has a cycle, or that has no shared
    /// nodes.
    fn check_size(&self, tree: &Tree) -> Result<(), ParseTreeError> {
        if tree.has_cycle() {
            return Ok(());
        }
        // The size of a node depends on its children, which come later, and on first nodes of
        // positions, which may come earlier. No fixed order works, so sizes are computed on demand.
        let mut visits: Vec<Option<u64>> = vec![None; tree.len()];
        let mut pending = vec![tree.root()];
        while let Some(&node) = pending.last() {
            let children: Vec<NodeId> =
                tree.children(node).iter().map(|&child| tree.canonical(child)).collect();
            let unknown: Vec<NodeId> =
                children.iter().copied().filter(|child| visits[child.index()].is_none()).collect();
            if unknown.is_empty() {
                let sizes = children.iter().filter_map(|child| visits[child.index()]);
                visits[node.index()] = Some(sizes.fold(1, u64::saturating_add));
                pending.pop();
            } else {
                pending.extend(unknown);
            }
        }
        let shared = tree.nodes().any(|node| tree.is_transposition(node));
        if shared && visits[tree.root().index()] > Some(Tree::MAX_NODE_VISITS) {
            let root = self
                .nodes
                .first()
                .map_or(TextPosition { line: 1, column: 1 }, |node| node.first_named);
            return Err(root.error(ParseTreeErrorKind::TooManyVisits));
        }
        Ok(())
    }

    /// Returns the children of the draft with this index in reverse order. Each entry has the
    /// parent's id, `node`, then the child's index and where it is named.
    fn child_entries(&self, node: NodeId, index: usize) -> Vec<(NodeId, usize, TextPosition)> {
        let children = self.nodes[index].children.iter().rev();
        children.map(|&(child, position)| (node, child, position)).collect()
    }

    /// Gives a node of the tree the value that the draft with this index states, if any.
    ///
    /// # Errors
    /// If the draft has neither children nor a value.
    fn set_leaf_value(
        &self,
        tree: &mut Tree,
        node: NodeId,
        index: usize,
    ) -> Result<(), ParseTreeError> {
        let NodeDraft { name, first_named, children, value, .. } = &self.nodes[index];
        match value {
            Some(value) => tree.set_value(node, *value).expect("it has no children yet"),
            None if children.is_empty() => {
                return Err(first_named.error(ParseTreeErrorKind::UndescribedNode(name.clone())));
            }
            None => {}
        }
        Ok(())
    }
}

impl Token<'_> {
    /// Returns the position after the token.
    fn end(&self) -> TextPosition {
        TextPosition { column: self.position.column + self.text.chars().count(), ..self.position }
    }

    /// Returns the token's text, as the name of a node.
    ///
    /// # Errors
    /// If the token is a sign.
    fn word(&self) -> Result<String, ParseTreeError> {
        match self.kind {
            TokenKind::Word => Ok(self.text.into()),
            _ => Err(self.position.error(ParseTreeErrorKind::ExpectedName)),
        }
    }
}

/// Returns the side with the first move if the line states it, as `max to move` or `min to move`.
fn first_move(tokens: &[Token<'_>]) -> Option<MinimaxSide> {
    match tokens.iter().map(|token| token.text).collect::<Vec<_>>()[..] {
        ["max", "to", "move"] => Some(MinimaxSide::Max),
        ["min", "to", "move"] => Some(MinimaxSide::Min),
        _ => None,
    }
}

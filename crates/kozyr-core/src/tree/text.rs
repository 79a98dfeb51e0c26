//! Trees as text.

use std::{collections::HashMap, fmt, str::FromStr};

use super::{
    nodes::{NodeId, Tree},
    parse_error::{ParseTreeError, ParseTreeErrorKind},
    side::MinimaxSide,
    value::NodeValue,
};

impl fmt::Display for Tree {
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

/// A place in a text: line and column in characters, from 1.
#[derive(Clone, Copy)]
struct TextPosition {
    line: usize,
    column: usize,
}

impl TextPosition {
    fn error(self, fault: ParseTreeErrorKind) -> ParseTreeError {
        ParseTreeError { line: self.line, column: self.column, kind: fault }
    }
}

#[derive(Clone, Copy)]
struct Token<'t> {
    kind: TokenKind,
    text: &'t str,
    place: TextPosition,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Word,
    Arrow,
    Equals,
}

/// Splits a line into words and signs. Commas count as spaces.
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
        tokens.extend(kind.map(|kind| Token { kind, text, place: TextPosition { line, column } }));
        column += text.chars().count();
        rest = after;
    }
    tokens
}

/// Returns the length in bytes of the word at the start of a text.
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
    /// In the order they are first named.
    nodes: Vec<NodeDraft>,
    by_name: HashMap<String, usize>,
    /// The side with the first move, and the line that states it.
    side: Option<(MinimaxSide, usize)>,
}

/// What has been parsed of a node.
struct NodeDraft {
    name: String,
    first_named: TextPosition,
    /// The line that states its children or its value.
    described: Option<usize>,
    has_parent: bool,
    children: Vec<(usize, TextPosition)>,
    value: Option<NodeValue>,
}

impl TreeParser {
    fn parse_line(&mut self, number: usize, text: &str) -> Result<(), ParseTreeError> {
        let tokens = tokens(number, text);
        let Some((&first, rest)) = tokens.split_first() else { return Ok(()) };
        if let Some(side) = first_move(&tokens) {
            return self.set_side(side, first.place);
        }
        let end = tokens.last().map_or(first.place, Token::end);
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
                [_, surplus, ..] => {
                    Err(surplus.place.error(ParseTreeErrorKind::TrailingText(surplus.text.into())))
                }
            },
            Some((other, _)) => {
                Err(other.place.error(ParseTreeErrorKind::ExpectedArrowOrEquals(name)))
            }
            None => Err(end.error(ParseTreeErrorKind::ExpectedArrowOrEquals(name))),
        }
    }

    fn set_side(&mut self, side: MinimaxSide, place: TextPosition) -> Result<(), ParseTreeError> {
        if let Some((_, line)) = self.side {
            return Err(place.error(ParseTreeErrorKind::DuplicateSide { line }));
        }
        self.side = Some((side, place.line));
        Ok(())
    }

    fn set_value(&mut self, name: Token<'_>, value: Token<'_>) -> Result<(), ParseTreeError> {
        let bad = |_| value.place.error(ParseTreeErrorKind::BadValue(value.text.into()));
        let read = value.text.parse().map_err(bad)?;
        let node = self.describe_node(name, true)?;
        self.nodes[node].value = Some(read);
        Ok(())
    }

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
                    .place
                    .error(ParseTreeErrorKind::DuplicateChild(token.text.into())));
            }
            self.nodes[child].has_parent = true;
            self.nodes[node].children.push((child, token.place));
        }
        Ok(())
    }

    /// Returns the node that a line describes, if no other line has.
    fn describe_node(&mut self, token: Token<'_>, is_leaf: bool) -> Result<usize, ParseTreeError> {
        let node = self.node_by_name(token)?;
        if let Some(line) = self.nodes[node].described {
            let name = token.text.to_owned();
            let was_leaf = self.nodes[node].value.is_some();
            return Err(token.place.error(if was_leaf == is_leaf {
                ParseTreeErrorKind::DuplicateNode { name, line }
            } else {
                ParseTreeErrorKind::InnerValue { name, line }
            }));
        }
        self.nodes[node].described = Some(token.place.line);
        Ok(node)
    }

    /// Returns the node of this name, after creating it if necessary.
    fn node_by_name(&mut self, token: Token<'_>) -> Result<usize, ParseTreeError> {
        let name = token.word()?;
        let nodes = &mut self.nodes;
        Ok(*self.by_name.entry(name.clone()).or_insert_with(|| {
            let (first_named, children) = (token.place, Vec::new());
            let (described, has_parent, value) = (None, false, None);
            nodes.push(NodeDraft { name, first_named, described, has_parent, children, value });
            nodes.len() - 1
        }))
    }

    fn into_tree(self) -> Result<Tree, ParseTreeError> {
        let root = self.root()?;
        let side = self.side.map_or_else(MinimaxSide::default, |(side, _)| side);
        let mut tree = Tree::with_root(side, self.nodes[root].name.clone());
        let mut planted: Vec<Option<NodeId>> = vec![None; self.nodes.len()];
        let node = tree.root();
        planted[root] = Some(node);
        self.set_leaf_value(&mut tree, node, root)?;
        let mut waiting = self.below(node, root);
        while let Some((parent, index, place)) = waiting.pop() {
            let draft = &self.nodes[index];
            if let Some(same) = planted[index] {
                self.check_same(&tree, parent, same, place)?;
                tree.add_transposition(parent, same);
                continue;
            }
            if tree.depth(parent) == Tree::MAX_DEPTH {
                return Err(place.error(ParseTreeErrorKind::TooDeep(draft.name.clone())));
            }
            let node = tree.add_child(parent, draft.name.clone());
            planted[index] = Some(node);
            self.set_leaf_value(&mut tree, node, index)?;
            waiting.extend(self.below(node, index));
        }
        let apart = self.nodes.iter().zip(&planted).find(|(_, planted)| planted.is_none());
        if let Some((draft, _)) = apart {
            let (name, root) = (draft.name.clone(), self.nodes[root].name.clone());
            return Err(draft
                .first_named
                .error(ParseTreeErrorKind::UnreachableNode { name, root }));
        }
        self.check_size(&tree)?;
        Ok(tree)
    }

    /// Returns the node without a parent; if all have one, the first node named.
    fn root(&self) -> Result<usize, ParseTreeError> {
        let mut roots = self.nodes.iter().enumerate().filter(|(_, node)| !node.has_parent);
        let nowhere = TextPosition { line: 1, column: 1 };
        let Some((root, draft)) = roots.next() else {
            return if self.nodes.is_empty() {
                Err(nowhere.error(ParseTreeErrorKind::Empty))
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

    /// Checks that a node may have another parent: the same side must be to move, and a tree with
    /// numbers must stay free of cycles.
    fn check_same(
        &self,
        tree: &Tree,
        parent: NodeId,
        same: NodeId,
        place: TextPosition,
    ) -> Result<(), ParseTreeError> {
        let name = || tree.name(same).to_owned();
        if tree.side(parent) == tree.side(same) {
            return Err(place.error(ParseTreeErrorKind::SideMismatch(name())));
        }
        let mut line = std::iter::successors(Some(parent), |&node| tree.parent(node));
        let numbers = || {
            let number = |draft: &NodeDraft| matches!(draft.value, Some(NodeValue::Number(_)));
            self.nodes.iter().any(number)
        };
        if line.any(|node| node == same) && numbers() {
            return Err(place.error(ParseTreeErrorKind::Cycle(name())));
        }
        Ok(())
    }

    /// Checks that a search ends in reasonable time, although it visits a shared node once for each
    /// path to it.
    fn check_size(&self, tree: &Tree) -> Result<(), ParseTreeError> {
        if tree.has_cycle() {
            return Ok(());
        }
        // The size of a node depends on its children, which come later, and on first nodes of
        // positions, which may come earlier. No fixed order works, so sizes are computed on demand.
        let mut ways: Vec<Option<u64>> = vec![None; tree.len()];
        let mut waiting = vec![tree.root()];
        while let Some(&node) = waiting.last() {
            let below: Vec<NodeId> =
                tree.children(node).iter().map(|&child| tree.canonical(child)).collect();
            let unknown: Vec<NodeId> =
                below.iter().copied().filter(|child| ways[child.index()].is_none()).collect();
            if unknown.is_empty() {
                let sizes = below.iter().filter_map(|child| ways[child.index()]);
                ways[node.index()] = Some(sizes.fold(1, u64::saturating_add));
                waiting.pop();
            } else {
                waiting.extend(unknown);
            }
        }
        let shared = tree.nodes().any(|node| tree.is_transposition(node));
        if shared && ways[tree.root().index()] > Some(Tree::MAX_NODE_VISITS) {
            let root = self
                .nodes
                .first()
                .map_or(TextPosition { line: 1, column: 1 }, |one| one.first_named);
            return Err(root.error(ParseTreeErrorKind::TooManyVisits));
        }
        Ok(())
    }

    /// Returns the children of a node and where they are named, in reverse order.
    fn below(&self, node: NodeId, index: usize) -> Vec<(NodeId, usize, TextPosition)> {
        let children = self.nodes[index].children.iter().rev();
        children.map(|&(child, place)| (node, child, place)).collect()
    }

    /// Sets the value of a leaf.
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
        TextPosition { column: self.place.column + self.text.chars().count(), ..self.place }
    }

    fn word(&self) -> Result<String, ParseTreeError> {
        match self.kind {
            TokenKind::Word => Ok(self.text.into()),
            _ => Err(self.place.error(ParseTreeErrorKind::ExpectedName)),
        }
    }
}

/// Returns the side with the first move, if the line states it.
fn first_move(tokens: &[Token<'_>]) -> Option<MinimaxSide> {
    match tokens.iter().map(|token| token.text).collect::<Vec<_>>()[..] {
        ["max", "to", "move"] => Some(MinimaxSide::Max),
        ["min", "to", "move"] => Some(MinimaxSide::Min),
        _ => None,
    }
}

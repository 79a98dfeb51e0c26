//! Trees as text.

use std::{collections::HashMap, fmt, str::FromStr};

use super::{
    nodes::{NodeId, Tree},
    parse_error::{Fault, ParseTreeError},
    side::Side,
    value::Value,
};

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.side(self.root()) == Side::Min {
            writeln!(f, "min to move")?;
        }
        for node in self.nodes().filter(|&node| !self.stands_earlier(node)) {
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
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(index + 1, line)?;
        }
        reader.tree()
    }
}

/// Whether a text can be the name of a node.
pub(super) fn is_name(text: &str) -> bool {
    matches!(tokens(1, text)[..], [Token { kind: Kind::Word, text: word, .. }] if word == text)
}

/// Where something stands: line and column in characters, from 1.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn fault(self, fault: Fault) -> ParseTreeError {
        ParseTreeError { line: self.line, column: self.column, fault }
    }
}

#[derive(Clone, Copy)]
struct Token<'t> {
    kind: Kind,
    text: &'t str,
    place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Word,
    Arrow,
    Equals,
}

/// The words and signs of a line. Commas say nothing that a blank does not.
fn tokens(line: usize, text: &str) -> Vec<Token<'_>> {
    let text = text.split('#').next().unwrap_or_default();
    let mut tokens = Vec::new();
    let (mut rest, mut column) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = match first {
            _ if first.is_whitespace() || first == ',' => (None, first.len_utf8()),
            '=' => (Some(Kind::Equals), 1),
            '→' => (Some(Kind::Arrow), first.len_utf8()),
            _ if rest.starts_with("->") => (Some(Kind::Arrow), 2),
            _ => (Some(Kind::Word), word_length(rest)),
        };
        let (text, after) = rest.split_at(length);
        tokens.extend(kind.map(|kind| Token { kind, text, place: Place { line, column } }));
        column += text.chars().count();
        rest = after;
    }
    tokens
}

/// How many bytes long the word is that a text begins with.
fn word_length(text: &str) -> usize {
    let ends = |(at, symbol): (usize, char)| {
        let end = symbol.is_whitespace() || ",=→".contains(symbol) || text[at..].starts_with("->");
        end.then_some(at)
    };
    text.char_indices().find_map(ends).unwrap_or(text.len())
}

/// What has been read of a tree so far.
#[derive(Default)]
struct Reader {
    /// In the order in which they are first named.
    nodes: Vec<Draft>,
    by_name: HashMap<String, usize>,
    /// Who has the first move and the line that says so.
    side: Option<(Side, usize)>,
}

/// What has been read of a node so far.
struct Draft {
    name: String,
    first_named: Place,
    /// The line that gives its children or its value.
    described: Option<usize>,
    has_parent: bool,
    children: Vec<(usize, Place)>,
    value: Option<Value>,
}

impl Reader {
    fn line(&mut self, number: usize, text: &str) -> Result<(), ParseTreeError> {
        let tokens = tokens(number, text);
        let Some((&first, rest)) = tokens.split_first() else { return Ok(()) };
        if let Some(side) = first_move(&tokens) {
            return self.set_side(side, first.place);
        }
        let end = tokens.last().map_or(first.place, Token::end);
        let name = first.word()?;
        match rest.split_first() {
            Some((Token { kind: Kind::Arrow, .. }, children)) => {
                if children.is_empty() {
                    return Err(end.fault(Fault::NoChildren(name)));
                }
                self.set_children(first, children)
            }
            Some((Token { kind: Kind::Equals, .. }, value)) => match value {
                [] => Err(end.fault(Fault::NoValue(name))),
                [value] => self.set_value(first, *value),
                [_, surplus, ..] => Err(surplus.place.fault(Fault::Surplus(surplus.text.into()))),
            },
            Some((other, _)) => Err(other.place.fault(Fault::NoRelation(name))),
            None => Err(end.fault(Fault::NoRelation(name))),
        }
    }

    fn set_side(&mut self, side: Side, place: Place) -> Result<(), ParseTreeError> {
        if let Some((_, line)) = self.side {
            return Err(place.fault(Fault::SideTwice { line }));
        }
        self.side = Some((side, place.line));
        Ok(())
    }

    fn set_value(&mut self, name: Token<'_>, value: Token<'_>) -> Result<(), ParseTreeError> {
        let bad = |_| value.place.fault(Fault::BadValue(value.text.into()));
        let read = value.text.parse().map_err(bad)?;
        let node = self.described(name, true)?;
        self.nodes[node].value = Some(read);
        Ok(())
    }

    fn set_children(
        &mut self,
        parent: Token<'_>,
        children: &[Token<'_>],
    ) -> Result<(), ParseTreeError> {
        let node = self.described(parent, false)?;
        for &token in children {
            let child = self.named(token)?;
            if self.nodes[node].children.iter().any(|&(earlier, _)| earlier == child) {
                return Err(token.place.fault(Fault::ChildTwice(token.text.into())));
            }
            self.nodes[child].has_parent = true;
            self.nodes[node].children.push((child, token.place));
        }
        Ok(())
    }

    /// The node that a line describes, which no other line may.
    fn described(&mut self, token: Token<'_>, is_leaf: bool) -> Result<usize, ParseTreeError> {
        let node = self.named(token)?;
        if let Some(line) = self.nodes[node].described {
            let name = token.text.to_owned();
            let was_leaf = self.nodes[node].value.is_some();
            return Err(token.place.fault(if was_leaf == is_leaf {
                Fault::Twice { name, line }
            } else {
                Fault::InnerValue { name, line }
            }));
        }
        self.nodes[node].described = Some(token.place.line);
        Ok(node)
    }

    /// The node of that name, a new one if it was not named before.
    fn named(&mut self, token: Token<'_>) -> Result<usize, ParseTreeError> {
        let name = token.word()?;
        let nodes = &mut self.nodes;
        Ok(*self.by_name.entry(name.clone()).or_insert_with(|| {
            let (first_named, children) = (token.place, Vec::new());
            let (described, has_parent, value) = (None, false, None);
            nodes.push(Draft { name, first_named, described, has_parent, children, value });
            nodes.len() - 1
        }))
    }

    fn tree(self) -> Result<Tree, ParseTreeError> {
        let root = self.root()?;
        let side = self.side.map_or_else(Side::default, |(side, _)| side);
        let mut tree = Tree::planted(side, self.nodes[root].name.clone());
        let mut planted: Vec<Option<NodeId>> = vec![None; self.nodes.len()];
        let node = tree.root();
        planted[root] = Some(node);
        self.finish(&mut tree, node, root)?;
        let mut waiting = self.below(node, root);
        while let Some((parent, index, place)) = waiting.pop() {
            let draft = &self.nodes[index];
            if let Some(same) = planted[index] {
                self.check_same(&tree, parent, same, place)?;
                tree.grow_same(parent, same);
                continue;
            }
            if tree.depth(parent) == Tree::MAX_DEPTH {
                return Err(place.fault(Fault::TooDeep(draft.name.clone())));
            }
            let node = tree.grow(parent, draft.name.clone());
            planted[index] = Some(node);
            self.finish(&mut tree, node, index)?;
            waiting.extend(self.below(node, index));
        }
        let apart = self.nodes.iter().zip(&planted).find(|(_, planted)| planted.is_none());
        if let Some((draft, _)) = apart {
            let (name, root) = (draft.name.clone(), self.nodes[root].name.clone());
            return Err(draft.first_named.fault(Fault::Unreached { name, root }));
        }
        self.check_size(&tree)?;
        Ok(tree)
    }

    /// The node that no other leads to; where others lead to all, the first one named.
    fn root(&self) -> Result<usize, ParseTreeError> {
        let mut roots = self.nodes.iter().enumerate().filter(|(_, node)| !node.has_parent);
        let nowhere = Place { line: 1, column: 1 };
        let Some((root, draft)) = roots.next() else {
            return if self.nodes.is_empty() { Err(nowhere.fault(Fault::Empty)) } else { Ok(0) };
        };
        if let Some((_, second)) = roots.next() {
            let (name, root) = (second.name.clone(), draft.name.clone());
            return Err(second.first_named.fault(Fault::SecondRoot { name, root }));
        }
        Ok(root)
    }

    /// Checks that a node may be a child of one more: with the same side to move, and not above
    /// it where numbers are to be found.
    fn check_same(
        &self,
        tree: &Tree,
        parent: NodeId,
        same: NodeId,
        place: Place,
    ) -> Result<(), ParseTreeError> {
        let name = || tree.name(same).to_owned();
        if tree.side(parent) == tree.side(same) {
            return Err(place.fault(Fault::OtherSide(name())));
        }
        let mut line = std::iter::successors(Some(parent), |&node| tree.parent(node));
        let numbers = || {
            let number = |draft: &Draft| matches!(draft.value, Some(Value::Number(_)));
            self.nodes.iter().any(number)
        };
        if line.any(|node| node == same) && numbers() {
            return Err(place.fault(Fault::Cycle(name())));
        }
        Ok(())
    }

    /// Checks that a search of a tree that ends comes to an end in reasonable time, although it
    /// looks at what is shared once for each way to it.
    fn check_size(&self, tree: &Tree) -> Result<(), ParseTreeError> {
        if tree.comes_back() {
            return Ok(());
        }
        // What is the same stands earlier, but may be needed by what stands before that: the
        // order of falling depth does not do, so each node is counted when asked for.
        let mut ways: Vec<Option<u64>> = vec![None; tree.len()];
        let mut waiting = vec![tree.root()];
        while let Some(&node) = waiting.last() {
            let below: Vec<NodeId> =
                tree.children(node).iter().map(|&child| tree.same(child)).collect();
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
        let shared = tree.nodes().any(|node| tree.stands_earlier(node));
        if shared && ways[tree.root().index()] > Some(Tree::MAX_WAYS) {
            let root =
                self.nodes.first().map_or(Place { line: 1, column: 1 }, |one| one.first_named);
            return Err(root.fault(Fault::TooManyWays));
        }
        Ok(())
    }

    /// The children of a node and where they are named, the first one last.
    fn below(&self, node: NodeId, index: usize) -> Vec<(NodeId, usize, Place)> {
        let children = self.nodes[index].children.iter().rev();
        children.map(|&(child, place)| (node, child, place)).collect()
    }

    /// Gives a leaf its value.
    fn finish(&self, tree: &mut Tree, node: NodeId, index: usize) -> Result<(), ParseTreeError> {
        let Draft { name, first_named, children, value, .. } = &self.nodes[index];
        match value {
            Some(value) => tree.set_value(node, *value).expect("it has no children yet"),
            None if children.is_empty() => {
                return Err(first_named.fault(Fault::NoLeafValue(name.clone())));
            }
            None => {}
        }
        Ok(())
    }
}

impl Token<'_> {
    /// The place after it.
    fn end(&self) -> Place {
        Place { column: self.place.column + self.text.chars().count(), ..self.place }
    }

    fn word(&self) -> Result<String, ParseTreeError> {
        match self.kind {
            Kind::Word => Ok(self.text.into()),
            _ => Err(self.place.fault(Fault::NoName)),
        }
    }
}

/// Who has the first move, if the line says that.
fn first_move(tokens: &[Token<'_>]) -> Option<Side> {
    match tokens.iter().map(|token| token.text).collect::<Vec<_>>()[..] {
        ["max", "to", "move"] => Some(Side::Max),
        ["min", "to", "move"] => Some(Side::Min),
        _ => None,
    }
}

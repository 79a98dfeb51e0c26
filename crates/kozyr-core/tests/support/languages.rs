//! The texts of all languages, read from their files.

// Not every test uses all of this.
#![allow(dead_code)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};

/// A language: its files by name, each with its messages by key.
pub struct Language {
    pub name: String,
    pub files: BTreeMap<String, BTreeMap<String, MessagePlaceables>>,
}

/// The properties of a message.
#[derive(Default)]
pub struct MessagePlaceables {
    /// The arguments that it inserts or selects by.
    pub arguments: BTreeSet<String>,
    /// The other messages that it refers to.
    pub messages: BTreeSet<String>,
    /// Whether a variant for the plural category `one` omits the number.
    pub one_without_number: bool,
    /// Whether the text, or any variant of it, is empty.
    pub empty: bool,
}

impl Language {
    /// Returns the text of a key, from any file.
    pub fn text(&self, key: &str) -> Option<&MessagePlaceables> {
        self.files.values().find_map(|messages| messages.get(key))
    }
}

/// Returns all languages, sorted by name.
///
/// # Panics
/// If a file is not valid Fluent, or a language has a key twice.
pub fn languages() -> Vec<Language> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .map(|folder| folder.join("assets/languages"))
        .find(|folder| folder.is_dir())
        .expect("the texts are in the workspace");
    entries(&root).into_iter().map(|folder| language(&folder)).collect()
}

/// Returns the paths in a folder, sorted.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}

/// Reads the language in a folder.
fn language(folder: &Path) -> Language {
    let mut keys = BTreeSet::new();
    let mut files = BTreeMap::new();
    for path in entries(folder) {
        let source = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            assert!(keys.insert(key.clone()), "{}: {key} is already defined", path.display());
            messages.insert(
                key,
                message.value.as_ref().map_or_else(empty_message, MessagePlaceables::from_pattern),
            );
        }
        files.insert(file_name(&path), messages);
    }
    Language { name: file_name(folder), files }
}

/// A message without a text.
fn empty_message() -> MessagePlaceables {
    MessagePlaceables { empty: true, ..MessagePlaceables::default() }
}

impl MessagePlaceables {
    /// Collects the arguments and references of a pattern.
    fn from_pattern(pattern: &Pattern<&str>) -> MessagePlaceables {
        let mut text = MessagePlaceables::default();
        text.read(pattern);
        text
    }

    /// Adds the arguments and references of a pattern.
    fn read(&mut self, pattern: &Pattern<&str>) {
        let is_blank = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => value.trim().is_empty(),
            PatternElement::Placeable { .. } => false,
        };
        self.empty |= pattern.elements.iter().all(is_blank);
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    /// Adds the arguments and references of an expression.
    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for Variant { key, value, .. } in variants {
                    let is_one = matches!(key, VariantKey::Identifier { name: "one" });
                    self.one_without_number |=
                        is_one && MessagePlaceables::from_pattern(value).arguments.is_empty();
                    self.read(value);
                }
            }
        }
    }

    /// Adds the arguments and references of an inline expression.
    fn read_inline(&mut self, expression: &InlineExpression<&str>) {
        match expression {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::TermReference { id, .. } => {
                panic!("unexpected term -{}", id.name)
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
        }
    }
}

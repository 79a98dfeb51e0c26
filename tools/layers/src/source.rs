//! What one file says: which modules it names, and which games.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A module of the app by its path from the root: `["look", "theme"]`.
pub type Module = Vec<String>;

/// What a file names.
#[derive(Default)]
pub struct Named {
    /// Paths from the root of the crate, each with whatever follows the module in it.
    pub paths: BTreeSet<Module>,
    /// Whether an identifier or a text has the name of a game in it.
    pub game: bool,
}

/// Reads a file of a module. `children` are the names of the modules within it.
pub fn read(tokens: TokenStream, module: &[String], children: &BTreeSet<String>) -> Named {
    let mut reader = Reader { children, file: module, named: Named::default() };
    reader.read(tokens, module);
    reader.named
}

struct Reader<'a> {
    children: &'a BTreeSet<String>,
    file: &'a [String],
    named: Named,
}

impl Reader<'_> {
    /// Reads tokens that stand in a module, which may be one within the file.
    fn read(&mut self, tokens: TokenStream, module: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at += self.read_one(&tokens[at..], at > 0 && is_path(&tokens[..at]), module);
        }
    }

    /// Reads what stands first, and says how many tokens that were.
    fn read_one(&mut self, tokens: &[TokenTree], goes_on: bool, module: &[String]) -> usize {
        match tokens {
            [TokenTree::Ident(word), TokenTree::Ident(name), TokenTree::Group(group), ..]
                if word == "mod" =>
            {
                let inner = [module, &[name.to_string()]].concat();
                self.read(group.stream(), &inner);
                3
            }
            [TokenTree::Ident(word), ..] => {
                self.name_game(&word.to_string());
                let start = (!goes_on && is_separator(&tokens[1..]))
                    .then(|| self.start(&word.to_string(), module))
                    .flatten();
                match start {
                    Some(start) => 1 + self.follow(&tokens[1..], start),
                    None => 1,
                }
            }
            [TokenTree::Group(group), ..] => {
                self.read(group.stream(), module);
                1
            }
            [TokenTree::Literal(text), ..] => {
                self.name_game(&text.to_string());
                1
            }
            _ => 1,
        }
    }

    /// Where a path begins whose first word this is; nothing if it leads out of the app.
    fn start(&self, word: &str, module: &[String]) -> Option<Module> {
        match word {
            "crate" => Some(Vec::new()),
            "self" => Some(module.to_vec()),
            "super" => Some(module[..module.len().saturating_sub(1)].to_vec()),
            child if self.children.contains(child) => {
                Some([self.file, &[child.to_owned()]].concat())
            }
            _ => None,
        }
    }

    /// Follows a path from the `::` on, and says how many tokens it goes on for.
    fn follow(&mut self, tokens: &[TokenTree], mut path: Module) -> usize {
        let mut at = 0;
        while is_separator(&tokens[at..]) {
            match tokens.get(at + 2) {
                Some(TokenTree::Ident(word)) if word == "super" => {
                    path.pop();
                }
                Some(TokenTree::Ident(word)) => {
                    self.name_game(&word.to_string());
                    path.push(word.to_string());
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.fork(group.stream(), &path);
                    return at + 3;
                }
                // Generic arguments, or everything: they begin anew.
                _ => break,
            }
            at += 3;
        }
        self.named.paths.insert(path);
        at
    }

    /// Follows the branches of a `use`, each of which goes on where the path was.
    fn fork(&mut self, tokens: TokenStream, path: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let comma =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
        for branch in tokens.split(comma) {
            let Some(TokenTree::Ident(word)) = branch.first() else { continue };
            self.name_game(&word.to_string());
            let mut path = path.to_vec();
            if word != "self" {
                path.push(word.to_string());
            }
            self.follow(&branch[1..], path);
        }
    }

    fn name_game(&mut self, text: &str) {
        let text = text.to_lowercase();
        self.named.game |= ["durak", "reversi"].iter().any(|game| text.contains(game));
    }
}

/// Whether tokens end in `::`, so that what follows goes on with a path.
fn is_path(tokens: &[TokenTree]) -> bool {
    tokens.len() >= 2 && is_separator(&tokens[tokens.len() - 2..])
}

/// Whether tokens begin with `::`.
fn is_separator(tokens: &[TokenTree]) -> bool {
    let colon =
        |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    tokens.len() >= 2 && tokens[..2].iter().all(colon)
}

//! `tree`: searches and draws a game tree.

use std::path::Path;

use crate::{
    console::Console,
    failure::Failure,
    files::read_text,
    outline::outline,
    texts::{render, texts},
};
use kozyr_core::{
    texts::Locale,
    tree::{FIGURE_NAMES, NodeStatus, SearchMethod, Tree, figure},
};

/// The arguments of `tree`.
#[derive(Debug, clap::Args)]
pub struct TreeArgs {
    /// File with one node per line, `parent -> child child…` or `leaf = value` (a number, won or
    /// lost); or figure-10 or figure-11
    file: String,
    #[command(flatten)]
    show: TreeSearchArgs,
}

/// The options of a tree search and its output.
#[derive(Debug, clap::Args)]
pub struct TreeSearchArgs {
    /// Search method: and-or, minimax or alpha-beta [default: and-or if all leaves are won or lost,
    /// else minimax]
    #[arg(long, value_name = "METHOD")]
    method: Option<SearchMethod>,
    /// Print every step of the search
    #[arg(long)]
    steps: bool,
    /// Search from this node instead of the root
    #[arg(long, value_name = "NAME")]
    node: Option<String>,
}

/// Prints the tree with the values found, the principal variation and the number of nodes visited.
///
/// # Errors
/// If the file cannot be read or is not a tree.
pub fn run(args: &TreeArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let tree = match figure(&args.file) {
        Some(tree) => tree,
        None => read_tree(&args.file)?,
    };
    args.show.print_tree(&tree, console)
}

/// Reads a tree from a file; the error names the built-in trees.
fn read_tree(file: &str) -> Result<Tree, Failure> {
    let text = read_text(Path::new(file)).map_err(|error| {
        Failure::Failed(format!("{error} (built-in trees: {})", FIGURE_NAMES.join(" and ")))
    })?;
    text.parse().map_err(|error| Failure::Failed(format!("{file}: {error}")))
}

impl TreeSearchArgs {
    /// Searches and prints a tree.
    ///
    /// # Errors
    /// If the node does not exist.
    pub fn print_tree(&self, tree: &Tree, console: &mut Console<'_>) -> Result<(), Failure> {
        let node = match &self.node {
            None => tree.root(),
            Some(name) => tree
                .find(name)
                .ok_or_else(|| Failure::Usage(format!("no node is called `{name}`")))?,
        };
        let search = tree.search_from(node, self.method.unwrap_or_else(|| tree.default_method()));
        if self.steps {
            let texts = texts(Locale::English);
            for (index, step) in search.steps.iter().enumerate() {
                writeln!(
                    console.output,
                    "{:>4}. {}",
                    index + 1,
                    render(&texts, &step.message(tree))
                )?;
            }
            writeln!(console.output)?;
        }
        write!(console.output, "{}", outline(tree, &search))?;
        let progress = search.final_snapshot(tree);
        let visited =
            tree.nodes().filter(|&node| progress[node].status == NodeStatus::Settled).count();
        let of_node = match &self.node {
            Some(name) => format!(" of {name}"),
            None => String::new(),
        };
        let line: Vec<&str> = search.line.iter().map(|&node| tree.label(node)).collect();
        writeln!(
            console.output,
            "\n{}{of_node}: {}, by {}; visited {visited} of {} nodes",
            search.method,
            search.value,
            line.join(" "),
            tree.len()
        )?;
        Ok(())
    }
}

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
    tree::{
        FIGURE_NAMES, MinimaxSide, NodeId, NodeQuestion, NodeStatus, SearchMethod, Tree, figure,
    },
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
    /// What to ask about the node [default: player if all leaves are won or lost, else game]
    #[arg(long, value_enum, value_name = "QUESTION", requires = "node")]
    node_as: Option<NodeQuestionArg>,
}

/// A question about a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum NodeQuestionArg {
    /// The node as the player's position: Max has the move there
    Player,
    /// The node in the game from the root: the side has the move whose turn it is
    Game,
}

impl From<NodeQuestionArg> for NodeQuestion {
    fn from(question: NodeQuestionArg) -> Self {
        match question {
            NodeQuestionArg::Player => NodeQuestion::PlayersPosition,
            NodeQuestionArg::Game => NodeQuestion::InGame,
        }
    }
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
        let mut tree = tree.clone();
        let (node, of_node) = match &self.node {
            None => (tree.root(), String::new()),
            Some(name) => self.ask(&mut tree, name)?,
        };
        let tree = &tree;
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

    /// Finds a node and prepares the tree for the question about it. Also returns the question in
    /// words, after a blank.
    ///
    /// # Errors
    /// If the node does not exist.
    fn ask(&self, tree: &mut Tree, name: &str) -> Result<(NodeId, String), Failure> {
        let node =
            tree.find(name).ok_or_else(|| Failure::Usage(format!("no node is called `{name}`")))?;
        let default_question = match tree.default_method() {
            SearchMethod::AndOr => NodeQuestion::PlayersPosition,
            SearchMethod::Minimax | SearchMethod::AlphaBeta => NodeQuestion::InGame,
        };
        match self.node_as.map_or(default_question, NodeQuestion::from) {
            NodeQuestion::PlayersPosition => {
                tree.set_side(node, MinimaxSide::Max);
                Ok((node, format!(" of {name} as the player's position")))
            }
            NodeQuestion::InGame => {
                Ok((node, format!(" of {name} in the game from {}", tree.name(tree.root()))))
            }
        }
    }
}

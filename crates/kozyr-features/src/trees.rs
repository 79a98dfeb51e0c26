//! The Trees screen, which draws a game tree and steps through a search of it.

mod canvas;
mod screen;
mod transpositions;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use kozyr_core::{
    game::Game,
    tree::{self, MinimaxSide, NodeId, NodeQuestion, SearchMethod, SearchTrace, Tree},
};
use kozyr_reversi::{self as reversi, Reversi, opponents::gain_tree};

use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, notices::ShowNotice, panels::PanelSystems};

/// The source of the tree on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TreeSource {
    /// A built-in figure of this name.
    Figure(&'static str),
    /// The tree of the position on the Reversi board, or of the start position without a match in
    /// progress, with this many plies.
    Reversi(usize),
    /// A pasted text.
    Text,
}

/// The tree on the screen and the progress of its search.
#[derive(Resource)]
struct TreeExplorer {
    source: TreeSource,
    /// The tree as it is searched. For some questions the sides have changed places.
    tree: Tree,
    /// The side that moves first in the game.
    first_side: MinimaxSide,
    search: SearchTrace,
    /// The node where the search starts; the root of the tree by default.
    search_root: NodeId,
    /// The number of search steps taken.
    steps_taken: usize,
    /// The node touched last.
    selected: Option<NodeId>,
    /// The visible part of the drawing.
    viewport: canvas::TreeViewport,
    /// The tree pasted last.
    pasted: Option<Tree>,
}

impl Default for TreeExplorer {
    /// The last built-in figure with its completed search.
    fn default() -> Self {
        let source = TreeSource::Figure(tree::FIGURE_NAMES[1]);
        let tree = tree::figure(tree::FIGURE_NAMES[1]).expect("the figure is built in");
        let mut explorer = TreeExplorer {
            source,
            search: tree.search(tree.default_method()),
            search_root: tree.root(),
            first_side: tree.side(tree.root()),
            tree,
            steps_taken: 0,
            selected: None,
            viewport: canvas::TreeViewport::default(),
            pasted: None,
        };
        explorer.steps_taken = explorer.search.steps.len();
        explorer
    }
}

impl TreeExplorer {
    /// Shows another tree and completes its search with the tree's usual method.
    fn show(&mut self, source: TreeSource, tree: Tree) {
        self.source = source;
        self.search_root = tree.root();
        self.first_side = tree.side(tree.root());
        self.tree = tree;
        self.selected = None;
        self.viewport = canvas::TreeViewport::default();
        self.search(self.tree.default_method());
    }

    /// Searches the tree from `search_root` and shows the final state.
    fn search(&mut self, method: SearchMethod) {
        // Only the question for a win can be about the player's position.
        if method != SearchMethod::AndOr {
            self.tree = self.game_tree();
        }
        self.search = self.tree.search_from(self.search_root, method);
        self.steps_taken = self.search.steps.len();
    }

    /// Starts the search at a node and searches again. The question decides whose move it is there.
    /// A transposition is searched at the first node of its position.
    fn ask(&mut self, node: NodeId, question: NodeQuestion) {
        match question {
            NodeQuestion::PlayersPosition => self.tree.set_side(node, MinimaxSide::Max),
            NodeQuestion::InGame => self.tree = self.game_tree(),
        }
        self.search_root = self.tree.canonical(node);
        self.search(self.search.method);
    }

    /// The tree with the sides as in the game.
    fn game_tree(&self) -> Tree {
        let mut tree = self.tree.clone();
        tree.set_side(tree.root(), self.first_side);
        tree
    }

    /// Changes the value of a leaf and searches again; does nothing if the node is not a leaf.
    fn set_leaf(&mut self, leaf: NodeId, value: tree::NodeValue) {
        if self.tree.set_value(leaf, value).is_ok() {
            self.search(self.search.method);
        }
    }

    /// Moves this many search steps forward, or back if negative, within the search.
    fn step(&mut self, steps: isize) {
        self.steps_taken =
            self.steps_taken.saturating_add_signed(steps).min(self.search.steps.len());
    }
}

/// Adds the Trees screen.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TreeExplorer>();
    app.add_systems(
        bevy_egui::EguiPrimaryContextPass,
        screen::show
            .run_if(in_state(Screen::Trees))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
    app.add_systems(
        Update,
        // The arrow keys belong to the focused widget, if any.
        read_keys.run_if(in_state(Screen::Trees)).run_if(not(egui_wants_any_keyboard_input)),
    );
}

/// The left and right arrow keys step back and forward through the search.
fn read_keys(keys: Res<ButtonInput<KeyCode>>, mut explorer: ResMut<TreeExplorer>) {
    let step = isize::from(keys.just_pressed(KeyCode::ArrowRight))
        - isize::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 {
        explorer.step(step);
    }
}

/// Opens a tree from this source. `board` is only used for [`TreeSource::Reversi`]; without a match
/// in progress, that is the tree of the start position. `text` is only used for
/// [`TreeSource::Text`], and its tree is remembered as the pasted one.
///
/// # Errors
/// Returns a notice if the text cannot be parsed.
fn open_tree(
    explorer: &mut TreeExplorer,
    source: TreeSource,
    board: Option<&Session<Reversi>>,
    text: &str,
    language: &Language,
) -> Result<(), ShowNotice> {
    let tree = match source {
        TreeSource::Figure(name) => tree::figure(name).expect("the figure is built in"),
        TreeSource::Reversi(plies) => {
            let start = reversi::Position::START;
            // A finished game has no tree.
            let game = board.map(Session::game).filter(|game| game.to_act().is_some());
            gain_tree(game.map_or(start, Reversi::position), plies)
        }
        TreeSource::Text => {
            let tree: Tree = text.parse().map_err(|error: tree::ParseTreeError| {
                ShowNotice(language.message(&error.message()))
            })?;
            explorer.pasted = Some(tree.clone());
            tree
        }
    };
    explorer.show(source, tree);
    Ok(())
}

/// Searches the current tree by alpha-beta, goes back to two thirds of the steps, and selects the
/// first leaf. Used for screenshots.
pub fn show_mid_search(world: &mut World) {
    let mut explorer = world.resource_mut::<TreeExplorer>();
    explorer.search(SearchMethod::AlphaBeta);
    explorer.steps_taken = explorer.steps_taken * 2 / 3;
    explorer.selected = explorer.tree.nodes().find(|&node| explorer.tree.is_leaf(node));
}

/// Shows a tree with transpositions, searched from one of them. Used for screenshots.
pub fn show_transpositions(world: &mut World) {
    const TREE: &str =
        "a -> b c\nb -> d e\nc -> e f\nd -> c g\ne -> b h\nf = won\ng = lost\nh = won";
    world.resource_scope(|world, mut explorer: Mut<TreeExplorer>| {
        let language = world.resource::<Language>();
        if let Err(ShowNotice(notice)) =
            open_tree(&mut explorer, TreeSource::Text, None, TREE, language)
        {
            error!("{notice}");
        }
        explorer.selected = explorer.tree.find("c");
        if let Some(node) = explorer.selected {
            explorer.ask(node, NodeQuestion::InGame);
        }
    });
}

/// Loads the game tree of the position on the Reversi board, `plies` deep, into the tree explorer,
/// without opening its screen. Without a match in progress, it is the tree of the start position.
/// Used for screenshots.
pub fn show_reversi_tree(world: &mut World, plies: usize) {
    world.resource_scope(|world, mut explorer: Mut<TreeExplorer>| {
        let board = world.get_resource::<Session<Reversi>>();
        let language = world.resource::<Language>();
        if let Err(ShowNotice(notice)) =
            open_tree(&mut explorer, TreeSource::Reversi(plies), board, "", language)
        {
            error!("{notice}");
        }
    });
}

//! The Trees screen: a game tree is drawn, and its search walked step by step.

mod canvas;
mod screen;
mod transpositions;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use kozyr_core::{
    game::Game,
    tree::{self, NodeId, SearchMethod, SearchTrace, Tree},
};
use kozyr_reversi::{self as reversi, Reversi, opponents::gain_tree};

use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, notices::ShowNotice, panels::PanelSystems};

/// Where the tree on the screen comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TreeSource {
    /// The textbook's figure of that name.
    Figure(&'static str),
    /// The position on the Reversi board, so many plies deep.
    Reversi(usize),
    /// A text that was pasted.
    Text,
}

/// The tree on the screen and how far its search has come.
#[derive(Resource)]
struct TreeExplorer {
    source: TreeSource,
    tree: Tree,
    search: SearchTrace,
    /// The node that was asked for: the root, unless another one was.
    search_root: NodeId,
    /// How many steps of the search have been taken.
    steps_taken: usize,
    /// The node that was touched last.
    selected: Option<NodeId>,
    /// What part of the drawing is seen.
    viewport: canvas::TreeViewport,
    /// The tree that was pasted last.
    pasted: Option<Tree>,
}

impl Default for TreeExplorer {
    fn default() -> Self {
        let source = TreeSource::Figure(tree::FEATURE_COUNT[1]);
        let tree = tree::figure(tree::FEATURE_COUNT[1]).expect("the figure is built in");
        let mut desk = TreeExplorer {
            source,
            search: tree.search(tree.default_method()),
            search_root: tree.root(),
            tree,
            steps_taken: 0,
            selected: None,
            viewport: canvas::TreeViewport::default(),
            pasted: None,
        };
        desk.steps_taken = desk.search.steps.len();
        desk
    }
}

impl TreeExplorer {
    /// Shows another tree, searched to the end.
    fn show(&mut self, source: TreeSource, tree: Tree) {
        self.source = source;
        self.search_root = tree.root();
        self.tree = tree;
        self.selected = None;
        self.viewport = canvas::TreeViewport::default();
        self.search(self.tree.default_method());
    }

    /// Searches the tree from the node that was asked for, and shows the end.
    fn search(&mut self, method: SearchMethod) {
        self.search = self.tree.search_from(self.search_root, method);
        self.steps_taken = self.search.steps.len();
    }

    /// Asks for a node: is it won, or what is it worth?
    fn search_from(&mut self, node: NodeId) {
        self.search_root = self.tree.canonical(node);
        self.search(self.search.method);
    }

    /// Changes a leaf and searches again.
    fn set_leaf(&mut self, leaf: NodeId, value: tree::NodeValue) {
        if self.tree.set_value(leaf, value).is_ok() {
            self.search(self.search.method);
        }
    }

    fn step(&mut self, by: isize) {
        self.steps_taken = self.steps_taken.saturating_add_signed(by).min(self.search.steps.len());
    }
}

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
        // Arrows belong to what has focus.
        read_keys.run_if(in_state(Screen::Trees)).run_if(not(egui_wants_any_keyboard_input)),
    );
}

fn read_keys(keys: Res<ButtonInput<KeyCode>>, mut desk: ResMut<TreeExplorer>) {
    let step = isize::from(keys.just_pressed(KeyCode::ArrowRight))
        - isize::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 {
        desk.step(step);
    }
}

/// Lays another tree on the desk.
fn open_tree(
    desk: &mut TreeExplorer,
    source: TreeSource,
    board: Option<&Session<Reversi>>,
    text: &str,
    language: &Language,
) -> Result<(), ShowNotice> {
    let tree = match source {
        TreeSource::Figure(name) => tree::figure(name).expect("the figure is built in"),
        TreeSource::Reversi(plies) => {
            let usual = reversi::Position::START;
            // A game that is over has no tree.
            let game = board.map(Session::game).filter(|game| game.to_act().is_some());
            gain_tree(game.map_or(usual, Reversi::position), plies)
        }
        TreeSource::Text => {
            let tree: Tree = text.parse().map_err(|error: tree::ParseTreeError| {
                ShowNotice(language.message(&error.message()))
            })?;
            desk.pasted = Some(tree.clone());
            tree
        }
    };
    desk.show(source, tree);
    Ok(())
}

/// Shows the second figure in the middle of an alpha-beta search, for a picture.
pub fn show_mid_search(world: &mut World) {
    let mut desk = world.resource_mut::<TreeExplorer>();
    desk.search(SearchMethod::AlphaBeta);
    desk.steps_taken = desk.steps_taken * 2 / 3;
    desk.selected = desk.tree.nodes().find(|&node| desk.tree.is_leaf(node));
}

/// Shows a tree with positions that come again, and one of them asked for, for a picture.
pub fn show_transpositions(world: &mut World) {
    const TREE: &str =
        "a -> b c\nb -> d e\nc -> e f\nd -> c g\ne -> b h\nf = won\ng = lost\nh = won";
    world.resource_scope(|world, mut desk: Mut<TreeExplorer>| {
        let language = world.resource::<Language>();
        if let Err(ShowNotice(word)) = open_tree(&mut desk, TreeSource::Text, None, TREE, language)
        {
            error!("{word}");
        }
        desk.selected = desk.tree.find("c");
        if let Some(node) = desk.selected {
            desk.search_from(node);
        }
    });
}

/// Shows what is before the opponents of Reversi in the position on the board, for a picture.
pub fn show_reversi_tree(world: &mut World, plies: usize) {
    world.resource_scope(|world, mut desk: Mut<TreeExplorer>| {
        let board = world.get_resource::<Session<Reversi>>();
        let language = world.resource::<Language>();
        if let Err(ShowNotice(word)) =
            open_tree(&mut desk, TreeSource::Reversi(plies), board, "", language)
        {
            error!("{word}");
        }
    });
}

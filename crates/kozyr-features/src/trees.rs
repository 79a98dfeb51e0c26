//! The Trees screen: a game tree is drawn, and its search walked step by step.

mod canvas;
mod screen;
mod transpositions;

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use kozyr_core::{
    game::Game,
    tree::{self, Method, NodeId, Search, Tree},
};
use kozyr_reversi::{self as reversi, Reversi, opponents::tree_of};

use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, notices::Tell, panels::Panels};

/// Where the tree on the screen comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// The textbook's figure of that name.
    Figure(&'static str),
    /// The position on the Reversi board, so many plies deep.
    Reversi(usize),
    /// A text that was pasted.
    Text,
}

/// The tree on the screen and how far its search has come.
#[derive(Resource)]
struct Desk {
    source: Source,
    tree: Tree,
    search: Search,
    /// The node that was asked for: the root, unless another one was.
    asked: NodeId,
    /// How many steps of the search have been taken.
    taken: usize,
    /// The node that was touched last.
    selected: Option<NodeId>,
    /// What part of the drawing is seen.
    sight: canvas::Sight,
    /// The tree that was pasted last.
    pasted: Option<Tree>,
}

impl Default for Desk {
    fn default() -> Self {
        let source = Source::Figure(tree::FIGURES[1]);
        let tree = tree::figure(tree::FIGURES[1]).expect("the figure is built in");
        let mut desk = Desk {
            source,
            search: tree.search(tree.usual_method()),
            asked: tree.root(),
            tree,
            taken: 0,
            selected: None,
            sight: canvas::Sight::default(),
            pasted: None,
        };
        desk.taken = desk.search.steps.len();
        desk
    }
}

impl Desk {
    /// Shows another tree, searched to the end.
    fn show(&mut self, source: Source, tree: Tree) {
        self.source = source;
        self.asked = tree.root();
        self.tree = tree;
        self.selected = None;
        self.sight = canvas::Sight::default();
        self.solve(self.tree.usual_method());
    }

    /// Searches the tree from the node that was asked for, and shows the end.
    fn solve(&mut self, method: Method) {
        self.search = self.tree.search_from(self.asked, method);
        self.taken = self.search.steps.len();
    }

    /// Asks for a node: is it won, or what is it worth?
    fn ask(&mut self, node: NodeId) {
        self.asked = self.tree.same(node);
        self.solve(self.search.method);
    }

    /// Changes a leaf and searches again.
    fn edit(&mut self, leaf: NodeId, value: tree::Value) {
        if self.tree.set_value(leaf, value).is_ok() {
            self.solve(self.search.method);
        }
    }

    fn step(&mut self, by: isize) {
        self.taken = self.taken.saturating_add_signed(by).min(self.search.steps.len());
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Desk>();
    app.add_systems(
        bevy_egui::EguiPrimaryContextPass,
        screen::show
            .run_if(in_state(Screen::Trees))
            .run_if(in_state(Menu::None))
            .in_set(Panels::Pages),
    );
    app.add_systems(
        Update,
        // Arrows belong to what has focus.
        read_keys.run_if(in_state(Screen::Trees)).run_if(not(egui_wants_any_keyboard_input)),
    );
}

fn read_keys(keys: Res<ButtonInput<KeyCode>>, mut desk: ResMut<Desk>) {
    let step = isize::from(keys.just_pressed(KeyCode::ArrowRight))
        - isize::from(keys.just_pressed(KeyCode::ArrowLeft));
    if step != 0 {
        desk.step(step);
    }
}

/// Lays another tree on the desk.
fn open(
    desk: &mut Desk,
    source: Source,
    board: Option<&Session<Reversi>>,
    text: &str,
    language: &Language,
) -> Result<(), Tell> {
    let tree = match source {
        Source::Figure(name) => tree::figure(name).expect("the figure is built in"),
        Source::Reversi(plies) => {
            let usual = reversi::Position::START;
            // A game that is over has no tree.
            let game = board.map(Session::game).filter(|game| game.to_act().is_some());
            tree_of(game.map_or(usual, Reversi::position), plies)
        }
        Source::Text => {
            let tree: Tree = text
                .parse()
                .map_err(|error: tree::ParseTreeError| Tell(language.message(&error.message())))?;
            desk.pasted = Some(tree.clone());
            tree
        }
    };
    desk.show(source, tree);
    Ok(())
}

/// Shows the second figure in the middle of an alpha-beta search, for a picture.
pub fn show_middle(world: &mut World) {
    let mut desk = world.resource_mut::<Desk>();
    desk.solve(Method::AlphaBeta);
    desk.taken = desk.taken * 2 / 3;
    desk.selected = desk.tree.nodes().find(|&node| desk.tree.is_leaf(node));
}

/// Shows a tree with positions that come again, and one of them asked for, for a picture.
pub fn show_again(world: &mut World) {
    const TREE: &str =
        "a -> b c\nb -> d e\nc -> e f\nd -> c g\ne -> b h\nf = won\ng = lost\nh = won";
    world.resource_scope(|world, mut desk: Mut<Desk>| {
        let language = world.resource::<Language>();
        if let Err(Tell(word)) = open(&mut desk, Source::Text, None, TREE, language) {
            error!("{word}");
        }
        desk.selected = desk.tree.find("c");
        if let Some(node) = desk.selected {
            desk.ask(node);
        }
    });
}

/// Shows what is before the opponents of Reversi in the position on the board, for a picture.
pub fn show_board(world: &mut World, plies: usize) {
    world.resource_scope(|world, mut desk: Mut<Desk>| {
        let board = world.get_resource::<Session<Reversi>>();
        let language = world.resource::<Language>();
        if let Err(Tell(word)) = open(&mut desk, Source::Reversi(plies), board, "", language) {
            error!("{word}");
        }
    });
}

//! The page around the drawing: source, search method, steps and the selected node.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Rect, RichText, vec2};
use kozyr_core::tree::{
    self, FiniteF64, MinimaxSide, NodeId, NodeQuestion, NodeStatus, NodeValue, SearchMethod, Tree,
};
use kozyr_reversi::Reversi;

use super::{TreeExplorer, TreeSource, canvas, open_tree};
use kozyr_platform::{clipboard::Clipboard, screen::Screen};
use kozyr_table::session::Session;
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    theme::{Palette, size},
    widgets::{self, Emphasis, Icon},
};

/// The minimum window width for controls next to the drawing.
const SIDE_BY_SIDE_WIDTH: f32 = 700.0;

/// An action on the page.
enum TreesAction {
    /// Returns to the front page.
    Leave,
    /// Opens a tree.
    Open(TreeSource),
    /// Searches with a method.
    Solve(SearchMethod),
    /// Moves this many search steps forward, or back if negative.
    Step(isize),
    /// Copies the tree as text.
    Copy,
    /// Opens a tree from the clipboard.
    Paste,
    /// Changes the value of a leaf.
    Edit(NodeId, NodeValue),
    /// Answers a question about a node.
    Ask(NodeId, NodeQuestion),
}

/// Shows the screen and carries out the action pressed on it.
pub(crate) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    board: Option<Res<Session<Reversi>>>,
    mut explorer: ResMut<TreeExplorer>,
    mut clipboard: Clipboard,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let explorer = &mut *explorer;
    let mut action = None;
    egui::Area::new("trees".into())
        .fixed_pos(window.min)
        .order(egui::Order::Middle)
        .fade_in(false)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_min_size(window.size());
            let (head, drawing, controls) = split_areas(window);
            canvas::draw(ui, &palette, &language, drawing, explorer);
            let back = ui.scope_builder(egui::UiBuilder::new().max_rect(head), |ui| {
                widgets::page_head(ui, &palette, &language.text("back"), &language.text("trees"))
            });
            ui.scope_builder(egui::UiBuilder::new().max_rect(controls), |ui| {
                action = page(ui, &palette, &language, explorer);
            });
            if back.inner {
                action = Some(TreesAction::Leave);
            }
        });
    let pasted = clipboard.has_received_text().then_some(TreesAction::Paste);
    let Some(action) = action.or(pasted) else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        TreesAction::Leave => screen.set(Screen::Home),
        TreesAction::Solve(method) => explorer.search(method),
        TreesAction::Step(steps) => explorer.step(steps),
        TreesAction::Edit(leaf, value) => explorer.set_leaf(leaf, value),
        TreesAction::Ask(node, question) => explorer.ask(node, question),
        TreesAction::Copy => {
            clipboard.copy(&explorer.game_tree().to_string());
            notices.write(ShowNotice(language.text("trees-copied")));
        }
        TreesAction::Open(TreeSource::Text) if explorer.pasted.is_some() => {
            let tree = explorer.pasted.clone().unwrap_or_else(|| explorer.tree.clone());
            explorer.show(TreeSource::Text, tree);
        }
        TreesAction::Open(source) => {
            if let Err(notice) = open_tree(explorer, source, board.as_deref(), "", &language) {
                notices.write(notice);
            }
        }
        TreesAction::Paste => {
            if let Some(text) = clipboard.paste()
                && let Err(notice) = open_tree(explorer, TreeSource::Text, None, &text, &language)
            {
                notices.write(notice);
            }
        }
    }
    Ok(())
}

/// The areas of the header, the drawing and the controls, in this order.
fn split_areas(window: Rect) -> (Rect, Rect, Rect) {
    let side_width = (window.width() * 0.26).clamp(330.0, 540.0);
    const CONTROLS_HEIGHT: f32 = 306.0;
    const HEAD_HEIGHT: f32 = 62.0;
    let (drawing, controls) = if window.width() >= SIDE_BY_SIDE_WIDTH {
        window.split_left_right_at_x(window.right() - side_width)
    } else {
        window.split_top_bottom_at_y(window.bottom() - CONTROLS_HEIGHT)
    };
    // The header is above the drawing, or above the controls in a wide window.
    let (head, drawing, controls) = if window.width() >= SIDE_BY_SIDE_WIDTH {
        let (head, controls) = controls.split_top_bottom_at_y(controls.top() + HEAD_HEIGHT);
        (head, drawing, controls)
    } else {
        let (head, drawing) = drawing.split_top_bottom_at_y(drawing.top() + HEAD_HEIGHT);
        (head, drawing, controls)
    };
    (head.shrink2(vec2(16.0, 0.0)), drawing, controls.shrink2(vec2(16.0, 4.0)))
}

/// Draws the controls next to or below the drawing; returns the pressed action.
fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    explorer: &mut TreeExplorer,
) -> Option<TreesAction> {
    let mut pressed = None;
    egui::ScrollArea::vertical().id_salt("trees-page").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let mut source = explorer.source;
        if widgets::tabs(ui, palette, "trees-source", &mut source, &sources(language, explorer)) {
            pressed = Some(TreesAction::Open(source));
        }
        let mut method = explorer.search.method;
        let methods =
            SearchMethod::ALL.map(|method| (method, language.text(&format!("trees-{method}"))));
        if widgets::tabs(ui, palette, "trees-method", &mut method, &methods) {
            pressed = Some(TreesAction::Solve(method));
        }
        pressed = steps(ui, palette, language, explorer).or(pressed.take());
        pressed = node(ui, palette, language, explorer).or(pressed.take());
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            for (key, action) in
                [("trees-copy", TreesAction::Copy), ("trees-paste", TreesAction::Paste)]
            {
                if widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked() {
                    pressed = Some(action);
                }
            }
        });
        ui.label(RichText::new(language.text("trees-legend")).size(size::SMALL).color(palette.dim));
    });
    pressed
}

/// The trees to choose from, with their labels: the figures, Reversi trees of one to three plies,
/// and the pasted tree if there is one.
fn sources(language: &Language, explorer: &TreeExplorer) -> Vec<(TreeSource, String)> {
    let mut sources: Vec<(TreeSource, String)> = tree::FIGURE_NAMES
        .iter()
        .map(|&name| (TreeSource::Figure(name), language.text(&format!("trees-{name}"))))
        .collect();
    for plies in [1, 2, 3] {
        let text = language.format("trees-reversi", &[("plies", plies.into())]);
        sources.push((TreeSource::Reversi(plies), text));
    }
    if explorer.pasted.is_some() {
        sources.push((TreeSource::Text, language.text("trees-pasted")));
    }
    sources
}

/// Shows the progress of the search and the buttons to step through it. Returns the action that was
/// pressed.
fn steps(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    explorer: &mut TreeExplorer,
) -> Option<TreesAction> {
    let mut action = None;
    let count = explorer.search.steps.len();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let jumps = [
            (Icon::First, "trees-first", -(count as isize)),
            (Icon::StepBack, "trees-back", -1),
            (Icon::StepForward, "trees-on", 1),
            (Icon::Last, "trees-last", count as isize),
        ];
        for (icon, key, step_count) in jumps {
            let name = language.text(key);
            if widgets::round_button(ui, palette, icon, &name).clicked() {
                action = Some(TreesAction::Step(step_count));
            }
        }
        let arguments = [("step", explorer.steps_taken.into()), ("count", count.into())];
        let progress_text =
            RichText::new(language.format("trees-step", &arguments)).color(palette.dim);
        // Wraps the label as a whole to the next row.
        ui.add(egui::Label::new(progress_text).extend());
    });
    let sentence = match explorer
        .steps_taken
        .checked_sub(1)
        .and_then(|last| explorer.search.steps.get(last))
    {
        _ if explorer.steps_taken == count => describe_result(language, explorer),
        Some(step) => language.message(&step.message(&explorer.tree)),
        None => language.text("trees-before"),
    };
    ui.label(sentence);
    action
}

/// Describes the result of the search: the value, the best line and the number of pruned nodes.
fn describe_result(language: &Language, explorer: &TreeExplorer) -> String {
    let root = explorer.search_root;
    let is_position = is_unnamed(&explorer.tree, root);
    // A position without a name would only repeat itself in its line.
    let line = explorer.search.line.iter().filter(|&&node| !(is_position && node == root));
    let line: Vec<&str> = line.map(|&node| explorer.tree.label(node)).collect();
    let arguments = [
        ("value", canvas::format_value(explorer.search.value).into()),
        ("line", line.join(" – ").into()),
        ("root", node_name(language, &explorer.tree, root).into()),
    ];
    let progress = explorer.search.final_snapshot(&explorer.tree);
    let pruned_count =
        explorer.tree.nodes().filter(|&node| progress[node].status == NodeStatus::Pruned).count();
    let key = match explorer.search.value {
        NodeValue::Won => "trees-won",
        NodeValue::Lost => "trees-lost",
        NodeValue::Number(_) if is_position => "trees-solved-position",
        NodeValue::Number(_) => "trees-solved",
    };
    let mut sentence = language.format(key, &arguments);
    if pruned_count > 0 {
        sentence.push(' ');
        let counts = [("skipped", pruned_count.into()), ("count", explorer.tree.len().into())];
        sentence.push_str(&language.format("trees-skipped", &counts));
    }
    sentence
}

/// The label of the root in trees that are made from a position, which has no name.
const UNNAMED_ROOT: &str = "now";

/// Whether the node is the position that a tree was made from.
fn is_unnamed(tree: &Tree, node: NodeId) -> bool {
    node == tree.root() && tree.label(node) == UNNAMED_ROOT
}

/// The name of a node in sentences.
fn node_name(language: &Language, tree: &Tree, node: NodeId) -> String {
    match is_unnamed(tree, node) {
        true => language.text("trees-position"),
        false => tree.label(node).to_owned(),
    }
}

/// The questions about an inner node, with the keys of their texts.
fn questions(explorer: &TreeExplorer, node: NodeId) -> &'static [(&'static str, NodeQuestion)] {
    match (explorer.search.method, explorer.game_tree().side(node)) {
        // For Max's positions both questions are the same.
        (SearchMethod::AndOr, MinimaxSide::Max) => &[("trees-ask-won", NodeQuestion::InGame)],
        (SearchMethod::AndOr, MinimaxSide::Min) => &[
            ("trees-ask-won-player", NodeQuestion::PlayersPosition),
            ("trees-ask-won-game", NodeQuestion::InGame),
        ],
        (SearchMethod::Minimax | SearchMethod::AlphaBeta, _) => {
            &[("trees-ask-worth", NodeQuestion::InGame)]
        }
    }
}

/// Shows the selected node, or a request to select one: the side to move and the questions about
/// it, or controls for the value of a leaf. Returns the action that was pressed.
fn node(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    explorer: &TreeExplorer,
) -> Option<TreesAction> {
    let Some(node) = explorer.selected else {
        ui.label(RichText::new(language.text("trees-touch")).color(palette.dim));
        return None;
    };
    let name = ("name", node_name(language, &explorer.tree, node).into());
    let Some(value) = explorer.tree.value(node) else {
        let side = match explorer.tree.side(node) {
            _ if explorer.tree.is_transposition(node) => "trees-again",
            MinimaxSide::Max => "trees-max",
            MinimaxSide::Min => "trees-min",
        };
        ui.label(language.format(side, std::slice::from_ref(&name)));
        let root = ("root", node_name(language, &explorer.tree, explorer.tree.root()).into());
        let mut action = None;
        for &(key, question) in questions(explorer, node) {
            let text = language.format(key, &[name.clone(), root.clone()]);
            if widgets::button(ui, palette, &text, Emphasis::Quiet).clicked() {
                action = Some(TreesAction::Ask(node, question));
            }
        }
        return action;
    };
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(language.format("trees-leaf", &[name]));
        let mut value_button =
            |ui: &mut egui::Ui, icon: &str, key: &str, value: Option<NodeValue>| {
                let Some(value) = value else { return };
                if widgets::small_button(ui, palette, icon, &language.text(key), Emphasis::Quiet)
                    .clicked()
                {
                    action = Some(TreesAction::Edit(node, value));
                }
            };
        match value {
            NodeValue::Number(number) => {
                let changed_by =
                    |step: f64| FiniteF64::new(number.get() + step).map(NodeValue::Number);
                value_button(ui, "−", "trees-less", changed_by(-1.0));
                ui.label(canvas::format_value(value));
                value_button(ui, "+", "trees-more", changed_by(1.0));
            }
            NodeValue::Won => value_button(ui, "✓", "trees-make-lost", Some(NodeValue::Lost)),
            NodeValue::Lost => value_button(ui, "✗", "trees-make-won", Some(NodeValue::Won)),
        }
    });
    action
}

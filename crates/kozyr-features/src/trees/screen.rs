//! The page around the drawing: source, search method, steps and the selected node.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Rect, RichText, vec2};
use kozyr_core::tree::{self, FiniteF64, MinimaxSide, NodeId, NodeStatus, NodeValue, SearchMethod};
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
    Leave,
    Open(TreeSource),
    Solve(SearchMethod),
    Step(isize),
    Copy,
    Paste,
    Edit(NodeId, NodeValue),
    SearchFrom(NodeId),
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    board: Option<Res<Session<Reversi>>>,
    mut desk: ResMut<TreeExplorer>,
    mut clipboard: Clipboard,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let whole = ctx.content_rect();
    let desk = &mut *desk;
    let mut wish = None;
    egui::Area::new("trees".into())
        .fixed_pos(whole.min)
        .order(egui::Order::Middle)
        .fade_in(false)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_min_size(whole.size());
            let (head, drawing, controls) = split_areas(whole);
            canvas::draw(ui, &palette, &language, drawing, desk);
            let left = ui.scope_builder(egui::UiBuilder::new().max_rect(head), |ui| {
                widgets::page_head(ui, &palette, &language.text("back"), &language.text("trees"))
            });
            ui.scope_builder(egui::UiBuilder::new().max_rect(controls), |ui| {
                wish = page(ui, &palette, &language, desk);
            });
            if left.inner {
                wish = Some(TreesAction::Leave);
            }
        });
    let come = clipboard.has_received_text().then_some(TreesAction::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        TreesAction::Leave => screen.set(Screen::Home),
        TreesAction::Solve(method) => desk.search(method),
        TreesAction::Step(by) => desk.step(by),
        TreesAction::Edit(leaf, value) => desk.set_leaf(leaf, value),
        TreesAction::SearchFrom(node) => desk.search_from(node),
        TreesAction::Copy => {
            clipboard.copy(&desk.tree.to_string());
            tell.write(ShowNotice(language.text("trees-copied")));
        }
        TreesAction::Open(TreeSource::Text) if desk.pasted.is_some() => {
            let tree = desk.pasted.clone().unwrap_or_else(|| desk.tree.clone());
            desk.show(TreeSource::Text, tree);
        }
        TreesAction::Open(source) => {
            if let Err(word) = open_tree(desk, source, board.as_deref(), "", &language) {
                tell.write(word);
            }
        }
        TreesAction::Paste => {
            if let Some(text) = clipboard.paste()
                && let Err(word) = open_tree(desk, TreeSource::Text, None, &text, &language)
            {
                tell.write(word);
            }
        }
    }
    Ok(())
}

/// The areas of the header, the drawing and the controls.
fn split_areas(whole: Rect) -> (Rect, Rect, Rect) {
    let aside = (whole.width() * 0.26).clamp(330.0, 540.0);
    const BELOW: f32 = 306.0;
    const HEAD: f32 = 62.0;
    let (drawing, controls) = if whole.width() >= SIDE_BY_SIDE_WIDTH {
        whole.split_left_right_at_x(whole.right() - aside)
    } else {
        whole.split_top_bottom_at_y(whole.bottom() - BELOW)
    };
    // The header is above the drawing, or above the controls in a wide window.
    let (column, drawing, controls) = if whole.width() >= SIDE_BY_SIDE_WIDTH {
        let (head, controls) = controls.split_top_bottom_at_y(controls.top() + HEAD);
        (head, drawing, controls)
    } else {
        let (head, drawing) = drawing.split_top_bottom_at_y(drawing.top() + HEAD);
        (head, drawing, controls)
    };
    (column.shrink2(vec2(16.0, 0.0)), drawing, controls.shrink2(vec2(16.0, 4.0)))
}

/// Draws the controls next to or below the drawing; returns the pressed action.
fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    desk: &mut TreeExplorer,
) -> Option<TreesAction> {
    let mut wish = None;
    egui::ScrollArea::vertical().id_salt("trees-page").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let mut source = desk.source;
        if widgets::tabs(ui, palette, "trees-source", &mut source, &sources(language, desk)) {
            wish = Some(TreesAction::Open(source));
        }
        let mut method = desk.search.method;
        let methods =
            SearchMethod::ALL.map(|method| (method, language.text(&format!("trees-{method}"))));
        if widgets::tabs(ui, palette, "trees-method", &mut method, &methods) {
            wish = Some(TreesAction::Solve(method));
        }
        wish = steps(ui, palette, language, desk).or(wish.take());
        wish = node(ui, palette, language, desk).or(wish.take());
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            for (key, wanted) in
                [("trees-copy", TreesAction::Copy), ("trees-paste", TreesAction::Paste)]
            {
                if widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked() {
                    wish = Some(wanted);
                }
            }
        });
        ui.label(RichText::new(language.text("trees-legend")).size(size::SMALL).color(palette.dim));
    });
    wish
}

fn sources(language: &Language, desk: &TreeExplorer) -> Vec<(TreeSource, String)> {
    let mut sources: Vec<(TreeSource, String)> = tree::FIGURE_NAMES
        .iter()
        .map(|&name| (TreeSource::Figure(name), language.text(&format!("trees-{name}"))))
        .collect();
    for plies in [1, 2, 3] {
        let text = language.format("trees-reversi", &[("plies", plies.into())]);
        sources.push((TreeSource::Reversi(plies), text));
    }
    if desk.pasted.is_some() {
        sources.push((TreeSource::Text, language.text("trees-pasted")));
    }
    sources
}

/// Shows the progress of the search and the buttons to step through it.
fn steps(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    desk: &mut TreeExplorer,
) -> Option<TreesAction> {
    let mut wish = None;
    let count = desk.search.steps.len();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let walks = [
            (Icon::First, "trees-first", -(count as isize)),
            (Icon::StepBack, "trees-back", -1),
            (Icon::StepForward, "trees-on", 1),
            (Icon::Last, "trees-last", count as isize),
        ];
        for (sign, key, by) in walks {
            let name = language.text(key);
            if widgets::round_button(ui, palette, sign, &name).clicked() {
                wish = Some(TreesAction::Step(by));
            }
        }
        let told = [("step", desk.steps_taken.into()), ("count", count.into())];
        let far = RichText::new(language.format("trees-step", &told)).color(palette.dim);
        // Wraps the label as a whole to the next row.
        ui.add(egui::Label::new(far).extend());
    });
    let sentence =
        match desk.steps_taken.checked_sub(1).and_then(|last| desk.search.steps.get(last)) {
            _ if desk.steps_taken == count => describe_result(language, desk),
            Some(step) => language.message(&step.message(&desk.tree)),
            None => language.text("trees-before"),
        };
    ui.label(sentence);
    wish
}

/// Describes the result of the search.
fn describe_result(language: &Language, desk: &TreeExplorer) -> String {
    let line: Vec<&str> = desk.search.line.iter().map(|&node| desk.tree.label(node)).collect();
    let told = [
        ("value", canvas::format_value(desk.search.value).into()),
        ("line", line.join(" – ").into()),
        ("root", desk.tree.label(desk.search_root).to_owned().into()),
    ];
    let progress = desk.search.final_snapshot(&desk.tree);
    let skipped =
        desk.tree.nodes().filter(|&node| progress[node].status == NodeStatus::Pruned).count();
    let key = match desk.search.value {
        NodeValue::Won => "trees-won",
        NodeValue::Lost => "trees-lost",
        NodeValue::Number(_) => "trees-solved",
    };
    let mut sentence = language.format(key, &told);
    if skipped > 0 {
        sentence.push(' ');
        let counts = [("skipped", skipped.into()), ("count", desk.tree.len().into())];
        sentence.push_str(&language.format("trees-skipped", &counts));
    }
    sentence
}

/// Shows the selected node: the side to move and a button to search from it, or controls for the
/// value of a leaf.
fn node(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    desk: &TreeExplorer,
) -> Option<TreesAction> {
    let Some(node) = desk.selected else {
        ui.label(RichText::new(language.text("trees-touch")).color(palette.dim));
        return None;
    };
    let name = ("name", desk.tree.label(node).to_owned().into());
    let Some(value) = desk.tree.value(node) else {
        let side = match desk.tree.side(node) {
            _ if desk.tree.is_transposition(node) => "trees-again",
            MinimaxSide::Max => "trees-max",
            MinimaxSide::Min => "trees-min",
        };
        ui.label(language.format(side, std::slice::from_ref(&name)));
        let question = match desk.search.method {
            SearchMethod::AndOr => "trees-ask-won",
            SearchMethod::Minimax | SearchMethod::AlphaBeta => "trees-ask-worth",
        };
        let question = language.format(question, &[name]);
        let asked = widgets::button(ui, palette, &question, Emphasis::Quiet).clicked();
        return asked.then_some(TreesAction::SearchFrom(node));
    };
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(language.format("trees-leaf", &[name]));
        let mut offer = |ui: &mut egui::Ui, sign: &str, key: &str, value: Option<NodeValue>| {
            let Some(value) = value else { return };
            if widgets::small_button(ui, palette, sign, &language.text(key), Emphasis::Quiet)
                .clicked()
            {
                wish = Some(TreesAction::Edit(node, value));
            }
        };
        match value {
            NodeValue::Number(number) => {
                let by = |step: f64| FiniteF64::new(number.get() + step).map(NodeValue::Number);
                offer(ui, "−", "trees-less", by(-1.0));
                ui.label(canvas::format_value(value));
                offer(ui, "+", "trees-more", by(1.0));
            }
            NodeValue::Won => offer(ui, "✓", "trees-make-lost", Some(NodeValue::Lost)),
            NodeValue::Lost => offer(ui, "✗", "trees-make-won", Some(NodeValue::Won)),
        }
    });
    wish
}

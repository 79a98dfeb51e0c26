//! The page around the drawing: which tree, which search, how far, and the leaf in hand.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Rect, RichText, vec2};
use kozyr_core::tree::{self, Method, NodeId, Number, Side, State, Value};
use kozyr_reversi::Reversi;

use super::{Desk, Source, canvas, open};
use kozyr_platform::{clipboard::Clipboard, screen::Screen};
use kozyr_table::session::Session;
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::Tell,
    theme::{Palette, size},
    widgets::{self, Emphasis, Sign},
};

/// From this width on the drawing has the controls beside it.
const WIDE: f32 = 700.0;

/// What was pressed on the page.
enum Request {
    Leave,
    Open(Source),
    Solve(Method),
    Step(isize),
    Copy,
    Paste,
    Edit(NodeId, Value),
    Ask(NodeId),
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    board: Option<Res<Session<Reversi>>>,
    mut desk: ResMut<Desk>,
    mut clipboard: Clipboard,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<Tell>,
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
            let (head, drawing, controls) = rooms(whole);
            canvas::draw(ui, &palette, &language, drawing, desk);
            let left = ui.scope_builder(egui::UiBuilder::new().max_rect(head), |ui| {
                widgets::page_head(ui, &palette, &language.text("back"), &language.text("trees"))
            });
            ui.scope_builder(egui::UiBuilder::new().max_rect(controls), |ui| {
                wish = page(ui, &palette, &language, desk);
            });
            if left.inner {
                wish = Some(Request::Leave);
            }
        });
    let come = clipboard.has_come().then_some(Request::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        Request::Leave => screen.set(Screen::Home),
        Request::Solve(method) => desk.solve(method),
        Request::Step(by) => desk.step(by),
        Request::Edit(leaf, value) => desk.edit(leaf, value),
        Request::Ask(node) => desk.ask(node),
        Request::Copy => {
            clipboard.copy(&desk.tree.to_string());
            tell.write(Tell(language.text("trees-copied")));
        }
        Request::Open(Source::Text) if desk.pasted.is_some() => {
            let tree = desk.pasted.clone().unwrap_or_else(|| desk.tree.clone());
            desk.show(Source::Text, tree);
        }
        Request::Open(source) => {
            if let Err(word) = open(desk, source, board.as_deref(), "", &language) {
                tell.write(word);
            }
        }
        Request::Paste => {
            if let Some(text) = clipboard.paste()
                && let Err(word) = open(desk, Source::Text, None, &text, &language)
            {
                tell.write(word);
            }
        }
    }
    Ok(())
}

/// The rooms for the head, for the drawing and for the controls.
fn rooms(whole: Rect) -> (Rect, Rect, Rect) {
    let aside = (whole.width() * 0.26).clamp(330.0, 540.0);
    const BELOW: f32 = 306.0;
    const HEAD: f32 = 62.0;
    let (drawing, controls) = if whole.width() >= WIDE {
        whole.split_left_right_at_x(whole.right() - aside)
    } else {
        whole.split_top_bottom_at_y(whole.bottom() - BELOW)
    };
    // The head stands above the drawing; beside it where there is more room across than down.
    let (column, drawing, controls) = if whole.width() >= WIDE {
        let (head, controls) = controls.split_top_bottom_at_y(controls.top() + HEAD);
        (head, drawing, controls)
    } else {
        let (head, drawing) = drawing.split_top_bottom_at_y(drawing.top() + HEAD);
        (head, drawing, controls)
    };
    (column.shrink2(vec2(16.0, 0.0)), drawing, controls.shrink2(vec2(16.0, 4.0)))
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    desk: &mut Desk,
) -> Option<Request> {
    let mut wish = None;
    egui::ScrollArea::vertical().id_salt("trees-page").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let mut source = desk.source;
        if widgets::tabs(ui, palette, "trees-source", &mut source, &sources(language, desk)) {
            wish = Some(Request::Open(source));
        }
        let mut method = desk.search.method;
        let methods = Method::ALL.map(|method| (method, language.text(&format!("trees-{method}"))));
        if widgets::tabs(ui, palette, "trees-method", &mut method, &methods) {
            wish = Some(Request::Solve(method));
        }
        wish = steps(ui, palette, language, desk).or(wish.take());
        wish = node(ui, palette, language, desk).or(wish.take());
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            for (key, wanted) in [("trees-copy", Request::Copy), ("trees-paste", Request::Paste)] {
                if widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked() {
                    wish = Some(wanted);
                }
            }
        });
        ui.label(RichText::new(language.text("trees-legend")).size(size::SMALL).color(palette.dim));
    });
    wish
}

fn sources(language: &Language, desk: &Desk) -> Vec<(Source, String)> {
    let mut sources: Vec<(Source, String)> = tree::FIGURES
        .iter()
        .map(|&name| (Source::Figure(name), language.text(&format!("trees-{name}"))))
        .collect();
    for plies in [1, 2, 3] {
        let text = language.format("trees-reversi", &[("plies", plies.into())]);
        sources.push((Source::Reversi(plies), text));
    }
    if desk.pasted.is_some() {
        sources.push((Source::Text, language.text("trees-pasted")));
    }
    sources
}

/// How far the search has come, in words, and the buttons that walk it.
fn steps(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    desk: &mut Desk,
) -> Option<Request> {
    let mut wish = None;
    let count = desk.search.steps.len();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let walks = [
            (Sign::First, "trees-first", -(count as isize)),
            (Sign::StepBack, "trees-back", -1),
            (Sign::StepOn, "trees-on", 1),
            (Sign::Last, "trees-last", count as isize),
        ];
        for (sign, key, by) in walks {
            let name = language.text(key);
            if widgets::round_button(ui, palette, sign, &name).clicked() {
                wish = Some(Request::Step(by));
            }
        }
        let told = [("step", desk.taken.into()), ("count", count.into())];
        let far = RichText::new(language.format("trees-step", &told)).color(palette.dim);
        // Below the buttons as a whole, rather than half of it.
        ui.add(egui::Label::new(far).extend());
    });
    let sentence = match desk.taken.checked_sub(1).and_then(|last| desk.search.steps.get(last)) {
        _ if desk.taken == count => solved(language, desk),
        Some(step) => language.message(&step.message(&desk.tree)),
        None => language.text("trees-before"),
    };
    ui.label(sentence);
    wish
}

/// What the whole search has found.
fn solved(language: &Language, desk: &Desk) -> String {
    let line: Vec<&str> = desk.search.line.iter().map(|&node| desk.tree.label(node)).collect();
    let told = [
        ("value", canvas::figure(desk.search.value).into()),
        ("line", line.join(" – ").into()),
        ("root", desk.tree.label(desk.asked).to_owned().into()),
    ];
    let progress = desk.search.result(&desk.tree);
    let skipped = desk.tree.nodes().filter(|&node| progress[node].state == State::Skipped).count();
    let key = match desk.search.value {
        Value::Won => "trees-won",
        Value::Lost => "trees-lost",
        Value::Number(_) => "trees-solved",
    };
    let mut sentence = language.format(key, &told);
    if skipped > 0 {
        sentence.push(' ');
        let counts = [("skipped", skipped.into()), ("count", desk.tree.len().into())];
        sentence.push_str(&language.format("trees-skipped", &counts));
    }
    sentence
}

/// The node in hand: who moves there, and a question for it; a leaf's value can be changed.
fn node(ui: &mut egui::Ui, palette: &Palette, language: &Language, desk: &Desk) -> Option<Request> {
    let Some(node) = desk.selected else {
        ui.label(RichText::new(language.text("trees-touch")).color(palette.dim));
        return None;
    };
    let name = ("name", desk.tree.label(node).to_owned().into());
    let Some(value) = desk.tree.value(node) else {
        let side = match desk.tree.side(node) {
            _ if desk.tree.stands_earlier(node) => "trees-again",
            Side::Max => "trees-max",
            Side::Min => "trees-min",
        };
        ui.label(language.format(side, std::slice::from_ref(&name)));
        let question = match desk.search.method {
            Method::AndOr => "trees-ask-won",
            Method::Minimax | Method::AlphaBeta => "trees-ask-worth",
        };
        let question = language.format(question, &[name]);
        let asked = widgets::button(ui, palette, &question, Emphasis::Quiet).clicked();
        return asked.then_some(Request::Ask(node));
    };
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(language.format("trees-leaf", &[name]));
        let mut offer = |ui: &mut egui::Ui, sign: &str, key: &str, value: Option<Value>| {
            let Some(value) = value else { return };
            if widgets::small_button(ui, palette, sign, &language.text(key), Emphasis::Quiet)
                .clicked()
            {
                wish = Some(Request::Edit(node, value));
            }
        };
        match value {
            Value::Number(number) => {
                let by = |step: f64| Number::new(number.get() + step).map(Value::Number);
                offer(ui, "−", "trees-less", by(-1.0));
                ui.label(canvas::figure(value));
                offer(ui, "+", "trees-more", by(1.0));
            }
            Value::Won => offer(ui, "✓", "trees-make-lost", Some(Value::Lost)),
            Value::Lost => offer(ui, "✗", "trees-make-won", Some(Value::Won)),
        }
    });
    wish
}

//! The question the player answers before seeing the reasons, and the comparison of their answer
//! with the decision.

use crate::game_ui::ActionOf;
use bevy_egui::egui::{
    self, FontId, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2,
};
use kozyr_core::explanation::{RedactedExplanation, RedactedPlan};

use super::{
    bars,
    quiz::{QuizAnswer, QuizAnswered},
    reasons::{AlternativeBar, DecisionReasons, first_step_text},
    state::Explainable,
    table_preview::{PreviewSelection, PreviewState},
};
use kozyr_ui::{
    accessibility,
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec},
};

/// The player's answer and the actual decision.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct AnswerComparison {
    /// The player's answer.
    own: ComparedAnswer,
    /// The actual decision.
    decided: ComparedAnswer,
}

/// One side of the comparison.
#[derive(Clone, PartialEq, Debug)]
struct ComparedAnswer {
    /// The name of the player or the opponent.
    who: String,
    /// The action in words.
    plan: String,
    /// Its value with the unit; empty if it was not evaluated or may not be shown.
    amount: String,
    /// The index of its bar; `None` if it was not evaluated.
    bar: Option<usize>,
}

impl AnswerComparison {
    /// Compares the answer with the decision. `None` if the player has skipped the question or not
    /// answered yet, or chose an alternative that `explanation` does not have. `bars` are in the
    /// order of the panel, and `who` is the name of the player who made the decision.
    pub fn new<U: Explainable>(
        bars: &[AlternativeBar],
        answer: Option<QuizAnswer<ActionOf<U>>>,
        explanation: &RedactedExplanation<ActionOf<U>>,
        who: String,
        language: &Language,
    ) -> Option<Self> {
        let alternatives = explanation.alternatives();
        let begins_with = |plan: &RedactedPlan<ActionOf<U>>, action: ActionOf<U>| match plan {
            RedactedPlan::Visible(plan) => plan.first() == Some(&action),
            RedactedPlan::Hidden(_) => false,
        };
        let (index, plan) = match answer? {
            QuizAnswer::Play(action) => {
                let mut indices = bars.iter().map(|bar| bar.alternative);
                let index = indices.find(|&index| begins_with(&alternatives[index].plan, action));
                (index, U::describe_plan(&[action], language))
            }
            QuizAnswer::Alternative(index) => {
                (Some(index), first_step_text::<U>(&alternatives.get(index)?.plan, language))
            }
            QuizAnswer::Skipped => return None,
        };
        let bar = |index| bars.iter().position(|bar| bar.alternative == index);
        let chosen = bars.iter().position(|bar| bar.chosen);
        let compared = |who, plan, bar: Option<usize>| {
            let amount = bar.map_or(String::new(), |bar| bars[bar].amount.clone());
            ComparedAnswer { who, plan, amount, bar }
        };
        let decided = first_step_text::<U>(explanation.action(), language);
        let own = compared(language.subject_you().name, plan, index.and_then(bar));
        Some(AnswerComparison { own, decided: compared(who, decided, chosen) })
    }

    /// Whether the player's answer and the decision have the same bar or, if either has none, the
    /// same text.
    fn is_same(&self) -> bool {
        match (self.own.bar, self.decided.bar) {
            (Some(own), Some(decided)) => own == decided,
            _ => self.own.plan == self.decided.plan,
        }
    }
}

/// Shows the question, the bars to choose from, if any, and buttons to answer with the selected bar
/// or to skip. Returns the answer pressed.
pub(super) fn show_question(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    question: &str,
    reason: &DecisionReasons,
    preview: &PreviewState,
    selection: &mut PreviewSelection,
) -> Option<QuizAnswered> {
    let label = ui.label(RichText::new(question).size(16.0).color(palette.ink));
    accessibility::announce(ui.ctx(), ui.id().with("asked"), label.rect, question);
    let mut buttons = vec![ButtonSpec::new(QuizAnswered::Skipped, language.text("ask-tell"))];
    if !reason.bars.is_empty() {
        let selected = preview.ply_and_bar.filter(|(ply, _)| Some(*ply) == reason.ply);
        let alternative = selected.and_then(|(_, bar)| Some(reason.bars.get(bar)?.alternative));
        let this_button = ButtonSpec::new(
            QuizAnswered::Alternative(alternative.unwrap_or(0)),
            language.text("ask-this"),
        );
        buttons.insert(0, this_button.accented().enabled_if(alternative.is_some()));
    }
    // The buttons come before the bars, which may be many.
    let answer = widgets::button_grid(ui, palette, buttons.len(), &buttons);
    ui.scope(|ui| bars::bars(ui, palette, reason, preview, selection));
    answer
}

/// Draws the player's answer and the decision next to each other, or stacked if a word would not
/// fit. Selecting one shows it on the table. `ply` is the ply of the decision.
pub(super) fn show_comparison(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    comparison: &AnswerComparison,
    ply: Option<usize>,
    preview: &PreviewState,
    selection: &mut PreviewSelection,
) {
    const GAP: f32 = 8.0;
    let sides = [&comparison.own, &comparison.decided];
    let half = (ui.available_width() - GAP) / 2.0;
    let fits = sides.iter().all(|side| side.widest_word(ui) <= half - 2.0 * MARGIN.x);
    let width = if fits { half } else { ui.available_width() };
    let heights = sides.map(|side| ComparedAnswerText::of(ui, palette, side, width).height());
    let height = heights[0].max(heights[1]).max(size::TOUCH);
    let mut cards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for side in sides {
            let is_selected = side.bar.is_some() && preview.ply_and_bar == ply.zip(side.bar);
            if draw_card(ui, palette, side, vec2(width, height), is_selected)
                && let Some(bar) = side.bar
            {
                *selection = PreviewSelection { ply, bar, shown_actions: None, ..*selection };
            }
        }
    };
    match fits {
        true => ui.horizontal_top(&mut cards),
        false => ui.vertical(&mut cards),
    };
    if comparison.is_same() {
        ui.label(RichText::new(language.text("ask-same")).color(palette.good));
    }
}

impl ComparedAnswer {
    /// Its lines of text from top to bottom, each with its font.
    fn texts(&self) -> [(&str, FontId); 3] {
        [
            (&*self.who, FontId::proportional(size::SMALL)),
            (&*self.plan, strong_font(size::BODY)),
            (&*self.amount, FontId::proportional(size::SMALL)),
        ]
    }

    /// The width of the longest word in the answer's texts, in points.
    fn widest_word(&self, ui: &Ui) -> f32 {
        let width = |word: &str, font: &FontId| {
            let galley =
                ui.painter().layout_no_wrap(word.to_owned(), font.clone(), egui::Color32::WHITE);
            galley.size().x
        };
        let texts = self.texts();
        let widths = texts
            .iter()
            .flat_map(|(text, font)| text.split_whitespace().map(|word| width(word, font)));
        widths.fold(0.0, f32::max)
    }
}

/// The margin around the text of a side.
const MARGIN: egui::Vec2 = vec2(12.0, 9.0);

/// The lines of text of a side.
struct ComparedAnswerText([std::sync::Arc<egui::Galley>; 3]);

impl ComparedAnswerText {
    /// Lays out the lines of a side of this width.
    fn of(ui: &Ui, palette: &Palette, side: &ComparedAnswer, width: f32) -> Self {
        let text_width = width - 2.0 * MARGIN.x;
        let lay =
            |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, text_width);
        let [who, plan, amount] = side.texts();
        let lines = [(who, palette.dim), (plan, palette.ink), (amount, palette.ink)];
        ComparedAnswerText(lines.map(|((text, font), ink)| lay(text, font, ink)))
    }

    /// The height of the lines with the margins, in points.
    fn height(&self) -> f32 {
        let lines = self.0.iter().filter(|line| !line.is_empty());
        lines.map(|line| line.size().y).sum::<f32>() + 2.0 * MARGIN.y
    }
}

/// Draws one side as a card, which can be pressed if it has a bar; `is_selected` marks it as the
/// one on the table. Returns whether it was pressed.
fn draw_card(
    ui: &mut Ui,
    palette: &Palette,
    side: &ComparedAnswer,
    card_size: egui::Vec2,
    is_selected: bool,
) -> bool {
    let sense = if side.bar.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(card_size, sense);
    let name = match &*side.amount {
        "" => format!("{}: {}", side.who, side.plan),
        amount => format!("{}: {}, {amount}", side.who, side.plan),
    };
    let enabled = ui.is_enabled();
    response.widget_info(|| match side.bar {
        Some(_) => WidgetInfo::selected(WidgetType::RadioButton, enabled, is_selected, &name),
        None => WidgetInfo::labeled(WidgetType::Label, enabled, &name),
    });
    let painter = ui.painter();
    let hovered = response.hovered() && side.bar.is_some();
    let background = if hovered { palette.raised_hover } else { palette.inset };
    let edge_colour = if is_selected { palette.accent } else { palette.line };
    let stroke = Stroke::new(if is_selected { 2.0 } else { 1.0 }, edge_colour);
    painter.rect(rect, 12, background, stroke, StrokeKind::Inside);
    let mut position = rect.min + MARGIN;
    for line in ComparedAnswerText::of(ui, palette, side, card_size.x).0 {
        let line_height = line.size().y;
        if !line.is_empty() {
            painter.galley(position, line, palette.ink);
            position.y += line_height;
        }
    }
    widgets::focus_ring(ui, palette, &response, rect.shrink(3.0), 10);
    response.clicked()
}

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
    own: ComparedAnswer,
    decided: ComparedAnswer,
}

/// One side of the comparison.
#[derive(Clone, PartialEq, Debug)]
struct ComparedAnswer {
    who: String,
    plan: String,
    /// Its value with the unit; empty if it was not evaluated or may not be shown.
    amount: String,
    /// The index of its bar; `None` if it was not evaluated.
    bar: Option<usize>,
}

impl AnswerComparison {
    /// Compares the answer with the decision; `None` if the player has skipped the question or not
    /// answered yet. `bars` are in the order of the panel, and `who` made the decision.
    pub fn new<U: Explainable>(
        bars: &[AlternativeBar],
        answer: Option<QuizAnswer<ActionOf<U>>>,
        shown: &RedactedExplanation<ActionOf<U>>,
        who: String,
        language: &Language,
    ) -> Option<Self> {
        let all = shown.alternatives();
        let begins = |plan: &RedactedPlan<ActionOf<U>>, action: ActionOf<U>| match plan {
            RedactedPlan::Visible(plan) => plan.first() == Some(&action),
            RedactedPlan::Hidden(_) => false,
        };
        let (place, plan) = match answer? {
            QuizAnswer::Play(action) => {
                let mut places = bars.iter().map(|bar| bar.alternative);
                let place = places.find(|&place| begins(&all[place].plan, action));
                (place, U::describe_plan(&[action], language))
            }
            QuizAnswer::Alternative(place) => {
                (Some(place), first_step_text::<U>(&all.get(place)?.plan, language))
            }
            QuizAnswer::Skipped => return None,
        };
        let bar = |place| bars.iter().position(|bar| bar.alternative == place);
        let chosen = bars.iter().position(|bar| bar.chosen);
        let side = |who, plan, bar: Option<usize>| {
            let amount = bar.map_or(String::new(), |bar| bars[bar].amount.clone());
            ComparedAnswer { who, plan, amount, bar }
        };
        let decided = first_step_text::<U>(shown.action(), language);
        let own = side(language.subject_you().name, plan, place.and_then(bar));
        Some(AnswerComparison { own, decided: side(who, decided, chosen) })
    }

    /// Whether both sides are the same.
    fn is_same(&self) -> bool {
        match (self.own.bar, self.decided.bar) {
            (Some(own), Some(told)) => own == told,
            _ => self.own.plan == self.decided.plan,
        }
    }
}

/// Shows the question. Returns an answer given in the panel instead of on the table.
pub(super) fn show_question(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    question: &str,
    reason: &DecisionReasons,
    in_sight: &PreviewState,
    choice: &mut PreviewSelection,
) -> Option<QuizAnswered> {
    let label = ui.label(RichText::new(question).size(16.0).color(palette.ink));
    accessibility::announce(ui.ctx(), ui.id().with("asked"), label.rect, question);
    let mut offers = vec![ButtonSpec::new(QuizAnswered::Skipped, language.text("ask-tell"))];
    if !reason.bars.is_empty() {
        let seen = in_sight.ply_and_bar.filter(|(at, _)| Some(*at) == reason.ply);
        let place = seen.and_then(|(_, bar)| Some(reason.bars.get(bar)?.alternative));
        let this = ButtonSpec::new(
            QuizAnswered::Alternative(place.unwrap_or(0)),
            language.text("ask-this"),
        );
        offers.insert(0, this.accented().enabled_if(place.is_some()));
    }
    // The buttons come before the bars, which may be many.
    let says = widgets::button_grid(ui, palette, offers.len(), &offers);
    ui.scope(|ui| bars::bars(ui, palette, reason, in_sight, choice));
    says
}

/// Draws both sides next to each other, or stacked if a word would not fit. Selecting one shows it
/// on the table.
pub(super) fn show_comparison(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    both: &AnswerComparison,
    at: Option<usize>,
    in_sight: &PreviewState,
    choice: &mut PreviewSelection,
) {
    const GAP: f32 = 8.0;
    let sides = [&both.own, &both.decided];
    let half = (ui.available_width() - GAP) / 2.0;
    let fits = sides.iter().all(|side| side.widest_word(ui) <= half - 2.0 * MARGIN.x);
    let width = if fits { half } else { ui.available_width() };
    let heights = sides.map(|side| ComparedAnswerText::of(ui, palette, side, width).height());
    let height = heights[0].max(heights[1]).max(size::TOUCH);
    let mut cards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for side in sides {
            let seen = side.bar.is_some() && in_sight.ply_and_bar == at.zip(side.bar);
            if draw(ui, palette, side, vec2(width, height), seen)
                && let Some(bar) = side.bar
            {
                *choice = PreviewSelection { ply: at, bar, shown_actions: None };
            }
        }
    };
    match fits {
        true => ui.horizontal_top(&mut cards),
        false => ui.vertical(&mut cards),
    };
    if both.is_same() {
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

    /// The width of its longest word, in points.
    fn widest_word(&self, ui: &Ui) -> f32 {
        let width = |word: &str, font: &FontId| {
            let laid =
                ui.painter().layout_no_wrap(word.to_owned(), font.clone(), egui::Color32::WHITE);
            laid.size().x
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
        let room = width - 2.0 * MARGIN.x;
        let lay = |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, room);
        let [who, plan, amount] = side.texts();
        let lines = [(who, palette.dim), (plan, palette.ink), (amount, palette.ink)];
        ComparedAnswerText(lines.map(|((text, font), ink)| lay(text, font, ink)))
    }

    fn height(&self) -> f32 {
        let lines = self.0.iter().filter(|line| !line.is_empty());
        lines.map(|line| line.size().y).sum::<f32>() + 2.0 * MARGIN.y
    }
}

/// Draws one side as a card. Returns whether it was clicked.
fn draw(
    ui: &mut Ui,
    palette: &Palette,
    side: &ComparedAnswer,
    room: egui::Vec2,
    seen: bool,
) -> bool {
    let sense = if side.bar.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(room, sense);
    let name = match &*side.amount {
        "" => format!("{}: {}", side.who, side.plan),
        amount => format!("{}: {}, {amount}", side.who, side.plan),
    };
    let enabled = ui.is_enabled();
    response.widget_info(|| match side.bar {
        Some(_) => WidgetInfo::selected(WidgetType::RadioButton, enabled, seen, &name),
        None => WidgetInfo::labeled(WidgetType::Label, enabled, &name),
    });
    let painter = ui.painter();
    let hovered = response.hovered() && side.bar.is_some();
    let ground = if hovered { palette.raised_hover } else { palette.inset };
    let edge = if seen { palette.accent } else { palette.line };
    let stroke = Stroke::new(if seen { 2.0 } else { 1.0 }, edge);
    painter.rect(rect, 12, ground, stroke, StrokeKind::Inside);
    let mut at = rect.min + MARGIN;
    for line in ComparedAnswerText::of(ui, palette, side, room.x).0 {
        let below = line.size().y;
        if !line.is_empty() {
            painter.galley(at, line, palette.ink);
            at.y += below;
        }
    }
    widgets::focus_ring(ui, palette, &response, rect.shrink(3.0), 10);
    response.clicked()
}

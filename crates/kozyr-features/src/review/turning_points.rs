//! The turning points of a match as cards: the action played, the better one, the cost, and the
//! concepts involved.

use crate::game_ui::ActionOf;
use bevy_egui::egui::{
    self, Align2, FontId, Frame, Margin, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};
use kozyr_core::{
    game::Seat,
    teacher::{Concept, ReviewSummary, TurningPoint},
    texts::join_sentences,
};

use super::{
    opinion::{Opinion, Reviewable},
    page::ReviewPage,
    quiz::OwnAnswer,
    saved_mistakes,
    selection::{ReviewLine, ReviewSelection},
};
use kozyr_ui::{
    accessibility,
    language::Language,
    theme::{size, strong_font},
    widgets::{self, Emphasis, focus_ring},
};

/// An action on the review page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum ReviewPageAction {
    /// Goes to the position after this many actions.
    GoTo(usize),
    /// Reveals the better action without an answer.
    RevealBest,
    /// Saves the decision after this many actions as an exercise.
    Practise(usize),
    /// Opens the help page of a concept.
    ReadAbout(Concept),
    /// Poses a problem about a concept.
    TryProblem(Concept),
}

/// Draws the turning points of a seat from its `summary`. Their tabs change `selection`. Returns
/// the action chosen on them.
pub(super) fn show<U: Reviewable>(
    ui: &mut Ui,
    page: &ReviewPage<'_, U>,
    seat: Seat,
    summary: &ReviewSummary<ActionOf<U>>,
    selection: &mut ReviewSelection,
) -> Option<ReviewPageAction> {
    let mut action = None;
    for (index, point) in summary.turning_points.iter().enumerate() {
        let id = ("turning-point", seat.index(), index);
        let response = ui.push_id(id, |ui| show_card(ui, page, index + 1, point, selection));
        action = response.inner.or(action);
    }
    action
}

/// Draws the card of a turning point, whose tabs change `selection`; nothing if it is not judged.
/// `number` is its position in the list, from 1. Returns the action chosen on it.
fn show_card<U: Reviewable>(
    ui: &mut Ui,
    page: &ReviewPage<'_, U>,
    number: usize,
    point: &TurningPoint<ActionOf<U>>,
    selection: &mut ReviewSelection,
) -> Option<ReviewPageAction> {
    let index = point.decision.action_index;
    let opinion = page.review.opinion(index)?;
    let is_selected =
        page.session.has_replay_bar() && page.session.record().actions().len() == index;
    let is_hidden = page.asked.hides_best(page.session, page.review, index);
    let answer = page.asked.own_answer(page.session, index).filter(|_| !is_hidden);
    let edge_color = if is_selected { page.palette.accent } else { page.palette.line };
    let frame = Frame::new()
        .fill(page.palette.inset)
        .stroke(Stroke::new(if is_selected { 2.0 } else { 1.0 }, edge_color))
        .corner_radius(16)
        .inner_margin(Margin::same(12));
    let mut action = None;
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 8.0;
        if show_head(ui, page, number, point, opinion, [is_selected, is_hidden]).clicked()
            && !is_selected
        {
            action = Some(ReviewPageAction::GoTo(index));
        }
        if let Some(answer) = &answer {
            let answer_text = describe_answer::<U>(page, opinion, answer);
            let label = ui.label(egui::RichText::new(&answer_text).color(page.palette.ink));
            accessibility::announce(ui.ctx(), ui.id().with("answered"), label.rect, &answer_text);
        }
        match is_selected {
            true if is_hidden => action = show_question(ui, page).or(action),
            true => show_line_tabs(ui, page, opinion, answer.as_ref(), selection),
            false => {}
        }
        // The concepts would give away the better action.
        if !point.concepts.is_empty() && !is_hidden {
            let caption = egui::RichText::new(page.language.text("review-turns-on"));
            ui.label(caption.size(size::SMALL).color(page.palette.dim));
            ui.horizontal_wrapped(|ui| {
                for &concept in &point.concepts {
                    action = page.concept(ui, concept).or(action);
                }
            });
        }
        if page.kept.has(index) {
            let saved_text = page.language.text("review-kept");
            ui.label(egui::RichText::new(saved_text).size(13.5).color(page.palette.dim));
        } else if saved_mistakes::can_be_practised::<U>(page.course, point.decision.seat) {
            let text = page.language.text("review-practise-this");
            let button = widgets::button(ui, page.palette, &text, Emphasis::Quiet);
            // The action played makes the accessible name unique.
            let who = page.language.subject(page.course, point.decision.seat);
            let played_text = U::describe_action(&who, point.decision.played, page.language);
            let (name, enabled) =
                (format!("{text}: {}. {played_text}", index + 1), ui.is_enabled());
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
            if button.clicked() {
                action = Some(ReviewPageAction::Practise(index));
            }
        }
    });
    action
}

/// Draws the question for a better action and a button to reveal it. Returns the action if it was
/// pressed.
fn show_question<U: Reviewable>(ui: &mut Ui, page: &ReviewPage<'_, U>) -> Option<ReviewPageAction> {
    let question = page.language.text("review-ask");
    let label = ui.label(egui::RichText::new(&question).color(page.palette.accent));
    accessibility::announce(ui.ctx(), ui.id().with("asked"), label.rect, &question);
    let text = page.language.text("review-ask-tell");
    let pressed = widgets::button(ui, page.palette, &text, Emphasis::Quiet).clicked();
    pressed.then_some(ReviewPageAction::RevealBest)
}

/// Draws the tabs that select the line on the table: the better one, the player's answer if it is
/// different, and the one played. They change `selection`.
fn show_line_tabs<U: Reviewable>(
    ui: &mut Ui,
    page: &ReviewPage<'_, U>,
    opinion: &Opinion<ActionOf<U>>,
    answer: Option<&OwnAnswer<'_, ActionOf<U>>>,
    selection: &mut ReviewSelection,
) {
    let is_different =
        |answer: &&OwnAnswer<'_, ActionOf<U>>| opinion.best.first() != Some(&answer.action);
    let answer_tab =
        answer.filter(is_different).map(|_| (ReviewLine::Answer, "review-show-answer"));
    let better_tab = (ReviewLine::Better, "review-show-better");
    let tabs = [Some(better_tab), answer_tab, Some((ReviewLine::Played, "review-show-played"))];
    let tabs = tabs.into_iter().flatten().map(|(line, key)| (line, page.language.text(key)));
    widgets::radio_row(ui, page.palette, &mut selection.line, &tabs.collect::<Vec<_>>());
}

/// A sentence about the player's answer to the quiz and how good it is.
fn describe_answer<U: Reviewable>(
    page: &ReviewPage<'_, U>,
    opinion: &Opinion<ActionOf<U>>,
    answer: &OwnAnswer<'_, ActionOf<U>>,
) -> String {
    let language = page.language;
    let answer_argument = ("answer", U::describe_plan(&[answer.action], language).into());
    let played = opinion.played.map(|(played, _)| played);
    if opinion.best.first() == Some(&answer.action) {
        return language.format("review-answer-right", &[answer_argument]);
    }
    if played == Some(answer.action) {
        return language.format("review-answer-same", &[answer_argument]);
    }
    let Some((judged, (_, loss))) =
        answer.opinion.and_then(|judged| Some((judged, judged.played?)))
    else {
        return language.format("review-answer-waits", &[answer_argument]);
    };
    if judged.certain_loss() <= Some(0.0) {
        return language.format("review-answer-as-good", &[answer_argument]);
    }
    let error = judged.loss_error * U::CHART_SCALE;
    let key = if error > 0.0 { "review-answer-cost-about" } else { "review-answer-cost" };
    let arguments = [
        answer_argument,
        ("lost", U::format_value(loss, language).into()),
        ("error", language.decimal(error, usize::from(error < 1.0)).into()),
    ];
    let cost = language.format(key, &arguments);
    // The reason holds for the better action that the card names.
    match judged.best.first() == opinion.best.first() {
        true => format!("{cost} {}", reason_text::<U>(judged, language)).trim_end().to_owned(),
        false => cost,
    }
}

/// Draws the number, the action played, the better one with its reason unless it is hidden, and the
/// cost, as one radio button. Returns its response.
fn show_head<U: Reviewable>(
    ui: &mut Ui,
    page: &ReviewPage<'_, U>,
    number: usize,
    point: &TurningPoint<ActionOf<U>>,
    opinion: &Opinion<ActionOf<U>>,
    [is_selected, is_hidden]: [bool; 2],
) -> Response {
    /// The width reserved for the number, in points.
    const NUMBER: f32 = 38.0;
    /// The radius of the circle behind it, in points.
    const RADIUS: f32 = 13.0;
    let (palette, language) = (page.palette, page.language);
    let who = language.subject(page.course, point.decision.seat);
    let played_text = U::describe_action(&who, point.decision.played, language);
    let [better, reason, cost] = texts::<U>(page, point, opinion);
    let [better, reason] = if is_hidden { Default::default() } else { [better, reason] };
    let text_width = ui.available_width() - NUMBER;
    let lay = |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, text_width);
    let lines = [
        lay(&played_text, strong_font(size::BODY), palette.ink),
        lay(&better, FontId::proportional(size::BODY), palette.ink),
        lay(&reason, FontId::proportional(size::BODY), palette.ink),
        lay(&cost, FontId::proportional(13.5), palette.dim),
    ];
    let lines = lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>();
    let height = lines.iter().map(|line| line.size().y + 3.0).sum::<f32>().max(size::TOUCH);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let name = format!("{}. {played_text}", point.decision.action_index + 1);
    let enabled = ui.is_enabled();
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, is_selected, &name));
    widgets::set_description(ui, &response, format!("{better} {reason} {cost}").trim());
    let painter = ui.painter();
    let center = rect.left_top() + vec2(RADIUS + 1.0, RADIUS + 1.0);
    let (background, ink) = if is_selected {
        (palette.accent, palette.on_accent)
    } else {
        (palette.raised, palette.ink)
    };
    painter.circle_filled(center, RADIUS, background);
    painter.text(center, Align2::CENTER_CENTER, number, strong_font(size::BODY), ink);
    let mut top = rect.top() + 2.0;
    for line in lines {
        let next_top = top + line.size().y + 3.0;
        painter.galley(pos2(rect.left() + NUMBER, top), line, palette.ink);
        top = next_top;
    }
    focus_ring(ui, palette, &response, rect.expand(4.0), 12);
    response
}

/// The texts of the better action, of the reason why it is better, and of the cost of the one
/// played, with its standard error.
fn texts<U: Reviewable>(
    page: &ReviewPage<'_, U>,
    point: &TurningPoint<ActionOf<U>>,
    opinion: &Opinion<ActionOf<U>>,
) -> [String; 3] {
    let language = page.language;
    let step_len = U::first_step_len(&opinion.best).min(opinion.best.len());
    let best = U::describe_plan(&opinion.best[..step_len], language);
    let better = language.format("review-better", &[("best", best.into())]);
    let reason = reason_text::<U>(opinion, language);
    let (loss, error) = (point.decision.loss, point.decision.standard_error * U::CHART_SCALE);
    let key = match (opinion.exact, error > 0.0) {
        (true, _) => "review-cost-proved",
        (false, true) => "review-cost-about",
        (false, false) => "review-cost",
    };
    let decimals = usize::from(error < 1.0);
    let move_number = point.decision.action_index + 1;
    let arguments = [
        ("lost", U::format_value(loss, language).into()),
        ("error", language.decimal(error, decimals).into()),
        ("move", move_number.into()),
    ];
    [better, reason, language.format(key, &arguments)]
}

/// Why the best action is better than the one played, as a sentence; empty if that is unknown.
pub(crate) fn reason_text<U: Reviewable>(
    opinion: &Opinion<ActionOf<U>>,
    language: &Language,
) -> String {
    let reason = opinion.reason.as_ref().map(|headline| headline.reason::<U::Rules>());
    join_sentences(reason.iter().map(|reason| language.message(reason)).collect())
}

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
}

/// Draws the turning points of a seat. Returns the action chosen on them.
pub(super) fn show<U: Reviewable>(
    ui: &mut Ui,
    told: &ReviewPage<'_, U>,
    seat: Seat,
    lesson: &ReviewSummary<ActionOf<U>>,
    looking: &mut ReviewSelection,
) -> Option<ReviewPageAction> {
    let mut wish = None;
    for (index, point) in lesson.turning_points.iter().enumerate() {
        let id = ("turning-point", seat.index(), index);
        let drawn = ui.push_id(id, |ui| card(ui, told, index + 1, point, looking));
        wish = drawn.inner.or(wish);
    }
    wish
}

fn card<U: Reviewable>(
    ui: &mut Ui,
    told: &ReviewPage<'_, U>,
    number: usize,
    point: &TurningPoint<ActionOf<U>>,
    looking: &mut ReviewSelection,
) -> Option<ReviewPageAction> {
    let at = point.decision.action_index;
    let opinion = told.review.opinion(at)?;
    let chosen = told.session.has_replay_bar() && told.session.record().actions().len() == at;
    let concealed = told.asked.hides_best(told.session, told.review, at);
    let given = told.asked.own_answer(told.session, at).filter(|_| !concealed);
    let edge = if chosen { told.palette.accent } else { told.palette.line };
    let frame = Frame::new()
        .fill(told.palette.inset)
        .stroke(Stroke::new(if chosen { 2.0 } else { 1.0 }, edge))
        .corner_radius(16)
        .inner_margin(Margin::same(12));
    let mut wish = None;
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 8.0;
        if head(ui, told, number, point, opinion, [chosen, concealed]).clicked() && !chosen {
            wish = Some(ReviewPageAction::GoTo(at));
        }
        if let Some(given) = &given {
            let said = describe_answer::<U>(told, opinion, given);
            let label = ui.label(egui::RichText::new(&said).color(told.palette.ink));
            accessibility::announce(ui.ctx(), ui.id().with("answered"), label.rect, &said);
        }
        match chosen {
            true if concealed => wish = ask(ui, told).or(wish),
            true => show_line_tabs(ui, told, opinion, given.as_ref(), looking),
            false => {}
        }
        // The concepts would give away the better action.
        if !point.concepts.is_empty() && !concealed {
            let about = egui::RichText::new(told.language.text("review-turns-on"));
            ui.label(about.size(size::SMALL).color(told.palette.dim));
            ui.horizontal_wrapped(|ui| {
                for &concept in &point.concepts {
                    wish = told.concept(ui, concept).or(wish);
                }
            });
        }
        if told.kept.has(at) {
            let kept = told.language.text("review-kept");
            ui.label(egui::RichText::new(kept).size(13.5).color(told.palette.dim));
        } else if saved_mistakes::can_be_practised::<U>(told.course, point.decision.seat) {
            let text = told.language.text("review-practise-this");
            let button = widgets::button(ui, told.palette, &text, Emphasis::Quiet);
            // The action played makes the accessible name unique.
            let who = told.language.subject(told.course, point.decision.seat);
            let deed = U::describe_action(&who, point.decision.played, told.language);
            let (name, enabled) = (format!("{text}: {}. {deed}", at + 1), ui.is_enabled());
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
            if button.clicked() {
                wish = Some(ReviewPageAction::Practise(at));
            }
        }
    });
    wish
}

/// Asks the player for a better action. Returns the action chosen instead of an answer.
fn ask<U: Reviewable>(ui: &mut Ui, told: &ReviewPage<'_, U>) -> Option<ReviewPageAction> {
    let question = told.language.text("review-ask");
    let label = ui.label(egui::RichText::new(&question).color(told.palette.accent));
    accessibility::announce(ui.ctx(), ui.id().with("asked"), label.rect, &question);
    let text = told.language.text("review-ask-tell");
    let pressed = widgets::button(ui, told.palette, &text, Emphasis::Quiet).clicked();
    pressed.then_some(ReviewPageAction::RevealBest)
}

/// Draws the tabs that select the line on the table.
fn show_line_tabs<U: Reviewable>(
    ui: &mut Ui,
    told: &ReviewPage<'_, U>,
    opinion: &Opinion<ActionOf<U>>,
    given: Option<&OwnAnswer<'_, ActionOf<U>>>,
    looking: &mut ReviewSelection,
) {
    let is_other =
        |given: &&OwnAnswer<'_, ActionOf<U>>| opinion.best.first() != Some(&given.action);
    let answer = given.filter(is_other).map(|_| (ReviewLine::Answer, "review-show-answer"));
    let better = (ReviewLine::Better, "review-show-better");
    let sides = [Some(better), answer, Some((ReviewLine::Played, "review-show-played"))];
    let sides = sides.into_iter().flatten().map(|(side, key)| (side, told.language.text(key)));
    widgets::radio_row(ui, told.palette, &mut looking.line, &sides.collect::<Vec<_>>());
}

/// Describes the player's answer and its judgement.
fn describe_answer<U: Reviewable>(
    told: &ReviewPage<'_, U>,
    opinion: &Opinion<ActionOf<U>>,
    given: &OwnAnswer<'_, ActionOf<U>>,
) -> String {
    let language = told.language;
    let answer = ("answer", U::describe_plan(&[given.action], language).into());
    let played = opinion.played.map(|(played, _)| played);
    if opinion.best.first() == Some(&given.action) {
        return language.format("review-answer-right", &[answer]);
    }
    if played == Some(given.action) {
        return language.format("review-answer-same", &[answer]);
    }
    let Some((one, (_, lost))) = given.opinion.and_then(|one| Some((one, one.played?))) else {
        return language.format("review-answer-waits", &[answer]);
    };
    if one.certain_loss() <= Some(0.0) {
        return language.format("review-answer-as-good", &[answer]);
    }
    let error = one.loss_error * U::CHART_SCALE;
    let key = if error > 0.0 { "review-answer-cost-about" } else { "review-answer-cost" };
    let told = [
        answer,
        ("lost", U::format_value(lost, language).into()),
        ("error", language.decimal(error, usize::from(error < 1.0)).into()),
    ];
    language.format(key, &told)
}

/// Draws the action played, the better one unless it is hidden, and the cost. A press shows them on
/// the table.
fn head<U: Reviewable>(
    ui: &mut Ui,
    told: &ReviewPage<'_, U>,
    number: usize,
    point: &TurningPoint<ActionOf<U>>,
    opinion: &Opinion<ActionOf<U>>,
    [chosen, concealed]: [bool; 2],
) -> Response {
    /// The width reserved for the number, in points.
    const NUMBER: f32 = 38.0;
    /// The radius of the circle behind it, in points.
    const RADIUS: f32 = 13.0;
    let (palette, language) = (told.palette, told.language);
    let who = language.subject(told.course, point.decision.seat);
    let deed = U::describe_action(&who, point.decision.played, language);
    let [better, cost] = words::<U>(told, point, opinion);
    let better = if concealed { String::new() } else { better };
    let room = ui.available_width() - NUMBER;
    let lay = |text: &str, font, ink| ui.painter().layout(text.to_owned(), font, ink, room);
    let lines = [
        lay(&deed, strong_font(size::BODY), palette.ink),
        lay(&better, FontId::proportional(size::BODY), palette.ink),
        lay(&cost, FontId::proportional(13.5), palette.dim),
    ];
    let lines = lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>();
    let high = lines.iter().map(|line| line.size().y + 3.0).sum::<f32>().max(size::TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::click());
    let name = format!("{}. {deed}", point.decision.action_index + 1);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, &name));
    widgets::set_description(ui, &response, format!("{better} {cost}").trim());
    let painter = ui.painter();
    let middle = rect.left_top() + vec2(RADIUS + 1.0, RADIUS + 1.0);
    let (ground, ink) =
        if chosen { (palette.accent, palette.on_accent) } else { (palette.raised, palette.ink) };
    painter.circle_filled(middle, RADIUS, ground);
    painter.text(middle, Align2::CENTER_CENTER, number, strong_font(size::BODY), ink);
    let mut top = rect.top() + 2.0;
    for line in lines {
        let below = top + line.size().y + 3.0;
        painter.galley(pos2(rect.left() + NUMBER, top), line, palette.ink);
        top = below;
    }
    focus_ring(ui, palette, &response, rect.expand(4.0), 12);
    response
}

/// The texts of the better action and of the cost of the one played, with its standard error.
fn words<U: Reviewable>(
    told: &ReviewPage<'_, U>,
    point: &TurningPoint<ActionOf<U>>,
    opinion: &Opinion<ActionOf<U>>,
) -> [String; 2] {
    let language = told.language;
    let together = U::first_step_len(&opinion.best).min(opinion.best.len());
    let best = U::describe_plan(&opinion.best[..together], language);
    let better = language.format("review-better", &[("best", best.into())]);
    let (lost, error) = (point.decision.loss, point.decision.standard_error * U::CHART_SCALE);
    let key = match (opinion.exact, error > 0.0) {
        (true, _) => "review-cost-proved",
        (false, true) => "review-cost-about",
        (false, false) => "review-cost",
    };
    let places = usize::from(error < 1.0);
    let move_number = point.decision.action_index + 1;
    let said = [
        ("lost", U::format_value(lost, language).into()),
        ("error", language.decimal(error, places).into()),
        ("move", move_number.into()),
    ];
    [better, language.format(key, &said)]
}

//! The review page: the coach's summary, the turning points, and the chart of the match.

use crate::game_ui::ActionOf;
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use kozyr_core::game::Game;
use kozyr_core::{
    game::{Record, Seat},
    teacher::{Concept, ConceptLoss, ReviewSummary},
};

use super::{
    chart::draw_chart,
    findings::Review,
    opinion::Reviewable,
    quiz::ReviewQuiz,
    saved_mistakes::{self, SavedMistakes},
    selection::ReviewSelection,
    turning_points::{self, ReviewPageAction},
};
use crate::{
    help::{OpenConceptHelp, TryProblemAbout},
    side_panel::{self, QuizAnswered, SidePanelBody, SidePanelPage},
};
use kozyr_platform::{clock::Calendar, screen::Menu};
use kozyr_table::session::{NavigateHistory, Session};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis},
};

/// The height of the chart, in points.
const CHART_HEIGHT: f32 = 160.0;

/// Adds the review page of one game.
pub(crate) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(side_panel::is_page_open(SidePanelPage::Review))
            .run_if(in_state(Menu::None))
            .run_if(in_state(U::SCREEN))
            .in_set(PanelSystems::Review),
    );
}

/// The messages that the page writes.
#[derive(SystemParam)]
struct ReviewWriters<'w> {
    quiz_answers: MessageWriter<'w, QuizAnswered>,
    navigate: MessageWriter<'w, NavigateHistory>,
    sound: MessageWriter<'w, Sound>,
}

/// Shows the page and handles the action chosen on it.
fn show<U: Reviewable>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    body: Res<SidePanelBody>,
    calendar: Res<Calendar>,
    mut selection: ResMut<ReviewSelection>,
    mut saved_mistakes: ResMut<SavedMistakes>,
    quiz: ReviewQuiz<U>,
    mut writers: ReviewWriters,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut new_selection = *selection;
    let mut action = None;
    side_panel::show_page(ctx, &palette, "review", *body, |ui| {
        let page = ReviewPage {
            palette: &palette,
            language: &language,
            session: &session,
            review: &review,
            course: session.full_record(),
            kept: &saved_mistakes,
            asked: &quiz,
        };
        action = page.show(ui, &mut new_selection);
    });
    match action {
        Some(ReviewPageAction::GoTo(at)) => _ = writers.navigate.write(NavigateHistory::To(at)),
        Some(ReviewPageAction::RevealBest) => {
            writers.sound.write(Sound::Tap);
            writers.quiz_answers.write(QuizAnswered::Skipped);
            ctx.request_repaint();
        }
        Some(ReviewPageAction::ReadAbout(concept)) => {
            writers.sound.write(Sound::Tap);
            commands.trigger(OpenConceptHelp(concept));
        }
        Some(ReviewPageAction::TryProblem(concept)) => {
            writers.sound.write(Sound::Tap);
            commands.trigger(TryProblemAbout(concept));
        }
        Some(ReviewPageAction::Practise(at)) => {
            writers.sound.write(Sound::Tap);
            let judged_match = (&*review, session.full_record());
            let seat = review.opinion(at).map(|opinion| opinion.seat);
            let summary = seat.map(|seat| review.lesson(seat));
            let points = summary.iter().flat_map(|summary| summary.mistakes());
            for point in points.filter(|point| point.decision.action_index == at) {
                saved_mistakes::save_mistake(
                    &mut commands,
                    &mut saved_mistakes,
                    judged_match,
                    point,
                    calendar.today(),
                );
            }
        }
        None => {}
    }
    if selection.set_if_neq(new_selection) {
        ctx.request_repaint();
    }
    Ok(())
}

/// The context for drawing the page.
pub(super) struct ReviewPage<'a, U: Reviewable> {
    pub palette: &'a Palette,
    pub language: &'a Language,
    pub session: &'a Session<U::Rules>,
    pub review: &'a Review<U>,
    /// The complete match.
    pub course: &'a Record<U::Rules>,
    /// The mistakes saved as exercises.
    pub kept: &'a SavedMistakes,
    /// The quiz about turning points and the player's answers.
    pub asked: &'a ReviewQuiz<'a, U>,
}

impl<U: Reviewable> ReviewPage<'_, U> {
    /// Draws the page: the findings about the selected seat, or the progress of the review until it
    /// is complete; then the chart and the current position. Returns the action chosen on it.
    fn show(&self, ui: &mut egui::Ui, selection: &mut ReviewSelection) -> Option<ReviewPageAction> {
        let mut action = None;
        let mut seat = selection.seat.unwrap_or(self.session.viewer());
        if self.review.is_complete(self.course) {
            let summary = self.review.lesson(seat);
            if self.show_seat_tabs(ui, &mut seat) {
                selection.seat = Some(seat);
            }
            self.show_summary(ui, seat, &summary);
            action = turning_points::show(ui, self, seat, &summary, selection).or(action);
            action = self.practise(ui, &summary.concepts_to_practise).or(action);
        } else {
            self.progress(ui);
        }
        let target =
            draw_chart(ui, self.palette, self.language, self.session, self.review, CHART_HEIGHT);
        self.show_current_moment(ui);
        if let Some(first) = self.proved_since() {
            let arguments = [("move", (first + 1).into())];
            self.show_note(ui, &self.language.format("review-proved", &arguments));
        }
        for seat in Seat::all(self.session.game().seats()) {
            self.tally(ui, seat);
        }
        target.map(ReviewPageAction::GoTo).or(action)
    }

    /// Draws a text and a bar that tell how much of the match has been judged.
    fn progress(&self, ui: &mut egui::Ui) {
        let (done, count) = (self.review.reviewed_count(), self.course.actions().len());
        let arguments = [("done", done.min(count).into()), ("count", count.into())];
        self.show_note(ui, &self.language.format("review-progress", &arguments));
        let fraction = done as f32 / count.max(1) as f32;
        let bar_size = egui::vec2(ui.available_width(), 6.0);
        let (whole, _) = ui.allocate_exact_size(bar_size, egui::Sense::hover());
        let filled = whole.with_max_x(whole.left() + whole.width() * fraction.min(1.0));
        ui.painter().rect_filled(whole, 3, self.palette.inset);
        ui.painter().rect_filled(filled, 3, self.palette.accent);
    }

    /// Draws the tabs of the seats. Returns whether the selection has changed.
    fn show_seat_tabs(&self, ui: &mut egui::Ui, selected: &mut Seat) -> bool {
        let name = |seat| (seat, self.language.subject(self.course, seat).name);
        let seats: Vec<_> = Seat::all(self.session.game().seats()).map(name).collect();
        widgets::tabs(ui, self.palette, "review-whose", selected, &seats)
    }

    /// Draws the coach's summary: the number of a seat's turning points, or praise if there were
    /// none.
    fn show_summary(&self, ui: &mut egui::Ui, seat: Seat, summary: &ReviewSummary<ActionOf<U>>) {
        let key = match (summary.turning_points.len(), self.is_flawless(seat)) {
            (0, true) => "review-flawless",
            (0, false) => "review-steady",
            _ => "review-turned",
        };
        let arguments = [("count", summary.turning_points.len().into())];
        let text = RichText::new(self.language.format(key, &arguments));
        ui.label(text.size(size::BODY).color(self.palette.ink));
    }

    /// Whether every decision of a seat judged so far was as good as the best.
    fn is_flawless(&self, seat: Seat) -> bool {
        let own = self.review.opinions().filter(|(_, opinion)| opinion.seat == seat);
        own.filter_map(|(at, opinion)| opinion.to_reviewed(at))
            .all(|decision| decision.is_as_good_as_best())
    }

    /// Draws the concepts to practise, the first one with its cost; nothing if there are none.
    /// Returns the action of the pressed button: to open a concept's help page or try a problem
    /// about the first.
    fn practise(&self, ui: &mut egui::Ui, concepts: &[ConceptLoss]) -> Option<ReviewPageAction> {
        let (first, others) = concepts.split_first()?;
        ui.add_space(4.0);
        self.heading(ui, "review-practise");
        let mut action = None;
        ui.horizontal_wrapped(|ui| {
            action = self.concept(ui, first.concept);
            let text = self.language.text("review-try-problem");
            if widgets::button(ui, self.palette, &text, Emphasis::Accent).clicked() {
                action = Some(ReviewPageAction::TryProblem(first.concept));
            }
        });
        let arguments = [
            ("count", first.decisions.into()),
            ("lost", U::format_value(first.loss, self.language).into()),
        ];
        self.show_note(ui, &self.language.format("review-concept-cost", &arguments));
        ui.horizontal_wrapped(|ui| {
            for other in others {
                action = self.concept(ui, other.concept).or(action);
            }
        });
        ui.add_space(4.0);
        action
    }

    /// Draws a button with the name of a concept. Returns the action that opens its help page if
    /// pressed.
    pub(super) fn concept(&self, ui: &mut egui::Ui, concept: Concept) -> Option<ReviewPageAction> {
        let title = self.language.message(&concept.title());
        let pressed = widgets::button(ui, self.palette, &title, Emphasis::Quiet).clicked();
        pressed.then_some(ReviewPageAction::ReadAbout(concept))
    }

    /// Draws the assessment of the current position in a replay, unless the quiz still hides it.
    fn show_current_moment(&self, ui: &mut egui::Ui) {
        let at = self.session.record().actions().len();
        let is_revealed =
            self.session.has_replay_bar() && !self.asked.hides_best(self.session, self.review, at);
        let opinion = self.review.opinion(at).filter(|_| is_revealed);
        let Some(opinion) = opinion else { return };
        let who = self.language.subject(self.session.record(), opinion.seat);
        let head = match opinion.played {
            Some((played, _)) => {
                format!("{}. {}", at + 1, U::describe_action(&who, played, self.language))
            }
            None => format!("{}. {}", at + 1, who.name),
        };
        ui.label(RichText::new(head).font(strong_font(14.0)));
        let arguments = [
            ("value", U::format_value(opinion.value, self.language).into()),
            ("best", U::describe_plan(&opinion.best, self.language).into()),
        ];
        self.show_note(ui, &self.language.format("review-here", &arguments));
        let as_good = opinion.to_reviewed(at).is_some_and(|decision| decision.is_as_good_as_best());
        if as_good {
            self.show_note(ui, &self.language.text("review-as-good"));
        }
    }

    /// The number of actions before the run of proven decisions that ends with the last one judged;
    /// `None` if that one is not proven.
    fn proved_since(&self) -> Option<usize> {
        let all = self.review.opinions();
        all.fold(
            None,
            |first, (ply, opinion)| if opinion.exact { first.or(Some(ply)) } else { None },
        )
    }

    /// Draws a line with a seat's name, the numbers of its best and of all its decisions, and its
    /// combined loss; nothing if none of its decisions is judged.
    fn tally(&self, ui: &mut egui::Ui, seat: Seat) {
        let losses = self.review.losses(seat);
        if losses.is_empty() {
            return;
        }
        let arguments = [
            ("name", self.language.subject(self.course, seat).name.into()),
            ("best", self.review.accuracy(seat).best.into()),
            ("count", losses.len().into()),
            ("lost", U::format_value(U::combined_loss(&losses), self.language).into()),
        ];
        self.show_note(ui, &self.language.format(&format!("review-tally-{}", U::NAME), &arguments));
    }

    /// Draws the text with this key as a heading.
    fn heading(&self, ui: &mut egui::Ui, key: &str) {
        let head = RichText::new(self.language.text(key));
        ui.label(head.font(strong_font(size::BODY)).color(self.palette.ink));
    }

    /// Draws a small dim text.
    fn show_note(&self, ui: &mut egui::Ui, text: &str) {
        ui.label(RichText::new(text).size(13.5).color(self.palette.dim));
    }
}

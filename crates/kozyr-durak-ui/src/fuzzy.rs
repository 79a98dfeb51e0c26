//! Inspector of the fuzzy opponent: samples of the current state while others think, or those
//! behind its last decision, one by one.

use crate::game_ui::DurakUi;
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Color32, RichText};
use egui_plot::{Line, LineStyle, PlotPoints, VLine};
use kozyr_core::{
    game::{Game, Player, Seat},
    opponent::DecisionRng,
};
use kozyr_durak::{
    Durak,
    opponents::fuzzy::{
        ControlAnswer, ControlTable, FuzzyAnalysis, FuzzyParameters, FuzzyPlan, HandAssessment,
        Quality,
    },
};

use super::{
    control_table::{self, CellHighlight},
    screens::TABLE,
};
use kozyr_features::side_panel::{self, Explainable, SidePanel, SidePanelBody, SidePanelPage};
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::session::Session;
use kozyr_ui::{
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets,
};

/// The state that the panel shows.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
enum FuzzyMoment {
    /// The current state, also while others think.
    #[default]
    Now,
    /// The seat's last decision that used control tables.
    LastDecision,
}

/// The analysis shown in the panel, sample by sample.
#[derive(Resource)]
struct ShownFuzzyAnalysis {
    /// The seat of the fuzzy opponent.
    seat: Seat,
    /// The state that was asked for.
    moment: FuzzyMoment,
    /// Number of actions played when it was opened.
    ply: usize,
    /// The analysis; `None` if no table applies.
    analysis: Option<FuzzyAnalysis>,
    /// The random numbers, which for a decision reproduce the samples it was based on.
    rng: DecisionRng,
    /// Number of samples to draw.
    sample_target: u32,
}

impl ShownFuzzyAnalysis {
    /// Opens the analysis of the current state or of the seat's last decision by control tables.
    fn new(
        session: &Session<Durak>,
        seat: Seat,
        moment: FuzzyMoment,
        parameters: &FuzzyParameters,
    ) -> Self {
        let record = session.record();
        let played = record.actions().len();
        let current = || {
            let analysis = FuzzyAnalysis::with_parameters(record.game().view(seat), parameters)?;
            Some((played, analysis, record.decision_rng()))
        };
        let last_decision = || {
            session.decisions_of(seat).into_iter().rev().find_map(|ply| {
                let before = record.after_actions(ply);
                let view = before.game().view(seat);
                let analysis = FuzzyAnalysis::from_samples(view, parameters, &[])?;
                Some((ply, analysis, before.decision_rng()))
            })
        };
        // After the deal only decisions are left, and before the first one only the current state.
        let found = match moment {
            FuzzyMoment::Now => current().or_else(last_decision),
            FuzzyMoment::LastDecision => last_decision().or_else(current),
        };
        let Some((ply, analysis, rng)) = found else {
            let rng = record.decision_rng();
            return ShownFuzzyAnalysis {
                seat,
                moment,
                ply: played,
                analysis: None,
                rng,
                sample_target: 0,
            };
        };
        let samples = session.decision(ply).map(|decision| decision.explanation.samples.len());
        let sample_target = match samples {
            _ if analysis.is_certain() => 1,
            Some(count) if count > 0 => count as u32,
            _ => parameters.samples,
        };
        let analysis = Some(analysis);
        ShownFuzzyAnalysis { seat, moment, ply: played, analysis, rng, sample_target }
    }
}

/// Adds the inspector of the fuzzy opponent.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FuzzyMoment>();
    app.add_systems(
        Update,
        (open_analysis, draw_sample.run_if(resource_exists::<ShownFuzzyAnalysis>))
            .chain()
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<ShownFuzzyAnalysis>)
            .run_if(side_panel::is_page_open(SidePanelPage::Fuzzy))
            .run_if(in_state(Menu::None))
            .run_if(in_state(TABLE))
            .in_set(PanelSystems::ReasonDetails),
    );
    app.add_systems(OnExit(TABLE), |mut commands: Commands| {
        commands.remove_resource::<ShownFuzzyAnalysis>();
    });
}

/// Opens the analysis of the panel's seat when the position, the seat or the moment changes while
/// the page is open. Closes it for opponents without control tables.
fn open_analysis(
    mut commands: Commands,
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    moment: Res<FuzzyMoment>,
    session: Res<Session<Durak>>,
    shown: Option<Res<ShownFuzzyAnalysis>>,
) {
    let SidePanel::Seat(seat) = *side_panel else { return };
    let played = session.record().actions().len();
    let is_open = |shown: Res<ShownFuzzyAnalysis>| {
        shown.seat == seat && shown.ply == played && shown.moment == *moment
    };
    if *page != SidePanelPage::Fuzzy || shown.is_some_and(is_open) {
        return;
    }
    let Player::Opponent(name) = &session.record().players()[seat.index()] else { return };
    match FuzzyParameters::for_opponent(name) {
        Some(parameters) => {
            commands.insert_resource(ShownFuzzyAnalysis::new(&session, seat, *moment, &parameters))
        }
        // Don't keep showing another opponent's analysis.
        None => commands.remove_resource::<ShownFuzzyAnalysis>(),
    }
}

/// Draws one sample per frame until there are enough.
fn draw_sample(
    mut shown: ResMut<ShownFuzzyAnalysis>,
    page: Res<SidePanelPage>,
    side_panel: Res<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let ShownFuzzyAnalysis { analysis, rng, sample_target, .. } = &mut *shown;
    let Some(analysis) = analysis else { return };
    if *page == SidePanelPage::Fuzzy
        && *side_panel != SidePanel::Closed
        && analysis.samples() < *sample_target
    {
        analysis.sample(rng);
        redraw.write(RequestRedraw);
    }
}

/// Shows the page with the fuzzy opponent's samples, of the current state or the last decision.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    body: Res<SidePanelBody>,
    shown: Res<ShownFuzzyAnalysis>,
    mut moment: ResMut<FuzzyMoment>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let moments = [
        (FuzzyMoment::Now, language.text("fuzzy-now")),
        (FuzzyMoment::LastDecision, language.text("fuzzy-last-decision")),
    ];
    side_panel::show_page(ctx, &palette, "fuzzy", *body, |ui| {
        let mut chosen = *moment;
        if widgets::tabs(ui, &palette, "fuzzy-moment", &mut chosen, &moments) {
            *moment = chosen;
        }
        match &shown.analysis {
            Some(analysis) => statistics(ui, &palette, &language, analysis),
            None => _ = ui.label(language.text("fuzzy-at-rest")),
        }
    });
    Ok(())
}

/// Shows the statistics of the samples drawn so far: votes, membership curves, hands and cells.
fn statistics(ui: &mut egui::Ui, palette: &Palette, language: &Language, analysis: &FuzzyAnalysis) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let question = match analysis.table() {
        ControlTable::Lead | ControlTable::LeadByOpponent => "fuzzy-asks-lead",
        ControlTable::Beat => "fuzzy-asks-defend",
        ControlTable::ThrowInOnTake => "fuzzy-asks-add-to-taker",
        ControlTable::ThrowInOnBeat => "fuzzy-asks-add-to-beater",
    };
    ui.label(RichText::new(language.text(question)).font(strong_font(size::BODY)));
    majority(ui, palette, language, analysis);
    curves(ui, palette, language, analysis);
    assessment(ui, language, "fuzzy-own-hand", analysis.own(), own_colour(palette));
    if let Some(sample) = analysis.last() {
        let key = assessment_key(analysis);
        assessment(ui, language, key, &sample.opponent_hand, palette.red);
        let arguments = [
            ("bits", language.decimal(analysis.uncertainty_bits(), 1).into()),
            ("count", analysis.samples().into()),
            ("unknown", analysis.unknown_count().into()),
            ("hidden", analysis.opponent_hidden_count().into()),
        ];
        let text = language.format("fuzzy-uncertainty", &arguments);
        ui.label(RichText::new(text).size(13.5).color(palette.dim));
    }
    let last = analysis.last();
    let highlight_of = |cell| CellHighlight {
        lit: last.is_some_and(|last| last.cell == cell || last.next_cell == Some(cell)),
        fire_count: Some(analysis.times_fired(cell)),
        changed: false,
    };
    control_table::draw(ui, palette, language, analysis.tables(), analysis.table(), highlight_of);
    if analysis.table() == ControlTable::Lead {
        control_table::draw(
            ui,
            palette,
            language,
            analysis.tables(),
            ControlTable::LeadByOpponent,
            highlight_of,
        );
    }
}

/// The text key for the opponent's hand: known or assumed.
fn assessment_key(analysis: &FuzzyAnalysis) -> &'static str {
    if analysis.is_certain() { "fuzzy-their-hand-known" } else { "fuzzy-their-hand" }
}

/// The color of the fuzzy opponent's own hand, in the chart and the text below it.
fn own_colour(palette: &Palette) -> Color32 {
    palette.accent
}

/// Shows the votes for each answer.
fn majority(ui: &mut egui::Ui, palette: &Palette, language: &Language, analysis: &FuzzyAnalysis) {
    let total: u32 = analysis.plans().iter().map(|plan| plan.votes).sum();
    let leading = analysis.majority();
    for plan in analysis.plans() {
        let is_leading = leading.is_some_and(|leading| std::ptr::eq(leading, plan));
        let fraction = if total > 0 { plan.votes as f32 / total as f32 } else { 0.0 };
        vote(ui, palette, &answer(plan, language), plan.votes, fraction, is_leading);
    }
}

/// The label of a plan: its cards and the answer of the table.
fn answer(plan: &FuzzyPlan, language: &Language) -> String {
    let answer = match plan.answer {
        // The cards themselves show which lead is meant.
        ControlAnswer::Bad
        | ControlAnswer::Medium
        | ControlAnswer::Good
        | ControlAnswer::Opponent => None,
        other => Some(language.text(&format!("fuzzy-answer-{}", other.name()))),
    };
    let cards = DurakUi::describe_plan(&plan.plan, language);
    match answer {
        Some(answer) if cards.to_lowercase() == answer.to_lowercase() || cards.is_empty() => answer,
        Some(answer) => format!("{answer} · {cards}"),
        None => {
            let answer = language.text(&format!("fuzzy-answer-{}", plan.answer.name()));
            format!("{cards} · {answer}")
        }
    }
}

/// Shows a row with the votes for an answer, their fraction as a bar, and emphasis if it is in the
/// lead.
fn vote(
    ui: &mut egui::Ui,
    palette: &Palette,
    name: &str,
    votes: u32,
    fraction: f32,
    is_leading: bool,
) {
    let width = ui.available_width();
    let font = if is_leading { strong_font(14.0) } else { egui::FontId::proportional(14.0) };
    let galley = ui.painter().layout(name.to_owned(), font.clone(), palette.ink, width * 0.48);
    let height = galley.size().y.max(22.0);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::hover());
    let colour = if is_leading { palette.accent } else { palette.bar };
    let track = egui::Rect::from_min_max(
        egui::pos2(rect.left() + width * 0.5, rect.center().y - 6.0),
        egui::pos2(rect.right() - 44.0, rect.center().y + 6.0),
    );
    let painter = ui.painter();
    painter.rect_filled(track, 6, palette.inset);
    let bar_size = egui::vec2(track.width() * fraction, track.height());
    painter.rect_filled(egui::Rect::from_min_size(track.min, bar_size), 6, colour);
    ui.painter().galley(rect.min, galley, palette.ink);
    let position = rect.right_center();
    ui.painter().text(position, egui::Align2::RIGHT_CENTER, votes, font, palette.ink);
}

/// Draws the membership functions of hand quality by mean price, with both hands marked.
fn curves(ui: &mut egui::Ui, palette: &Palette, language: &Language, analysis: &FuzzyAnalysis) {
    let curves = analysis.membership_functions(analysis.own().cards.len().max(1));
    let [min, max] = curves.span();
    let colours = [palette.red, palette.dim, palette.good];
    let plot =
        widgets::static_plot(ui, "membership", 150.0, language, ["axis-price", "axis-degree"])
            .include_y(0.0)
            .include_y(1.05)
            .include_x(min)
            .include_x(max)
            .show_grid([false, false]);
    let mine = analysis.own().mean_price;
    let theirs = analysis.last().and_then(|sample| sample.opponent_hand.mean_price);
    let mut names = Vec::new();
    widgets::show_plot(ui, plot, |plot| {
        for (quality, colour) in Quality::ALL.into_iter().zip(colours) {
            let points = curves.polyline(quality);
            let name = language.text(&format!("fuzzy-quality-{}", quality.name()));
            let line = Line::new("", PlotPoints::from(points)).color(colour).width(2.0);
            plot.line(line.allow_hover(false));
            names.push((colour, name));
        }
        if let Some(mean) = mine {
            plot.vline(VLine::new("", mean).color(own_colour(palette)).width(2.5));
        }
        if let Some(mean) = theirs {
            let dashed = LineStyle::Dashed { length: 6.0 };
            plot.vline(VLine::new("", mean).color(palette.red).width(1.5).style(dashed));
        }
    });
    widgets::legend(ui, palette, &names);
}

/// Shows the text `key` about a hand in linguistic terms, marked with a colour.
fn assessment(
    ui: &mut egui::Ui,
    language: &Language,
    key: &str,
    hand: &HandAssessment,
    colour: Color32,
) {
    let quality = language.text(&format!("fuzzy-quality-{}", hand.quality.name()));
    let mean = hand.mean_price.map_or("–".into(), |mean| language.decimal(mean, 2));
    let [bad, medium, good] = hand.degrees.map(|degree| language.decimal(degree, 2));
    let arguments = [
        ("cards", language.cards(hand.cards).into()),
        ("mean", mean.into()),
        ("quality", quality.into()),
        ("bad", bad.into()),
        ("medium", medium.into()),
        ("good", good.into()),
    ];
    ui.horizontal_top(|ui| {
        let (mark, _) = ui.allocate_exact_size(egui::vec2(4.0, 34.0), egui::Sense::hover());
        ui.painter().rect_filled(mark, 2, colour);
        ui.vertical(|ui| ui.label(RichText::new(language.format(key, &arguments)).size(13.5)));
    });
}

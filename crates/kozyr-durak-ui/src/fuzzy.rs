//! Inspector of the fuzzy opponent: the samples behind its last decision, one by one.

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
        MembershipFunctions, Quality,
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

/// The decision shown in the panel, sample by sample.
#[derive(Resource)]
struct ShownFuzzyDecision {
    seat: Seat,
    /// Number of actions played when it was opened.
    ply: usize,
    study: Option<FuzzyAnalysis>,
    /// The decision's random numbers, which reproduce the samples it was based on.
    rng: DecisionRng,
    /// Number of samples that the decision uses.
    sample_target: u32,
}

impl ShownFuzzyDecision {
    /// Opens the seat's last decision that used control tables. Before the first one, evaluates the
    /// tables in the current position.
    fn new(session: &Session<Durak>, seat: Seat, parameters: &FuzzyParameters) -> Self {
        let record = session.record();
        let played = record.actions().len();
        // A pending decision is shown while it is being made.
        let awaited = (record.game().to_act() == Some(seat)).then_some(played);
        let decisions = session.decisions_of(seat).into_iter().chain(awaited);
        let decided = decisions.rev().find_map(|at| {
            let before = record.after_actions(at);
            let study = FuzzyAnalysis::from_samples(before.game().view(seat), parameters, &[])?;
            Some((at, study, before.decision_rng()))
        });
        let (at, study, rng) = match decided {
            Some((at, study, rng)) => (Some(at), Some(study), rng),
            None => {
                let study = FuzzyAnalysis::with_parameters(record.game().view(seat), parameters);
                (None, study, record.decision_rng())
            }
        };
        let drawn = at.and_then(|at| session.decision(at)).map(|by| by.explanation.samples.len());
        let enough = match &study {
            Some(study) if study.is_certain() => 1,
            _ => drawn.filter(|&drawn| drawn > 0).map_or(parameters.samples, |drawn| drawn as u32),
        };
        ShownFuzzyDecision { seat, ply: played, study, rng, sample_target: enough }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (open_decision, draw_sample.run_if(resource_exists::<ShownFuzzyDecision>))
            .chain()
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<ShownFuzzyDecision>)
            .run_if(side_panel::is_page_open(SidePanelPage::Fuzzy))
            .run_if(in_state(Menu::None))
            .run_if(in_state(TABLE))
            .in_set(PanelSystems::ReasonDetails),
    );
    app.add_systems(OnExit(TABLE), |mut commands: Commands| {
        commands.remove_resource::<ShownFuzzyDecision>();
    });
}

/// Starts with the first sample of each new position while the page is open.
fn open_decision(
    mut commands: Commands,
    why: Res<SidePanel>,
    page: Res<SidePanelPage>,
    session: Res<Session<Durak>>,
    opened: Option<Res<ShownFuzzyDecision>>,
) {
    let SidePanel::Seat(seat) = *why else { return };
    let played = session.record().actions().len();
    let is_open = |opened: Res<ShownFuzzyDecision>| opened.seat == seat && opened.ply == played;
    if *page != SidePanelPage::Fuzzy || opened.is_some_and(is_open) {
        return;
    }
    let Player::Opponent(name) = &session.record().players()[seat.index()] else { return };
    match FuzzyParameters::for_opponent(name) {
        Some(parameters) => {
            commands.insert_resource(ShownFuzzyDecision::new(&session, seat, &parameters))
        }
        // Don't keep showing another opponent's decision.
        None => commands.remove_resource::<ShownFuzzyDecision>(),
    }
}

fn draw_sample(
    mut opened: ResMut<ShownFuzzyDecision>,
    page: Res<SidePanelPage>,
    why: Res<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let ShownFuzzyDecision { study, rng, sample_target: enough, .. } = &mut *opened;
    let Some(study) = study else { return };
    if *page == SidePanelPage::Fuzzy && *why != SidePanel::Closed && study.samples() < *enough {
        study.sample(rng);
        redraw.write(RequestRedraw);
    }
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<Durak>>,
    body: Res<SidePanelBody>,
    opened: Res<ShownFuzzyDecision>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    side_panel::show_page(ctx, &palette, "fuzzy", *body, |ui| match &opened.study {
        Some(study) => statistics(ui, &palette, &language, &session, study),
        None => _ = ui.label(language.text("fuzzy-at-rest")),
    });
    Ok(())
}

fn statistics(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<Durak>,
    study: &FuzzyAnalysis,
) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let question = match study.table() {
        ControlTable::Lead | ControlTable::LeadByOpponent => "fuzzy-asks-lead",
        ControlTable::Beat => "fuzzy-asks-defend",
        ControlTable::ThrowInOnTake => "fuzzy-asks-add-to-taker",
        ControlTable::ThrowInOnBeat => "fuzzy-asks-add-to-beater",
    };
    ui.label(RichText::new(language.text(question)).font(strong_font(size::BODY)));
    majority(ui, palette, language, study);
    curves(ui, palette, language, session, study);
    assessment(ui, language, "fuzzy-own-hand", study.own(), own_colour(palette));
    if let Some(sample) = study.last() {
        let hidden = assessment_key(study);
        assessment(ui, language, hidden, &sample.opponent_hand, palette.red);
        let told = [
            ("bits", language.decimal(study.uncertainty_bits(), 1).into()),
            ("count", study.samples().into()),
            ("unknown", study.unknown_count().into()),
            ("hidden", study.opponent_hidden_count().into()),
        ];
        let text = language.format("fuzzy-uncertainty", &told);
        ui.label(RichText::new(text).size(13.5).color(palette.dim));
    }
    let last = study.last();
    let lit = |cell| CellHighlight {
        lit: last.is_some_and(|last| last.cell == cell || last.next_cell == Some(cell)),
        fire_count: Some(study.times_fired(cell)),
        changed: false,
    };
    control_table::draw(ui, palette, language, study.tables(), study.table(), lit);
    if study.table() == ControlTable::Lead {
        control_table::draw(
            ui,
            palette,
            language,
            study.tables(),
            ControlTable::LeadByOpponent,
            lit,
        );
    }
}

/// Text key for the opponent's hand, known or assumed.
fn assessment_key(study: &FuzzyAnalysis) -> &'static str {
    if study.is_certain() { "fuzzy-their-hand-known" } else { "fuzzy-their-hand" }
}

fn own_colour(palette: &Palette) -> Color32 {
    palette.accent
}

/// Shows the votes for each answer.
fn majority(ui: &mut egui::Ui, palette: &Palette, language: &Language, study: &FuzzyAnalysis) {
    let all: u32 = study.plans().iter().map(|course| course.votes).sum();
    let leading = study.majority();
    for course in study.plans() {
        let ahead = leading.is_some_and(|leading| std::ptr::eq(leading, course));
        let share = if all > 0 { course.votes as f32 / all as f32 } else { 0.0 };
        vote(ui, palette, &answer(course, language), course.votes, share, ahead);
    }
}

fn answer(course: &FuzzyPlan, language: &Language) -> String {
    let word = match course.answer {
        // The cards themselves show which lead is meant.
        ControlAnswer::Bad
        | ControlAnswer::Medium
        | ControlAnswer::Good
        | ControlAnswer::Opponent => None,
        other => Some(language.text(&format!("fuzzy-answer-{}", other.name()))),
    };
    let plan = DurakUi::describe_plan(&course.plan, language);
    match word {
        Some(word) if plan.to_lowercase() == word.to_lowercase() || plan.is_empty() => word,
        Some(word) => format!("{word} · {plan}"),
        None => {
            let word = language.text(&format!("fuzzy-answer-{}", course.answer.name()));
            format!("{plan} · {word}")
        }
    }
}

fn vote(ui: &mut egui::Ui, palette: &Palette, name: &str, votes: u32, share: f32, ahead: bool) {
    let width = ui.available_width();
    let font = if ahead { strong_font(14.0) } else { egui::FontId::proportional(14.0) };
    let words = ui.painter().layout(name.to_owned(), font.clone(), palette.ink, width * 0.48);
    let high = words.size().y.max(22.0);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(width, high), egui::Sense::hover());
    let colour = if ahead { palette.accent } else { palette.bar };
    let track = egui::Rect::from_min_max(
        egui::pos2(rect.left() + width * 0.5, rect.center().y - 6.0),
        egui::pos2(rect.right() - 44.0, rect.center().y + 6.0),
    );
    let painter = ui.painter();
    painter.rect_filled(track, 6, palette.inset);
    let full = egui::vec2(track.width() * share, track.height());
    painter.rect_filled(egui::Rect::from_min_size(track.min, full), 6, colour);
    ui.painter().galley(rect.min, words, palette.ink);
    let at = rect.right_center();
    ui.painter().text(at, egui::Align2::RIGHT_CENTER, votes, font, palette.ink);
}

/// Chart of hand quality by mean price, with both hands marked.
fn curves(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<Durak>,
    study: &FuzzyAnalysis,
) {
    let deck = session.record().setup().rules.deck;
    let curves = MembershipFunctions::for_hand_size(deck, study.own().cards.len().max(1));
    let [least, most] = curves.span();
    let colours = [palette.red, palette.dim, palette.good];
    let plot =
        widgets::static_plot(ui, "membership", 150.0, language, ["axis-price", "axis-degree"])
            .include_y(0.0)
            .include_y(1.05)
            .include_x(least)
            .include_x(most)
            .show_grid([false, false]);
    let mine = study.own().mean_price;
    let theirs = study.last().and_then(|sample| sample.opponent_hand.mean_price);
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

/// Describes a hand in linguistic terms.
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
    let told = [
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
        ui.vertical(|ui| ui.label(RichText::new(language.format(key, &told)).size(13.5)));
    });
}

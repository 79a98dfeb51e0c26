//! The side panel: the reasons behind an opponent's decision and other information about the match.
//!
//! It is a sheet at the bottom of a portrait phone and a column at the side of a wider window. It
//! has several pages. This module draws the reasons of the last decision; other modules draw the
//! other pages, inside the [`SidePanelBody`].

mod bars;
mod comparison;
mod hint;
mod line_stepper;
mod panel;
mod pending_jobs;
mod post_move_notes;
mod question_bar;
mod quiz;
mod reasons;
mod recompute;
mod state;
mod table_preview;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::{
    post_move_notes::PostMoveNotesCache,
    reasons::{DecisionReasons, ReasonsParams, ReasonsWithLines, hint, last_reason},
    recompute::RecomputedDecisions,
    table_preview::{DecisionLines, ExplainedDecisions, PreviewSelection, PreviewState},
};
use kozyr_core::game::{Player, Seat};

use kozyr_platform::{
    screen::{Menu, Screen},
    system_sets::AppSystems,
};
use kozyr_table::{
    session::{Session, TableGame},
    table_area::{OpenPanel, ReserveAreaSystems},
    table_overlay::{OverlaySystems, TableOverlay},
};
use kozyr_ui::player_names::base_name;
use kozyr_ui::{language::Language, panels::PanelSystems, settings::Settings, theme::TextScale};

pub use hint::CoachHint;
pub use panel::{show_page, show_page_from_end};
pub use post_move_notes::AnnotateDecisionJob;
pub use quiz::{AtTurningPoint, Quiz, QuizAnswer, QuizAnswered, QuizSystems};
pub use state::{Explainable, SidePanel, SidePanelBody, SidePanelPage};
pub use table_preview::{PreviewedLine, TablePreview, describe_line, select_preview};

/// The contents of the panel, in the current language.
#[derive(Resource, Clone, PartialEq, Debug)]
struct SidePanelContents {
    /// The opponents to choose from; empty if there is only one.
    subjects: Vec<(SidePanel, String)>,
    /// The pages to choose from.
    pages: Vec<(SidePanelPage, String)>,
    /// The reasons of each decision on the page.
    reasons: Vec<DecisionReasons>,
}

/// Adds the parts of the panel that all games share.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SidePanel>()
        .init_resource::<SidePanelPage>()
        .init_resource::<SidePanelBody>();
    app.init_resource::<question_bar::QuestionBarArea>();
    quiz::plugin(app);
    table_preview::plugin(app);
    app.add_systems(Update, claim_area.in_set(ReserveAreaSystems));
    app.add_systems(
        EguiPrimaryContextPass,
        panel::show
            .run_if(resource_exists::<SidePanelContents>)
            .run_if(in_state(Menu::None))
            .run_if(|screen: Res<State<Screen>>| screen.is_table())
            .in_set(PanelSystems::Reasons),
    );
}

/// Adds the side panel of one game.
pub fn plugin_for<U: Explainable>(app: &mut App) {
    app.init_resource::<RecomputedDecisions<U>>()
        .init_resource::<PostMoveNotesCache<U>>()
        .init_resource::<TablePreview<U>>();
    quiz::plugin_for::<U>(app);
    app.add_systems(OnEnter(U::SCREEN), close);
    app.add_systems(OnExit(U::SCREEN), (cancel_jobs::<U>, clear_table::<U>));
    app.add_systems(
        Update,
        (
            hint::update_hint::<U>,
            recompute::collect_recomputed::<U>,
            post_move_notes::collect_notes::<U>,
        )
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(AppSystems::CollectDecisions),
    );
    app.add_systems(
        Update,
        update_contents::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(
                resource_changed::<SidePanel>
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Quiz<U>>)
                    .or_eager(resource_exists_and_changed::<CoachHint<U>>)
                    .or_eager(resource_exists_and_changed::<Session<U::Rules>>),
            )
            .in_set(AppSystems::SetTargets),
    );
    app.add_systems(
        Update,
        table_preview::update_preview::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(
                resource_changed::<SidePanel>
                    .or_eager(resource_changed::<SidePanelPage>)
                    .or_eager(resource_changed::<PreviewSelection>)
                    .or_eager(resource_exists_and_changed::<ExplainedDecisions<U>>)
                    .or_eager(resource_exists_and_changed::<Session<U::Rules>>)
                    .or_eager(resource_removed::<ExplainedDecisions<U>>),
            )
            .run_if(resource_exists::<Session<U::Rules>>)
            .after(update_contents::<U>)
            .before(OverlaySystems)
            .in_set(AppSystems::SetTargets),
    );
}

/// Removes the panel's contents, the explained decisions and their preview on the table.
fn clear_table<U: Explainable>(
    mut commands: Commands,
    mut preview: ResMut<TablePreview<U>>,
    mut preview_state: ResMut<PreviewState>,
    mut overlay: ResMut<TableOverlay>,
) {
    commands.remove_resource::<SidePanelContents>();
    commands.remove_resource::<ExplainedDecisions<U>>();
    preview.0 = None;
    *preview_state = PreviewState::default();
    overlay.set_if_neq(TableOverlay::default());
}

/// Cancels pending reasons and hints when the player leaves the table.
fn cancel_jobs<U: Explainable>(
    mut commands: Commands,
    mut recomputed: ResMut<RecomputedDecisions<U>>,
    mut notes: ResMut<PostMoveNotesCache<U>>,
) {
    recomputed.cancel_all();
    notes.cancel();
    commands.remove_resource::<CoachHint<U>>();
}

/// Returns a run condition: the panel is open at this page, which another module draws in the
/// panel's body.
pub fn is_page_open(
    page: SidePanelPage,
) -> impl Fn(Res<SidePanel>, Res<SidePanelPage>, Res<SidePanelBody>) -> bool + Clone {
    move |side_panel, open_page, body| {
        *side_panel != SidePanel::Closed && *open_page == page && body.0.is_some()
    }
}

/// Closes the panel and selects its page of reasons.
fn close(mut side_panel: ResMut<SidePanel>, mut page: ResMut<SidePanelPage>) {
    *side_panel = SidePanel::Closed;
    *page = SidePanelPage::Reasons;
}

/// The largest text scale of a brief panel; larger text needs more space.
const BRIEF_MAX_TEXT_SCALE: f32 = 1.2;

/// Reserves the area of the panel, or of the question bar if it is needed instead.
fn claim_area(
    side_panel: Res<SidePanel>,
    page: Res<SidePanelPage>,
    contents: Option<Res<SidePanelContents>>,
    selection: Res<PreviewSelection>,
    text_scale: Res<TextScale>,
    question_bar: question_bar::QuestionBarParams,
    mut open_panel: ResMut<OpenPanel>,
) {
    let shows_bar = *side_panel != SidePanel::Closed && question_bar.is_needed();
    let shows_one_reason = || {
        let reasons = contents.as_ref().map_or(&[][..], |contents| &contents.reasons);
        matches!(reasons, [reason] if reason.question.is_none()) && !selection.details_open
    };
    let is_brief = *page == SidePanelPage::Reasons
        && text_scale.0 <= BRIEF_MAX_TEXT_SCALE
        && shows_one_reason();
    open_panel.set_if_neq(match *side_panel {
        SidePanel::Closed => OpenPanel::None,
        _ if shows_bar => OpenPanel::None,
        _ if is_brief => OpenPanel::Brief,
        _ => OpenPanel::Full,
    });
    question_bar.claim(shows_bar);
}

/// The state after “Why?” is pressed in the state `side_panel`. Open reasons close. Otherwise, the
/// next opponent's reasons open. In a watched match, or without an opponent, everyone's reasons
/// open.
pub fn toggle<G: TableGame>(side_panel: SidePanel, session: &Session<G>) -> SidePanel {
    let seats = session.game().seats();
    let is_opponent = |seat: &Seat| session.record().players()[seat.index()] != Player::Human;
    let seats_in_order =
        std::iter::successors(Some(session.viewer()), |seat| Some(seat.next(seats)));
    match side_panel {
        SidePanel::Closed | SidePanel::Hint if session.is_watched() => SidePanel::Everyone,
        SidePanel::Closed | SidePanel::Hint => seats_in_order
            .take(seats)
            .find(is_opponent)
            .map_or(SidePanel::Everyone, SidePanel::Seat),
        SidePanel::Seat(_) | SidePanel::Everyone => SidePanel::Closed,
    }
}

/// Whether there is an opponent whose reasons may be shown.
pub fn can_explain<G: TableGame>(session: &Session<G>) -> bool {
    session.person_count() < session.game().seats() && session.permissions().reasons
}

/// Updates the panel's contents, its pages and the decisions it explains, and closes it when it has
/// nothing to show.
fn update_contents<U: Explainable>(
    mut commands: Commands,
    mut side_panel: ResMut<SidePanel>,
    mut page: ResMut<SidePanelPage>,
    session: Res<Session<U::Rules>>,
    mut params: ReasonsParams<U>,
    coach_hint: Option<Res<CoachHint<U>>>,
    language: Res<Language>,
    mut selection: ResMut<PreviewSelection>,
    mut previous_ply: Local<usize>,
) {
    let ply = session.record().actions().len();
    if *previous_ply != ply {
        // Show the actual position again when the match moves on.
        selection.set_if_neq(PreviewSelection::default());
    }
    if *side_panel == SidePanel::Hint
        && *previous_ply != ply
        && !side_panel.is_changed()
        && !session.is_watched()
    {
        // A hint is only valid for one position, even before it is ready.
        *side_panel = SidePanel::Closed;
    }
    *previous_ply = ply;
    if session.is_covered() {
        // On a shared device, the next person must not see it.
        *side_panel = SidePanel::Closed;
    }
    let allowed = session.permissions();
    let is_allowed = match *side_panel {
        SidePanel::Closed => true,
        SidePanel::Hint => allowed.hints,
        SidePanel::Seat(_) | SidePanel::Everyone => allowed.reasons,
    };
    if !is_allowed {
        *side_panel = SidePanel::Closed;
    }
    let opponents = opponents(&session);
    let seats: Vec<(Seat, String)> = match *side_panel {
        SidePanel::Closed | SidePanel::Hint => Vec::new(),
        SidePanel::Seat(wanted) => {
            opponents.iter().filter(|(seat, _)| *seat == wanted).cloned().collect()
        }
        SidePanel::Everyone => opponents.clone(),
    };
    let reasons_with_lines: Vec<ReasonsWithLines<U>> = match *side_panel {
        SidePanel::Hint => {
            vec![hint::<U>(&session, &params.asking, coach_hint.as_deref(), &language)]
        }
        _ => seats
            .iter()
            .map(|(seat, name)| last_reason(&session, &mut params, *seat, name, &language))
            .collect(),
    };
    let (reasons, lines): (Vec<DecisionReasons>, Vec<Option<DecisionLines<U>>>) =
        reasons_with_lines.into_iter().unzip();
    let is_over = session.full_record().outcome().is_some();
    // A match between people has no reasons, but it has a review.
    if *side_panel == SidePanel::Closed || reasons.is_empty() && !is_over {
        *side_panel.bypass_change_detection() = SidePanel::Closed;
        commands.remove_resource::<SidePanelContents>();
        commands.remove_resource::<ExplainedDecisions<U>>();
        return;
    }
    let mut pages = match (*side_panel, &seats[..]) {
        (SidePanel::Hint, _) => Vec::new(),
        (_, [(seat, name)]) => {
            let is_hand_visible = U::is_hand_visible(&session, &params.settings, *seat);
            U::side_panel_pages(Some(base_name(name)), is_over, is_hand_visible)
        }
        _ => U::side_panel_pages(None, is_over, false),
    };
    if *side_panel != SidePanel::Hint && ply > 0 {
        pages.push(SidePanelPage::MoveList);
    }
    if reasons.iter().any(|reason| reason.question.is_some()) {
        // The other pages would give away the answer.
        pages.clear();
    }
    if reasons.is_empty() {
        pages.retain(|page| *page != SidePanelPage::Reasons);
    }
    if !pages.contains(&page) {
        *page = pages.first().copied().unwrap_or_default();
    }
    let with_title = |page: &SidePanelPage| (*page, language.text(page.key()));
    commands.insert_resource(ExplainedDecisions(lines.into_iter().flatten().collect()));
    commands.insert_resource(SidePanelContents {
        subjects: if *side_panel == SidePanel::Hint {
            Vec::new()
        } else {
            subjects(&opponents, &language)
        },
        pages: pages.iter().map(with_title).collect(),
        reasons,
    });
}

/// The seats of opponents, with the opponents' names in the record.
fn opponents<G: TableGame>(session: &Session<G>) -> Vec<(Seat, String)> {
    let players = session.record().players().iter().enumerate();
    let opponents = players.filter_map(|(seat, player)| match player {
        Player::Opponent(name) => Some((Seat::new(seat), name.clone())),
        Player::Human => None,
    });
    opponents.collect()
}

/// The opponents to choose from, preceded by all of them together; empty if there are fewer than
/// two.
fn subjects(opponents: &[(Seat, String)], language: &Language) -> Vec<(SidePanel, String)> {
    if opponents.len() < 2 {
        return Vec::new();
    }
    let to_subject =
        |(seat, name): &(Seat, String)| (SidePanel::Seat(*seat), language.opponent_name(name));
    let everyone = (SidePanel::Everyone, language.text("why-everyone"));
    std::iter::once(everyone).chain(opponents.iter().map(to_subject)).collect()
}

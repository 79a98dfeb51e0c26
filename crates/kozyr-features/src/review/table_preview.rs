//! Shows the best line on the table at the current position.

use bevy::prelude::*;

use super::{
    findings::Review,
    opinion::Reviewable,
    quiz::{JudgedAnswers, ReviewQuiz},
    selection::{ReviewLine, ReviewSelection},
};
use crate::side_panel::{self, PreviewedLine, Quiz, SidePanel, SidePanelPage, TablePreview};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{session::Session, table_overlay::OverlaySystems};
use kozyr_ui::{language::Language, settings::Settings};

/// Adds the preview of one game's reviews.
pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.add_systems(
        Update,
        update_preview::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(|page: Res<SidePanelPage>| *page == SidePanelPage::Review)
            .run_if(
                resource_changed::<SidePanel>
                    .or_eager(resource_changed::<SidePanelPage>)
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_changed::<ReviewSelection>)
                    .or_eager(resource_changed::<Review<U>>)
                    .or_eager(resource_changed::<JudgedAnswers<U>>)
                    .or_eager(resource_changed::<Quiz<U>>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Session<U::Rules>>),
            )
            .before(OverlaySystems)
            .in_set(AppSystems::SetTargets),
    );
}

/// Updates the preview on the table: the best line, or the line that the player has selected. It is
/// empty outside an open review, and while the quiz hides the best action.
fn update_preview<U: Reviewable>(
    side_panel: Res<SidePanel>,
    review: Res<Review<U>>,
    session: Res<Session<U::Rules>>,
    language: Res<Language>,
    selection: Res<ReviewSelection>,
    quiz: ReviewQuiz<U>,
    mut preview: ResMut<TablePreview<U>>,
) {
    let ply = session.record().actions().len();
    let is_open = *side_panel != SidePanel::Closed && session.has_replay_bar();
    let is_revealed = is_open && !quiz.hides_best(&session, &review, ply);
    preview.0 = review.opinion(ply).filter(|_| is_revealed).map(|opinion| {
        let own_answer = quiz.own_answer(&session, ply);
        let (line, reason) = match (selection.line, opinion.played, own_answer) {
            (ReviewLine::Played, Some((played, _)), _) => {
                ([&[played], &opinion.reply[..]].concat(), None)
            }
            (ReviewLine::Answer, _, Some(answer)) => {
                let reply = answer.opinion.map_or(&[][..], |opinion| &opinion.reply);
                ([&[answer.action], reply].concat(), None)
            }
            _ => (opinion.best.clone(), opinion.reason.as_ref()),
        };
        // A reason without anything to draw leaves space for the line.
        let reason = reason.filter(|reason| !reason.subject.is_empty());
        let shown_actions = U::first_step_len(&line).min(line.len());
        let description = side_panel::describe_line::<U>(
            session.record(),
            &line,
            shown_actions,
            shown_actions,
            &language,
        );
        PreviewedLine {
            before: session.record().clone(),
            line,
            shown_actions,
            values: Vec::new(),
            subject: reason.map(|reason| reason.subject.clone()),
            cause: reason.and_then(|reason| reason.cause()).map(str::to_owned),
            is_already_played: false,
            description,
        }
    });
}

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

fn update_preview<U: Reviewable>(
    why: Res<SidePanel>,
    review: Res<Review<U>>,
    session: Res<Session<U::Rules>>,
    language: Res<Language>,
    looking: Res<ReviewSelection>,
    asked: ReviewQuiz<U>,
    mut on_table: ResMut<TablePreview<U>>,
) {
    let at = session.record().actions().len();
    let open = *why != SidePanel::Closed && session.has_replay_bar();
    let seen = open && !asked.hides_best(&session, &review, at);
    on_table.0 = review.opinion(at).filter(|_| seen).map(|opinion| {
        let line = match (looking.line, opinion.played, asked.own_answer(&session, at)) {
            (ReviewLine::Played, Some((played, _)), _) => [&[played], &opinion.reply[..]].concat(),
            (ReviewLine::Answer, _, Some(given)) => {
                let reply = given.opinion.map_or(&[][..], |one| &one.reply);
                [&[given.action], reply].concat()
            }
            _ => opinion.best.clone(),
        };
        let laid = U::first_step_len(&line).min(line.len());
        let told = side_panel::describe_line::<U>(session.record(), &line, laid, laid, &language);
        PreviewedLine {
            before: session.record().clone(),
            line,
            shown_actions: laid,
            values: Vec::new(),
            is_already_played: false,
            description: told,
        }
    });
}

//! What would have been best, on the table at the moment that is seen.

use bevy::prelude::*;

use super::{
    findings::Review,
    opinion::Reviewable,
    quiz::{Answers, Asked},
    selection::{Looking, Side},
};
use crate::side_panel::{self, Asking, OnTable, Page, Seen, Why};
use kozyr_platform::system_sets::Step;
use kozyr_table::{session::Session, table_overlay::SayPicture};
use kozyr_ui::{language::Language, settings::Settings};

pub(super) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.add_systems(
        Update,
        lay::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(|page: Res<Page>| *page == Page::Review)
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Page>)
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_changed::<Looking>)
                    .or_eager(resource_changed::<Review<U>>)
                    .or_eager(resource_changed::<Answers<U>>)
                    .or_eager(resource_changed::<Asking<U>>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Session<U::Rules>>),
            )
            .before(SayPicture)
            .in_set(Step::Place),
    );
}

fn lay<U: Reviewable>(
    why: Res<Why>,
    review: Res<Review<U>>,
    session: Res<Session<U::Rules>>,
    language: Res<Language>,
    looking: Res<Looking>,
    asked: Asked<U>,
    mut on_table: ResMut<OnTable<U>>,
) {
    let at = session.record().actions().len();
    let open = *why != Why::Closed && session.has_bar();
    let seen = open && !asked.conceals(&session, &review, at);
    on_table.0 = review.of(at).filter(|_| seen).map(|opinion| {
        let line = match (looking.side, opinion.played, asked.given(&session, at)) {
            (Side::Played, Some((played, _)), _) => [&[played], &opinion.reply[..]].concat(),
            (Side::Answer, _, Some(given)) => {
                let reply = given.opinion.map_or(&[][..], |one| &one.reply);
                [&[given.action], reply].concat()
            }
            _ => opinion.best.clone(),
        };
        let laid = U::together(&line).min(line.len());
        let told = side_panel::told::<U>(session.record(), &line, laid, laid, &language);
        Seen {
            before: session.record().clone(),
            line,
            laid,
            values: Vec::new(),
            quiet: false,
            told,
        }
    });
}

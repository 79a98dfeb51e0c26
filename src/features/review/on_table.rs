//! What would have been best, on the table at the moment that is seen.

use bevy::prelude::*;

use super::{
    answers::{Answers, Asked},
    findings::Review,
    looking::{Looking, Side},
    opinion::Reviewable,
};
use crate::{
    features::why::{self, Asking, OnTable, Page, Seen, Why},
    look::{language::Language, settings::Settings},
    platform::step::Step,
    table::{picture::SayPicture, session::Session},
};

pub(super) fn plugin_for<G: Reviewable>(app: &mut App) {
    app.add_systems(
        Update,
        lay::<G>
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .run_if(|page: Res<Page>| *page == Page::Review)
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Page>)
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_changed::<Looking>)
                    .or_eager(resource_changed::<Review<G>>)
                    .or_eager(resource_changed::<Answers<G>>)
                    .or_eager(resource_changed::<Asking<G>>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Session<G>>),
            )
            .before(SayPicture)
            .in_set(Step::Place),
    );
}

fn lay<G: Reviewable>(
    why: Res<Why>,
    review: Res<Review<G>>,
    session: Res<Session<G>>,
    language: Res<Language>,
    looking: Res<Looking>,
    asked: Asked<G>,
    mut on_table: ResMut<OnTable<G>>,
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
        let laid = G::together(&line).min(line.len());
        let told = why::told(session.record(), &line, laid, laid, &language);
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

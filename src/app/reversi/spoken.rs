//! Reversi in words.

use crate::{
    app::{
        kept::Told,
        language::Language,
        why::{Page, Spoken},
    },
    game::Record,
    reversi::{Action, Reversi, notation::write_transcript},
};

impl Spoken for Reversi {
    const COACH: &'static str = "engine-9";

    fn pages(_: Option<&str>, _: bool) -> Vec<Page> {
        vec![Page::Reasons, Page::Review]
    }

    fn plan(plan: &[Action], language: &Language) -> String {
        plan.iter()
            .map(|action| match action {
                Action::Place(square) => square.to_string(),
                Action::Pass => language.text("reversi-pass"),
            })
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn deed(name: &str, action: Action, language: &Language) -> String {
        let name = ("name", name.into());
        match action {
            Action::Place(square) => language
                .format("reversi-deed-placed", &[name, ("square", square.to_string().into())]),
            Action::Pass => language.format("reversi-deed-passed", &[name]),
        }
    }
}

impl Told for Reversi {
    fn told(record: &Record<Self>, language: &Language) -> String {
        let players = record.players().iter().map(|player| language.player(player));
        let players = players.collect::<Vec<_>>().join(" – ");
        let moves = write_transcript(record.actions());
        match record.game().ending() {
            Some(ending) => format!("{players}\n{moves}\n{}:{}\n", ending.black, ending.white),
            None => format!("{players}\n{moves}\n"),
        }
    }
}

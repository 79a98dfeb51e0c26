//! Reversi in words.

use crate::{
    app::{language::Language, why::Spoken},
    reversi::{Action, Reversi},
};

impl Spoken for Reversi {
    const COACH: &'static str = "professional";

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

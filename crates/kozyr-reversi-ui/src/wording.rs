//! Texts about Reversi.

use crate::game_ui::ReversiUi;
use kozyr_core::game::Record;
use kozyr_reversi::{
    Action, Colour, Reversi, Setup,
    notation::{NotatedGame, write_ggf, write_transcript},
};

use kozyr_features::{
    saved_games::Exportable,
    side_panel::{Explainable, SidePanelPage},
};
use kozyr_ui::language::Language;
use kozyr_ui::player_names::Subject;

impl Explainable for ReversiUi {
    const COACH_NAME: &'static str = "engine-11";

    fn side_panel_pages(_: Option<&str>, _: bool, _: bool) -> Vec<SidePanelPage> {
        vec![SidePanelPage::Reasons, SidePanelPage::Review]
    }

    fn describe_plan(plan: &[Action], language: &Language) -> String {
        plan.iter()
            .map(|action| match action {
                Action::Place(square) => square.to_string(),
                Action::Pass => language.text("reversi-pass"),
            })
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn describe_action(who: &Subject, action: Action, language: &Language) -> String {
        let name = ("name", who.name.as_str().into());
        match action {
            Action::Place(square) => {
                language.format("reversi-log-move", &[name, ("square", square.to_string().into())])
            }
            Action::Pass => language.format("reversi-log-pass", &[name]),
        }
    }
}

impl Exportable for ReversiUi {
    fn notations(record: &Record<Reversi>, language: &Language) -> Vec<(&'static str, String)> {
        let names = Colour::BOTH.map(|colour| language.player_name(record, colour.seat()));
        let game = NotatedGame::from_record(record, names);
        // A transcript can't express a nonstandard start.
        let has_standard_start = *record.setup() == Setup::default();
        let moves = has_standard_start
            .then(|| ("saved-games-transcript", write_transcript(record.actions())));
        moves.into_iter().chain([("saved-games-ggf", write_ggf(&game))]).collect()
    }

    fn to_text(record: &Record<Reversi>, language: &Language) -> String {
        let players = language.player_names(record);
        let moves = write_transcript(record.actions());
        match record.game().final_discs() {
            Some(ending) => format!("{players}\n{moves}\n{}:{}\n", ending.black, ending.white),
            None => format!("{players}\n{moves}\n"),
        }
    }
}

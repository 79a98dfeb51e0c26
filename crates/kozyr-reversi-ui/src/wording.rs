//! Texts about Reversi.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::Record;
use kozyr_reversi::{
    Action, Colour, Reversi, Setup,
    notation::{NotatedGame, TranscriptStyle, format_transcript, write_ggf, write_transcript},
};

use crate::{
    game_ui::ReversiUi, position_editor::EditPosition, thumbnail::thumbnail_with_coordinates,
};

use kozyr_features::{
    saved_games::{Exportable, Notation},
    side_panel::{Explainable, SidePanelPage},
};
use kozyr_ui::{language::Language, player_names::Subject, theme::Palette};

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
    fn describe_actions(record: &Record<Reversi>) -> String {
        // Lines break between moves, not after a move's number.
        format_transcript(&record.setup().start, record.actions(), TranscriptStyle::Numbered)
            .replace(". ", ".\u{a0}")
    }

    fn show_picture(
        ui: &mut egui::Ui,
        palette: &Palette,
        language: &Language,
        record: &Record<Reversi>,
    ) {
        const BOARD_SIDE: f32 = 240.0;
        let position = record.game().position();
        let [black, white] = Colour::BOTH.map(|colour| position.discs(colour).len());
        let score = [("score", format!("{black} : {white}").into())];
        let discs = language.format("reversi-discs", &score);
        thumbnail_with_coordinates(ui, palette, position, BOARD_SIDE, &discs);
        let turn = match position.to_move {
            _ if position.board.is_over() => None,
            Colour::Black => Some(language.text("set-up-black-moves")),
            Colour::White => Some(language.text("set-up-white-moves")),
        };
        ui.label([Some(discs), turn].into_iter().flatten().collect::<Vec<_>>().join(" · "));
    }

    fn open_setup(world: &mut World, setup: Setup) {
        world.write_message(EditPosition(setup.start));
    }

    fn notations(record: &Record<Reversi>, language: &Language) -> Vec<Notation> {
        let names = Colour::BOTH.map(|colour| language.player_name(record, colour.seat()));
        let game = NotatedGame::from_record(record, names);
        // A transcript can't express a nonstandard start.
        let has_standard_start = *record.setup() == Setup::default();
        let moves = has_standard_start.then(|| Notation {
            copy_key: "saved-games-transcript",
            name_key: "saved-games-as-moves",
            extension: "txt",
            text: write_transcript(record.actions()),
        });
        let ggf = Notation {
            copy_key: "saved-games-ggf",
            name_key: "saved-games-as-ggf",
            extension: "ggf",
            text: write_ggf(&game),
        };
        moves.into_iter().chain([ggf]).collect()
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

//! Questions of other people that wait for the player's answer: to take an action back, or to give
//! a seat to another device.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Ui, vec2},
};
use kozyr_core::game::Seat;
use kozyr_platform::screen;
use kozyr_rooms::{ClientMessage, GameOptions, PlayerInfo, TableInfo};
use kozyr_table::{current_match::CurrentMatch, hud::to_egui_rect, table_area::TableArea};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, ButtonSpec},
};

use crate::{joined_table::JoinedTable, table_bar};

/// A question that waits for the player's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Question {
    /// A person asks to take an action back.
    TakeBack {
        /// The person's name.
        name: String,
        /// The turn that the request was made at.
        turn: u64,
    },
    /// Another device asks for a seat.
    TakeOver {
        /// The seat.
        seat: Seat,
        /// The name of its player.
        name: String,
        /// The code that the device shows.
        code: String,
    },
}

impl Question {
    /// Returns the first question for the player, a take-over before a take-back; `None` if there
    /// is none.
    fn for_player(joined: &JoinedTable) -> Option<Question> {
        let (table, own) = (joined.table()?, joined.seat()?);
        let take_back = || {
            let request = table.take_back.as_ref()?;
            let turn = joined.session().room().game()?.turn;
            request.waiting_for.contains(&own).then(|| {
                let name = person_name(table, request.seat).unwrap_or_default();
                Question::TakeBack { name, turn }
            })
        };
        let take_over = || {
            table.take_overs.iter().find_map(|request| {
                let name = person_name(table, request.seat)?;
                let is_asked =
                    request.seat == own || joined.is_host() && is_away(table, request.seat);
                let code = request.code.clone();
                is_asked.then_some(Question::TakeOver { seat: request.seat, name, code })
            })
        };
        take_over().or_else(take_back)
    }

    /// The question as a text, and the keys of the answers “yes” and “no”.
    fn texts(&self, language: &Language) -> (String, [&'static str; 2]) {
        match self {
            Question::TakeBack { name, .. } => {
                let text = language.format("friends-take-back-question", &[("name", name.into())]);
                (text, ["friends-take-back-agree", "friends-take-back-refuse"])
            }
            Question::TakeOver { name, code, .. } => {
                let arguments = [("name", name.into()), ("code", code.into())];
                let text = language.format("friends-take-over-question", &arguments);
                (text, ["friends-take-over-agree", "friends-take-over-refuse"])
            }
        }
    }

    /// The message that answers the question.
    fn answer(self, agree: bool) -> ClientMessage {
        match self {
            Question::TakeBack { turn, .. } => ClientMessage::AnswerTakeBack { turn, agree },
            Question::TakeOver { seat, code, .. } => {
                ClientMessage::AnswerTakeOver { seat, code, agree }
            }
        }
    }
}

/// The name of the person on a seat; `None` if there is none.
pub(crate) fn person_name(table: &TableInfo, seat: Seat) -> Option<String> {
    match &table.seats.get(seat.index())?.player {
        PlayerInfo::Person { name, .. } => Some(name.to_string()),
        _ => None,
    }
}

/// Whether the person on a seat has no connection.
fn is_away(table: &TableInfo, seat: Seat) -> bool {
    matches!(
        table.seats.get(seat.index()).map(|info| &info.player),
        Some(PlayerInfo::Person { away_since: Some(_), .. })
    )
}

/// Draws the first question for the player, if there is one; returns the answer once it is given.
pub(crate) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    joined: &JoinedTable,
) -> Option<ClientMessage> {
    let question = Question::for_player(joined)?;
    let (text, [agree, refuse]) = question.texts(language);
    let label = ui.label(&text);
    accessibility::announce(ui.ctx(), label.id, label.rect, &text);
    let buttons = [
        ButtonSpec::new(true, language.text(agree)).accented(),
        ButtonSpec::new(false, language.text(refuse)),
    ];
    let agree = widgets::button_grid(ui, palette, 2, &buttons)?;
    Some(question.answer(agree))
}

/// Adds the questions to the table of a match.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_on_table
            .run_if(resource_exists::<JoinedTable>)
            .run_if(|on_table: CurrentMatch| on_table.is_remote())
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::LessonEnd),
    );
}

/// The part of the table for a question, and where the question's panel is in it: its pivot and
/// position. The cards that were played, the board and the result of a match stay visible.
fn placement(game: &GameOptions, whole: egui::Rect) -> (egui::Rect, (Align2, egui::Pos2)) {
    const MARGIN: f32 = 12.0;
    /// The least width of a panel next to the board.
    const NARROWEST: f32 = 220.0;
    let is_wide = whole.width() >= whole.height();
    // The menu buttons are on the other side of the board.
    let beside_board = whole.with_min_x(whole.left() + size::TOUCH + whole.height());
    match game {
        GameOptions::Durak { .. } if is_wide => {
            (whole, (Align2::CENTER_TOP, whole.center_top() + vec2(0.0, MARGIN)))
        }
        // Below the buttons.
        GameOptions::Durak { .. } => {
            let top = 2.0 * MARGIN + size::TOUCH;
            (whole, (Align2::CENTER_TOP, whole.center_top() + vec2(0.0, top)))
        }
        GameOptions::Reversi { .. } if beside_board.width() >= NARROWEST => {
            let corner = beside_board.right_bottom() - vec2(MARGIN, MARGIN);
            (beside_board, (Align2::RIGHT_BOTTOM, corner))
        }
        GameOptions::Reversi { .. } => {
            (whole, (Align2::CENTER_BOTTOM, whole.center_bottom() - vec2(0.0, MARGIN)))
        }
    }
}

/// Shows the first question for the player on the table, and sends the answer.
fn show_on_table(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut joined: ResMut<JoinedTable>,
    area: Res<TableArea>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let Some(table) = joined.table() else { return Ok(()) };
    if Question::for_player(&joined).is_none() {
        return Ok(());
    }
    let (part, place) = placement(&table.options.game, to_egui_rect(area.whole));
    let ctx = contexts.ctx_mut()?;
    let answer = table_bar::panel(ctx, &palette, part, "question", place, |ui| {
        show(ui, &palette, &language, &joined)
    });
    if let Some(answer) = answer {
        joined.ask(answer);
        sound.write(Sound::Tap);
    }
    Ok(())
}

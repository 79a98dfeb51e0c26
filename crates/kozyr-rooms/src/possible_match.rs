//! Records of a match that a seat or a spectator could be seeing.

use kozyr_core::game::{Player, Record, RecordError, Seat, Seed};
use kozyr_durak::{Event, PossibleRecordError, SeenDeal};
use kozyr_reversi::Action;
use sha2::{Digest, Sha256};

use crate::{
    client::RoomClient,
    game_record::GameRecord,
    game_view::GameView,
    server_message::{PlayerInfo, TableInfo},
};

/// The reason why no match has a given view.
#[derive(Debug, thiserror::Error)]
pub enum PossibleMatchError {
    /// No deal of Durak has this view.
    #[error(transparent)]
    Durak(#[from] PossibleRecordError),
    /// The players do not fit the game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The history of a game of Reversi is illegal.
    #[error("action {number}: {reason}")]
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// Why it is illegal.
        reason: kozyr_reversi::IllegalAction,
    },
}

impl RoomClient {
    /// Returns a record of the match in progress or just finished that looks exactly like the match
    /// to this client. Hidden cards have one of their possible places, so it reveals nothing that
    /// the client has not seen. `None` if there is no match.
    ///
    /// Records of the same deal have the same seed. If a player asked for a redeal, the record
    /// begins after that.
    ///
    /// # Errors
    /// If no match has the client's view.
    pub fn possible_record(&self) -> Result<Option<GameRecord>, PossibleMatchError> {
        let (Some(table), Some(game)) = (self.table(), self.game()) else { return Ok(None) };
        Ok(Some(possible_record(table, game.match_number, &game.view)?))
    }
}

/// Returns a record with this view. The view has its whole history.
fn possible_record(
    table: &TableInfo,
    match_number: u32,
    view: &GameView,
) -> Result<GameRecord, PossibleMatchError> {
    let (players, names) = players(table);
    let seed = |redeals: usize| {
        let text = format!("kozyr table 1\n{}\n{match_number}\n{redeals}\n", table.room);
        Seed::new(Sha256::digest(text).into())
    };
    let durak = |viewer: Option<Seat>, setup, history: &[Event], hand_as_drawn| {
        let seen = SeenDeal { viewer, setup, history, hand_as_drawn };
        let redeals = history.iter().filter(|event| matches!(event, Event::Redealt { .. })).count();
        seen.to_possible_record(seed(redeals), players.clone())
    };
    let reversi = |start, history: &[Action]| {
        let setup = kozyr_reversi::Setup { start };
        let mut record = Record::new(setup, seed(0), players.clone())?;
        for (index, &action) in history.iter().enumerate() {
            let illegal = |reason| PossibleMatchError::Action { number: index + 1, reason };
            record.play(action).map_err(illegal)?;
        }
        Ok::<_, PossibleMatchError>(record)
    };
    Ok(match view {
        GameView::Durak(view) => {
            let record = durak(Some(view.seat), &view.setup, &view.history, &view.hand_as_drawn)?;
            GameRecord::Durak(Box::new(record.with_names(names)))
        }
        GameView::PublicDurak(view) => {
            let record = durak(None, &view.setup, &view.history, &[])?;
            GameRecord::Durak(Box::new(record.with_names(names)))
        }
        GameView::Reversi(view) => {
            let record = reversi(view.start, &view.history)?;
            GameRecord::Reversi(Box::new(record.with_names(names)))
        }
        GameView::PublicReversi(view) => {
            let record = reversi(view.start, &view.history)?;
            GameRecord::Reversi(Box::new(record.with_names(names)))
        }
    })
}

/// The players on the seats and their names, both in seat order. Only people have names; the others
/// are empty.
fn players(table: &TableInfo) -> (Vec<Player>, Vec<String>) {
    let player = |player: &PlayerInfo| match player {
        PlayerInfo::Computer { opponent } => (Player::Opponent(opponent.clone()), String::new()),
        PlayerInfo::Person { name, .. } => (Player::Human, name.to_string()),
        PlayerInfo::Open {} => (Player::Human, String::new()),
    };
    table.seats.iter().map(|seat| player(&seat.player)).unzip()
}

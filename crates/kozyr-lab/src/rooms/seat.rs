//! The requests of a program at a table, other than its actions.

use kozyr_core::game::Seat;
use kozyr_rooms::{ClientMessage, PlayerInfo, RoomClient, TableInfo, session::SessionRequest};

/// How a program behaves at a table.
#[derive(Clone, Debug)]
pub struct Manners {
    /// Its name.
    pub name: String,
    /// The seat that it wants; any if `None`.
    pub seat: Option<Seat>,
    /// The opponent that it seats on open seats as the host. It waits for people if `None`.
    pub fill: Option<String>,
    /// The first seat that it fills.
    pub fill_from: usize,
}

impl Manners {
    /// Returns the next request of a program that waits for no answer; `None` if there is nothing
    /// to ask for, or it is to act.
    pub fn next_request(&self, room: &RoomClient) -> Option<SessionRequest> {
        let table = room.table()?;
        let is_between = table.phase.is_between_matches();
        let Some(seat) = room.seat() else {
            let sit = || SessionRequest::Sit { seat: self.seat, name: self.name.clone() };
            return is_between.then(sit);
        };
        let message = if is_between {
            self.prepare(table, seat)
        } else {
            answer_the_others(room, table, seat)
        };
        message.map(SessionRequest::Message)
    }

    /// Gets ready for the next match; the host fills the seats and starts it.
    fn prepare(&self, table: &TableInfo, seat: Seat) -> Option<ClientMessage> {
        let players = || table.seats.iter().map(|seat| &seat.player);
        let is_ready =
            |player: &PlayerInfo| !matches!(player, PlayerInfo::Person { ready: false, .. });
        if !players().nth(seat.index()).is_some_and(is_ready) {
            return Some(ClientMessage::Ready { ready: true });
        }
        if table.host != Some(seat) {
            return None;
        }
        let is_open = |player: &PlayerInfo| matches!(player, PlayerInfo::Open {});
        let to_fill = players().enumerate().find(|(at, it)| *at >= self.fill_from && is_open(it));
        if let (Some((at, _)), Some(opponent)) = (to_fill, &self.fill) {
            let opponent = Some(opponent.clone());
            return Some(ClientMessage::Fill { seat: Seat::new(at), opponent });
        }
        let can_start = players().all(|player| is_ready(player) && !is_open(player));
        can_start.then_some(ClientMessage::Start {})
    }
}

/// Plays on after a stand-in, and lets the others take their actions back.
fn answer_the_others(room: &RoomClient, table: &TableInfo, seat: Seat) -> Option<ClientMessage> {
    let own = table.seats.get(seat.index())?;
    if matches!(&own.player, PlayerInfo::Person { stand_in: Some(_), .. }) {
        return Some(ClientMessage::Return {});
    }
    let request = table.take_back.as_ref()?;
    let turn = room.game()?.turn;
    request
        .waiting_for
        .contains(&seat)
        .then_some(ClientMessage::AnswerTakeBack { turn, agree: true })
}

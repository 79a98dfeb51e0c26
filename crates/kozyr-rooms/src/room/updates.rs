//! Creates the messages to clients.

use kozyr_core::game::{Player, Seat};
use serde_json::{Value, json};

use super::{
    Phase, Room,
    transition::{Reply, Transition},
};
use crate::{
    client_message::{PROTOCOL, ResumePoint},
    command::Command,
    event::{Change, Event, LeaveReason},
    ids::{ConnectionId, Millis},
    rejection::{Rejection, RejectionCode},
    server_message::{
        GameUpdate, OutgoingMessage, PhaseName, Recipient, ServerMessage, TableInfo,
        UnseatedReason, Update,
    },
};

/// What all clients have seen before a transition is carried out.
struct StateBefore {
    seq: u64,
    turn: u64,
    /// Changes with the turn, and when the clock is turned back.
    turn_since: Option<Millis>,
    phase: PhaseName,
    table: TableInfo,
}

impl Room {
    /// Carries out a transition and returns the messages to send, in this order.
    ///
    /// The events must be in the log before. A connection that a message unseats counts as a
    /// spectator for the messages after it.
    ///
    /// # Panics
    /// If the room has changed since it decided.
    pub fn commit(&mut self, transition: Transition) -> Vec<OutgoingMessage> {
        assert_eq!(
            transition.based_on, self.seq,
            "a transition is carried out before the next one"
        );
        let Transition { events, replies, .. } = transition;
        let mut outgoing = Vec::new();
        if !events.is_empty() {
            let before = StateBefore {
                seq: self.seq,
                turn: self.turn,
                turn_since: self.turn_since(),
                phase: self.phase(),
                table: self.table(),
            };
            let mut unseated = Vec::new();
            for event in &events {
                unseated.extend(self.unseated_by(event));
                self.apply(event);
            }
            for (connection, reason) in unseated {
                let update = Box::new(self.catch_up(None, None));
                let message = ServerMessage::Unseated { reason, update };
                outgoing.push(OutgoingMessage { to: Recipient::Connection(connection), message });
            }
            let is_welcomed = |connection| {
                replies.iter().any(|reply| {
                    matches!(reply, Reply::Welcome { connection: other, .. } if *other == connection)
                })
            };
            self.broadcast(&before, is_welcomed, &mut outgoing);
        }
        outgoing.extend(replies.into_iter().map(|reply| self.reply(reply)));
        outgoing
    }

    /// Returns the answer to a command that was refused; none if the command is not a client's.
    ///
    /// A client whose message was stale also gets the current state.
    pub fn refuse(&self, command: &Command, rejection: &Rejection) -> Vec<OutgoingMessage> {
        let Command::Client { connection, frame, .. } = command else { return Vec::new() };
        let to = self.recipient(*connection);
        let (id, rejection) = (frame.id.clone(), rejection.clone());
        let is_stale = rejection.code == RejectionCode::Stale;
        let mut outgoing =
            vec![OutgoingMessage { to, message: ServerMessage::Rejected { id, rejection } }];
        if is_stale {
            let update = self.catch_up(self.seat_of(*connection), None);
            outgoing.push(OutgoingMessage { to, message: ServerMessage::Update(Box::new(update)) });
        }
        outgoing
    }

    /// The connection that loses its seat by an event, and why, before the event is applied.
    fn unseated_by(&self, event: &Event) -> Option<(ConnectionId, UnseatedReason)> {
        let (seat, reason) = match event.change {
            Change::Connected { seat, .. } => (seat, UnseatedReason::Replaced),
            Change::Left { seat, reason: LeaveReason::Left, .. } => (seat, UnseatedReason::Left),
            Change::Left { seat, reason: LeaveReason::Removed, .. } => {
                (seat, UnseatedReason::Removed)
            }
            Change::TakeOverAnswered { seat, agree: true } => (seat, UnseatedReason::TakenOver),
            _ => return None,
        };
        Some((self.connection_of(seat)?, reason))
    }

    /// Adds an update for each connected seat that is not welcomed, and for the spectators.
    fn broadcast(
        &self,
        before: &StateBefore,
        is_welcomed: impl Fn(ConnectionId) -> bool,
        outgoing: &mut Vec<OutgoingMessage>,
    ) {
        let table = self.table();
        let table = (table != before.table).then(|| Box::new(table));
        let record = (before.phase != PhaseName::Finished).then(|| self.published_record());
        let record = record.flatten();
        let has_game_changed = self.turn != before.turn || self.turn_since() != before.turn_since;
        let mut send = |to: Recipient, seat: Option<Seat>| {
            let update = Update {
                after: Some(before.seq),
                table: table.clone(),
                game: has_game_changed.then(|| self.game_update(seat, Some(before.turn))).flatten(),
                record: record.clone(),
                ..self.update_since(before.seq, seat)
            };
            outgoing.push(OutgoingMessage { to, message: ServerMessage::Update(Box::new(update)) });
        };
        for (seat, person) in self.people() {
            if let Some(connection) = person.connection.filter(|&it| !is_welcomed(it)) {
                send(Recipient::Seat { seat, connection }, Some(seat));
            }
        }
        send(Recipient::Spectators, None);
    }

    /// The message for a reply.
    fn reply(&self, reply: Reply) -> OutgoingMessage {
        match reply {
            Reply::Welcome { connection, fresh_token, seen } => {
                let seat = self.seat_of(connection);
                let message = ServerMessage::Welcome {
                    protocol: PROTOCOL,
                    token: seat.is_none().then_some(fresh_token),
                    update: Box::new(self.catch_up(seat, seen)),
                };
                OutgoingMessage { to: self.recipient(connection), message }
            }
            Reply::CatchUp { connection, seen } => {
                let update = self.catch_up(self.seat_of(connection), seen);
                let message = ServerMessage::Update(Box::new(update));
                OutgoingMessage { to: self.recipient(connection), message }
            }
            Reply::Ack { connection, id, turn } => {
                let message = ServerMessage::Ack { id, seq: self.seq, turn };
                OutgoingMessage { to: self.recipient(connection), message }
            }
        }
    }

    /// A connection as a recipient.
    fn recipient(&self, connection: ConnectionId) -> Recipient {
        match self.seat_of(connection) {
            Some(seat) => Recipient::Seat { seat, connection },
            None => Recipient::Connection(connection),
        }
    }

    /// Everything that a client has missed, with the complete table. Nothing counts as seen if that
    /// cannot be true, as after the server lost part of its log.
    fn catch_up(&self, seat: Option<Seat>, seen: Option<ResumePoint>) -> Update {
        let seen = seen.filter(|&seen| self.is_plausible(seen));
        let update = match seen {
            Some(seen) => self.update_since(seen.seq, seat),
            // A new client is not interested in what happened before.
            None => self.update_since(self.seq, seat),
        };
        Update {
            after: None,
            table: Some(Box::new(self.table())),
            game: self.game_update(
                seat,
                seen.filter(|seen| seen.seat == seat).and_then(|seen| seen.turn),
            ),
            record: self.published_record(),
            ..update
        }
    }

    /// Returns an update with the notices after a sequence number, which are the same for all
    /// recipients, and no table, match or record. `seat` is the recipient's, `None` for spectators.
    fn update_since(&self, seq: u64, seat: Option<Seat>) -> Update {
        Update {
            after: None,
            seq: self.seq,
            at: self.clock,
            seat,
            notices: self.notices.iter().filter(|notice| notice.seq > seq).cloned().collect(),
            notices_lost: self.last_dropped_notice > seq,
            table: None,
            game: None,
            record: None,
        }
    }

    /// When the current turn of the match began; `None` if there is no match.
    fn turn_since(&self) -> Option<Millis> {
        self.current_match().map(|game| game.turn_since)
    }

    /// The match as a seat sees it, or spectators for `None`, with the history since the turn that
    /// the client has seen. `None` without a match.
    fn game_update(&self, seat: Option<Seat>, seen_turn: Option<u64>) -> Option<Box<GameUpdate>> {
        let game = self.current_match()?;
        let history_from = game.history_kept_since(seen_turn);
        let is_to_act = seat.is_some() && game.record.to_act() == seat;
        Some(Box::new(GameUpdate {
            match_number: self.match_number,
            turn: self.turn,
            turn_since: game.turn_since,
            history_from,
            view: match seat {
                Some(seat) => game.record.view(seat, history_from),
                None => game.record.public_view(history_from),
            },
            legal: if is_to_act { game.record.legal_actions() } else { Vec::new() },
        }))
    }

    /// The record of the match that has just finished, with the proof of its shuffle and the
    /// actions of stand-ins; `None` in every other phase.
    fn published_record(&self) -> Option<Value> {
        let Phase::Finished(game) = &self.phase else { return None };
        let mut record: Value = serde_json::from_str(&game.record.to_json()).ok()?;
        if let Some(proof) = &game.proof {
            record["shuffle"] = serde_json::to_value(proof).ok()?;
        }
        let stand_ins: Vec<Value> = game
            .actors
            .iter()
            .enumerate()
            .filter(|(_, actor)| {
                game.record.players().get(actor.seat.index()) == Some(&Player::Human)
            })
            .filter_map(|(action, actor)| {
                let opponent = actor.opponent.as_ref()?;
                Some(json!({ "action": action, "seat": actor.seat, "opponent": opponent }))
            })
            .collect();
        if !stand_ins.is_empty() {
            record["stand_ins"] = stand_ins.into();
        }
        Some(record)
    }
}

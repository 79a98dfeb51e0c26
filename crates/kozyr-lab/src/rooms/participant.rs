//! A program that plays at a table as a person, and says what happens.

use std::{
    io::Write,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use kozyr_core::{
    game::Seed,
    opponent::{Budget, StopToken},
};
use kozyr_rooms::{
    ClientMessage, GameOptions, NoticeKind, PhaseName, PlayerInfo, RejectionCode, RequestId,
    RoomId, TableInfo, UnseatedReason,
    session::{
        Answer, GiveUpReason, SessionEvent, SessionMemory, SessionRequest, SessionStatus,
        ShuffleVerdict,
    },
};
use tokio::{
    sync::oneshot,
    task::spawn_blocking,
    time::{Duration, timeout},
};

use super::{
    client::{Client, ClientEvent},
    connection::TableServer,
    interrupted,
    player::{DecisionError, TablePlayer, create_player},
    seat::Manners,
};
use crate::{contender::Entrant, failure::Failure, files};

/// The message after an interruption.
pub const STOPPED: &str = "the match was not played to its end";

/// How long a program waits for the answer to its leaving.
const LEAVE_TIMEOUT: Duration = Duration::from_secs(3);

/// Who plays, and how long.
pub struct PlayerSettings {
    /// The player.
    pub entrant: Entrant,
    /// What it may use for a decision.
    pub budget: Budget,
    /// The time limit of a program for an answer.
    pub answer_limit: Duration,
    /// The number of matches.
    pub matches: u32,
    /// The file that keeps the right to the seat.
    pub keep: Option<PathBuf>,
}

/// A decision that is being made.
struct Thinking {
    turn: u64,
    decision: oneshot::Receiver<Result<String, DecisionError>>,
}

/// A program at a table.
pub struct Participant<'a> {
    client: Client,
    settings: PlayerSettings,
    manners: Manners,
    player: Option<Arc<Mutex<Box<dyn TablePlayer>>>>,
    thinking: Option<Thinking>,
    /// The last turn that it has acted at.
    acted_at: Option<u64>,
    /// The request that waits for an answer.
    waiting_for: Option<RequestId>,
    /// Requests are not repeated before something changes.
    was_refused: bool,
    /// Whether there was a connection.
    has_connected: bool,
    /// Whether it said that no seat is open.
    has_reported_full: bool,
    matches_played: u32,
    /// Whether the shuffle of a finished match was not checked yet.
    waits_for_proof: bool,
    entropy: Seed,
    output: &'a mut dyn Write,
}

impl<'a> Participant<'a> {
    /// Prepares a session with this memory.
    pub fn new(
        server: Arc<TableServer>,
        room: RoomId,
        memory: SessionMemory,
        entropy: Seed,
        settings: PlayerSettings,
        manners: Manners,
        output: &'a mut dyn Write,
    ) -> Self {
        // Decisions have random numbers of their own, which do not reveal the secrets.
        let decisions = entropy.derive("decisions", 0);
        Participant {
            client: Client::new(server, room, memory, entropy.bytes()),
            settings,
            manners,
            player: None,
            thinking: None,
            acted_at: None,
            waiting_for: None,
            was_refused: false,
            has_connected: false,
            has_reported_full: false,
            matches_played: 0,
            waits_for_proof: false,
            entropy: decisions,
            output,
        }
    }

    /// Plays until the matches are over or the program is interrupted, then leaves.
    ///
    /// # Errors
    /// If it was interrupted, the session ends early, or the player does not play on.
    pub async fn run(mut self, stop: &StopToken) -> Result<(), Failure> {
        let result = tokio::select! {
            result = self.play() => result,
            () = interrupted(stop) => Err(Failure::Stopped(STOPPED.into())),
        };
        self.leave().await;
        // The signal also ends programs, which then have no answer.
        if stop.is_stop_requested() { Err(Failure::Stopped(STOPPED.into())) } else { result }
    }

    async fn play(&mut self) -> Result<(), Failure> {
        while self.matches_played < self.settings.matches || self.waits_for_proof {
            self.go_on()?;
            let thinking = self.thinking.as_mut();
            let decision = async {
                match thinking {
                    Some(thinking) => (&mut thinking.decision).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                event = self.client.next() => match event {
                    ClientEvent::Remember(memory) => self.remember(&memory)?,
                    ClientEvent::Session(event) => self.handle(event)?,
                },
                decision = decision => {
                    let decided = self.thinking.take().map(|thinking| thinking.turn);
                    let failed = |_| Failure::Failed("the opponent cannot decide".into());
                    let action = decision.map_err(failed)?;
                    let action = action.map_err(|error| Failure::Failed(error.to_string()))?;
                    self.act(decided, action);
                }
            }
        }
        Ok(())
    }

    /// Asks for what follows from the state of the table.
    fn go_on(&mut self) -> Result<(), Failure> {
        let session = self.client.session();
        if session.status() != SessionStatus::Connected
            || self.waiting_for.is_some()
            || self.was_refused
        {
            return Ok(());
        }
        if let Some(request) = self.manners.next_request(session.room()) {
            self.waiting_for = Some(self.client.request(request));
            return Ok(());
        }
        let room = session.room();
        let (Some(table), Some(game)) = (room.table(), room.game()) else { return Ok(()) };
        let is_done = self.acted_at == Some(game.turn) || self.thinking.is_some();
        if table.phase != PhaseName::Playing || game.legal.is_empty() || is_done {
            return Ok(());
        }
        let (view, turn) = (game.view.clone(), game.turn);
        let player = self.player()?;
        let seed = self.entropy;
        let (sender, decision) = oneshot::channel();
        spawn_blocking(move || {
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            // The table may have moved on, or the program may have ended.
            let _ = sender.send(player.decide(&view, seed.derive("turn", turn)));
        });
        self.thinking = Some(Thinking { turn, decision });
        Ok(())
    }

    /// The player of the table's game.
    fn player(&mut self) -> Result<Arc<Mutex<Box<dyn TablePlayer>>>, Failure> {
        if let Some(player) = &self.player {
            return Ok(player.clone());
        }
        let room = self.client.session().room();
        let game = &room.table().expect("there is a match").options.game;
        let PlayerSettings { entrant, budget, answer_limit, .. } = &self.settings;
        let player = Arc::new(Mutex::new(create_player(entrant, game, budget, *answer_limit)?));
        self.player = Some(player.clone());
        Ok(player)
    }

    /// Plays an action, unless the table has moved on.
    fn act(&mut self, turn: Option<u64>, action: String) {
        let game = self.client.session().room().game();
        if let (Some(turn), Some(game)) = (turn, game)
            && turn == game.turn
        {
            self.acted_at = Some(turn);
            self.waiting_for = Some(self.client.request(ClientMessage::Act { turn, action }));
        }
    }

    fn handle(&mut self, event: SessionEvent) -> Result<(), Failure> {
        match event {
            SessionEvent::StatusChanged => self.report_status(),
            SessionEvent::Updated => {
                self.was_refused = false;
                // An opponent that does not exist is an error before the match.
                if self.player.is_none() && self.client.session().room().table().is_some() {
                    self.player()?;
                }
                Ok(())
            }
            SessionEvent::Notice(notice) => self.report_notice(&notice.what),
            SessionEvent::NoticesLost => Ok(()),
            SessionEvent::Answered { id, request, answer } => {
                if self.waiting_for.as_ref() == Some(&id) {
                    self.waiting_for = None;
                }
                self.handle_answer(&request, answer)
            }
            SessionEvent::Unseated(reason) => Err(Failure::Failed(unseated(reason).into())),
            SessionEvent::ShuffleChecked(report) => self.report_shuffle(&report.verdict),
        }
    }

    fn handle_answer(&mut self, request: &SessionRequest, answer: Answer) -> Result<(), Failure> {
        let Answer::Refused { code, message } = answer else { return Ok(()) };
        self.was_refused = true;
        match (request, code) {
            (
                SessionRequest::Sit { .. },
                Some(RejectionCode::TableFull | RejectionCode::WrongPhase),
            ) => {
                if !self.has_reported_full {
                    self.has_reported_full = true;
                    writeln!(self.output, "waiting for a seat: {message}")?;
                    self.output.flush()?;
                }
                Ok(())
            }
            // The others were faster.
            (_, Some(RejectionCode::Stale | RejectionCode::NotYourTurn)) => Ok(()),
            (SessionRequest::Sit { .. }, _) => Err(Failure::Failed(message)),
            (SessionRequest::Message(ClientMessage::Act { action, .. }), _) => {
                Err(Failure::Failed(format!("the server refuses `{action}`: {message}")))
            }
            (SessionRequest::Message(ClientMessage::Fill { .. }), _) => {
                Err(Failure::Usage(message))
            }
            _ => Ok(()),
        }
    }

    fn report_status(&mut self) -> Result<(), Failure> {
        let error = self.client.last_error().unwrap_or("the connection was lost").to_owned();
        match self.client.session().status() {
            SessionStatus::Connected => {
                self.has_connected = true;
                writeln!(self.output, "connected")?;
            }
            // The address is wrong, or the server is down; people want to know that at once.
            SessionStatus::Connecting { next_attempt: Some(_), .. } if !self.has_connected => {
                return Err(Failure::Failed(error));
            }
            SessionStatus::Connecting { next_attempt: Some(_), .. }
            | SessionStatus::Reconnecting { next_attempt: Some(_), .. } => {
                writeln!(self.output, "connecting again: {error}")?;
            }
            SessionStatus::Connecting { .. } | SessionStatus::Reconnecting { .. } => {}
            SessionStatus::GivenUp(reason) => {
                return Err(Failure::Failed(give_up(&reason, &error)));
            }
        }
        Ok(self.output.flush()?)
    }

    fn report_notice(&mut self, notice: &NoticeKind) -> Result<(), Failure> {
        let room = self.client.session().room();
        let table = room.table();
        let has_shuffle =
            table.is_some_and(|table| matches!(table.options.game, GameOptions::Durak { .. }));
        let name = |seat: &kozyr_core::game::Seat| {
            let person = table.and_then(|table| name_on(table, seat.index()));
            person.unwrap_or_else(|| format!("seat {seat}"))
        };
        let line = match notice {
            NoticeKind::Sat { seat, name } => format!("{name} takes seat {seat}"),
            NoticeKind::Left { name, .. } => format!("{name} leaves"),
            NoticeKind::Away { seat } => format!("{} is away", name(seat)),
            NoticeKind::Back { seat } => format!("{} is back", name(seat)),
            NoticeKind::Filled { seat, opponent: Some(opponent) } => {
                format!("{opponent} takes seat {seat}")
            }
            NoticeKind::Dealt { match_number, .. } => format!("match {match_number} begins"),
            NoticeKind::Over { match_number } => {
                let scores = table.map(scores).unwrap_or_default();
                format!("match {match_number} is over: {scores}")
            }
            NoticeKind::StoodIn { seat, opponent } => {
                format!("{opponent} stands in for {}", name(seat))
            }
            NoticeKind::Abandoned {} => "everyone has left, so the match is over".into(),
            _ => return Ok(()),
        };
        writeln!(self.output, "{line}")?;
        self.output.flush()?;
        match notice {
            NoticeKind::Dealt { .. } => {
                (self.acted_at, self.waits_for_proof) = (None, false);
                if let Some(player) = &self.player {
                    player.lock().unwrap_or_else(PoisonError::into_inner).begin_match();
                }
            }
            NoticeKind::Over { .. } => {
                self.matches_played += 1;
                self.waits_for_proof = has_shuffle;
            }
            _ => {}
        }
        Ok(())
    }

    fn report_shuffle(&mut self, verdict: &ShuffleVerdict) -> Result<(), Failure> {
        self.waits_for_proof = false;
        let line = match verdict {
            ShuffleVerdict::TookPart => "the shuffle was fair: this program took part in it",
            ShuffleVerdict::Excluded { .. } => {
                "the shuffle is consistent, but this program was excluded"
            }
            ShuffleVerdict::Watched => "the shuffle is consistent",
            ShuffleVerdict::Wrong(fault) => {
                return Err(Failure::Failed(format!("the shuffle is not proved: {fault}")));
            }
        };
        Ok(writeln!(self.output, "{line}")?)
    }

    fn remember(&mut self, memory: &SessionMemory) -> Result<(), Failure> {
        let Some(file) = &self.settings.keep else { return Ok(()) };
        let json = serde_json::to_string(memory).map_err(std::io::Error::from)?;
        Ok(files::write_private(file, json.as_bytes())?)
    }

    /// Gives up the seat, if there is still a connection. Keeps it if the settings name a file for
    /// the right to it.
    async fn leave(&mut self) {
        let session = self.client.session();
        if session.status() != SessionStatus::Connected
            || session.room().seat().is_none()
            || self.settings.keep.is_some()
        {
            return;
        }
        let id = self.client.request(ClientMessage::Leave {});
        let answered = async {
            loop {
                if let ClientEvent::Session(SessionEvent::Answered { id: answered, .. }) =
                    self.client.next().await
                    && answered == id
                {
                    return;
                }
            }
        };
        // Without an answer, the others see that the person is away.
        let _ = timeout(LEAVE_TIMEOUT, answered).await;
    }
}

/// The name of the player on a seat.
fn name_on(table: &TableInfo, seat: usize) -> Option<String> {
    match &table.seats.get(seat)?.player {
        PlayerInfo::Open {} => None,
        PlayerInfo::Person { name, .. } => Some(name.to_string()),
        PlayerInfo::Computer { opponent } => Some(opponent.clone()),
    }
}

/// The scores of all players.
fn scores(table: &TableInfo) -> String {
    let scores = table.seats.iter().enumerate().map(|(seat, info)| {
        let name = name_on(table, seat).unwrap_or_else(|| format!("seat {seat}"));
        let score = info.score;
        format!("{name} {}-{}-{}", score.wins, score.draws, score.losses)
    });
    format!("{} (wins-draws-losses)", scores.collect::<Vec<_>>().join(", "))
}

/// Why the seat was lost.
fn unseated(reason: UnseatedReason) -> &'static str {
    match reason {
        UnseatedReason::Replaced => "the seat was opened by another program with the same right",
        UnseatedReason::TakenOver => "the seat was given to another device",
        UnseatedReason::Left => "the seat was given up",
        UnseatedReason::Removed => "the host removed this player",
    }
}

/// Why the session has ended.
fn give_up(reason: &GiveUpReason, error: &str) -> String {
    match reason {
        GiveUpReason::Replaced => unseated(UnseatedReason::Replaced).into(),
        GiveUpReason::Incompatible => {
            "the server speaks another version of the protocol; update kozyr-lab".into()
        }
        GiveUpReason::Closed(frame) => match frame.reason.as_str() {
            "no-such-room" => "there is no such table, or it has expired".into(),
            "room-full" => "too many people watch this table".into(),
            reason => format!("the server does not want this client ({reason}): {error}"),
        },
    }
}

//! A client that plays random legal actions over a WebSocket.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use kozyr_core::game::Seat;
use kozyr_rooms::{
    ClientFrame, ClientMessage, PhaseName, PlayerInfo, RequestId, RoomClient, Secret,
    ServerMessage, ShuffleStep, Token, UpdateStatus, shuffle,
};
use kozyr_server::random;
use serde_json::Value;
use tokio::{
    net::TcpStream,
    time::{Instant, timeout, timeout_at},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::CloseFrame},
};

/// How long a message may take. Longer than anything on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

pub type Socket = WebSocketStream<TcpStream>;

/// A message that a player receives, or the end of the connection.
#[derive(Debug)]
pub enum Received {
    Message(Box<ServerMessage>, UpdateStatus),
    /// The server closed the connection, with a code and a reason if it was polite.
    Closed(Option<(u16, String)>),
}

/// A client with its connection.
pub struct Player {
    pub name: String,
    pub socket: Socket,
    pub client: RoomClient,
    pub token: Option<Token>,
    /// The requests of actions that were acknowledged.
    pub acknowledged_actions: Vec<String>,
    /// The request that is not answered yet.
    pub unanswered: Option<ClientFrame>,
    secret: Option<(u32, Secret)>,
    /// How many requests the client has made.
    pub requests: u64,
    /// How often the client began a new connection.
    pub connections: u64,
}

/// Opens a WebSocket to a room.
pub async fn open(address: SocketAddr, room: &str) -> std::io::Result<Socket> {
    let stream = TcpStream::connect(address).await?;
    let url = format!("ws://{address}/api/rooms/{room}/socket");
    let request = url.into_client_request().map_err(std::io::Error::other)?;
    let handshake = tokio_tungstenite::client_async(request, stream);
    let socket = timeout(PATIENCE, handshake).await.map_err(std::io::Error::other)?;
    Ok(socket.map_err(std::io::Error::other)?.0)
}

impl Player {
    /// Connects and says hello.
    pub async fn join(address: SocketAddr, room: &str, name: &str) -> Self {
        Player::join_as(address, room, name, None).await
    }

    /// Connects and says hello with the token of a seat.
    pub async fn join_as(
        address: SocketAddr,
        room: &str,
        name: &str,
        token: Option<Token>,
    ) -> Self {
        let mut player = Player::unconnected(open(address, room).await.unwrap(), name, token);
        player.hello().await;
        player
    }

    /// Connects and says hello, unless the connection fails.
    pub async fn try_join(address: SocketAddr, room: &str, name: &str) -> std::io::Result<Self> {
        let mut player = Player::unconnected(open(address, room).await?, name, None);
        let message = player.client.hello(None);
        player.try_send(ClientFrame { id: None, message }).await?;
        Ok(player)
    }

    /// A player that has not said hello.
    fn unconnected(socket: Socket, name: &str, token: Option<Token>) -> Self {
        Player {
            name: name.into(),
            socket,
            client: RoomClient::new(),
            token,
            acknowledged_actions: Vec::new(),
            unanswered: None,
            secret: None,
            requests: 0,
            connections: 1,
        }
    }

    /// Begins a new connection after the old one was lost.
    pub async fn reconnect(&mut self, address: SocketAddr, room: &str) -> std::io::Result<()> {
        self.socket = open(address, room).await?;
        self.connections += 1;
        let hello = self.client.hello(self.token);
        self.try_send(ClientFrame { id: None, message: hello }).await
    }

    pub async fn hello(&mut self) {
        let message = self.client.hello(self.token);
        self.send(ClientFrame { id: None, message }).await;
    }

    pub async fn send(&mut self, frame: ClientFrame) {
        self.try_send(frame).await.unwrap();
    }

    /// Sends a message that may be lost with the connection.
    pub async fn send_or_lose(&mut self, frame: ClientFrame) {
        // An error shows when the client reads.
        let _ = self.try_send(frame).await;
    }

    async fn try_send(&mut self, frame: ClientFrame) -> std::io::Result<()> {
        let json = serde_json::to_string(&frame).unwrap();
        self.socket.send(Message::text(json)).await.map_err(std::io::Error::other)
    }

    /// Sends a message as a request that is to be answered.
    pub async fn request(&mut self, message: ClientMessage) {
        self.requests += 1;
        let id = RequestId::new(format!("{}-{}", self.name, self.requests)).unwrap();
        let frame = ClientFrame { id: Some(id), message };
        self.unanswered = Some(frame.clone());
        self.send_or_lose(frame).await;
    }

    /// Waits for the next message.
    pub async fn receive(&mut self) -> Received {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let next = timeout_at(deadline, self.socket.next()).await;
            let text = match next.expect("the server says something") {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => {
                    let describe =
                        |frame: CloseFrame| (frame.code.into(), frame.reason.to_string());
                    return Received::Closed(frame.map(describe));
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return Received::Closed(None),
            };
            let message: ServerMessage = serde_json::from_str(&text).unwrap();
            let status = self.client.receive(message.clone());
            self.note(&message);
            return Received::Message(Box::new(message), status);
        }
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome { token: Some(token), .. } if self.token.is_none() => {
                self.token = Some(*token);
            }
            ServerMessage::Ack { id, turn, .. } => {
                if turn.is_some() {
                    self.acknowledged_actions.push(id.to_string());
                }
                self.answered(id);
            }
            ServerMessage::Rejected { id: Some(id), .. } => self.answered(id),
            _ => {}
        }
    }

    fn answered(&mut self, id: &RequestId) {
        self.unanswered.take_if(|frame| frame.id.as_ref() == Some(id));
    }

    pub fn phase(&self) -> Option<PhaseName> {
        self.client.table().map(|table| table.phase)
    }

    /// The record of the finished match.
    pub fn record(&self) -> Option<&Value> {
        self.client.record()
    }

    /// Does what a player would do next: sits down, gets ready, starts the match if everyone else
    /// is ready, takes part in the shuffle, or plays a random legal action.
    pub async fn act(&mut self) {
        if self.unanswered.is_none()
            && let Some(message) = self.next_request()
        {
            self.request(message).await;
        }
    }

    fn next_request(&mut self) -> Option<ClientMessage> {
        let table = self.client.table()?;
        let Some(seat) = self.client.seat() else {
            let token = self.token?;
            return Some(ClientMessage::Sit { seat: None, name: self.name.clone(), token });
        };
        match table.phase {
            PhaseName::Lobby if table.host == Some(seat) => {
                let is_ready = |(index, info): (usize, _)| match info {
                    PlayerInfo::Open {} => false,
                    PlayerInfo::Computer { .. } => true,
                    PlayerInfo::Person { ready, .. } => ready || Seat::new(index) == seat,
                };
                let players = table.seats.iter().map(|seat| seat.player.clone());
                players.enumerate().all(is_ready).then_some(ClientMessage::Start {})
            }
            PhaseName::Lobby => match table.seats[seat.index()].player {
                PlayerInfo::Person { ready: false, .. } => {
                    Some(ClientMessage::Ready { ready: true })
                }
                _ => None,
            },
            PhaseName::Shuffling => self.shuffle_request(seat),
            PhaseName::Playing => {
                let game = self.client.game()?;
                let index = usize::from(random::bytes::<1>()[0]) % game.legal.len().max(1);
                let action = game.legal.get(index)?.clone();
                Some(ClientMessage::Act { turn: game.turn, action })
            }
            PhaseName::Finished => None,
        }
    }

    fn shuffle_request(&mut self, seat: Seat) -> Option<ClientMessage> {
        let table = self.client.table()?;
        let (info, match_number) = (table.shuffle.as_ref()?, table.match_number);
        let secret = match self.secret {
            Some((number, secret)) if number == match_number => secret,
            _ => Secret::new(random::bytes()),
        };
        self.secret = Some((match_number, secret));
        let own = info.commitments.get(seat.index()).copied().flatten();
        match info.step {
            ShuffleStep::Commit if own.is_none() => {
                let participant = shuffle::Participant::Seat(seat);
                let commitment =
                    shuffle::commitment(&table.room, match_number, participant, &secret);
                Some(ClientMessage::Commit { match_number, commitment })
            }
            ShuffleStep::Reveal if own.is_some() && !info.revealed.contains(&seat) => {
                Some(ClientMessage::Reveal { match_number, secret })
            }
            _ => None,
        }
    }

    /// Plays until the match is over.
    ///
    /// # Panics
    /// If the connection is closed.
    pub async fn play(&mut self) {
        while self.phase() != Some(PhaseName::Finished) || self.record().is_none() {
            match self.receive().await {
                Received::Message(_, UpdateStatus::Missed) => {
                    let message = self.client.resync();
                    self.send(ClientFrame { id: None, message }).await;
                }
                Received::Message(..) => {}
                Received::Closed(reason) => panic!("{} was disconnected: {reason:?}", self.name),
            }
            self.act().await;
        }
    }

    /// Receives until the connection is closed, and returns the code and the reason.
    pub async fn closed(&mut self) -> Option<(u16, String)> {
        loop {
            if let Received::Closed(reason) = self.receive().await {
                return reason;
            }
        }
    }

    /// Receives until a message fits, and returns it.
    pub async fn until(&mut self, fits: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        loop {
            match self.receive().await {
                Received::Message(message, _) if fits(&message) => return *message,
                Received::Message(..) => {}
                Received::Closed(reason) => panic!("{} was disconnected: {reason:?}", self.name),
            }
        }
    }
}

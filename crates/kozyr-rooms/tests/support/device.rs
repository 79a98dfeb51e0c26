//! Devices with sessions at a table, with messages delivered at once and in order.

use kozyr_durak::{Deck, Rules};
use kozyr_rooms::{
    ClientMessage, Command, ConnectionId, GameOptions, TableOptions,
    session::{
        Answer, CloseFrame, Output, Session, SessionEvent, SessionMemory, SessionRequest,
        ShuffleVerdict,
    },
};
use serde_json::Value;

use super::server::{Sent, Server};

/// A device with a session, whose messages arrive at once.
pub struct Device {
    pub session: Session,
    pub connection: Option<ConnectionId>,
    /// The memory that the device has stored.
    pub memory: SessionMemory,
    /// The messages that the session has sent, as they arrive.
    pub sent: Vec<Value>,
    /// The events that the session has reported.
    pub events: Vec<SessionEvent>,
    pub now: u64,
    pub wants_to_connect: bool,
    /// Changes each message of the server.
    pub tamper: fn(&mut Value),
}

impl Device {
    pub fn new(number: u8) -> Self {
        Device::with_memory(number, SessionMemory::default())
    }

    pub fn with_memory(number: u8, memory: SessionMemory) -> Self {
        Device {
            session: Session::new(memory.clone(), [number; 32], 0),
            connection: None,
            memory,
            sent: Vec::new(),
            events: Vec::new(),
            now: 0,
            wants_to_connect: false,
            tamper: |_| {},
        }
    }

    /// The next texts that the session sends; everything else is noted.
    pub fn outputs(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        while let Some(output) = self.session.next_output() {
            match output {
                Output::Connect => self.wants_to_connect = true,
                Output::Close => self.connection = None,
                Output::Remember(memory) => self.memory = memory,
                Output::Send(text) => {
                    self.sent.push(serde_json::from_str(&text).unwrap());
                    texts.push(text);
                }
                Output::Event(event) => self.events.push(event),
            }
        }
        texts
    }

    pub fn request(&mut self, request: impl Into<SessionRequest>) -> String {
        self.session.request(request, self.now).as_str().to_owned()
    }

    /// The answer to a request.
    pub fn answer(&self, id: &str) -> Option<Answer> {
        let mut answers = self.events.iter().filter_map(|event| match event {
            SessionEvent::Answered { id: other, answer, .. } if other.as_str() == id => {
                Some(answer.clone())
            }
            _ => None,
        });
        let answer = answers.next();
        assert_eq!(answers.next(), None, "a second answer");
        answer
    }

    pub fn verdict(&self) -> Option<ShuffleVerdict> {
        self.session.shuffle_report().map(|report| report.verdict.clone())
    }

    /// The messages of a type that were sent.
    pub fn sent_of(&self, kind: &str) -> Vec<&Value> {
        self.sent.iter().filter(|message| message["type"] == kind).collect()
    }

    /// Lets time pass until the session wants to connect.
    pub fn wait_to_connect(&mut self) {
        self.outputs();
        while !self.wants_to_connect {
            self.now = self.session.wake_at().expect("the session connects again");
            self.session.wake(self.now);
            self.outputs();
        }
    }
}

/// A table with the devices that sit at it.
pub struct Table {
    pub server: Server,
    pub devices: Vec<Device>,
    /// Whether messages of the server are lost.
    pub loses_answers: bool,
}

impl Table {
    pub fn new(devices: usize) -> Self {
        let rules = Rules { deck: Deck::Cards24, ..Rules::throw_in() };
        Table::with_options(GameOptions::Durak { players: 2, rules }, devices)
    }

    pub fn with_options(game: GameOptions, devices: usize) -> Self {
        let server = Server::new(TableOptions::new(game), 1);
        let devices = (0..devices).map(|number| Device::new(number as u8)).collect();
        Table { server, devices, loses_answers: false }
    }

    /// A table of two people who are ready.
    pub fn ready() -> Self {
        let mut table = Table::new(2);
        for (index, name) in ["Anna", "Boris"].into_iter().enumerate() {
            table.connect(index);
            table.sit(index, name);
            table.ask(index, ClientMessage::Ready { ready: true });
        }
        table
    }

    /// A table whose match has been dealt.
    pub fn dealt() -> Self {
        let mut table = Table::ready();
        table.ask(0, ClientMessage::Start {});
        table.settle();
        assert!(table.devices[0].session.room().game().is_some());
        table
    }

    pub fn sit(&mut self, index: usize, name: &str) -> String {
        let request = SessionRequest::Sit { seat: None, name: name.into() };
        self.ask(index, request)
    }

    pub fn ask(&mut self, index: usize, request: impl Into<SessionRequest>) -> String {
        let id = self.devices[index].request(request);
        self.settle();
        id
    }

    /// Opens the connection that a session wants.
    pub fn connect(&mut self, index: usize) {
        let connection = self.server.accept();
        let device = &mut self.devices[index];
        device.wait_to_connect();
        device.wants_to_connect = false;
        device.connection = Some(connection);
        device.session.connected(device.now);
        self.settle();
    }

    /// Breaks a connection.
    pub fn disconnect(&mut self, index: usize) {
        self.close(index, None);
    }

    pub fn close(&mut self, index: usize, code: Option<u16>) {
        let close = code.map(|code| CloseFrame { code, reason: "reason".into() });
        let device = &mut self.devices[index];
        let connection = device.connection.take().expect("it is connected");
        device.session.disconnected(close, device.now);
        device.outputs();
        let sent = self.server.run(&Command::Disconnected { connection });
        self.deliver(sent);
        self.settle();
    }

    pub fn deliver(&mut self, sent: Vec<Sent>) {
        for message in sent {
            let is_recipient = |device: &&mut Device| device.connection == Some(message.connection);
            if let Some(device) = self.devices.iter_mut().find(is_recipient)
                && !self.loses_answers
            {
                let mut value = message.value();
                (device.tamper)(&mut value);
                device.session.received(&value.to_string(), device.now);
            }
        }
    }

    /// Delivers all messages and the answers to them, until none are left.
    pub fn settle(&mut self) {
        loop {
            let mut is_quiet = true;
            for index in 0..self.devices.len() {
                for text in self.devices[index].outputs() {
                    let Some(connection) = self.devices[index].connection else { continue };
                    is_quiet = false;
                    let sent = self.server.receive(connection, text.as_bytes());
                    self.deliver(sent);
                }
            }
            let sent = self.server.answer_requests();
            is_quiet &= sent.is_empty();
            self.deliver(sent);
            if is_quiet {
                return;
            }
        }
    }

    /// Lets the devices' time pass by this many milliseconds.
    pub fn wait(&mut self, period: u64) {
        for index in 0..self.devices.len() {
            let device = &mut self.devices[index];
            device.now += period;
            device.session.wake(device.now);
        }
        self.settle();
    }

    /// The device to act and its first legal action.
    pub fn next_action(&self) -> Option<(usize, ClientMessage)> {
        let action = |device: &Device| {
            let game = device.session.room().game()?;
            let action = game.legal.first()?.clone();
            Some(ClientMessage::Act { turn: game.turn, action })
        };
        self.devices.iter().enumerate().find_map(|(index, it)| Some((index, action(it)?)))
    }

    /// Plays to the end of the match.
    pub fn play(&mut self) {
        while let Some((index, action)) = self.next_action() {
            let id = self.ask(index, action);
            assert!(matches!(self.devices[index].answer(&id), Some(Answer::Accepted { .. })));
        }
    }
}

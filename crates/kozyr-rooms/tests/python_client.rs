//! docs/rooms_client.py plays a whole deal.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use kozyr_durak::Rules;
use kozyr_rooms::{ConnectionId, GameOptions, PhaseName, TableOptions};

use crate::support::server::{Sent, Server};

/// A process with the client, and its connection.
struct PythonClient {
    process: Child,
    input: ChildStdin,
    connection: ConnectionId,
}

impl Drop for PythonClient {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts the client. Its messages arrive at the receiver's other end.
fn start(
    name: &str,
    connection: ConnectionId,
    sender: std::sync::mpsc::Sender<(ConnectionId, String)>,
) -> PythonClient {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rooms_client.py");
    let mut process = Command::new("python3")
        .args([path, name])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    let output = BufReader::new(process.stdout.take().unwrap());
    thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            if sender.send((connection, line)).is_err() {
                break;
            }
        }
    });
    PythonClient { input: process.stdin.take().unwrap(), process, connection }
}

fn deliver(clients: &mut [PythonClient], sent: Vec<Sent>) {
    for message in sent {
        for client in clients.iter_mut().filter(|it| it.connection == message.connection) {
            writeln!(client.input, "{}", message.json).unwrap();
        }
    }
}

/// The next message of any client.
fn next(receiver: &Receiver<(ConnectionId, String)>) -> (ConnectionId, String) {
    receiver.recv_timeout(Duration::from_secs(60)).expect("a client has something to say")
}

#[test]
fn two_clients_play_a_whole_deal() {
    let rules = Rules { deck: kozyr_durak::Deck::Cards24, ..Rules::throw_in() };
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules });
    let mut server = Server::new(options, 1);
    let (sender, receiver) = channel();
    let mut clients: Vec<PythonClient> =
        ["Anna", "Boris"].map(|name| start(name, server.accept(), sender.clone())).into();
    let mut requests = 0;
    while server.room.phase() != PhaseName::Finished {
        let (connection, line) = next(&receiver);
        let sent = server.receive(connection, line.as_bytes());
        for message in &sent {
            assert_ne!(message.value()["type"], "rejected", "{line}: {}", message.json);
        }
        requests += 1;
        deliver(&mut clients, sent);
        let sent = server.answer_requests();
        deliver(&mut clients, sent);
    }
    assert!(requests > 20, "{requests} requests");
    let record = server.room.record().unwrap();
    assert!(record.outcome().is_some());
}

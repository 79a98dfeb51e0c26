//! Clients that flood, stall, lie or guess do not disturb others.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kozyr_rooms::{ClientMessage, RejectionCode, ServerMessage, Token};
use kozyr_server::{
    limits::RateLimit,
    random,
    settings::{Limits, Settings},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{
    player::{Player, Socket, open},
    server::TestServer,
};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn is_welcome(message: &ServerMessage) -> bool {
    matches!(message, ServerMessage::Welcome { .. })
}

fn with_limits(change: impl FnOnce(&mut Limits)) -> Settings {
    let mut settings = Settings::default();
    change(&mut settings.limits);
    settings
}

/// The next text of a socket; the code and reason if it is closed.
async fn next(socket: &mut Socket) -> Result<Value, Option<(u16, String)>> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the server answers") {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Close(frame))) => {
                return Err(frame.map(|frame| (frame.code.into(), frame.reason.to_string())));
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return Err(None),
        }
    }
}

#[tokio::test]
async fn nonsense_is_refused_and_the_connection_goes_on() {
    let server = TestServer::start().await;
    let room = server.open_reversi().await;
    let mut socket = open(server.address, &room).await.unwrap();
    let deep = format!("{{\"type\": {}", "[".repeat(8000));
    for (text, code) in [
        ("", "malformed"),
        ("nonsense", "malformed"),
        ("[]", "malformed"),
        (deep.as_str(), "malformed"),
        (r#"{"type": "sit"}"#, "malformed"),
        (r#"{"type": "win"}"#, "unknown-message"),
        (r#"{"type": "hello", "protocol": 99}"#, "version"),
        (r#"{"type": "start", "id": "a"}"#, "not-seated"),
    ] {
        socket.send(Message::text(text)).await.unwrap();
        let answer = next(&mut socket).await.unwrap();
        assert_eq!((&answer["type"], &answer["code"]), (&json!("rejected"), &json!(code)));
    }
    socket.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await.unwrap();
    assert_eq!(next(&mut socket).await.unwrap()["type"], "welcome");
}

#[tokio::test]
async fn long_messages_and_bytes_end_the_connection() {
    let server = TestServer::start().await;
    let room = server.open_reversi().await;
    // Long, and so long that it is not read at all.
    for length in [9_000, 12_000, 100_000] {
        let mut socket = open(server.address, &room).await.unwrap();
        let text =
            format!(r#"{{"type": "hello", "protocol": 1, "more": "{}"}}"#, "x".repeat(length));
        // The server may close the connection before it has everything.
        let _ = socket.send(Message::text(text)).await;
        if length < 16_000 {
            assert_eq!(next(&mut socket).await.unwrap()["code"], "too-long");
        }
        assert_eq!(next(&mut socket).await, Err(Some((1009, "too-long".into()))), "{length}");
    }
    let mut socket = open(server.address, &room).await.unwrap();
    socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(next(&mut socket).await, Err(Some((1003, "not-text".into()))));
}

#[tokio::test]
async fn a_room_that_does_not_exist_closes_with_a_code_of_its_own() {
    let server = TestServer::start().await;
    for says_hello in [false, true] {
        let mut socket = open(server.address, "nowhere").await.unwrap();
        if says_hello {
            // The server may have closed the connection already.
            let _ = socket.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await;
        }
        assert_eq!(next(&mut socket).await, Err(Some((4004, "no-such-room".into()))));
    }
    assert_eq!(server.app.hub.rooms_in_memory(), 0);
}

#[tokio::test]
async fn guessed_tokens_take_no_seat() {
    let server = TestServer::start().await;
    let room = server.open_reversi().await;
    let mut anna = Player::join(server.address, &room, "Anna").await;
    anna.until(is_welcome).await;
    anna.act().await;
    anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    let mut thief = Player::join(server.address, &room, "Thief").await;
    thief.until(is_welcome).await;
    for _ in 0..20 {
        thief.token = Some(Token::new(random::bytes()));
        thief.hello().await;
        thief.until(is_welcome).await;
        assert_eq!(thief.client.seat(), None);
    }
    thief.request(ClientMessage::Start {}).await;
    let refused = thief.until(|message| matches!(message, ServerMessage::Rejected { .. })).await;
    let ServerMessage::Rejected { rejection, .. } = refused else { unreachable!() };
    assert_eq!(rejection.code, RejectionCode::NotSeated);
    // A token that was stolen from the device is the seat; the old connection learns of it.
    thief.token = anna.token;
    thief.hello().await;
    thief.until(is_welcome).await;
    anna.until(|message| matches!(message, ServerMessage::Unseated { .. })).await;
}

/// The flood is read no faster than the limit allows, and others play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_read_slowly() {
    let settings = with_limits(|limits| {
        limits.messages_per_connection = RateLimit::per_second(20.0, 20);
    });
    let server = TestServer::with_settings(settings).await;
    let room = server.open_reversi().await;
    let mut socket = open(server.address, &room).await.unwrap();
    let flood = tokio::spawn(async move {
        socket.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await.unwrap();
        let resync = Message::text(r#"{"type": "resync"}"#);
        let (mut sink, mut stream) = socket.split();
        let send = async { while sink.send(resync.clone()).await.is_ok() {} };
        let receive = async { while let Some(Ok(_)) = stream.next().await {} };
        tokio::join!(send, receive);
    });
    let received = || server.app.metrics.messages_received.get();
    while received() < 20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let other = server.open_reversi().await;
    let begin = (tokio::time::Instant::now(), received());
    let mut anna = Player::join(server.address, &other, "Anna").await;
    for _ in 0..5 {
        anna.hello().await;
        anna.until(is_welcome).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let seconds = begin.0.elapsed().as_secs_f64();
    let rate = (received() - begin.1 - 6) as f64 / seconds;
    assert!(rate < 25.0, "{rate} messages per second");
    flood.abort();
}

/// A client that never reads is disconnected; its room and the other clients go on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_never_reads_is_disconnected() {
    let settings = with_limits(|limits| {
        limits.messages_per_connection = RateLimit::per_second(100_000.0, 100_000);
        limits.messages_per_address = RateLimit::per_second(100_000.0, 100_000);
        limits.waiting_bytes = 64 * 1024;
        limits.write_timeout = Duration::from_secs(1);
    });
    let server = TestServer::with_settings(settings).await;
    let room = server.open_reversi().await;
    let mut watcher = Player::join(server.address, &room, "Watcher").await;
    watcher.until(is_welcome).await;
    let mut silent = open(server.address, &room).await.unwrap();
    silent.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await.unwrap();
    let closed = || server.app.metrics.text().contains("kozyr_closed_total{code=\"too-slow\"}");
    // The answers fill the buffers of the operating system, and then the queue. In the end the
    // server does not read any more, since the client does not take its answers.
    let resync = Message::text(r#"{"type": "resync"}"#);
    while !closed() {
        let sending = timeout(Duration::from_millis(50), silent.send(resync.clone())).await;
        if matches!(sending, Ok(Err(_))) {
            break;
        }
    }
    watcher.hello().await;
    watcher.until(is_welcome).await;
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while server.app.metrics.connections.get() > 1 {
        assert!(tokio::time::Instant::now() < deadline, "the connection stays open");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(closed());
}

#[tokio::test]
async fn connections_that_say_nothing_are_closed() {
    let settings = with_limits(|limits| limits.hello_timeout = Duration::from_millis(200));
    let server = TestServer::with_settings(settings).await;
    let room = server.open_reversi().await;
    let mut socket = open(server.address, &room).await.unwrap();
    // Messages that are not understood do not count, nor do pings.
    socket.send(Message::text("nonsense")).await.unwrap();
    socket.send(Message::Ping(Default::default())).await.unwrap();
    assert_eq!(next(&mut socket).await.unwrap()["code"], "malformed");
    assert_eq!(next(&mut socket).await, Err(Some((4001, "no-hello".into()))));
}

/// A client that sends a message byte by byte does not answer pings meanwhile.
#[tokio::test]
async fn a_message_that_arrives_byte_by_byte_ends_the_connection() {
    let settings = with_limits(|limits| limits.ping_interval = Duration::from_millis(150));
    let server = TestServer::with_settings(settings).await;
    let room = server.open_reversi().await;
    let mut socket = open(server.address, &room).await.unwrap();
    socket.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await.unwrap();
    assert_eq!(next(&mut socket).await.unwrap()["type"], "welcome");
    let stream = socket.get_mut();
    // The head of a masked text frame with 8000 bytes, and its mask.
    stream.write_all(&[0x81, 0xfe, 0x1f, 0x40, 0, 0, 0, 0]).await.unwrap();
    let dripping = async {
        while stream.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, dripping).await.expect("the server closes the connection");
}

#[tokio::test]
async fn a_request_body_that_never_arrives_is_refused() {
    let settings = with_limits(|limits| limits.hello_timeout = Duration::from_millis(200));
    let server = TestServer::with_settings(settings).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    timeout(PATIENCE, stream.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
}

#[tokio::test]
async fn connections_are_limited_for_each_address_and_room() {
    let settings = with_limits(|limits| {
        limits.connections_per_address = 4;
        limits.connections_per_room = 2;
    });
    let server = TestServer::with_settings(settings).await;
    let (room, other) = (server.open_reversi().await, server.open_reversi().await);
    let mut one = Player::join(server.address, &room, "One").await;
    let mut two = Player::join(server.address, &room, "Two").await;
    one.until(is_welcome).await;
    two.until(is_welcome).await;
    let mut three = Player::join(server.address, &room, "Three").await;
    assert_eq!(three.closed().await, Some((4029, "room-full".into())));
    drop(three);
    let mut four = Player::join(server.address, &other, "Four").await;
    four.until(is_welcome).await;
    while server.app.metrics.connections.get() > 3 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let _five = Player::join(server.address, &other, "Five").await;
    let refused = open(server.address, &other).await.unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
    // A connection that ends makes room for another.
    drop(one);
    while open(server.address, &other).await.is_err() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Connections that send no request count, too.
#[tokio::test]
async fn silent_connections_are_limited() {
    let of_one_address = with_limits(|limits| limits.connections_per_address = 3);
    let of_all = with_limits(|limits| limits.connections = 3);
    for settings in [of_one_address, of_all] {
        let server = TestServer::with_settings(settings).await;
        let mut silent = Vec::new();
        for _ in 0..3 {
            silent.push(TcpStream::connect(server.address).await.unwrap());
        }
        let mut refused = TcpStream::connect(server.address).await.unwrap();
        let mut bytes = [0; 1];
        let end = timeout(PATIENCE, refused.read(&mut bytes)).await.unwrap();
        assert!(matches!(end, Ok(0) | Err(_)), "{end:?}");
        silent.clear();
        while !is_served(&server).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Whether the server answers a new connection.
async fn is_served(server: &TestServer) -> bool {
    let Ok(mut stream) = TcpStream::connect(server.address).await else { return false };
    let request = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let mut answer = [0; 12];
    stream.write_all(request).await.is_ok()
        && stream.read_exact(&mut answer).await.is_ok()
        && &answer == b"HTTP/1.1 200"
}

//! Whatever a client sends over HTTP, the server answers as documented or closes the connection.

use std::{collections::BTreeMap, env, net::SocketAddr, sync::Arc, time::Duration};

use futures_util::StreamExt;
use kozyr_server::{
    limits::RateLimit,
    page::Page,
    settings::{Limits, Settings},
    storage::memory::MemoryStorage,
};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::support::{dice, http, server::TestServer};

/// How many requests a normal test run sends.
const REQUESTS: usize = 1_000;

/// How many connections are open at the same time.
const AT_ONCE: usize = 50;

/// After this time without an answer, a client says that it has sent everything.
const SILENCE: Duration = Duration::from_millis(500);

/// Longer than an answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// No limit in practice.
const MANY: RateLimit = RateLimit::per_second(1e6, 1_000_000);

const METHODS: [&str; 9] =
    ["GET", "POST", "GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "get"];

const HEADERS: [&str; 16] = [
    "Origin: https://example.org",
    "Origin: null",
    "Host: other.example",
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
    "Content-Length: 99999999999999999999",
    "Expect: 100-continue",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "X-Forwarded-For: 1.2.3.4, ::1, nonsense",
    "Accept-Encoding: br;q=0.5, gzip, *;q=x",
    "If-None-Match: \"x\", *",
    "Range: bytes=5-2",
    "Cookie: \u{1f600}",
];

const BODIES: [&str; 6] = [
    "",
    r#"{"options": {"game": {"name": "reversi", "handicap": 2}}}"#,
    r#"{"options": {"game": {"name": "durak", "players": 3, "rules": {"deck": 24}}}}"#,
    r#"{"options": {"game": {"name": "durak", "players": 17}}}"#,
    "[[[[[[[[[[[[[[[[",
    "5\r\n{\"opt\r\n0\r\n\r\n",
];

fn any<T: Copy>(items: &[T]) -> T {
    items[dice(items.len() as u32) as usize]
}

/// A request that is mostly well-formed, for this room or one that does not exist.
fn any_request(room: &str) -> Vec<u8> {
    let room = any(&[room, room, "nowhere", "%20", "../..", "%00%ff"]);
    let path = match dice(12) {
        0 => "/api/server".into(),
        1 | 2 => "/api/rooms".into(),
        3 => format!("/api/rooms/{room}"),
        4 => format!("/api/rooms/{room}/code"),
        5 | 6 => format!("/api/rooms/{room}/socket"),
        7 => "/api/codes/ABCDEF".into(),
        8 => any(&["/health", "/ready", "/metrics"]).into(),
        9 => any(&["/", "/index.html", "//", "/%2e%2e/etc/passwd", "*", "http://a/b"]).into(),
        10 => {
            format!("/api/{}?{}", "x".repeat(dice(3000) as usize), "y=".repeat(dice(50) as usize))
        }
        _ => format!("/{room}"),
    };
    let mut text = format!("{} {path} HTTP/1.{}\r\n", any(&METHODS), any(&[1, 1, 1, 0, 2]));
    text += any(&["Host: localhost\r\n", "Host: localhost\r\n", ""]);
    text += any(&["Connection: close\r\n", "Connection: close\r\n", ""]);
    if dice(5) == 0 {
        let upgrade = ["Upgrade: websocket", "Connection: Upgrade"];
        let version = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];
        text = format!("GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: localhost\r\n");
        text += &format!("{}\r\n{}\r\n", upgrade.join("\r\n"), version.join("\r\n"));
    }
    for _ in 0..dice(4) {
        text += &format!("{}\r\n", any(&HEADERS));
    }
    let body = any(&BODIES);
    if dice(4) > 0 {
        text += &format!("Content-Length: {}\r\n", body.len());
    }
    text += &format!("\r\n{body}");
    text.into_bytes()
}

/// Changes some bytes, half of the time.
fn mutate(bytes: &mut Vec<u8>) {
    for _ in 0..dice(8).saturating_sub(3) {
        let at = dice(bytes.len() as u32) as usize;
        match dice(5) {
            0 if !bytes.is_empty() => bytes[at] = dice(256) as u8,
            1 if !bytes.is_empty() => bytes[at] ^= 1 << dice(8),
            2 => bytes.insert(at, any(b"\r\n\0 :/%\x80\xff0")),
            3 => bytes.truncate(at),
            _ => {
                let slice = bytes[at..bytes.len().min(at + 40)].to_vec();
                bytes.splice(at..at, slice);
            }
        }
    }
}

/// The first answer, or the part of it that has arrived.
struct Answer<'a> {
    head: String,
    body: &'a [u8],
    /// The length that the body will have.
    length: usize,
}

impl<'a> Answer<'a> {
    /// `None` before the end of the headers.
    fn read(request: &[u8], bytes: &'a [u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
        let length = if request.starts_with(b"HEAD ") { 0 } else { length };
        let body = &bytes[end + 4..];
        Some(Answer { head, body: &body[..length.min(body.len())], length })
    }

    fn is_complete(&self) -> bool {
        self.body.len() == self.length
    }

    /// Checks the answer, and returns its status.
    fn check(&self) -> Result<u16, String> {
        let (version, rest) = self.head.split_once(' ').ok_or("no status")?;
        let status: u16 = rest.get(..3).and_then(|it| it.parse().ok()).ok_or("no status")?;
        if !["http/1.1", "http/1.0"].contains(&version) || !(100..500).contains(&status) {
            return Err(format!("an answer with status {status}"));
        }
        // What is not HTTP, or too long for it, is refused without words.
        if status < 400 || self.body.is_empty() {
            return Ok(status);
        }
        let refusal: Value = serde_json::from_slice(self.body).map_err(|it| it.to_string())?;
        let is_text = |key: &&str| refusal[key].as_str().is_some_and(|text| !text.is_empty());
        let is_explained = ["code", "message"].iter().all(is_text);
        is_explained.then_some(status).ok_or_else(|| format!("a refusal without reason: {refusal}"))
    }
}

/// Sends a request, reads the answer and checks it. Returns the status; 0 if the server has closed
/// the connection without an answer.
async fn exchange(address: SocketAddr, request: &[u8]) -> u16 {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may refuse the request before it has everything.
    let _ = stream.write_all(request).await;
    let (mut bytes, mut wait) = (Vec::new(), SILENCE);
    loop {
        if let Some(answer) = Answer::read(request, &bytes)
            && answer.is_complete()
        {
            return answer.check().unwrap_or_else(|reason| {
                let (request, answer) = (request.escape_ascii(), bytes.escape_ascii());
                panic!("{reason}\nrequest: {request}\nanswer: {answer}")
            });
        }
        let Ok(read) = timeout(wait, stream.read_buf(&mut bytes)).await else {
            assert!(wait < PATIENCE, "no answer to {}", request.escape_ascii());
            // Perhaps the request is incomplete. It is all that there is.
            let _ = stream.shutdown().await;
            wait = PATIENCE;
            continue;
        };
        // A connection that is closed with unread bytes ends with an error.
        if !read.is_ok_and(|length| length > 0) {
            return 0;
        }
    }
}

/// `KOZYR_REQUESTS` sends more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_request_is_answered_or_refused_with_a_reason() {
    let requests = env::var("KOZYR_REQUESTS").map_or(REQUESTS, |count| count.parse().unwrap());
    let limits = Limits {
        rooms_per_address: MANY,
        wrong_codes_per_address: MANY,
        requests_per_address: MANY,
        connections_per_address: 2 * AT_ONCE,
        hello_timeout: Duration::from_millis(300),
        ..Limits::default()
    };
    let settings = Settings { limits, ..Settings::default() };
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), "page").unwrap();
    let page = Page::from_folder(folder.path()).unwrap();
    let storage = Arc::new(MemoryStorage::new());
    let server = TestServer::with_page(settings, storage, Some(page)).await;
    let room = server.open_reversi().await;

    let (address, room) = (server.address, room.as_str());
    let send = |_| async move {
        let mut bytes = any_request(room);
        mutate(&mut bytes);
        exchange(address, &bytes).await
    };
    // Among random requests, few open a room.
    let creation = format!(
        "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n{}",
        BODIES[1].len(),
        BODIES[1]
    );
    assert_eq!(exchange(address, creation.as_bytes()).await, 201);
    let mut statuses = BTreeMap::new();
    let mut sending = futures_util::stream::iter((0..requests).map(send)).buffer_unordered(AT_ONCE);
    while let Some(status) = sending.next().await {
        *statuses.entry(status).or_insert(0) += 1;
    }
    println!("{statuses:?}");
    for status in [0, 101, 200, 400, 403, 404, 405] {
        assert!(statuses.contains_key(&status), "no status {status} in {statuses:?}");
    }
    assert_eq!(http::get(address, &format!("/api/rooms/{room}")).await.status, 200);
}

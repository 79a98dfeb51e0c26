//! HTTP requests over plain sockets.

use std::{net::SocketAddr, time::Duration};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// The lines before the body.
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        let json = self.json();
        assert!(!json["message"].as_str().unwrap().is_empty());
        json["code"].as_str().unwrap().to_owned()
    }

    /// A header of the answer.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }
}

pub async fn get(address: SocketAddr, path: &str) -> Answer {
    request(address, "GET", path, &[], "").await
}

pub async fn post(address: SocketAddr, path: &str, body: &str) -> Answer {
    request(address, "POST", path, &[], body).await
}

/// Requests something; `None` if the server is down, or goes down meanwhile.
pub async fn try_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let text = request_text(address, method, path, &[], body);
    stream.write_all(text.as_bytes()).await.ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.ok()?;
    parse_answer(&bytes)
}

/// Sends a request with more headers.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = request_text(address, method, path, headers, body);
    stream.write_all(text.as_bytes()).await.unwrap();
    read_answer(&mut stream).await
}

fn request_text(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        text += &format!("Host: {address}\r\n");
    }
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text + &format!("Content-Length: {}\r\n\r\n{body}", body.len())
}

/// Reads an answer until the server closes the connection.
pub async fn read_answer(stream: &mut TcpStream) -> Answer {
    let mut bytes = Vec::new();
    let reading = timeout(Duration::from_secs(60), stream.read_to_end(&mut bytes)).await;
    // A server that refuses a long request may reset the connection after its answer.
    let _ = reading.expect("the server answers and closes the connection");
    let text = String::from_utf8_lossy(&bytes);
    parse_answer(&bytes).unwrap_or_else(|| panic!("no answer: {text}"))
}

/// The answer in these bytes; `None` if they are not one.
fn parse_answer(bytes: &[u8]) -> Option<Answer> {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head: head.into(), body: body.into() })
}

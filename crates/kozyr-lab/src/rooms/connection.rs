//! Connections to a server: requests over HTTP, and WebSockets.

use std::{io, sync::Arc};

use http_body_util::{BodyExt, Full, Limited};
use hyper::{
    Method, Request, StatusCode,
    body::Bytes,
    header::{CONTENT_TYPE, HOST},
};
use hyper_util::rt::TokioIo;
use kozyr_rooms::RoomId;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::{Duration, timeout},
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, pki_types::ServerName},
};
use tokio_tungstenite::{WebSocketStream, client_async_with_config, tungstenite};

use super::link::{ServerAddress, TableAddress};

/// How long a server may take to accept a connection and to answer a request.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The longest answer of the HTTP interface, in bytes.
const MAX_ANSWER_BYTES: usize = 64 * 1024;

/// The longest message of a server, in bytes.
const MAX_MESSAGE_BYTES: usize = 4 * 1024 * 1024;

/// A connection, encrypted or not.
pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// An open WebSocket.
pub type Socket = WebSocketStream<Box<dyn Stream>>;

/// The reason why a server cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The server cannot be reached.
    #[error("cannot reach {address}: {source}")]
    Connect {
        /// The address.
        address: String,
        /// The error of the system.
        source: io::Error,
    },
    /// The connection broke, or the answer is not one of this protocol.
    #[error("{address} does not answer as a server for tables: {reason}")]
    Answer {
        /// The address.
        address: String,
        /// The problem with the answer.
        reason: String,
    },
    /// The server refuses the request.
    #[error("{message} ({code})")]
    Refused {
        /// The code, for programs.
        code: String,
        /// The sentence of the server.
        message: String,
    },
}

/// A refusal of the HTTP interface.
#[derive(Deserialize)]
struct Refusal {
    code: String,
    message: String,
}

/// A table that was opened.
#[derive(Clone, Debug, Deserialize)]
pub struct OpenedTable {
    /// The room.
    pub room: RoomId,
    /// The link to share.
    pub link: String,
    /// The code to share.
    pub code: String,
    /// When the code expires, in milliseconds since 1970 by the server's clock.
    pub code_expires: u64,
}

/// The room of a code.
#[derive(Deserialize)]
struct RoomOfCode {
    room: RoomId,
}

/// A server for tables.
#[derive(Clone)]
pub struct TableServer {
    address: ServerAddress,
    tls: Option<TlsConnector>,
}

impl TableServer {
    /// Prepares connections to a server. Encrypted ones need the certificates of the system.
    ///
    /// # Errors
    /// If the system has no certificates.
    pub fn new(address: ServerAddress) -> Result<Self, ServerError> {
        let tls = address.is_encrypted.then(|| tls_connector(&address)).transpose()?;
        Ok(TableServer { address, tls })
    }

    /// Returns the address.
    pub fn address(&self) -> &ServerAddress {
        &self.address
    }

    /// Opens a table with these options.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses the options.
    pub async fn open_room(&self, options: &Value) -> Result<OpenedTable, ServerError> {
        let body = serde_json::json!({ "options": options });
        self.request(Method::POST, "/api/rooms", body.to_string()).await
    }

    /// Returns the room of a code.
    ///
    /// # Errors
    /// If the server cannot be reached, or there is no such code.
    pub async fn find_code(&self, code: &str) -> Result<RoomId, ServerError> {
        let path = format!("/api/codes/{code}");
        let found: RoomOfCode = self.request(Method::GET, &path, String::new()).await?;
        Ok(found.room)
    }

    /// Opens the WebSocket of a room.
    ///
    /// # Errors
    /// If the server cannot be reached or does not accept the connection.
    pub async fn connect(&self, room: &RoomId) -> Result<Socket, ServerError> {
        let connecting = async {
            let stream = self.open().await?;
            let scheme = if self.address.is_encrypted { "wss" } else { "ws" };
            let url = format!("{scheme}://{}/api/rooms/{room}/socket", self.address.authority);
            let config = tungstenite::protocol::WebSocketConfig::default()
                .read_buffer_size(4 * 1024)
                .write_buffer_size(0)
                .max_message_size(Some(MAX_MESSAGE_BYTES));
            let connected = client_async_with_config(url, stream, Some(config)).await;
            connected.map(|(socket, _)| socket).map_err(|error| match error {
                tungstenite::Error::Http(response) => self.refusal(&response),
                error => self.answer_error(&error),
            })
        };
        timeout(TIMEOUT, connecting).await.unwrap_or_else(|_| Err(self.timed_out()))
    }

    /// Sends a request and reads the JSON of the answer.
    async fn request<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<T, ServerError> {
        let answering = async {
            let stream = TokioIo::new(self.open().await?);
            let (mut sender, connection) = hyper::client::conn::http1::handshake(stream)
                .await
                .map_err(|error| self.answer_error(&error))?;
            let request = Request::builder()
                .method(method)
                .uri(path)
                .header(HOST, &self.address.authority)
                .header(CONTENT_TYPE, "application/json")
                .body(Full::new(Bytes::from(body)))
                .map_err(|error| self.answer_error(&error))?;
            let connection = tokio::spawn(connection);
            let response =
                sender.send_request(request).await.map_err(|error| self.answer_error(&error))?;
            let status = response.status();
            let body = Limited::new(response.into_body(), MAX_ANSWER_BYTES).collect().await;
            connection.abort();
            let bytes = body.map_err(|error| self.answer_error(&error))?.to_bytes();
            self.read_answer(status, &bytes)
        };
        timeout(TIMEOUT, answering).await.unwrap_or_else(|_| Err(self.timed_out()))
    }

    fn read_answer<T: DeserializeOwned>(
        &self,
        status: StatusCode,
        body: &[u8],
    ) -> Result<T, ServerError> {
        if status.is_success() {
            return serde_json::from_slice(body).map_err(|error| self.answer_error(&error));
        }
        match serde_json::from_slice(body) {
            Ok(Refusal { code, message }) => Err(ServerError::Refused { code, message }),
            Err(_) => Err(self.answer_error(&status)),
        }
    }

    /// The refusal of a WebSocket. Only one that would be repeated is a [`ServerError::Refused`].
    fn refusal(&self, response: &tungstenite::http::Response<Option<Vec<u8>>>) -> ServerError {
        let status = response.status();
        let body = response.body().as_deref().unwrap_or_default();
        let is_passing = [StatusCode::REQUEST_TIMEOUT, StatusCode::TOO_MANY_REQUESTS];
        match serde_json::from_slice(body) {
            Ok(Refusal { code, message })
                if status.is_client_error() && !is_passing.contains(&status) =>
            {
                ServerError::Refused { code, message }
            }
            Ok(Refusal { message, .. }) => self.answer_error(&message),
            Err(_) => self.answer_error(&status),
        }
    }

    /// Connects, with encryption if the address says so.
    async fn open(&self) -> Result<Box<dyn Stream>, ServerError> {
        let ServerAddress { host, port, .. } = &self.address;
        let failed = |source| ServerError::Connect { address: self.address.to_string(), source };
        let stream = TcpStream::connect((host.as_str(), *port)).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
        let name = ServerName::try_from(host.clone())
            .map_err(|error| failed(io::Error::new(io::ErrorKind::InvalidInput, error)))?;
        Ok(Box::new(tls.connect(name, stream).await.map_err(failed)?))
    }

    fn answer_error(&self, reason: &dyn std::fmt::Display) -> ServerError {
        ServerError::Answer { address: self.address.to_string(), reason: reason.to_string() }
    }

    fn timed_out(&self) -> ServerError {
        self.answer_error(&format!("no answer within {} s", TIMEOUT.as_secs()))
    }
}

/// Finds the server and the room of a link or code. `server` is the one that codes belong to.
///
/// # Errors
/// If the server cannot be reached, or there is no such code.
pub async fn find_table(
    table: &TableAddress,
    server: &ServerAddress,
) -> Result<(Arc<TableServer>, RoomId), ServerError> {
    match table {
        TableAddress::Link { server, room } => {
            Ok((Arc::new(TableServer::new(server.clone())?), room.clone()))
        }
        TableAddress::Code(code) => {
            let server = TableServer::new(server.clone())?;
            let room = server.find_code(code).await?;
            Ok((Arc::new(server), room))
        }
    }
}

/// Encryption that trusts the certificates of the system.
fn tls_connector(address: &ServerAddress) -> Result<TlsConnector, ServerError> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let source = io::Error::new(
            io::ErrorKind::NotFound,
            "the system has no certificates; install ca-certificates",
        );
        return Err(ServerError::Connect { address: address.to_string(), source });
    }
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

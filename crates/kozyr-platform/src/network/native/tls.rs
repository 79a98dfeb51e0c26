//! Encryption with the system's certificates. Not on Android, where its library would need a C
//! compiler.

use std::net::TcpStream;
#[cfg(not(target_os = "android"))]
use std::sync::Arc;

use tungstenite::{
    WebSocket, handshake::client::Request, protocol::WebSocketConfig, stream::MaybeTlsStream,
};

/// A WebSocket, encrypted or not.
type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Opens a WebSocket over a connection, encrypted if `is_secure`.
///
/// # Errors
/// If the server does not agree, or the connection should be encrypted.
#[cfg(target_os = "android")]
pub(super) fn open(
    request: Request,
    stream: TcpStream,
    config: WebSocketConfig,
    is_secure: bool,
) -> Result<Socket, Box<dyn std::error::Error>> {
    if is_secure {
        return Err("this app cannot open encrypted connections; open the link in a browser".into());
    }
    let stream = MaybeTlsStream::Plain(stream);
    Ok(tungstenite::client::client_with_config(request, stream, Some(config))?.0)
}

/// Opens a WebSocket over a connection, encrypted if `is_secure`.
///
/// # Errors
/// If the server does not agree, or its certificate is not valid.
#[cfg(not(target_os = "android"))]
pub(super) fn open(
    request: Request,
    stream: TcpStream,
    config: WebSocketConfig,
    is_secure: bool,
) -> Result<Socket, Box<dyn std::error::Error>> {
    let connector = connector(is_secure)?;
    let (config, connector) = (Some(config), Some(connector));
    Ok(tungstenite::client_tls_with_config(request, stream, config, connector)?.0)
}

/// What opens a connection, encrypted if `is_secure`.
#[cfg(not(target_os = "android"))]
fn connector(is_secure: bool) -> Result<tungstenite::Connector, rustls::Error> {
    if !is_secure {
        return Ok(tungstenite::Connector::Plain);
    }
    let mut roots = rustls::RootCertStore::empty();
    // Some systems have certificates that the library cannot read.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = rustls::ClientConfig::builder_with_provider(provider())
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(tungstenite::Connector::Rustls(Arc::new(config)))
}

/// The encryption of HTTP requests.
#[cfg(not(target_os = "android"))]
pub(super) fn http_config() -> ureq::tls::TlsConfig {
    use ureq::tls::{Certificate, RootCerts, TlsConfig};
    let certificates = rustls_native_certs::load_native_certs().certs;
    let certificates: Vec<Certificate<'static>> = certificates
        .iter()
        .map(|certificate| Certificate::from_der(certificate.as_ref()).to_owned())
        .collect();
    TlsConfig::builder()
        .root_certs(RootCerts::Specific(Arc::new(certificates)))
        .unversioned_rustls_crypto_provider(provider())
        .build()
}

/// The implementation of the ciphers.
#[cfg(not(target_os = "android"))]
fn provider() -> Arc<rustls::crypto::CryptoProvider> {
    Arc::new(rustls::crypto::ring::default_provider())
}

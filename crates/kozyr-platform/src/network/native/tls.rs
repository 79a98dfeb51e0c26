//! Encryption with the system's certificates. Not on Android, where its library would need a C
//! compiler.

use std::net::TcpStream;
#[cfg(not(target_os = "android"))]
use std::sync::Arc;

use tungstenite::{
    WebSocket, handshake::client::Request, protocol::WebSocketConfig, stream::MaybeTlsStream,
};

/// Opens a WebSocket over a connection, encrypted if `is_secure`.
///
/// # Errors
/// If the server does not agree, its certificate is not valid, or this app has no encryption.
pub(super) fn open(
    request: Request,
    stream: TcpStream,
    config: WebSocketConfig,
    is_secure: bool,
) -> Result<WebSocket<MaybeTlsStream<TcpStream>>, Box<dyn std::error::Error>> {
    #[cfg(target_os = "android")]
    let (socket, _) = match is_secure {
        true => {
            let reason = "this app cannot open encrypted connections; open the link in a browser";
            return Err(reason.into());
        }
        false => {
            let stream = MaybeTlsStream::Plain(stream);
            tungstenite::client::client_with_config(request, stream, Some(config))?
        }
    };
    #[cfg(not(target_os = "android"))]
    let (socket, _) = {
        let connector = connector(is_secure)?;
        tungstenite::client_tls_with_config(request, stream, Some(config), Some(connector))?
    };
    Ok(socket)
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

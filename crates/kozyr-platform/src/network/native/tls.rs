//! Encryption with the system's certificates.

use std::{net::TcpStream, path::Path, sync::Arc};

use rustls::pki_types::CertificateDer;
use rustls_native_certs::{load_certs_from_paths, load_native_certs};
use tungstenite::{
    WebSocket, handshake::client::Request, protocol::WebSocketConfig, stream::MaybeTlsStream,
};

/// Opens a WebSocket over a connection, encrypted if `is_secure`.
///
/// # Errors
/// If the server does not agree, or its certificate is not valid.
pub(super) fn open(
    request: Request,
    stream: TcpStream,
    config: WebSocketConfig,
    is_secure: bool,
) -> Result<WebSocket<MaybeTlsStream<TcpStream>>, Box<dyn std::error::Error>> {
    let connector = connector(is_secure)?;
    let (socket, _) =
        tungstenite::client_tls_with_config(request, stream, Some(config), Some(connector))?;
    Ok(socket)
}

/// What opens a connection, encrypted if `is_secure`.
fn connector(is_secure: bool) -> Result<tungstenite::Connector, rustls::Error> {
    if !is_secure {
        return Ok(tungstenite::Connector::Plain);
    }
    let mut roots = rustls::RootCertStore::empty();
    // Some systems have certificates that the library cannot read.
    roots.add_parsable_certificates(trusted_certificates());
    let config = rustls::ClientConfig::builder_with_provider(provider())
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(tungstenite::Connector::Rustls(Arc::new(config)))
}

/// The encryption of HTTP requests.
pub(super) fn http_config() -> ureq::tls::TlsConfig {
    use ureq::tls::{Certificate, RootCerts, TlsConfig};
    let certificates: Vec<Certificate<'static>> = trusted_certificates()
        .iter()
        .map(|certificate| Certificate::from_der(certificate.as_ref()).to_owned())
        .collect();
    TlsConfig::builder()
        .root_certs(RootCerts::Specific(Arc::new(certificates)))
        .unversioned_rustls_crypto_provider(provider())
        .build()
}

/// The certificates of the authorities that the system trusts.
///
/// They come from the system rather than from a crate, since updates of the system add and remove
/// authorities, while the app may be years old.
fn trusted_certificates() -> Vec<CertificateDer<'static>> {
    if cfg!(target_os = "android") {
        // Since Android 14 the certificates are part of an updatable module. As in Android itself, an
        // empty folder there does not count. Those that the owner of the phone has added are elsewhere;
        // by default, apps don't trust them.
        return ["/apex/com.android.conscrypt/cacerts", "/system/etc/security/cacerts"]
            .into_iter()
            .map(|folder| load_certs_from_paths(None, Some(Path::new(folder))).certs)
            .find(|certificates| !certificates.is_empty())
            .unwrap_or_default();
    }
    load_native_certs().certs
}

/// The implementation of the ciphers.
fn provider() -> Arc<rustls::crypto::CryptoProvider> {
    Arc::new(rustls::crypto::ring::default_provider())
}

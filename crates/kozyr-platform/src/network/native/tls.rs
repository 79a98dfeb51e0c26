//! Encryption with the system's certificates. Not on Android, where its library would need a C
//! compiler.

#[cfg(not(target_os = "android"))]
use std::sync::Arc;

use tungstenite::Connector;

/// The reason why there is no encryption.
#[derive(Debug, thiserror::Error)]
pub(super) enum TlsError {
    /// This build of the app has none.
    #[cfg(target_os = "android")]
    #[error("this app cannot open encrypted connections yet; open the link in a browser")]
    Missing,
    /// The library refuses its own defaults.
    #[cfg(not(target_os = "android"))]
    #[error(transparent)]
    Rustls(#[from] rustls::Error),
}

/// What opens a connection, encrypted if `is_secure`.
#[cfg(target_os = "android")]
pub(super) fn connector(is_secure: bool) -> Result<Connector, TlsError> {
    if is_secure { Err(TlsError::Missing) } else { Ok(Connector::Plain) }
}

/// What opens a connection, encrypted if `is_secure`.
#[cfg(not(target_os = "android"))]
pub(super) fn connector(is_secure: bool) -> Result<Connector, TlsError> {
    if !is_secure {
        return Ok(Connector::Plain);
    }
    let mut roots = rustls::RootCertStore::empty();
    // Some systems have certificates that the library cannot read.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = rustls::ClientConfig::builder_with_provider(provider())
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Connector::Rustls(Arc::new(config)))
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

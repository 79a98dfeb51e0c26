//! HTTPS with a certificate from files.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use tokio::{net::TcpStream, time::timeout};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        self, ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem, pem::PemObject},
    },
    server::TlsStream,
};

/// How long a client may take to agree on encryption.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);

/// The error for a certificate that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// A file cannot be read, or contains no certificate or key.
    #[error("{} cannot be read: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: pem::Error,
    },
    /// The certificate and the key are not valid, or do not belong together.
    #[error("the certificate cannot be used: {0}")]
    Invalid(#[from] rustls::Error),
}

/// A certificate with its key, which can be read again while the server runs. Clones share them.
#[derive(Clone, Debug)]
pub struct Certificates {
    files: Arc<[PathBuf; 2]>,
    config: Arc<RwLock<Arc<ServerConfig>>>,
}

impl Certificates {
    /// Reads the chain of certificates and the private key, both in PEM.
    ///
    /// # Errors
    /// If a file cannot be read, or the certificate and the key cannot be used.
    pub fn from_files(certificate: &Path, key: &Path) -> Result<Self, CertificateError> {
        let files = [certificate.to_owned(), key.to_owned()];
        let config = read(&files)?;
        Ok(Certificates { files: Arc::new(files), config: Arc::new(RwLock::new(config)) })
    }

    /// Reads the files again. Open connections go on.
    ///
    /// # Errors
    /// As for [`Certificates::from_files`]. The old certificate stays in use.
    pub fn reload(&self) -> Result<(), CertificateError> {
        let config = read(&self.files)?;
        *self.config.write().unwrap_or_else(PoisonError::into_inner) = config;
        Ok(())
    }

    /// Agrees with a client on encryption; `None` if that fails or takes too long.
    pub(crate) async fn accept(&self, stream: TcpStream) -> Option<TlsStream<TcpStream>> {
        let config = self.config.read().unwrap_or_else(PoisonError::into_inner).clone();
        let accepting = TlsAcceptor::from(config).accept(stream);
        timeout(HANDSHAKE_TIMEOUT, accepting).await.ok()?.ok()
    }
}

fn read(files: &[PathBuf; 2]) -> Result<Arc<ServerConfig>, CertificateError> {
    let [certificate, key] = files;
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| CertificateError::File { path, error }
    };
    let chain = CertificateDer::pem_file_iter(certificate).map_err(failed(certificate))?;
    let chain = chain.collect::<Result<Vec<_>, _>>().map_err(failed(certificate))?;
    let key = PrivateKeyDer::from_pem_file(key).map_err(failed(key))?;
    let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions()?.with_no_client_auth();
    let mut config = builder.with_single_cert(chain, key)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}

//! HTTPS.

use std::{fs, sync::Arc};

use kozyr_server::{listener::Encryption, settings::Settings, tls::Certificates};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName, pem::PemObject},
    },
};

use crate::support::{certificate::Certificate, server::TestServer};

/// Opens a room with a client that trusts only this certificate, and returns the
/// answer.
async fn open_room(server: &TestServer, trusted: &Certificate) -> std::io::Result<String> {
    let mut roots = RootCertStore::empty();
    let certificate = CertificateDer::from_pem_file(trusted.file()).unwrap();
    roots.add(certificate).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(server.address).await?;
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
    let body = r#"{"options": {"game": {"name": "reversi"}}}"#;
    let head = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    let request = format!("{head}Content-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

#[tokio::test]
async fn certificates_are_read_from_files_and_read_again() {
    let certificate = Certificate::new();
    let certificates = Certificates::from_files(&certificate.file(), &certificate.key()).unwrap();
    let encryption = Encryption::Tls(certificates.clone());
    let server = TestServer::encrypted(Settings::default(), encryption).await;
    let answer = open_room(&server, &certificate).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("\"link\":\"https://localhost/#table/"), "{answer}");

    certificate.renew();
    open_room(&server, &certificate).await.unwrap_err();
    certificates.reload().unwrap();
    open_room(&server, &certificate).await.unwrap();
    // A broken file changes nothing.
    let old = fs::read(certificate.key()).unwrap();
    fs::write(certificate.key(), "nonsense").unwrap();
    let error = certificates.reload().unwrap_err().to_string();
    assert!(error.contains("key.pem cannot be read"), "{error}");
    open_room(&server, &certificate).await.unwrap();
    fs::write(certificate.key(), old).unwrap();

    // A client that does not agree on encryption does not disturb the others.
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    silent.write_all(b"GET / HTTP/1.1\r\n\r\n").await.unwrap();
    open_room(&server, &certificate).await.unwrap();
}

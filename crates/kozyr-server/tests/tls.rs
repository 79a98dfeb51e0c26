//! HTTPS.

use std::{fs, path::Path, sync::Arc};

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

use crate::support::server::TestServer;

/// Writes a new certificate for localhost with its key.
fn write_certificate(folder: &Path) {
    let rcgen::CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    fs::write(folder.join("certificate.pem"), pem("CERTIFICATE", cert.der())).unwrap();
    fs::write(folder.join("key.pem"), pem("PRIVATE KEY", &signing_key.serialize_der())).unwrap();
}

/// Bytes in the textual encoding of RFC 7468.
fn pem(label: &str, bytes: &[u8]) -> String {
    let base64 = data_encoding::BASE64.encode(bytes);
    let lines: Vec<&str> =
        base64.as_bytes().chunks(64).map(|line| str::from_utf8(line).unwrap()).collect();
    format!("-----BEGIN {label}-----\n{}\n-----END {label}-----\n", lines.join("\n"))
}

/// Opens a room with a client that trusts only the certificate in the folder, and returns the
/// answer.
async fn open_room(server: &TestServer, folder: &Path) -> std::io::Result<String> {
    let mut roots = RootCertStore::empty();
    let certificate = CertificateDer::from_pem_file(folder.join("certificate.pem")).unwrap();
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
    let folder = tempfile::tempdir().unwrap();
    let file = |name| folder.path().join(name);
    write_certificate(folder.path());
    let certificates =
        Certificates::from_files(&file("certificate.pem"), &file("key.pem")).unwrap();
    let encryption = Encryption::Tls(certificates.clone());
    let server = TestServer::encrypted(Settings::default(), encryption).await;
    let answer = open_room(&server, folder.path()).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("\"link\":\"https://localhost/#table/"), "{answer}");

    write_certificate(folder.path());
    open_room(&server, folder.path()).await.unwrap_err();
    certificates.reload().unwrap();
    open_room(&server, folder.path()).await.unwrap();
    // A broken file changes nothing.
    let old = fs::read(file("key.pem")).unwrap();
    fs::write(file("key.pem"), "nonsense").unwrap();
    let error = certificates.reload().unwrap_err().to_string();
    assert!(error.contains("key.pem cannot be read"), "{error}");
    open_room(&server, folder.path()).await.unwrap();
    fs::write(file("key.pem"), old).unwrap();

    // A client that does not agree on encryption does not disturb the others.
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    silent.write_all(b"GET / HTTP/1.1\r\n\r\n").await.unwrap();
    open_room(&server, folder.path()).await.unwrap();
}

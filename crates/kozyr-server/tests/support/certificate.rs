//! Certificates for encrypted connections on this machine.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

/// A self-signed certificate for localhost and 127.0.0.1, with its key, in a temporary folder.
pub struct Certificate(TempDir);

impl Certificate {
    pub fn new() -> Self {
        let certificate = Certificate(tempfile::tempdir().unwrap());
        certificate.renew();
        certificate
    }

    /// Replaces both files by a new certificate and key.
    pub fn renew(&self) {
        let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
        let rcgen::CertifiedKey { cert, signing_key } =
            rcgen::generate_simple_self_signed(names).unwrap();
        fs::write(self.file(), pem("CERTIFICATE", cert.der())).unwrap();
        fs::write(self.key(), pem("PRIVATE KEY", &signing_key.serialize_der())).unwrap();
    }

    /// The file of the certificate.
    pub fn file(&self) -> PathBuf {
        self.folder().join("certificate.pem")
    }

    /// The file of the private key.
    pub fn key(&self) -> PathBuf {
        self.folder().join("key.pem")
    }

    fn folder(&self) -> &Path {
        self.0.path()
    }
}

/// Bytes in the textual encoding of RFC 7468.
fn pem(label: &str, bytes: &[u8]) -> String {
    let base64 = data_encoding::BASE64.encode(bytes);
    let lines: Vec<&str> =
        base64.as_bytes().chunks(64).map(|line| str::from_utf8(line).unwrap()).collect();
    format!("-----BEGIN {label}-----\n{}\n-----END {label}-----\n", lines.join("\n"))
}

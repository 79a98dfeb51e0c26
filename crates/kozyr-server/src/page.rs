//! The page's files, which are kept in memory.

use std::{collections::HashMap, fs, io, path::Path, sync::Arc};

use axum::{
    body::{Body, Bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use crate::{app::App, refusal::Refusal};

/// The permissions of the page. `web/policy.mjs` is the source; a test compares the two.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The media types of the page's files.
const MEDIA_TYPES: [(&str, &str); 12] = [
    ("bin", "application/octet-stream"),
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("ogg", "audio/ogg"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
];

/// Compressed files: the ending of their names, and the encoding in HTTP. The best comes first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gz", "gzip")];

/// The files of the page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    files: HashMap<String, Arc<File>>,
}

#[derive(Debug)]
struct File {
    content: Bytes,
    tag: HeaderValue,
}

impl Page {
    /// Creates a page from files with their names, such as `sounds/deal.ogg`. The file `a.js.br` is
    /// the compressed form of `a.js`.
    pub fn new<C: Into<Bytes>>(files: impl IntoIterator<Item = (String, C)>) -> Self {
        let files = files.into_iter().map(|(name, content)| {
            let content = content.into();
            let tag = format!("\"{}\"", BASE64URL_NOPAD.encode(&Sha256::digest(&content)));
            let tag = HeaderValue::from_str(&tag).expect("Base64 is allowed in headers");
            (name, Arc::new(File { content, tag }))
        });
        Page { files: files.collect() }
    }

    /// Reads the files of a folder and its subfolders. Names that are not UTF-8, and names that
    /// begin with a dot, are left out.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn from_folder(folder: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        read_folder(folder, "", &mut files)?;
        Ok(Page::new(files))
    }

    /// Whether the page has a file with this name.
    pub fn has(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Option<Response> {
        let path = path.strip_prefix('/')?;
        let name = if path.is_empty() { "index.html" } else { path };
        let plain = self.files.get(name)?;
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|text| text.to_str().ok());
        let compressed = ENCODINGS.iter().find_map(|(ending, encoding)| {
            let file = self.files.get(&format!("{name}.{ending}"))?;
            accepts(accepted?, encoding).then_some((file, Some(*encoding)))
        });
        let (file, encoding) = compressed.unwrap_or((plain, None));
        let mut response = Response::new(Body::empty());
        let answer = response.headers_mut();
        // Browsers ask every time, but download a file only if it has changed.
        answer.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        answer.insert(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(CONTENT_SECURITY_POLICY),
        );
        answer.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        answer.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        answer.insert(header::ETAG, file.tag.clone());
        answer.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        let known = headers.get_all(header::IF_NONE_MATCH).into_iter();
        let mut known = known.flat_map(|tags| tags.as_bytes().split(|&byte| byte == b','));
        if known.any(|tag| tag.trim_ascii() == file.tag.as_bytes()) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return Some(response);
        }
        answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(name)));
        answer.insert(header::CONTENT_LENGTH, HeaderValue::from(file.content.len()));
        if let Some(encoding) = encoding {
            answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        if *method != Method::HEAD {
            *response.body_mut() = Body::from(file.content.clone());
        }
        Some(response)
    }
}

/// Answers requests for the page's files.
pub(crate) async fn answer(State(app): State<Arc<App>>, request: Request) -> Response {
    let (method, path) = (request.method(), request.uri().path());
    if !matches!(*method, Method::GET | Method::HEAD) {
        let message = "Files can only be read.";
        let refusal = Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", message);
        let mut response = refusal.into_response();
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let file = app.page.as_ref().and_then(|page| page.answer(method, path, request.headers()));
    file.unwrap_or_else(|| Refusal::not_found().into_response())
}

/// Adds the files of a folder and its subfolders to `files`, with `prefix` before each name. Leaves
/// out names that are not UTF-8 or begin with a dot.
fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if name.starts_with('.') {
            continue;
        }
        let (name, path) = (format!("{prefix}{name}"), entry.path());
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else {
            files.push((name, fs::read(path)?));
        }
    }
    Ok(())
}

/// Whether the header `Accept-Encoding` allows an encoding.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|entry| {
        let (name, parameters) = entry.split_once(';').unwrap_or((entry, ""));
        let quality = parameters.trim().strip_prefix("q=");
        let is_refused =
            quality.is_some_and(|quality| quality.parse::<f64>().is_ok_and(|q| q == 0.0));
        name.trim().eq_ignore_ascii_case(encoding) && !is_refused
    })
}

fn media_type(name: &str) -> &'static str {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let known = MEDIA_TYPES.iter().find(|(known, _)| *known == ending);
    known.map_or("application/octet-stream", |(_, media_type)| media_type)
}

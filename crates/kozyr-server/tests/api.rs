//! The HTTP interface.

use std::sync::Arc;

use kozyr_server::{
    limits::RateLimit,
    page::{CONTENT_SECURITY_POLICY, Page},
    settings::{Limits, Settings},
    storage::memory::MemoryStorage,
};
use serde_json::json;

use crate::support::{http, server::TestServer};

/// Limits that allow one event.
const ONE: RateLimit = RateLimit::per_second(0.000_1, 1);

const REVERSI: &str = r#"{"options": {"game": {"name": "reversi"}}}"#;

#[tokio::test]
async fn a_room_can_be_opened_and_found_by_its_code() {
    let server = TestServer::start().await;
    let info = http::get(server.address, "/api/server").await;
    assert_eq!(info.json(), json!({ "name": "kozyr", "version": "0.1.0", "protocol": 1 }));

    let answer = http::post(server.address, "/api/rooms", REVERSI).await;
    assert_eq!(answer.status, 201);
    let opened = answer.json();
    let room = opened["room"].as_str().unwrap();
    assert_eq!(room.len(), 16);
    assert_eq!(opened["link"], format!("http://{}/#table/{room}", server.address));
    let code = opened["code"].as_str().unwrap();
    assert!(code.len() == 6 && code.bytes().all(|letter| letter.is_ascii_uppercase()));
    let day = opened["code_expires"].as_u64().unwrap() - kozyr_server::time::now();
    assert!((86_000_000..=86_400_000).contains(&day), "{day}");

    let found = http::get(server.address, &format!("/api/rooms/{room}")).await;
    assert_eq!((found.status, found.json()), (200, json!({ "room": room })));
    for code in [code.to_owned(), code.to_lowercase()] {
        let found = http::get(server.address, &format!("/api/codes/{code}")).await;
        assert_eq!(found.json(), json!({ "room": room, "link": opened["link"] }));
    }
    // The code has not expired, so there is no new one.
    let again = http::post(server.address, &format!("/api/rooms/{room}/code"), "").await;
    assert_eq!(again.json(), json!({ "code": code, "code_expires": opened["code_expires"] }));
}

#[tokio::test]
async fn refusals_have_a_code_and_a_sentence() {
    let server = TestServer::start().await;
    let long = format!("{{\"options\": \"{}\"}}", "x".repeat(9000));
    let deep = format!("{{\"options\": {}", "[".repeat(8000));
    let bad_rules = r#"{"options": {"game": {"name": "durak", "players": 17}}}"#;
    for (method, path, body, status, code) in [
        ("GET", "/api/rooms/nowhere", "", 404, "no-such-room"),
        ("POST", "/api/rooms/nowhere/code", "", 404, "no-such-room"),
        ("GET", "/api/rooms/%20", "", 404, "no-such-room"),
        ("GET", "/api/codes/ABCDEF", "", 404, "no-such-code"),
        ("GET", "/api/codes/nonsense", "", 404, "no-such-code"),
        ("GET", "/api/nothing", "", 404, "not-found"),
        ("GET", "/nothing.js", "", 404, "not-found"),
        ("POST", "/", "", 405, "method-not-allowed"),
        ("POST", "/api/rooms", "nonsense", 400, "malformed"),
        ("POST", "/api/rooms", &deep, 400, "malformed"),
        ("POST", "/api/rooms", &long, 413, "too-long"),
        ("POST", "/api/rooms", bad_rules, 400, "invalid-options"),
        ("GET", "/api/rooms/nowhere/socket", "", 426, "websocket-required"),
    ] {
        let answer = http::request(server.address, method, path, &[], body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test]
async fn pages_of_other_sites_may_not_use_the_server() {
    let settings =
        Settings { allowed_origins: vec!["https://friends.example".into()], ..Default::default() };
    let server = TestServer::with_settings(settings).await;
    let own = format!("http://{}", server.address);
    for (origin, status) in [
        (own.as_str(), 201),
        ("https://friends.example", 201),
        ("https://friends.example.evil.example", 403),
        ("https://evil.example", 403),
        ("null", 403),
        ("", 403),
    ] {
        let headers = [("Origin", origin)];
        let answer = http::request(server.address, "POST", "/api/rooms", &headers, REVERSI).await;
        assert_eq!(answer.status, status, "{origin}");
        // A browser lets a page read only answers that name its site.
        let allowed = answer.header("Access-Control-Allow-Origin");
        if status == 403 {
            assert_eq!((answer.code().as_str(), allowed), ("foreign-origin", None));
        } else {
            assert_eq!(allowed, Some(origin));
        }
    }
    // Browsers ask before they send JSON to another site.
    let headers = [
        ("Origin", "https://friends.example"),
        ("Access-Control-Request-Method", "POST"),
        ("Access-Control-Request-Headers", "content-type"),
    ];
    let answer = http::request(server.address, "OPTIONS", "/api/rooms", &headers, "").await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.header("Access-Control-Allow-Headers"), Some("content-type"));
    assert!(answer.header("Access-Control-Allow-Methods").unwrap().contains("POST"));
    let headers = [("Origin", "https://evil.example"), headers[1]];
    let answer = http::request(server.address, "OPTIONS", "/api/rooms", &headers, "").await;
    assert_eq!(answer.status, 403);
    let room = server.open_reversi().await;
    let path = format!("/api/rooms/{room}/socket");
    let headers = [
        ("Origin", "https://evil.example"),
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ];
    let answer = http::request(server.address, "GET", &path, &headers, "").await;
    assert_eq!((answer.status, answer.code()), (403, "foreign-origin".into()));
}

#[tokio::test]
async fn an_address_can_open_few_rooms_and_guess_few_codes() {
    let limits =
        Limits { rooms_per_address: ONE, wrong_codes_per_address: ONE, ..Limits::default() };
    let trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    let settings = Settings { limits, trusted_proxies, ..Settings::default() };
    let server = TestServer::with_settings(settings).await;
    let from = |address: &'static str| [("X-Forwarded-For", address)];
    let open = async |address| {
        http::request(server.address, "POST", "/api/rooms", &from(address), REVERSI).await
    };
    let opened = open("203.0.113.1").await;
    assert_eq!(opened.status, 201);
    let second = open("203.0.113.1").await;
    assert_eq!((second.status, second.code()), (429, "too-many-rooms".into()));
    assert!(second.header("retry-after").is_some());
    // A client can write anything before the proxy's entry.
    assert_eq!(open("198.51.100.9, 203.0.113.1").await.status, 429);
    assert_eq!(open("203.0.113.2").await.status, 201);
    // A home has a whole IPv6 network.
    assert_eq!(open("2001:db8:1:2::1").await.status, 201);
    assert_eq!(open("2001:db8:1:2:ffff::2").await.status, 429);
    assert_eq!(open("2001:db8:1:3::1").await.status, 201);

    let code = opened.json()["code"].as_str().unwrap().to_owned();
    let find = async |code: &str, address| {
        let path = format!("/api/codes/{code}");
        http::request(server.address, "GET", &path, &from(address), "").await
    };
    // Right codes do not count.
    for _ in 0..5 {
        assert_eq!(find(&code, "203.0.113.1").await.status, 200);
    }
    assert_eq!(find("ABCDEF", "203.0.113.1").await.code(), "no-such-code");
    for code in ["ABCDEG", "nonsense", &code] {
        let refused = find(code, "203.0.113.1").await;
        assert_eq!((refused.status, refused.code()), (429, "too-fast".into()));
    }
    assert_eq!(find(&code, "203.0.113.2").await.status, 200);
}

#[tokio::test]
async fn too_many_requests_are_refused_and_status_pages_are_not() {
    let limits = Limits { requests_per_address: ONE, ..Limits::default() };
    let server = TestServer::with_settings(Settings { limits, ..Settings::default() }).await;
    assert_eq!(http::get(server.address, "/api/server").await.status, 200);
    let refused = http::get(server.address, "/api/server").await;
    assert_eq!((refused.status, refused.code()), (429, "too-fast".into()));
    for path in ["/health", "/ready"] {
        assert_eq!(http::get(server.address, path).await.status, 200);
    }
    let metrics = http::get(server.address, "/metrics").await;
    assert!(metrics.body.contains("kozyr_refusals_total{code=\"429\"} 1\n"), "{}", metrics.body);
    assert!(metrics.body.ends_with("# EOF\n"));
}

#[tokio::test]
async fn metrics_are_for_those_who_may_read_them() {
    let settings = Settings { metrics_readers: Vec::new(), ..Settings::default() };
    let server = TestServer::with_settings(settings).await;
    let answer = http::get(server.address, "/metrics").await;
    assert_eq!((answer.status, answer.code()), (403, "forbidden".into()));
}

#[tokio::test]
async fn links_use_the_public_address() {
    let public_url = Some("https://play.example.org/".into());
    let server = TestServer::with_settings(Settings { public_url, ..Settings::default() }).await;
    let opened = http::post(server.address, "/api/rooms", REVERSI).await.json();
    let link = opened["link"].as_str().unwrap();
    assert!(link.starts_with("https://play.example.org/#table/"), "{link}");
}

async fn page_server() -> TestServer {
    let files: [(&str, &str); 5] = [
        ("index.html", "<!doctype html>"),
        ("sounds/deal.ogg", "sound"),
        ("page.js", "plain"),
        ("page.js.br", "small"),
        ("page.js.gz", "medium"),
    ];
    let page = Page::new(files.map(|(name, text)| (name.to_owned(), text)));
    let storage = Arc::new(MemoryStorage::new());
    TestServer::with_page(Settings::default(), storage, Some(page)).await
}

#[tokio::test]
async fn the_page_is_served_with_its_policy_and_compressed() {
    let server = page_server().await;
    let index = http::get(server.address, "/").await;
    assert_eq!((index.status, index.body.as_str()), (200, "<!doctype html>"));
    assert_eq!(index.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(index.header("content-security-policy"), Some(CONTENT_SECURITY_POLICY));
    assert_eq!(index.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(http::get(server.address, "/sounds/deal.ogg").await.body, "sound");
    for (accepted, body, encoding) in [
        ("gzip, deflate, br", "small", Some("br")),
        ("gzip, br;q=0", "medium", Some("gzip")),
        ("identity", "plain", None),
    ] {
        let headers = [("Accept-Encoding", accepted)];
        let answer = http::request(server.address, "GET", "/page.js", &headers, "").await;
        assert_eq!((answer.body.as_str(), answer.header("content-encoding")), (body, encoding));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
        // The file is sent again only if it has changed.
        let tag = answer.header("etag").unwrap();
        let headers = [("Accept-Encoding", accepted), ("If-None-Match", tag)];
        let again = http::request(server.address, "GET", "/page.js", &headers, "").await;
        assert_eq!((again.status, again.body.as_str()), (304, ""));
    }
    let head = http::request(server.address, "HEAD", "/page.js", &[], "").await;
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    assert_eq!(head.header("content-length"), Some("5"));
    for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/sounds", "/sounds/"] {
        assert_eq!(http::get(server.address, path).await.status, 404, "{path}");
    }
}

/// web/policy.mjs is the source of the policy.
#[test]
fn the_policy_is_that_of_the_page() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/policy.mjs");
    let source = std::fs::read_to_string(source).unwrap();
    let begin = source.find("DIRECTIVES = {").unwrap();
    let directives = &source[begin..begin + source[begin..].find("};").unwrap()];
    let pairs = directives.lines().filter_map(|line| {
        let (name, value) = line.trim().strip_prefix('"')?.split_once("\": \"")?;
        Some(format!("{name} {}", value.trim_end_matches("\",")))
    });
    let expected: Vec<String> = pairs.chain(["frame-ancestors 'none'".into()]).collect();
    assert_eq!(CONTENT_SECURITY_POLICY, expected.join("; "));
}

#[tokio::test]
async fn a_folder_is_read_with_its_subfolders() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("sounds")).unwrap();
    for (name, text) in [("index.html", "page"), ("sounds/a.ogg", "a"), (".hidden", "secret")] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let page = Page::from_folder(folder.path()).unwrap();
    assert!(page.has("index.html") && page.has("sounds/a.ogg") && !page.has(".hidden"));
}

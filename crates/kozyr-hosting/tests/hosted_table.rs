//! One device hosts a table, and clients join it by its address.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
};

use kozyr_hosting::{HostedTable, HostingError, HostingOptions, PageNotice};
use kozyr_rooms::{GameOptions, TableOptions};

use crate::client::{Client, open, wait_for};

/// A table of Reversi that no other device is told about.
fn options() -> HostingOptions {
    let game = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    HostingOptions { port: Some(0), is_announced: false, ..HostingOptions::new("Anna", game) }
}

fn address(table: &HostedTable) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], table.port()))
}

/// The answer to a request over HTTP: the head and the body.
fn request(address: SocketAddr, line: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "{line} HTTP/1.1\r\nHost: {address}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), body.to_owned())
}

/// Two people in the middle of a match.
fn playing(table: &HostedTable) -> [Client; 2] {
    let mut players =
        ["Anna", "Boris"].map(|name| Client::sit(address(table), table.room().as_str(), name));
    for player in &mut players {
        wait_for("a seat", || {
            player.advance();
            player.has_seat()
        });
    }
    wait_for("a match", || {
        players.iter_mut().for_each(Client::play);
        players.iter().all(|player| player.turn() >= 10)
    });
    players
}

#[test]
fn people_play_and_learn_that_the_table_has_ended() {
    let mut table = HostedTable::start(&options()).unwrap();
    let address = address(&table);
    let mut players = playing(&table);
    let stopping = std::thread::spawn(move || {
        table.stop();
        table
    });
    for player in &mut players {
        wait_for("the end", || {
            player.advance();
            player.close_frame().is_some()
        });
        let frame = player.close_frame().unwrap();
        assert_eq!((frame.code, frame.reason.as_str()), (4010, "ended"));
        assert!(frame.is_end_of_table());
        // What was played is still there.
        assert!(player.session.room().possible_record().unwrap().is_some());
    }
    let table = stopping.join().unwrap();
    assert!(open(address, table.room().as_str()).is_err());
    // The port is free again.
    drop(TcpListener::bind(address).unwrap());
}

#[test]
fn a_port_that_is_taken_is_named_and_the_default_gives_way() {
    let first = HostedTable::start(&options()).unwrap();
    let taken = HostingOptions { port: Some(first.port()), ..options() };
    let error = HostedTable::start(&taken).err().unwrap();
    assert!(matches!(error, HostingError::PortTaken(port) if port == first.port()));
    assert!(error.to_string().starts_with(&format!("Another program uses port {}", first.port())));
    let tables = [(); 2].map(|()| HostingOptions { port: None, ..options() });
    let tables = tables.map(|options| HostedTable::start(&options).unwrap());
    assert_ne!(tables[0].port(), tables[1].port());
}

#[test]
fn links_name_the_addresses_of_the_device_and_not_loopback() {
    let table = HostedTable::start(&options()).unwrap();
    let end = format!(":{}/#table/{}", table.port(), table.room());
    for link in table.links() {
        assert!(link.starts_with("http://") && link.ends_with(&end), "{link}");
        assert!(!link.contains("127.0.0.1") && !link.contains("[::1]"), "{link}");
    }
    let addresses = kozyr_hosting::local_addresses();
    assert_eq!(table.links().len(), addresses.len());
    for address in addresses {
        let socket = open(SocketAddr::new(address, table.port()), table.room().as_str());
        assert!(socket.is_ok(), "{address}");
    }
}

#[test]
fn browsers_get_the_page_or_a_sentence_about_the_app() {
    let notice = PageNotice { language: "en".into(), sentence: "Use <the app> & the link.".into() };
    let folder = tempfile::tempdir().unwrap();
    let options = HostingOptions { page: Some(folder.path().to_owned()), notice, ..options() };
    let table = HostedTable::start(&options).unwrap();
    assert!(!table.has_page());
    let (head, body) = request(address(&table), "GET /", "");
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/html"), "{head}");
    assert!(body.contains("Use &lt;the app&gt; &amp; the link."), "{body}");
    drop(table);
    std::fs::write(folder.path().join("index.html"), "the page").unwrap();
    let table = HostedTable::start(&options).unwrap();
    assert!(table.has_page());
    assert_eq!(request(address(&table), "GET /", "").1, "the page");
}

#[test]
fn visitors_cannot_open_tables_of_their_own() {
    let table = HostedTable::start(&options()).unwrap();
    let body = r#"{"options":{"game":{"reversi":{"handicap":0}}}}"#;
    let (head, body) = request(address(&table), "POST /api/rooms", body);
    assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    assert!(body.contains("no-new-rooms"), "{body}");
    let (head, _) = request(address(&table), &format!("GET /api/rooms/{}", table.room()), "");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
}

#[test]
fn a_handicap_of_more_corners_than_a_board_has_is_refused() {
    let table = TableOptions::new(GameOptions::Reversi { handicap: 5 });
    let options = HostingOptions { table, ..options() };
    assert!(matches!(HostedTable::start(&options), Err(HostingError::Options(_))));
}

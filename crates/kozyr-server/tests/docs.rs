//! The documents describe the server as it is.

use std::collections::BTreeSet;

use clap::{CommandFactory, Parser};
use kozyr_server::{
    close::CloseReason,
    config::{Database, Options},
    settings::Settings,
};

fn page(name: &str) -> String {
    let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn the_protocol_lists_why_connections_are_closed() {
    let page = page("rooms.md");
    let begin = page.find("The server closes a WebSocket with one of these codes:").unwrap();
    let rows = page[begin..].lines().skip_while(|line| !line.starts_with("| ---")).skip(1);
    let mut listed = BTreeSet::new();
    for row in rows.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let code: u16 = cells[1].parse().unwrap();
        listed.extend(cells[2].split(", ").map(|it| (code, it.trim_matches('`').to_owned())));
    }
    let known = CloseReason::ALL.map(|reason| (reason.code(), reason.text().to_owned()));
    assert_eq!(listed, BTreeSet::from(known));
}

#[test]
fn the_manual_names_only_options_that_exist() {
    let command = Options::command();
    let known: BTreeSet<&str> = command.get_arguments().filter_map(|it| it.get_long()).collect();
    let page = page("server.md");
    let named = page.split("--").skip(1).filter_map(|text| {
        let end = text.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(text.len());
        let name = text[..end].trim_end_matches('-');
        (!name.is_empty()).then_some(name)
    });
    let unknown: Vec<&str> =
        named.filter(|name| !known.contains(name) && *name != "help").collect();
    assert_eq!(unknown, [""; 0]);
    for argument in command.get_arguments().filter(|it| it.get_long().is_some()) {
        let id = argument.get_id().as_str();
        if !["help", "version"].contains(&id) {
            let variable = argument.get_env().and_then(|name| name.to_str());
            let is_kozyrs = variable.is_some_and(|name| name.starts_with("KOZYR_"));
            assert!(is_kozyrs && argument.get_help().is_some(), "{id}");
        }
    }
}

#[test]
fn the_man_page_and_the_packages_name_only_options_that_exist() {
    let command = Options::command();
    let options: BTreeSet<&str> = command.get_arguments().filter_map(|it| it.get_long()).collect();
    let variables: BTreeSet<&str> =
        command.get_arguments().filter_map(|it| it.get_env()?.to_str()).collect();
    let named = |file: &str, prefix: &str, is_part: fn(char) -> bool| {
        let page = page(&format!("../packaging/server/{file}"));
        let texts = page.split(prefix).skip(1);
        let names: Vec<String> = texts
            .map(|text| text[..text.find(|c| !is_part(c)).unwrap_or(text.len())].to_owned())
            .collect();
        assert!(!names.is_empty(), "{file}");
        names
    };
    for option in named("kozyr-server.8", "Fl -", |c| c.is_ascii_lowercase() || c == '-') {
        assert!(options.contains(option.as_str()) || option == "help", "{option}");
    }
    for file in ["kozyr-server.8", "kozyr-server.default", "kozyr-server.service", "Containerfile"]
    {
        for variable in named(file, "KOZYR_", |c| c.is_ascii_uppercase() || c == '_') {
            let variable = format!("KOZYR_{variable}");
            assert!(variables.contains(variable.as_str()), "{file}: {variable}");
        }
    }
}

#[test]
fn without_options_the_settings_are_the_defaults() {
    let options = Options::try_parse_from(["kozyr-server"]).unwrap();
    assert_eq!(options.settings(), Settings::default());
    assert!(options.listen.ip().is_loopback());
}

#[test]
fn databases_are_files_or_addresses() {
    for (text, database) in [
        ("memory", Database::Memory),
        ("Memory", Database::Memory),
        ("sqlite::memory:", Database::Memory),
        ("tables.sqlite", Database::File("tables.sqlite".into())),
        (r"C:\tables.sqlite", Database::File(r"C:\tables.sqlite".into())),
        ("sqlite:tables.sqlite", Database::File("tables.sqlite".into())),
        ("sqlite:///srv/tables.sqlite", Database::File("/srv/tables.sqlite".into())),
        ("postgresql://db/tables", Database::Postgres("postgresql://db/tables".into())),
    ] {
        assert_eq!(text.parse(), Ok(database));
    }
}

#[test]
fn options_become_settings() {
    let options = Options::try_parse_from([
        "kozyr-server",
        "--database=memory",
        "--trusted-proxy=10.0.0.0/8,192.168.1.1",
        "--message-rate=2.5/min,7",
        "--room-days=2",
        "--public-url=https://play.example.org/kozyr/",
        "--allowed-origin=https://friends.example,http://localhost:8000/",
    ])
    .unwrap();
    let settings = options.settings();
    assert_eq!(options.database(), Database::Memory);
    assert_eq!(settings.limits.messages_per_connection.to_string(), "2.5/min,7");
    assert_eq!(settings.room_lifetime.as_secs(), 2 * 86_400);
    assert_eq!(settings.public_url.as_deref(), Some("https://play.example.org/kozyr"));
    assert_eq!(settings.allowed_origins, ["https://friends.example", "http://localhost:8000"]);
    let proxies: Vec<String> = settings.trusted_proxies.iter().map(ToString::to_string).collect();
    assert_eq!(proxies, ["10.0.0.0/8", "192.168.1.1/32"]);
    for wrong in [
        "--message-rate=0/s,5",
        "--message-rate=5/h,5",
        "--message-rate=5/s",
        "--trusted-proxy=example.org",
        "--database=mysql://db",
        "--database=mysql:db",
        "--database=sqlite:",
        "--database=",
        "--database-limit=0",
        "--log=warning",
        "--max-connections=0",
        "--max-connections-per-room=0",
        "--opponent-seconds=0",
        "--room-days=0",
        "--public-url=play.example.org",
        "--public-url=ftp://play.example.org",
        "--public-url=https://play.example.org/?x=1",
        "--public-url=https://play.example.org/#x",
        "--allowed-origin=*",
        "--allowed-origin=friends.example",
        "--allowed-origin=https://friends.example/page",
        "--tls-key=key.pem",
        "--listen=8080",
    ] {
        assert!(Options::try_parse_from(["kozyr-server", wrong]).is_err(), "{wrong}");
    }
}

//! docs/rooms.md describes the protocol as it is.

use std::{collections::BTreeSet, fs};

use kozyr_rooms::{
    ClientFrame, ClientMessage, MAX_MESSAGE_BYTES, PROTOCOL, Reaction, RejectionCode,
    ServerMessage, shuffle::ShuffleProof,
};
use serde::Serialize;
use serde_json::{Value, json};

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rooms.md");
    fs::read_to_string(path).unwrap()
}

/// The JSON examples of the page.
fn examples() -> Vec<Value> {
    let page = page();
    let blocks = page.split("```json\n").skip(1);
    let texts = blocks.map(|block| block.split("```").next().unwrap());
    texts
        .map(|text| serde_json::from_str(text).unwrap_or_else(|it| panic!("{it}: {text}")))
        .collect()
}

/// The code in the first column of the table under a heading.
fn first_column(heading: &str) -> BTreeSet<String> {
    let page = page();
    let section = page.split(&format!("\n{heading}\n")).nth(1).expect(heading);
    let rows = section.lines().take_while(|line| !line.starts_with('#'));
    let table = rows.skip_while(|line| !line.starts_with("| ---")).skip(1);
    let cells = table
        .take_while(|line| line.starts_with('|'))
        .map(|row| row.split('|').nth(1).unwrap().to_owned())
        .collect::<Vec<_>>();
    let code = |cell: &String| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    cells.iter().flat_map(|cell: &String| -> Vec<String> { code(cell) }).collect()
}

fn name(value: impl Serialize) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
}

/// Whether all keys and values of `example` are in `value`. Missing optional keys are defaults.
fn contains(value: &Value, example: &Value) -> bool {
    match (value, example) {
        (Value::Object(keys), Value::Object(examples)) => {
            examples.iter().all(|(key, example)| contains(&keys[key], example))
        }
        (Value::Array(items), Value::Array(examples)) => {
            items.len() == examples.len()
                && items.iter().zip(examples).all(|(item, example)| contains(item, example))
        }
        _ => value == example,
    }
}

#[test]
fn every_example_is_a_message() {
    let (mut to_server, mut to_client, mut proofs) = (0, 0, 0);
    for example in examples() {
        let text = example.to_string();
        let read = match example["type"].as_str() {
            Some(kind) if ClientMessage::TYPES.contains(&kind) => {
                to_server += 1;
                let frame = ClientFrame::from_json(text.as_bytes());
                serde_json::to_value(frame.unwrap_or_else(|it| panic!("{it:?}: {text}")))
            }
            Some(_) => {
                to_client += 1;
                let message: ServerMessage = serde_json::from_value(example.clone())
                    .unwrap_or_else(|it| panic!("{it}: {text}"));
                serde_json::to_value(message)
            }
            None => {
                proofs += 1;
                let proof: ShuffleProof = serde_json::from_value(example.clone()).unwrap();
                proof.verify().unwrap();
                serde_json::to_value(proof)
            }
        };
        let read = read.unwrap();
        assert!(contains(&read, &example), "{example} is read as {read}");
    }
    assert_eq!((to_server, to_client, proofs), (4, 6, 1));
}

#[test]
fn the_tables_list_all_messages_and_codes() {
    let types: BTreeSet<String> = ClientMessage::TYPES.map(str::to_owned).into();
    assert_eq!(first_column("## From clients"), types);
    let codes: BTreeSet<String> = RejectionCode::ALL.iter().map(name).collect();
    assert_eq!(first_column("## Refusals"), codes);
    let page = page();
    for reaction in Reaction::ALL {
        assert!(page.contains(&format!("`{}`", name(reaction))), "{reaction:?}");
    }
    for text in ["welcome", "update", "ack", "rejected", "unseated"] {
        assert!(page.contains(&format!("`{text}`")));
    }
    assert_eq!(MAX_MESSAGE_BYTES, 8 * 1024);
    assert!(page.contains("at most 8 KiB"));
    assert!(page.contains(&format!("`protocol` is {PROTOCOL}.")));
}

#[test]
fn every_notice_is_listed() {
    use kozyr_rooms::NoticeKind;
    let listed = first_column("### Notices");
    // Each listed kind can be read with the keys of its row.
    let keys = json!({
        "seat": 0, "name": "Anna", "from": 0, "to": 1, "seats": [0, 1], "reason": "left",
        "opponent": null, "match": 1, "excluded": [], "agree": true, "reaction": "sad", "aid": "hint"
    });
    for kind in &listed {
        let mut notice = keys.clone();
        notice["kind"] = json!(kind);
        if kind == "stood-in" {
            notice["opponent"] = json!("random");
        }
        serde_json::from_value::<NoticeKind>(notice).unwrap_or_else(|it| panic!("{kind}: {it}"));
    }
    // The error for an unknown kind lists all kinds.
    let error = serde_json::from_value::<NoticeKind>(json!({ "kind": "?" })).unwrap_err();
    let error = error.to_string();
    let known: BTreeSet<String> = error.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert_eq!(listed, known);
}

//! Requests of the protocol that earlier programs sent are answered as before, whatever unknown keys
//! are added and derived keys are missing. `docs/compatibility.md` says how they are recorded.

use crate::{
    kept_files::kept_texts,
    run_lab::{lab, lab_reading},
};

use kozyr_durak::Durak;
use kozyr_lab::{
    exec::{reply, request::DecisionQuery},
    lab_game::LabGame,
};
use kozyr_reversi::Reversi;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Keys of a request that it may lack.
const OPTIONAL_KEYS: [&str; 5] = ["game_number", "seat", "ply", "move_time", "legal"];
/// Keys of a request that follow from its view.
const DERIVED_KEYS: [&str; 3] = ["seat", "ply", "legal"];
/// Keys of views from which all others follow.
const SOURCE_KEYS: [&str; 4] = ["seat", "setup", "start", "history"];

/// A recorded request and the replies of opponents, by name.
struct KeptRequest {
    request: Value,
    replies: Map<String, Value>,
}

impl KeptRequest {
    fn game(&self) -> &str {
        self.request["game"].as_str().unwrap()
    }

    /// The keys of the view that follow from others.
    fn derived_view_keys(&self) -> Vec<String> {
        let keys = self.request["view"].as_object().unwrap().keys().cloned();
        keys.filter(|key| !SOURCE_KEYS.contains(&key.as_str())).collect()
    }
}

/// The requests of each milestone.
fn kept_requests() -> Vec<(String, Vec<KeptRequest>)> {
    let read_line = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let Value::Object(replies) = line["replies"].take() else { panic!("replies by opponent") };
        KeptRequest { request: line["request"].take(), replies }
    };
    let read =
        |(milestone, text): (String, String)| (milestone, text.lines().map(read_line).collect());
    kept_texts("requests.jsonl").into_iter().map(read).collect()
}

/// The requests of all milestones.
fn all_requests() -> Vec<KeptRequest> {
    kept_requests().into_iter().flat_map(|(_, requests)| requests).collect()
}

/// A request of Durak.
fn any_request() -> KeptRequest {
    all_requests().into_iter().find(|kept| kept.game() == "durak").unwrap()
}

/// The actions that an opponent replies to these requests.
fn actions<'a>(
    game: &str,
    opponent: &str,
    requests: impl Iterator<Item = &'a Value>,
) -> Vec<Value> {
    let lines: String = requests.map(|request| format!("{request}\n")).collect();
    let output = lab_reading(&[game, "serve-opponent", opponent], lines.as_bytes()).ok();
    let reply = |line| serde_json::from_str::<Value>(line).unwrap()["action"].take();
    output.lines().map(reply).collect()
}

/// Parses a request as `serve-opponent` does.
fn parse(request: &Value) -> Result<(), String> {
    fn parse_for<G: LabGame>(request: &Value) -> Result<(), String> {
        DecisionQuery::<G>::parse(&request.to_string()).map(drop)
    }
    match request["game"].as_str() {
        Some("durak") => parse_for::<Durak>(request),
        _ => parse_for::<Reversi>(request),
    }
}

#[test]
fn requests_of_all_milestones_are_answered_as_then() {
    for (milestone, kept) in kept_requests() {
        assert!(kept.len() >= 20, "{milestone}");
        let opponents: BTreeSet<(&str, &String)> = kept
            .iter()
            .flat_map(|kept| kept.replies.keys().map(|opponent| (kept.game(), opponent)))
            .collect();
        for (game, opponent) in opponents {
            let asked = kept.iter().filter(|kept| kept.game() == game);
            let asked: Vec<_> = asked.filter(|kept| kept.replies.contains_key(opponent)).collect();
            let answered = actions(game, opponent, asked.iter().map(|kept| &kept.request));
            for (kept, action) in asked.iter().zip(&answered) {
                let then = &kept.replies[opponent]["action"];
                assert_eq!(action, then, "{milestone}: {opponent}: {}", kept.request);
            }
            assert_eq!(answered.len(), asked.len(), "{milestone}: {opponent}");
        }
    }
}

#[test]
fn explanations_in_replies_of_all_milestones_are_understood() {
    let mut explained = 0;
    for kept in all_requests() {
        for reply in kept.replies.values().filter(|reply| reply.get("explanation").is_some()) {
            let (text, action) = (reply.to_string(), reply["action"].as_str().unwrap());
            let rule = match kept.game() {
                "durak" => rule_of::<Durak>(&text, action),
                _ => rule_of::<Reversi>(&text, action),
            };
            assert_eq!(Some(rule), reply["explanation"]["rule"]["key"].as_str().map(Into::into));
            explained += 1;
        }
    }
    assert!(explained > 10, "{explained}");
}

/// The rule in the explanation of a reply.
fn rule_of<G: LabGame>(reply: &str, action: &str) -> String {
    let Ok(action) = action.parse::<G::Action>() else { panic!("{action} is no action") };
    let explanation = reply::parse_explanation(reply, &action, G::NAME);
    explanation.unwrap_or_else(|| panic!("not understood: {reply}")).rule.key.to_string()
}

/// Adds unknown keys to every object.
fn add_unknown_keys(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(add_unknown_keys),
        Value::Object(keys) => {
            keys.values_mut().for_each(add_unknown_keys);
            keys.insert("a later key".into(), json!({ "version": 2, "list": ["6s"] }));
            keys.insert("zzz".into(), Value::Null);
        }
        _ => {}
    }
}

/// The request without each of its optional keys in turn, and without all of them.
fn with_missing_keys(kept: &KeptRequest) -> Vec<Value> {
    let (mut changed, mut bare) = (Vec::new(), kept.request.clone());
    let mut remove = |inside: &[&str], key: &str| {
        let removed = |request: &mut Value| {
            let object = inside.iter().fold(request, |object, key| &mut object[*key]);
            object.as_object_mut().unwrap().remove(key).is_some()
        };
        let mut request = kept.request.clone();
        if removed(&mut request) {
            changed.push(request);
            removed(&mut bare);
        }
    };
    OPTIONAL_KEYS.iter().for_each(|key| remove(&[], key));
    kept.derived_view_keys().iter().for_each(|key| remove(&["view"], key));
    // An option with its default value may be missing, too.
    if kept.game() == "durak" {
        let defaults = serde_json::to_value(kozyr_durak::Rules::default()).unwrap();
        for (key, value) in kept.request["view"]["setup"]["rules"].as_object().unwrap() {
            if defaults[key] == *value {
                remove(&["view", "setup", "rules"], key);
            }
        }
        remove(&["view", "setup"], "standing");
    }
    changed.push(bare);
    changed
}

#[test]
fn unknown_keys_and_missing_optional_keys_do_not_change_the_answer() {
    for (game, opponent) in [("durak", "potential"), ("durak", "lowest"), ("reversi", "novice")] {
        let (mut asked, mut expected_from) = (Vec::new(), Vec::new());
        for kept in all_requests().into_iter().filter(|kept| kept.game() == game) {
            let first = asked.len();
            asked.push(kept.request.clone());
            let mut with_unknown_keys = kept.request.clone();
            add_unknown_keys(&mut with_unknown_keys);
            asked.push(with_unknown_keys);
            asked.extend(with_missing_keys(&kept));
            expected_from.resize(asked.len(), first);
        }
        let answered = actions(game, opponent, asked.iter());
        assert_eq!(answered.len(), asked.len());
        for (index, action) in answered.iter().enumerate() {
            assert_eq!(*action, answered[expected_from[index]], "{opponent}: {}", asked[index]);
        }
    }
}

/// Asserts that a changed key of a request is reported with both values.
fn assert_named(request: &Value, key: &str, given: &Value, derived: &Value) {
    let error = parse(request).expect_err(key);
    let short = |value: &Value| value.to_string().chars().take(100).collect::<String>();
    assert!(error.contains(&format!("`{key}` is {}", short(given))), "{key}: {error}");
    // A wrong order of cards still decides between those received together.
    let derived = if key == "hand_as_drawn" { "[".into() } else { short(derived) };
    assert!(error.contains(&format!(", but {derived}")), "{key}: {error}");
    assert!(error.len() < 1000, "{error}");
}

#[test]
fn a_changed_derived_key_is_named_with_both_values() {
    let all = all_requests();
    let mut contradictions = 0;
    for (index, kept) in all.iter().enumerate() {
        // Valid values come from another request of the game.
        let mut others = all.iter().cycle().skip(index + 1);
        let other = others.find(|other| other.game() == kept.game()).unwrap();
        let view_keys = kept.derived_view_keys();
        let keys = DERIVED_KEYS.iter().map(|key| ("", *key));
        for (inside, key) in keys.chain(view_keys.iter().map(|key| ("/view", key.as_str()))) {
            let pointer = format!("{inside}/{key}");
            let derived = kept.request.pointer(&pointer).unwrap();
            let elsewhere = other.request.pointer(&pointer).cloned().unwrap_or_default();
            for given in [elsewhere, json!(77), json!("6s"), json!([]), json!({}), Value::Null] {
                if given == *derived {
                    continue;
                }
                let mut request = kept.request.clone();
                *request.pointer_mut(&pointer).unwrap() = given.clone();
                assert_named(&request, key, &given, derived);
                contradictions += 1;
            }
        }
    }
    assert!(contradictions > 2000, "{contradictions}");
}

#[test]
fn a_changed_history_is_an_error_with_its_place() {
    for kept in all_requests() {
        let length = kept.request["view"]["history"].as_array().unwrap().len();
        for index in (0..length).step_by(3) {
            let mut request = kept.request.clone();
            request["view"]["history"].as_array_mut().unwrap().remove(index);
            let error = parse(&request).expect_err("an event is missing");
            assert!(error.starts_with("`view`: "), "{error}");
            // Without one of the last events, the history may be that of an earlier situation.
            if kept.game() == "durak" && index + 20 < length {
                assert!(error.contains("`history`: event "), "{error}");
            }
        }
    }
}

#[test]
fn a_byte_order_mark_before_a_request_is_skipped() {
    let kept = any_request();
    let line = format!("\u{feff}{}\r\n", kept.request);
    let output =
        lab_reading(&[kept.game(), "serve-opponent", "lowest"], line.repeat(2).as_bytes()).ok();
    assert_eq!(output.lines().count(), 2);
}

#[test]
fn a_request_for_a_seat_that_is_not_to_act_is_rejected() {
    for kept in all_requests().into_iter().filter(|kept| kept.game() == "reversi") {
        let mut request = kept.request.clone();
        let seat = 1 - kept.request["seat"].as_u64().unwrap();
        request["seat"] = seat.into();
        request["view"]["seat"] = seat.into();
        let error = parse(&request).unwrap_err();
        assert!(error.contains(&format!("`seat` is {seat}, but {}", 1 - seat)), "{error}");
    }
}

#[test]
fn a_request_without_a_required_key_is_rejected() {
    let kept = any_request();
    for (pointer, key) in [
        ("", "protocol"),
        ("", "game"),
        ("", "random"),
        ("", "view"),
        ("/view", "seat"),
        ("/view", "setup"),
        ("/view", "history"),
    ] {
        let mut request = kept.request.clone();
        request.pointer_mut(pointer).unwrap().as_object_mut().unwrap().remove(key);
        let error = parse(&request).unwrap_err();
        assert!(error.contains(&format!("the key `{key}` is missing")), "{error}");
    }
    assert!(lab(&["durak", "serve-opponent", "lowest"]).ok().is_empty());
}

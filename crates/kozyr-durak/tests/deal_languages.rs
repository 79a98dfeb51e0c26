//! Every error in the text of a deal is translated into all languages, and no translation is
//! unused.

use crate::support::languages::languages;

use kozyr_core::explanation::TranslatableText;
use kozyr_durak::deal_text;
use std::collections::BTreeMap;

const VALID_DEAL: &str = "\
rules deck=24
hands 9s Th Jd Qc Kc As | Ts 9h Qd Jh Ac Kd
talon Js Qs Ks Jc Tc 9c Td 9d Ad Qh Kh Ah
trump h
attacker 1
";

/// Changes to a valid text, each causing a different error.
const CHANGES: [(&str, &str); 15] = [
    ("trump h", "trump h s"),
    ("attacker 1", "trump h"),
    ("trump h", "trump"),
    ("hands", "# hands"),
    ("9s Th", "T9 Th"),
    ("trump h", "trump x"),
    ("9s Th", "6h Th"),
    ("Ts 9h", "9s 9h"),
    ("Qh Kh", "Kh"),
    ("Kc As", "Kc"),
    ("| Ts 9h Qd Jh Ac Kd", ""),
    ("trump h", "trump s"),
    ("attacker 1", "attacker 2"),
    ("deck=24", "deck"),
    ("deck=24", "deck=25"),
];

/// The message of the error in the valid deal with one text replaced.
fn error_message((from, to): (&str, &str)) -> TranslatableText {
    deal_text::parse_deal(&VALID_DEAL.replace(from, to)).unwrap_err().message()
}

#[test]
fn every_deal_error_is_translated_into_every_language() {
    deal_text::parse_deal(VALID_DEAL).unwrap();
    let messages = CHANGES.map(error_message);
    let messages: BTreeMap<String, Vec<String>> = messages
        .into_iter()
        .map(|message| {
            let arguments = message.arguments.iter().map(|(name, _)| name.to_string());
            (message.key.to_string(), arguments.collect())
        })
        .collect();
    assert_eq!(messages.len(), CHANGES.len(), "{messages:?}");
    for language in languages() {
        let texts = &language.files["deals.ftl"];
        assert!(texts.keys().eq(messages.keys()), "{}: {:?}", language.name, messages.keys());
        for (key, available) in &messages {
            let used = &texts[key].arguments;
            assert!(used.iter().all(|name| available.contains(name)), "{}: {key}", language.name);
            assert!(used.contains("line") && used.contains("column"), "{}: {key}", language.name);
        }
    }
}

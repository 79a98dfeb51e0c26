//! Every error in the text of a deal is translated into all languages, and no translation is
//! unused.

use crate::support::languages::languages;

use kozyr_core::explanation::TranslatableText;
use kozyr_durak::deal_text;
use std::collections::BTreeMap;

const SOUND: &str = "\
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

fn fault((from, to): (&str, &str)) -> TranslatableText {
    deal_text::parse_deal(&SOUND.replace(from, to)).unwrap_err().message()
}

#[test]
fn all_that_is_said_of_deals_is_understood() {
    deal_text::parse_deal(SOUND).unwrap();
    let said = CHANGES.map(fault);
    let said: BTreeMap<String, Vec<String>> = said
        .into_iter()
        .map(|message| {
            let arguments = message.arguments.iter().map(|(name, _)| name.to_string());
            (message.key.to_string(), arguments.collect())
        })
        .collect();
    assert_eq!(said.len(), CHANGES.len(), "{said:?}");
    for language in languages() {
        let texts = &language.files["deals.ftl"];
        assert!(texts.keys().eq(said.keys()), "{}: {:?}", language.name, said.keys());
        for (key, given) in &said {
            let asked = &texts[key].arguments;
            assert!(asked.iter().all(|name| given.contains(name)), "{}: {key}", language.name);
            assert!(asked.contains("line") && asked.contains("column"), "{}: {key}", language.name);
        }
    }
}

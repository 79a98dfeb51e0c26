//! Players' names.

use kozyr_rooms::PlayerName;

fn name(text: &str) -> PlayerName {
    PlayerName::new(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn names_of_all_languages_are_allowed() {
    for text in [
        "Anna",
        "Анна",
        "Jean-Luc",
        "O'Neil",
        "Zoë",
        "Дмитрий 2",
        "李小龙",
        "さくら",
        "محمد",
        "אבא",
        "प्रिया",
        "J. R.",
    ] {
        assert_eq!(name(text).as_str(), text);
    }
}

#[test]
fn spaces_are_normalized() {
    assert_eq!(name("  Anna   Maria ").as_str(), "Anna Maria");
}

#[test]
fn invisible_and_misleading_characters_are_not_allowed() {
    for text in [
        "",
        "   ",
        "An\nna",
        "An\0na",
        "\u{202e}annA",
        "An\u{200b}na",
        "An\u{200d}na",
        "An\u{ad}na",
        "\u{301}nna",
        "\u{3164}",
        "<b>Anna</b>",
        "Anna👑",
        "Anna✓",
        "...",
        "a234567890123456789012345",
        &"a".repeat(1_000_000),
        &" ".repeat(1_000_000),
    ] {
        assert!(PlayerName::new(text).is_err(), "{text:?}");
    }
    assert_eq!(name("a23456789012345678901234").as_str().len(), 24);
}

#[test]
fn names_that_look_alike_are_recognized() {
    for (a, b) in [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),
        ("Anna", "An na"),
        ("Лена", "ЛЕНА"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Bob", "B0b"),
        ("СССР", "CCCP"),
        ("Zoë", "Zoe\u{308}"),
    ] {
        assert!(name(a).looks_like(&name(b)), "{a} {b}");
        assert!(name(b).looks_like(&name(a)), "{b} {a}");
    }
    for (a, b) in [("Anna", "Anne"), ("Лена", "Лина"), ("Zoë", "Zoe"), ("Tom", "Tim")] {
        assert!(!name(a).looks_like(&name(b)), "{a} {b}");
    }
}

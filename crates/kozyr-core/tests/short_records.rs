//! Short forms of records: written, shared, read, and damaged on the way.

use crate::support::known_games::known_games;
use kozyr_core::{
    game::{Game, MixedRadix, Player, Record, Seed, ShortForm, ShortFormError},
    known_games::ReadError,
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use rand::{Rng, RngExt, seq::IndexedRandom};

use crate::support::durak_games;
use crate::support::reversi_games;

/// A match of any players, played at random to its end or partway.
fn any_record<G: Game>(setup: G::Setup, rng: &mut impl Rng) -> Record<G> {
    const NAMES: [&str; 5] = ["human", "random", "master", "fuzzy?haste=0.25", "никто"];
    let seed = durak_games::any_seed(rng).1;
    let seats = G::new(&setup, &seed).unwrap().seats();
    let players =
        (0..seats).map(|_| Player::from(NAMES.choose(rng).unwrap().to_string())).collect();
    let mut record = Record::<G>::new(setup, seed, players).unwrap();
    let max_actions = if rng.random() { usize::MAX } else { rng.random_range(0..60) };
    while record.actions().len() < max_actions {
        let legal = record.game().legal_actions();
        let Some(&action) = legal.choose(rng) else { break };
        record.play(action).unwrap();
    }
    record
}

/// A random match of Durak; how often each player was the fool is random too.
fn any_durak(rng: &mut impl Rng) -> Record<Durak> {
    let mut setup = durak_games::any_setup(rng);
    for fools in &mut setup.standing.fools[..setup.players] {
        *fools = rng.random::<u32>() >> rng.random_range(0..32);
    }
    any_record(setup, rng)
}

#[test]
fn short_forms_round_trip() {
    let mut rng = reversi_games::rng(70);
    for _ in 0..3000 {
        let record = any_durak(&mut rng);
        assert_eq!(Record::from_short_form(&record.to_short_form()), Ok(record));
        let setup = reversi_games::any_setup(&mut rng);
        let record = any_record::<Reversi>(setup, &mut rng);
        assert_eq!(Record::from_short_form(&record.to_short_form()), Ok(record));
    }
}

#[test]
fn links_of_the_first_release_are_still_read_and_written() {
    let puzzles = include_str!("../../../assets/problems/durak.txt");
    let links = puzzles.split_whitespace().filter(|word| word.starts_with("kozyr-durak-1-"));
    let mut read = 0;
    for link in links {
        let record = Record::<Durak>::from_short_form(link).unwrap();
        assert_eq!(record.to_short_form(), link);
        read += 1;
    }
    assert!(read > 100, "{read} links");
}

/// The digits of a setup without a custom deal, as the first release wrote them.
fn first_release_digits(setup: &durak::Setup) -> Vec<u8> {
    let (rules, standing) = (setup.rules, setup.standing);
    let index = |known: &[durak::TransferRule]| {
        known.iter().position(|&rule| rule == rules.transfer).unwrap() as u32
    };
    let transfer = index(&[
        durak::TransferRule::Off,
        durak::TransferRule::Playing,
        durak::TransferRule::PlayingOrShowing,
    ]);
    let mut digits = MixedRadix::new();
    digits.write_digit(setup.players as u32, 7);
    digits.write_digit(rules.deck as u32, 4);
    digits.write_digit(rules.first_attack as u32, 2);
    digits.write_digit(rules.throwing_in as u32, 3);
    digits.write_digit(transfer, 3);
    for flag in [
        rules.max_five_before_discard,
        rules.throw_in_after_take == durak::AfterTakeRule::Throwers,
        rules.partnership,
        rules.redeal,
        rules.last_defender_is_fool,
    ] {
        digits.write_digit(flag.into(), 2);
    }
    digits.write_digit(standing.last_fool.map_or(0, |fool| fool.index() as u32 + 1), 7);
    standing.fools[..setup.players].iter().for_each(|&count| digits.write_count(count.into()));
    digits.into_bytes()
}

/// The digits of a setup.
fn setup_digits(setup: &durak::Setup) -> Vec<u8> {
    let mut digits = MixedRadix::new();
    Durak::write_setup(setup, &mut digits);
    digits.into_bytes()
}

#[test]
fn setups_with_the_options_of_the_first_release_have_its_digits() {
    let mut rng = reversi_games::rng(76);
    for _ in 0..1000 {
        let mut setup = durak_games::any_setup(&mut rng);
        let rules = &mut setup.rules;
        rules.attack_limit = durak::AttackLimit::default();
        rules.after_draw = durak::AfterDrawRule::default();
        if rules.throw_in_after_take == durak::AfterTakeRule::Attacker {
            rules.throw_in_after_take = durak::AfterTakeRule::Nobody;
        }
        if rules.transfer.allows_showing() {
            rules.transfer = durak::TransferRule::PlayingOrShowing;
        }
        setup.standing.drawn_attacker = None;
        assert_eq!(setup_digits(&setup), first_release_digits(&setup), "{setup:?}");
    }
}

#[test]
fn setups_with_later_options_are_no_setups_of_the_first_release() {
    for rules in [
        Rules { attack_limit: durak::AttackLimit::Hand, ..Rules::default() },
        Rules { throw_in_after_take: durak::AfterTakeRule::Attacker, ..Rules::default() },
        Rules { transfer: durak::TransferRule::ShowingAlways, ..Rules::default() },
        Rules { after_draw: durak::AfterDrawRule::NextPlayer, ..Rules::default() },
    ] {
        // The number of players comes first, and nobody plays alone.
        let digits = setup_digits(&durak::Setup::new(2, rules));
        assert_eq!(MixedRadix::from_bytes(&digits).read_digit(7), 1, "{rules:?}");
    }
}

/// A deal between two players, as it might be shared.
fn sample() -> Record<Durak> {
    let setup = durak::Setup::new(2, Rules::transfer());
    let players = vec![Player::Human, Player::Opponent("master".into())];
    let mut record = Record::new(setup, Seed::from(3), players).unwrap();
    let mut rng = Seed::from(4).rng();
    while let Some(action) = durak_games::any_legal(record.game(), &mut rng) {
        record.play(action).unwrap();
    }
    record
}

#[test]
fn short_forms_are_short_and_safe_in_links() {
    let mut rng = reversi_games::rng(71);
    for _ in 0..100 {
        let record = any_durak(&mut rng);
        let text = record.to_short_form();
        let is_allowed = |symbol: char| symbol.is_ascii_alphanumeric() || "-_".contains(symbol);
        assert!(text.chars().all(is_allowed), "{text}");
        let bound = 120 + 20 * record.players().len() + record.actions().len();
        assert!(text.len() < bound, "{} for {} actions", text.len(), record.actions().len());
    }
    let setup = reversi::Setup::default();
    let game = any_record::<Reversi>(setup, &mut rng);
    assert!(game.to_short_form().len() < 160, "{}", game.to_short_form());
}

#[test]
fn short_forms_are_found_in_links_and_messages() {
    let (record, text) = (sample(), sample().to_short_form());
    for message in [
        format!("https://play.example/kozyr/#replay={text}"),
        format!("#replay={text}&language=ru"),
        format!("look at kozyr-games, «{text}», he was the fool!\n"),
        format!("  {text}\n"),
    ] {
        assert_eq!(Record::from_short_form(&message).as_ref(), Ok(&record), "{message}");
        assert_eq!(known_games().read(&message).unwrap(), record.clone().into(), "{message}");
    }
}

#[test]
fn changed_symbols_are_detected() {
    let text = sample().to_short_form();
    let body = text.rfind("-1-").unwrap() + 3;
    for index in body..text.len() {
        for symbol in "AQgwz09-_".chars().filter(|&symbol| !text[index..].starts_with(symbol)) {
            let changed = format!("{}{symbol}{}", &text[..index], &text[index + 1..]);
            assert_eq!(Record::<Durak>::from_short_form(&changed), Err(ShortFormError::Damaged));
        }
    }
}

#[test]
fn truncated_and_extended_texts_are_damaged() {
    let text = sample().to_short_form();
    let body = text.rfind("-1-").unwrap() + 3;
    for end in body..text.len() {
        assert_eq!(Record::<Durak>::from_short_form(&text[..end]), Err(ShortFormError::Damaged));
    }
    for suffix in ["A", "AAAA", "b_c-"] {
        let error = Record::<Durak>::from_short_form(&format!("{text}{suffix}"));
        assert_eq!(error, Err(ShortFormError::Damaged), "{suffix}");
    }
    let endless = format!("kozyr-durak-1-{}", "z".repeat(1_000_000));
    assert_eq!(Record::<Durak>::from_short_form(&endless), Err(ShortFormError::Damaged));
}

#[test]
fn random_texts_are_rejected_without_a_panic() {
    let mut rng = reversi_games::rng(72);
    const SYMBOLS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for _ in 0..20_000 {
        let length = rng.random_range(0..120);
        let body: String =
            (0..length).map(|_| char::from(*SYMBOLS.choose(&mut rng).unwrap())).collect();
        for game in ["durak", "reversi"] {
            let error = known_games().from_short_form(&format!("kozyr-{game}-1-{body}"));
            assert_eq!(error, Err(ShortFormError::Damaged), "{body}");
        }
    }
}

#[test]
fn errors_distinguish_newer_versions_other_games_and_missing_matches() {
    let text = sample().to_short_form();
    let later = text.replace("-1-", "-2-");
    assert_eq!(known_games().from_short_form(&later), Err(ShortFormError::TooNew { found: 2 }));
    let as_reversi = Record::<Reversi>::from_short_form(&text);
    assert!(
        matches!(&as_reversi, Err(ShortFormError::OtherGame { found, .. }) if found == "durak")
    );
    // The checksum covers the game's name too.
    let renamed = text.replace("durak", "reversi");
    assert_eq!(known_games().from_short_form(&renamed), Err(ShortFormError::Damaged));
    let chess = text.replace("durak", "chess");
    assert!(matches!(known_games().from_short_form(&chess), Err(ShortFormError::OtherGame { .. })));
    for text_without_match in
        ["", "hello", "kozyr-", "kozyr-durak", "kozyr-durak-x-AAAA", "https://a.b/#c"]
    {
        assert_eq!(
            known_games().from_short_form(text_without_match),
            Err(ShortFormError::Missing),
            "{text_without_match}"
        );
        let error = known_games().read(text_without_match);
        assert!(
            matches!(error, Err(ReadError::Short(ShortFormError::Missing))),
            "{text_without_match}"
        );
    }
}

/// Texts that were shared once must be readable by every later version.
#[test]
fn texts_of_the_first_version_are_read() {
    for line in include_str!("data/short-records.txt").lines() {
        let (text, actions) = line.split_once(' ').unwrap();
        let json = known_games().from_short_form(text).unwrap().to_json();
        let mut json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let played = json["actions"].take();
        let played: Vec<_> =
            played.as_array().unwrap().iter().map(|action| action.as_str().unwrap()).collect();
        assert_eq!(played.join(","), actions);
    }
}

#[test]
fn all_forms_of_a_match_are_read() {
    let durak = sample();
    assert_eq!(known_games().read(&durak.to_json()).unwrap(), durak.into());
    let read_reversi = |text: &str| {
        known_games()
            .read(text)
            .unwrap()
            .downcast_ref::<Reversi>()
            .expect("no deal of Durak")
            .clone()
    };
    let transcript = read_reversi(" F5 d6 c3\nD3 c4 ");
    assert_eq!(transcript.actions().len(), 5);
    assert_eq!(transcript.players(), [Player::Human, Player::Human]);
    let ggf = "(;GM[Othello]PB[a]PW[b]RE[?]TY[8]\
        BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6]B[C3];)";
    assert_eq!(read_reversi(ggf).actions(), &transcript.actions()[..3]);
}

#[test]
fn errors_match_the_form_that_the_text_looks_like() {
    let error = |text: &str| known_games().read(text).unwrap_err();
    assert!(matches!(error("{}"), ReadError::Record(_)));
    assert!(matches!(error("f5f5"), ReadError::Notation(_)));
    assert!(matches!(error("(;GM[Chess];)"), ReadError::Notation(_)));
    assert!(matches!(error("kozyr-durak-1-AAAA"), ReadError::Short(ShortFormError::Damaged)));
}

#[test]
fn digits_round_trip() {
    let mut rng = reversi_games::rng(73);
    for _ in 0..2000 {
        let digits: Vec<(u32, u32)> = (0..rng.random_range(0..60))
            .map(|_| {
                let bits = rng.random_range(0..32);
                let base = rng.random_range(1..=1u32 << bits);
                (rng.random_range(0..base), base)
            })
            .collect();
        let count = rng.random::<u64>() >> rng.random_range(0..64);
        let mut number = MixedRadix::new();
        digits.iter().for_each(|&(digit, base)| number.write_digit(digit, base));
        number.write_count(count);
        let mut number = MixedRadix::from_bytes(&number.into_bytes());
        for (digit, base) in digits {
            assert_eq!(number.read_digit(base), digit);
        }
        assert_eq!(number.read_count(), Some(count));
        assert!(number.is_empty());
    }
}

#[test]
fn setups_round_trip() {
    let mut rng = reversi_games::rng(74);
    for _ in 0..5000 {
        let setup = durak_games::any_setup(&mut rng);
        let mut digits = MixedRadix::new();
        Durak::write_setup(&setup, &mut digits);
        let mut digits = MixedRadix::from_bytes(&digits.into_bytes());
        assert_eq!(Durak::read_setup(&mut digits), Some(setup));
    }
}

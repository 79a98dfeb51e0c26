//! Trained data detects a flipped bit.

use kozyr_core::digest::{self, DigestMismatch};
use kozyr_durak::opponents::fuzzy::ControlTables;
use kozyr_reversi::engine::{OpeningBook, OpeningBookError, Weights, WeightsError};

const WEIGHTS: &[u8] = include_bytes!("../../../assets/reversi/weights.bin");
const BOOK: &str = include_str!("../../../assets/reversi/book.txt");
const LEARNED: &str = include_str!("../../../assets/durak/fuzzy-learned.ron");
const PUBLISHED: &str = include_str!("../../../assets/durak/fuzzy.ron");

#[test]
fn a_flipped_bit_anywhere_in_weights_is_found() {
    assert!(Weights::from_bytes(WEIGHTS).is_ok());
    for place in (8..WEIGHTS.len()).step_by(WEIGHTS.len() / 23).chain([WEIGHTS.len() - 1]) {
        let mut bytes = WEIGHTS.to_vec();
        bytes[place] ^= 1;
        let error = Weights::from_bytes(&bytes).err();
        assert_eq!(error, Some(WeightsError::Digest), "byte {place}");
    }
}

#[test]
fn a_changed_book_is_found() {
    assert!(BOOK.parse::<OpeningBook>().is_ok());
    let changed = BOOK.replacen(":+1", ":+2", 1);
    assert_eq!(changed.parse::<OpeningBook>(), Err(OpeningBookError::Digest(DigestMismatch)));
    let cut = BOOK.lines().filter(|line| !line.starts_with("d3c5 ")).collect::<Vec<_>>().join("\n");
    assert_eq!(cut.parse::<OpeningBook>(), Err(OpeningBookError::Digest(DigestMismatch)));
}

#[test]
fn changed_tables_are_found_and_tables_of_ones_own_need_no_digest() {
    for text in [LEARNED, PUBLISHED] {
        assert!(text.parse::<ControlTables>().is_ok());
        let changed = text.replacen("take", "beat", 1);
        let error = changed.parse::<ControlTables>().unwrap_err();
        assert!(error.to_string().contains("digest"), "{error}");
        let unsealed = changed.lines().filter(|line| !line.contains("sha256"));
        let own = unsealed.collect::<Vec<_>>().join("\n");
        assert!(own.parse::<ControlTables>().is_ok());
    }
}

#[test]
fn a_digest_holds_over_other_ends_of_lines() {
    let sealed = digest::with_digest("one\ntwo\n", "#");
    assert_eq!(digest::check_digest(&sealed, "#"), Ok(()));
    assert_eq!(digest::check_digest(&sealed.replace('\n', "\r\n"), "#"), Ok(()));
    assert_eq!(digest::check_digest(&sealed.replace("two", "tow"), "#"), Err(DigestMismatch));
    assert_eq!(digest::check_digest("one\ntwo\n", "#"), Ok(()));
    assert_eq!(digest::check_digest("", "#"), Ok(()));
}

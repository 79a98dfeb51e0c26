//! Trained data detects a flipped bit.

use kozyr_core::digest::{self, DigestMismatch};
use kozyr_durak::opponents::fuzzy::ControlTables;
use kozyr_reversi::engine::{OpeningBook, OpeningBookError, Weights, WeightsError};

const WEIGHTS: &[u8] = include_bytes!("../../../assets/reversi/weights.bin");
const BOOK: &str = include_str!("../../../assets/reversi/book.txt");
const LEARNED: &str = include_str!("../../../assets/durak/fuzzy-learned.ron");
const PUBLISHED: &str = include_str!("../../../assets/durak/fuzzy.ron");

#[test]
fn a_flipped_bit_in_the_weights_is_detected() {
    assert!(Weights::from_bytes(WEIGHTS).is_ok());
    for index in (8..WEIGHTS.len()).step_by(WEIGHTS.len() / 23).chain([WEIGHTS.len() - 1]) {
        let mut bytes = WEIGHTS.to_vec();
        bytes[index] ^= 1;
        let error = Weights::from_bytes(&bytes).err();
        assert_eq!(error, Some(WeightsError::Digest), "byte {index}");
    }
}

#[test]
fn a_changed_book_is_detected() {
    assert!(BOOK.parse::<OpeningBook>().is_ok());
    let changed = BOOK.replacen(":+1", ":+2", 1);
    assert_eq!(changed.parse::<OpeningBook>(), Err(OpeningBookError::Digest(DigestMismatch)));
    let shortened =
        BOOK.lines().filter(|line| !line.starts_with("d3c5 ")).collect::<Vec<_>>().join("\n");
    assert_eq!(shortened.parse::<OpeningBook>(), Err(OpeningBookError::Digest(DigestMismatch)));
}

#[test]
fn changed_tables_are_detected_and_custom_tables_need_no_digest() {
    for text in [LEARNED, PUBLISHED] {
        assert!(text.parse::<ControlTables>().is_ok());
        let changed = text.replacen("take", "beat", 1);
        let error = changed.parse::<ControlTables>().unwrap_err();
        assert!(error.to_string().contains("digest"), "{error}");
        let without_digest = changed.lines().filter(|line| !line.contains("sha256"));
        let custom = without_digest.collect::<Vec<_>>().join("\n");
        assert!(custom.parse::<ControlTables>().is_ok());
    }
}

#[test]
fn digests_ignore_line_endings() {
    let text = digest::with_digest("one\ntwo\n", "#");
    assert_eq!(digest::check_digest(&text, "#"), Ok(()));
    assert_eq!(digest::check_digest(&text.replace('\n', "\r\n"), "#"), Ok(()));
    assert_eq!(digest::check_digest(&text.replace("two", "tow"), "#"), Err(DigestMismatch));
    assert_eq!(digest::check_digest("one\ntwo\n", "#"), Ok(()));
    assert_eq!(digest::check_digest("", "#"), Ok(()));
}

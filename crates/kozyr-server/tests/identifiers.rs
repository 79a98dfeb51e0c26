//! Identifiers of connections and of rooms.

use std::collections::HashSet;

use kozyr_server::random;

#[test]
fn later_connections_have_higher_identifiers() {
    let ids: Vec<u64> = (0..10_000).map(|_| random::connection_id().0).collect();
    assert!(ids.is_sorted_by(|one, next| one < next));
}

#[test]
fn random_texts_use_the_whole_alphabet_and_do_not_repeat() {
    let letters = b"abc";
    let text = random::text(letters, 3_000);
    for letter in letters {
        let count = text.bytes().filter(|byte| byte == letter).count();
        // Within six standard deviations of the mean.
        assert!((845..=1_155).contains(&count), "{count}");
    }
    let rooms: HashSet<_> = (0..1_000).map(|_| random::room_id()).collect();
    assert_eq!(rooms.len(), 1_000);
}

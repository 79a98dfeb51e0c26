//! What is written is there wholly or not at all, and what was there before stays until then.

use crate::running::{lab, lab_within};

use std::fs;
use tempfile::TempDir;

#[cfg(unix)]
#[test]
fn a_write_that_fails_leaves_the_record_that_was_read() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("r.json").display().to_string();
    let seats = ["--seat", "random", "--seat", "random"];
    for game in ["durak", "reversi"] {
        lab(&[&[game, "play", "--seed", "1", "--save", &path][..], &seats].concat()).ok();
        let before = fs::read_to_string(&path).unwrap();
        // As on a disk that is full: nothing may be written to any file.
        let words = [game, "play", "--from", &path, "--save", &path];
        let error = lab_within("trap '' XFSZ; ulimit -f 0", &words).refused(1);
        assert!(error.contains("cannot write") && error.contains("r.json"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left over");
    }
}

#[cfg(unix)]
#[test]
fn all_that_is_written_goes_the_same_way() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let full = "trap '' XFSZ; ulimit -f 0";
    for (words, name) in [
        (&["reversi", "book", "--plies", "0", "--depth", "1", "--output"][..], "book.txt"),
        (&["reversi", "ratings", "--games", "2", "--opponent", "random", "--out"], "ratings.ron"),
    ] {
        let path = at(name);
        let words = [words, &[&path]].concat();
        lab(&words).ok();
        let before = fs::read_to_string(&path).unwrap();
        assert!(lab_within(full, &words).refused(1).contains(name));
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left over");
}

#[cfg(unix)]
#[test]
fn a_link_is_replaced_and_not_followed_and_rights_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    let (other, path) = (folder.path().join("other"), folder.path().join("r.json"));
    fs::write(&other, "somebody's own").unwrap();
    symlink(&other, &path).unwrap();
    let words = ["reversi", "play", "--seat", "random", "--seat", "random", "--save"];
    let words = [&words[..], &[path.to_str().unwrap()]].concat();
    lab(&words).ok();
    assert_eq!(fs::read_to_string(&other).unwrap(), "somebody's own");
    fs::set_permissions(&path, PermissionsExt::from_mode(0o640)).unwrap();
    lab(&words).ok();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    fs::set_permissions(&path, PermissionsExt::from_mode(0o440)).unwrap();
    assert!(lab(&words).refused(1).contains("read-only"));
}

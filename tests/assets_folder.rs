//! Finding assets in a distributed program.
use kozyr_platform::assets::find_near;
use std::fs;

#[test]
fn assets_are_found_beside_the_program() {
    let archive = tempfile::tempdir().unwrap();
    let assets = archive.path().join("assets");
    fs::create_dir(&assets).unwrap();
    assert_eq!(find_near(archive.path()), Some(assets));
}

#[test]
fn assets_are_found_in_the_shared_data_of_an_installation() {
    let prefix = tempfile::tempdir().unwrap();
    let assets = prefix.path().join("share/kozyr/assets");
    fs::create_dir_all(&assets).unwrap();
    assert_eq!(find_near(&prefix.path().join("bin")), Some(assets));
}

#[test]
fn assets_beside_the_program_come_first() {
    let prefix = tempfile::tempdir().unwrap();
    let expected = prefix.path().join("bin/assets");
    fs::create_dir_all(&expected).unwrap();
    fs::create_dir_all(prefix.path().join("share/kozyr/assets")).unwrap();
    assert_eq!(find_near(&prefix.path().join("bin")), Some(expected));
}

#[test]
fn a_file_named_assets_is_ignored() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("assets"), "").unwrap();
    assert_eq!(find_near(folder.path()), None);
}

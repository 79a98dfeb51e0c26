//! Finding assets in a distributed program.
use kozyr_platform::assets::find_near;
use std::fs;

#[test]
fn a_program_in_an_archive_has_its_assets_beside_it() {
    let archive = tempfile::tempdir().unwrap();
    let assets = archive.path().join("assets");
    fs::create_dir(&assets).unwrap();
    assert_eq!(find_near(archive.path()), Some(assets));
}

#[test]
fn an_installed_program_has_its_assets_where_the_system_shares_data() {
    let prefix = tempfile::tempdir().unwrap();
    let assets = prefix.path().join("share/kozyr/assets");
    fs::create_dir_all(&assets).unwrap();
    assert_eq!(find_near(&prefix.path().join("bin")), Some(assets));
}

#[test]
fn assets_beside_the_program_come_first() {
    let prefix = tempfile::tempdir().unwrap();
    let beside = prefix.path().join("bin/assets");
    fs::create_dir_all(&beside).unwrap();
    fs::create_dir_all(prefix.path().join("share/kozyr/assets")).unwrap();
    assert_eq!(find_near(&prefix.path().join("bin")), Some(beside));
}

#[test]
fn a_file_is_no_folder_of_assets() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("assets"), "").unwrap();
    assert_eq!(find_near(folder.path()), None);
}

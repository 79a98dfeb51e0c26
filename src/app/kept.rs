//! Matches put by, to be gone on with or tried another way from the same cards.
//!
//! Each is two texts in the storage: the record, and beside it what people read.

use std::io;

use super::{
    language::Language,
    session::{self, Table},
    storage::Storage,
};
use crate::game::Record;

/// A game whose matches can be put by with a text that tells them.
pub trait Told: Table {
    /// The whole match as text: every move and what the minds thought of it.
    fn told(record: &Record<Self>, language: &Language) -> String;
}

/// A match that was put by.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept<G: Table> {
    /// Its number, from 1.
    pub number: u32,
    /// The match.
    pub record: Record<G>,
}

/// All matches of a game that were put by and can be read, the latest first.
///
/// # Errors
/// If the storage is closed to us.
pub fn all<G: Table>(storage: &Storage) -> io::Result<Vec<Kept<G>>> {
    let mut kept = Vec::new();
    for number in numbers::<G>(storage)? {
        let Some(text) = storage.read(&name::<G>(number, "json"))? else { continue };
        match session::read(&text) {
            Ok(record) => kept.push(Kept { number, record }),
            Err(error) => bevy::log::warn!("match {number} of {}: {error}", G::NAME),
        }
    }
    kept.sort_by_key(|kept| std::cmp::Reverse(kept.number));
    Ok(kept)
}

/// Puts a match by under a new number, which is returned.
///
/// # Errors
/// If the storage is full, gone or closed to us.
pub fn keep<G: Told>(
    storage: &Storage,
    record: &Record<G>,
    language: &Language,
) -> io::Result<u32> {
    let number = numbers::<G>(storage)?.into_iter().max().unwrap_or(0) + 1;
    storage.write(&name::<G>(number, "json"), &record.to_json())?;
    storage.write(&name::<G>(number, "txt"), &G::told(record, language))?;
    Ok(number)
}

/// Throws a match away.
///
/// # Errors
/// If the storage is closed to us.
pub fn forget<G: Table>(storage: &Storage, number: u32) -> io::Result<()> {
    storage.remove(&name::<G>(number, "json"))?;
    storage.remove(&name::<G>(number, "txt"))
}

fn name<G: Table>(number: u32, kind: &str) -> String {
    format!("{}-{number}.{kind}", G::NAME)
}

/// The numbers that are taken, also by matches that cannot be read.
fn numbers<G: Table>(storage: &Storage) -> io::Result<Vec<u32>> {
    let number = |name: &str| {
        name.strip_prefix(G::NAME)?.strip_prefix('-')?.strip_suffix(".json")?.parse().ok()
    };
    Ok(storage.names()?.iter().filter_map(|name| number(name)).collect())
}

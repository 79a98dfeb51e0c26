//! Invitations to tables of friends among what the player opens.

use bevy::prelude::*;
use kozyr_core::{
    game::ImportFile,
    known_games::KnownGames,
    link::{Link, TableLink},
};
use kozyr_table::requests::{OpenInvitationPicture, OpenTable};

/// The length of the longest text that may be an invitation, in bytes.
const MAX_TEXT_BYTES: usize = 2000;

/// The first bytes of PNG and JPEG files.
const PICTURE_STARTS: [&[u8]; 2] = [b"\x89PNG\r\n", b"\xff\xd8\xff"];

/// An invitation to a table of friends.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Invitation {
    /// A link, alone or within a message.
    Link(TableLink),
    /// A picture, which may show a QR code.
    Picture(Vec<u8>),
}

impl Invitation {
    /// Reads an invitation; `None` if the file is something else.
    pub(super) fn read(file: &ImportFile) -> Option<Self> {
        let bytes = &file.contents;
        if PICTURE_STARTS.iter().any(|start| bytes.starts_with(start)) {
            return Some(Invitation::Picture(bytes.clone()));
        }
        let text = std::str::from_utf8(bytes).ok().filter(|text| text.len() <= MAX_TEXT_BYTES)?;
        let games = KnownGames::new();
        text.split_whitespace().filter(|word| word.contains("#table/")).find_map(|word| {
            match Link::parse(word, &games) {
                Ok(Some(Link::Table(link))) => Some(Invitation::Link(link)),
                _ => None,
            }
        })
    }

    /// Goes to the table.
    pub(super) fn accept(self, commands: &mut Commands) {
        match self {
            Invitation::Link(link) => commands.trigger(OpenTable(link)),
            Invitation::Picture(bytes) => commands.trigger(OpenInvitationPicture(bytes)),
        }
    }
}

//! Files from the web page.

use bevy::prelude::*;

use super::{FilesHovering, FilesOpened};
use crate::browser::{PageMessage, PageMessageSystems};

/// Receives the files that were chosen or dropped on the page.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, receive.after(PageMessageSystems));
}

/// Sends [`FilesOpened`] for files from the page, and tracks those held over it.
fn receive(
    mut messages: MessageReader<PageMessage>,
    mut opened: MessageWriter<FilesOpened>,
    mut hovering: ResMut<FilesHovering>,
) {
    for message in messages.read() {
        match message {
            PageMessage::FilesOpened(files) => {
                opened.write(FilesOpened(files.clone()));
            }
            PageMessage::FilesHovering(hover) => _ = hovering.set_if_neq(FilesHovering(*hover)),
            _ => {}
        }
    }
}

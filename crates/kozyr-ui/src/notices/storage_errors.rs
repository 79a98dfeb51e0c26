//! Notices about storage errors.

use bevy::prelude::*;

use super::ShowNotice;
use crate::language::Language;
use kozyr_platform::{
    lock_hand_over::WriteAccessTakenOver,
    storage::{StorageError, StorageFailed},
};

/// Shows each storage error of this frame as a localized notice, and logs it.
pub(crate) fn report_storage_errors(
    mut failures: MessageReader<StorageFailed>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    notices.write_batch(failures.read().map(|StorageFailed { name, error }| {
        let subject = text_name(name, &language);
        let (key, detail) = match error {
            StorageError::Recovered { quarantined_as } => {
                ("storage-repaired", quarantined_as.as_ref())
            }
            StorageError::Damaged { quarantined_as } => {
                ("storage-damaged", quarantined_as.as_ref())
            }
            StorageError::Newer { quarantined_as } => ("storage-newer", quarantined_as.as_ref()),
            StorageError::Full => ("storage-full", None),
            StorageError::Denied => ("storage-denied", None),
            StorageError::Failed { reason } => ("storage-failed", Some(reason)),
            StorageError::ImportIncomplete => ("storage-halfway", None),
            StorageError::NoStore => ("storage-unavailable", None),
            StorageError::Unreadable { reason } => ("storage-unreadable", Some(reason)),
            StorageError::WriterUnknown { reason } => ("storage-unclear", Some(reason)),
            StorageError::OpenElsewhere => ("storage-elsewhere", None),
            StorageError::TakenOver => ("storage-taken-over", None),
            StorageError::TakeOverTimedOut => ("storage-no-answer", None),
        };
        let detail = detail.unwrap_or(name).as_str();
        let sentence = language.format(key, &[("what", subject.into()), ("detail", detail.into())]);
        // Also logged, for players who started the app in a terminal.
        warn!("{sentence}");
        ShowNotice(sentence)
    }));
}

/// Observer: shows a notice that this window now saves everything.
pub(crate) fn report_take_over(
    _: On<WriteAccessTakenOver>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    notices.write(ShowNotice(language.text("storage-took-over")));
}

/// Returns the player-facing name of a saved text: the localized text whose key is the part of
/// `name` before the first `-` or `.`. Returns `name` itself if there is no such localized text.
fn text_name(name: &str, language: &Language) -> String {
    let stem = name.split(['-', '.']).next().unwrap_or(name);
    if language.has(stem) { language.text(stem) } else { name.to_owned() }
}

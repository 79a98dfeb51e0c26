//! Notices about storage errors.

use bevy::prelude::*;

use super::ShowNotice;
use crate::language::Language;
use kozyr_platform::{
    lock_hand_over::WriteAccessTakenOver,
    storage::{StorageError, StorageFailed},
};

/// Shows each storage error as a notice.
pub(crate) fn report_storage_errors(
    mut faults: MessageReader<StorageFailed>,
    language: Res<Language>,
    mut tell: MessageWriter<ShowNotice>,
) {
    tell.write_batch(faults.read().map(|StorageFailed { name, error: fault }| {
        let what = text_name(name, &language);
        let (key, detail) = match fault {
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
        let sentence = language.format(key, &[("what", what.into()), ("detail", detail.into())]);
        // Also logged, for players who started the app in a terminal.
        warn!("{sentence}");
        ShowNotice(sentence)
    }));
}

/// Notices that this window now saves everything.
pub(crate) fn report_take_over(
    _: On<WriteAccessTakenOver>,
    language: Res<Language>,
    mut tell: MessageWriter<ShowNotice>,
) {
    tell.write(ShowNotice(language.text("storage-took-over")));
}

/// The player-facing name of a saved text, from the first word of its key if there is one.
fn text_name(name: &str, language: &Language) -> String {
    let stem = name.split(['-', '.']).next().unwrap_or(name);
    if language.has(stem) { language.text(stem) } else { name.to_owned() }
}

//! Tells the player what went wrong with texts that are kept.

use bevy::prelude::*;

use super::Tell;
use crate::language::Language;
use kozyr_platform::{
    lock_hand_over::TookOver,
    storage::{Fault, StorageFault},
};

/// Says in a sentence what the storage reports.
pub(crate) fn tell(
    mut faults: MessageReader<StorageFault>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    tell.write_batch(faults.read().map(|StorageFault { name, fault }| {
        let what = what(name, &language);
        let (key, detail) = match fault {
            Fault::Mended { aside } => ("storage-mended", aside.as_ref()),
            Fault::Damaged { aside } => ("storage-damaged", aside.as_ref()),
            Fault::Newer { aside } => ("storage-newer", aside.as_ref()),
            Fault::Full => ("storage-full", None),
            Fault::Denied => ("storage-denied", None),
            Fault::Failed { reason } => ("storage-failed", Some(reason)),
            Fault::Halfway => ("storage-halfway", None),
            Fault::Nowhere => ("storage-nowhere", None),
            Fault::Unreadable { reason } => ("storage-unreadable", Some(reason)),
            Fault::Unclear { reason } => ("storage-unclear", Some(reason)),
            Fault::Elsewhere => ("storage-elsewhere", None),
            Fault::TakenOver => ("storage-taken-over", None),
            Fault::NoAnswer => ("storage-no-answer", None),
        };
        let detail = detail.unwrap_or(name).as_str();
        let sentence = language.format(key, &[("what", what.into()), ("detail", detail.into())]);
        // Whoever started the app in a terminal reads it there, too.
        warn!("{sentence}");
        Tell(sentence)
    }));
}

/// Says that everything is kept here from now on.
pub(crate) fn tell_of_place(
    _: On<TookOver>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    tell.write(Tell(language.text("storage-took-over")));
}

/// What players call a text: by the first word of its name, if there is a text for that.
fn what(name: &str, language: &Language) -> String {
    let stem = name.split(['-', '.']).next().unwrap_or(name);
    if language.has(stem) { language.text(stem) } else { name.to_owned() }
}

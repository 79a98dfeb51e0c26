//! One instance of the app changes texts; others look, and may ask for its place.

use std::io;

use super::{
    Storage,
    error::Fault,
    versioned_texts::{TRIES, Texts},
    write_access::Standing,
};

impl Storage {
    /// Who changes the texts: this instance of the app or another.
    pub fn standing(&self) -> Standing {
        self.texts.notice_loss();
        self.texts.state().standing
    }

    /// The folder that nothing can be saved in, because it cannot be created or written to.
    pub fn closed_folder(&self) -> Option<&std::path::Path> {
        let state = self.texts.state();
        let is_closed = state.standing == Standing::Writer && !state.is_guarded;
        self.folder_path().filter(|_| is_closed)
    }

    /// Asks the instance that changes the texts to leave that to this one, which
    /// [takes it](Self::take_over) once it can.
    pub fn ask_to_take_over(&self) {
        self.texts.store.ask();
    }

    /// Stops asking, since nobody answers, or nobody can tell who does; the player is told.
    pub fn give_up_asking(&self) {
        self.texts.store.stop_asking();
        let refusal = self.texts.state().refusal.take();
        let is_unclear = |fault: &Fault| matches!(fault, Fault::Unclear { .. });
        self.texts.note_again("", refusal.filter(is_unclear).unwrap_or(Fault::NoAnswer));
    }

    /// Leaves the place to another instance of the app if one asks for it; whether one did. Where
    /// texts are written off the frame this is looked after by itself.
    pub fn make_way(&self) -> bool {
        self.wait();
        self.texts.make_way()
    }

    /// Changes the texts from now on, if nobody else does; whether that came to pass.
    ///
    /// Whatever was loaded before has to be loaded anew before anything is written.
    pub fn take_over(&self) -> bool {
        let taken = self.texts.take_place();
        let is_ours = taken.is_ok();
        self.texts.state().refusal = taken.err();
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.watch();
        is_ours
    }
}

impl Texts {
    /// Takes the place if it is free when the app begins.
    pub(super) fn begin(&self) {
        if let Err(fault) = self.take_place() {
            self.state().standing = match fault {
                Fault::Elsewhere => Standing::Second,
                _ => Standing::Unclear,
            };
            self.note("", fault);
        }
    }

    /// Takes the place.
    ///
    /// # Errors
    /// If it is another's, or nobody can tell.
    fn take_place(&self) -> Result<(), Fault> {
        let _change = self.change();
        let mut claimed = self.store.claim();
        for _ in 1..TRIES {
            if claimed.as_ref().is_err_and(|error| !is_closed(error)) {
                claimed = self.store.claim();
            }
        }
        let is_guarded = match claimed {
            Ok(true) => true,
            Ok(false) => return Err(Fault::Elsewhere),
            // Nobody can change anything there.
            Err(error) if is_closed(&error) => false,
            Err(error) => return Err(Fault::Unclear { reason: error.to_string() }),
        };
        self.forget();
        let mut state = self.state();
        (state.standing, state.is_guarded) = (Standing::Writer, is_guarded);
        drop(state);
        // The player is told if that fails, and nothing is written before it does not.
        self.end_broken_import().ok();
        Ok(())
    }

    /// Leaves the place to whoever asks for it; whether somebody does.
    pub(super) fn make_way(&self) -> bool {
        let _change = self.change();
        if !self.store.is_shared() || !self.store.is_asked_for() {
            return false;
        }
        self.state().standing = Standing::TakenOver;
        self.store.release();
        self.note_again("", Fault::TakenOver);
        true
    }

    /// Notices that the place was taken away.
    pub(super) fn notice_loss(&self) {
        let mut state = self.state();
        if state.standing == Standing::Writer && state.is_guarded && !self.store.holds() {
            state.standing = Standing::TakenOver;
            drop(state);
            self.note_again("", Fault::TakenOver);
        }
    }

    /// Whether anything may be changed here.
    pub(super) fn may_change(&self) -> bool {
        self.notice_loss();
        self.state().standing == Standing::Writer
    }

    /// Whether texts may be written.
    ///
    /// # Errors
    /// If another instance of the app does, or an import is broken off and cannot be undone.
    pub(super) fn may_write(&self) -> io::Result<()> {
        if !self.may_change() {
            return Err(io::Error::other("another instance of Kozyr keeps texts here"));
        }
        self.end_broken_import()
    }
}

/// Whether a place cannot be changed by anybody, so that it need not be guarded.
fn is_closed(error: &io::Error) -> bool {
    use io::ErrorKind::{
        AlreadyExists, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, Unsupported,
    };
    [AlreadyExists, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, Unsupported]
        .contains(&error.kind())
}

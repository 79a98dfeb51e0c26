//! Games and positions from files, dropped files and pasted text: lists what was read, and shows
//! each game before the player opens it.

mod invitation;
mod list;
mod page;
mod preview;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
    window::RequestRedraw,
};
use kozyr_core::{
    game::{ImportFile, ImportedMatch},
    known_games::ReadError,
};

use self::{invitation::Invitation, list::ImportedMatches};
use kozyr_platform::{
    import_export::find_backup,
    opened_files::{FilesOpened, MAX_FILE_BYTES, OpenFileError},
    screen::Menu,
};
use kozyr_table::registry::GameRegistry;
use kozyr_ui::language::Language;

/// Opens the page for games from elsewhere; closing it returns to the current menu.
#[derive(Event, Clone, Copy, Debug)]
pub struct OpenImport;

/// The page for games from elsewhere.
#[derive(Resource, Default)]
pub struct ImportPage {
    contents: ImportContents,
    /// The menu to return to.
    return_menu: Menu,
}

/// What the page shows.
#[derive(Default)]
enum ImportContents {
    /// How to open something.
    #[default]
    Empty,
    /// That files are being read.
    Reading(Task<Result<Vec<ImportedMatch>, ReadError>>),
    /// Why nothing could be opened.
    Failed(ImportFailure),
    /// The games that were read.
    Matches(ImportedMatches),
}

/// Why nothing could be opened, in the player's language.
struct ImportFailure {
    message: String,
    /// A short example of the format that comes closest; empty if none comes close.
    example: &'static str,
}

impl ImportPage {
    /// Shows the games in these files once they are read.
    fn read(&mut self, files: Vec<ImportFile>, games: &GameRegistry) {
        let games = games.known().clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { games.import(files) });
        self.contents = ImportContents::Reading(task);
    }

    /// Whether files are being read.
    pub fn is_reading(&self) -> bool {
        matches!(self.contents, ImportContents::Reading(_))
    }

    /// Chooses the game at an index of the list for the preview. Does nothing if there is no list.
    ///
    /// # Panics
    /// If there are fewer games.
    pub fn choose(&mut self, index: usize, games: &GameRegistry) {
        if let ImportContents::Matches(matches) = &mut self.contents {
            matches.choose(index, games.known());
        }
    }

    /// Returns from a game to the list it was chosen from, on windows that show only one of them.
    /// Returns whether that was possible.
    pub fn step_back(&mut self) -> bool {
        match &mut self.contents {
            ImportContents::Matches(matches) => matches.step_back(),
            _ => false,
        }
    }

    /// The menu to open when the page is closed.
    pub fn return_menu(&self) -> Menu {
        self.return_menu
    }
}

/// Adds the page and what opens it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ImportPage>();
    app.add_observer(open_page);
    app.add_systems(
        Update,
        (
            receive_files.run_if(on_message::<FilesOpened>),
            finish_reading.run_if(|page: Res<ImportPage>| page.is_reading()),
        )
            .chain(),
    );
    app.add_plugins(page::plugin);
}

/// Opens an empty page.
fn open_page(
    _: On<OpenImport>,
    mut page: ResMut<ImportPage>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    *page = ImportPage { return_menu: **menu, ..default() };
    next_menu.set(Menu::Import);
}

/// Opens the page with files that arrived. The page of all saved data takes its own archives. An
/// invitation to a table is accepted instead.
fn receive_files(
    mut messages: MessageReader<FilesOpened>,
    mut page: ResMut<ImportPage>,
    games: Res<GameRegistry>,
    language: Res<Language>,
    menu: Res<State<Menu>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let Some(FilesOpened(opened)) = messages.read().last() else { return };
    if let Ok([file]) = opened.as_deref()
        && let Some(invitation) = Invitation::read(file)
    {
        invitation.accept(&mut commands);
        return;
    }
    match opened {
        Ok(files) if **menu == Menu::Data || find_backup(files).is_some() => return,
        Ok(files) => page.read(files.clone(), &games),
        Err(error) => page.contents = ImportContents::Failed(unopened(error, &language)),
    }
    if **menu != Menu::Import {
        page.return_menu = **menu;
        next_menu.set(Menu::Import);
    }
}

/// Shows the games, or why there are none, once the files are read.
fn finish_reading(
    mut page: ResMut<ImportPage>,
    games: Res<GameRegistry>,
    language: Res<Language>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let ImportContents::Reading(task) = &mut page.bypass_change_detection().contents else {
        return;
    };
    let Some(read) = check_ready(task) else { return };
    page.contents = match read {
        Ok(matches) => ImportedMatches::new(matches, games.known())
            .map_or(ImportContents::Empty, ImportContents::Matches),
        Err(error) => ImportContents::Failed(unread(&error, &language)),
    };
}

/// Describes a file that could not be opened.
fn unopened(error: &OpenFileError, language: &Language) -> ImportFailure {
    let message = match error {
        OpenFileError::TooLarge { file } => language.format(
            "import-too-large",
            &[("file", file.as_str().into()), ("size", (MAX_FILE_BYTES >> 20).into())],
        ),
        OpenFileError::Unreadable { file } => {
            language.format("import-unreadable", &[("file", file.as_str().into())])
        }
    };
    ImportFailure { message, example: "" }
}

/// Describes files or text without readable games.
fn unread(error: &ReadError, language: &Language) -> ImportFailure {
    let ReadError::Notation(error) = error else {
        return ImportFailure { message: error.to_string(), example: "" };
    };
    let problem = language.message(&error.text);
    let message = if error.file.is_empty() {
        problem
    } else {
        let arguments = [("file", error.file.as_str().into()), ("problem", problem.into())];
        language.format("import-in-file", &arguments)
    };
    ImportFailure { message, example: error.example }
}

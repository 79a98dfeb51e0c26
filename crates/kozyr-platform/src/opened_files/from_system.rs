//! Files from the system's dialog, the window, the command line and Android's intents.

use std::{
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
};

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{AppLifecycle, FileDragAndDrop, WindowFocused},
};
use kozyr_core::{
    file_names::{folder_of, has_extension, only_with_extension},
    game::ImportFile,
};

use super::{FilesHovering, FilesOpened, MAX_FILE_BYTES, OpenFileError};
use crate::{
    device::CurrentDevice,
    io_tasks::{IoTaskSpawner, IoTasks},
};

/// The result of choosing and reading files; `None` if the player cancels.
type ReadResult = Option<Result<Vec<ImportFile>, OpenFileError>>;

/// Reads files without blocking the app.
#[derive(SystemParam)]
pub(crate) struct FileReader<'w> {
    tasks: IoTaskSpawner<'w, ReadResult>,
    device: Res<'w, CurrentDevice>,
}

impl FileReader<'_> {
    /// Whether there is a dialog on this system.
    pub(super) fn can_choose(&self) -> bool {
        #[cfg(target_os = "android")]
        return self.device.0.can_choose_files();
        #[cfg(not(target_os = "android"))]
        true
    }

    /// Opens the system's dialog.
    #[cfg(target_os = "android")]
    pub(super) fn choose(&mut self) {
        self.device.0.choose_files();
    }

    /// Opens the system's dialog.
    #[cfg(not(target_os = "android"))]
    pub(super) fn choose(&mut self) {
        self.tasks.spawn(async {
            let dialog = rfd::AsyncFileDialog::new()
                .add_filter("Kozyr", super::EXTENSIONS)
                .add_filter("*", &["*"]);
            let chosen = dialog.pick_files().await?;
            let paths: Vec<_> = chosen.iter().map(|file| file.path().to_owned()).collect();
            Some(read_all(&paths))
        });
    }

    /// Reads files.
    fn read(&mut self, paths: Vec<PathBuf>) {
        if !paths.is_empty() {
            self.tasks.spawn(async move { Some(read_all(&paths)) });
        }
    }
}

/// Receives the files that were dropped, chosen or passed by the system.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<IoTasks<ReadResult>>();
    app.add_systems(
        PreUpdate,
        (
            receive_dropped.run_if(on_message::<FileDragAndDrop>),
            // In split screen, an app gets files without having been in the background.
            receive_from_device.run_if(
                on_message::<AppLifecycle>.or_else(on_message::<WindowFocused>).or_else(run_once),
            ),
            send_opened.run_if(|tasks: Res<IoTasks<ReadResult>>| !tasks.is_empty()),
        )
            .chain(),
    );
}

/// Whether files are being chosen or read.
pub fn is_reading_files(world: &World) -> bool {
    !world.resource::<IoTasks<ReadResult>>().is_empty()
}

/// Opens files when the app starts.
pub fn open_at_start(app: &mut App, paths: Vec<PathBuf>) {
    app.add_systems(Startup, move |mut files: FileReader| files.read(paths.clone()));
}

/// Reads files that were dropped on the window, and tracks those held over it.
fn receive_dropped(
    mut messages: MessageReader<FileDragAndDrop>,
    mut files: FileReader,
    mut hovering: ResMut<FilesHovering>,
) {
    let mut paths = Vec::new();
    let mut hovers = hovering.0;
    for message in messages.read() {
        match message {
            FileDragAndDrop::DroppedFile { path_buf, .. } => {
                paths.push(path_buf.clone());
                hovers = false;
            }
            FileDragAndDrop::HoveredFile { .. } => hovers = true,
            FileDragAndDrop::HoveredFileCanceled { .. } => hovers = false,
        }
    }
    hovering.set_if_neq(FilesHovering(hovers));
    files.read(paths);
}

/// Reads the files that another app passed to this one.
pub(crate) fn receive_from_device(mut files: FileReader) {
    if let Some(read) = files.device.0.take_opened_files() {
        files.tasks.spawn(async move { Some(read()) });
    }
}

/// Sends [`FilesOpened`] for each task that has ended.
fn send_opened(mut tasks: ResMut<IoTasks<ReadResult>>, mut opened: MessageWriter<FilesOpened>) {
    opened.write_batch(tasks.take_results().into_iter().flatten().map(FilesOpened));
}

/// Reads files, and the name files of a WTHOR database next to a chosen file of games.
fn read_all(paths: &[PathBuf]) -> Result<Vec<ImportFile>, OpenFileError> {
    let mut files = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let with_games = paths.iter().find(|path| has_extension(path, "wtb"));
    for extension in ["jou", "trn"] {
        if !files.iter().any(|file| file.has_extension(extension)) {
            let names = with_games.and_then(|path| only_sibling(path, extension));
            files.extend(names.and_then(|path| read(&path).ok()));
        }
    }
    Ok(files)
}

/// Reads a file of limited size.
fn read(path: &Path) -> Result<ImportFile, OpenFileError> {
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
    let read_contents = || -> std::io::Result<Vec<u8>> {
        // Opening a pipe would wait for a writer.
        if !fs::metadata(path)?.is_file() {
            return Err(std::io::ErrorKind::InvalidInput.into());
        }
        let mut contents = Vec::new();
        File::open(path)?.take(MAX_FILE_BYTES + 1).read_to_end(&mut contents)?;
        Ok(contents)
    };
    match read_contents() {
        Ok(contents) if contents.len() as u64 > MAX_FILE_BYTES => {
            Err(OpenFileError::TooLarge { file: name })
        }
        Ok(contents) => Ok(ImportFile { name, contents }),
        Err(error) => {
            warn!("cannot read {}: {error}", path.display());
            Err(OpenFileError::Unreadable { file: name })
        }
    }
}

/// The only file with this extension in the folder of another; `None` if there is none or several.
fn only_sibling(file: &Path, extension: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder_of(file)).ok()?;
    only_with_extension(entries.filter_map(|entry| Some(entry.ok()?.path())), extension)
}

//! The program `kozyr-server`; `--help` lists its options.

use std::{error::Error, fs, path::Path, process::ExitCode, sync::Arc};

use clap::Parser;
use kozyr_server::{
    app::App,
    cluster::SingleServer,
    config::{Database, LogFormat, Options},
    listener::{self, Encryption},
    page::Page,
    shutdown,
    storage::{Storage, memory::MemoryStorage},
};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let options = Options::parse();
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    start_log(options)?;
    let page = options.page.as_deref().map(read_page).transpose()?;
    let encryption = encryption(options)?;
    let storage = open_storage(options).await?;
    let listener = TcpListener::bind(options.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}", options.listen))?;
    let app = start_app(options, storage, page).await?;
    let scheme = if matches!(encryption, Encryption::None) { "http" } else { "https" };
    println!("{scheme}://{}/", listener.local_addr()?);
    let stop = CancellationToken::new();
    shutdown::listen(stop.clone(), encryption.clone())?;
    listener::serve(app, listener, encryption, stop).await?;
    tracing::info!("stopped");
    Ok(())
}

/// Starts the server, alone or as one of several.
#[cfg(feature = "cluster")]
async fn start_app(
    options: &Options,
    storage: Arc<dyn Storage>,
    page: Option<Page>,
) -> Result<Arc<App>, Box<dyn Error>> {
    use kozyr_server::cluster::nats::{NatsCluster, NatsSettings};
    if options.cluster.is_empty() {
        return start_alone(options, storage, page);
    }
    if !matches!(options.database(), Database::Postgres(_)) {
        return Err("--cluster needs --database postgres://…, which the servers share".into());
    }
    let settings = NatsSettings {
        servers: options.cluster.clone(),
        name: options.cluster_name.clone(),
        replicas: options.cluster_replicas,
    };
    let cluster = NatsCluster::connect(&settings).await?;
    let app = App::new(options.settings(), storage, cluster.clone(), page)?;
    cluster.start(app.hub.clone()).await?;
    Ok(app)
}

#[cfg(not(feature = "cluster"))]
async fn start_app(
    options: &Options,
    storage: Arc<dyn Storage>,
    page: Option<Page>,
) -> Result<Arc<App>, Box<dyn Error>> {
    start_alone(options, storage, page)
}

fn start_alone(
    options: &Options,
    storage: Arc<dyn Storage>,
    page: Option<Page>,
) -> Result<Arc<App>, Box<dyn Error>> {
    Ok(App::new(options.settings(), storage, Arc::new(SingleServer), page)?)
}

fn start_log(options: &Options) -> Result<(), Box<dyn Error>> {
    // PostgreSQL notes at each start that the tables are there already.
    let filter = EnvFilter::try_new(format!("{},sqlx::postgres::notice=warn", options.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match options.log_format {
        LogFormat::Text => log.with_ansi(false).init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

fn read_page(folder: &Path) -> Result<Page, String> {
    let page = Page::from_folder(folder)
        .map_err(|error| format!("cannot read the page in {}: {error}", folder.display()))?;
    if !page.has("index.html") {
        return Err(format!("{} has no index.html; build it with `make web`", folder.display()));
    }
    Ok(page)
}

#[cfg(feature = "tls")]
fn encryption(options: &Options) -> Result<Encryption, Box<dyn Error>> {
    use kozyr_server::tls::Certificates;
    match (&options.tls_certificate, &options.tls_key) {
        (Some(certificate), Some(key)) => {
            Ok(Encryption::Tls(Certificates::from_files(certificate, key)?))
        }
        _ => Ok(Encryption::None),
    }
}

#[cfg(not(feature = "tls"))]
fn encryption(_: &Options) -> Result<Encryption, Box<dyn Error>> {
    Ok(Encryption::None)
}

async fn open_storage(options: &Options) -> Result<Arc<dyn Storage>, Box<dyn Error>> {
    match options.database() {
        Database::Memory => Ok(Arc::new(MemoryStorage::new())),
        Database::Postgres(url) => open_postgres(options, url).await,
        Database::File(file) => {
            if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                create_private_folder(folder)
                    .map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
            }
            open_file(options, &file).await
        }
    }
}

/// Creates a folder, if it is missing, for this user alone: matches have cards that others must not
/// see.
fn create_private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

#[cfg(feature = "sqlite")]
async fn open_file(options: &Options, file: &Path) -> Result<Arc<dyn Storage>, Box<dyn Error>> {
    use kozyr_server::storage::sqlite::{SqliteSettings, SqliteStorage};
    let max_bytes = options.database_limit.map(|megabytes| megabytes.saturating_mul(1_000_000));
    let settings = SqliteSettings { file: file.to_owned(), max_bytes };
    let storage = SqliteStorage::open(&settings)
        .await
        .map_err(|error| format!("cannot open {}: {error}", file.display()))?;
    tracing::info!(file = %file.display(), "tables are stored in this file");
    Ok(Arc::new(storage))
}

#[cfg(not(feature = "sqlite"))]
async fn open_file(_: &Options, file: &Path) -> Result<Arc<dyn Storage>, Box<dyn Error>> {
    Err(format!("cannot store in {}: built without SQLite", file.display()).into())
}

#[cfg(feature = "postgres")]
async fn open_postgres(options: &Options, url: String) -> Result<Arc<dyn Storage>, Box<dyn Error>> {
    use kozyr_server::storage::postgres::{PostgresSettings, PostgresStorage};
    let settings = PostgresSettings { url, connections: options.database_connections };
    let storage = PostgresStorage::open(&settings)
        .await
        .map_err(|error| format!("cannot open the database in PostgreSQL: {error}"))?;
    tracing::info!("tables are stored in PostgreSQL");
    Ok(Arc::new(storage))
}

#[cfg(not(feature = "postgres"))]
async fn open_postgres(_: &Options, _: String) -> Result<Arc<dyn Storage>, Box<dyn Error>> {
    Err("cannot store in PostgreSQL: built without it".into())
}

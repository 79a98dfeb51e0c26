//! A server in this process.

use std::{net::SocketAddr, sync::Arc};

use kozyr_rooms::{GameOptions, TableOptions};
use kozyr_server::{
    app::App,
    cluster::SingleServer,
    listener::{self, Encryption},
    page::Page,
    settings::Settings,
    storage::{Storage, memory::MemoryStorage},
};
use serde_json::{Value, json};
use tokio::{net::TcpListener, task::JoinHandle};
use tokio_util::sync::CancellationToken;

use super::http;

/// A running server. It stops when it is dropped or told to.
pub struct TestServer {
    pub address: SocketAddr,
    pub app: Arc<App>,
    stop: CancellationToken,
    task: JoinHandle<std::io::Result<()>>,
}

impl TestServer {
    /// Starts a server with storage in memory.
    pub async fn start() -> Self {
        TestServer::with(Settings::default(), Arc::new(MemoryStorage::new())).await
    }

    pub async fn with_settings(settings: Settings) -> Self {
        TestServer::with(settings, Arc::new(MemoryStorage::new())).await
    }

    pub async fn with(settings: Settings, storage: Arc<dyn Storage>) -> Self {
        TestServer::with_page(settings, storage, None).await
    }

    pub async fn with_page(
        settings: Settings,
        storage: Arc<dyn Storage>,
        page: Option<Page>,
    ) -> Self {
        TestServer::run(settings, storage, page, Encryption::None).await
    }

    #[cfg(feature = "tls")]
    pub async fn encrypted(settings: Settings, encryption: Encryption) -> Self {
        TestServer::run(settings, Arc::new(MemoryStorage::new()), None, encryption).await
    }

    async fn run(
        settings: Settings,
        storage: Arc<dyn Storage>,
        page: Option<Page>,
        encryption: Encryption,
    ) -> Self {
        let app = App::new(settings, storage, Arc::new(SingleServer), page).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let serving = listener::serve(app.clone(), listener, encryption, stop.clone());
        TestServer { address, app, stop, task: tokio::spawn(serving) }
    }

    /// Opens a room and returns the answer.
    pub async fn open_room(&self, options: &TableOptions) -> Value {
        let answer =
            http::post(self.address, "/api/rooms", &json!({ "options": options }).to_string())
                .await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()
    }

    /// Opens a room for Reversi and returns its identifier.
    pub async fn open_reversi(&self) -> String {
        let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
        self.open_room(&options).await["room"].as_str().unwrap().to_owned()
    }

    /// Asks the server to drain, and waits until it has stopped.
    pub async fn stop(self) {
        self.stop.cancel();
        self.task.await.unwrap().unwrap();
    }
}

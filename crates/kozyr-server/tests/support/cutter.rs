//! A proxy whose connections break at random moments.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    task::JoinSet,
    time::sleep,
};

use super::dice;

/// The most pieces of data that a connection forwards before it breaks. A WebSocket mostly sends a
/// message in one piece.
const MOST_PIECES: u32 = 60;

/// How long a server may believe that a lost connection is still there.
const LINGER: Duration = Duration::from_millis(500);

/// How a connection breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// A message of the client does not reach the server.
    BeforeRequest,
    /// Only the beginning of a message of the client reaches the server.
    HalfRequest,
    /// A message of the client reaches the server, and what the server sends next is lost.
    AfterRequest,
    /// Only the beginning of what the server sends reaches the client.
    HalfAnswer,
    /// What the server sends reaches the client, and then the connection ends.
    AfterAnswer,
    /// Nothing is forwarded any more, and neither side is told.
    Silence,
}

impl Cut {
    pub const ALL: [Cut; 6] = [
        Cut::BeforeRequest,
        Cut::HalfRequest,
        Cut::AfterRequest,
        Cut::HalfAnswer,
        Cut::AfterAnswer,
        Cut::Silence,
    ];

    /// Silence is rare, since clients wait long until they give up.
    fn any() -> Self {
        Cut::ALL[dice(4 * Cut::ALL.len() as u32 - 3) as usize / 4]
    }
}

/// How often connections broke in each way, in the order of [`Cut::ALL`].
pub type CutCounts = [u64; Cut::ALL.len()];

type Counts = Arc<[AtomicU64; Cut::ALL.len()]>;

/// A proxy in front of a server.
pub struct Cutter {
    pub address: SocketAddr,
    counts: Counts,
    _tasks: JoinSet<()>,
}

impl Cutter {
    /// Starts a proxy. It accepts connections also while the server is down, and closes them.
    pub async fn start(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (counts, mut tasks) = (Counts::default(), JoinSet::new());
        let for_connections = counts.clone();
        tasks.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let counts = for_connections.clone();
                connections.spawn(async move {
                    if let Ok(server) = TcpStream::connect(server).await {
                        Connection::new(client, server, counts).run().await;
                    }
                });
                while connections.try_join_next().is_some() {}
            }
        });
        Cutter { address, counts, _tasks: tasks }
    }

    pub fn counts(&self) -> CutCounts {
        std::array::from_fn(|index| self.counts[index].load(Relaxed))
    }
}

/// A connection of a client through the proxy.
struct Connection {
    from_client: OwnedReadHalf,
    to_client: OwnedWriteHalf,
    from_server: OwnedReadHalf,
    to_server: OwnedWriteHalf,
    counts: Counts,
}

/// A piece of data, and whether the client has sent it.
struct Piece {
    is_request: bool,
    length: usize,
}

impl Connection {
    fn new(client: TcpStream, server: TcpStream, counts: Counts) -> Self {
        for stream in [&client, &server] {
            stream.set_nodelay(true).unwrap();
        }
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        Connection { from_client, to_client, from_server, to_server, counts }
    }

    /// Forwards until the connection breaks, or one side closes it.
    async fn run(mut self) {
        let cut = Cut::any();
        let mut left = dice(MOST_PIECES);
        let mut request = vec![0; 16 * 1024];
        let mut answer = request.clone();
        loop {
            let Some(piece) = self.read(&mut request, &mut answer).await else { return };
            if left == 0 && piece.is_request != matches!(cut, Cut::HalfAnswer | Cut::AfterAnswer) {
                self.counts[cut as usize].fetch_add(1, Relaxed);
                let data = if piece.is_request { &request } else { &answer };
                return self.cut(cut, &data[..piece.length]).await;
            }
            left = left.saturating_sub(1);
            let forwarded = match piece.is_request {
                true => self.to_server.write_all(&request[..piece.length]).await,
                false => self.to_client.write_all(&answer[..piece.length]).await,
            };
            if forwarded.is_err() {
                return;
            }
        }
    }

    /// Reads what comes next from either side; `None` if that side has closed the connection.
    async fn read(&mut self, request: &mut [u8], answer: &mut [u8]) -> Option<Piece> {
        let (is_request, length) = tokio::select! {
            length = self.from_client.read(request) => (true, length),
            length = self.from_server.read(answer) => (false, length),
        };
        length.ok().filter(|&length| length > 0).map(|length| Piece { is_request, length })
    }

    /// Breaks the connection while this piece of data is on its way.
    async fn cut(mut self, cut: Cut, piece: &[u8]) {
        let half = &piece[..dice(piece.len() as u32) as usize];
        let mut lost = vec![0; 16 * 1024];
        // Errors do not matter: the connection is about to end.
        match cut {
            Cut::BeforeRequest => {}
            Cut::HalfRequest => {
                let _ = self.to_server.write_all(half).await;
            }
            Cut::AfterRequest => {
                let _ = self.to_server.write_all(piece).await;
                let _ = self.from_server.read(&mut lost).await;
            }
            Cut::HalfAnswer => {
                let _ = self.to_client.write_all(half).await;
            }
            Cut::AfterAnswer => {
                let _ = self.to_client.write_all(piece).await;
            }
            Cut::Silence => {
                // Until the client gives up.
                while self.from_client.read(&mut lost).await.is_ok_and(|length| length > 0) {}
            }
        }
        let Connection { from_client, to_client, from_server, to_server, .. } = self;
        drop((from_client, to_client));
        if dice(2) == 0 {
            sleep(LINGER).await;
        }
        drop((from_server, to_server));
    }
}

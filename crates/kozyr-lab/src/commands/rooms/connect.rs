//! `rooms connect`: runs a program that speaks the protocol of tables.

use std::process::Stdio;

use futures_util::{SinkExt, StreamExt};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    process::{Child, Command},
};
use tokio_tungstenite::tungstenite::{Message, protocol::CloseFrame};

use super::DEFAULT_SERVER;
use crate::{
    console::Console,
    failure::Failure,
    rooms::{
        connection::{Socket, find_table},
        link::{ServerAddress, TableAddress},
        run as run_network,
    },
};

/// The arguments of `rooms connect`.
#[derive(Debug, clap::Args)]
pub struct ConnectArgs {
    /// Link to the table, or its six-letter code
    table: TableAddress,
    /// Program and its arguments. Its standard input gets the messages of the server, one per line,
    /// and each line of its standard output is sent to the server
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<String>,
    /// Server of the code
    #[arg(long, value_name = "URL", default_value = DEFAULT_SERVER)]
    server: ServerAddress,
}

/// Runs the program until it ends or the connection does.
///
/// # Errors
/// If the table cannot be joined, the program cannot be started or fails, or the server closes the
/// connection.
pub fn run(args: &ConnectArgs, _console: &mut Console<'_>) -> Result<(), Failure> {
    run_network("the connection is closed", async {
        let (server, room) = find_table(&args.table, &args.server).await?;
        let socket = server.connect(&room).await?;
        let command = args.program.join(" ");
        let program = Command::new(&args.program[0])
            .args(&args.program[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| Failure::Failed(format!("cannot start `{command}`: {error}")))?;
        forward(socket, program, &command).await
    })
}

/// Forwards lines and messages.
async fn forward(mut socket: Socket, mut program: Child, command: &str) -> Result<(), Failure> {
    let lost = |reason: String| Failure::Failed(format!("the connection was lost: {reason}"));
    let mut input = program.stdin.take().expect("it is a pipe");
    let mut lines = BufReader::new(program.stdout.take().expect("it is a pipe")).lines();
    loop {
        tokio::select! {
            line = lines.next_line() => match line? {
                Some(line) => {
                    let sent = socket.send(Message::text(line)).await;
                    sent.map_err(|error| lost(error.to_string()))?;
                }
                None => break,
            },
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let written = input.write_all(format!("{text}\n").as_bytes()).await;
                    if written.is_err() {
                        // The program has closed its input, and says what it has to say.
                        continue;
                    }
                }
                Some(Ok(Message::Close(Some(CloseFrame { code, reason })))) => {
                    return Err(lost(format!("the server closed it ({code} {reason})")));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(lost(error.to_string())),
                None => return Err(lost("the server closed it".into())),
            },
        }
    }
    // The server need not answer.
    let _ = socket.close(None).await;
    let status = program.wait().await?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::Failed(format!("`{command}` failed: {status}")))
}

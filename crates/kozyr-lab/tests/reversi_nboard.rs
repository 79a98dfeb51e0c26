//! The engine as front ends use it: a process, two pipes, and a `ping` before each change of the
//! board. The tests check the order of answers, never their times.

use crate::run_lab::{command, start};

use std::{
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use kozyr_reversi::{Position, notation::parse_transcript};

/// No stopped search takes this long, even on a slow machine.
const DEADLINE: Duration = Duration::from_secs(120);

/// A depth whose search would take all day.
const ENDLESS: &str = "set depth 60";

/// A front end with its engine.
pub struct FrontEnd {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<String>,
    pings: u32,
}

impl FrontEnd {
    /// Starts the engine.
    pub fn new(arguments: &[&str]) -> Self {
        let mut child = start(command(&[&["reversi", "nboard"], arguments].concat()));
        let (to, output) = (child.stdin.take(), child.stdout.take().unwrap());
        let (sender, from) = channel();
        // The front end reads in another thread, so it never blocks the engine.
        thread::spawn(move || pass_on(BufReader::new(output).lines(), &sender));
        let mut front_end = FrontEnd { child, to, from, pings: 0 };
        front_end.say("nboard 2");
        assert_eq!(front_end.next(), "set myname Kozyr");
        front_end
    }

    /// Sends a line to the engine.
    pub fn say(&mut self, line: &str) {
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line of the engine.
    pub fn next(&mut self) -> String {
        self.from.recv_timeout(DEADLINE).expect("the engine answers")
    }

    /// All lines up to and including the first that starts with `prefix`.
    fn until(&mut self, prefix: &str) -> Vec<String> {
        let mut lines = vec![self.next()];
        while !lines.last().unwrap().starts_with(prefix) {
            lines.push(self.next());
        }
        lines
    }

    /// Makes the engine stop. Returns the lines it wrote before it did.
    fn ping(&mut self) -> Vec<String> {
        self.pings += 1;
        let number = self.pings;
        self.say(&format!("ping {number}"));
        let mut lines = self.until("pong ");
        assert_eq!(lines.pop(), Some(format!("pong {number}")));
        lines
    }

    /// Asks for the engine's move.
    fn go(&mut self) -> String {
        self.say("go");
        let answer = self.until("=== ").pop().unwrap();
        assert_eq!(self.until("status").len(), 1);
        answer["=== ".len()..].to_owned()
    }

    /// The answer to `hint`, without status lines.
    fn hint(&mut self, count: u32) -> Vec<String> {
        self.say(&format!("hint {count}"));
        assert_eq!(self.next(), "status Kozyr is analyzing");
        let mut lines = self.until("status");
        lines.pop();
        lines
    }

    /// Closes the engine's input, and checks that it ends without further output.
    pub fn end(mut self) {
        drop(self.to.take());
        assert!(self.child.wait().unwrap().success());
        assert_eq!(self.from.iter().count(), 0);
    }
}

/// Sends all lines to a channel.
fn pass_on(lines: Lines<BufReader<ChildStdout>>, sender: &std::sync::mpsc::Sender<String>) {
    for line in lines.map_while(Result::ok) {
        if sender.send(line).is_err() {
            return;
        }
    }
}

/// The command that sets a game with this clock time and these moves.
fn game(time: &str, moves: &str) -> String {
    format!(
        "set game (;GM[Othello]PC[NBoard]DT[2026-01-01 00:00:00 GMT]PB[a]PW[b]RE[?]TI[{time}]TY[8]\
         BO[8 ---------------------------O*------*O--------------------------- *]{moves};)"
    )
}

/// The position after a transcript.
fn after(transcript: &str) -> Position {
    let mut position = Position::START;
    for action in parse_transcript(&position, transcript).unwrap() {
        position = position.play(action).unwrap();
    }
    position
}

/// The fields of a line `search pv eval 0 depth`.
fn search_line(line: &str) -> (String, f64, u32) {
    let fields: Vec<_> = line.split_whitespace().collect();
    let ["search", pv, value, "0", depth] = fields[..] else { panic!("{line}") };
    let (_, hundredths) = value.split_once('.').unwrap();
    assert_eq!(hundredths.len(), 2, "{line}");
    let digits = depth.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(depth.len());
    (pv.to_owned(), value.parse().unwrap(), depth[..digits].parse().unwrap())
}

#[test]
fn a_ping_stops_any_search_before_it_is_answered() {
    for ponder in [&[][..], &["--ponder"][..]] {
        let mut front_end = FrontEnd::new(ponder);
        front_end.say(&game("15:00//02:00", "B[F5]W[D6]"));
        front_end.say(ENDLESS);
        for search in ["go", "hint 3", "analyze"] {
            front_end.say(search);
            assert!(front_end.next().starts_with("status Kozyr is "));
            front_end.ping();
            // No line of the old search follows: the next answer is to the next question.
            front_end.say("learn");
            assert_eq!(front_end.next(), "learned");
        }
        // Queued searches end with the first.
        front_end.say("hint 1\nhint 2\ngo");
        front_end.ping();
        front_end.end();
    }
}

#[test]
fn the_end_of_the_input_ends_the_program_during_a_search() {
    for last in ["go", "hint 4", "analyze", "go\nquit"] {
        let mut front_end = FrontEnd::new(&[]);
        front_end.say(ENDLESS);
        front_end.say(last);
        front_end.until("status");
        drop(front_end.to.take());
        assert!(front_end.child.wait().unwrap().success(), "{last}");
    }
}

#[test]
fn a_stopped_engine_searches_the_new_position() {
    let mut front_end = FrontEnd::new(&[]);
    front_end.say(&game("15:00", "B[F5]"));
    front_end.say(ENDLESS);
    front_end.say("go");
    front_end.until("status Kozyr is thinking");
    front_end.ping();
    front_end.say("move D6//1.5");
    front_end.say("set depth 4");
    let placed = front_end.go();
    let square = placed.split('/').next().unwrap().parse().unwrap();
    assert!(after("f5d6").place(square).is_some(), "{placed}");
    front_end.end();
}

#[test]
fn hints_come_after_each_round_with_lines_and_hundredths() {
    let mut front_end = FrontEnd::new(&[]);
    front_end.say(&game("15:00", "B[F5]W[D6]B[C3]"));
    front_end.say("set depth 6");
    let rounds = front_end.hint(2);
    let mut last_depth = 0;
    let mut fraction = false;
    for line in rounds.iter().filter(|line| line.starts_with("search ")) {
        let (pv, value, depth) = search_line(line);
        assert!(depth >= last_depth && value.abs() <= 64.0, "{line}");
        last_depth = depth;
        fraction |= value.fract() != 0.0;
        // The whole line can be played.
        after(&format!("f5d6c3{pv}"));
    }
    assert_eq!(last_depth, 6);
    assert!(fraction, "some value is no whole number: {rounds:?}");
    let last: Vec<_> = rounds.iter().rev().filter(|line| line.starts_with("search ")).collect();
    let [second, first] = [search_line(last[0]), search_line(last[1])];
    assert!(first.1 >= second.1 && first.0[..2] != second.0[..2]);
    front_end.end();
}

#[test]
fn a_solved_ending_is_reported_as_solved() {
    // Black captures b1 from a1, and White has no discs left.
    let board = format!("-O{}", "*".repeat(62));
    let mut front_end = FrontEnd::new(&[]);
    front_end.say(&format!("set game (;GM[Othello]TI[1:00]BO[8 {board} *];)"));
    let rounds = front_end.hint(1);
    let solved = rounds.iter().rfind(|line| line.starts_with("search ")).unwrap();
    assert_eq!(solved, "search A1 +64.00 0 100%");
    front_end.end();
}

#[test]
fn a_forced_pass_is_the_engines_move() {
    // White has no legal move; Black has one, a1.
    let board = format!("-O{}", "*".repeat(62));
    let mut front_end = FrontEnd::new(&[]);
    front_end.say(&format!("set game (;GM[Othello]TI[1:00]BO[8 {board} O];)"));
    let rounds = front_end.hint(3);
    let last = rounds.iter().rfind(|line| line.starts_with("search ")).unwrap();
    assert_eq!(last, "search PAA1 -64.00 0 100%");
    assert_eq!(front_end.go(), "PA");
    front_end.say("move PA");
    assert_eq!(front_end.go().split('/').next(), Some("A1"));
    front_end.end();
}

#[test]
fn a_move_takes_no_more_than_the_clock_has() {
    // Black has three of five seconds left; the opponent's minute does not count.
    let mut front_end = FrontEnd::new(&[]);
    front_end.say(&game("0:05", "B[F5//1.5]W[D6//60]B[C3//0.5]W[D3//1]"));
    front_end.say(ENDLESS);
    let answer = front_end.go();
    let seconds: f64 = answer.rsplit('/').next().unwrap().parse().unwrap();
    // A busy machine adds time; without a clock the search would take all day.
    assert!(seconds < 60.0, "{answer}");
    front_end.end();
}

#[test]
fn invalid_games_and_moves_are_reported_and_leave_no_position() {
    let no_game = "status Kozyr: there is no game; `set game` starts one";
    let illegal = [
        "move A1".to_owned(),
        "move Z9".to_owned(),
        "move PA".to_owned(),
        "move D3/x".to_owned(),
        "set game (;GM[Othello".to_owned(),
        "set game nothing".to_owned(),
        "set game (;GM[Othello]BO[8 ---];)".to_owned(),
        format!("set game (;GM[Othello]PB[{}", "x".repeat(3 << 20)),
        game("15:00", "B[F5]").replace("GM[Othello]", "GM[Othello]TY[8a]"),
        game("15:00", "B[A1]"),
    ];
    for wrong in illegal {
        let mut front_end = FrontEnd::new(&[]);
        front_end.say(&wrong);
        assert!(front_end.next().starts_with("status Kozyr: "), "{wrong}");
        for request in ["go", "hint 2", "analyze", "move F5"] {
            front_end.say(request);
            assert_eq!(front_end.next(), no_game, "{request} after {wrong}");
        }
        front_end.say(&game("15:00", "B[F5]"));
        front_end.say("set depth 2");
        let placed = front_end.go();
        assert!(after("f5").place(placed.split('/').next().unwrap().parse().unwrap()).is_some());
        front_end.end();
    }
}

#[test]
fn invalid_numbers_are_reported_and_change_nothing() {
    let mut front_end = FrontEnd::new(&[]);
    front_end.say("set depth 2");
    for wrong in ["set depth x", "set depth 0", "set depth 61", "hint many", "set contempt much"] {
        front_end.say(wrong);
        assert!(front_end.next().starts_with("status Kozyr: "), "{wrong}");
    }
    // Unknown commands and settings are ignored.
    front_end.say("set colour blue\nsomething new");
    let rounds = front_end.hint(1);
    let last = rounds.iter().rfind(|line| line.starts_with("search ")).unwrap();
    assert_eq!(search_line(last).2, 2);
    front_end.end();
}

#[test]
fn a_game_is_analysed_from_its_end_to_its_beginning() {
    let mut front_end = FrontEnd::new(&[]);
    front_end.say(&game("15:00", "B[F5]W[D6]B[C3]"));
    front_end.say("set depth 3");
    front_end.say("analyze");
    let lines = front_end.until("status Kozyr is waiting");
    let plies: Vec<u32> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("analysis "))
        .map(|line| {
            let (ply, value) = line.split_once(' ').unwrap();
            assert!(value.parse::<f64>().unwrap().abs() <= 64.0);
            ply.parse().unwrap()
        })
        .collect();
    assert_eq!(plies, [3, 2, 1, 0]);
    front_end.end();
}

#[test]
fn contempt_is_the_value_of_a_proved_draw_for_black() {
    // Black fills h1, which flips g1 and the diagonal down to e4; then both have 32 discs.
    let mut front_end = FrontEnd::new(&[]);
    let rows = [4, 4, 4, 4, 2, 2, 1].map(|own| "*".repeat(own) + &"O".repeat(8 - own));
    let board = format!("******O-{}", rows.concat());
    let position: Position = format!("{} X", board.replace('*', "X")).parse().unwrap();
    let next = position.place("h1".parse().unwrap()).expect("h1 is legal");
    assert_eq!(next.board.final_score(), 0, "the board of this test is a draw");
    front_end.say("set contempt 3");
    front_end.say(&format!("set game (;GM[Othello]TI[1:00]BO[8 {board} *];)"));
    assert!(front_end.go().starts_with("H1/+3.00/"));
    let hint = front_end.hint(0).into_iter().rfind(|line| line.starts_with("search ")).unwrap();
    assert_eq!(hint, "search H1 +3.00 0 100%");
    // The same with the colours exchanged.
    let other = board.replace('*', "b").replace('O', "*").replace('b', "O");
    front_end.say(&format!("set game (;GM[Othello]TI[1:00]BO[8 {other} O];)"));
    assert!(front_end.go().starts_with("H1/-3.00/"));
    front_end.end();
}

#[test]
fn decimal_commas_are_read() {
    let mut front_end = FrontEnd::new(&[]);
    front_end.say("set depth 2");
    for played in ["F5/2,00/1,50", "D6/+2.00,-2.00/1", "C3/-1.5"] {
        front_end.say(&format!("move {played}"));
    }
    front_end.say("analyze");
    let lines = front_end.until("status Kozyr is waiting");
    assert!(lines.iter().any(|line| line.starts_with("analysis 3 ")), "{lines:?}");
    front_end.end();
}

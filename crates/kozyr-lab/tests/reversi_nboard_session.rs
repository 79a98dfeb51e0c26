//! Whole sessions of a front end that believes only the published text of the NBoard protocol,
//! version 2: every line of the engine must have one of the forms described there, and come where
//! it belongs.
//!
//! The front end NBoard itself is not run here: no package registry has it.

use kozyr_core::game::Seed;
use kozyr_reversi::{Action, Colour, Position, Square};
use rand::seq::IndexedRandom;

use crate::reversi_nboard::FrontEnd;

/// The game of the example session in the protocol's description.
const EXAMPLE: &str = "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]\
                       TI[15:00]TY[8]BO[8 ---------------------------O*------*O-------------------\
                       -------- *]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

/// A line of the engine.
#[derive(Clone, PartialEq, Debug)]
enum Line {
    Pong(u32),
    Status,
    Nodes,
    Move(Action),
    /// The moves and the value of a line that was searched.
    Search(Vec<Action>, f64),
    Learned,
    Analysis(usize, f64),
}

/// Reads moves without blanks: `f5d6PA`.
fn moves(text: &str) -> Vec<Action> {
    let pairs = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
    pairs.map(action).collect()
}

/// Reads a move: a square, or `PA` for a pass.
fn action(text: &str) -> Action {
    match text {
        "PA" | "pa" => Action::Pass,
        square => Action::Place(square.parse::<Square>().unwrap_or_else(|_| panic!("{square}"))),
    }
}

/// A value in discs.
fn value(text: &str) -> f64 {
    let value: f64 = text.parse().unwrap_or_else(|_| panic!("{text}"));
    assert!(value.abs() <= 64.0, "{text}");
    value
}

/// Reads a line strictly.
fn parse(line: &str) -> Line {
    assert!(line.is_ascii() && !line.contains('\r'), "{line}");
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    let fields: Vec<&str> = rest.split(' ').collect();
    match command {
        "pong" => Line::Pong(rest.parse().unwrap()),
        "status" => Line::Status,
        "nodestats" => {
            let [nodes, seconds] = fields[..] else { panic!("{line}") };
            assert!(nodes.parse::<u64>().is_ok() && seconds.parse::<f64>().unwrap() >= 0.0);
            Line::Nodes
        }
        "===" => {
            // The move, perhaps with its value and the seconds it took.
            let [fields, more @ ..] = &fields[..] else { panic!("{line}") };
            assert!(more.is_empty(), "{line}");
            let fields: Vec<&str> = fields.split('/').collect();
            assert!(fields.len() <= 3, "{line}");
            fields[1..].iter().filter(|field| !field.is_empty()).for_each(|field| {
                assert!(field.parse::<f64>().is_ok(), "{line}");
            });
            Line::Move(action(fields[0]))
        }
        "search" => {
            let [line_of_play, evaluation, "0", depth, ..] = fields[..] else { panic!("{line}") };
            assert!(depth.starts_with(|first: char| first.is_ascii_digit()), "{line}");
            Line::Search(moves(line_of_play), value(evaluation))
        }
        "learned" if rest.is_empty() => Line::Learned,
        "analysis" => {
            let [ply, evaluation] = fields[..] else { panic!("{line}") };
            Line::Analysis(ply.parse().unwrap(), value(evaluation))
        }
        _ => panic!("the protocol has no line `{line}`"),
    }
}

/// A front end with the position that the engine should have.
struct StrictFrontEnd {
    engine: FrontEnd,
    position: Position,
    pings: u32,
}

impl StrictFrontEnd {
    /// Starts the engine and the session as the protocol demands: depth and game before any
    /// request.
    fn new(ggf: &str, depth: u32, position: Position) -> Self {
        let mut engine = FrontEnd::new(&[]);
        engine.say(&format!("set depth {depth}"));
        engine.say(&format!("set game {ggf}"));
        let mut this = StrictFrontEnd { engine, position, pings: 0 };
        this.synchronize();
        this
    }

    /// Sends a `ping`. Nothing may come before its `pong`, since nothing was asked.
    fn synchronize(&mut self) {
        self.pings += 1;
        self.engine.say(&format!("ping {}", self.pings));
        assert_eq!(parse(&self.engine.next()), Line::Pong(self.pings));
    }

    /// The lines of an answer, up to the status line after `is_last`.
    fn answer(&mut self, request: &str, is_last: impl Fn(&Line) -> bool) -> Vec<Line> {
        self.engine.say(request);
        let mut lines = vec![parse(&self.engine.next())];
        assert_eq!(lines, [Line::Status], "an engine says that it is busy");
        while !lines.iter().any(&is_last) {
            lines.push(parse(&self.engine.next()));
        }
        lines.push(parse(&self.engine.next()));
        assert_eq!(lines.last(), Some(&Line::Status), "an engine says that it is idle");
        lines
    }

    /// Asks for a move, and checks that exactly one legal move comes.
    fn go(&mut self) -> Action {
        let lines = self.answer("go", |line| matches!(line, Line::Move(_)));
        let moves: Vec<Action> = lines
            .iter()
            .filter_map(|line| if let Line::Move(action) = line { Some(*action) } else { None })
            .collect();
        let [action] = moves[..] else { panic!("{lines:?}") };
        assert!(self.position.play(action).is_some(), "{action} is illegal");
        action
    }

    /// Plays a move of either side. The engine must not play its own without this.
    fn play(&mut self, action: Action) {
        let text = match action {
            Action::Pass => "PA".to_owned(),
            Action::Place(square) => square.to_string().to_uppercase(),
        };
        self.position = self.position.play(action).expect("a legal move");
        self.engine.say(&format!("move {text}//0.01"));
        self.synchronize();
    }

    /// The legal actions.
    fn legal(&self) -> Vec<Action> {
        match self.position.board.must_pass() {
            true => vec![Action::Pass],
            false => self.position.board.moves().iter().map(Action::Place).collect(),
        }
    }
}

#[test]
fn the_example_of_the_protocol_is_a_session() {
    let position =
        moves("F5F6D3C5E6F7E7F4").into_iter().fold(Position::START, |position, played| {
            position.play(played).expect("the example is legal")
        });
    assert_eq!(position.to_move, Colour::Black);
    let mut front_end = StrictFrontEnd::new(EXAMPLE, 6, position);
    let played = front_end.go();
    front_end.play(played);
    // A hint lists different moves, and each line can be played.
    front_end.engine.say("hint 3");
    assert_eq!(parse(&front_end.engine.next()), Line::Status);
    let mut last: Vec<Vec<Action>> = Vec::new();
    loop {
        match parse(&front_end.engine.next()) {
            Line::Search(line, _) => {
                let mut after = front_end.position;
                for &action in &line {
                    after = after.play(action).expect("a line is legal");
                }
                last.push(line);
            }
            Line::Nodes => {}
            Line::Status => break,
            other => panic!("{other:?} in a hint"),
        }
    }
    let first_moves: std::collections::BTreeSet<String> =
        last.iter().rev().take(3).map(|line| line[0].to_string()).collect();
    assert_eq!(first_moves.len(), 3, "{last:?}");
    front_end.synchronize();
    front_end.engine.say("learn");
    assert_eq!(parse(&front_end.engine.next()), Line::Learned);
    front_end.synchronize();
    front_end.engine.end();
}

#[test]
fn whole_games_follow_the_protocol() {
    for seed in 0..3 {
        let mut rng = Seed::from(seed).rng();
        let start = EXAMPLE.split("B[F5]").next().unwrap();
        let mut front_end = StrictFrontEnd::new(&format!("{start};)"), 2, Position::START);
        let engine_plays = if seed % 2 == 0 { Colour::Black } else { Colour::White };
        let mut count = 0;
        while !front_end.position.board.is_over() {
            let action = match front_end.position.to_move == engine_plays {
                true => front_end.go(),
                false => *front_end.legal().choose(&mut rng).unwrap(),
            };
            front_end.play(action);
            count += 1;
        }
        // The analysis has a value for each position of the game.
        let lines = front_end.answer("analyze", |line| matches!(line, Line::Analysis(0, _)));
        let plies: Vec<usize> = lines
            .iter()
            .filter_map(|line| if let Line::Analysis(ply, _) = line { Some(*ply) } else { None })
            .collect();
        assert_eq!(plies, (0..=count).rev().collect::<Vec<_>>());
        front_end.engine.end();
    }
}

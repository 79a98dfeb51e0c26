//! `reversi analyse`: the value of each move of games.

use std::{fmt::Write as _, io::BufRead, num::NonZeroUsize, path::PathBuf};

use kozyr_core::tree::Bound;
use kozyr_reversi::{
    Action, Colour, Position, Reversi, Square,
    engine::{Engine, Level, MoveAnalysis, MultiPv, Weights},
    notation::NotatedGame,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::super::{
    options::parse_threads,
    plan::plan_json,
    shard_args::{RunOptions, ShardArgs},
};
use crate::{
    arena::ArenaError,
    console::Console,
    failure::Failure,
    game_files::{GameFileArgs, SourcedGame, players_label},
    jobs::{BatchJob, ReportOptions, UnitCallback, UnitResults, WorkerPool, Workers},
    progress::ProgressReporter,
};

/// A move that loses at least this many discs is a turning point.
const TURNING_POINT_DISCS: i32 = 6;
/// The size of an engine's table: 2^20 entries of 16 bytes.
const TABLE_BITS: u32 = 20;

/// The arguments of `reversi analyse`.
#[derive(Debug, clap::Args)]
pub struct ReversiAnalyseArgs {
    #[command(flatten)]
    files: GameFileArgs,
    /// Level of the engine, 1 to 12
    #[arg(long, value_name = "LEVEL", default_value_t = 11, value_parser = clap::value_parser!(u32).range(1..=12))]
    level: u32,
    /// Also show the best N moves of each position and the move played, with value, certainty and
    /// line
    #[arg(long, value_name = "N", default_value_t = 0)]
    lines: usize,
    /// Games to analyse in parallel; does not change the result [default: all cores]
    #[arg(long, value_name = "T", value_parser = parse_threads)]
    threads: Option<NonZeroUsize>,
    /// Save the progress to this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    sharing: ShardArgs,
}

/// The plan of an analysis: everything that determines its result.
#[derive(Debug, Serialize, Deserialize)]
pub struct ReversiAnalysisJob {
    games: Vec<AnalysedGame>,
    level: u32,
    lines: usize,
}

/// A game to analyse.
#[derive(Debug, Serialize, Deserialize)]
struct AnalysedGame {
    source: String,
    black: String,
    white: String,
    event: String,
    start: Position,
    actions: Vec<Action>,
}

/// The analysis of a game, move by move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameAnalysis {
    moves: Vec<AnalysedMove>,
}

/// The analysis of a move. Values are discs from the mover's point of view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct AnalysedMove {
    /// The number of the move in the game, from 1; passes count.
    number: usize,
    colour: Colour,
    square: Square,
    value: i32,
    best: Option<Square>,
    best_value: i32,
    /// Whether the best value is exact.
    exact: bool,
    /// The best moves and the one played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lines: Vec<AnalysedLine>,
}

/// One of the best moves of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct AnalysedLine {
    square: Square,
    /// The value: `= +3.25`, or `≤ +2` for an upper bound in whole discs.
    value: String,
    /// The certainty within the search depth: `proved`, or a percentage.
    certainty: String,
    depth: u32,
    moves: Vec<Square>,
}

/// The accuracy of one side.
#[derive(Clone, Copy, Default)]
struct AccuracyTally {
    moves: u32,
    best: u32,
    lost: i32,
}

impl ReversiAnalyseArgs {
    /// The job of these arguments; `-` stands for `input`.
    ///
    /// # Errors
    /// If a file cannot be read, or there is no move to analyse.
    pub fn to_job(&self, input: &mut dyn BufRead) -> Result<ReversiAnalysisJob, Failure> {
        let games = self.files.read(input)?;
        let games: Vec<_> = games.into_iter().map(AnalysedGame::from).collect();
        let is_move = |action: &Action| *action != Action::Pass;
        if !games.iter().any(|game| game.actions.iter().any(is_move)) {
            return Err(Failure::Usage("there are no moves to analyse".into()));
        }
        Ok(ReversiAnalysisJob { games, level: self.level, lines: self.lines })
    }
}

/// Prints for each move its value, the best move with its value, and the loss; then each side's
/// accuracy, the share of moves that lost nothing.
///
/// # Errors
/// If a file cannot be read or contains no legal game with moves.
pub fn run(args: &ReversiAnalyseArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    if args.sharing.print_script(console)? {
        return Ok(());
    }
    let job = args.to_job(&mut *console.input)?;
    let here = RunOptions {
        file: args.out.as_deref(),
        on_save: None,
        threads: args.threads,
        progress: ProgressReporter::new("games", job.games.len() as u64),
    };
    let form = ReportOptions { json: args.json, out: None };
    args.sharing.execute(&job, here, &form, console)
}

impl From<SourcedGame> for AnalysedGame {
    fn from(SourcedGame { source, imported }: SourcedGame) -> Self {
        let NotatedGame { black, white, event, start, .. } = &imported.game;
        AnalysedGame {
            source,
            black: black.clone(),
            white: white.clone(),
            event: event.clone(),
            start: *start,
            actions: imported.game.actions(),
        }
    }
}

impl BatchJob for ReversiAnalysisJob {
    type Result = GameAnalysis;

    fn plan(&self) -> Value {
        plan_json::<Reversi>("analyse", self)
    }

    fn unit_count(&self) -> u64 {
        self.games.len() as u64
    }

    fn games_in_unit(&self, _: u64) -> u64 {
        1
    }

    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, GameAnalysis>,
    ) -> Result<(), Failure> {
        let analyse = |engine: &mut Engine<'_>, unit| {
            let analysis = self.analyse(&self.games[unit as usize], engine, pool)?;
            pool.observer.on_games_finished(1);
            Some(analysis)
        };
        let workers = (0..pool.worker_count(units.len()))
            .map(|_| Engine::new(Weights::builtin(), TABLE_BITS))
            .collect();
        pool.run(units, Workers::AtMost(workers), analyse, done).map_err(ArenaError::Threads)?;
        Ok(())
    }

    /// Prints the analysis of each finished game, as text or one line of JSON; then fails if any
    /// game is not analysed.
    fn report(
        &self,
        results: &UnitResults<GameAnalysis>,
        form: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        for (&unit, analysis) in results.all() {
            let game = &self.games[unit as usize];
            if form.json {
                writeln!(console.output, "{}", analysis.to_json(game))?;
            } else {
                // The heading says which game it is.
                if self.games.len() > 1 {
                    let separator = if unit == 0 { "" } else { "\n" };
                    writeln!(console.output, "{separator}{}", game.heading())?;
                }
                write!(console.output, "{}", analysis.to_text())?;
            }
        }
        let missing = results.missing_units().count();
        if missing > 0 {
            let total = self.games.len();
            return Err(Failure::Stopped(format!("{missing} of {total} games are not analysed")));
        }
        Ok(())
    }
}

impl ReversiAnalysisJob {
    /// The analysis of a game; `None` if it was stopped.
    fn analyse(
        &self,
        game: &AnalysedGame,
        engine: &mut Engine<'_>,
        pool: &WorkerPool<'_>,
    ) -> Option<GameAnalysis> {
        // The result must not depend on the games before.
        engine.clear_tables();
        let limits = Level::from_number(self.level).limits;
        let is_stopped = || pool.stop.is_stop_requested();
        let mut position = game.start;
        let mut moves = Vec::new();
        for (index, &action) in game.actions.iter().enumerate() {
            let Action::Place(square) = action else {
                position = position.pass();
                continue;
            };
            let analysis = engine
                .analyse_move(&position, square, &limits, &is_stopped)
                .expect("the game is legal");
            let MoveAnalysis { report, played_score, .. } = &analysis;
            let lines = match self.lines {
                0 => Vec::new(),
                count => {
                    let found =
                        engine.multi_pv(position.board, &limits, count, &is_stopped, &mut |_| {});
                    analysed_lines(&found, count, square)
                }
            };
            if is_stopped() {
                return None;
            }
            moves.push(AnalysedMove {
                number: index + 1,
                colour: position.to_move,
                square,
                value: *played_score,
                best: report.best,
                best_value: report.score,
                exact: report.exact,
                lines,
            });
            position = position.place(square).expect("the move has just been analysed");
        }
        Some(GameAnalysis { moves })
    }
}

impl AnalysedGame {
    /// Where the game comes from, its players and its event.
    fn heading(&self) -> String {
        let players = players_label(&self.black, &self.white);
        match self.event.as_str() {
            "" => format!("{}  {players}", self.source),
            event => format!("{}  {players}, {event}", self.source),
        }
    }
}

impl AnalysedMove {
    /// The discs by which the move is worse than the best one.
    fn lost(&self) -> i32 {
        self.best_value - self.value
    }
}

impl GameAnalysis {
    /// The tallies of Black and White.
    fn tallies(&self) -> [AccuracyTally; 2] {
        let mut tallies = [AccuracyTally::default(); 2];
        for analysed in &self.moves {
            let tally = &mut tallies[analysed.colour as usize];
            tally.moves += 1;
            tally.best += u32::from(analysed.lost() == 0);
            tally.lost += analysed.lost();
        }
        tallies
    }

    /// The game and its moves as JSON, with the result of each side.
    fn to_json(&self, game: &AnalysedGame) -> Value {
        let moves = self.moves.iter().map(|analysed| {
            let mut value = serde_json::to_value(analysed).expect("moves can be serialized");
            value["lost"] = analysed.lost().into();
            value
        });
        let side = |tally: AccuracyTally| {
            let accuracy = (tally.moves > 0).then(|| tally.accuracy());
            json!({"moves": tally.moves, "best": tally.best, "lost": tally.lost, "accuracy": accuracy})
        };
        let [black, white] = self.tallies().map(side);
        json!({
            "source": game.source,
            "black": {"name": game.black, "result": black},
            "white": {"name": game.white, "result": white},
            "event": game.event,
            "start": game.start,
            "moves": moves.collect::<Vec<_>>(),
        })
    }

    /// A line of text for each move, followed by its best lines.
    fn to_text(&self) -> String {
        let mut text = String::new();
        for analysed in &self.moves {
            let best = analysed.best.map_or(String::new(), |best| best.to_string());
            let lost = analysed.lost();
            writeln!(
                text,
                "{:>2} {} {} {:>+4}  best {best} {:>+4}  lost {lost:>2}{}{}",
                analysed.number,
                if analysed.colour == Colour::Black { "X" } else { "O" },
                analysed.square,
                analysed.value,
                analysed.best_value,
                if analysed.exact { "  exact" } else { "" },
                if lost >= TURNING_POINT_DISCS { "  turning point" } else { "" },
            )
            .expect("strings can be written to");
            for line in &analysed.lines {
                text += &line.to_text();
            }
        }
        for (name, tally) in ["Black", "White"].into_iter().zip(self.tallies()) {
            write!(text, "{name}: {} moves, {} discs lost", tally.moves, tally.lost)
                .expect("strings can be written to");
            if tally.moves > 0 {
                write!(text, ", accuracy {:.0} %", 100.0 * tally.accuracy())
                    .expect("strings can be written to");
            }
            text.push('\n');
        }
        text
    }
}

impl AccuracyTally {
    /// The share of moves that lost nothing, 0 to 1; NaN without moves.
    fn accuracy(self) -> f64 {
        f64::from(self.best) / f64::from(self.moves)
    }
}

impl AnalysedLine {
    /// The line as an indented line of text.
    fn to_text(&self) -> String {
        let AnalysedLine { square, value, certainty, depth, moves } = self;
        let moves: String = moves.iter().map(Square::to_string).collect();
        let plies = if *depth == 1 { "ply" } else { "plies" };
        format!("       {square} {value}  {certainty}, {depth} {plies}  {moves}\n")
    }
}

/// The best moves and the one played: `=` before an exact value, or `≤` before an upper bound in
/// whole discs; then the certainty within the search depth, and the line. The line of a bound shows
/// the refutation.
fn analysed_lines(found: &MultiPv, count: usize, played: Square) -> Vec<AnalysedLine> {
    let certainty =
        if found.exact { "proved".to_owned() } else { format!("{} %", found.certainty_per_cent()) };
    let lines = found.lines.iter().enumerate();
    let lines = lines.filter(|&(index, line)| index < count || line.square == played);
    lines
        .map(|(_, line)| AnalysedLine {
            square: line.square,
            value: match line.bound {
                Bound::Exact => format!("= {:+.2}", line.exact_discs),
                // Bounds come from searches in whole discs.
                bound => format!("{}{:+}", bound.sign(), line.score),
            },
            certainty: certainty.clone(),
            depth: found.depth,
            moves: line.moves.clone(),
        })
        .collect()
}

//! Play in the terminal, with any mix of people and opponents.

mod input;

use kozyr_core::{
    explanation::{Explanation, RedactedExplanation, TranslatableText},
    game::{Outcome, Player, Record, Seat},
    opponent::{Budget, Decision},
    texts::{Locale, Texts},
};
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{
    bounded_lines::read_line,
    console::Console,
    contender::Contender,
    files,
    lab_game::{Audience, LabGame},
    terminal::one_line,
    texts::{render, render_explanation, texts},
};
use input::PlayerInput;

const HELP: &str = "\
Type one of the listed actions, or
  why        explain the opponents' decisions since your last action (may reveal cards)
  undo       take back your last action and everything after it
  save FILE  write the record of the game
  help       show this list
  quit       leave";

/// A game in the terminal.
pub struct TerminalGame<'a, G: LabGame> {
    console: Console<'a>,
    record: Record<G>,
    contenders: Vec<Option<Box<dyn Contender<G>>>>,
    budget: Budget,
    texts: Texts,
    /// The opponents' decisions since a person's last action.
    decisions: Vec<(Seat, Decision<G::Action>)>,
    /// The number of actions when the table was last printed.
    table_printed_at: Option<usize>,
    /// The file of the decision log, if any.
    log: Option<DecisionLogFile>,
    /// The autosave file, if any.
    autosave: Option<AutosaveFile>,
}

/// A file that is saved after every action, so that nothing is lost however the game ends.
struct AutosaveFile {
    file: PathBuf,
    /// Whether a write error was reported.
    error_reported: bool,
}

/// A decision log that is written at every action.
struct DecisionLogFile {
    file: PathBuf,
    /// The text written so far: the header, and an entry for each action.
    head: String,
    entries: Vec<String>,
}

/// Whether the game continues.
#[derive(PartialEq, Eq)]
enum PlayFlow {
    Continue,
    Quit,
}

impl<'a, G: LabGame> TerminalGame<'a, G> {
    /// Starts or resumes a game, with a contender for each seat; `None` is a person.
    pub fn new(
        console: Console<'a>,
        record: Record<G>,
        contenders: Vec<Option<Box<dyn Contender<G>>>>,
        budget: Budget,
    ) -> Self {
        let texts = texts(Locale::English);
        TerminalGame {
            console,
            record,
            contenders,
            budget,
            texts,
            decisions: Vec::new(),
            table_printed_at: None,
            log: None,
            autosave: None,
        }
    }

    /// Saves the record to a file after every action from now on.
    pub fn autosave_to(&mut self, file: PathBuf) {
        self.autosave = Some(AutosaveFile { file, error_reported: false });
    }

    /// Saves the record if autosave is on. The first failure is printed, and later ones are
    /// ignored.
    fn autosave(&mut self) -> io::Result<()> {
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        match files::write_atomic(&autosave.file, self.record.to_json().as_bytes()) {
            Err(error) if !autosave.error_reported => {
                autosave.error_reported = true;
                writeln!(self.console.output, "{error}")
            }
            // Errors are reported once; the final save reports its own.
            _ => Ok(()),
        }
    }

    /// Writes the decision log to a file from the next action on. Returns whether the game has such
    /// a log.
    pub fn log_to(&mut self, file: PathBuf) -> bool {
        let render_message = |message: &TranslatableText| render(&self.texts, message);
        self.log = G::log_header(&self.record, &render_message).map(|head| {
            let entries = vec![String::new(); self.record.actions().len()];
            DecisionLogFile { file, head, entries }
        });
        self.log.is_some()
    }

    /// Logs an action that is about to be played, replacing the entries of actions taken back. Does
    /// nothing if there is no log; an error if the file cannot be written.
    fn log(
        &mut self,
        action: G::Action,
        reasons: Option<&Explanation<G::Action>>,
    ) -> io::Result<()> {
        let texts = &self.texts;
        let Some(log) = &mut self.log else { return Ok(()) };
        // Removes entries of actions that were taken back.
        log.entries.truncate(self.record.actions().len());
        let entry = G::log_entry(&self.record, action, reasons, &|message| render(texts, message));
        log.entries.extend(entry);
        let text = format!("{}{}", log.head, log.entries.concat());
        files::write_atomic(&log.file, text.as_bytes()).map_err(io::Error::other)
    }

    /// Plays until the game is over or a person quits, and returns the record. After the game
    /// people may still enter commands.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn run(mut self) -> io::Result<Record<G>> {
        for contender in self.contenders.iter_mut().flatten() {
            contender.start_game();
        }
        self.print_seats()?;
        loop {
            let next = match self.record.to_act().map(|(seat, _)| seat) {
                Some(seat) if self.contenders[seat.index()].is_some() => {
                    self.play_contender(seat)?
                }
                Some(seat) => {
                    self.print_table(seat)?;
                    self.read_command()?
                }
                None => {
                    self.print_result()?;
                    if self.people().next().is_some() {
                        self.read_command()?
                    } else {
                        PlayFlow::Quit
                    }
                }
            };
            if next == PlayFlow::Quit {
                return Ok(self.record);
            }
        }
    }

    /// The seats of people.
    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.contenders.len()).filter(|seat| self.contenders[seat.index()].is_none())
    }

    /// The audience of events printed at this terminal.
    fn audience(&self) -> Audience {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (None, _) => Audience::All,
            (Some(seat), None) => Audience::Seat(seat),
            (Some(_), Some(_)) => Audience::Public,
        }
    }

    /// Prints the player of each seat.
    fn print_seats(&mut self) -> io::Result<()> {
        for (seat, player) in Seat::all(self.contenders.len()).zip(self.record.players()) {
            writeln!(self.console.output, "{}", seat_with_player::<G>(seat, player))?;
        }
        if self.people().next().is_some() {
            writeln!(self.console.output, "`help` lists all commands.")?;
        }
        Ok(())
    }

    /// Prints the table and the legal actions for a person, once for each position.
    fn print_table(&mut self, seat: Seat) -> io::Result<()> {
        if self.table_printed_at.replace(self.record.actions().len())
            == Some(self.record.actions().len())
        {
            return Ok(());
        }
        let game = self.record.game();
        let legal: Vec<String> = game.legal_actions().iter().map(ToString::to_string).collect();
        let output = &mut self.console.output;
        writeln!(output, "\n{}", G::picture(game.view(seat)))?;
        writeln!(output, "{} may: {}", G::seat_name(seat), legal.join(" | "))
    }

    /// Prints the final position and the result, unless they were printed already.
    fn print_result(&mut self) -> io::Result<()> {
        if self.table_printed_at.replace(self.record.actions().len())
            == Some(self.record.actions().len())
        {
            return Ok(());
        }
        writeln!(self.console.output, "\n{}", self.record.game().open_picture())?;
        writeln!(self.console.output, "{}", result_line(&self.record))
    }

    /// Lets the opponent on a seat decide, and plays its action.
    fn play_contender(&mut self, seat: Seat) -> io::Result<PlayFlow> {
        let contender = self.contenders[seat.index()].as_mut().expect("an opponent sits there");
        let decision = match contender.decide(&self.record, &self.budget) {
            Ok(decision) => decision,
            Err(forfeit) => return self.forfeit(seat, &forfeit),
        };
        let action = decision.action;
        if self.record.game().legal_actions().contains(&action) {
            self.log(action, Some(&decision.explanation))?;
        }
        self.decisions.push((seat, decision));
        match self.record.play(action) {
            Ok(events) => self.print_events(&events)?,
            Err(rule) => return self.forfeit(seat, &rule),
        }
        self.autosave()?;
        Ok(PlayFlow::Continue)
    }

    /// Prints that a seat loses the game, and quits.
    fn forfeit(&mut self, seat: Seat, reason: &dyn std::error::Error) -> io::Result<PlayFlow> {
        let who = seat_with_player::<G>(seat, &self.record.players()[seat.index()]);
        let reason = one_line(&reason.to_string());
        writeln!(self.console.output, "{who} loses the game: {reason}")?;
        Ok(PlayFlow::Quit)
    }

    /// Prints the events as far as the audience may know them.
    fn print_events(&mut self, events: &[G::Event]) -> io::Result<()> {
        let audience = self.audience();
        for sentence in events.iter().filter_map(|event| G::describe_event(event, audience)) {
            writeln!(self.console.output, "  {sentence}")?;
        }
        Ok(())
    }

    /// Reads a command and executes it.
    fn read_command(&mut self) -> io::Result<PlayFlow> {
        write!(self.console.output, "> ")?;
        self.console.output.flush()?;
        let Some(line) = read_line(self.console.input)? else {
            writeln!(self.console.output)?;
            return Ok(PlayFlow::Quit);
        };
        match PlayerInput::parse(&line.text) {
            PlayerInput::Action(action) => self.play_action(action)?,
            PlayerInput::Why => self.explain()?,
            PlayerInput::Undo => self.undo()?,
            PlayerInput::Save(file) => self.save(&file)?,
            PlayerInput::Help => writeln!(self.console.output, "{HELP}")?,
            PlayerInput::Quit => return Ok(PlayFlow::Quit),
            PlayerInput::Empty => {}
            PlayerInput::Invalid(message) => {
                writeln!(self.console.output, "{}", one_line(&message))?
            }
        }
        Ok(PlayFlow::Continue)
    }

    /// Plays a person's action, or prints why it is not allowed.
    fn play_action(&mut self, action: G::Action) -> io::Result<()> {
        if self.record.game().legal_actions().contains(&action) {
            self.log(action, None)?;
        }
        match self.record.play(action) {
            Ok(events) => {
                self.decisions.clear();
                self.print_events(&events)?;
                self.autosave()
            }
            Err(rule) => writeln!(self.console.output, "not allowed: {rule}"),
        }
    }

    /// Prints the opponents' decisions since a person's last action, without what the person must
    /// not know.
    fn explain(&mut self) -> io::Result<()> {
        if self.decisions.is_empty() {
            writeln!(
                self.console.output,
                "no opponent has decided anything since your last action"
            )?;
        }
        let person = self.record.to_act().map(|(seat, _)| seat).unwrap_or_default();
        for (seat, decision) in &self.decisions {
            let redacted =
                RedactedExplanation::for_seat(decision, *seat, self.record.game(), person);
            writeln!(self.console.output, "{}:", G::seat_name(*seat))?;
            write!(self.console.output, "{}", render_explanation(&self.texts, &redacted))?;
        }
        Ok(())
    }

    /// Returns to the last decision of a person.
    fn undo(&mut self) -> io::Result<()> {
        let earlier = (0..self.record.actions().len())
            .rev()
            .map(|count| self.record.after_actions(count))
            .find(|record| record.to_act().is_some_and(|(_, player)| *player == Player::Human));
        match earlier {
            Some(record) => {
                self.record = record;
                self.decisions.clear();
                self.table_printed_at = None;
                writeln!(self.console.output, "taken back")?;
                self.autosave()
            }
            None => writeln!(self.console.output, "there is no action of yours to take back"),
        }
    }

    /// Saves the record to a file, and prints whether that succeeded.
    fn save(&mut self, file: &str) -> io::Result<()> {
        match files::write_atomic(Path::new(file), self.record.to_json().as_bytes()) {
            Ok(()) => writeln!(self.console.output, "saved to {file}"),
            Err(error) => writeln!(self.console.output, "{error}"),
        }
    }
}

/// The name of a seat with its player.
pub fn seat_with_player<G: LabGame>(seat: Seat, player: &Player) -> String {
    format!("{} ({})", G::seat_name(seat), one_line(&String::from(player.clone())))
}

/// The result of a game, or that it is still running.
pub fn result_line<G: LabGame>(record: &Record<G>) -> String {
    match record.outcome() {
        None => "the game is not over".into(),
        Some(Outcome::Drawn) => "result: drawn".into(),
        Some(Outcome::Lost(losers)) => {
            let name = |seat: Seat| seat_with_player::<G>(seat, &record.players()[seat.index()]);
            format!("result: lost by {}", losers.iter().map(name).collect::<Vec<_>>().join(", "))
        }
    }
}

//! A game in the terminal, people and opponents in any mixture.

mod input;

use kozyr_core::{
    explanation::{Explanation, Message, Shown},
    game::{Outcome, Player, Record, Seat},
    opponent::{Budget, Decision},
    texts::{Locale, Texts},
};
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{
    bounded_lines::next_line,
    console::Console,
    contender::Contender,
    files,
    lab_game::{Audience, LabGame},
    terminal::one_line,
    texts::{explain, say, texts},
};
use input::Input;

const HELP: &str = "\
Type one of the actions listed, or
  why        what the opponents weighed since your last action (it may give cards away)
  undo       take back your last action and all that followed
  save FILE  write the record of the game
  help       this list
  quit       leave";

/// A game in the terminal.
pub struct TerminalGame<'a, G: LabGame> {
    console: Console<'a>,
    record: Record<G>,
    contenders: Vec<Option<Box<dyn Contender<G>>>>,
    budget: Budget,
    texts: Texts,
    /// What opponents have decided since a person did.
    decisions: Vec<(Seat, Decision<G::Action>)>,
    /// After how many actions the table was last drawn.
    drawn: Option<usize>,
    /// Where the log of decisions is written, if it is.
    log: Option<LogFile>,
    /// Where the record is kept, if it is.
    kept: Option<KeptRecord>,
}

/// A record that is written at every action, so that nothing is lost however the game is left.
struct KeptRecord {
    file: PathBuf,
    /// Whether it was told that it cannot be.
    is_told: bool,
}

/// A log of decisions that is written at every action.
struct LogFile {
    file: PathBuf,
    /// What has been written: how the log begins, and an entry for each action.
    head: String,
    entries: Vec<String>,
}

/// Whether the program goes on.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

impl<'a, G: LabGame> TerminalGame<'a, G> {
    /// Sits down at a game, new or begun, with a contender for each seat; `None` is a person.
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
            drawn: None,
            log: None,
            kept: None,
        }
    }

    /// Keeps the record in a file, from the action that comes next on.
    pub fn keep_in(&mut self, file: PathBuf) {
        self.kept = Some(KeptRecord { file, is_told: false });
    }

    /// Keeps the record as it is now, if it is to be kept.
    fn keep(&mut self) -> io::Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        match files::write(&kept.file, self.record.to_json().as_bytes()) {
            Err(error) if !kept.is_told => {
                kept.is_told = true;
                writeln!(self.console.output, "{error}")
            }
            // Whether it could be written at the end is told at the end.
            _ => Ok(()),
        }
    }

    /// Writes the log of decisions to a file, from the action that comes next on; whether the game has one.
    pub fn log_to(&mut self, file: PathBuf) -> bool {
        let say = |message: &Message| say(&self.texts, message);
        self.log = G::log_head(&self.record, &say).map(|head| {
            let entries = vec![String::new(); self.record.actions().len()];
            LogFile { file, head, entries }
        });
        self.log.is_some()
    }

    /// Notes an action that is about to be played.
    fn log(
        &mut self,
        action: G::Action,
        reasons: Option<&Explanation<G::Action>>,
    ) -> io::Result<()> {
        let texts = &self.texts;
        let Some(log) = &mut self.log else { return Ok(()) };
        // What was taken back is no longer told.
        log.entries.truncate(self.record.actions().len());
        let entry = G::log_entry(&self.record, action, reasons, &|message| say(texts, message));
        log.entries.extend(entry);
        let text = format!("{}{}", log.head, log.entries.concat());
        files::write(&log.file, text.as_bytes()).map_err(io::Error::other)
    }

    /// Plays until the game is over and nobody wants anything more, or somebody leaves.
    /// Returns the record as it then stands.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn run(mut self) -> io::Result<Record<G>> {
        for contender in self.contenders.iter_mut().flatten() {
            contender.begin();
        }
        self.introduce()?;
        loop {
            let next = match self.record.to_act().map(|(seat, _)| seat) {
                Some(seat) if self.contenders[seat.index()].is_some() => self.let_decide(seat)?,
                Some(seat) => {
                    self.draw(seat)?;
                    self.listen()?
                }
                None => {
                    self.conclude()?;
                    if self.people().next().is_some() { self.listen()? } else { Next::Leave }
                }
            };
            if next == Next::Leave {
                return Ok(self.record);
            }
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.contenders.len()).filter(|seat| self.contenders[seat.index()].is_none())
    }

    /// What may be said aloud at this terminal.
    fn audience(&self) -> Audience {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (None, _) => Audience::All,
            (Some(seat), None) => Audience::Seat(seat),
            (Some(_), Some(_)) => Audience::Public,
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        for (seat, player) in Seat::all(self.contenders.len()).zip(self.record.players()) {
            writeln!(self.console.output, "{}", occupied::<G>(seat, player))?;
        }
        if self.people().next().is_some() {
            writeln!(self.console.output, "`help` lists what may be typed.")?;
        }
        Ok(())
    }

    /// Shows a person the table and what may be done; once for each state of the game.
    fn draw(&mut self, seat: Seat) -> io::Result<()> {
        if self.drawn.replace(self.record.actions().len()) == Some(self.record.actions().len()) {
            return Ok(());
        }
        let game = self.record.game();
        let legal: Vec<String> = game.legal_actions().iter().map(ToString::to_string).collect();
        let output = &mut self.console.output;
        writeln!(output, "\n{}", G::picture(game.view(seat)))?;
        writeln!(output, "{} may: {}", G::seat_name(seat), legal.join(" | "))
    }

    fn conclude(&mut self) -> io::Result<()> {
        if self.drawn.replace(self.record.actions().len()) == Some(self.record.actions().len()) {
            return Ok(());
        }
        writeln!(self.console.output, "\n{}", self.record.game().open_picture())?;
        writeln!(self.console.output, "{}", result(&self.record))
    }

    /// Lets an opponent decide.
    fn let_decide(&mut self, seat: Seat) -> io::Result<Next> {
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
            Ok(events) => self.tell(&events)?,
            Err(rule) => return self.forfeit(seat, &rule),
        }
        self.keep()?;
        Ok(Next::GoOn)
    }

    fn forfeit(&mut self, seat: Seat, reason: &dyn std::error::Error) -> io::Result<Next> {
        let who = occupied::<G>(seat, &self.record.players()[seat.index()]);
        let reason = one_line(&reason.to_string());
        writeln!(self.console.output, "{who} loses the game: {reason}")?;
        Ok(Next::Leave)
    }

    fn tell(&mut self, events: &[G::Event]) -> io::Result<()> {
        let audience = self.audience();
        for sentence in events.iter().filter_map(|event| G::tell(event, audience)) {
            writeln!(self.console.output, "  {sentence}")?;
        }
        Ok(())
    }

    /// Does what a person types next.
    fn listen(&mut self) -> io::Result<Next> {
        write!(self.console.output, "> ")?;
        self.console.output.flush()?;
        let Some(line) = next_line(self.console.input)? else {
            writeln!(self.console.output)?;
            return Ok(Next::Leave);
        };
        match Input::parse(&line.text) {
            Input::Action(action) => self.act(action)?,
            Input::Why => self.explain()?,
            Input::Undo => self.undo()?,
            Input::Save(file) => self.save(&file)?,
            Input::Help => writeln!(self.console.output, "{HELP}")?,
            Input::Quit => return Ok(Next::Leave),
            Input::Empty => {}
            Input::Unclear(what) => writeln!(self.console.output, "{}", one_line(&what))?,
        }
        Ok(Next::GoOn)
    }

    fn act(&mut self, action: G::Action) -> io::Result<()> {
        if self.record.game().legal_actions().contains(&action) {
            self.log(action, None)?;
        }
        match self.record.play(action) {
            Ok(events) => {
                self.decisions.clear();
                self.tell(&events)?;
                self.keep()
            }
            Err(rule) => writeln!(self.console.output, "not allowed: {rule}"),
        }
    }

    fn explain(&mut self) -> io::Result<()> {
        if self.decisions.is_empty() {
            writeln!(
                self.console.output,
                "no opponent has decided anything since your last action"
            )?;
        }
        let person = self.record.to_act().map(|(seat, _)| seat).unwrap_or_default();
        for (seat, decision) in &self.decisions {
            let shown = Shown::to(decision, *seat, self.record.game(), person);
            writeln!(self.console.output, "{}:", G::seat_name(*seat))?;
            write!(self.console.output, "{}", explain(&self.texts, &shown))?;
        }
        Ok(())
    }

    /// Goes back to where a person decided last.
    fn undo(&mut self) -> io::Result<()> {
        let before = (0..self.record.actions().len())
            .rev()
            .map(|count| self.record.until(count))
            .find(|record| record.to_act().is_some_and(|(_, player)| *player == Player::Human));
        match before {
            Some(record) => {
                self.record = record;
                self.decisions.clear();
                self.drawn = None;
                writeln!(self.console.output, "taken back")?;
                self.keep()
            }
            None => writeln!(self.console.output, "there is no action of yours to take back"),
        }
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        match files::write(Path::new(file), self.record.to_json().as_bytes()) {
            Ok(()) => writeln!(self.console.output, "saved to {file}"),
            Err(error) => writeln!(self.console.output, "{error}"),
        }
    }
}

/// A seat and who sits there.
pub fn occupied<G: LabGame>(seat: Seat, player: &Player) -> String {
    format!("{} ({})", G::seat_name(seat), one_line(&String::from(player.clone())))
}

/// The result of a game, or that it goes on.
pub fn result<G: LabGame>(record: &Record<G>) -> String {
    match record.outcome() {
        None => "the game goes on".into(),
        Some(Outcome::Drawn) => "result: drawn".into(),
        Some(Outcome::Lost(losers)) => {
            let name = |seat: Seat| occupied::<G>(seat, &record.players()[seat.index()]);
            format!("result: lost by {}", losers.iter().map(name).collect::<Vec<_>>().join(", "))
        }
    }
}

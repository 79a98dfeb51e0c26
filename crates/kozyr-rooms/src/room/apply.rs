//! Applies events.

use kozyr_core::game::{MAX_SEATS, Outcome, Player, Seat};
use kozyr_durak::MatchStanding;

use super::{
    Actor, DEPARTED_REQUESTS, Match, Phase, Room, TakeBack, TakeOver,
    seat_state::{Occupant, Person, REACTIONS_PER_TURN, SeatState},
    shuffle_state::Shuffle,
};
use crate::{
    event::{Change, Event, MatchSetup},
    game_record::GameRecord,
    ids::{Millis, RequestId},
    options::{GameOptions, Pace, TableOptions},
    server_message::{NoticeKind, Score},
    shuffle::{PersonInShuffle, ShuffleProof},
};

impl Room {
    /// Applies the next event of the log. It must fit the state, as the events that
    /// [`handle`](Room::handle) returns do: not every other event is ignored.
    pub fn apply(&mut self, event: &Event) {
        self.seq += 1;
        if matches!(event.change, Change::ClockTurnedBack {}) {
            self.shift_times(self.clock.saturating_sub(event.at));
        }
        self.clock = event.at;
        self.apply_change(&event.change);
    }

    /// Applies a change that happened at the time of the room's clock.
    fn apply_change(&mut self, change: &Change) {
        match change {
            Change::Opened { .. } | Change::ClockTurnedBack {} => {}
            Change::Connected { seat, connection } => {
                let Some(person) = self.person_mut(*seat) else { return };
                person.connection = Some(*connection);
                if person.away_since.take().is_some() {
                    self.notify(NoticeKind::Back { seat: *seat });
                }
                self.forbid_stand_in_after_return(*seat);
            }
            Change::Disconnected { seat } => self.disconnect(*seat),
            Change::AllDisconnected {} => {
                for seat in Seat::all(self.seats.len()) {
                    self.disconnect(seat);
                }
            }
            Change::Sat { seat, name, token, connection } => {
                let person = Person::new(name.clone(), *token, *connection);
                self.occupy(*seat, Occupant::Person(person));
                self.notify(NoticeKind::Sat { seat: *seat, name: name.clone() });
            }
            Change::Moved { from, to } => {
                self.swap(*from, *to);
                self.notify(NoticeKind::Moved { from: *from, to: *to });
            }
            Change::Swapped { seats } => {
                self.swap(seats[0], seats[1]);
                self.notify(NoticeKind::Swapped { seats: *seats });
            }
            Change::Left { seat, reason, replacement } => {
                let Some(person) = self.person(*seat) else { return };
                let name = person.name.clone();
                let requests: Vec<_> = person.acknowledged().collect();
                self.departed_requests.extend(requests);
                let excess = self.departed_requests.len().saturating_sub(DEPARTED_REQUESTS);
                self.departed_requests.drain(..excess);
                match replacement {
                    Some(opponent) => {
                        let opponent = opponent.clone();
                        self.seats[seat.index()].occupant =
                            Occupant::Computer { opponent, until_match_ends: true };
                    }
                    None => self.occupy(*seat, Occupant::Open),
                }
                self.take_overs.retain(|request| request.seat != *seat);
                if self.take_back.as_ref().is_some_and(|request| request.seat == *seat) {
                    self.take_back = None;
                }
                self.notify(NoticeKind::Left { seat: *seat, name, reason: *reason });
            }
            Change::Readied { seat, ready } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.ready = *ready;
                }
            }
            Change::Configured { options } => self.configure(options),
            Change::Filled { seat, opponent } => {
                let occupant = match opponent.clone() {
                    Some(opponent) => Occupant::Computer { opponent, until_match_ends: false },
                    None => Occupant::Open,
                };
                self.occupy(*seat, occupant);
                self.notify(NoticeKind::Filled { seat: *seat, opponent: opponent.clone() });
            }
            Change::HostChanged { host } => {
                self.host = *host;
                self.notify(NoticeKind::Host { seat: *host });
            }
            Change::Started {} => {
                self.match_number += 1;
                self.phase = Phase::Shuffling(Shuffle::default());
                self.notify(NoticeKind::Started { match_number: self.match_number });
            }
            Change::ServerCommitted { .. }
            | Change::Committed { .. }
            | Change::CommitmentsClosed {}
            | Change::Revealed { .. } => self.apply_to_shuffle(change),
            Change::Dealt { setup, seed } => self.begin_match(setup, *seed),
            Change::Acted { seat, id, action } => self.act(*seat, id.as_ref(), action),
            Change::TakeBackAsked { .. }
            | Change::TakeBackAnswered { .. }
            | Change::TakenBack {} => self.apply_take_back(change),
            Change::StandInAllowed { seat } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.stand_in_allowed = true;
                    self.notify(NoticeKind::StandInAllowed { seat: *seat });
                }
            }
            Change::StoodIn { seat, opponent } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.stand_in = Some(opponent.clone());
                    person.stand_in_allowed = false;
                    let opponent = opponent.clone();
                    self.notify(NoticeKind::StoodIn { seat: *seat, opponent });
                }
            }
            Change::Returned { seat } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.stand_in = None;
                    self.notify(NoticeKind::Returned { seat: *seat });
                }
            }
            Change::TakeOverAsked { seat, token, fresh } => {
                self.take_overs.retain(|request| request.seat != *seat);
                let (seat, token, fresh) = (*seat, *token, *fresh);
                self.take_overs.push(TakeOver { seat, token, fresh, since: self.clock });
                self.notify(NoticeKind::TakeOverAsked { seat });
            }
            Change::TakeOverAnswered { seat, agree } => self.answer_take_over(*seat, *agree),
            Change::Reacted { seat, reaction } => {
                self.count_reaction(*seat);
                self.notify(NoticeKind::Reacted { seat: *seat, reaction: *reaction });
            }
            Change::Consulted { seat, aid } => {
                self.count_reaction(*seat);
                self.notify(NoticeKind::Consulted { seat: *seat, aid: *aid });
            }
            Change::Abandoned {} => {
                self.phase = Phase::Lobby;
                self.turn += 1;
                self.end_match();
                self.notify(NoticeKind::Abandoned {});
            }
        }
    }

    /// Moves all stored times but that of the last event this far into the past.
    fn shift_times(&mut self, by: Millis) {
        let shift = |time: &mut Millis| *time = time.saturating_sub(by);
        for person in self.people_mut() {
            person.away_since.iter_mut().for_each(shift);
            person.last_reaction.iter_mut().for_each(shift);
            person.take_over_refused.iter_mut().for_each(shift);
        }
        self.take_overs.iter_mut().map(|request| &mut request.since).for_each(shift);
        match &mut self.phase {
            Phase::Lobby => {}
            Phase::Shuffling(shuffle) => shift(&mut shuffle.step_since),
            Phase::Playing(game) | Phase::Finished(game) => shift(&mut game.turn_since),
        }
    }

    /// Marks the person on a seat as away, if they are connected.
    fn disconnect(&mut self, seat: Seat) {
        let now = self.clock;
        let Some(person) = self.person_mut(seat) else { return };
        if person.connection.take().is_some() {
            person.away_since = Some(now);
            self.notify(NoticeKind::Away { seat });
        }
    }

    /// Withdraws the permission for a stand-in when a person returns to a live match. By
    /// correspondence it stays: the person may be connected and still be late.
    fn forbid_stand_in_after_return(&mut self, seat: Seat) {
        if self.options.pace == Pace::Live
            && let Some(person) = self.person_mut(seat)
        {
            person.stand_in_allowed = false;
        }
    }

    /// Puts a new occupant on a seat, or opens it, and begins a new score for the seat. Drops other
    /// devices' requests for it.
    fn occupy(&mut self, seat: Seat, occupant: Occupant) {
        let Some(state) = self.seats.get_mut(seat.index()) else { return };
        *state = SeatState { occupant, score: Score::default() };
        let standing = &mut self.durak_standing;
        standing.fools[seat.index()] = 0;
        for named in [&mut standing.last_fool, &mut standing.drawn_attacker] {
            *named = named.filter(|&other| other != seat);
        }
        self.take_overs.retain(|request| request.seat != seat);
    }

    /// Exchanges the players of two seats, with their results and what else belongs to them.
    fn swap(&mut self, a: Seat, b: Seat) {
        if a.index().max(b.index()) >= self.seats.len() {
            return;
        }
        self.seats.swap(a.index(), b.index());
        self.durak_standing.fools.swap(a.index(), b.index());
        let exchange = |seat: &mut Seat| {
            *seat = match *seat {
                seat if seat == a => b,
                seat if seat == b => a,
                other => other,
            };
        };
        let standing = &mut self.durak_standing;
        for named in [&mut self.host, &mut standing.last_fool, &mut standing.drawn_attacker] {
            named.iter_mut().for_each(exchange);
        }
        self.take_overs.iter_mut().map(|request| &mut request.seat).for_each(exchange);
    }

    /// Changes the options, after which nobody is ready. Another game or another number of seats
    /// begins a new score; another game also opens the seats of computer opponents.
    fn configure(&mut self, options: &TableOptions) {
        let seats = options.game.seats().min(MAX_SEATS);
        let is_same_game = self.options.game.name() == options.game.name();
        if !is_same_game || seats != self.seats.len() {
            self.durak_standing = MatchStanding::default();
            self.seats.resize(seats, SeatState::default());
            for seat in &mut self.seats {
                seat.score = Score::default();
                if !is_same_game && matches!(seat.occupant, Occupant::Computer { .. }) {
                    seat.occupant = Occupant::Open;
                }
            }
        }
        self.options = options.clone();
        self.people_mut().for_each(|person| person.ready = false);
        self.notify(NoticeKind::Configured {});
    }

    /// Applies a change of the shuffle in progress.
    fn apply_to_shuffle(&mut self, change: &Change) {
        let people: Vec<Seat> = match self.options.game {
            GameOptions::Durak { .. } => self.people().map(|(seat, _)| seat).collect(),
            // Nothing is shuffled; the seed only gives the opponents their random numbers.
            GameOptions::Reversi { .. } => Vec::new(),
        };
        let now = self.clock;
        let Phase::Shuffling(shuffle) = &mut self.phase else { return };
        match *change {
            Change::ServerCommitted { secret } => {
                let person = |seat| PersonInShuffle { seat, commitment: None, secret: None };
                shuffle.people = people.into_iter().map(person).collect();
                shuffle.server_secret = Some(secret);
                shuffle.step_since = now;
            }
            Change::Committed { seat, commitment } => shuffle.commit(seat, commitment),
            Change::CommitmentsClosed {} => {
                shuffle.is_closed = true;
                shuffle.step_since = now;
            }
            Change::Revealed { seat, secret } => shuffle.reveal(seat, secret),
            _ => {}
        }
    }

    /// Begins the match after its shuffle.
    fn begin_match(&mut self, setup: &MatchSetup, seed: kozyr_core::game::Seed) {
        let Phase::Shuffling(shuffle) = &self.phase else { return };
        let proof = shuffle.proof(&self.id, self.match_number);
        let proof = proof.filter(|_| matches!(setup, MatchSetup::Durak(_)));
        let player = |seat: &SeatState| match &seat.occupant {
            Occupant::Computer { opponent, .. } => Player::Opponent(opponent.clone()),
            Occupant::Person(_) | Occupant::Open => Player::Human,
        };
        let name = |seat: &SeatState| match &seat.occupant {
            Occupant::Person(person) => person.name.as_str().to_owned(),
            _ => String::new(),
        };
        let players = self.seats.iter().map(player).collect();
        let names = self.seats.iter().map(name).collect();
        self.turn += 1;
        let Ok(record) = GameRecord::new(setup, seed, players, names) else {
            self.phase = Phase::Lobby;
            return;
        };
        let excluded = proof.iter().flat_map(ShuffleProof::excluded).collect();
        self.phase = Phase::Playing(Match {
            history_lens: vec![record.history_len()],
            record,
            actors: Vec::new(),
            first_turn: self.turn,
            turn_since: self.clock,
            proof,
        });
        self.people_mut().for_each(|person| person.reactions_left = REACTIONS_PER_TURN);
        self.notify(NoticeKind::Dealt { match_number: self.match_number, excluded });
        self.finish_if_over();
    }

    /// Plays an action, if it is legal and the seat's turn. Without an `id`, the computer opponent
    /// on the seat has decided.
    fn act(&mut self, seat: Seat, id: Option<&RequestId>, action: &str) {
        let now = self.clock;
        let opponent = match id {
            Some(_) => None,
            None => self.computer_on(seat).map(str::to_owned),
        };
        let Phase::Playing(game) = &mut self.phase else { return };
        if game.record.to_act() != Some(seat) || game.record.play(action).is_err() {
            return;
        }
        game.actors.push(Actor { seat, opponent });
        game.history_lens.push(game.record.history_len());
        game.turn_since = now;
        self.begin_turn();
        let turn = self.turn;
        if let (Some(id), Some(person)) = (id, self.person_mut(seat)) {
            person.acknowledge(id.clone(), turn);
        }
        self.finish_if_over();
    }

    /// Begins the next turn: drops a request to take actions back, and gives people new reactions.
    fn begin_turn(&mut self) {
        self.turn += 1;
        self.take_back = None;
        let is_live = self.options.pace == Pace::Live;
        for person in self.people_mut() {
            person.reactions_left = REACTIONS_PER_TURN;
            // Only an absence outlasts the turn.
            person.stand_in_allowed &= is_live && person.connection.is_none();
        }
    }

    /// Ends the match if it is over, and counts the results.
    fn finish_if_over(&mut self) {
        let Some(outcome) = self.match_in_progress().and_then(|game| game.record.outcome()) else {
            return;
        };
        for (seat, state) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            match outcome {
                Outcome::Drawn => state.score.draws += 1,
                Outcome::Lost(losers) if losers.contains(seat) => state.score.losses += 1,
                Outcome::Lost(_) => state.score.wins += 1,
            }
        }
        if let Phase::Playing(game) = std::mem::replace(&mut self.phase, Phase::Lobby) {
            if let GameRecord::Durak(record) = &game.record
                && let (Some(ending), Some(attacker)) =
                    (record.game().ending(), record.game().first_attacker())
            {
                self.durak_standing = record.setup().next_deal(ending, attacker).standing;
            }
            self.phase = Phase::Finished(game);
        }
        self.end_match();
        self.notify(NoticeKind::Over { match_number: self.match_number });
    }

    /// Prepares the seats for the next match. The caller changes the phase.
    fn end_match(&mut self) {
        self.take_back = None;
        for person in self.people_mut() {
            person.ready = false;
            person.stand_in = None;
            person.stand_in_allowed = false;
            person.reactions_left = REACTIONS_PER_TURN;
        }
        for seat in Seat::all(self.seats.len()) {
            let occupant = &self.seats[seat.index()].occupant;
            if matches!(occupant, Occupant::Computer { until_match_ends: true, .. }) {
                self.occupy(seat, Occupant::Open);
            }
        }
    }

    /// Applies a change of a request to take actions back.
    fn apply_take_back(&mut self, change: &Change) {
        match *change {
            Change::TakeBackAsked { seat, remaining } => {
                self.take_back = Some(TakeBack { seat, remaining, agreed: Vec::new() });
                self.notify(NoticeKind::TakeBackAsked { seat });
            }
            Change::TakeBackAnswered { seat, agree } => {
                match &mut self.take_back {
                    Some(request) if agree => request.agreed.push(seat),
                    request => {
                        let asker = request.take().map(|request| request.seat);
                        let turn = self.turn;
                        if let Some(person) = asker.and_then(|asker| self.person_mut(asker)) {
                            let count = person.take_back_refusals(turn).saturating_add(1);
                            person.take_back_refused = Some((turn, count));
                        }
                    }
                }
                self.notify(NoticeKind::TakeBackAnswered { seat, agree });
            }
            _ => {
                let now = self.clock;
                let Some(request) = self.take_back.take() else { return };
                let Phase::Playing(game) = &mut self.phase else { return };
                game.record.take_back(request.remaining);
                game.actors.truncate(request.remaining);
                game.history_lens.push(game.record.history_len());
                game.turn_since = now;
                self.begin_turn();
                self.notify(NoticeKind::TakenBack {});
            }
        }
    }

    /// Gives a seat to the device that asked for it, which then connects, or forgets the request.
    fn answer_take_over(&mut self, seat: Seat, agree: bool) {
        let Some(index) = self.take_overs.iter().position(|request| request.seat == seat) else {
            return;
        };
        let request = self.take_overs.remove(index);
        let now = self.clock;
        if agree {
            self.disconnect(seat);
        }
        if let Some(person) = self.person_mut(seat) {
            if agree {
                person.token = request.token;
            } else {
                person.take_over_refused = Some(now);
            }
        }
        self.notify(NoticeKind::TakeOverAnswered { seat, agree });
    }

    /// Counts a reaction towards the limits.
    fn count_reaction(&mut self, seat: Seat) {
        let now = self.clock;
        if let Some(person) = self.person_mut(seat) {
            person.reactions_left = person.reactions_left.saturating_sub(1);
            person.last_reaction = Some(now);
        }
    }
}

//! Answers by workers, which a page has in place of threads.

use std::{
    cell::RefCell,
    collections::{BTreeMap, VecDeque},
};

use bevy::log::warn;
use kozyr_core::opponent::{Budget, Progress};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Job, Jobs, question, read_answer};

/// What a worker runs, beside the page.
const SCRIPT: &str = "worker.js";
/// One for the opponent whose turn it is, one for hints and reviews.
const MOST: usize = 2;

/// An answer that is being worked out; dropped, nobody waits for it any more, and the work ends.
pub struct Pending<J: Job> {
    ticket: Ticket,
    /// The question, to do without workers.
    job: Option<J>,
}

/// With so little a worker is content that cannot be told to hurry: about a second's thought.
const HURRIED_NODES: u64 = 200_000;

impl<J: Job> Pending<J> {
    /// Begins to work an answer out.
    pub fn begin(job: J) -> Self {
        let text = question(&job, None).expect("questions can be written");
        Pending { ticket: Ticket::draw(text), job: Some(job) }
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        let answer = POOL.with_borrow_mut(|pool| pool.answer(self.ticket.0))?;
        let read = answer.and_then(|text| {
            read_answer(&text).inspect_err(|error| warn!("a worker's answer: {error}")).ok()
        });
        let job = self.job.take();
        // A picture that stands still for a moment is better than an opponent that never moves.
        read.or_else(|| job.map(|job| job.run(&Budget::default())))
    }

    /// Workers do not tell how far they have come.
    pub fn progress(&self) -> Option<Progress> {
        None
    }

    /// Wants an answer at once. A worker at work cannot be told: another takes its place, and
    /// thinks little.
    pub fn hurry(&mut self) {
        if let Some(job) = &self.job {
            let text = question(job, Some(HURRIED_NODES)).expect("questions can be written");
            self.ticket = Ticket::draw(text);
        }
    }
}

/// Whether this is a worker, and not the page.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// Answers questions about these jobs from now on, as a worker does.
pub fn serve(jobs: Jobs) {
    JOBS.set(jobs);
}

/// Answers a question for the page; nothing if it is none.
#[wasm_bindgen]
pub fn answer(question: &str) -> Option<String> {
    let answer = JOBS.with_borrow(|jobs| jobs.answer(question, &Budget::default()));
    answer.inspect_err(|error| warn!("{error}")).ok()
}

/// The right to one answer.
struct Ticket(u64);

impl Ticket {
    fn draw(question: String) -> Self {
        POOL.with_borrow_mut(|pool| {
            pool.drawn += 1;
            pool.waiting.push_back((pool.drawn, question));
            pool.go_on();
            Ticket(pool.drawn)
        })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        POOL.with_borrow_mut(|pool| pool.forget(self.0));
    }
}

thread_local! {
    /// What a worker can answer.
    static JOBS: RefCell<Jobs> = RefCell::default();
    static POOL: RefCell<Pool> = RefCell::default();
}

#[derive(Default)]
struct Pool {
    drawn: u64,
    waiting: VecDeque<(u64, String)>,
    /// `None` where a worker had no answer.
    answers: BTreeMap<u64, Option<String>>,
    slots: Vec<WorkerSlot>,
}

/// A worker and the ticket that it works on.
struct WorkerSlot {
    worker: Worker,
    ticket: Option<u64>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Pool {
    /// Sets workers to work as long as there are questions.
    fn go_on(&mut self) {
        while let Some((ticket, question)) = self.waiting.pop_front() {
            let idle = self.slots.iter().position(|slot| slot.ticket.is_none());
            let slot = match idle {
                Some(index) => &mut self.slots[index],
                None if self.slots.len() < MOST => match WorkerSlot::hire() {
                    Ok(slot) => {
                        self.slots.push(slot);
                        self.slots.last_mut().expect("one was just hired")
                    }
                    Err(error) => {
                        warn!("no workers here: {error:?}");
                        self.answers.insert(ticket, None);
                        continue;
                    }
                },
                None => return self.waiting.push_front((ticket, question)),
            };
            slot.ticket = Some(ticket);
            if let Err(error) = slot.worker.post_message(&question.into()) {
                warn!("a worker does not listen: {error:?}");
                self.end(ticket, None);
            }
        }
    }

    fn answer(&mut self, ticket: u64) -> Option<Option<String>> {
        self.answers.remove(&ticket)
    }

    /// The worker on that ticket has come to an end of it.
    fn end(&mut self, ticket: u64, answer: Option<String>) {
        self.answers.insert(ticket, answer);
        for slot in &mut self.slots {
            slot.ticket = slot.ticket.filter(|&other| other != ticket);
        }
    }

    /// Nobody waits for that answer. A worker that is at it cannot be told: another takes its
    /// place.
    fn forget(&mut self, ticket: u64) {
        self.waiting.retain(|&(waiting, _)| waiting != ticket);
        self.answers.remove(&ticket);
        self.slots.retain(|slot| slot.ticket != Some(ticket));
        self.go_on();
    }
}

impl WorkerSlot {
    fn hire() -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        let heard = Closure::new({
            let worker = worker.clone();
            move |message: MessageEvent| hear(&worker, &message)
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // The program as the page has it compiled already.
        worker.post_message(&wasm_bindgen::module())?;
        Ok(WorkerSlot { worker, ticket: None, _heard: heard })
    }
}

impl Drop for WorkerSlot {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

/// A worker has answered.
fn hear(worker: &Worker, message: &MessageEvent) {
    POOL.with_borrow_mut(|pool| {
        let slot = pool.slots.iter().find(|slot| slot.worker == *worker);
        if let Some(ticket) = slot.and_then(|slot| slot.ticket) {
            pool.end(ticket, message.data().as_string());
            pool.go_on();
        }
    });
}

//! Answers by workers, which a page has in place of threads.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use bevy::log::warn;
use js_sys::{Array, Function};
use kozyr_core::opponent::{Budget, Progress, ProgressListener, Stop};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{AtWork, Job, Jobs, question, read_answer};

/// What a worker runs, beside the page.
const WORKER_SCRIPT: &str = "worker.js";
/// One for the opponent whose turn it is, one for hints and reviews.
const MAX_WORKERS: usize = 2;

/// A worker at work on an answer, or a question that waits for one; dropped, it ends.
pub struct RunningJob<J: Job> {
    ticket: Ticket,
    /// The question, to do without workers.
    job: Arc<J>,
    finishes_early: bool,
    _at_work: AtWork,
}

impl<J: Job> Attempt<J> {
    /// Begins to work an answer out. A worker cannot be told of a token: who holds that stops the
    /// worker itself.
    pub fn begin(job: Arc<J>, _: Stop, at_work: AtWork) -> Self {
        let text = question(&*job).expect("questions can be written");
        Attempt { ticket: Ticket::draw(text), job, hurried: false, _at_work: at_work }
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        if self.hurried
            && let Some(best) = self.progress().and_then(|progress| self.job.so_far(&progress))
        {
            POOL.with_borrow_mut(|pool| pool.forget(self.ticket.0));
            return Some(best);
        }
        let answer = POOL.with_borrow_mut(|pool| pool.answer(self.ticket.0))?;
        let read = answer.and_then(|text| {
            read_answer(&text).inspect_err(|error| warn!("a worker's answer: {error}")).ok()
        });
        // A picture that stands still for a moment is better than an opponent that never moves.
        Some(read.unwrap_or_else(|| self.job.run(&Budget::default())))
    }

    /// How far the work has come, if it tells.
    pub fn progress(&self) -> Option<Progress> {
        POOL.with_borrow(|pool| pool.progress.get(&self.ticket.0).cloned())
    }

    /// Wants an answer at once. A worker at work cannot be told: what it has told last counts, or
    /// what it will tell first.
    pub fn finish_early(&mut self) {
        self.hurried = true;
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

/// Answers a question for the page, and calls a function with the text of each progress; nothing
/// if it is no question.
#[wasm_bindgen]
pub fn answer(question: &str, tell: Function) -> Option<String> {
    TELL.set(Some(tell));
    let budget = Budget { progress: Some(ProgressListener::new(tell_page)), ..Budget::default() };
    let answer = JOBS.with_borrow(|jobs| jobs.answer(question, &budget));
    answer.inspect_err(|error| warn!("{error}")).ok()
}

/// Tells the page how far the thought has come, if that is worth a message.
fn report_progress(progress: Progress) {
    /// The least step of the share that is told.
    const MIN_SHARE_STEP: f64 = 0.01;
    let (share, best) = TOLD.take();
    let is_news = best != progress.best || progress.share < share;
    if !is_news && progress.share < share + STEP {
        return TOLD.set((share, best));
    }
    let text = ron::to_string(&progress).expect("figures can be written");
    TELL.with_borrow(|tell| {
        let told = tell.as_ref().map(|tell| tell.call1(&JsValue::NULL, &text.into()));
        if let Some(Err(error)) = told {
            warn!("the page does not listen: {error:?}");
        }
    });
    TOLD.set((progress.share, progress.best));
}

/// The right to one answer.
struct Ticket(u64);

impl Ticket {
    fn enqueue(question: String) -> Self {
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
    /// By what a worker tells the page how far it has come.
    static PROGRESS_CALLBACK: RefCell<Option<Function>> = RefCell::default();
    /// The share that it told last, and the best action.
    static LAST_PROGRESS: Cell<(f64, String)> = Cell::default();
    static POOL: RefCell<Pool> = RefCell::default();
}

#[derive(Default)]
struct WebWorkerPool {
    last_ticket: u64,
    waiting: VecDeque<(u64, String)>,
    /// `None` where a worker had no answer.
    answers: BTreeMap<u64, Option<String>>,
    /// How far the thoughts have come that told so.
    progress: BTreeMap<u64, Progress>,
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
    fn dispatch(&mut self) {
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
    fn finish(&mut self, ticket: u64, answer: Option<String>) {
        self.answers.insert(ticket, answer);
        for slot in &mut self.slots {
            slot.ticket = slot.ticket.filter(|&other| other != ticket);
        }
    }

    /// Nobody waits for that answer. A worker that is at it cannot be told: another takes its
    /// place.
    fn cancel(&mut self, ticket: u64) {
        self.waiting.retain(|&(waiting, _)| waiting != ticket);
        self.answers.remove(&ticket);
        self.progress.remove(&ticket);
        self.slots.retain(|slot| slot.ticket != Some(ticket));
        self.go_on();
    }

    /// Nobody is to think: all workers that do are ended.
    fn stop_all(&mut self) {
        self.waiting.clear();
        self.answers.clear();
        self.progress.clear();
        self.slots.retain(|slot| slot.ticket.is_none());
    }
}

impl WorkerSlot {
    fn spawn() -> Result<Self, JsValue> {
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

/// Ends all thoughts at once.
pub fn stop_all() {
    POOL.with_borrow_mut(Pool::stop_all);
}

/// A worker has answered, or tells in a list how far it has come.
fn on_worker_message(worker: &Worker, message: &MessageEvent) {
    POOL.with_borrow_mut(|pool| {
        let slot = pool.slots.iter().find(|slot| slot.worker == *worker);
        let Some(ticket) = slot.and_then(|slot| slot.ticket) else { return };
        let data = message.data();
        if let Some(told) = data.dyn_ref::<Array>() {
            let text = told.get(0).as_string().unwrap_or_default();
            match read_answer(&text) {
                Ok(progress) => _ = pool.progress.insert(ticket, progress),
                Err(error) => warn!("a worker's progress: {error}"),
            }
        } else {
            pool.end(ticket, data.as_string());
            pool.go_on();
        }
    });
}

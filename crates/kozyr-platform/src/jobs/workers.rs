//! Runs jobs on web workers, as pages have no threads.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use bevy::log::warn;
use js_sys::{Array, Function};
use kozyr_core::opponent::{Budget, DecisionProgress, ProgressListener, StopToken};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{Job, JobRegistry, RunningJobGuard, decode_output, encode_job};

/// The script of a worker, next to the page.
const WORKER_SCRIPT: &str = "worker.js";
/// One for the opponent to move, one for hints and reviews.
const MAX_WORKERS: usize = 2;

/// A running or queued job; dropping it cancels the job.
pub struct RunningJob<J: Job> {
    ticket: Ticket,
    /// The job itself, to run here if workers fail.
    job: Arc<J>,
    finishes_early: bool,
    _guard: RunningJobGuard,
}

impl<J: Job> RunningJob<J> {
    /// Encodes and queues a job. A worker cannot check the stop token; [`stop_all`] terminates the
    /// worker instead.
    pub fn begin(job: Arc<J>, _: StopToken, guard: RunningJobGuard) -> Self {
        let text = encode_job(&*job).expect("jobs can be serialized");
        RunningJob { ticket: Ticket::enqueue(text), job, finishes_early: false, _guard: guard }
    }

    /// Returns the output once, when it is ready; before and after that, `None`. After
    /// [`finish_early`](Self::finish_early), returns the best output of the last progress report
    /// and cancels the job. If the worker failed, runs the job on the page, which blocks.
    pub fn take(&mut self) -> Option<J::Answer> {
        if self.finishes_early
            && let Some(best) =
                self.progress().and_then(|progress| self.job.partial_output(&progress))
        {
            POOL.with_borrow_mut(|pool| pool.cancel(self.ticket.0));
            return Some(best);
        }
        let output = POOL.with_borrow_mut(|pool| pool.take_output(self.ticket.0))?;
        let decoded = output.and_then(|text| {
            decode_output(&text).inspect_err(|error| warn!("worker output: {error}")).ok()
        });
        // Blocking the page for a moment is better than an opponent that never moves.
        Some(decoded.unwrap_or_else(|| self.job.run(&Budget::default())))
    }

    /// The progress reported last; `None` if the job has reported none.
    pub fn progress(&self) -> Option<DecisionProgress> {
        POOL.with_borrow(|pool| pool.progress.get(&self.ticket.0).cloned())
    }

    /// Lets [`take`](Self::take) return the best output so far. A busy worker cannot receive this,
    /// so its last progress report counts, or the next one if there is none.
    pub fn finish_early(&mut self) {
        self.finishes_early = true;
    }
}

/// Whether this instance of the program is a worker rather than the page.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// Sets the types of jobs that this worker can run, in place of earlier ones.
pub fn serve(jobs: JobRegistry) {
    JOBS.set(jobs);
}

/// Runs an encoded job for the page and returns the encoded output; `None` if the job is invalid.
/// Calls `on_progress` with progress reports as text, except for those that have hardly changed.
#[wasm_bindgen]
pub fn answer(encoded_job: &str, on_progress: Function) -> Option<String> {
    PROGRESS_CALLBACK.set(Some(on_progress));
    let budget =
        Budget { progress: Some(ProgressListener::new(report_progress)), ..Budget::default() };
    let output = JOBS.with_borrow(|jobs| jobs.run_encoded(encoded_job, &budget));
    output.inspect_err(|error| warn!("{error}")).ok()
}

/// Reports progress to the page if the best action has changed, the share has grown by a hundredth
/// since the last report, or it has fallen.
fn report_progress(progress: DecisionProgress) {
    /// The smallest change of the share that is reported.
    const MIN_SHARE_STEP: f64 = 0.01;
    let (share, best) = LAST_PROGRESS.take();
    let has_changed = best != progress.best || progress.share < share;
    if !has_changed && progress.share < share + MIN_SHARE_STEP {
        return LAST_PROGRESS.set((share, best));
    }
    let text = ron::to_string(&progress).expect("progress can be serialized");
    PROGRESS_CALLBACK.with_borrow(|callback| {
        let result = callback.as_ref().map(|callback| callback.call1(&JsValue::NULL, &text.into()));
        if let Some(Err(error)) = result {
            warn!("cannot report progress to the page: {error:?}");
        }
    });
    LAST_PROGRESS.set((progress.share, progress.best));
}

/// Identifies a queued job; dropping it cancels the job.
struct Ticket(u64);

impl Ticket {
    /// Queues an encoded job, starts it if a worker is free, and returns its ticket.
    fn enqueue(encoded_job: String) -> Self {
        POOL.with_borrow_mut(|pool| {
            pool.last_ticket += 1;
            pool.waiting.push_back((pool.last_ticket, encoded_job));
            pool.dispatch();
            Ticket(pool.last_ticket)
        })
    }
}

impl Drop for Ticket {
    /// Cancels the job, terminating its worker if it runs.
    fn drop(&mut self) {
        POOL.with_borrow_mut(|pool| pool.cancel(self.0));
    }
}

thread_local! {
    /// The jobs that this worker runs.
    static JOBS: RefCell<JobRegistry> = RefCell::default();
    /// The page's callback for progress reports.
    static PROGRESS_CALLBACK: RefCell<Option<Function>> = RefCell::default();
    /// The share and the best action of the last report.
    static LAST_PROGRESS: Cell<(f64, String)> = Cell::default();
    static POOL: RefCell<WebWorkerPool> = RefCell::default();
}

#[derive(Default)]
struct WebWorkerPool {
    last_ticket: u64,
    /// Tickets and encoded jobs that wait for a worker, the next one first.
    waiting: VecDeque<(u64, String)>,
    /// Outputs by ticket; `None` where the worker failed.
    outputs: BTreeMap<u64, Option<String>>,
    /// The last progress reports by ticket.
    progress: BTreeMap<u64, DecisionProgress>,
    slots: Vec<WorkerSlot>,
}

/// A worker, and the ticket of the job it runs.
struct WorkerSlot {
    worker: Worker,
    ticket: Option<u64>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl WebWorkerPool {
    /// Assigns queued jobs to idle workers, and starts workers up to [`MAX_WORKERS`]; the rest
    /// stays queued. A job fails if its worker cannot be started or reached.
    fn dispatch(&mut self) {
        while let Some((ticket, encoded_job)) = self.waiting.pop_front() {
            let idle = self.slots.iter().position(|slot| slot.ticket.is_none());
            let slot = match idle {
                Some(index) => &mut self.slots[index],
                None if self.slots.len() < MAX_WORKERS => match WorkerSlot::spawn() {
                    Ok(slot) => {
                        self.slots.push(slot);
                        self.slots.last_mut().expect("a slot was just added")
                    }
                    Err(error) => {
                        warn!("cannot start a worker: {error:?}");
                        self.outputs.insert(ticket, None);
                        continue;
                    }
                },
                None => return self.waiting.push_front((ticket, encoded_job)),
            };
            slot.ticket = Some(ticket);
            if let Err(error) = slot.worker.post_message(&encoded_job.into()) {
                warn!("cannot send a job to a worker: {error:?}");
                self.finish(ticket, None);
            }
        }
    }

    /// Returns the output of a job once, when it is ready: `Some(None)` if the worker failed;
    /// `None` before and after that.
    fn take_output(&mut self, ticket: u64) -> Option<Option<String>> {
        self.outputs.remove(&ticket)
    }

    /// Stores the output of a job, `None` if its worker failed, and frees the worker.
    fn finish(&mut self, ticket: u64, output: Option<String>) {
        self.outputs.insert(ticket, output);
        for slot in &mut self.slots {
            slot.ticket = slot.ticket.filter(|&running| running != ticket);
        }
    }

    /// Cancels a job and forgets its output. A busy worker cannot be interrupted, so it is
    /// terminated. Starts waiting jobs in its place.
    fn cancel(&mut self, ticket: u64) {
        self.waiting.retain(|&(queued, _)| queued != ticket);
        self.outputs.remove(&ticket);
        self.progress.remove(&ticket);
        self.slots.retain(|slot| slot.ticket != Some(ticket));
        self.dispatch();
    }

    /// Cancels all jobs, forgets their outputs and terminates busy workers; idle ones stay.
    fn stop_all(&mut self) {
        self.waiting.clear();
        self.outputs.clear();
        self.progress.clear();
        self.slots.retain(|slot| slot.ticket.is_none());
    }
}

impl WorkerSlot {
    /// Starts a worker and sends it the page's compiled module. Fails if the browser refuses.
    fn spawn() -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(WORKER_SCRIPT, &options)?;
        let on_message = Closure::new({
            let worker = worker.clone();
            move |message: MessageEvent| on_worker_message(&worker, &message)
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        // The module that the page has already compiled.
        worker.post_message(&wasm_bindgen::module())?;
        Ok(WorkerSlot { worker, ticket: None, _on_message: on_message })
    }
}

impl Drop for WorkerSlot {
    /// Terminates the worker; its messages are no longer handled.
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

/// Cancels all jobs of the page, forgets their outputs and terminates busy workers; idle ones stay.
pub fn stop_all() {
    POOL.with_borrow_mut(WebWorkerPool::stop_all);
}

/// Handles a message from a worker: stores a progress report, which comes in an array, or the
/// output, which frees the worker for the next job. Ignores workers without a job.
fn on_worker_message(worker: &Worker, message: &MessageEvent) {
    POOL.with_borrow_mut(|pool| {
        let slot = pool.slots.iter().find(|slot| slot.worker == *worker);
        let Some(ticket) = slot.and_then(|slot| slot.ticket) else { return };
        let data = message.data();
        if let Some(report) = data.dyn_ref::<Array>() {
            let text = report.get(0).as_string().unwrap_or_default();
            match decode_output(&text) {
                Ok(progress) => _ = pool.progress.insert(ticket, progress),
                Err(error) => warn!("invalid progress of a worker: {error}"),
            }
        } else {
            pool.finish(ticket, data.as_string());
            pool.dispatch();
        }
    });
}

//! `durak faithfulness`: whether the facts that the master names predict its choices.

use super::super::options::{at_least_one, parse_seed};
use crate::{console::Console, failure::Failure, signals, wording::pluralized};
use kozyr_core::game::{Game, Player, Record, Seed};
use kozyr_durak::{
    Action, Durak, Rules, Setup,
    opponents::distinguishing_facts,
    search::{ActionSearch, CONTRASTED_FACTS, FACT_KINDS, FactValues, SearchBudget},
};
use rand::{Rng, RngExt, seq::SliceRandom};

/// Worlds outside the search, in which facts are counted.
const HELD_OUT_WORLDS: std::ops::Range<u64> = 1_000_000..1_000_200;

/// The arguments of `durak faithfulness`.
#[derive(Debug, clap::Args)]
pub struct FaithfulnessArgs {
    /// Deals to play
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = at_least_one::<u64>())]
    games: u64,
    /// Worlds in which each action is tried
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = at_least_one::<u64>())]
    worlds: u64,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
}

/// How often an action chosen by some of the facts is the master's choice.
#[derive(Default)]
struct Agreement {
    /// Choices for which the master named facts.
    choices: u64,
    /// Agreement of the action that the named facts favour.
    by_named_facts: u64,
    /// Agreement of the action that as many random facts favour.
    by_random_facts: u64,
    /// Agreement of the action that all facts favour.
    by_all_facts: u64,
}

/// Lets the master play itself, and prints how often the best action by the facts it names is its
/// choice. For comparison, the same with as many random facts, and with all facts.
///
/// # Errors
/// If the run is stopped.
pub fn run(args: &FaithfulnessArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let stop = signals::stop_on_signal();
    let (mut pairs, mut among_all) = (Agreement::default(), Agreement::default());
    let mut decisions = 0_u64;
    for number in 0..args.games {
        let seed = args.seed.derive("faithful", number);
        let players = vec![Player::Human; 2];
        let mut record = Record::<Durak>::new(Setup::new(2, Rules::default()), seed, players)
            .expect("the default rules allow two players");
        let mut rng = seed.derive("facts", 0).rng();
        while let Some((seat, _)) = record.to_act() {
            if stop.is_stop_requested() {
                return Err(Failure::Stopped(format!(
                    "after {}",
                    pluralized(number, "deal", "deals")
                )));
            }
            let view = record.game().view(seat);
            let effort = SearchBudget::from_worlds(args.worlds);
            let mut search = ActionSearch::new(view, effort, record.decision_rng().next_u64());
            search.finish();
            let choice = search.candidates().len() > 1;
            decisions += u64::from(choice);
            if choice {
                let next = search.runner_up().expect("there is more than one candidate").action;
                let best = search.best().action;
                let all: Vec<Action> =
                    search.candidates().iter().map(|candidate| candidate.action).collect();
                pairs.add_choice(&search, &[best, next], &mut rng);
                among_all.add_choice(&search, &all, &mut rng);
            }
            let action = search.best().action;
            record.play(action).expect("the search chooses a legal action");
        }
    }
    writeln!(
        console.output,
        "{}, {}",
        pluralized(args.games, "deal", "deals"),
        pluralized(decisions, "choice", "choices")
    )?;
    pairs.print("best or runner-up", console)?;
    among_all.print("any of all actions", console)
}

impl Agreement {
    /// Counts a choice between some of the search's actions, if the master named facts.
    fn add_choice(&mut self, search: &ActionSearch, actions: &[Action], rng: &mut impl Rng) {
        let facts = distinguishing_facts(search);
        let best = search.best().action;
        let named: Vec<usize> = facts
            .iter()
            .filter_map(|fact| FACT_KINDS.iter().position(|kind| kind.name == fact.name))
            .collect();
        let rows = search.facts_in_worlds(actions, HELD_OUT_WORLDS);
        if named.is_empty() || rows.is_empty() {
            return;
        }
        let mut shuffled: Vec<usize> = (0..CONTRASTED_FACTS).collect();
        shuffled.shuffle(rng);
        let random = &shuffled[..named.len()];
        let all: Vec<usize> = (0..CONTRASTED_FACTS).collect();
        let mut agrees =
            |facts: &[usize]| u64::from(actions[best_by_facts(&rows, facts, rng)] == best);
        let (named, random, all) = (agrees(&named), agrees(random), agrees(&all));
        self.choices += 1;
        self.by_named_facts += named;
        self.by_random_facts += random;
        self.by_all_facts += all;
    }

    /// Prints the shares of agreement; `among` describes the actions of each choice.
    fn print(&self, among: &str, console: &mut Console<'_>) -> Result<(), Failure> {
        writeln!(console.output, "{among}: {} choices with facts named", self.choices)?;
        for (by, agreed) in [
            ("named facts", self.by_named_facts),
            ("random facts", self.by_random_facts),
            ("all facts", self.by_all_facts),
        ] {
            let share = agreed as f64 / self.choices.max(1) as f64;
            // Normal approximation for independent choices.
            let error = 1.96 * (share * (1.0 - share) / self.choices.max(1) as f64).sqrt();
            writeln!(
                console.output,
                "  by {by}: {:.1} % ± {:.1} agree",
                100.0 * share,
                100.0 * error
            )?;
        }
        Ok(())
    }
}

/// The best action by some facts: the highest sum of mean differences to the first action, each in
/// units of its spread. Ties are broken at random.
fn best_by_facts(rows: &[Vec<FactValues>], facts: &[usize], rng: &mut impl Rng) -> usize {
    let actions = rows[0].len();
    let count = rows.len() as f64;
    let mut scores = vec![0.0; actions];
    for &fact in facts {
        let kind = FACT_KINDS[fact];
        // Relative to the first action, world by world.
        let difference = |row: &Vec<FactValues>, at: usize| kind.advantage(&row[at], &row[0], fact);
        let mean = |at: usize| rows.iter().map(|row| difference(row, at)).sum::<f64>() / count;
        let means: Vec<f64> = (0..actions).map(mean).collect();
        let spread = rows
            .iter()
            .flat_map(|row| (0..actions).map(move |at| (row, at)))
            .map(|(row, at)| (difference(row, at) - means[at]).powi(2))
            .sum::<f64>()
            / (count * actions as f64);
        let unit = spread.max(0.25 / count).sqrt();
        for (score, mean) in scores.iter_mut().zip(&means) {
            *score += mean / unit;
        }
    }
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let ties: Vec<usize> = (0..actions).filter(|&at| scores[at] == most).collect();
    ties[rng.random_range(0..ties.len())]
}

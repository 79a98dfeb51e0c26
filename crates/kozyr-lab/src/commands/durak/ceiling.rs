//! `durak ceiling`: how well the master plays with all hands shown.

use std::num::NonZeroU64;

use rand::Rng;

use super::{
    super::options::{at_least_one, parse_seed},
    house_rules_args::HouseRulesArgs,
};
use crate::{console::Console, failure::Failure, interval::Estimate};
use kozyr_core::{
    game::{Game, Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, LimitedOpponent, Opponent},
};
use kozyr_durak::{
    Durak,
    search::{ActionSearch, SearchBudget},
};

/// The arguments of `durak ceiling`.
#[derive(Debug, clap::Args)]
pub struct CeilingArgs {
    /// Opponent on all other seats
    #[arg(long, value_name = "NAME")]
    against: String,
    /// Rounds to play; in a round, the master takes each seat once
    #[arg(long, value_name = "N", default_value = "200")]
    rounds: NonZeroU64,
    /// Orders of the talon that the master searches
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = at_least_one::<u64>())]
    worlds: u64,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    #[command(flatten)]
    house: HouseRulesArgs,
}

/// Plays the match in which one side sees all hands, and prints the result.
///
/// # Errors
/// If the opponent does not exist, or the rules reject the setup.
pub fn run(args: &CeilingArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let opponent = LimitedOpponent::<Durak>::from_name(&args.against)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let setup = args.house.setup()?;
    let (mut wins, mut losses, mut draws, mut sample) = (0_u64, 0_u64, 0_u64, Vec::new());
    for round in 0..args.rounds.get() {
        let mut points = 0.0;
        for cheat in Seat::all(setup.players) {
            let players = vec![Player::Human; setup.players];
            let record = Record::new(setup, args.seed.derive("round", round), players)?;
            let outcome = play(record, cheat, &opponent, SearchBudget::from_worlds(args.worlds));
            points += outcome.score(cheat);
            match outcome {
                Outcome::Drawn => draws += 1,
                Outcome::Lost(losers) if losers.contains(cheat) => losses += 1,
                Outcome::Lost(_) => wins += 1,
            }
        }
        sample.push((points / setup.players as f64, 1));
    }
    let estimate = Estimate::from_rounds(setup.players as u64, sample);
    let [low, high] = estimate.map_or([0.0, 1.0], |estimate| estimate.ci95);
    let decided = (wins + losses).max(1);
    writeln!(
        console.output,
        "all hands shown, against {}: {wins} wins {losses} losses {draws} draws, \
         {:.2} % of those decided, score 95 % interval {:.2} to {:.2} %",
        args.against,
        100.0 * wins as f64 / decided as f64,
        100.0 * low,
        100.0 * high,
    )?;
    Ok(())
}

/// Plays a deal to its end and returns the outcome. The seat `cheat` searches with all hands known,
/// and `opponent` plays on the other seats.
fn play(
    mut record: Record<Durak>,
    cheat: Seat,
    opponent: &dyn Opponent<Durak>,
    budget: SearchBudget,
) -> Outcome {
    while let Some((seat, _)) = record.to_act() {
        let mut rng = record.decision_rng();
        let action = if seat == cheat {
            let mut search = ActionSearch::with_open_hands(record.game(), budget, rng.next_u64());
            search.finish();
            search.best().action
        } else {
            opponent.decide(record.game().view(seat), &Budget::default(), &mut rng).action
        };
        record.play(action).expect("opponents play legally");
    }
    record.outcome().expect("the deal is over")
}

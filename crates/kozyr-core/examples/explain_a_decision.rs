//! Explains an opponent's decision, as data and in words: `explain_a_decision [NAME]`.

#![expect(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "an example prints its results"
)]

use std::{env, error::Error};

use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, make_opponent},
    texts::{Locale, TextError, Texts},
};
use kozyr_reversi::{Reversi, Setup, notation::parse_transcript};

/// What opponents say, in Fluent files outside the library.
const ENGLISH: &str = include_str!("../../../assets/languages/en/opponents-reversi.ftl");

fn main() -> Result<(), Box<dyn Error>> {
    let name = env::args().nth(1).unwrap_or_else(|| "professional".into());
    print!("{}", explain(&name)?);
    Ok(())
}

/// Explains the named opponent's decision after seven moves, line by line.
fn explain(name: &str) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from(1);
    let mut game = Reversi::new(&Setup::default(), &seed)?;
    for action in parse_transcript(&game.position(), "f5d6c3d3c4f4f6")? {
        game.play(action)?;
    }
    let seat = game.to_act().ok_or("the game is over")?;
    let decision = make_opponent::<Reversi>(name)?.decide(
        game.view(seat),
        &Budget::default(),
        &mut seed.rng(),
    );

    // An explanation is data: the rule that decided, the alternatives, and named figures.
    let explanation = &decision.explanation;
    let mut text = format!("{name} plays {}\n", decision.action);
    if let Some(chosen) = explanation.chosen() {
        text += &format!("its value for the opponent: {:?}\n", chosen.value);
    }

    // Sentences and names are keys, which the texts of a language translate.
    let texts = Texts::new(Locale::English, &[ENGLISH]);
    text += &explanation.to_text(&|message| {
        texts.format_text(message, str::to_owned).unwrap_or_else(TextError::into_text)
    });
    Ok(text)
}

#[test]
fn the_chosen_move_is_marked_among_the_alternatives() -> Result<(), Box<dyn Error>> {
    let text = explain("professional")?;
    let played = text.lines().next().and_then(|line| line.rsplit(' ').next()).unwrap();
    assert!(text.contains(&format!("> {played}")), "{text}");
    Ok(())
}

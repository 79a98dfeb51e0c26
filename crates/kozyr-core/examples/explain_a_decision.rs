//! Why an opponent decides as it does, as data and in words: `explain_a_decision [NAME]`.

#![expect(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "an example shows what it does on the terminal"
)]

use std::{env, error::Error};

use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, make_opponent},
    texts::{Locale, TextError, Texts},
};
use kozyr_reversi::{Reversi, Setup, notation::parse_transcript};

/// What opponents say is written in Fluent, outside the library.
const ENGLISH: &str = include_str!("../../../assets/languages/en/opponents-reversi.ftl");

fn main() -> Result<(), Box<dyn Error>> {
    let name = env::args().nth(1).unwrap_or_else(|| "professional".into());
    print!("{}", explain(&name)?);
    Ok(())
}

/// What the opponent of a name weighs after seven placements, line by line.
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

    // An explanation is data: the rule that decided, what was weighed, and figures with names.
    let explanation = &decision.explanation;
    let mut text = format!("{name} plays {}\n", decision.action);
    if let Some(chosen) = explanation.chosen() {
        text += &format!("its value for the opponent: {:?}\n", chosen.value);
    }

    // Sentences and names are keys, which the texts of a language put into words.
    let texts = Texts::new(Locale::English, &[ENGLISH]);
    text += &explanation.to_text(&|message| {
        texts.format_text(message, str::to_owned).unwrap_or_else(TextError::into_text)
    });
    Ok(text)
}

#[test]
fn the_square_chosen_is_among_those_weighed() -> Result<(), Box<dyn Error>> {
    let text = explain("professional")?;
    let played = text.lines().next().and_then(|line| line.rsplit(' ').next()).unwrap();
    assert!(text.contains(&format!("> {played}")), "{text}");
    Ok(())
}

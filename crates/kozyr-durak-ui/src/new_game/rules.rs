//! By which rules: a few sets with names, and everything else folded away.

use bevy_egui::egui;
use kozyr_durak::{Deck, FirstAttack, Rules, ThrowingIn, Transfer};

use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets,
};

/// Rules that are known by a name.
const PRESETS: [(&str, fn() -> Rules); 5] = [
    ("classic", Rules::throw_in),
    ("first-five", || Rules { first_discard_of_five: true, ..Rules::throw_in() }),
    ("transfer", Rules::transfer),
    ("partnership", Rules::partnership),
    ("duel", Rules::duel),
];

/// The name of rules that have none.
const OWN: &str = "own";

/// The rules of a deal, to be chosen and changed.
pub(crate) fn choose(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    rules: &mut Rules,
    open: &mut bool,
) {
    widgets::caption(ui, palette, &language.text("new-rules"));
    let deck = rules.deck;
    let preset = PRESETS.iter().find(|(_, make)| Rules { deck, ..make() } == *rules);
    let now = preset.map_or(OWN, |(name, _)| name);
    let mut chosen = now;
    let named = PRESETS.iter().map(|(name, _)| *name).chain([OWN]);
    let names: Vec<_> = named.map(|name| (name, language.text(&format!("rules-{name}")))).collect();
    if widgets::choice(ui, palette, &mut chosen, &names) {
        match PRESETS.iter().find(|(name, _)| *name == chosen) {
            Some((_, make)) => *rules = Rules { deck, ..make() },
            // Whoever wants rules of his own wants to see them.
            None => *open = true,
        }
    }
    let line = language.text(&format!("rules-{chosen}-line"));
    ui.label(egui::RichText::new(line).size(size::SMALL).color(palette.dim));
    let decks = [Deck::Cards24, Deck::Cards32, Deck::Cards36, Deck::Cards52]
        .map(|deck| (deck, language.format("rules-deck", &[("count", deck.size().into())])));
    widgets::choice(ui, palette, &mut rules.deck, &decks);
    widgets::switch(ui, palette, open, &language.text("rules-all"));
    if *open {
        house_rules(ui, palette, language, rules);
    }
}

fn house_rules(ui: &mut egui::Ui, palette: &Palette, language: &Language, rules: &mut Rules) {
    widgets::caption(ui, palette, &language.text("rules-who-throws-in"));
    let who = [
        (ThrowingIn::All, "rules-throw-all"),
        (ThrowingIn::Neighbours, "rules-throw-neighbours"),
        (ThrowingIn::Attacker, "rules-throw-attacker"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widgets::choice(ui, palette, &mut rules.throwing_in, &who);
    widgets::caption(ui, palette, &language.text("rules-passing-on"));
    let transfer = [
        (Transfer::Off, "rules-transfer-off"),
        (Transfer::Playing, "rules-transfer-playing"),
        (Transfer::PlayingOrShowing, "rules-transfer-showing"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widgets::choice(ui, palette, &mut rules.transfer, &transfer);
    widgets::caption(ui, palette, &language.text("rules-first-attack"));
    let first = [
        (FirstAttack::OnTheFool, "rules-first-on-fool"),
        (FirstAttack::LowestTrump, "rules-first-lowest-trump"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widgets::choice(ui, palette, &mut rules.first_attack, &first);
    for (on, key) in [
        (&mut rules.adding_to_a_taker, "rules-adding"),
        (&mut rules.first_discard_of_five, "rules-five"),
        (&mut rules.partnership, "rules-sides"),
        (&mut rules.redeal, "rules-redeal"),
        (&mut rules.last_defender_is_fool, "rules-last-defender"),
    ] {
        widgets::switch(ui, palette, on, &language.text(key));
    }
}

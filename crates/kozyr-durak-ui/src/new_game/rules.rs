//! Rules selection: named presets, with the details in a collapsible section.

use bevy_egui::egui;
use kozyr_durak::{Deck, FirstAttackRule, Rules, ThrowInRule, TransferRule};

use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets,
};

/// Named sets of rules.
const PRESETS: [(&str, fn() -> Rules); 5] = [
    ("classic", Rules::throw_in),
    ("first-five", || Rules { max_five_before_discard: true, ..Rules::throw_in() }),
    ("transfer", Rules::transfer),
    ("partnership", Rules::partnership),
    ("duel", Rules::duel),
];

/// Name of rules that match no preset.
const CUSTOM_RULES: &str = "own";

/// Draws the choice of rules; `open` is whether the details are expanded.
pub(crate) fn choose(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    rules: &mut Rules,
    open: &mut bool,
) {
    widgets::caption(ui, palette, &language.text("new-rules"));
    let deck = rules.deck;
    let preset = PRESETS.iter().find(|(_, make_rules)| Rules { deck, ..make_rules() } == *rules);
    let current = preset.map_or(CUSTOM_RULES, |(name, _)| name);
    let mut chosen = current;
    let presets = PRESETS.iter().map(|(name, _)| *name).chain([CUSTOM_RULES]);
    let names: Vec<_> =
        presets.map(|name| (name, language.text(&format!("rules-{name}")))).collect();
    if widgets::radio_row(ui, palette, &mut chosen, &names) {
        match PRESETS.iter().find(|(name, _)| *name == chosen) {
            Some((_, make_rules)) => *rules = Rules { deck, ..make_rules() },
            // Open the details for custom rules.
            None => *open = true,
        }
    }
    let line = language.text(&format!("rules-{chosen}-line"));
    ui.label(egui::RichText::new(line).size(size::SMALL).color(palette.dim));
    let decks = [Deck::Cards24, Deck::Cards32, Deck::Cards36, Deck::Cards52]
        .map(|deck| (deck, language.format("rules-deck", &[("count", deck.size().into())])));
    widgets::radio_row(ui, palette, &mut rules.deck, &decks);
    widgets::switch(ui, palette, open, &language.text("rules-all"));
    if *open {
        house_rules(ui, palette, language, rules);
    }
}

/// Draws the controls for each single rule.
fn house_rules(ui: &mut egui::Ui, palette: &Palette, language: &Language, rules: &mut Rules) {
    widgets::caption(ui, palette, &language.text("rules-who-throws-in"));
    let throwing_in = [
        (ThrowInRule::All, "rules-throw-all"),
        (ThrowInRule::Neighbours, "rules-throw-neighbours"),
        (ThrowInRule::Attacker, "rules-throw-attacker"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widgets::radio_row(ui, palette, &mut rules.throwing_in, &throwing_in);
    widgets::caption(ui, palette, &language.text("rules-passing-on"));
    let transfer = [
        (TransferRule::Off, "rules-transfer-off"),
        (TransferRule::Playing, "rules-transfer-playing"),
        (TransferRule::PlayingOrShowing, "rules-transfer-showing"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widgets::radio_row(ui, palette, &mut rules.transfer, &transfer);
    widgets::caption(ui, palette, &language.text("rules-first-attack"));
    let first_attack = [
        (FirstAttackRule::OnTheFool, "rules-first-on-fool"),
        (FirstAttackRule::LowestTrump, "rules-first-lowest-trump"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widgets::radio_row(ui, palette, &mut rules.first_attack, &first_attack);
    for (rule, key) in [
        (&mut rules.throw_in_after_take, "rules-adding"),
        (&mut rules.max_five_before_discard, "rules-five"),
        (&mut rules.partnership, "rules-sides"),
        (&mut rules.redeal, "rules-redeal"),
        (&mut rules.last_defender_is_fool, "rules-last-defender"),
    ] {
        widgets::switch(ui, palette, rule, &language.text(key));
    }
}

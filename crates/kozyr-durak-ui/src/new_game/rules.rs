//! Rules: named presets, with the details in a collapsible section, and their description.

use bevy_egui::egui;
use kozyr_durak::{
    AfterDrawRule, AfterTakeRule, AttackLimit, Deck, FirstAttackRule, Rules, ThrowInRule,
    TransferRule,
};

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

/// The choices of who may throw in, with the keys of their texts; the others below likewise.
const THROW_IN: [(ThrowInRule, &str); 3] = [
    (ThrowInRule::All, "rules-throw-all"),
    (ThrowInRule::Neighbours, "rules-throw-neighbours"),
    (ThrowInRule::Attacker, "rules-throw-attacker"),
];

/// Who may throw in after a pick-up.
const AFTER_TAKE: [(AfterTakeRule, &str); 3] = [
    (AfterTakeRule::Throwers, "rules-after-take-same"),
    (AfterTakeRule::Attacker, "rules-after-take-attacker"),
    (AfterTakeRule::Nobody, "rules-after-take-nobody"),
];

/// How often a trump may be shown to transfer an attack.
const SHOWING: [(TransferRule, &str); 3] = [
    (TransferRule::PlayingOrShowing, "rules-showing-deal"),
    (TransferRule::ShowingEachBout, "rules-showing-bout"),
    (TransferRule::ShowingAlways, "rules-showing-always"),
];

/// Who leads in the next deal.
const FIRST_ATTACK: [(FirstAttackRule, &str); 2] = [
    (FirstAttackRule::OnTheFool, "rules-first-on-fool"),
    (FirstAttackRule::LowestTrump, "rules-first-lowest-trump"),
];

/// Who leads after a draw.
const AFTER_DRAW: [(AfterDrawRule, &str); 3] = [
    (AfterDrawRule::LowestTrump, "rules-after-draw-lowest"),
    (AfterDrawRule::SamePlayer, "rules-after-draw-same"),
    (AfterDrawRule::NextPlayer, "rules-after-draw-next"),
];

/// The rules that are on or off.
const SWITCHES: [(fn(&mut Rules) -> &mut bool, &str); 4] = [
    (|rules| &mut rules.max_five_before_discard, "rules-five"),
    (|rules| &mut rules.partnership, "rules-sides"),
    (|rules| &mut rules.redeal, "rules-redeal"),
    (|rules| &mut rules.last_defender_is_fool, "rules-last-defender"),
];

/// The name of the preset that the rules match, with any deck.
fn preset_name(rules: &Rules) -> &'static str {
    let deck = rules.deck;
    let preset = PRESETS.iter().find(|(_, make_rules)| Rules { deck, ..make_rules() } == *rules);
    preset.map_or(CUSTOM_RULES, |(name, _)| name)
}

/// Describes rules in a few lines: the name and the deck, then what the name stands for. Rules
/// without a name are described one by one.
pub fn describe(rules: &Rules, language: &Language) -> Vec<String> {
    let name = preset_name(rules);
    let title = language.text(&format!("rules-{name}"));
    let mut lines = vec![format!("{title} · {}", cards_text(language, rules.deck.size()))];
    if name != CUSTOM_RULES {
        lines.push(language.text(&format!("rules-{name}-line")));
        return lines;
    }
    let transfers = transfer_options(rules);
    let choices = [
        ("rules-who-throws-in", key_of(&THROW_IN, rules.throwing_in)),
        ("rules-after-take", key_of(&AFTER_TAKE, rules.throw_in_after_take)),
        ("rules-passing-on", key_of(&transfers, rules.transfer)),
        ("rules-showing", key_of(&SHOWING, rules.transfer)),
        ("rules-first-attack", key_of(&FIRST_ATTACK, rules.first_attack)),
        ("rules-after-draw", key_of(&AFTER_DRAW, rules.after_draw)),
    ];
    lines.push(choice_line(
        "rules-attack-limit",
        &limit_text(rules.attack_limit, language),
        language,
    ));
    lines.extend(
        choices.into_iter().filter_map(|(caption, key)| {
            Some(choice_line(caption, &language.text(key?), language))
        }),
    );
    let mut rules = *rules;
    lines.extend(
        SWITCHES
            .iter()
            .filter(|(switch, _)| *switch(&mut rules))
            .map(|(_, key)| language.text(key)),
    );
    lines
}

/// The key of the text of a choice; `None` if it is not among the options.
fn key_of<T: PartialEq>(options: &[(T, &'static str)], choice: T) -> Option<&'static str> {
    options.iter().find(|(option, _)| *option == choice).map(|(_, key)| *key)
}

/// A choice on one line, after its caption.
fn choice_line(caption: &str, choice: &str, language: &Language) -> String {
    format!("{}: {choice}", language.text(caption))
}

/// An attack limit as text.
fn limit_text(limit: AttackLimit, language: &Language) -> String {
    match limit.cards() {
        Some(cards) => cards_text(language, cards),
        None => language.text("rules-attack-limit-hand"),
    }
}

/// The ways to transfer an attack. If showing is allowed, how often stays as it is.
fn transfer_options(rules: &Rules) -> [(TransferRule, &'static str); 3] {
    let showing = match rules.transfer.allows_showing() {
        true => rules.transfer,
        false => TransferRule::PlayingOrShowing,
    };
    [
        (TransferRule::Off, "rules-transfer-off"),
        (TransferRule::Playing, "rules-transfer-playing"),
        (showing, "rules-transfer-showing"),
    ]
}

/// Draws the choice of rules; `open` is whether the details are expanded.
pub fn choose(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    rules: &mut Rules,
    open: &mut bool,
) {
    widgets::caption(ui, palette, &language.text("new-rules"));
    let deck = rules.deck;
    let mut chosen = preset_name(rules);
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
        .map(|deck| (deck, cards_text(language, deck.size())));
    widgets::radio_row(ui, palette, &mut rules.deck, &decks);
    widgets::switch(ui, palette, open, &language.text("rules-all"));
    if *open {
        house_rules(ui, palette, language, rules);
    }
}

/// A number of cards as text.
fn cards_text(language: &Language, count: usize) -> String {
    language.format("rules-cards", &[("count", count.into())])
}

/// Draws the controls for each single rule.
fn house_rules(ui: &mut egui::Ui, palette: &Palette, language: &Language, rules: &mut Rules) {
    let mut sheet = RulesSheet { ui, palette, language };
    sheet.throwing_in(rules);
    sheet.transfers(rules);
    sheet.first_attack(rules);
    for (switch, key) in SWITCHES {
        widgets::switch(ui, palette, switch(rules), &language.text(key));
    }
}

/// Where the controls for the rules are drawn.
struct RulesSheet<'a> {
    ui: &'a mut egui::Ui,
    palette: &'a Palette,
    language: &'a Language,
}

impl RulesSheet<'_> {
    /// Draws a choice between options, named by the keys of their texts, below a caption.
    fn choose<T: Copy + PartialEq>(&mut self, caption: &str, value: &mut T, options: &[(T, &str)]) {
        let options = options.iter().map(|&(option, key)| (option, self.language.text(key)));
        self.choose_named(caption, value, &options.collect::<Vec<_>>());
    }

    /// Draws a choice between options with these names below a caption.
    fn choose_named<T: Copy + PartialEq>(
        &mut self,
        caption: &str,
        value: &mut T,
        options: &[(T, String)],
    ) {
        widgets::caption(self.ui, self.palette, &self.language.text(caption));
        widgets::radio_row(self.ui, self.palette, value, options);
    }

    /// Draws the choices of who may throw in, and how many cards.
    fn throwing_in(&mut self, rules: &mut Rules) {
        self.choose("rules-who-throws-in", &mut rules.throwing_in, &THROW_IN);
        self.choose("rules-after-take", &mut rules.throw_in_after_take, &AFTER_TAKE);
        let limits = AttackLimit::ALL.map(|limit| (limit, limit_text(limit, self.language)));
        self.choose_named("rules-attack-limit", &mut rules.attack_limit, &limits);
    }

    /// Draws the choice of how an attack may be transferred, and how often by showing a trump.
    fn transfers(&mut self, rules: &mut Rules) {
        let options = transfer_options(rules);
        self.choose("rules-passing-on", &mut rules.transfer, &options);
        if rules.transfer.allows_showing() {
            self.choose("rules-showing", &mut rules.transfer, &SHOWING);
        }
    }

    /// Draws the choices of who leads first in the next deal.
    fn first_attack(&mut self, rules: &mut Rules) {
        self.choose("rules-first-attack", &mut rules.first_attack, &FIRST_ATTACK);
        self.choose("rules-after-draw", &mut rules.after_draw, &AFTER_DRAW);
    }
}

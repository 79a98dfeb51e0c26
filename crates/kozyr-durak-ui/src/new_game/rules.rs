//! Rules selection: named presets, with the details in a collapsible section.

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
    for (rule, key) in [
        (&mut rules.max_five_before_discard, "rules-five"),
        (&mut rules.partnership, "rules-sides"),
        (&mut rules.redeal, "rules-redeal"),
        (&mut rules.last_defender_is_fool, "rules-last-defender"),
    ] {
        widgets::switch(ui, palette, rule, &language.text(key));
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
        let throwing_in = [
            (ThrowInRule::All, "rules-throw-all"),
            (ThrowInRule::Neighbours, "rules-throw-neighbours"),
            (ThrowInRule::Attacker, "rules-throw-attacker"),
        ];
        self.choose("rules-who-throws-in", &mut rules.throwing_in, &throwing_in);
        let after_take = [
            (AfterTakeRule::Throwers, "rules-after-take-same"),
            (AfterTakeRule::Attacker, "rules-after-take-attacker"),
            (AfterTakeRule::Nobody, "rules-after-take-nobody"),
        ];
        self.choose("rules-after-take", &mut rules.throw_in_after_take, &after_take);
        let limits = AttackLimit::ALL.map(|limit| match limit.cards() {
            Some(cards) => (limit, cards_text(self.language, cards)),
            None => (limit, self.language.text("rules-attack-limit-hand")),
        });
        self.choose_named("rules-attack-limit", &mut rules.attack_limit, &limits);
    }

    /// Draws the choice of how an attack may be transferred, and how often by showing a trump.
    fn transfers(&mut self, rules: &mut Rules) {
        let showing = if rules.transfer.allows_showing() {
            rules.transfer
        } else {
            TransferRule::PlayingOrShowing
        };
        let transfer = [
            (TransferRule::Off, "rules-transfer-off"),
            (TransferRule::Playing, "rules-transfer-playing"),
            (showing, "rules-transfer-showing"),
        ];
        self.choose("rules-passing-on", &mut rules.transfer, &transfer);
        if rules.transfer.allows_showing() {
            let showing = [
                (TransferRule::PlayingOrShowing, "rules-showing-deal"),
                (TransferRule::ShowingEachBout, "rules-showing-bout"),
                (TransferRule::ShowingAlways, "rules-showing-always"),
            ];
            self.choose("rules-showing", &mut rules.transfer, &showing);
        }
    }

    /// Draws the choices of who leads first in the next deal.
    fn first_attack(&mut self, rules: &mut Rules) {
        let first_attack = [
            (FirstAttackRule::OnTheFool, "rules-first-on-fool"),
            (FirstAttackRule::LowestTrump, "rules-first-lowest-trump"),
        ];
        self.choose("rules-first-attack", &mut rules.first_attack, &first_attack);
        let after_draw = [
            (AfterDrawRule::LowestTrump, "rules-after-draw-lowest"),
            (AfterDrawRule::SamePlayer, "rules-after-draw-same"),
            (AfterDrawRule::NextPlayer, "rules-after-draw-next"),
        ];
        self.choose("rules-after-draw", &mut rules.after_draw, &after_draw);
    }
}

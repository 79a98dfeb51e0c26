//! Texts about Durak.

use crate::game_ui::DurakUi;
use kozyr_core::game::{Record, Seat};
use kozyr_durak::{Action, Card, Durak, move_log};

use super::card_faces;
use kozyr_features::{
    saved_games::{Exportable, Notation},
    side_panel::{Explainable, SidePanelPage},
};
use kozyr_table::session::Session;
use kozyr_ui::player_names::Subject;
use kozyr_ui::{language::Language, settings::Settings};

impl Explainable for DurakUi {
    const COACH_NAME: &'static str = "master-3";

    fn is_hand_visible(session: &Session<Durak>, settings: &Settings, seat: Seat) -> bool {
        card_faces::is_hand_visible(session, settings, seat)
    }

    /// Reasons, belief and prices; also fuzzy samples for a fuzzy opponent whose hand is visible,
    /// and the review after the deal.
    fn side_panel_pages(
        opponent: Option<&str>,
        is_over: bool,
        is_hand_visible: bool,
    ) -> Vec<SidePanelPage> {
        let mut pages = vec![SidePanelPage::Reasons];
        // The samples together reveal the hand in question, so they need open hands.
        if is_hand_visible && matches!(opponent, Some("fuzzy" | "fuzzy-learned")) {
            pages.push(SidePanelPage::Fuzzy);
        }
        pages.extend([SidePanelPage::Belief, SidePanelPage::PriceChart]);
        // During a deal, a review would reveal the others' cards.
        if is_over {
            pages.push(SidePanelPage::Review);
        }
        pages
    }

    /// The number of beats at the start of a line, but at least 1.
    fn first_step_len(line: &[Action]) -> usize {
        let beats = line.iter().take_while(|action| matches!(action, Action::Beat { .. }));
        beats.count().max(1)
    }

    /// The cards and other actions of a plan, separated by spaces.
    fn describe_plan(plan: &[Action], language: &Language) -> String {
        plan.iter()
            .map(|action| match *action {
                Action::Attack(cards) => language.cards(cards),
                Action::Beat { with, .. } => language.card(with),
                Action::Transfer(card) | Action::ShowTransfer(card) | Action::ThrowIn(card) => {
                    language.card(card)
                }
                Action::Pass => language.text("durak-plan-pass"),
                Action::Take => language.text("durak-plan-take"),
                Action::Redeal => language.text("durak-redeal"),
                Action::Keep => language.text("durak-keep"),
            })
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn describe_action(who: &Subject, action: Action, language: &Language) -> String {
        let name = ("name", who.name.as_str().into());
        let person = ("person", who.grammatical_person().into());
        let card = |card: Card| language.card(card).into();
        match action {
            Action::Attack(cards) => {
                language.format("durak-attacked", &[name, ("cards", language.cards(cards).into())])
            }
            Action::Beat { attack, with } => language
                .format("durak-beat", &[name, ("attack", card(attack)), ("card", card(with))]),
            Action::Transfer(with) => {
                language.format("durak-transferred", &[name, person, ("card", card(with))])
            }
            Action::ShowTransfer(with) => {
                language.format("durak-showed", &[name, person, ("card", card(with))])
            }
            Action::ThrowIn(with) => {
                language.format("durak-threw-in", &[name, person, ("card", card(with))])
            }
            Action::Pass => language.format("durak-passed", &[name, person]),
            Action::Take => language.format("durak-took", &[name, person]),
            Action::Redeal => language.format("durak-asked-redeal", &[name, person]),
            Action::Keep => language.format("durak-kept", &[name, person]),
        }
    }
}

impl Exportable for DurakUi {
    /// Always empty: other programs read no Durak matches.
    fn notations(_: &Record<Durak>, _: &Language) -> Vec<Notation> {
        Vec::new()
    }

    fn to_text(record: &Record<Durak>, language: &Language) -> String {
        move_log::format_log(record, &|message| language.message(message))
    }
}

//! Durak in words.

use kozyr_core::{
    durak::{Action, Card, CardSet, Durak, Rank, Suit, diary},
    game::{Record, Seat},
};

use super::{faces, hand_order::sorted};
use crate::{
    features::{
        saved_games::Exportable,
        why::{Explainable, Page},
    },
    look::{
        language::Language,
        settings::{HandOrder, Settings, TrumpEnd},
    },
    table::{player_names::Subject, session::Session},
};

impl Language {
    /// A card as readers of the language know it: `J♣`, `В♣`.
    pub fn card(&self, card: Card) -> String {
        format!("{}{}", self.rank(card.rank()), sign(card.suit()))
    }

    /// A rank as readers of the language know it.
    pub fn rank(&self, rank: Rank) -> &'static str {
        let cyrillic = self.locale().has_cyrillic_cards();
        match rank {
            Rank::Two => "2",
            Rank::Three => "3",
            Rank::Four => "4",
            Rank::Five => "5",
            Rank::Six => "6",
            Rank::Seven => "7",
            Rank::Eight => "8",
            Rank::Nine => "9",
            Rank::Ten => "10",
            Rank::Jack if cyrillic => "В",
            Rank::Queen if cyrillic => "Д",
            Rank::King if cyrillic => "К",
            Rank::Ace if cyrillic => "Т",
            Rank::Jack => "J",
            Rank::Queen => "Q",
            Rank::King => "K",
            Rank::Ace => "A",
        }
    }

    /// Several cards, lowest first.
    pub fn cards(&self, cards: CardSet) -> String {
        // Which suit is trump does not matter for so few cards.
        let cards = sorted(cards.iter(), Suit::Hearts, HandOrder::Rank, TrumpEnd::Right);
        cards.into_iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" ")
    }
}

/// The sign of a suit.
pub fn sign(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
    }
}

impl Explainable for Durak {
    const COACH: &'static str = "master-3";

    fn lies_open(session: &Session<Self>, settings: &Settings, seat: Seat) -> bool {
        faces::lies_open(session, settings, seat)
    }

    fn pages(opponent: Option<&str>, over: bool, open: bool) -> Vec<Page> {
        let mut pages = vec![Page::Reasons];
        // The samples together tell what is not among them: the hand that is asked about.
        if open && matches!(opponent, Some("fuzzy" | "fuzzy-learned")) {
            pages.push(Page::Fuzzy);
        }
        pages.extend([Page::Belief, Page::Chart]);
        // During a deal a review would tell what the others hold.
        if over {
            pages.push(Page::Review);
        }
        pages
    }

    fn together(line: &[Action]) -> usize {
        let beats = line.iter().take_while(|action| matches!(action, Action::Beat { .. }));
        beats.count().max(1)
    }

    fn plan(plan: &[Action], language: &Language) -> String {
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

    fn report(who: &Subject, action: Action, language: &Language) -> String {
        let name = ("name", who.name.as_str().into());
        let person = ("person", who.person().into());
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

impl Exportable for Durak {
    fn notations(_: &Record<Self>, _: &Language) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn told(record: &Record<Self>, language: &Language) -> String {
        diary::log(record, &|message| language.message(message))
    }
}

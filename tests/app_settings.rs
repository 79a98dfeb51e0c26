//! Every setting takes effect at once and survives a restart.
use std::path::Path;

use bevy::math::Vec2;
use kozyr_core::game::{Game, Player, Record, Seat};
use kozyr_durak::{Action, Card, Durak, Suit};
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::{
    AnimationSpeed, BoardStyle, DeckStyle, DiscStyle, HandOrder, MotionMode, Theme, TrumpEnd,
};

const PERSON: Seat = Seat::new(0);

/// Selects options on a settings page, from the table or the home screen.
fn choose(app: &mut TestApp, part: &str, choices: &[&str]) {
    let at_table = app.widget_names().iter().all(|name| name != "Settings");
    if at_table {
        app.open_menu();
    }
    app.tap_on("Settings");
    app.tap_on(part);
    for choice in choices {
        app.tap_on(choice);
    }
    app.tap_on("Back");
    if at_table {
        app.tap_on("Resume");
    }
}

fn start(app: &mut TestApp, game: &str) {
    app.tap_on(game);
    app.tap_on("Start");
}

fn again(folder: &Path, app: TestApp) -> TestApp {
    drop(app);
    let mut app = TestApp::new(folder, 900, 1400);
    app.tap_on("Continue");
    app
}

fn hand(app: &TestApp) -> Vec<Card> {
    app.durak().unwrap().game().hand(PERSON).iter().collect()
}

/// The player's cards in screen order, from left to right.
fn fan(app: &mut TestApp) -> Vec<Card> {
    let mut cards: Vec<(f32, Card)> = Vec::new();
    for card in hand(app) {
        cards.push((app.card(card).unwrap().x, card));
    }
    cards.sort_by(|one, other| one.0.total_cmp(&other.0));
    cards.into_iter().map(|(_, card)| card).collect()
}

fn trump(app: &TestApp) -> Suit {
    app.durak().unwrap().game().view(PERSON).trump()
}

/// The number of adjacent pairs with different values.
fn changes<T: PartialEq>(row: impl Iterator<Item = T>) -> usize {
    let row: Vec<T> = row.collect();
    row.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

#[test]
fn the_table_changes_its_look() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    let card = format!("Card {}", hand(&app)[0]);
    let look = |app: &mut TestApp| {
        let talon = app.durak().unwrap().game().talon()[0];
        let cloth = app.sprite("Cloth").unwrap();
        let back = app.sprite(&format!("Card {talon}")).unwrap();
        (cloth.picture, app.sprite(&card).unwrap().picture, back.part)
    };
    let before = look(&mut app);
    choose(&mut app, "Table", &["wood", "large print", "scales"]);
    let after = look(&mut app);
    assert_eq!(after.0, "table/wood.png");
    assert_eq!(after.1, "cards/large.png");
    assert_ne!(after.2, before.2, "another part of the card back picture");
    let mut app = again(folder.path(), app);
    assert_eq!(look(&mut app), after);
    choose(&mut app, "Table", &["four colours"]);
    assert_eq!(look(&mut app).1, "cards/large-four-colours.png");
    assert_eq!(app.settings().deck, DeckStyle::FourColours);
    assert_eq!(app.settings().theme, Theme::Wood);
}

#[test]
fn board_and_discs_change_their_look() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Reversi");
    let look = |app: &mut TestApp| {
        (app.sprite("Board felt").unwrap().colour, app.sprite("Disc d4").unwrap().part)
    };
    let before = look(&mut app);
    choose(&mut app, "Table", &["slate", "turned"]);
    let after = look(&mut app);
    assert_ne!(after.0, before.0);
    assert_ne!(after.1, before.1);
    let settings = app.settings();
    assert_eq!((settings.board, settings.discs), (BoardStyle::Slate, DiscStyle::Turned));
    let mut app = again(folder.path(), app);
    assert_eq!(look(&mut app), after);
}

#[test]
fn a_hand_is_ordered_by_suit_or_rank_with_trumps_at_either_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    for (order, end) in [
        (HandOrder::Suit, TrumpEnd::Left),
        (HandOrder::Rank, TrumpEnd::Left),
        (HandOrder::Rank, TrumpEnd::Right),
        (HandOrder::Suit, TrumpEnd::Right),
    ] {
        let order_name = if order == HandOrder::Suit { "by suit" } else { "by rank" };
        let end_name = if end == TrumpEnd::Left { "on the left" } else { "on the right" };
        choose(&mut app, "Play", &[order_name, end_name]);
        app = again(folder.path(), app);
        let trump = trump(&app);
        let fan = fan(&mut app);
        let mut trumps_first: Vec<bool> =
            fan.iter().map(|card| (card.suit() == trump) == (end == TrumpEnd::Left)).collect();
        trumps_first.dedup();
        assert!(trumps_first.is_sorted_by(|one, other| one >= other), "{end:?}: {fan:?}");
        let plain = || fan.iter().filter(|card| card.suit() != trump);
        if order == HandOrder::Suit {
            let suits: std::collections::HashSet<Suit> = plain().map(|card| card.suit()).collect();
            let changes = changes(plain().map(|card| card.suit()));
            assert_eq!(changes, suits.len().saturating_sub(1), "suits stay together: {fan:?}");
        } else {
            assert!(plain().map(|card| card.rank()).is_sorted(), "{fan:?}");
        }
    }
}

#[test]
fn a_hand_ordered_by_hand_stays_so_and_new_cards_come_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    choose(&mut app, "Play", &["manual"]);
    let before = fan(&mut app);
    let [first, last] = [before[0], before[before.len() - 1]].map(|card| app.card(card).unwrap());
    app.drag(first, last + Vec2::new(60.0, 60.0));
    let mut turned = before.clone();
    turned.rotate_left(1);
    assert_eq!(fan(&mut app), turned, "the first card was carried to the end");
    assert_eq!(hand(&app).len(), before.len(), "the first card was not played");
    let mut app = again(folder.path(), app);
    assert_eq!(fan(&mut app), turned);
    for _ in 0..60 {
        if app.durak().unwrap().outcome().is_some() {
            return;
        }
        let before = fan(&mut app);
        app.play_durak();
        let now = fan(&mut app);
        let kept: Vec<Card> = before.into_iter().filter(|card| now.contains(card)).collect();
        assert_eq!(now[..kept.len()], kept, "the held order stays");
    }
}

#[test]
fn controls_lie_under_the_thumb_that_one_chose() {
    for (width, height) in [(1280, 800), (844, 390)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        start(&mut app, "Reversi");
        let middle = width as f32 / 2.0;
        assert!(app.find("Hint").unwrap().x > middle);
        if height > 500 {
            choose(&mut app, "General", &["Left-thumb controls"]);
        } else {
            // The switch is below the visible part of a low window.
            app.settings().left_handed = true;
            app.settle();
        }
        assert!(app.find("Hint").unwrap().x < middle);
        assert!(app.square("d4".parse().unwrap()).x > app.find("Hint").unwrap().x);
        drop(app);
        let mut app = TestApp::new(folder.path(), width, height);
        app.tap_on("Continue");
        assert!(app.find("Hint").unwrap().x < middle);
        app.open_menu();
        app.tap_on("Leave the table");
        app.settings().confirm.starting_over = false;
        start(&mut app, "Durak");
        while !app.widget_names().iter().any(|name| name.starts_with("Take ")) {
            app.play_durak();
        }
        let take = app.widget_names().into_iter().find(|name| name.starts_with("Take ")).unwrap();
        assert!(app.find(&take).unwrap().x < middle);
    }
}

/// Plays a card and records its position in every frame until it settles.
fn journey(app: &mut TestApp) -> Vec<Vec2> {
    loop {
        let record: &Record<Durak> = app.durak().unwrap();
        let lead = record.game().legal_actions().into_iter().find_map(|action| match action {
            Action::Attack(cards) => cards.iter().next(),
            Action::Beat { with, .. } => Some(with),
            _ => None,
        });
        let Some(card) = lead else {
            app.play_durak();
            continue;
        };
        let name = format!("Card {card}");
        let place = app.card(card).unwrap();
        let mut places = vec![app.sprite(&name).unwrap().middle];
        app.tap_without_settling(place);
        for _ in 0..200 {
            app.frame();
            places.push(app.sprite(&name).unwrap().middle);
        }
        app.settle();
        places.dedup();
        if places.len() > 1 {
            return places;
        }
    }
}

#[test]
fn the_pace_of_motion_is_as_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    app.settings().movement = MotionMode::Full;
    let frames = |app: &mut TestApp, choice: &str| {
        choose(app, "Sound and motion", &[choice]);
        journey(app).len()
    };
    let [still, fast, slow] = ["none", "fast", "slow"].map(|choice| frames(&mut app, choice));
    assert!(still < fast && fast < slow, "{still}, {fast}, {slow}");
    assert_eq!(app.settings().pace, AnimationSpeed::Slow);
}

#[test]
fn with_little_motion_nothing_travels() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    app.settings().pace = AnimationSpeed::Normal;
    choose(&mut app, "Sound and motion", &["full"]);
    assert!(journey(&mut app).len() > 6, "it took several frames");
    choose(&mut app, "Sound and motion", &["fade only"]);
    // In the hand, on the table, swept away or pushed aside, with no positions in between.
    let places = journey(&mut app);
    assert!(places.len() <= 4, "{places:?}");
    assert_eq!(app.settings().movement, MotionMode::Reduced);
}

#[test]
fn music_is_heard_when_it_is_wanted_and_the_app_in_front() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert!(!app.is_music_playing(), "music is off by default");
    app.tap_on("Settings");
    app.tap_on("Sound and motion");
    // Both options have the same label; the lower one belongs to the music.
    let place = *app.find_all("soft").last().unwrap();
    app.tap(place);
    app.run_until(TestApp::is_music_playing);
    let volume = app.settings().music_volume;
    assert!(volume > 0.0 && volume < 0.5);
    app.set_window_focus(false);
    assert!(!app.is_music_playing());
    app.set_window_focus(true);
    assert!(app.is_music_playing());
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.run_until(TestApp::is_music_playing);
    app.settings().music_volume = 0.0;
    app.settle();
    assert!(!app.is_music_playing());
}

#[test]
fn loudness_and_haptics_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    choose(&mut app, "Sound and motion", &["loud", "Vibrate when a card or disc is played"]);
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert_eq!((app.settings().sound_volume, app.settings().haptics), (1.0, false));
}

#[test]
fn the_cards_of_opponents_lie_open_if_one_wants_to_see_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    assert_eq!(app.open_hands().len(), hand(&app).len());
    choose(&mut app, "Play", &["Show the opponents’ cards"]);
    let mut app = again(folder.path(), app);
    let all: usize = Seat::all(2).map(|seat| app.durak().unwrap().game().hand(seat).len()).sum();
    assert_eq!(app.open_hands().len(), all);
}

#[test]
fn a_new_game_is_as_one_chose_it_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.tap_on("Durak");
    for choice in ["3", "Hamster", "Transfer", "52 cards"] {
        app.tap_on(choice);
    }
    app.tap_on("Back");
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    let record = app.durak().unwrap();
    assert_eq!(record.players().len(), 3);
    assert_eq!(record.players()[1], Player::Opponent("greedy".into()));
    let deck = record.setup().rules.deck;
    let transfer = kozyr_durak::Rules { deck, ..kozyr_durak::Rules::transfer() };
    assert_eq!(record.setup().rules, transfer);
    assert_eq!(deck.size(), 52);
}

#[test]
fn changed_rules_are_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 2400);
    app.tap_on("Durak");
    app.tap_on("Five cards at first");
    app.tap_on("Custom");
    // Now all rules are visible, and one is changed.
    app.tap_on("No draws: the last defender is the fool");
    assert!(app.widget_names().contains(&"As set below".into()));
    app.tap_on("Start");
    let rules = app.durak().unwrap().setup().rules;
    assert!(rules.max_five_before_discard && rules.last_defender_is_fool);
}

#[test]
fn a_large_window_shows_all_settings_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 2560, 1440);
    app.tap_on("Settings");
    for choice in ["night", "by rank", "Українська", "швидко"] {
        app.tap_on(choice);
    }
    let settings = app.settings();
    assert_eq!((settings.theme, settings.pace), (Theme::Night, AnimationSpeed::Fast));
    assert_eq!(settings.hand_order, HandOrder::Rank);
}

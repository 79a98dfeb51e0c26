//! Targets for the rules of both games: no action loses a card, and a rejected action changes
//! nothing.

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    self as durak, Action, AfterDrawRule, AfterTakeRule, AttackLimit, Card, CardSet, Deck, Durak,
    FirstAttackRule, MatchStanding, Rules, ThrowInRule, TransferRule,
};
use kozyr_reversi::{self as reversi, Bitboard, Board, Colour, Position, Reversi, Square};

/// The maximum number of choices: enough for a deal of Durak with some rejected actions.
const MOST_CHOICES: usize = 1000;
/// An upper bound on the length of a deal, which stalls after 200 idle actions.
const LONGEST: usize = 20_000;

/// Choices of one byte each; zeros once the bytes run out.
struct Choices<'a>(std::slice::Iter<'a, u8>);

impl Choices<'_> {
    /// Returns the next byte, or 0 if none is left.
    fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or_default()
    }

    /// Whether no byte is left.
    fn is_over(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    /// Chooses one of the options.
    fn one_of<T: Copy>(&mut self, options: &[T]) -> T {
        options[usize::from(self.byte()) % options.len()]
    }

    /// Chooses `true` or `false`.
    fn flag(&mut self) -> bool {
        self.byte() % 2 == 1
    }
}

/// Chooses any valid setup of Durak.
fn any_setup(choices: &mut Choices<'_>) -> durak::Setup {
    let rules = Rules {
        deck: choices.one_of(&Deck::ALL),
        first_attack: choices.one_of(&FirstAttackRule::ALL),
        after_draw: choices.one_of(&AfterDrawRule::ALL),
        attack_limit: choices.one_of(&AttackLimit::ALL),
        max_five_before_discard: choices.flag(),
        throwing_in: choices.one_of(&ThrowInRule::ALL),
        throw_in_after_take: choices.one_of(&AfterTakeRule::ALL),
        transfer: choices.one_of(&TransferRule::ALL),
        partnership: choices.flag(),
        redeal: choices.flag(),
        last_defender_is_fool: choices.flag(),
    };
    let players = choices.one_of(rules.player_counts());
    let last_fool = choices.flag().then(|| Seat::new(usize::from(choices.byte()) % players));
    durak::Setup {
        players,
        rules,
        standing: MatchStanding { last_fool, ..MatchStanding::default() },
        deal: None,
    }
}

/// Chooses any action of Durak, legal or not.
fn any_action(choices: &mut Choices<'_>) -> Action {
    let cards: Vec<Card> = Deck::Cards52.cards().collect();
    let [first, second] = [choices.one_of(&cards), choices.one_of(&cards)];
    match choices.byte() % 9 {
        0 => {
            let (mask, candidates) =
                (choices.byte(), CardSet::of_rank(first.rank()) | second.into());
            let chosen = candidates.iter().enumerate().filter(|(index, _)| mask >> index & 1 == 1);
            Action::Attack(chosen.map(|(_, card)| card).collect())
        }
        1 => Action::Beat { attack: first, with: second },
        2 => Action::Transfer(first),
        3 => Action::ShowTransfer(first),
        4 => Action::ThrowIn(first),
        5 => Action::Pass,
        6 => Action::Take,
        7 => Action::Redeal,
        _ => Action::Keep,
    }
}

/// Checks that every card of the deck is in exactly one place.
fn assert_whole(game: &Durak) {
    let view = game.view(Seat::default());
    let hands = Seat::all(game.seats()).map(|seat| game.hand(seat));
    let talon: CardSet = game.talon().iter().copied().collect();
    let places: Vec<CardSet> = hands.chain([talon, view.table_cards(), view.discard()]).collect();
    let all = places.iter().fold(CardSet::EMPTY, |all, &place| all | place);
    assert_eq!(all, game.setup().rules.deck.card_set());
    let count: usize = places.iter().map(|place| place.len()).sum();
    assert_eq!(count, all.len(), "a card is in two places");
    assert_eq!(talon.len(), game.talon().len());
}

/// Plays a deal of Durak with legal and other actions.
pub fn durak(bytes: &[u8]) {
    let bytes = &bytes[..bytes.len().min(MOST_CHOICES)];
    let mut choices = Choices(bytes.iter());
    let setup = any_setup(&mut choices);
    let seed = Seed::from(u64::from(choices.byte()));
    let mut game = Durak::new(&setup, &seed).expect("the rules allow this number of players");
    for step in 0..LONGEST {
        let legal = game.legal_actions();
        assert_eq!(legal.is_empty(), game.outcome().is_some(), "legal unless over");
        if legal.is_empty() || choices.is_over() {
            break;
        }
        let action = if choices.flag() { choices.one_of(&legal) } else { any_action(&mut choices) };
        let before = game.clone();
        match game.play(action) {
            Ok(events) => assert!(legal.contains(&action) && !events.is_empty(), "{action}"),
            Err(_) => assert!(game == before && !legal.contains(&action), "{action}"),
        }
        assert_whole(&game);
        // Done only at some steps because it takes longer than everything else.
        if let Some(seat) = game.to_act().filter(|_| step % 16 == 0) {
            let data = game.view(seat).snapshot();
            assert_eq!(data.to_game().expect("a snapshot is valid").view(seat).snapshot(), data);
        }
    }
}

/// Plays a game of Reversi with legal and other actions.
pub fn reversi(bytes: &[u8]) {
    let mut choices = Choices(bytes.iter());
    let setup = match choices.byte() % 3 {
        0 => reversi::Setup::default(),
        1 => reversi::Setup::handicap(1 + usize::from(choices.byte() % 4)),
        _ => reversi::Setup { start: any_position(&mut choices) },
    };
    let mut game: Reversi = Game::new(&setup, &Seed::from(0)).expect("any position is valid");
    while !choices.is_over() {
        let legal = game.legal_actions();
        assert_eq!(legal.is_empty(), game.outcome().is_some());
        let place = choices.byte() % 65;
        let square = Square::all().nth(place.into());
        let action = square.map_or(reversi::Action::Pass, reversi::Action::Place);
        let before = game.clone();
        let discs = |game: &Reversi| 64 - game.position().board.empties().len();
        match game.play(action) {
            Ok(_) => {
                assert!(legal.contains(&action), "{action}");
                assert_eq!(discs(&game), discs(&before) + usize::from(square.is_some()));
                assert_ne!(game.position().to_move, before.position().to_move);
            }
            Err(_) => assert!(game == before && !legal.contains(&action), "{action}"),
        }
    }
    let seat = Colour::Black.seat();
    let data = game.view(seat).snapshot();
    assert_eq!(data.game().expect("a snapshot is valid"), game);
}

/// Chooses a board with any discs, and the side to move.
fn any_position(choices: &mut Choices<'_>) -> Position {
    let mut discs = [Bitboard::EMPTY; 2];
    for square in Square::all() {
        if let colour @ 0..2 = choices.byte() % 3 {
            discs[usize::from(colour)] |= square.into();
        }
    }
    let board = Board::new(discs[0], discs[1]).expect("no square has two discs");
    Position { board, to_move: choices.one_of(&Colour::BOTH) }
}

//! Reactions, the only messages between players.

use serde::{Deserialize, Serialize};

/// A reaction: a face or a set phrase, which every reader sees in their own language.
///
/// There is no free text, so there is nothing to moderate. A client that mutes a player hides that
/// player's reactions; the room does not know about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// A smiling face.
    Happy,
    /// A laughing face.
    Laughing,
    /// A winking face.
    Winking,
    /// A surprised face.
    Surprised,
    /// A thinking face.
    Thinking,
    /// A nervous face.
    Nervous,
    /// A sad face.
    Sad,
    /// A crying face.
    Crying,
    /// An angry face.
    Angry,
    /// A bored face.
    Bored,
    /// A sleeping face.
    Sleeping,
    /// A proud face.
    Proud,
    /// “I take” («беру»).
    ITake,
    /// “Beaten” («бито»).
    Beaten,
    /// “Well played”.
    WellPlayed,
    /// “Thank you”.
    Thanks,
    /// “Good luck”.
    GoodLuck,
    /// “Sorry”.
    Sorry,
    /// “Hurry up, please”.
    HurryUp,
    /// “One moment”.
    OneMoment,
    /// “Another game?”.
    PlayAgain,
}

impl Reaction {
    /// All reactions: the faces, then the phrases.
    pub const ALL: [Reaction; 21] = [
        Reaction::Happy,
        Reaction::Laughing,
        Reaction::Winking,
        Reaction::Surprised,
        Reaction::Thinking,
        Reaction::Nervous,
        Reaction::Sad,
        Reaction::Crying,
        Reaction::Angry,
        Reaction::Bored,
        Reaction::Sleeping,
        Reaction::Proud,
        Reaction::ITake,
        Reaction::Beaten,
        Reaction::WellPlayed,
        Reaction::Thanks,
        Reaction::GoodLuck,
        Reaction::Sorry,
        Reaction::HurryUp,
        Reaction::OneMoment,
        Reaction::PlayAgain,
    ];
}

/// Help during a match, which only a teaching table allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aid {
    /// A suggested action.
    Hint,
    /// An opponent's reasons.
    Reasons,
    /// The belief map: where the hidden cards probably are.
    Beliefs,
}

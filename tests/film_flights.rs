//! Flights extracted from films: which item moved, when and how.
use bevy::math::Vec2;
use kozyr_testing::{
    film::{FilmFrame, FilmItem},
    harness::TestApp,
};
use kozyr_ui::settings::{AnimationSpeed, MotionMode};

/// Milliseconds between two frames.
pub const FRAME: f32 = 1000.0 / 60.0;

/// Films a moment in a phone-sized window.
pub fn film(moment: &str) -> Vec<FilmFrame> {
    film_in(moment, 390, 844).1
}

/// Films a moment at a given speed, with full or reduced motion.
pub fn film_at(moment: &str, pace: AnimationSpeed, movement: MotionMode) -> Vec<FilmFrame> {
    let folder = tempfile::tempdir().unwrap();
    TestApp::new(folder.path(), 390, 844).film_at(moment, pace, movement)
}

/// Films a moment in a window of the given size, and returns the app too.
pub fn film_in(moment: &str, width: u32, height: u32) -> (TestApp, Vec<FilmFrame>) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), width, height);
    let frames = app.film(moment);
    assert!(frames.len() > 20, "{moment}");
    (app, frames)
}

/// Returns an item in all frames from the first to the last that contains it.
pub fn track<'a>(frames: &'a [FilmFrame], name: &str) -> Vec<&'a FilmItem> {
    let find = |frame: &'a FilmFrame| frame.things.iter().find(|thing| thing.name == name);
    frames.iter().map_while(find).collect()
}

/// The center of an item, in logical pixels from the top left corner.
pub fn place(thing: &FilmItem) -> Vec2 {
    Vec2::from_array(thing.place)
}

/// The movement of an item from one place to another.
#[derive(Clone, Debug)]
pub struct Flight {
    pub name: String,
    /// The place it left and the place it reached.
    pub places: [String; 2],
    /// The start position and the end position.
    pub from: Vec2,
    pub to: Vec2,
    /// The last frame at the start position.
    pub left: usize,
    /// The first frame at the goal.
    pub landed: usize,
    /// The first frame at rest.
    pub rests: usize,
    /// The item from the first of these frames to the last.
    pub seen: Vec<FilmItem>,
}

impl Flight {
    /// The distance in logical pixels.
    pub fn length(&self) -> f32 {
        self.from.distance(self.to)
    }

    /// Returns the fraction of the distance covered; more than 1 beyond the goal.
    pub fn progress(&self, thing: &FilmItem) -> f32 {
        let path = self.to - self.from;
        (place(thing) - self.from).dot(path) / path.length_squared()
    }

    /// The duration until the item is at rest, in milliseconds.
    pub fn milliseconds(&self) -> f32 {
        (self.rests - self.left) as f32 * FRAME
    }
}

/// All flights of a film, in the order of their start.
pub fn flights(frames: &[FilmFrame]) -> Vec<Flight> {
    let names = frames[0].things.iter().map(|thing| thing.name.as_str());
    let mut flights: Vec<Flight> = names.flat_map(|name| flights_of(frames, name)).collect();
    flights.sort_by_key(|flight| flight.left);
    flights
}

/// The flights of an item, one for each change of place.
fn flights_of(frames: &[FilmFrame], name: &str) -> Vec<Flight> {
    let track = track(frames, name);
    let changes = (1..track.len()).filter(|&at| track[at].belongs != track[at - 1].belongs);
    changes.filter_map(|change| flight(&track, change)).collect()
}

/// Returns the flight of an item that changes its place in the frame `change`; `None` if it doesn't
/// move or never rests.
fn flight(track: &[&FilmItem], change: usize) -> Option<Flight> {
    const TOLERANCE: f32 = 0.05;
    let from = place(track[change - 1]);
    let moves = |at: &usize| place(track[*at]).distance(from) > TOLERANCE;
    let left = (change..track.len()).find(moves)? - 1;
    let to = Vec2::from_array(track[left + 1].goal);
    let is_at_goal = |at: usize| place(track[at]).distance(to) < TOLERANCE;
    // An overshooting item passes the goal before it rests there.
    let rests = (left + 1..track.len() - 1).find(|&at| is_at_goal(at) && is_at_goal(at + 1))?;
    let mut flight = Flight {
        name: track[change].name.clone(),
        places: [track[change - 1].belongs.clone(), track[change].belongs.clone()],
        from,
        to,
        left,
        landed: rests,
        rests,
        seen: track[left..=rests].iter().map(|&thing| thing.clone()).collect(),
    };
    // Allows for rounding errors of one millionth.
    let reached = flight.seen.iter().position(|thing| flight.progress(thing) >= 0.999_999);
    flight.landed = left + reached?;
    Some(flight)
}

//! Buttons, tiles and pages, as the whole app draws them.

mod button;
mod choice;
mod field;
mod icon;
mod option_row;
mod page;
mod panel;
mod plot;
mod portrait;
mod poster;
mod pressable;
mod progress;
mod scrubber;
mod swatch;
mod switch;
mod text;

mod backdrop;

pub use backdrop::{full_page, full_pages, veil};
pub use button::{
    Emphasis, Offer, action_button, button, button_within, buttons, buttons_height, round_button,
    small_button, wide_button, wide_button_about,
};
pub use choice::{choice, tabs};
pub use field::text_field;
pub use icon::Sign;
pub use option_row::{option, option_of};
pub use page::{
    Breadth, columns, has_four_columns, has_three_columns, has_two_columns, page, page_beside,
    page_head, page_over, page_with_action, three_parts, turn_pages, two_parts,
};
pub use panel::{caption, card, on_panel};
pub use plot::{legend, show_plot, still_plot};
pub use portrait::{challenge, medallion, person, portrait};
pub use poster::{poster, signs};
pub use pressable::{describe, focus_ring};
pub use progress::{check, progress, share};
pub use scrubber::{Mark, moment, scrub};
pub use swatch::swatches;
pub use switch::{slider, switch};
pub use text::{fitted, has_room, heading, paint_centred};

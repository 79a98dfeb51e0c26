//! Buttons, tiles, pages and other widgets in the app's style.

mod button;
mod choice;
mod digits;
mod disclosure;
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

pub use backdrop::{backdrop, full_master_detail_page, full_page};
pub use button::{
    ButtonSpec, Emphasis, action_button, button, button_grid, button_grid_height, button_in_size,
    round_button, small_button, wide_button, wide_button_with_description,
};
pub use choice::{radio_row, tabs};
pub use digits::digit_groups;
pub use disclosure::disclosure;
pub use field::{is_entered, line_field, search_field, text_field};
pub use icon::Icon;
pub use option_row::{
    LIST_ROW_HEIGHT, list_row, option_row, option_row_with_face, option_row_with_picture,
};
pub use page::{
    PageWidth, columns, handle_page_keys, has_four_columns, has_three_columns, has_two_columns,
    master_detail_page, overlay_page, page, page_head, page_with_action, three_panes, two_panes,
    virtual_rows,
};
pub use panel::{caption, framed_panel, use_panel_style};
pub use plot::{legend, show_plot, static_plot};
pub use portrait::{challenge_button, face_button, medallion, person_tile, portrait};
pub use poster::{icon_buttons, poster_button};
pub use pressable::{focus_ring, set_description};
pub use progress::{draw_check_mark, progress_row, share_bar};
pub use scrubber::{ScrubberMark, moment_row, scrubber};
pub use swatch::swatches;
pub use switch::{slider, switch};
pub use text::{fit_text, fits_width, heading, paint_centred, wrapped_text};

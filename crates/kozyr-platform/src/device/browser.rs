//! The device as a page in a browser knows it.

use std::time::Duration;

use wasm_bindgen::prelude::*;

use super::Device;

/// A page. The browser keeps it clear of what covers the screen.
pub(crate) struct BrowserDevice;

#[wasm_bindgen(js_namespace = kozyr)]
extern "C" {
    /// Asks the browser to keep the screen lit, or no longer to.
    #[wasm_bindgen(js_name = keepLit, catch)]
    fn keep_lit_js(lit: bool) -> Result<(), JsValue>;
}

/// What browsers take for the usual size of text, in CSS pixels.
const DEFAULT_FONT_SIZE_PX: f32 = 16.0;

impl Device for Page {
    fn text_scale(&self) -> f32 {
        let size = || {
            let window = web_sys::window()?;
            let root = window.document()?.document_element()?;
            let style = window.get_computed_style(&root).ok()??;
            let size = style.get_property_value("font-size").ok()?;
            size.strip_suffix("px")?.parse::<f32>().ok()
        };
        size().map_or(1.0, |size| size / USUAL_TEXT)
    }

    fn vibrate(&self, pattern: &[Duration]) {
        let Some(window) = web_sys::window() else { return };
        let navigator = window.navigator();
        // Not every browser has it, and to call what is not there ends in an error.
        if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
            let times = pattern.iter().map(|time| JsValue::from(time.as_millis() as u32));
            let times: js_sys::Array = times.collect();
            navigator.vibrate_with_pattern(&times);
        }
    }

    fn keep_lit(&self, lit: bool) {
        if let Err(error) = keep_lit_js(lit) {
            bevy::log::debug!("the screen goes dark as it likes: {error:?}");
        }
    }
}

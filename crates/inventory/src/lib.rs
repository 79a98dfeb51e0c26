//! Stands in for the crate `inventory`, and keeps no list.
//!
//! Bevy notes each type that can be reflected in a list that constructors fill before `main`, for
//! programs that want all of them registered by themselves. The game does not: nothing reads that
//! list. But what a constructor names stays in the program, which is an eighth of the page's code,
//! and browsers run constructors with every call into a page's program. No feature of Bevy's parts
//! turns the list off, so `[patch.crates-io]` puts this in its place.
//!
//! It has what Bevy's derived code and `bevy_reflect` name of that crate. Whoever walks the list
//! finds it empty.

use std::convert::Infallible;
use std::marker::PhantomData;

/// Nothing is noted.
#[macro_export]
macro_rules! submit {
    ($($noted:tt)*) => {};
}

/// There is nothing to set up.
#[macro_export]
macro_rules! collect {
    ($noted:ty) => {};
}

/// What has been noted of one type: nothing. `for noted in inventory::iter::<T>` walks it.
#[derive(Debug, Clone, Copy)]
pub enum List<T: 'static> {
    /// The list.
    #[allow(non_camel_case_types, reason = "written like a function by whoever walks the list")]
    iter,
    /// Not to be made.
    Never(Infallible, PhantomData<T>),
}

pub use List::iter;

impl<T: 'static> IntoIterator for List<T> {
    type Item = &'static T;
    type IntoIter = std::iter::Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        std::iter::empty()
    }
}

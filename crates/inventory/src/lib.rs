//! An empty replacement for the crate `inventory`: it registers nothing.
//!
//! Bevy's derive macros register every reflected type in a global list, which constructors fill
//! before `main`, so that a program can register all types automatically. Kozyr does not use that
//! list. But the constructors keep everything that they name in the program, an eighth of the web
//! page's code, and browsers run them on every call into the module. No Bevy feature turns the list
//! off, so `[patch.crates-io]` substitutes this crate.
//!
//! It provides the items that Bevy's derive macros and `bevy_reflect` use. Iterating over the list
//! yields nothing.

use std::convert::Infallible;
use std::marker::PhantomData;

/// Registers nothing.
#[macro_export]
macro_rules! submit {
    ($($noted:tt)*) => {};
}

/// Does nothing; there is no list to set up.
#[macro_export]
macro_rules! collect {
    ($noted:ty) => {};
}

/// The list of registered values of a type, always empty: `for value in inventory::iter::<T>`.
#[derive(Debug, Clone, Copy)]
pub enum List<T: 'static> {
    /// The list.
    #[allow(non_camel_case_types, reason = "callers write it like a function")]
    iter,
    /// Uninhabited; uses the type parameter.
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

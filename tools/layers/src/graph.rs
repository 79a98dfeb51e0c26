//! Circles in a graph.

use std::collections::{BTreeMap, BTreeSet};

/// All sets of more than one node that lead to one another, the largest first.
pub fn circles<T: Ord + Clone>(arrows: &BTreeSet<(T, T)>) -> Vec<BTreeSet<T>> {
    let forward = neighbours(arrows.iter().map(|(from, to)| (from, to)));
    let backward = neighbours(arrows.iter().map(|(from, to)| (to, from)));
    let mut left: BTreeSet<&T> = forward.keys().copied().collect();
    let mut found = Vec::new();
    while let Some(&node) = left.first() {
        let ahead = reached(node, &forward);
        let behind = reached(node, &backward);
        let circle: BTreeSet<T> = ahead.intersection(&behind).map(|&node| node.clone()).collect();
        left.retain(|other| !circle.contains(*other));
        if circle.len() > 1 {
            found.push(circle);
        }
    }
    found.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    found
}

type Neighbours<'a, T> = BTreeMap<&'a T, Vec<&'a T>>;

/// Where the arrows from each node lead; a node that none starts from leads nowhere.
fn neighbours<'a, T: Ord>(arrows: impl Iterator<Item = (&'a T, &'a T)>) -> Neighbours<'a, T> {
    let mut all = Neighbours::new();
    for (from, to) in arrows {
        all.entry(from).or_default().push(to);
        all.entry(to).or_default();
    }
    all
}

/// All nodes that a node leads to, itself among them.
fn reached<'a, T: Ord>(start: &'a T, neighbours: &Neighbours<'a, T>) -> BTreeSet<&'a T> {
    let mut found = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(node) = open.pop() {
        for &next in neighbours.get(node).into_iter().flatten() {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_to_one_another_is_a_circle_and_what_hangs_on_it_is_not() {
        let arrows = BTreeSet::from([(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 4), (6, 1)]);
        assert_eq!(circles(&arrows), [BTreeSet::from([1, 2, 3]), BTreeSet::from([4, 5])]);
    }

    #[test]
    fn arrows_one_way_are_no_circle() {
        let arrows = BTreeSet::from([(1, 2), (1, 3), (2, 3)]);
        assert_eq!(circles(&arrows), []);
    }
}

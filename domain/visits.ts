// What visitors of a shop do, and where they came from.

/** A `click` is a view that came from a list of goods: of the shop's, or of Explore. */
export const eventKinds = ['view', 'click', 'cart', 'checkout'] as const;
export type EventKind = (typeof eventKinds)[number];

/** By the first page of the day. Of another site its host is kept beside it, and nothing else of where somebody was. */
export const visitSources = ['direct', 'shared', 'search', 'explore', 'other'] as const;
export type VisitSource = (typeof visitSources)[number];

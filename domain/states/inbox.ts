// The states of a talk with a buyer, whatever kind it is, as the shop sees it.
export const inboxKinds = ['order', 'question'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/**
 * `open`: the buyer waits for the shop. `buyer`: the shop has answered and the talk goes on. `answered`: it is over, with an
 * answer. `unanswered`: silence ended it after a word of the buyer.
 */
export const inboxStates = ['open', 'buyer', 'answered', 'unanswered'] as const;
export type InboxState = (typeof inboxStates)[number];

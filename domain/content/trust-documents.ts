// The public documents of an instance: which there are, their versions, and what this instance never charges for.

/** The pages below `/trust`, in the order in which they are listed; `overview` is `/trust` itself. */
export const trustTopics = [
  'overview',
  'terms',
  'fees',
  'entity',
  'ranking',
  'figures',
  'record',
  'privacy',
  'safety',
] as const;
export type TrustTopic = (typeof trustTopics)[number];

export function trustPath(topic: TrustTopic): string {
  return topic === 'overview' ? '/trust' : `/trust/${topic}`;
}

/**
 * The versions of the documents. Whoever changes what the terms say (`locales/en/storefront-trust.ts`) counts up their
 * version and names the day; terms are announced 15 days before they hold.
 */
export const trustVersions = {
  terms: { version: 1, since: '2026-11-22' },
  fees: { version: 1, since: '2026-11-22' },
} as const;

/** What a merchant accepts when they open a shop, and again when it changes. */
export const acceptedDocuments = ['terms', 'fees'] as const;
export type AcceptedDocument = (typeof acceptedDocuments)[number];

/** The clauses of the terms, in their order. */
export const termsClauses = [
  'who',
  'free',
  'orders',
  'supplier',
  'money',
  'payouts',
  'holds',
  'appeals',
  'deposits',
  'invitations',
  'promotion',
  'reviews',
  'levels',
  'data',
  'changes',
  'leaving',
] as const;

/** The clauses that each version of the terms changed: whoever accepted an earlier one is shown these. */
export const changedClauses: Readonly<Record<number, readonly (typeof termsClauses)[number][]>> = {
  1: termsClauses,
};

/** What is free, and why that cannot change quietly: no posting of the books can take it (`domain/ledger/postings.ts`). */
export const freeOfCharge = [
  'opening',
  'invitation',
  'identity',
  'level',
  'deposit',
  'unlocking',
  'tax',
  'support',
] as const;
export type FreeOfCharge = (typeof freeOfCharge)[number];

// A case in the words of its buyer's page.
import type { StorefrontWords } from '#locales/en/storefront.ts';
import type { BuyerCase } from '#features/returns/page.shapes.ts';
import type { Tone } from '#ui/content/Badge.tsx';

export type CaseState = BuyerCase['state'];

export const caseTones: Record<CaseState, Tone> = {
  requested: 'info',
  approved: 'info',
  countered: 'warn',
  awaiting_return: 'warn',
  in_return: 'info',
  inspected: 'warn',
  refunding: 'info',
  failed: 'warn',
  refunded: 'good',
  rejected: 'bad',
  escalated: 'info',
  decided: 'plain',
  withdrawn: 'plain',
};

/** States in which the next step is the buyer's. */
export const waitsForBuyer: readonly CaseState[] = ['countered', 'awaiting_return', 'inspected', 'rejected'];

/** What stands in one sentence, with `{when}` where the state ends by itself. */
export function caseLine(
  words: StorefrontWords,
  { state, isSent }: { state: CaseState; isSent: boolean },
): string {
  return state === 'awaiting_return' && isSent ? words.caseLine_sent : words[`caseLine_${state}`];
}

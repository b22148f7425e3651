// What stands in the way of a campaign, so that it can be said with what to do about it.
import type { Campaign } from './types.ts';

/** Below this share of what it could have been shown on, a reason is not worth a sentence. */
const worthSayingBps = 3_000;

/** What holds most of the goods back and can be changed by the merchant, or is good to know. */
const sayable = [
  'lower_score',
  'below_reserve',
  'day_budget',
  'out_of_stock',
  'not_sold',
  'country',
] as const satisfies readonly Campaign['not_shown'][number]['reason'][];
type Advice = (typeof sayable)[number];

/** The one thing that keeps a running campaign from being shown; undefined where nothing does. */
export function adviceOf(campaign: Campaign): Advice | undefined {
  if (campaign.state !== 'active') return undefined;
  const [worst] = campaign.not_shown
    .filter(({ share_bps: share }) => share >= worthSayingBps)
    .toSorted((one, other) => other.share_bps - one.share_bps);
  return sayable.find((reason) => reason === worst?.reason);
}

export const stateTones = {
  review: 'info',
  scheduled: 'info',
  active: 'good',
  paused: 'warn',
  ended: 'plain',
  rejected: 'bad',
} as const;

/** Those that goods are bound to: the same goods cannot be in two of them at one place. */
export function isLive({ state }: Pick<Campaign, 'state'>): boolean {
  return state !== 'ended' && state !== 'rejected';
}

// Clicks that one by one look as people's do, and together do not: too many of one network, or far more than a campaign
// usually gets. Asked for clicks that cost, when they are charged. Whoever owns addresses in many networks can still be
// charged for up to what is published here, and no further.
import { ads } from './parameters.ts';

const million = 1_000_000n;

/** Counted views of a campaign, and clicks that count, in the 24 hours and in the hour before a click. */
export type CrowdFacts = {
  readonly dayViews: number;
  readonly dayClicks: number;
  readonly hourViews: number;
  readonly hourClicks: number;
  /** Those of the 24 hours that came from the click's own network, with those of it that wait for an order. */
  readonly blockClicks: number;
  /** What is usual on the click's day, of `baselineClickRatePpm`. */
  readonly baselineClickRatePpm: number;
};

export type Counted = { readonly views: number; readonly clicks: number };

/**
 * Clicks on a million views, of a campaign as it was before its day: its own history, filled up with that of all
 * campaigns, and that with what is supposed.
 */
export function baselineClickRatePpm(own: Counted, all: Counted): number {
  const { basePpm, baseViews } = ads.chance;
  const common = rate(all, BigInt(basePpm), baseViews);
  return Number(rate(own, common, baseViews));
}

/** As if `views` more had been clicked at a rate of `ppm`. */
function rate({ views, clicks }: Counted, ppm: bigint, more: number): bigint {
  return (BigInt(clicks) * million + ppm * BigInt(more)) / BigInt(views + more);
}

/** True where another click of its network would be more than one network's share of a campaign's day. */
export function isCrowd({ blockClicks, dayClicks }: CrowdFacts): boolean {
  const { blockSharePpm, blockClicksLeast } = ads.evidence;
  const most = (BigInt(dayClicks + 1) * BigInt(blockSharePpm)) / million;
  return blockClicks >= Math.max(blockClicksLeast, Number(most));
}

/** True where another click would be more than the views of the hour, or of the 24 hours, usually bring, times over. */
export function isSurge(facts: CrowdFacts): boolean {
  const mostOf = (views: number) => {
    const { surgeTimes, surgeClicksLeast } = ads.evidence;
    const times = (BigInt(views) * BigInt(facts.baselineClickRatePpm) * BigInt(surgeTimes)) / million;
    return Math.max(surgeClicksLeast, Number(times));
  };
  return facts.hourClicks >= mostOf(facts.hourViews) || facts.dayClicks >= mostOf(facts.dayViews);
}

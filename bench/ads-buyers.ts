// The buyers of the simulator: what each has seen today, and whether one more look becomes a click.
import { weigh, type SlotWeights } from '#domain/ads/chance.ts';
import { ads, type Surface } from '#domain/ads/parameters.ts';
import type { Dice } from './ads-chance.ts';
import { trueWeight, type SimCampaign } from './ads-market.ts';

export const viewers = 60_000;
/** Of places that are on a page, the share that is ever on the screen. */
const seenShare = 0.7;

export type Buyers = {
  /** Views of each viewer and campaign today. */
  readonly seen: Uint8Array;
  readonly places: ReadonlyMap<SimCampaign, number>;
  readonly full: Map<number, Set<SimCampaign>>;
  readonly clicked: Set<number>;
};

export function makeBuyers(campaigns: readonly SimCampaign[]): Buyers {
  return {
    seen: new Uint8Array(viewers * campaigns.length),
    places: new Map(campaigns.map((one, place) => [one, place])),
    full: new Map(),
    clicked: new Set(),
  };
}

export type Look = { readonly surface: Surface; readonly viewer: number };

type Context = {
  readonly buyers: Buyers;
  readonly dice: Dice;
  readonly weights: Readonly<Record<Surface, SlotWeights>>;
};

/** A buyer looks, or does not (undefined); true where a click follows that counts. */
export function look(
  { buyers, dice, weights }: Context,
  campaign: SimCampaign,
  { surface, slot, viewer }: Look & { readonly slot: number },
): boolean | undefined {
  if (dice.next() >= seenShare) return undefined;
  const mark = viewer * buyers.places.size + (buyers.places.get(campaign) ?? 0);
  const views = (buyers.seen[mark] ?? 0) + 1;
  buyers.seen[mark] = views;
  if (views >= ads.auction.viewerDayMax) {
    const full = buyers.full.get(viewer) ?? new Set();
    buyers.full.set(viewer, full.add(campaign));
  }
  const chance = campaign.trueChance * trueWeight(surface, slot);
  const isClick = dice.next() < chance && !buyers.clicked.has(mark);
  const counted = weigh([{ slot, views: 1, clicks: isClick ? 1 : 0 }], weights[surface]);
  campaign.views += 1;
  campaign.weightedMicro += counted.weightedMicro;
  campaign.clicks += counted.clicks;
  if (isClick) buyers.clicked.add(mark);
  return isClick;
}

// The chance that goods which are looked at are clicked: from the goods' own views and clicks, and from its category's
// while there are few. It knows the place and the category, and of the viewer nothing.
import { ads, adSlots, type Surface } from './parameters.ts';

/** Counted views and clicks (valid-click.ts). `weightedMicro` is the sum of the weights of the views' places, in millionths. */
export type Clicks = { readonly clicks: number; readonly weightedMicro: bigint };

const micro = 1_000_000n;

/** A place of a page and what was counted there. */
export type SlotCount = { readonly slot: number; readonly views: number; readonly clicks: number };

/** The chance that each place is looked at, in parts per million of the best. */
export type SlotWeights = ReadonlyMap<number, number>;

/** What is supposed of places while nothing is learned. */
export function supposedWeights(surface: Surface): SlotWeights {
  return new Map(Object.entries(ads.chance.slotsPpm[surface]).map(([slot, ppm]) => [Number(slot), ppm]));
}

const slotLeastPpm = 10_000n;

/**
 * What a place does, learned from auctions whose winners were shuffled: there the place alone makes the difference.
 *
 * @param counts Views and clicks of shuffled auctions alone.
 */
export function slotWeights(surface: Surface, counts: readonly SlotCount[]): SlotWeights {
  const supposed = supposedWeights(surface);
  const prior = BigInt(ads.chance.slotPriorViews);
  const weightOf = (slot: number) => BigInt(supposed.get(slot) ?? 0);
  const clicks = counts.reduce((sum, one) => sum + BigInt(one.clicks), 0n);
  const weighted = counts.reduce((sum, { slot, views }) => sum + BigInt(views) * weightOf(slot), 0n);
  if (clicks === 0n || weighted === 0n) return supposed;
  return new Map(
    [...adSlots[surface].slots].map((slot) => {
      const mine = counts.filter((one) => one.slot === slot);
      const views = mine.reduce((sum, one) => sum + BigInt(one.views), 0n);
      const own = mine.reduce((sum, one) => sum + BigInt(one.clicks), 0n);
      // Clicks over what a view at weight one brings: as many weighted views as there must have been.
      const learned = (own * weighted) / clicks + prior * weightOf(slot);
      const ppm = learned / (views + prior);
      return [slot, Number(ppm < slotLeastPpm ? slotLeastPpm : ppm > micro ? micro : ppm)];
    }),
  );
}

/** Sums views by the weight of their place. */
export function weigh(counts: readonly SlotCount[], weights: SlotWeights): Clicks {
  return {
    clicks: counts.reduce((sum, one) => sum + one.clicks, 0),
    weightedMicro: counts.reduce(
      (sum, { slot, views }) => sum + BigInt(views) * BigInt(weights.get(slot) ?? 0),
      0n,
    ),
  };
}

/** As if `views` more, at weight one, had been clicked at a rate of `ppm`. */
function rate({ clicks, weightedMicro }: Clicks, ppm: bigint, views: number): bigint {
  const prior = BigInt(views);
  return ((BigInt(clicks) * micro + ppm * prior) * micro) / (weightedMicro + prior * micro);
}

/** The chance of a click in parts per million, of goods that are surely looked at. */
export function chanceOf(own: Clicks, category: Clicks): number {
  const { basePpm, baseViews, categoryViews, leastPpm, mostPpm } = ads.chance;
  const common = rate(category, BigInt(basePpm), baseViews);
  const chance = Number(rate(own, common, categoryViews));
  return Math.min(mostPpm, Math.max(leastPpm, chance));
}

// Public support: a tenth of the sponsored places, at most, for goods of shops that an owner of the platform let in. Nobody
// pays for it; who stands there follows from the hour alone, so that anybody can tell whose turn it is.
import { adSlots } from '#domain/ads/parameters.ts';
import { minuteMs } from '#domain/limits.ts';
import type { SponsorRequest } from '#features/search/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import type { SupportRow } from './candidates.sql.ts';
import type { Market } from './market.ts';

/** One of so many sponsored places is for public support. */
export const supportOneIn = 10;
/** The turn goes on after this. */
export const supportTurnMs = 5 * minuteMs;

/** Whose turn it is; undefined where nobody was let in. */
export function turnAt(rows: readonly SupportRow[], at: Date): SupportRow | undefined {
  return rows[Math.floor(at.getTime() / supportTurnMs) % Math.max(1, rows.length)];
}

export function makeSupport(market: Market, { clock }: Pick<Environment, 'clock'>) {
  let places = 0;
  let given = 0;
  return {
    /** The last place of the page, where it is support's turn. */
    take({ surface, host, looker, q }: SponsorRequest) {
      // What was shown before anybody was let in gives nobody more later.
      if (market.support.length === 0) return undefined;
      const { slots } = adSlots[surface];
      places += slots.length;
      if (q !== undefined || surface !== 'explore' || (given + 1) * supportOneIn > places) return undefined;
      const row = turnAt(market.support, clock.now());
      const slot = slots.at(-1);
      if (row === undefined || slot === undefined) return undefined;
      if (row.handle === host || row.handle === looker.ownHandle) return undefined;
      given += 1;
      return { slot, shopId: row.shop_id, goodsId: row.goods_id, token: '' };
    },
  };
}

// What the demonstration's visitors see of sponsored goods: Explore as it is served, and what its page tells of them.
import * as z from 'zod/mini';
import type { Composed } from '#apps/server/compose.ts';
import { adBeacon } from '#features/promotion/beacon.contract.ts';
import { beatNow } from '#features/promotion/server/delivery/pace.ts';
import type { Sponsors } from '#features/search/server/public.ts';
import { rankGoods } from '#features/search/server/ranking.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { goodsOnSale, type Stage } from './demo-stage.ts';
import type { Visitor } from './demo-visitors.ts';
import { shopKeys } from './demo-world.ts';

const placesShape = z.array(z.object({ token: z.string(), handle: z.string(), id: z.string() }));
/** A sponsored place as somebody sees it. */
export type Place = z.infer<typeof placesShape>[number];

/** The sponsored places of a page of Explore in the place of its drawing; undefined for any other page. */
export function sponsoredOf(page: StorefrontPage): string | undefined {
  if (page.kind !== 'explore') return undefined;
  return JSON.stringify(
    page.sponsored.map(({ token, offer }) => ({ token, handle: offer.shop.handle, id: offer.id })),
  );
}

export type Sponsored = {
  readonly sponsors: Sponsors;
  /** Has what may be shown at this moment read anew. */
  readonly open: (stage: Stage) => Promise<void>;
  /** Opens Explore and looks at its sponsored goods; gives the first of them. */
  readonly see: (visitor: Visitor) => Promise<Place | undefined>;
  /** Follows the link, and stays for some seconds. */
  readonly follow: (stage: Stage, place: Place, visitor: Visitor) => Promise<void>;
  /** Writes what waits to be written. */
  readonly close: () => Promise<void>;
};

export function openSponsored({ env, ask, delivery }: Composed): Sponsored {
  const underWay: Promise<void>[] = [];
  const later = (told: Promise<void>) => {
    underWay.push(told);
    return told;
  };
  const real = delivery.sponsors;
  const ready = { isRanked: false, day: '' };
  const tell = async (beacon: object, { ip, headers }: Visitor) => {
    const body = Buffer.from(JSON.stringify([beacon]));
    const raw = { body, signature: undefined, header: (name: string) => headers[name] };
    await ask(adBeacon, {}, { ip, raw });
  };
  return {
    sponsors: {
      ...real,
      followed: (token, looker) => later(real.followed(token, looker)),
      kept: (token) => later(real.kept(token)),
    },
    async open(stage) {
      if (!ready.isRanked) await rankAll(stage);
      ready.isRanked = true;
      const day = env.clock.now().toISOString().slice(0, 10);
      if (ready.day !== day) await beatNow(env);
      ready.day = day;
      await delivery.market.refresh();
    },
    async see(visitor) {
      const [place] = z.parse(placesShape, JSON.parse(await visitor.get('/explore?in_stock=true')));
      if (place !== undefined)
        await tell({ kind: 'view', token: place.token, share: 90, ms: 2_400, px: 62_000 }, visitor);
      return place;
    },
    async follow({ clock, pass }, { token, handle, id }, visitor) {
      await visitor.get(`/s/${handle}/goods/${id}?ad=${token}`);
      await Promise.all(underWay.splice(0));
      await pass(new Date(clock.now().getTime() + stayedMs));
      await tell({ kind: 'dwell', token, ms: stayedMs }, visitor);
    },
    async close() {
      await Promise.all(underWay.splice(0));
      await delivery.flush();
    },
  };
}

const stayedMs = 9_000;

/** Explore shows what was ranked. In these months nobody ranks: the timer would do it with every order. */
async function rankAll(stage: Stage): Promise<void> {
  const { env } = stage.app;
  const ids = await Promise.all(shopKeys.map(async (shop) => [...(await goodsOnSale(stage, shop)).values()]));
  await acrossShops('jobs', () => env.db.transaction((tx) => rankGoods(env, tx, ids.flat())));
}

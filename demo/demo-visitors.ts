// People who look at the demonstration's shops without buying: over thirty days, by the storefront's own pages.
import Fastify from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Composed } from '#apps/server/compose.ts';
import { dayMs, hourMs } from '#domain/limits.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { makeVisitRecorder } from '#features/statistics/server/public.ts';
import { shopKeys, type ShopKey } from './demo-world.ts';

const visitedDays = 30;
/** Visitors a shop and day: of a hundred, two or three buy, as in a small shop that does well. */
const crowds = [15, 19, 12, 22, 16, 13, 18];
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];
const host = 'shop.example';
const type = 'application/x-www-form-urlencoded';

/** Some people at one moment of one shop. */
export type Crowd = {
  readonly at: Date;
  readonly shop: ShopKey;
  readonly day: number;
  readonly people: number;
};

/** Everybody who looks, in the order of their times. */
export function planCrowds(now: Date): Crowd[] {
  const crowds = shopKeys.flatMap((shop, place) =>
    Array.from({ length: visitedDays }, (_value, day) => crowdOf(now, shop, place, day)),
  );
  return crowds.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

function crowdOf(now: Date, shop: ShopKey, place: number, day: number): Crowd {
  const at = new Date(now.getTime() - day * dayMs - ((place * 2 + 1) * hourMs) / 2);
  return { at, shop, day, people: crowds[(day * 3 + place * 2) % crowds.length] ?? 15 };
}

export type Visitors = {
  /** Lets these people look, at the clock's moment. The same crowd again is the same people: nobody counts twice. */
  readonly look: (crowd: Crowd, handle: string, goodsIds: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the storefront's routes over an instance, told apart from the served one by drawing nothing. */
export function openVisitors({ env, ask }: Pick<Composed, 'env' | 'ask'>): Visitors {
  const visits = makeVisitRecorder(env);
  const seeing: Promise<void>[] = [];
  const storefront = Fastify();
  storefrontRoutes(storefront, ask, ({ kind }) => kind, {
    testData: true,
    onShown: async (shown) => {
      seeing.push(visits.see(shown));
    },
  });
  return {
    close: () => storefront.close(),
    async look({ shop, day, people }, handle, goodsIds) {
      for (let person = 0; person < people; person += 1) {
        const remoteAddress = `10.${shopKeys.indexOf(shop)}.${day}.${person}`;
        const agent = browsers[person % 3 === 0 ? 1 : 0] ?? '';
        const { query, ...from } = comesFrom(person);
        const headers = { host, 'user-agent': agent, ...from };
        const get = (url: string, more = {}) =>
          storefront.inject({ url, remoteAddress, headers: { ...headers, ...more } });
        await get(`/s/${handle}${query}`);
        if (person % 5 === 4) continue;
        const id = goodsIds[(day + (person % 3 === 0 ? 7 : 0)) % goodsIds.length] ?? '';
        await get(`/s/${handle}/goods/${id}`);
        if (person % 8 !== 1) continue;
        const added = await storefront.inject({
          method: 'POST',
          url: `/s/${handle}/cart/add`,
          remoteAddress,
          headers: { ...headers, origin: `http://${host}`, 'content-type': type },
          payload: new URLSearchParams({ goods_id: id, qty: '1' }).toString(),
        });
        const cookie = added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
        if (person === 1) await get(`/s/${handle}/checkout`, { cookie });
      }
      // What is seen is told after the answer.
      await nextTurn();
      await Promise.all(seeing.splice(0));
      await visits.flush();
    },
  };
}

/** Half come by a shared link, some from Explore or a page elsewhere, the others by themselves. */
function comesFrom(person: number): { readonly query: string; readonly referer?: string } {
  if (person % 2 === 0) return { query: '?via=share' };
  if (person % 4 === 1) return { query: '', referer: `http://${host}/explore` };
  return person % 8 === 3 ? { query: '', referer: 'https://blog.example/' } : { query: '' };
}

// People who look at the demonstration's shops without buying: over thirty days, by the storefront's own pages.
import Fastify from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Composed } from '#apps/server/compose.ts';
import { dayMs, hourMs } from '#domain/limits.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { makeVisitRecorder } from '#features/statistics/server/public.ts';
import { isPromoted } from './demo-reach.ts';
import { openSponsored, sponsoredOf, type Place, type Sponsored } from './demo-sponsored.ts';
import type { Stage } from './demo-stage.ts';
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
  readonly look: (stage: Stage, crowd: Crowd, goodsIds: readonly string[]) => Promise<void>;
  /** Somebody who will buy sees sponsored goods and follows them; gives the mark of the link. */
  readonly follow: (stage: Stage) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
};

/** Somebody with a browser. */
export type Visitor = {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly get: (url: string, more?: Readonly<Record<string, string>>) => Promise<string>;
};

/** Opens the storefront's routes over an instance, told apart from the served one by drawing nothing. */
export function openVisitors(app: Composed): Visitors {
  const visits = makeVisitRecorder(app.env);
  const seeing: Promise<void>[] = [];
  const storefront = Fastify();
  const sponsored = openSponsored(app);
  storefrontRoutes(storefront, app.ask, (page) => sponsoredOf(page) ?? page.kind, {
    testData: true,
    onShown: async (shown) => {
      seeing.push(visits.see(shown));
    },
    sponsors: sponsored.sponsors,
  });
  const visitor = (ip: string, agent: string, from: Readonly<Record<string, string>>): Visitor => {
    const headers = { host, 'user-agent': agent, ...from };
    const get = async (url: string, more = {}) => {
      const options = { url, remoteAddress: ip, headers: { ...headers, ...more } };
      return (await storefront.inject(options)).body;
    };
    return { ip, headers, get };
  };
  const put = async ({ ip, headers }: Visitor, handle: string, id: string): Promise<string> => {
    const added = await storefront.inject({
      method: 'POST',
      url: `/s/${handle}/cart/add`,
      remoteAddress: ip,
      headers: { ...headers, origin: `http://${host}`, 'content-type': type },
      payload: new URLSearchParams({ goods_id: id, qty: '1' }).toString(),
    });
    return added.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  return {
    close: () => storefront.close(),
    async look(stage, { shop, day, people }, goodsIds) {
      const handle = stage.handles[shop] ?? '';
      const promoted = isPromoted(day) ? sponsored : undefined;
      await promoted?.open(stage);
      for (let person = 0; person < people; person += 1) {
        const { query, ...from } = comesFrom(person);
        const ip = `10.${shopKeys.indexOf(shop)}.${day}.${person}`;
        const one = visitor(ip, browsers[person % 3 === 0 ? 1 : 0] ?? '', from);
        const place = person === 1 || person === 5 ? await promoted?.see(one) : undefined;
        await one.get(`/s/${handle}${query}`);
        if (person % 5 === 4) continue;
        const id = goodsIds[(Math.floor(day / 2) + (person % 3 === 0 ? 7 : 0)) % goodsIds.length] ?? '';
        if (!(await follows(stage, { promoted, place, handle, day, person }, one)))
          await one.get(`/s/${handle}/goods/${id}`);
        if (person % 8 !== 1) continue;
        const cookie = await put(one, handle, id);
        if (person === 1) await one.get(`/s/${handle}/checkout`, { cookie });
      }
      // What is seen is told after the answer.
      await nextTurn();
      await Promise.all(seeing.splice(0));
      await visits.flush();
      await promoted?.close();
    },
    async follow(stage) {
      const one = visitor('10.9.0.1', browsers[0] ?? '', {});
      await sponsored.open(stage);
      const place = await sponsored.see(one);
      if (place === undefined) return undefined;
      await sponsored.follow(stage, place, one);
      await sponsored.close();
      return place.token;
    },
  };
}

type Chance = {
  readonly promoted: Sponsored | undefined;
  readonly place: Place | undefined;
  readonly handle: string;
  readonly day: number;
  readonly person: number;
};

/** Of those who see goods of this shop on Explore, one follows them every other day. */
async function follows(stage: Stage, chance: Chance, one: Visitor): Promise<boolean> {
  const { promoted, place, handle, day, person } = chance;
  if (promoted === undefined || place?.handle !== handle || person !== 5 || day % 2 === 0) return false;
  await promoted.follow(stage, place, one);
  return true;
}

/** Half come by a shared link, some from Explore or a page elsewhere, the others by themselves. */
function comesFrom(person: number): { readonly query: string; readonly referer?: string } {
  if (person % 2 === 0) return { query: '?via=share' };
  if (person % 4 === 1) return { query: '', referer: `http://${host}/explore` };
  return person % 8 === 3 ? { query: '', referer: 'https://blog.example/' } : { query: '' };
}

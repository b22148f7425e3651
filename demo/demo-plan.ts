// What happens in the demonstration world and when: the life of each order up to now.
import { createHash } from 'node:crypto';
import { dayMs, hourMs } from '#domain/limits.ts';
import { localDay, startOfDay } from '#domain/time.ts';
import { factsOf } from './catalogue-facts.ts';
import { catalogue, type CatalogueGoods } from './catalogue.ts';
import type { Act, Life } from './demo-life.ts';
import { demoLives } from './demo-lives.ts';
import { withOpinions } from './demo-opinions.ts';
import { buyerOf, demoShops, type DemoBuyer, type ShopKey } from './demo-world.ts';

/** An order, or a cart that was filled and never paid. */
export type Story = {
  readonly key: string;
  readonly shop: ShopKey;
  readonly buyer: DemoBuyer;
  readonly basket: readonly { readonly goods: CatalogueGoods; readonly qty: number }[];
  /** The buyer came by a sponsored place of the shop. */
  readonly isSponsored: boolean;
  /** Where it ends. */
  readonly ends: Life['ends'];
};

export type Deed = { readonly at: Date; readonly story: Story; readonly act: Act };

export type Plan = {
  /** When the shops open, long enough ago for the oldest orders to be completed. */
  readonly start: Date;
  /** When the shop `paper` begins to confirm its orders by hand. */
  readonly byHandFrom: Date;
  readonly now: Date;
  /** In the order of their times. */
  readonly deeds: readonly Deed[];
  /** Equal for equal plans: a start that goes on where another was killed looks at it. */
  readonly hash: string;
};

const startDaysAgo = 131;
const byHandDaysAgo = 9;

/** The whole plan, the same for the same moment. */
export function makePlan(now: Date): Plan {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const hoursToday = (shop: ShopKey, part: number) => (todayMs(now, demoShops[shop].tz) * part) / hourMs;
  const deeds = withOpinions(demoLives(hoursToday)).flatMap((life, index) => {
    const story = storyOf(life, index);
    return life.moments.map(({ hoursAgo, act }) => ({ at: ago(Math.round(hoursAgo * hourMs)), story, act }));
  });
  const sorted = deeds.toSorted((left, right) => left.at.getTime() - right.at.getTime());
  const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  return {
    start: ago(startDaysAgo * dayMs),
    byHandFrom: ago(byHandDaysAgo * dayMs),
    now,
    deeds: sorted,
    hash,
  };
}

/** How long a shop's day has lasted, six hours at most: what happens in it has happened on its today. */
function todayMs(now: Date, tz: string): number {
  const sinceMidnight = now.getTime() - startOfDay(localDay(now, tz), tz).getTime();
  return Math.min(sinceMidnight, 6 * hourMs);
}

/** What a shop has on sale: its types, all but the last goods, which it has taken off sale. */
export function goodsOf(shop: ShopKey): readonly CatalogueGoods[] {
  const { types } = demoShops[shop];
  return catalogue.filter(({ category }) => types.includes(category));
}

const lineCounts = [1, 2, 1, 3, 2, 1, 4];
const quantities = [1, 1, 2, 1, 3];

function storyOf(life: Life, index: number): Story {
  const key = `${life.shop}-${String(index + 1).padStart(2, '0')}`;
  const onSale = goodsOf(life.shop)
    .slice(0, -1)
    .filter(({ code, makerKey }) => factsOf(code, makerKey).euPerson !== '');
  const lines = life.isOneLine === true ? 1 : (lineCounts[index % lineCounts.length] ?? 1);
  const places = Array.from({ length: lines }, (_value, line) => (index * 11 + line * 17) % onSale.length);
  const basket = [...new Set(places)].flatMap((place, line) => {
    const goods = onSale[place];
    const qty = line === 0 ? life.pieces : quantities[(index + line) % quantities.length];
    return goods === undefined ? [] : [{ goods, qty: qty ?? quantities[index % quantities.length] ?? 1 }];
  });
  const isSponsored = life.isSponsored === true;
  return { key, shop: life.shop, buyer: buyerOf(index), basket, isSponsored, ends: life.ends };
}

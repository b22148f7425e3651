// What deeds of the demonstration world are done with: an instance, links, and sessions of the people who do them.
import { readRoutedId } from '#domain/wire/ids.ts';
import { dayMs, minuteMs } from '#domain/limits.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { consoleToken } from '#testing/door.ts';
import type { Composed } from '#apps/server/compose.ts';
import { signInMerchant } from './demo-open.ts';
import type { Story } from './demo-plan.ts';
import { demoPassword, type ShopKey } from './demo-world.ts';

/** What deeds are done with, and what they remember of each other. */
export type Stage = {
  readonly app: Composed;
  readonly handles: Readonly<Record<string, string>>;
  /** Order links by story. */
  readonly orders: Record<string, string>;
  /** Called as soon as an order has its link, which nobody can find again. */
  readonly note: () => Promise<void>;
  readonly goods: Map<ShopKey, ReadonlyMap<string, string>>;
  readonly tokens: Map<string, { readonly token: string; readonly until: Date }>;
};

export const onceKey = (story: Story, act: string) => ({ onceKey: `seed-${story.key}-${act}` });

/** Ids of a shop's goods by code, as its storefront shows them. */
export async function goodsOnSale(
  { app, goods, handles }: Stage,
  shop: ShopKey,
): Promise<ReadonlyMap<string, string>> {
  const known = goods.get(shop);
  if (known !== undefined) return known;
  const ask = { handle: handles[shop] ?? '', page_size: pageSizeMax };
  const answer = await app.ask(storefrontGoods, ask);
  const ids = new Map(answer.goods.list.map(({ code, id }) => [code, id]));
  goods.set(shop, ids);
  return ids;
}

export function linkOf({ orders }: Stage, story: Story): string {
  const token = orders[story.key];
  if (token === undefined) throw new Error(`${story.key} has no order yet`);
  return token;
}

export function orderIdOf(stage: Stage, story: Story): string {
  const routed = readRoutedId(linkOf(stage, story).split('.').slice(0, 2).join('.'));
  if (routed === undefined) throw new Error(`the link of ${story.key} names no order`);
  return routed.id;
}

/** Within the idle limits of merchants and of the console. */
const merchantMs = 10 * dayMs;
const consoleMs = 10 * minuteMs;

export function merchant(stage: Stage, shop: ShopKey): Promise<string> {
  return session(stage, shop, merchantMs, () => signInMerchant(stage.app, shop));
}

/** Somebody who works in the console: of the house, or of a supplier. */
export function consolePerson(stage: Stage, username: string): Promise<string> {
  const person = { username, password: demoPassword };
  return session(stage, username, consoleMs, async () => consoleToken(stage.app, person));
}

async function session(
  stage: Stage,
  who: string,
  lastsMs: number,
  signIn: () => Promise<string>,
): Promise<string> {
  const now = stage.app.env.clock.now();
  const known = stage.tokens.get(who);
  if (known !== undefined && known.until > now) return known.token;
  const token = await signIn();
  stage.tokens.set(who, { token, until: new Date(now.getTime() + lastsMs) });
  return token;
}

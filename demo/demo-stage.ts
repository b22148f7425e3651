// What deeds of the demonstration world are done with: an instance, links, and sessions of the people who do them.
import { Refused } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { dayMs, minuteMs } from '#domain/limits.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import type { VirtualClock } from '#platform/ports/clock.ts';
import { codeAt, consoleToken } from '#testing/door.ts';
import type { Composed } from '#apps/server/compose.ts';
import { signInMerchant } from './demo-open.ts';
import type { Story } from './demo-plan.ts';
import type { Visitors } from './demo-visitors.ts';
import { demoPassword, demoShops, type ShopKey } from './demo-world.ts';

/** What deeds are done with, and what they remember of each other. */
export type Stage = {
  readonly app: Composed;
  readonly clock: VirtualClock;
  /** Lets time pass, each timer at its own moment. */
  readonly pass: (until: Date) => Promise<void>;
  readonly visitors: Visitors;
  readonly handles: Readonly<Record<string, string>>;
  /** Order links by story. */
  readonly orders: Record<string, string>;
  /** Secrets of second factors that are on, by shop. */
  readonly factors: Record<string, string>;
  /** Called as soon as there is a link or a secret, which nobody can find again. */
  readonly note: () => Promise<void>;
  readonly goods: Map<ShopKey, ReadonlyMap<string, string>>;
  readonly tokens: Map<string, { readonly token: string; readonly until: Date }>;
  /** Codes of shops, and ids of payout accounts by their note. */
  readonly shopCodes: Map<ShopKey, string>;
  readonly accounts: Map<string, string>;
  /** The time step of the last code that was typed, by shop: a code counts once. */
  readonly steps: Map<string, number>;
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
  return session(stage, shop, merchantMs, () => {
    if (stage.factors[shop] === undefined) return signInMerchant(stage.app, shop);
    const person = { username: demoShops[shop].username, password: demoPassword };
    return withCode(stage, shop, async (code) => (await stage.app.ask(login, { ...person, code })).token);
  });
}

export async function shopCodeOf(stage: Stage, shop: ShopKey): Promise<string> {
  const known = stage.shopCodes.get(shop);
  if (known !== undefined) return known;
  const { info } = await stage.app.ask(me, {}, { token: await merchant(stage, shop) });
  stage.shopCodes.set(shop, info.shop.id);
  return info.shop.id;
}

const codeMs = 30_000;

/** Does something that asks for a code of the shop's authenticator app: at one moment three are good. */
export async function withCode<T>(
  { clock, factors, steps }: Stage,
  shop: ShopKey,
  act: (code: string) => Promise<T>,
): Promise<T> {
  const now = clock.now().getTime();
  for (const at of [now - codeMs, now, now + codeMs]) {
    const step = Math.floor(at / codeMs);
    if (step <= (steps.get(shop) ?? 0)) continue;
    steps.set(shop, step);
    try {
      return await act(codeAt(factors[shop] ?? '', at));
    } catch (error) {
      // Typed before a start was killed: the next one is tried.
      if (!(error instanceof Refused) || error.shown['reason'] !== 'used') throw error;
    }
  }
  throw new Error(`${shop} has no code left at this moment`);
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

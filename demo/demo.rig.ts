// A demonstration world in a database of its own, and what tests ask of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultPolicy } from '#domain/policy.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { composeTestApp } from '#testing/test-app.ts';
import type { Composed } from '#apps/server/compose.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { consoleToken } from '#testing/door.ts';
import { listOrders } from '#features/orders/contract.ts';
import { listWithdrawals } from '#features/payouts/contract.ts';
import { listAllWithdrawals } from '#features/payouts/review.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import { virtualClock, type Clock } from '#platform/ports/clock.ts';
import { openDatabase } from '#platform/db/database.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { variants } from './catalogue.ts';
import { demoOperator, demoPassword, demoShops, shopKeys, type ShopKey } from './demo-world.ts';
import { seedDemo } from './demo.ts';

// A minute after midnight in Berlin: what was accepted today was accepted in this minute.
export const now = new Date('2026-03-02T23:01:00.000Z');

export type Place = { database: TestDatabase; folder: string };

export async function openPlace(): Promise<Place> {
  return { database: await openTestDatabase(), folder: mkdtempSync(path.join(tmpdir(), 'stockless-demo-')) };
}

export async function closePlace({ database, folder }: Place): Promise<void> {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

export function appOf({ database, folder }: Place, clock: Clock): Composed {
  const parts = { database, folder: path.join(folder, 'files'), policy: defaultPolicy };
  // Only the seed sets its clock.
  return composeTestApp({ ...parts, clock: { ...virtualClock(now), ...clock } });
}

type Change = (app: Composed) => Composed;

export async function seed(place: Place, change: Change = (app) => app, at = now) {
  const said: string[] = [];
  const waits: number[] = [];
  const db = openDatabase(place.database, () => undefined, 1);
  try {
    const lines = await seedDemo({
      db,
      makeApp: (clock) => change(appOf(place, clock)),
      baseUrl: 'http://127.0.0.1:4000',
      now: at,
      folder: place.folder,
      say: (line) => said.push(line),
      pause: async (ms) => waits.push(ms),
    });
    return { lines, said, waits };
  } finally {
    await db.close();
  }
}

export async function merchantToken({ ask }: Composed, key: ShopKey): Promise<string> {
  return (await ask(login, { username: demoShops[key].username, password: demoPassword })).token;
}

/** Orders by status over all shops, the newest first of each. */
export async function ordersOf(app: Composed) {
  const shops = await Promise.all(
    shopKeys.map(async (key) => {
      const token = await merchantToken(app, key);
      return (await app.ask(listOrders, { page_size: 100 }, { token })).list;
    }),
  );
  return shops.flat();
}

/** Withdrawals of all shops by state, as the operators see them and as their merchant does. */
export async function withdrawalsOf(app: Composed, operator: string) {
  const { list: seen } = await app.ask(listAllWithdrawals, {}, { token: operator });
  const token = await merchantToken(app, 'table');
  const { list: own } = await app.ask(listWithdrawals, {}, { token });
  const statesOf = (list: readonly { no: string; state: string }[]) =>
    list.map(({ no, state }) => `${no} ${state}`).toSorted();
  return { seen: statesOf(seen), own: statesOf(own), list: own, money: await app.ask(wallet, {}, { token }) };
}

/** What the campaign that is over brought. */
export async function endedCampaignOf(app: Composed) {
  const token = await merchantToken(app, 'table');
  const asked = { scope: 'mine', state: 'ended' } as const;
  const [ended] = (await app.ask(listPromotion, asked, { token })).list;
  return ended;
}

export function countsOf(orders: Awaited<ReturnType<typeof ordersOf>>): Record<string, number> {
  return Object.fromEntries(
    orderStatuses.map((status) => [status, orders.filter((order) => order.status === status).length]),
  );
}

export function variantCodes(first: string): string[] {
  return variants.map(({ code }) => code).filter((code) => code.startsWith(`${first}-`));
}

export async function operatorToken({ ask }: Composed): Promise<string> {
  return consoleToken({ ask }, { username: demoOperator.username, password: demoPassword });
}

/** Signs the operator in at a moment until no code is left, as restarts and people at the screen do. */
export async function useCodes(place: Place, at: Date): Promise<void> {
  const other = appOf(place, { now: () => at });
  const person = { username: demoOperator.username, password: demoPassword };
  for (let turn = 1; turn <= 3; turn += 1) await consoleToken(other, person);
  await other.close();
}

/** The currency in which a buyer in Germany is charged who asks for euro; null where it is the shop's own. */
export async function quoteInEuro({ ask }: Composed): Promise<string | undefined> {
  const handle = 'morning-table';
  const { goods } = await ask(storefrontGoods, { handle, page_size: 1 });
  const lines = [{ goods_id: goods.list[0]?.id ?? '', qty: 1 }];
  return (await ask(quoteCart, { handle, lines, country: 'DE', currency: 'EUR' })).pay?.currency;
}

/** An instance whose process ends after so many calls, or when the next one of this name is done but not told. */
export function breakOff(app: Composed, calls: number, name?: string): Composed {
  let left = calls;
  return {
    ...app,
    async ask(endpoint, input, options) {
      left -= 1;
      if (left < 0 && name === undefined) throw new Killed();
      const answer = await app.ask(endpoint, input, options);
      if (left < 0 && endpoint.name === name) throw new Killed();
      return answer;
    },
  };
}

class Killed extends Error {
  constructor() {
    super('killed');
  }
}

// Whoever signs out, or is signed out, is out on every node within a second.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Composed } from '#apps/server/compose.ts';
import type { TestShop } from '#testing/test-app.ts';
import { say } from './rigs/rig.ts';
import { openTrade, secondProcess, type Trade } from './rigs/trade.ts';

let trade: Trade;
let second: Composed;
let shop: TestShop;
beforeAll(async () => {
  trade = await openTrade();
  second = secondProcess(trade);
  shop = await trade.makeShop('Session Shop');
});
afterAll(async () => {
  await second.close();
  await trade.close();
});

const goneWithinMs = 1_000;

/** How long after its end a call can still begin that another node lets in. */
async function outAfter(name: string, token: string): Promise<number> {
  const since = performance.now();
  for (let lastInMs = 0; ;) {
    const begunMs = performance.now() - since;
    const { code } = await say(second, name, { input: {}, token });
    if (code === 401 || code === 407 || code === 408) return lastInMs;
    lastInMs = begunMs;
    if (lastInMs > goneWithinMs * 5) return lastInMs;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const doors = [
  { name: 'me', end: 'logout', signIn: () => trade.merchant(shop) },
  { name: 'operatorMe', end: 'operatorLogout', signIn: () => trade.operator() },
] as const;

test.each(doors)('$end on one node ends $name on another', async ({ name, end, signIn }) => {
  const token = await signIn();
  // The other node knows the session well before it ends.
  for (let turn = 0; turn < 5; turn += 1)
    expect((await say(second, name, { input: {}, token })).code).toBe(200);
  expect((await say(trade.composed, end, { input: {}, token })).code).toBe(200);
  expect(await outAfter(name, token)).toBeLessThanOrEqual(goneWithinMs);
});

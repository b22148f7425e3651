// A clock that is wrong, or jumps, deletes, frees and cancels nothing: the database's time decides.
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Composed } from '#apps/server/compose.ts';
import { composeTestApp, openTestApp, type TestApp } from '#testing/test-app.ts';
import { quoteCart } from '#features/checkout/contract.ts';
import { healthRoute } from '#platform/http/health.ts';
import { guardClock } from '#platform/ports/guarded-clock.ts';
import { count, fingerprint, sql } from './rigs/rig.ts';

const dayMs = 86_400_000;

let app: TestApp;
let node: Composed;
let ask: { handle: string; lines: { goods_id: string; qty: number }[]; country: string };
/** What the node's host says more than the truth, what the database does, and how much time has passed. */
const off = { hostMs: 0, databaseMs: 0, passedMs: 0 };
beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('Clock Shop');
  const goods = await app.makeGoods([{ code: 'C-1', cost: '5.00', stock: 50 }]);
  await app.list(shop, goods, '10.00');
  const line = { id: goods[0]?.id ?? '', qty: 1 };
  for (let made = 0; made < 3; made += 1) await app.buy(shop, [line]);
  ask = { handle: shop.handle, lines: [{ goods_id: line.id, qty: 1 }], country: 'GB' };
  await app.composed.runner.runDue();
  const start = app.clock.now().getTime();
  const at = (more: number) => new Date(start + off.passedMs + more);
  const clock = guardClock({
    host: () => at(off.hostMs),
    steadyMs: () => off.passedMs,
    readDatabase: () => Promise.resolve(at(off.databaseMs)),
  });
  const { database, policy, composed } = app;
  node = composeTestApp({ database, clock, policy, folder: composed.env.files.folder });
  await node.runner.runDue();
});
afterAll(async () => {
  await node.close();
  await app.close();
});

const direct = () => app.composed.env.db.direct;

/** Everything but what is said of the clock itself. */
async function everything(): Promise<Record<string, string>> {
  const { recon_incident: _incident, ...rest } = await fingerprint(direct());
  const waiting = await direct().row(
    sql<{ hash: string }>(`select md5(string_agg(t::text, '|' order by t::text)) as hash from timer t`),
    [],
  );
  return { ...rest, timer: waiting?.hash ?? '', keys: String(await count(direct(), 'idempotency')) };
}

async function pass(ms: number, change: Partial<typeof off>): Promise<number> {
  Object.assign(off, change, { passedMs: off.passedMs + ms });
  return node.runner.runDue();
}

test.each([
  ['its host three days ahead', { hostMs: 3 * dayMs }],
  ['its host two days behind', { hostMs: -2 * dayMs }],
  ['both three days ahead', { hostMs: 3 * dayMs, databaseMs: 3 * dayMs }],
  ['both two days behind', { hostMs: -2 * dayMs, databaseMs: -2 * dayMs }],
])('a node that finds %s does nothing that is due, says so, and sells on', async (_name, wrong) => {
  const before = await everything();
  const incidents = await count(direct(), 'recon_incident');
  expect(await pass(1_000, wrong)).toBe(0);
  expect(await pass(35_000, wrong)).toBe(0);
  expect(node.env.clock.fault?.()).toBeDefined();
  expect(await everything()).toEqual(before);
  const health = Fastify();
  healthRoute(health, node.env);
  const { reason } = node.env.clock.fault?.() ?? {};
  expect((await health.inject('/healthz')).json()).toEqual({ ok: true, clock: reason });
  // What is asked of it is done at the right time: nothing is stamped in the future, and rates are as fresh as before.
  expect((await node.ask(quoteCart, ask)).quote_id).not.toBe('');
  const ahead = await count(
    direct(),
    `quote where created_at > '${app.clock.now().toISOString()}'::timestamptz + interval '1 hour'`,
  );
  expect(ahead).toBe(0);
  await expect
    .poll(() => count(direct(), `recon_incident where reason like 'The clock of a node%'`))
    .toBeGreaterThan(0);
  expect(await pass(1_000, { hostMs: 0, databaseMs: 0 })).toBe(0);
  expect(node.env.clock.fault?.()).toBeUndefined();
  expect(await count(direct(), 'recon_incident')).toBeGreaterThanOrEqual(incidents);
});

test('three days that really pass do what is due', async () => {
  expect(await pass(3 * dayMs, {})).toBeGreaterThan(0);
});

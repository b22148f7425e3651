// The command `stockless-verify` against a real instance: what an honest platform does is found right, whatever it did; what
// its owner changes in the database is named.
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { openPages } from '#apps/server/pages.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import type { Report } from '../../../packages/verify/check/report.ts';
import { verifyInstance } from '../../../packages/verify/check/verify.ts';
import { conform } from '../../../packages/verify/conform/conform.ts';
import { checkShop } from '../../../packages/verify/shop/shop.ts';
import { optionsOf } from '../../../packages/verify/testing/in-process.ts';

const hasFronts = existsSync(new URL('../../../dist/merchant/index.html', import.meta.url));

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp();
  if (hasFronts) await openPages(app.composed);
  shop = await app.makeShop('Checked');
  const goods = await app.makeGoods([{ code: 'V-1', cost: '10.00', stock: 50 }]);
  await app.list(shop, goods, '24.60');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.ask(shopOverview, { id: shop.shopId }, { token: await app.operator() });
  await setPlatformTimers(app.composed, { ranks: false });
  await app.composed.runner.runDue();
  await addWaiting(app.composed.env);
  await sealAll(app.composed.env);
});
afterAll(() => app.close());

const wrongIn = ({ checks }: Report) => checks.filter(({ ok }) => !ok).map(({ sentence }) => sentence);

test.runIf(hasFronts)('an honest instance is found right, and so is one of its shops', async () => {
  const token = await app.merchant(shop);
  const all = optionsOf(app);
  const report = await verifyInstance({ ...all, more: (log) => checkShop(log, { ...all, token }) });
  expect(wrongIn(report)).toEqual([]);
  expect(report.checks.map(({ name }) => name)).toEqual([
    'card',
    'policy',
    'witnesses',
    'checkpoint',
    'entries',
    'history',
    'age',
    'documents',
    'terms',
    'fees',
    'ranking',
    'entity',
    'keys',
    'figures',
    'pauses',
    'build',
    'shop',
  ]);
});

/** Pages are drawn by what was built: `journeys/proof/verify.journey.ts` reads them. */
const ofPages = new Set(['T26', 'T27']);

test('an honest instance passes the checks of trust that its record answers', async () => {
  const { checks } = await conform(optionsOf(app));
  const own = checks.filter(({ id }) => !ofPages.has(id) && (hasFronts || id !== 'record'));
  expect(own.filter(({ pass }) => pass !== true)).toEqual([]);
  expect(own.map(({ id }) => id)).toContain('T28');
});

test('a token that is none is one sentence, and the rest is checked all the same', async () => {
  const all = optionsOf(app);
  const report = await verifyInstance({ ...all, more: (log) => checkShop(log, { ...all, token: 'nobody' }) });
  expect(report.checks.find(({ name }) => name === 'shop')).toMatchObject({ ok: false });
  expect(report.checks.find(({ name }) => name === 'entries')).toMatchObject({ ok: true });
});

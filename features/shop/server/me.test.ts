// What the app asks first: how it is read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { me } from '#features/people/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { presentMe, type MeFacts } from './me.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the links of an owner are counted while the rest is read, not after it', async () => {
  const shop = await app.makeShop('Kettle Shop');
  const { info } = await app.ask(me, {}, { token: await app.merchant(shop) });
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { env } = app.composed;
  const { direct } = env.db;
  const asked: string[] = [];
  const tx: Tx = {
    ...direct,
    rows: (one, values) => (asked.push(one.name), direct.rows(one, values)),
    row: (one, values) => (asked.push(one.name), direct.row(one, values)),
  };
  let askedByThen: readonly string[] = [];
  const known: MeFacts = {
    // Whatever is asked for together with this one has been asked for when it is answered.
    ordersOwed: async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      askedByThen = [...asked];
      return { orders: 0, status: null, cases: 0 };
    },
    unread: () => Promise.resolve(0),
    confirmedEmail: () => Promise.resolve(undefined),
  };
  const asking = { env, shopId, personId: info.id, language: 'en', member: undefined } as const;
  const shown = await inShop(shopId, () => presentMe(tx, asking, known));
  expect(shown.info.shop.others).toBe(0);
  expect(askedByThen).toContain('people-count-shop-links');
  expect(asked.filter((name) => name === 'people-count-shop-links')).toHaveLength(1);
});

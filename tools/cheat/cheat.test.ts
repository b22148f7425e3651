// Every kind of cheating is found, by whoever is said to find it, and by its own name.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPhone, type TestPhone } from '#testing/phone.ts';
import { makeSigner } from '#testing/signing.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { addDevice } from '#features/devices/contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { formatShared } from '#domain/proof/compare.ts';
import { recordPlatform } from '#features/audit/server/audit.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { cheats, type CheatKind } from './kinds.ts';
import { endLies, saveLie, serveLies } from './lies.ts';
import { pastRules, type Owner } from './owner.ts';

let app: TestApp;
let client: Client;
let shop: TestShop;
let phone: TestPhone;

let folder: string;
let goods: Awaited<ReturnType<TestApp['makeGoods']>>;

beforeAll(async () => {
  app = await openTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'stockless-lies-'));
  serveLies(app.composed.app, { folder, keys: app.composed.env.recordKeys });
  const { host, database, user } = app.database;
  client = new Client({ host, database, user });
  await client.connect();
  goods = await app.makeGoods([{ code: 'C-1', cost: '10.00', stock: 500 }]);
  await trade(await app.makeShop('Beside'));
});
afterEach(() => endLies(folder));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await client.end();
  await app.close();
});

/** A settled sale, and one whose money is still the buyer's. */
async function trade(one: TestShop): Promise<void> {
  await app.list(one, goods, '44.60');
  const id = goods[0]?.id ?? '';
  await app.buy(one, [{ id, qty: 2 }]);
  await app.advance(0.1);
  await app.ship('accepted', 'delivered');
  await app.advance(30);
  await app.buy(one, [{ id, qty: 1 }]);
}

beforeEach(async () => {
  shop = await app.makeShop('Cheated');
  await trade(shop);
  await sealAll(app.composed.env);
  phone = openPhone(app, await app.merchant(shop));
  for (const _time of ['first', 'second']) {
    const said = await phone.say();
    if (said !== 'no_notary') throw new Error(`a false alarm: ${said}`);
  }
  pass();
});

/** Ten minutes, in which nothing happens. */
const pass = () => app.clock.set(new Date(app.clock.now().getTime() + 600_000));

function owner(): Owner {
  return {
    client,
    env: app.composed.env,
    lie: (told) => Promise.resolve(saveLie(folder, told)),
    script: () => Promise.reject(new Error('this server has no scripts')),
  };
}

/** A payout that waits: as the merchant would have asked for it. */
const askForPayout = (shopId: bigint) =>
  pastRules(owner(), () =>
    client.query(
      `insert into withdrawal (shop_id, id, number, person_id, account_id, account_type, account_name, account_masked,
         number_kind, number_sealed, currency, units, fee_units, state, needs_second, promise_at, approves_at, created_at)
       values ($1, $2, 1, $2, $2, 'TRX/USDT', 'Ann Lee', '…1234', 'address', '\\x00', 'USD', 100, 1, 'requested', false,
         $3, $3, $3)`,
      [shopId, randomUUID(), app.clock.now()],
    ),
  );

/** A key with which the shop signs its payouts from now on. */
async function addSigner(): Promise<void> {
  const token = await app.merchant(shop);
  const pin = '927461';
  await app.ask(updatePayPassword, { password: 'right-horse-battery-7', new: pin, confirm: pin }, { token });
  const ask = { name: 'Phone', public_key: makeSigner().publicKey, pay_password: pin };
  await app.ask(addDevice, ask, { token });
  // The database has its own clock for devices; the rest of this test has another.
  await client.query('update merchant_device set added_at = $2, active_from = $2 where shop_id = $1', [
    shopIdOf(shop.shopId),
    app.clock.now(),
  ]);
}

const cheat = (kind: CheatKind) =>
  acrossShops('tools', () => cheats[kind].run(owner(), shopIdOf(shop.shopId) ?? 0n));

test('an old head, frozen for one shop: first as waiting, after a day as failed', async () => {
  await cheat('stale');
  expect(await phone.say()).toBe('no_notary');
  await app.advance(3 / 24);
  await sealAll(app.composed.env);
  expect(await phone.say()).toMatch(/^waiting stale/);
  await app.advance(1);
  await sealAll(app.composed.env);
  expect(await phone.say()).toMatch(/failed stale/);
});

test('two heads of one length: by comparing with a phone that was shown the other, and by itself', async () => {
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { db, clock } = app.composed.env;
  await db.transaction((tx) => recordPlatform(tx, { at: clock.now(), act: 'note', note: { shopId } }));
  await sealAll(app.composed.env);
  expect(await phone.say()).toBe('no_notary');
  await cheat('split');
  const { body: checkpoint } = await app.composed.app.inject('/log/checkpoint');
  const code = formatShared({ checkpoint, slip: null }, app.composed.env.recordKeys.log.vkey);
  const told = await phone.compare(code);
  expect(told.record).toBe('contradict');
  expect(await phone.say()).toMatch(/history_rewritten/);
});

test('two phones of one shop that are told different balances', async () => {
  const second = openPhone(app, await app.merchant(shop));
  expect(await second.say()).toBe('no_notary');
  await cheat('two-balances');
  // The first who asks is the one that is lied to: its slip is not what its book says.
  expect(await phone.say()).toMatch(/failed/);
  expect(await second.say()).toBe('no_notary');
});

test('payouts that rest with nothing in the record', async () => {
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  await askForPayout(shopId);
  expect(await phone.say()).toBe('no_notary');
  await cheat('pause');
  expect(await phone.say()).toMatch(/pause_without_act/);
});

test('a payout that no key of the shop has signed', async () => {
  await addSigner();
  await sealAll(app.composed.env);
  expect(await phone.say()).toBe('no_notary');
  pass();
  await cheat('spend');
  expect(await phone.say()).toMatch(/unsigned_debit/);
});

describe('the phone finds', () => {
  test.each([
    ['skim', /slip_contradicts|row_changed/],
    ['drop', /claim_missing/],
    ['less', /amount_differs|balance_differs/],
    ['negative', /sum_out_of_range/],
    ['twice', /claim_foreign/],
    ['total', /total_differs/],
    ['hold', /hold_without_act/],
    ['gap', /act_missing/],
    ['backdate', /act_backdated/],
    ['return', /debit_without_case/],
    ['deny', /book_shorter|slip_contradicts|row_missing/],
    // Last: the record of all shops is another one from here on.
    ['rewrite', /history_rewritten/],
  ] as const)('T22: %s', async (kind, said) => {
    await cheat(kind);
    expect(await phone.say()).toMatch(said);
  });
});

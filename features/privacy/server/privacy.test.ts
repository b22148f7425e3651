// A person's own data as a file, and a person who is gone: the books and the chains stand, the name is nowhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestShop, type TestApp } from '#testing/test-app.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { orderByLink } from '#features/checkout/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { findWord, unzip } from '#testing/data-file.ts';
import { consoleToken } from '#testing/door.ts';
import { openPromotion, pin } from '#testing/promotion.ts';
import { withPush } from '#testing/push.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { askErasure, cancelErasure, eraseBuyer, makeDataFile, myData } from '#features/privacy/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { statement } from '#platform/db/database.ts';

const password = 'right-horse-battery-7';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ policy: { buyerKeepDays: 200 } });
});
afterAll(() => app.close());

const whereIs = (word: string) => findWord(app, word);

async function named(shop: TestShop, canary: string, phone = '+447700900123'): Promise<string> {
  const token = await app.merchant(shop);
  const contact = { nickname: canary, email: `${canary}@mail.example`, phone };
  await app.ask(perInfo, { patch: contact, password }, { token });
  const { version } = await app.ask(storeInfo, {}, { token });
  const legal = { name: `${canary} seller`, email: `seller@${canary}.example`, tax_id: canary };
  const about = { about: `${canary} about`, address: `${canary} street`, name: `${canary} shop` };
  const patch = { ...about, legal, handle: `${canary}-chosen` };
  await app.ask(storeInfo, { patch, version }, { token });
  return token;
}

test('a file of everything is made once a day, holds what is known, and no secret and no buyer', async () => {
  const shop = await app.makeShop('Exported');
  const goods = await app.makeGoods([{ code: 'x-1', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const token = await named(shop, 'exportcanary');
  const made = await app.ask(makeDataFile, {}, { token });
  expect((await app.call(makeDataFile, {}, { token })).data).toMatchObject({ reason: 'once_a_day' });
  expect((await app.ask(myData, {}, { token })).file).toMatchObject({ state: 'waiting', url: null });
  await app.composed.runner.runDue();
  const { file } = await app.ask(myData, {}, { token });
  expect(file).toMatchObject({ id: made.id, state: 'done' });
  const answer = await app.composed.app.inject({ method: 'GET', url: file?.url ?? '' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('attachment');
  const entries = unzip(answer.rawPayload);
  expect(entries.get('person.json')).toContain('exportcanary@mail.example');
  expect(JSON.parse(entries.get('orders.json') ?? '')).toHaveLength(1);
  const whole = [...entries.values()].join('\n');
  expect(whole).not.toContain('argon2');
  expect(whole).not.toContain(testBuyer.email);
  expect(whole).not.toContain(testBuyer.name);
  const url = file?.url ?? '';
  // The last character says four bits of six: the next one of the alphabet says the same four.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const respelled = url.replace(/.$/, (sign) => letters[letters.indexOf(sign) + 1] ?? '');
  const forged = url.replace(/.(?=.{8}$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
  for (const other of [respelled, forged]) {
    expect((await app.composed.app.inject({ method: 'GET', url: other })).statusCode).toBe(404);
  }

  await app.advance(1.1);
  const later = await app.ask(myData, {}, { token: await app.merchant(shop) });
  expect(later.file).toMatchObject({ state: 'removed', url: null });
  await expect(app.composed.env.vault.read(made.id, `${shopIdOf(shop.shopId)}|data`)).rejects.toThrow(
    /ENOENT/,
  );
});

test('erasing needs the password, waits fourteen days, and can be taken back until then', async () => {
  const shop = await app.makeShop('Hesitating');
  const token = await app.merchant(shop);
  expect((await app.call(askErasure, { password: 'wrong' }, { token })).code).toBe(421);
  await app.ask(askErasure, { password }, { token });
  expect((await app.call(askErasure, { password }, { token })).data).toMatchObject({
    reason: 'already_asked',
  });
  await app.advance(13.9);
  const again = await app.merchant(shop);
  expect(await app.ask(cancelErasure, {}, { token: again })).toEqual({ cancelled: true });
  await app.advance(2);
  const { erasure } = await app.ask(myData, {}, { token: await app.merchant(shop) });
  expect(erasure).toBeNull();
});

test('whoever goes is nowhere any more, and the name is free', async () => {
  const shop = await app.makeShop('Leaving');
  const token = await named(shop, 'gonecanary', '+447700900777');
  await app.ask(makeDataFile, {}, { token });
  expect((await whereIs('gonecanary')).length).toBeGreaterThan(2);
  await app.ask(askErasure, { password }, { token });
  await app.advance(13.9);
  const late = await app.merchant(shop);
  expect((await app.call(myData, {}, { token: late })).code).toBe(200);
  await app.advance(0.2);
  expect(await whereIs('gonecanary')).toEqual([]);
  expect(await whereIs('447700900777')).toEqual([]);
  expect(await whereIs(shop.username)).toEqual([]);
  expect((await app.call(login, { username: shop.username, password })).code).toBe(413);
  // What was read of a session is believed for a moment.
  await expect
    .poll(async () => (await app.call(myData, {}, { token: late })).code, { timeout: 60_000 })
    .toBe(401);
});

test('a file has how one is reached and what was promoted, and nothing that others could use', async () => {
  const push = await withPush(app);
  const rig = await openPromotion(app);
  const who = await rig.advertiser();
  const token = await who.token();
  const device = await push.device(token);
  await push.address(token, 'reachcanary@mail.example');
  await rig.pay(who, { pay_password: pin });
  await app.ask(makeDataFile, {}, { token });
  await app.composed.runner.runDue();
  const { file } = await app.ask(myData, {}, { token });
  const answer = await app.composed.app.inject({ method: 'GET', url: file?.url ?? '' });
  const entries = unzip(answer.rawPayload);
  const rows = (name: string): unknown => JSON.parse(entries.get(`${name}.json`) ?? '[]');
  expect(rows('reached_by')).toMatchObject([{ mail_address: 'reachcanary@mail.example' }]);
  expect(rows('devices')).toMatchObject([{ id: device.id, name: 'Chrome, Android' }]);
  expect(rows('notices_sent')).toContainEqual(
    expect.objectContaining({ what: 'code', way: 'email', state: 'sent' }),
  );
  expect(rows('campaigns')).toMatchObject([{ plan_id: 'explore', state: 'active' }]);
  expect(rows('mandates')).toContainEqual(expect.objectContaining({ kind: 'campaign', device_id: null }));
  expect(entries.has('signing_devices.json')).toBe(true);
  expect(rows('campaign_goods')).toMatchObject([{ goods_id: who.goods[0]?.id }]);
  for (const name of [
    'conversations_reported',
    'campaign_steps',
    'campaign_days',
    'campaign_views',
    'campaign_clicks',
    'similar_goods',
  ])
    expect(entries.has(`${name}.json`)).toBe(true);
  const whole = [...entries]
    .flatMap(([name, text]) =>
      /^(?:reached_by|devices|notices_sent|campaign|public)/.test(name) ? [text] : [],
    )
    .join('\n');
  for (const secret of [device.endpoint, device.keys.p256dh, device.keys.auth])
    expect(whole).not.toContain(secret);
  expect(whole).not.toMatch(/"(?:once_key|code_mark|session_hash|endpoint|viewer|network)":/);
  await push.service.close();
});

test('whoever goes is called no more: devices, address and what was sent are gone', async () => {
  const push = await withPush(app);
  const shop = await app.makeShop('Unreachable');
  const token = await named(shop, 'reachgone');
  await push.address(token, 'reachgone@mail.example');
  await push.later(1);
  const device = await push.device(token);
  expect(await whereIs(device.endpoint)).toContain('push_device.endpoint');
  await app.ask(askErasure, { password }, { token });
  await app.advance(14.1);
  await push.tell(shop, 'password_changed');
  await push.later(1);
  const places = (await whereIs('reachgone')).filter((place) => !place.startsWith('mailbox_letter'));
  expect(places).toEqual([]);
  expect(await whereIs(device.endpoint)).toEqual([]);
  const left = statement<{ n: number }>(
    'privacy-test-left',
    `select ((select count(*) from push_device where shop_id = $1) + (select count(*) from notice_reach where shop_id = $1)
       + (select count(*) from notice_delivery where shop_id = $1)
       + (select count(*) from push_endpoint where shop_id = $1))::int as n`,
  );
  const { direct } = app.composed.env.db;
  expect(await direct.row(left, [shopIdOf(shop.shopId) ?? 0n])).toEqual({ n: 0 });
  expect(push.service.callsOf(device)).toHaveLength(0);
  await push.service.close();
});

test('what a campaign has not spent comes back first: until then its merchant is not erased', async () => {
  const rig = await openPromotion(app);
  const who = await rig.advertiser();
  await rig.pay(who);
  const shopId = who.shopId;
  const { direct } = app.composed.env.db;
  const day = statement<never>(
    'privacy-test-due',
    `insert into erasure (shop_id, id, person_id, state, asked_at, due_at)
     select m.shop_id, m.id, m.id, 'asked', $2::timestamptz - interval '15 days', $2 from merchant m where m.shop_id = $1`,
  );
  await direct.rows(day, [shopId, app.clock.now()]);
  const forced = statement<never>(
    'privacy-test-reach',
    'select reach_erase_person($1, (select id from merchant where shop_id = $1), $2)',
  );
  await expect(direct.rows(forced, [shopId, app.clock.now()])).rejects.toThrow(/has not come back/);
  const early = new Date(app.clock.now().getTime() - 1_000);
  await expect(direct.rows(forced, [shopId, early])).rejects.toThrow(/no erasure of this person is due/);
});

test('nobody is erased while an order is open or money has not been paid out', async () => {
  const shop = await app.makeShop('Owing');
  const goods = await app.makeGoods([{ code: 'x-2', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  const token = await named(shop, 'owedcanary');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.ask(askErasure, { password }, { token });
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  const { owed, erasure } = await app.ask(myData, {}, { token: await app.merchant(shop) });
  expect(owed).toMatchObject({ orders: 0, cases: 0 });
  expect(owed.money).toHaveLength(1);
  expect(erasure).not.toBeNull();
  expect(await whereIs('owedcanary')).not.toEqual([]);
  const person = { shopId: shopIdOf(shop.shopId) ?? 0n };
  const forced = app.composed.env.db.transaction((tx) =>
    tx.rows(
      statement(
        'privacy-test-force',
        'select person_erase($1, (select person_id from erasure where shop_id = $1), $2)',
      ),
      [person.shopId, app.clock.now()],
    ),
  );
  await expect(forced).rejects.toThrow(/paid out|not ended/);
});

test('a buyer is erased at their wish by service alone, with a reason; order and books stay', async () => {
  const shop = await app.makeShop('Forgetful');
  const goods = await app.makeGoods([{ code: 'x-3', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  const id = `${shop.shopId}.${bought.orderId}`;
  const token = await app.operator();
  const why = 'Asked by letter of 2 March.';
  expect((await app.call(eraseBuyer, { id, why }, { token })).data).toMatchObject({ reason: 'order_open' });
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  const name = `auditor-${shop.shopId}`;
  await makeOperator(app.composed.env, { username: name, password, name: 'A', roles: ['auditor'] });
  const auditor = await consoleToken(app.composed, { username: name, password });
  expect((await app.call(eraseBuyer, { id, why }, { token: auditor })).code).toBe(409);
  const again = await app.operator();
  expect((await app.call(eraseBuyer, { id, why: 'short' }, { token: again })).code).toBe(405);
  expect(await app.ask(eraseBuyer, { id, why }, { token: again })).toEqual({ erased: true });
  expect(await app.ask(eraseBuyer, { id, why }, { token: again })).toEqual({ erased: false });
  const seen = await app.textOf(orderByLink, { token: bought.orderToken });
  expect(JSON.parse(seen)).toMatchObject({ code: 200 });
  for (const text of [testBuyer.name, testBuyer.email, testBuyer.address]) expect(seen).not.toContain(text);
});

test('buyers of orders that ended long ago are forgotten by the clock, younger ones are not', async () => {
  const shop = await app.makeShop('Old');
  const goods = await app.makeGoods([{ code: 'x-4', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  await setPlatformTimers(app.composed, { ranks: false });
  await app.composed.runner.runDue();
  const known = async () =>
    (await whereIs(testBuyer.email)).filter((place) => place !== 'mailbox_letter.to_email');
  expect(await known()).toContain('shop_order.buyer');
  app.clock.set(new Date(app.clock.now().getTime() + 250 * 86_400_000));
  await app.composed.runner.runDue();
  expect((await known()).filter((place) => !place.startsWith('mailbox_letter'))).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderStatuses } from '#domain/states/order-status.ts';
import { withdrawalStates } from '#domain/states/withdrawal.ts';
import type { Composed } from '#apps/server/compose.ts';
import { listCollections } from '#features/content/contract.ts';
import { listShopPages } from '#features/content/pages.contract.ts';
import { listDiscounts } from '#features/discounts/contract.ts';
import { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { listComments } from '#features/comments/contract.ts';
import { deskChats } from '#features/chat/console.contract.ts';
import { deskCampaigns } from '#features/promotion/console.contract.ts';
import { listIdentities } from '#features/identity/console.contract.ts';
import { myIdentity } from '#features/identity/contract.ts';
import { appealQueue, listAllRestrictions } from '#features/restriction/console.contract.ts';
import { listCatalogue, listSuppliers, listTypes } from '#features/goods/contract.ts';
import { inviteCode } from '#features/invitation/contract.ts';
import { funnelSteps, homeStat } from '#features/statistics/contract.ts';
import { trialBalance } from '#features/ledger/contract.ts';
import { listPayoutBatches, listReadyPayouts } from '#features/payouts/batches.contract.ts';
import { reconcileNow } from '#features/reconciliation/contract.ts';
import { consoleToken } from '#testing/door.ts';
import { listParcels } from '#features/shipping/contract.ts';
import { catalogue, variants } from './catalogue.ts';
import { categories } from './categories.ts';
import { welcomeCode } from './demo-growth.ts';
import { goodsOf, makePlan } from './demo-plan.ts';
import { demoOperator, demoPassword, demoShops, demoSupplier, shopKeys } from './demo-world.ts';
import {
  appOf,
  closePlace,
  countsOf,
  endedCampaignOf,
  merchantToken,
  now,
  openPlace,
  operatorToken,
  ordersOf,
  quoteInEuro,
  seed,
  useCodes,
  variantCodes,
  withdrawalsOf,
  type Place,
} from './demo.rig.ts';

describe('the demo world', () => {
  let place: Place;
  let app: Composed;
  let lines: string[];
  let operator: string;

  beforeAll(async () => {
    place = await openPlace();
    lines = (await seed(place)).lines;
    app = appOf(place, { now: () => now });
    operator = await operatorToken(app);
  });
  afterAll(async () => {
    await app.close();
    await closePlace(place);
  });

  test('one shop has collections with goods, a page and a menu, and a code', async () => {
    const token = await merchantToken(app, 'table');
    const { list, featured } = await app.ask(listCollections, {}, { token });
    expect(list).toHaveLength(2);
    expect(Math.min(...list.map(({ goods }) => goods))).toBeGreaterThan(0);
    expect(featured.goods).toHaveLength(4);
    const { menu } = await app.ask(listShopPages, {}, { token });
    expect(menu.entries.map(({ kind }) => kind)).toEqual(['collection', 'collection', 'page']);
    const { list: codes } = await app.ask(listDiscounts, {}, { token });
    expect(codes).toMatchObject([{ code: welcomeCode, phase: 'running' }]);
  });

  test('has sixty orders, some in each of the twelve statuses, as its plan says', async () => {
    const orders = await ordersOf(app);
    const counts = countsOf(orders);
    expect(orders).toHaveLength(60);
    const stories = new Set(makePlan(now).deeds.map(({ story }) => story));
    const planned = orderStatuses.map((status) => [
      status,
      [...stories].filter(({ ends }) => ends === status).length,
    ]);
    expect(counts).toEqual(Object.fromEntries(planned));
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  });

  test('has every way an order can be cancelled and every state of a return', async () => {
    const orders = await ordersOf(app);
    const kinds = new Set(orders.map(({ cancel_kind }) => cancel_kind));
    expect(kinds).toEqual(
      new Set([null, 'buyer', 'merchant', 'expired', 'sla', 'undeliverable', 'returned']),
    );
    const cases = new Set(orders.map(({ aftersale }) => aftersale?.state));
    expect(cases).toEqual(new Set([undefined, 'requested', 'awaiting_return', 'rejected']));
    const partly = orders.filter(({ status, refunded }) => status !== 'cancelled' && refunded !== '0.00');
    expect(partly.map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'pending_acceptance',
      'pending_withdrawal',
    ]);
  });

  test('has visitors of thirty days who came through the storefront, of whom one to four in a hundred buy', async () => {
    for (const key of shopKeys) {
      const token = await merchantToken(app, key);
      const asked = { range: '30d' } as const;
      const { visitors, conversion_bps, funnel, sources } = await app.ask(homeStat, asked, { token });
      expect(visitors.organic, key).toBeGreaterThan(300);
      expect(
        [(conversion_bps ?? 0) >= 100, (conversion_bps ?? 0) <= 400],
        `${key} ${conversion_bps}`,
      ).toEqual([true, true]);
      const steps = funnelSteps.map((step) => funnel[step]);
      expect(steps, key).toEqual(steps.toSorted((left, right) => right - left));
      for (const source of ['direct', 'shared', 'explore', 'other'] as const)
        expect(sources[source], `${key} ${source}`).toBeGreaterThan(20);
    }
  });

  test('has work in the queues of the operators, and answers in the hands of the merchants', async () => {
    const token = operator;
    const identities = await app.ask(listIdentities, {}, { token });
    expect(identities.list.map(({ shop }) => shop.name)).toEqual([demoShops.trail.name]);
    const appeals = await app.ask(appealQueue, {}, { token });
    expect(appeals.list.map(({ state, is_yours }) => [state, is_yours])).toEqual([['open', false]]);
    const restrictions = await app.ask(listAllRestrictions, {}, { token });
    expect(restrictions.list.map(({ state, has_appeal }) => [state, has_appeal])).toEqual([
      ['active', true],
      ['overturned', false],
    ]);
    const campaigns = await app.ask(deskCampaigns, {}, { token });
    expect(campaigns.list.map(({ shop, state }) => `${shop.name} ${state}`).toSorted()).toEqual([
      'Morning Table active',
      'Morning Table ended',
      'Paper Lantern rejected',
      'Paper Lantern review',
    ]);
    const chats = await app.ask(deskChats, {}, { token });
    const waiting = chats.list.filter(({ waiting_since: since }) => since !== null);
    expect([waiting.length, chats.list.filter(({ stars }) => stars !== null).length]).toEqual([2, 2]);
    const states = await Promise.all(
      shopKeys.map(async (key) => {
        const own = await merchantToken(app, key);
        const { status, views } = await app.ask(myIdentity, {}, { token: own });
        return [status, views.length > 0];
      }),
    );
    expect(states).toEqual([
      ['verified', true],
      ['applying', true],
      ['rejected', true],
    ]);
  });

  test('has a withdrawal in every state, one that arrived at a bank and one on a chain', async () => {
    const { seen, own, list, money } = await withdrawalsOf(app, operator);
    expect(seen).toEqual(own);
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(withdrawalStates));
    const arrived = list.filter(({ state }) => state === 'success');
    expect(new Set(arrived.map(({ account }) => account.type))).toEqual(new Set(['bank', 'TRX/USDT']));
    // Whatever came to nothing says why, and its money is back: what is on its way is what is open.
    const over = list.filter(({ status }) => status === 'failure');
    expect(new Set(over.map(({ failure_code: code }) => code))).toEqual(
      new Set(['account_not_yours', 'cancelled', 'returned', 'sender_refused']),
    );
    const open = list.filter(({ status }) => status === 'awaiting_review');
    expect(Number(money.withdrawing)).toBe(open.reduce((sum, { amount }) => sum + Number(amount), 0));
    const ready = await app.ask(listReadyPayouts, {}, { token: operator });
    expect([ready.list.map(({ amount }) => amount), ready.pauses]).toEqual([['45.00'], []]);
    const files = await app.ask(listPayoutBatches, {}, { token: operator });
    expect(files.list.map(({ state, count, settled }) => [state, count, settled])).toEqual([
      ['released', 1, 0],
      ['released', 2, 2],
    ]);
  });

  test('has a campaign that is over, brought visitors and an order, and cost a share of it', async () => {
    const { impressions, clicks, orders, sales, spent } = (await endedCampaignOf(app)) ?? {};
    expect(impressions).toBeGreaterThan(30);
    expect({ clicks, orders, sales, spent }).toEqual({
      clicks: 5,
      orders: 1,
      sales: '549.60',
      spent: '27.48',
    });
  });

  test('leaves the books in order, and nobody holds another sum than they say', async () => {
    const token = operator;
    const balance = await app.ask(trialBalance, { verify: true }, { token });
    expect(balance).toMatchObject({ sum: '0.00', problems: [] });
    expect(balance.transfers).toBeGreaterThan(200);
    expect(await app.ask(reconcileNow, {}, { token })).toEqual({ differences: 0, silent: 0 });
  });

  test('has comments of buyers, some with a reply and some that wait for one', async () => {
    const shops = await Promise.all(
      shopKeys.map(async (key) => {
        const token = await merchantToken(app, key);
        return await app.ask(listComments, { page_size: 100 }, { token });
      }),
    );
    const comments = shops.flatMap(({ list }) => list);
    expect(comments.length).toBeGreaterThanOrEqual(15);
    expect(comments.filter(({ reply }) => reply !== null).length).toBeGreaterThan(5);
    expect(comments.filter(({ rating }) => rating <= 3).length).toBeGreaterThan(1);
    for (const { unanswered, summary } of shops) {
      expect(unanswered).toBeGreaterThan(0);
      expect(summary.count).toBeGreaterThan(3);
      // As shops are that people come back to: mostly content, with somebody who is not.
      expect([summary.avg, (summary.avg ?? 0) >= 4.1 && (summary.avg ?? 0) <= 4.8]).toEqual([
        summary.avg,
        true,
      ]);
    }
  });

  test('has its goods, suppliers and pictures', async () => {
    const token = operator;
    const goods = await app.ask(listCatalogue, { page_size: 100 }, { token });
    const suppliers = await app.ask(listSuppliers, {}, { token });
    expect([goods.total, suppliers.total]).toEqual([catalogue.length + variants.length, 6]);
    const types = await app.ask(listTypes, {}, { token: await merchantToken(app, 'table') });
    expect(types.list.map(({ code }) => code)).toEqual(categories.map(({ code }) => code));
    for (const { picture } of [...catalogue, ...variants]) {
      expect(String(await app.env.files.read(picture)), picture).toMatch(/^RIFF/);
      const smaller = await app.env.files.read(picture.replace(/webp$/, 'avif'));
      expect(smaller.subarray(4, 12).toString(), picture).toBe('ftypavif');
    }
    const front = await app.ask(storefrontGoods, { handle: 'morning-table', page_size: 100 });
    const onSale = goodsOf('table').flatMap(({ code }) => [code, ...variantCodes(code)]);
    expect(front.goods.total).toBe(onSale.length - 1);
    expect(front.goods.list.every(({ images }) => images.length > 0)).toBe(true);
    const mug = front.goods.list.find(({ title }) => title === 'Speckled mug, 350 ml');
    const page = await app.ask(storefrontGood, { handle: 'morning-table', id: mug?.id ?? '' });
    const narrower = page.goods.images.map(({ url, sizes }) => [
      url.endsWith('/640.webp'),
      sizes.map(({ w }) => w),
    ]);
    expect(narrower).toEqual([
      [true, [320]],
      [true, [320]],
    ]);
  });

  test('gives work to the supplier that it names, and an invitation that is good', async () => {
    const token = await consoleToken(app, { username: demoSupplier, password: demoPassword });
    const { counts } = await app.ask(listParcels, {}, { token });
    expect(counts['to_ship']).toBeGreaterThan(0);
    const code = /code=([A-Z0-9]{16})/.exec(lines.join('\n'))?.[1] ?? '';
    expect(await app.ask(inviteCode, { code })).toMatchObject({ valid: true });
    for (const text of [demoPassword, demoOperator.username, '/s/morning-table', '/s/paper-lantern']) {
      expect(lines.join('\n')).toContain(text);
    }
  });

  test('is made once: a later start says the same and adds nothing', async () => {
    const before = await ordersOf(app);
    const again = await seed(place, undefined, new Date(now.getTime() + 86_400_000));
    expect(again).toEqual({ lines, said: [], waits: [] });
    expect(await ordersOf(app)).toEqual(before);
  });

  test('is whole at each of twenty starts, seconds and half days apart, whoever signs in between', async () => {
    const before = await ordersOf(app);
    let at = new Date(now.getTime() + 2 * 86_400_000);
    let waits = 0;
    for (let turn = 1; turn <= 20; turn += 1) {
      at = new Date(at.getTime() + (turn % 4 === 0 ? 13 * 3_600_000 : 4_000));
      // Somebody uses up every code of this moment, so that the start has none.
      if (turn % 4 === 0) await useCodes(place, at);
      const again = await seed(place, undefined, at);
      expect(again).toMatchObject({ lines, said: [] });
      waits += again.waits.length;
      const today = appOf(place, { now: () => new Date(at.getTime() + 60_000) });
      // Rates of yesterday would be refused.
      expect(await quoteInEuro(today)).toBe('EUR');
      await today.close();
    }
    expect(waits).toBeGreaterThan(0);
    expect(await ordersOf(app)).toEqual(before);
  });

  test('has an invitation that is good, also a month later', async () => {
    const later = new Date(now.getTime() + 30 * 86_400_000);
    const again = await seed(place, undefined, later);
    const code = /code=([A-Z0-9]{16})/.exec(again.lines.join('\n'))?.[1] ?? '';
    const then = appOf(place, { now: () => later });
    expect(await then.ask(inviteCode, { code })).toMatchObject({ valid: true });
    await then.close();
  });
});

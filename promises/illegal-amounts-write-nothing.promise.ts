// An amount has one spelling. Every other one is refused with 405 where it comes in, and no row is written.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountPattern } from '#domain/money/money.ts';
import type { TestGoods, TestShop } from '#testing/test-app.ts';
import { importGoods } from '#features/goods/contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import { consoleFields } from './inputs/console-amounts.ts';
import { discountFields } from './inputs/discount-inputs.ts';
import { wishFields } from './inputs/wish-inputs.ts';
import { fieldsOf } from './inputs/inputs.ts';
import { illegal, noAmounts, noPrice, notTexts, texts } from './inputs/no-amounts.ts';
import { payoutFields } from './inputs/payout-amounts.ts';
import { supplyFields } from './inputs/supply-amounts.ts';
import { codesOf, fingerprint, say, type Said } from './rigs/rig.ts';
import { csvHead, openTrade, type Trade } from './rigs/trade.ts';

let trade: Trade;
let shop: TestShop;
let goods: TestGoods[];
beforeAll(async () => {
  trade = await openTrade();
  shop = await trade.makeShop('Amount Shop');
  goods = await trade.stock([
    { code: 'A-1', cost: '4.00', stock: 10, supplier: 'SUP-1' },
    { code: 'A-2', cost: '4.00', stock: 10, supplier: 'SUP-1' },
  ]);
  await trade.list(shop, goods.slice(0, 1), '9.00');
});
/** A deposit by bank that waits for its money. */
let depositId = '';
beforeAll(async () => {
  const asked = { step: 'quote', channel_id: 'bank', amount: '20.00' } as const;
  const options = { token: await trade.merchantOf(shop)(), onceKey: randomUUID() };
  depositId = (await trade.ask(channelPay, asked, options)).id;
});
afterAll(() => trade.close());

type Field = {
  readonly values: readonly unknown[];
  readonly isRead?: true;
  /** What answers the one spelling, where it is not 200. */
  readonly taken?: number;
  readonly call: (value: unknown) => Promise<Said>;
};

const asMerchant = async (name: string, input: unknown) =>
  say(trade.composed, name, { input, token: await trade.merchantOf(shop)() });
const goodsId = (place: number) => goods[place]?.id ?? '';

let suppliers = 0;
async function addSupplierFor(fee: unknown): Promise<Said> {
  suppliers += 1;
  const facts = { code: `NEW-${suppliers}`, name: 'Newcomer', country: 'GB', ship_fee: fee };
  const days = { dispatch_days: 1, days_p50: 3, days_p90: 6 };
  const person = { username: `newcomer-${suppliers}` };
  return say(trade.composed, 'addSupplier', {
    input: { ...facts, ...days, ...person },
    token: await trade.operator(),
  });
}

async function restrict(amount: unknown): Promise<Said> {
  const until = new Date(trade.clock.now().getTime() + 5 * 86_400_000).toISOString();
  const why = { reason: 'Three buyers say that their parcels were empty.', evidence: ['paper'], until };
  return say(trade.composed, 'placeRestriction', {
    input: { shop: shop.shopId, level: 'withdrawal_prohibited', code: 'H08', amount, ...why },
    token: await trade.operator(),
  });
}

/** A filter of what buyers look at. */
function shelfField(name: 'storefrontGoods' | 'exploreGoods', field: string): Field {
  return {
    values: noAmounts,
    isRead: true,
    call: (value) => {
      const place = name === 'storefrontGoods' ? { handle: shop.handle } : {};
      return say(trade.composed, name, { input: { ...place, [field]: value } });
    },
  };
}

/** There is no such case: what is an amount is refused for that, with 404. */
async function inspectNothing(deduct: unknown): Promise<Said> {
  return say(trade.composed, 'inspectReturn', {
    input: { case_id: `${shop.shopId}.${randomUUID()}`, deduct, deduct_text: 'A corner is broken off.' },
    token: (await trade.suppliers[0]?.()) ?? '',
  });
}

/** The goods are not on sale: what is an amount is refused for that, and what is none for what it is. */
function promotionField(name: string, call: 'payPromotion' | 'forecastPromotion' = 'payPromotion'): Field {
  const ask = { plan_id: 'explore', goods_ids: [randomUUID()], budget: '12.34', days: 1 };
  return {
    values: [...illegal, '0.00'],
    // A forecast says what stands in the way, and answers.
    taken: call === 'payPromotion' ? 203 : 200,
    call: (value) => asMerchant(call, { ...ask, [name]: value }),
  };
}

async function askForGoods(cost: unknown): Promise<Said> {
  const ask = { title: 'Walnut trays', countries: ['DE'], pieces_per_month: 10 };
  return asMerchant('sendSourcing', { id: randomUUID(), ...ask, cost });
}

/** The only operator let the merchant in: what is an amount is refused for that, with 409. */
async function proposeDeposit(amount: unknown): Promise<Said> {
  const ask = { act: 'propose', reference: 'Statement 1', amount };
  return say(trade.composed, 'decideDeposit', {
    input: { id: `${shop.shopId}.${depositId}`, ...ask },
    token: await trade.operator(),
  });
}

const asOperator = async (name: string, input: unknown) =>
  say(trade.composed, name, { input, token: await trade.operator() });

const supplierSays = async (name: string, input: unknown) =>
  say(trade.composed, name, { input, token: (await trade.suppliers[0]?.()) ?? '' });

/** Where a list of the console begins or ends. */
const listFilter = (name: string, end: 'from' | 'to'): Field => ({
  values: noAmounts,
  isRead: true,
  call: (of) => asOperator(name, { filters: { amount: { currency: 'USD', [end]: of } } }),
});

/** There are no such goods and no such supplier: what is an amount is refused for that, with 404. */
function deskField(name: 'addGoods' | 'editGoods', field: 'cost' | 'suggested_price'): Field {
  const facts = { title: 'Thing', type_id: 'things', cost: '4.00', suggested_price: '9.00' };
  return {
    // Goods may have no suggestion.
    values: noAmounts.filter((value) => field === 'cost' || value !== null),
    taken: 404,
    call: (value) =>
      asOperator(
        name,
        name === 'addGoods'
          ? { ...facts, code: 'NEW-9', supplier_id: randomUUID(), [field]: value }
          : { id: randomUUID(), version: 1, patch: { [field]: value }, why: 'A new price list.' },
      ),
  };
}

/** Every field of every call in which somebody sends an amount. */
const fields: Record<string, Field> = {
  'addToShowcase items.expected_price': {
    values: [...illegal, ...noPrice],
    // An amount, but not the one that the goods would be added at.
    taken: 458,
    call: (expected_price) =>
      asMerchant('addToShowcase', { items: [{ goods_id: goodsId(1), expected_price }] }),
  },
  'addToShowcase items.sale_price': {
    values: [...illegal, ...noPrice],
    call: (sale_price) => asMerchant('addToShowcase', { items: [{ goods_id: goodsId(1), sale_price }] }),
  },
  'changePrices items.sale_price': {
    values: [...illegal, ...noPrice],
    call: (sale_price) => asMerchant('changePrices', { items: [{ id: goodsId(0), sale_price }] }),
  },
  'placeRestriction amount': { values: [...illegal, '0.00'], call: restrict },
  'addGoods cost': deskField('addGoods', 'cost'),
  'addGoods suggested_price': deskField('addGoods', 'suggested_price'),
  'editGoods patch.cost': deskField('editGoods', 'cost'),
  'editGoods patch.suggested_price': deskField('editGoods', 'suggested_price'),
  'addSupplier ship_fee': { values: [...illegal, ...noPrice.slice(1)], call: addSupplierFor },
  'listGoods cost_min': {
    values: illegal,
    isRead: true,
    call: (cost_min) => asMerchant('listGoods', { cost_min }),
  },
  'listGoods cost_max': {
    values: illegal,
    isRead: true,
    call: (cost_max) => asMerchant('listGoods', { cost_max }),
  },
  'listGoods landed_min': {
    values: illegal,
    isRead: true,
    call: (landed_min) => asMerchant('listGoods', { ship_to: 'GB', landed_min }),
  },
  'listGoods landed_max': {
    values: illegal,
    isRead: true,
    call: (landed_max) => asMerchant('listGoods', { ship_to: 'GB', landed_max }),
  },
  'landedCost sale_price': {
    values: [...illegal, ...noPrice],
    isRead: true,
    call: (sale_price) => asMerchant('landedCost', { goods_id: goodsId(0), country: 'GB', sale_price }),
  },
  'swapSupplier expected_price': {
    values: [...illegal, ...noPrice],
    // There is no such product: an amount is refused for that, and what is none for what it is.
    taken: 404,
    call: (expected_price) =>
      asMerchant('swapSupplier', { id: randomUUID(), to: goodsId(0), price: 'keep', expected_price }),
  },
  'channelPay amount': {
    values: [...illegal, '0.00'],
    call: (amount) => asMerchant('channelPay', { step: 'quote', channel_id: 'TRX/USDT', amount }),
  },
  'testDeposit amount': {
    values: [...illegal, '0.00'],
    call: (amount) => asMerchant('testDeposit', { id: depositId, amount }),
  },
  'decideDeposit amount': { values: notTexts, taken: 409, call: proposeDeposit },
  'waitingDeposits filters.amount.from': listFilter('waitingDeposits', 'from'),
  'waitingDeposits filters.amount.to': listFilter('waitingDeposits', 'to'),
  'allDeposits filters.amount.from': listFilter('allDeposits', 'from'),
  'allDeposits filters.amount.to': listFilter('allDeposits', 'to'),
  'listAllWithdrawals filters.amount.from': listFilter('listAllWithdrawals', 'from'),
  'listAllWithdrawals filters.amount.to': listFilter('listAllWithdrawals', 'to'),
  'listConsoleOrders filters.amount.from': listFilter('listConsoleOrders', 'from'),
  'listConsoleOrders filters.amount.to': listFilter('listConsoleOrders', 'to'),
  ...consoleFields(asOperator, () => trade.clock.now()),
  ...supplyFields(supplierSays, asOperator),
  ...discountFields(asMerchant),
  'sendSourcing cost': { values: illegal, call: askForGoods },
  ...wishFields(
    (name, input) => say(trade.composed, name, { input }),
    () => shop.handle,
  ),
  ...payoutFields(asMerchant),
  'storefrontGoods price_min': shelfField('storefrontGoods', 'price_min'),
  'storefrontGoods price_max': shelfField('storefrontGoods', 'price_max'),
  'exploreGoods price_min': shelfField('exploreGoods', 'price_min'),
  'exploreGoods price_max': shelfField('exploreGoods', 'price_max'),
  'caseCost offer': {
    values: noAmounts,
    isRead: true,
    taken: 404,
    call: (offer) => asMerchant('caseCost', { case_id: randomUUID(), offer }),
  },
  'answerCase offer': {
    values: noAmounts,
    taken: 404,
    call: (offer) => asMerchant('answerCase', { case_id: randomUUID(), approve: true, offer }),
  },
  'inspectReturn deduct': { values: noAmounts, taken: 404, call: inspectNothing },
  'payPromotion budget': promotionField('budget'),
  'payPromotion day_budget': promotionField('day_budget'),
  'payPromotion max_bid': promotionField('max_bid'),
  'forecastPromotion budget': promotionField('budget', 'forecastPromotion'),
  'forecastPromotion day_budget': promotionField('day_budget', 'forecastPromotion'),
  'forecastPromotion max_bid': promotionField('max_bid', 'forecastPromotion'),
};

test('these are all the fields in which somebody sends an amount', () => {
  const endpoints = [...trade.composed.registry.kept.values()].map(({ endpoint }) => endpoint);
  const found = endpoints.flatMap((endpoint) =>
    fieldsOf(endpoint)
      .filter(({ schema }) => schema['pattern'] === amountPattern.source)
      .map(({ path }) => `${endpoint.name} ${path}`),
  );
  // A call that is new here belongs into `fields` above, with what answers the one spelling.
  expect(found.toSorted()).toEqual(Object.keys(fields).toSorted());
});

test.each(Object.keys(fields))('%s', async (name) => {
  const field = fields[name];
  if (field === undefined) throw new Error('there is no such field');
  const before = await fingerprint(trade.composed.env.db.direct);
  for (const value of field.values) {
    // Where an amount may be left out, what is no text at all is still not "left out".
    const said = await field.call(value);
    expect([value, ...codesOf(said)]).toEqual([value, 405]);
  }
  expect(await fingerprint(trade.composed.env.db.direct)).toEqual(before);
});

test('the one spelling is taken everywhere, so that it was the amount that was refused', async () => {
  for (const name of Object.keys(fields))
    expect([name, ...codesOf((await fields[name]?.call('12.34')) ?? missing)]).toEqual([
      name,
      fields[name]?.taken ?? 200,
    ]);
});
const missing: Said = { code: 0, msg: '', data: {}, text: '' };

/** A cell of a file, quoted so that commas, quotes and line ends stay in it. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

test.each(['cost', 'suggested_price'])('a file of goods: %s', async (column) => {
  // A file cannot hold a zero byte, spaces around a cell are its frame, and no suggestion is a suggestion of ours.
  const spellings = [...texts, ...noPrice].filter((text) => !text.includes('\u0000') && text === text.trim());
  const tried = column === 'cost' ? spellings : spellings.filter((text) => text !== '');
  const rows = tried.map((text, index) => {
    const money = column === 'cost' ? [cell(text), '12.00'] : ['4.00', cell(text)];
    return `BAD-${index},Thing,,things,SUP-1,${money.join(',')},5,,,,`;
  });
  async function* file() {
    yield Buffer.from([csvHead, ...rows, `GOOD-${column},Thing,,things,SUP-1,4.00,12.00,5,,,,`].join('\n'));
  }
  const before = await fingerprint(trade.composed.env.db.direct);
  const token = await trade.operator();
  const report = await trade.ask(importGoods, { dry_run: 'true' }, { token, stream: file() });
  expect(report).toMatchObject({ rows: tried.length + 1, added: 1, refused: tried.length });
  const wrong = report.errors.map(({ line, field }) => [line, field]);
  expect(wrong).toEqual(tried.map((_text, index) => [index + 2, column]));
  const real = await trade.ask(importGoods, {}, { token, stream: file() });
  expect(real.refused).toBe(tried.length);
  const after = await fingerprint(trade.composed.env.db.direct);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  // The one good row was written and nothing else.
  expect(real.added).toBe(1);
  expect(changed.toSorted()).toEqual(['goods', 'goods_search', 'goods_version', 'stock']);
});

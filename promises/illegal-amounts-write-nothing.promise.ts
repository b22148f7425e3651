// An amount has one spelling. Every other one is refused with 405 where it comes in, and no row is written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountPattern } from '#domain/money.ts';
import type { TestGoods, TestShop } from '#apps/server/testing.ts';
import { importGoods } from '#features/goods/contract.ts';
import { fieldsOf } from './inputs.ts';
import { codesOf, fingerprint, say, type Said } from './rig.ts';
import { csvHead, openTrade, type Trade } from './trade.ts';

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
afterAll(() => trade.close());

/** Spellings that a form, a spreadsheet, another country or an attacker sends. */
const texts = [
  '1e3',
  '1E3',
  '-1',
  '-1.00',
  '-0.00',
  '0',
  '1.005',
  '1.0',
  '1',
  '100',
  '1.',
  '.50',
  '01.00',
  '00.10',
  '+1.00',
  '',
  ' ',
  ' 1.00',
  '1.00 ',
  '1.00\n',
  '\t1.00',
  '1,00',
  '1.000,00',
  '1,000.00',
  '1_000.00',
  '1 000.00',
  "1'000.00",
  '0x10',
  '0b1',
  '١٢.٠٠',
  '１２.００',
  '१.००',
  '1．00',
  '1.0０',
  '²1.00',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'free',
  '$1.00',
  '1.00 USD',
  '1.00€',
  '1.00%',
  '1/2',
  '1.00.00',
  '1..00',
  '１',
  '1.00\u0000',
  '\u202e00.1',
  '10000000000000000',
  '10000000000000000.00',
  '9999999999999999.99',
  '99999999999999999999999999.00',
  `${'9'.repeat(400)}.00`,
];
const notTexts = [1, 1.5, 0, -1, 1e16, Infinity, null, true, [], ['1.00'], {}, { units: '100' }];
const illegal: unknown[] = [...texts, ...notTexts];

/** What is no amount of a price, though it is one of another thing: nothing, and more than anything costs. */
const noPrice = ['0.00', '10000000.01', '10000000000000.00'];

type Field = {
  readonly values: readonly unknown[];
  readonly isRead?: true;
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
  const person = { username: `newcomer-${suppliers}`, password: 'right-horse-battery-7' };
  return say(trade.composed, 'addSupplier', {
    input: { ...facts, ...days, ...person },
    token: await trade.operator(),
  });
}

/** Every field of every call in which somebody sends an amount. */
const fields: Record<string, Field> = {
  'addToShowcase items.sale_price': {
    values: [...illegal, ...noPrice],
    call: (sale_price) => asMerchant('addToShowcase', { items: [{ goods_id: goodsId(1), sale_price }] }),
  },
  'changePrices items.sale_price': {
    values: [...illegal, ...noPrice],
    call: (sale_price) => asMerchant('changePrices', { items: [{ id: goodsId(0), sale_price }] }),
  },
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
};

test('these are all the fields in which somebody sends an amount', () => {
  const endpoints = [...trade.composed.house.kept.values()].map(({ endpoint }) => endpoint);
  const found = endpoints.flatMap((endpoint) =>
    fieldsOf(endpoint)
      .filter(({ schema }) => schema['pattern'] === amountPattern.source)
      .map(({ path }) => `${endpoint.name} ${path}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(fields).toSorted());
});

test.each(Object.keys(fields))('%s', async (name) => {
  const field = fields[name];
  if (field === undefined) throw new Error('there is no such field');
  const before = await fingerprint(trade.composed.world.db.direct);
  for (const value of field.values) {
    // Where an amount may be left out, what is no text at all is still not "left out".
    const said = await field.call(value);
    expect([value, ...codesOf(said)]).toEqual([value, 405]);
  }
  expect(await fingerprint(trade.composed.world.db.direct)).toEqual(before);
});

test('the one spelling is taken everywhere, so that it was the amount that was refused', async () => {
  for (const name of Object.keys(fields))
    expect([name, ...codesOf((await fields[name]?.call('12.34')) ?? missing)]).toEqual([name, 200]);
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
  const before = await fingerprint(trade.composed.world.db.direct);
  const token = await trade.operator();
  const report = await trade.ask(importGoods, { dry_run: 'true' }, { token, stream: file() });
  expect(report).toMatchObject({ rows: tried.length + 1, added: 1, refused: tried.length });
  const wrong = report.errors.map(({ line, field }) => [line, field]);
  expect(wrong).toEqual(tried.map((_text, index) => [index + 2, column]));
  const real = await trade.ask(importGoods, {}, { token, stream: file() });
  expect(real.refused).toBe(tried.length);
  const after = await fingerprint(trade.composed.world.db.direct);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  // The one good row was written and nothing else.
  expect(real.added).toBe(1);
  expect(changed.toSorted()).toEqual(['goods', 'stock']);
});

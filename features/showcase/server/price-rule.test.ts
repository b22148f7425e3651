import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  previewPrices,
  priceRule,
  setPriceRule,
} from '#features/showcase/contract.ts';
import { header, openApp, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(2);
  const row = (code: string, cost: string, suggested: string) =>
    `${code},${code},,things,SUP-1,${cost},${suggested},9,,,,`;
  await app.importCsv([header, row('CHEAP', '4.00', '9.00'), row('LOSS', '50.00', '50.00')].join('\n'));
  const { token } = await app.merchant();
  ids = Object.fromEntries((await app.goods(token)).map(({ code, id }) => [code, id]));
});
afterAll(() => app.close());

const idOf = (code: string) => ids[code] ?? '';
const bands = [
  { cost_from: '0.00', percent_bps: 15_000, amount: '0.00' },
  { cost_from: '5.00', percent_bps: 6_000, amount: '1.00' },
];
const rule = { bands, ending: '99', on_cost_rise: 'delist' } as const;

test('without a rule there is none; with one, what is added without a price gets its price', async () => {
  const { token } = await app.merchant();
  expect(await app.ask(priceRule, {}, { token })).toEqual({ rule: null, version: 0, currency: 'USD' });
  const set = await app.ask(setPriceRule, { rule, version: 0 }, { token });
  expect(set).toEqual({ rule, version: 1, currency: 'USD' });
  expect(await app.ask(priceRule, {}, { token })).toEqual(set);
  const asked = ['CHEAP', 'G-001', 'LOSS'].map((code) => ({ goods_id: idOf(code) }));
  const { results } = await app.ask(addToShowcase, { items: asked }, { token });
  // 4.00 and 150 %; 10.00 and 60 % and 1.00; 50.00 likewise: each up to the next .99.
  expect(results.map(({ sale_price }) => sale_price)).toEqual(['10.99', '17.99', '81.99']);
});

test('a price that is not the one shown any more is refused, and the row says so', async () => {
  const { token } = await app.merchant();
  const ask = { goods_id: idOf('G-001'), expected_price: '20.00' };
  await app.ask(setPriceRule, { rule, version: 0 }, { token });
  const late = await app.ask(addToShowcase, { items: [ask] }, { token });
  expect(late.results[0]).toMatchObject({ ok: false, code: 458, reason: 'price_changed' });
  expect(late.undo_token).toBeNull();
  const right = await app.ask(addToShowcase, { items: [{ ...ask, expected_price: '17.99' }] }, { token });
  expect(right.results[0]).toMatchObject({ ok: true, sale_price: '17.99' });
});

test('a rule is changed from the version that was read, and dropped', async () => {
  const { token } = await app.merchant();
  await app.ask(setPriceRule, { rule, version: 0 }, { token });
  expect((await app.call(setPriceRule, { rule, version: 0 }, { token })).code).toBe(456);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(setPriceRule, { rule, version: 1 }, { token })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 456)).toHaveLength(29);
  await app.ask(setPriceRule, { rule: null, version: 2 }, { token });
  expect((await app.ask(priceRule, {}, { token })).rule).toBeNull();
});

test.each([
  [[{ ...bands[0], cost_from: '1.00' }], 'rule.bands.0', 'first_band'],
  [[bands[0], { ...bands[1], cost_from: '0.00' }], 'rule.bands.1', 'order'],
  [[{ ...bands[0], amount: '1.5' }], 'rule.bands.0.amount', 'scale'],
  [[{ ...bands[0], cost_from: '0' }], 'rule.bands.0.cost_from', 'scale'],
])('bands that are none are refused with their field: %#', async (wrong, field, reason) => {
  const { token } = await app.merchant();
  const list = wrong.map((one) => ({ cost_from: '', percent_bps: 0, amount: '', ...one }));
  const ask = { rule: { ...rule, bands: list }, version: 0 };
  expect(await app.call(setPriceRule, ask, { token })).toMatchObject({ code: 405, data: { field, reason } });
});

test('a preview says old and new, and what is left out; sent as it is, it changes just that', async () => {
  const { token } = await app.merchant();
  const items = ['CHEAP', 'G-001', 'LOSS'].map((code) => ({ goods_id: idOf(code) }));
  await app.ask(addToShowcase, { items }, { token });
  const all = items.map(({ goods_id }) => goods_id);
  const noRule = await app.call(previewPrices, { ids: all, how: 'rule' }, { token });
  expect(noRule).toMatchObject({ code: 203, data: { reason: 'no_rule' } });

  const shown = await app.ask(previewPrices, { ids: all, how: 'percent', percent: -40 }, { token });
  expect(shown).toMatchObject({ changes: 2, below_floor: 1, currency: 'USD' });
  // LOSS was added at its floor, 52.63: 40 % lower loses money. 9.00 less 40 % is 5.40, less 0.27 and 4.00.
  expect(
    shown.rows.map(({ before, after, profit_before, profit_after, verdict }) => [
      before,
      after,
      profit_before,
      profit_after,
      verdict,
    ]),
  ).toEqual([
    ['9.00', '5.40', '4.55', '1.13', 'change'],
    ['20.00', '12.00', '9.00', '1.40', 'change'],
    ['52.63', '31.57', '0.00', '-20.00', 'below_floor'],
  ]);
  const send = shown.rows.filter(({ verdict }) => verdict === 'change');
  const changed = await app.ask(
    changePrices,
    { items: send.map(({ id, after, version }) => ({ id, version, sale_price: after })) },
    { token },
  );
  expect(changed.changed).toBe(2);
  const { list } = await app.ask(listShowcase, { sort: 'shop' }, { token });
  expect(list.map(({ sale_price }) => sale_price)).toEqual(['5.40', '12.00', '52.63']);

  const ended = await app.ask(
    previewPrices,
    { ids: all, how: 'percent', percent: 10, ending: '95' },
    { token },
  );
  expect(ended.rows.map(({ after }) => after)).toEqual(['5.95', '13.95', '57.95']);
  const suggested = await app.ask(previewPrices, { ids: all, how: 'suggested' }, { token });
  expect(suggested.rows.map(({ verdict }) => verdict)).toEqual(['change', 'change', 'below_floor']);
  const foreign = await app.call(previewPrices, { ids: [idOf('G-002')], how: 'suggested' }, { token });
  expect(foreign.code).toBe(404);
});

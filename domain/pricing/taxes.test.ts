import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ratio } from '#domain/money/fx.ts';
import { taxesOf, type Consignment, type TaxedGoods, type TaxBasis, type TaxRule } from './taxes.ts';

const plain: TaxRule = {
  id: 'vat',
  kind: 'vat',
  lane: 'any',
  origin: '',
  heading: '',
  band: undefined,
  base: 'goods_shipping',
  bps: 2000,
  flat: undefined,
  label: 'vat',
  source: 'a law',
  sourceDate: '2026-01-01',
};
const duty: TaxRule = { ...plain, id: 'duty', kind: 'duty', lane: 'import', base: 'goods', label: 'customs' };
const flat: TaxRule = { ...duty, id: 'flat', bps: 0, flat: { currency: 'EUR', units: 300n } };

const mug: TaxedGoods = { goodsId: 'mug', heading: '691200', origin: 'JP', units: 2000n };
const pot: TaxedGoods = { goodsId: 'pot', heading: '732393', origin: 'JP', units: 1000n };
const parcel = (from: string, ...goods: TaxedGoods[]): Consignment => ({ from, goods, shippingUnits: 300n });

const same: Ratio = { num: 1n, den: 1n };
const basis = (rules: readonly TaxRule[], more: Partial<TaxBasis> = {}): TaxBasis => ({
  country: 'FR',
  currency: 'EUR',
  rules,
  ratio: () => same,
  ...more,
});

const linesOf = (taxed: ReturnType<typeof taxesOf>) =>
  'lines' in taxed ? taxed.lines.map(({ rule, units }) => [rule.id, units]) : taxed.closed;

test('inside the customs union there is tax and no duty', () => {
  const rules = [plain, duty];
  expect(linesOf(taxesOf([parcel('DE', mug)], basis(rules)))).toEqual([['vat', 460n]]);
  expect(linesOf(taxesOf([parcel('JP', mug)], basis(rules)))).toEqual([
    ['duty', 400n],
    ['vat', 460n],
  ]);
  // Monaco is inside, Switzerland is not.
  expect(linesOf(taxesOf([parcel('MC', mug)], basis(rules)))).toHaveLength(1);
  expect(linesOf(taxesOf([parcel('CH', mug)], basis(rules)))).toHaveLength(2);
});

test('a tax on duty is taken of goods, delivery and duty', () => {
  const rules = [
    { ...plain, base: 'goods_shipping_duty' as const },
    { ...duty, bps: 1000 },
  ];
  // 20 % of 20.00 + 3.00 + 2.00.
  expect(linesOf(taxesOf([parcel('JP', mug)], basis(rules)))).toEqual([
    ['duty', 200n],
    ['vat', 500n],
  ]);
});

test('a flat duty is due once for each heading in a parcel, and in each parcel', () => {
  const twin = { ...mug, goodsId: 'twin' };
  const one = taxesOf([parcel('JP', mug, twin, pot)], basis([plain, flat]));
  expect(linesOf(one)[0]).toEqual(['flat', 600n]);
  const two = taxesOf([parcel('JP', mug, pot), parcel('CN', twin)], basis([plain, flat]));
  expect(linesOf(two)[0]).toEqual(['flat', 900n]);
});

test('goods whose heading nobody knows cannot be counted beside others', () => {
  const unknown = { ...mug, goodsId: 'unknown', heading: '' };
  expect(linesOf(taxesOf([parcel('JP', unknown)], basis([plain, flat])))[0]).toEqual(['flat', 300n]);
  expect(linesOf(taxesOf([parcel('JP', unknown, pot)], basis([plain, flat])))).toEqual([
    { goodsId: 'unknown', why: 'no_heading' },
  ]);
});

test('the longest heading counts, then the named origin', () => {
  const rules = [
    plain,
    duty,
    { ...duty, id: 'chapter', heading: '69', bps: 500 },
    { ...duty, id: 'heading', heading: '691200', bps: 300 },
    { ...duty, id: 'japan', origin: 'JP', bps: 100 },
  ];
  expect(linesOf(taxesOf([parcel('JP', mug)], basis(rules)))[0]).toEqual(['heading', 60n]);
  expect(linesOf(taxesOf([parcel('JP', pot)], basis(rules)))[0]).toEqual(['japan', 10n]);
  const german = { ...pot, origin: 'DE' };
  const forUnion = [plain, duty, { ...duty, id: 'union', origin: 'EU', bps: 100 }];
  expect(linesOf(taxesOf([parcel('JP', german)], basis(forUnion)))[0]).toEqual(['union', 10n]);
});

const band = (from: bigint, to: bigint | undefined) => ({ currency: 'EUR', from, to }) as const;

test.each([
  [1n, 'low'],
  [14_999n, 'low'],
  [15_000n, 'low'],
  [15_001n, 'high'],
  [50_000n, 'high'],
  [50_001n, 'above_value'],
])('%i is in the band %s', (units, expected) => {
  const rules = [
    { ...plain, id: 'low', band: band(0n, 15_000n) },
    { ...plain, id: 'high', band: band(15_000n, 50_000n) },
    { ...duty, bps: 0 },
  ];
  const taxed = taxesOf([parcel('JP', { ...mug, units })], basis(rules));
  const found = 'lines' in taxed ? taxed.lines[0]?.rule.id : taxed.closed[0]?.why;
  expect(found).toBe(expected);
});

test('without a rule, or without the rate that a rule needs, a lane is closed and not guessed', () => {
  const closed = (rules: readonly TaxRule[], more = {}) =>
    linesOf(taxesOf([parcel('JP', mug)], basis(rules, more)));
  expect(closed([])).toEqual([{ goodsId: 'mug', why: 'no_rule' }]);
  expect(closed([plain])).toEqual([{ goodsId: 'mug', why: 'no_rule' }]);
  expect(closed([duty])).toEqual([{ goodsId: 'mug', why: 'no_rule' }]);
  expect(closed([plain, { ...duty, heading: '95' }])).toEqual([{ goodsId: 'mug', why: 'no_rule' }]);
  expect(closed([{ ...plain, band: band(0n, 1n) }, duty], { ratio: () => undefined })).toEqual([
    { goodsId: 'mug', why: 'no_rate' },
  ]);
  expect(closed([plain, flat], { ratio: () => undefined })).toEqual([{ goodsId: 'mug', why: 'no_rate' }]);
});

const heading = fc.constantFrom('691200', '732393', '950300', '482010');
const goods = fc.record({
  goodsId: fc.uuid(),
  heading,
  origin: fc.constantFrom('JP', 'DE', 'CN'),
  units: fc.bigInt({ min: 1n, max: 10n ** 9n }),
});
const parcels = fc.array(
  fc.record({
    from: fc.constantFrom('JP', 'DE', 'CN'),
    goods: fc.array(goods, { minLength: 1, maxLength: 6 }),
    shippingUnits: fc.bigInt({ min: 0n, max: 10n ** 6n }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('the lines are the whole: their sum is the tax, their bases are what they were taken of', () => {
  fc.assert(
    fc.property(parcels, fc.integer({ min: 1, max: 5000 }), (cart, bps) => {
      const rules = [{ ...plain, bps, base: 'goods_shipping_duty' as const }, { ...duty, bps: 700 }, flat2];
      const taxed = taxesOf(cart, basis(rules));
      if ('closed' in taxed) throw new Error('there is a rule for everything');
      expect(taxed.lines.reduce((sum, { units }) => sum + units, 0n)).toBe(taxed.units);
      const abroad = cart.filter(({ from }) => from !== 'DE');
      const headings = abroad.reduce((sum, one) => sum + new Set(one.goods.map((g) => g.heading)).size, 0);
      const counted = taxed.lines.find(({ rule }) => rule.id === 'flat2');
      expect(counted?.headings ?? 0).toBe(headings);
      expect(counted?.units ?? 0n).toBe(300n * BigInt(headings));
      const duties = taxed.lines.filter(({ rule }) => rule.kind === 'duty');
      const all = cart.reduce(
        (sum, one) => sum + one.shippingUnits + one.goods.reduce((part, { units }) => part + units, 0n),
        duties.reduce((sum, { units }) => sum + units, 0n),
      );
      const vat = taxed.lines.find(({ rule }) => rule.id === 'vat');
      // A parcel that rounds to nothing adds nothing, and no line is off by more than half a unit a parcel.
      const { baseUnits, units } = vat ?? { baseUnits: all, units: 0n };
      expect(baseUnits).toBe(all);
      const off = units * 10_000n - baseUnits * BigInt(bps);
      expect(off < 0n ? -off : off).toBeLessThanOrEqual(5_000n * BigInt(cart.length));
    }),
  );
});
const flat2: TaxRule = { ...flat, id: 'flat2', label: 'customs_flat' };

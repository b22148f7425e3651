import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeMoney, chargeStepOf, convertMoney, ratioOf, readRatio, roundHalfUp, type Rate } from './fx.ts';
import { keysOf } from '#domain/keys.ts';
import { scales, type Asset } from './money.ts';

const ratio = (text: string) => {
  const read = readRatio(text);
  if (read === undefined) throw new Error(`${text} is no rate`);
  return read;
};

test.each([
  // 10.00 USD at 0.9217 are 9.217 EUR.
  ['USD', 'EUR', '0.9217', 1000n, 922n],
  // Halves go up, in both directions of size.
  ['USD', 'JPY', '149.5', 1n, 1n],
  ['USD', 'JPY', '150', 7n, 11n],
  ['USD', 'KRW', '1376.25', 2460n, 33_856n],
  ['USD', 'VND', '26334', 2460n, 647_816n],
  ['JPY', 'USD', '0.0066889632', 4207n, 2814n],
  ['USD', 'USDT', '1', 2460n, 24_600_000n],
] as const)('%s to %s at %s', (from, to, rate, units, expected) => {
  expect(convertMoney({ asset: from, units }, to, ratio(rate))).toEqual({ asset: to, units: expected });
});

test('where the minor unit is out of use, whole units are charged', () => {
  // 24.60 USD at 16,543.21 are 406,962.966 IDR.
  expect(chargeMoney({ asset: 'USD', units: 2460n }, 'IDR', ratio('16543.21'))?.units).toBe(40_696_300n);
  expect(chargeMoney({ asset: 'USD', units: 2460n }, 'HUF', ratio('331.27'))?.units).toBe(814_900n);
});

test('what rounds to nothing is not charged', () => {
  expect(chargeMoney({ asset: 'KRW', units: 1n }, 'USD', ratio('0.0007'))).toBeUndefined();
  expect(chargeMoney({ asset: 'KRW', units: 0n }, 'USD', ratio('0.0007'))?.units).toBe(0n);
});

test.each([
  '',
  '0',
  '0.000',
  '-1',
  '+1',
  '1e3',
  '01.5',
  '1.',
  '.5',
  '1,5',
  '1234567890123',
  '1.234567890123',
])('%j is no rate', (text) => {
  expect(readRatio(text)).toBeUndefined();
});

test('twelve significant digits are enough, wherever the point stands', () => {
  expect(readRatio('123456.789012')).toEqual({ num: 123_456_789_012n, den: 1_000_000n });
  expect(readRatio('0.00000123456')).toEqual({ num: 123_456n, den: 100_000_000_000n });
});

test('a pair is read as it was published, or turned round', () => {
  const at = new Date('2026-01-01T00:00:00.000Z');
  const rates: Rate[] = [{ from: 'USD', to: 'EUR', rate: '0.8', source: 'a', at }];
  expect(ratioOf(rates, { from: 'USD', to: 'EUR' })).toEqual({ num: 8n, den: 10n });
  expect(ratioOf(rates, { from: 'EUR', to: 'USD' })).toEqual({ num: 10n, den: 8n });
  expect(ratioOf(rates, { from: 'EUR', to: 'EUR' })).toEqual({ num: 1n, den: 1n });
  expect(ratioOf(rates, { from: 'USD', to: 'GBP' })).toBeUndefined();
});

const asset = fc.constantFrom<Asset>(...keysOf(scales));
const rate = fc
  .tuple(fc.bigInt({ min: 1n, max: 999_999_999_999n }), fc.integer({ min: 0, max: 11 }))
  .map(([num, places]) => ({ num, den: 10n ** BigInt(places) }));
const units = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('a conversion is never more than half a step from the exact amount, whatever is converted', () => {
  fc.assert(
    fc.property(units, asset, asset, rate, (amount, from, to, by) => {
      const charged = chargeMoney({ asset: from, units: amount }, to, by)?.units ?? 0n;
      const num = amount * by.num * 10n ** BigInt(scales[to]);
      const den = by.den * 10n ** BigInt(scales[from]);
      const off = charged * den - num;
      const step = chargeStepOf(to);
      expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(den * step);
      expect(charged % step).toBe(0n);
    }),
  );
});

test('more money is never less in another currency', () => {
  fc.assert(
    fc.property(units, units, asset, asset, rate, (one, more, from, to, by) => {
      const worth = (amount: bigint) => convertMoney({ asset: from, units: amount }, to, by).units;
      expect(worth(one + more)).toBeGreaterThanOrEqual(worth(one));
    }),
  );
});

test('rounding half up', () => {
  expect([1n, 2n, 3n, 4n, 5n].map((num) => roundHalfUp(num, 2n))).toEqual([1n, 1n, 2n, 2n, 3n]);
  expect(roundHalfUp(150n, 1n, 100n)).toBe(200n);
  expect(roundHalfUp(149n, 1n, 100n)).toBe(100n);
});

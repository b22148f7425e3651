import { expect, test } from 'vitest';
import { oneForOne } from './fx.ts';
import { isSameMoney, minus, plus, type Asset, type Money } from './money.ts';

const dollars: Money<'USD'> = { asset: 'USD', units: 1999n };
const tethers: Money<'USDT'> = { asset: 'USDT', units: 19_990_000n };

test('amounts of one asset are added and taken away', () => {
  expect(plus(dollars, dollars)).toEqual({ asset: 'USD', units: 3998n });
  expect(minus(dollars, plus(dollars, dollars))).toEqual({ asset: 'USD', units: -1999n });
});

test('adding USDT to USD does not compile, and is a bug where assets are read', () => {
  // Checked by the compiler: each line below must be an error, or the check of types fails.
  const wrong = [
    // @ts-expect-error -- two assets are not one money
    () => plus(dollars, tethers),
    // @ts-expect-error -- nor is what is left of one without the other
    () => minus(tethers, dollars),
    // @ts-expect-error -- what asset it is has to be known, not hoped for
    () => plus(dollars, read(tethers)),
    () => plus(read(dollars), read(tethers)),
  ];
  for (const add of wrong) expect(add).toThrow(RangeError);
  // @ts-expect-error -- a sum of dollars is no USDT
  const none: Money<'USDT'> = plus(dollars, dollars);
  expect(none.asset).toBe('USD');
});

test('one for one, a dollar is a million units of USDT; the amounts are never the same money', () => {
  expect(oneForOne(dollars, 'USDT')).toEqual(tethers);
  expect(plus(oneForOne(dollars, 'USDT'), tethers).units).toBe(39_980_000n);
  expect(isSameMoney(tethers, tethers)).toBe(true);
  expect(isSameMoney({ asset: 'USD', units: 5n }, { asset: 'EUR', units: 5n })).toBe(false);
});

/** As from a row: of an asset that the compiler cannot know. */
function read({ asset, units }: Money): Money<Asset> {
  return { asset, units };
}

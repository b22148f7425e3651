// Many at once, and many ways: a hash counts once, the cap is not passed, and credits are what arrived.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#features/deposits/contract.ts';
import { openDeposits, type DepositRig } from '#testing/deposits.ts';
import { keeps } from '#testing/keeps.ts';

let rig: DepositRig;
beforeAll(async () => {
  rig = await openDeposits();
});
afterAll(() => rig.close());

const thirty = Array.from({ length: 30 }, (_none, index) => index);

test('one hash told of thirty times at once, by three shops, is one deposit’s', async () => {
  const shops = await Promise.all([rig.depositor(), rig.depositor(), rig.depositor()]);
  const quotes = [];
  for (const who of shops) {
    for (let n = 0; n < 10; n += 1) quotes.push({ who, quote: await rig.quote(who, { amount: '10.00' }) });
  }
  const hash = 'ab'.repeat(32);
  const said = await Promise.all(
    quotes.map(({ who, quote }, index) =>
      rig.tell(who, quote.id, { hash: index % 2 === 0 ? hash : hash.toUpperCase() }),
    ),
  );
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(said.filter(({ code }) => code === 429)).toHaveLength(29);
});

test('the cap is not passed by thirty at once', async () => {
  const who = await rig.depositor();
  const said = await Promise.all(thirty.map(() => rig.tryQuote(who, { amount: '30.00' })));
  expect(said.filter(({ code }) => code === 200)).toHaveLength(6);
  expect(new Set(said.map(({ code }) => code))).toEqual(new Set([200, 405]));
  expect((await rig.channels(who)).cap).toMatchObject({ used: '180.00', left: '20.00' });
});

test('thirty times with one key is one quote and one answer, byte for byte', async () => {
  keeps('7 POST /v1/order/channel/pay');
  const who = await rig.depositor();
  const token = await who.token();
  const onceKey = randomUUID();
  const input = { step: 'quote', channel_id: 'TRX/USDT', amount: '10.00' } as const;
  const texts = await Promise.all(
    thirty.map(() => rig.app.textOf(contract.channelPay, input, { token, onceKey, files: [] })),
  );
  expect(new Set(texts).size).toBe(1);
  expect((await rig.channels(who)).cap.used).toBe('10.00');
});

test('one arrival that thirty watchers bring is credited once', async () => {
  const { seeDeposit } = await import('./receive.ts');
  const who = await rig.depositor();
  const { id } = await rig.quote(who);
  const parts = {
    identityOf: () => Promise.resolve({ isVerified: false, legalName: undefined }),
    assertMayDeposit: () => Promise.resolve(),
  };
  const fact = {
    hash: 'cd'.repeat(32),
    part: 0,
    asset: 'USDT',
    units: 33_000_000n,
    confirmations: 20,
  } as const;
  const { env } = rig;
  const effects = await Promise.all(
    thirty.map(() =>
      env.db.transaction((tx) =>
        seeDeposit({ env, tx, shopId: who.shopId, now: env.clock.now(), parts }, id, fact),
      ),
    ),
  );
  expect(effects.filter((effect) => effect === 'credited')).toHaveLength(1);
  expect(effects.filter((effect) => effect === 'known')).toHaveLength(29);
  expect(await rig.balances(who)).toMatchObject({ shop_available: 3_300n });
});

test('whatever arrives, in whatever parts, the book has all of it and no more', async () => {
  const micro = fc.bigInt({ min: 1n, max: 260_000_000n });
  await fc.assert(
    fc.asyncProperty(fc.array(micro, { minLength: 1, maxLength: 5 }), fc.boolean(), async (parts, isTold) => {
      const who = await rig.depositor();
      const { id } = await rig.quote(who, { amount: '10.00' });
      if (isTold) await rig.tell(who, id, { hash: randomUUID().replaceAll('-', '').repeat(2) });
      for (const units of parts) {
        const text = `${units / 1_000_000n}.${(units % 1_000_000n).toString().padStart(6, '0')}`;
        await rig.send(who, id, text);
        await rig.pass(30);
      }
      await rig.pass(660, 60);
      const arrived = parts.reduce((sum, units) => sum + units, 0n) / 10_000n;
      const { treasury, shop_available: free, deposit_suspense: apart } = await rig.balances(who);
      expect(treasury).toBe(arrived);
      expect(free + apart).toBe(arrived);
      expect(free <= 20_000n).toBe(true);
      const seen = await rig.look(who, id);
      const cents = (text: string) => BigInt(text.replace('.', ''));
      expect(cents(seen.credited_amount)).toBe(free);
      expect(seen.receipts.reduce((sum, one) => sum + cents(one.unclear_amount), 0n)).toBe(apart);
      // Only what is below the least, or above the cap, is kept apart.
      const isWhole = arrived >= 1_000n && arrived <= 20_000n;
      expect(isWhole && apart > 0n).toBe(false);
      expect(await rig.checkBook(who)).toEqual([]);
    }),
    { numRuns: 12, seed: 20_260_302, endOnFailure: true },
  );
});

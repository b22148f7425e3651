import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf } from '#testing/proof/answers.ts';
import {
  closeHour,
  giveBack,
  hold,
  hourMs,
  liveTwoHours,
  minuteMs,
  refusePayout,
  sell,
  startAt,
} from '#testing/proof/history.ts';
import { addAct, logActs, openPlatform, type TestPlatform, type TestShop } from '#testing/proof/platform.ts';
import { verifyEd25519 } from '#testing/proof/verify.ts';
import { checkRecord, type Pinned } from '../check.ts';

const tools = { verify: verifyEd25519 };

function first({ shops }: TestPlatform): TestShop {
  const [shop] = shops;
  if (shop === undefined) throw new Error('a platform has a shop');
  return shop;
}

async function check(platform: TestPlatform, shop: TestShop, at: number, pinned?: Pinned) {
  return await checkRecord(pinned, await answersOf(platform, { shop, at, pinned }), at, tools);
}

const checkedAt = startAt + 2 * hourMs + minuteMs;

describe('an honest platform', () => {
  it('is right at first sight and afterwards, for every shop', async () => {
    const platform = openPlatform();
    liveTwoHours(platform);
    for (const shop of platform.shops) {
      const seen = await check(platform, shop, checkedAt);
      expect(seen.findings).toEqual([]);
      expect(seen).toMatchObject({ verdict: 'checked', seal: { no: 2, currency: 'USD', shops: 3 } });
      expect(seen.notaries).toHaveLength(2);
      const again = await check(platform, shop, checkedAt + minuteMs, seen.pinned);
      expect(again).toMatchObject({ verdict: 'checked', findings: [] });
    }
  });

  it('without witnesses is right too, and says that nobody else signed', async () => {
    const platform = openPlatform({ hasNotaries: false });
    liveTwoHours(platform);
    const seen = await check(platform, first(platform), checkedAt);
    expect(seen).toMatchObject({ verdict: 'no_notary', findings: [], time: (startAt + 2 * hourMs) / 1000 });
  });

  it('may book and seal while a phone is asking: what came since is judged the next time', async () => {
    const platform = openPlatform();
    liveTwoHours(platform);
    const shop = first(platform);
    const { pinned } = await check(platform, shop, checkedAt);
    const at = checkedAt + 2 * minuteMs;
    const { wallet, record, proof, withdrawals } = structuredClone(
      await answersOf(platform, { shop, at, pinned }),
    );
    hold(platform, shop, { at, units: 50n });
    closeHour(platform, at);
    // The book was asked for after it, and all else before.
    const answers = await answersOf(platform, { shop, at, pinned });
    const asked = { ...answers, wallet, record, proof, withdrawals, restrictions: [] };
    const raced = await checkRecord(pinned, asked, at, tools);
    expect(raced.findings).toEqual([]);
    expect(raced.pinned?.book).toEqual(pinned?.book);
    const next = await check(platform, shop, at + minuteMs, raced.pinned);
    expect(next.findings).toEqual([]);
    expect(next.pinned?.book?.seq).toBe(String(shop.rows.length));
  });

  it('that has sealed nothing yet makes a phone wait', async () => {
    const platform = openPlatform();
    const shop = first(platform);
    addAct(platform, shop, { act: 'openShop', at: startAt });
    logActs(platform);
    expect(await check(platform, shop, startAt + minuteMs)).toMatchObject({
      verdict: 'waiting',
      findings: [{ code: 'claim_missing', level: 'waiting' }],
    });
    const empty = openPlatform();
    expect(await check(empty, first(empty), startAt)).toMatchObject({ verdict: 'waiting' });
  });

  it('is never accused, whatever happens in whatever order', { timeout: 120_000 }, async () => {
    const acts = fc.constantFrom('sell', 'hold', 'refuse', 'return', 'log', 'seal', 'look', 'wait');
    const step = fc.record({
      act: acts,
      who: fc.nat({ max: 2 }),
      units: fc.bigInt({ min: 1n, max: 90_000n }),
    });
    const history = fc.array(step, { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), async (steps, hasNotaries) => {
        const platform = openPlatform({ hasNotaries });
        const pins = new Map<TestShop, Pinned | undefined>();
        let at = startAt;
        for (const shop of platform.shops) addAct(platform, shop, { act: 'openShop', at });
        closeHour(platform, at);
        for (const { act, who, units } of steps) {
          at += act === 'wait' ? 20 * minuteMs : minuteMs / 2;
          const shop = platform.shops[who] ?? first(platform);
          if (act === 'sell') sell(shop, at, units);
          if (act === 'hold') hold(platform, shop, { at, units });
          if (act === 'refuse') refusePayout(platform, shop, { at });
          if (act === 'return') giveBack(platform, shop, { at });
          if (act === 'log' || act === 'wait') logActs(platform);
          // No act waits longer than a minute.
          if (act === 'log') at += minuteMs / 2;
          else logActs(platform);
          if (act === 'seal') closeHour(platform, at);
          if (act !== 'look') continue;
          const seen = await check(platform, shop, at, pins.get(shop));
          expect(seen.findings.filter(({ level }) => level === 'failed')).toEqual([]);
          expect(seen.pinned).toBeDefined();
          pins.set(shop, seen.pinned);
        }
      }),
      { numRuns: 500 },
    );
  });
});

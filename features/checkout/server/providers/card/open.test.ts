// Opening a card payment: one page for one payment, whatever happens to the answers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '#platform/log.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import { firstSecret, openCardRig, secondSecret, type CardRig } from '#tools/testing/card-rig.ts';
import { makeCardProvider } from './provider.ts';

let rig: CardRig;
beforeAll(async () => {
  rig = await openCardRig();
});
afterAll(() => rig.double.stop());

const created = 'POST /v1/checkout/sessions';

function sessionOf(ref: string) {
  const found = rig.double.book.sessions[ref];
  if (found === undefined) throw new Error(`there is no page ${ref}`);
  return found;
}

function urlOf({ instructions }: { instructions: { kind: string; url?: string } }): string {
  return instructions.url ?? '';
}

test('the page asks for the total, names the payment, and leads back to the shop', async () => {
  const { asked, opened } = await rig.open({ language: 'ja' });
  expect(urlOf(opened)).toBe(`${rig.double.url}/c/pay/${opened.ref}`);
  expect(sessionOf(opened.ref)).toMatchObject({
    amount: 4999,
    currency: 'usd',
    name: 'mara',
    reference: asked.paymentId,
    email: 'anna@shop.example',
    locale: 'ja',
    successUrl: asked.returnUrl,
    cancelUrl: asked.returnUrl,
    metadata: { payment: asked.paymentId, shop: 'mara' },
    intentMetadata: { payment: asked.paymentId, shop: 'mara' },
  });
});

test('a card is the only way to pay on the page, and the provider converts nothing', async () => {
  const { asked } = await rig.open();
  const call = rig.double.seen.findLast(({ key }) => key === asked.paymentId);
  expect(call?.params).toMatchObject({
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: 'false' },
  });
});

test.each([
  ['JPY', 1500n, 1500],
  ['KRW', 45_000n, 45_000],
  ['VND', 1_250_000n, 1_250_000],
  ['EUR', 1999n, 1999],
  ['GBP', 30n, 30],
] as const)('%s is charged in its own minor units', async (asset, units, amount) => {
  const { opened } = await rig.open({ asset, units });
  expect(sessionOf(opened.ref)).toMatchObject({ amount, currency: asset.toLowerCase() });
});

test.each([
  ['USD', 49n, false],
  ['USD', 50n, true],
  ['USD', 99_999_999n, true],
  ['USD', 100_000_000n, false],
  ['JPY', 49n, false],
  ['VND', 19_999n, false],
  ['USDT', 5_000_000n, false],
] as const)('%s %s can be paid by card: %s', (asset, units, can) => {
  expect(rig.card.takes({ asset, units, country: 'GB' })).toBe(can);
});

test.each([
  ['zh-Hans', 'zh'],
  ['zh-Hant', 'zh-TW'],
  ['pt-BR', 'pt'],
  ['vi', 'vi'],
  ['xx', 'auto'],
])('a buyer who reads %s gets the page in %s', async (language, locale) => {
  const { opened } = await rig.open({ language });
  expect(sessionOf(opened.ref).locale).toBe(locale);
});

test('opening twice, and thirty times at once, gives one page', async () => {
  const asked = rig.payment();
  const first = await rig.card.open(asked);
  const many = await Promise.all(Array.from({ length: 30 }, () => rig.card.open(asked)));
  expect(new Set(many.map(({ ref }) => ref))).toEqual(new Set([first.ref]));
  const pages = Object.values(rig.double.book.sessions).filter((one) => one.reference === asked.paymentId);
  expect(pages).toHaveLength(1);
});

test('thirty first openings at the same moment make one page', async () => {
  const asked = rig.payment();
  const many = await Promise.allSettled(Array.from({ length: 30 }, () => rig.card.open(asked)));
  const refs = many.flatMap((one) => (one.status === 'fulfilled' ? [one.value.ref] : []));
  expect(refs.length).toBeGreaterThan(0);
  expect(new Set(refs).size).toBe(1);
  const pages = Object.values(rig.double.book.sessions).filter((one) => one.reference === asked.paymentId);
  expect(pages).toHaveLength(1);
});

test.each(['cut', 'cut_after'] as const)('a line that breaks (%s) still leads to one page', async (what) => {
  rig.double.trouble({ on: created, what });
  const { asked, opened } = await rig.open();
  const pages = Object.values(rig.double.book.sessions).filter((one) => one.reference === asked.paymentId);
  expect(pages.map(({ id }) => id)).toEqual([opened.ref]);
});

test('"too many requests" is waited out', async () => {
  rig.double.trouble({ on: created, what: 'too_many', times: 2 });
  const { opened } = await rig.open();
  expect(sessionOf(opened.ref).status).toBe('open');
});

test('a provider that has an error of its own says so, and no second page is made behind its back', async () => {
  rig.double.trouble({ on: created, what: 'broken_after' });
  const asked = rig.payment();
  await expect(rig.card.open(asked)).rejects.toThrow('unknown error');
  await expect(rig.card.open(asked)).rejects.toThrow('unknown error');
  const pages = Object.values(rig.double.book.sessions).filter((one) => one.reference === asked.paymentId);
  expect(pages).toHaveLength(1);
});

test('a checkout that is opened late gets its half hour, the same page each time', async () => {
  const asked = rig.payment();
  rig.minutes(20);
  const late = await rig.card.open(asked);
  rig.minutes(3);
  const again = await rig.card.open(asked);
  expect(again.ref).toBe(late.ref);
  const { created: madeAt, expiresAt } = sessionOf(late.ref);
  expect(expiresAt - madeAt).toBeGreaterThanOrEqual(30 * 60);
});

test('other terms under the same payment are refused by the provider', async () => {
  const { asked } = await rig.open();
  await expect(rig.card.open({ ...asked, units: 100n })).rejects.toThrow('same parameters');
});

test('a key that the provider does not know opens nothing', async () => {
  const other = makeCardProvider(
    { clock: rig.clock, log: makeLog('silent') },
    { secretKey: 'sk_test_wrong', webhookSecrets: [firstSecret], apiUrl: rig.double.url },
  );
  await expect(other.open(rig.payment())).rejects.toThrow('Invalid API Key');
});

test('a buyer is not sent to a page that is not safe', async () => {
  // The same machine under another name: an address that the configuration does not hold.
  const elsewhere = makeCardProvider(
    { clock: rig.clock, log: makeLog('silent') },
    {
      secretKey: rig.double.secretKey,
      webhookSecrets: [firstSecret],
      apiUrl: rig.double.url.replace('127.0.0.1', 'localhost'),
    },
  );
  await expect(elsewhere.open(rig.payment())).rejects.toThrow('not safe');
});

test.each([
  [{ secretKey: 'pk_test_public' }, 'secret key'],
  [{ webhookSecrets: [] }, 'webhook secrets'],
  [{ webhookSecrets: [firstSecret, secondSecret, 'whsec_a_third_one_is_too_many'] }, 'webhook secrets'],
  [{ webhookSecrets: [''] }, 'webhook secrets'],
])('a configuration that cannot be right stops the start: %j', (config, why) => {
  const whole = { secretKey: 'sk_test_x', webhookSecrets: [firstSecret], ...config };
  const parts = { clock: virtualClock(new Date()), log: makeLog('silent') };
  expect(() => makeCardProvider(parts, whole)).toThrow(why);
});

// What became of a card payment: only money that fits in every respect is a capture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCardRig, type CardRig } from '#tools/testing/card-rig.ts';
import { CardMismatch } from './capture.ts';

let rig: CardRig;
beforeAll(async () => {
  rig = await openCardRig();
});
afterAll(() => rig.double.stop());

test('a paid page is a capture, with what proves it', async () => {
  const { asked, capture } = await rig.paid();
  expect(capture).toMatchObject({
    paymentId: asked.paymentId,
    asset: 'USD',
    units: 4999n,
    payee: '9gx2k',
    at: rig.clock.now(),
    facts: {
      card_country: 'GB',
      funding: 'credit',
      last4: '4242',
      three_d_secure: 'not_asked',
      outcome: 'approved_by_network',
      risk: 'normal',
    },
  });
  expect(capture.providerPayment).toMatch(/^pi_/);
  expect(capture.eventId).toMatch(/^ch_/);
});

test('asked again it is the same capture, also after money went back', async () => {
  const { ref, capture } = await rig.paid();
  expect(await rig.card.fetch(ref)).toEqual(capture);
  await rig.refund(ref, capture.providerPayment, 1000n);
  expect(await rig.card.fetch(ref)).toEqual(capture);
  await rig.refund(ref, capture.providerPayment, 3999n);
  rig.double.dispute((await rig.paid()).capture.providerPayment);
  expect(await rig.card.fetch(ref)).toEqual(capture);
});

test('nothing is captured before the buyer pays, and nothing is asked where nothing was opened', async () => {
  const { asked, ref } = await rig.open();
  expect(await rig.card.fetch(ref)).toBeUndefined();
  const before = rig.lines().length;
  expect(await rig.card.fetch({ ...ref, ref: '', paymentId: asked.paymentId })).toBeUndefined();
  expect(rig.lines()).toHaveLength(before);
});

test.each([
  '4000000000000002',
  '4000000000009995',
  '4000000000009987',
  '4000000000000069',
  '4000000000000127',
])('a declined card (%s) is no capture, and the next card is one', async (card) => {
  const { ref } = await rig.open();
  expect(rig.double.pay(ref.ref, { card })).toBe('declined');
  expect(await rig.card.fetch(ref)).toBeUndefined();
  expect(rig.double.pay(ref.ref)).toBe('paid');
  expect((await rig.card.fetch(ref))?.units).toBe(4999n);
});

test('a bank that asks first is waited for', async () => {
  const { ref } = await rig.open();
  expect(rig.double.pay(ref.ref, { card: '4000000000003220' })).toBe('asks');
  expect(await rig.card.fetch(ref)).toBeUndefined();
  expect(rig.double.confirm(ref.ref, false)).toBe('declined');
  expect(await rig.card.fetch(ref)).toBeUndefined();
  rig.double.pay(ref.ref, { card: '4000000000003220' });
  expect(rig.double.confirm(ref.ref, true)).toBe('paid');
  expect((await rig.card.fetch(ref))?.facts).toMatchObject({ three_d_secure: 'authenticated' });
});

test.each([
  ['amount', { amount: 4998 }],
  ['amount', { amount: 5000 }],
  ['currency', { currency: 'eur' }],
  ['payee', { passedTo: 'acct_other' }],
  ['payment', { metadata: {} }],
  ['payment', { metadata: { payment: '9gx2k.01956d2e-0000-7000-8000-000000009999', shop: 'mara' } }],
])('money with another %s is no capture, and somebody hears of it', async (what, crooked) => {
  const { ref } = await rig.open();
  rig.double.pay(ref.ref, { crooked });
  const failure = await rig.card.fetch(ref).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CardMismatch);
  expect(failure).toMatchObject({ what });
});

test('money for another shop is no capture', async () => {
  const { asked, ref } = await rig.open();
  rig.double.pay(ref.ref, { crooked: { metadata: { payment: asked.paymentId, shop: 'jonas' } } });
  await expect(rig.card.fetch(ref)).rejects.toThrow(CardMismatch);
});

test('the page of another payment proves nothing', async () => {
  const { ref: paid } = await rig.paid();
  const { ref } = await rig.open();
  await expect(rig.card.fetch({ ...ref, ref: paid.ref })).rejects.toThrow(CardMismatch);
});

test('what is asked must fit, not only what was opened', async () => {
  const { ref } = await rig.paid();
  await expect(rig.card.fetch({ ...ref, units: 4998n })).rejects.toThrow(CardMismatch);
  await expect(rig.card.fetch({ ...ref, asset: 'EUR' })).rejects.toThrow(CardMismatch);
});

test('a page that nobody paid on is closed when its checkout is over, so that nobody can pay too late', async () => {
  const { ref } = await rig.open();
  rig.minutes(29);
  expect(await rig.card.fetch(ref)).toBeUndefined();
  expect(rig.double.book.sessions[ref.ref]?.status).toBe('open');
  rig.minutes(1);
  expect(await rig.card.fetch(ref)).toBeUndefined();
  expect(rig.double.book.sessions[ref.ref]?.status).toBe('expired');
  expect(rig.double.pay(ref.ref)).toBe('over');
  expect(await rig.card.fetch(ref)).toBeUndefined();
});

test('whoever pays while the page is being closed is seen', async () => {
  const { ref } = await rig.open();
  rig.minutes(30);
  rig.double.trouble({ on: 'POST /v1/checkout/sessions/', what: 'slow', waitMs: 900 });
  const asked = rig.card.fetch(ref);
  await expect.poll(() => rig.lines().at(-1)).toContain('GET /v1/checkout/sessions/');
  rig.double.pay(ref.ref);
  expect((await asked)?.units).toBe(4999n);
});

test.each(['cut', 'cut_after', 'too_many', 'slow'] as const)(
  'an answer that is %s comes at the second try',
  async (what) => {
    const { ref } = await rig.paid();
    rig.double.trouble({ on: 'GET /v1/checkout/sessions', what, waitMs: 100 });
    expect((await rig.card.fetch(ref))?.units).toBe(4999n);
  },
);

test('a provider that is silent is an error, never "not paid"', async () => {
  const { ref } = await rig.paid();
  rig.double.trouble({ on: 'GET /v1/checkout/sessions', what: 'cut', times: 3 });
  await expect(rig.card.fetch(ref)).rejects.toThrow('connection');
  rig.double.trouble({ on: 'GET /v1/checkout/sessions', what: 'broken', times: 1 });
  await expect(rig.card.fetch(ref)).rejects.toThrow('unknown error');
  expect((await rig.card.fetch(ref))?.units).toBe(4999n);
});

test('a page that the provider does not know is an error too: the key may have been changed', async () => {
  const { ref } = await rig.open();
  await expect(rig.card.fetch({ ...ref, ref: 'cs_test_unknown' })).rejects.toThrow(
    'No such checkout.session',
  );
});

test('where an account is configured, every call is for it and its money is seen', async () => {
  const own = await openCardRig({}, { account: 'acct_ours' });
  const { capture } = await own.paid();
  expect(capture.units).toBe(4999n);
  expect(new Set(own.double.seen.map(({ account }) => account))).toEqual(new Set(['acct_ours']));
  await own.double.stop();
});

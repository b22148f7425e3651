// What every provider with a page of its own does: one page for one payment, and only money that fits is a capture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageEnded, PaymentMismatch } from '#platform/ports/payments.ts';
import { openOne, passMinutes, paymentOf, payOne, type PaymentRig } from './rig.ts';

export function testCaptures(open: () => Promise<PaymentRig>): void {
  let rig: PaymentRig;
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.stop());
  testPages(() => rig);
  testMoney(() => rig);
  testSilence(() => rig);
}

function testPages(rigOf: () => PaymentRig): void {
  test('opening twice, and thirty times at once, gives one page', async () => {
    const rig = rigOf();
    const { provider } = rig;
    const asked = paymentOf(rig);
    const first = await provider.open(asked);
    const many = await Promise.all(Array.from({ length: 30 }, () => provider.open(asked)));
    expect(new Set(many.map(({ ref }) => ref))).toEqual(new Set([first.ref]));
    expect(rig.countPages(asked.paymentId)).toBe(1);
  });

  test('thirty first openings at the same moment make one page', async () => {
    const rig = rigOf();
    const { provider } = rig;
    const asked = paymentOf(rig);
    const many = await Promise.allSettled(Array.from({ length: 30 }, () => provider.open(asked)));
    const refs = many.flatMap((one) => (one.status === 'fulfilled' ? [one.value.ref] : []));
    expect(refs.length).toBeGreaterThan(0);
    expect(new Set(refs).size).toBe(1);
    expect(rig.countPages(asked.paymentId)).toBe(1);
  });

  test.each(['cut', 'cut_after', 'too_many', 'slow'] as const)(
    'an opening whose answer is %s still leads to one page',
    async (what) => {
      const rig = rigOf();
      rig.trouble({ on: rig.calls.open, what, waitMs: 50 });
      const { asked, opened } = await openOne(rig);
      expect(rig.countPages(asked.paymentId)).toBe(1);
      expect(opened.instructions).toMatchObject({ kind: 'redirect' });
    },
  );

  test('an error after the page was made makes no second one', async () => {
    const rig = rigOf();
    rig.trouble({ on: rig.calls.open, what: 'broken_after' });
    const asked = paymentOf(rig);
    await expect(rig.provider.open(asked)).rejects.toThrow('answered 500');
    await rig.provider.open(asked).catch(() => undefined);
    expect(rig.countPages(asked.paymentId)).toBe(1);
  });

  test('who pays in the last minute has paid, and nobody can pay once the checkout is over', async () => {
    const rig = rigOf();
    const [last, late] = [await openOne(rig), await openOne(rig)];
    passMinutes(rig, 29);
    expect(await rig.provider.fetch(last.ref)).toBeUndefined();
    rig.pay(last.ref.ref);
    expect((await rig.provider.fetch(last.ref))?.units).toBe(4999n);
    passMinutes(rig, 2);
    expect(await rig.provider.fetch(late.ref)).toBeUndefined();
    rig.pay(late.ref.ref);
    expect(await rig.provider.fetch(late.ref)).toBeUndefined();
    expect([rig.countCaptures(last.ref.ref), rig.countCaptures(late.ref.ref)]).toEqual([1, 0]);
  });

  test('asked thirty times at once, money is taken once', async () => {
    const rig = rigOf();
    const { ref } = await openOne(rig);
    rig.pay(ref.ref);
    const all = await Promise.all(Array.from({ length: 30 }, () => rig.provider.fetch(ref)));
    expect(new Set(all.map((one) => one?.providerPayment)).size).toBeLessThanOrEqual(2);
    expect((await rig.provider.fetch(ref))?.units).toBe(4999n);
    expect(rig.countCaptures(ref.ref)).toBe(1);
  });
}

function testMoney(rigOf: () => PaymentRig): void {
  test('a paid page is a capture, and asked again it is the same one, also after money went back', async () => {
    const rig = rigOf();
    const { asked, ref, capture, back } = await payOne(rig);
    expect(capture).toMatchObject({ paymentId: asked.paymentId, asset: 'EUR', units: 4999n, payee: '9gx2k' });
    expect(capture.at).toEqual(rig.clock.now());
    expect(await rig.provider.fetch(ref)).toEqual(capture);
    await back(1000n);
    expect(await rig.provider.fetch(ref)).toEqual(capture);
    await back(3999n);
    expect(await rig.provider.fetch(ref)).toEqual(capture);
  });

  test('nothing is captured before the buyer pays, and nothing is asked where nothing was opened', async () => {
    const rig = rigOf();
    const { ref } = await openOne(rig);
    expect(await rig.provider.fetch(ref)).toBeUndefined();
    const before = rig.lines().length;
    expect(await rig.provider.fetch({ ...ref, ref: '' })).toBeUndefined();
    expect(rig.lines()).toHaveLength(before);
  });

  test.each([
    ['amount', { units: 4998n }],
    ['amount', { units: 5000n }],
    ['currency', { currency: 'USD' }],
    ['payment', { payment: '9gx2k.01956d2e-0000-7000-8000-000000009999' }],
  ] as const)('money with another %s is no capture, and it is reported', async (what, wrong) => {
    const rig = rigOf();
    const { ref } = await openOne(rig);
    rig.pay(ref.ref, wrong);
    const failure = await rig.provider.fetch(ref).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentMismatch);
    expect(failure).toMatchObject({ what });
  });

  test('the page of another payment proves nothing', async () => {
    const rig = rigOf();
    const { ref: paid } = await payOne(rig);
    const { ref } = await openOne(rig);
    await expect(rig.provider.fetch({ ...ref, ref: paid.ref })).rejects.toThrow(PaymentMismatch);
  });

  test('what is asked must fit, not only what was opened', async () => {
    const rig = rigOf();
    const { ref } = await payOne(rig);
    await expect(rig.provider.fetch({ ...ref, units: 4998n })).rejects.toThrow(PaymentMismatch);
    await expect(rig.provider.fetch({ ...ref, asset: 'USD' })).rejects.toThrow(PaymentMismatch);
  });
}

function testSilence(rigOf: () => PaymentRig): void {
  test.each(['cut', 'cut_after', 'too_many', 'slow'] as const)(
    'a question whose answer is %s is answered at the second try',
    async (what) => {
      const rig = rigOf();
      const { ref } = await payOne(rig);
      rig.trouble({ on: rig.calls.fetch, what, waitMs: 50 });
      expect((await rig.provider.fetch(ref))?.units).toBe(4999n);
    },
  );

  test('a provider that is silent is an error, never "not paid"', async () => {
    const rig = rigOf();
    const { ref } = await payOne(rig);
    rig.trouble({ on: rig.calls.fetch, what: 'cut', times: 3 });
    await expect(rig.provider.fetch(ref)).rejects.toThrow('did not answer');
    rig.trouble({ on: rig.calls.fetch, what: 'broken' });
    await expect(rig.provider.fetch(ref)).rejects.toThrow('answered 500');
    expect((await rig.provider.fetch(ref))?.units).toBe(4999n);
  });

  test('a page that the provider does not know is no capture, and is never taken as not paid', async () => {
    const rig = rigOf();
    const { ref } = await openOne(rig);
    const asked = rig.provider.fetch({ ...ref, ref: `${ref.ref}x` });
    await expect(asked).rejects.toThrow(rig.forgetsPages === true ? PageEnded : 'answered 404');
  });
}

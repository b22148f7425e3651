// The page of a payment over HTTP: when it looks again by itself, and when it must not.
import { expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { payment, shop } from '#features/storefront/page.samples.ts';
import { openStorefront } from '#features/storefront/server/storefront.rig.ts';

const here = '/s/harbour/payment/token_of_the_order_000';
const instructions = { kind: 'chain', network: 'tron', address: 'TJRabPrw', contract: 'TR7NHqje' };
const onChain = { ...payment, method: 'usdt_tron', instructions, names_refund_place: true };

test('a payment on a chain is looked at again, but not while the buyer types where a refund goes', async () => {
  let answer: object = onChain;
  const { get, post, last } = openStorefront({
    shopInfo: () => shop,
    paymentResult: () => answer,
    setRefundPlace: ({ input }) => {
      if (input['to'] === 'no address') throw refuse('invalidParameter', { field: 'to' });
      return { refund_to: 'TJRab…' };
    },
  });
  expect((await get(here)).headers['refresh']).toBe(`20; url=${here}`);
  expect(last()).toMatchObject({ kind: 'paymentResult', isTyping: false });
  const typing = await get(`${here}?say=place`);
  expect(typing.headers['refresh']).toBeUndefined();
  expect(last()).toMatchObject({ isTyping: true, refreshing: false });
  // What was wrong is typed again, in the same peace.
  const form = { to: 'no address', email: 'anna@shop.example' };
  const wrong = await post(`${here}/refund-place`, form);
  expect(wrong.headers.location).toBe(`${here}?say=wrong`);
  expect((await get(`${here}?say=wrong`)).headers['refresh']).toBeUndefined();
  expect(last()).toMatchObject({ isTyping: true });
  // Also while it is being checked, when the page looks more often.
  answer = { ...onChain, state: 'checking' };
  expect((await get(here)).headers['refresh']).toBe(`2; url=${here}?try=1`);
  expect((await get(`${here}?say=place`)).headers['refresh']).toBeUndefined();
  const kept = await post(`${here}/refund-place`, { ...form, to: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
  expect(kept.headers.location).toBe(`${here}?say=placed`);
  expect((await get(`${here}?say=placed`)).headers['refresh']).toBeDefined();
});

test('what is paid while the buyer types is not missed: the page of the order follows', async () => {
  const { get } = openStorefront({
    shopInfo: () => shop,
    paymentResult: () => ({ ...onChain, state: 'paid' }),
  });
  expect((await get(`${here}?say=place`)).headers.location).toMatch(
    /\/order\/token_of_the_order_000\?say=thanks$/,
  );
});

// Receipts prove what was bought, to whoever has them.
import { createLocalJWKSet, compactVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Bought, type TestApp } from '#testing/test-app.ts';
import { orderReceipt, verifyReceipt } from '#features/checkout/receipt.contract.ts';
import { trustFigures } from '#features/trust/contract.ts';
import { makeSigningKey, openReceiptKeys } from '#platform/ports/receipt-keys.ts';

let app: TestApp;
let bought: Bought;
beforeAll(async () => {
  app = await openTestApp();
  const shop = await app.makeShop('Proving Shop');
  const goods = await app.makeGoods([{ code: 'PROVE-1', cost: '4.00', stock: 10 }]);
  await app.list(shop, goods, '9.00');
  bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
});
afterAll(() => app.close());

const receipt = () => app.ask(orderReceipt, { token: bought.orderToken });
const verdictOf = async (jws: string) => (await app.ask(verifyReceipt, { jws })).verdict;

test('a receipt says what was paid, is the same every time, and is proved by the published keys', async () => {
  const first = await receipt();
  await app.advance(3);
  const again = await receipt();
  expect(again.jws).toBe(first.jws);
  expect(first.claims).toMatchObject({
    goods: '18.00',
    total: '18.00',
    charged: { amount: '18.00' },
    method: 'test',
  });
  expect(first.lines).toEqual([
    { code: 'PROVE-1', title: 'Thing PROVE-1', qty: 2, unit_price: '9.00', amount: '18.00' },
  ]);
  const keys = createLocalJWKSet({ keys: [...app.composed.env.receiptKeys.published] });
  const { payload, protectedHeader } = await compactVerify(first.jws, keys);
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(first.claims);
  expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'receipt+jws' });
  expect(await app.ask(verifyReceipt, { jws: first.jws })).toEqual({
    verdict: 'genuine',
    claims: first.claims,
  });
});

test('a receipt with other words is altered, one of another instance or none at all is not ours', async () => {
  const { jws, claims } = await receipt();
  const [head = '', body = '', mark = ''] = jws.split('.');
  const richer = Buffer.from(JSON.stringify({ ...claims, total: '999.00' })).toString('base64url');
  expect(await verdictOf([head, richer, mark].join('.'))).toBe('altered');
  const other = openReceiptKeys([makeSigningKey()]);
  expect(await verdictOf(await other.sign(JSON.stringify(claims)))).toBe('foreign');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  expect(await verdictOf([unsigned, body, ''].join('.'))).toBe('foreign');
  expect(await verdictOf('hello')).toBe('foreign');
  // As it comes out of an email.
  expect(await verdictOf(jws.replace(/.{60}/g, '$&\n'))).toBe('genuine');
});

test('another paper that the same key has signed is no receipt, and is refused in words', async () => {
  const { receiptKeys } = app.composed.env;
  const papers = [JSON.stringify({ seq: '12', head: 'ab' }), '[]', 'null', 'not JSON'];
  for (const paper of papers)
    expect([paper, await verdictOf(await receiptKeys.sign(paper))]).toEqual([paper, 'foreign']);
  // The words of a receipt under another type are none either, and the public figures are not.
  const { jws, claims } = await receipt();
  expect(await verdictOf(jws)).toBe('genuine');
  expect(await verdictOf(await receiptKeys.sign(JSON.stringify(claims), 'figures+jws'))).toBe('foreign');
  expect(await verdictOf((await app.ask(trustFigures, {})).jws)).toBe('foreign');
  // Another type in the header is not what was signed.
  const [, body = '', mark = ''] = jws.split('.');
  const { kid } = receiptKeys.published[0] ?? {};
  const head = Buffer.from(JSON.stringify({ alg: 'EdDSA', typ: 'figures+jws', kid })).toString('base64url');
  expect(await verdictOf([head, body, mark].join('.'))).toBe('altered');
});

test('after the keys were changed, receipts of before are still proved', async () => {
  const [before, after] = [makeSigningKey(), makeSigningKey()];
  const old = await openReceiptKeys([before]).sign('{}');
  const keys = openReceiptKeys([after, before]);
  expect(await keys.verify(old)).toEqual({ kind: 'genuine', payload: '{}', type: 'receipt+jws' });
  expect(await openReceiptKeys([before]).verify(await keys.sign('{}'))).toEqual({ kind: 'foreign' });
});

// Ordering the same once more, over the pages and the real platform: the cart has what is still sold, and says what changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFromShowcase, changePrices, listShowcase } from '#features/showcase/contract.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';

const host = 'shop.example';
let app: TestApp;
let shop: TestShop;
let goods: readonly TestGoods[];
let token: string;
let last: StorefrontPage | undefined;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Again');
  goods = await app.makeGoods(['KEPT', 'DEARER', 'GONE'].map((code) => ({ code, cost: '4.00', stock: 90 })));
  await app.list(shop, goods, '9.00');
  token = await app.merchant(shop);
  const { app: fastify, ask } = app.composed;
  const render = (page: StorefrontPage) => {
    last = page;
    return `<p>${page.kind}</p>`;
  };
  storefrontRoutes(fastify, ask, render, { testData: true });
});
afterAll(() => app.close());

const idOf = (index: number) => goods[index]?.id ?? '';
const postAgain = (orderToken: string, at: TestShop = shop, cookie = '') =>
  app.composed.app.inject({
    method: 'POST',
    url: `/s/${at.handle}/order/${orderToken}/again`,
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === '' ? {} : { cookie }),
    },
    payload: '',
  });
async function showCart(url: string, cookie: string) {
  await app.composed.app.inject({ url, headers: { host, cookie } });
  if (last?.kind !== 'cart') throw new Error(`the page is ${last?.kind}`);
  return last;
}
const cookieOf = (answer: Awaited<ReturnType<typeof postAgain>>) =>
  [answer.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');

test('all of an order goes into the cart, beside what is there; another shop has no such order', async () => {
  const { orderToken } = await app.buy(shop, [
    { id: idOf(0), qty: 2 },
    { id: idOf(1), qty: 1 },
  ]);
  const first = await postAgain(orderToken);
  expect([first.statusCode, first.headers.location]).toEqual([303, `/s/${shop.handle}/cart?say=added`]);
  const page = await showCart(String(first.headers.location), cookieOf(first));
  expect(page.lines.map(({ goodsId, qty, was }) => [goodsId, qty, was])).toEqual([
    [idOf(0), 2, undefined],
    [idOf(1), 1, undefined],
  ]);
  const twice = await postAgain(orderToken, shop, cookieOf(first));
  const more = await showCart(String(twice.headers.location), cookieOf(twice));
  expect(more.lines.map(({ qty }) => qty)).toEqual([4, 2]);
  const other = await app.makeShop('Elsewhere');
  expect((await postAgain(orderToken, other)).statusCode).toBe(404);
  expect((await postAgain('x'.repeat(40))).statusCode).toBe(404);
});

test('what is not sold any more is left out, and the cart says so; another price stands beside the one that was paid', async () => {
  const { orderToken } = await app.buy(shop, [
    { id: idOf(1), qty: 1 },
    { id: idOf(2), qty: 3 },
  ]);
  const { list } = await app.ask(listShowcase, { page_size: 50 }, { token });
  const rowOf = (goodsId: string) => list.find(({ goods_id: id }) => id === goodsId);
  const dearer = rowOf(idOf(1));
  await app.ask(
    changePrices,
    { items: [{ id: dearer?.id ?? '', sale_price: '11.00', version: dearer?.version ?? 0 }] },
    { token },
  );
  await app.ask(removeFromShowcase, { ids: [rowOf(idOf(2))?.id ?? ''], mode: 'remove' }, { token });
  const answer = await postAgain(orderToken);
  expect(answer.headers.location).toBe(`/s/${shop.handle}/cart?say=again`);
  const page = await showCart(String(answer.headers.location), cookieOf(answer));
  expect(page.lines.map(({ goodsId, unitPrice, was }) => [goodsId, unitPrice, was])).toEqual([
    [idOf(1), '11.00', '9.00'],
  ]);
  expect(page.notices.map(({ key }) => key)).toEqual(['noticeAgain', 'noticePrices']);
});

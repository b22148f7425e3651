// Cookies of the storefront over https: the host's own, for no script, and no neighbour's beside them.
import { expect, test } from 'vitest';
import { goodsId, quote, shop } from '#features/storefront/page.samples.ts';
import { emptyCart, writeCart } from './buying/cart.ts';
import { host, openStorefront } from './storefront.rig.ts';

const https = { 'x-forwarded-proto': 'https', origin: `https://${host}` };
const attributes = 'Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax';

/** What a page sets while somebody puts goods into the cart and chooses where to send them. */
async function cookiesOf(headers: Record<string, string>): Promise<string[]> {
  const { post } = openStorefront({ shopInfo: () => shop, quoteCart: () => quote });
  const added = await post('/fr/s/harbour/cart/add', { goods_id: goodsId, qty: '2' }, headers);
  const chosen = { country: 'FR', currency: 'EUR', [`qty_${goodsId}`]: '2' };
  const updated = await post('/fr/s/harbour/cart/update', chosen, headers);
  return [added, updated].flatMap((answer) => answer.headers['set-cookie'] ?? []);
}

test('over https every cookie belongs to the host alone, by the prefix that browsers enforce', async () => {
  const lines = await cookiesOf(https);
  const names = lines.map((line) => line.split('=')[0]);
  expect(new Set(names)).toEqual(new Set(['__Host-cart_harbour', '__Host-deliver', '__Host-language']));
  for (const line of lines) expect(line).toMatch(new RegExp(`^[^=]+=[^;]*; ${attributes}; Secure$`));
});

test('without https a browser would refuse the prefix, so there is none', async () => {
  const lines = await cookiesOf({});
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(new RegExp(`^[a-z]+[^=]*=[^;]*; ${attributes}$`));
});

test('a cookie that a neighbour put beside the host’s own is not read', async () => {
  const own = (await cookiesOf(https)).find((line) => line.startsWith('__Host-cart_harbour='))?.split(';')[0];
  const [strange] = writeCart(emptyCart, { handle: 'harbour', isSecure: false })[0]?.split(';') ?? [];
  const { get, last } = openStorefront({ shopInfo: () => shop, quoteCart: () => quote });
  for (const cookie of [`${own}; ${strange}`, `${strange}; ${own}`]) {
    await get('/s/harbour/cart', { ...https, cookie });
    expect(last()).toMatchObject({ kind: 'cart', cartCount: 2 });
  }
});

// The style sheet of a look, and the pages that show one.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { lookPresetNames, presetLook } from '#domain/shop/look.ts';
import { toPublicLook } from '#features/shop/server/public.ts';
import { order, shop } from '#features/storefront/page.samples.ts';
import { lookRoute } from './look-route.ts';
import { markRoute } from './mark-route.ts';
import { openStorefront } from './storefront.rig.ts';

test('the style sheet is named by its text and kept for ever; what is no look is not there', async () => {
  const app = Fastify();
  lookRoute(app);
  for (const name of lookPresetNames) {
    const { css } = toPublicLook('harbour', presetLook(name));
    const sheet = await app.inject({ url: css });
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers['content-type']).toMatch(/^text\/css/);
    expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // A page of an older version of the program still gets its colours, but nobody keeps them.
    const old = await app.inject({ url: css.replace(/\.[^.]+\.css$/, '.older.css') });
    expect(old.body).toBe(sheet.body);
    expect(old.headers['cache-control']).toBe('public, max-age=60');
  }
  for (const name of ['red.paper.serif.8.x', 'sea.paper.serif.9.x', 'sea', '..%2f..%2fetc']) {
    expect((await app.inject({ url: `/s/harbour/look-${name}.css` })).statusCode).toBe(404);
  }
});

test('a look that is tried is shown by its link alone, kept by no cache, and framed by our own app only', async () => {
  const look = toPublicLook('harbour', presetLook('night'));
  const goods = { list: [], page: 1, page_size: 20, total: 0, has_more: false };
  const { get, last } = openStorefront({
    storefrontGoods: () => ({ shop, categories: [], goods, meaning: { shown_for: null, better: null } }),
    shopInfo: ({ input }) => ({ ...shop, look: input['look'] === 'a-token' ? look : null }),
  });
  const plain = await get('/s/harbour');
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(last()).toMatchObject({ shop: { look: null } });
  const tried = await get('/s/harbour?look=a-token');
  expect(tried.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(tried.headers['cache-control']).toBe('no-store');
  expect(last()).toMatchObject({ isPreview: true, shop: { look: { ground: 'ink' } } });
});

test('an order is drawn in the look of its shop, and without it where the shop cannot be read', async () => {
  const look = toPublicLook('harbour', presetLook('night'));
  const answers = { orderByLink: () => order };
  const path = '/s/harbour/order/token_of_the_order_000';
  const whole = openStorefront({ ...answers, shopInfo: () => ({ ...shop, look }) });
  await whole.get(path);
  expect(whole.last()).toMatchObject({ kind: 'order', shop: { look: { ground: 'ink' } } });
  const bare = openStorefront(answers);
  expect((await bare.get(path)).statusCode).toBe(200);
  expect(bare.last()).toMatchObject({ kind: 'order' });
  expect(bare.last()).not.toHaveProperty('shop');
});

test('the icon of a shop is its first letter on the colour of its look, and nothing that an address says is markup', async () => {
  const app = Fastify();
  markRoute(app);
  const icon = await app.inject({ url: '/s/harbour/mark-ffc83d.svg?letter=h' });
  expect(icon.headers['content-type']).toMatch(/^image\/svg/);
  expect(icon.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(icon.body).toMatch(/fill="#ffc83d".*fill="#000000">H<\/text>/);
  for (const letter of ['<script>', '&lt;', '', '"/>'])
    expect(
      (await app.inject({ url: '/s/harbour/mark-ffc83d.svg', query: { letter } })).body.match(/</g),
    ).toHaveLength(5);
  expect((await app.inject({ url: '/s/harbour/mark-ffc83d.svg?letter=%3Cscript' })).body).toContain('>&lt;<');
  expect((await app.inject({ url: '/s/harbour/mark-red.svg' })).statusCode).toBe(404);
});

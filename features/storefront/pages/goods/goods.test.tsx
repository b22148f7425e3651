// The page of one goods as the server draws it: pictures, options, price, safety facts, and what machines read of it.
import { expect, test } from 'vitest';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { frame, goodsId, otherId } from '#features/storefront/page.samples.ts';
import { render } from '#apps/storefront/entry-server.tsx';

function draw(body: PageBody): Document {
  return new DOMParser().parseFromString(render({ ...frame, ...body }), 'text/html');
}

function textOf(page: Document): string {
  return page.body.textContent ?? '';
}

test('leads to the other colours with plain links, and says which of them is sold out', () => {
  const page = draw(goodsPage);
  const links = [...page.querySelectorAll('nav[aria-label=Colour] a')];
  expect(
    links.map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('aria-current')]),
  ).toEqual([
    ['White', `/s/harbour/goods/${goodsId}`, 'true'],
    ['Blue, sold out', `/s/harbour/goods/${otherId}`, null],
  ]);
});

test('an option shows the picture of its goods, else its colour, beside its name', () => {
  const [white, blue] = draw(goodsPage).querySelectorAll('nav[aria-label=Colour] a');
  expect(white?.querySelector('img')?.getAttribute('src')).toBe('/files/KIT-0101.svg');
  expect(blue?.querySelector('rect')?.getAttribute('fill')).toBe('#3a6ea5');
});

test('shows each picture in the size that the screen needs, opens it large, and leads to each', () => {
  const page = draw(goodsPage);
  const [first, second] = page.querySelectorAll('#picture-1 img, #picture-2 img');
  expect(first?.getAttribute('srcset')).toMatch(/320\.webp 320w, .*1600\.webp 1600w$/);
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
  expect(second?.hasAttribute('srcset')).toBe(false);
  for (const image of page.querySelectorAll('img'))
    expect([image.hasAttribute('width'), image.hasAttribute('height')]).toEqual([true, true]);
  expect(page.querySelectorAll('a[href="#picture-2"]')).toHaveLength(1);
  const large = page.querySelector('#picture-1 a');
  expect(large?.getAttribute('href')).toBe(goodsPage.goods.images[0]?.url);
  expect(large?.getAttribute('aria-label')).toBe('Picture 1 of 2, opens large');
});

test('a warning that nobody has translated is marked as English; a translated one is not', () => {
  const warningIn = (lang: string) => {
    const told = { ...goodsPage, goods: { ...goodsPage.goods, warnings_lang: lang } };
    const html = render({ ...frame, ...told, language: 'ja' });
    const page = new DOMParser().parseFromString(html, 'text/html');
    return [...page.querySelectorAll('#safety dd')][0];
  };
  const english = warningIn('en');
  expect(english?.querySelector('span')?.getAttribute('lang')).toBe('en');
  expect(english?.textContent).toBe('Hot when filled with hot things. (英語)');
  expect(warningIn('ja')?.querySelector('[lang]')).toBeNull();
  expect(warningIn('ja')?.textContent).toBe('Hot when filled with hot things.');
});

test('leads to its warnings, who made it and who answers for it before the button to buy it', () => {
  const html = render({ ...frame, ...goodsPage });
  expect(html.indexOf('href="#safety"')).toBeGreaterThan(0);
  expect(html.indexOf('href="#safety"')).toBeLessThan(html.indexOf('name="next"'));
  const fold = draw(goodsPage).querySelector('details #safety');
  expect(fold?.textContent).toContain('Hot when filled');
  expect(fold?.textContent).toContain('Maker, also responsible in the European Union');
  const nobody = draw({ ...goodsPage, goods: { ...goodsPage.goods, eu_person: null } });
  expect(textOf(nobody)).toContain('No one in the European Union is named');
});

test('a piece is bought with one press: how many is asked in the cart, and nothing but the description lies open', () => {
  const page = draw(goodsPage);
  const form = page.querySelector('form[action$="/cart/add"]');
  expect(form?.querySelectorAll('input:not([type=hidden])')).toHaveLength(0);
  expect(form?.querySelector('input[name=qty]')?.getAttribute('value')).toBe('1');
  expect([...page.querySelectorAll('main details[open] h2')].map((one) => one.textContent)).toEqual([
    'About it',
  ]);
  // Delivery is part of the sum on the button wherever it is known.
  expect(form?.querySelector('button[value=checkout]')?.textContent).toBe('Buy now · $15.00');
});

test('says the price with everything in it where the buyer’s country is known, and when it cannot be sent there', () => {
  const pay = { currency: 'EUR', total: '16.40', rate: '0.91', source: 'x', at: goodsPage.arrives.from };
  const price = {
    shipping: '3.00',
    tax: '3.00',
    total: '18.00',
    currency: 'USD',
    days: { p50: 3, p90: 8 },
    pay,
    pay_goods: '10.92',
  };
  const there = draw({ ...goodsPage, landed: { country: 'FR', closed: null, price } });
  expect(textOf(there)).toContain('Delivered to France with everything included: $18.00.');
  const [shown] = there.querySelectorAll('main data');
  expect(shown?.textContent).toBe('€10.92');
  expect(textOf(there)).toContain('€16.40 at your door in France, tax and delivery included');
  expect(there.querySelector('button[value=checkout]')?.textContent).toBe('Buy now · €16.40');
  expect(textOf(there)).toContain('Arrives in 3–8 days');
  const closed = draw({ ...goodsPage, landed: { country: 'FR', closed: 'no_lane', price: null } });
  expect(textOf(closed)).toContain('can’t be shipped to France');
  expect(closed.querySelector('form[action$="/cart/add"]')).toBeNull();
});

test('is unfolded as a card of 1200 by 630 where its link is shared', () => {
  const page = draw(goodsPage);
  const meta = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  expect(meta('og:image')).toBe(`https://shop.example/en/s/harbour/goods/${goodsId}/og.jpg`);
  expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual([
    '1200',
    '630',
    'image/jpeg',
  ]);
  expect(meta('og:image:alt')).toBe('Enamel mug, $12.00');
  expect(meta('twitter:card')).toBe('summary_large_image');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((one): unknown =>
    JSON.parse(one.textContent ?? ''),
  );
  expect(data).toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }]);
});

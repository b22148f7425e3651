// Whole pages as the server draws them: without scripts, and safe whatever a shop or a buyer wrote.
import { describe, expect, test } from 'vitest';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { pages, samples } from '#features/storefront/page-kinds.samples.ts';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { unfiltered } from '#features/storefront/page-list.samples.ts';
import { frame, goods, order, shop } from '#features/storefront/page.samples.ts';
import { ranking } from '#domain/goods/ranking.ts';
import { firstLook, lookPalettes } from '#domain/shop/look.ts';
import { render } from './entry-server.tsx';

const { home, checkout, order: orderPage } = samples;

function draw(body: PageBody): Document {
  const html = render({ ...frame, ...body });
  expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true);
  return new DOMParser().parseFromString(html, 'text/html');
}

function textOf(page: Document): string {
  return page.body.textContent ?? '';
}

describe('every page', () => {
  test.each(pages.map((body) => [body.kind, body] as const))(
    '%s is titled, named and marked as test data',
    (_kind, body) => {
      const page = draw(body);
      expect(page.title).not.toBe('');
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('main')).toHaveLength(1);
      expect(textOf(page)).toContain('Test data: no real money moves here');
      expect(page.querySelectorAll('[style], style')).toHaveLength(0);
      expect(page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')).toHaveLength(0);
    },
  );

  test.each(pages.map((body) => [body.kind, body] as const))(
    '%s asks to be listed only where it is public',
    (kind, body) => {
      const page = draw(body);
      const isPublic = ['home', 'collection', 'shopPage', 'goods', 'explore', 'exploreHow', 'trust'].includes(
        kind,
      );
      expect(page.querySelector('link[rel=canonical]') !== null).toBe(isPublic);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'index').toBe(
        isPublic ? 'index' : 'noindex',
      );
    },
  );

  test('says nothing of test data where money is real', () => {
    const html = render({ ...frame, ...home, testData: false });
    expect(html).not.toContain('Test data');
  });

  test('shows what people wrote as text', () => {
    const evil = '<img src=x onerror=alert(1)>"\'';
    const page = draw({
      ...goodsPage,
      shop: { ...shop, name: evil, about: evil },
      goods: { ...goodsPage.goods, title: evil, description: evil, maker: evil, brand: evil },
      more: [],
    });
    expect(page.querySelectorAll('[onerror]')).toHaveLength(0);
    expect(page.querySelector('h1')?.textContent).toBe(evil);
  });
});

describe('the home', () => {
  test('searches with a plain form and keeps the category over its pages', () => {
    const page = draw(home);
    expect(page.querySelector('form[role=search]')?.getAttribute('action')).toBe('/s/harbour');
    expect(page.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
      '/s/harbour?category=kitchen&page=2',
    );
    expect(page.querySelector('nav [aria-current=page]')?.textContent).toContain('Kitchen');
  });

  test('a search, a filter or another order is not listed: the same goods stand elsewhere', () => {
    const found = { q: 'mug' };
    const filtered = { filters: { ...unfiltered.filters, isInStock: true } };
    const sorted = { filters: { ...unfiltered.filters, sort: 'price_up' as const } };
    for (const part of [found, filtered, sorted]) {
      expect(draw({ ...home, ...part }).querySelector('link[rel=canonical]')).toBeNull();
      expect(draw({ ...samples.explore, ...part }).querySelector('link[rel=canonical]')).toBeNull();
    }
  });

  test('each filter that is on can be taken off by itself, and all of them at once', () => {
    const filters = { ...unfiltered.filters, priceMax: '20', isInStock: true, sort: 'price_up' as const };
    const page = draw({ ...home, q: 'mug', filters });
    const links = [...page.querySelectorAll('nav[aria-label="Filters that are on"] a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Search: mug', '/s/harbour?category=kitchen&price_max=20&in_stock=true&sort=price_up'],
      ['Up to $20.00', '/s/harbour?category=kitchen&q=mug&in_stock=true&sort=price_up'],
      ['In stock only', '/s/harbour?category=kitchen&q=mug&price_max=20&sort=price_up'],
      ['Remove all filters', '/s/harbour?category=kitchen&sort=price_up'],
    ]);
    expect(page.querySelector('input[type=checkbox][name=in_stock]')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('form[role=search] input[name=price_max]')?.getAttribute('value')).toBe('20');
  });

  test('says what a search was understood as', () => {
    const shown = draw({ ...home, q: 'mgu', meaning: { shown_for: 'mug', better: null } });
    expect(textOf(shown)).toContain('Nothing was found for “mgu”. These are results for “mug”.');
    const better = draw({ ...home, q: 'mugs', meaning: { shown_for: null, better: 'mats' } });
    expect(textOf(better)).toContain('Did you mean “mats”?');
    expect(better.querySelector('a[href="/s/harbour?category=kitchen&q=mats"]')).not.toBeNull();
  });

  test('an empty search says what to do', () => {
    const page = draw({ ...home, q: 'zzz', goods: { ...home.goods, list: [], total: 0, has_more: false } });
    expect(textOf(page)).toContain('Nothing matches your search');
    expect(textOf(page)).toContain('Show all products');
  });
});

describe('Explore', () => {
  test('shows one offer of each goods, whose it is, and nothing that is paid for', () => {
    const page = draw(samples.explore);
    const card = page.querySelector('a[href="/s/harbour/goods/' + goods.id + '"]');
    expect(card?.textContent).toContain('Harbour, the best price of 3 shops');
    expect(card?.textContent).toContain('4.2 of 5 from 7 ratings');
    expect(textOf(page)).not.toMatch(/sponsored/i);
    expect(page.querySelector('a[href$="/cart"]')).toBeNull();
    expect(page.querySelector('a[href$="/how"]')).not.toBeNull();
  });

  test('shows each shop with its own face and rows of goods that lead to their category', () => {
    const look = { ...firstLook, sections: [...firstLook.sections], palette: 'plum' as const, css: '/l.css' };
    const faces = [{ shop: { ...shop, look }, goods: [goods], count: 12 }];
    const page = draw({ ...samples.explore, faces });
    const face = page.querySelector('section[aria-labelledby=shops] a[href="/s/harbour"]');
    expect(face?.textContent).toContain('12 items');
    expect(face?.querySelector('text')?.textContent).toBe('H');
    expect(face?.querySelectorAll(`rect[fill="${lookPalettes.plum}"]`)).toHaveLength(2);
    expect(page.querySelector('#shelf-kitchen a')?.getAttribute('href')).toContain('?category=kitchen');
  });

  test('tells how its order comes about, with the numbers that it computes with', () => {
    const text = textOf(draw(samples.exploreHow));
    for (const part of Object.values(ranking.weights)) expect(text).toContain(`${part / 10}% of the score`);
    expect(text).toContain(`${ranking.delivery.bestDays} or fewer score best`);
  });
});

describe('the goods', () => {
  test('shows the whole price, who made it and how to buy it', () => {
    const page = draw({ ...goodsPage, more: [] });
    expect(textOf(page)).toContain('One item delivered: $15.00.');
    expect(textOf(page)).toContain('Arrives in 4–9 days');
    expect(textOf(page)).toContain('Mug Works, Porto');
    const form = page.querySelector('form[action="/s/harbour/cart/add"]');
    expect(form?.querySelector('input[name=goods_id]')?.getAttribute('value')).toBe(goods.id);
    expect(
      [...(form?.querySelectorAll('button[name=next]') ?? [])].map((one) => one.getAttribute('value')),
    ).toEqual(['cart', 'checkout']);
  });

  test('cannot be bought when it is sold out or the shop is closed', () => {
    const soldOut = draw({ ...goodsPage, goods: { ...goodsPage.goods, available: 0 } });
    expect(soldOut.querySelector('form[action$="/cart/add"]')).toBeNull();
    expect(textOf(soldOut)).toContain('Sold out');
    const closed = draw({ ...goodsPage, shop: { ...shop, open: false } });
    expect(closed.querySelector('form[action$="/cart/add"]')).toBeNull();
    expect(textOf(closed)).toContain('This shop is closed right now');
  });
});

describe('the checkout', () => {
  test('carries its key and its quote, and never a price that counts', () => {
    const page = draw(checkout);
    const hidden = [...page.querySelectorAll('main form[method=post] input[type=hidden]')].map((one) =>
      one.getAttribute('name'),
    );
    expect(hidden).toEqual([
      'once',
      'quote_id',
      'seen_total',
      'quoted_country',
      'quoted_service',
      'quoted_code',
    ]);
    expect(textOf(page)).toContain('Pay $27.00');
    expect(textOf(page)).toContain('$27.00');
  });

  test('ties each fault to its field and keeps what was typed', () => {
    const page = draw({
      ...checkout,
      values: { ...checkout.values, email: 'maria' },
      faults: { email: 'wrong', terms: 'missing' },
    });
    const email = page.querySelector('input[name=email]');
    expect(email?.getAttribute('value')).toBe('maria');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    const described = email?.getAttribute('aria-describedby') ?? '';
    expect(page.getElementById(described)?.textContent).toContain('not an email address');
    expect(page.getElementById('terms-error')?.textContent).toContain('Tick this box');
  });
});

describe('the order', () => {
  test('offers what the server allows and nothing else, each form with a key of its own', () => {
    const page = draw(orderPage);
    expect(page.querySelector('form[action$="/confirm"] button')?.textContent).toBe('I’ve received it');
    expect(page.querySelector('form[action$="/cancel"]')).toBeNull();
    expect(page.querySelector('a[href$="/return"]')).not.toBeNull();
    const keys = [...page.querySelectorAll('input[name=once]')].map((one) => one.getAttribute('value'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(page.querySelector('[aria-current=step]')?.textContent).toContain('Delivered');
  });

  test('tells where its returns stand, and the way to each', () => {
    const one = {
      id: goods.id,
      state: 'requested',
      reason: 'damaged',
      amount: '12.00',
      answer_by: '2026-11-23T10:00:00.000Z',
      due_at: '2026-11-23T10:00:00.000Z',
      needs_return: true,
      offer: null,
      settled: null,
      created_at: '2026-11-21T10:00:00.000Z',
      lines: [{ id: '1', title: 'Enamel mug', qty: 1 }],
    };
    const open = draw({ ...orderPage, order: { ...order, cases: [one] } });
    expect(textOf(open)).toContain('Waiting for an answer');
    expect(textOf(open)).toContain('The shop answers by');
    expect(open.querySelector(`a[href$="/order/tok/case/${goods.id}"]`)).not.toBeNull();
  });

  test('a case offers what its state allows and nothing else', () => {
    const { case: casePage } = samples;
    const rejected = draw(casePage);
    expect(rejected.querySelector('form[action$="/escalate"] textarea[name=text]')).not.toBeNull();
    expect(rejected.querySelector('input[name=case_id]')?.getAttribute('value')).toBe(goods.id);
    expect(rejected.querySelector('form[action$="/offer"]')).toBeNull();
    const closed = draw({ ...casePage, one: { ...casePage.one, state: 'refunded', can: [] } });
    expect(closed.querySelectorAll('main form')).toHaveLength(0);
  });

  test('a late parcel says why, and the carrier its own words', () => {
    const page = draw({
      ...orderPage,
      order: {
        ...order,
        status: 'shipped',
        arrival: {
          from: '2026-11-25T00:00:00.000Z',
          to: '2026-11-30T00:00:00.000Z',
          basis: 'history',
        },
        delay: { days: 3, reason: 'standing_still' },
        parcels: order.parcels.map((parcel) => ({
          ...parcel,
          steps: parcel.steps.map((step) => ({ ...step, raw: 'HUB 7 SCAN' })),
        })),
      },
    });
    expect(textOf(page)).toContain('The carrier has not reported anything for some days.');
    expect(textOf(page)).toContain('as the last parcels of this supplier took');
    expect(textOf(page)).toContain('HUB 7 SCAN');
  });
});

describe('an outage', () => {
  test('offers the same form once more, with all of its fields', () => {
    const fields = [
      ['once', 'once-1234'],
      ['quote_id', 'q-2'],
    ] as const;
    const page = draw({ kind: 'trouble', what: 'outage', again: { action: '/s/harbour/checkout', fields } });
    const form = page.querySelector('form[action="/s/harbour/checkout"]');
    expect([...(form?.querySelectorAll('input') ?? [])].map((one) => [one.name, one.value])).toEqual(fields);
  });
});

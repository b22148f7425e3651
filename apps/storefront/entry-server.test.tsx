// Whole pages as the server draws them: without scripts, and safe whatever a shop or a buyer wrote.
import { describe, expect, test } from 'vitest';
import type { PageBody } from '#features/checkout/page.contract.ts';
import {
  address,
  categories,
  frame,
  goods,
  noComments,
  order,
  payment,
  quote,
  shop,
} from '#features/checkout/page.samples.ts';
import { render } from './entry-server.tsx';

const list = { list: [goods], total: 1, page: 1, page_size: 24, has_more: true };
const home: PageBody = { kind: 'home', shop, categories, goods: list, category: 'kitchen', q: undefined };
const values = { ...address, terms: '' };
const checkout: PageBody = {
  kind: 'checkout',
  shop,
  quote,
  once: 'once-1234',
  values,
  faults: {},
  notices: [],
};
const orderPage: PageBody = {
  kind: 'order',
  token: 'tok',
  order,
  once: 'once-1234',
  comments: [],
  draft: undefined,
  notices: [],
};
const returned = { reason: '', text: '', pieces: {} };
const testPayment = {
  state: 'open',
  amount: '27.00',
  refunded: '0.00',
  currency: 'USD',
  payee: 'Harbour',
  return_url: '/s/harbour/payment/tok',
} as const;

const pages: readonly PageBody[] = [
  home,
  { kind: 'goods', shop, goods, more: [goods], comments: noComments },
  { kind: 'cart', shop, lines: [], quote: undefined, notices: [] },
  checkout,
  { kind: 'testPay', shop, paymentId: 'p1', payment: testPayment, notices: [] },
  { kind: 'paymentResult', token: 'tok', result: payment, refreshing: false },
  orderPage,
  {
    kind: 'return',
    token: 'tok',
    order,
    once: 'o',
    values: returned,
    faults: { lines: true, reason: true },
    notices: [],
  },
  { kind: 'missing', what: 'goods', shop },
  { kind: 'trouble', what: 'outage', again: undefined },
];

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
      expect(page.querySelectorAll('[style], script:not([src]), style')).toHaveLength(0);
    },
  );

  test.each(pages.map((body) => [body.kind, body] as const))(
    '%s asks to be listed only where it is public',
    (kind, body) => {
      const page = draw(body);
      const isPublic = kind === 'home' || kind === 'goods';
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
      kind: 'goods',
      shop: { ...shop, name: evil, about: evil },
      goods: { ...goods, title: evil, description: evil },
      more: [],
      comments: noComments,
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

  test('an empty search says what to do', () => {
    const page = draw({ ...home, q: 'zzz', goods: { ...list, list: [], total: 0, has_more: false } });
    expect(textOf(page)).toContain('Nothing matches your search');
    expect(textOf(page)).toContain('Show all goods');
  });
});

describe('the goods', () => {
  test('shows the whole price, who made it and how to buy it', () => {
    const page = draw({ kind: 'goods', shop, goods, more: [], comments: noComments });
    expect(textOf(page)).toContain('One piece delivered: $15.00.');
    expect(textOf(page)).toContain('Arrives in 4–9 days');
    expect(textOf(page)).toContain('Mug Works, Porto');
    const form = page.querySelector('form[action="/s/harbour/cart/add"]');
    expect(form?.querySelector('input[name=goods_id]')?.getAttribute('value')).toBe(goods.id);
    expect(
      [...(form?.querySelectorAll('button[name=next]') ?? [])].map((one) => one.getAttribute('value')),
    ).toEqual(['cart', 'checkout']);
  });

  test('cannot be bought when it is sold out or the shop is closed', () => {
    const soldOut = draw({
      kind: 'goods',
      shop,
      goods: { ...goods, available: 0 },
      more: [],
      comments: noComments,
    });
    expect(soldOut.querySelector('form[action$="/cart/add"]')).toBeNull();
    expect(textOf(soldOut)).toContain('Sold out');
    const closed = draw({
      kind: 'goods',
      shop: { ...shop, open: false },
      goods,
      more: [],
      comments: noComments,
    });
    expect(closed.querySelector('form[action$="/cart/add"]')).toBeNull();
    expect(textOf(closed)).toContain('This shop is closed right now');
  });
});

describe('comments', () => {
  const evil = '</p><script>alert(1)</script><img src=x onerror=alert(2)>';
  const comment = {
    id: goods.id,
    rating: 4,
    content: evil,
    author: { name_masked: 'M**** J*****', country: 'US' },
    verified: true,
    removed_reason: null,
    follow_up: { content: evil, at: '2026-11-23T10:00:00.000Z' },
    reply: {
      content: evil,
      at: '2026-11-22T10:00:00.000Z',
      corrected_at: '2026-11-22T12:00:00.000Z',
      before: { content: `before ${evil}`, at: '2026-11-22T10:00:00.000Z' },
    },
    created_at: '2026-11-21T10:00:00.000Z',
  } as const;
  const comments = {
    ...noComments,
    has_more: true,
    summary: { avg: 4, count: 1, by_star: [0, 0, 0, 1, 0] },
    list: [comment],
  };

  test('stand under the goods as text, whatever somebody wrote, with the reply and what it said before', () => {
    const page = draw({ kind: 'goods', shop, goods, more: [], comments });
    const section = page.querySelector('#comments');
    expect(section?.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
    expect(section?.textContent?.split(evil)).toHaveLength(5);
    expect(section?.textContent).toContain('Verified purchase');
    expect(section?.querySelector('a')?.getAttribute('href')).toBe(
      `/s/harbour/goods/${goods.id}?comments=2#comments`,
    );
  });

  test('that were removed say why, and show neither words nor stars', () => {
    const removed = {
      ...comment,
      rating: null,
      content: null,
      follow_up: null,
      reply: null,
      removed_reason: 'personal_data',
    } as const;
    const page = draw({ kind: 'goods', shop, goods, more: [], comments: { ...comments, list: [removed] } });
    const item = page.querySelector('#comments ul:last-of-type li');
    expect(textOf(page)).toContain('This comment was removed. It told personal data of somebody.');
    expect(item?.querySelector('[role=img]')).toBeNull();
  });

  test('are written on the order, each form with its own key, and keep what was typed', () => {
    const item = {
      goods_id: goods.id,
      title: goods.title,
      image: null,
      comment: null,
      can: [{ action: 'comment', allowed: true, until: '2027-01-20T11:15:00.000Z', why: null }],
    };
    const draft = {
      goodsId: goods.id,
      kind: 'comment',
      values: { rating: '2', content: evil, signer: '' },
      faults: { rating: false, content: false, signer: true },
    } as const;
    const page = draw({ ...orderPage, comments: [item], draft });
    const form = page.querySelector('form[action="/s/harbour/order/tok/comment"]');
    expect(form?.querySelector('input[name=once]')?.getAttribute('value')).toBe(
      `once-1234-comment-${goods.id}`,
    );
    expect(form?.querySelectorAll('input[name=rating]')).toHaveLength(5);
    expect(form?.querySelector('input[name=rating][checked]')?.getAttribute('value')).toBe('2');
    expect(form?.querySelector('textarea')?.textContent).toBe(evil);
    expect(form?.querySelector('[role=alert]')?.textContent).toContain('Type your name');
    expect(form?.closest('details')?.hasAttribute('open')).toBe(true);
  });
});

describe('the checkout', () => {
  test('carries its key and its quote, and never a price that counts', () => {
    const page = draw(checkout);
    const hidden = [...page.querySelectorAll('form[method=post] input[type=hidden]')].map((one) =>
      one.getAttribute('name'),
    );
    expect(hidden).toEqual(['once', 'quote_id', 'quoted_country', 'seen_total']);
    expect(textOf(page)).toContain('Order with obligation to pay');
    expect(textOf(page)).toContain('$27.00');
  });

  test('ties each fault to its field and keeps what was typed', () => {
    const page = draw({
      ...checkout,
      values: { ...values, email: 'maria' },
      faults: { email: 'wrong', terms: 'missing' },
    });
    const email = page.querySelector('input[name=email]');
    expect(email?.getAttribute('value')).toBe('maria');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    const described = email?.getAttribute('aria-describedby') ?? '';
    expect(page.getElementById(described)?.textContent).toContain('not an e-mail address');
    expect(page.getElementById('terms-error')?.textContent).toContain('Tick this box');
  });
});

describe('the order', () => {
  test('offers what the server allows and nothing else, each form with a key of its own', () => {
    const page = draw(orderPage);
    expect(page.querySelector('form[action$="/confirm"] button')?.textContent).toBe('I have it');
    expect(page.querySelector('form[action$="/cancel"]')).toBeNull();
    expect(page.querySelector('a[href$="/return"]')).not.toBeNull();
    const keys = [...page.querySelectorAll('input[name=once]')].map((one) => one.getAttribute('value'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(page.querySelector('[aria-current=step]')?.textContent).toContain('Delivered');
  });

  test('tells where its returns stand and lets an open one be taken back', () => {
    const one = {
      id: goods.id,
      state: 'requested',
      reason: 'damaged',
      amount: '12.00',
      answer_by: '2026-11-23T10:00:00.000Z',
      created_at: '2026-11-21T10:00:00.000Z',
      lines: [{ id: '1', title: 'Enamel mug', qty: 1 }],
    };
    const open = draw({ ...orderPage, order: { ...order, cases: [one] } });
    expect(textOf(open)).toContain('Waiting for an answer');
    expect(open.querySelector('input[name=case_id]')?.getAttribute('value')).toBe(goods.id);
    const closed = draw({ ...orderPage, order: { ...order, cases: [{ ...one, state: 'refunded' }] } });
    expect(closed.querySelector('input[name=case_id]')).toBeNull();
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

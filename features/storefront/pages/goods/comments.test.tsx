// What buyers say, as the server draws it: without scripts, and safe whatever somebody wrote.
import { describe, expect, test } from 'vitest';
import type { PageBody } from '#features/storefront/page.shapes.ts';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import { frame, goods, noComments } from '#features/storefront/page.samples.ts';
import { render } from '#apps/storefront/entry-server.tsx';

const { order: orderPage } = samples;

function draw(body: PageBody): Document {
  return new DOMParser().parseFromString(render({ ...frame, ...body }), 'text/html');
}

function textOf(page: Document): string {
  return page.body.textContent ?? '';
}

describe('comments', () => {
  const photos = [
    { id: goods.id, url: '/files/u/a/1600.webp', thumb: '/files/u/a/320.webp', w: 1600, h: 900 },
  ];
  const evil = '</p><script>alert(1)</script><img src=x onerror=alert(2)>';
  const comment = {
    id: goods.id,
    rating: 4,
    content: evil,
    lang: 'de',
    photos,
    author: { name_masked: 'M**** J*****', country: 'US' },
    verified: true,
    removed_reason: null,
    follow_up: { content: evil, at: '2026-11-23T10:00:00.000Z', lang: null },
    reply: {
      content: evil,
      lang: null,
      at: '2026-11-22T10:00:00.000Z',
      corrected_at: '2026-11-22T12:00:00.000Z',
      before: { content: `before ${evil}`, at: '2026-11-22T10:00:00.000Z', lang: null },
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
    const page = draw({ ...goodsPage, more: [], comments });
    const section = page.querySelector('#comments');
    expect(section?.querySelectorAll('script, [onerror]')).toHaveLength(0);
    expect(section?.querySelector('p[lang=de]')?.textContent).toBe(evil);
    const picture = section?.querySelector('img');
    expect(picture?.getAttribute('alt')).toContain('Picture 1');
    expect(picture?.closest('a')?.getAttribute('href')).toBe('/files/u/a/1600.webp');
    expect(section?.textContent?.split(evil)).toHaveLength(5);
    expect(section?.textContent).toContain('Verified purchase');
    const links = [...(section?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'));
    const place = `/s/harbour/goods/${goods.id}`;
    expect(links).toContain(`${place}?comments=2#comments`);
    expect(links).toContain(`${place}?pictures=true#comments`);
    expect(links).toContain(`${place}?stars=4#comments`);
    expect(section?.querySelector('form')?.getAttribute('action')).toBe(
      `${place}/comment/${goods.id}/report`,
    );
  });

  test('have five bars of count and share, which lead to those comments and from there to all', () => {
    const many = { ...comments, summary: { avg: 4.3, count: 3, by_star: [0, 0, 1, 0, 2] } };
    const bars = (stars: number | undefined) => {
      const commentFilter = { stars, isWithPhotos: true, sort: 'lowest' } as const;
      const page = draw({ ...goodsPage, more: [], comments: many, commentFilter });
      return [...page.querySelectorAll('#comments li:has(meter)')];
    };
    const shown = bars(3);
    expect(shown.map((bar) => bar.textContent)).toEqual([
      '5 stars2 · 67%',
      '4 stars0 · 0%',
      '3 stars1 · 33%',
      '2 stars0 · 0%',
      '1 star0 · 0%',
    ]);
    const links = shown.map((bar) => bar.querySelector('a')?.getAttribute('href')?.replace(/.*\?/, ''));
    expect(links).toEqual([
      'stars=5&pictures=true&reviews=lowest#comments',
      undefined,
      'pictures=true&reviews=lowest#comments',
      undefined,
      undefined,
    ]);
    const chosen = shown.map((bar) => bar.querySelector('a')?.getAttribute('aria-current') ?? null);
    expect(chosen).toEqual([null, null, 'true', null, null]);
    expect(bars(undefined).filter((bar) => bar.querySelector('[aria-current]') !== null)).toEqual([]);
  });

  test('are sorted by links that keep what was filtered, and one comment has none', () => {
    const many = { ...comments, summary: { avg: 4, count: 2, by_star: [0, 0, 0, 2, 0] } };
    const commentFilter = { stars: 4, isWithPhotos: false, sort: 'lowest' } as const;
    const page = draw({ ...goodsPage, more: [], comments: many, commentFilter });
    const links = [...page.querySelectorAll('#comments nav[aria-label="Sort by"] a')];
    expect(links.map((one) => one.getAttribute('href')?.replace(/.*\?/, ''))).toEqual([
      'stars=4#comments',
      'stars=4&reviews=highest#comments',
      'stars=4&reviews=lowest#comments',
      'stars=4&reviews=pictures#comments',
    ]);
    expect(links.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
    expect(draw({ ...goodsPage, comments }).querySelector('nav[aria-label="Sort by"]')).toBeNull();
  });

  test('that were removed say why, and show neither words nor stars', () => {
    const removed = {
      ...comment,
      rating: null,
      content: null,
      lang: null,
      photos: photos.slice(1),
      follow_up: null,
      reply: null,
      removed_reason: 'personal_data',
    } as const;
    const page = draw({ ...goodsPage, comments: { ...comments, list: [removed] } });
    const item = page.querySelector('#comments ul:last-of-type li');
    expect(textOf(page)).toContain('This review was removed. Contained personal information.');
    expect(item?.querySelector('[role=img]')).toBeNull();
  });

  test('are written on the order, each form with its own key, and keep what was typed', () => {
    const item = {
      goods_id: goods.id,
      title: goods.title,
      image: null,
      comment: null,
      waiting: [{ id: goods.id, url: '/files/b.webp', thumb: '/files/a.webp', w: 9, h: 9 }],
      can: [{ action: 'comment', allowed: true, until: '2027-01-20T11:15:00.000Z', why: null }],
    };
    const draft = {
      goodsId: goods.id,
      kind: 'comment',
      values: { rating: '2', content: evil, signer: '', drawn: '', photos: [goods.id] },
      faults: { rating: false, content: false, signer: true, drawn: false, photos: 'noPicture' },
    } as const;
    const page = draw({ ...orderPage, comments: [item], draft });
    const form = page.querySelector('form[action="/s/harbour/order/tok/comment"]');
    expect(form?.querySelector('input[name=once]')?.getAttribute('value')).toBe(
      `once-1234-comment-${goods.id}`,
    );
    expect(form?.querySelectorAll('input[name=rating]')).toHaveLength(5);
    expect(form?.querySelector('input[name=rating][checked]')?.getAttribute('value')).toBe('2');
    expect(form?.querySelector('textarea')?.textContent).toBe(evil);
    const alerts = [...(form?.querySelectorAll('[role=alert]') ?? [])].map((one) => one.textContent);
    expect(alerts.join(' ')).toMatch(/Type your name.*one of the files as a picture/);
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(form?.querySelector('input[name=keep][checked]')?.getAttribute('value')).toBe(goods.id);
    expect(form?.querySelector('input[type=file]')?.hasAttribute('multiple')).toBe(true);
    expect(form?.closest('details')?.hasAttribute('open')).toBe(true);
  });
});

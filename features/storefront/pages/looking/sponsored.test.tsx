// Sponsored places on drawn pages: marked in words, with who pays and why, and nothing else moved.
import { expect, test } from 'vitest';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { frame } from '#features/storefront/page.samples.ts';
import { render } from '#apps/storefront/entry-server.tsx';

function draw(page: StorefrontPage): Document {
  return new DOMParser().parseFromString(render(page), 'text/html');
}

const [offer] = samples.explore.goods.list;
const shopless = { ...frame, handle: '', base: '/explore' };

function explore(isSupport: boolean): Document {
  if (offer === undefined) throw new Error('the sample has no goods');
  const token = isSupport ? '' : 'mark.of.a.place';
  const sponsored = [{ slot: 1, offer: { ...offer, id: 'paid' }, token, isSupport }];
  return draw({ ...shopless, ...samples.explore, shelves: [], sponsored });
}

test('a paid place says so, by whom and why, and carries its mark', () => {
  const cards = [...explore(false).querySelectorAll('main li.row-span-4')];
  const [card, next] = cards;
  expect(cards).toHaveLength(samples.explore.goods.list.length + 1);
  expect(card?.getAttribute('data-ad')).toBe('mark.of.a.place');
  expect(card?.textContent).toContain(`Sponsored by ${offer?.shop.name}`);
  const link = card?.querySelector('a[rel="sponsored"]');
  expect(link?.getAttribute('href')).toContain('/goods/paid?ad=mark.of.a.place');
  const label = link?.getAttribute('aria-describedby') ?? '';
  expect(card?.querySelector(`#${label}`)?.textContent).toContain('Sponsored by');
  expect(card?.querySelector('a[href="/explore/how?ad=mark.of.a.place#sponsored"]')?.textContent).toBe(
    'Why this?',
  );
  expect(next?.hasAttribute('data-ad')).toBe(false);
});

test('public support is marked as such, and nobody is told of it', () => {
  const page = explore(true);
  const [card] = page.querySelectorAll('main li.row-span-4');
  expect(card?.textContent).toContain(`Public support for ${offer?.shop.name}`);
  expect(page.querySelector('[data-ad], a[rel="sponsored"], a[href*="ad="]')).toBeNull();
});

test('why something was shown names who pays and what it was chosen by', () => {
  const why = {
    shop: { handle: 'harbour', name: 'Harbour' },
    pays: 'click',
    surface: 'search',
    qualityMille: 1_132,
    chancePpm: 12_300,
    version: 1,
    day: '2026-11-22',
    auction: 'a',
  } as const;
  const page = draw({ ...shopless, ...samples.exploreHow, why });
  const text = page.querySelector('#sponsored')?.textContent ?? '';
  for (const part of [
    'Harbour pays when',
    'the results of a search',
    'give 1.1;',
    'clicked 1.2 times',
    'Version 1',
  ]) {
    expect(text).toContain(part);
  }
});

test('the room for goods of other shops is there only where the shop allows it', () => {
  expect(draw({ ...frame, ...samples.goods }).querySelector('[data-rail]')).toBeNull();
  const rail = draw({ ...frame, ...samples.goods, rail: true }).querySelector('[data-rail]');
  expect(rail?.getAttribute('data-rail')).toContain(`handle=${frame.handle}`);
  expect(rail?.querySelector('template')).not.toBeNull();
});

// Pages of addresses that lead nowhere.
import { expect, test } from 'vitest';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import { frame } from '#features/storefront/page.samples.ts';
import { render } from '#apps/storefront/entry-server.tsx';

function headerOf(what: 'shop' | 'goods'): HTMLElement | null {
  const { shop, ...missing } = samples.missing;
  const page = { ...frame, ...missing, what, shop: what === 'shop' ? undefined : shop, base: '/ja/s/nobody' };
  return new DOMParser().parseFromString(render(page), 'text/html').querySelector('header');
}

test('where there is no shop the page is the platform’s: no home of a shop, no cart, a way to all shops', () => {
  const header = headerOf('shop');
  expect(header?.textContent).toContain('Stockless');
  expect(header?.querySelector('a')?.getAttribute('href')).toBe('/ja/explore');
  expect(header?.querySelector('a[href$="/cart"]')).toBeNull();
  expect(headerOf('goods')?.querySelector('a[href$="/cart"]')).not.toBeNull();
});

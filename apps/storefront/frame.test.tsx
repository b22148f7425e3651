// What stands around every page as the browser sees it: icon, colours, name.
import { describe, expect, test } from 'vitest';
import { samples } from '#features/storefront/page-kinds.samples.ts';
import { frame, shop } from '#features/storefront/page.samples.ts';
import { firstLook } from '#domain/shop/look.ts';
import { render } from './entry-server.tsx';

const { home } = samples;

function textOf(page: Document): string {
  return page.body.textContent ?? '';
}

test('the browser shows a shop by its logo, else by its letter on its colour, and in the light of its look', () => {
  const look = {
    ...firstLook,
    sections: [...firstLook.sections],
    ground: 'paper' as const,
    palette: 'sun' as const,
    css: '/l.css',
  };
  const head = (part: Partial<typeof shop>) => {
    const html = render({ ...frame, ...home, shop: { ...shop, ...part } });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const themes = [...page.querySelectorAll('meta[name=theme-color]')].map((meta) =>
      meta.getAttribute('content'),
    );
    return [page.querySelector('link[rel=icon]')?.getAttribute('href'), ...themes];
  };
  expect(head({})).toEqual(['/s-assets/icon.svg']);
  expect(head({ logo: { url: '/files/logo.png' } })).toEqual(['/files/logo.png']);
  expect(head({ look })).toEqual(['/s/harbour/mark-ffc83d.svg?letter=H', '#fffdf8', '#1d1914']);
  expect(head({ look: { ...look, ground: 'ink' as const }, logo: { url: '/files/logo.png' } })).toEqual([
    '/files/logo.png',
    '#151718',
    '#151718',
  ]);
});

describe('pages of no shop', () => {
  test.each([
    ['verify', samples.verify],
    ['orderFind', { ...samples.orderFind, shop: undefined }],
  ] as const)('%s has the name of the platform and no cart', (_kind, body) => {
    const html = render({ ...frame, handle: '', base: '/explore', ...body });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('header a')?.textContent).toContain('Stockless');
    expect(page.querySelector('header a[href$="/cart"]')).toBeNull();
    expect(textOf(page)).not.toContain('Shop home');
  });
});

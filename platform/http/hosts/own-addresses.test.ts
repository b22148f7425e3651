import { describe, expect, it } from 'vitest';
import { ownHeader, toOwnAddresses, toOwnPath } from './own-addresses.ts';
import { hostNameOf, platformUrl } from './own-hosts.ts';

const base = '/s/harbour';

describe('addresses of a shop at its domain', () => {
  it.each([
    ['/', base],
    ['/?page=2', `${base}?page=2`],
    ['/cart', `${base}/cart`],
    ['/goods/1?x=/s/other', `${base}/goods/1?x=/s/other`],
    ['/ja', base],
    ['/ja?page=2', `${base}?page=2`],
    ['/zh-Hans/goods/1', `${base}/goods/1`],
    ['/sitemap.xml', `${base}/sitemap.xml`],
    ['/s/harbour/cart', '/s/harbour/cart'],
    ['/s-assets/app.css', '/s-assets/app.css'],
    ['/files/a/1.webp', '/files/a/1.webp'],
    ['/language', '/language'],
    ['/api/pub/order/x', '/api/pub/order/x'],
    // What is the platform's alone is a page of the shop that there is not.
    ['/console', `${base}/console`],
    ['/wallet', `${base}/wallet`],
    ['/api/v1/user/wallet', `${base}/api/v1/user/wallet`],
    ['/api/op/desk', `${base}/api/op/desk`],
    ['/metrics', `${base}/metrics`],
  ])('%s is %s of the platform', (path, inside) => {
    expect(platformUrl(path, base)?.path).toBe(inside);
  });

  it.each([
    '/s/other',
    '/s/harbour-2/cart',
    '/explore',
    '/explore?x',
    '/trust/record',
    '/verify/receipt',
    '/l/abc',
  ])('%s is the platform’s', (path) => expect(platformUrl(path, base)).toBeUndefined());

  it('takes the language of the address apart', () => {
    expect(platformUrl('/ja/cart', base)?.language).toBe('ja');
    expect(platformUrl('/jaguar/cart', base)).toEqual({ path: `${base}/jaguar/cart`, language: undefined });
  });

  it.each([
    ['/s/harbour', '/'],
    ['/s/harbour?say=x', '/?say=x'],
    ['/s/harbour/cart', '/cart'],
    ['/ja/s/harbour', '/ja'],
    ['/ja/s/harbour/cart?x=1', '/ja/cart?x=1'],
    ['/s/harbour-2/cart', '/s/harbour-2/cart'],
    ['/explore', '/explore'],
    ['https://pay.example.com/s/harbour', 'https://pay.example.com/s/harbour'],
  ])('%s leads to %s there', (path, own) => {
    expect(toOwnPath(path, base)).toBe(own);
  });

  it('reads headers that lead on', () => {
    expect(ownHeader('3; url=/s/harbour/payment/t?try=1', base)).toBe('3; url=/payment/t?try=1');
    expect(ownHeader('/s/harbour', base)).toBe('/');
  });

  const html =
    '<link rel="canonical" href="https://p.example/ja/s/harbour/goods/1"><a href="/s/harbour">x</a>' +
    '<a href="/ja/s/harbour?page=2">x</a><form action="/s/harbour/cart/add"><a href="/s/harbour-2">' +
    '<img src="https://p.example/s/harbour/goods/1/og.jpg"><a href="/explore">/s/harbour as text</a>';

  it('writes a page for who is there, and for who is at the platform', () => {
    const asked = { base, platform: 'https://p.example', origin: 'https://shop.example.com' };
    const found =
      '<link rel="canonical" href="https://shop.example.com/ja/goods/1"><a href="/s/harbour">x</a>' +
      '<a href="/ja/s/harbour?page=2">x</a><form action="/s/harbour/cart/add"><a href="/s/harbour-2">' +
      '<img src="https://shop.example.com/goods/1/og.jpg"><a href="/explore">/s/harbour as text</a>';
    expect(toOwnAddresses(html, { ...asked, isHere: false })).toBe(found);
    expect(toOwnAddresses(html, { ...asked, isHere: true })).toBe(
      '<link rel="canonical" href="https://shop.example.com/ja/goods/1"><a href="/">x</a>' +
        '<a href="/ja?page=2">x</a><form action="/cart/add"><a href="/s/harbour-2">' +
        '<img src="https://shop.example.com/goods/1/og.jpg"><a href="/explore">/s/harbour as text</a>',
    );
  });

  it.each([
    ['Shop.Example.com:8443', 'shop.example.com'],
    ['shop.example.com.', 'shop.example.com'],
    ['127.0.0.1:4000', undefined],
    ['[::1]:4000', undefined],
    ['localhost', undefined],
    [`${'a.'.repeat(130)}com`, undefined],
    [undefined, undefined],
    ['x y.example.com', undefined],
  ])('the name in %s is %s', (header, host) => {
    expect(hostNameOf(header)).toBe(host);
  });
});

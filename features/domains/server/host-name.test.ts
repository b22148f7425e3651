import { describe, expect, it } from 'vitest';
import { isApex, readHost, shownHost } from './host-name.ts';

const hosts = ['app.stockless.example.net', 'shops.stockless.example.net'];

describe('a name as a merchant types it', () => {
  it.each([
    ['shop.example.com', 'shop.example.com'],
    ['  https://Shop.Example.COM/path?x#y ', 'shop.example.com'],
    ['shop.example.com.', 'shop.example.com'],
    ['example.com', 'example.com'],
    ['bücher.example.com', 'xn--bcher-kva.example.com'],
    ['ショップ.example.jp', 'xn--xckya1d0c.example.jp'],
    ['faß.example.de', 'xn--fa-hia.example.de'],
    ['mine.github.io', 'mine.github.io'],
  ])('%s is %s', (typed, host) => {
    expect(readHost(typed, hosts)).toEqual({ host });
  });

  it.each([
    ['', 'name'],
    ['shop', 'name'],
    ['shop example.com', 'name'],
    ['shop_1.example.com', 'name'],
    ['-shop.example.com', 'name'],
    ['shop..example.com', 'name'],
    ['*.example.com', 'name'],
    ['user@example.com', 'name'],
    ['shop.example.com:8080', 'name'],
    [`${'a'.repeat(64)}.example.com`, 'name'],
    ['203.0.113.9', 'address'],
    ['1.2.3', 'address'],
    ['0x7f.1', 'address'],
    ['[2001:db8::1]', 'address'],
    ['2001:db8::1', 'address'],
    ['localhost', 'ending'],
    ['shop.localhost', 'ending'],
    ['printer.local', 'ending'],
    ['shop.internal', 'ending'],
    ['hidden.onion', 'ending'],
    ['1.0.0.127.in-addr.arpa', 'ending'],
    ['shop.example.notanending', 'ending'],
    ['co.uk', 'suffix'],
    ['github.io', 'suffix'],
    ['app.stockless.example.net', 'reserved'],
    ['x.app.stockless.example.net', 'reserved'],
    ['stockless.example.net', 'reserved'],
    ['example.net', 'reserved'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(readHost(typed, hosts)).toEqual({ fault });
  });

  it('knows names that can have no CNAME record', () => {
    expect(isApex('example.com')).toBe(true);
    expect(isApex('example.co.uk')).toBe(true);
    expect(isApex('shop.example.com')).toBe(false);
    expect(isApex('mine.github.io')).toBe(true);
  });

  it('shows a name as people read it', () => {
    expect(shownHost('xn--bcher-kva.example.com')).toBe('bücher.example.com');
  });
});

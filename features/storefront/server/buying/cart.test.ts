import { describe, expect, test } from 'vitest';
import {
  addToCart,
  checkoutMark,
  emptyCart,
  readCart,
  rememberPrices,
  setPieces,
  writeCart,
} from './cart.ts';

const goodsId = '0198a7c2-4b1e-4c3d-8f2a-1b2c3d4e5f60';

function idOf(index: number): string {
  return `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

function cookieOf(stored: unknown): string {
  return `cart_harbour=${Buffer.from(JSON.stringify(stored)).toString('base64url')}`;
}

describe('the cart in a cookie', () => {
  test('comes back as it was written, a full one too, in less than a cookie holds', () => {
    const entries = Array.from({ length: 50 }, (_, index) => ({
      goodsId: idOf(index),
      qty: 99,
      seen: '1234.00',
    }));
    const cart = { entries, checkout: checkoutMark('token'), code: 'SUMMER10' };
    const header = writeCart(cart, { handle: 'harbour', isSecure: true })[0] ?? '';
    expect(header.length).toBeLessThan(4_096);
    expect(header).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(readCart(`theme=dark; ${header.split(';')[0]}`, 'harbour')).toEqual(cart);
    expect(readCart(header.split(';')[0], 'harb')).toEqual(emptyCart);
  });

  test('leaves room for carts of other shops, and has the browser forget those it began first', () => {
    const cart = { entries: [{ goodsId, qty: 1, seen: '' }], checkout: '', code: '' };
    const keep = (cookie: string) => writeCart(cart, { handle: 'harbour', isSecure: false, cookie });
    const small = Array.from({ length: 10 }, (_, index) => `cart_shop-${index}=${'x'.repeat(80)}`).join('; ');
    expect(keep(`language=ja; ${small}`).slice(1)).toEqual([
      'cart_shop-0=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    const large = ['old', 'mid', 'new'].map((shop) => `cart_${shop}=${'x'.repeat(3_900)}`).join('; ');
    expect(keep(large).map((line) => line.split('=')[0])).toEqual(['cart_harbour', 'cart_old']);
    expect(keep(`cart_harbour=${'x'.repeat(3_900)}; cart_other=abc`)).toHaveLength(1);
    expect(writeCart(emptyCart, { handle: 'harbour', isSecure: false, cookie: large })).toHaveLength(1);
  });

  test.each([
    ['no pieces', [[goodsId, 0, '']]],
    ['fewer than none', [[goodsId, -1, '']]],
    ['half a piece', [[goodsId, 1.5, '']]],
    ['too many pieces', [[goodsId, 100_001, '']]],
    ['text for a number', [[goodsId, '1', '']]],
    ['a path for an id', [['../../etc', 1, '']]],
    ['a price that is none', [[goodsId, 1, '1e9']]],
    [
      'one goods twice',
      [
        [goodsId, 1, ''],
        [goodsId, 2, ''],
      ],
    ],
    ['too many lines', Array.from({ length: 51 }, (_, index) => [idOf(index), 1, ''])],
    ['no list', 'text'],
  ])('is empty when it holds %s', (_name, entries) => {
    expect(readCart(cookieOf({ l: entries, c: '' }), 'harbour')).toEqual(emptyCart);
  });

  test('is empty when it is no cart at all', () => {
    for (const text of ['', '%%%', 'bnVsbA', 'e30', 'x'.repeat(5_000)]) {
      expect(readCart(`cart_harbour=${text}`, 'harbour')).toEqual(emptyCart);
    }
  });

  test('takes another line while there is room, and forgets its checkout when it changes', () => {
    const entries = Array.from({ length: 50 }, (_, index) => ({ goodsId: idOf(index), qty: 1, seen: '' }));
    const cart = { entries, checkout: 'abc', code: '' };
    expect(addToCart(cart, { goodsId, qty: 1, seen: '' })).toBeUndefined();
    const more = addToCart(cart, { goodsId: idOf(3), qty: 2, seen: '' });
    expect(more?.entries[3]?.qty).toBe(3);
    expect(more?.checkout).toBe('');
    expect(setPieces(cart, new Map([[idOf(3), 1]]))).toBe(cart);
    expect(rememberPrices(cart, new Map([[idOf(0), '9.00']]))).toMatchObject({ checkout: 'abc', code: '' });
  });
});

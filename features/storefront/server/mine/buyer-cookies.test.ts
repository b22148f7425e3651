// The cookies of a buyer's own page: what is not exactly ours is forgotten, and no browser has too many of them.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { homePage } from '#features/storefront/page-list.samples.ts';
import { writeCart } from '#features/storefront/server/buying/cart.ts';
import { writeBuyerCookies } from './buyer-cookies.ts';
import { listIn, openMine, session, setBy } from './mine.samples.ts';

test('a cookie that is not exactly ours notes nothing, and is forgotten on any page', async () => {
  const { get, last } = openMine({ storefrontGoods: () => homePage });
  for (const text of ['x', '~', 'a'.repeat(22) + 'abc', 'a'.repeat(21) + '!', 'b'.repeat(5_000)]) {
    expect(listIn(`wish_harbour=${text}`), text).toEqual([]);
    const shown = await get('/s/harbour', { cookie: `wish_harbour=${text}; me_harbour=short` });
    expect([shown.statusCode, last()]).toMatchObject([200, { kind: 'home', wished: [] }]);
    expect(setBy(shown).map((line) => line.split(';').slice(0, 3).join())).toEqual([
      'wish_harbour=, Path=/, Max-Age=0',
      'me_harbour=, Path=/, Max-Age=0',
    ]);
  }
  expect(setBy(await get('/s/harbour', { cookie: 'wish_other=x; cart_harbour=x' }))).toEqual([]);
});

const namesIn = (lines: readonly string[]) => lines.map((line) => line.split('=')[0]);

test('lists and sessions of other shops give way where there is no room for them', () => {
  const wishes = Array.from({ length: limits.wishesMax }, () => ({ goodsId: randomUUID(), seen: '12.00' }));
  const plain = { isSecure: false, cookie: undefined };
  const cookie = ['old', 'new']
    .map((handle) => writeBuyerCookies({ wishes }, { ...plain, handle })[0]?.split(';')[0])
    .join('; ');
  const own = { handle: 'harbour', isSecure: false };
  expect(namesIn(writeBuyerCookies({ wishes }, { ...own, cookie }))).toEqual([
    'wish_harbour',
    'wish_old',
    'wish_new',
  ]);
  const few = writeBuyerCookies({ wishes: wishes.slice(0, 15) }, { ...own, cookie });
  expect(namesIn(few)).toEqual(['wish_harbour', 'wish_old']);
  const sessions = Array.from({ length: 9 }, (_, index) => `me_shop-${index}=${session}`).join('; ');
  expect(namesIn(writeBuyerCookies({ session }, { ...own, cookie: sessions }))).toEqual([
    'me_harbour',
    'me_shop-0',
    'me_shop-1',
  ]);
});

test('however many shops a browser visits, its cookies leave room in a header of 16,384 characters', () => {
  const jar = new Map<string, string>();
  const wishes = Array.from({ length: limits.wishesMax }, () => ({
    goodsId: randomUUID(),
    seen: '99999.99',
  }));
  const entries = Array.from({ length: 50 }, () => ({ goodsId: randomUUID(), qty: 99, seen: '1234.00' }));
  const long = `${'s'.repeat(50)}.${'a'.repeat(100)}`;
  for (let index = 0; index < 60; index += 1) {
    const handle = `${'h'.repeat(50)}-${index}`;
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const size = 1 + ((index * 7) % 50);
    const parts = [
      () => writeBuyerCookies({ session: long }, { handle, isSecure: true, cookie: cookie() }),
      () =>
        writeBuyerCookies({ wishes: wishes.slice(-size * 2) }, { handle, isSecure: true, cookie: cookie() }),
      () =>
        writeCart(
          { entries: entries.slice(-size), checkout: '', code: '' },
          { handle, isSecure: true, cookie: cookie() },
        ),
    ];
    for (const line of parts.flatMap((part) => part())) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      jar.delete(name);
      if (value !== '') jar.set(name, value);
    }
    expect(cookie().length).toBeLessThan(14_500);
  }
  expect([...jar.keys()].filter((name) => name.includes('me_h')).length).toBeGreaterThan(1);
});

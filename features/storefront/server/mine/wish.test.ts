// Hearts over HTTP: what the browser stores, what goes into a page, and where an answer leads.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { refuse } from '#domain/wire/errors.ts';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { goodsId, otherId } from '#features/storefront/page.samples.ts';
import { readWishes, writeBuyerCookies } from './buyer-cookies.ts';
import { mergeCookies, listIn, noted, openMine, over, own, session, signIn } from './mine.samples.ts';

test('a heart is stored in a cookie that no script reads, with the price of today, and is filled from then on', async () => {
  const { post, get, last, count } = openMine({
    ...noted('11.00'),
    storefrontGood: () => goodsPage,
  });
  const back = `/s/harbour/goods/${goodsId}?reviews=lowest`;
  const pressed = await post('/s/harbour/wish', { add: goodsId, back }, { 'x-forwarded-proto': 'https' });
  expect(pressed.statusCode).toBe(303);
  expect(pressed.headers.location).toBe(back);
  expect(pressed.headers['set-cookie']).toMatch(/^__Host-wish_harbour=.*HttpOnly; SameSite=Lax; Secure$/);
  const cookie = mergeCookies(pressed);
  expect(listIn(cookie)).toEqual([{ goodsId, seen: '11.00' }]);
  // Whoever else looks at the same page in the same second sees an empty heart, and the visitor a full one.
  for (const headers of [{ cookie }, {}, { cookie }]) {
    await get(`/s/harbour/goods/${goodsId}`, headers);
    expect(last()).toMatchObject({ kind: 'goods', wished: 'cookie' in headers ? [goodsId] : [] });
  }
  // The page itself asks nothing about its visitor.
  expect([count('readBuyerPage'), count('listWished')]).toEqual([0, 1]);
  const again = await post('/s/harbour/wish', { remove: goodsId, back: '/s/harbour/me' }, { cookie });
  expect(again.headers.location).toBe(`/s/harbour/me?undo=${goodsId}`);
  expect(again.headers['set-cookie']).toContain('Max-Age=0');
});

test('what is not sold is not noted, a full list takes no more, and the list says so', async () => {
  const { post } = openMine(noted(null));
  const gone = await post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' });
  expect(listIn(mergeCookies(gone))).toEqual([]);
  expect(gone.headers.location).toBe('/s/harbour/me?say=gone');
  const many = Array.from({ length: limits.wishesMax }, () => ({ goodsId: randomUUID(), seen: '99999.99' }));
  const [line = ''] = writeBuyerCookies(
    { wishes: many },
    { handle: 'harbour', isSecure: false, cookie: undefined },
  );
  expect(line.length).toBeLessThan(4_000);
  const cookie = line.split(';')[0] ?? '';
  expect(listIn(cookie)).toEqual(many);
  const full = openMine({ listWished: () => ({ wishes: [] }) });
  const refused = await full.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  expect(refused.headers.location).toBe('/s/harbour/me?say=full');
  expect(listIn(mergeCookies(refused))).toEqual(many);
  await full.get('/s/harbour/me?say=full', { cookie });
  expect(full.last()).toMatchObject({ kind: 'mine', notices: [{ key: 'mineNoticeFull' }] });
});

test('nobody is led to another site, and a page of this shop is come back to', async () => {
  const { post, last } = openMine(noted('11.00'));
  const backs = {
    'https://evil.example/s/harbour': '/s/harbour',
    'http://storefront.invalid/s/harbour/cart': '/s/harbour',
    'javascript:alert(1)//s/harbour': '/s/harbour',
    '//evil.example': '/s/harbour',
    '/\\evil.example': '/s/harbour',
    '/s/harbour\\..\\..\\evil': '/s/harbour',
    '\t//evil.example': '/s/harbour',
    '/s/harbourside': '/s/harbour',
    '/s/other': '/s/harbour',
    '/s/harbour/../other': '/s/harbour',
    '/s/harbour/%2e%2e/other': '/s/harbour',
    '': '/s/harbour',
    '/s/harbour/c/kitchen?page=2': '/s/harbour/c/kitchen?page=2',
    '/s/harbour?q=%2F%2Fevil.example': '/s/harbour?q=%2F%2Fevil.example',
  };
  for (const [back, place] of Object.entries(backs))
    expect((await post('/s/harbour/wish', { remove: goodsId, back })).headers.location, back).toBe(place);
  const odd = await post('/s/harbour/wish', { add: 'nothing', back: '/s/harbour/cart' });
  expect(odd.headers.location).toBe('/s/harbour/cart');
  expect(last()).toBeUndefined();
});

test('hearts that a script sends together are noted together, and it hears where they lead', async () => {
  const { post, asked } = openMine(noted('11.00'));
  const sent = await post('/s/harbour/wish', { stay: 'on', add: goodsId, back: '/s/harbour' });
  expect([sent.statusCode, sent.headers.location, sent.body]).toEqual([204, '/s/harbour', '']);
  const two = await post('/s/harbour/wish', `stay=on&remove=${goodsId}&add=${otherId}&add=${goodsId}`);
  expect(listIn(mergeCookies(two))).toEqual([
    { goodsId, seen: '11.00' },
    { goodsId: otherId, seen: '11.00' },
  ]);
  expect(asked.filter(({ name }) => name === 'listWished')).toHaveLength(2);
  const cookie = `me_harbour=${session}`;
  const { post: send, count } = openMine({
    setWish: ({ input }) => {
      if (JSON.stringify(input).includes(goodsId))
        throw refuse('invalidOperation', { reason: 'wishes_full' });
      return { wishes: [{ goods_id: otherId }] };
    },
  });
  const partly = await send('/s/harbour/wish', `stay=on&add=${goodsId}&add=${otherId}`, { cookie });
  expect([partly.statusCode, partly.headers.location]).toEqual([204, '/s/harbour/me?say=full']);
  // Together they are refused, so each is asked for alone.
  expect(count('setWish')).toBe(3);
  expect(listIn(`${cookie}; ${mergeCookies(partly)}`)).toEqual([{ goodsId: otherId, seen: '' }]);
});

test('signed in, hearts go into the page, all of them at once', async () => {
  const cookie = `me_harbour=${session}`;
  const site = openMine({
    setWish: () => ({ wishes: [{ goods_id: goodsId, seen: '11.00' }, { goods_id: otherId }] }),
  });
  await site.post('/s/harbour/wish', `stay=on&add=${goodsId}&remove=${otherId}`, { cookie });
  expect(site.asked.map(({ name, input }) => [name, input['changes']])).toEqual([
    [
      'setWish',
      [
        { goods_id: goodsId, is_wished: true },
        { goods_id: otherId, is_wished: false },
      ],
    ],
  ]);
  const pressed = await site.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  expect(listIn(`${cookie}; ${mergeCookies(pressed)}`)).toEqual([
    { goodsId, seen: '11.00' },
    { goodsId: otherId, seen: '' },
  ]);
  const refusing = (refusal: Error) =>
    openMine({
      setWish: () => {
        throw refusal;
      },
      readBuyerPage: () => own,
    }).post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  const full = await refusing(refuse('invalidOperation', { reason: 'wishes_full' }));
  expect(full.headers.location).toBe('/s/harbour/me?say=full');
  const gone = await refusing(refuse('recordNotFound', { field: 'goods_id' }));
  expect(gone.headers.location).toBe('/s/harbour/me?say=gone');
});

test('a heart after the session ended is stored in the browser, without the list of the page, and says so', async () => {
  const site = openMine(over);
  const press = (cookie: string) =>
    site.post('/s/harbour/wish', { add: otherId, back: '/s/harbour' }, { cookie });
  const { all, list } = await signIn();
  // The same where the browser forgot the session before its list.
  for (const cookie of [all, list]) {
    const here = await press(cookie);
    expect(here.headers.location).toBe('/s/harbour/me?say=ended');
    expect(mergeCookies(here, cookie)).not.toContain('me_');
    expect(readWishes(mergeCookies(here, cookie), 'harbour')).toEqual({
      wishes: [{ goodsId: otherId, seen: '11.00' }],
      wishOwner: 'browser',
    });
  }
  // What was noted here while nobody was signed in stays, and the next page has both.
  const before = `me_harbour=${session}; ${mergeCookies(await site.post('/s/harbour/wish', { add: goodsId }))}`;
  const after = mergeCookies(await press(before), before);
  expect(listIn(after).map((wish) => wish.goodsId)).toEqual([otherId, goodsId]);
  const shown = await site.get('/s/harbour/me?say=ended', { cookie: after });
  expect(site.last()).toMatchObject({ wishes: [{}, {}], notices: [{ key: 'mineNoticeEnded' }] });
  expect(listIn(mergeCookies(shown, after))).toHaveLength(2);
});

// Hearts and a buyer's own page over HTTP: what the browser keeps, and what a page asks of the calls.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { refuse } from '#domain/wire/errors.ts';
import { goodsPage } from '#features/storefront/page-goods.samples.ts';
import { minePage } from '#features/storefront/page-mine.samples.ts';
import { address, goodsId, otherId, shop } from '#features/storefront/page.samples.ts';
import { openStorefront, type Answers } from '#features/storefront/server/storefront.rig.ts';
import { readWishes, writeKept } from './kept.ts';

const open = (answers: Answers = {}) => openStorefront({ shopInfo: () => shop, ...answers });
const session = `session-of-a-buyer.${'a'.repeat(43)}`;
const own = minePage.view === 'in' ? minePage.own : undefined;

type Replied = { headers: Record<string, unknown> };
/** What a browser sends back: the name and value of each cookie that it was told to keep. */
function keptBy({ headers }: Replied): string {
  const set = headers['set-cookie'];
  const lines = Array.isArray(set) ? set.map(String) : typeof set === 'string' ? [set] : [];
  return lines.map((line) => line.split(';')[0] ?? '').join('; ');
}
const noted = (price: string | null) => ({
  listWished: () => ({ wishes: [{ ...minePage.wishes[0], price }] }),
});

test('a heart is kept in a cookie that no script reads, with the price of today, and is filled from then on', async () => {
  const { post, get, last, count } = open({
    ...noted('11.00'),
    storefrontGood: () => goodsPage,
  });
  const back = `/s/harbour/goods/${goodsId}?reviews=lowest`;
  const pressed = await post('/s/harbour/wish', { add: goodsId, back }, { 'x-forwarded-proto': 'https' });
  expect(pressed.statusCode).toBe(303);
  expect(pressed.headers.location).toBe(back);
  expect(pressed.headers['set-cookie']).toMatch(/^__Host-wish_harbour=.*HttpOnly; SameSite=Lax; Secure$/);
  const cookie = keptBy(pressed);
  expect(readWishes(cookie, 'harbour')).toEqual([{ goodsId, seen: '11.00' }]);
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

test('what is not sold is not noted, a full list says so, and nobody is led to another site', async () => {
  const { post, last } = open(noted(null));
  const gone = await post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' });
  expect(readWishes(keptBy(gone), 'harbour')).toEqual([]);
  const many = Array.from({ length: limits.wishesMax }, () => ({ goodsId: randomUUID(), seen: '99999.99' }));
  const [line = ''] = writeKept({ wishes: many }, { handle: 'harbour', isSecure: false, cookie: undefined });
  expect(line.length).toBeLessThan(4_000);
  const cookie = line.split(';')[0] ?? '';
  expect(readWishes(cookie, 'harbour')).toEqual(many);
  const full = open({ listWished: () => ({ wishes: [] }) });
  const refused = await full.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  expect(refused.statusCode).toBe(409);
  expect(full.last()).toMatchObject({ kind: 'mine', notices: [{ key: 'mineNoticeFull' }] });
  for (const back of ['https://evil.example/s/harbour', '//evil.example', '/s/harbourside', '/s/other', ''])
    expect((await post('/s/harbour/wish', { remove: goodsId, back })).headers.location, back).toBe(
      '/s/harbour',
    );
  const odd = await post('/s/harbour/wish', { add: 'nothing', back: '/s/harbour' });
  expect(odd.headers.location).toBe('/s/harbour');
  expect(last()).toBeUndefined();
});

test('a cookie that is not exactly ours notes nothing', () => {
  for (const text of ['x', '~', 'a'.repeat(22) + 'abc', 'a'.repeat(21) + '!', 'b'.repeat(5_000)])
    expect(readWishes(`wish_harbour=${text}`, 'harbour'), text).toEqual([]);
});

test('lists of other shops give way where there is no room for them', () => {
  const wishes = Array.from({ length: limits.wishesMax }, () => ({ goodsId: randomUUID(), seen: '12.00' }));
  const cookie = ['old', 'new']
    .map((handle) => writeKept({ wishes }, { handle, isSecure: false, cookie: undefined })[0]?.split(';')[0])
    .join('; ');
  const lines = writeKept({ wishes }, { handle: 'harbour', isSecure: false, cookie });
  expect(lines.slice(1).map((line) => line.split('=')[0])).toEqual(['wish_new', 'wish_old']);
  const few = writeKept({ wishes: wishes.slice(0, 20) }, { handle: 'harbour', isSecure: false, cookie });
  expect(few.slice(1).map((line) => line.split('=')[0])).toEqual(['wish_old']);
});

test('the page after asking is the same for every address; a link that is opened signs nobody in', async () => {
  const site = open({
    askBuyerLink: () => ({}),
    readBuyerLink: () => ({ email: 'a…a@shop.example' }),
    openBuyerPage: () => ({ session, ends_at: '2026-12-29T10:00:00.000Z' }),
    ...noted('11.00'),
  });
  for (const email of ['anna@shop.example', 'stranger@shop.example']) {
    const asked = await site.post('/s/harbour/me/link', { email });
    expect(asked.statusCode).toBe(200);
    expect(site.last()).toMatchObject({ kind: 'mine', view: 'asked', email });
  }
  expect((await site.post('/s/harbour/me/link', { email: 'nobody' })).statusCode).toBe(422);
  expect(site.last()).toMatchObject({ view: 'out', email: 'nobody', isWrong: true });
  const shown = await site.get('/s/harbour/me/token_of_a_link_00000');
  expect(site.last()).toMatchObject({ view: 'link', email: 'a…a@shop.example' });
  expect(shown.headers['set-cookie']).toBeUndefined();
  const heart = await site.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' });
  const opened = await site.post('/s/harbour/me/token_of_a_link_00000/open', {}, { cookie: keptBy(heart) });
  expect(opened.headers.location).toBe('/s/harbour/me');
  expect(site.asked.findLast(({ name }) => name === 'openBuyerPage')?.input).toMatchObject({
    wishes: [{ goods_id: goodsId, seen: '11.00' }],
  });
  expect(keptBy(opened)).toBe(`me_harbour=${session}`);
  const over = open({
    readBuyerLink: () => {
      throw refuse('recordNotFound', { field: 'token' });
    },
  });
  const refused = await over.get('/s/harbour/me/token_of_a_link_00000');
  expect(refused.headers.location).toBe('/s/harbour/me?say=over');
});

test('signed in, the list of the page is the one that hearts show; a session that is over leaves nothing behind', async () => {
  const cookie = `me_harbour=${session}`;
  const site = open({ readBuyerPage: () => own });
  const shown = await site.get('/s/harbour/me', { cookie });
  expect(readWishes(keptBy(shown), 'harbour')).toEqual([{ goodsId, seen: '12.00' }]);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.headers['referrer-policy']).toBe('same-origin');
  await site.get('/s/other/me', { cookie });
  expect(site.count('readBuyerPage')).toBe(1);
  const over = open({
    readBuyerPage: () => {
      throw refuse('recordNotFound', { field: 'session' });
    },
    listWished: () => ({ wishes: [] }),
  });
  const left = await over.get('/s/harbour/me', { cookie: `${cookie}; ${keptBy(shown)}` });
  expect(over.last()).toMatchObject({ view: 'out', wishes: [], wished: [] });
  expect(String(left.headers['set-cookie'])).toMatch(/wish_harbour=;.*Max-Age=0.*me_harbour=;.*Max-Age=0/);
});

test('signed in, a heart goes into the page; one whose session ended is kept in the browser', async () => {
  const cookie = `me_harbour=${session}`;
  const site = open({
    setWish: () => ({ wishes: [{ goods_id: goodsId, seen: '11.00' }, { goods_id: otherId }] }),
  });
  const pressed = await site.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  expect(readWishes(keptBy(pressed), 'harbour')).toEqual([
    { goodsId, seen: '11.00' },
    { goodsId: otherId, seen: '' },
  ]);
  const over = open({
    setWish: () => {
      throw refuse('recordNotFound', { field: 'session' });
    },
    ...noted('11.00'),
  });
  const here = await over.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  expect(readWishes(keptBy(here), 'harbour')).toEqual([{ goodsId, seen: '11.00' }]);
  const full = open({
    setWish: () => {
      throw refuse('invalidOperation', { reason: 'wishes_full' });
    },
    readBuyerPage: () => own,
  });
  const refused = await full.post('/s/harbour/wish', { add: goodsId, back: '/s/harbour' }, { cookie });
  expect(refused.statusCode).toBe(409);
  expect(full.last()).toMatchObject({ view: 'in', notices: [{ key: 'mineNoticeFull' }] });
});

const typed = { ...address, id: otherId, quoted_country: address.country, next: 'save' };

test('an address is saved, changed with its country, and asked for again where it is wrong', async () => {
  const cookie = `me_harbour=${session}`;
  const site = open({
    saveBuyerAddress: () => ({ addresses: [] }),
    listBuyerAddresses: () => ({ email: 'anna@shop.example', addresses: own?.addresses ?? [] }),
  });
  const saved = await site.post('/s/harbour/me/address', typed, { cookie });
  expect(saved.headers.location).toBe('/s/harbour/me?say=saved');
  const { input } = site.asked.findLast(({ name }) => name === 'saveBuyerAddress') ?? {};
  expect(input).toMatchObject({ id: otherId, session, place: { name: address.name, country: 'US' } });
  expect(JSON.stringify(input)).not.toContain('email');
  await site.post('/s/harbour/me/address', { ...typed, country: 'JP' }, { cookie });
  expect(site.last()).toMatchObject({ kind: 'mineAddress', values: { country: 'JP', name: address.name } });
  const wrong = await site.post('/s/harbour/me/address', { ...typed, name: '' }, { cookie });
  expect(wrong.statusCode).toBe(422);
  expect(site.last()).toMatchObject({ faults: { name: 'missing' } });
  await site.get(`/s/harbour/me/address?id=${otherId}`, { cookie });
  expect(site.last()).toMatchObject({ addressId: otherId, values: { city: address.city } });
  expect((await site.get('/s/harbour/me/address')).headers.location).toBe('/s/harbour/me');
});

test('signing out and deleting everything leave nothing in the browser', async () => {
  const cookie = `me_harbour=${session}`;
  const site = open({ endBuyerSessions: () => ({}), deleteBuyerPage: () => ({}) });
  const out = await site.post('/s/harbour/me/end', { everywhere: 'on' }, { cookie });
  expect(out.headers.location).toBe('/s/harbour/me?say=out');
  expect(site.asked.at(-1)?.input).toMatchObject({ session, is_everywhere: true });
  const erased = await site.post('/s/harbour/me/delete', {}, { cookie });
  expect(erased.headers.location).toBe('/s/harbour/me?say=erased');
  for (const { headers } of [out, erased])
    expect(String(headers['set-cookie'])).toMatch(/wish_harbour=;.*me_harbour=;/);
});

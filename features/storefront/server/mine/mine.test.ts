// A buyer's own page over HTTP: what it asks of the calls, and what the browser stores of a session.
import { expect, test } from 'vitest';
import { refuse } from '#domain/wire/errors.ts';
import { minePage } from '#features/storefront/page-mine.samples.ts';
import { address, goodsId, otherId } from '#features/storefront/page.samples.ts';
import { readWishes, writeBuyerCookies } from './buyer-cookies.ts';
import { mergeCookies, listIn, noted, openMine, over, own, session, setBy, signIn } from './mine.samples.ts';

test('the page after asking is the same for every address; a link that is opened signs nobody in', async () => {
  const site = openMine({
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
  const opened = await site.post(
    '/s/harbour/me/token_of_a_link_00000/open',
    {},
    { cookie: mergeCookies(heart) },
  );
  expect(opened.headers.location).toBe('/s/harbour/me');
  expect(site.asked.findLast(({ name }) => name === 'openBuyerPage')?.input).toMatchObject({
    wishes: [{ goods_id: goodsId, seen: '11.00' }],
  });
  // From here on it is the list of that page.
  expect(readWishes(mergeCookies(opened), 'harbour')).toEqual({
    wishes: [{ goodsId, seen: '11.00' }],
    wishOwner: 'session',
  });
  expect(setBy(opened)[1]).toMatch(/^me_harbour=session-of-a-buyer.*; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const over = openMine({
    readBuyerLink: () => {
      throw refuse('recordNotFound', { field: 'token' });
    },
  });
  const refused = await over.get('/s/harbour/me/token_of_a_link_00000');
  expect(refused.headers.location).toBe('/s/harbour/me?say=over');
});

test('signed in, the list of the page is the one that hearts show', async () => {
  const cookie = `me_harbour=${session}`;
  const site = openMine({ readBuyerPage: () => own });
  const shown = await site.get('/s/harbour/me', { cookie });
  expect(listIn(mergeCookies(shown, cookie))).toEqual([{ goodsId, seen: '12.00' }]);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.headers['referrer-policy']).toBe('same-origin');
  expect(setBy(await site.get('/s/harbour/me', { cookie: (await signIn()).all }))).toEqual([]);
  await site.get('/s/other/me', { cookie });
  expect(site.count('readBuyerPage')).toBe(2);
});

test('a session that ended elsewhere takes its list along, and the page says that the sign-in ended', async () => {
  const site = openMine(over);
  const { all, list } = await signIn();
  const ended = { view: 'out', wishes: [], wished: [], notices: [{ key: 'mineNoticeEnded' }] };
  for (const cookie of [all, list]) {
    const left = await site.get('/s/harbour/me', { cookie });
    expect(site.last()).toMatchObject(ended);
    expect(mergeCookies(left, cookie)).toBe('');
  }
  // What was noted here while nobody was signed in stays.
  const before = mergeCookies(await site.post('/s/harbour/wish', { add: goodsId }));
  const cookie = `me_harbour=${session}; ${before}`;
  const answer = await site.get('/s/harbour/me', { cookie });
  expect(site.last()).toMatchObject({ ...ended, wishes: [{}], wished: [goodsId] });
  expect(mergeCookies(answer, cookie)).toBe(before);
});

test('the list of one page is joined to no other, whoever opens a link in the browser next', async () => {
  const theirs = `session-of-another.${'b'.repeat(43)}`;
  const site = openMine({
    openBuyerPage: () => ({ session: theirs, ends_at: '2026-12-29T10:00:00.000Z' }),
    endBuyerSessions: () => ({}),
  });
  const joined = () => site.asked.findLast(({ name }) => name === 'openBuyerPage')?.input['wishes'];
  const { all, list } = await signIn();
  // Signed in still, and where the session is over but its list is there.
  for (const cookie of [all, list]) {
    const opened = await site.post('/s/harbour/me/token_of_a_link_00000/open', {}, { cookie });
    expect(opened.headers.location).toBe('/s/harbour/me');
    expect(joined()).toEqual([]);
    expect(mergeCookies(opened, cookie)).toBe(`me_harbour=${theirs}`);
  }
  // Nobody holds the first session any more.
  expect(site.asked.filter(({ name }) => name === 'endBuyerSessions').map(({ input }) => input)).toEqual([
    { handle: 'harbour', session, is_everywhere: false },
  ]);
  // The first list beside the second session is not shown as theirs.
  expect(listIn(`${list}; me_harbour=${theirs}`)).toEqual([]);
});

test('prices of another money and a damaged list keep nobody from signing in', async () => {
  const [line = ''] = writeBuyerCookies(
    { wishes: [{ goodsId, seen: '1200' }] },
    { handle: 'harbour', isSecure: false, cookie: undefined },
  );
  const cookie = line.split(';')[0] ?? '';
  const refusePrices = ({ input }: { input: Record<string, unknown> }) => {
    if (JSON.stringify(input).includes('seen')) throw refuse('invalidParameter', { field: 'wishes' });
  };
  const site = openMine({
    openBuyerPage: (call) => {
      refusePrices(call);
      return { session, ends_at: '2026-12-29T10:00:00.000Z' };
    },
    listWished: (call) => {
      refusePrices(call);
      return { wishes: [minePage.wishes[0]] };
    },
  });
  await site.get('/s/harbour/me', { cookie });
  expect(site.last()).toMatchObject({ view: 'out', wishes: [{ goods_id: goodsId }] });
  const opened = await site.post('/s/harbour/me/token_of_a_link_00000/open', {}, { cookie });
  expect(opened.headers.location).toBe('/s/harbour/me');
  expect(site.asked.at(-1)?.input).toMatchObject({ wishes: [{ goods_id: goodsId }] });
  const none = openMine({
    openBuyerPage: ({ input }) => {
      if (String(JSON.stringify(input['wishes'])) !== '[]')
        throw refuse('invalidParameter', { field: 'wishes' });
      return { session, ends_at: '2026-12-29T10:00:00.000Z' };
    },
  });
  const all = await none.post('/s/harbour/me/token_of_a_link_00000/open', {}, { cookie });
  expect(all.headers.location).toBe('/s/harbour/me');
});

const typed = { ...address, id: otherId, quoted_country: address.country, next: 'save' };

test('an address is saved, changed with its country, and asked for again where it is wrong', async () => {
  const cookie = `me_harbour=${session}`;
  const site = openMine({
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
  const site = openMine({ endBuyerSessions: () => ({}), deleteBuyerPage: () => ({}) });
  const out = await site.post('/s/harbour/me/end', { everywhere: 'on' }, { cookie });
  expect(out.headers.location).toBe('/s/harbour/me?say=out');
  expect(site.asked.at(-1)?.input).toMatchObject({ session, is_everywhere: true });
  const erased = await site.post('/s/harbour/me/delete', {}, { cookie });
  expect(erased.headers.location).toBe('/s/harbour/me?say=erased');
  for (const { headers } of [out, erased])
    expect(String(headers['set-cookie'])).toMatch(/wish_harbour=;.*me_harbour=;/);
});

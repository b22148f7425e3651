import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { shopInfo, storeInfo } from '#features/shop/contract.ts';
import { statement } from '#platform/db/database.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const counts = statement<Counts>(
  'test-counts',
  `select (select count(*)::int from merchant) as merchants, (select count(*)::int from shop) as shops,
     (select count(*)::int from book) as books, (select count(*)::int from claim) as claims,
     (select count(*)::int from invitation where state = 'joined') as joined,
     (select count(*)::int from session where actor = 'merchant') as sessions`,
);
type Counts = Record<'merchants' | 'shops' | 'books' | 'claims' | 'joined' | 'sessions', number>;

async function countAll(): Promise<Counts> {
  const row = await app.db.direct.row(counts, []);
  if (row === undefined) throw new Error('no counts');
  return row;
}

type Input = Partial<RequestOf<typeof login>>;

function register(ticket: string, username: string, more: Input = {}) {
  const person = {
    username,
    password,
    confirm_password: password,
    shop_name: `Blue Door ${username}`,
    ...more,
  };
  return app.call(login, { ...person, register: true, invite_ticket: ticket });
}

test('an invitation becomes an account, a shop with a handle and a book, and a session', async () => {
  const before = await countAll();
  const answer = await app.ask(login, {
    username: 'Anna.B',
    password,
    confirm_password: password,
    register: true,
    invite_ticket: await app.ticket(),
    shop_name: "Anna's Café – Zürich",
    lang: 'pt-BR',
    tz: 'Europe/Lisbon',
    device: { name: 'Phone', platform: 'Android' },
  });
  expect(answer).toMatchObject({ is_new: true, lang: 'pt' });
  const { info, home_route } = await app.ask(me, {}, { token: answer.token });
  expect(info).toMatchObject({
    username: 'Anna.B',
    tz: 'Europe/Lisbon',
    identity_status: 'unverified',
    level: { code: 'standard', name: 'Standard Store' },
    shop: { name: "Anna's Café – Zürich", handle: 'anna-s-cafe-zurich', status: 'open', currency: 'USD' },
  });
  expect(home_route).toBe('/goodsList/warehouse');
  const after = await countAll();
  expect(after).toEqual({
    merchants: before.merchants + 1,
    shops: before.shops + 1,
    books: before.books + 1,
    claims: before.claims + 4,
    joined: before.joined + 1,
    sessions: before.sessions + 1,
  });
});

test('thirty registrations with one ticket make one account', async () => {
  const ticket = await app.ticket();
  const before = await countAll();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_value, index) => register(ticket, `twin-${index}`)),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 438)).toHaveLength(29);
  const after = await countAll();
  expect(after).toMatchObject({
    merchants: before.merchants + 1,
    shops: before.shops + 1,
    books: before.books + 1,
    claims: before.claims + 4,
    joined: before.joined + 1,
  });
});

test('one name asked for by many at once goes to one; the others keep their invitations', async () => {
  const tickets = await Promise.all(Array.from({ length: 6 }, () => app.ticket()));
  const answers = await Promise.all(
    tickets.map((ticket, index) => register(ticket, index % 2 === 0 ? 'wanted' : 'WANTED')),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 417)).toHaveLength(5);
  const loser = answers.findIndex(({ code }) => code === 417);
  expect(await register(tickets[loser] ?? '', 'another-name')).toMatchObject({ code: 200 });
});

test('a name is one shop’s: of five at once one has it, and the others’ invitations stay good', async () => {
  const tickets = await Promise.all(Array.from({ length: 5 }, () => app.ticket()));
  const names = ['Same Name', 'SAME NAME', 'Sаme Nаme', 'Same-Name', 'Sáme Name'];
  const said = await Promise.all(
    tickets.map((ticket, index) => register(ticket, `same-${index}`, { shop_name: names[index] ?? '' })),
  );
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1);
  const lost = said.findIndex(({ code }) => code !== 200);
  expect(said[lost]).toMatchObject({ code: 417, data: { field: 'shop_name', reason: 'name_taken' } });
  const again = await register(tickets[lost] ?? '', 'same-again', { shop_name: 'Another Name' });
  expect(again).toMatchObject({ code: 200 });
  for (const shop_name of ['Stockless Support', 'Harbour\u200b', '\u202eruobraH']) {
    expect(await register(tickets[lost] ?? '', 'same-house', { shop_name })).toMatchObject({
      code: 405,
      data: { field: 'shop_name' },
    });
  }
});

test('an address is readable in its owner’s script, and chosen once; the one before leads on', async () => {
  const opened = await register(await app.ticket(), 'bada-shop', { shop_name: '바다 상점' });
  const { token } = z.parse(login.output, opened.data);
  expect((await app.ask(storeInfo, {}, { token })).handle).toBe('bada-sangjeom');
  const other = await register(await app.ticket(), 'hana-ya', { shop_name: '花屋' });
  const second = z.parse(login.output, other.data).token;
  expect((await app.ask(storeInfo, {}, { token: second })).handle).toBe('hana-ya');
  const choose = (handle: string, by = token) => app.call(storeInfo, { patch: { handle } }, { token: by });
  for (const handle of ['Bada', 'ba', 'a--b', '-bada', 'bada shop'])
    expect(await choose(handle)).toMatchObject({ code: 405 });
  expect(await choose('stockless-support')).toMatchObject({ code: 405, data: { reason: 'house_name' } });
  expect(await choose('hana-ya')).toMatchObject({ code: 417, data: { field: 'patch.handle' } });
  // What only looks like another's is taken as well, and words of the instance's own addresses are nobody's.
  for (const handle of ['hanaya', 'hana-y-a', 'bada-sangjeorn'])
    expect(await choose(handle, handle.startsWith('hana') ? token : second)).toMatchObject({ code: 417 });
  for (const handle of ['www', 'checkout', 'api'])
    expect(await choose(handle)).toMatchObject({ code: 405, data: { reason: 'reserved' } });
  expect(await choose('sea-shop')).toMatchObject({
    code: 200,
    data: { handle: 'sea-shop', can_choose_handle: false },
  });
  expect(await choose('sea-store')).toMatchObject({ code: 203, data: { reason: 'handle_chosen' } });
  expect((await app.ask(shopInfo, { handle: 'bada-sangjeom' })).handle).toBe('sea-shop');
  expect(await choose('bada-sangjeom', second)).toMatchObject({ code: 417 });
});

test('a shop that is renamed takes no other’s name, and may go back to its own', async () => {
  const first = await register(await app.ticket(), 'renamer', { shop_name: 'Long Way Home' });
  await register(await app.ticket(), 'neighbour', { shop_name: 'Quiet Corner' });
  const { token } = z.parse(login.output, first.data);
  const rename = (name: string) => app.call(storeInfo, { patch: { name } }, { token });
  for (const name of ['Quiet Corner', 'quiet corner', 'Quіet Сorner'])
    expect(await rename(name)).toMatchObject({ code: 417, data: { field: 'patch.name' } });
  for (const name of ['Short Way Home', 'Long Way Home']) expect((await rename(name)).code).toBe(200);
});

test('a name without Latin letters opens a shop too', async () => {
  const answer = await register(await app.ticket(), 'hanako', { shop_name: '花屋さん' });
  expect(answer).toMatchObject({ code: 200 });
});

test('what is wrong with a registration is named, and nothing is written or used up', async () => {
  const ticket = await app.ticket();
  const before = await countAll();
  const wrong: [Input, number, object][] = [
    [{ invite_ticket: undefined }, 436, { lang: 'en' }],
    [{ invite_ticket: 'made-up' }, 438, { reason: 'unknown', lang: 'en' }],
    [{ username: undefined }, 412, {}],
    [{ password: '' }, 412, {}],
    [{ username: 'ab' }, 405, { field: 'username', reason: 'shape' }],
    [{ username: 'аnna' }, 405, { field: 'username', reason: 'shape' }],
    [{ username: 'an na' }, 405, { field: 'username', reason: 'shape' }],
    [{ confirm_password: 'something else' }, 405, { field: 'confirm_password', reason: 'mismatch' }],
    [{ confirm_password: undefined }, 405, { field: 'confirm_password', reason: 'mismatch' }],
    [{ password: 'short', confirm_password: 'short' }, 405, { field: 'password', reason: 'too_short' }],
    [
      { password: 'password1', confirm_password: 'password1' },
      405,
      { field: 'password', reason: 'too_common' },
    ],
    [{ tz: 'Mars/Olympus' }, 405, { field: 'tz', reason: 'unknown' }],
  ];
  for (const [more, code, data] of wrong) {
    const ask = { username: 'carla', password, confirm_password: password, shop_name: 'Carla', ...more };
    const answer = await app.call(login, { invite_ticket: ticket, ...ask, register: true });
    expect(answer).toMatchObject({ code, data });
  }
  expect(await countAll()).toEqual(before);
  expect(await register(ticket, 'carla')).toMatchObject({ code: 200 });
});

test('of two shops that want one address at once, or two that look alike, one gets it', async () => {
  const names = ['race-one', 'race-two', 'race-three', 'race-four'];
  const tokens: string[] = [];
  for (const name of names) {
    const { data } = await register(await app.ticket(), name, { shop_name: `${name} shop` });
    tokens.push(z.parse(login.output, data).token);
  }
  const wishes = ['tea-corner', 'tea-corner', 'tea-comer', 'teacorner'];
  const answers = await Promise.all(
    tokens.map((token, at) => app.call(storeInfo, { patch: { handle: wishes[at] ?? '' } }, { token })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 417)).toHaveLength(3);
  // Who lost has chosen nothing yet.
  const lost = answers.findIndex(({ code }) => code === 417);
  const again = await app.call(
    storeInfo,
    { patch: { handle: 'coffee-corner' } },
    { token: tokens[lost] ?? '' },
  );
  expect(again).toMatchObject({ code: 200, data: { handle: 'coffee-corner' } });
});

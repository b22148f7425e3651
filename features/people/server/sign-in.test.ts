import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopIdOf } from '#domain/wire/ids.ts';
import { hourMs, limits, minuteMs } from '#domain/limits.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { statement } from '#platform/db/database.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('a merchant signs in, in whatever case the name is typed', async () => {
  keeps('7 POST /login');
  const { username } = await app.merchant();
  const answer = await app.ask(login, { username: username.toUpperCase(), password });
  expect(answer).toMatchObject({ is_new: false, lang: 'en' });
  const days = (Date.parse(answer.expires_at) - app.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(30);
  // The shorter end is said as well: a session that is not used is over before.
  expect(Date.parse(answer.idle_expires_at) - app.clock.now().getTime()).toBe(limits.merchantIdleMs);
});

test('an empty name or password is 412', async () => {
  keeps('5 username and password at login; a code where it is on');
  for (const ask of [{}, { username: 'anna' }, { password }, { username: '  x ', password: '' }]) {
    const { code } = await app.call(login, ask);
    expect(code).toBe(412);
  }
});

test('a wrong password and an unknown name get the same answer', async () => {
  const { username } = await app.merchant();
  const wrong = await app.call(login, { username, password: 'wrong words' }, { ip: '10.0.0.1' });
  const unknown = await app.call(login, { username: 'nobody-at-all', password }, { ip: '10.0.0.2' });
  expect(wrong).toMatchObject({ code: 413, data: { reason: 'wrong' } });
  expect(unknown).toMatchObject({ code: wrong.code, msg: wrong.msg, data: { reason: 'wrong' } });
});

test('after ten failures from one address everyone there waits, and is told until when', async () => {
  const ip = '10.1.0.1';
  const { username } = await app.merchant();
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    const { code } = await app.call(login, { username: `guess-${count}`, password: 'wrong words' }, { ip });
    expect(code).toBe(413);
  }
  const refused = await app.call(login, { username, password }, { ip });
  const nextMinute = (Math.floor(app.clock.now().getTime() / minuteMs) + 1) * minuteMs;
  expect(refused).toMatchObject({ code: 459, data: { retry_at: new Date(nextMinute).toISOString() } });
  expect(await app.call(login, { username, password }, { ip: '10.1.0.2' })).toMatchObject({ code: 200 });
  app.clock.set(new Date(nextMinute));
  expect(await app.call(login, { username, password }, { ip })).toMatchObject({ code: 200 });
});

test('one name is not guessed from many addresses', async () => {
  const { username } = await app.merchant();
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    await app.call(login, { username, password: 'wrong words' }, { ip: `10.2.0.${count}` });
  }
  const answer = await app.call(login, { username, password: 'wrong words' }, { ip: '10.2.1.1' });
  expect(answer).toMatchObject({ code: 459 });
});

test('guesses sent at the same moment do not slip through together', async () => {
  const { username } = await app.merchant();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      app.call(login, { username, password: 'wrong words' }, { ip: '10.3.0.1' }),
    ),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 413)).toHaveLength(limits.signInsPerMinute);
  expect(codes.filter((code) => code === 459)).toHaveLength(30 - limits.signInsPerMinute);
});

test('signing in rightly is not counted as a wrong try', async () => {
  const { username } = await app.merchant();
  app.clock.set(new Date(app.clock.now().getTime() + minuteMs));
  const ip = '10.4.0.1';
  for (let count = 0; count < limits.signInsPerMinute + 3; count += 1) {
    expect(await app.call(login, { username, password }, { ip })).toMatchObject({ code: 200 });
  }
});

test('strangers who guess a name from elsewhere do not keep its owner out at home', async () => {
  const { username } = await app.merchant();
  const home = '10.5.0.7';
  expect(await app.call(login, { username, password }, { ip: home })).toMatchObject({ code: 200 });
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    await app.call(login, { username, password: 'wrong words' }, { ip: `10.6.${count}.1` });
  }
  expect(await app.call(login, { username, password }, { ip: '10.6.99.1' })).toMatchObject({ code: 459 });
  expect(await app.call(login, { username, password }, { ip: home })).toMatchObject({ code: 200 });
  // At home it is guessed no more often than anywhere.
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    await app.call(login, { username, password: 'wrong words' }, { ip: `10.5.0.${100 + count}` });
  }
  expect(await app.call(login, { username, password }, { ip: '10.5.0.9' })).toMatchObject({ code: 459 });
});

test('one connection has one count, however many of its addresses it uses', async () => {
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    const ask = { username: `spray-${count}`, password: 'wrong words' };
    const { code } = await app.call(login, ask, { ip: `2001:DB8:7:1::${count}` });
    expect(code).toBe(413);
  }
  const ask = { username: 'spray-last', password: 'wrong words' };
  expect(await app.call(login, ask, { ip: '2001:db8:7:1:a:b:c:d' })).toMatchObject({ code: 459 });
  expect(await app.call(login, ask, { ip: '2001:db8:7:2::1' })).toMatchObject({ code: 413 });
});

/** Wrong sign-ins from ever other networks, as many a minute as are looked at. */
async function guess(username: string, times: number) {
  const codes: number[] = [];
  for (let count = 0; count < times; count += 1) {
    if (count % limits.signInsPerMinute === 0) {
      app.clock.set(new Date((Math.floor(app.clock.now().getTime() / minuteMs) + 1) * minuteMs));
    }
    const ip = `172.${16 + (guesses % 16)}.${Math.floor(guesses / 16) % 256}.1`;
    guesses += 1;
    codes.push((await app.call(login, { username, password: 'wrong words' }, { ip })).code);
  }
  return codes;
}
let guesses = 0;

test('guessing one name ends for the hour and the day, the owner is told and still gets in at home', async () => {
  const { username, token } = await app.merchant();
  const home = '10.7.0.7';
  expect(await app.call(login, { username, password }, { ip: home })).toMatchObject({ code: 200 });
  const hour = Math.ceil(app.clock.now().getTime() / hourMs) * hourMs;
  app.clock.set(new Date(hour));
  const codes = await guess(username, limits.signInsPerHour + 5);
  expect(codes.filter((code) => code === 413)).toHaveLength(limits.signInsPerHour);
  expect(codes.slice(limits.signInsPerHour)).toEqual([440, 440, 440, 440, 440]);
  const blocked = await app.call(login, { username, password }, { ip: '10.8.0.1' });
  expect(blocked).toMatchObject({
    code: 440,
    data: { reason: 'blocked', retry_at: new Date(hour + hourMs).toISOString() },
  });
  expect(await app.call(login, { username, password }, { ip: home })).toMatchObject({ code: 200 });
  const { info } = await app.ask(me, {}, { token });
  const shopId = shopIdOf(info.shop.id) ?? 0n;
  const told = () =>
    app.env.db.direct.rows(
      statement<{ facts: unknown }>(
        'test-guessed',
        `select facts from event where shop_id = $1 and code = 'sign_in_guessed'`,
      ),
      [shopId],
    );
  expect(await told()).toHaveLength(1);
  let looked = limits.signInsPerHour;
  for (let hours = 1; looked < limits.signInsPerDay; hours += 1) {
    app.clock.set(new Date(hour + hours * hourMs));
    looked += (await guess(username, limits.signInsPerHour)).filter((code) => code === 413).length;
  }
  expect(looked).toBe(limits.signInsPerDay);
  app.clock.set(new Date(hour + 6 * hourMs));
  expect(await guess(username, 3)).toEqual([440, 440, 440]);
  expect(await app.call(login, { username, password }, { ip: home })).toMatchObject({ code: 200 });
});

test('ten wrong tries of a neighbour keep nobody out who has signed in from that address before', async () => {
  const ip = '10.9.0.1';
  const { username } = await app.merchant();
  expect(await app.call(login, { username, password }, { ip })).toMatchObject({ code: 200 });
  for (let count = 0; count < limits.signInsPerMinute; count += 1) {
    await app.call(login, { username: `neighbour-${count}`, password: 'wrong words' }, { ip });
  }
  expect(await app.call(login, { username: 'neighbour-x', password }, { ip })).toMatchObject({ code: 459 });
  expect(await app.call(login, { username, password }, { ip })).toMatchObject({ code: 200 });
});

// Signing in by an identity provider, against one on this machine: it stands for the password, and for nothing else.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMinutes } from '#domain/time.ts';
import { openIdConnect } from '#platform/ports/oidc.ts';
import { codeAt, consoleToken, testSecretOf } from '#testing/door.ts';
import { openIdentityProvider, testClient, visitProvider } from '#testing/identity-provider.ts';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { operatorLogin, operatorMe } from '#features/staff/contract.ts';
import { consoleCode, joinConsole } from '#features/staff/sign-in.contract.ts';
import * as sso from '#features/staff/single-sign-on.contract.ts';
import { resetByCommand } from './command.ts';
import { makeOperator } from './public.ts';

let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await openIdentityProvider();
  provider.register('http://127.0.0.1:4000/console/sso');
  const singleSignOn = openIdConnect({ ...testClient, issuer: provider.issuer, name: 'Example account' });
  app = await openTestApp({ singleSignOn });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => provider.setPerson(undefined));

/** Somebody of the console, with an authenticator app, and their account at the provider. */
async function somebody() {
  const username = `sso-${randomUUID().slice(0, 8)}`;
  const factor = { secret: testSecretOf(username), env: app.composed.env };
  await makeOperator(app.composed.env, { username, password, name: 'Sam', roles: ['service'], factor });
  const account = { subject: randomUUID(), email: `${username}@example.org`, isVerified: true };
  return { username, account, token: await consoleToken(app.composed, { username, password }) };
}

type Begun = { readonly url: string; readonly handle: string };

/** What the browser brings back from the provider. */
const comeBack = async ({ url, handle }: Begun) => {
  const { search } = await visitProvider(url);
  return { handle, query: search };
};

const begin = async () => app.ask(sso.beginSingleSignOn, { device: 'Firefox, Linux' });

async function connect(token: string) {
  const begun = await app.ask(sso.beginConnection, {}, { token });
  return app.ask(sso.connectSingleSignOn, await comeBack(begun), { token });
}

/** Somebody whose account is connected and who is signed in at the provider. */
async function connected() {
  const one = await somebody();
  provider.setPerson(one.account);
  await connect(one.token);
  return one;
}

const nextCode = (username: string) => {
  app.clock.set(addMinutes(app.clock.now(), 1));
  return codeAt(testSecretOf(username), app.clock.now().getTime());
};

test('a connected account stands for the password: the second factor still opens the session, with the roles that are here', async () => {
  const { username, account } = await connected();
  const begun = await begin();
  const address = new URL(begun.url);
  expect(address.searchParams.get('code_challenge_method')).toBe('S256');
  const first = await app.ask(sso.singleSignOn, await comeBack(begun));
  expect(first).toMatchObject({ next: 'factor', factors: ['totp'] });
  expect(await app.call(operatorMe, {}, { token: first.ticket })).toMatchObject({ code: 401 });
  const { token } = await app.ask(consoleCode, { ticket: first.ticket, code: nextCode(username) });
  expect(await app.ask(operatorMe, {}, { token })).toMatchObject({ username, roles: ['service'] });
  expect(await app.ask(sso.readConnection, {}, { token })).toMatchObject({
    provider: 'Example account',
    email: account.email,
  });
  // The password goes on.
  expect(await app.ask(operatorLogin, { username, password })).toMatchObject({ next: 'factor' });
});

test('an account that nobody connected lets nobody in, whatever address it has', async () => {
  const { account } = await connected();
  provider.setPerson({ ...account, subject: randomUUID() });
  expect(await app.call(sso.singleSignOn, await comeBack(await begin()))).toMatchObject({
    code: 203,
    data: { reason: 'not_connected' },
  });
});

test('an address that the provider does not vouch for is not shown', async () => {
  const one = await somebody();
  provider.setPerson({ ...one.account, isVerified: false });
  expect(await connect(one.token)).toMatchObject({ email: '' });
});

test('an answer counts once, for the try that it belongs to, and for ten minutes', async () => {
  await connected();
  const [mine, other] = [await begin(), await begin()];
  const answer = await comeBack(mine);
  const refused = async (input: { handle: string; query: string }, reason: string) =>
    expect(await app.call(sso.singleSignOn, input)).toMatchObject({ code: 203, data: { reason } });
  await refused({ handle: other.handle, query: answer.query }, 'wrong');
  await refused({ handle: `${mine.handle}x`, query: answer.query }, 'over');
  await refused({ handle: 'e30.e30', query: answer.query }, 'over');
  await refused({ handle: mine.handle, query: answer.query.replace(/code=/, 'code=x') }, 'wrong');
  await refused({ handle: mine.handle, query: '' }, 'wrong');
  const late = await comeBack(await begin());
  const right = await comeBack(await begin());
  expect(await app.ask(sso.singleSignOn, right)).toMatchObject({ next: 'factor' });
  await refused(right, 'wrong');
  app.clock.set(addMinutes(app.clock.now(), 10));
  await refused(late, 'over');
});

test('whoever turns away at the provider comes back to nothing', async () => {
  expect(await app.call(sso.singleSignOn, await comeBack(await begin()))).toMatchObject({
    data: { reason: 'denied' },
  });
});

test('connecting takes a fresh factor, one’s own try, and an account that is nobody else’s', async () => {
  const [one, two] = [await connected(), await somebody()];
  const begun = await app.ask(sso.beginConnection, {}, { token: two.token });
  const answer = await comeBack(begun);
  const ofOne = { token: one.token };
  // What one person began another one cannot end, nor does it sign anybody in.
  expect(await app.call(sso.connectSingleSignOn, answer, ofOne)).toMatchObject({ data: { reason: 'over' } });
  const again = await comeBack(await app.ask(sso.beginConnection, {}, { token: two.token }));
  expect(await app.call(sso.singleSignOn, again)).toMatchObject({ data: { reason: 'over' } });
  const third = await comeBack(await app.ask(sso.beginConnection, {}, { token: two.token }));
  expect(await app.call(sso.connectSingleSignOn, third, { token: two.token })).toMatchObject({
    data: { reason: 'taken' },
  });
  provider.setPerson({ ...one.account, subject: randomUUID() });
  const second = await comeBack(await app.ask(sso.beginConnection, {}, ofOne));
  expect(await app.call(sso.connectSingleSignOn, second, ofOne)).toMatchObject({
    data: { reason: 'already_on' },
  });
  app.clock.set(addMinutes(app.clock.now(), 6));
  for (const call of [sso.beginConnection, sso.disconnectSingleSignOn])
    expect(await app.call(call, {}, ofOne)).toMatchObject({ data: { reason: 'not_fresh' } });
});

test('two who connect one account at the same moment: it is the account of one', async () => {
  const people = [await somebody(), await somebody()];
  provider.setPerson({ subject: randomUUID(), email: '', isVerified: false });
  const answers = [];
  for (const { token } of people)
    answers.push({ token, answer: await comeBack(await app.ask(sso.beginConnection, {}, { token })) });
  const said = await Promise.all(
    answers.map(({ token, answer }) => app.call(sso.connectSingleSignOn, answer, { token })),
  );
  expect(said.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([200, 203]);
});

test('a disconnected account lets nobody in, nor one of somebody who has to begin anew', async () => {
  const { token } = await connected();
  expect(await app.ask(sso.disconnectSingleSignOn, {}, { token })).toMatchObject({ connected_at: null });
  expect(await app.call(sso.singleSignOn, await comeBack(await begin()))).toMatchObject({
    data: { reason: 'not_connected' },
  });
  const other = await connected();
  const parts = { db: app.composed.env.db, clock: app.clock, random: app.composed.env.random };
  const { link } = await resetByCommand(parts, other.username, 'https://console.example');
  await app.ask(joinConsole, {
    link: link.slice(link.indexOf('#') + 1),
    password: 'a longer way to come back in',
  });
  expect(await app.call(sso.singleSignOn, await comeBack(await begin()))).toMatchObject({
    data: { reason: 'not_connected' },
  });
});

test('a provider that is away is named, and one that is not configured is not offered', async () => {
  const away = await openIdentityProvider();
  await away.close();
  const settings = { ...testClient, issuer: away.issuer, name: 'Away' };
  const [without, gone] = [await openTestApp(), await openTestApp({ singleSignOn: openIdConnect(settings) })];
  try {
    expect(await without.ask(sso.signInWays, {})).toEqual({ single_sign_on: null });
    expect(await app.ask(sso.signInWays, {})).toEqual({ single_sign_on: 'Example account' });
    expect(await without.call(sso.beginSingleSignOn, {})).toMatchObject({ data: { reason: 'off' } });
    expect(await gone.call(sso.beginSingleSignOn, {})).toMatchObject({
      code: 201,
      data: { reason: 'unreachable' },
    });
  } finally {
    await without.close();
    await gone.close();
  }
});

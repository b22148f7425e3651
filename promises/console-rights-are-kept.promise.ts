// What a person may call is what the contract, the privilege table and the scopes of keys say, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantPassword } from '#testing/hooks.ts';
import { merchantScopes, supplierScopes, type Endpoint, type KeyScope } from '#domain/wire/endpoint.ts';
import { hasRight, operatorRoles } from '#domain/rights.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { makeApiKey } from '#features/webhooks/contract.ts';
import { makeKey } from '#features/shipping/supply.contract.ts';
import { endSession } from '#features/people/server/sessions.ts';
import { isPublished } from '#platform/http/openapi.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { cpuMs } from '#testing/own-time.ts';
import { say, walk, walkMs } from './rigs/rig.ts';
import { makeSessions, openAs, type Sessions } from './rigs/sessions.ts';

let app: TestApp;
let shop: TestShop;
let sessions: Sessions;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Door Shop');
  sessions = await makeSessions(app, shop);
});
afterAll(() => app.close());

const operatorCalls = () =>
  [...app.composed.registry.kept.values()].filter(({ endpoint }) => endpoint.actor === 'operator');

test('every call of operators names a right', () => {
  expect(operatorCalls().filter(({ endpoint }) => endpoint.right === undefined)).toEqual([]);
  expect(operatorCalls().length).toBeGreaterThan(40);
});

test.each(operatorRoles)(
  'as %s, what the table does not allow is refused before it is read',
  async (role) => {
    const { env } = app.composed;
    const personId = env.random.id(env.clock.now());
    const person = {
      actor: 'operator',
      personId,
      roles: [role],
      shopId: undefined,
      supplierId: undefined,
    } as const;
    const { token } = await openTestSession(app.database, env.clock.now(), person);
    for (const { endpoint } of operatorCalls()) {
      const { right } = endpoint;
      if (right === undefined) throw new Error(endpoint.name);
      const { code, data } = await app.call(endpoint, {}, { token });
      const isRefused = code === 409 && JSON.stringify(data).includes('"role"');
      expect([endpoint.name, isRefused]).toEqual([endpoint.name, !hasRight([role], right)]);
    }
  },
);

const allCalls = () => [...app.composed.registry.kept.values()].map(({ endpoint }) => endpoint);
const isOpen = ({ actor }: Endpoint) => actor === 'anyone' || actor === 'hook';

/** Where a call may be open to everybody: what buyers, browsers and other systems ask, and ways to sign in. */
const openPlaces = [
  /^\/pub\//,
  /^\/hook\//,
  /^\/testpay\//,
  /^\/v1\/trust\//,
  /^\/(?:login|invite_code|invite_door)$/,
  /^\/v1\/password_reset(?:\/|$)/,
  /^\/v1\/contact(?:\/|$)/,
  /^\/v1\/team\/(?:invitation|join)$/,
  /^\/op\/(?:login|join|logout)(?:\/|$)/,
  /^\/v1\/(?:pay\/keys|service\/info|shop\/info|push\/renew)$/,
];

test('a call is open to everybody only where that was meant', () => {
  const open = allCalls().filter(isOpen);
  const advice =
    'These calls ask nobody who they are. If that is meant, their place belongs into `openPlaces` above; else they need an actor.';
  const unmeant = open.filter(({ path }) => !openPlaces.some((place) => place.test(path)));
  expect(
    unmeant.map(({ name, path }) => `${name} ${path}`),
    advice,
  ).toEqual([]);
  const kinds = { '/op/': 'operator', '/sup/': 'supplier', '/hook/': 'hook' } as const;
  const astray = Object.entries(kinds).flatMap(([start, kind]) =>
    allCalls().filter(({ path, actor }) => path.startsWith(start) && actor !== kind && actor !== 'anyone'),
  );
  expect(astray.map(({ name, path, actor }) => [name, path, actor])).toEqual([]);
});

test('the published contract has no call of the console', () => {
  const published = allCalls().filter(isPublished);
  expect(published.filter(({ actor }) => actor === 'operator')).toEqual([]);
  expect(published.filter(({ actor, scope }) => actor === 'supplier' && scope === undefined)).toEqual([]);
  expect(published.length).toBeGreaterThan(100);
});

/** Somebody at the door: what they carry, anew for every call, and which calls open for it. */
type Caller = {
  readonly who: string;
  readonly token: () => Promise<string | undefined>;
  /** The code where it does not open. */
  readonly no: 401 | 407 | 409;
  readonly opens: (endpoint: Endpoint) => boolean;
};

const nothing = () => false;
const garbage = [
  'x',
  'null',
  'undefined',
  "' or 1=1 --",
  '\u0000',
  'shop_live_x',
  'sup_live_x',
  'forged'.repeat(8),
];

async function callers(): Promise<Caller[]> {
  const { merchant, operator, supplier } = sessions.people;
  const ended = await Promise.all([merchant, operator, supplier].map((person) => openAs(app, person)));
  for (const token of ended) await endSession(app.composed.env, token);
  const person = (who: string, as: typeof merchant, opens: Caller['opens']): Caller => ({
    who,
    opens,
    no: 409,
    token: () => openAs(app, as),
  });
  return [
    { who: 'nobody', token: () => Promise.resolve(undefined), no: 407, opens: nothing },
    ...[...garbage, ...ended].map((token): Caller => ({
      who: token,
      token: () => Promise.resolve(token),
      no: 401,
      opens: nothing,
    })),
    person('a merchant', merchant, ({ actor }) => actor === 'merchant'),
    person('a supplier', supplier, ({ actor }) => actor === 'supplier'),
    person('an operator without a role', { ...operator, roles: [] }, nothing),
    ...operatorRoles.map((role) =>
      person(
        role,
        { ...operator, roles: [role] },
        ({ actor, right }) => actor === 'operator' && right !== undefined && hasRight([role], right),
      ),
    ),
    ...(await keyCallers()),
  ];
}

/** A key for each scope. Sixty seconds pass now and then: a minute holds so many calls of a key. */
async function keyCallers(): Promise<Caller[]> {
  const caller = (scope: KeyScope, key: string): Caller => {
    let used = 0;
    const token = () => {
      used += 1;
      if (used % 50 === 0) app.clock.set(new Date(app.clock.now().getTime() + 60_000));
      return Promise.resolve(key);
    };
    return { who: `key ${scope}`, token, no: 409, opens: (endpoint) => endpoint.scope === scope };
  };
  const made: Caller[] = [];
  for (const scope of merchantScopes) {
    const ask = { name: scope, scopes: [scope], password: merchantPassword };
    // A shop of its own: none has as many keys as there are scopes.
    const of = await app.makeShop(`Scope ${scope}`);
    const { key } = await app.ask(makeApiKey, ask, { token: await app.merchant(of) });
    made.push(caller(scope, key));
  }
  for (const scope of supplierScopes) {
    const ask = { name: scope, scopes: [scope] };
    const { key } = await app.ask(makeKey, ask, { token: await app.supplier() });
    made.push(caller(scope, key));
  }
  return made;
}

test('every call opens for its own people, roles and keys, and for nobody else', async () => {
  const usedMs = cpuMs();
  const wrong: unknown[] = [];
  for (const { who, token, no, opens } of await callers()) {
    const asked = allCalls().filter((one) => !isOpen(one));
    const carried = await token();
    await walk(
      asked.filter((endpoint) => !opens(endpoint)),
      async ({ name }) => {
        const own = who.startsWith('key') ? await token() : carried;
        const { code, data } = await say(app.composed, name, { input: {}, token: own });
        if (code !== no) wrong.push([who, name, code, data['reason']]);
      },
    );
    // A call that opens may end the session it came with: each brings its own.
    for (const { name } of asked.filter(opens)) {
      const said = await say(app.composed, name, { input: {}, token: await token() });
      if ([401, 407, 408].includes(said.code) || isRefusedRight(said))
        wrong.push([who, name, said.code, said.data['reason']]);
    }
  }
  expect(wrong).toEqual([]);
  expect(cpuMs() - usedMs).toBeLessThan(walkMs.everyRole);
});

function isRefusedRight({ code, data: { reason } }: Awaited<ReturnType<typeof say>>): boolean {
  return code === 409 && (reason === 'actor' || reason === 'role' || reason === 'scope');
}

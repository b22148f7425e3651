// What a person of the console keeps is theirs: views, files, sessions and keys of another do not exist for anybody else.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { hasRight, operatorRoles, type OperatorRole } from '#domain/rights.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { me } from '#features/people/contract.ts';
import { openTestSession } from '#platform/testing/session.ts';
import { saveView, startExport } from '#features/lists/contract.ts';
import { fingerprint, say } from './rigs/rig.ts';

const canary = 'QUETZALCOATL';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const direct = () => app.composed.env.db.direct;
const endpoints = () => [...app.composed.registry.kept.values()].map(({ endpoint }) => endpoint);

async function person(role: OperatorRole): Promise<string> {
  const { env } = app.composed;
  const personId = env.random.id(env.clock.now());
  const facts = {
    actor: 'operator',
    personId,
    roles: [role],
    shopId: undefined,
    supplierId: undefined,
  } as const;
  return (await openTestSession(app.database, env.clock.now(), facts)).token;
}

/** A list that a role sees; every role has one. */
function listOf(role: OperatorRole): string {
  const isSeen = (one: Endpoint) =>
    'listing' in one && one.right !== undefined && hasRight([role], one.right);
  const found = endpoints().find(isSeen);
  if (found === undefined) throw new Error(`${role} sees no list`);
  return found.name;
}

type Kept = { readonly list: string; readonly viewId: string; readonly exportId: string };

/** What one person keeps, with a word in it that nobody else writes. */
async function saveThings(role: OperatorRole, token: string): Promise<Kept> {
  const list = listOf(role);
  const query = { q: canary };
  const view = await app.ask(saveView, { list, name: canary, query, is_shared: false }, { token });
  const file = await app.ask(startExport, { list, query }, { token });
  return { list, viewId: view.id, exportId: file.id };
}

/** Every call by which one might reach another person's things. */
function tries({ list, viewId, exportId }: Kept): [string, object][] {
  return [
    ['changeView', { id: viewId, name: 'Taken', is_shared: true }],
    ['deleteView', { id: viewId }],
    ['chooseView', { list, id: viewId }],
    ['exportState', { id: exportId }],
    ['readExport', { id: exportId, part: 0 }],
  ];
}

const rolesWithLists = () =>
  operatorRoles.filter((role) =>
    endpoints().some((one) => 'listing' in one && one.right !== undefined && hasRight([role], one.right)),
  );

test('every role sees a list, so that each of them is tried', () => {
  expect(operatorRoles.filter((role) => !rolesWithLists().includes(role))).toEqual([]);
});

test.each(operatorRoles)('what a %s keeps is found by no other, of the same role or of any', async (role) => {
  if (!rolesWithLists().includes(role)) return;
  const owner = await person(role);
  const kept = await saveThings(role, owner);
  for (const other of operatorRoles) {
    const token = await person(other);
    const before = await fingerprint(direct());
    for (const [name, input] of tries(kept)) {
      const said = await say(app.composed, name, { input, token });
      // A list that is not one's own to see is refused before anybody looks what is kept of it.
      expect([other, name, (other === role ? [404] : [404, 409]).includes(said.code), said.code]).toEqual([
        other,
        name,
        true,
        said.code,
      ]);
      expect(said.text).not.toContain(canary);
    }
    const seen = await say(app.composed, 'savedViews', { input: { list: kept.list }, token });
    expect(seen.text).not.toContain(canary);
    expect(await fingerprint(direct())).toEqual(before);
  }
  const own = await say(app.composed, 'savedViews', { input: { list: kept.list }, token: owner });
  expect(own.text).toContain(canary);
  expect((await say(app.composed, 'exportState', { input: { id: kept.exportId }, token: owner })).code).toBe(
    200,
  );
});

test('nothing that a person may read has a word in it of what another keeps for themselves', async () => {
  const owner = await person('risk');
  await saveThings('risk', owner);
  for (const role of operatorRoles) {
    const token = await person(role);
    for (const { name, actor, method, reads } of endpoints()) {
      if (actor !== 'operator' || (method !== 'GET' && reads !== true)) continue;
      // The audit shows who kept what, to those who audit: their work is the one exception.
      if (/audit/i.test(name)) continue;
      const said = await say(app.composed, name, { input: {}, token });
      expect([role, name, said.code < 500]).toEqual([role, name, true]);
      expect([role, name, said.text.includes(canary)]).toEqual([role, name, false]);
    }
  }
});

test('nobody ends the session of another or takes a factor away, whatever id is sent', async () => {
  const owner = await app.operator();
  const foreign = await person('finance');
  const sessions = await say(app.composed, 'myAccess', { input: {}, token: owner });
  const ids = [...sessions.text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(ids.length).toBeGreaterThan(0);
  const before = await fingerprint(direct());
  for (const id of [...ids, randomUUID(), '']) {
    const said = await say(app.composed, 'endConsoleSessions', { input: { id }, token: foreign });
    expect([id, said.code === 200 ? said.data['ended'] : 0]).toEqual([id, 0]);
    expect(
      (await say(app.composed, 'removeFactor', { input: { passkey: id }, token: foreign })).code,
    ).not.toBe(200);
  }
  expect((await say(app.composed, 'myAccess', { input: {}, token: owner })).code).toBe(200);
  expect(await fingerprint(direct())).toEqual(before);
});

test('a session of the console opens no call of merchants, and none of merchants opens the console', async () => {
  const token = await person('owner');
  expect(await app.call(me, {}, { token })).toMatchObject({ code: 409 });
});

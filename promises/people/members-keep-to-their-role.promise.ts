// What a member of a shop may call is what the contract says, and nothing that moves or shows the shop's money: every call of
// merchants, with every role.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { memberRoles, shopRoles, type ShopRole } from '#domain/shop/team-roles.ts';
import { openChat, listChats, readChat, sendChat } from '#features/chat/contract.ts';
import { removeMember, listTeam } from '#features/team/contract.ts';
import { streamsOf } from '#platform/live/stream.ts';
import { sessionOf } from '#platform/http/pipeline.ts';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { addMember } from '#testing/team.ts';
import { say, walk } from '../rigs/rig.ts';
import { makeSessions, openAs, type Sessions } from '../rigs/sessions.ts';

let app: TestApp;
let shop: TestShop;
let sessions: Sessions;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Team Shop');
  sessions = await makeSessions(app, shop);
});
afterAll(() => app.close());

const merchantCalls = (): Endpoint[] =>
  [
    ...[...app.composed.registry.kept.values()].map(({ endpoint }) => endpoint),
    ...[...streamsOf(app.composed.registry).values()].map(({ endpoint }) => endpoint),
  ].filter(({ actor }) => actor === 'merchant');

/** Addresses of what is the owner's alone: money, what keeps it safe, who the shop is, and who works in it. */
const ownersAlone = [
  /^\/v1\/user\//,
  /^\/v1\/order\/channel\//,
  /^\/v1\/pay\/channel$/,
  /^\/v1\/export\//,
  /^\/v1\/shop\//,
  /^\/v1\/store\//,
  /^\/v1\/ad\//,
  /^\/v1\/per\/(?:ident|data)/,
  /^\/v1\/dev\//,
  /^\/v1\/proposal\//,
  /^\/v1\/team(?:\/|$)/,
  /^\/v1\/terms/,
  /^\/v1\/appeal\//,
  /^\/v1\/restriction\//,
];

/** Calls that want a key because they move money or make something for ever, and are a member's all the same: why. */
const withKey: Readonly<Record<string, string>> = {
  payOrders: 'the supplier is paid out of the buyer’s money, never out of the shop’s',
  refundOrder: 'within what the owner allows a member in a day, which is nothing until they say so',
  answerCase: 'silence grants what this grants; an offer counts against what the owner allows',
  submitComment: 'an answer to a review',
  addCustomerNote: 'a note about a customer',
};

test('no call about money, safety, the shop itself or its people is open to a member', () => {
  const calls = merchantCalls();
  expect(calls.length).toBeGreaterThan(150);
  const open = calls.filter(({ roles }) => roles !== undefined);
  expect(open.length).toBeGreaterThan(50);
  const astray = open.filter(({ path }) => ownersAlone.some((place) => place.test(path)));
  expect(astray.map(({ name }) => name)).toEqual([]);
  // Each place holds something: a pattern that matches nothing would keep nothing.
  for (const place of ownersAlone) expect(calls.some(({ path }) => place.test(path))).toBe(true);
  const keyed = open.filter(({ once }) => once === true).map(({ name }) => name);
  expect(keyed.toSorted()).toEqual(Object.keys(withKey).toSorted());
});

test.each(shopRoles)(
  'as %s every call opens that its contract names, and every other one is refused first',
  async (role) => {
    const wrong: unknown[] = [];
    const person = { ...sessions.people.merchant, roles: [role] };
    const isTheirs = ({ roles }: Endpoint) => role === 'owner' || isNamed(roles, role);
    const kept = merchantCalls().filter(({ name }) => app.composed.registry.kept.has(name));
    await walk(kept, async (endpoint) => {
      // A call that opens may end the session it came with: each brings its own.
      const token = await openAs(app, person);
      const { code, data } = await say(app.composed, endpoint.name, { input: {}, token });
      const isRefused = code === 409 && data['reason'] === 'role' && data['field'] === undefined;
      if (isRefused === isTheirs(endpoint) || [401, 407, 408].includes(code))
        wrong.push([endpoint.name, code, data]);
    });
    for (const { endpoint } of streamsOf(app.composed.registry).values()) {
      if (endpoint.actor !== 'merchant') continue;
      const token = await openAs(app, person);
      const opened = sessionOf({ registry: app.composed.registry, endpoint }, { token });
      const isOpen = await opened.then(
        () => true,
        () => false,
      );
      if (isOpen !== isTheirs(endpoint)) wrong.push([endpoint.name, isOpen]);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

function isNamed(roles: Endpoint['roles'], role: ShopRole): boolean {
  return roles?.some((one) => one === role) === true;
}

test('a session whose role nobody knows, two roles, or none, opens nothing', async () => {
  for (const roles of [[], [''], ['orders', 'owner'], ['owner', 'owner'], ['manager']]) {
    const token = await openAs(app, { ...sessions.people.merchant, roles });
    for (const { name } of merchantCalls()) {
      if (!app.composed.registry.kept.has(name)) continue;
      const { code } = await say(app.composed, name, { input: {}, token });
      expect([roles, name, code]).toEqual([roles, name, 409]);
    }
  }
}, 120_000);

test('what the owner says to the service desk is read by no member, and none speaks there for the shop', async () => {
  const owner = { token: await app.merchant(shop) };
  const { conversation } = await app.ask(openChat, {}, owner);
  const client_id = randomUUID();
  await app.ask(sendChat, { id: conversation.id, client_id, text: 'Please look at my withdrawal.' }, owner);
  for (const role of memberRoles.filter((one) => one !== 'products')) {
    const token = await openAs(app, { ...sessions.people.merchant, roles: [role] });
    expect((await app.ask(listChats, { kind: 'service' }, { token })).list).toEqual([]);
    expect(await app.call(readChat, { id: conversation.id }, { token })).toMatchObject({ code: 404 });
    expect(await app.call(openChat, {}, { token })).toMatchObject({ code: 409 });
    const said = { id: conversation.id, client_id: randomUUID(), text: 'It is me.' };
    expect(await app.call(sendChat, said, { token })).toMatchObject({ code: 404 });
  }
});

test('who was removed is out on this node at once, whatever they hold', async () => {
  const member = await addMember(app, shop, 'service');
  const owner = { token: await app.merchant(shop) };
  const { members } = await app.ask(listTeam, {}, owner);
  expect((await say(app.composed, 'listChats', { input: {}, token: member.token })).code).toBe(200);
  await app.ask(removeMember, { id: members[0]?.id ?? '' }, owner);
  for (const { name } of merchantCalls()) {
    if (!app.composed.registry.kept.has(name)) continue;
    expect([name, (await say(app.composed, name, { input: {}, token: member.token })).code]).toEqual([
      name,
      401,
    ]);
  }
});

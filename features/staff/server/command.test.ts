// What the command line does about people of the console: at once, and never unseen.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { listAuditEntries, listSecurityEvents } from '#features/audit/contract.ts';
import { today } from '#features/lists/contract.ts';
import { operatorLogin, operatorMe } from '#features/staff/contract.ts';
import { listPeople, proposeRoleChange } from '#features/staff/people.contract.ts';
import { joinConsole } from '#features/staff/sign-in.contract.ts';
import { consoleToken } from '#testing/door.ts';
import { openTestApp, password, type TestApp } from '#testing/test-app.ts';
import { readCommand, reasonOf } from '#tools/operator.ts';
import { hasJoined } from './operators.sql.ts';
import { linkFirstOwner, makeOperator } from './public.ts';

let app: TestApp;
let owner: string;
beforeEach(async () => {
  app = await openTestApp();
  owner = await app.operator();
});
afterEach(() => app.close());

const consoleUrl = 'https://console.example';
const parts = () => ({ db: app.composed.env.db, clock: app.clock, random: app.composed.env.random });
const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));

/** What the command prints, as one text. */
async function type(...words: string[]): Promise<string> {
  const command = readCommand(words);
  if (command === undefined) throw new Error('this is no command');
  return (await command(parts(), consoleUrl)).join('\n');
}

const refusal = (...words: string[]) => type(...words).then(() => 'done', reasonOf);

async function enter(username: string, roles: readonly ('owner' | 'service')[]): Promise<string> {
  await makeOperator(app.composed.env, { username, password, name: username, roles });
  return consoleToken(app.composed, { username, password });
}

const tokenOf = (printed: string) => /\/console\/join#(\S+)/.exec(printed)?.[1] ?? '';
const actsOf = async (act: string) =>
  (await app.ask(listAuditEntries, { filters: { act } }, { token: owner })).list;

test('a reset voids password, factor and sessions at once; the link brings new ones and the roles stay', async () => {
  const token = await enter('sena.s', ['service']);
  const printed = await type('reset', 'Sena.S');
  expect(printed).toContain('Username  sena.s\n');
  expect(await app.call(operatorLogin, { username: 'sena.s', password })).toMatchObject({ code: 413 });
  pass(2_000);
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 401 });
  expect(await type('list')).toMatch(
    /^sena\.s +link until \d{4}-\d\d-\d\d \d\d:\d\dZ +none +\S+ \S+ +service$/m,
  );

  const other = 'a longer way to come back in';
  await app.ask(joinConsole, { link: tokenOf(printed), password: other });
  expect(await app.call(joinConsole, { link: tokenOf(printed), password: other })).toMatchObject({
    code: 438,
  });
  const first = await app.ask(operatorLogin, { username: 'sena.s', password: other });
  expect(first).toMatchObject({ next: 'set_up', factors: [] });
  const again = (await app.ask(listPeople, {}, { token: owner })).list.find(
    ({ username }) => username === 'sena.s',
  );
  expect(again).toMatchObject({ roles: ['service'], joined: true, factors: [] });
});

test('what the command line does is in the public record, in the security log and on Today of owners', async () => {
  await enter('sena.s', ['service']);
  await type('reset', 'sena.s');
  await type('disable', 'sena.s');
  expect(await actsOf('resetPersonByCommand')).toMatchObject([
    { actor: 'house', person: null, kind: 'change' },
  ]);
  expect(await actsOf('disablePersonByCommand')).toMatchObject([
    { act_text: 'Disable person by command', why: 'On the command line of the machine.' },
  ]);
  const events = (
    await app.ask(listSecurityEvents, { filters: { sender: 'command line' } }, { token: owner })
  ).list;
  expect(events.map(({ kind, person }) => `${kind} ${person}`).toSorted()).toEqual([
    'recovery sena.s',
    'role sena.s',
  ]);
  const shown = async (token: string) =>
    (await app.ask(today, {}, { token })).queues.find(({ name }) => name === 'accessCommands');
  expect(await shown(owner)).toMatchObject({ count: 1, to: '/people' });
  const commandAt = async (token: string) =>
    (await app.ask(listPeople, {}, { token })).list.find(({ username }) => username === 'sena.s')?.command_at;
  expect(await commandAt(owner)).toBe(app.clock.now().toISOString());
  pass(limits.commandShownMs);
  const later = await app.operator();
  expect(await shown(later)).toMatchObject({ count: 0 });
  expect(await commandAt(later)).toBeNull();
});

test('a disabled person is out at once and stays out; the last owner stays', async () => {
  const token = await enter('otto.o', ['owner']);
  const otto = (await app.ask(listPeople, {}, { token: owner })).list.find(
    ({ username }) => username === 'otto.o',
  );
  const asked = { person_id: otto?.id ?? '', kind: 'disable_owner', why: 'He leaves on Monday.' } as const;
  await app.ask(proposeRoleChange, asked, { token: owner });
  await type('disable', 'otto.o');
  pass(2_000);
  expect(await app.call(operatorMe, {}, { token })).toMatchObject({ code: 401 });
  expect(await app.call(operatorLogin, { username: 'otto.o', password })).toMatchObject({ code: 413 });
  expect(await refusal('disable', 'otto.o')).toMatch(/^This person is disabled/);
  expect(await refusal('reset', 'otto.o')).toMatch(/^This person is disabled/);
  const { list } = await app.ask(listPeople, {}, { token: owner });
  const [left] = list.filter(({ roles, disabled_at: at }) => roles.includes('owner') && at === null);
  expect(await refusal('disable', left?.username ?? '')).toBe(
    'The last owner stays: add another owner first.',
  );
  expect(list.flatMap(({ changes }) => changes)).toEqual([]);
  expect(await type('list')).toMatch(/^otto\.o +disabled /m);
});

test('a reset of the only person does not make the instance one that nobody has joined', async () => {
  const { list } = await app.ask(listPeople, {}, { token: owner });
  pass(1_000);
  for (const { username, disabled_at: at } of list) if (at === null) await type('reset', username);
  expect(await hasJoined(parts().db.direct)).toBe(true);
  expect(await linkFirstOwner(parts(), consoleUrl)).toBeUndefined();
});

test('words that are no command do nothing, and a name of nobody says so', async () => {
  for (const words of [
    [],
    ['list', 'x'],
    ['reset'],
    ['reset', 'a', 'b'],
    ['drop', 'a'],
    ['add', 'a', 'king'],
  ])
    expect(readCommand(words)).toBeUndefined();
  expect(await refusal('reset', 'no.one')).toMatch(/^Nobody has this name/);
  expect(await refusal('disable', 'no.one')).toMatch(/^Nobody has this name/);
});

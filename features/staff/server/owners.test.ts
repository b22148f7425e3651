// Owners among themselves: nobody takes another's role alone and at once.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import * as people from '#features/staff/people.contract.ts';
import { consoleToken } from '#testing/door.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { makeOperator, readWaitingChanges } from './public.ts';

type Owner = { readonly id: string; readonly username: string; readonly token: string };
type Kind = 'remove_owner' | 'disable_owner';

let app: App;
let olga: Owner;
beforeEach(async () => {
  app = await openApp();
  const token = await app.signInOperator();
  const [first] = (await app.ask(people.listPeople, {}, { token })).list;
  olga = { token, id: first?.id ?? '', username: first?.username ?? '' };
});
afterEach(() => app.close());

const why = 'She leaves on Monday.';
const hourMs = 3_600_000;
const waitMs = limits.ownerRemovalHours * hourMs;
const later = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const refused = (reason: string) => ({ code: 203, data: { reason } });
const done = { code: 200, data: { state: 'confirmed' } };

async function enter(username: string): Promise<Owner> {
  const { id } = await makeOperator(app.env, { username, password, name: username, roles: ['owner'] });
  return { id, username, token: await consoleToken(app, { username, password }) };
}

/** Signed in once more, with a factor that was just proved. */
const again = async (one: Owner): Promise<Owner> => ({
  ...one,
  token: await consoleToken(app, { username: one.username, password }),
});

const lessen = (about: Owner, by: Owner, more: object) =>
  app.call(people.lessenPerson, { person_id: about.id, why, ...more }, { token: by.token });
const propose = async (about: Owner, by: Owner, kind: Kind) =>
  (await app.ask(people.proposeRoleChange, { person_id: about.id, kind, why }, { token: by.token })).id;
const decide = (id: string, verdict: 'confirm' | 'decline', { token }: Owner) =>
  app.call(people.decideRoleChange, { id, verdict }, { token });
const waiting = async () => (await readWaitingChanges(app.env.db.direct, app.clock.now())).count;

test('one owner keeps no other owner out: it takes two, or 72 hours in which the other may object; the last one stays', async () => {
  const otto = await enter('otto');
  // At once, alone, whatever is asked for and however both hurry: no.
  const both = await Promise.all([
    lessen(otto, olga, { disable: true }),
    lessen(olga, otto, { roles: ['owner'] }),
  ]);
  expect(both).toMatchObject([refused('needs_two'), refused('needs_two')]);

  // Only two owners: the other one sees it on Today and objects.
  const pushed = await propose(otto, olga, 'disable_owner');
  expect(await waiting()).toBe(1);
  expect(await decide(pushed, 'confirm', olga)).toMatchObject(refused('too_early'));
  expect(await decide(pushed, 'confirm', otto)).toMatchObject(refused('yourself'));
  expect(await decide(pushed, 'decline', otto)).toMatchObject({ code: 200, data: { state: 'declined' } });

  // Nobody objects: after 72 hours, and not a minute before, it is carried out.
  const quiet = await propose(otto, olga, 'disable_owner');
  later(waitMs - 60_000);
  expect(await decide(quiet, 'confirm', await again(olga))).toMatchObject(refused('too_early'));
  // With a third owner there, it is the third who decides: neither of the two.
  later(60_000);
  const third = await enter('tora');
  expect(await decide(quiet, 'confirm', await again(olga))).toMatchObject(refused('proposed_by_you'));
  expect(await decide(quiet, 'decline', await again(otto))).toMatchObject(refused('not_yours'));
  expect(await decide(quiet, 'confirm', third)).toMatchObject(done);
  expect(await app.call(operatorLogin, { username: 'otto', password })).toMatchObject({ code: 413 });

  // Again two; one proposes, the other is silent, and then only one is left, who stays.
  later(30_000);
  const last = await propose(third, await again(olga), 'remove_owner');
  later(waitMs);
  const alone = await again(olga);
  expect(await decide(last, 'confirm', alone)).toMatchObject(done);
  expect(await lessen(olga, alone, { disable: true })).toMatchObject(refused('last_owner'));
  expect(await lessen(olga, alone, { roles: ['owner'] })).toMatchObject(refused('last_owner'));
});

test.each([
  ['is removed', 'remove_owner', false],
  ['is kept out', 'disable_owner', false],
  ['steps down', 'remove_owner', true],
  ['keeps themselves out', 'disable_owner', true],
] as const)('when a third owner %s, the 72 hours of the last two begin anew', async (_how, kind, isOwn) => {
  const [bela, cleo] = [await enter('bela'), await enter('cleo')];
  const old = await propose(bela, olga, 'remove_owner');
  const gone = await propose(cleo, olga, kind);
  later(waitMs);
  const [fresh, silent] = [await again(olga), await again(bela)];
  expect(await decide(old, 'confirm', fresh)).toMatchObject(refused('proposed_by_you'));
  const ask = kind === 'remove_owner' ? { roles: ['owner'] } : { disable: true };
  const went = isOwn ? await lessen(cleo, await again(cleo), ask) : await decide(gone, 'confirm', silent);
  expect(went).toMatchObject({ code: 200, data: isOwn ? {} : done.data });
  // Whom it was about never had time to object, and has it now.
  expect(await decide(old, 'confirm', fresh)).toMatchObject(refused('decided'));
  expect(await waiting()).toBe(0);
  const anew = await propose(bela, fresh, 'remove_owner');
  expect(await decide(anew, 'confirm', fresh)).toMatchObject(refused('too_early'));
  expect(await decide(anew, 'decline', silent)).toMatchObject({ code: 200, data: { state: 'declined' } });
});

test('what takes no owner away leaves the proposals as they stand', async () => {
  const [bela, cleo] = [await enter('bela'), await enter('cleo')];
  const name = { username: 'desk', password, name: 'Desk', roles: ['content' as const] };
  const desk = { ...(await makeOperator(app.env, name)), username: 'desk', token: '' };
  const open = await propose(bela, olga, 'remove_owner');
  expect(await lessen(desk, cleo, { disable: true })).toMatchObject({ code: 200 });
  const back = { person_id: desk.id, kind: 'enable', why } as const;
  const { id } = await app.ask(people.proposeRoleChange, back, { token: olga.token });
  expect(await decide(id, 'confirm', cleo)).toMatchObject(done);
  expect(await decide(open, 'confirm', cleo)).toMatchObject(done);
});

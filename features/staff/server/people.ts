// Who works in the console and as what: two owners give a role, one takes it away.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { addHours } from '#domain/time.ts';
import type * as calls from '#features/staff/people.contract.ts';
import type { joinConsole, readConsoleLink } from '#features/staff/sign-in.contract.ts';
import { hashPassword, sessions, usernames } from '#features/people/server/public.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import { assertTriesLeft, countFailure } from '#platform/db/rate.sql.ts';
import { senderOf } from '#platform/http/sender.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { assertFreshFactor } from './factors.ts';
import { findOperator, insertBare, setPasswordHash } from './operators.sql.ts';
import * as sql from './people.sql.ts';
import { hashOf } from './sign-in.ts';

type Asked<E extends (typeof calls)[Exclude<keyof typeof calls, 'changeKinds'>]> = Act<E> & {
  readonly session: Session;
};

export async function presentPeople(
  tx: Tx,
  now: Date,
  { personId: you }: Session,
): Promise<GivenOf<typeof calls.listPeople>> {
  const [members, changes] = [await sql.listMembers(tx), await sql.listOpenChanges(tx, { now })];
  const seen = await sessions.lastSeen(
    tx,
    members.map(({ id }) => id),
  );
  return {
    list: members.map((row) => ({
      id: row.id,
      username: row.username,
      name: row.name,
      roles: row.roles,
      supplier: row.supplier_name,
      factors: [...(row.has_totp ? ['totp' as const] : []), ...(row.has_passkey ? ['passkey' as const] : [])],
      joined: row.joined,
      link_until: row.link_until?.toISOString() ?? null,
      seen_at: seen.get(row.id)?.toISOString() ?? null,
      disabled_at: row.disabled_at?.toISOString() ?? null,
      command_at:
        row.command_at !== null && now.getTime() - row.command_at.getTime() < limits.commandShownMs
          ? row.command_at.toISOString()
          : null,
      created_at: row.created_at.toISOString(),
      is_you: row.id === you,
      changes: changes
        .filter((change) => change.person_id === row.id)
        .map((change) => ({
          id: change.id,
          kind: change.kind,
          roles: change.roles,
          why: change.why,
          by: change.by_name,
          at: change.proposed_at.toISOString(),
          until: change.until.toISOString(),
          ...decisionsOf(change, you, now),
        })),
    })),
  };
}

/** What a person may decide about a proposal. */
function decisionsOf(change: sql.ChangeRow, you: string, now: Date) {
  const mine = change.proposed_by === you;
  const aboutMe = change.person_id === you;
  const removes = takesOwner(change.kind);
  const isAlone = removes && !change.has_third;
  const aloneAt = addHours(change.proposed_at, limits.ownerRemovalHours);
  return {
    can_confirm: (!mine && !aboutMe) || (mine && isAlone && now >= aloneAt),
    can_decline: !(removes && aboutMe && change.has_third),
    alone_at: isAlone ? aloneAt.toISOString() : null,
  };
}

const takesOwner = (kind: sql.ChangeRow['kind']): boolean =>
  kind === 'remove_owner' || kind === 'disable_owner';

/** Enters a person without a role and without a password: the link brings the one, another owner the other. */
export async function invite(act: Asked<typeof calls.invitePerson>) {
  const { tx, env, input, now, session } = act;
  usernames.assertShape(input.username);
  await assertFreshFactor(env, session);
  const id = env.random.id(now);
  const username = input.username.toLowerCase();
  const row = { id, username, passwordHash: '', name: input.name, supplierId: undefined, at: now };
  if (!(await insertBare(tx, row))) throw refuse('usernameExists', { field: 'username', reason: 'taken' });
  await proposeOf(act, { personId: id, kind: 'grant', roles: input.roles, why: input.why });
  const { link, until } = await makeJoinLink(tx, env, id, session);
  act.audit({ subject: id, why: input.why, after: { username, proposed: input.roles } });
  return { person_id: id, link, until };
}

export async function renewLink(act: Asked<typeof calls.renewConsoleLink>) {
  const { tx, env, input, session } = act;
  await assertFreshFactor(env, session);
  const person = await findOperator(tx, input.person_id);
  if (person === undefined) throw refuse('recordNotFound');
  if (person.password_hash !== '') throw refuse('invalidOperation', { reason: 'joined' });
  act.audit({ subject: person.id });
  return makeJoinLink(tx, env, person.id, session);
}

/** A link by which a person chooses their password: once, within `limits.consoleLinkMs`. It replaces the one before. */
export async function makeJoinLink(tx: Tx, env: Environment, personId: string, { personId: by }: Session) {
  const token = env.random.token();
  const until = new Date(env.clock.now().getTime() + limits.consoleLinkMs);
  await sql.saveLink(tx, { personId, hash: hashOf(token), by, until });
  // Behind the number sign: no server on the way writes it into a log.
  return { link: `${env.consoleUrl}/console/join#${token}`, until: until.toISOString() };
}

/**
 * @throws Refused `invalidOperation`: `yourself`, `waits` (one of this kind is there), `supplier`, `has_roles`,
 * `not_disabled`, `not_an_owner`.
 */
export async function propose(act: Asked<typeof calls.proposeRoleChange>) {
  const { tx, env, input, session } = act;
  await assertFreshFactor(env, session);
  const person = await findOperator(tx, input.person_id);
  if (person === undefined) throw refuse('recordNotFound');
  const reason = faultOf(person, input, session.personId);
  if (reason !== undefined) throw refuse('invalidOperation', { reason });
  const { kind, roles, why } = input;
  const made = await proposeOf(act, { personId: person.id, kind, roles, why });
  act.audit({ subject: person.id, why, before: { roles: person.roles }, after: { kind, roles } });
  return { id: made.id, until: made.until.toISOString() };
}

function faultOf(
  person: NonNullable<Awaited<ReturnType<typeof findOperator>>>,
  ask: InputOf<typeof calls.proposeRoleChange>,
  you: string,
): string | undefined {
  if (person.id === you) return 'yourself';
  if (ask.kind === 'enable') return person.disabled_at === null ? 'not_disabled' : undefined;
  if (ask.kind === 'reset_factor') return undefined;
  if (person.supplier_id !== null) return 'supplier';
  if (takesOwner(ask.kind))
    return person.roles.includes('owner') && person.disabled_at === null ? undefined : 'not_an_owner';
  return ask.roles.every((role) => person.roles.includes(role)) ? 'has_roles' : undefined;
}

type Wish = { personId: string; kind: sql.NewChange['kind']; roles: sql.NewChange['roles']; why: string };

async function proposeOf(
  { tx, env, now, session }: { tx: Tx; env: Environment; now: Date; session: Session },
  { personId, kind, roles, why }: Wish,
) {
  const id = env.random.id(now);
  const until = new Date(now.getTime() + limits.roleChangeMs);
  const isMade = await sql.insertChange(tx, {
    id,
    person_id: personId,
    kind,
    roles: kind === 'grant' ? roles : [],
    why,
    proposed_by: session.personId,
    proposed_at: now,
    until,
  });
  if (!isMade) throw refuse('invalidOperation', { reason: 'waits' });
  return { id, until };
}

/** A confirmed change counts from the person's next sign-in: what they had open ends. */
export async function decide(act: Asked<typeof calls.decideRoleChange>) {
  const { tx, env, input, now, session } = act;
  await assertFreshFactor(env, session);
  const change = await sql.findChange(tx, { id: input.id });
  if (change === undefined) throw refuse('recordNotFound');
  const confirms = input.verdict === 'confirm';
  const you = session.personId;
  if (confirms && change.proposed_by === you && !takesOwner(change.kind))
    throw refuse('invalidOperation', { reason: 'proposed_by_you' });
  if (confirms && change.person_id === you) throw refuse('invalidOperation', { reason: 'yourself' });
  const before = await findOperator(tx, change.person_id);
  const state = await sql.decideChange(tx, { id: input.id, by: you, confirms, now });
  if (state !== 'confirmed' && state !== 'declined') {
    throw refuse('invalidOperation', { reason: state });
  }
  const after = await findOperator(tx, change.person_id);
  if (state === 'confirmed') await sessions.endAll(tx, env, change.person_id, now);
  act.audit({
    subject: change.person_id,
    why: change.why,
    before: { roles: before?.roles, disabled: before?.disabled_at !== null },
    after: { kind: change.kind, state, roles: after?.roles, disabled: after?.disabled_at !== null },
  });
  return { state } as const;
}

/** @throws Refused `invalidOperation`: `last_owner`, `needs_two` for another owner, `nothing` where nothing was asked. */
export async function lessen(act: Asked<typeof calls.lessenPerson>) {
  const { tx, env, input, now, session } = act;
  if (input.roles.length === 0 && !input.disable) throw refuse('invalidOperation', { reason: 'nothing' });
  await assertFreshFactor(env, session);
  const before = await findOperator(tx, input.person_id);
  if (before === undefined) throw refuse('recordNotFound');
  const asked = { personId: before.id, roles: input.roles, disables: input.disable, now };
  const state = await sql.lessenOperator(tx, { ...asked, by: session.personId }).catch(lastOwner);
  if (state !== 'done') throw refuse('invalidOperation', { reason: state });
  await sessions.endAll(tx, env, before.id, now);
  const after = await findOperator(tx, before.id);
  const roles = after?.roles ?? [];
  const isDisabled = after?.disabled_at !== null;
  act.audit({
    subject: before.id,
    why: input.why,
    before: { roles: before.roles, disabled: before.disabled_at !== null },
    after: { roles, disabled: isDisabled },
  });
  return { roles, disabled: isDisabled };
}

function lastOwner(error: unknown): never {
  if (sqlState(error) === 'SLOWN') throw refuse('invalidOperation', { reason: 'last_owner' });
  throw error;
}

type OpenRequest = { readonly env: Environment; readonly ip: string };

export async function readLink(
  ask: OpenRequest,
  input: InputOf<typeof readConsoleLink>,
): Promise<GivenOf<typeof readConsoleLink>> {
  const { username, name, until } = await openLink(ask, input.link);
  return { username, name, until };
}

/** @throws Refused `invitationCodeInvalid` for a link that is unknown, used or over. */
async function openLink({ env, ip }: OpenRequest, link: string): Promise<sql.LinkRow> {
  const now = env.clock.now();
  const tries = [
    { key: `console-link:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.inviteTriesPerHour },
  ];
  await assertTriesLeft(env.db.direct, tries, now);
  const found = await sql.linkOf(env.db.direct, { hash: hashOf(link), now });
  if (found !== undefined) return found;
  await countFailure(env.db.direct, tries, now);
  throw refuse('invitationCodeInvalid', { reason: 'link' });
}

export async function join(
  ask: OpenRequest,
  input: InputOf<typeof joinConsole>,
): Promise<{ username: string }> {
  const found = await openLink(ask, input.link);
  const { env } = ask;
  const hash = await hashPassword(input.password, { own: [found.username], env });
  await env.db.transaction(async (tx) => {
    const isMine = await sql.useLinkOnce(tx, { hash: hashOf(input.link), now: env.clock.now() });
    if (!isMine || !(await setPasswordHash(tx, found.person_id, hash, ''))) {
      throw refuse('invitationCodeInvalid', { reason: 'link' });
    }
  });
  return { username: found.username };
}

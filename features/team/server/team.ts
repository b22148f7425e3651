// The owner's side: who is in the team, inviting, changing roles, letting go.
import { createHash } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, isUuid, shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { assetOf, formatUnits, parseUnits } from '#domain/money/money.ts';
import { memberRoles, type MemberRole } from '#domain/shop/team-roles.ts';
import { toPage } from '#domain/wire/page.ts';
import { addHours } from '#domain/time.ts';
import { secrets, sessions } from '#features/people/server/public.ts';
import { levelNow, shopOf } from '#features/shop/server/public.ts';
import type * as contract from '#features/team/contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './team.sql.ts';

type Owner = Pick<Act<typeof contract.inviteMember>, 'env' | 'tx' | 'now' | 'shopId' | 'personId'>;

function roleOf(text: string): MemberRole {
  const found = memberRoles.find((role) => role === text);
  if (found === undefined) throw new Error(`${text} is no role of a member`);
  return found;
}

const presentInvitation = (row: sql.InvitationRow) => ({
  id: row.id,
  name: row.name,
  role: roleOf(row.role),
  made_at: row.made_at,
  ends_at: row.ends_at,
});

/** How many members a shop may have at this moment. */
export async function seatsOf(tx: Tx, shopId: bigint, now: Date): Promise<number> {
  const { level } = await shopOf(tx, shopId);
  return (await levelNow(tx, level, now)).staffSeats;
}

export async function presentTeam({ tx, shopId, now }: Owner): Promise<GivenOf<typeof contract.listTeam>> {
  const [people, invitations, allowed] = await Promise.all([
    sql.listPeople(tx, { shopId }),
    sql.listInvitations(tx, { shopId, now }),
    seatsOf(tx, shopId, now),
  ]);
  const seen = await sessions.lastSeen(
    tx,
    people.map(({ id }) => id),
  );
  const owner = people.find(({ role }) => role === 'owner');
  if (owner === undefined) throw new Error('a shop has an owner');
  const members = people.filter(({ role }) => role !== 'owner');
  return {
    owner: { id: owner.id, name: owner.name },
    members: members.map((row) => ({
      id: row.id,
      name: row.name,
      username: row.username,
      role: roleOf(row.role),
      joined_at: row.created_at,
      seen_at: seen.get(row.id) ?? null,
      second_factor: row.second_factor,
    })),
    invitations: invitations.map(presentInvitation),
    seats: { used: members.length, allowed, invitations_max: limits.memberInvitationsOpenMax },
    refunds: await refundsOf(tx, shopId),
  };
}

async function refundsOf(tx: Tx, shopId: bigint) {
  const { currency } = await shopOf(tx, shopId);
  const units = (await sql.findSetting(tx, { shopId }))?.refund_units ?? 0n;
  return { amount: formatUnits(units, assetOf(currency)), currency };
}

/** What is kept of a link. */
export function secretHashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Makes an invitation. Opens its own transaction: the password is asked for before it.
 *
 * @throws Refused `invalidOperation` `no_seat` where every place is taken, `too_many_open` where ten wait; and as
 * `assertPersonAgain` does.
 */
export async function invite(
  { env, now, shopId, personId }: Owner,
  input: InputOf<typeof contract.inviteMember>,
): Promise<GivenOf<typeof contract.inviteMember>> {
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  const id = env.random.id(now);
  const secret = env.random.token();
  const endsAt = addHours(now, limits.memberInvitationHours);
  await env.db.transaction(async (tx) => {
    const people = await sql.listPeople(tx, { shopId });
    const allowed = await seatsOf(tx, shopId, now);
    if (people.length - 1 >= allowed) throw refuse('invalidOperation', { reason: 'no_seat', limit: allowed });
    await sql.endOldInvitations(tx, { shopId, now });
    const max = limits.memberInvitationsOpenMax;
    const made = { shopId, id, secretHash: secretHashOf(secret), role: input.role, name: input.name };
    if (!(await sql.takeInvitation(tx, { ...made, madeBy: personId, now, endsAt, max })))
      throw refuse('invalidOperation', { reason: 'too_many_open', limit: max });
  });
  const token = `${shopCodeOf(shopId)}.${id}.${secret}`;
  return {
    invitation: { id, name: input.name, role: input.role, made_at: now, ends_at: endsAt },
    // Behind the mark that browsers do not send: it stands in nobody's log.
    link: `${env.baseUrl}/join#${token}`,
  };
}

/** @throws Refused `recordNotFound`, `invalidOperation` `not_open` where it was used or taken back before. */
export async function revoke({ tx, shopId, now }: Owner, id: string): Promise<{ revoked: true }> {
  if (!(await sql.isInvitation(tx, { shopId, id })))
    throw refuse('recordNotFound', { field: 'id', reason: 'invitation' });
  if (!(await sql.revokeInvitation(tx, { shopId, id, now })))
    throw refuse('invalidOperation', { reason: 'not_open' });
  return { revoked: true };
}

/** @throws Refused `invalidOperation` `owner` for the owner, `recordNotFound` for nobody of this shop. */
async function assertMember(tx: Tx, shopId: bigint, id: string): Promise<void> {
  const found = await sql.findMember(tx, { shopId, id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'member' });
  if (found.role === 'owner') throw refuse('invalidOperation', { field: 'id', reason: 'owner' });
}

/** The session says what its person may do: whoever gets another role signs in again. */
export async function changeRole(
  { env, now, shopId, personId }: Owner,
  input: InputOf<typeof contract.setMemberRole>,
): Promise<{ role: MemberRole }> {
  const { id, role } = input;
  await assertMember(env.db.direct, shopId, id);
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  await env.db.transaction(async (tx) => {
    await assertMember(tx, shopId, id);
    if (!(await sql.setRole(tx, { shopId, by: personId, id, role })))
      throw refuse('recordNotFound', { field: 'id', reason: 'member' });
    await sessions.endAll(tx, env, id, now);
  });
  return { role };
}

/** Ends every session of the member: calls are refused and streams end within a second. */
export async function letGo({ env, now, shopId, personId }: Owner, id: string): Promise<{ removed: true }> {
  await env.db.transaction(async (tx) => {
    await assertMember(tx, shopId, id);
    if (!(await sql.remove(tx, { shopId, by: personId, id, now })))
      throw refuse('recordNotFound', { field: 'id', reason: 'member' });
    await sessions.endAll(tx, env, id, now);
  });
  return { removed: true };
}

/** @throws Refused `invalidParameter` for what is no amount, or above `limits.memberRefundUnitsMax`. */
export async function saveRefunds(
  { env, now, shopId, personId }: Owner,
  input: InputOf<typeof contract.setMemberRefunds>,
): Promise<GivenOf<typeof contract.setMemberRefunds>> {
  const { currency } = await shopOf(env.db.direct, shopId);
  const units = parseUnits(input.amount, assetOf(currency));
  if (units === undefined || units > limits.memberRefundUnitsMax)
    throw refuse('invalidParameter', { field: 'amount', reason: 'amount' });
  await secrets.assertPersonAgain(env, { shopId, personId }, input);
  await sql.saveSetting(env.db.direct, { shopId, units, now });
  return refundsOf(env.db.direct, shopId);
}

export async function presentActs(
  { tx, shopId }: Pick<Owner, 'tx' | 'shopId'>,
  input: InputOf<typeof contract.listMemberActs>,
): Promise<GivenOf<typeof contract.listMemberActs>> {
  const { person_id: whose } = input;
  if (whose !== undefined && !(await sql.isPerson(tx, { shopId, id: whose })))
    throw refuse('recordNotFound', { field: 'person_id', reason: 'member' });
  const part = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const asked = { personId: whose, subject: input.subject };
  const rows = await sql.listActs(tx, { shopId, ...asked, ...part });
  const ids = rows.map(({ subject }) => subject).filter(isUuid);
  const orders = ids.length === 0 ? [] : await sql.orderNumbers(tx, { shopId, ids });
  const numbers = new Map(orders.map((row) => [row.id, orderNumberOf(shopId, row.number)]));
  const shown = rows.map(({ role, ...row }) => ({
    ...row,
    role: roleOf(role),
    order_no: numbers.get(row.subject) ?? null,
  }));
  return toPage(shown, input, null);
}
